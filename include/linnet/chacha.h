/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of chacha.hpp. */
/* clang-format off */
#ifndef LINNET_CHACHA_H
#define LINNET_CHACHA_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "chacha20" (published) -----------------------------------------------------------------------------------------------------
   ChaCha20: key 32, nonce 12 bytes, block counter from 0; RFC 8439, section 2.4. A message has at most 2^38 bytes, which is
   enforced. Does not authenticate: use an AEAD instead wherever possible. A nonce must be used only once under a key: reuse
   reveals the XOR of the two plaintexts. With random nonces at most 2^32 messages under one key. The AEAD of RFC 8439, whose
   plaintexts begin at block 1, is chacha20_poly1305. */
#define LINNET_CHACHA20_KEY_SIZE 32
#define LINNET_CHACHA20_NONCE_SIZE 12
#define LINNET_CHACHA20_MESSAGE_SIZE_MAX 274877906944
LINNET_RESULT int linnet_chacha20_crypt(const uint8_t key[32], const uint8_t nonce[12], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(192) linnet_chacha20_cipher;
LINNET_RESULT int linnet_chacha20_cipher_init(linnet_chacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[12]);
LINNET_RESULT int linnet_chacha20_cipher_update(linnet_chacha20_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_chacha20_cipher_seek(linnet_chacha20_cipher* self, uint64_t position);
LINNET_API void linnet_chacha20_cipher_wipe(linnet_chacha20_cipher* self);

/* ---- "chacha20-djb" (legacy) ----------------------------------------------------------------------------------------------------
   ChaCha20 in its original form: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "ChaCha, a variant of
   Salsa20", 2008. Messages of any length. For interoperability only. Nonces are too short to be random: count. Otherwise as
   chacha20. */
#define LINNET_CHACHA20_DJB_KEY_SIZE 32
#define LINNET_CHACHA20_DJB_NONCE_SIZE 8
LINNET_RESULT int linnet_chacha20_djb_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(192) linnet_chacha20_djb_cipher;
LINNET_RESULT int linnet_chacha20_djb_cipher_init(linnet_chacha20_djb_cipher* self, const uint8_t key[32], const uint8_t nonce[8]);
LINNET_RESULT int linnet_chacha20_djb_cipher_update(linnet_chacha20_djb_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_chacha20_djb_cipher_seek(linnet_chacha20_djb_cipher* self, uint64_t position);
LINNET_API void linnet_chacha20_djb_cipher_wipe(linnet_chacha20_djb_cipher* self);

/* ---- "xchacha20" (published) ----------------------------------------------------------------------------------------------------
   XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with the block counter from
   0. Otherwise as chacha20. */
#define LINNET_XCHACHA20_KEY_SIZE 32
#define LINNET_XCHACHA20_NONCE_SIZE 24
#define LINNET_XCHACHA20_MESSAGE_SIZE_MAX 274877906944
LINNET_RESULT int linnet_xchacha20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(192) linnet_xchacha20_cipher;
LINNET_RESULT int linnet_xchacha20_cipher_init(linnet_xchacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]);
LINNET_RESULT int linnet_xchacha20_cipher_update(linnet_xchacha20_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_xchacha20_cipher_seek(linnet_xchacha20_cipher* self, uint64_t position);
LINNET_API void linnet_xchacha20_cipher_wipe(linnet_xchacha20_cipher* self);

/* ---- "salsa20" (published) ------------------------------------------------------------------------------------------------------
   Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "Salsa20 specification", 2005, in the
   eSTREAM portfolio. Messages of any length. Nonces are too short to be random: count. Otherwise as chacha20. */
#define LINNET_SALSA20_KEY_SIZE 32
#define LINNET_SALSA20_NONCE_SIZE 8
LINNET_RESULT int linnet_salsa20_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* input, size_t len, void* output);

typedef LINNET_OBJECT(192) linnet_salsa20_cipher;
LINNET_RESULT int linnet_salsa20_cipher_init(linnet_salsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[8]);
LINNET_RESULT int linnet_salsa20_cipher_update(linnet_salsa20_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_salsa20_cipher_seek(linnet_salsa20_cipher* self, uint64_t position);
LINNET_API void linnet_salsa20_cipher_wipe(linnet_salsa20_cipher* self);

/* ---- "xsalsa20" (published) -----------------------------------------------------------------------------------------------------
   XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce", 2011. Messages of any
   length. Otherwise as chacha20. */
#define LINNET_XSALSA20_KEY_SIZE 32
#define LINNET_XSALSA20_NONCE_SIZE 24
LINNET_RESULT int linnet_xsalsa20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* input, size_t len,
    void* output);

typedef LINNET_OBJECT(192) linnet_xsalsa20_cipher;
LINNET_RESULT int linnet_xsalsa20_cipher_init(linnet_xsalsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]);
LINNET_RESULT int linnet_xsalsa20_cipher_update(linnet_xsalsa20_cipher* self, const void* input, size_t len, void* output);
LINNET_RESULT int linnet_xsalsa20_cipher_seek(linnet_xsalsa20_cipher* self, uint64_t position);
LINNET_API void linnet_xsalsa20_cipher_wipe(linnet_xsalsa20_cipher* self);

#endif
