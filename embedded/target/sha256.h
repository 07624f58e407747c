/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TARGET_SHA256_H
#define LINNET_TARGET_SHA256_H

#include <stddef.h>
#include <stdint.h>

/* Incremental SHA-256 (FIPS 180-4) of at most 2^29 bytes, which identifies known-answer files. Used only by the tests. */
struct sha256 {
    uint32_t state[8];
    uint8_t block[64];
    uint32_t len;
};

void sha256_start(struct sha256* self);
void sha256_update(struct sha256* self, const void* bytes, size_t len);
void sha256_finish(struct sha256* self, uint8_t digest[32]);

#endif
