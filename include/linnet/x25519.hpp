// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_X25519_HPP
#define LINNET_X25519_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// X25519, the key exchange of RFC 7748 (2016) on Curve25519.
///
/// Both sides have a secret key of 32 random bytes and send each other their public keys. The shared secret is not a key yet:
/// derive one from it and both public keys with hkdf_sha_256. A key exchange does not authenticate the peer.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/x25519.hpp>
#include <linnet/detail/interface/kex.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// X25519: secret key 32 bytes, public key 32 bytes, shared secret 32 bytes; RFC 7748, section 5. 128-bit security. Five bits of a
/// secret key are fixed and the last bit of a public key is ignored, as section 5 requires; public keys not below 2^255 - 19 are
/// reduced.
struct x25519 : key_exchange<detail::x25519_implementations> {
    static constexpr std::string_view id = "x25519";
    static constexpr std::string_view name = "X25519";
    static constexpr std::string_view specification = "RFC 7748, section 5";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct x25519_family : algorithm_list<x25519> {
    static constexpr std::string_view name = "x25519";
};

LINNET_NAMESPACE_END

#endif
#endif
