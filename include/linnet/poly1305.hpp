// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_POLY1305_HPP
#define LINNET_POLY1305_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Poly1305 (RFC 8439, section 2.5), a building block of protocols. A Poly1305 key must be used only once. To authenticate several
/// messages under one key, choose an HMAC; to encrypt them too, chacha20_poly1305.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/poly1305.hpp>
#include <linnet/detail/interface/mac.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages under one key and their
/// tags anyone can compute the key and forge further messages. So do not use a `keyed` for a second message, and do not continue a
/// copy of an `authenticator` with another message. For each message, take fresh output of a cipher or of a KDF as the key. A
/// forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message.
struct poly1305 : mac<detail::poly1305_implementations> {
    static constexpr std::string_view id = "poly1305";
    static constexpr std::string_view name = "Poly1305";
    static constexpr std::string_view specification = "RFC 8439 (2018), section 2.5; a key serves one message";
    static constexpr algorithm_status status = algorithm_status::published;
};

struct poly1305_family : algorithm_list<poly1305> {
    static constexpr std::string_view name = "poly1305";
};

LINNET_NAMESPACE_END

#endif
#endif
