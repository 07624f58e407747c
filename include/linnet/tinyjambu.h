/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of tinyjambu.hpp. */
/* clang-format off */
#ifndef LINNET_TINYJAMBU_H
#define LINNET_TINYJAMBU_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "tinyjambu-128" (finalist) -------------------------------------------------------------------------------------------------
   TinyJAMBU-128: key 16, nonce 12, tag 8 bytes; TinyJAMBU v2, section 3.3. 112-bit security of the encryption, 64-bit against
   forgery (section 4.1). A nonce must be used only once under a key. Stay below 2^50 bytes under one key, the amount that the
   competition asks for. */
#define LINNET_TINYJAMBU_128_KEY_SIZE 16
#define LINNET_TINYJAMBU_128_NONCE_SIZE 12
#define LINNET_TINYJAMBU_128_TAG_SIZE 8
LINNET_RESULT int linnet_tinyjambu_128_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_tinyjambu_128_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);

typedef LINNET_OBJECT(24) linnet_tinyjambu_128_keyed;
LINNET_RESULT int linnet_tinyjambu_128_keyed_init(linnet_tinyjambu_128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_tinyjambu_128_keyed_encrypt(const linnet_tinyjambu_128_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_tinyjambu_128_keyed_decrypt(const linnet_tinyjambu_128_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);
LINNET_API void linnet_tinyjambu_128_keyed_wipe(linnet_tinyjambu_128_keyed* self);

typedef LINNET_OBJECT(80) linnet_tinyjambu_128_encryptor;
LINNET_RESULT int linnet_tinyjambu_128_encryptor_init(linnet_tinyjambu_128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_tinyjambu_128_encryptor_update_aad(linnet_tinyjambu_128_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_tinyjambu_128_encryptor_update(linnet_tinyjambu_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_tinyjambu_128_encryptor_finish(linnet_tinyjambu_128_encryptor* self, uint8_t tag[8]);
LINNET_API void linnet_tinyjambu_128_encryptor_wipe(linnet_tinyjambu_128_encryptor* self);

typedef LINNET_OBJECT(80) linnet_tinyjambu_128_decryptor;
LINNET_RESULT int linnet_tinyjambu_128_decryptor_init(linnet_tinyjambu_128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_tinyjambu_128_decryptor_update_aad(linnet_tinyjambu_128_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_tinyjambu_128_decryptor_update(linnet_tinyjambu_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_tinyjambu_128_decryptor_verify(linnet_tinyjambu_128_decryptor* self, const uint8_t tag[8]);
LINNET_API void linnet_tinyjambu_128_decryptor_wipe(linnet_tinyjambu_128_decryptor* self);

/* ---- "tinyjambu-192" (finalist) -------------------------------------------------------------------------------------------------
   TinyJAMBU-192: as tinyjambu_128, with a key of 24 bytes and more security of the encryption; TinyJAMBU v2, section 3.4. */
#define LINNET_TINYJAMBU_192_KEY_SIZE 24
#define LINNET_TINYJAMBU_192_NONCE_SIZE 12
#define LINNET_TINYJAMBU_192_TAG_SIZE 8
LINNET_RESULT int linnet_tinyjambu_192_encrypt(const uint8_t key[24], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_tinyjambu_192_decrypt(const uint8_t key[24], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);

typedef LINNET_OBJECT(32) linnet_tinyjambu_192_keyed;
LINNET_RESULT int linnet_tinyjambu_192_keyed_init(linnet_tinyjambu_192_keyed* self, const uint8_t key[24]);
LINNET_RESULT int linnet_tinyjambu_192_keyed_encrypt(const linnet_tinyjambu_192_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_tinyjambu_192_keyed_decrypt(const linnet_tinyjambu_192_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);
LINNET_API void linnet_tinyjambu_192_keyed_wipe(linnet_tinyjambu_192_keyed* self);

typedef LINNET_OBJECT(88) linnet_tinyjambu_192_encryptor;
LINNET_RESULT int linnet_tinyjambu_192_encryptor_init(linnet_tinyjambu_192_encryptor* self, const uint8_t key[24],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_tinyjambu_192_encryptor_update_aad(linnet_tinyjambu_192_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_tinyjambu_192_encryptor_update(linnet_tinyjambu_192_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_tinyjambu_192_encryptor_finish(linnet_tinyjambu_192_encryptor* self, uint8_t tag[8]);
LINNET_API void linnet_tinyjambu_192_encryptor_wipe(linnet_tinyjambu_192_encryptor* self);

typedef LINNET_OBJECT(88) linnet_tinyjambu_192_decryptor;
LINNET_RESULT int linnet_tinyjambu_192_decryptor_init(linnet_tinyjambu_192_decryptor* self, const uint8_t key[24],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_tinyjambu_192_decryptor_update_aad(linnet_tinyjambu_192_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_tinyjambu_192_decryptor_update(linnet_tinyjambu_192_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_tinyjambu_192_decryptor_verify(linnet_tinyjambu_192_decryptor* self, const uint8_t tag[8]);
LINNET_API void linnet_tinyjambu_192_decryptor_wipe(linnet_tinyjambu_192_decryptor* self);

/* ---- "tinyjambu-256" (finalist) -------------------------------------------------------------------------------------------------
   TinyJAMBU-256: as tinyjambu_128, with a key of 32 bytes and 224-bit security of the encryption; TinyJAMBU v2, section 3.5. */
#define LINNET_TINYJAMBU_256_KEY_SIZE 32
#define LINNET_TINYJAMBU_256_NONCE_SIZE 12
#define LINNET_TINYJAMBU_256_TAG_SIZE 8
LINNET_RESULT int linnet_tinyjambu_256_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_tinyjambu_256_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);

typedef LINNET_OBJECT(40) linnet_tinyjambu_256_keyed;
LINNET_RESULT int linnet_tinyjambu_256_keyed_init(linnet_tinyjambu_256_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_tinyjambu_256_keyed_encrypt(const linnet_tinyjambu_256_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_tinyjambu_256_keyed_decrypt(const linnet_tinyjambu_256_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);
LINNET_API void linnet_tinyjambu_256_keyed_wipe(linnet_tinyjambu_256_keyed* self);

typedef LINNET_OBJECT(96) linnet_tinyjambu_256_encryptor;
LINNET_RESULT int linnet_tinyjambu_256_encryptor_init(linnet_tinyjambu_256_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_tinyjambu_256_encryptor_update_aad(linnet_tinyjambu_256_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_tinyjambu_256_encryptor_update(linnet_tinyjambu_256_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_tinyjambu_256_encryptor_finish(linnet_tinyjambu_256_encryptor* self, uint8_t tag[8]);
LINNET_API void linnet_tinyjambu_256_encryptor_wipe(linnet_tinyjambu_256_encryptor* self);

typedef LINNET_OBJECT(96) linnet_tinyjambu_256_decryptor;
LINNET_RESULT int linnet_tinyjambu_256_decryptor_init(linnet_tinyjambu_256_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_tinyjambu_256_decryptor_update_aad(linnet_tinyjambu_256_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_tinyjambu_256_decryptor_update(linnet_tinyjambu_256_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_tinyjambu_256_decryptor_verify(linnet_tinyjambu_256_decryptor* self, const uint8_t tag[8]);
LINNET_API void linnet_tinyjambu_256_decryptor_wipe(linnet_tinyjambu_256_decryptor* self);

#endif
