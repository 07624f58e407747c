/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of kmac.hpp. */
/* clang-format off */
#ifndef LINNET_KMAC_H
#define LINNET_KMAC_H

#include "common.h" /* the rules for all calls */

/* "kmac128" (standard). KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32,
   at least 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. */
#define LINNET_KMAC128_KEY_SIZE 16
#define LINNET_KMAC128_TAG_SIZE 32
/* Computes the tag of a message. key: key_len bytes; customization: customization_len bytes; message: len bytes; tag: tag_len
   bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kmac128_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
/* Verifies the tag of a message in constant time. key: key_len bytes; customization: customization_len bytes; message: len
   bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_kmac128_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(216) linnet_kmac128_keyed;
/* Expands the key. key: key_len bytes; customization: customization_len bytes; tag_size: 4 or more bytes, the size of every tag
   under this key. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac128_keyed_init(linnet_kmac128_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_keyed_compute(const linnet_kmac128_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Verifies the tag of a message in constant time. message: len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_keyed_verify(const linnet_kmac128_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac128_keyed_wipe(linnet_kmac128_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(392) linnet_kmac128_authenticator;
/* Begins a message. key: key_len bytes; customization: customization_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac128_authenticator_init(linnet_kmac128_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_authenticator_update(linnet_kmac128_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_authenticator_finish(linnet_kmac128_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac128_authenticator_verify(linnet_kmac128_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac128_authenticator_wipe(linnet_kmac128_authenticator* self);

/* "kmac256" (standard). KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64,
   at least 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4. */
#define LINNET_KMAC256_KEY_SIZE 32
#define LINNET_KMAC256_TAG_SIZE 64
/* Computes the tag of a message. key: key_len bytes; customization: customization_len bytes; message: len bytes; tag: tag_len
   bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_kmac256_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len);
/* Verifies the tag of a message in constant time. key: key_len bytes; customization: customization_len bytes; message: len
   bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_kmac256_verify(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, const void* tag, size_t tag_len);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(216) linnet_kmac256_keyed;
/* Expands the key. key: key_len bytes; customization: customization_len bytes; tag_size: 4 or more bytes, the size of every tag
   under this key. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac256_keyed_init(linnet_kmac256_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_keyed_compute(const linnet_kmac256_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Verifies the tag of a message in constant time. message: len bytes; tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_keyed_verify(const linnet_kmac256_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac256_keyed_wipe(linnet_kmac256_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(360) linnet_kmac256_authenticator;
/* Begins a message. key: key_len bytes; customization: customization_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_kmac256_authenticator_init(linnet_kmac256_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_authenticator_update(linnet_kmac256_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_authenticator_finish(linnet_kmac256_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 4 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_kmac256_authenticator_verify(linnet_kmac256_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_kmac256_authenticator_wipe(linnet_kmac256_authenticator* self);

#endif
