/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_eax.hpp. */
/* clang-format off */
#ifndef LINNET_AES_EAX_H
#define LINNET_AES_EAX_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "aes-128-eax" (published) --------------------------------------------------------------------------------------------------
   AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. `keyed` takes tags of 1 to 16 bytes,
   at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a prefix of a longer one. A nonce must
   be used only once under a key: reuse reveals the XOR of the two plaintexts. Birthday bound: stay below 2^48 blocks of 16 bytes
   under one key. tag_len: 1 to 16. */
#define LINNET_AES_128_EAX_KEY_SIZE 16
#define LINNET_AES_128_EAX_NONCE_SIZE 16
#define LINNET_AES_128_EAX_TAG_SIZE 16
LINNET_RESULT int linnet_aes_128_eax_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_eax_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(512) linnet_aes_128_eax_keyed;
LINNET_RESULT int linnet_aes_128_eax_keyed_init(linnet_aes_128_eax_keyed* self, const uint8_t key[16], size_t tag_size);
LINNET_RESULT int linnet_aes_128_eax_keyed_encrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_128_eax_keyed_decrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_eax_keyed_wipe(linnet_aes_128_eax_keyed* self);

typedef LINNET_OBJECT(624) linnet_aes_128_eax_encryptor;
LINNET_RESULT int linnet_aes_128_eax_encryptor_init(linnet_aes_128_eax_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_128_eax_encryptor_update_aad(linnet_aes_128_eax_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_128_eax_encryptor_update(linnet_aes_128_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_aes_128_eax_encryptor_finish(linnet_aes_128_eax_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_128_eax_encryptor_wipe(linnet_aes_128_eax_encryptor* self);

typedef LINNET_OBJECT(624) linnet_aes_128_eax_decryptor;
LINNET_RESULT int linnet_aes_128_eax_decryptor_init(linnet_aes_128_eax_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_128_eax_decryptor_update_aad(linnet_aes_128_eax_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_128_eax_decryptor_update(linnet_aes_128_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_aes_128_eax_decryptor_verify(linnet_aes_128_eax_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_eax_decryptor_wipe(linnet_aes_128_eax_decryptor* self);

/* ---- "aes-192-eax" (published) --------------------------------------------------------------------------------------------------
   AES-192-EAX: key 24 bytes, otherwise as aes_128_eax. tag_len: 1 to 16. */
#define LINNET_AES_192_EAX_KEY_SIZE 24
#define LINNET_AES_192_EAX_NONCE_SIZE 16
#define LINNET_AES_192_EAX_TAG_SIZE 16
LINNET_RESULT int linnet_aes_192_eax_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_eax_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(512) linnet_aes_192_eax_keyed;
LINNET_RESULT int linnet_aes_192_eax_keyed_init(linnet_aes_192_eax_keyed* self, const uint8_t key[24], size_t tag_size);
LINNET_RESULT int linnet_aes_192_eax_keyed_encrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_192_eax_keyed_decrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_eax_keyed_wipe(linnet_aes_192_eax_keyed* self);

typedef LINNET_OBJECT(624) linnet_aes_192_eax_encryptor;
LINNET_RESULT int linnet_aes_192_eax_encryptor_init(linnet_aes_192_eax_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_192_eax_encryptor_update_aad(linnet_aes_192_eax_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_192_eax_encryptor_update(linnet_aes_192_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_aes_192_eax_encryptor_finish(linnet_aes_192_eax_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_192_eax_encryptor_wipe(linnet_aes_192_eax_encryptor* self);

typedef LINNET_OBJECT(624) linnet_aes_192_eax_decryptor;
LINNET_RESULT int linnet_aes_192_eax_decryptor_init(linnet_aes_192_eax_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_192_eax_decryptor_update_aad(linnet_aes_192_eax_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_192_eax_decryptor_update(linnet_aes_192_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_aes_192_eax_decryptor_verify(linnet_aes_192_eax_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_eax_decryptor_wipe(linnet_aes_192_eax_decryptor* self);

/* ---- "aes-256-eax" (published) --------------------------------------------------------------------------------------------------
   AES-256-EAX: key 32 bytes, otherwise as aes_128_eax. tag_len: 1 to 16. */
#define LINNET_AES_256_EAX_KEY_SIZE 32
#define LINNET_AES_256_EAX_NONCE_SIZE 16
#define LINNET_AES_256_EAX_TAG_SIZE 16
LINNET_RESULT int linnet_aes_256_eax_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_eax_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(512) linnet_aes_256_eax_keyed;
LINNET_RESULT int linnet_aes_256_eax_keyed_init(linnet_aes_256_eax_keyed* self, const uint8_t key[32], size_t tag_size);
LINNET_RESULT int linnet_aes_256_eax_keyed_encrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_256_eax_keyed_decrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_eax_keyed_wipe(linnet_aes_256_eax_keyed* self);

typedef LINNET_OBJECT(624) linnet_aes_256_eax_encryptor;
LINNET_RESULT int linnet_aes_256_eax_encryptor_init(linnet_aes_256_eax_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_256_eax_encryptor_update_aad(linnet_aes_256_eax_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_256_eax_encryptor_update(linnet_aes_256_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_aes_256_eax_encryptor_finish(linnet_aes_256_eax_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_256_eax_encryptor_wipe(linnet_aes_256_eax_encryptor* self);

typedef LINNET_OBJECT(624) linnet_aes_256_eax_decryptor;
LINNET_RESULT int linnet_aes_256_eax_decryptor_init(linnet_aes_256_eax_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_256_eax_decryptor_update_aad(linnet_aes_256_eax_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_256_eax_decryptor_update(linnet_aes_256_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_aes_256_eax_decryptor_verify(linnet_aes_256_eax_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_eax_decryptor_wipe(linnet_aes_256_eax_decryptor* self);

#endif
