/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of ascon_v12.hpp. */
/* clang-format off */
#ifndef LINNET_ASCON_V12_H
#define LINNET_ASCON_V12_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "ascon-128" (legacy) -------------------------------------------------------------------------------------------------------
   Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once under a key.
   At most 2^64 blocks under one key. */
#define LINNET_ASCON_128_KEY_SIZE 16
#define LINNET_ASCON_128_NONCE_SIZE 16
#define LINNET_ASCON_128_TAG_SIZE 16
LINNET_RESULT int linnet_ascon_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_ascon_128_keyed;
LINNET_RESULT int linnet_ascon_128_keyed_init(linnet_ascon_128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_128_keyed_encrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_128_keyed_decrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_ascon_128_keyed_wipe(linnet_ascon_128_keyed* self);

typedef LINNET_OBJECT(104) linnet_ascon_128_encryptor;
LINNET_RESULT int linnet_ascon_128_encryptor_init(linnet_ascon_128_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_128_encryptor_update_aad(linnet_ascon_128_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_128_encryptor_update(linnet_ascon_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_ascon_128_encryptor_finish(linnet_ascon_128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_128_encryptor_wipe(linnet_ascon_128_encryptor* self);

typedef LINNET_OBJECT(104) linnet_ascon_128_decryptor;
LINNET_RESULT int linnet_ascon_128_decryptor_init(linnet_ascon_128_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_128_decryptor_update_aad(linnet_ascon_128_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_128_decryptor_update(linnet_ascon_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_ascon_128_decryptor_verify(linnet_ascon_128_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_128_decryptor_wipe(linnet_ascon_128_decryptor* self);

/* ---- "ascon-128a" (legacy) ------------------------------------------------------------------------------------------------------
   Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be used only once under a
   key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128A_KEY_SIZE 16
#define LINNET_ASCON_128A_NONCE_SIZE 16
#define LINNET_ASCON_128A_TAG_SIZE 16
LINNET_RESULT int linnet_ascon_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_ascon_128a_keyed;
LINNET_RESULT int linnet_ascon_128a_keyed_init(linnet_ascon_128a_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_128a_keyed_encrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_128a_keyed_decrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_ascon_128a_keyed_wipe(linnet_ascon_128a_keyed* self);

typedef LINNET_OBJECT(112) linnet_ascon_128a_encryptor;
LINNET_RESULT int linnet_ascon_128a_encryptor_init(linnet_ascon_128a_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_128a_encryptor_update_aad(linnet_ascon_128a_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_128a_encryptor_update(linnet_ascon_128a_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_ascon_128a_encryptor_finish(linnet_ascon_128a_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_128a_encryptor_wipe(linnet_ascon_128a_encryptor* self);

typedef LINNET_OBJECT(112) linnet_ascon_128a_decryptor;
LINNET_RESULT int linnet_ascon_128a_decryptor_init(linnet_ascon_128a_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_128a_decryptor_update_aad(linnet_ascon_128a_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_128a_decryptor_update(linnet_ascon_128a_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_ascon_128a_decryptor_verify(linnet_ascon_128a_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_128a_decryptor_wipe(linnet_ascon_128a_decryptor* self);

/* ---- "ascon-80pq" (legacy) ------------------------------------------------------------------------------------------------------
   Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once under a key.
   At most 2^64 blocks under one key. */
#define LINNET_ASCON_80PQ_KEY_SIZE 20
#define LINNET_ASCON_80PQ_NONCE_SIZE 16
#define LINNET_ASCON_80PQ_TAG_SIZE 16
LINNET_RESULT int linnet_ascon_80pq_encrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_80pq_decrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(32) linnet_ascon_80pq_keyed;
LINNET_RESULT int linnet_ascon_80pq_keyed_init(linnet_ascon_80pq_keyed* self, const uint8_t key[20]);
LINNET_RESULT int linnet_ascon_80pq_keyed_encrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_80pq_keyed_decrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_ascon_80pq_keyed_wipe(linnet_ascon_80pq_keyed* self);

typedef LINNET_OBJECT(112) linnet_ascon_80pq_encryptor;
LINNET_RESULT int linnet_ascon_80pq_encryptor_init(linnet_ascon_80pq_encryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_80pq_encryptor_update_aad(linnet_ascon_80pq_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_80pq_encryptor_update(linnet_ascon_80pq_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_ascon_80pq_encryptor_finish(linnet_ascon_80pq_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_80pq_encryptor_wipe(linnet_ascon_80pq_encryptor* self);

typedef LINNET_OBJECT(112) linnet_ascon_80pq_decryptor;
LINNET_RESULT int linnet_ascon_80pq_decryptor_init(linnet_ascon_80pq_decryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_80pq_decryptor_update_aad(linnet_ascon_80pq_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_80pq_decryptor_update(linnet_ascon_80pq_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_ascon_80pq_decryptor_verify(linnet_ascon_80pq_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_80pq_decryptor_wipe(linnet_ascon_80pq_decryptor* self);

/* ---- "ascon-hash" (legacy) ------------------------------------------------------------------------------------------------------
   Ascon-Hash (v1.2): digest 32 bytes; section 2.5. */
#define LINNET_ASCON_HASH_DIGEST_SIZE 32
LINNET_RESULT int linnet_ascon_hash_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(64) linnet_ascon_hash_hasher;
LINNET_API void linnet_ascon_hash_hasher_init(linnet_ascon_hash_hasher* self);
LINNET_RESULT int linnet_ascon_hash_hasher_update(linnet_ascon_hash_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_hash_hasher_finish(linnet_ascon_hash_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_ascon_hash_hasher_wipe(linnet_ascon_hash_hasher* self);

/* ---- "ascon-hasha" (legacy) -----------------------------------------------------------------------------------------------------
   Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_HASHA_DIGEST_SIZE 32
LINNET_RESULT int linnet_ascon_hasha_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(64) linnet_ascon_hasha_hasher;
LINNET_API void linnet_ascon_hasha_hasher_init(linnet_ascon_hasha_hasher* self);
LINNET_RESULT int linnet_ascon_hasha_hasher_update(linnet_ascon_hasha_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_hasha_hasher_finish(linnet_ascon_hasha_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_ascon_hasha_hasher_wipe(linnet_ascon_hasha_hasher* self);

/* ---- "ascon-xof" (legacy) -------------------------------------------------------------------------------------------------------
   Ascon-Xof (v1.2): output of any length; section 2.5. */
#define LINNET_ASCON_XOF_DIGEST_SIZE 32
LINNET_RESULT int linnet_ascon_xof_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(64) linnet_ascon_xof_hasher;
LINNET_API void linnet_ascon_xof_hasher_init(linnet_ascon_xof_hasher* self);
LINNET_RESULT int linnet_ascon_xof_hasher_update(linnet_ascon_xof_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_xof_hasher_squeeze(linnet_ascon_xof_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_xof_hasher_wipe(linnet_ascon_xof_hasher* self);

/* ---- "ascon-xofa" (legacy) ------------------------------------------------------------------------------------------------------
   Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_XOFA_DIGEST_SIZE 32
LINNET_RESULT int linnet_ascon_xofa_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(64) linnet_ascon_xofa_hasher;
LINNET_API void linnet_ascon_xofa_hasher_init(linnet_ascon_xofa_hasher* self);
LINNET_RESULT int linnet_ascon_xofa_hasher_update(linnet_ascon_xofa_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_xofa_hasher_squeeze(linnet_ascon_xofa_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_xofa_hasher_wipe(linnet_ascon_xofa_hasher* self);

#endif
