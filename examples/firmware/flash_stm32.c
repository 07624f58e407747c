/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The flash controller of the STM32F0, F1 and F3 (reference manuals RM0360, RM0008 and RM0316: "Embedded flash memory"). */
#include "flash.h"

#define FLASH_KEYR (*(volatile uint32_t*)0x40022004)
#define FLASH_SR (*(volatile uint32_t*)0x4002200C)
#define FLASH_CR (*(volatile uint32_t*)0x40022010)
#define FLASH_AR (*(volatile uint32_t*)0x40022014)
#define SR_BSY 0x01u
#define SR_ERRORS 0x14u /* PGERR, WRPRTERR */
#define SR_EOP 0x20u
#define CR_PG 0x01u
#define CR_PER 0x02u
#define CR_STRT 0x40u
#define CR_LOCK 0x80u

extern uint16_t counter_start[], counter_end[]; /* from the linker script */

unsigned flash_size(void) { return (unsigned)(counter_end - counter_start) / FLASH_PAGES; }

static volatile uint16_t* word(unsigned page, unsigned at) { return counter_start + page * flash_size() + at; }

static void wait(void) {
    while (FLASH_SR & SR_BSY) {}
}

static void begin(uint32_t operation) {
    wait();
    if (FLASH_CR & CR_LOCK) {
        FLASH_KEYR = 0x45670123;
        FLASH_KEYR = 0xCDEF89AB;
    }
    FLASH_SR = SR_ERRORS | SR_EOP;
    FLASH_CR = operation;
}

/* The flag is set one cycle after the operation has begun; the first read provides that cycle (RM0091, section 3.2.2). */
static void end(void) {
    (void)FLASH_SR;
    wait();
    FLASH_CR = CR_LOCK;
}

uint16_t flash_read(unsigned page, unsigned at) { return *word(page, at); }

int flash_erase(unsigned page) {
    unsigned i;
    begin(CR_PER);
    FLASH_AR = (uint32_t)(uintptr_t)word(page, 0);
    FLASH_CR = CR_PER | CR_STRT;
    end();
    for (i = 0; i < flash_size(); ++i)
        if (flash_read(page, i) != 0xFFFF) return 0;
    return 1;
}

int flash_write(unsigned page, unsigned at, uint16_t value) {
    begin(CR_PG);
    *word(page, at) = value;
    end();
    return flash_read(page, at) == value;
}
