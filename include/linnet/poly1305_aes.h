/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of poly1305_aes.hpp. */
/* clang-format off */
#ifndef LINNET_POLY1305_AES_H
#define LINNET_POLY1305_AES_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "poly1305-aes" (published) -------------------------------------------------------------------------------------------------
   Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes; D. J. Bernstein, "The
   Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are cleared. Messages of any
   length. A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce and their tags anyone can compute r;
   forgeries follow. At most 2^64 messages under one key. A forgery succeeds with a probability per attempt of 2^-103 for each 16
   bytes of the longest message. */
#define LINNET_POLY1305_AES_KEY_SIZE 32
#define LINNET_POLY1305_AES_NONCE_SIZE 16
#define LINNET_POLY1305_AES_TAG_SIZE 16
LINNET_RESULT int linnet_poly1305_aes_compute(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_poly1305_aes_verify(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    const uint8_t tag[16]);

typedef LINNET_OBJECT(504) linnet_poly1305_aes_keyed;
LINNET_RESULT int linnet_poly1305_aes_keyed_init(linnet_poly1305_aes_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_poly1305_aes_keyed_compute(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16],
    const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_poly1305_aes_keyed_verify(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16],
    const void* message, size_t len, const uint8_t tag[16]);
LINNET_API void linnet_poly1305_aes_keyed_wipe(linnet_poly1305_aes_keyed* self);

typedef LINNET_OBJECT(96) linnet_poly1305_aes_authenticator;
LINNET_RESULT int linnet_poly1305_aes_authenticator_init(linnet_poly1305_aes_authenticator* self, const uint8_t key[32],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_poly1305_aes_authenticator_update(linnet_poly1305_aes_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_poly1305_aes_authenticator_finish(linnet_poly1305_aes_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_poly1305_aes_authenticator_verify(linnet_poly1305_aes_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_poly1305_aes_authenticator_wipe(linnet_poly1305_aes_authenticator* self);

#endif
