/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Runs a program in flash if its Ascon-MAC verifies under the device's key. sign.py makes the head.

   A hash in place of the MAC would detect an error of transmission, but not a forged program: an attacker can hash it again. With a
   MAC the device holds the key that signs: each device needs its own key, and it must not be readable. An older program of the same
   device is as authentic as the newest: where that matters, put a version into the head, under the MAC, and compare it with one in
   flash. */
#include "sensor.h"

#include <linnet.h>

/* The head of a program. The MAC covers `size` and the program. */
struct head {
    uint8_t tag[LINNET_ASCON_MAC_TAG_SIZE];
    uint32_t size; /* bytes of the program, which begins with the stack pointer and the start address */
    uint32_t program[];
};

/* From the linker script: the head, and the end of the flash that the program may use. */
extern const struct head application;
extern const uint8_t application_end[];

static int authentic(const struct head* head) {
    const size_t room = (size_t)(application_end - (const uint8_t*)head->program);
    const size_t size = head->size;
    if (size < 2 * sizeof *head->program || size > room) return 0;
    return linnet_ascon_mac_verify(device_key, &head->size, sizeof head->size + size, head->tag) == LINNET_OK;
}

/* The program has its own vector table, aligned as its core requires, and sets its address itself: directly after the head the
   vectors would not be aligned for Cortex-M3 and M4. */
static void run(const uint32_t* program) {
    __asm__ volatile("msr msp, %0\n bx %1" : : "r"(program[0]), "r"(program[1]));
    __builtin_unreachable();
}

int main(void) {
    if (authentic(&application)) run(application.program);
    return 1;
}
