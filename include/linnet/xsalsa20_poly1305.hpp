// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_XSALSA20_POLY1305_HPP
#define LINNET_XSALSA20_POLY1305_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// XSalsa20-Poly1305, the secret box of NaCl, libsodium and those who speak to them. It has no associated data: for what is new
/// choose xchacha20_poly1305, which has. A nonce that is used twice under a key gives away the sum of the texts and the key of
/// Poly1305, with which messages under this nonce can be forged.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/keystreams.hpp>
#include <linnet/interface/secretbox.hpp>
#include <linnet/mode/secretbox_poly1305.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein, "Cryptography in NaCl", 2009. NaCl
/// puts the tag in front of the ciphertext. Texts of any length. A nonce serves once under a key, and may be random. A forgery
/// succeeds with a probability of 2^-103 for each 16 bytes of the longest message an attempt.
struct xsalsa20_poly1305 : secretbox<detail::over_keystreams_and_products<mode::secretbox_poly1305, detail::xsalsa20_scheme>> {
    static constexpr std::string_view id = "xsalsa20-poly1305";
    static constexpr std::string_view name = "XSalsa20-Poly1305";
    static constexpr std::string_view specification = "D. J. Bernstein, Cryptography in NaCl (2009)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct xsalsa20_poly1305_family : algorithm_list<xsalsa20_poly1305> {
    static constexpr std::string_view name = "xsalsa20_poly1305";
};

LINNET_NAMESPACE_END

#endif
#endif
