/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_ocb.hpp. */
/* clang-format off */
#ifndef LINNET_AES_OCB_H
#define LINNET_AES_OCB_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "aes-128-ocb" (published) --------------------------------------------------------------------------------------------------
   AES-128-OCB: key 16, nonce 1 to 15, default 12, tag 16 bytes; RFC 7253. `keyed` takes tags of 1 to 16 bytes, at least 8 unless
   the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one. A nonce must be used only
   once under a key: reuse loses the confidentiality of both messages and the authenticity of all under that key (section 5). At
   most 2^48 blocks of 16 bytes under one key (section 5.1). There are no incremental types, because the last block is encrypted
   differently. nonce_len: 1 to 15; tag_len: 1 to 16. */
#define LINNET_AES_128_OCB_KEY_SIZE 16
#define LINNET_AES_128_OCB_NONCE_SIZE 12
#define LINNET_AES_128_OCB_TAG_SIZE 16
LINNET_RESULT int linnet_aes_128_ocb_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_ocb_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(1008) linnet_aes_128_ocb_keyed;
LINNET_RESULT int linnet_aes_128_ocb_keyed_init(linnet_aes_128_ocb_keyed* self, const uint8_t key[16], size_t tag_size);
LINNET_RESULT int linnet_aes_128_ocb_keyed_encrypt(const linnet_aes_128_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_128_ocb_keyed_decrypt(const linnet_aes_128_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_ocb_keyed_wipe(linnet_aes_128_ocb_keyed* self);

/* ---- "aes-192-ocb" (published) --------------------------------------------------------------------------------------------------
   AES-192-OCB: key 24 bytes, otherwise as aes_128_ocb. nonce_len: 1 to 15; tag_len: 1 to 16. */
#define LINNET_AES_192_OCB_KEY_SIZE 24
#define LINNET_AES_192_OCB_NONCE_SIZE 12
#define LINNET_AES_192_OCB_TAG_SIZE 16
LINNET_RESULT int linnet_aes_192_ocb_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_ocb_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(1008) linnet_aes_192_ocb_keyed;
LINNET_RESULT int linnet_aes_192_ocb_keyed_init(linnet_aes_192_ocb_keyed* self, const uint8_t key[24], size_t tag_size);
LINNET_RESULT int linnet_aes_192_ocb_keyed_encrypt(const linnet_aes_192_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_192_ocb_keyed_decrypt(const linnet_aes_192_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_ocb_keyed_wipe(linnet_aes_192_ocb_keyed* self);

/* ---- "aes-256-ocb" (published) --------------------------------------------------------------------------------------------------
   AES-256-OCB: key 32 bytes, otherwise as aes_128_ocb. nonce_len: 1 to 15; tag_len: 1 to 16. */
#define LINNET_AES_256_OCB_KEY_SIZE 32
#define LINNET_AES_256_OCB_NONCE_SIZE 12
#define LINNET_AES_256_OCB_TAG_SIZE 16
LINNET_RESULT int linnet_aes_256_ocb_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_ocb_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(1008) linnet_aes_256_ocb_keyed;
LINNET_RESULT int linnet_aes_256_ocb_keyed_init(linnet_aes_256_ocb_keyed* self, const uint8_t key[32], size_t tag_size);
LINNET_RESULT int linnet_aes_256_ocb_keyed_encrypt(const linnet_aes_256_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_256_ocb_keyed_decrypt(const linnet_aes_256_ocb_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_ocb_keyed_wipe(linnet_aes_256_ocb_keyed* self);

#endif
