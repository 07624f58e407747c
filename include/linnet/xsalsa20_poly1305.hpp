// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_XSALSA20_POLY1305_HPP
#define LINNET_XSALSA20_POLY1305_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// XSalsa20-Poly1305, the secret box of NaCl and libsodium. It has no associated data; for a new protocol choose
/// xchacha20_poly1305, which has. Reusing a nonce reveals the XOR of the plaintexts and the Poly1305 key of that nonce; forgeries
/// under this nonce follow.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/keystreams.hpp>
#include <linnet/detail/interface/secretbox.hpp>
#include <linnet/detail/mode/keystream/secretbox_poly1305.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein, "Cryptography in NaCl", 2009. NaCl
/// puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used only once under a key, and may be
/// random. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message.
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
