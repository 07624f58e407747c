// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_THUMB_HPP

/// The rounds of AES and of its key schedule for Cortex-M, for aes_shared.hpp, with one copy of the S-box. Simulated annealing
/// found the order of its gates and what is on the stack meanwhile. The stack is wiped.

#include <linnet/detail/base/thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#if defined(LINNET_THUMB)
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

#if defined(__thumb2__)
#define LINNET_AES_THUMB2

// Registers: r4 to r11 are slices 0 to 7 when the S-box begins; r0 to r3, r12 and lr are scratch. Stack, from sp on: 48 bytes of
// the S-box; without ShiftRows, the address of what follows it; then q, key, count and step.

#define LINNET_AES_EXCHANGE(a, b, distance, mask)       \
    "    eor    r12, " b ", " a ", lsr #" distance "\n" \
    "    and    r12, #" mask "\n"                       \
    "    eor    " b ", r12\n"                           \
    "    eor    " a ", " a ", r12, lsl #" distance "\n"
// As aes_transpose.
#define LINNET_AES_TRANSPOSE(q0, q1, q2, q3, q4, q5, q6, q7) \
    LINNET_AES_EXCHANGE(q0, q1, "1", "0x55555555")           \
    LINNET_AES_EXCHANGE(q2, q3, "1", "0x55555555")           \
    LINNET_AES_EXCHANGE(q4, q5, "1", "0x55555555")           \
    LINNET_AES_EXCHANGE(q6, q7, "1", "0x55555555")           \
    LINNET_AES_EXCHANGE(q0, q2, "2", "0x33333333")           \
    LINNET_AES_EXCHANGE(q1, q3, "2", "0x33333333")           \
    LINNET_AES_EXCHANGE(q4, q6, "2", "0x33333333")           \
    LINNET_AES_EXCHANGE(q5, q7, "2", "0x33333333")           \
    LINNET_AES_EXCHANGE(q0, q4, "4", "0x0f0f0f0f")           \
    LINNET_AES_EXCHANGE(q1, q5, "4", "0x0f0f0f0f")           \
    LINNET_AES_EXCHANGE(q2, q6, "4", "0x0f0f0f0f")           \
    LINNET_AES_EXCHANGE(q3, q7, "4", "0x0f0f0f0f")

// The slices from where the S-box leaves them to where it takes them.
#define LINNET_AES_MOVE    \
    "    mov    r5, r1\n"  \
    "    mov    r7, r8\n"  \
    "    mov    r8, r9\n"  \
    "    mov    r9, r11\n" \
    "    mov    r10, r6\n" \
    "    mov    r6, r3\n"  \
    "    mov    r11, r4\n" \
    "    mov    r4, lr\n"

#if LINNET_UNROLL
#define LINNET_AES_FIXSLICED

/// Added to the number of rounds: aes_thumb encrypts two blocks.
inline constexpr size_t aes_thumb_encrypts = 256;

// ShiftRows is left out, as aes_slices.hpp explains. There is one MixColumns for each number of omitted ShiftRows, modulo 4.
// Each takes the slices from where the S-box leaves them to where it takes them, and stores the address of the next one.

// The row below, to b before a rotation by `right` to the right: a rotation of all rows, and one within each row that moves its bits
// in `mask` up and the others down. t is scratch.
#define LINNET_AES_BELOW(b, x, mask, t)    \
    "    and    " b ", " x ", #" mask "\n" \
    "    eor    " t ", " x ", " b "\n"     \
    "    eor    " b ", " b ", " t ", ror #8\n"
#define LINNET_AES_SUM(sum, x, b, right) \
    "    eor    " sum ", " x ", " b ", ror #" right "\n"
// A slice after MixColumns: the row below, the sum from two rows below, and the sum of the slice before. If ShiftRows was left out
// an odd number of times, two rows below is also two columns further on, where the halves of a row, in the mask r2, change places.
#define LINNET_AES_MIXED_ODD(to, before, b, sum, right, t)   \
    "    eor    " to ", " before ", " b ", ror #" right "\n" \
    "    and    " t ", r2, " sum ", ror #20\n"               \
    "    eor    " to ", " t "\n"                             \
    "    and    " t ", r2, " sum ", ror #16\n"               \
    "    eor    " to ", " to ", " t ", lsl #4\n"
#define LINNET_AES_MIXED_EVEN(to, before, b, sum, right, t)  \
    "    eor    " to ", " before ", " b ", ror #" right "\n" \
    "    eor    " to ", " to ", " sum ", ror #16\n"
// MixColumns, from the upper slices on, after ShiftRows was left out; and after it was not.
#define LINNET_AES_MIX(mask, right, mixed)       \
    LINNET_AES_BELOW("r5", "r4", mask, "r12")    \
    LINNET_AES_SUM("r0", "r4", "r5", right)      \
    LINNET_AES_BELOW("r7", "r6", mask, "r12")    \
    LINNET_AES_SUM("r4", "r6", "r7", right)      \
    LINNET_AES_BELOW("r12", "r11", mask, "r10")  \
    LINNET_AES_SUM("r6", "r11", "r12", right)    \
    mixed("r11", "r4", "r5", "r0", right, "r10") \
    mixed("r10", "r6", "r7", "r4", right, "r5")  \
    LINNET_AES_BELOW("r4", "r9", mask, "r5")     \
    LINNET_AES_SUM("r7", "r9", "r4", right)      \
    mixed("r9", "r7", "r12", "r6", right, "r5")  \
    LINNET_AES_BELOW("r12", "r8", mask, "r5")    \
    LINNET_AES_SUM("r6", "r8", "r12", right)     \
    mixed("r8", "r6", "r4", "r7", right, "r5")   \
    "    eor    r8, r0\n"                        \
    LINNET_AES_BELOW("r4", "r3", mask, "r5")     \
    LINNET_AES_SUM("r3", "r3", "r4", right)      \
    mixed("r7", "r3", "r12", "r6", right, "r5")  \
    "    eor    r7, r0\n"                        \
    LINNET_AES_BELOW("r12", "r1", mask, "r5")    \
    LINNET_AES_SUM("r1", "r1", "r12", right)     \
    mixed("r6", "r1", "r4", "r3", right, "r5")   \
    LINNET_AES_BELOW("r4", "lr", mask, "r5")     \
    LINNET_AES_SUM("lr", "lr", "r4", right)      \
    mixed("r5", "lr", "r12", "r1", right, "r3")  \
    "    eor    r5, r0\n"                        \
    mixed("r4", "r0", "r4", "lr", right, "r3")
#define LINNET_AES_MIX_PLAIN             \
    "    eor    r0, r4, r4, ror #8\n"    \
    "    eor    r2, r6, r6, ror #8\n"    \
    "    eor    r12, r2, r4, ror #8\n"   \
    "    eor    r12, r12, r0, ror #16\n" \
    "    eor    r4, r11, r11, ror #8\n"  \
    "    eor    r10, r4, r6, ror #8\n"   \
    "    eor    r10, r10, r2, ror #16\n" \
    "    eor    r2, r9, r9, ror #8\n"    \
    "    eor    r6, r2, r11, ror #8\n"   \
    "    eor    r6, r6, r4, ror #16\n"   \
    "    mov    r11, r12\n"              \
    "    eor    r4, r8, r8, ror #8\n"    \
    "    eor    r12, r4, r9, ror #8\n"   \
    "    eor    r12, r12, r2, ror #16\n" \
    "    eor    r12, r0\n"               \
    "    mov    r9, r6\n"                \
    "    eor    r2, r3, r3, ror #8\n"    \
    "    eor    r7, r2, r8, ror #8\n"    \
    "    eor    r7, r7, r4, ror #16\n"   \
    "    eor    r7, r0\n"                \
    "    mov    r8, r12\n"               \
    "    eor    r4, r1, r1, ror #8\n"    \
    "    eor    r6, r4, r3, ror #8\n"    \
    "    eor    r6, r6, r2, ror #16\n"   \
    "    eor    r2, lr, lr, ror #8\n"    \
    "    eor    r5, r2, r1, ror #8\n"    \
    "    eor    r5, r5, r4, ror #16\n"   \
    "    eor    r5, r0\n"                \
    "    eor    r4, r0, lr, ror #8\n"    \
    "    eor    r4, r4, r2, ror #16\n"
// The stack, in bytes from sp on.
#define LINNET_AES_NEXT "48"
#define LINNET_AES_Q "52"
#define LINNET_AES_ROUND_KEY "56"
#define LINNET_AES_COUNT "60"
#define LINNET_AES_STEP "64"
#define LINNET_AES_FRAME "68"

// The end of a round, which selects what follows the S-box of the next one, even or odd, and sets the carry. The last round is even.
#define LINNET_AES_NEXT_EVEN(next, last)            \
    "    ldr    r12, [sp, #" LINNET_AES_COUNT "]\n" \
    "    adr.w  r0, " next "\n"                     \
    "    subs   r12, #2\n"                          \
    "    it     eq\n"                               \
    "    adreq.w r0, " last "\n"                    \
    "    str    r12, [sp, #" LINNET_AES_COUNT "]\n" \
    "    str    r0, [sp, #" LINNET_AES_NEXT "]\n"   \
    "    b.w    2f\n"
#define LINNET_AES_NEXT_ODD(next)                 \
    "    adr.w  r0, " next "\n"                   \
    "    str    r0, [sp, #" LINNET_AES_NEXT "]\n" \
    "    cmp    r0, r0\n"                         \
    "    b.w    2f\n"
// Two times ShiftRows: the halves of rows 1 and 3 change places.
#define LINNET_AES_TURN_TWICE(to, x)        \
    "    eor    r0, " x ", " x ", lsr #4\n" \
    "    and    r0, #0x0f000f00\n"          \
    "    eor    " x ", r0\n"                \
    "    eor    " to ", " x ", r0, lsl #4\n"

#define LINNET_AES_LOAD(q0, q1, at)      \
    "    ldr    " q0 ", [r0, #" at "]\n" \
    "    ldr    " q1 ", [r3, #" at "]\n" \
    "    rev    " q0 ", " q0 "\n"        \
    "    rev    " q1 ", " q1 "\n"
#define LINNET_AES_STORE(q0, q1, at)     \
    "    rev    " q0 ", " q0 "\n"        \
    "    rev    " q1 ", " q1 "\n"        \
    "    str    " q0 ", [r0, #" at "]\n" \
    "    str    " q1 ", [r3, #" at "]\n"

#define LINNET_AES_START                           \
    "    sub    sp, #52\n"                         \
    "    subs   r2, #256\n"                        \
    "    bhs    10f\n"                             \
    "    adr.w  r12, 4f\n"                         \
    "    str    r12, [sp, #" LINNET_AES_NEXT "]\n" \
    "    cmp    r3, #1\n"                          \
    "    bhi.w  5f\n"                              \
    "    ldm    r0, {r4-r11}\n"                    \
    "    b      1f\n"                              \
    "10: adr.w  r12, 11f\n"                        \
    "    str    r12, [sp, #" LINNET_AES_NEXT "]\n" \
    "    str    r2, [sp, #" LINNET_AES_COUNT "]\n" \
    LINNET_AES_LOAD("r4", "r5", "0")               \
    LINNET_AES_LOAD("r6", "r7", "4")               \
    LINNET_AES_LOAD("r8", "r9", "8")               \
    LINNET_AES_LOAD("r10", "r11", "12")            \
    "    bl     20f\n"                             \
    "    cmp    r0, r0\n"                          \
    "    b.w    2f\n"
#define LINNET_AES_END                            \
    "    bl     20f\n"                            \
    "    ldr    r0, [sp, #" LINNET_AES_Q "]\n"    \
    "    ldr    r3, [sp, #" LINNET_AES_STEP "]\n" \
    LINNET_AES_STORE("r4", "r5", "0")             \
    LINNET_AES_STORE("r6", "r7", "4")             \
    LINNET_AES_STORE("r8", "r9", "8")             \
    LINNET_AES_STORE("r10", "r11", "12")
#define LINNET_AES_FUNCTIONS                                               \
    "20:\n"                                                                \
    LINNET_AES_TRANSPOSE("r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11") \
    "    bx     lr\n"
// What follows the S-box: the key schedule, the S-box alone, or the rest of a round, which clears the carry if it is the last.
#define LINNET_AES_AFTER_SBOX                                \
    "    ldr    r0, [sp, #" LINNET_AES_NEXT "]\n"            \
    "    mov    pc, r0\n"                                    \
    "    .balign 4\n"                                        \
    "11: mov    r2, #0x0f0f0f0f\n"                           \
    LINNET_AES_MIX("0x03030303", "2", LINNET_AES_MIXED_ODD)  \
    LINNET_AES_NEXT_EVEN("12f", "15f")                       \
    "    .balign 4\n"                                        \
    "12:\n"                                                  \
    LINNET_AES_MIX("0x0f0f0f0f", "4", LINNET_AES_MIXED_EVEN) \
    LINNET_AES_NEXT_ODD("13f")                               \
    "    .balign 4\n"                                        \
    "13: mov    r2, #0x0f0f0f0f\n"                           \
    LINNET_AES_MIX("0x3f3f3f3f", "6", LINNET_AES_MIXED_ODD)  \
    LINNET_AES_NEXT_EVEN("14f", "16f")                       \
    "    .balign 4\n"                                        \
    "14:\n"                                                  \
    LINNET_AES_MIX_PLAIN                                     \
    LINNET_AES_NEXT_ODD("11b")                               \
    "    .balign 4\n"                                        \
    "15:\n"                                                  \
    LINNET_AES_TURN_TWICE("r7", "r8")                        \
    LINNET_AES_TURN_TWICE("r8", "r9")                        \
    LINNET_AES_TURN_TWICE("r9", "r11")                       \
    LINNET_AES_TURN_TWICE("r11", "r4")                       \
    LINNET_AES_TURN_TWICE("r10", "r6")                       \
    LINNET_AES_TURN_TWICE("r6", "r3")                        \
    LINNET_AES_TURN_TWICE("r5", "r1")                        \
    LINNET_AES_TURN_TWICE("r4", "lr")                        \
    "    b      17f\n"                                       \
    "    .balign 4\n"                                        \
    "16:\n"                                                  \
    LINNET_AES_MOVE                                          \
    "17: cmn    r0, #0\n"
#else
// ShiftRows of a slice; r1 to r3 have masks.
#define LINNET_AES_SHIFT_ROWS(x)            \
    "    eor    r0, " x ", " x ", lsr #4\n" \
    "    ands   r0, r1\n"                   \
    "    eor    " x ", r0\n"                \
    "    eor    " x ", " x ", r0, lsl #4\n" \
    "    and    r0, r2, " x ", lsr #2\n"    \
    "    and    lr, r3, " x ", lsl #6\n"    \
    "    and    " x ", #0x00ff00ff\n"       \
    "    orr    " x ", r0\n"                \
    "    orr    " x ", lr\n"

#define LINNET_AES_Q "48"
#define LINNET_AES_ROUND_KEY "52"
#define LINNET_AES_COUNT "56"
#define LINNET_AES_STEP "60"
#define LINNET_AES_FRAME "64"
#define LINNET_AES_START        \
    "    sub    sp, #48\n"      \
    "    cmp    r3, #1\n"       \
    "    bhi.w  5f\n"           \
    "    ldm    r0, {r4-r11}\n" \
    "    beq    1f\n"           \
    "    cmp    r2, #0\n"       \
    "    b.w    2f\n"
#define LINNET_AES_END                          \
    "    ldr    r12, [sp, #" LINNET_AES_Q "]\n" \
    "    stm    r12, {r4-r11}\n"
#define LINNET_AES_FUNCTIONS
// What follows the S-box: the key schedule, the S-box alone, or ShiftRows and, except in the last round, which clears the carry,
// MixColumns, from the upper slices on.
#define LINNET_AES_AFTER_SBOX                       \
    "    ldr    r0, [sp, #" LINNET_AES_STEP "]\n"   \
    "    cmp    r0, #0\n"                           \
    "    bne.w  4f\n"                               \
    LINNET_AES_MOVE                                 \
    "    mov    r1, #0\n"                           \
    "    movt   r1, #0x0f0f\n"                      \
    "    mov    r2, #0x3f003f00\n"                  \
    "    mov    r3, #0xc000c000\n"                  \
    LINNET_AES_SHIFT_ROWS("r4")                     \
    LINNET_AES_SHIFT_ROWS("r5")                     \
    LINNET_AES_SHIFT_ROWS("r6")                     \
    LINNET_AES_SHIFT_ROWS("r7")                     \
    LINNET_AES_SHIFT_ROWS("r8")                     \
    LINNET_AES_SHIFT_ROWS("r9")                     \
    LINNET_AES_SHIFT_ROWS("r10")                    \
    LINNET_AES_SHIFT_ROWS("r11")                    \
    "    ldr    r12, [sp, #" LINNET_AES_COUNT "]\n" \
    "    cmp    r12, #2\n"                          \
    "    sub    r12, #1\n"                          \
    "    str    r12, [sp, #" LINNET_AES_COUNT "]\n" \
    "    bcc    2f\n"                               \
    "    eor    r0, r11, r11, ror #8\n"             \
    "    eor    r2, r10, r10, ror #8\n"             \
    "    eor    r11, r2, r11, ror #8\n"             \
    "    eor    r11, r11, r0, ror #16\n"            \
    "    eor    r1, r9, r9, ror #8\n"               \
    "    eor    r10, r1, r10, ror #8\n"             \
    "    eor    r10, r10, r2, ror #16\n"            \
    "    eor    r2, r8, r8, ror #8\n"               \
    "    eor    r9, r2, r9, ror #8\n"               \
    "    eor    r9, r9, r1, ror #16\n"              \
    "    eor    r1, r7, r7, ror #8\n"               \
    "    eor    r8, r1, r8, ror #8\n"               \
    "    eor    r8, r8, r2, ror #16\n"              \
    "    eor    r8, r0\n"                           \
    "    eor    r2, r6, r6, ror #8\n"               \
    "    eor    r7, r2, r7, ror #8\n"               \
    "    eor    r7, r7, r1, ror #16\n"              \
    "    eor    r7, r0\n"                           \
    "    eor    r1, r5, r5, ror #8\n"               \
    "    eor    r6, r1, r6, ror #8\n"               \
    "    eor    r6, r6, r2, ror #16\n"              \
    "    eor    r2, r4, r4, ror #8\n"               \
    "    eor    r5, r2, r5, ror #8\n"               \
    "    eor    r5, r5, r1, ror #16\n"              \
    "    eor    r5, r0\n"                           \
    "    eor    r4, r0, r4, ror #8\n"               \
    "    eor    r4, r4, r2, ror #16\n"
#endif

/// With a step of 1, runs only the S-box over the slices at q. With the size of one or two round keys, makes the next `count` round
/// keys, from `key` on; the constants are then at q. With 0, adds a round key and runs `count` rounds over the slices at q; without
/// ShiftRows, q and `step` are instead the addresses of two blocks of big-endian words, and `count` is aes_thumb_encrypts more.
/// 151 cycles for the S-box, 31 for the addition of a key, 76 for ShiftRows and 27 for MixColumns; without ShiftRows, 58 on average
/// for MixColumns.
LINNET_NAKED inline void aes_thumb(void* /*q*/, void* /*key*/, size_t /*count*/, size_t /*step*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r11, lr}\n"
        "    push   {r0-r3}\n"
        LINNET_AES_START
        // The S-box.
        "1:  eor    r0, r8, r6\n"
        "    eor    r1, r11, r5\n"
        "    eor    r2, r1, r0\n"
        "    eor    r9, r10\n"
        "    eor    r3, r9, r4\n"
        "    eors   r5, r3\n"
        "    eor    r12, r11, r6\n"
        "    eors   r7, r2\n"
        "    eor    lr, r5, r12\n"
        "    eors   r6, r7\n"
        "    str    r12, [sp, #0]\n"
        "    eor    r12, r6, r9\n"
        "    eor    r7, r10\n"
        "    and    r10, r2, r6\n"
        "    str    r2, [sp, #4]\n"
        "    eor    r2, r6, r4\n"
        "    str    r6, [sp, #8]\n"
        "    and    r6, lr, r2\n"
        "    str    lr, [sp, #12]\n"
        "    eor    lr, r11, r8\n"
        "    eor    r8, r3\n"
        "    str    r2, [sp, #16]\n"
        "    and    r2, r8, r4\n"
        "    eor    r6, r10\n"
        "    eor    r2, r10\n"
        "    eor    r10, r7, lr\n"
        "    eor    r9, r10\n"
        "    str    r8, [sp, #20]\n"
        "    eor    r8, r4, r10\n"
        "    str    r4, [sp, #24]\n"
        "    and    r4, r5, r3\n"
        "    str    r5, [sp, #28]\n"
        "    eor    r5, r3, r11\n"
        "    str    r3, [sp, #32]\n"
        "    and    r3, r5, r8\n"
        "    str    r8, [sp, #36]\n"
        "    and    r8, lr, r10\n"
        "    str    r5, [sp, #40]\n"
        "    eor    r5, r12, r10\n"
        "    str    r10, [sp, #44]\n"
        "    and    r10, r1, r9\n"
        "    eor    r4, r10\n"
        "    eor    r3, r10\n"
        "    and    r10, r0, r5\n"
        "    eor    r10, r8\n"
        "    eor    r6, r10\n"
        "    eors   r6, r7\n"
        "    eor    r4, r10\n"
        "    ldr    r7, [sp, #0]\n"
        "    and    r10, r7, r12\n"
        "    eor    r10, r8\n"
        "    eor    r11, r9\n"
        "    eor    r8, r1, r9\n"
        "    eor    r3, r10\n"
        "    eor    r2, r10\n"
        "    eor    r10, r12, r7\n"
        "    eor    r4, r8\n"
        "    eor    r3, r11\n"
        "    and    r8, r6, r4\n"
        "    eor    r11, r4, r3\n"
        "    eor    r2, r10\n"
        "    eor    r10, r3, r8\n"
        "    eor    r8, r2\n"
        "    eors   r6, r2\n"
        "    and    r8, r11\n"
        "    eor    r8, r3\n"
        "    eor    r11, r10, r8\n"
        "    and    r3, r11\n"
        "    eor    r11, r10, r3\n"
        "    eors   r3, r4\n"
        "    and    r10, r6\n"
        "    eor    r10, r2\n"
        "    and    r11, r10\n"
        "    eor    r4, r10, r8\n"
        "    eor    r6, r11\n"
        "    eor    r3, r8\n"
        "    eor    r11, r6, r3\n"
        "    eor    r2, r10, r6\n"
        "    ands   r1, r2\n"
        "    and    r2, r9\n"
        "    eor    r9, r4, r11\n"
        "    and    r12, r11\n"
        "    and    lr, r4\n"
        "    and    r5, r9\n"
        "    and    r11, r7\n"
        "    ldr    r7, [sp, #44]\n"
        "    ands   r4, r7\n"
        "    ldr    r7, [sp, #20]\n"
        "    and    r7, r8\n"
        "    eors   r4, r5\n"
        "    and    r9, r0\n"
        "    eor    r0, r8, r3\n"
        "    eor    r11, r9\n"
        "    eor    lr, r9\n"
        "    eor    r5, r12\n"
        "    eors   r4, r2\n"
        "    ldr    r9, [sp, #8]\n"
        "    and    r9, r0\n"
        "    ldr    r12, [sp, #4]\n"
        "    and    r0, r12\n"
        "    eor    r9, r2\n"
        "    ldr    r2, [sp, #16]\n"
        "    ands   r2, r3\n"
        "    ldr    r12, [sp, #12]\n"
        "    and    r3, r12\n"
        "    ldr    r12, [sp, #28]\n"
        "    and    r12, r6\n"
        "    eors   r0, r3\n"
        "    eors   r3, r7\n"
        "    ldr    r7, [sp, #32]\n"
        "    ands   r6, r7\n"
        "    ldr    r7, [sp, #24]\n"
        "    and    r8, r7\n"
        "    eor    r7, r6, lr\n"
        "    eors   r0, r7\n"
        "    eors   r5, r7\n"
        "    eor    r7, r8, r1\n"
        "    eors   r6, r4\n"
        "    eors   r2, r0\n"
        "    eors   r4, r0\n"
        "    ldr    r0, [sp, #40]\n"
        "    and    r0, r10\n"
        "    eor    r7, r9\n"
        "    eor    r11, r6\n"
        "    eor    lr, r7\n"
        "    eors   r0, r7\n"
        "    eor    r9, r2\n"
        "    ldr    r7, [sp, #36]\n"
        "    and    r10, r7\n"
        "    eor    r8, r10\n"
        "    eors   r0, r5\n"
        "    eor    r10, r12\n"
        "    eor    lr, r10\n"
        "    eor    r11, r0\n"
        "    eor    r6, r9\n"
        "    eor    r1, r10\n"
        "    eor    r8, r2\n"
        "    eors   r3, r0\n"
        "    eors   r1, r5\n"
        LINNET_AES_AFTER_SBOX
        // The round key.
        "2:  ldr    r12, [sp, #" LINNET_AES_ROUND_KEY "]\n"
        "    ldm    r12!, {r0-r3}\n"
        "    str    r12, [sp, #" LINNET_AES_ROUND_KEY "]\n"
        "    and    r12, r0, #0x55555555\n"
        "    eors   r0, r0, r12\n"
        "    eor    r4, r12\n"
        "    eor    r4, r4, r12, lsl #1\n"
        "    eor    r8, r0\n"
        "    eor    r8, r8, r0, lsr #1\n"
        "    and    r12, r1, #0x55555555\n"
        "    eors   r1, r1, r12\n"
        "    eor    r5, r12\n"
        "    eor    r5, r5, r12, lsl #1\n"
        "    eor    r9, r1\n"
        "    eor    r9, r9, r1, lsr #1\n"
        "    and    r12, r2, #0x55555555\n"
        "    eors   r2, r2, r12\n"
        "    eor    r6, r12\n"
        "    eor    r6, r6, r12, lsl #1\n"
        "    eor    r10, r2\n"
        "    eor    r10, r10, r2, lsr #1\n"
        "    and    r12, r3, #0x55555555\n"
        "    eors   r3, r3, r12\n"
        "    eor    r7, r12\n"
        "    eor    r7, r7, r12, lsl #1\n"
        "    eor    r11, r3\n"
        "    eor    r11, r11, r3, lsr #1\n"
        "    bcs.w  1b\n"
        // The end.
        LINNET_AES_END
        "6:  movs   r0, #0\n"
        "    mov    r1, r0\n"
        "    mov    r2, r0\n"
        "    mov    r3, r0\n"
        "    mov    r12, sp\n"
        "    stm    r12!, {r0-r3}\n"
        "    stm    r12!, {r0-r3}\n"
        "    stm    r12!, {r0-r3}\n"
        "    add    sp, #" LINNET_AES_FRAME "\n"
        "    pop    {r4-r11, pc}\n"
        LINNET_AES_FUNCTIONS
        // A round key: the first column, which the S-box made, and each column added to all that follow.
        "4:  ldr    r0, [sp, #" LINNET_AES_STEP "]\n"
        "    cmp    r0, #1\n"
        "    bne    7f\n"
        "    ldr    r2, [sp, #" LINNET_AES_Q "]\n"
        "    str    lr, [r2, #0]\n"
        "    str    r1, [r2, #4]\n"
        "    str    r3, [r2, #8]\n"
        "    str    r8, [r2, #12]\n"
        "    str    r9, [r2, #16]\n"
        "    str    r11, [r2, #20]\n"
        "    str    r6, [r2, #24]\n"
        "    str    r4, [r2, #28]\n"
        "    b.w    6b\n"
        "7:  ldr    r2, [sp, #" LINNET_AES_ROUND_KEY "]\n"
        "    sub    r0, r2, r0\n"
        "    ldr    r12, [sp, #" LINNET_AES_Q "]\n"
        "    ldrb   r5, [r12], #1\n"
        "    str    r12, [sp, #" LINNET_AES_Q "]\n"
        "    mov    r7, #6\n"
        "    cmp    r5, #0\n"
        "    it     ne\n"
        "    movne  r7, #14\n"
        "    ror    lr, lr, r7\n"
        "    ror    r9, r9, r7\n"
        "    and    lr, #0x01010101\n"
        "    and    r9, #0x02020202\n"
        "    eor    lr, r9\n"
        "    ubfx   r10, r5, #0, #2\n"
        "    ldr    r12, [r0], #4\n"
        "    eor    lr, r10\n"
        "    eor    r12, lr\n"
        "    eor    r12, #0x55555555\n"
        "    and    r10, r12, #0x3f3f3f3f\n"
        "    eor    r12, r12, r10, lsl #2\n"
        "    and    r10, r12, #0x0f0f0f0f\n"
        "    eor    r12, r12, r10, lsl #4\n"
        "    str    r12, [r2], #4\n"
        "    ror    r1, r1, r7\n"
        "    ror    r11, r11, r7\n"
        "    and    r1, #0x01010101\n"
        "    and    r11, #0x02020202\n"
        "    eor    r1, r11\n"
        "    ubfx   r10, r5, #2, #2\n"
        "    ldr    r12, [r0], #4\n"
        "    eor    r1, r10\n"
        "    eor    r12, r1\n"
        "    mvn    r12, r12\n"
        "    and    r10, r12, #0x3f3f3f3f\n"
        "    eor    r12, r12, r10, lsl #2\n"
        "    and    r10, r12, #0x0f0f0f0f\n"
        "    eor    r12, r12, r10, lsl #4\n"
        "    str    r12, [r2], #4\n"
        "    ror    r3, r3, r7\n"
        "    ror    r6, r6, r7\n"
        "    and    r3, #0x01010101\n"
        "    and    r6, #0x02020202\n"
        "    eor    r3, r6\n"
        "    ubfx   r10, r5, #4, #2\n"
        "    ldr    r12, [r0], #4\n"
        "    eor    r3, r10\n"
        "    eor    r12, r3\n"
        "    eor    r12, #0xaaaaaaaa\n"
        "    and    r10, r12, #0x3f3f3f3f\n"
        "    eor    r12, r12, r10, lsl #2\n"
        "    and    r10, r12, #0x0f0f0f0f\n"
        "    eor    r12, r12, r10, lsl #4\n"
        "    str    r12, [r2], #4\n"
        "    ror    r8, r8, r7\n"
        "    ror    r4, r4, r7\n"
        "    and    r8, #0x01010101\n"
        "    and    r4, #0x02020202\n"
        "    eor    r8, r4\n"
        "    ubfx   r10, r5, #6, #2\n"
        "    ldr    r12, [r0], #4\n"
        "    eor    r8, r10\n"
        "    eor    r12, r8\n"
        "    and    r10, r12, #0x3f3f3f3f\n"
        "    eor    r12, r12, r10, lsl #2\n"
        "    and    r10, r12, #0x0f0f0f0f\n"
        "    eor    r12, r12, r10, lsl #4\n"
        "    str    r12, [r2], #4\n"
        "    str    r2, [sp, #" LINNET_AES_ROUND_KEY "]\n"
        "    ldr    r12, [sp, #" LINNET_AES_COUNT "]\n"
        "    subs   r12, #1\n"
        "    str    r12, [sp, #" LINNET_AES_COUNT "]\n"
        "    beq    6b\n"
        // Its slices.
        "5:  ldr    r12, [sp, #" LINNET_AES_ROUND_KEY "]\n"
        "    ldmdb  r12, {r0-r3}\n"
        "    eor    r0, #0x55555555\n"
        "    mvns   r1, r1\n"
        "    eor    r2, #0xaaaaaaaa\n"
        "    and    r4, r0, #0x55555555\n"
        "    eor    r8, r0, r4\n"
        "    orr    r4, r4, r4, lsl #1\n"
        "    orr    r8, r8, r8, lsr #1\n"
        "    and    r5, r1, #0x55555555\n"
        "    eor    r9, r1, r5\n"
        "    orr    r5, r5, r5, lsl #1\n"
        "    orr    r9, r9, r9, lsr #1\n"
        "    and    r6, r2, #0x55555555\n"
        "    eor    r10, r2, r6\n"
        "    orr    r6, r6, r6, lsl #1\n"
        "    orr    r10, r10, r10, lsr #1\n"
        "    and    r7, r3, #0x55555555\n"
        "    eor    r11, r3, r7\n"
        "    orr    r7, r7, r7, lsl #1\n"
        "    orr    r11, r11, r11, lsr #1\n"
        "    b.w    1b\n");
}

#undef LINNET_AES_MOVE
#undef LINNET_AES_BELOW
#undef LINNET_AES_SUM
#undef LINNET_AES_MIXED_ODD
#undef LINNET_AES_MIXED_EVEN
#undef LINNET_AES_MIX
#undef LINNET_AES_MIX_PLAIN
#undef LINNET_AES_NEXT_EVEN
#undef LINNET_AES_NEXT_ODD
#undef LINNET_AES_TURN_TWICE
#undef LINNET_AES_SHIFT_ROWS
#undef LINNET_AES_START
#undef LINNET_AES_AFTER_SBOX
#undef LINNET_AES_LOAD
#undef LINNET_AES_STORE
#undef LINNET_AES_NEXT
#undef LINNET_AES_Q
#undef LINNET_AES_ROUND_KEY
#undef LINNET_AES_COUNT
#undef LINNET_AES_STEP
#undef LINNET_AES_FRAME
#undef LINNET_AES_END
#undef LINNET_AES_FUNCTIONS

/// Like aes_transpose.
LINNET_NAKED inline void aes_thumb_transpose(uint32_t* /*q*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r8, lr}\n"
        "    ldm    r0, {r1-r8}\n"
        LINNET_AES_TRANSPOSE("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8")
        "    stm    r0, {r1-r8}\n"
        "    pop    {r4-r8, pc}\n");
}
#undef LINNET_AES_EXCHANGE
#undef LINNET_AES_TRANSPOSE

#if defined(LINNET_AES_FIXSLICED)
// A word of a round key: rotates rows 2 and 3 by two columns, then rows 1 and 3 by one; r6 has a mask, r5 and r12 are scratch.
#define LINNET_AES_TURN_KEY(x, up, by_up, down, by_down) \
    "    eor    r5, " x ", " x ", lsr #4\n"              \
    "    and    r5, r6\n"                                \
    "    eor    " x ", r5\n"                             \
    "    eor    " x ", " x ", r5, lsl #4\n"              \
    "    and    r5, " x ", #" up "\n"                    \
    "    and    r12, " x ", #" down "\n"                 \
    "    and    " x ", #0x00ff00ff\n"                    \
    "    orr    " x ", " x ", r5, lsl #" by_up "\n"      \
    "    orr    " x ", " x ", r12, lsr #" by_down "\n"
// Rotates rows 1 and 3 by two columns.
#define LINNET_AES_TURN_KEY_TWICE(x)        \
    "    eor    r5, " x ", " x ", lsr #4\n" \
    "    and    r5, #0x0f000f00\n"          \
    "    eor    " x ", r5\n"                \
    "    eor    " x ", " x ", r5, lsl #4\n"

/// Undoes ShiftRows in round keys: once in the first, twice in the second, and three times in the third, then none, and so on.
/// `end` is after the last, whose number is odd.
LINNET_NAKED inline void aes_thumb_leave_out(void* /*keys*/, const void* /*end*/) noexcept {
    asm("    push   {r4-r7, lr}\n"
        "    mov    r7, r1\n"
        "    mov    r6, #0\n"
        "    movt   r6, #0x0f0f\n"
        "1:  ldm    r0, {r1-r4}\n"
        LINNET_AES_TURN_KEY("r1", "0x3f003f00", "2", "0xc000c000", "6")
        LINNET_AES_TURN_KEY("r2", "0x3f003f00", "2", "0xc000c000", "6")
        LINNET_AES_TURN_KEY("r3", "0x3f003f00", "2", "0xc000c000", "6")
        LINNET_AES_TURN_KEY("r4", "0x3f003f00", "2", "0xc000c000", "6")
        "    stm    r0!, {r1-r4}\n"
        "    cmp    r0, r7\n"
        "    beq.w  2f\n"
        "    ldm    r0, {r1-r4}\n"
        LINNET_AES_TURN_KEY_TWICE("r1")
        LINNET_AES_TURN_KEY_TWICE("r2")
        LINNET_AES_TURN_KEY_TWICE("r3")
        LINNET_AES_TURN_KEY_TWICE("r4")
        "    stm    r0!, {r1-r4}\n"
        "    ldm    r0, {r1-r4}\n"
        LINNET_AES_TURN_KEY("r1", "0x03000300", "6", "0xfc00fc00", "2")
        LINNET_AES_TURN_KEY("r2", "0x03000300", "6", "0xfc00fc00", "2")
        LINNET_AES_TURN_KEY("r3", "0x03000300", "6", "0xfc00fc00", "2")
        LINNET_AES_TURN_KEY("r4", "0x03000300", "6", "0xfc00fc00", "2")
        "    stm    r0!, {r1-r4}\n"
        "    cmp    r0, r7\n"
        "    add    r0, #16\n"
        "    bne.w  1b\n"
        "2:  pop    {r4-r7, pc}\n");
}
#undef LINNET_AES_TURN_KEY
#undef LINNET_AES_TURN_KEY_TWICE
#endif

#else
#define LINNET_AES_THUMB1

// Registers: r0 points to the slices; all others are scratch. Stack, from sp on: 48 bytes of the S-box, then the address of the
// previous round key, q, key, count and constants.

/// Without constants, adds a round key and runs all of `count` rounds but the last over the slices at q; if `count` is 0, runs only
/// the S-box. With constants, makes the next `count` round keys, from `key` on. q then has the slices of the last round key, and
/// the first constant is the distance in bytes from each new round key back to the one that it is computed from. 260 cycles for the
/// S-box, 240 for ShiftRows and MixColumns.
LINNET_NAKED inline void aes_thumb(void* /*q*/, void* /*key*/, size_t /*count*/, const uint8_t* /*constants*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r7, lr}\n"
        "    mov    r4, r8\n"
        "    mov    r5, r9\n"
        "    mov    r6, r10\n"
        "    mov    r7, r11\n"
        "    push   {r4-r7}\n"
        "    push   {r0-r3}\n"
        "    sub    sp, #52\n"
        "    cmp    r3, #0\n"
        "    bne    3f\n"
        "    cmp    r2, #0\n"
        "    beq    1f\n"
        "    b      4f\n"
        "3:  ldrb   r2, [r3]\n"
        "    subs   r1, r1, r2\n"
        "    str    r1, [sp, #48]\n"
        "    adds   r3, #1\n"
        "    str    r3, [sp, #64]\n"
        // The S-box.
        "1:  ldr    r1, [r0, #24]\n"
        "    ldr    r2, [r0, #20]\n"
        "    eors   r2, r1\n"
        "    ldr    r3, [r0, #16]\n"
        "    ldr    r4, [r0, #8]\n"
        "    movs   r5, r3\n"
        "    eors   r5, r4\n"
        "    ldr    r6, [r0, #28]\n"
        "    movs   r7, r6\n"
        "    eors   r7, r4\n"
        "    mov    r12, r7\n"
        "    ldr    r7, [r0, #4]\n"
        "    eors   r7, r6\n"
        "    mov    lr, r7\n"
        "    eors   r7, r5\n"
        "    mov    r8, r5\n"
        "    ldr    r5, [r0, #12]\n"
        "    eors   r5, r7\n"
        "    eors   r6, r3\n"
        "    eors   r1, r5\n"
        "    mov    r9, r1\n"
        "    ldr    r1, [r0, #0]\n"
        "    mov    r10, r2\n"
        "    eors   r2, r1\n"
        "    eors   r3, r2\n"
        "    eors   r5, r4\n"
        "    ldr    r4, [r0, #4]\n"
        "    eors   r4, r2\n"
        "    mov    r11, r2\n"
        "    ands   r2, r4\n"
        "    str    r3, [sp, #0]\n"
        "    ands   r3, r1\n"
        "    str    r7, [sp, #4]\n"
        "    ands   r7, r5\n"
        "    eors   r3, r7\n"
        "    str    r3, [sp, #8]\n"
        "    mov    r3, r12\n"
        "    eors   r3, r4\n"
        "    str    r4, [sp, #12]\n"
        "    movs   r4, r5\n"
        "    eors   r4, r1\n"
        "    str    r4, [sp, #16]\n"
        "    ands   r4, r3\n"
        "    str    r3, [sp, #20]\n"
        "    mov    r3, r9\n"
        "    eors   r3, r6\n"
        "    eors   r1, r3\n"
        "    str    r6, [sp, #24]\n"
        "    ands   r6, r3\n"
        "    eors   r4, r7\n"
        "    mov    r7, r10\n"
        "    str    r5, [sp, #28]\n"
        "    eors   r5, r7\n"
        "    eors   r7, r3\n"
        "    mov    r10, r1\n"
        "    mov    r1, r12\n"
        "    ands   r1, r5\n"
        "    str    r3, [sp, #32]\n"
        "    eors   r3, r5\n"
        "    eors   r1, r6\n"
        "    str    r5, [sp, #36]\n"
        "    mov    r5, r8\n"
        "    ands   r5, r3\n"
        "    str    r3, [sp, #40]\n"
        "    mov    r3, lr\n"
        "    ands   r3, r7\n"
        "    eors   r5, r6\n"
        "    eors   r2, r3\n"
        "    eors   r4, r5\n"
        "    mov    r6, lr\n"
        "    eors   r6, r7\n"
        "    eors   r2, r5\n"
        "    eors   r2, r6\n"
        "    mov    r5, r11\n"
        "    ldr    r6, [r0, #28]\n"
        "    eors   r5, r6\n"
        "    eors   r6, r7\n"
        "    str    r7, [sp, #44]\n"
        "    mov    r7, r10\n"
        "    ands   r7, r5\n"
        "    eors   r7, r3\n"
        "    ldr    r3, [sp, #8]\n"
        "    eors   r3, r1\n"
        "    eors   r7, r1\n"
        "    eors   r7, r6\n"
        "    ldr    r1, [sp, #36]\n"
        "    mov    r6, r12\n"
        "    eors   r1, r6\n"
        "    mov    r6, r9\n"
        "    eors   r4, r6\n"
        "    eors   r3, r1\n"
        "    movs   r1, r4\n"
        "    ands   r1, r2\n"
        "    eors   r4, r3\n"
        "    movs   r6, r7\n"
        "    eors   r6, r1\n"
        "    eors   r1, r3\n"
        "    mov    r9, r2\n"
        "    eors   r2, r7\n"
        "    ands   r1, r2\n"
        "    eors   r1, r7\n"
        "    movs   r2, r6\n"
        "    eors   r2, r1\n"
        "    ands   r7, r2\n"
        "    mov    r2, r9\n"
        "    eors   r2, r7\n"
        "    eors   r7, r6\n"
        "    ands   r6, r4\n"
        "    eors   r6, r3\n"
        "    ldr    r3, [r0, #0]\n"
        "    ands   r3, r1\n"
        "    ands   r7, r6\n"
        "    eors   r2, r1\n"
        "    eors   r4, r7\n"
        "    ldr    r7, [sp, #12]\n"
        "    ands   r7, r4\n"
        "    ands   r5, r6\n"
        "    mov    r9, r5\n"
        "    mov    r5, r11\n"
        "    ands   r5, r4\n"
        "    mov    r11, r5\n"
        "    mov    r5, r10\n"
        "    ands   r5, r6\n"
        "    mov    r10, r2\n"
        "    eors   r2, r4\n"
        "    eors   r7, r5\n"
        "    eors   r5, r3\n"
        "    eors   r4, r6\n"
        "    str    r5, [sp, #8]\n"
        "    mov    r5, lr\n"
        "    ands   r5, r4\n"
        "    eors   r6, r1\n"
        "    mov    lr, r7\n"
        "    eors   r7, r5\n"
        "    eors   r3, r5\n"
        "    mov    r5, r12\n"
        "    ands   r5, r2\n"
        "    mov    r12, r7\n"
        "    ldr    r7, [sp, #36]\n"
        "    ands   r7, r2\n"
        "    eors   r2, r6\n"
        "    str    r3, [sp, #12]\n"
        "    ldr    r3, [sp, #44]\n"
        "    ands   r4, r3\n"
        "    mov    r3, r8\n"
        "    ands   r3, r2\n"
        "    eors   r5, r3\n"
        "    mov    r8, r5\n"
        "    ldr    r5, [sp, #40]\n"
        "    ands   r2, r5\n"
        "    ldr    r5, [sp, #0]\n"
        "    ands   r5, r1\n"
        "    eors   r7, r2\n"
        "    str    r7, [sp, #0]\n"
        "    ldr    r7, [sp, #24]\n"
        "    ands   r7, r6\n"
        "    eors   r7, r3\n"
        "    ldr    r3, [sp, #32]\n"
        "    ands   r6, r3\n"
        "    mov    r3, r10\n"
        "    eors   r1, r3\n"
        "    eors   r6, r2\n"
        "    ldr    r2, [sp, #20]\n"
        "    ands   r2, r3\n"
        "    ldr    r3, [sp, #4]\n"
        "    ands   r3, r1\n"
        "    eors   r5, r2\n"
        "    eors   r3, r2\n"
        "    ldr    r2, [sp, #28]\n"
        "    ands   r1, r2\n"
        "    eors   r1, r4\n"
        "    eors   r4, r6\n"
        "    mov    r2, r10\n"
        "    ldr    r6, [sp, #16]\n"
        "    ands   r2, r6\n"
        "    mov    r6, r11\n"
        "    eors   r6, r7\n"
        "    eors   r3, r6\n"
        "    eors   r2, r3\n"
        "    eors   r3, r4\n"
        "    str    r3, [r0, #28]\n"
        "    ldr    r3, [sp, #8]\n"
        "    eors   r3, r2\n"
        "    str    r3, [r0, #12]\n"
        "    mov    r3, r11\n"
        "    eors   r3, r4\n"
        "    eors   r2, r1\n"
        "    str    r2, [r0, #16]\n"
        "    ldr    r4, [sp, #12]\n"
        "    eors   r4, r1\n"
        "    ldr    r1, [sp, #0]\n"
        "    eors   r1, r6\n"
        "    eors   r7, r4\n"
        "    mov    r6, r9\n"
        "    eors   r6, r4\n"
        "    eors   r6, r1\n"
        "    mov    r4, r12\n"
        "    eors   r4, r1\n"
        "    str    r4, [r0, #4]\n"
        "    mov    r1, lr\n"
        "    eors   r1, r7\n"
        "    str    r1, [r0, #0]\n"
        "    eors   r5, r6\n"
        "    str    r5, [r0, #8]\n"
        "    mov    r7, r8\n"
        "    eors   r7, r3\n"
        "    eors   r3, r2\n"
        "    str    r3, [r0, #24]\n"
        "    eors   r7, r6\n"
        "    str    r7, [r0, #20]\n"
        // The key schedule, the rounds, or the end.
        "    ldr    r3, [sp, #64]\n"
        "    cmp    r3, #0\n"
        "    beq    2f\n"
        "    b      6f\n"
        "2:  ldr    r1, [sp, #60]\n"
        "    cmp    r1, #0\n"
        "    bne    3f\n"
        "    b      8f\n"
        // ShiftRows and MixColumns, from the upper slices on; r9 is the sum of the highest.
        "3:  ldr    r6, 9f\n"
        "    ldr    r5, 10f\n"
        "    mov    r8, r5\n"
        "    movs   r7, #8\n"
        "    ldr    r1, [r0, #28]\n"
        "    lsrs   r5, r1, #4\n"
        "    eors   r5, r1\n"
        "    mov    r2, r8\n"
        "    ands   r5, r2\n"
        "    eors   r1, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r1, r5\n"
        "    movs   r5, r1\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    lsrs   r2, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r2\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    movs   r2, r1\n"
        "    rors   r2, r7\n"
        "    eors   r2, r1\n"
        "    mov    r9, r2\n"
        "    ldr    r3, [r0, #24]\n"
        "    lsrs   r5, r3, #4\n"
        "    eors   r5, r3\n"
        "    mov    r4, r8\n"
        "    ands   r5, r4\n"
        "    eors   r3, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r3, r5\n"
        "    movs   r5, r3\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    lsrs   r4, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r4\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    movs   r4, r3\n"
        "    rors   r4, r7\n"
        "    eors   r4, r3\n"
        "    eors   r1, r2\n"
        "    rors   r2, r7\n"
        "    rors   r2, r7\n"
        "    eors   r1, r2\n"
        "    eors   r1, r4\n"
        "    str    r1, [r0, #28]\n"
        "    ldr    r1, [r0, #20]\n"
        "    lsrs   r5, r1, #4\n"
        "    eors   r5, r1\n"
        "    mov    r2, r8\n"
        "    ands   r5, r2\n"
        "    eors   r1, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r1, r5\n"
        "    movs   r5, r1\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    lsrs   r2, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r2\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    movs   r2, r1\n"
        "    rors   r2, r7\n"
        "    eors   r2, r1\n"
        "    eors   r3, r4\n"
        "    rors   r4, r7\n"
        "    rors   r4, r7\n"
        "    eors   r3, r4\n"
        "    eors   r3, r2\n"
        "    str    r3, [r0, #24]\n"
        "    ldr    r3, [r0, #16]\n"
        "    lsrs   r5, r3, #4\n"
        "    eors   r5, r3\n"
        "    mov    r4, r8\n"
        "    ands   r5, r4\n"
        "    eors   r3, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r3, r5\n"
        "    movs   r5, r3\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    lsrs   r4, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r4\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    movs   r4, r3\n"
        "    rors   r4, r7\n"
        "    eors   r4, r3\n"
        "    eors   r1, r2\n"
        "    rors   r2, r7\n"
        "    rors   r2, r7\n"
        "    eors   r1, r2\n"
        "    eors   r1, r4\n"
        "    str    r1, [r0, #20]\n"
        "    ldr    r1, [r0, #12]\n"
        "    lsrs   r5, r1, #4\n"
        "    eors   r5, r1\n"
        "    mov    r2, r8\n"
        "    ands   r5, r2\n"
        "    eors   r1, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r1, r5\n"
        "    movs   r5, r1\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    lsrs   r2, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r2\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    movs   r2, r1\n"
        "    rors   r2, r7\n"
        "    eors   r2, r1\n"
        "    eors   r3, r4\n"
        "    rors   r4, r7\n"
        "    rors   r4, r7\n"
        "    eors   r3, r4\n"
        "    eors   r3, r2\n"
        "    mov    r5, r9\n"
        "    eors   r3, r5\n"
        "    str    r3, [r0, #16]\n"
        "    ldr    r3, [r0, #8]\n"
        "    lsrs   r5, r3, #4\n"
        "    eors   r5, r3\n"
        "    mov    r4, r8\n"
        "    ands   r5, r4\n"
        "    eors   r3, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r3, r5\n"
        "    movs   r5, r3\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    lsrs   r4, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r4\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    movs   r4, r3\n"
        "    rors   r4, r7\n"
        "    eors   r4, r3\n"
        "    eors   r1, r2\n"
        "    rors   r2, r7\n"
        "    rors   r2, r7\n"
        "    eors   r1, r2\n"
        "    eors   r1, r4\n"
        "    mov    r5, r9\n"
        "    eors   r1, r5\n"
        "    str    r1, [r0, #12]\n"
        "    ldr    r1, [r0, #4]\n"
        "    lsrs   r5, r1, #4\n"
        "    eors   r5, r1\n"
        "    mov    r2, r8\n"
        "    ands   r5, r2\n"
        "    eors   r1, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r1, r5\n"
        "    movs   r5, r1\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    lsrs   r2, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r2\n"
        "    ands   r5, r6\n"
        "    eors   r1, r5\n"
        "    movs   r2, r1\n"
        "    rors   r2, r7\n"
        "    eors   r2, r1\n"
        "    eors   r3, r4\n"
        "    rors   r4, r7\n"
        "    rors   r4, r7\n"
        "    eors   r3, r4\n"
        "    eors   r3, r2\n"
        "    str    r3, [r0, #8]\n"
        "    ldr    r3, [r0, #0]\n"
        "    lsrs   r5, r3, #4\n"
        "    eors   r5, r3\n"
        "    mov    r4, r8\n"
        "    ands   r5, r4\n"
        "    eors   r3, r5\n"
        "    lsls   r5, #4\n"
        "    eors   r3, r5\n"
        "    movs   r5, r3\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    lsrs   r4, r5, #2\n"
        "    lsls   r5, #6\n"
        "    eors   r5, r4\n"
        "    ands   r5, r6\n"
        "    eors   r3, r5\n"
        "    movs   r4, r3\n"
        "    rors   r4, r7\n"
        "    eors   r4, r3\n"
        "    eors   r1, r2\n"
        "    rors   r2, r7\n"
        "    rors   r2, r7\n"
        "    eors   r1, r2\n"
        "    eors   r1, r4\n"
        "    mov    r5, r9\n"
        "    eors   r1, r5\n"
        "    str    r1, [r0, #4]\n"
        "    mov    r5, r9\n"
        "    eors   r3, r4\n"
        "    rors   r4, r7\n"
        "    rors   r4, r7\n"
        "    eors   r3, r4\n"
        "    eors   r3, r5\n"
        "    str    r3, [r0]\n"
        // The round key.
        "4:  ldr    r1, [sp, #56]\n"
        "    ldr    r6, 11f\n"
        "    movs   r7, #4\n"
        "5:  ldm    r1!, {r2}\n"
        "    movs   r3, r2\n"
        "    ands   r3, r6\n"
        "    eors   r2, r3\n"
        "    lsls   r4, r3, #1\n"
        "    orrs   r4, r3\n"
        "    ldr    r3, [r0]\n"
        "    eors   r3, r4\n"
        "    str    r3, [r0]\n"
        "    lsrs   r4, r2, #1\n"
        "    orrs   r4, r2\n"
        "    ldr    r3, [r0, #16]\n"
        "    eors   r3, r4\n"
        "    str    r3, [r0, #16]\n"
        "    adds   r0, #4\n"
        "    subs   r7, #1\n"
        "    bne    5b\n"
        "    subs   r0, #16\n"
        "    str    r1, [sp, #56]\n"
        // One less to do.
        "7:  ldr    r1, [sp, #60]\n"
        "    subs   r1, #1\n"
        "    str    r1, [sp, #60]\n"
        "    beq    8f\n"
        "    b      1b\n"
        // A round key: the first column, which the S-box made, and each column added to all that follow.
        "6:  ldrb   r4, [r3]\n"
        "    adds   r3, #1\n"
        "    str    r3, [sp, #64]\n"
        "    movs   r7, #14\n"
        "    cmp    r4, #0\n"
        "    bne    5f\n"
        "    movs   r7, #6\n"
        "5:  movs   r3, r4\n"
        "    ldr    r4, 11f\n"
        "    mov    r12, r4\n"
        "    adr    r4, 12f\n"
        "    ldm    r4!, {r1, r2, r5}\n"
        "    mov    r8, r1\n"
        "    mov    r9, r2\n"
        "    mov    r10, r5\n"
        "    mov    r11, r4\n"
        "    movs   r1, r0\n"
        "    adds   r1, #16\n"
        "    mov    lr, r1\n"
        "    ldr    r1, [sp, #56]\n"
        "    ldr    r2, [sp, #48]\n"
        "3:  ldr    r4, [r0]\n"
        "    rors   r4, r7\n"
        "    ldr    r5, [r0, #16]\n"
        "    rors   r5, r7\n"
        "    mov    r6, r8\n"
        "    ands   r4, r6\n"
        "    adds   r6, r6, r6\n"
        "    ands   r5, r6\n"
        "    eors   r4, r5\n"
        "    movs   r5, #3\n"
        "    ands   r5, r3\n"
        "    eors   r4, r5\n"
        "    lsrs   r3, #2\n"
        "    ldm    r2!, {r5}\n"
        "    eors   r4, r5\n"
        "    lsls   r5, r4, #2\n"
        "    mov    r6, r9\n"
        "    ands   r5, r6\n"
        "    eors   r4, r5\n"
        "    lsls   r5, r4, #4\n"
        "    mov    r6, r10\n"
        "    ands   r5, r6\n"
        "    eors   r4, r5\n"
        "    mov    r6, r11\n"
        "    ldm    r6!, {r5}\n"
        "    mov    r11, r6\n"
        "    eors   r4, r5\n"
        "    stm    r1!, {r4}\n"
        "    lsls   r6, r5, #2\n"
        "    eors   r5, r6\n"
        "    eors   r4, r5\n"
        "    mov    r6, r12\n"
        "    movs   r5, r4\n"
        "    ands   r5, r6\n"
        "    eors   r4, r5\n"
        "    lsls   r6, r5, #1\n"
        "    orrs   r5, r6\n"
        "    str    r5, [r0]\n"
        "    lsrs   r6, r4, #1\n"
        "    orrs   r4, r6\n"
        "    str    r4, [r0, #16]\n"
        "    adds   r0, #4\n"
        "    cmp    r0, lr\n"
        "    bne    3b\n"
        "    subs   r0, #16\n"
        "    str    r1, [sp, #56]\n"
        "    str    r2, [sp, #48]\n"
        "    b      7b\n"
        // The end.
        "8:  movs   r1, #0\n"
        "    movs   r2, #0\n"
        "    movs   r3, #0\n"
        "    movs   r4, #0\n"
        "    mov    r0, sp\n"
        "    stm    r0!, {r1-r4}\n"
        "    stm    r0!, {r1-r4}\n"
        "    stm    r0!, {r1-r4}\n"
        "    add    sp, #68\n"
        "    pop    {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    pop    {r4-r7, pc}\n"
        // Masks, and what the constants of a key are.
        "    .balign 4\n"
        "9:  .word 0xff00ff00\n"
        "10: .word 0x0f0f0000\n"
        "11: .word 0x55555555\n"
        "12: .word 0x01010101, 0xfcfcfcfc, 0xf0f0f0f0, 0x11111111, 0x33333333, 0x22222222, 0\n");
}

#endif

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
