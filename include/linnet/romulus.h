/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of romulus.hpp. */
/* clang-format off */
#ifndef LINNET_ROMULUS_H
#define LINNET_ROMULUS_H

#include "common.h" /* the rules for all calls */

/* "romulus-n" (finalist). Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key.
   128-bit security (section 3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each. */
#define LINNET_ROMULUS_N_KEY_SIZE 16
#define LINNET_ROMULUS_N_NONCE_SIZE 16
#define LINNET_ROMULUS_N_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_romulus_n_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_romulus_n_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(392) linnet_romulus_n_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_n_keyed_init(linnet_romulus_n_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_keyed_encrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_keyed_decrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_n_keyed_wipe(linnet_romulus_n_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(1112) linnet_romulus_n_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_n_encryptor_init(linnet_romulus_n_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_encryptor_update_aad(linnet_romulus_n_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_encryptor_update(linnet_romulus_n_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_encryptor_finish(linnet_romulus_n_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_n_encryptor_wipe(linnet_romulus_n_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(1112) linnet_romulus_n_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_n_decryptor_init(linnet_romulus_n_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_decryptor_update_aad(linnet_romulus_n_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_decryptor_update(linnet_romulus_n_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_n_decryptor_verify(linnet_romulus_n_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_n_decryptor_wipe(linnet_romulus_n_decryptor* self);

/* "romulus-m" (finalist). Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals
   only that a message with its associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the
   message twice: incremental encryption is impossible, and incremental decryption would release unverified plaintext. Limits as
   for romulus_n, message and associated data together. While `decrypt` runs, its output holds unverified plaintext; when it
   returns, the output is verified or zero. */
#define LINNET_ROMULUS_M_KEY_SIZE 16
#define LINNET_ROMULUS_M_NONCE_SIZE 16
#define LINNET_ROMULUS_M_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_romulus_m_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_romulus_m_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(392) linnet_romulus_m_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_m_keyed_init(linnet_romulus_m_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_m_keyed_encrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_m_keyed_decrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_m_keyed_wipe(linnet_romulus_m_keyed* self);

/* "romulus-t" (finalist). Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use
   the key, every other secret is used in at most two calls, and a message that is not authentic produces no keystream. About
   121-bit security (section 3.1). A nonce must be used only once under a key; if one repeats, authenticity remains. It reads the
   message twice, so there are no incremental types. Limits as for romulus_n. */
#define LINNET_ROMULUS_T_KEY_SIZE 16
#define LINNET_ROMULUS_T_NONCE_SIZE 16
#define LINNET_ROMULUS_T_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_romulus_t_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_romulus_t_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(392) linnet_romulus_t_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_t_keyed_init(linnet_romulus_t_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_t_keyed_encrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_t_keyed_decrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_t_keyed_wipe(linnet_romulus_t_keyed* self);

/* "romulus-h" (finalist). Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages
   (section 3.2). */
#define LINNET_ROMULUS_H_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_romulus_h_digest(const void* message, size_t len, uint8_t digest[32]);
/* Hashes a message incrementally: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(80) linnet_romulus_h_hasher;
/* Begins a message. */
LINNET_API void linnet_romulus_h_hasher_init(linnet_romulus_h_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_h_hasher_update(linnet_romulus_h_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_romulus_h_hasher_finish(linnet_romulus_h_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_romulus_h_hasher_wipe(linnet_romulus_h_hasher* self);

#endif
