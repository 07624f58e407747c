/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The smallest program that encrypts with Ascon-AEAD128. */
#include <linnet.h>

int main(void) {
    static const uint8_t key[16] = {0}, nonce[16] = {0};
    uint8_t text[16] = {0}, tag[16];
    return linnet_ascon_aead128_encrypt(key, nonce, 0, 0, text, sizeof text, text, tag);
}
