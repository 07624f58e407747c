/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of romulus.hpp. */
/* clang-format off */
#ifndef LINNET_ROMULUS_H
#define LINNET_ROMULUS_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "romulus-n" (finalist) -----------------------------------------------------------------------------------------------------
   Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key. 128-bit security (section
   3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each. */
#define LINNET_ROMULUS_N_KEY_SIZE 16
#define LINNET_ROMULUS_N_NONCE_SIZE 16
#define LINNET_ROMULUS_N_TAG_SIZE 16
LINNET_RESULT int linnet_romulus_n_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_romulus_n_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(392) linnet_romulus_n_keyed;
LINNET_RESULT int linnet_romulus_n_keyed_init(linnet_romulus_n_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_romulus_n_keyed_encrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_romulus_n_keyed_decrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_romulus_n_keyed_wipe(linnet_romulus_n_keyed* self);

typedef LINNET_OBJECT(1112) linnet_romulus_n_encryptor;
LINNET_RESULT int linnet_romulus_n_encryptor_init(linnet_romulus_n_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_romulus_n_encryptor_update_aad(linnet_romulus_n_encryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_romulus_n_encryptor_update(linnet_romulus_n_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext);
LINNET_RESULT int linnet_romulus_n_encryptor_finish(linnet_romulus_n_encryptor* self, uint8_t tag[16]);
LINNET_API void linnet_romulus_n_encryptor_wipe(linnet_romulus_n_encryptor* self);

typedef LINNET_OBJECT(1112) linnet_romulus_n_decryptor;
LINNET_RESULT int linnet_romulus_n_decryptor_init(linnet_romulus_n_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]);
LINNET_RESULT int linnet_romulus_n_decryptor_update_aad(linnet_romulus_n_decryptor* self, const void* aad, size_t aad_len);
LINNET_RESULT int linnet_romulus_n_decryptor_update(linnet_romulus_n_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext);
LINNET_RESULT int linnet_romulus_n_decryptor_verify(linnet_romulus_n_decryptor* self, const uint8_t tag[16]);
LINNET_API void linnet_romulus_n_decryptor_wipe(linnet_romulus_n_decryptor* self);

/* ---- "romulus-m" (finalist) -----------------------------------------------------------------------------------------------------
   Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals only that a message with
   its associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the message twice: incremental
   encryption is impossible, and incremental decryption would release unverified plaintext. Limits as for romulus_n, message and
   associated data together. While `decrypt` runs, its output holds unverified plaintext; when it returns, the output is verified
   or zero. */
#define LINNET_ROMULUS_M_KEY_SIZE 16
#define LINNET_ROMULUS_M_NONCE_SIZE 16
#define LINNET_ROMULUS_M_TAG_SIZE 16
LINNET_RESULT int linnet_romulus_m_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_romulus_m_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(392) linnet_romulus_m_keyed;
LINNET_RESULT int linnet_romulus_m_keyed_init(linnet_romulus_m_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_romulus_m_keyed_encrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_romulus_m_keyed_decrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_romulus_m_keyed_wipe(linnet_romulus_m_keyed* self);

/* ---- "romulus-t" (finalist) -----------------------------------------------------------------------------------------------------
   Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use the key, every other
   secret is used in at most two calls, and a message that is not authentic produces no keystream. About 121-bit security
   (section 3.1). A nonce must be used only once under a key; if one repeats, authenticity remains. It reads the message twice,
   so there are no incremental types. Limits as for romulus_n. */
#define LINNET_ROMULUS_T_KEY_SIZE 16
#define LINNET_ROMULUS_T_NONCE_SIZE 16
#define LINNET_ROMULUS_T_TAG_SIZE 16
LINNET_RESULT int linnet_romulus_t_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_romulus_t_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);

typedef LINNET_OBJECT(392) linnet_romulus_t_keyed;
LINNET_RESULT int linnet_romulus_t_keyed_init(linnet_romulus_t_keyed* self, const uint8_t key[16]);
LINNET_RESULT int linnet_romulus_t_keyed_encrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]);
LINNET_RESULT int linnet_romulus_t_keyed_decrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext);
LINNET_API void linnet_romulus_t_keyed_wipe(linnet_romulus_t_keyed* self);

/* ---- "romulus-h" (finalist) -----------------------------------------------------------------------------------------------------
   Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages (section 3.2). */
#define LINNET_ROMULUS_H_DIGEST_SIZE 32
LINNET_RESULT int linnet_romulus_h_digest(const void* message, size_t len, uint8_t digest[32]);

typedef LINNET_OBJECT(80) linnet_romulus_h_hasher;
LINNET_API void linnet_romulus_h_hasher_init(linnet_romulus_h_hasher* self);
LINNET_RESULT int linnet_romulus_h_hasher_update(linnet_romulus_h_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_romulus_h_hasher_finish(linnet_romulus_h_hasher* self, uint8_t digest[32]);
LINNET_API void linnet_romulus_h_hasher_wipe(linnet_romulus_h_hasher* self);

#endif
