/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The start-up code of a Cortex-M: the vector table, the initial values of variables, the floating-point unit if code uses it. */
#include <stdint.h>
#include <string.h>

/* From the linker script. */
extern uint32_t stack_top[], data_load[], data_start[], data_end[], bss_start[], bss_end[];

int main(void);
void reset(void);
void fault(void);

/* A program may have its own. */
__attribute__((weak)) void fault(void) {
    for (;;) {}
}

void reset(void) {
#if defined(__ARM_FP)
    *(volatile uint32_t*)0xE000ED88 |= 0xFu << 20; /* CPACR: coprocessors 10 and 11 */
    __asm__ volatile("dsb; isb");
#endif
    memcpy(data_start, data_load, (size_t)((char*)data_end - (char*)data_start));
    memset(bss_start, 0, (size_t)((char*)bss_end - (char*)bss_start));
    (void)main();
    for (;;) {}
}

/* The processor's own exceptions; these programs enable no interrupt. */
__attribute__((section(".vectors"), used)) static const struct {
    uint32_t* stack;
    void (*handlers[15])(void);
} vectors = {stack_top, {reset, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault}};
