/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Prints the cycles, by the SysTick timer, and the stack of a call of an algorithm. Both include the function call itself. */
#include "algorithm.h"
#include "semihosting.h"

#define SYST_CSR (*(volatile uint32_t*)0xE000E010)
#define SYST_RVR (*(volatile uint32_t*)0xE000E014)
#define SYST_CVR (*(volatile uint32_t*)0xE000E018)
#define MOST 0xFFFFFFu /* its 24 bits */
#define PAINT 0xDF34AC57u

extern uint32_t bss_end[];

static uint8_t bytes[BYTES_MAX];

/* Paints the stack from its end to a few words below the frame of this function, and returns the address of the frame. */
static __attribute__((noinline)) uintptr_t paint(void) {
    const uintptr_t top = (uintptr_t)__builtin_frame_address(0);
    uintptr_t at = (uintptr_t)bss_end;
    for (; at < top - 64; at += 4) *(volatile uint32_t*)at = PAINT;
    return top;
}

static uint32_t stack_used(uintptr_t top) {
    uintptr_t at = (uintptr_t)bss_end;
    while (at < top && *(volatile uint32_t*)at == PAINT) at += 4;
    return top - at;
}

static void measure(const struct workload* w) {
    const uint8_t* in[INPUTS_MAX];
    size_t len[INPUTS_MAX], i;
    uintptr_t top;
    uint32_t before, after;
    int code;
    for (i = 0; i < INPUTS_MAX; ++i) {
        in[i] = bytes + tested.inputs[i].first;
        len[i] = w->len[i];
    }
    top = paint();
    SYST_CVR = 0;
    before = SYST_CVR;
    code = call(in, len);
    after = SYST_CVR;
    say(tested.id);
    say(" ");
    say(w->name);
    say(code == 0 ? " cycles " : " refused ");
    say_number((before - after) & MOST);
    say(" stack ");
    say_number(stack_used(top));
    say("\n");
}

int main(void) {
    size_t i;
    count_up(bytes);
    SYST_RVR = MOST;
    SYST_CSR = 5; /* on, at the processor's clock, without an interrupt */
    for (i = 0; i < tested.workload_count; ++i) measure(&tested.workloads[i]);
    say("end\n");
    leave(0);
    return 0;
}
