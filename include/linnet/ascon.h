/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of ascon.hpp. */
/* clang-format off */
#ifndef LINNET_ASCON_H
#define LINNET_ASCON_H

#include "common.h" /* the rules for all calls */

/* "ascon-aead128" (standard). Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only
   once under a key. At most 2^54 bytes under one key, counting plaintext, associated data and nonces (section 4.3). `keyed`
   takes tags of 4 to 16 bytes (section 4.2.1), at least 8 unless the protocol limits the number of forgery attempts. */
#define LINNET_ASCON_AEAD128_KEY_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 16 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(24) linnet_ascon_aead128_keyed;
/* Expands the key. key: 16 bytes; tag_size: 4 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_keyed_init(linnet_ascon_aead128_keyed* self, const uint8_t key[16], size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_keyed_encrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: tag_len bytes, 4 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_keyed_decrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_keyed_wipe(linnet_ascon_aead128_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(112) linnet_ascon_aead128_encryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_init(linnet_ascon_aead128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_update_aad(linnet_ascon_aead128_encryptor* self, const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_update(linnet_ascon_aead128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_encryptor_finish(linnet_ascon_aead128_encryptor* self, uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_encryptor_wipe(linnet_ascon_aead128_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(112) linnet_ascon_aead128_decryptor;
/* Begins a message. key: 16 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_init(linnet_ascon_aead128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_update_aad(linnet_ascon_aead128_decryptor* self, const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_update(linnet_ascon_aead128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_decryptor_verify(linnet_ascon_aead128_decryptor* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_decryptor_wipe(linnet_ascon_aead128_decryptor* self);

/* "ascon-aead128-nonce-masked" (standard). Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section
   4.2.2. The second half of the key hides which messages under different keys share a nonce. This restores 128-bit security when
   many keys are attacked at once. Limits as for ascon_aead128. */
#define LINNET_ASCON_AEAD128_NONCE_MASKED_KEY_SIZE 32
#define LINNET_ASCON_AEAD128_NONCE_MASKED_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_MASKED_TAG_SIZE 16
/* Encrypts the plaintext and authenticates it and the associated data with a tag. key: 32 bytes; nonce: 16 bytes; aad: aad_len
   bytes; plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. key: 32 bytes; nonce: 16 bytes; aad: aad_len
   bytes; ciphertext: len bytes; tag: 16 bytes; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(40) linnet_ascon_aead128_nonce_masked_keyed;
/* Expands the key. key: 32 bytes; tag_size: 4 to 16 bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_init(linnet_ascon_aead128_nonce_masked_keyed* self, const uint8_t key[32],
    size_t tag_size);
/* Encrypts the plaintext and authenticates it and the associated data with a tag. nonce: 16 bytes; aad: aad_len bytes;
   plaintext: len bytes; ciphertext: len bytes, may be `plaintext`; tag: tag_len bytes, 4 to 16. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_encrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
    size_t tag_len);
/* Decrypts the ciphertext if the tag over it and the associated data verifies. nonce: 16 bytes; aad: aad_len bytes; ciphertext:
   len bytes; tag: tag_len bytes, 4 to 16; plaintext: len bytes, may be `ciphertext`. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_decrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
    void* plaintext);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_nonce_masked_keyed_wipe(linnet_ascon_aead128_nonce_masked_keyed* self);
/* Encrypts one message incrementally: `update_aad` any number of times, then `update`, then `finish`. */
typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_encryptor;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_init(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any plaintext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_update_aad(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* aad, size_t aad_len);
/* Encrypts the next part of the plaintext. plaintext: len bytes; ciphertext: len bytes, may be `plaintext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_update(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* plaintext, size_t len, void* ciphertext);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_finish(linnet_ascon_aead128_nonce_masked_encryptor* self,
    uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_nonce_masked_encryptor_wipe(linnet_ascon_aead128_nonce_masked_encryptor* self);
/* Decrypts one message incrementally: `update_aad` any number of times, then `update`, then `verify`. No plaintext is authentic
   before `verify` has returned LINNET_OK: do not use it until then. */
typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_decryptor;
/* Begins a message. key: 32 bytes; nonce: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_init(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
/* Takes the next part of the associated data, before any ciphertext. aad: aad_len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_update_aad(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* aad, size_t aad_len);
/* Decrypts the next part of the ciphertext. ciphertext: len bytes; plaintext: len bytes, may be `ciphertext`. Errors:
   LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_update(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* ciphertext, size_t len, void* plaintext);
/* Compares the tag in constant time and ends the object. The plaintext is authentic only if this returns LINNET_OK. tag: 16
   bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_verify(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_aead128_nonce_masked_decryptor_wipe(linnet_ascon_aead128_nonce_masked_decryptor* self);

/* "ascon-hash256" (standard). Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and
   preimages. */
#define LINNET_ASCON_HASH256_DIGEST_SIZE 32
/* Computes the digest of a message. message: len bytes; digest: 32 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_hash256_digest(const void* message, size_t len, uint8_t digest[32]);
/* Hashes a message incrementally: `update` any number of times, then `finish`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_hash256_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_hash256_hasher_init(linnet_ascon_hash256_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash256_hasher_update(linnet_ascon_hash256_hasher* self, const void* message, size_t len);
/* Writes the digest and ends the object. digest: 32 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_hash256_hasher_finish(linnet_ascon_hash256_hasher* self, uint8_t digest[32]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_hash256_hasher_wipe(linnet_ascon_hash256_hasher* self);

/* "ascon-xof128" (standard). Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against
   collisions at most half the output's bits. */
#define LINNET_ASCON_XOF128_DIGEST_SIZE 64
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. message: len bytes; output:
   output_len bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_xof128_digest(const void* message, size_t len, void* output, size_t output_len);
/* Hashes a message and writes the output incrementally: `update` any number of times, then `squeeze` any number of times. May be
   copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_xof128_hasher;
/* Begins a message. */
LINNET_API void linnet_ascon_xof128_hasher_init(linnet_ascon_xof128_hasher* self);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof128_hasher_update(linnet_ascon_xof128_hasher* self, const void* message, size_t len);
/* Writes the next part of the output. `update` is refused from then on. output: output_len bytes. Errors: LINNET_ARGUMENT,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_xof128_hasher_squeeze(linnet_ascon_xof128_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_xof128_hasher_wipe(linnet_ascon_xof128_hasher* self);

/* "ascon-cxof128" (standard). Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232,
   section 5.3. */
#define LINNET_ASCON_CXOF128_DIGEST_SIZE 64
#define LINNET_ASCON_CXOF128_CUSTOMIZATION_SIZE_MAX 256
/* Computes output of any length from a message; a shorter output is a prefix of a longer one. customization: customization_len
   bytes, at most 256; message: len bytes; output: output_len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_ascon_cxof128_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);
/* Hashes a message and writes the output incrementally: `update` any number of times, then `squeeze` any number of times. May be
   copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_cxof128_hasher;
/* Begins a message. customization: customization_len bytes, at most 256. Errors: LINNET_ARGUMENT, LINNET_LENGTH. */
LINNET_RESULT int linnet_ascon_cxof128_hasher_init(linnet_ascon_cxof128_hasher* self, const void* customization,
    size_t customization_len);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_cxof128_hasher_update(linnet_ascon_cxof128_hasher* self, const void* message, size_t len);
/* Writes the next part of the output. `update` is refused from then on. output: output_len bytes. Errors: LINNET_ARGUMENT,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_cxof128_hasher_squeeze(linnet_ascon_cxof128_hasher* self, void* output, size_t output_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_cxof128_hasher_wipe(linnet_ascon_cxof128_hasher* self);

/* "ascon-mac" (published). Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_MAC_KEY_SIZE 16
#define LINNET_ASCON_MAC_TAG_SIZE 16
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
/* Verifies the tag of a message in constant time. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(56) linnet_ascon_mac_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_mac_keyed_init(linnet_ascon_mac_keyed* self, const uint8_t key[16]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_keyed_compute(const linnet_ascon_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Verifies the tag of a message in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_keyed_verify(const linnet_ascon_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_mac_keyed_wipe(linnet_ascon_mac_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_ascon_mac_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_mac_authenticator_init(linnet_ascon_mac_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_authenticator_update(linnet_ascon_mac_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_authenticator_finish(linnet_ascon_mac_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_mac_authenticator_verify(linnet_ascon_mac_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_mac_authenticator_wipe(linnet_ascon_mac_authenticator* self);

/* "ascon-prf" (published). Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_PRF_KEY_SIZE 16
#define LINNET_ASCON_PRF_TAG_SIZE 64
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_prf_compute(const uint8_t key[16], const void* message, size_t len, void* tag, size_t tag_len);
/* Verifies the tag of a message in constant time. key: 16 bytes; message: len bytes; tag: tag_len bytes, 1 or more. Errors:
   LINNET_ARGUMENT, LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_prf_verify(const uint8_t key[16], const void* message, size_t len, const void* tag, size_t tag_len);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(56) linnet_ascon_prf_keyed;
/* Expands the key. key: 16 bytes; tag_size: 1 or more bytes, the size of every tag under this key. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prf_keyed_init(linnet_ascon_prf_keyed* self, const uint8_t key[16], size_t tag_size);
/* Computes the tag of a message. message: len bytes; tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_keyed_compute(const linnet_ascon_prf_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
/* Verifies the tag of a message in constant time. message: len bytes; tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_keyed_verify(const linnet_ascon_prf_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prf_keyed_wipe(linnet_ascon_prf_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(96) linnet_ascon_prf_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prf_authenticator_init(linnet_ascon_prf_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_authenticator_update(linnet_ascon_prf_authenticator* self, const void* message, size_t len);
/* Writes the tag and ends the object. tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_authenticator_finish(linnet_ascon_prf_authenticator* self, void* tag, size_t tag_len);
/* Compares a tag in constant time and ends the object. tag: tag_len bytes, 1 or more. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prf_authenticator_verify(linnet_ascon_prf_authenticator* self, const void* tag, size_t tag_len);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prf_authenticator_wipe(linnet_ascon_prf_authenticator* self);

/* "ascon-prfshort" (published). Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One
   permutation; a longer message is refused. */
#define LINNET_ASCON_PRFSHORT_KEY_SIZE 16
#define LINNET_ASCON_PRFSHORT_TAG_SIZE 16
#define LINNET_ASCON_PRFSHORT_MESSAGE_SIZE_MAX 16
/* Computes the tag of a message. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_OVERLAP. */
LINNET_RESULT int linnet_ascon_prfshort_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
/* Verifies the tag of a message in constant time. key: 16 bytes; message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT,
   LINNET_LENGTH, LINNET_NOT_AUTHENTIC (the tag does not match). */
LINNET_RESULT int linnet_ascon_prfshort_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);
/* A keyed context: an expanded key for many messages. It fixes the tag size where the algorithm has several. Threads may share
   it. */
typedef LINNET_OBJECT(32) linnet_ascon_prfshort_keyed;
/* Expands the key. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prfshort_keyed_init(linnet_ascon_prfshort_keyed* self, const uint8_t key[16]);
/* Computes the tag of a message. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_OVERLAP,
   LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_keyed_compute(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
/* Verifies the tag of a message in constant time. message: len bytes; tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH,
   LINNET_NOT_AUTHENTIC (the tag does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_keyed_verify(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prfshort_keyed_wipe(linnet_ascon_prfshort_keyed* self);
/* Authenticates a message incrementally: `update` any number of times, then `finish` or `verify`. May be copied byte by byte. */
typedef LINNET_OBJECT(64) linnet_ascon_prfshort_authenticator;
/* Begins a message. key: 16 bytes. Errors: LINNET_ARGUMENT. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_init(linnet_ascon_prfshort_authenticator* self, const uint8_t key[16]);
/* Takes the next part of the message. message: len bytes. Errors: LINNET_ARGUMENT, LINNET_LENGTH, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_update(linnet_ascon_prfshort_authenticator* self, const void* message,
    size_t len);
/* Writes the tag and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_finish(linnet_ascon_prfshort_authenticator* self, uint8_t tag[16]);
/* Compares a tag in constant time and ends the object. tag: 16 bytes. Errors: LINNET_ARGUMENT, LINNET_NOT_AUTHENTIC (the tag
   does not match), LINNET_ORDER. */
LINNET_RESULT int linnet_ascon_prfshort_authenticator_verify(linnet_ascon_prfshort_authenticator* self, const uint8_t tag[16]);
/* Wipes the object, which then refuses every call. */
LINNET_API void linnet_ascon_prfshort_authenticator_wipe(linnet_ascon_prfshort_authenticator* self);

#endif
