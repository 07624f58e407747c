/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_eax.hpp. */
/* clang-format off */
#ifndef LINNET_AES_EAX_H
#define LINNET_AES_EAX_H

#include "common.h" /* the rules for all calls */

/* "aes-128-eax" (published). AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. `keyed`
   takes tags of 1 to 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a prefix
   of a longer one. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. Birthday bound: stay
   below 2^48 blocks of 16 bytes under one key. */
#define LINNET_AES_128_EAX_KEY_SIZE 16
#define LINNET_AES_128_EAX_NONCE_SIZE 16
#define LINNET_AES_128_EAX_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_eax_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_eax_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(512) linnet_aes_128_eax_keyed;
/* Expands the key. key: 16 bytes; tag_size: 1 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_eax_keyed_init(linnet_aes_128_eax_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_keyed_encrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes; aad: aad_len bytes;
   ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_keyed_decrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_eax_keyed_wipe(linnet_aes_128_eax_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(624) linnet_aes_128_eax_encryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_init(linnet_aes_128_eax_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_update_aad(linnet_aes_128_eax_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_update(linnet_aes_128_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_encryptor_finish(linnet_aes_128_eax_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_eax_encryptor_wipe(linnet_aes_128_eax_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(624) linnet_aes_128_eax_decryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_init(linnet_aes_128_eax_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_update_aad(linnet_aes_128_eax_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_update(linnet_aes_128_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_eax_decryptor_verify(linnet_aes_128_eax_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_eax_decryptor_wipe(linnet_aes_128_eax_decryptor* self);

/* "aes-192-eax" (published). AES-192-EAX: key 24 bytes, otherwise as aes_128_eax. */
#define LINNET_AES_192_EAX_KEY_SIZE 24
#define LINNET_AES_192_EAX_NONCE_SIZE 16
#define LINNET_AES_192_EAX_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 24 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_eax_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 24 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_eax_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(512) linnet_aes_192_eax_keyed;
/* Expands the key. key: 24 bytes; tag_size: 1 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_eax_keyed_init(linnet_aes_192_eax_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_keyed_encrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes; aad: aad_len bytes;
   ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_keyed_decrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_eax_keyed_wipe(linnet_aes_192_eax_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(624) linnet_aes_192_eax_encryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_init(linnet_aes_192_eax_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_update_aad(linnet_aes_192_eax_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_update(linnet_aes_192_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_encryptor_finish(linnet_aes_192_eax_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_eax_encryptor_wipe(linnet_aes_192_eax_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(624) linnet_aes_192_eax_decryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_init(linnet_aes_192_eax_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_update_aad(linnet_aes_192_eax_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_update(linnet_aes_192_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_eax_decryptor_verify(linnet_aes_192_eax_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_eax_decryptor_wipe(linnet_aes_192_eax_decryptor* self);

/* "aes-256-eax" (published). AES-256-EAX: key 32 bytes, otherwise as aes_128_eax. */
#define LINNET_AES_256_EAX_KEY_SIZE 32
#define LINNET_AES_256_EAX_NONCE_SIZE 16
#define LINNET_AES_256_EAX_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_eax_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: nonce_len bytes; aad:
   aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_eax_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(512) linnet_aes_256_eax_keyed;
/* Expands the key. key: 32 bytes; tag_size: 1 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_eax_keyed_init(linnet_aes_256_eax_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 1 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_keyed_encrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes; aad: aad_len bytes;
   ciphertext: len bytes; tag: tag_len bytes, 1 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_keyed_decrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_eax_keyed_wipe(linnet_aes_256_eax_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(624) linnet_aes_256_eax_encryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_init(linnet_aes_256_eax_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_update_aad(linnet_aes_256_eax_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_update(linnet_aes_256_eax_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_encryptor_finish(linnet_aes_256_eax_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_eax_encryptor_wipe(linnet_aes_256_eax_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(624) linnet_aes_256_eax_decryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_init(linnet_aes_256_eax_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_update_aad(linnet_aes_256_eax_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_update(linnet_aes_256_eax_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_eax_decryptor_verify(linnet_aes_256_eax_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_eax_decryptor_wipe(linnet_aes_256_eax_decryptor* self);

#endif
