/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef LINNET_TARGET_SEMIHOSTING_H
#define LINNET_TARGET_SEMIHOSTING_H

#include <stddef.h>
#include <stdint.h>

/* Text to whoever debugs or emulates the processor (Arm's Semihosting specification, 5 and 6.13; RISC-V's binary interface). */
void say(const char* text);

/* Lower-case hexadecimal. */
void say_bytes(const uint8_t* bytes, size_t len);

void say_number(uint32_t number);

/* Ends the program. */
void leave(int code);

#endif
