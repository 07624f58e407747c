/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of poly1305.hpp. */
/* clang-format off */
#ifndef LINNET_POLY1305_H
#define LINNET_POLY1305_H

#include "common.h" /* the rules for all calls */

/* "poly1305" (published). Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages
   under one key and their tags anyone can compute the key and forge further messages. So do not use a `keyed` for a second
   message, and do not continue a copy of an `authenticator` with another message. For each message, take fresh output of a
   cipher or of a KDF as the key. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest
   message. */
#define LINNET_POLY1305_KEY_SIZE 32
#define LINNET_POLY1305_TAG_SIZE 16
/* Computes the tag of a message. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_poly1305_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
/* Verifies the tag of a message in constant time. key: 32 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_poly1305_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(48) linnet_poly1305_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_keyed_init(linnet_poly1305_keyed* self, const uint8_t key[32]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_keyed_compute(const linnet_poly1305_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Verifies the tag of a message in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_keyed_verify(const linnet_poly1305_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_keyed_wipe(linnet_poly1305_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_poly1305_authenticator;
/* Begins a message. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_authenticator_init(linnet_poly1305_authenticator* self, const uint8_t key[32]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_authenticator_update(linnet_poly1305_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_authenticator_finish(linnet_poly1305_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_authenticator_verify(linnet_poly1305_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_authenticator_wipe(linnet_poly1305_authenticator* self);

#endif
