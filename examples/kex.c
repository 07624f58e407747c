/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Two sides agree on a key over a public channel. This does not authenticate the other side.
     gcc -std=c99 -O2 -Iinclude examples/kex.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    static const char made_of[] = "X25519, HKDF-SHA-256";
    uint8_t client_secret[LINNET_X25519_KEY_SIZE] = {1}; /* in real use: random bytes, kept secret */
    uint8_t server_secret[LINNET_X25519_KEY_SIZE] = {2};
    uint8_t both[2 * LINNET_X25519_PUBLIC_KEY_SIZE], *client = both, *server = both + LINNET_X25519_PUBLIC_KEY_SIZE;
    uint8_t of_client[LINNET_X25519_SHARED_SECRET_SIZE], of_server[LINNET_X25519_SHARED_SECRET_SIZE];
    uint8_t client_key[32], server_key[32];
    int good = linnet_x25519_public_key(client_secret, client) == LINNET_OK;

    good = good && linnet_x25519_public_key(server_secret, server) == LINNET_OK;
    /* Each side sends its public key. LINNET_PUBLIC_KEY: the other side's key makes the shared secret zero. */
    good = good && linnet_x25519_agree(client_secret, server, of_client) == LINNET_OK;
    good = good && linnet_x25519_agree(server_secret, client, of_server) == LINNET_OK;
    /* The key is derived from the shared secret and both public keys. */
    good =
        good && linnet_hkdf_sha_256_derive(of_client, sizeof of_client, both, sizeof both, "key", 3, client_key, 32) == LINNET_OK;
    good =
        good && linnet_hkdf_sha_256_derive(of_server, sizeof of_server, both, sizeof both, "key", 3, server_key, 32) == LINNET_OK;

    show_text("made of", made_of, sizeof made_of - 1);
    show("client", client, LINNET_X25519_PUBLIC_KEY_SIZE);
    show("server", server, LINNET_X25519_PUBLIC_KEY_SIZE);
    show("key", client_key, sizeof client_key);
    return report(good && memcmp(client_key, server_key, sizeof client_key) == 0);
}
