// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_KDF_HPP
#define LINNET_KDF_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Key derivation over HMAC: HKDF of RFC 5869 (2010), which derives keys from a secret, and PBKDF2 of RFC 8018 (2017), which
/// derives keys from a password.
///
/// Choose hkdf_sha_256 for unpredictable secrets, such as keys and shared secrets of a key exchange. Passwords can be guessed:
/// pbkdf2_hmac_sha_256 with at least 600 000 iterations makes each guess expensive. Memory-hard functions, which this family does
/// not have, do that better.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/hmac.hpp>
#include <linnet/detail/algorithm/kdf.hpp>
#include <linnet/detail/interface/kdf.hpp>
#include <linnet/sha1.hpp>
#include <linnet/sha2.hpp>
#include <linnet/sha3.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The secret must be hard to guess:
/// not a password. The salt need not be secret; a random one strengthens weak secrets. Different information gives independent
/// outputs. `extract` gives 32 bytes, from which `expand` derives an output; `derive` does both.
struct hkdf_sha_256 : detail::hkdf_over<sha_256> {
    static constexpr std::string_view id = "hkdf-sha-256";
    static constexpr std::string_view name = "HKDF-SHA-256";
    static constexpr std::string_view specification = "RFC 5869";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The secret must be hard to guess:
/// not a password. The salt need not be secret; a random one strengthens weak secrets. Different information gives independent
/// outputs. `extract` gives 48 bytes, from which `expand` derives an output; `derive` does both.
struct hkdf_sha_384 : detail::hkdf_over<sha_384> {
    static constexpr std::string_view id = "hkdf-sha-384";
    static constexpr std::string_view name = "HKDF-SHA-384";
    static constexpr std::string_view specification = "RFC 5869";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The secret must be hard to guess:
/// not a password. The salt need not be secret; a random one strengthens weak secrets. Different information gives independent
/// outputs. `extract` gives 64 bytes, from which `expand` derives an output; `derive` does both.
struct hkdf_sha_512 : detail::hkdf_over<sha_512> {
    static constexpr std::string_view id = "hkdf-sha-512";
    static constexpr std::string_view name = "HKDF-SHA-512";
    static constexpr std::string_view specification = "RFC 5869";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 28 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha_224 : detail::pbkdf2_over<sha_224> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-224";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-224";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 32 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha_256 : detail::pbkdf2_over<sha_256> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-256";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-256";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 48 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha_384 : detail::pbkdf2_over<sha_384> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-384";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-384";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 64 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha_512 : detail::pbkdf2_over<sha_512> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-512";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-512";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA3-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 28 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha3_224 : detail::pbkdf2_over<detail::hmac_hash<sha3_224>> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha3-224";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA3-224";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA3-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 32 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha3_256 : detail::pbkdf2_over<detail::hmac_hash<sha3_256>> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha3-256";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA3-256";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA3-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 48 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha3_384 : detail::pbkdf2_over<detail::hmac_hash<sha3_384>> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha3-384";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA3-384";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA3-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2. Use a random
/// salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 64 bytes costs you more
/// than an attacker: do not ask for more.
struct pbkdf2_hmac_sha3_512 : detail::pbkdf2_over<detail::hmac_hash<sha3_512>> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha3-512";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA3-512";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-1: password and salt of any length; output 1 to (2^32 - 1) * 20 bytes; RFC 8018, section 5.2. Use a random salt
/// of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 20 bytes costs you more than
/// an attacker: do not ask for more. Choose pbkdf2_hmac_sha_256.
struct pbkdf2_hmac_sha_1 : detail::pbkdf2_over<sha_1> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-1";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-1";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

struct kdf_family : algorithm_list<hkdf_sha_256, hkdf_sha_384, hkdf_sha_512, pbkdf2_hmac_sha_224, pbkdf2_hmac_sha_256,
                                   pbkdf2_hmac_sha_384, pbkdf2_hmac_sha_512, pbkdf2_hmac_sha3_224, pbkdf2_hmac_sha3_256,
                                   pbkdf2_hmac_sha3_384, pbkdf2_hmac_sha3_512, pbkdf2_hmac_sha_1> {
    static constexpr std::string_view name = "kdf";
};

LINNET_NAMESPACE_END

#endif
#endif
