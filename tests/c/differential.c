/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Prints the level that runs, and a sum over the outputs of each algorithm for pseudorandom inputs: every level must print the
   same. */
#include "messages.h"

enum { MESSAGES = 300 };

static size_t random_length(void) { return (random_byte() * 256u + random_byte()) % (random_byte() < 200 ? 100 : LONGEST); }

int main(void) {
    size_t i;
    int n;
    printf("%s\n", linnet_level());
    for (i = 0; i < linnet_count(); ++i) {
        const linnet_algorithm* const a = linnet_at(i);
        subject = a->id;
        sum = UINT64_C(14695981039346656037);
        for (n = 0; n < MESSAGES; ++n) {
            const size_t data_len = random_length(), len = random_length();
            message(a, data_len, len);
        }
        printf("%s %08lx%08lx\n", a->id, (unsigned long)(sum >> 32), (unsigned long)(sum & 0xffffffff));
    }
    return 0;
}
