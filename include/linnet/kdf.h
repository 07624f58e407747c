/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of kdf.hpp. */
/* clang-format off */
#ifndef LINNET_KDF_H
#define LINNET_KDF_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "hkdf-sha-256" (standard) --------------------------------------------------------------------------------------------------
   HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The secret must be hard to guess:
   not a password. The salt need not be secret; a random one strengthens weak secrets. Different information gives independent
   outputs. `extract` gives 32 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_256_EXTRACT_SIZE 32
#define LINNET_HKDF_SHA_256_OUTPUT_SIZE_MAX 8160
LINNET_RESULT int linnet_hkdf_sha_256_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    const void* info, size_t info_len, void* output, size_t output_len);
LINNET_RESULT int linnet_hkdf_sha_256_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[32]);
LINNET_RESULT int linnet_hkdf_sha_256_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* ---- "hkdf-sha-384" (standard) --------------------------------------------------------------------------------------------------
   HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The secret must be hard to guess:
   not a password. The salt need not be secret; a random one strengthens weak secrets. Different information gives independent
   outputs. `extract` gives 48 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_384_EXTRACT_SIZE 48
#define LINNET_HKDF_SHA_384_OUTPUT_SIZE_MAX 12240
LINNET_RESULT int linnet_hkdf_sha_384_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    const void* info, size_t info_len, void* output, size_t output_len);
LINNET_RESULT int linnet_hkdf_sha_384_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[48]);
LINNET_RESULT int linnet_hkdf_sha_384_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* ---- "hkdf-sha-512" (standard) --------------------------------------------------------------------------------------------------
   HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The secret must be hard to guess:
   not a password. The salt need not be secret; a random one strengthens weak secrets. Different information gives independent
   outputs. `extract` gives 64 bytes, from which `expand` derives an output; `derive` does both. */
#define LINNET_HKDF_SHA_512_EXTRACT_SIZE 64
#define LINNET_HKDF_SHA_512_OUTPUT_SIZE_MAX 16320
LINNET_RESULT int linnet_hkdf_sha_512_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    const void* info, size_t info_len, void* output, size_t output_len);
LINNET_RESULT int linnet_hkdf_sha_512_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len,
    uint8_t key[64]);
LINNET_RESULT int linnet_hkdf_sha_512_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len);

/* ---- "pbkdf2-hmac-sha-224" (standard) -------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 28 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_224_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha-256" (standard) -------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 32 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_256_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha-384" (standard) -------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 48 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_384_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha-512" (standard) -------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 64 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_512_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha3-224" (standard) ------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA3-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 28 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_224_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha3-256" (standard) ------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA3-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 32 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_256_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha3-384" (standard) ------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA3-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 48 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_384_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha3-512" (standard) ------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA3-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 64 bytes costs you
   more than an attacker: do not ask for more. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha3_512_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

/* ---- "pbkdf2-hmac-sha-1" (legacy) -----------------------------------------------------------------------------------------------
   PBKDF2-HMAC-SHA-1: password and salt of any length; output 1 to (2^32 - 1) * 20 bytes; RFC 8018, section 5.2. Use a random
   salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 20 bytes costs you
   more than an attacker: do not ask for more. Choose pbkdf2_hmac_sha_256. */
LINNET_RESULT int linnet_pbkdf2_hmac_sha_1_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len);

#endif
