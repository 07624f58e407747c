/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A page is a list of records. A record is a number and its complement; neither this number nor any after it has been reserved. The
   greatest record counts. When its page is full, the other page is erased and continues the list. The full page is erased only
   after a record in the other one has been read back correctly.

   If power fails while a word is written, some of its zeroes are still ones; while a page is erased, some are ones already.
   Either way a bit and its complement are both ones, so a torn record never looks like another record. But it may read one way now
   and another way later. Hence:
   - A number that is read is never used: each start reserves anew.
   - The slot after the last one that is not blank may be torn and look blank. A start makes it all zeroes, and uses the next slot.
   - Of two equal records in different pages, the one in the later slot may be torn: the other page was erased for the other one. */
#include "counter.h"

#include "flash.h"

#define HALF 4 /* words of a number */
#define RECORD (2 * HALF)

static unsigned slots(void) { return flash_size() / RECORD; }

/* 1 if there is a record in a slot. 0 is no record: a blank slot whose first half became zeroes looks like it. */
static int read(unsigned page, unsigned slot, uint64_t* number) {
    unsigned i;
    *number = 0;
    for (i = 0; i < HALF; ++i) {
        const uint16_t part = flash_read(page, RECORD * slot + i);
        if ((part ^ flash_read(page, RECORD * slot + HALF + i)) != 0xFFFF) return 0;
        *number |= (uint64_t)part << (16 * i);
    }
    return *number != 0;
}

static int holds(unsigned page, unsigned slot, uint16_t word) {
    unsigned i;
    for (i = 0; i < RECORD; ++i)
        if (flash_read(page, RECORD * slot + i) != word) return 0;
    return 1;
}

static int blank(unsigned page, unsigned slot) { return holds(page, slot, 0xFFFF); }

/* 1 if the words now read as written: a number and its complement, or all zeroes. */
static int write(unsigned page, unsigned slot, uint64_t number, uint64_t complement) {
    unsigned i;
    for (i = 0; i < RECORD; ++i) {
        const uint64_t half = i < HALF ? number : complement;
        if (!flash_write(page, RECORD * slot + i, (uint16_t)(half >> (16 * (i % HALF))))) return 0;
    }
    return 1;
}

/* Writes a record into the first slot that takes it: in this page, else in the other. */
static int append(struct counter* self, uint64_t number) {
    const unsigned full = self->page;
    unsigned pages;
    for (pages = 0; pages < FLASH_PAGES; ++pages) {
        for (; self->slot < slots(); ++self->slot)
            if (write(self->page, self->slot, number, ~number)) {
                ++self->slot;
                return 1;
            }
        if (pages != 0 || !flash_erase(1 - self->page)) break;
        self->page = 1 - self->page;
        self->slot = 0;
    }
    self->page = full; /* the record that counts is there: another attempt erases the other page again */
    self->slot = slots();
    return 0;
}

static int reserve(struct counter* self) {
    const uint64_t limit = self->limit + COUNTER_RESERVED;
    if (limit < self->limit || !append(self, limit)) return 0;
    self->limit = limit;
    return 1;
}

/* A slot that is no record now never becomes one: the highest words of both halves are zeroed first, then all. */
static int bury(unsigned page, unsigned slot) {
    return blank(page, slot) || holds(page, slot, 0) ||
           (flash_write(page, RECORD * slot + HALF - 1, 0) && flash_write(page, RECORD * slot + RECORD - 1, 0) &&
            write(page, slot, 0, 0));
}

/* Looks for the greatest record. 0 if there is none. */
static int find(struct counter* self) {
    unsigned page, slot, at = 0;
    int found = 0;
    uint64_t number;
    for (page = 0; page < FLASH_PAGES; ++page)
        for (slot = 0; slot < slots(); ++slot) {
            if (!read(page, slot, &number)) {
                if (!bury(page, slot)) return -1;
                continue;
            }
            if (found && (number < self->limit || (number == self->limit && page != self->page && slot > at))) continue;
            found = 1;
            at = slot;
            self->limit = number;
            self->page = page;
        }
    return found;
}

/* The first of the blank slots at the end of a page. */
static unsigned first_blank(unsigned page) {
    unsigned slot = slots();
    while (slot != 0 && blank(page, slot - 1)) --slot;
    return slot;
}

/* Without any record the pages must look as if the device lost power at its first starts and never had a number. */
int counter_open(struct counter* self) {
    self->limit = 0;
    self->page = 0;
    const int found = find(self);
    if (found < 0) return 0;
    if (!found && (first_blank(0) > slots() / 2 || first_blank(1) != 0)) return 0;
    self->next = self->limit;
    self->slot = first_blank(self->page);
    if (self->slot < slots()) {
        if (!write(self->page, self->slot, 0, 0)) return 0;
        ++self->slot;
    }
    return reserve(self);
}

int counter_next(struct counter* self, uint64_t* number) {
    if (self->next == self->limit && !reserve(self)) return 0;
    *number = self->next++;
    return 1;
}
