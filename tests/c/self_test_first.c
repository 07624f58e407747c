/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A library with LINNET_SELF_TEST_FIRST: calls by id run the self-test before the first use, and refuse what failed. */
#include "support.h"
#include <linnet.h>

static void corrupt(void* context, const char* id, void* value, size_t len) {
    (void)context, (void)id, (void)len;
    *(unsigned char*)value ^= 1;
}

static const unsigned char zeroes[32] = {0};
static unsigned char out[32], tag[16];

static int encrypt(const linnet_algorithm* a) {
    memset(out, 0xa5, sizeof out);
    return linnet_aead_encrypt(a, zeroes, a->key_size, zeroes, a->nonce_size, LINNET_NULL, 0, zeroes, 32, out, tag, a->tag_size);
}

static int keyed(const linnet_algorithm* a) {
    linnet_aead_keyed self;
    const int code = linnet_aead_keyed_init(&self, a, zeroes, a->key_size, a->tag_size);
    linnet_aead_keyed_wipe(&self);
    return code;
}

static int batch(const linnet_algorithm* a) {
    const linnet_strings message = {LINNET_LAYOUT_EACH, 32, zeroes, LINNET_NULL};
    const linnet_output digest = {LINNET_LAYOUT_EACH, sizeof out, out, LINNET_NULL};
    uint8_t status = 0;
    const int code = linnet_hash_digest_batch(a, 1, message, digest, &status, 1);
    EXPECT_CODE(code, status);
    return code;
}

int main(void) {
    const linnet_algorithm* const aead = linnet_find("ascon-aead128");
    const linnet_algorithm* const other = linnet_find("gift-cofb");
    const linnet_algorithm* const hash = linnet_find("ascon-hash256");
    const linnet_algorithm* const cbc = linnet_find("aes-128-cbc");
    size_t len = sizeof out;
    EXPECT_CODE(LINNET_OK, encrypt(aead));
    EXPECT_CODE(LINNET_OK, keyed(aead));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_self_test(aead, corrupt, LINNET_NULL));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, encrypt(aead));
    EXPECT(memcmp(out, zeroes, 32) == 0);
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, keyed(aead));
    EXPECT_CODE(LINNET_ARGUMENT, encrypt(hash)); /* it is no AEAD, whatever its self-test says */
    EXPECT_CODE(LINNET_OK, encrypt(other));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_gift_cofb_self_test(corrupt, LINNET_NULL)); /* of a family */
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, encrypt(other));
    EXPECT_CODE(LINNET_OK, linnet_gift_cofb_self_test(LINNET_NULL, LINNET_NULL));
    EXPECT_CODE(LINNET_OK, encrypt(other));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_self_test(hash, corrupt, LINNET_NULL));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, batch(hash));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_self_test(cbc, corrupt, LINNET_NULL));
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_cbc_decrypt(cbc, zeroes, 16, zeroes, 16, zeroes, 16, out, &len));
    EXPECT_CODE(LINNET_OK, linnet_self_test_all(LINNET_NULL, LINNET_NULL));
    EXPECT_CODE(LINNET_OK, encrypt(aead));
    EXPECT_CODE(LINNET_OK, batch(hash));
    return 0;
}
