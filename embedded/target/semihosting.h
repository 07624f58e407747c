/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TARGET_SEMIHOSTING_H
#define LINNET_TARGET_SEMIHOSTING_H

#include <stddef.h>
#include <stdint.h>

/* Writes text to the debugger or emulator (Arm's Semihosting specification, 5 and 6.13; RISC-V's binary interface). */
void say(const char* text);

/* Writes lower-case hexadecimal. */
void say_bytes(const uint8_t* bytes, size_t len);

void say_number(uint32_t number);

/* Ends the program. */
void leave(int code);

#endif
