/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of sha2.hpp. */
/* clang-format off */
#ifndef LINNET_SHA2_H
#define LINNET_SHA2_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "sha-224" (standard) -------------------------------------------------------------------------------------------------------
   SHA-224: digest 28 bytes; FIPS 180-4, section 6.3. 112-bit security against collisions. A message has fewer than 2^61 bytes. */
#define LINNET_SHA_224_DIGEST_SIZE 28
LINNET_RESULT int linnet_sha_224_digest(const void* message, size_t len, uint8_t digest[28]);

typedef LINNET_OBJECT(120) linnet_sha_224_hasher;
LINNET_API void linnet_sha_224_hasher_init(linnet_sha_224_hasher* self);
LINNET_RESULT int linnet_sha_224_hasher_update(linnet_sha_224_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha_224_hasher_finish(linnet_sha_224_hasher* self, uint8_t digest[28]);
LINNET_API void linnet_sha_224_hasher_wipe(linnet_sha_224_hasher* self);

/* ---- "sha-256" (standard) -------------------------------------------------------------------------------------------------------
   SHA-256: digest 32 bytes; FIPS 180-4, section 6.2. 128-bit security against collisions. A message has fewer than 2^61 bytes. */
#define LINNET_SHA_256_DIGEST_SIZE 32
LINNET_RESULT int linnet_sha_256_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(120) linnet_sha_256_hasher;
LINNET_API void linnet_sha_256_hasher_init(linnet_sha_256_hasher* self);
LINNET_RESULT int linnet_sha_256_hasher_update(linnet_sha_256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha_256_hasher_finish(linnet_sha_256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_sha_256_hasher_wipe(linnet_sha_256_hasher* self);

/* ---- "sha-384" (standard) -------------------------------------------------------------------------------------------------------
   SHA-384: digest 48 bytes; FIPS 180-4, section 6.5. 192-bit security against collisions. A message has fewer than 2^64 bytes. */
#define LINNET_SHA_384_DIGEST_SIZE 48
LINNET_RESULT int linnet_sha_384_digest(const void* message, size_t len, uint8_t digest[48]);

typedef LINNET_OBJECT(216) linnet_sha_384_hasher;
LINNET_API void linnet_sha_384_hasher_init(linnet_sha_384_hasher* self);
LINNET_RESULT int linnet_sha_384_hasher_update(linnet_sha_384_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha_384_hasher_finish(linnet_sha_384_hasher* self, uint8_t digest[48]);
LINNET_API void linnet_sha_384_hasher_wipe(linnet_sha_384_hasher* self);

/* ---- "sha-512" (standard) -------------------------------------------------------------------------------------------------------
   SHA-512: digest 64 bytes; FIPS 180-4, section 6.4. 256-bit security against collisions. A message has fewer than 2^64 bytes. */
#define LINNET_SHA_512_DIGEST_SIZE 64
LINNET_RESULT int linnet_sha_512_digest(const void* message, size_t len, uint8_t digest[64]);

typedef LINNET_OBJECT(216) linnet_sha_512_hasher;
LINNET_API void linnet_sha_512_hasher_init(linnet_sha_512_hasher* self);
LINNET_RESULT int linnet_sha_512_hasher_update(linnet_sha_512_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha_512_hasher_finish(linnet_sha_512_hasher* self, uint8_t digest[64]);
LINNET_API void linnet_sha_512_hasher_wipe(linnet_sha_512_hasher* self);

/* ---- "sha-512-256" (standard) ---------------------------------------------------------------------------------------------------
   SHA-512/256: digest 32 bytes; FIPS 180-4, section 6.7. 128-bit security against collisions, at the speed of SHA-512. A message
   has fewer than 2^64 bytes. */
#define LINNET_SHA_512_256_DIGEST_SIZE 32
LINNET_RESULT int linnet_sha_512_256_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(216) linnet_sha_512_256_hasher;
LINNET_API void linnet_sha_512_256_hasher_init(linnet_sha_512_256_hasher* self);
LINNET_RESULT int linnet_sha_512_256_hasher_update(linnet_sha_512_256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha_512_256_hasher_finish(linnet_sha_512_256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_sha_512_256_hasher_wipe(linnet_sha_512_256_hasher* self);

#endif
