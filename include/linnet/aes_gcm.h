/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes_gcm.hpp. */
/* clang-format off */
#ifndef LINNET_AES_GCM_H
#define LINNET_AES_GCM_H

#include "common.h" /* the rules for all calls */

/* "aes-128-gcm" (standard). AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. `keyed`
   takes tags of 12 to 16 bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key. With random
   nonces of 12 bytes, and with nonces of other sizes, encrypt fewer than 2^32 messages under one key (section 8.3). A forgery
   succeeds with a probability per attempt of 2^-(8 tag_size) times the blocks of the message. */
#define LINNET_AES_128_GCM_KEY_SIZE 16
#define LINNET_AES_128_GCM_NONCE_SIZE 12
#define LINNET_AES_128_GCM_TAG_SIZE 16
#define LINNET_AES_128_GCM_MESSAGE_SIZE_MAX 68719476704
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: nonce_len bytes, 1 or
   more; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_gcm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: nonce_len bytes, 1 or more;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_gcm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(568) linnet_aes_128_gcm_keyed;
/* Expands the key. key: 16 bytes; tag_size: 12 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_gcm_keyed_init(linnet_aes_128_gcm_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes, 1 or more; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 12 to 16. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_keyed_encrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 12 to 16; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_keyed_decrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_keyed_wipe(linnet_aes_128_gcm_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(704) linnet_aes_128_gcm_encryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_init(linnet_aes_128_gcm_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_update_aad(linnet_aes_128_gcm_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_update(linnet_aes_128_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_encryptor_finish(linnet_aes_128_gcm_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_encryptor_wipe(linnet_aes_128_gcm_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(704) linnet_aes_128_gcm_decryptor;
/* Begins a message. key: 16 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_init(linnet_aes_128_gcm_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_update_aad(linnet_aes_128_gcm_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_update(linnet_aes_128_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_decryptor_verify(linnet_aes_128_gcm_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_decryptor_wipe(linnet_aes_128_gcm_decryptor* self);

/* "aes-192-gcm" (standard). AES-192-GCM: key 24 bytes, otherwise as aes_128_gcm. */
#define LINNET_AES_192_GCM_KEY_SIZE 24
#define LINNET_AES_192_GCM_NONCE_SIZE 12
#define LINNET_AES_192_GCM_TAG_SIZE 16
#define LINNET_AES_192_GCM_MESSAGE_SIZE_MAX 68719476704
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 24 bytes; nonce: nonce_len bytes, 1 or
   more; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_192_gcm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 24 bytes; nonce: nonce_len bytes, 1 or more;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_192_gcm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(568) linnet_aes_192_gcm_keyed;
/* Expands the key. key: 24 bytes; tag_size: 12 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_192_gcm_keyed_init(linnet_aes_192_gcm_keyed* self, const uint8_t key[24], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes, 1 or more; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 12 to 16. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_keyed_encrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 12 to 16; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_keyed_decrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_gcm_keyed_wipe(linnet_aes_192_gcm_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(704) linnet_aes_192_gcm_encryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_init(linnet_aes_192_gcm_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_update_aad(linnet_aes_192_gcm_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_update(linnet_aes_192_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_encryptor_finish(linnet_aes_192_gcm_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_gcm_encryptor_wipe(linnet_aes_192_gcm_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(704) linnet_aes_192_gcm_decryptor;
/* Begins a message. key: 24 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_init(linnet_aes_192_gcm_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_update_aad(linnet_aes_192_gcm_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_update(linnet_aes_192_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_192_gcm_decryptor_verify(linnet_aes_192_gcm_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_192_gcm_decryptor_wipe(linnet_aes_192_gcm_decryptor* self);

/* "aes-256-gcm" (standard). AES-256-GCM: key 32 bytes, otherwise as aes_128_gcm. */
#define LINNET_AES_256_GCM_KEY_SIZE 32
#define LINNET_AES_256_GCM_NONCE_SIZE 12
#define LINNET_AES_256_GCM_TAG_SIZE 16
#define LINNET_AES_256_GCM_MESSAGE_SIZE_MAX 68719476704
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: nonce_len bytes, 1 or
   more; aad: aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_gcm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: nonce_len bytes, 1 or more;
   aad: aad_len bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_gcm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(568) linnet_aes_256_gcm_keyed;
/* Expands the key. key: 32 bytes; tag_size: 12 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_gcm_keyed_init(linnet_aes_256_gcm_keyed* self, const uint8_t key[32], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: nonce_len bytes, 1 or more; aad:
   aad_len bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 12 to 16. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_keyed_encrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: nonce_len bytes, 1 or more; aad: aad_len
   bytes; ciphertext: len bytes; tag: tag_len bytes, 12 to 16; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_keyed_decrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len,
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_keyed_wipe(linnet_aes_256_gcm_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(704) linnet_aes_256_gcm_encryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_init(linnet_aes_256_gcm_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_update_aad(linnet_aes_256_gcm_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_update(linnet_aes_256_gcm_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_encryptor_finish(linnet_aes_256_gcm_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_encryptor_wipe(linnet_aes_256_gcm_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(704) linnet_aes_256_gcm_decryptor;
/* Begins a message. key: 32 bytes; nonce: nonce_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_init(linnet_aes_256_gcm_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_update_aad(linnet_aes_256_gcm_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_update(linnet_aes_256_gcm_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_decryptor_verify(linnet_aes_256_gcm_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_decryptor_wipe(linnet_aes_256_gcm_decryptor* self);

/* "aes-128-gcm-siv" (published). AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce
   reveals only that a message with its associated data is repeated; section 9 bounds how often that may happen. A plaintext has
   at most 2^36 bytes, which is enforced; the associated data may have as many. It reads the message twice, so there are no
   incremental types. While `decrypt` runs, its output holds unverified plaintext; when it returns, the output is verified or
   zero. It derives keys for each message: where nonces are unique, aes_128_gcm is faster. */
#define LINNET_AES_128_GCM_SIV_KEY_SIZE 16
#define LINNET_AES_128_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_128_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_128_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 12 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_128_gcm_siv_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 12 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_128_gcm_siv_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(480) linnet_aes_128_gcm_siv_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_init(linnet_aes_128_gcm_siv_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 12 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_encrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 12 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_128_gcm_siv_keyed_decrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_128_gcm_siv_keyed_wipe(linnet_aes_128_gcm_siv_keyed* self);

/* "aes-256-gcm-siv" (published). AES-256-GCM-SIV: key 32 bytes, otherwise as aes_128_gcm_siv. */
#define LINNET_AES_256_GCM_SIV_KEY_SIZE 32
#define LINNET_AES_256_GCM_SIV_NONCE_SIZE 12
#define LINNET_AES_256_GCM_SIV_TAG_SIZE 16
#define LINNET_AES_256_GCM_SIV_MESSAGE_SIZE_MAX 68719476736
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_aes_256_gcm_siv_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: 12 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_aes_256_gcm_siv_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(480) linnet_aes_256_gcm_siv_keyed;
/* Expands the key. key: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_init(linnet_aes_256_gcm_siv_keyed* self, const uint8_t key[32]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 12 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_encrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 12 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_aes_256_gcm_siv_keyed_decrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_aes_256_gcm_siv_keyed_wipe(linnet_aes_256_gcm_siv_keyed* self);

#endif
