/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Runs a program in flash if its Ascon-MAC is right under the device's key. sign.py makes the head.

   A hash in place of the MAC would show an error of transmission; it would not show who made the program, for whoever changes that
   can hash it again. With a MAC the device holds the key that signs: it must be another one in each device, and not be readable. */
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
    if (head->size < 2 * sizeof *head->program || head->size > room) return 0;
    return linnet_ascon_mac_verify(device_key, &head->size, sizeof head->size + head->size, head->tag) == LINNET_OK;
}

/* A core that has the register VTOR, or a way to remap the vectors, is also told where those of the program are. */
static void run(const uint32_t* program) {
    __asm__ volatile("msr msp, %0\n bx %1" : : "r"(program[0]), "r"(program[1]));
    __builtin_unreachable();
}

int main(void) {
    if (authentic(&application)) run(application.program);
    return 1;
}
