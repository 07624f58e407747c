/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of norx.hpp. */
/* clang-format off */
#ifndef LINNET_NORX_H
#define LINNET_NORX_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "norx32-4-1" (published) ---------------------------------------------------------------------------------------------------
   NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once under a key; with
   random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt to forge one of that length
   succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0", Journal of Cryptology 32, 2019). */
#define LINNET_NORX32_4_1_KEY_SIZE 16
#define LINNET_NORX32_4_1_NONCE_SIZE 16
#define LINNET_NORX32_4_1_TAG_SIZE 16
LINNET_RESULT int linnet_norx32_4_1_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_norx32_4_1_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_norx32_4_1_keyed;
LINNET_RESULT int linnet_norx32_4_1_keyed_init(linnet_norx32_4_1_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_norx32_4_1_keyed_encrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_norx32_4_1_keyed_decrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_norx32_4_1_keyed_wipe(linnet_norx32_4_1_keyed* self);

typedef LINNET_OBJECT(176) linnet_norx32_4_1_encryptor;
LINNET_RESULT int linnet_norx32_4_1_encryptor_init(linnet_norx32_4_1_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_norx32_4_1_encryptor_update_aad(linnet_norx32_4_1_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_norx32_4_1_encryptor_update(linnet_norx32_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_norx32_4_1_encryptor_finish(linnet_norx32_4_1_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_encryptor_wipe(linnet_norx32_4_1_encryptor* self);

typedef LINNET_OBJECT(176) linnet_norx32_4_1_decryptor;
LINNET_RESULT int linnet_norx32_4_1_decryptor_init(linnet_norx32_4_1_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_norx32_4_1_decryptor_update_aad(linnet_norx32_4_1_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_norx32_4_1_decryptor_update(linnet_norx32_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_norx32_4_1_decryptor_verify(linnet_norx32_4_1_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_decryptor_wipe(linnet_norx32_4_1_decryptor* self);

/* ---- "norx64-4-1" (published) ---------------------------------------------------------------------------------------------------
   NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once under a key; with
   random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt to forge one of that length
   succeeds with a probability of about 2^(m - 256). */
#define LINNET_NORX64_4_1_KEY_SIZE 32
#define LINNET_NORX64_4_1_NONCE_SIZE 32
#define LINNET_NORX64_4_1_TAG_SIZE 32
LINNET_RESULT int linnet_norx64_4_1_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
LINNET_RESULT int linnet_norx64_4_1_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);

typedef LINNET_OBJECT(40) linnet_norx64_4_1_keyed;
LINNET_RESULT int linnet_norx64_4_1_keyed_init(linnet_norx64_4_1_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_norx64_4_1_keyed_encrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
LINNET_RESULT int linnet_norx64_4_1_keyed_decrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
LINNET_API void linnet_norx64_4_1_keyed_wipe(linnet_norx64_4_1_keyed* self);

typedef LINNET_OBJECT(304) linnet_norx64_4_1_encryptor;
LINNET_RESULT int linnet_norx64_4_1_encryptor_init(linnet_norx64_4_1_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
LINNET_RESULT int linnet_norx64_4_1_encryptor_update_aad(linnet_norx64_4_1_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_norx64_4_1_encryptor_update(linnet_norx64_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_norx64_4_1_encryptor_finish(linnet_norx64_4_1_encryptor* self, uint8_t tag[32]);
LINNET_API void linnet_norx64_4_1_encryptor_wipe(linnet_norx64_4_1_encryptor* self);

typedef LINNET_OBJECT(304) linnet_norx64_4_1_decryptor;
LINNET_RESULT int linnet_norx64_4_1_decryptor_init(linnet_norx64_4_1_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
LINNET_RESULT int linnet_norx64_4_1_decryptor_update_aad(linnet_norx64_4_1_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_norx64_4_1_decryptor_update(linnet_norx64_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_norx64_4_1_decryptor_verify(linnet_norx64_4_1_decryptor* self, const uint8_t tag[32]);
LINNET_API void linnet_norx64_4_1_decryptor_wipe(linnet_norx64_4_1_decryptor* self);

/* ---- "norx32-4-1-v2" (legacy) ---------------------------------------------------------------------------------------------------
   NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and the key (Chaigneau, Fuhr,
   Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology 32, 2019). For interoperability
   only, such as with Cifra. A nonce must be used only once under a key, and is too short to be random: count. */
#define LINNET_NORX32_4_1_V2_KEY_SIZE 16
#define LINNET_NORX32_4_1_V2_NONCE_SIZE 8
#define LINNET_NORX32_4_1_V2_TAG_SIZE 16
LINNET_RESULT int linnet_norx32_4_1_v2_encrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_norx32_4_1_v2_decrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_norx32_4_1_v2_keyed;
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_init(linnet_norx32_4_1_v2_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_encrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_decrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_norx32_4_1_v2_keyed_wipe(linnet_norx32_4_1_v2_keyed* self);

typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_encryptor;
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_init(linnet_norx32_4_1_v2_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_update_aad(linnet_norx32_4_1_v2_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_update(linnet_norx32_4_1_v2_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_finish(linnet_norx32_4_1_v2_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_v2_encryptor_wipe(linnet_norx32_4_1_v2_encryptor* self);

typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_decryptor;
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_init(linnet_norx32_4_1_v2_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_update_aad(linnet_norx32_4_1_v2_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_update(linnet_norx32_4_1_v2_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_verify(linnet_norx32_4_1_v2_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_norx32_4_1_v2_decryptor_wipe(linnet_norx32_4_1_v2_decryptor* self);

#endif
