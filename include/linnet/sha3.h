/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of sha3.hpp. */
/* clang-format off */
#ifndef LINNET_SHA3_H
#define LINNET_SHA3_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "sha3-224" (standard) ------------------------------------------------------------------------------------------------------
   SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against preimages. */
#define LINNET_SHA3_224_DIGEST_SIZE 28
LINNET_RESULT int linnet_sha3_224_digest(const void* message, size_t len, uint8_t digest[28]);

typedef LINNET_OBJECT(360) linnet_sha3_224_hasher;
LINNET_API void linnet_sha3_224_hasher_init(linnet_sha3_224_hasher* self);
LINNET_RESULT int linnet_sha3_224_hasher_update(linnet_sha3_224_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha3_224_hasher_finish(linnet_sha3_224_hasher* self, uint8_t digest[28]);
LINNET_API void linnet_sha3_224_hasher_wipe(linnet_sha3_224_hasher* self);

/* ---- "sha3-256" (standard) ------------------------------------------------------------------------------------------------------
   SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against preimages. */
#define LINNET_SHA3_256_DIGEST_SIZE 32
LINNET_RESULT int linnet_sha3_256_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(352) linnet_sha3_256_hasher;
LINNET_API void linnet_sha3_256_hasher_init(linnet_sha3_256_hasher* self);
LINNET_RESULT int linnet_sha3_256_hasher_update(linnet_sha3_256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha3_256_hasher_finish(linnet_sha3_256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_sha3_256_hasher_wipe(linnet_sha3_256_hasher* self);

/* ---- "sha3-384" (standard) ------------------------------------------------------------------------------------------------------
   SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against preimages. */
#define LINNET_SHA3_384_DIGEST_SIZE 48
LINNET_RESULT int linnet_sha3_384_digest(const void* message, size_t len, uint8_t digest[48]);

typedef LINNET_OBJECT(320) linnet_sha3_384_hasher;
LINNET_API void linnet_sha3_384_hasher_init(linnet_sha3_384_hasher* self);
LINNET_RESULT int linnet_sha3_384_hasher_update(linnet_sha3_384_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha3_384_hasher_finish(linnet_sha3_384_hasher* self, uint8_t digest[48]);
LINNET_API void linnet_sha3_384_hasher_wipe(linnet_sha3_384_hasher* self);

/* ---- "sha3-512" (standard) ------------------------------------------------------------------------------------------------------
   SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against preimages. */
#define LINNET_SHA3_512_DIGEST_SIZE 64
LINNET_RESULT int linnet_sha3_512_digest(const void* message, size_t len, uint8_t digest[64]);

typedef LINNET_OBJECT(288) linnet_sha3_512_hasher;
LINNET_API void linnet_sha3_512_hasher_init(linnet_sha3_512_hasher* self);
LINNET_RESULT int linnet_sha3_512_hasher_update(linnet_sha3_512_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha3_512_hasher_finish(linnet_sha3_512_hasher* self, uint8_t digest[64]);
LINNET_API void linnet_sha3_512_hasher_wipe(linnet_sha3_512_hasher* self);

/* ---- "shake128" (standard) ------------------------------------------------------------------------------------------------------
   SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at most half the output's
   bits. */
#define LINNET_SHAKE128_DIGEST_SIZE 32
LINNET_RESULT int linnet_shake128_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(384) linnet_shake128_hasher;
LINNET_API void linnet_shake128_hasher_init(linnet_shake128_hasher* self);
LINNET_RESULT int linnet_shake128_hasher_update(linnet_shake128_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_shake128_hasher_squeeze(linnet_shake128_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_shake128_hasher_wipe(linnet_shake128_hasher* self);

/* ---- "shake256" (standard) ------------------------------------------------------------------------------------------------------
   SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at most half the output's
   bits. */
#define LINNET_SHAKE256_DIGEST_SIZE 64
LINNET_RESULT int linnet_shake256_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(352) linnet_shake256_hasher;
LINNET_API void linnet_shake256_hasher_init(linnet_shake256_hasher* self);
LINNET_RESULT int linnet_shake256_hasher_update(linnet_shake256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_shake256_hasher_squeeze(linnet_shake256_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_shake256_hasher_wipe(linnet_shake256_hasher* self);

/* ---- "cshake128" (standard) -----------------------------------------------------------------------------------------------------
   cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an empty customization string
   it is shake128. The function name, which NIST reserves, is empty. */
#define LINNET_CSHAKE128_DIGEST_SIZE 32
LINNET_RESULT int linnet_cshake128_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);

typedef LINNET_OBJECT(392) linnet_cshake128_hasher;
LINNET_RESULT int linnet_cshake128_hasher_init(linnet_cshake128_hasher* self, const void* customization, size_t customization_len);
LINNET_RESULT int linnet_cshake128_hasher_update(linnet_cshake128_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_cshake128_hasher_squeeze(linnet_cshake128_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_cshake128_hasher_wipe(linnet_cshake128_hasher* self);

/* ---- "cshake256" (standard) -----------------------------------------------------------------------------------------------------
   cSHAKE256: as cshake128, over shake256. */
#define LINNET_CSHAKE256_DIGEST_SIZE 64
LINNET_RESULT int linnet_cshake256_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);

typedef LINNET_OBJECT(360) linnet_cshake256_hasher;
LINNET_RESULT int linnet_cshake256_hasher_init(linnet_cshake256_hasher* self, const void* customization, size_t customization_len);
LINNET_RESULT int linnet_cshake256_hasher_update(linnet_cshake256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_cshake256_hasher_squeeze(linnet_cshake256_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_cshake256_hasher_wipe(linnet_cshake256_hasher* self);

#endif
