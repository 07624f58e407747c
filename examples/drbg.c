/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Random bytes from a generator, seeded by an entropy source.
     gcc -std=c99 -O2 -Iinclude examples/drbg.c build/src/liblinnet.a && ./a.out */
#include "show.h"

#include <linnet.h>
#include <string.h>

int main(void) {
    uint8_t entropy[LINNET_HMAC_DRBG_SHA_256_ENTROPY_SIZE] = {0}; /* in real use: from a source that cannot be guessed */
    uint8_t nonce[LINNET_HMAC_DRBG_SHA_256_NONCE_SIZE] = {1};     /* in real use: a counter of resets */
    uint8_t first[32], second[32], third[32];
    linnet_hmac_drbg_sha_256_generator g;
    int good =
        linnet_hmac_drbg_sha_256_generator_init(&g, entropy, sizeof entropy, nonce, sizeof nonce, "device 7", 8) == LINNET_OK;

    good = good && linnet_hmac_drbg_sha_256_generator_generate(&g, NULL, 0, first, sizeof first) == LINNET_OK;
    good = good && linnet_hmac_drbg_sha_256_generator_generate(&g, NULL, 0, second, sizeof second) == LINNET_OK;
    entropy[0] = 2; /* in real use: fresh */
    good = good && linnet_hmac_drbg_sha_256_generator_reseed(&g, entropy, sizeof entropy, NULL, 0) == LINNET_OK;
    good = good && linnet_hmac_drbg_sha_256_generator_generate(&g, "additional input", 16, third, sizeof third) == LINNET_OK;
    linnet_hmac_drbg_sha_256_generator_wipe(&g);

    show_text("for", "device 7", 8);
    show("output", first, sizeof first);
    show("the next", second, sizeof second);
    show("after a reseed", third, sizeof third);
    return report(good && memcmp(first, second, 32) != 0 && memcmp(second, third, 32) != 0);
}
