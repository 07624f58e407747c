/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "sha256.h"

#include <string.h>

/* Section 4.2.2. */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t x, unsigned by) { return x >> by | x << (32 - by); }

/* Section 6.2.2, step 1. */
static void schedule(const uint8_t* block, uint32_t w[64]) {
    unsigned t;
    for (t = 0; t < 16; ++t) {
        const uint8_t* b = block + 4 * t;
        w[t] = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
    }
    for (; t < 64; ++t) {
        const uint32_t a = w[t - 15], b = w[t - 2];
        w[t] = w[t - 16] + (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) + w[t - 7] + (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
    }
}

/* The rest of it. */
static void compress(uint32_t state[8], const uint8_t* block) {
    uint32_t words[64];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
    unsigned t;
    schedule(block, words);
    for (t = 0; t < 64; ++t) {
        const uint32_t first =
            h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + constants[t] + words[t];
        const uint32_t second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
}

void sha256_start(struct sha256* self) {
    static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(self->state, initial, sizeof initial);
    self->len = 0;
}

void sha256_update(struct sha256* self, const void* bytes, size_t len) {
    const uint8_t* from = bytes;
    for (; len != 0; --len) {
        self->block[self->len++ % 64] = *from++;
        if (self->len % 64 == 0) compress(self->state, self->block);
    }
}

void sha256_finish(struct sha256* self, uint8_t digest[32]) {
    const uint32_t bits = self->len * 8;
    unsigned i;
    sha256_update(self, "\x80", 1);
    while (self->len % 64 != 56) sha256_update(self, "", 1);
    memset(self->block + 56, 0, 4);
    for (i = 0; i < 4; ++i) self->block[60 + i] = (uint8_t)(bits >> (24 - 8 * i));
    compress(self->state, self->block);
    for (i = 0; i < 32; ++i) digest[i] = (uint8_t)(self->state[i / 4] >> (24 - i % 4 * 8));
}
