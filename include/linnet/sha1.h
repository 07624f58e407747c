/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the algorithms of sha1.hpp. */
/* clang-format off */
#ifndef LINNET_SHA1_H
#define LINNET_SHA1_H

#include "common.h" /* what each call does, and the errors that it may return */

/* ---- "sha-1" (legacy) -----------------------------------------------------------------------------------------------------------
   SHA-1: digest 20 bytes; FIPS 180-4, section 6.1. Broken: a collision costs about 2^61 calls of the compression function, one
   with chosen prefixes 2^63 (G. Leurent, T. Peyrin, SHA-1 is a Shambles, USENIX Security 2020). A message has fewer than 2^61
   bytes. */
#define LINNET_SHA_1_DIGEST_SIZE 20
LINNET_RESULT int linnet_sha_1_digest(const void* message, size_t len, uint8_t digest[20]);

typedef LINNET_OBJECT(112) linnet_sha_1_hasher;
LINNET_API void linnet_sha_1_hasher_init(linnet_sha_1_hasher* self);
LINNET_RESULT int linnet_sha_1_hasher_update(linnet_sha_1_hasher* self, const void* message, size_t len);
LINNET_RESULT int linnet_sha_1_hasher_finish(linnet_sha_1_hasher* self, uint8_t digest[20]);
LINNET_API void linnet_sha_1_hasher_wipe(linnet_sha_1_hasher* self);

#endif
