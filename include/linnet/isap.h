/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of isap.hpp. */
/* clang-format off */
#ifndef LINNET_ISAP_H
#define LINNET_ISAP_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "isap-a-128a" (finalist) ---------------------------------------------------------------------------------------------------
   ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A nonce must be used only once
   under a key. Stay below 2^64 blocks of 8 bytes under one key. */
#define LINNET_ISAP_A_128A_KEY_SIZE 16
#define LINNET_ISAP_A_128A_NONCE_SIZE 16
#define LINNET_ISAP_A_128A_TAG_SIZE 16
LINNET_RESULT int linnet_isap_a_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_a_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_isap_a_128a_keyed;
LINNET_RESULT int linnet_isap_a_128a_keyed_init(linnet_isap_a_128a_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_isap_a_128a_keyed_encrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_a_128a_keyed_decrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_a_128a_keyed_wipe(linnet_isap_a_128a_keyed* self);

/* ---- "isap-a-128" (finalist) ----------------------------------------------------------------------------------------------------
   ISAP-A-128: as isap_a_128a, with twelve rounds for each bit of re-keying and each block of keystream. */
#define LINNET_ISAP_A_128_KEY_SIZE 16
#define LINNET_ISAP_A_128_NONCE_SIZE 16
#define LINNET_ISAP_A_128_TAG_SIZE 16
LINNET_RESULT int linnet_isap_a_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_a_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_isap_a_128_keyed;
LINNET_RESULT int linnet_isap_a_128_keyed_init(linnet_isap_a_128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_isap_a_128_keyed_encrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_a_128_keyed_decrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_a_128_keyed_wipe(linnet_isap_a_128_keyed* self);

/* ---- "isap-k-128a" (finalist) ---------------------------------------------------------------------------------------------------
   ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p[400]; ISAP v2.0, section 2. 128-bit security. A nonce must be used only
   once under a key. Stay below 2^64 blocks of 18 bytes under one key. */
#define LINNET_ISAP_K_128A_KEY_SIZE 16
#define LINNET_ISAP_K_128A_NONCE_SIZE 16
#define LINNET_ISAP_K_128A_TAG_SIZE 16
LINNET_RESULT int linnet_isap_k_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_k_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_isap_k_128a_keyed;
LINNET_RESULT int linnet_isap_k_128a_keyed_init(linnet_isap_k_128a_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_isap_k_128a_keyed_encrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_k_128a_keyed_decrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_k_128a_keyed_wipe(linnet_isap_k_128a_keyed* self);

/* ---- "isap-k-128" (finalist) ----------------------------------------------------------------------------------------------------
   ISAP-K-128: as isap_k_128a, with twenty rounds for each block of the tag, and twelve everywhere else. */
#define LINNET_ISAP_K_128_KEY_SIZE 16
#define LINNET_ISAP_K_128_NONCE_SIZE 16
#define LINNET_ISAP_K_128_TAG_SIZE 16
LINNET_RESULT int linnet_isap_k_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_k_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_isap_k_128_keyed;
LINNET_RESULT int linnet_isap_k_128_keyed_init(linnet_isap_k_128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_isap_k_128_keyed_encrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_isap_k_128_keyed_decrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_isap_k_128_keyed_wipe(linnet_isap_k_128_keyed* self);

#endif
