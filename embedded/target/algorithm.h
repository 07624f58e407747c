/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TARGET_ALGORITHM_H
#define LINNET_TARGET_ALGORITHM_H

/* One algorithm as programs on a board meet it, whatever its kind. programs.py makes the source, over linnet.h. */

#include <stddef.h>
#include <stdint.h>

#define INPUTS_MAX 5
#define MESSAGE_MAX 1024

/* An input holds bytes that count up from `first`. Its length goes from `least` to `most` by `step`. */
struct input {
    const char* name;
    uint8_t first;
    uint16_t least, most, step;
};

struct workload {
    const char* name;
    uint16_t len[INPUTS_MAX];
};

struct algorithm {
    const char* id;
    size_t input_count;
    struct input inputs[INPUTS_MAX];
    size_t fastest; /* the input whose length changes from each record to the next; that of the first one changes least often */
    size_t number;  /* the input that is no bytes but a number, its length, or INPUTS_MAX */
    const char* answer_name;
    size_t workload_count;
    struct workload workloads[2];
};

extern const struct algorithm tested;

/* Where answers are made: there is room for every record and workload. */
extern uint8_t out[];

/* The length of what the algorithm makes of inputs; 0 if it refuses, or does not open what it sealed. */
size_t answer(const uint8_t* const* in, size_t* len);

/* The call alone, which returns its code. Where an output has any length, that follows those of the inputs. */
int call(const uint8_t* const* in, const size_t* len);

/* Fills `bytes`, from which all inputs are taken. */
#define BYTES_MAX (MESSAGE_MAX + 64)
static inline void count_up(uint8_t bytes[BYTES_MAX]) {
    size_t i;
    for (i = 0; i < BYTES_MAX; ++i) bytes[i] = (uint8_t)i;
}

#endif
