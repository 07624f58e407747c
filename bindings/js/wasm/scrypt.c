// SPDX-License-Identifier: MIT OR Apache-2.0
// scryptROMix of RFC 7914, section 5, for r = 8. A module of its own: its memory, 2^w KiB, goes with its instance.
#include <stdint.h>

enum { WORDS = 32 * 8, LINES = 2 * 8 };

extern uint32_t __heap_base[];

static inline uint32_t rotated(uint32_t x, int n) { return x << n | x >> (32 - n); }

static inline void quarter(uint32_t* x, int a, int b, int c, int d) {
    x[b] ^= rotated(x[a] + x[d], 7);
    x[c] ^= rotated(x[b] + x[a], 9);
    x[d] ^= rotated(x[c] + x[b], 13);
    x[a] ^= rotated(x[d] + x[c], 18);
}

// scryptBlockMix (section 4): from `in` XOR `with` to `out`. `with` may be null.
static void mix_block(const uint32_t* in, const uint32_t* with, uint32_t* out) {
    uint32_t sum[16], x[16];
    for (int i = 0; i < 16; ++i) sum[i] = in[WORDS - 16 + i] ^ (with ? with[WORDS - 16 + i] : 0);
    for (int line = 0; line < LINES; ++line) {
        for (int i = 0; i < 16; ++i) x[i] = sum[i] ^= in[16 * line + i] ^ (with ? with[16 * line + i] : 0);
        for (int round = 0; round < 4; ++round) {
            quarter(x, 0, 4, 8, 12);
            quarter(x, 5, 9, 13, 1);
            quarter(x, 10, 14, 2, 6);
            quarter(x, 15, 3, 7, 11);
            quarter(x, 0, 1, 2, 3);
            quarter(x, 5, 6, 7, 4);
            quarter(x, 10, 11, 8, 9);
            quarter(x, 15, 12, 13, 14);
        }
        uint32_t* to = out + 16 * (line / 2 + (line & 1) * (LINES / 2));
        for (int i = 0; i < 16; ++i) to[i] = sum[i] += x[i];
    }
}

// Mixes the 1024 bytes at __heap_base in place; the n blocks follow two blocks of scratch. n is a power of two.
void mix(uint32_t n) {
    uint32_t *block = __heap_base, *other = block + WORDS, *saved = other + WORDS;
    for (int i = 0; i < WORDS; ++i) saved[i] = block[i];
    for (uint32_t i = 1; i < n; ++i) mix_block(saved + (i - 1) * WORDS, 0, saved + i * WORDS);
    mix_block(saved + (n - 1) * WORDS, 0, block);
    for (uint32_t i = 0; i < n; i += 2) {
        mix_block(block, saved + (block[WORDS - 16] & (n - 1)) * WORDS, other);
        mix_block(other, saved + (other[WORDS - 16] & (n - 1)) * WORDS, block);
    }
}
