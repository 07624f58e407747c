/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of hmac.hpp. */
/* clang-format off */
#ifndef LINNET_HMAC_H
#define LINNET_HMAC_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "hmac-sha-224" (standard) --------------------------------------------------------------------------------------------------
   HMAC-SHA-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of
   more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^60 bytes.
   tag_len: 10 to 28. */
#define LINNET_HMAC_SHA_224_KEY_SIZE 28
#define LINNET_HMAC_SHA_224_TAG_SIZE 28
LINNET_RESULT int linnet_hmac_sha_224_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(80) linnet_hmac_sha_224_keyed;
LINNET_RESULT int linnet_hmac_sha_224_keyed_init(linnet_hmac_sha_224_keyed* self, const void* key, size_t key_len, size_t tag_size);
LINNET_RESULT int linnet_hmac_sha_224_keyed_compute(const linnet_hmac_sha_224_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_224_keyed_verify(const linnet_hmac_sha_224_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_224_keyed_wipe(linnet_hmac_sha_224_keyed* self);

typedef LINNET_OBJECT(160) linnet_hmac_sha_224_authenticator;
LINNET_RESULT int linnet_hmac_sha_224_authenticator_init(linnet_hmac_sha_224_authenticator* self, const void* key, size_t key_len);
LINNET_RESULT int linnet_hmac_sha_224_authenticator_update(linnet_hmac_sha_224_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha_224_authenticator_finish(linnet_hmac_sha_224_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_224_authenticator_verify(linnet_hmac_sha_224_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha_224_authenticator_wipe(linnet_hmac_sha_224_authenticator* self);

/* ---- "hmac-sha-256" (standard) --------------------------------------------------------------------------------------------------
   HMAC-SHA-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of
   more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^60 bytes.
   tag_len: 10 to 32. */
#define LINNET_HMAC_SHA_256_KEY_SIZE 32
#define LINNET_HMAC_SHA_256_TAG_SIZE 32
LINNET_RESULT int linnet_hmac_sha_256_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(80) linnet_hmac_sha_256_keyed;
LINNET_RESULT int linnet_hmac_sha_256_keyed_init(linnet_hmac_sha_256_keyed* self, const void* key, size_t key_len, size_t tag_size);
LINNET_RESULT int linnet_hmac_sha_256_keyed_compute(const linnet_hmac_sha_256_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_256_keyed_verify(const linnet_hmac_sha_256_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_256_keyed_wipe(linnet_hmac_sha_256_keyed* self);

typedef LINNET_OBJECT(160) linnet_hmac_sha_256_authenticator;
LINNET_RESULT int linnet_hmac_sha_256_authenticator_init(linnet_hmac_sha_256_authenticator* self, const void* key, size_t key_len);
LINNET_RESULT int linnet_hmac_sha_256_authenticator_update(linnet_hmac_sha_256_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha_256_authenticator_finish(linnet_hmac_sha_256_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_256_authenticator_verify(linnet_hmac_sha_256_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha_256_authenticator_wipe(linnet_hmac_sha_256_authenticator* self);

/* ---- "hmac-sha-384" (standard) --------------------------------------------------------------------------------------------------
   HMAC-SHA-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of
   more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^63 bytes.
   tag_len: 10 to 48. */
#define LINNET_HMAC_SHA_384_KEY_SIZE 48
#define LINNET_HMAC_SHA_384_TAG_SIZE 48
LINNET_RESULT int linnet_hmac_sha_384_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(144) linnet_hmac_sha_384_keyed;
LINNET_RESULT int linnet_hmac_sha_384_keyed_init(linnet_hmac_sha_384_keyed* self, const void* key, size_t key_len, size_t tag_size);
LINNET_RESULT int linnet_hmac_sha_384_keyed_compute(const linnet_hmac_sha_384_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_384_keyed_verify(const linnet_hmac_sha_384_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_384_keyed_wipe(linnet_hmac_sha_384_keyed* self);

typedef LINNET_OBJECT(288) linnet_hmac_sha_384_authenticator;
LINNET_RESULT int linnet_hmac_sha_384_authenticator_init(linnet_hmac_sha_384_authenticator* self, const void* key, size_t key_len);
LINNET_RESULT int linnet_hmac_sha_384_authenticator_update(linnet_hmac_sha_384_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha_384_authenticator_finish(linnet_hmac_sha_384_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_384_authenticator_verify(linnet_hmac_sha_384_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha_384_authenticator_wipe(linnet_hmac_sha_384_authenticator* self);

/* ---- "hmac-sha-512" (standard) --------------------------------------------------------------------------------------------------
   HMAC-SHA-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A key of
   more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^63 bytes.
   tag_len: 10 to 64. */
#define LINNET_HMAC_SHA_512_KEY_SIZE 64
#define LINNET_HMAC_SHA_512_TAG_SIZE 64
LINNET_RESULT int linnet_hmac_sha_512_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(144) linnet_hmac_sha_512_keyed;
LINNET_RESULT int linnet_hmac_sha_512_keyed_init(linnet_hmac_sha_512_keyed* self, const void* key, size_t key_len, size_t tag_size);
LINNET_RESULT int linnet_hmac_sha_512_keyed_compute(const linnet_hmac_sha_512_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_512_keyed_verify(const linnet_hmac_sha_512_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_512_keyed_wipe(linnet_hmac_sha_512_keyed* self);

typedef LINNET_OBJECT(288) linnet_hmac_sha_512_authenticator;
LINNET_RESULT int linnet_hmac_sha_512_authenticator_init(linnet_hmac_sha_512_authenticator* self, const void* key, size_t key_len);
LINNET_RESULT int linnet_hmac_sha_512_authenticator_update(linnet_hmac_sha_512_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha_512_authenticator_finish(linnet_hmac_sha_512_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_512_authenticator_verify(linnet_hmac_sha_512_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha_512_authenticator_wipe(linnet_hmac_sha_512_authenticator* self);

/* ---- "hmac-sha3-224" (standard) -------------------------------------------------------------------------------------------------
   HMAC-SHA3-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
   7. A key of more than 144 bytes is hashed first; trailing zero bytes of a shorter one have no effect. tag_len: 10 to 28. */
#define LINNET_HMAC_SHA3_224_KEY_SIZE 28
#define LINNET_HMAC_SHA3_224_TAG_SIZE 28
LINNET_RESULT int linnet_hmac_sha3_224_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(416) linnet_hmac_sha3_224_keyed;
LINNET_RESULT int linnet_hmac_sha3_224_keyed_init(linnet_hmac_sha3_224_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
LINNET_RESULT int linnet_hmac_sha3_224_keyed_compute(const linnet_hmac_sha3_224_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_224_keyed_verify(const linnet_hmac_sha3_224_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_224_keyed_wipe(linnet_hmac_sha3_224_keyed* self);

typedef LINNET_OBJECT(576) linnet_hmac_sha3_224_authenticator;
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_init(linnet_hmac_sha3_224_authenticator* self, const void* key,
    size_t key_len);
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_update(linnet_hmac_sha3_224_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_finish(linnet_hmac_sha3_224_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_224_authenticator_verify(linnet_hmac_sha3_224_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha3_224_authenticator_wipe(linnet_hmac_sha3_224_authenticator* self);

/* ---- "hmac-sha3-256" (standard) -------------------------------------------------------------------------------------------------
   HMAC-SHA3-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
   7. A key of more than 136 bytes is hashed first; trailing zero bytes of a shorter one have no effect. tag_len: 10 to 32. */
#define LINNET_HMAC_SHA3_256_KEY_SIZE 32
#define LINNET_HMAC_SHA3_256_TAG_SIZE 32
LINNET_RESULT int linnet_hmac_sha3_256_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(416) linnet_hmac_sha3_256_keyed;
LINNET_RESULT int linnet_hmac_sha3_256_keyed_init(linnet_hmac_sha3_256_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
LINNET_RESULT int linnet_hmac_sha3_256_keyed_compute(const linnet_hmac_sha3_256_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_256_keyed_verify(const linnet_hmac_sha3_256_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_256_keyed_wipe(linnet_hmac_sha3_256_keyed* self);

typedef LINNET_OBJECT(568) linnet_hmac_sha3_256_authenticator;
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_init(linnet_hmac_sha3_256_authenticator* self, const void* key,
    size_t key_len);
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_update(linnet_hmac_sha3_256_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_finish(linnet_hmac_sha3_256_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_256_authenticator_verify(linnet_hmac_sha3_256_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha3_256_authenticator_wipe(linnet_hmac_sha3_256_authenticator* self);

/* ---- "hmac-sha3-384" (standard) -------------------------------------------------------------------------------------------------
   HMAC-SHA3-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
   7. A key of more than 104 bytes is hashed first; trailing zero bytes of a shorter one have no effect. tag_len: 10 to 48. */
#define LINNET_HMAC_SHA3_384_KEY_SIZE 48
#define LINNET_HMAC_SHA3_384_TAG_SIZE 48
LINNET_RESULT int linnet_hmac_sha3_384_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(416) linnet_hmac_sha3_384_keyed;
LINNET_RESULT int linnet_hmac_sha3_384_keyed_init(linnet_hmac_sha3_384_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
LINNET_RESULT int linnet_hmac_sha3_384_keyed_compute(const linnet_hmac_sha3_384_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_384_keyed_verify(const linnet_hmac_sha3_384_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_384_keyed_wipe(linnet_hmac_sha3_384_keyed* self);

typedef LINNET_OBJECT(536) linnet_hmac_sha3_384_authenticator;
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_init(linnet_hmac_sha3_384_authenticator* self, const void* key,
    size_t key_len);
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_update(linnet_hmac_sha3_384_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_finish(linnet_hmac_sha3_384_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_384_authenticator_verify(linnet_hmac_sha3_384_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha3_384_authenticator_wipe(linnet_hmac_sha3_384_authenticator* self);

/* ---- "hmac-sha3-512" (standard) -------------------------------------------------------------------------------------------------
   HMAC-SHA3-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS 202, section
   7. A key of more than 72 bytes is hashed first; trailing zero bytes of a shorter one have no effect. tag_len: 10 to 64. */
#define LINNET_HMAC_SHA3_512_KEY_SIZE 64
#define LINNET_HMAC_SHA3_512_TAG_SIZE 64
LINNET_RESULT int linnet_hmac_sha3_512_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(416) linnet_hmac_sha3_512_keyed;
LINNET_RESULT int linnet_hmac_sha3_512_keyed_init(linnet_hmac_sha3_512_keyed* self, const void* key, size_t key_len,
    size_t tag_size);
LINNET_RESULT int linnet_hmac_sha3_512_keyed_compute(const linnet_hmac_sha3_512_keyed* self, const void* message, size_t len,
    void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_512_keyed_verify(const linnet_hmac_sha3_512_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha3_512_keyed_wipe(linnet_hmac_sha3_512_keyed* self);

typedef LINNET_OBJECT(504) linnet_hmac_sha3_512_authenticator;
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_init(linnet_hmac_sha3_512_authenticator* self, const void* key,
    size_t key_len);
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_update(linnet_hmac_sha3_512_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_finish(linnet_hmac_sha3_512_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha3_512_authenticator_verify(linnet_hmac_sha3_512_authenticator* self, const void* tag,
    size_t tag_len);
LINNET_API void linnet_hmac_sha3_512_authenticator_wipe(linnet_hmac_sha3_512_authenticator* self);

/* ---- "hmac-sha-1" (legacy) ------------------------------------------------------------------------------------------------------
   HMAC-SHA-1: key of any length, default 20 bytes; tag 20 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 2202. A key of more
   than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than 2^60 bytes. The
   collisions of SHA-1 do not break it (RFC 6194, section 3.3), but choose hmac_sha_256. tag_len: 10 to 20. */
#define LINNET_HMAC_SHA_1_KEY_SIZE 20
#define LINNET_HMAC_SHA_1_TAG_SIZE 20
LINNET_RESULT int linnet_hmac_sha_1_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_1_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag,
    size_t tag_len);

typedef LINNET_OBJECT(56) linnet_hmac_sha_1_keyed;
LINNET_RESULT int linnet_hmac_sha_1_keyed_init(linnet_hmac_sha_1_keyed* self, const void* key, size_t key_len, size_t tag_size);
LINNET_RESULT int linnet_hmac_sha_1_keyed_compute(const linnet_hmac_sha_1_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_1_keyed_verify(const linnet_hmac_sha_1_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_1_keyed_wipe(linnet_hmac_sha_1_keyed* self);

typedef LINNET_OBJECT(144) linnet_hmac_sha_1_authenticator;
LINNET_RESULT int linnet_hmac_sha_1_authenticator_init(linnet_hmac_sha_1_authenticator* self, const void* key, size_t key_len);
LINNET_RESULT int linnet_hmac_sha_1_authenticator_update(linnet_hmac_sha_1_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_hmac_sha_1_authenticator_finish(linnet_hmac_sha_1_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_hmac_sha_1_authenticator_verify(linnet_hmac_sha_1_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_hmac_sha_1_authenticator_wipe(linnet_hmac_sha_1_authenticator* self);

#endif
