// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CHACHA20_POLY1305_HPP
#define LINNET_CHACHA20_POLY1305_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// ChaCha20-Poly1305 (RFC 8439), the authenticated encryption of TLS, SSH and WireGuard, and XChaCha20-Poly1305, whose nonces are
/// long enough to be random. Reusing a nonce reveals the XOR of the plaintexts and the Poly1305 key of that nonce; forgeries under
/// this nonce follow.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/keystreams.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/mode/keystream/aead_poly1305.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at most 2^38 - 64 bytes, which is
/// enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32 messages with random nonces. A forgery
/// succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message.
struct chacha20_poly1305 : aead<detail::over_keystreams_and_products<mode::chacha20_poly1305, detail::chacha20_scheme>> {
    static constexpr std::string_view id = "chacha20-poly1305";
    static constexpr std::string_view name = "ChaCha20-Poly1305";
    static constexpr std::string_view specification = "RFC 8439 (2018), section 2.8";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as chacha20_poly1305; draft-irtf-cfrg-xchacha-03, section 2.
struct xchacha20_poly1305 : aead<detail::over_keystreams_and_products<mode::chacha20_poly1305, detail::xchacha20_scheme>> {
    static constexpr std::string_view id = "xchacha20-poly1305";
    static constexpr std::string_view name = "XChaCha20-Poly1305";
    static constexpr std::string_view specification = "draft-irtf-cfrg-xchacha-03, section 2";
    static constexpr algorithm_status status = algorithm_status::published;
};

struct chacha20_poly1305_family : algorithm_list<chacha20_poly1305, xchacha20_poly1305> {
    static constexpr std::string_view name = "chacha20_poly1305";
};

LINNET_NAMESPACE_END

#endif
#endif
