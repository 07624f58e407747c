/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TARGET_ALGORITHM_H
#define LINNET_TARGET_ALGORITHM_H

/* One algorithm as programs on a board meet it, whatever its kind. programs.py makes the source, over linnet.h. */

#include <stddef.h>
#include <stdint.h>

#define INPUTS_MAX 4
#define MESSAGE_MAX 1024
#define ANSWER_MAX 128

/* An input holds bytes that count up from `first`. Its length goes from `least` to `most`, that of the last input fastest. */
struct input {
    const char* name;
    uint8_t first;
    uint16_t least, most;
};

struct workload {
    const char* name;
    uint16_t len[INPUTS_MAX];
};

struct algorithm {
    const char* id;
    size_t input_count;
    struct input inputs[INPUTS_MAX];
    const char* answer_name;
    size_t workload_count;
    struct workload workloads[2];
};

extern const struct algorithm tested;

/* What the algorithm makes of inputs, at most ANSWER_MAX bytes, and its length; 0 if it refuses, or does not open what it sealed.
 */
size_t answer(const uint8_t* const* in, const size_t* len, uint8_t* out);

/* The call alone, which returns its code; `out` takes ANSWER_MAX bytes more than the message has. */
int call(const uint8_t* const* in, const size_t* len, uint8_t* out);

/* Fills `bytes`, from which all inputs are taken. */
#define BYTES_MAX (MESSAGE_MAX + 64)
static inline void count_up(uint8_t bytes[BYTES_MAX]) {
    size_t i;
    for (i = 0; i < BYTES_MAX; ++i) bytes[i] = (uint8_t)i;
}

#endif
