/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of gift_cofb.hpp. */
/* clang-format off */
#ifndef LINNET_GIFT_COFB_H
#define LINNET_GIFT_COFB_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "gift-cofb" (finalist) -----------------------------------------------------------------------------------------------------
   GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once under a key. Birthday
   bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR ePrint 2021/737). */
#define LINNET_GIFT_COFB_KEY_SIZE 16
#define LINNET_GIFT_COFB_NONCE_SIZE 16
#define LINNET_GIFT_COFB_TAG_SIZE 16
LINNET_RESULT int linnet_gift_cofb_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_gift_cofb_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(328) linnet_gift_cofb_keyed;
LINNET_RESULT int linnet_gift_cofb_keyed_init(linnet_gift_cofb_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_gift_cofb_keyed_encrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_gift_cofb_keyed_decrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_gift_cofb_keyed_wipe(linnet_gift_cofb_keyed* self);

typedef LINNET_OBJECT(400) linnet_gift_cofb_encryptor;
LINNET_RESULT int linnet_gift_cofb_encryptor_init(linnet_gift_cofb_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_gift_cofb_encryptor_update_aad(linnet_gift_cofb_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_gift_cofb_encryptor_update(linnet_gift_cofb_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_gift_cofb_encryptor_finish(linnet_gift_cofb_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_gift_cofb_encryptor_wipe(linnet_gift_cofb_encryptor* self);

typedef LINNET_OBJECT(400) linnet_gift_cofb_decryptor;
LINNET_RESULT int linnet_gift_cofb_decryptor_init(linnet_gift_cofb_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_gift_cofb_decryptor_update_aad(linnet_gift_cofb_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_gift_cofb_decryptor_update(linnet_gift_cofb_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_gift_cofb_decryptor_verify(linnet_gift_cofb_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_gift_cofb_decryptor_wipe(linnet_gift_cofb_decryptor* self);

#endif
