/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_ccm.hpp. */
/* clang-format off */
#ifndef LINNET_AES_CCM_H
#define LINNET_AES_CCM_H

#include "common.h" /* the rules for all calls */

/* "aes-128-ccm" (standard). AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. `keyed` takes tags of 4,
   6, 8, 10, 12, 14 or 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a
   prefix of a longer one. With a nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most 65535 with 13, 16777215
   with 12; a longer one is refused. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. At
   most 2^61 calls of the cipher under one key (section 5.3): two for each block of plaintext, one for each block of associated
   data. Incremental types take the lengths first. */
#define LINNET_AES_128_CCM_KEY_SIZE 16
#define LINNET_AES_128_CCM_NONCE_SIZE 12
#define LINNET_AES_128_CCM_TAG_SIZE 16
#define LINNET_AES_128_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: nonce_len bytes, 7 to
   13; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_ccm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_ccm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(480) linnet_aes_128_ccm_keyed;
/* Expands the key. key: 16 bytes; tag_size: 4 to 16 in steps of 2 bytes, the size of every tag under this key. Errors:
   LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_ccm_keyed_init(linnet_aes_128_ccm_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16 in steps of 2. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ccm_keyed_encrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 4 to 16 in steps of 2; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_ccm_keyed_decrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_ccm_keyed_wipe(linnet_aes_128_ccm_keyed* self);

/* "aes-192-ccm" (standard). AES-192-CCM: key 24 bytes, otherwise as aes_128_ccm. */
#define LINNET_AES_192_CCM_KEY_SIZE 24
#define LINNET_AES_192_CCM_NONCE_SIZE 12
#define LINNET_AES_192_CCM_TAG_SIZE 16
#define LINNET_AES_192_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 24 bytes; nonce: nonce_len bytes, 7 to
   13; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_ccm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 24 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_ccm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(480) linnet_aes_192_ccm_keyed;
/* Expands the key. key: 24 bytes; tag_size: 4 to 16 in steps of 2 bytes, the size of every tag under this key. Errors:
   LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_ccm_keyed_init(linnet_aes_192_ccm_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16 in steps of 2. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ccm_keyed_encrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 4 to 16 in steps of 2; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_ccm_keyed_decrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_ccm_keyed_wipe(linnet_aes_192_ccm_keyed* self);

/* "aes-256-ccm" (standard). AES-256-CCM: key 32 bytes, otherwise as aes_128_ccm. */
#define LINNET_AES_256_CCM_KEY_SIZE 32
#define LINNET_AES_256_CCM_NONCE_SIZE 12
#define LINNET_AES_256_CCM_TAG_SIZE 16
#define LINNET_AES_256_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: nonce_len bytes, 7 to
   13; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_ccm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: nonce_len bytes, 7 to 13;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_ccm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(480) linnet_aes_256_ccm_keyed;
/* Expands the key. key: 32 bytes; tag_size: 4 to 16 in steps of 2 bytes, the size of every tag under this key. Errors:
   LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_ccm_keyed_init(linnet_aes_256_ccm_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16 in steps of 2. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ccm_keyed_encrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes, 7 to 13; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 4 to 16 in steps of 2; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_ccm_keyed_decrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_ccm_keyed_wipe(linnet_aes_256_ccm_keyed* self);

#endif
