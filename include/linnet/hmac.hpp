// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_HMAC_HPP
#define LINNET_HMAC_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// HMAC, the MAC of FIPS 198-1 (2008) and RFC 2104, over the hash functions of sha2.hpp and sha3.hpp and over SHA-1.
///
/// Choose hmac_sha_256 unless a peer requires another. A key should have as many random bytes as the digest, and a tag at least
/// half as many (RFC 2104, sections 3 and 5). A keyed context (`keyed`) costs two calls of the hash's primitive, and saves two per
/// message.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/hmac.hpp>
#include <linnet/detail/interface/mac.hpp>
#include <linnet/sha1.hpp>
#include <linnet/sha2.hpp>
#include <linnet/sha3.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// HMAC-SHA-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of more
/// than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^60 bytes.
struct hmac_sha_224 : detail::hmac_over<sha_224> {
    static constexpr std::string_view id = "hmac-sha-224";
    static constexpr std::string_view name = "HMAC-SHA-224";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of more
/// than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^60 bytes.
struct hmac_sha_256 : detail::hmac_over<sha_256> {
    static constexpr std::string_view id = "hmac-sha-256";
    static constexpr std::string_view name = "HMAC-SHA-256";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of more
/// than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^63 bytes.
struct hmac_sha_384 : detail::hmac_over<sha_384> {
    static constexpr std::string_view id = "hmac-sha-384";
    static constexpr std::string_view name = "HMAC-SHA-384";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of more
/// than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^63 bytes.
struct hmac_sha_512 : detail::hmac_over<sha_512> {
    static constexpr std::string_view id = "hmac-sha-512";
    static constexpr std::string_view name = "HMAC-SHA-512";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA3-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
/// 7. A key of more than 144 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
struct hmac_sha3_224 : detail::hmac_over<detail::hmac_hash<sha3_224>> {
    static constexpr std::string_view id = "hmac-sha3-224";
    static constexpr std::string_view name = "HMAC-SHA3-224";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA3-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
/// 7. A key of more than 136 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
struct hmac_sha3_256 : detail::hmac_over<detail::hmac_hash<sha3_256>> {
    static constexpr std::string_view id = "hmac-sha3-256";
    static constexpr std::string_view name = "HMAC-SHA3-256";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA3-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
/// 7. A key of more than 104 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
struct hmac_sha3_384 : detail::hmac_over<detail::hmac_hash<sha3_384>> {
    static constexpr std::string_view id = "hmac-sha3-384";
    static constexpr std::string_view name = "HMAC-SHA3-384";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA3-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
/// 7. A key of more than 72 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
struct hmac_sha3_512 : detail::hmac_over<detail::hmac_hash<sha3_512>> {
    static constexpr std::string_view id = "hmac-sha3-512";
    static constexpr std::string_view name = "HMAC-SHA3-512";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC-SHA-1: key of any length, default 20 bytes; tag 20 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 2202. A key of more
/// than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^60 bytes. The
/// collisions of SHA-1 do not break it (RFC 6194, section 3.3), but choose hmac_sha_256.
struct hmac_sha_1 : detail::hmac_over<sha_1> {
    static constexpr std::string_view id = "hmac-sha-1";
    static constexpr std::string_view name = "HMAC-SHA-1";
    static constexpr std::string_view specification = "FIPS 198-1";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

struct hmac_family : algorithm_list<hmac_sha_224, hmac_sha_256, hmac_sha_384, hmac_sha_512, hmac_sha3_224, hmac_sha3_256,
                                    hmac_sha3_384, hmac_sha3_512, hmac_sha_1> {
    static constexpr std::string_view name = "hmac";
};

LINNET_NAMESPACE_END

#endif
#endif
