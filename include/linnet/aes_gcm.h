/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_gcm.hpp. */
/* clang-format off */
#ifndef LINNET_AES_GCM_H
#define LINNET_AES_GCM_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "aes-128-gcm" (standard) ---------------------------------------------------------------------------------------------------
   AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. `keyed` takes tags of 12 to 16
   bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key. With random nonces of 12 bytes,
   and with nonces of other sizes, encrypt fewer than 2^32 messages under one key (section 8.3). A forgery succeeds with a
   probability per attempt of 2^-(8 tag_size) times the blocks of the message. nonce_len: 1 or more; tag_len: 12 to 16. */
#define LINNET_AES_128_GCM_KEY_SIZE 16
#define LINNET_AES_128_GCM_NONCE_SIZE 12
#define LINNET_AES_128_GCM_TAG_SIZE 16
#define LINNET_AES_128_GCM_MESSAGE_SIZE_MAX 68719476704
LINNET_RESULT int linnet_aes_128_gcm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_gcm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(568) linnet_aes_128_gcm_keyed;
LINNET_RESULT int linnet_aes_128_gcm_keyed_init(linnet_aes_128_gcm_keyed* self, const uint8_t key[16], size_t tag_size);
LINNET_RESULT int linnet_aes_128_gcm_keyed_encrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_128_gcm_keyed_decrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_128_gcm_keyed_wipe(linnet_aes_128_gcm_keyed* self);

typedef LINNET_OBJECT(704) linnet_aes_128_gcm_encryptor;
LINNET_RESULT int linnet_aes_128_gcm_encryptor_init(linnet_aes_128_gcm_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_128_gcm_encryptor_update_aad(linnet_aes_128_gcm_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_128_gcm_encryptor_update(linnet_aes_128_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_aes_128_gcm_encryptor_finish(linnet_aes_128_gcm_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_128_gcm_encryptor_wipe(linnet_aes_128_gcm_encryptor* self);

typedef LINNET_OBJECT(704) linnet_aes_128_gcm_decryptor;
LINNET_RESULT int linnet_aes_128_gcm_decryptor_init(linnet_aes_128_gcm_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_128_gcm_decryptor_update_aad(linnet_aes_128_gcm_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_128_gcm_decryptor_update(linnet_aes_128_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_aes_128_gcm_decryptor_verify(linnet_aes_128_gcm_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_gcm_decryptor_wipe(linnet_aes_128_gcm_decryptor* self);

/* ---- "aes-192-gcm" (standard) ---------------------------------------------------------------------------------------------------
   AES-192-GCM: key 24 bytes, otherwise as aes_128_gcm. nonce_len: 1 or more; tag_len: 12 to 16. */
#define LINNET_AES_192_GCM_KEY_SIZE 24
#define LINNET_AES_192_GCM_NONCE_SIZE 12
#define LINNET_AES_192_GCM_TAG_SIZE 16
#define LINNET_AES_192_GCM_MESSAGE_SIZE_MAX 68719476704
LINNET_RESULT int linnet_aes_192_gcm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_gcm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(568) linnet_aes_192_gcm_keyed;
LINNET_RESULT int linnet_aes_192_gcm_keyed_init(linnet_aes_192_gcm_keyed* self, const uint8_t key[24], size_t tag_size);
LINNET_RESULT int linnet_aes_192_gcm_keyed_encrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_192_gcm_keyed_decrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_192_gcm_keyed_wipe(linnet_aes_192_gcm_keyed* self);

typedef LINNET_OBJECT(704) linnet_aes_192_gcm_encryptor;
LINNET_RESULT int linnet_aes_192_gcm_encryptor_init(linnet_aes_192_gcm_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_192_gcm_encryptor_update_aad(linnet_aes_192_gcm_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_192_gcm_encryptor_update(linnet_aes_192_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_aes_192_gcm_encryptor_finish(linnet_aes_192_gcm_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_192_gcm_encryptor_wipe(linnet_aes_192_gcm_encryptor* self);

typedef LINNET_OBJECT(704) linnet_aes_192_gcm_decryptor;
LINNET_RESULT int linnet_aes_192_gcm_decryptor_init(linnet_aes_192_gcm_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_192_gcm_decryptor_update_aad(linnet_aes_192_gcm_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_192_gcm_decryptor_update(linnet_aes_192_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_aes_192_gcm_decryptor_verify(linnet_aes_192_gcm_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_gcm_decryptor_wipe(linnet_aes_192_gcm_decryptor* self);

/* ---- "aes-256-gcm" (standard) ---------------------------------------------------------------------------------------------------
   AES-256-GCM: key 32 bytes, otherwise as aes_128_gcm. nonce_len: 1 or more; tag_len: 12 to 16. */
#define LINNET_AES_256_GCM_KEY_SIZE 32
#define LINNET_AES_256_GCM_NONCE_SIZE 12
#define LINNET_AES_256_GCM_TAG_SIZE 16
#define LINNET_AES_256_GCM_MESSAGE_SIZE_MAX 68719476704
LINNET_RESULT int linnet_aes_256_gcm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_gcm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(568) linnet_aes_256_gcm_keyed;
LINNET_RESULT int linnet_aes_256_gcm_keyed_init(linnet_aes_256_gcm_keyed* self, const uint8_t key[32], size_t tag_size);
LINNET_RESULT int linnet_aes_256_gcm_keyed_encrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_aes_256_gcm_keyed_decrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_aes_256_gcm_keyed_wipe(linnet_aes_256_gcm_keyed* self);

typedef LINNET_OBJECT(704) linnet_aes_256_gcm_encryptor;
LINNET_RESULT int linnet_aes_256_gcm_encryptor_init(linnet_aes_256_gcm_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_256_gcm_encryptor_update_aad(linnet_aes_256_gcm_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_256_gcm_encryptor_update(linnet_aes_256_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_aes_256_gcm_encryptor_finish(linnet_aes_256_gcm_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_aes_256_gcm_encryptor_wipe(linnet_aes_256_gcm_encryptor* self);

typedef LINNET_OBJECT(704) linnet_aes_256_gcm_decryptor;
LINNET_RESULT int linnet_aes_256_gcm_decryptor_init(linnet_aes_256_gcm_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
LINNET_RESULT int linnet_aes_256_gcm_decryptor_update_aad(linnet_aes_256_gcm_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_aes_256_gcm_decryptor_update(linnet_aes_256_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_aes_256_gcm_decryptor_verify(linnet_aes_256_gcm_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_gcm_decryptor_wipe(linnet_aes_256_gcm_decryptor* self);

/* ---- "aes-128-gcm-siv" (published) ----------------------------------------------------------------------------------------------
   AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce reveals only that a message with
   its associated data is repeated; section 9 bounds how often that may happen. A plaintext has at most 2^36 bytes, which is
   enforced; the associated data may have as many. It reads the message twice, so there are no incremental types. While `decrypt`
   runs, its output holds unverified plaintext; when it returns, the output is verified or zero. It derives keys for each
   message: where nonces are unique, aes_128_gcm is faster. */
#define LINNET_AES_128_GCM_SIV_KEY_SIZE 16
#define LINNET_AES_128_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_128_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_128_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
LINNET_RESULT int linnet_aes_128_gcm_siv_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_gcm_siv_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(480) linnet_aes_128_gcm_siv_keyed;
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_init(linnet_aes_128_gcm_siv_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_encrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_decrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_aes_128_gcm_siv_keyed_wipe(linnet_aes_128_gcm_siv_keyed* self);

/* ---- "aes-256-gcm-siv" (published) ----------------------------------------------------------------------------------------------
   AES-256-GCM-SIV: key 32 bytes, otherwise as aes_128_gcm_siv. */
#define LINNET_AES_256_GCM_SIV_KEY_SIZE 32
#define LINNET_AES_256_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_256_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_256_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
LINNET_RESULT int linnet_aes_256_gcm_siv_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_gcm_siv_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(480) linnet_aes_256_gcm_siv_keyed;
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_init(linnet_aes_256_gcm_siv_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_encrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_decrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_aes_256_gcm_siv_keyed_wipe(linnet_aes_256_gcm_siv_keyed* self);

#endif
