/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of xsalsa20_poly1305.hpp. */
/* clang-format off */
#ifndef LINNET_XSALSA20_POLY1305_H
#define LINNET_XSALSA20_POLY1305_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "xsalsa20-poly1305" (published) --------------------------------------------------------------------------------------------
   XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein, "Cryptography in NaCl", 2009.
   NaCl puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used only once under a key, and may be
   random. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message. */
#define LINNET_XSALSA20_POLY1305_KEY_SIZE 32
#define LINNET_XSALSA20_POLY1305_NONCE_SIZE 24
#define LINNET_XSALSA20_POLY1305_TAG_SIZE 16
LINNET_RESULT int linnet_xsalsa20_poly1305_seal(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext, size_t len,
    void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_xsalsa20_poly1305_open(const uint8_t key[32], const uint8_t nonce[24], const void* ciphertext, size_t len,
    const uint8_t tag[16], void* plaintext);
LINNET_RESULT int linnet_xsalsa20_poly1305_seal_box(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext,
    size_t len, void* boxed);
LINNET_RESULT int linnet_xsalsa20_poly1305_open_box(const uint8_t key[32], const uint8_t nonce[24], const void* boxed,
    size_t boxed_len, void* plaintext);

#endif
