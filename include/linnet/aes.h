/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of aes.hpp. */
/* clang-format off */
#ifndef LINNET_AES_H
#define LINNET_AES_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "aes-128-cmac" (standard) --------------------------------------------------------------------------------------------------
   AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. At most 2^48 messages under one key (appendix B). */
#define LINNET_AES_128_CMAC_KEY_SIZE 16
#define LINNET_AES_128_CMAC_TAG_SIZE 16
LINNET_RESULT int linnet_aes_128_cmac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_cmac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(520) linnet_aes_128_cmac_keyed;
LINNET_RESULT int linnet_aes_128_cmac_keyed_init(linnet_aes_128_cmac_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_aes_128_cmac_keyed_compute(const linnet_aes_128_cmac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_cmac_keyed_verify(const linnet_aes_128_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_aes_128_cmac_keyed_wipe(linnet_aes_128_cmac_keyed* self);

typedef LINNET_OBJECT(560) linnet_aes_128_cmac_authenticator;
LINNET_RESULT int linnet_aes_128_cmac_authenticator_init(linnet_aes_128_cmac_authenticator* self, const uint8_t key[16]);
LINNET_RESULT int linnet_aes_128_cmac_authenticator_update(linnet_aes_128_cmac_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_aes_128_cmac_authenticator_finish(linnet_aes_128_cmac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_cmac_authenticator_verify(linnet_aes_128_cmac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_cmac_authenticator_wipe(linnet_aes_128_cmac_authenticator* self);

/* ---- "aes-192-cmac" (standard) --------------------------------------------------------------------------------------------------
   AES-192-CMAC: key 24 bytes, otherwise as aes_128_cmac. */
#define LINNET_AES_192_CMAC_KEY_SIZE 24
#define LINNET_AES_192_CMAC_TAG_SIZE 16
LINNET_RESULT int linnet_aes_192_cmac_compute(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_cmac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(520) linnet_aes_192_cmac_keyed;
LINNET_RESULT int linnet_aes_192_cmac_keyed_init(linnet_aes_192_cmac_keyed* self, const uint8_t key[24]);
LINNET_RESULT int linnet_aes_192_cmac_keyed_compute(const linnet_aes_192_cmac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_cmac_keyed_verify(const linnet_aes_192_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_aes_192_cmac_keyed_wipe(linnet_aes_192_cmac_keyed* self);

typedef LINNET_OBJECT(560) linnet_aes_192_cmac_authenticator;
LINNET_RESULT int linnet_aes_192_cmac_authenticator_init(linnet_aes_192_cmac_authenticator* self, const uint8_t key[24]);
LINNET_RESULT int linnet_aes_192_cmac_authenticator_update(linnet_aes_192_cmac_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_aes_192_cmac_authenticator_finish(linnet_aes_192_cmac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_cmac_authenticator_verify(linnet_aes_192_cmac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_cmac_authenticator_wipe(linnet_aes_192_cmac_authenticator* self);

/* ---- "aes-256-cmac" (standard) --------------------------------------------------------------------------------------------------
   AES-256-CMAC: key 32 bytes, otherwise as aes_128_cmac. */
#define LINNET_AES_256_CMAC_KEY_SIZE 32
#define LINNET_AES_256_CMAC_TAG_SIZE 16
LINNET_RESULT int linnet_aes_256_cmac_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_cmac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(520) linnet_aes_256_cmac_keyed;
LINNET_RESULT int linnet_aes_256_cmac_keyed_init(linnet_aes_256_cmac_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_aes_256_cmac_keyed_compute(const linnet_aes_256_cmac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_cmac_keyed_verify(const linnet_aes_256_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_aes_256_cmac_keyed_wipe(linnet_aes_256_cmac_keyed* self);

typedef LINNET_OBJECT(560) linnet_aes_256_cmac_authenticator;
LINNET_RESULT int linnet_aes_256_cmac_authenticator_init(linnet_aes_256_cmac_authenticator* self, const uint8_t key[32]);
LINNET_RESULT int linnet_aes_256_cmac_authenticator_update(linnet_aes_256_cmac_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_aes_256_cmac_authenticator_finish(linnet_aes_256_cmac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_cmac_authenticator_verify(linnet_aes_256_cmac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_cmac_authenticator_wipe(linnet_aes_256_cmac_authenticator* self);

/* ---- "aes-128-cbc-mac" (legacy) -------------------------------------------------------------------------------------------------
   AES-128-CBC-MAC: key 16, tag 16 bytes; ISO/IEC 9797-1, MAC algorithm 1, padding method 1: zero bytes pad the message to whole
   blocks. Secure only if all messages under a key have one fixed length: from the tags of messages of different lengths anyone
   can compute tags of further messages. Appending zero bytes up to a whole block leaves the tag unchanged. Choose aes_128_cmac
   unless a peer requires this. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_MAC_KEY_SIZE 16
#define LINNET_AES_128_CBC_MAC_TAG_SIZE 16
LINNET_RESULT int linnet_aes_128_cbc_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_cbc_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(488) linnet_aes_128_cbc_mac_keyed;
LINNET_RESULT int linnet_aes_128_cbc_mac_keyed_init(linnet_aes_128_cbc_mac_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_aes_128_cbc_mac_keyed_compute(const linnet_aes_128_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_cbc_mac_keyed_verify(const linnet_aes_128_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_aes_128_cbc_mac_keyed_wipe(linnet_aes_128_cbc_mac_keyed* self);

typedef LINNET_OBJECT(528) linnet_aes_128_cbc_mac_authenticator;
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_init(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t key[16]);
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_update(linnet_aes_128_cbc_mac_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_finish(linnet_aes_128_cbc_mac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_128_cbc_mac_authenticator_verify(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_128_cbc_mac_authenticator_wipe(linnet_aes_128_cbc_mac_authenticator* self);

/* ---- "aes-192-cbc-mac" (legacy) -------------------------------------------------------------------------------------------------
   AES-192-CBC-MAC: key 24 bytes, otherwise as aes_128_cbc_mac. */
#define LINNET_AES_192_CBC_MAC_KEY_SIZE 24
#define LINNET_AES_192_CBC_MAC_TAG_SIZE 16
LINNET_RESULT int linnet_aes_192_cbc_mac_compute(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_cbc_mac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(488) linnet_aes_192_cbc_mac_keyed;
LINNET_RESULT int linnet_aes_192_cbc_mac_keyed_init(linnet_aes_192_cbc_mac_keyed* self, const uint8_t key[24]);
LINNET_RESULT int linnet_aes_192_cbc_mac_keyed_compute(const linnet_aes_192_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_cbc_mac_keyed_verify(const linnet_aes_192_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_aes_192_cbc_mac_keyed_wipe(linnet_aes_192_cbc_mac_keyed* self);

typedef LINNET_OBJECT(528) linnet_aes_192_cbc_mac_authenticator;
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_init(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t key[24]);
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_update(linnet_aes_192_cbc_mac_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_finish(linnet_aes_192_cbc_mac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_192_cbc_mac_authenticator_verify(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_192_cbc_mac_authenticator_wipe(linnet_aes_192_cbc_mac_authenticator* self);

/* ---- "aes-256-cbc-mac" (legacy) -------------------------------------------------------------------------------------------------
   AES-256-CBC-MAC: key 32 bytes, otherwise as aes_128_cbc_mac. */
#define LINNET_AES_256_CBC_MAC_KEY_SIZE 32
#define LINNET_AES_256_CBC_MAC_TAG_SIZE 16
LINNET_RESULT int linnet_aes_256_cbc_mac_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_cbc_mac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(488) linnet_aes_256_cbc_mac_keyed;
LINNET_RESULT int linnet_aes_256_cbc_mac_keyed_init(linnet_aes_256_cbc_mac_keyed* self, const uint8_t key[32]);
LINNET_RESULT int linnet_aes_256_cbc_mac_keyed_compute(const linnet_aes_256_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_cbc_mac_keyed_verify(const linnet_aes_256_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_aes_256_cbc_mac_keyed_wipe(linnet_aes_256_cbc_mac_keyed* self);

typedef LINNET_OBJECT(528) linnet_aes_256_cbc_mac_authenticator;
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_init(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t key[32]);
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_update(linnet_aes_256_cbc_mac_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_finish(linnet_aes_256_cbc_mac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_aes_256_cbc_mac_authenticator_verify(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_aes_256_cbc_mac_authenticator_wipe(linnet_aes_256_cbc_mac_authenticator* self);

/* ---- "aes-128-ctr" (standard) ---------------------------------------------------------------------------------------------------
   AES-128-CTR: key 16, nonce 16 bytes; SP 800-38A, section 6.5. The nonce is the first counter block; each following one is
   larger by 1, modulo 2^128. Does not authenticate: use an AEAD instead wherever possible. A counter block must be used only
   once under a key: reusing one reveals the XOR of the two plaintexts. If a nonce is 12 bytes that differ for each message and 4
   zero bytes, a message has at most 2^36 bytes. At most 2^48 blocks of 16 bytes under one key. */
#define LINNET_AES_128_CTR_KEY_SIZE 16
#define LINNET_AES_128_CTR_NONCE_SIZE 16
LINNET_RESULT int linnet_aes_128_ctr_crypt(const uint8_t key[16], const uint8_t nonce[16], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(536) linnet_aes_128_ctr_cipher;
LINNET_RESULT int linnet_aes_128_ctr_cipher_init(linnet_aes_128_ctr_cipher* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_aes_128_ctr_cipher_update(linnet_aes_128_ctr_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_aes_128_ctr_cipher_seek(linnet_aes_128_ctr_cipher* self, uint64_t position);
LINNET_API void linnet_aes_128_ctr_cipher_wipe(linnet_aes_128_ctr_cipher* self);

/* ---- "aes-192-ctr" (standard) ---------------------------------------------------------------------------------------------------
   AES-192-CTR: key 24 bytes, otherwise as aes_128_ctr. */
#define LINNET_AES_192_CTR_KEY_SIZE 24
#define LINNET_AES_192_CTR_NONCE_SIZE 16
LINNET_RESULT int linnet_aes_192_ctr_crypt(const uint8_t key[24], const uint8_t nonce[16], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(536) linnet_aes_192_ctr_cipher;
LINNET_RESULT int linnet_aes_192_ctr_cipher_init(linnet_aes_192_ctr_cipher* self, const uint8_t key[24], const uint8_t nonce[16]);
LINNET_RESULT int linnet_aes_192_ctr_cipher_update(linnet_aes_192_ctr_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_aes_192_ctr_cipher_seek(linnet_aes_192_ctr_cipher* self, uint64_t position);
LINNET_API void linnet_aes_192_ctr_cipher_wipe(linnet_aes_192_ctr_cipher* self);

/* ---- "aes-256-ctr" (standard) ---------------------------------------------------------------------------------------------------
   AES-256-CTR: key 32 bytes, otherwise as aes_128_ctr. */
#define LINNET_AES_256_CTR_KEY_SIZE 32
#define LINNET_AES_256_CTR_NONCE_SIZE 16
LINNET_RESULT int linnet_aes_256_ctr_crypt(const uint8_t key[32], const uint8_t nonce[16], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(536) linnet_aes_256_ctr_cipher;
LINNET_RESULT int linnet_aes_256_ctr_cipher_init(linnet_aes_256_ctr_cipher* self, const uint8_t key[32], const uint8_t nonce[16]);
LINNET_RESULT int linnet_aes_256_ctr_cipher_update(linnet_aes_256_ctr_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_aes_256_ctr_cipher_seek(linnet_aes_256_ctr_cipher* self, uint64_t position);
LINNET_API void linnet_aes_256_ctr_cipher_wipe(linnet_aes_256_ctr_cipher* self);

/* ---- "aes-128-cbc" (legacy) -----------------------------------------------------------------------------------------------------
   AES-128-CBC: key 16, nonce (initialization vector) 16 bytes; plaintexts of whole blocks of 16 bytes, ciphertexts of the same
   length; SP 800-38A, section 6.2. For interoperability only: it does not authenticate; use an AEAD instead wherever possible.
   The initialization vector must be random for each message. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_KEY_SIZE 16
#define LINNET_AES_128_CBC_NONCE_SIZE 16
LINNET_API size_t linnet_aes_128_cbc_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_128_cbc_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_aes_128_cbc_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* ---- "aes-192-cbc" (legacy) -----------------------------------------------------------------------------------------------------
   AES-192-CBC: key 24 bytes, otherwise as aes_128_cbc. */
#define LINNET_AES_192_CBC_KEY_SIZE 24
#define LINNET_AES_192_CBC_NONCE_SIZE 16
LINNET_API size_t linnet_aes_192_cbc_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_192_cbc_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_aes_192_cbc_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* ---- "aes-256-cbc" (legacy) -----------------------------------------------------------------------------------------------------
   AES-256-CBC: key 32 bytes, otherwise as aes_128_cbc. */
#define LINNET_AES_256_CBC_KEY_SIZE 32
#define LINNET_AES_256_CBC_NONCE_SIZE 16
LINNET_API size_t linnet_aes_256_cbc_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_256_cbc_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_aes_256_cbc_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len);

/* ---- "aes-128-cbc-pkcs7" (legacy) -----------------------------------------------------------------------------------------------
   AES-128-CBC with PKCS #7 padding: key 16, nonce (initialization vector) 16 bytes; plaintexts of any length, ciphertexts 1 to
   16 bytes longer; SP 800-38A, section 6.2, RFC 5652, section 6.3. The padding is compared in constant time, but the result of
   the call says whether it was valid. A call with invalid padding also takes longer, because it zeroes the whole plaintext. An
   attacker who learns either can decrypt any message (padding oracle). For interoperability only, and only after a MAC was
   verified. The initialization vector must be random for each message. At most 2^48 blocks under one key. */
#define LINNET_AES_128_CBC_PKCS7_KEY_SIZE 16
#define LINNET_AES_128_CBC_PKCS7_NONCE_SIZE 16
LINNET_API size_t linnet_aes_128_cbc_pkcs7_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_128_cbc_pkcs7_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_aes_128_cbc_pkcs7_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* ---- "aes-192-cbc-pkcs7" (legacy) -----------------------------------------------------------------------------------------------
   AES-192-CBC with padding: key 24 bytes, otherwise as aes_128_cbc_pkcs7. */
#define LINNET_AES_192_CBC_PKCS7_KEY_SIZE 24
#define LINNET_AES_192_CBC_PKCS7_NONCE_SIZE 16
LINNET_API size_t linnet_aes_192_cbc_pkcs7_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_192_cbc_pkcs7_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_aes_192_cbc_pkcs7_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* ---- "aes-256-cbc-pkcs7" (legacy) -----------------------------------------------------------------------------------------------
   AES-256-CBC with padding: key 32 bytes, otherwise as aes_128_cbc_pkcs7. */
#define LINNET_AES_256_CBC_PKCS7_KEY_SIZE 32
#define LINNET_AES_256_CBC_PKCS7_NONCE_SIZE 16
LINNET_API size_t linnet_aes_256_cbc_pkcs7_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_256_cbc_pkcs7_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext,
    size_t len, void* ciphertext, size_t ciphertext_len);
LINNET_RESULT int linnet_aes_256_cbc_pkcs7_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext,
    size_t len, void* plaintext, size_t* plaintext_len);

/* ---- "aes-128-kw" (standard) ----------------------------------------------------------------------------------------------------
   AES-128-KW, key wrap: key 16 bytes; wraps keys of 16 bytes or more, in steps of 8, to ciphertexts 8 bytes longer; RFC 3394, SP
   800-38F. Authenticates, with 64 bits. Needs no nonce: equal keys give equal ciphertexts. At most 2^48 keys under one key. */
#define LINNET_AES_128_KW_KEY_SIZE 16
LINNET_API size_t linnet_aes_128_kw_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_128_kw_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
LINNET_RESULT int linnet_aes_128_kw_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* ---- "aes-192-kw" (standard) ----------------------------------------------------------------------------------------------------
   AES-192-KW: key 24 bytes, otherwise as aes_128_kw. */
#define LINNET_AES_192_KW_KEY_SIZE 24
LINNET_API size_t linnet_aes_192_kw_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_192_kw_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
LINNET_RESULT int linnet_aes_192_kw_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* ---- "aes-256-kw" (standard) ----------------------------------------------------------------------------------------------------
   AES-256-KW: key 32 bytes, otherwise as aes_128_kw. */
#define LINNET_AES_256_KW_KEY_SIZE 32
LINNET_API size_t linnet_aes_256_kw_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_256_kw_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
LINNET_RESULT int linnet_aes_256_kw_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* ---- "aes-128-kwp" (standard) ---------------------------------------------------------------------------------------------------
   AES-128-KWP, key wrap with padding: key 16 bytes; wraps keys of 1 to 2^32 - 17 bytes, padded to a multiple of 8, to
   ciphertexts 8 bytes longer than that; RFC 5649, SP 800-38F. Otherwise as aes_128_kw. */
#define LINNET_AES_128_KWP_KEY_SIZE 16
LINNET_API size_t linnet_aes_128_kwp_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_128_kwp_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
LINNET_RESULT int linnet_aes_128_kwp_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* ---- "aes-192-kwp" (standard) ---------------------------------------------------------------------------------------------------
   AES-192-KWP: key 24 bytes, otherwise as aes_128_kwp. */
#define LINNET_AES_192_KWP_KEY_SIZE 24
LINNET_API size_t linnet_aes_192_kwp_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_192_kwp_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
LINNET_RESULT int linnet_aes_192_kwp_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

/* ---- "aes-256-kwp" (standard) ---------------------------------------------------------------------------------------------------
   AES-256-KWP: key 32 bytes, otherwise as aes_128_kwp. */
#define LINNET_AES_256_KWP_KEY_SIZE 32
LINNET_API size_t linnet_aes_256_kwp_ciphertext_size(size_t len);
LINNET_RESULT int linnet_aes_256_kwp_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len);
LINNET_RESULT int linnet_aes_256_kwp_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len);

#endif
