/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The counter of examples/firmware on this machine, over flash that a test provides. */
#include "../../examples/firmware/counter.c"

static unsigned words;
static uint16_t (*read_word)(unsigned page, unsigned at);
static int (*erase_page)(unsigned page);
static int (*write_word)(unsigned page, unsigned at, uint16_t value);

void use_flash(unsigned size, uint16_t (*reads)(unsigned, unsigned), int (*erases)(unsigned),
               int (*writes)(unsigned, unsigned, uint16_t));
void use_flash(unsigned size, uint16_t (*reads)(unsigned, unsigned), int (*erases)(unsigned),
               int (*writes)(unsigned, unsigned, uint16_t)) {
    words = size;
    read_word = reads;
    erase_page = erases;
    write_word = writes;
}

unsigned flash_size(void) { return words; }
uint16_t flash_read(unsigned page, unsigned at) { return read_word(page, at); }
int flash_erase(unsigned page) { return erase_page(page); }
int flash_write(unsigned page, unsigned at, uint16_t value) { return write_word(page, at, value); }
