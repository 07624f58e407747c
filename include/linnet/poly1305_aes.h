/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of poly1305_aes.hpp. */
/* clang-format off */
#ifndef LINNET_POLY1305_AES_H
#define LINNET_POLY1305_AES_H

#include "common.h" /* the rules for all calls */

/* "poly1305-aes" (published). Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes;
   D. J. Bernstein, "The Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are cleared.
   Messages of any length. A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce and their tags anyone can
   compute r; forgeries follow. At most 2^64 messages under one key. A forgery succeeds with a probability per attempt of 2^-103
   for each 16 bytes of the longest message. */
#define LINNET_POLY1305_AES_KEY_SIZE 32
#define LINNET_POLY1305_AES_NONCE_SIZE 16
#define LINNET_POLY1305_AES_TAG_SIZE 16
/* Computes the tag of a message. key: 32 bytes; nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_poly1305_aes_compute(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    uint8_t tag[16]);
/* Verifies the tag of a message in constant time. key: 32 bytes; nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_poly1305_aes_verify(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(504) linnet_poly1305_aes_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_aes_keyed_init(linnet_poly1305_aes_keyed* self, const uint8_t key[32]);
/* Computes the tag of a message. nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_keyed_compute(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16],
    const void* message, size_t len, uint8_t tag[16]);
/* Verifies the tag of a message in constant time. nonce: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_keyed_verify(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16],
    const void* message, size_t len, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_aes_keyed_wipe(linnet_poly1305_aes_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_poly1305_aes_authenticator;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_init(linnet_poly1305_aes_authenticator* self, const uint8_t key[32],
    const uint8_t nonce[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_update(linnet_poly1305_aes_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_finish(linnet_poly1305_aes_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_poly1305_aes_authenticator_verify(linnet_poly1305_aes_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_poly1305_aes_authenticator_wipe(linnet_poly1305_aes_authenticator* self);

#endif
