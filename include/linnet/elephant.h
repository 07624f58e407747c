/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of elephant.hpp. */
/* clang-format off */
#ifndef LINNET_ELEPHANT_H
#define LINNET_ELEPHANT_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "elephant-160" (finalist) --------------------------------------------------------------------------------------------------
   Elephant-160, Dumbo: key 16, nonce 12, tag 8 bytes; Elephant v2, section 2.4. A nonce must be used only once under a key. Stay
   below 2^50 bytes under one key, the amount that the competition asks for. */
#define LINNET_ELEPHANT_160_KEY_SIZE 16
#define LINNET_ELEPHANT_160_NONCE_SIZE 12
#define LINNET_ELEPHANT_160_TAG_SIZE 8
LINNET_RESULT int linnet_elephant_160_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_elephant_160_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);

typedef LINNET_OBJECT(32) linnet_elephant_160_keyed;
LINNET_RESULT int linnet_elephant_160_keyed_init(linnet_elephant_160_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_elephant_160_keyed_encrypt(const linnet_elephant_160_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_elephant_160_keyed_decrypt(const linnet_elephant_160_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);
LINNET_API void linnet_elephant_160_keyed_wipe(linnet_elephant_160_keyed* self);

typedef LINNET_OBJECT(176) linnet_elephant_160_encryptor;
LINNET_RESULT int linnet_elephant_160_encryptor_init(linnet_elephant_160_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_elephant_160_encryptor_update_aad(linnet_elephant_160_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_elephant_160_encryptor_update(linnet_elephant_160_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_elephant_160_encryptor_finish(linnet_elephant_160_encryptor* self, uint8_t tag[8]);
LINNET_API void linnet_elephant_160_encryptor_wipe(linnet_elephant_160_encryptor* self);

typedef LINNET_OBJECT(176) linnet_elephant_160_decryptor;
LINNET_RESULT int linnet_elephant_160_decryptor_init(linnet_elephant_160_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_elephant_160_decryptor_update_aad(linnet_elephant_160_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_elephant_160_decryptor_update(linnet_elephant_160_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_elephant_160_decryptor_verify(linnet_elephant_160_decryptor* self, const uint8_t tag[8]);
LINNET_API void linnet_elephant_160_decryptor_wipe(linnet_elephant_160_decryptor* self);

/* ---- "elephant-176" (finalist) --------------------------------------------------------------------------------------------------
   Elephant-176, Jumbo: as elephant_160, with a larger permutation; Elephant v2, section 2.5. */
#define LINNET_ELEPHANT_176_KEY_SIZE 16
#define LINNET_ELEPHANT_176_NONCE_SIZE 12
#define LINNET_ELEPHANT_176_TAG_SIZE 8
LINNET_RESULT int linnet_elephant_176_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_elephant_176_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);

typedef LINNET_OBJECT(32) linnet_elephant_176_keyed;
LINNET_RESULT int linnet_elephant_176_keyed_init(linnet_elephant_176_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_elephant_176_keyed_encrypt(const linnet_elephant_176_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_elephant_176_keyed_decrypt(const linnet_elephant_176_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);
LINNET_API void linnet_elephant_176_keyed_wipe(linnet_elephant_176_keyed* self);

typedef LINNET_OBJECT(184) linnet_elephant_176_encryptor;
LINNET_RESULT int linnet_elephant_176_encryptor_init(linnet_elephant_176_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_elephant_176_encryptor_update_aad(linnet_elephant_176_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_elephant_176_encryptor_update(linnet_elephant_176_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_elephant_176_encryptor_finish(linnet_elephant_176_encryptor* self, uint8_t tag[8]);
LINNET_API void linnet_elephant_176_encryptor_wipe(linnet_elephant_176_encryptor* self);

typedef LINNET_OBJECT(184) linnet_elephant_176_decryptor;
LINNET_RESULT int linnet_elephant_176_decryptor_init(linnet_elephant_176_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_elephant_176_decryptor_update_aad(linnet_elephant_176_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_elephant_176_decryptor_update(linnet_elephant_176_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_elephant_176_decryptor_verify(linnet_elephant_176_decryptor* self, const uint8_t tag[8]);
LINNET_API void linnet_elephant_176_decryptor_wipe(linnet_elephant_176_decryptor* self);

/* ---- "elephant-200" (finalist) --------------------------------------------------------------------------------------------------
   Elephant-200, Delirium: key 16, nonce 12, tag 16 bytes; Elephant v2, section 2.6. The permutation is Keccak-f[200], which
   suits software better. A nonce must be used only once under a key. Stay below 2^50 bytes under one key, as for elephant_160. */
#define LINNET_ELEPHANT_200_KEY_SIZE 16
#define LINNET_ELEPHANT_200_NONCE_SIZE 12
#define LINNET_ELEPHANT_200_TAG_SIZE 16
LINNET_RESULT int linnet_elephant_200_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_elephant_200_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(40) linnet_elephant_200_keyed;
LINNET_RESULT int linnet_elephant_200_keyed_init(linnet_elephant_200_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_elephant_200_keyed_encrypt(const linnet_elephant_200_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_elephant_200_keyed_decrypt(const linnet_elephant_200_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_elephant_200_keyed_wipe(linnet_elephant_200_keyed* self);

typedef LINNET_OBJECT(208) linnet_elephant_200_encryptor;
LINNET_RESULT int linnet_elephant_200_encryptor_init(linnet_elephant_200_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_elephant_200_encryptor_update_aad(linnet_elephant_200_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_elephant_200_encryptor_update(linnet_elephant_200_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_elephant_200_encryptor_finish(linnet_elephant_200_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_elephant_200_encryptor_wipe(linnet_elephant_200_encryptor* self);

typedef LINNET_OBJECT(208) linnet_elephant_200_decryptor;
LINNET_RESULT int linnet_elephant_200_decryptor_init(linnet_elephant_200_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[12]);
LINNET_RESULT int linnet_elephant_200_decryptor_update_aad(linnet_elephant_200_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_elephant_200_decryptor_update(linnet_elephant_200_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_elephant_200_decryptor_verify(linnet_elephant_200_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_elephant_200_decryptor_wipe(linnet_elephant_200_decryptor* self);

#endif
