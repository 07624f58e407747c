/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of ascon_v12.hpp. */
/* clang-format off */
#ifndef LINNET_ASCON_V12_H
#define LINNET_ASCON_V12_H

#include "common.h" /* the rules for all calls */

/* "ascon-128" (legacy). Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used
   only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128_KEY_SIZE 16
#define LINNET_ASCON_128_NONCE_SIZE 16
#define LINNET_ASCON_128_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(24) linnet_ascon_128_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128_keyed_init(linnet_ascon_128_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_keyed_encrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_keyed_decrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128_keyed_wipe(linnet_ascon_128_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(104) linnet_ascon_128_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128_encryptor_init(linnet_ascon_128_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_encryptor_update_aad(linnet_ascon_128_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_encryptor_update(linnet_ascon_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_encryptor_finish(linnet_ascon_128_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128_encryptor_wipe(linnet_ascon_128_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(104) linnet_ascon_128_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128_decryptor_init(linnet_ascon_128_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_decryptor_update_aad(linnet_ascon_128_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_decryptor_update(linnet_ascon_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128_decryptor_verify(linnet_ascon_128_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128_decryptor_wipe(linnet_ascon_128_decryptor* self);

/* "ascon-128a" (legacy). Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be
   used only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_128A_KEY_SIZE 16
#define LINNET_ASCON_128A_NONCE_SIZE 16
#define LINNET_ASCON_128A_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(24) linnet_ascon_128a_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128a_keyed_init(linnet_ascon_128a_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_keyed_encrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_keyed_decrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128a_keyed_wipe(linnet_ascon_128a_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(112) linnet_ascon_128a_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128a_encryptor_init(linnet_ascon_128a_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_encryptor_update_aad(linnet_ascon_128a_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_encryptor_update(linnet_ascon_128a_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_encryptor_finish(linnet_ascon_128a_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128a_encryptor_wipe(linnet_ascon_128a_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(112) linnet_ascon_128a_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_128a_decryptor_init(linnet_ascon_128a_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_decryptor_update_aad(linnet_ascon_128a_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_decryptor_update(linnet_ascon_128a_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_128a_decryptor_verify(linnet_ascon_128a_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_128a_decryptor_wipe(linnet_ascon_128a_decryptor* self);

/* "ascon-80pq" (legacy). Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used
   only once under a key. At most 2^64 blocks under one key. */
#define LINNET_ASCON_80PQ_KEY_SIZE 20
#define LINNET_ASCON_80PQ_NONCE_SIZE 16
#define LINNET_ASCON_80PQ_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 20 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_80pq_encrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 20 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_80pq_decrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(32) linnet_ascon_80pq_keyed;
/* Expands the key. key: 20 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_80pq_keyed_init(linnet_ascon_80pq_keyed* self, const uint8_t key[20]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_keyed_encrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_keyed_decrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_80pq_keyed_wipe(linnet_ascon_80pq_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(112) linnet_ascon_80pq_encryptor;
/* Begins a message. key: 20 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_init(linnet_ascon_80pq_encryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_update_aad(linnet_ascon_80pq_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_update(linnet_ascon_80pq_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_encryptor_finish(linnet_ascon_80pq_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_80pq_encryptor_wipe(linnet_ascon_80pq_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(112) linnet_ascon_80pq_decryptor;
/* Begins a message. key: 20 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_init(linnet_ascon_80pq_decryptor* self, const uint8_t key[20],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_update_aad(linnet_ascon_80pq_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_update(linnet_ascon_80pq_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_80pq_decryptor_verify(linnet_ascon_80pq_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_80pq_decryptor_wipe(linnet_ascon_80pq_decryptor* self);

/* "ascon-hash" (legacy). Ascon-Hash (v1.2): digest 32 bytes; section 2.5. */
#define LINNET_ASCON_HASH_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_hash_digest(const void* message, size_t len, uint8_t digest[32]);
/* Hashes a message incrementally: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_hash_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_hash_hasher_init(linnet_ascon_hash_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash_hasher_update(linnet_ascon_hash_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash_hasher_finish(linnet_ascon_hash_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_hash_hasher_wipe(linnet_ascon_hash_hasher* self);

/* "ascon-hasha" (legacy). Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_HASHA_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_hasha_digest(const void* message, size_t len, uint8_t digest[32]);
/* Hashes a message incrementally: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_hasha_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_hasha_hasher_init(linnet_ascon_hasha_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hasha_hasher_update(linnet_ascon_hasha_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hasha_hasher_finish(linnet_ascon_hasha_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_hasha_hasher_wipe(linnet_ascon_hasha_hasher* self);

/* "ascon-xof" (legacy). Ascon-Xof (v1.2): output of any length; section 2.5. */
#define LINNET_ASCON_XOF_DIGEST_SIZE 32
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_xof_digest(const void* message, size_t len, void* output, size_t output_len);
/* Hashes a message and writes the output incrementally: `update` any number of times, then `squeeze` any number of times. May be
   copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_xof_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_xof_hasher_init(linnet_ascon_xof_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof_hasher_update(linnet_ascon_xof_hasher* self, const void* message, size_t len);
/* Writes the next part of the output. `update` is refused from then on. output: output_len bytes. Errors: LINNET_ARGUMENT,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof_hasher_squeeze(linnet_ascon_xof_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_xof_hasher_wipe(linnet_ascon_xof_hasher* self);

/* "ascon-xofa" (legacy). Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks. */
#define LINNET_ASCON_XOFA_DIGEST_SIZE 32
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_xofa_digest(const void* message, size_t len, void* output, size_t output_len);
/* Hashes a message and writes the output incrementally: `update` any number of times, then `squeeze` any number of times. May be
   copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_xofa_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_xofa_hasher_init(linnet_ascon_xofa_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xofa_hasher_update(linnet_ascon_xofa_hasher* self, const void* message, size_t len);
/* Writes the next part of the output. `update` is refused from then on. output: output_len bytes. Errors: LINNET_ARGUMENT,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xofa_hasher_squeeze(linnet_ascon_xofa_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_xofa_hasher_wipe(linnet_ascon_xofa_hasher* self);

#endif
