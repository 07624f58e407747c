/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef FLASH_H
#define FLASH_H

/* The two pages of flash that hold the counter: the memory COUNTER of the linker script. */

#include <stdint.h>

#define FLASH_PAGES 2

/* Words of 16 bits in a page. */
unsigned flash_size(void);

uint16_t flash_read(unsigned page, unsigned at);

/* Makes all words of a page 0xFFFF. 1 if they are. */
int flash_erase(unsigned page);

/* Writes a word that is 0xFFFF, or any with 0. 1 if it now reads as the value. */
int flash_write(unsigned page, unsigned at, uint16_t value);

#endif
