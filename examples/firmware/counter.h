/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef COUNTER_H
#define COUNTER_H

/* Numbers that never repeat, even if power fails at any moment. They last as long as the key that they are used with: if you erase
   the two pages, replace the key too. */

#include <stdint.h>

/* How many numbers are reserved at once. A reset loses the unused ones. */
#define COUNTER_RESERVED 256

struct counter {
    uint64_t next, limit; /* numbers from `next` to below `limit` are reserved */
    unsigned page, slot;  /* where the next record goes */
};

/* Reads the state of the counter; in pages that were never written it begins at 0. 0: flash cannot be written, or the pages hold
   something that this code did not write; there are no numbers. In pages of 1 KB it takes fifteen starts in a row that all lose
   power while they write. */
int counter_open(struct counter* self);

/* The next number. 0: there is none, because flash could not be written. */
int counter_next(struct counter* self, uint64_t* number);

#endif
