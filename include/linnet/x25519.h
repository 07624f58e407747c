/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of x25519.hpp. */
/* clang-format off */
#ifndef LINNET_X25519_H
#define LINNET_X25519_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "x25519" (published) -------------------------------------------------------------------------------------------------------
   X25519: secret key 32 bytes, public key 32 bytes, shared secret 32 bytes; RFC 7748, section 5. 128-bit security. Five bits of
   a secret key are fixed and the last bit of a public key is ignored, as section 5 requires; public keys not below 2^255 - 19
   are reduced. */
#define LINNET_X25519_KEY_SIZE 32
#define LINNET_X25519_PUBLIC_KEY_SIZE 32
#define LINNET_X25519_SHARED_SECRET_SIZE 32
LINNET_RESULT int linnet_x25519_public_key(const uint8_t secret_key[32], uint8_t public_key[32]);
LINNET_RESULT int linnet_x25519_agree(const uint8_t secret_key[32], const uint8_t peer_public_key[32], uint8_t shared_secret[32]);

#endif
