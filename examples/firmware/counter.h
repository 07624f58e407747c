/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef COUNTER_H
#define COUNTER_H

/* Numbers that never come twice, whenever the power goes. They last as long as the key that they are used under: whoever erases the
   two pages also replaces the key. */

#include <stdint.h>

/* As many numbers are reserved at once. A reset loses those of them that are left. */
#define COUNTER_RESERVED 256

struct counter {
    uint64_t next, limit; /* numbers from `next` to below `limit` are reserved */
    unsigned page, slot;  /* where the next record goes */
};

/* Reads where the numbers stand; in pages that were never written they begin at 0. 0: flash cannot be written, or the pages hold
   something else than this wrote; there are no numbers. In pages of 1 KB that takes fifteen starts in a row that all lose power
   while they write. */
int counter_open(struct counter* self);

/* The next number. 0: flash could not be written, and there is none. */
int counter_next(struct counter* self, uint64_t* number);

#endif
