/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_ccm.hpp. */
/* clang-format off */
#ifndef LINNET_AES_CCM_H
#define LINNET_AES_CCM_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "aes-128-ccm" (standard) ---------------------------------------------------------------------------------------------------
   AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. `keyed` takes tags of 4, 6, 8, 10, 12, 14 or 16
   bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one.
   With a nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most 65535 with 13, 16777215 with 12; a longer one
   is refused. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. At most 2^61 calls of the
   cipher under one key (section 5.3): two for each block of plaintext, one for each block of associated data. Incremental types
   take the lengths first. nonce_len: 7 to 13; tag_len: 4 to 16 in steps of 2. */
#define LINNET_AES_128_CCM_KEY_SIZE 16
#define LINNET_AES_128_CCM_NONCE_SIZE 12
#define LINNET_AES_128_CCM_TAG_SIZE 16
#define LINNET_AES_128_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
LINNET_RESULT int linnet_aes_128_ccm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_ccm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(480) linnet_aes_128_ccm_keyed;
LINNET_RESULT int linnet_aes_128_ccm_keyed_init(linnet_aes_128_ccm_keyed* self, const uint8_t key[16], size_t tag_size);
LINNET_RESULT int linnet_aes_128_ccm_keyed_encrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_128_ccm_keyed_decrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_ccm_keyed_wipe(linnet_aes_128_ccm_keyed* self);

/* ---- "aes-192-ccm" (standard) ---------------------------------------------------------------------------------------------------
   AES-192-CCM: key 24 bytes, otherwise as aes_128_ccm. nonce_len: 7 to 13; tag_len: 4 to 16 in steps of 2. */
#define LINNET_AES_192_CCM_KEY_SIZE 24
#define LINNET_AES_192_CCM_NONCE_SIZE 12
#define LINNET_AES_192_CCM_TAG_SIZE 16
#define LINNET_AES_192_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
LINNET_RESULT int linnet_aes_192_ccm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_ccm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(480) linnet_aes_192_ccm_keyed;
LINNET_RESULT int linnet_aes_192_ccm_keyed_init(linnet_aes_192_ccm_keyed* self, const uint8_t key[24], size_t tag_size);
LINNET_RESULT int linnet_aes_192_ccm_keyed_encrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_192_ccm_keyed_decrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_ccm_keyed_wipe(linnet_aes_192_ccm_keyed* self);

/* ---- "aes-256-ccm" (standard) ---------------------------------------------------------------------------------------------------
   AES-256-CCM: key 32 bytes, otherwise as aes_128_ccm. nonce_len: 7 to 13; tag_len: 4 to 16 in steps of 2. */
#define LINNET_AES_256_CCM_KEY_SIZE 32
#define LINNET_AES_256_CCM_NONCE_SIZE 12
#define LINNET_AES_256_CCM_TAG_SIZE 16
#define LINNET_AES_256_CCM_MESSAGE_SIZE_MAX 16777215 /* with a nonce of NONCE_SIZE bytes */
LINNET_RESULT int linnet_aes_256_ccm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_ccm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(480) linnet_aes_256_ccm_keyed;
LINNET_RESULT int linnet_aes_256_ccm_keyed_init(linnet_aes_256_ccm_keyed* self, const uint8_t key[32], size_t tag_size);
LINNET_RESULT int linnet_aes_256_ccm_keyed_encrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_256_ccm_keyed_decrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_ccm_keyed_wipe(linnet_aes_256_ccm_keyed* self);

#endif
