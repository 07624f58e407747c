/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Start-up code that a RISC-V processor runs before main. */
#include <stdint.h>
#include <string.h>

extern uint32_t data_load[], data_start[], data_end[], bss_start[], bss_end[];

int main(void);
void begin(void);
void fault(void);
void reset(void);

void begin(void) {
    memcpy(data_start, data_load, (size_t)((char*)data_end - (char*)data_start));
    memset(bss_start, 0, (size_t)((char*)bss_end - (char*)bss_start));
    (void)main();
}

__attribute__((naked, aligned(4), section(".vectors"), used)) void reset(void) {
    __asm__(".option arch, +zicsr\n la sp, stack_top\n la t0, fault\n csrw mtvec, t0\n j begin");
}
