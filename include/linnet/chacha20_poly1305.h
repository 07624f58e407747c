/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of chacha20_poly1305.hpp. */
/* clang-format off */
#ifndef LINNET_CHACHA20_POLY1305_H
#define LINNET_CHACHA20_POLY1305_H

#include "common.h" /* the rules for all calls */

/* "chacha20-poly1305" (published). ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at
   most 2^38 - 64 bytes, which is enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32
   messages with random nonces. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest
   message. */
#define LINNET_CHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_CHACHA20_POLY1305_NONCE_SIZE 12
#define LINNET_CHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_CHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_chacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_chacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(40) linnet_chacha20_poly1305_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_poly1305_keyed_init(linnet_chacha20_poly1305_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 12 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_keyed_encrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 12 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_keyed_decrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_poly1305_keyed_wipe(linnet_chacha20_poly1305_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_encryptor;
/* Begins a message. key: 32 bytes; nonce: 12 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_init(linnet_chacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_update_aad(linnet_chacha20_poly1305_encryptor* self, const void* aad,
    size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_update(linnet_chacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_encryptor_finish(linnet_chacha20_poly1305_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_poly1305_encryptor_wipe(linnet_chacha20_poly1305_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(352) linnet_chacha20_poly1305_decryptor;
/* Begins a message. key: 32 bytes; nonce: 12 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_init(linnet_chacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_update_aad(linnet_chacha20_poly1305_decryptor* self, const void* aad,
    size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_update(linnet_chacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_chacha20_poly1305_decryptor_verify(linnet_chacha20_poly1305_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_chacha20_poly1305_decryptor_wipe(linnet_chacha20_poly1305_decryptor* self);

/* "xchacha20-poly1305" (published). XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as chacha20_poly1305;
   draft-irtf-cfrg-xchacha-03, section 2. */
#define LINNET_XCHACHA20_POLY1305_KEY_SIZE 32
#define LINNET_XCHACHA20_POLY1305_NONCE_SIZE 24
#define LINNET_XCHACHA20_POLY1305_TAG_SIZE 16
#define LINNET_XCHACHA20_POLY1305_MESSAGE_SIZE_MAX 274877906880
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: 24 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_xchacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: 24 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_xchacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(40) linnet_xchacha20_poly1305_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_init(linnet_xchacha20_poly1305_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 24 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_encrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 24 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_keyed_decrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_poly1305_keyed_wipe(linnet_xchacha20_poly1305_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_encryptor;
/* Begins a message. key: 32 bytes; nonce: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_init(linnet_xchacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_update_aad(linnet_xchacha20_poly1305_encryptor* self, const void* aad,
    size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_update(linnet_xchacha20_poly1305_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_encryptor_finish(linnet_xchacha20_poly1305_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_poly1305_encryptor_wipe(linnet_xchacha20_poly1305_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(352) linnet_xchacha20_poly1305_decryptor;
/* Begins a message. key: 32 bytes; nonce: 24 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_init(linnet_xchacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_update_aad(linnet_xchacha20_poly1305_decryptor* self, const void* aad,
    size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_update(linnet_xchacha20_poly1305_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_xchacha20_poly1305_decryptor_verify(linnet_xchacha20_poly1305_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_xchacha20_poly1305_decryptor_wipe(linnet_xchacha20_poly1305_decryptor* self);

#endif
