/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Hashing, in one call and incrementally.
     gcc -std=c99 -O2 -Iinclude examples/hash.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    static const char text[] = "The linnet sings at first light.";
    uint8_t digest[LINNET_ASCON_HASH256_DIGEST_SIZE], same_digest[LINNET_ASCON_HASH256_DIGEST_SIZE];
    linnet_ascon_hash256_hasher hasher;
    int good = linnet_ascon_hash256_digest(text, strlen(text), digest) == LINNET_OK;

    linnet_ascon_hash256_hasher_init(&hasher);
    good = good && linnet_ascon_hash256_hasher_update(&hasher, text, 10) == LINNET_OK;
    good = good && linnet_ascon_hash256_hasher_update(&hasher, text + 10, strlen(text) - 10) == LINNET_OK;
    good = good && linnet_ascon_hash256_hasher_finish(&hasher, same_digest) == LINNET_OK;

    show_text("text", text, strlen(text));
    show("digest", digest, sizeof digest);
    return report(good && memcmp(digest, same_digest, sizeof digest) == 0);
}
