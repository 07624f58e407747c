/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of drbg.hpp. */
/* clang-format off */
#ifndef LINNET_DRBG_H
#define LINNET_DRBG_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "hash-drbg-sha-256" (standard) ---------------------------------------------------------------------------------------------
   Hash_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
   10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. entropy_len: 32 to 4294967296;
   nonce_len: 16 to 4294967296. */
#define LINNET_HASH_DRBG_SHA_256_ENTROPY_SIZE 32
#define LINNET_HASH_DRBG_SHA_256_NONCE_SIZE 16
#define LINNET_HASH_DRBG_SHA_256_OUTPUT_SIZE_MAX 65536
LINNET_RESULT int linnet_hash_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);

typedef LINNET_OBJECT(128) linnet_hash_drbg_sha_256_generator;
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_init(linnet_hash_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_reseed(linnet_hash_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_generate(linnet_hash_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
LINNET_API void linnet_hash_drbg_sha_256_generator_wipe(linnet_hash_drbg_sha_256_generator* self);

/* ---- "hash-drbg-sha-512" (standard) ---------------------------------------------------------------------------------------------
   Hash_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
   10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster than over SHA-256 on 64-bit
   processors without SHA-256 instructions. entropy_len: 32 to 4294967296; nonce_len: 16 to 4294967296. */
#define LINNET_HASH_DRBG_SHA_512_ENTROPY_SIZE 32
#define LINNET_HASH_DRBG_SHA_512_NONCE_SIZE 16
#define LINNET_HASH_DRBG_SHA_512_OUTPUT_SIZE_MAX 65536
LINNET_RESULT int linnet_hash_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);

typedef LINNET_OBJECT(240) linnet_hash_drbg_sha_512_generator;
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_init(linnet_hash_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_reseed(linnet_hash_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_generate(linnet_hash_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
LINNET_API void linnet_hash_drbg_sha_512_generator_wipe(linnet_hash_drbg_sha_512_generator* self);

/* ---- "hmac-drbg-sha-256" (standard) ---------------------------------------------------------------------------------------------
   HMAC_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
   10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. entropy_len: 32 to 4294967296;
   nonce_len: 16 to 4294967296. */
#define LINNET_HMAC_DRBG_SHA_256_ENTROPY_SIZE 32
#define LINNET_HMAC_DRBG_SHA_256_NONCE_SIZE 16
#define LINNET_HMAC_DRBG_SHA_256_OUTPUT_SIZE_MAX 65536
LINNET_RESULT int linnet_hmac_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);

typedef LINNET_OBJECT(112) linnet_hmac_drbg_sha_256_generator;
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_init(linnet_hmac_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_reseed(linnet_hmac_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_generate(linnet_hmac_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
LINNET_API void linnet_hmac_drbg_sha_256_generator_wipe(linnet_hmac_drbg_sha_256_generator* self);

/* ---- "hmac-drbg-sha-512" (standard) ---------------------------------------------------------------------------------------------
   HMAC_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1, section
   10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster than over SHA-256 on 64-bit
   processors without SHA-256 instructions. entropy_len: 32 to 4294967296; nonce_len: 16 to 4294967296. */
#define LINNET_HMAC_DRBG_SHA_512_ENTROPY_SIZE 32
#define LINNET_HMAC_DRBG_SHA_512_NONCE_SIZE 16
#define LINNET_HMAC_DRBG_SHA_512_OUTPUT_SIZE_MAX 65536
LINNET_RESULT int linnet_hmac_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);

typedef LINNET_OBJECT(208) linnet_hmac_drbg_sha_512_generator;
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_init(linnet_hmac_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_reseed(linnet_hmac_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_generate(linnet_hmac_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
LINNET_API void linnet_hmac_drbg_sha_512_generator_wipe(linnet_hmac_drbg_sha_512_generator* self);

#endif
