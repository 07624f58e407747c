/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A secret box, as in NaCl and libsodium: only holders of the key can read the text, and any change is detected.
     gcc -std=c99 -O2 -Iinclude examples/secretbox.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>

#define SIZE 32
#define TAG_SIZE LINNET_XSALSA20_POLY1305_TAG_SIZE

static const char text[SIZE + 1] = "The linnet sings at first light.";

int main(void) {
    uint8_t key[LINNET_XSALSA20_POLY1305_KEY_SIZE] = {0};     /* in real use: random bytes, kept secret */
    uint8_t nonce[LINNET_XSALSA20_POLY1305_NONCE_SIZE] = {0}; /* in real use: random bytes, for each text */
    uint8_t box[TAG_SIZE + SIZE], decryption[SIZE];           /* the format of crypto_secretbox_easy */
    int good;

    good = linnet_xsalsa20_poly1305_seal_box(key, nonce, text, SIZE, box) == LINNET_OK;
    good = good && linnet_xsalsa20_poly1305_open_box(key, nonce, box, sizeof box, decryption) == LINNET_OK;

    show("key", key, sizeof key);
    show("nonce", nonce, sizeof nonce);
    show_text("text", text, SIZE);
    show("tag", box, TAG_SIZE);
    show("ciphertext", box + TAG_SIZE, SIZE);
    show_text("decryption", decryption, SIZE);

    box[TAG_SIZE] ^= 1;
    good = good && linnet_xsalsa20_poly1305_open_box(key, nonce, box, sizeof box, decryption) == LINNET_NOT_AUTHENTIC;
    show("of a forgery", decryption, SIZE);
    linnet_wipe(key, sizeof key);
    return report(good);
}
