/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of photon_beetle.hpp. */
/* clang-format off */
#ifndef LINNET_PHOTON_BEETLE_H
#define LINNET_PHOTON_BEETLE_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "photon-beetle-aead128" (finalist) -----------------------------------------------------------------------------------------
   PHOTON-Beetle-AEAD[128]: key 16, nonce 16, tag 16 bytes; PHOTON-Beetle v1.1, section 3.2. 121-bit security. A nonce must be
   used only once under a key. Stay below 2^50 bytes under one key, the amount that the competition asks for. */
#define LINNET_PHOTON_BEETLE_AEAD128_KEY_SIZE 16
#define LINNET_PHOTON_BEETLE_AEAD128_NONCE_SIZE 16
#define LINNET_PHOTON_BEETLE_AEAD128_TAG_SIZE 16
LINNET_RESULT int linnet_photon_beetle_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_photon_beetle_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_photon_beetle_aead128_keyed;
LINNET_RESULT int linnet_photon_beetle_aead128_keyed_init(linnet_photon_beetle_aead128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_photon_beetle_aead128_keyed_encrypt(const linnet_photon_beetle_aead128_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_photon_beetle_aead128_keyed_decrypt(const linnet_photon_beetle_aead128_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16],
    void* plaintext);
LINNET_API void linnet_photon_beetle_aead128_keyed_wipe(linnet_photon_beetle_aead128_keyed* self);

typedef LINNET_OBJECT(112) linnet_photon_beetle_aead128_encryptor;
LINNET_RESULT int linnet_photon_beetle_aead128_encryptor_init(linnet_photon_beetle_aead128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_photon_beetle_aead128_encryptor_update_aad(linnet_photon_beetle_aead128_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_photon_beetle_aead128_encryptor_update(linnet_photon_beetle_aead128_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_photon_beetle_aead128_encryptor_finish(linnet_photon_beetle_aead128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_photon_beetle_aead128_encryptor_wipe(linnet_photon_beetle_aead128_encryptor* self);

typedef LINNET_OBJECT(112) linnet_photon_beetle_aead128_decryptor;
LINNET_RESULT int linnet_photon_beetle_aead128_decryptor_init(linnet_photon_beetle_aead128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_photon_beetle_aead128_decryptor_update_aad(linnet_photon_beetle_aead128_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_photon_beetle_aead128_decryptor_update(linnet_photon_beetle_aead128_decryptor* self,
    const void* ciphertext, size_t len, void* plaintext);
LINNET_RESULT int linnet_photon_beetle_aead128_decryptor_verify(linnet_photon_beetle_aead128_decryptor* self,
    const uint8_t tag[16]);
LINNET_API void linnet_photon_beetle_aead128_decryptor_wipe(linnet_photon_beetle_aead128_decryptor* self);

/* ---- "photon-beetle-aead32" (finalist) ------------------------------------------------------------------------------------------
   PHOTON-Beetle-AEAD[32]: as photon_beetle_aead128, with blocks of 4 bytes and 128-bit security; PHOTON-Beetle v1.1, section
   3.2. */
#define LINNET_PHOTON_BEETLE_AEAD32_KEY_SIZE 16
#define LINNET_PHOTON_BEETLE_AEAD32_NONCE_SIZE 16
#define LINNET_PHOTON_BEETLE_AEAD32_TAG_SIZE 16
LINNET_RESULT int linnet_photon_beetle_aead32_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_photon_beetle_aead32_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_photon_beetle_aead32_keyed;
LINNET_RESULT int linnet_photon_beetle_aead32_keyed_init(linnet_photon_beetle_aead32_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_photon_beetle_aead32_keyed_encrypt(const linnet_photon_beetle_aead32_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_photon_beetle_aead32_keyed_decrypt(const linnet_photon_beetle_aead32_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_photon_beetle_aead32_keyed_wipe(linnet_photon_beetle_aead32_keyed* self);

typedef LINNET_OBJECT(104) linnet_photon_beetle_aead32_encryptor;
LINNET_RESULT int linnet_photon_beetle_aead32_encryptor_init(linnet_photon_beetle_aead32_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_photon_beetle_aead32_encryptor_update_aad(linnet_photon_beetle_aead32_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_photon_beetle_aead32_encryptor_update(linnet_photon_beetle_aead32_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_photon_beetle_aead32_encryptor_finish(linnet_photon_beetle_aead32_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_photon_beetle_aead32_encryptor_wipe(linnet_photon_beetle_aead32_encryptor* self);

typedef LINNET_OBJECT(104) linnet_photon_beetle_aead32_decryptor;
LINNET_RESULT int linnet_photon_beetle_aead32_decryptor_init(linnet_photon_beetle_aead32_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_photon_beetle_aead32_decryptor_update_aad(linnet_photon_beetle_aead32_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_photon_beetle_aead32_decryptor_update(linnet_photon_beetle_aead32_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_photon_beetle_aead32_decryptor_verify(linnet_photon_beetle_aead32_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_photon_beetle_aead32_decryptor_wipe(linnet_photon_beetle_aead32_decryptor* self);

/* ---- "photon-beetle-hash" (finalist) --------------------------------------------------------------------------------------------
   PHOTON-Beetle-Hash[32]: digest 32 bytes; PHOTON-Beetle v1.1, section 3.3. 112-bit security against collisions, 128-bit against
   preimages. */
#define LINNET_PHOTON_BEETLE_HASH_DIGEST_SIZE 32
LINNET_RESULT int linnet_photon_beetle_hash_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(72) linnet_photon_beetle_hash_hasher;
LINNET_API void linnet_photon_beetle_hash_hasher_init(linnet_photon_beetle_hash_hasher* self);
LINNET_RESULT int linnet_photon_beetle_hash_hasher_update(linnet_photon_beetle_hash_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_photon_beetle_hash_hasher_finish(linnet_photon_beetle_hash_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_photon_beetle_hash_hasher_wipe(linnet_photon_beetle_hash_hasher* self);

#endif
