/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of poly1305.hpp. */
/* clang-format off */
#ifndef LINNET_POLY1305_H
#define LINNET_POLY1305_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "poly1305" (published) -----------------------------------------------------------------------------------------------------
   Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages under one key and their
   tags anyone can compute the key and forge further messages. So do not use a `keyed` for a second message, and do not continue
   a copy of an `authenticator` with another message. For each message, take fresh output of a cipher or of a KDF as the key. A
   forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message. */
#define LINNET_POLY1305_KEY_SIZE 32
#define LINNET_POLY1305_TAG_SIZE 16
LINNET_RESULT int linnet_poly1305_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_poly1305_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(48) linnet_poly1305_keyed;
LINNET_RESULT int linnet_poly1305_keyed_init(linnet_poly1305_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_poly1305_keyed_compute(const linnet_poly1305_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_poly1305_keyed_verify(const linnet_poly1305_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_poly1305_keyed_wipe(linnet_poly1305_keyed* self);

typedef LINNET_OBJECT(96) linnet_poly1305_authenticator;
LINNET_RESULT int linnet_poly1305_authenticator_init(linnet_poly1305_authenticator* self, const uint8_t key[32]);
LINNET_RESULT int linnet_poly1305_authenticator_update(linnet_poly1305_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_poly1305_authenticator_finish(linnet_poly1305_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_poly1305_authenticator_verify(linnet_poly1305_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_poly1305_authenticator_wipe(linnet_poly1305_authenticator* self);

#endif
