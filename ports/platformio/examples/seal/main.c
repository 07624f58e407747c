/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The smallest program that seals something. */
#include <linnet.h>

int main(void) {
    static const uint8_t key[16] = {0};   /* in real use: random bytes, kept secret */
    static const uint8_t nonce[16] = {0}; /* never the same twice under one key */
    uint8_t reading[4] = {1, 2, 3, 4}, tag[16];
    return linnet_ascon_aead128_encrypt(key, nonce, 0, 0, reading, sizeof reading, reading, tag);
}
