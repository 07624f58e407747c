/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of ascon.hpp. */
/* clang-format off */
#ifndef LINNET_ASCON_H
#define LINNET_ASCON_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "ascon-aead128" (standard) -------------------------------------------------------------------------------------------------
   Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only once under a key. At most 2^54
   bytes under one key, counting plaintext, associated data and nonces (section 4.3). `keyed` takes tags of 4 to 16 bytes
   (section 4.2.1), at least 8 unless the protocol limits the number of forgery attempts. tag_len: 4 to 16. */
#define LINNET_ASCON_AEAD128_KEY_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_TAG_SIZE 16
LINNET_RESULT int linnet_ascon_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(24) linnet_ascon_aead128_keyed;
LINNET_RESULT int linnet_ascon_aead128_keyed_init(linnet_ascon_aead128_keyed* self, const uint8_t key[16], size_t tag_size);
LINNET_RESULT int linnet_ascon_aead128_keyed_encrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len);
LINNET_RESULT int linnet_ascon_aead128_keyed_decrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext);
LINNET_API void linnet_ascon_aead128_keyed_wipe(linnet_ascon_aead128_keyed* self);

typedef LINNET_OBJECT(112) linnet_ascon_aead128_encryptor;
LINNET_RESULT int linnet_ascon_aead128_encryptor_init(linnet_ascon_aead128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_aead128_encryptor_update_aad(linnet_ascon_aead128_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_aead128_encryptor_update(linnet_ascon_aead128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_ascon_aead128_encryptor_finish(linnet_ascon_aead128_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_encryptor_wipe(linnet_ascon_aead128_encryptor* self);

typedef LINNET_OBJECT(112) linnet_ascon_aead128_decryptor;
LINNET_RESULT int linnet_ascon_aead128_decryptor_init(linnet_ascon_aead128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_aead128_decryptor_update_aad(linnet_ascon_aead128_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_aead128_decryptor_update(linnet_ascon_aead128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_ascon_aead128_decryptor_verify(linnet_ascon_aead128_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_decryptor_wipe(linnet_ascon_aead128_decryptor* self);

/* ---- "ascon-aead128-nonce-masked" (standard) ------------------------------------------------------------------------------------
   Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section 4.2.2. The second half of the key hides
   which messages under different keys share a nonce. This restores 128-bit security when many keys are attacked at once. Limits
   as for ascon_aead128. tag_len: 4 to 16. */
#define LINNET_ASCON_AEAD128_NONCE_MASKED_KEY_SIZE 32
#define LINNET_ASCON_AEAD128_NONCE_MASKED_NONCE_SIZE 16
#define LINNET_ASCON_AEAD128_NONCE_MASKED_TAG_SIZE 16
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(40) linnet_ascon_aead128_nonce_masked_keyed;
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_init(linnet_ascon_aead128_nonce_masked_keyed* self, const uint8_t key[32],
    size_t tag_size);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_encrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_keyed_decrypt(const linnet_ascon_aead128_nonce_masked_keyed* self,
    const uint8_t nonce[16], const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
    void* plaintext);
LINNET_API void linnet_ascon_aead128_nonce_masked_keyed_wipe(linnet_ascon_aead128_nonce_masked_keyed* self);

typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_encryptor;
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_init(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_update_aad(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_update(linnet_ascon_aead128_nonce_masked_encryptor* self,
    const void* plaintext, size_t len, void* ciphertext);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_encryptor_finish(linnet_ascon_aead128_nonce_masked_encryptor* self,
    uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_nonce_masked_encryptor_wipe(linnet_ascon_aead128_nonce_masked_encryptor* self);

typedef LINNET_OBJECT(128) linnet_ascon_aead128_nonce_masked_decryptor;
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_init(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t key[32], const uint8_t nonce[16]);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_update_aad(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* aad, size_t aad_len);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_update(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const void* ciphertext, size_t len, void* plaintext);
LINNET_RESULT int linnet_ascon_aead128_nonce_masked_decryptor_verify(linnet_ascon_aead128_nonce_masked_decryptor* self,
    const uint8_t tag[16]);
LINNET_API void linnet_ascon_aead128_nonce_masked_decryptor_wipe(linnet_ascon_aead128_nonce_masked_decryptor* self);

/* ---- "ascon-hash256" (standard) -------------------------------------------------------------------------------------------------
   Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and preimages. */
#define LINNET_ASCON_HASH256_DIGEST_SIZE 32
LINNET_RESULT int linnet_ascon_hash256_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(64) linnet_ascon_hash256_hasher;
LINNET_API void linnet_ascon_hash256_hasher_init(linnet_ascon_hash256_hasher* self);
LINNET_RESULT int linnet_ascon_hash256_hasher_update(linnet_ascon_hash256_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_hash256_hasher_finish(linnet_ascon_hash256_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_ascon_hash256_hasher_wipe(linnet_ascon_hash256_hasher* self);

/* ---- "ascon-xof128" (standard) --------------------------------------------------------------------------------------------------
   Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against collisions at most half the
   output's bits. */
#define LINNET_ASCON_XOF128_DIGEST_SIZE 64
LINNET_RESULT int linnet_ascon_xof128_digest(const void* message, size_t len, void* output, size_t output_len);

typedef LINNET_OBJECT(64) linnet_ascon_xof128_hasher;
LINNET_API void linnet_ascon_xof128_hasher_init(linnet_ascon_xof128_hasher* self);
LINNET_RESULT int linnet_ascon_xof128_hasher_update(linnet_ascon_xof128_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_xof128_hasher_squeeze(linnet_ascon_xof128_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_xof128_hasher_wipe(linnet_ascon_xof128_hasher* self);

/* ---- "ascon-cxof128" (standard) -------------------------------------------------------------------------------------------------
   Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232, section 5.3. customization_len: at
   most 256. */
#define LINNET_ASCON_CXOF128_DIGEST_SIZE 64
#define LINNET_ASCON_CXOF128_CUSTOMIZATION_SIZE_MAX 256
LINNET_RESULT int linnet_ascon_cxof128_digest(const void* customization, size_t customization_len, const void* message, size_t len,
    void* output, size_t output_len);

typedef LINNET_OBJECT(64) linnet_ascon_cxof128_hasher;
LINNET_RESULT int linnet_ascon_cxof128_hasher_init(linnet_ascon_cxof128_hasher* self, const void* customization,
    size_t customization_len);
LINNET_RESULT int linnet_ascon_cxof128_hasher_update(linnet_ascon_cxof128_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_cxof128_hasher_squeeze(linnet_ascon_cxof128_hasher* self, void* output, size_t output_len);
LINNET_API void linnet_ascon_cxof128_hasher_wipe(linnet_ascon_cxof128_hasher* self);

/* ---- "ascon-mac" (published) ----------------------------------------------------------------------------------------------------
   Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3. */
#define LINNET_ASCON_MAC_KEY_SIZE 16
#define LINNET_ASCON_MAC_TAG_SIZE 16
LINNET_RESULT int linnet_ascon_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(56) linnet_ascon_mac_keyed;
LINNET_RESULT int linnet_ascon_mac_keyed_init(linnet_ascon_mac_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_mac_keyed_compute(const linnet_ascon_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_mac_keyed_verify(const linnet_ascon_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_ascon_mac_keyed_wipe(linnet_ascon_mac_keyed* self);

typedef LINNET_OBJECT(96) linnet_ascon_mac_authenticator;
LINNET_RESULT int linnet_ascon_mac_authenticator_init(linnet_ascon_mac_authenticator* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_mac_authenticator_update(linnet_ascon_mac_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_mac_authenticator_finish(linnet_ascon_mac_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_mac_authenticator_verify(linnet_ascon_mac_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_mac_authenticator_wipe(linnet_ascon_mac_authenticator* self);

/* ---- "ascon-prf" (published) ----------------------------------------------------------------------------------------------------
   Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3. tag_len: 1 or more. */
#define LINNET_ASCON_PRF_KEY_SIZE 16
#define LINNET_ASCON_PRF_TAG_SIZE 64
LINNET_RESULT int linnet_ascon_prf_compute(const uint8_t key[16], const void* message, size_t len, void* tag, size_t tag_len);
LINNET_RESULT int linnet_ascon_prf_verify(const uint8_t key[16], const void* message, size_t len, const void* tag, size_t tag_len);

typedef LINNET_OBJECT(56) linnet_ascon_prf_keyed;
LINNET_RESULT int linnet_ascon_prf_keyed_init(linnet_ascon_prf_keyed* self, const uint8_t key[16], size_t tag_size);
LINNET_RESULT int linnet_ascon_prf_keyed_compute(const linnet_ascon_prf_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len);
LINNET_RESULT int linnet_ascon_prf_keyed_verify(const linnet_ascon_prf_keyed* self, const void* message, size_t len,
    const void* tag, size_t tag_len);
LINNET_API void linnet_ascon_prf_keyed_wipe(linnet_ascon_prf_keyed* self);

typedef LINNET_OBJECT(96) linnet_ascon_prf_authenticator;
LINNET_RESULT int linnet_ascon_prf_authenticator_init(linnet_ascon_prf_authenticator* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_prf_authenticator_update(linnet_ascon_prf_authenticator* self, const void* message, size_t len);
LINNET_RESULT int linnet_ascon_prf_authenticator_finish(linnet_ascon_prf_authenticator* self, void* tag, size_t tag_len);
LINNET_RESULT int linnet_ascon_prf_authenticator_verify(linnet_ascon_prf_authenticator* self, const void* tag, size_t tag_len);
LINNET_API void linnet_ascon_prf_authenticator_wipe(linnet_ascon_prf_authenticator* self);

/* ---- "ascon-prfshort" (published) -----------------------------------------------------------------------------------------------
   Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One permutation; a longer message is
   refused. */
#define LINNET_ASCON_PRFSHORT_KEY_SIZE 16
#define LINNET_ASCON_PRFSHORT_TAG_SIZE 16
#define LINNET_ASCON_PRFSHORT_MESSAGE_SIZE_MAX 16
LINNET_RESULT int linnet_ascon_prfshort_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_prfshort_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]);

typedef LINNET_OBJECT(32) linnet_ascon_prfshort_keyed;
LINNET_RESULT int linnet_ascon_prfshort_keyed_init(linnet_ascon_prfshort_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_prfshort_keyed_compute(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_prfshort_keyed_verify(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]);
LINNET_API void linnet_ascon_prfshort_keyed_wipe(linnet_ascon_prfshort_keyed* self);

typedef LINNET_OBJECT(64) linnet_ascon_prfshort_authenticator;
LINNET_RESULT int linnet_ascon_prfshort_authenticator_init(linnet_ascon_prfshort_authenticator* self, const uint8_t key[16]);
LINNET_RESULT int linnet_ascon_prfshort_authenticator_update(linnet_ascon_prfshort_authenticator* self, const void* message,
    size_t len);
LINNET_RESULT int linnet_ascon_prfshort_authenticator_finish(linnet_ascon_prfshort_authenticator* self, uint8_t tag[16]);
LINNET_RESULT int linnet_ascon_prfshort_authenticator_verify(linnet_ascon_prfshort_authenticator* self, const uint8_t tag[16]);
LINNET_API void linnet_ascon_prfshort_authenticator_wipe(linnet_ascon_prfshort_authenticator* self);

#endif
