/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TESTS_C_SUPPORT_H
#define LINNET_TESTS_C_SUPPORT_H

#include <linnet/by_id.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the program if a condition does not hold, and prints where. */
#define EXPECT(condition)                                                                                                          \
    do {                                                                                                                           \
        if (!(condition)) {                                                                                                        \
            fprintf(stderr, "%s:%d: expected %s (%s)\n", __FILE__, __LINE__, #condition, subject);                                 \
            exit(1);                                                                                                               \
        }                                                                                                                          \
    } while (0)
#define EXPECT_CODE(code, call)                                                                                                    \
    do {                                                                                                                           \
        const int result_ = (call);                                                                                                \
        if (result_ != (code)) {                                                                                                   \
            fprintf(stderr, "%s:%d: expected %s from %s, got %d: %s (%s)\n", __FILE__, __LINE__, #code, #call, result_,            \
                    linnet_message(result_), subject);                                                                             \
            exit(1);                                                                                                               \
        }                                                                                                                          \
    } while (0)

/* The subject of the test, for messages. */
static const char* subject = "";

/* Pseudorandom bytes, the same in every run. */
static uint64_t random_state = 1;
static inline unsigned char random_byte(void) {
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned char)(random_state >> 56);
}
static inline void random_bytes(unsigned char* to, size_t len) {
    size_t i;
    for (i = 0; i < len; ++i) to[i] = random_byte();
}

#endif
