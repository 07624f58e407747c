/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Keys derived from a secret, each for one use, and a key derived from a password.
     gcc -std=c99 -O2 -Iinclude examples/kdf.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    static const char password[] = "correct horse battery staple";
    uint8_t secret[32] = {0}; /* in real use: random bytes, or the result of a key exchange */
    uint8_t salt[16] = {1};
    uint8_t to_send[32], to_receive[32], again[32], of_password[32];
    uint8_t key[LINNET_HKDF_SHA_256_EXTRACT_SIZE];
    int good =
        linnet_hkdf_sha_256_derive(secret, sizeof secret, salt, sizeof salt, "to send", 7, to_send, sizeof to_send) == LINNET_OK;

    good =
        good && linnet_hkdf_sha_256_derive(secret, sizeof secret, salt, sizeof salt, "to receive", 10, to_receive, 32) == LINNET_OK;
    /* The same in two steps; the first is done once. */
    good = good && linnet_hkdf_sha_256_extract(secret, sizeof secret, salt, sizeof salt, key) == LINNET_OK;
    good = good && linnet_hkdf_sha_256_expand(key, sizeof key, "to send", 7, again, sizeof again) == LINNET_OK;
    good = good &&
           linnet_pbkdf2_hmac_sha_256_derive(password, strlen(password), salt, sizeof salt, 600000, of_password, 32) == LINNET_OK;

    show_text("password", password, strlen(password));
    show("to send", to_send, sizeof to_send);
    show("to receive", to_receive, sizeof to_receive);
    show("of a password", of_password, sizeof of_password);
    return report(good && memcmp(again, to_send, 32) == 0 && memcmp(to_send, to_receive, 32) != 0);
}
