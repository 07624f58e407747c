/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of chacha20_poly1305.hpp. */
/* clang-format off */
#ifndef LINNET_CHACHA20_POLY1305_H
#define LINNET_CHACHA20_POLY1305_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "chacha20-poly1305" (published) --------------------------------------------------------------------------------------------
   ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at most 2^38 - 64 bytes, which is
   enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32 messages with random nonces. A forgery
   succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message. */
#define LINNET_CHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_CHACHA20_POLY1305_NONCE_SIZE 12
#define LINNET_CHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_CHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
LINNET_RESULT int linnet_chacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_chacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(40) linnet_chacha20_poly1305_keyed;
LINNET_RESULT int linnet_chacha20_poly1305_keyed_init(linnet_chacha20_poly1305_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_chacha20_poly1305_keyed_encrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_chacha20_poly1305_keyed_decrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_chacha20_poly1305_keyed_wipe(linnet_chacha20_poly1305_keyed* self);

typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_encryptor;
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_init(linnet_chacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_update_aad(linnet_chacha20_poly1305_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_update(linnet_chacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_finish(linnet_chacha20_poly1305_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_chacha20_poly1305_encryptor_wipe(linnet_chacha20_poly1305_encryptor* self);

typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_decryptor;
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_init(linnet_chacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_update_aad(linnet_chacha20_poly1305_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_update(linnet_chacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_verify(linnet_chacha20_poly1305_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_chacha20_poly1305_decryptor_wipe(linnet_chacha20_poly1305_decryptor* self);

/* ---- "xchacha20-poly1305" (published) -------------------------------------------------------------------------------------------
   XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as chacha20_poly1305; draft-irtf-cfrg-xchacha-03, section
   2. */
#define LINNET_XCHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_XCHACHA20_POLY1305_NONCE_SIZE 24
#define LINNET_XCHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_XCHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
LINNET_RESULT int linnet_xchacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_xchacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(40) linnet_xchacha20_poly1305_keyed;
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_init(linnet_xchacha20_poly1305_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_encrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_decrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_xchacha20_poly1305_keyed_wipe(linnet_xchacha20_poly1305_keyed* self);

typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_encryptor;
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_init(linnet_xchacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_update_aad(linnet_xchacha20_poly1305_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_update(linnet_xchacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_finish(linnet_xchacha20_poly1305_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_xchacha20_poly1305_encryptor_wipe(linnet_xchacha20_poly1305_encryptor* self);

typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_decryptor;
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_init(linnet_xchacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_update_aad(linnet_xchacha20_poly1305_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_update(linnet_xchacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_verify(linnet_xchacha20_poly1305_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_xchacha20_poly1305_decryptor_wipe(linnet_xchacha20_poly1305_decryptor* self);

#endif
