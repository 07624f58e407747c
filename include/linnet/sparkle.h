/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of sparkle.hpp. */
/* clang-format off */
#ifndef LINNET_SPARKLE_H
#define LINNET_SPARKLE_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "schwaemm-256-128" (finalist) ----------------------------------------------------------------------------------------------
   Schwaemm256-128: key 16, nonce 32, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be used only once
   under a key, but may be random. At most 2^68 bytes under one key (table 2.3). */
#define LINNET_SCHWAEMM_256_128_KEY_SIZE 16
#define LINNET_SCHWAEMM_256_128_NONCE_SIZE 32
#define LINNET_SCHWAEMM_256_128_TAG_SIZE 16
LINNET_RESULT int linnet_schwaemm_256_128_encrypt(const uint8_t key[16], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_schwaemm_256_128_decrypt(const uint8_t key[16], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_schwaemm_256_128_keyed;
LINNET_RESULT int linnet_schwaemm_256_128_keyed_init(linnet_schwaemm_256_128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_schwaemm_256_128_keyed_encrypt(const linnet_schwaemm_256_128_keyed* self, const uint8_t nonce[32],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_schwaemm_256_128_keyed_decrypt(const linnet_schwaemm_256_128_keyed* self, const uint8_t nonce[32],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_schwaemm_256_128_keyed_wipe(linnet_schwaemm_256_128_keyed* self);

typedef LINNET_OBJECT(136) linnet_schwaemm_256_128_encryptor;
LINNET_RESULT int linnet_schwaemm_256_128_encryptor_init(linnet_schwaemm_256_128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[32]);
LINNET_RESULT int linnet_schwaemm_256_128_encryptor_update_aad(linnet_schwaemm_256_128_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_256_128_encryptor_update(linnet_schwaemm_256_128_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_schwaemm_256_128_encryptor_finish(linnet_schwaemm_256_128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_schwaemm_256_128_encryptor_wipe(linnet_schwaemm_256_128_encryptor* self);

typedef LINNET_OBJECT(136) linnet_schwaemm_256_128_decryptor;
LINNET_RESULT int linnet_schwaemm_256_128_decryptor_init(linnet_schwaemm_256_128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[32]);
LINNET_RESULT int linnet_schwaemm_256_128_decryptor_update_aad(linnet_schwaemm_256_128_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_256_128_decryptor_update(linnet_schwaemm_256_128_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_schwaemm_256_128_decryptor_verify(linnet_schwaemm_256_128_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_schwaemm_256_128_decryptor_wipe(linnet_schwaemm_256_128_decryptor* self);

/* ---- "schwaemm-192-192" (finalist) ----------------------------------------------------------------------------------------------
   Schwaemm192-192: key 24, nonce 24, tag 24 bytes; Sparkle v1.2, section 2.3. 184-bit security. A nonce must be used only once
   under a key, but may be random. At most 2^68 bytes under one key (table 2.3). */
#define LINNET_SCHWAEMM_192_192_KEY_SIZE 24
#define LINNET_SCHWAEMM_192_192_NONCE_SIZE 24
#define LINNET_SCHWAEMM_192_192_TAG_SIZE 24
LINNET_RESULT int linnet_schwaemm_192_192_encrypt(const uint8_t key[24], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[24]);
LINNET_RESULT int linnet_schwaemm_192_192_decrypt(const uint8_t key[24], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[24], void* plaintext);

typedef LINNET_OBJECT(32) linnet_schwaemm_192_192_keyed;
LINNET_RESULT int linnet_schwaemm_192_192_keyed_init(linnet_schwaemm_192_192_keyed* self, const uint8_t key[24]);
LINNET_RESULT int linnet_schwaemm_192_192_keyed_encrypt(const linnet_schwaemm_192_192_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[24]);
LINNET_RESULT int linnet_schwaemm_192_192_keyed_decrypt(const linnet_schwaemm_192_192_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[24], void* plaintext);
LINNET_API void linnet_schwaemm_192_192_keyed_wipe(linnet_schwaemm_192_192_keyed* self);

typedef LINNET_OBJECT(136) linnet_schwaemm_192_192_encryptor;
LINNET_RESULT int linnet_schwaemm_192_192_encryptor_init(linnet_schwaemm_192_192_encryptor* self, const uint8_t key[24],
    const uint8_t nonce[24]);
LINNET_RESULT int linnet_schwaemm_192_192_encryptor_update_aad(linnet_schwaemm_192_192_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_192_192_encryptor_update(linnet_schwaemm_192_192_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_schwaemm_192_192_encryptor_finish(linnet_schwaemm_192_192_encryptor* self, uint8_t tag[24]);
LINNET_API void linnet_schwaemm_192_192_encryptor_wipe(linnet_schwaemm_192_192_encryptor* self);

typedef LINNET_OBJECT(136) linnet_schwaemm_192_192_decryptor;
LINNET_RESULT int linnet_schwaemm_192_192_decryptor_init(linnet_schwaemm_192_192_decryptor* self, const uint8_t key[24],
    const uint8_t nonce[24]);
LINNET_RESULT int linnet_schwaemm_192_192_decryptor_update_aad(linnet_schwaemm_192_192_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_192_192_decryptor_update(linnet_schwaemm_192_192_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_schwaemm_192_192_decryptor_verify(linnet_schwaemm_192_192_decryptor* self, const uint8_t tag[24]);
LINNET_API void linnet_schwaemm_192_192_decryptor_wipe(linnet_schwaemm_192_192_decryptor* self);

/* ---- "schwaemm-128-128" (finalist) ----------------------------------------------------------------------------------------------
   Schwaemm128-128: key 16, nonce 16, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be used only once
   under a key; random ones only for far fewer than 2^64 messages (section 1.4.3). At most 2^68 bytes under one key (table 2.3). */
#define LINNET_SCHWAEMM_128_128_KEY_SIZE 16
#define LINNET_SCHWAEMM_128_128_NONCE_SIZE 16
#define LINNET_SCHWAEMM_128_128_TAG_SIZE 16
LINNET_RESULT int linnet_schwaemm_128_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_schwaemm_128_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_schwaemm_128_128_keyed;
LINNET_RESULT int linnet_schwaemm_128_128_keyed_init(linnet_schwaemm_128_128_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_schwaemm_128_128_keyed_encrypt(const linnet_schwaemm_128_128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_schwaemm_128_128_keyed_decrypt(const linnet_schwaemm_128_128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_schwaemm_128_128_keyed_wipe(linnet_schwaemm_128_128_keyed* self);

typedef LINNET_OBJECT(104) linnet_schwaemm_128_128_encryptor;
LINNET_RESULT int linnet_schwaemm_128_128_encryptor_init(linnet_schwaemm_128_128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_schwaemm_128_128_encryptor_update_aad(linnet_schwaemm_128_128_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_128_128_encryptor_update(linnet_schwaemm_128_128_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_schwaemm_128_128_encryptor_finish(linnet_schwaemm_128_128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_schwaemm_128_128_encryptor_wipe(linnet_schwaemm_128_128_encryptor* self);

typedef LINNET_OBJECT(104) linnet_schwaemm_128_128_decryptor;
LINNET_RESULT int linnet_schwaemm_128_128_decryptor_init(linnet_schwaemm_128_128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_schwaemm_128_128_decryptor_update_aad(linnet_schwaemm_128_128_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_128_128_decryptor_update(linnet_schwaemm_128_128_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_schwaemm_128_128_decryptor_verify(linnet_schwaemm_128_128_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_schwaemm_128_128_decryptor_wipe(linnet_schwaemm_128_128_decryptor* self);

/* ---- "schwaemm-256-256" (finalist) ----------------------------------------------------------------------------------------------
   Schwaemm256-256: key 32, nonce 32, tag 32 bytes; Sparkle v1.2, section 2.3. 248-bit security. A nonce must be used only once
   under a key, but may be random. At most 2^133 bytes under one key (table 2.3). */
#define LINNET_SCHWAEMM_256_256_KEY_SIZE 32
#define LINNET_SCHWAEMM_256_256_NONCE_SIZE 32
#define LINNET_SCHWAEMM_256_256_TAG_SIZE 32
LINNET_RESULT int linnet_schwaemm_256_256_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
LINNET_RESULT int linnet_schwaemm_256_256_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);

typedef LINNET_OBJECT(40) linnet_schwaemm_256_256_keyed;
LINNET_RESULT int linnet_schwaemm_256_256_keyed_init(linnet_schwaemm_256_256_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_schwaemm_256_256_keyed_encrypt(const linnet_schwaemm_256_256_keyed* self, const uint8_t nonce[32],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
LINNET_RESULT int linnet_schwaemm_256_256_keyed_decrypt(const linnet_schwaemm_256_256_keyed* self, const uint8_t nonce[32],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
LINNET_API void linnet_schwaemm_256_256_keyed_wipe(linnet_schwaemm_256_256_keyed* self);

typedef LINNET_OBJECT(168) linnet_schwaemm_256_256_encryptor;
LINNET_RESULT int linnet_schwaemm_256_256_encryptor_init(linnet_schwaemm_256_256_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
LINNET_RESULT int linnet_schwaemm_256_256_encryptor_update_aad(linnet_schwaemm_256_256_encryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_256_256_encryptor_update(linnet_schwaemm_256_256_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
LINNET_RESULT int linnet_schwaemm_256_256_encryptor_finish(linnet_schwaemm_256_256_encryptor* self, uint8_t tag[32]);
LINNET_API void linnet_schwaemm_256_256_encryptor_wipe(linnet_schwaemm_256_256_encryptor* self);

typedef LINNET_OBJECT(168) linnet_schwaemm_256_256_decryptor;
LINNET_RESULT int linnet_schwaemm_256_256_decryptor_init(linnet_schwaemm_256_256_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
LINNET_RESULT int linnet_schwaemm_256_256_decryptor_update_aad(linnet_schwaemm_256_256_decryptor* self, const void* aad,
    size_t aad_len);
LINNET_RESULT int linnet_schwaemm_256_256_decryptor_update(linnet_schwaemm_256_256_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
LINNET_RESULT int linnet_schwaemm_256_256_decryptor_verify(linnet_schwaemm_256_256_decryptor* self, const uint8_t tag[32]);
LINNET_API void linnet_schwaemm_256_256_decryptor_wipe(linnet_schwaemm_256_256_decryptor* self);

/* ---- "esch256" (finalist) -------------------------------------------------------------------------------------------------------
   Esch256: digest 32 bytes; Sparkle v1.2, section 2.2. 128-bit security against collisions and preimages. */
#define LINNET_ESCH256_DIGEST_SIZE 32
LINNET_RESULT int linnet_esch256_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(80) linnet_esch256_hasher;
LINNET_API void linnet_esch256_hasher_init(linnet_esch256_hasher* self);
LINNET_RESULT int linnet_esch256_hasher_update(linnet_esch256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_esch256_hasher_finish(linnet_esch256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_esch256_hasher_wipe(linnet_esch256_hasher* self);

/* ---- "esch384" (finalist) -------------------------------------------------------------------------------------------------------
   Esch384: digest 48 bytes; Sparkle v1.2, section 2.2. 192-bit security against collisions and preimages. */
#define LINNET_ESCH384_DIGEST_SIZE 48
LINNET_RESULT int linnet_esch384_digest(const void* message, size_t len, uint8_t digest[48]);

typedef LINNET_OBJECT(96) linnet_esch384_hasher;
LINNET_API void linnet_esch384_hasher_init(linnet_esch384_hasher* self);
LINNET_RESULT int linnet_esch384_hasher_update(linnet_esch384_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_esch384_hasher_finish(linnet_esch384_hasher* self, uint8_t digest[48]);
LINNET_API void linnet_esch384_hasher_wipe(linnet_esch384_hasher* self);

/* ---- "xoesch256" (finalist) -----------------------------------------------------------------------------------------------------
   XOEsch256: output of any length; Sparkle v1.2, section 2.2. At most 128-bit security; against collisions at most half the
   output's bits. */
#define LINNET_XOESCH256_DIGEST_SIZE 32
LINNET_RESULT int linnet_xoesch256_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(80) linnet_xoesch256_hasher;
LINNET_API void linnet_xoesch256_hasher_init(linnet_xoesch256_hasher* self);
LINNET_RESULT int linnet_xoesch256_hasher_update(linnet_xoesch256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_xoesch256_hasher_squeeze(linnet_xoesch256_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_xoesch256_hasher_wipe(linnet_xoesch256_hasher* self);

/* ---- "xoesch384" (finalist) -----------------------------------------------------------------------------------------------------
   XOEsch384: output of any length; Sparkle v1.2, section 2.2. At most 192-bit security; against collisions at most half the
   output's bits. */
#define LINNET_XOESCH384_DIGEST_SIZE 48
LINNET_RESULT int linnet_xoesch384_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(96) linnet_xoesch384_hasher;
LINNET_API void linnet_xoesch384_hasher_init(linnet_xoesch384_hasher* self);
LINNET_RESULT int linnet_xoesch384_hasher_update(linnet_xoesch384_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_xoesch384_hasher_squeeze(linnet_xoesch384_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_xoesch384_hasher_wipe(linnet_xoesch384_hasher* self);

#endif
