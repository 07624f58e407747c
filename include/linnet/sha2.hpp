// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SHA2_HPP
#define LINNET_SHA2_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The SHA-2 hash functions of FIPS 180-4 (2015).
///
/// Choose sha_256 unless a peer requires another; sha_512 is faster on 64-bit processors without SHA-256 instructions. sha_256 and
/// sha_512 allow length extension: from the digest of a message anyone can compute digests of longer messages. Do not authenticate
/// a message by hashing a key in front of it; use HMAC. The digests of sha_224, sha_384 and sha_512_256 are truncated, which
/// prevents this.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/sha2.hpp>
#include <linnet/detail/interface/hash.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// SHA-224: digest 28 bytes; FIPS 180-4, section 6.3. 112-bit security against collisions. A message has fewer than 2^61 bytes.
struct sha_224 : hash<detail::sha2_32_implementations<detail::sha_224_scheme>> {
    static constexpr std::string_view id = "sha-224";
    static constexpr std::string_view name = "SHA-224";
    static constexpr std::string_view specification = "FIPS 180-4, section 6.3";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA-256: digest 32 bytes; FIPS 180-4, section 6.2. 128-bit security against collisions. A message has fewer than 2^61 bytes.
struct sha_256 : hash<detail::sha2_32_implementations<detail::sha_256_scheme>> {
    static constexpr std::string_view id = "sha-256";
    static constexpr std::string_view name = "SHA-256";
    static constexpr std::string_view specification = "FIPS 180-4, section 6.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA-384: digest 48 bytes; FIPS 180-4, section 6.5. 192-bit security against collisions. A message has fewer than 2^64 bytes.
struct sha_384 : hash<detail::sha2_64_implementations<detail::sha_384_scheme>> {
    static constexpr std::string_view id = "sha-384";
    static constexpr std::string_view name = "SHA-384";
    static constexpr std::string_view specification = "FIPS 180-4, section 6.5";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA-512: digest 64 bytes; FIPS 180-4, section 6.4. 256-bit security against collisions. A message has fewer than 2^64 bytes.
struct sha_512 : hash<detail::sha2_64_implementations<detail::sha_512_scheme>> {
    static constexpr std::string_view id = "sha-512";
    static constexpr std::string_view name = "SHA-512";
    static constexpr std::string_view specification = "FIPS 180-4, section 6.4";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA-512/256: digest 32 bytes; FIPS 180-4, section 6.7. 128-bit security against collisions, at the speed of SHA-512. A message
/// has fewer than 2^64 bytes.
struct sha_512_256 : hash<detail::sha2_64_implementations<detail::sha_512_256_scheme>> {
    static constexpr std::string_view id = "sha-512-256";
    static constexpr std::string_view name = "SHA-512/256";
    static constexpr std::string_view specification = "FIPS 180-4, section 6.7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct sha2_family : algorithm_list<sha_224, sha_256, sha_384, sha_512, sha_512_256> {
    static constexpr std::string_view name = "sha2";
};

LINNET_NAMESPACE_END

#endif
#endif
