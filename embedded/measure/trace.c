/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Called by the emulator before each instruction. Records its address and the address that it loads from or stores to, or compares
   them with an earlier run. In C, because a run has up to millions of instructions. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* How an instruction forms an address: base + (index << shift) + offset. Registers are the emulator's; 0 is none. */
struct access {
    int16_t base, index;
    uint8_t shift;
    uint8_t alignment;
    uint8_t known; /* otherwise this instruction was not decoded yet */
    int32_t offset;
};

struct step {
    uint32_t pc, address;
};

struct trace {
    int (*read_register)(void* emulator, int number, void* value);
    void (*decode)(uint32_t pc, uint32_t size); /* fills in the instruction's access */
    struct access* accesses;                    /* for each halfword from code_begin */
    uint32_t code_begin, code_end;
    uint32_t comparing;
    uint32_t count;     /* number of steps in this run */
    uint32_t unaligned; /* the first instruction whose address is not a multiple of its alignment, or 0 */
    uint32_t differs;   /* whether `found` differs from step `at` of the first run */
    uint32_t at;
    struct step found;
    struct step* steps; /* of the first run */
    uint32_t length, room;
};

static uint32_t read_word(const struct trace* t, void* emulator, int number) {
    uint32_t value = 0;
    if (number != 0) t->read_register(emulator, number, &value);
    return value;
}

static struct step step_at(struct trace* t, void* emulator, uint32_t pc, uint32_t size) {
    struct step now = {pc, 0};
    const struct access* a;
    if (pc < t->code_begin || pc >= t->code_end) return now;
    a = &t->accesses[(pc - t->code_begin) / 2];
    if (!a->known) t->decode(pc, size);
    if (a->alignment == 0) return now;
    now.address = read_word(t, emulator, a->base) + (read_word(t, emulator, a->index) << a->shift) + (uint32_t)a->offset;
    if (now.address % a->alignment != 0 && t->unaligned == 0) t->unaligned = pc;
    return now;
}

static void record(struct trace* t, struct step now) {
    if (t->count == t->room) {
        t->room = t->room == 0 ? 1u << 16 : 2 * t->room;
        t->steps = realloc(t->steps, t->room * sizeof *t->steps);
        if (t->steps == NULL) abort();
    }
    t->steps[t->count] = now;
    t->length = t->count + 1;
}

static void compare(struct trace* t, struct step now) {
    if (t->differs) return;
    if (t->count < t->length && t->steps[t->count].pc == now.pc && t->steps[t->count].address == now.address) return;
    t->differs = 1;
    t->at = t->count;
    t->found = now;
}

void trace_step(void* emulator, uint64_t pc, uint32_t size, struct trace* t) {
    const struct step now = step_at(t, emulator, (uint32_t)pc, size);
    if (t->comparing) compare(t, now);
    else record(t, now);
    ++t->count;
}

void trace_free(struct trace* t) { free(t->steps); }
