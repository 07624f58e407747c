// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_POLY1305_HPP
#define LINNET_POLY1305_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// Poly1305 (RFC 8439, section 2.5), whose key must never serve two messages. It is a part of which protocols are made: to
/// authenticate messages under one key choose an HMAC, to encrypt too chacha20_poly1305.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/mac.hpp>
#include <linnet/mode/poly1305.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

using poly1305_implementations = implementations<
#if defined(LINNET_POLY1305_VECTORS)
    mode::poly1305_avx512, mode::poly1305_avx2,
#endif
#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
    mode::poly1305_64,
#endif
    mode::poly1305_32>;

} // namespace detail

/// Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. ONE KEY, ONE MESSAGE: of two messages and their tags under one key
/// anybody computes that key, and forges whatever they like from then on. So nothing may keep a key: neither `keyed` for a second
/// message nor a copy of an `authenticator` that takes another way. A key is fresh output of a cipher or of a key derivation
/// function, for each message. A forgery succeeds with a probability of 2^-103 for each 16 bytes of the longest message an attempt.
struct poly1305 : mac<detail::poly1305_implementations> {
    static constexpr std::string_view id = "poly1305";
    static constexpr std::string_view name = "Poly1305";
    static constexpr std::string_view specification = "RFC 8439 (2018), section 2.5; a key serves one message";
    static constexpr algorithm_status status = algorithm_status::published;
};

LINNET_NAMESPACE_END

#endif
#endif
