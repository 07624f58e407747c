// SPDX-License-Identifier: MIT OR Apache-2.0
// Seals a number, opens it again and says whether that went well.
#include <linnet.h>

static const uint8_t key[16] = {0};   // in real use: random bytes, kept secret
static const uint8_t nonce[16] = {0}; // never the same twice under one key

void setup() {
    uint8_t reading[4] = {1, 2, 3, 4}, tag[16];
    Serial.begin(115200);
    bool good = linnet_ascon_aead128_encrypt(key, nonce, 0, 0, reading, sizeof reading, reading, tag) == LINNET_OK;
    good = good && linnet_ascon_aead128_decrypt(key, nonce, 0, 0, reading, sizeof reading, tag, reading) == LINNET_OK;
    Serial.println(good ? "opened" : linnet_message(LINNET_NOT_AUTHENTIC));
}

void loop() {}
