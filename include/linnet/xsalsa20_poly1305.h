/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of xsalsa20_poly1305.hpp. */
/* clang-format off */
#ifndef LINNET_XSALSA20_POLY1305_H
#define LINNET_XSALSA20_POLY1305_H

#include "common.h" /* the rules for all calls */

/* "xsalsa20-poly1305" (published). XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein,
   "Cryptography in NaCl", 2009. NaCl puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used
   only once under a key, and may be random. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the
   longest message. */
#define LINNET_XSALSA20_POLY1305_KEY_SIZE 32
#define LINNET_XSALSA20_POLY1305_NONCE_SIZE 24
#define LINNET_XSALSA20_POLY1305_TAG_SIZE 16
/* Encrypts the plaintext and computes the tag. key: 32 bytes; nonce: 24 bytes; plaintext: len bytes; ciphertext: len bytes, may
   be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xsalsa20_poly1305_seal(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext, size_t len,
    void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag verifies. key: 32 bytes; nonce: 24 bytes; ciphertext: len bytes; tag: 16 bytes; plaintext:
   len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_xsalsa20_poly1305_open(const uint8_t key[32], const uint8_t nonce[24], const void* ciphertext, size_t len,
    const uint8_t tag[16], void* plaintext);
/* Writes the box of a plaintext: the tag, followed by the ciphertext. key: 32 bytes; nonce: 24 bytes; plaintext: len bytes;
   boxed: len + 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_xsalsa20_poly1305_seal_box(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext,
    size_t len, void* boxed);
/* Decrypts a box if its tag verifies. A box shorter than a tag is LINNET_LENGTH. key: 32 bytes; nonce: 24 bytes; boxed:
   boxed_len bytes; plaintext: boxed_len - 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC
   (the tag does not match). */
LINNET_RESULT int linnet_xsalsa20_poly1305_open_box(const uint8_t key[32], const uint8_t nonce[24], const void* boxed,
    size_t boxed_len, void* plaintext);

#endif
