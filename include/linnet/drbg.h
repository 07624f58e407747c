/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of drbg.hpp. */
/* clang-format off */
#ifndef LINNET_DRBG_H
#define LINNET_DRBG_H

#include "common.h" /* the rules for all calls */

/* "hash-drbg-sha-256" (standard). Hash_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. */
#define LINNET_HASH_DRBG_SHA_256_ENTROPY_SIZE 32
#define LINNET_HASH_DRBG_SHA_256_NONCE_SIZE 16
#define LINNET_HASH_DRBG_SHA_256_OUTPUT_SIZE_MAX 65536
/* Makes the first request of a new generator and wipes the generator. entropy: entropy_len bytes, 32 to 4294967296,
   unpredictable; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies give the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(128) linnet_hash_drbg_sha_256_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, unpredictable; nonce: nonce_len bytes, 16 to
   4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_init(linnet_hash_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, unpredictable;
   additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_reseed(linnet_hash_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's maximum number of requests it fails with LINNET_ORDER until `reseed`. additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_256_generator_generate(linnet_hash_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hash_drbg_sha_256_generator_wipe(linnet_hash_drbg_sha_256_generator* self);

/* "hash-drbg-sha-512" (standard). Hash_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster
   than over SHA-256 on 64-bit processors without SHA-256 instructions. */
#define LINNET_HASH_DRBG_SHA_512_ENTROPY_SIZE 32
#define LINNET_HASH_DRBG_SHA_512_NONCE_SIZE 16
#define LINNET_HASH_DRBG_SHA_512_OUTPUT_SIZE_MAX 65536
/* Makes the first request of a new generator and wipes the generator. entropy: entropy_len bytes, 32 to 4294967296,
   unpredictable; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies give the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(240) linnet_hash_drbg_sha_512_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, unpredictable; nonce: nonce_len bytes, 16 to
   4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_init(linnet_hash_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, unpredictable;
   additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_reseed(linnet_hash_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's maximum number of requests it fails with LINNET_ORDER until `reseed`. additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_hash_drbg_sha_512_generator_generate(linnet_hash_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hash_drbg_sha_512_generator_wipe(linnet_hash_drbg_sha_512_generator* self);

/* "hmac-drbg-sha-256" (standard). HMAC_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. */
#define LINNET_HMAC_DRBG_SHA_256_ENTROPY_SIZE 32
#define LINNET_HMAC_DRBG_SHA_256_NONCE_SIZE 16
#define LINNET_HMAC_DRBG_SHA_256_OUTPUT_SIZE_MAX 65536
/* Makes the first request of a new generator and wipes the generator. entropy: entropy_len bytes, 32 to 4294967296,
   unpredictable; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies give the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(112) linnet_hmac_drbg_sha_256_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, unpredictable; nonce: nonce_len bytes, 16 to
   4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_init(linnet_hmac_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, unpredictable;
   additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_reseed(linnet_hmac_drbg_sha_256_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's maximum number of requests it fails with LINNET_ORDER until `reseed`. additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_256_generator_generate(linnet_hmac_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_drbg_sha_256_generator_wipe(linnet_hmac_drbg_sha_256_generator* self);

/* "hmac-drbg-sha-512" (standard). HMAC_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or
   more; SP 800-90A Rev. 1, section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster
   than over SHA-256 on 64-bit processors without SHA-256 instructions. */
#define LINNET_HMAC_DRBG_SHA_512_ENTROPY_SIZE 32
#define LINNET_HMAC_DRBG_SHA_512_NONCE_SIZE 16
#define LINNET_HMAC_DRBG_SHA_512_OUTPUT_SIZE_MAX 65536
/* Makes the first request of a new generator and wipes the generator. entropy: entropy_len bytes, 32 to 4294967296,
   unpredictable; nonce: nonce_len bytes, 16 to 4294967296; personalization: personalization_len bytes, at most 2^32; additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len);
/* A generator. Do not copy it: two copies give the same output. Call `reseed` before `generate` for prediction resistance. */
typedef LINNET_OBJECT(208) linnet_hmac_drbg_sha_512_generator;
/* Instantiates the generator. entropy: entropy_len bytes, 32 to 4294967296, unpredictable; nonce: nonce_len bytes, 16 to
   4294967296; personalization: personalization_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_init(linnet_hmac_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len);
/* Takes a fresh entropy input. If that fails, nothing changes. entropy: entropy_len bytes, 32 to 4294967296, unpredictable;
   additional: additional_len bytes, at most 2^32. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_reseed(linnet_hmac_drbg_sha_512_generator* self, const void* entropy,
    size_t entropy_len, const void* additional, size_t additional_len);
/* Writes output. After the algorithm's maximum number of requests it fails with LINNET_ORDER until `reseed`. additional:
   additional_len bytes, at most 2^32; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_hmac_drbg_sha_512_generator_generate(linnet_hmac_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_hmac_drbg_sha_512_generator_wipe(linnet_hmac_drbg_sha_512_generator* self);

#endif
