/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "semihosting.h"

#define SYS_WRITE0 0x04
#define SYS_EXIT 0x18
#define ADP_STOPPED_RUN_TIME_ERROR 0x20023
#define ADP_STOPPED_APPLICATION_EXIT 0x20026

static void ask(uintptr_t operation, uintptr_t argument) {
#if defined(__riscv)
    register uintptr_t a0 __asm__("a0") = operation;
    register uintptr_t a1 __asm__("a1") = argument;
    __asm__ volatile(".option push; .option norvc; .balign 16\n"
                     "slli zero, zero, 0x1f; ebreak; srai zero, zero, 7; .option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
#else
    register uintptr_t r0 __asm__("r0") = operation;
    register uintptr_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
#endif
}

void say(const char* text) { ask(SYS_WRITE0, (uintptr_t)text); }

void say_bytes(const uint8_t* bytes, size_t len) {
    for (; len != 0; --len, ++bytes) {
        const char text[3] = {"0123456789abcdef"[*bytes >> 4], "0123456789abcdef"[*bytes & 15], 0};
        say(text);
    }
}

void say_number(uint32_t number) {
    char text[11];
    char* at = text + sizeof text - 1;
    *at = 0;
    do *--at = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    say(at);
}

void leave(int code) {
    ask(SYS_EXIT, code == 0 ? ADP_STOPPED_APPLICATION_EXIT : ADP_STOPPED_RUN_TIME_ERROR);
    for (;;) {}
}

/* Handles the processor's faults. */
void fault(void) __attribute__((aligned(4)));
void fault(void) {
    say("fault\nend\n");
    leave(1);
}
