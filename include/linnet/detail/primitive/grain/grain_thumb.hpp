// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_GRAIN_GRAIN_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_GRAIN_GRAIN_THUMB_HPP

/// Grain's registers and accumulator in Thumb assembly, for grain_registers.hpp and grain_stream.hpp.

#include <linnet/detail/base/thumb.hpp>

#include <cstddef>
#include <cstdint>

#if defined(LINNET_THUMB)
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

#if defined(__thumb2__)

// Registers: r4 to r7 are the NFSR, r8 to r11 the LFSR; r1 is the pre-output, r12 enters the LFSR, and r8 at last the NFSR; r2, r3
// and lr are scratch. The bits from bit n of a register on are those of words n / 32 and n / 32 + 1, shifted by n % 32.

#define LINNET_GRAIN_SET(to, low, high, right, left)  \
    "    lsr    " to ", " low ", #" right "\n"        \
    "    orr    " to ", " to ", " high ", lsl #" left "\n"
#define LINNET_GRAIN_ADD(to, low, high, right, left)           \
    "    eor    " to ", " to ", " low ", lsr #" right "\n"     \
    "    eor    " to ", " to ", " high ", lsl #" left "\n"
#define LINNET_GRAIN_AND(to, low, high, right, left)  \
    LINNET_GRAIN_SET("lr", low, high, right, left)    \
    "    and    " to ", lr\n"

struct grain_thumb {
    /// Clocks the registers `x`, NFSR before LFSR, 32 times, and again until `y` is at `end`; writes the pre-output. 150 cycles for
    /// 32 clocks.
    LINNET_NAKED static void clocks(uint32_t* /*x*/, uint32_t* /*y*/, const uint32_t* /*end*/) noexcept {
        asm("    push   {r0, r2, r4-r11, lr}\n"
            "    ldm    r0, {r4-r11}\n"
            "    mov    r0, r1\n"
            "1:\n"
            // The pre-output: h, then the linear terms.
            LINNET_GRAIN_SET("r3", "r6", "r7", "31", "1")
            LINNET_GRAIN_SET("r2", "r10", "r11", "30", "2")
            "    and    r2, r3\n"
            LINNET_GRAIN_ADD("r2", "r8", "r9", "8", "24")
            LINNET_GRAIN_SET("r1", "r4", "r5", "12", "20")
            "    and    r1, r2\n"
            LINNET_GRAIN_AND("r3", "r9", "r10", "10", "22")
            "    eor    r1, r3\n"
            LINNET_GRAIN_SET("r2", "r8", "r9", "13", "19")
            LINNET_GRAIN_AND("r2", "r8", "r9", "20", "12")
            "    eor    r1, r2\n"
            LINNET_GRAIN_SET("r2", "r9", "r10", "28", "4")
            LINNET_GRAIN_AND("r2", "r10", "r11", "15", "17")
            "    eor    r1, r2\n"
            LINNET_GRAIN_ADD("r1", "r10", "r11", "29", "3")
            LINNET_GRAIN_ADD("r1", "r4", "r5", "2", "30")
            LINNET_GRAIN_ADD("r1", "r4", "r5", "15", "17")
            LINNET_GRAIN_ADD("r1", "r5", "r6", "4", "28")
            LINNET_GRAIN_ADD("r1", "r5", "r6", "13", "19")
            LINNET_GRAIN_ADD("r1", "r6", "r7", "9", "23")
            LINNET_GRAIN_ADD("r1", "r6", "r7", "25", "7")
            "    eor    r1, r6\n"
            "    stm    r0!, {r1}\n"
            // The bits that enter the LFSR.
            "    eor    r12, r8, r11\n"
            LINNET_GRAIN_ADD("r12", "r8", "r9", "7", "25")
            LINNET_GRAIN_ADD("r12", "r9", "r10", "6", "26")
            LINNET_GRAIN_ADD("r12", "r10", "r11", "6", "26")
            LINNET_GRAIN_ADD("r12", "r10", "r11", "17", "15")
            // The bits that enter the NFSR: linear terms, products of words, and other products.
            "    eor    r8, r4\n"
            "    eor    r8, r7\n"
            LINNET_GRAIN_ADD("r8", "r4", "r5", "26", "6")
            LINNET_GRAIN_ADD("r8", "r5", "r6", "24", "8")
            LINNET_GRAIN_ADD("r8", "r6", "r7", "27", "5")
            "    and    r2, r4, r6\n"
            "    and    r3, r5, r7\n"
            LINNET_GRAIN_ADD("r8", "r2", "r3", "3", "29")
            "    and    r2, r4, r5\n"
            "    and    r3, r5, r6\n"
            LINNET_GRAIN_ADD("r8", "r2", "r3", "27", "5")
            LINNET_GRAIN_SET("r2", "r4", "r5", "11", "21")
            LINNET_GRAIN_AND("r2", "r4", "r5", "13", "19")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r4", "r5", "17", "15")
            LINNET_GRAIN_AND("r2", "r4", "r5", "18", "14")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r5", "r6", "8", "24")
            LINNET_GRAIN_AND("r2", "r5", "r6", "16", "16")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r5", "r6", "29", "3")
            LINNET_GRAIN_AND("r2", "r6", "r7", "1", "31")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r6", "r7", "4", "28")
            LINNET_GRAIN_AND("r2", "r6", "r7", "20", "12")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r4", "r5", "22", "10")
            LINNET_GRAIN_AND("r2", "r4", "r5", "24", "8")
            LINNET_GRAIN_AND("r2", "r4", "r5", "25", "7")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r6", "r7", "6", "26")
            LINNET_GRAIN_AND("r2", "r6", "r7", "14", "18")
            LINNET_GRAIN_AND("r2", "r6", "r7", "18", "14")
            "    eor    r8, r2\n"
            LINNET_GRAIN_SET("r2", "r6", "r7", "24", "8")
            LINNET_GRAIN_AND("r2", "r6", "r7", "28", "4")
            LINNET_GRAIN_AND("r2", "r6", "r7", "29", "3")
            LINNET_GRAIN_AND("r2", "r6", "r7", "31", "1")
            "    eor    r8, r2\n"
            // Shifts both registers by a word.
            "    mov    r4, r5\n"
            "    mov    r5, r6\n"
            "    mov    r6, r7\n"
            "    mov    r7, r8\n"
            "    mov    r8, r9\n"
            "    mov    r9, r10\n"
            "    mov    r10, r11\n"
            "    mov    r11, r12\n"
            "    ldr    r2, [sp, #4]\n"
            "    cmp    r0, r2\n"
            "    bne.w  1b\n"
            "    pop    {r0, r2}\n"
            "    stm    r0, {r4-r11}\n"
            "    pop    {r4-r11, pc}\n");
    }

    /// Adds windows to the sum of an authenticator `x`, 64 bits of sum before 64 of window, for the first `bytes` >= 1 bytes of a
    /// message. 76 cycles for a byte.
    LINNET_NAKED static void add_windows(uint32_t* /*x*/, const uint32_t* /*after*/, const uint32_t* /*message*/,
                                         size_t /*bytes*/) noexcept {
        // Registers: r4 and r5 are the sum; r6 to r8 and r10 are the window and what follows it; r9 and lr are the message. A mask
        // of a bit of it, in r12, chooses words, in r0.
#define LINNET_GRAIN_BIT(right, left)                 \
    "    sbfx   r12, r9, #" right ", #1\n"            \
    "    and    r0, r12, r6\n"                        \
    "    eor    r4, r4, r0, lsr #" right "\n"         \
    "    and    r0, r12, r7\n"                        \
    "    eor    r4, r4, r0, lsl #" left "\n"          \
    "    eor    r5, r5, r0, lsr #" right "\n"         \
    "    and    r0, r12, r8\n"                        \
    "    eor    r5, r5, r0, lsl #" left "\n"
#define LINNET_GRAIN_MOVE(low, high)                        \
    "    lsr    " low ", " low ", #8\n"                     \
    "    orr    " low ", " low ", " high ", lsl #24\n"
        asm("    push   {r0, r4-r10, lr}\n"
            "    ldm    r0, {r4-r7}\n"
            "    ldrd   r8, r10, [r1]\n"
            "    ldrd   r9, lr, [r2]\n"
            "1:\n"
            "    sbfx   r12, r9, #0, #1\n"
            "    and    r0, r12, r6\n"
            "    eor    r4, r0\n"
            "    and    r0, r12, r7\n"
            "    eor    r5, r0\n"
            LINNET_GRAIN_BIT("1", "31")
            LINNET_GRAIN_BIT("2", "30")
            LINNET_GRAIN_BIT("3", "29")
            LINNET_GRAIN_BIT("4", "28")
            LINNET_GRAIN_BIT("5", "27")
            LINNET_GRAIN_BIT("6", "26")
            LINNET_GRAIN_BIT("7", "25")
            "    subs   r3, #1\n"
            "    beq    2f\n"
            LINNET_GRAIN_MOVE("r6", "r7")
            LINNET_GRAIN_MOVE("r7", "r8")
            LINNET_GRAIN_MOVE("r8", "r10")
            "    lsr    r10, r10, #8\n"
            LINNET_GRAIN_MOVE("r9", "lr")
            "    lsr    lr, lr, #8\n"
            "    b.w    1b\n"
            "2:  pop    {r0}\n"
            "    stm    r0, {r4, r5}\n"
            "    pop    {r4-r10, pc}\n");
#undef LINNET_GRAIN_BIT
#undef LINNET_GRAIN_MOVE
    }
};
#undef LINNET_GRAIN_SET
#undef LINNET_GRAIN_ADD
#undef LINNET_GRAIN_AND

#else

// Registers: r0 points to the NFSR and the LFSR; r1 is the pre-output; r2 enters the NFSR, then the LFSR; r3 and r4 are two words of
// a register; r5 to r7 are scratch; r8 is the NFSR from bit 95 on. The bits from bit n of a register on are those of words n / 32
// and n / 32 + 1, shifted by n % 32.

#define LINNET_GRAIN_WORDS(low, high)        \
    "    ldr    r3, [r0, #4 * " low "]\n"    \
    "    ldr    r4, [r0, #4 * " high "]\n"
#define LINNET_GRAIN_NEXT(low)               \
    "    movs   r4, r3\n"                    \
    "    ldr    r3, [r0, #4 * " low "]\n"
#define LINNET_GRAIN_ADD(to, right, left)    \
    "    lsrs   r5, r3, #" right "\n"        \
    "    eors   " to ", r5\n"                \
    "    lsls   r5, r4, #" left "\n"         \
    "    eors   " to ", r5\n"
#define LINNET_GRAIN_SET(to, right, left)    \
    "    lsrs   " to ", r3, #" right "\n"    \
    "    lsls   r7, r4, #" left "\n"         \
    "    orrs   " to ", r7\n"
#define LINNET_GRAIN_AND(right, left)        \
    LINNET_GRAIN_SET("r6", right, left)      \
    "    ands   r5, r6\n"
#define LINNET_GRAIN_BIT                     \
    "    lsls   r2, #1\n"                    \
    "    adcs   r3, r3\n"                    \
    "    adcs   r4, r4\n"                    \
    "    lsls   r5, #1\n"                    \
    "    sbcs   r6, r6\n"                    \
    "    movs   r7, r3\n"                    \
    "    bics   r7, r6\n"                    \
    "    eors   r0, r7\n"                    \
    "    movs   r7, r4\n"                    \
    "    bics   r7, r6\n"                    \
    "    eors   r1, r7\n"
#define LINNET_GRAIN_SAVE                    \
    "    push   {r4-r7, lr}\n"               \
    "    mov    r4, r8\n"                    \
    "    mov    r5, r9\n"                    \
    "    mov    r6, r10\n"                   \
    "    mov    r7, r11\n"                   \
    "    push   {r4-r7}\n"
#define LINNET_GRAIN_RETURN                  \
    "    pop    {r4-r7}\n"                   \
    "    mov    r8, r4\n"                    \
    "    mov    r9, r5\n"                    \
    "    mov    r10, r6\n"                   \
    "    mov    r11, r7\n"                   \
    "    pop    {r4-r7, pc}\n"

struct grain_thumb {
    /// As with Thumb-2. 270 cycles for 32 clocks.
    LINNET_NAKED static void clocks(uint32_t* /*x*/, uint32_t* /*y*/, const uint32_t* /*end*/) noexcept {
        asm("    .syntax unified\n"
            LINNET_GRAIN_SAVE
            "    push   {r1, r2}\n"
            "1:\n"
            // Words 2 and 3 of the NFSR. r9 is it from bit 65 on.
            LINNET_GRAIN_WORDS("2", "3")
            "    ldr    r2, [r0, #16]\n"
            "    eors   r2, r4\n"
            "    movs   r1, r3\n"
            LINNET_GRAIN_ADD("r1", "9", "23")
            LINNET_GRAIN_ADD("r1", "25", "7")
            LINNET_GRAIN_ADD("r2", "27", "5")
            LINNET_GRAIN_SET("r5", "4", "28")
            LINNET_GRAIN_AND("20", "12")
            "    eors   r2, r5\n"
            LINNET_GRAIN_SET("r5", "6", "26")
            LINNET_GRAIN_AND("14", "18")
            LINNET_GRAIN_AND("18", "14")
            "    eors   r2, r5\n"
            LINNET_GRAIN_SET("r5", "31", "1")
            "    mov    r8, r5\n"
            LINNET_GRAIN_AND("24", "8")
            LINNET_GRAIN_AND("28", "4")
            LINNET_GRAIN_AND("29", "3")
            "    eors   r2, r5\n"
            LINNET_GRAIN_SET("r5", "1", "31")
            "    mov    r9, r5\n"
            // Words 1 and 2.
            LINNET_GRAIN_NEXT("1")
            LINNET_GRAIN_ADD("r1", "4", "28")
            LINNET_GRAIN_ADD("r1", "13", "19")
            LINNET_GRAIN_ADD("r2", "24", "8")
            LINNET_GRAIN_SET("r5", "8", "24")
            LINNET_GRAIN_AND("16", "16")
            "    eors   r2, r5\n"
            "    mov    r5, r9\n"
            LINNET_GRAIN_AND("29", "3")
            "    eors   r2, r5\n"
            // Words 0 and 1. r10 is the NFSR from bit 12 on.
            LINNET_GRAIN_NEXT("0")
            "    eors   r2, r3\n"
            LINNET_GRAIN_ADD("r1", "2", "30")
            LINNET_GRAIN_ADD("r1", "15", "17")
            LINNET_GRAIN_ADD("r2", "26", "6")
            LINNET_GRAIN_SET("r5", "11", "21")
            LINNET_GRAIN_AND("13", "19")
            "    eors   r2, r5\n"
            LINNET_GRAIN_SET("r5", "17", "15")
            LINNET_GRAIN_AND("18", "14")
            "    eors   r2, r5\n"
            LINNET_GRAIN_SET("r5", "22", "10")
            LINNET_GRAIN_AND("24", "8")
            LINNET_GRAIN_AND("25", "7")
            "    eors   r2, r5\n"
            LINNET_GRAIN_SET("r5", "12", "20")
            "    mov    r10, r5\n"
            // Products of whole words: from bits 27 and 59 on, from bits 3 and 67 on.
            "    ldr    r6, [r0, #8]\n"
            "    ldr    r7, [r0, #12]\n"
            "    movs   r5, r3\n"
            "    ands   r5, r4\n"
            "    lsrs   r5, #27\n"
            "    eors   r2, r5\n"
            "    movs   r5, r4\n"
            "    ands   r5, r6\n"
            "    lsls   r5, #5\n"
            "    eors   r2, r5\n"
            "    ands   r3, r6\n"
            "    ands   r4, r7\n"
            LINNET_GRAIN_ADD("r2", "3", "29")
            "    mov    r12, r2\n"
            // Words 2 and 3 of the LFSR. r9 is both registers from bits 95 and 94 on, r11 the LFSR from bit 79 on.
            LINNET_GRAIN_WORDS("6", "7")
            "    movs   r2, r4\n"
            LINNET_GRAIN_ADD("r2", "6", "26")
            LINNET_GRAIN_ADD("r2", "17", "15")
            LINNET_GRAIN_ADD("r1", "29", "3")
            "    mov    r5, r8\n"
            LINNET_GRAIN_AND("30", "2")
            "    mov    r9, r5\n"
            LINNET_GRAIN_SET("r5", "15", "17")
            "    mov    r11, r5\n"
            // Words 1 and 2.
            LINNET_GRAIN_NEXT("5")
            LINNET_GRAIN_ADD("r2", "6", "26")
            "    mov    r5, r8\n"
            LINNET_GRAIN_AND("10", "22")
            "    eors   r1, r5\n"
            "    mov    r5, r11\n"
            LINNET_GRAIN_AND("28", "4")
            "    eors   r1, r5\n"
            // Words 0 and 1.
            LINNET_GRAIN_NEXT("4")
            "    eors   r2, r3\n"
            LINNET_GRAIN_ADD("r2", "7", "25")
            LINNET_GRAIN_SET("r5", "13", "19")
            LINNET_GRAIN_AND("20", "12")
            "    eors   r1, r5\n"
            LINNET_GRAIN_SET("r5", "8", "24")
            "    mov    r6, r9\n"
            "    eors   r5, r6\n"
            "    mov    r6, r10\n"
            "    ands   r5, r6\n"
            "    eors   r1, r5\n"
            // Shifts both registers by a word.
            "    mov    r7, r2\n"
            "    ldr    r3, [r0, #4]\n"
            "    ldr    r4, [r0, #8]\n"
            "    ldr    r5, [r0, #12]\n"
            "    mov    r6, r12\n"
            "    stm    r0!, {r3-r6}\n"
            "    ldr    r4, [r0, #4]\n"
            "    ldr    r5, [r0, #8]\n"
            "    ldr    r6, [r0, #12]\n"
            "    stm    r0!, {r4-r7}\n"
            "    subs   r0, #32\n"
            "    pop    {r2, r3}\n"
            "    stm    r2!, {r1}\n"
            "    cmp    r2, r3\n"
            "    beq    2f\n"
            "    push   {r2, r3}\n"
            "    b      1b\n"
            "2:\n"
            LINNET_GRAIN_RETURN);
    }

    /// As with Thumb-2, for 4 bytes or for 8. 410 cycles for 4 bytes. The bits of the message are taken from the last to the first,
    /// so that the string of which windows are added moves to the left.
    LINNET_NAKED static void add_windows(uint32_t* /*x*/, const uint32_t* /*after*/, const uint32_t* /*message*/,
                                         size_t /*bytes*/) noexcept {
        // Registers: r0 and r1 are the sum; r2 to r4 are the string, r5 is the message; r6 and r7 are scratch; r8 to r11 are the
        // arguments.
        asm("    .syntax unified\n"
            LINNET_GRAIN_SAVE
            "    mov    r8, r0\n"
            "    mov    r9, r1\n"
            "    mov    r10, r2\n"
            "    mov    r11, r3\n"
            "    ldr    r4, [r1]\n"
            "    ldr    r5, [r2]\n"
            "    ldm    r0!, {r1-r3}\n"
            "    mov    r7, r1\n"
            "    mov    r1, r2\n"
            "    mov    r2, r3\n"
            "    ldr    r3, [r0]\n"
            "    mov    r0, r7\n"
            "1:  movs   r7, #4\n"
            "2:  mov    r12, r7\n"
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            LINNET_GRAIN_BIT
            "    mov    r7, r12\n"
            "    subs   r7, #1\n"
            "    bne    2b\n"
            "    mov    r7, r11\n"
            "    subs   r7, #4\n"
            "    ble    3f\n"
            "    mov    r11, r7\n"
            "    mov    r7, r8\n"
            "    ldr    r2, [r7, #12]\n"
            "    mov    r7, r9\n"
            "    ldm    r7!, {r3, r4}\n"
            "    mov    r7, r10\n"
            "    ldr    r5, [r7, #4]\n"
            "    b      1b\n"
            "3:  mov    r7, r8\n"
            "    stm    r7!, {r0, r1}\n"
            LINNET_GRAIN_RETURN);
    }
};
#undef LINNET_GRAIN_WORDS
#undef LINNET_GRAIN_NEXT
#undef LINNET_GRAIN_ADD
#undef LINNET_GRAIN_SET
#undef LINNET_GRAIN_AND
#undef LINNET_GRAIN_BIT
#undef LINNET_GRAIN_SAVE
#undef LINNET_GRAIN_RETURN

#endif

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END
#endif

#endif
