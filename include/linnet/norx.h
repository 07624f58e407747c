/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of norx.hpp. */
/* clang-format off */
#ifndef LINNET_NORX_H
#define LINNET_NORX_H

#include "common.h" /* the rules for all calls */

/* "norx32-4-1" (published). NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used
   only once under a key; with random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt to
   forge one of that length succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0", Journal of Cryptology
   32, 2019). */
#define LINNET_NORX32_4_1_KEY_SIZE 16
#define LINNET_NORX32_4_1_NONCE_SIZE 16
#define LINNET_NORX32_4_1_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_norx32_4_1_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_norx32_4_1_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(24) linnet_norx32_4_1_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_keyed_init(linnet_norx32_4_1_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_keyed_encrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_keyed_decrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_keyed_wipe(linnet_norx32_4_1_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_init(linnet_norx32_4_1_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_update_aad(linnet_norx32_4_1_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_update(linnet_norx32_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_encryptor_finish(linnet_norx32_4_1_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_encryptor_wipe(linnet_norx32_4_1_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_init(linnet_norx32_4_1_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_update_aad(linnet_norx32_4_1_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_update(linnet_norx32_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_decryptor_verify(linnet_norx32_4_1_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_decryptor_wipe(linnet_norx32_4_1_decryptor* self);

/* "norx64-4-1" (published). NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used
   only once under a key; with random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt to
   forge one of that length succeeds with a probability of about 2^(m - 256). */
#define LINNET_NORX64_4_1_KEY_SIZE 32
#define LINNET_NORX64_4_1_NONCE_SIZE 32
#define LINNET_NORX64_4_1_TAG_SIZE 32
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: 32 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 32 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_norx64_4_1_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: 32 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 32 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_norx64_4_1_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(40) linnet_norx64_4_1_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx64_4_1_keyed_init(linnet_norx64_4_1_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 32 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_keyed_encrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 32 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 32 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_keyed_decrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx64_4_1_keyed_wipe(linnet_norx64_4_1_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(304) linnet_norx64_4_1_encryptor;
/* Begins a message. key: 32 bytes; nonce: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_init(linnet_norx64_4_1_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_update_aad(linnet_norx64_4_1_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_update(linnet_norx64_4_1_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_encryptor_finish(linnet_norx64_4_1_encryptor* self, uint8_t tag[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx64_4_1_encryptor_wipe(linnet_norx64_4_1_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(304) linnet_norx64_4_1_decryptor;
/* Begins a message. key: 32 bytes; nonce: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_init(linnet_norx64_4_1_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_update_aad(linnet_norx64_4_1_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_update(linnet_norx64_4_1_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 32
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx64_4_1_decryptor_verify(linnet_norx64_4_1_decryptor* self, const uint8_t tag[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx64_4_1_decryptor_wipe(linnet_norx64_4_1_decryptor* self);

/* "norx32-4-1-v2" (legacy). NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and
   the key (Chaigneau, Fuhr, Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology 32,
   2019). For interoperability only, such as with Cifra. A nonce must be used only once under a key, and is too short to be
   random: count. */
#define LINNET_NORX32_4_1_V2_KEY_SIZE 16
#define LINNET_NORX32_4_1_V2_NONCE_SIZE 8
#define LINNET_NORX32_4_1_V2_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 8 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_norx32_4_1_v2_encrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 8 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_norx32_4_1_v2_decrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(24) linnet_norx32_4_1_v2_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_init(linnet_norx32_4_1_v2_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 8 bytes; aad: aad_len bytes; plaintext:
   len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_encrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 8 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_keyed_decrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_v2_keyed_wipe(linnet_norx32_4_1_v2_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_encryptor;
/* Begins a message. key: 16 bytes; nonce: 8 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_init(linnet_norx32_4_1_v2_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_update_aad(linnet_norx32_4_1_v2_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_update(linnet_norx32_4_1_v2_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_encryptor_finish(linnet_norx32_4_1_v2_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_v2_encryptor_wipe(linnet_norx32_4_1_v2_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(176) linnet_norx32_4_1_v2_decryptor;
/* Begins a message. key: 16 bytes; nonce: 8 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_init(linnet_norx32_4_1_v2_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[8]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_update_aad(linnet_norx32_4_1_v2_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_update(linnet_norx32_4_1_v2_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_norx32_4_1_v2_decryptor_verify(linnet_norx32_4_1_v2_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_norx32_4_1_v2_decryptor_wipe(linnet_norx32_4_1_v2_decryptor* self);

#endif
