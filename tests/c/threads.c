/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Batches on several threads give the same results as on one, after `fork` too; in the child, a generator gives nothing before it
   is reseeded. */
#define _POSIX_C_SOURCE 200112L
#include "support.h"

#include <sys/wait.h>
#include <unistd.h>

enum { COUNT = 20000, SIZE = 64 };

static unsigned char keys[COUNT * 16], nonces[COUNT * 16], texts[COUNT * SIZE], expected[COUNT * SIZE], out[COUNT * SIZE];
static unsigned char tags[COUNT * 16], statuses[COUNT];

static int encrypt(const linnet_algorithm* a, unsigned char* to, size_t threads) {
    return linnet_aead_encrypt_batch(a, COUNT, linnet_each(keys, sizeof keys), linnet_each(nonces, sizeof nonces), linnet_none(),
                                     linnet_each(texts, sizeof texts), linnet_into(to, sizeof out), linnet_into(tags, sizeof tags),
                                     LINNET_REPEATS_REFUSED, statuses, threads);
}

static void same_on(const linnet_algorithm* a, size_t threads) {
    memset(out, 0, sizeof out);
    EXPECT_CODE(LINNET_OK, encrypt(a, out, threads));
    EXPECT(memcmp(out, expected, sizeof out) == 0);
}

static void every_number(const char* id) {
    static const size_t numbers[] = {0, 2, 3, 64, (size_t)-1};
    const linnet_algorithm* const a = linnet_find(id);
    size_t i;
    int status = 1;
    pid_t child;
    subject = id;
    EXPECT_CODE(LINNET_OK, encrypt(a, expected, 1));
    for (i = 0; i < sizeof numbers / sizeof *numbers; ++i) same_on(a, numbers[i]);
    child = fork();
    if (child == 0) {
        same_on(a, 3);
        _exit(0);
    }
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
}

static void generator_after_fork(const char* id) {
    unsigned char entropy[32] = {1}, bytes[2][16] = {{0}, {0}};
    const unsigned char zeroes[16] = {0};
    linnet_drbg_generator g;
    int status = 1;
    pid_t child;
    subject = id;
    EXPECT_CODE(LINNET_OK, linnet_drbg_generator_init(&g, linnet_find(id), entropy, 32, entropy, 16, NULL, 0));
    EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&g, NULL, 0, bytes[0], 16));
    child = fork();
    if (child == 0) {
        memset(bytes, 0xa5, sizeof bytes);
        EXPECT_CODE(LINNET_ORDER, linnet_drbg_generator_generate(&g, NULL, 0, bytes[0], 16));
        EXPECT(memcmp(bytes[0], zeroes, 16) == 0);
        entropy[0] = 2;
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_reseed(&g, entropy, 32, NULL, 0));
        EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&g, NULL, 0, bytes[0], 16));
        _exit(0);
    }
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
    EXPECT_CODE(LINNET_OK, linnet_drbg_generator_generate(&g, NULL, 0, bytes[1], 16));
    EXPECT(memcmp(bytes[0], bytes[1], 16) != 0);
    linnet_drbg_generator_wipe(&g);
}

int main(void) {
    generator_after_fork("hash-drbg-sha-256");
    generator_after_fork("hmac-drbg-sha-512");
    random_bytes(texts, sizeof texts);
    random_bytes(keys, sizeof keys);
    random_bytes(nonces, sizeof nonces);
    every_number("ascon-aead128");
    every_number("aes-128-gcm");
    return 0;
}
