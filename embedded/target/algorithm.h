/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TARGET_ALGORITHM_H
#define LINNET_TARGET_ALGORITHM_H

/* The interface of one algorithm for programs on a board, for all kinds. programs.py generates the source, over linnet.h. */

#include <stddef.h>
#include <stdint.h>

#define INPUTS_MAX 5
#define MESSAGE_MAX 1024

/* An input consists of bytes that count up from `first`. Its length runs from `least` to `most` in steps of `step`. */
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
    size_t fastest; /* the input whose length changes in every record; the length of the first input changes least often */
    size_t number;  /* the input that is a number in place of bytes; its value is its length; INPUTS_MAX if there is none */
    const char* answer_name;
    size_t workload_count;
    struct workload workloads[2];
};

extern const struct algorithm tested;

/* Room for answers, large enough for every record and workload. */
extern uint8_t out[];

/* Computes the answer and returns its length; 0 if the algorithm refuses, or does not open its own output. */
size_t answer(const uint8_t* const* in, size_t* len);

/* Only the call, which returns its status. The length of an output of any length follows the lengths of the inputs. */
int call(const uint8_t* const* in, const size_t* len);

/* Fills `bytes`, from which all inputs are taken. */
#define BYTES_MAX (MESSAGE_MAX + 64)
static inline void count_up(uint8_t bytes[BYTES_MAX]) {
    size_t i;
    for (i = 0; i < BYTES_MAX; ++i) bytes[i] = (uint8_t)i;
}

#endif
