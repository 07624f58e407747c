/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of grain.hpp. */
/* clang-format off */
#ifndef LINNET_GRAIN_H
#define LINNET_GRAIN_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "grain-128aeadv2" (finalist) -----------------------------------------------------------------------------------------------
   Grain-128AEADv2: key 16, nonce 12, tag 8 bytes; Grain-128AEADv2, sections 2.5 and 2.6. A nonce must be used only once under a
   key. Stay below 2^50 bytes under one key, the amount that the competition asks for. */
#define LINNET_GRAIN_128AEADV2_KEY_SIZE 16
#define LINNET_GRAIN_128AEADV2_NONCE_SIZE 12
#define LINNET_GRAIN_128AEADV2_TAG_SIZE 8
LINNET_RESULT int linnet_grain_128aeadv2_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_grain_128aeadv2_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);

typedef LINNET_OBJECT(24) linnet_grain_128aeadv2_keyed;
LINNET_RESULT int linnet_grain_128aeadv2_keyed_init(linnet_grain_128aeadv2_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_grain_128aeadv2_keyed_encrypt(const linnet_grain_128aeadv2_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]);
LINNET_RESULT int linnet_grain_128aeadv2_keyed_decrypt(const linnet_grain_128aeadv2_keyed* self, const uint8_t nonce[12],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext);
LINNET_API void linnet_grain_128aeadv2_keyed_wipe(linnet_grain_128aeadv2_keyed* self);

#endif
