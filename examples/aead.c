/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Authenticated encryption: only holders of the key can read the text, and any change to text or associated data is detected.
     gcc -std=c99 -O2 -Iinclude examples/aead.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

#define SIZE 32

static const char text[SIZE + 1] = "The linnet sings at first light.";
static const char data[] = "to: the gateway";

/* The same message in two pieces. */
static int in_pieces(const uint8_t* key, const uint8_t* nonce, uint8_t* ciphertext, uint8_t* tag) {
    linnet_ascon_aead128_encryptor encryptor;
    int good = linnet_ascon_aead128_encryptor_init(&encryptor, key, nonce) == LINNET_OK;
    good = good && linnet_ascon_aead128_encryptor_update_aad(&encryptor, data, strlen(data)) == LINNET_OK;
    good = good && linnet_ascon_aead128_encryptor_update(&encryptor, text, 5, ciphertext) == LINNET_OK;
    good = good && linnet_ascon_aead128_encryptor_update(&encryptor, text + 5, SIZE - 5, ciphertext + 5) == LINNET_OK;
    good = good && linnet_ascon_aead128_encryptor_finish(&encryptor, tag) == LINNET_OK;
    linnet_ascon_aead128_encryptor_wipe(&encryptor); /* in case it did not finish */
    return good;
}

int main(void) {
    uint8_t key[LINNET_ASCON_AEAD128_KEY_SIZE] = {0};     /* in real use: random bytes, kept secret */
    uint8_t nonce[LINNET_ASCON_AEAD128_NONCE_SIZE] = {0}; /* never the same twice under one key */
    uint8_t ciphertext[SIZE], same_ciphertext[SIZE], decryption[SIZE];
    uint8_t tag[LINNET_ASCON_AEAD128_TAG_SIZE], same_tag[LINNET_ASCON_AEAD128_TAG_SIZE];
    int good;

    good = linnet_ascon_aead128_encrypt(key, nonce, data, strlen(data), text, SIZE, ciphertext, tag) == LINNET_OK;
    good = good && linnet_ascon_aead128_decrypt(key, nonce, data, strlen(data), ciphertext, SIZE, tag, decryption) == LINNET_OK;
    good = good && in_pieces(key, nonce, same_ciphertext, same_tag);
    good = good && memcmp(ciphertext, same_ciphertext, SIZE) == 0 && linnet_equal(tag, same_tag, sizeof tag);

    show("key", key, sizeof key);
    show("nonce", nonce, sizeof nonce);
    show_text("associated data", data, strlen(data));
    show_text("text", text, SIZE);
    show("ciphertext", ciphertext, SIZE);
    show("tag", tag, sizeof tag);
    show_text("decryption", decryption, SIZE);

    ciphertext[0] ^= 1;
    good = good &&
           linnet_ascon_aead128_decrypt(key, nonce, data, strlen(data), ciphertext, SIZE, tag, decryption) == LINNET_NOT_AUTHENTIC;
    show("of a forgery", decryption, SIZE);
    linnet_wipe(key, sizeof key);
    return report(good);
}
