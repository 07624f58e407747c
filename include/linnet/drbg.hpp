// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DRBG_HPP
#define LINNET_DRBG_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The deterministic random bit generators of SP 800-90A Rev. 1 (2015) over a hash function: Hash_DRBG and HMAC_DRBG.
///
/// Where the operating system supplies random bytes, use those. A DRBG is for a device whose entropy source is slow, or for output
/// that a seed determines. Choose hmac_drbg_sha_256 unless another is required; Hash_DRBG calls the hash function half as often.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/drbg.hpp>
#include <linnet/detail/interface/drbg.hpp>
#include <linnet/sha2.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Hash_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
/// 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due.
struct hash_drbg_sha_256 : detail::hash_drbg_over<sha_256> {
    static constexpr std::string_view id = "hash-drbg-sha-256";
    static constexpr std::string_view name = "Hash_DRBG-SHA-256";
    static constexpr std::string_view specification = "SP 800-90A Rev. 1, section 10.1.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// Hash_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
/// 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster than over SHA-256 on 64-bit
/// processors without SHA-256 instructions.
struct hash_drbg_sha_512 : detail::hash_drbg_over<sha_512> {
    static constexpr std::string_view id = "hash-drbg-sha-512";
    static constexpr std::string_view name = "Hash_DRBG-SHA-512";
    static constexpr std::string_view specification = "SP 800-90A Rev. 1, section 10.1.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
/// 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due.
struct hmac_drbg_sha_256 : detail::hmac_drbg_over<sha_256> {
    static constexpr std::string_view id = "hmac-drbg-sha-256";
    static constexpr std::string_view name = "HMAC_DRBG-SHA-256";
    static constexpr std::string_view specification = "SP 800-90A Rev. 1, section 10.1.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HMAC_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
/// 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster than over SHA-256 on 64-bit
/// processors without SHA-256 instructions.
struct hmac_drbg_sha_512 : detail::hmac_drbg_over<sha_512> {
    static constexpr std::string_view id = "hmac-drbg-sha-512";
    static constexpr std::string_view name = "HMAC_DRBG-SHA-512";
    static constexpr std::string_view specification = "SP 800-90A Rev. 1, section 10.1.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct drbg_family : algorithm_list<hash_drbg_sha_256, hash_drbg_sha_512, hmac_drbg_sha_256, hmac_drbg_sha_512> {
    static constexpr std::string_view name = "drbg";
};

LINNET_NAMESPACE_END

#endif
#endif
