/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Runs a program in flash if its Ascon-MAC is right under the device's key. sign.py makes the head.

   A hash in place of the MAC would show an error of transmission; it would not show who made the program, for whoever changes that
   can hash it again. With a MAC the device holds the key that signs: it must be another one in each device, and not be readable.
   An older program of the same device is as authentic as the newest: where that matters, put a version into the head, under the
   MAC, and compare it with one in flash. */
#include "sensor.h"

#include <linnet.h>

/* What lies before a program. The MAC is over `size` and the program. */
struct head {
    uint8_t tag[LINNET_ASCON_MAC_TAG_SIZE];
    uint32_t size; /* bytes of the program, which begins with the stack pointer and the address to start at */
    uint32_t program[];
};

/* Of the linker script: the head, and the end of the flash that it may take. */
extern const struct head application;
extern const uint8_t application_end[];

static int authentic(const struct head* head) {
    const size_t room = (size_t)(application_end - (const uint8_t*)head->program);
    const size_t size = head->size;
    if (size < 2 * sizeof *head->program || size > room) return 0;
    return linnet_ascon_mac_verify(device_key, &head->size, sizeof head->size + size, head->tag) == LINNET_OK;
}

/* The program has its own vector table, aligned as its core asks for, and says itself where it is: behind the head the vectors of
   Cortex-M3 and M4 would not be aligned. */
static void run(const uint32_t* program) {
    __asm__ volatile("msr msp, %0\n bx %1" : : "r"(program[0]), "r"(program[1]));
    __builtin_unreachable();
}

int main(void) {
    if (authentic(&application)) run(application.program);
    return 1;
}
