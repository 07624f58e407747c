/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Encrypts a text, and decrypts it from its middle. Nothing authenticates it: almost always use aead.c instead.
     gcc -std=c99 -O2 -Iinclude examples/stream.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    static const char text[] = "The linnet sings at first light.";
    uint8_t key[LINNET_XCHACHA20_KEY_SIZE] = {0};     /* in real use: random bytes */
    uint8_t nonce[LINNET_XCHACHA20_NONCE_SIZE] = {1}; /* another for each text */
    uint8_t hidden[32], opened[32], part[5];
    linnet_xchacha20_cipher cipher;
    int good = linnet_xchacha20_crypt(key, nonce, text, sizeof hidden, hidden) == LINNET_OK;

    good = good && linnet_xchacha20_crypt(key, nonce, hidden, sizeof hidden, opened) == LINNET_OK; /* decryption is the same */
    /* From byte 11 on, without the bytes before it. */
    good = good && linnet_xchacha20_cipher_init(&cipher, key, nonce) == LINNET_OK;
    good = good && linnet_xchacha20_cipher_seek(&cipher, 11) == LINNET_OK;
    good = good && linnet_xchacha20_cipher_update(&cipher, hidden + 11, sizeof part, part) == LINNET_OK;
    linnet_xchacha20_cipher_wipe(&cipher);

    show_text("text", (const char*)opened, sizeof opened);
    show("hidden", hidden, sizeof hidden);
    show_text("part", (const char*)part, sizeof part);
    return report(good && memcmp(opened, text, sizeof opened) == 0 && memcmp(part, text + 11, sizeof part) == 0);
}
