/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of xoodyak.hpp. */
/* clang-format off */
#ifndef LINNET_XOODYAK_H
#define LINNET_XOODYAK_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "xoodyak" (finalist) -------------------------------------------------------------------------------------------------------
   Xoodyak: key 16, nonce 16, tag 16 bytes; Xoodyak, section 3.2.2. A nonce must be used only once under a key. */
#define LINNET_XOODYAK_KEY_SIZE 16
#define LINNET_XOODYAK_NONCE_SIZE 16
#define LINNET_XOODYAK_TAG_SIZE 16
LINNET_RESULT int linnet_xoodyak_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_xoodyak_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_xoodyak_keyed;
LINNET_RESULT int linnet_xoodyak_keyed_init(linnet_xoodyak_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_xoodyak_keyed_encrypt(const linnet_xoodyak_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_xoodyak_keyed_decrypt(const linnet_xoodyak_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_xoodyak_keyed_wipe(linnet_xoodyak_keyed* self);

typedef LINNET_OBJECT(152) linnet_xoodyak_encryptor;
LINNET_RESULT int linnet_xoodyak_encryptor_init(linnet_xoodyak_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_xoodyak_encryptor_update_aad(linnet_xoodyak_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_xoodyak_encryptor_update(linnet_xoodyak_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_xoodyak_encryptor_finish(linnet_xoodyak_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_xoodyak_encryptor_wipe(linnet_xoodyak_encryptor* self);

typedef LINNET_OBJECT(152) linnet_xoodyak_decryptor;
LINNET_RESULT int linnet_xoodyak_decryptor_init(linnet_xoodyak_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_xoodyak_decryptor_update_aad(linnet_xoodyak_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_xoodyak_decryptor_update(linnet_xoodyak_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_xoodyak_decryptor_verify(linnet_xoodyak_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_xoodyak_decryptor_wipe(linnet_xoodyak_decryptor* self);

/* ---- "xoodyak-hash" (finalist) --------------------------------------------------------------------------------------------------
   Xoodyak-Hash: digest 32 bytes; Xoodyak, section 3.1. 128-bit security against collisions and preimages. */
#define LINNET_XOODYAK_HASH_DIGEST_SIZE 32
LINNET_RESULT int linnet_xoodyak_hash_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(80) linnet_xoodyak_hash_hasher;
LINNET_API void linnet_xoodyak_hash_hasher_init(linnet_xoodyak_hash_hasher* self);
LINNET_RESULT int linnet_xoodyak_hash_hasher_update(linnet_xoodyak_hash_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_xoodyak_hash_hasher_finish(linnet_xoodyak_hash_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_xoodyak_hash_hasher_wipe(linnet_xoodyak_hash_hasher* self);

/* ---- "xoodyak-xof" (finalist) ---------------------------------------------------------------------------------------------------
   Xoodyak-XOF: output of any length; Xoodyak, section 3.1. At most 128-bit security; against collisions at most half the
   output's bits. */
#define LINNET_XOODYAK_XOF_DIGEST_SIZE 32
LINNET_RESULT int linnet_xoodyak_xof_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(80) linnet_xoodyak_xof_hasher;
LINNET_API void linnet_xoodyak_xof_hasher_init(linnet_xoodyak_xof_hasher* self);
LINNET_RESULT int linnet_xoodyak_xof_hasher_update(linnet_xoodyak_xof_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_xoodyak_xof_hasher_squeeze(linnet_xoodyak_xof_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_xoodyak_xof_hasher_wipe(linnet_xoodyak_xof_hasher* self);

#endif
