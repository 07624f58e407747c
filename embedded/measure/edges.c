/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Called by the emulator before each block of straight code. Counts how often it follows each other block, and records the lowest
   stack pointer at its beginning. In C, because a run has up to millions of blocks. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct edge {
    uint32_t before, before_size; /* the block that ran before, both 0 at the beginning */
    uint32_t block, size;         /* size 0: free */
    uint32_t lowest_sp;
    uint32_t times;
};

struct edges {
    int (*read_register)(void* emulator, int number, void* value);
    int32_t sp;        /* the emulator's number of that register */
    uint32_t end;      /* the return address of a call, which is not one of its blocks */
    struct edge* held; /* a hash table with open addressing */
    uint32_t room;     /* a power of two, or 0 */
    uint32_t count;
    uint32_t before, before_size;
};

static uint32_t place(const struct edges* e, const struct edge* wanted) {
    uint32_t at = (wanted->before * 0x9e3779b1u ^ wanted->block) * 0x85ebca6bu;
    for (at = (at ^ at >> 15) & (e->room - 1); e->held[at].size != 0; at = (at + 1) & (e->room - 1)) {
        const struct edge* one = &e->held[at];
        if (one->before == wanted->before && one->before_size == wanted->before_size && one->block == wanted->block &&
            one->size == wanted->size)
            break;
    }
    return at;
}

static void grow(struct edges* e) {
    struct edge* old = e->held;
    const uint32_t old_room = e->room;
    uint32_t i;
    e->room = old_room == 0 ? 1u << 12 : 2 * old_room;
    e->held = calloc(e->room, sizeof *e->held);
    if (e->held == NULL) abort();
    for (i = 0; i < old_room; ++i)
        if (old[i].size != 0) e->held[place(e, &old[i])] = old[i];
    free(old);
}

void edges_enter(void* emulator, uint64_t address, uint32_t size, struct edges* e) {
    struct edge now = {e->before, e->before_size, (uint32_t)address, size, 0, 0};
    struct edge* one;
    if (now.block == e->end) return;
    e->read_register(emulator, e->sp, &now.lowest_sp);
    if (2 * e->count >= e->room) grow(e);
    one = &e->held[place(e, &now)];
    if (one->size == 0) {
        *one = now;
        ++e->count;
    }
    if (now.lowest_sp < one->lowest_sp) one->lowest_sp = now.lowest_sp;
    ++one->times;
    e->before = now.block;
    e->before_size = size;
}

void edges_clear(struct edges* e) {
    if (e->room != 0) memset(e->held, 0, e->room * sizeof *e->held);
    e->count = e->before = e->before_size = 0;
}

void edges_free(struct edges* e) { free(e->held); }
