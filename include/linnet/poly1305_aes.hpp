// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_POLY1305_AES_HPP
#define LINNET_POLY1305_AES_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Poly1305-AES, a MAC with a nonce. For interoperability: unless nonces are available anyway, a MAC without them, such as CMAC or
/// HMAC, is easier to use safely.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/poly1305_aes.hpp>
#include <linnet/detail/interface/mac.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes; D. J. Bernstein, "The
/// Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are cleared. Messages of any length.
/// A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce and their tags anyone can compute r; forgeries
/// follow. At most 2^64 messages under one key. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of
/// the longest message.
struct poly1305_aes : mac<detail::poly1305_aes_implementations, sized_in<parameter::nonce, 16>> {
    static constexpr std::string_view id = "poly1305-aes";
    static constexpr std::string_view name = "Poly1305-AES";
    static constexpr std::string_view specification =
        "D. J. Bernstein, The Poly1305-AES message-authentication code (2005), section 2";
    static constexpr algorithm_status status = algorithm_status::published;
};

struct poly1305_aes_family : algorithm_list<poly1305_aes> {
    static constexpr std::string_view name = "poly1305_aes";
};

LINNET_NAMESPACE_END

#endif
#endif
