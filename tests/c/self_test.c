/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Self-tests pass, and fail for each algorithm if a bit of its answer is wrong. */
#include "support.h"
#include <linnet.h>

struct seen {
    const char* corrupted; /* the id of the algorithm whose answer is changed; NULL: none */
    size_t bit;            /* which bit, from the first on; SIZE_MAX: the last */
    size_t count;
};

static void look(void* context, const char* id, void* value, size_t len) {
    struct seen* const seen = (struct seen*)context;
    const int mine = seen->corrupted != LINNET_NULL && strcmp(seen->corrupted, id) == 0;
    ++seen->count;
    subject = id;
    EXPECT(len >= 8);
    if (mine && seen->bit == SIZE_MAX) ((unsigned char*)value)[len - 1] ^= 0x80;
    else if (mine) ((unsigned char*)value)[seen->bit / 8] ^= (unsigned char)(1u << seen->bit % 8);
}

static void every_algorithm(void) {
    static const size_t bits[] = {0, 13, SIZE_MAX};
    size_t i, k;
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const a = linnet_at(i);
        struct seen seen = {LINNET_NULL, 0, 0};
        subject = a->id;
        EXPECT_CODE(LINNET_OK, linnet_self_test(a, LINNET_NULL, LINNET_NULL));
        EXPECT_CODE(LINNET_OK, linnet_self_test(a, look, &seen));
        EXPECT(seen.count == 1);
        for (k = 0; k < sizeof bits / sizeof *bits; ++k) {
            seen.corrupted = a->id;
            seen.bit = bits[k];
            EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_self_test(a, look, &seen));
        }
        EXPECT_CODE(LINNET_OK, linnet_self_test(a, LINNET_NULL, LINNET_NULL));
    }
}

static void all_at_once(void) {
    struct seen seen = {LINNET_NULL, 0, 0};
    EXPECT_CODE(LINNET_OK, linnet_self_test_all(LINNET_NULL, LINNET_NULL));
    EXPECT_CODE(LINNET_OK, linnet_self_test_all(look, &seen));
    EXPECT(seen.count == linnet_count());
    seen.corrupted = "gift-cofb";
    seen.count = 0;
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_self_test_all(look, &seen));
    EXPECT(seen.count == linnet_count());
}

static void families(void) {
    struct seen seen = {LINNET_NULL, 0, 0};
    EXPECT_CODE(LINNET_OK, linnet_ascon_self_test(LINNET_NULL, LINNET_NULL));
    EXPECT_CODE(LINNET_OK, linnet_x25519_self_test(LINNET_NULL, LINNET_NULL));
    EXPECT_CODE(LINNET_OK, linnet_romulus_self_test(look, &seen));
    EXPECT(seen.count == 4);
    seen.corrupted = "romulus-m";
    seen.count = 0;
    EXPECT_CODE(LINNET_SELF_TEST_FAILED, linnet_romulus_self_test(look, &seen));
    EXPECT(seen.count == 4);
}

static void no_algorithm(void) {
    const linnet_algorithm copy = *linnet_at(0);
    subject = "no algorithm";
    EXPECT_CODE(LINNET_ARGUMENT, linnet_self_test(&copy, LINNET_NULL, LINNET_NULL));
    EXPECT_CODE(LINNET_ARGUMENT, linnet_self_test(linnet_find("ascon-aead129"), LINNET_NULL, LINNET_NULL));
    EXPECT(strcmp(linnet_message(LINNET_SELF_TEST_FAILED), "the self-test of the algorithm failed") == 0);
    EXPECT(strcmp(linnet_message(LINNET_SELF_TEST_FAILED + 1), "unknown status") == 0);
}

int main(void) {
    every_algorithm();
    all_at_once();
    families();
    no_algorithm();
    return 0;
}
