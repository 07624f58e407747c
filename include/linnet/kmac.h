/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of kmac.hpp. */
/* clang-format off */
#ifndef LINNET_KMAC_H
#define LINNET_KMAC_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "kmac128" (standard) -------------------------------------------------------------------------------------------------------
   KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32, at least 8 unless the
   risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. tag_len: 4 or more. */
#define LINNET_KMAC128_KEY_SIZE 16
#define LINNET_KMAC128_TAG_SIZE 32
LINNET_RESULT int linnet_kmac128_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
LINNET_RESULT int linnet_kmac128_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);

typedef LINNET_OBJECT(216) linnet_kmac128_keyed;
LINNET_RESULT int linnet_kmac128_keyed_init(linnet_kmac128_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size);
LINNET_RESULT int linnet_kmac128_keyed_compute(const linnet_kmac128_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_kmac128_keyed_verify(const linnet_kmac128_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len);
LINNET_API void linnet_kmac128_keyed_wipe(linnet_kmac128_keyed* self);

typedef LINNET_OBJECT(392) linnet_kmac128_authenticator;
LINNET_RESULT int linnet_kmac128_authenticator_init(linnet_kmac128_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
LINNET_RESULT int linnet_kmac128_authenticator_update(linnet_kmac128_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_kmac128_authenticator_finish(linnet_kmac128_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_kmac128_authenticator_verify(linnet_kmac128_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_kmac128_authenticator_wipe(linnet_kmac128_authenticator* self);

/* ---- "kmac256" (standard) -------------------------------------------------------------------------------------------------------
   KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64, at least 8 unless the
   risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. tag_len: 4 or more. */
#define LINNET_KMAC256_KEY_SIZE 32
#define LINNET_KMAC256_TAG_SIZE 64
LINNET_RESULT int linnet_kmac256_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
LINNET_RESULT int linnet_kmac256_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);

typedef LINNET_OBJECT(216) linnet_kmac256_keyed;
LINNET_RESULT int linnet_kmac256_keyed_init(linnet_kmac256_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size);
LINNET_RESULT int linnet_kmac256_keyed_compute(const linnet_kmac256_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_kmac256_keyed_verify(const linnet_kmac256_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len);
LINNET_API void linnet_kmac256_keyed_wipe(linnet_kmac256_keyed* self);

typedef LINNET_OBJECT(360) linnet_kmac256_authenticator;
LINNET_RESULT int linnet_kmac256_authenticator_init(linnet_kmac256_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
LINNET_RESULT int linnet_kmac256_authenticator_update(linnet_kmac256_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_kmac256_authenticator_finish(linnet_kmac256_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_kmac256_authenticator_verify(linnet_kmac256_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_kmac256_authenticator_wipe(linnet_kmac256_authenticator* self);

#endif
