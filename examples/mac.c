/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A message authentication code: only holders of the key can compute it and verify it.
     gcc -std=c99 -O2 -Iinclude examples/mac.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    static const char text[] = "The linnet sings at first light.";
    uint8_t key[LINNET_ASCON_MAC_KEY_SIZE] = {0}; /* in real use: random bytes, kept secret */
    uint8_t tag[LINNET_ASCON_MAC_TAG_SIZE];
    linnet_ascon_mac_authenticator authenticator;
    int good = linnet_ascon_mac_compute(key, text, strlen(text), tag) == LINNET_OK;

    good = good && linnet_ascon_mac_verify(key, text, strlen(text), tag) == LINNET_OK;
    good = good && linnet_ascon_mac_authenticator_init(&authenticator, key) == LINNET_OK;
    good = good && linnet_ascon_mac_authenticator_update(&authenticator, text, 10) == LINNET_OK;
    good = good && linnet_ascon_mac_authenticator_update(&authenticator, text + 10, strlen(text) - 10) == LINNET_OK;
    good = good && linnet_ascon_mac_authenticator_verify(&authenticator, tag) == LINNET_OK;

    show_text("text", text, strlen(text));
    show("code", tag, sizeof tag);
    tag[0] ^= 1;
    return report(good && linnet_ascon_mac_verify(key, text, strlen(text), tag) == LINNET_NOT_AUTHENTIC);
}
