// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_THUMB_HPP

/// The rounds of SKINNY-128-384+ for Cortex-M, eight per turn of the loop, for skinny128_relabelled.hpp.

#include <linnet/detail/base/thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#if defined(LINNET_THUMB)
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

// Macros of the assembler; each function defines and purges them. `nor` adds the NOR of bits a and b to bit t; a bit is a word and
// whether it is the upper bit there. The S-box takes the pairs (7, 6), (1, 2), (3, 0), (4, 5), each as a word and whether the
// second bit is the upper one.
#define LINNET_SKINNY_S_BOX                         \
    "    .macro s_box a, p, b, q, c, r, d, s\n"     \
    "      nor    \\d, !\\s, \\a, 0, \\a, 1\n"      \
    "      nor    \\c, \\r, \\c, !\\r, \\b, \\q\n"  \
    "      nor    \\a, \\p, \\b, 0, \\b, 1\n"       \
    "      nor    \\d, \\s, \\d, !\\s, \\c, \\r\n"  \
    "      nor    \\b, !\\q, \\c, 0, \\c, 1\n"      \
    "      nor    \\a, !\\p, \\a, \\p, \\d, \\s\n"  \
    "      nor    \\c, !\\r, \\d, 0, \\d, 1\n"      \
    "      nor    \\b, \\q, \\b, !\\q, \\a, !\\p\n" \
    "    .endm\n"
// After the S-box comes the round key: in even rounds from `low` or `high` places, in odd ones from the others, rotated. Then the
// constant of row 2, a bit of a word. Then row 2 is added to row 1, row 0 to row 2 and row 2 to row 3; the arguments are row 2, row
// 0, and how far each moves.
#define LINNET_SKINNY_EIGHT_ROUNDS(x0, x1, x2, x3)            \
    "    s_box  " x0 ", 0, " x1 ", 0, " x2 ", 0, " x3 ", 1\n" \
    "    even   low\n"                                        \
    "    constant " x0 ", 5\n"                                \
    "    mix    row2, row0, 26, 12, 6\n"                      \
    "    s_box  " x3 ", 0, " x0 ", 0, " x1 ", 0, " x2 ", 0\n" \
    "    odd    low, 18\n"                                    \
    "    constant " x3 ", 27\n"                               \
    "    mix    row1, row3, 18, 4, 14\n"                      \
    "    s_box  " x2 ", 1, " x3 ", 0, " x0 ", 0, " x1 ", 0\n" \
    "    even   high\n"                                       \
    "    constant " x2 ", 24\n"                               \
    "    mix    row0, row2, 2, 20, 22\n"                      \
    "    s_box  " x1 ", 1, " x2 ", 1, " x3 ", 0, " x0 ", 0\n" \
    "    odd    high, 2\n"                                    \
    "    constant " x1 ", 6\n"                                \
    "    mix    row3, row1, 2, 28, 6\n"                       \
    "    s_box  " x0 ", 1, " x1 ", 1, " x2 ", 1, " x3 ", 0\n" \
    "    even   low\n"                                        \
    "    constant " x0 ", 20\n"                               \
    "    mix    row2, row0, 26, 12, 6\n"                      \
    "    s_box  " x3 ", 1, " x0 ", 1, " x1 ", 1, " x2 ", 1\n" \
    "    odd    low, 18\n"                                    \
    "    constant " x3 ", 10\n"                               \
    "    mix    row1, row3, 18, 4, 14\n"                      \
    "    s_box  " x2 ", 0, " x3 ", 1, " x0 ", 1, " x1 ", 1\n" \
    "    even   high\n"                                       \
    "    constant " x2 ", 9\n"                                \
    "    mix    row0, row2, 2, 20, 22\n"                      \
    "    s_box  " x1 ", 0, " x2 ", 0, " x3 ", 1, " x0 ", 1\n" \
    "    odd    high, 2\n"                                    \
    "    constant " x1 ", 23\n"                               \
    "    mix    row3, row1, 2, 28, 6\n"
#define LINNET_SKINNY_FORGET \
    "    .purgem nor\n"      \
    "    .purgem s_box\n"    \
    "    .purgem even\n"     \
    "    .purgem odd\n"      \
    "    .purgem constant\n" \
    "    .purgem mix_row\n"  \
    "    .purgem mix\n"

#if defined(__thumb2__)

// Registers: r4 to r7 are the state; r1 and r2 point to the round keys and the first tweakey; r8 to r11 are a round key; r12 is
// 0x55555555; r0 counts turns of the loop; r3 and lr are scratch.

/// 530 cycles for eight rounds.
LINNET_NAKED inline void skinny_thumb(uint32_t* /*x*/, const uint32_t* /*keys*/, const uint32_t* /*first*/) noexcept {
    asm("    .macro nor t, th, a, ah, b, bh\n"
        "      .if (\\ah) && (\\bh)\n"
        "        orr    r3, \\a, \\b\n"
        "        bic    r3, r12, r3, lsr #1\n"
        "      .elseif \\ah\n"
        "        orr    r3, \\b, \\a, lsr #1\n"
        "        bic    r3, r12, r3\n"
        "      .elseif \\bh\n"
        "        orr    r3, \\a, \\b, lsr #1\n"
        "        bic    r3, r12, r3\n"
        "      .else\n"
        "        orr    r3, \\a, \\b\n"
        "        bic    r3, r12, r3\n"
        "      .endif\n"
        "      .if \\th\n"
        "        eor    \\t, \\t, r3, lsl #1\n"
        "      .else\n"
        "        eor    \\t, r3\n"
        "      .endif\n"
        "    .endm\n"
        LINNET_SKINNY_S_BOX
        "    .macro even places\n"
        "      and    r8, #linnet_\\places\n"
        "      and    r9, #linnet_\\places\n"
        "      and    r10, #linnet_\\places\n"
        "      and    r11, #linnet_\\places\n"
        "      eor    r4, r8\n"
        "      eor    r5, r9\n"
        "      eor    r6, r10\n"
        "      eor    r7, r11\n"
        "      ldm    r2!, {r8-r11}\n"
        "      eor    r4, r8\n"
        "      eor    r5, r9\n"
        "      eor    r6, r10\n"
        "      eor    r7, r11\n"
        "    .endm\n"
        "    .macro odd places, turn\n"
        "      ldm    r1!, {r8-r11}\n"
        "      and    r3, r8, #linnet_\\places\n"
        "      eor    r5, r5, r3, ror #\\turn\n"
        "      and    r3, r9, #linnet_\\places\n"
        "      eor    r6, r6, r3, ror #\\turn\n"
        "      and    r3, r11, #linnet_\\places\n"
        "      eor    r4, r4, r3, ror #\\turn\n"
        "      and    r3, r10, #linnet_\\places\n"
        "      and    lr, r12, r3, lsr #1\n"
        "      and    r3, r12\n"
        "      eor    r7, r7, lr, ror #\\turn\n"
        "      eor    r7, r7, r3, ror #(\\turn - 1)\n"
        "    .endm\n"
        "    .macro constant x, bit\n"
        "      eor    \\x, #(1 << \\bit)\n"
        "    .endm\n"
        "    .macro mix_row x, row, by\n"
        "      and    r3, \\x, #linnet_\\row\n"
        "      eor    \\x, \\x, r3, ror #\\by\n"
        "    .endm\n"
        "    .macro mix two, zero, to1, to2, to3\n"
        "      .irp x, r4, r5, r6, r7\n"
        "        mix_row \\x, \\two, \\to1\n"
        "        mix_row \\x, \\zero, \\to2\n"
        "        mix_row \\x, \\two, \\to3\n"
        "      .endr\n"
        "    .endm\n"
        "    .set linnet_row0, 0x03030303\n"
        "    .set linnet_row1, 0x0c0c0c0c\n"
        "    .set linnet_row2, 0x30303030\n"
        "    .set linnet_row3, 0xc0c0c0c0\n"
        "    .set linnet_low, 0x0f0f0f0f\n"
        "    .set linnet_high, 0xf0f0f0f0\n"
        "    push   {r0, r4-r11, lr}\n"
        "    ldm    r0, {r4-r7}\n"
        "    ldm    r1!, {r8-r11}\n"
        "    mov    r12, #0x55555555\n"
        "    movs   r0, #5\n"
        "1:\n"
        LINNET_SKINNY_EIGHT_ROUNDS("r4", "r5", "r6", "r7")
        // The first tweakey comes again after 16 rounds.
        "    tst    r0, #1\n"
        "    it     eq\n"
        "    subeq  r2, #128\n"
        "    subs   r0, #1\n"
        "    bne.w  1b\n"
        "    pop    {r0}\n"
        "    stm    r0, {r4-r7}\n"
        "    pop    {r4-r11, pc}\n"
        LINNET_SKINNY_FORGET);
}

#else

// Registers: r0 to r3 are the state; r6 and lr point to the round keys and the first tweakey; r8 is 0x55555555; r9 to r12 are the
// masks of rows 0 to 3; r4, r5 and r7 are scratch.

/// 1014 cycles for eight rounds.
LINNET_NAKED inline void skinny_thumb(uint32_t* /*x*/, const uint32_t* /*keys*/, const uint32_t* /*first*/) noexcept {
    asm("    .syntax unified\n"
        "    .macro nor t, th, a, ah, b, bh\n"
        "      .if (\\ah) && (\\bh)\n"
        "        mov    r4, \\a\n"
        "        orrs   r4, \\b\n"
        "        lsrs   r4, r4, #1\n"
        "      .elseif \\ah\n"
        "        lsrs   r4, \\a, #1\n"
        "        orrs   r4, \\b\n"
        "      .elseif \\bh\n"
        "        lsrs   r4, \\b, #1\n"
        "        orrs   r4, \\a\n"
        "      .else\n"
        "        mov    r4, \\a\n"
        "        orrs   r4, \\b\n"
        "      .endif\n"
        "      mov    r5, r8\n"
        "      bics   r5, r4\n"
        "      .if \\th\n"
        "        lsls   r5, r5, #1\n"
        "      .endif\n"
        "      eors   \\t, r5\n"
        "    .endm\n"
        LINNET_SKINNY_S_BOX
        // Masks of two rows are sums of two registers.
        "    .macro places_low\n"
        "      mov    r5, r9\n"
        "      add    r5, r10\n"
        "    .endm\n"
        "    .macro places_high\n"
        "      mov    r5, r11\n"
        "      add    r5, r12\n"
        "    .endm\n"
        "    .macro even places\n"
        "      places_\\places\n"
        "      .irp x, r0, r1, r2, r3\n"
        "        ldm    r6!, {r4}\n"
        "        ands   r4, r5\n"
        "        eors   \\x, r4\n"
        "      .endr\n"
        "      mov    r7, lr\n"
        "      ldm    r7!, {r4, r5}\n"
        "      eors   r0, r4\n"
        "      eors   r1, r5\n"
        "      ldm    r7!, {r4, r5}\n"
        "      eors   r2, r4\n"
        "      eors   r3, r5\n"
        "      mov    lr, r7\n"
        "    .endm\n"
        "    .macro odd places, turn\n"
        "      places_\\places\n"
        "      movs   r7, #\\turn\n"
        "      ldr    r4, [r6]\n"
        "      ands   r4, r5\n"
        "      rors   r4, r7\n"
        "      eors   r1, r4\n"
        "      ldr    r4, [r6, #4]\n"
        "      ands   r4, r5\n"
        "      rors   r4, r7\n"
        "      eors   r2, r4\n"
        "      ldr    r4, [r6, #12]\n"
        "      ands   r4, r5\n"
        "      rors   r4, r7\n"
        "      eors   r0, r4\n"
        "      ldr    r4, [r6, #8]\n"
        "      ands   r4, r5\n"
        "      mov    r5, r8\n"
        "      ands   r5, r4\n"
        "      eors   r4, r5\n"
        "      lsrs   r4, r4, #1\n"
        "      lsls   r5, r5, #1\n"
        "      orrs   r4, r5\n"
        "      rors   r4, r7\n"
        "      eors   r3, r4\n"
        "    .endm\n"
        "    .macro constant x, bit\n"
        "      movs   r4, #1\n"
        "      lsls   r4, r4, #\\bit\n"
        "      eors   \\x, r4\n"
        "    .endm\n"
        "    .macro mix_row row, by\n"
        "      movs   r7, #\\by\n"
        "      .irp x, r0, r1, r2, r3\n"
        "        .ifc \\row, row0\n"
        "          mov    r4, r9\n"
        "        .endif\n"
        "        .ifc \\row, row1\n"
        "          mov    r4, r10\n"
        "        .endif\n"
        "        .ifc \\row, row2\n"
        "          mov    r4, r11\n"
        "        .endif\n"
        "        .ifc \\row, row3\n"
        "          mov    r4, r12\n"
        "        .endif\n"
        "        ands   r4, \\x\n"
        "        rors   r4, r7\n"
        "        eors   \\x, r4\n"
        "      .endr\n"
        "    .endm\n"
        "    .macro mix two, zero, to1, to2, to3\n"
        "      mix_row \\two, \\to1\n"
        "      mix_row \\zero, \\to2\n"
        "      mix_row \\two, \\to3\n"
        "    .endm\n"
        "    push   {r4-r7, lr}\n"
        "    mov    r4, r8\n"
        "    mov    r5, r9\n"
        "    mov    r6, r10\n"
        "    mov    r7, r11\n"
        "    push   {r4-r7}\n"
        "    movs   r3, #5\n"
        "    push   {r0, r3}\n"
        "    mov    lr, r2\n"
        "    mov    r6, r1\n"
        "    adr    r7, 3f\n"
        "    ldm    r7!, {r1-r5}\n"
        "    mov    r8, r1\n"
        "    mov    r9, r2\n"
        "    mov    r10, r3\n"
        "    mov    r11, r4\n"
        "    mov    r12, r5\n"
        "    ldm    r0, {r0-r3}\n"
        "    b      1f\n"
        "    .balign 4\n"
        "3:  .word 0x55555555, 0x03030303, 0x0c0c0c0c, 0x30303030, 0xc0c0c0c0\n"
        "1:\n"
        LINNET_SKINNY_EIGHT_ROUNDS("r0", "r1", "r2", "r3")
        "    ldr    r4, [sp, #4]\n"
        "    subs   r4, #1\n"
        "    beq    2f\n"
        "    str    r4, [sp, #4]\n"
        // The first tweakey comes again after 16 rounds.
        "    lsls   r4, r4, #31\n"
        "    lsrs   r4, r4, #24\n"
        "    mov    r7, lr\n"
        "    subs   r7, r7, r4\n"
        "    mov    lr, r7\n"
        "    b      1b\n"
        "2:  pop    {r4, r5}\n"
        "    stm    r4!, {r0-r3}\n"
        "    pop    {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    pop    {r4-r7, pc}\n"
        LINNET_SKINNY_FORGET
        "    .purgem places_low\n"
        "    .purgem places_high\n");
}

/// Moves the bits of four words by a table of masks and distances.
LINNET_NAKED inline void skinny_thumb_move(uint32_t* /*x*/, const uint32_t* /*begin*/, const uint32_t* /*end*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r0, r4-r7, lr}\n"
        "    mov    r4, r8\n"
        "    mov    r5, r9\n"
        "    mov    r6, r10\n"
        "    mov    r7, r11\n"
        "    push   {r4-r7}\n"
        "    mov    r12, r2\n"
        "    ldm    r0!, {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    mov    r6, r1\n"
        "    movs   r0, #0\n"
        "    movs   r1, #0\n"
        "    movs   r2, #0\n"
        "    movs   r3, #0\n"
        "1:  ldm    r6!, {r4, r5}\n"
        "    mov    r7, r8\n"
        "    ands   r7, r4\n"
        "    rors   r7, r5\n"
        "    eors   r0, r7\n"
        "    mov    r7, r9\n"
        "    ands   r7, r4\n"
        "    rors   r7, r5\n"
        "    eors   r1, r7\n"
        "    mov    r7, r10\n"
        "    ands   r7, r4\n"
        "    rors   r7, r5\n"
        "    eors   r2, r7\n"
        "    mov    r7, r11\n"
        "    ands   r7, r4\n"
        "    rors   r7, r5\n"
        "    eors   r3, r7\n"
        "    cmp    r6, r12\n"
        "    bne    1b\n"
        "    pop    {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    pop    {r4}\n"
        "    stm    r4!, {r0-r3}\n"
        "    pop    {r4-r7, pc}\n");
}

#endif
#undef LINNET_SKINNY_S_BOX
#undef LINNET_SKINNY_EIGHT_ROUNDS
#undef LINNET_SKINNY_FORGET

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
