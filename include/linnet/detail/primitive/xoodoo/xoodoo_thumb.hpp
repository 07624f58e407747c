// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_THUMB_HPP

/// Xoodoo[12] in Thumb-2, for xoodoo.hpp. The twelve words stay in registers, and none moves: where a plane moves by lanes, the
/// names of its registers change places. The second operand of an instruction can be rotated for nothing, so the planes b and c are
/// kept rotated: their words are those in the registers, rotated left by `B` and by `C` bits. After a round, B has grown by 1 and C
/// by 19 (11 of rho west, 8 of rho east).

#include <linnet/detail/base/thumb.hpp>

#include <cstdint>

#if defined(LINNET_THUMB) && defined(__thumb2__)
#define LINNET_XOODOO_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

// Registers: r1 to r4 are the lanes of plane a, r5 to r8 those of b, r9 to r12 those of c; r0 and lr are scratch.

#define LINNET_XOODOO_ROR(count) ", ror #((" count ") & 31)\n"

// t = p ^ (p <<< 9), where p is the sum of a column; theta adds t <<< 5 to the next column.
#define LINNET_XOODOO_PARITY(t, a, b, c, B, C)                 \
    "    eor    " t ", " a ", " b LINNET_XOODOO_ROR("-(" B ")") \
    "    eor    " t ", " t ", " c LINNET_XOODOO_ROR("-(" C ")") \
    "    eor    " t ", " t ", " t ", ror #23\n"
#define LINNET_XOODOO_THETA(t, a, b, c, B, C)                     \
    "    eor    " a ", " a ", " t ", ror #27\n"                   \
    "    eor    " b ", " b ", " t LINNET_XOODOO_ROR("27 + " B)    \
    "    eor    " c ", " c ", " t LINNET_XOODOO_ROR("27 + " C)
// Chi, one word after the other: ~b & c, ~c & a and ~a & b are the same before and after the words are replaced that they share.
#define LINNET_XOODOO_CHI(a, b, c, B, C)                             \
    "    bic    lr, " c ", " b LINNET_XOODOO_ROR(C " - (" B ")")     \
    "    eor    " a ", " a ", lr" LINNET_XOODOO_ROR("-(" C ")")      \
    "    bic    lr, " a ", " c LINNET_XOODOO_ROR("-(" C ")")         \
    "    eor    " b ", " b ", lr" LINNET_XOODOO_ROR(B)               \
    "    bic    lr, " b ", " a LINNET_XOODOO_ROR(B)                  \
    "    eor    " c ", " c ", lr" LINNET_XOODOO_ROR(C " - (" B ")")

// One round. `iota` adds the constant to r1.
#define LINNET_XOODOO_ROUND(b0, b1, b2, b3, c0, c1, c2, c3, B, C, iota) \
    LINNET_XOODOO_PARITY("lr", "r4", b3, c3, B, C)                      \
    LINNET_XOODOO_PARITY("r0", "r1", b0, c0, B, C)                      \
    LINNET_XOODOO_THETA("lr", "r1", b0, c0, B, C)                       \
    LINNET_XOODOO_PARITY("lr", "r2", b1, c1, B, C)                      \
    LINNET_XOODOO_THETA("r0", "r2", b1, c1, B, C)                       \
    LINNET_XOODOO_PARITY("r0", "r3", b2, c2, B, C)                      \
    LINNET_XOODOO_THETA("lr", "r3", b2, c2, B, C)                       \
    LINNET_XOODOO_THETA("r0", "r4", b3, c3, B, C)                       \
    iota                                                                \
    LINNET_XOODOO_CHI("r1", b3, c0, B, C " + 11")                       \
    LINNET_XOODOO_CHI("r2", b0, c1, B, C " + 11")                       \
    LINNET_XOODOO_CHI("r3", b1, c2, B, C " + 11")                       \
    LINNET_XOODOO_CHI("r4", b2, c3, B, C " + 11")

// Four rounds, after which each lane is in its own register. B is `round`, and C is 19 times `round`.
#define LINNET_XOODOO_FOUR_ROUNDS(round, iota1, iota2, iota3, iota4)                                              \
    LINNET_XOODOO_ROUND("r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", round, "19*" round, iota1)             \
    LINNET_XOODOO_ROUND("r8", "r5", "r6", "r7", "r11", "r12", "r9", "r10", round "+1", "19*" round "+19", iota2)  \
    LINNET_XOODOO_ROUND("r7", "r8", "r5", "r6", "r9", "r10", "r11", "r12", round "+2", "19*" round "+38", iota3)  \
    LINNET_XOODOO_ROUND("r6", "r7", "r8", "r5", "r11", "r12", "r9", "r10", round "+3", "19*" round "+57", iota4)

// Rotates the planes b and c to where they are.
#define LINNET_XOODOO_ROTATE(b, c)    \
    "    ror    r5, r5, #" b "\n"     \
    "    ror    r6, r6, #" b "\n"     \
    "    ror    r7, r7, #" b "\n"     \
    "    ror    r8, r8, #" b "\n"     \
    "    ror    r9, r9, #" c "\n"     \
    "    ror    r10, r10, #" c "\n"   \
    "    ror    r11, r11, #" c "\n"   \
    "    ror    r12, r12, #" c "\n"

#if LINNET_UNROLL
/// 49 cycles per round, which has 49 instructions.
LINNET_NAKED inline void xoodoo_thumb(uint32_t* /*x*/) noexcept {
    asm("    push   {r0, r4-r11, lr}\n"
        "    ldm    r0, {r1-r12}\n"
        LINNET_XOODOO_FOUR_ROUNDS("0", "    eor    r1, #0x058\n", "    eor    r1, #0x038\n", "    eor    r1, #0x3c0\n",
                                  "    eor    r1, #0x0d0\n")
        LINNET_XOODOO_FOUR_ROUNDS("4", "    eor    r1, #0x120\n", "    eor    r1, #0x014\n", "    eor    r1, #0x060\n",
                                  "    eor    r1, #0x02c\n")
        LINNET_XOODOO_FOUR_ROUNDS("8", "    eor    r1, #0x380\n", "    eor    r1, #0x0f0\n", "    eor    r1, #0x1a0\n",
                                  "    eor    r1, #0x012\n")
        LINNET_XOODOO_ROTATE("20", "28")
        "    pop    {r0}\n"
        "    stm    r0, {r1-r12}\n"
        "    pop    {r4-r11, pc}\n");
}
#else
#define LINNET_XOODOO_IOTA          \
    "    ldr    lr, [sp]\n"         \
    "    ldrh   r0, [lr], #2\n"     \
    "    str    lr, [sp]\n"         \
    "    eor    r1, r0\n"

/// 60 cycles per round.
LINNET_NAKED inline void xoodoo_thumb(uint32_t* /*x*/) noexcept {
    asm("    push   {r0, r4-r11, lr}\n"
        "    ldm    r0, {r1-r12}\n"
        "    adr.w  r0, 2f\n"
        "    push   {r0}\n"
        "1:\n"
        LINNET_XOODOO_FOUR_ROUNDS("0", LINNET_XOODOO_IOTA, LINNET_XOODOO_IOTA, LINNET_XOODOO_IOTA, LINNET_XOODOO_IOTA)
        LINNET_XOODOO_ROTATE("28", "20")
        "    ldr    lr, [sp]\n"
        "    adr.w  r0, 3f\n"
        "    cmp    lr, r0\n"
        "    bne.w  1b\n"
        "    add    sp, #4\n"
        "    pop    {r0}\n"
        "    stm    r0, {r1-r12}\n"
        "    pop    {r4-r11, pc}\n"
        "    .balign 4\n"
        "2:  .short 0x058, 0x038, 0x3c0, 0x0d0, 0x120, 0x014, 0x060, 0x02c, 0x380, 0x0f0, 0x1a0, 0x012\n"
        "3:\n");
}
#undef LINNET_XOODOO_IOTA
#endif

// clang-format on

#undef LINNET_XOODOO_ROR
#undef LINNET_XOODOO_PARITY
#undef LINNET_XOODOO_THETA
#undef LINNET_XOODOO_CHI
#undef LINNET_XOODOO_ROUND
#undef LINNET_XOODOO_FOUR_ROUNDS
#undef LINNET_XOODOO_ROTATE

} // namespace detail
LINNET_NAMESPACE_END
#endif

#endif
