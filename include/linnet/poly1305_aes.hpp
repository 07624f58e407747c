// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_POLY1305_AES_HPP
#define LINNET_POLY1305_AES_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// Poly1305-AES, a message authentication code whose messages have nonces. For what already uses it: where nonces are not at hand
/// anyway, a code without them, such as CMAC or an HMAC, has one thing less to go wrong.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/mac.hpp>
#include <linnet/interface/over_aes.hpp>
#include <linnet/mode/poly1305_aes.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

#if LINNET_SHARED
using poly1305_aes_implementations = implementations<mode::poly1305_aes<aes<16>>>;
#else
using poly1305_aes_implementations = over_any_aes<mode::poly1305_aes>;
#endif

} // namespace detail

/// Poly1305-AES: key 32, of which the first 16 are for AES-128 and the others are r of Poly1305, nonce 16, tag 16 bytes; D. J.
/// Bernstein, "The Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are taken as zero.
/// Messages of any length. A NONCE SERVES ONCE UNDER A KEY: of two messages with one nonce and their tags anybody computes r, and
/// forges from then on. Under a key at most 2^64 messages. A forgery succeeds with a probability of 2^-103 for each 16 bytes of the
/// longest message an attempt.
struct poly1305_aes : mac<detail::poly1305_aes_implementations, std::span<const uint8_t, 16>> {
    static constexpr std::string_view id = "poly1305-aes";
    static constexpr std::string_view name = "Poly1305-AES";
    static constexpr std::string_view specification =
        "D. J. Bernstein, The Poly1305-AES message-authentication code (2005), section 2";
    static constexpr algorithm_status status = algorithm_status::published;
};

LINNET_NAMESPACE_END

#endif
#endif
