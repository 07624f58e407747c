/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of gift_cofb.hpp. */
/* clang-format off */
#ifndef LINNET_GIFT_COFB_H
#define LINNET_GIFT_COFB_H

#include "common.h" /* the rules for all calls */

/* "gift-cofb" (finalist). GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once
   under a key. Birthday bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR ePrint
   2021/737). */
#define LINNET_GIFT_COFB_KEY_SIZE 16
#define LINNET_GIFT_COFB_NONCE_SIZE 16
#define LINNET_GIFT_COFB_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_gift_cofb_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_gift_cofb_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(328) linnet_gift_cofb_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_gift_cofb_keyed_init(linnet_gift_cofb_keyed* self, const uint8_t key[16]);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_keyed_encrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_OVERLAP,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_keyed_decrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_gift_cofb_keyed_wipe(linnet_gift_cofb_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(400) linnet_gift_cofb_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_gift_cofb_encryptor_init(linnet_gift_cofb_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_encryptor_update_aad(linnet_gift_cofb_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_encryptor_update(linnet_gift_cofb_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_encryptor_finish(linnet_gift_cofb_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_gift_cofb_encryptor_wipe(linnet_gift_cofb_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(400) linnet_gift_cofb_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_gift_cofb_decryptor_init(linnet_gift_cofb_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_decryptor_update_aad(linnet_gift_cofb_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_decryptor_update(linnet_gift_cofb_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_gift_cofb_decryptor_verify(linnet_gift_cofb_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_gift_cofb_decryptor_wipe(linnet_gift_cofb_decryptor* self);

#endif
