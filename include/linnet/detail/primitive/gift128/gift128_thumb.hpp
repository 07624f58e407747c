// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_GIFT128_GIFT128_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_GIFT128_GIFT128_THUMB_HPP

/// The rounds of GIFT-128 for Cortex-M, five per turn of the loop, for gift128.hpp. To rotate fields right by c, their lowest c
/// bits move up by the width of a field, and the whole word rotates. In Thumb-2 that rotation is part of the next instruction that
/// uses the word: the addition of the round key or, for slice 0, the next S-box.

#include <linnet/detail/base/thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#if defined(LINNET_THUMB)
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

#if defined(__thumb2__)

// Registers: r4 to r7 are slices 0 to 3; slices 0 and 3 change places in each round. r1 and r2 point to the round keys and the
// constants; r8 to r11 are round keys, r12 and lr constants; r0 and r3 are scratch.

// The S-box of slices 0 to 3 in a, b, c and d; a still has to be rotated. Leaves slice 0 in `to0`, which may be d or a, and slice 3
// in `to3`. The constant is added there, and what is in d then is slice 3.
#define LINNET_GIFT_SUBSTITUTE(a, b, c, d, rotation, to0, to3) \
    "    and    r3, " c ", " a ", ror #" rotation "\n"         \
    "    eor    " b ", r3\n"                                   \
    "    bic    r3, " b ", " d "\n"                            \
    "    eor    " to3 ", r3, " a ", ror #" rotation "\n"       \
    "    orr    r3, " to3 ", " b "\n"                          \
    "    eor    " c ", r3\n"                                   \
    "    eor    " to0 ", " d ", " c "\n"                       \
    "    eor    " b ", " to0 "\n"                              \
    "    bic    r3, " to3 ", " b "\n"                          \
    "    eor    " c ", r3\n"
#define LINNET_GIFT_MOVE(x, mask, right)            \
    "    and    r3, " x ", #" mask "\n"             \
    "    eor    " x ", r3\n"                        \
    "    eor    " x ", " x ", r3, ror #" right "\n"
#define LINNET_GIFT_ADD_KEY(first, rotation1, second, rotation2) \
    "    eor    r5, " first ", r5, ror #" rotation1 "\n"         \
    "    eor    r6, " second ", r6, ror #" rotation2 "\n"

/// 125 cycles for five rounds.
LINNET_NAKED inline void gift128_thumb(uint32_t* /*x*/, const uint32_t* /*key*/, const uint32_t* /*constants*/) noexcept {
    asm("    push   {r0, r4-r11, lr}\n"
        "    add    r3, r2, #160\n"
        "    push   {r3}\n"
        "    ldm    r0, {r4-r7}\n"
        "    ror    r4, r4, #8\n"
        "    mvn    r7, r7\n"
        "1:  ldr    r8, [r1], #40\n"
        "    ldr    r9, [r1, #-36]\n"
        "    ldr    r10, [r1, #-32]\n"
        "    ldr    r11, [r1, #-28]\n"
        "    ldr    r12, [r2], #20\n"
        "    ldr    lr, [r2, #-16]\n"
        // Rounds 1 and 2.
        LINNET_GIFT_SUBSTITUTE("r4", "r5", "r6", "r7", "24", "r7", "r4")
        "    eor    r4, r12\n"
        LINNET_GIFT_MOVE("r7", "0x11111111", "28")
        LINNET_GIFT_MOVE("r5", "0x33333333", "28")
        LINNET_GIFT_MOVE("r6", "0x77777777", "28")
        LINNET_GIFT_ADD_KEY("r8", "2", "r9", "3")
        LINNET_GIFT_SUBSTITUTE("r7", "r5", "r6", "r4", "1", "r4", "r7")
        "    eor    r7, lr\n"
        "    rev16  r5, r5\n"
        "    eor    r5, r10\n"
        LINNET_GIFT_MOVE("r4", "0x000f000f", "16")
        LINNET_GIFT_MOVE("r6", "0xf000f000", "16")
        "    eor    r6, r11, r6, ror #28\n"
        "    ldr    r8, [r1, #-24]\n"
        "    ldr    r9, [r1, #-20]\n"
        "    ldr    r10, [r1, #-16]\n"
        "    ldr    r11, [r1, #-12]\n"
        "    ldr    r12, [r2, #-12]\n"
        "    ldr    lr, [r2, #-8]\n"
        // Rounds 3 and 4.
        LINNET_GIFT_SUBSTITUTE("r4", "r5", "r6", "r7", "4", "r7", "r4")
        "    eor    r4, r12\n"
        "    movw   r0, #0x5555\n"
        "    eor    r3, r7, r7, lsr #1\n"
        "    and    r3, r0\n"
        "    eor    r7, r3\n"
        "    eor    r7, r7, r3, lsl #1\n"
        "    eor    r3, r6, r6, lsr #1\n"
        "    and    r3, r0, r3, lsr #16\n"
        "    eor    r6, r6, r3, lsl #16\n"
        "    eor    r6, r6, r3, lsl #17\n"
        LINNET_GIFT_MOVE("r5", "0x55555555", "30")
        LINNET_GIFT_ADD_KEY("r8", "1", "r9", "16")
        LINNET_GIFT_SUBSTITUTE("r7", "r5", "r6", "r4", "16", "r4", "r7")
        "    eor    r7, lr\n"
        LINNET_GIFT_MOVE("r4", "0xc0c0c0c0", "8")
        LINNET_GIFT_MOVE("r5", "0x0f0f0f0f", "24")
        LINNET_GIFT_MOVE("r6", "0x03030303", "24")
        LINNET_GIFT_ADD_KEY("r10", "4", "r11", "2")
        "    ldr    r8, [r1, #-8]\n"
        "    ldr    r9, [r1, #-4]\n"
        "    ldr    r12, [r2, #-4]\n"
        "    ldr    lr, [sp]\n"
        // Round 5.
        LINNET_GIFT_SUBSTITUTE("r4", "r5", "r6", "r7", "30", "r4", "r0")
        "    eor    r7, r0, r12\n"
        LINNET_GIFT_ADD_KEY("r8", "16", "r9", "8")
        "    cmp    r2, lr\n"
        "    bne.w  1b\n"
        "    pop    {r3}\n"
        "    pop    {r0}\n"
        "    ror    r4, r4, #24\n"
        "    stm    r0, {r4-r7}\n"
        "    pop    {r4-r11, pc}\n");
}
#undef LINNET_GIFT_SUBSTITUTE
#undef LINNET_GIFT_MOVE
#undef LINNET_GIFT_ADD_KEY

#else

// Registers: r0 to r3 are slices 0 to 3; slices 0 and 3 change places in each round. r6 and r7 point to the round keys and the
// constants; r8 to r12 and lr are the masks at the end; r4 and r5 are scratch.

// The S-box of slices 0 to 3 in a, b, c and d: leaves slice 0 in d and slice 3 in a, with its constant.
#define LINNET_GIFT_SUBSTITUTE(a, b, c, d) \
    "    mov    r4, " a "\n"               \
    "    ands   r4, " c "\n"               \
    "    eors   " b ", r4\n"               \
    "    mov    r4, " b "\n"               \
    "    bics   r4, " d "\n"               \
    "    eors   " a ", r4\n"               \
    "    mov    r4, " a "\n"               \
    "    orrs   r4, " b "\n"               \
    "    eors   " c ", r4\n"               \
    "    eors   " d ", " c "\n"            \
    "    eors   " b ", " d "\n"            \
    "    mov    r4, " a "\n"               \
    "    bics   r4, " b "\n"               \
    "    eors   " c ", r4\n"               \
    "    ldm    r7!, {r4}\n"               \
    "    eors   " a ", r4\n"
// Rotates fields of `count` + `rest` bits by `count`; `mask` is the lowest `count` bits of each field.
#define LINNET_GIFT_RIGHT(x, mask, count, rest) \
    "    mov    r4, " mask "\n"                 \
    "    ands   r4, " x "\n"                    \
    "    eors   " x ", r4\n"                    \
    "    lsrs   " x ", #" count "\n"            \
    "    lsls   r4, #" rest "\n"                \
    "    orrs   " x ", r4\n"
#define LINNET_GIFT_LEFT(x, mask, count, rest) \
    "    lsrs   r4, " x ", #" rest "\n"        \
    "    lsls   " x ", #" count "\n"           \
    "    eors   r4, " x "\n"                   \
    "    mov    r5, " mask "\n"                \
    "    ands   r4, r5\n"                      \
    "    eors   " x ", r4\n"
// Exchanges the halves, and neighbours in one of them. r11, shifted by `shift`, says in which.
#define LINNET_GIFT_HALVES(x, shift) \
    "    lsrs   r4, " x ", #1\n"     \
    "    eors   r4, " x "\n"         \
    "    mov    r5, r11\n"           \
    "    " shift " r5, #16\n"        \
    "    ands   r4, r5\n"            \
    "    eors   " x ", r4\n"         \
    "    lsls   r4, #1\n"            \
    "    eors   " x ", r4\n"         \
    "    movs   r4, #16\n"           \
    "    rors   " x ", r4\n"
#define LINNET_GIFT_ADD_KEY      \
    "    ldm    r6!, {r4, r5}\n" \
    "    eors   r1, r4\n"        \
    "    eors   r2, r5\n"

/// 198 cycles for five rounds.
LINNET_NAKED inline void gift128_thumb(uint32_t* /*x*/, const uint32_t* /*key*/, const uint32_t* /*constants*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r7, lr}\n"
        "    mov    r4, r8\n"
        "    mov    r5, r9\n"
        "    mov    r6, r10\n"
        "    mov    r7, r11\n"
        "    push   {r4-r7}\n"
        "    adr    r7, 3f\n"
        "    ldm    r7!, {r3-r6}\n"
        "    mov    r8, r3\n"
        "    mov    r9, r4\n"
        "    mov    r10, r5\n"
        "    mov    r11, r6\n"
        "    ldm    r7!, {r3, r4}\n"
        "    mov    r12, r3\n"
        "    mov    lr, r4\n"
        "    mov    r6, r1\n"
        "    mov    r7, r2\n"
        "    adds   r2, #160\n"
        "    push   {r0, r2}\n"
        "    ldm    r0, {r0-r3}\n"
        "    mvns   r3, r3\n"
        "1:\n"
        LINNET_GIFT_SUBSTITUTE("r0", "r1", "r2", "r3")
        LINNET_GIFT_RIGHT("r3", "r8", "1", "3")
        LINNET_GIFT_RIGHT("r1", "r9", "2", "2")
        LINNET_GIFT_LEFT("r2", "r8", "1", "3")
        LINNET_GIFT_ADD_KEY
        LINNET_GIFT_SUBSTITUTE("r3", "r1", "r2", "r0")
        LINNET_GIFT_RIGHT("r0", "r10", "4", "12")
        "    rev16  r1, r1\n"
        LINNET_GIFT_LEFT("r2", "r10", "4", "12")
        LINNET_GIFT_ADD_KEY
        LINNET_GIFT_SUBSTITUTE("r0", "r1", "r2", "r3")
        LINNET_GIFT_HALVES("r3", "lsrs")
        LINNET_GIFT_RIGHT("r1", "r11", "1", "1")
        LINNET_GIFT_HALVES("r2", "lsls")
        LINNET_GIFT_ADD_KEY
        LINNET_GIFT_SUBSTITUTE("r3", "r1", "r2", "r0")
        LINNET_GIFT_LEFT("r0", "r12", "2", "6")
        LINNET_GIFT_RIGHT("r1", "lr", "4", "4")
        LINNET_GIFT_RIGHT("r2", "r12", "2", "6")
        LINNET_GIFT_ADD_KEY
        // The fifth round exchanges r0 and r3.
        "    mov    r4, r0\n"
        "    ands   r4, r2\n"
        "    eors   r1, r4\n"
        "    mov    r5, r1\n"
        "    bics   r5, r3\n"
        "    eors   r5, r0\n"
        "    mov    r4, r5\n"
        "    orrs   r4, r1\n"
        "    eors   r2, r4\n"
        "    mov    r0, r3\n"
        "    eors   r0, r2\n"
        "    eors   r1, r0\n"
        "    mov    r4, r5\n"
        "    bics   r4, r1\n"
        "    eors   r2, r4\n"
        "    ldm    r7!, {r3}\n"
        "    eors   r3, r5\n"
        "    movs   r4, #24\n"
        "    rors   r0, r4\n"
        "    movs   r4, #16\n"
        "    rors   r1, r4\n"
        "    movs   r4, #8\n"
        "    rors   r2, r4\n"
        LINNET_GIFT_ADD_KEY
        "    ldr    r4, [sp, #4]\n"
        "    cmp    r7, r4\n"
        "    beq    2f\n"
        "    b      1b\n"
        "2:  pop    {r4, r5}\n"
        "    stm    r4!, {r0-r3}\n"
        "    pop    {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    pop    {r4-r7, pc}\n"
        "    .balign 4\n"
        "3:  .word 0x11111111, 0x33333333, 0x000f000f, 0x55555555, 0x03030303, 0x0f0f0f0f\n");
}
#undef LINNET_GIFT_SUBSTITUTE
#undef LINNET_GIFT_RIGHT
#undef LINNET_GIFT_LEFT
#undef LINNET_GIFT_HALVES
#undef LINNET_GIFT_ADD_KEY

#endif

/// Wipes the round keys. A library's memset may store them byte by byte.
LINNET_NAKED inline void gift128_thumb_wipe(uint32_t* /*key*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r6, lr}\n"
        "    movs   r1, #0\n"
        "    movs   r2, #0\n"
        "    movs   r3, #0\n"
        "    movs   r4, #0\n"
        "    movs   r5, #0\n"
        "    movs   r6, #8\n"
        "1:  stm    r0!, {r1-r5}\n"
        "    stm    r0!, {r1-r5}\n"
        "    subs   r6, #1\n"
        "    bne    1b\n"
        "    pop    {r4-r6, pc}\n");
}

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
