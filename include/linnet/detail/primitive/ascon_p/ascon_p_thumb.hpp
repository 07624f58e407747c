// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_THUMB_HPP

/// Ascon-p on an interleaved state for Cortex-M, where compilers spill or copy most of it. A word is its even-numbered bits e and
/// its odd-numbered bits o. Either one of its two rotations is by an odd number of bits,
///     e' = e ^ (e ror c) ^ (o ror b)      o' = o ^ (o ror c) ^ (e ror b + 1)
/// or both are, which is the same as two rotations of one half:
///     e' = e ^ ((o ^ (o ror d)) ror p)    o' = o ^ ((e ^ (e ror d)) ror p + 1)

#include <linnet/detail/base/thumb.hpp>
#include <linnet/detail/word/interleaved.hpp>

#if defined(LINNET_THUMB)
LINNET_NAMESPACE_BEGIN
namespace detail {

inline constexpr unsigned ascon_thumb_rounds_max = 12;

// The halves of a round constant.
#define LINNET_ASCON_EVEN(c) "((" c " & 1) | (" c " >> 1 & 2) | (" c " >> 2 & 4) | (" c " >> 3 & 8))"
#define LINNET_ASCON_ODD(c) "((" c " >> 1 & 1) | (" c " >> 2 & 2) | (" c " >> 3 & 4) | (" c " >> 4 & 8))"
#define LINNET_ASCON_EACH_CONSTANT ".irp c, 0xf0, 0xe1, 0xd2, 0xc3, 0xb4, 0xa5, 0x96, 0x87, 0x78, 0x69, 0x5a, 0x4b\n"

// clang-format off

#if defined(__thumb2__)

// Registers: word i has its even half in r(2i + 1) and its odd half in r(2i + 2), from r1 to r10. A round needs r11, r12 and one
// more register, `t`, as scratch.

// An addition of two registers below r8 takes 2 bytes if it may set the flags. All instructions of the unrolled rounds have 4 bytes,
// so that each round has the same size.
#if LINNET_UNROLL
#define LINNET_ASCON_ADD "eor    "
#else
#define LINNET_ASCON_ADD "eors   "
#endif

// Substitution of one half of all words, without the constant. `orn` does both complements of the S-box: words 2 and 3 carry one
// until word 3 takes in word 2.
#define LINNET_ASCON_SUBSTITUTE(x0, x1, x2, x3, x4, t) \
    "    eor    " x0 ", " x4 "\n"                      \
    "    eor    " x4 ", " x3 "\n"                      \
    "    " LINNET_ASCON_ADD x2 ", " x1 "\n"            \
    "    bic    r11, " x2 ", " x1 "\n"                 \
    "    orn    r12, " x4 ", " x0 "\n"                 \
    "    bic    " t ", " x1 ", " x0 "\n"               \
    "    eor    " x0 ", r11\n"                         \
    "    bic    r11, " x3 ", " x2 "\n"                 \
    "    eor    " x1 ", r11\n"                         \
    "    orn    r11, " x3 ", " x4 "\n"                 \
    "    eor    " x2 ", r11\n"                         \
    "    eor    " x3 ", r12\n"                         \
    "    eor    " x4 ", " t "\n"                       \
    "    " LINNET_ASCON_ADD x1 ", " x0 "\n"            \
    "    eor    " x0 ", " x4 "\n"                      \
    "    eor    " x3 ", " x2 "\n"
#define LINNET_ASCON_DIFFUSE_MIXED(e, o, c, b, b1) \
    "    eor    r11, " e ", " o ", ror #" b "\n"   \
    "    eor    r12, " o ", " e ", ror #" b1 "\n"  \
    "    eor    " e ", r11, " e ", ror #" c "\n"   \
    "    eor    " o ", r12, " o ", ror #" c "\n"
#define LINNET_ASCON_DIFFUSE_ODD(e, o, d, p, p1) \
    "    eor    r11, " o ", " o ", ror #" d "\n" \
    "    eor    r12, " e ", " e ", ror #" d "\n" \
    "    eor    " e ", " e ", r11, ror #" p "\n" \
    "    eor    " o ", " o ", r12, ror #" p1 "\n"
#define LINNET_ASCON_ROUND(t)                                 \
    LINNET_ASCON_SUBSTITUTE("r1", "r3", "r5", "r7", "r9", t)  \
    LINNET_ASCON_SUBSTITUTE("r2", "r4", "r6", "r8", "r10", t) \
    LINNET_ASCON_DIFFUSE_MIXED("r1", "r2", "14", "9", "10")   \
    LINNET_ASCON_DIFFUSE_ODD("r3", "r4", "11", "19", "20")    \
    "    eor    r11, r5, r6\n"                                \
    "    eor    r12, r6, r5, ror #1\n"                        \
    "    eor    r5, r11, r5, ror #3\n"                        \
    "    eor    r6, r12, r6, ror #3\n"                        \
    LINNET_ASCON_DIFFUSE_MIXED("r7", "r8", "5", "8", "9")     \
    LINNET_ASCON_DIFFUSE_ODD("r9", "r10", "17", "3", "4")

// Code in assembly with the state in its registers calls the rounds at ascon_thumb_rounds_at, which return to lr; r0, r11, r12 and lr
// are scratch. They lie LINNET_ASCON_ROUNDS_AT bytes after the beginning of ascon_p_thumb: compilers must not put code before it for
// tracers. It is aligned for `adr`, which counts from a multiple of 4.
#if defined(__clang__)
#define LINNET_ASCON_EXACT [[gnu::aligned(4), gnu::no_instrument_function]]
#else
#define LINNET_ASCON_EXACT [[gnu::aligned(4), gnu::no_instrument_function, gnu::patchable_function_entry(0)]]
#endif

#if LINNET_UNROLL
#define LINNET_ASCON_ROUNDS_AT "40"

/// 54 cycles per round, which has 54 instructions of 4 bytes.
LINNET_NAKED LINNET_ASCON_EXACT inline void ascon_p_thumb(interleaved* /*x*/, unsigned /*rounds*/) noexcept {
    asm("0:  push   {r0, r4-r11, lr}\n"
        "    mov    r2, #216\n"
        "    adr.w  r3, 1f\n"
        "    mls    r12, r1, r2, r3\n"
        "    ldm    r0, {r1-r10}\n"
        "    adr.w  lr, 2f\n"
        "    orr    lr, #1\n"
        "    mov    pc, r12\n"
        "2:  pop    {r0}\n"
        "    stm    r0, {r1-r10}\n"
        "    pop    {r4-r11, pc}\n"
        "    .org   0b + " LINNET_ASCON_ROUNDS_AT "\n"
        LINNET_ASCON_EACH_CONSTANT
        "    eor    r5, #" LINNET_ASCON_EVEN("\\c") "\n"
        "    eor    r6, #" LINNET_ASCON_ODD("\\c") "\n"
        LINNET_ASCON_ROUND("r0")
        "    .endr\n"
        "1:  bx     lr\n");
}
/// The last `rounds` of the twelve rounds.
LINNET_INLINE uintptr_t ascon_thumb_rounds_at(unsigned rounds) noexcept {
    return reinterpret_cast<uintptr_t>(&ascon_p_thumb) + 40 + size_t{216} * (12 - rounds);
}
#else
#define LINNET_ASCON_ROUNDS_AT "28"

/// 62 cycles per round.
LINNET_NAKED LINNET_ASCON_EXACT inline void ascon_p_thumb(interleaved* /*x*/, unsigned /*rounds*/) noexcept {
    asm("0:  push   {r0, r4-r11, lr}\n"
        "    mov    r11, r1\n"
        "    ldm    r0, {r1-r10}\n"
        "    mov    r0, r11\n"
        "    bl     1f\n"
        "    pop    {r0}\n"
        "    stm    r0, {r1-r10}\n"
        "    pop    {r4-r11, pc}\n"
        "    .org   0b + " LINNET_ASCON_ROUNDS_AT "\n"
        "1:  push   {lr}\n"
        "    adr.w  r12, 3f\n"
        "    sub    r0, r12, r0, lsl #1\n"
        "2:  ldrb   r11, [r0], #1\n"
        "    ldrb   r12, [r0], #1\n"
        "    eor    r5, r11\n"
        "    eor    r6, r12\n"
        LINNET_ASCON_ROUND("lr")
        "    adr.w  r11, 3f\n"
        "    cmp    r0, r11\n"
        "    bne.w  2b\n"
        "    pop    {pc}\n"
        "    .balign 4\n"
        LINNET_ASCON_EACH_CONSTANT
        "    .byte " LINNET_ASCON_EVEN("\\c") ", " LINNET_ASCON_ODD("\\c") "\n"
        "    .endr\n"
        "3:\n");
}
/// As many rounds as r0 says, at most twelve.
LINNET_INLINE uintptr_t ascon_thumb_rounds_at(unsigned /*rounds*/) noexcept { return reinterpret_cast<uintptr_t>(&ascon_p_thumb) + 28; }
#endif

/// `count` times: adds a bit of `y`, from the first on, to the first bit of the state, and runs one round. 67 cycles per bit.
LINNET_NAKED inline void ascon_thumb_bits(interleaved* /*x*/, const interleaved* /*y*/, unsigned /*count*/) noexcept {
    asm("    push   {r0, r4-r11, lr}\n"
        "    ldrd   r12, r11, [r1]\n"
        "    strd   r11, r12, [sp, #-8]!\n"
        "    mov    lr, r2\n"
        "    ldm    r0, {r1-r10}\n"
        "    mov    r0, lr\n"
        "1:  ldrd   r11, r12, [sp]\n"
        "    and    lr, r11, #0x80000000\n"
        "    eor    r2, lr\n"
        "    lsl    r11, #1\n"
        "    strd   r12, r11, [sp]\n"
        "    eor    r5, #" LINNET_ASCON_EVEN("0x4b") "\n"
        "    eor    r6, #" LINNET_ASCON_ODD("0x4b") "\n"
        LINNET_ASCON_ROUND("lr")
        "    subs   r0, #1\n"
        "    bne.w  1b\n"
        "    add    sp, #8\n"
        "    pop    {r0}\n"
        "    stm    r0, {r1-r10}\n"
        "    pop    {r4-r11, pc}\n");
}
#undef LINNET_ASCON_ROUNDS_AT
#undef LINNET_ASCON_EXACT
#undef LINNET_ASCON_ADD
#undef LINNET_ASCON_SUBSTITUTE
#undef LINNET_ASCON_DIFFUSE_MIXED
#undef LINNET_ASCON_DIFFUSE_ODD
#undef LINNET_ASCON_ROUND

#else

// One half of all words is in r1 to r5, the other in r8 to r12; lr points to the constants. Substitution leaves the words in r3,
// r4, r5, r7 and r6. In descending order, each result goes to the register of a word that is no longer used.
#define LINNET_ASCON_SUBSTITUTE \
    "    eors   r3, r7\n"       \
    "    eors   r1, r5\n"       \
    "    eors   r5, r4\n"       \
    "    eors   r3, r2\n"       \
    "    movs   r6, r2\n"       \
    "    bics   r6, r1\n"       \
    "    eors   r6, r5\n"       \
    "    movs   r7, r1\n"       \
    "    bics   r7, r5\n"       \
    "    eors   r7, r4\n"       \
    "    bics   r5, r4\n"       \
    "    eors   r5, r3\n"       \
    "    bics   r4, r3\n"       \
    "    eors   r4, r2\n"       \
    "    bics   r3, r2\n"       \
    "    eors   r3, r1\n"       \
    "    eors   r4, r3\n"       \
    "    eors   r3, r6\n"       \
    "    eors   r7, r5\n"       \
    "    mvns   r5, r5\n"
#define LINNET_ASCON_EXCHANGE(low, from, to) \
    "    mov    " low ", " to "\n"           \
    "    mov    " to ", " from "\n"
// Input: the even half in `e`, the odd half in `high`. Output: the odd half in `o`, the even half in `high`. `t` and r0 are free.
#define LINNET_ASCON_DIFFUSE_MIXED(e, high, o, t, start, b, b1, rest) \
    "    mov    " t ", " high "\n"                                    \
    start                                                             \
    "    mov    " o ", " e "\n"                                       \
    "    rors   " e ", r0\n"                                          \
    "    eors   " e ", " o "\n"                                       \
    "    movs   r0, #" b1 "\n"                                        \
    "    rors   " o ", r0\n"                                          \
    "    eors   " o ", " t "\n"                                       \
    "    movs   r0, #" b "\n"                                         \
    "    rors   " t ", r0\n"                                          \
    "    eors   " e ", " t "\n"                                       \
    "    mov    " high ", " e "\n"                                    \
    "    movs   r0, #" rest "\n"                                      \
    "    rors   " t ", r0\n"                                          \
    "    eors   " o ", " t "\n"
#define LINNET_ASCON_DIFFUSE_ODD(e, high, o, t, d, p, p1) \
    "    mov    " t ", " high "\n"                        \
    "    movs   r0, #" d "\n"                             \
    "    mov    " o ", " e "\n"                           \
    "    rors   " o ", r0\n"                              \
    "    eors   " o ", " e "\n"                           \
    "    movs   r0, #" p1 "\n"                            \
    "    rors   " o ", r0\n"                              \
    "    eors   " o ", " t "\n"                           \
    "    movs   r0, #" p "\n"                             \
    "    rors   " t ", r0\n"                              \
    "    eors   " e ", " t "\n"                           \
    "    movs   r0, #" d "\n"                             \
    "    rors   " t ", r0\n"                              \
    "    eors   " e ", " t "\n"                           \
    "    mov    " high ", " e "\n"

// Saves the registers above r7; r4 to r7 and lr were saved before.
#define LINNET_ASCON_SAVE  \
    "    mov    r4, r8\n"  \
    "    mov    r5, r9\n"  \
    "    mov    r6, r10\n" \
    "    mov    r7, r11\n" \
    "    push   {r4-r7}\n"
#define LINNET_ASCON_LOAD       \
    "    ldm    r0!, {r1-r6}\n" \
    "    mov    r8, r1\n"       \
    "    mov    r9, r3\n"       \
    "    mov    r10, r5\n"      \
    "    mov    r1, r2\n"       \
    "    mov    r2, r4\n"       \
    "    mov    r3, r6\n"       \
    "    ldm    r0!, {r4-r7}\n" \
    "    mov    r11, r4\n"      \
    "    mov    r12, r6\n"      \
    "    mov    r4, r5\n"       \
    "    mov    r5, r7\n"
#define LINNET_ASCON_STORE_AND_RETURN \
    "    pop    {r0}\n"               \
    "    mov    r6, r3\n"             \
    "    mov    r7, r2\n"             \
    "    mov    r2, r1\n"             \
    "    mov    r1, r8\n"             \
    "    mov    r3, r9\n"             \
    "    mov    r8, r4\n"             \
    "    mov    r9, r5\n"             \
    "    mov    r4, r7\n"             \
    "    mov    r5, r10\n"            \
    "    stm    r0!, {r1-r6}\n"       \
    "    mov    r4, r11\n"            \
    "    mov    r6, r12\n"            \
    "    mov    r5, r8\n"             \
    "    mov    r7, r9\n"             \
    "    stm    r0!, {r4-r7}\n"       \
    "    pop    {r4-r7}\n"            \
    "    mov    r8, r4\n"             \
    "    mov    r9, r5\n"             \
    "    mov    r10, r6\n"            \
    "    mov    r11, r7\n"            \
    "    pop    {r4-r7, pc}\n"
#define LINNET_ASCON_ROUND(first, second)                                                      \
    first                                                                                      \
    LINNET_ASCON_SUBSTITUTE                                                                    \
    LINNET_ASCON_EXCHANGE("r1", "r3", "r8")                                                    \
    LINNET_ASCON_EXCHANGE("r2", "r4", "r9")                                                    \
    LINNET_ASCON_EXCHANGE("r3", "r5", "r10")                                                   \
    LINNET_ASCON_EXCHANGE("r4", "r7", "r11")                                                   \
    LINNET_ASCON_EXCHANGE("r5", "r6", "r12")                                                   \
    second                                                                                     \
    LINNET_ASCON_SUBSTITUTE                                                                    \
    LINNET_ASCON_DIFFUSE_ODD("r4", "r9", "r2", "r1", "11", "19", "20")                         \
    LINNET_ASCON_DIFFUSE_MIXED("r3", "r8", "r1", "r4", "    movs   r0, #14\n", "9", "10", "5") \
    LINNET_ASCON_DIFFUSE_MIXED("r7", "r11", "r4", "r3", "", "8", "9", "29")                    \
    "    mov    r7, r10\n"                                                                     \
    "    movs   r0, #3\n"                                                                      \
    "    mov    r3, r5\n"                                                                      \
    "    rors   r5, r0\n"                                                                      \
    "    eors   r5, r3\n"                                                                      \
    "    eors   r5, r7\n"                                                                      \
    "    mov    r10, r5\n"                                                                     \
    "    mov    r5, r7\n"                                                                      \
    "    rors   r7, r0\n"                                                                      \
    "    eors   r5, r7\n"                                                                      \
    "    movs   r0, #1\n"                                                                      \
    "    rors   r3, r0\n"                                                                      \
    "    eors   r3, r5\n"                                                                      \
    LINNET_ASCON_DIFFUSE_ODD("r6", "r12", "r5", "r7", "17", "3", "4")

/// 135 cycles per round.
LINNET_NAKED inline void ascon_p_thumb(interleaved* /*x*/, unsigned /*rounds*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r7, lr}\n"
        LINNET_ASCON_SAVE
        "    push   {r0}\n"
        "    lsls   r1, r1, #1\n"
        "    adr    r2, 3f\n"
        "    subs   r2, r2, r1\n"
        "    mov    lr, r2\n"
        LINNET_ASCON_LOAD
        "1:\n"
        LINNET_ASCON_ROUND(
            "    mov    r0, lr\n"
            "    ldrb   r7, [r0]\n",
            "    ldrb   r7, [r0, #1]\n"
            "    adds   r0, #2\n"
            "    mov    lr, r0\n")
        "    adr    r0, 3f\n"
        "    cmp    r0, lr\n"
        "    beq    2f\n"
        "    b      1b\n"
        "2:\n"
        LINNET_ASCON_STORE_AND_RETURN
        "    .balign 4\n"
        LINNET_ASCON_EACH_CONSTANT
        "    .byte " LINNET_ASCON_ODD("\\c") ", " LINNET_ASCON_EVEN("\\c") "\n"
        "    .endr\n"
        "3:\n");
}

/// `count` times: adds a bit of `y`, from the first on, to the first bit of the state, and runs one round. 143 cycles per bit.
LINNET_NAKED inline void ascon_thumb_bits(interleaved* /*x*/, const interleaved* /*y*/, unsigned /*count*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r7, lr}\n"
        LINNET_ASCON_SAVE
        "    mov    lr, r2\n"
        "    ldr    r2, [r1]\n"
        "    ldr    r1, [r1, #4]\n"
        "    push   {r0}\n"
        "    push   {r1, r2}\n"
        LINNET_ASCON_LOAD
        "1:  ldr    r6, [sp]\n"
        "    ldr    r7, [sp, #4]\n"
        "    str    r7, [sp]\n"
        "    lsrs   r7, r6, #31\n"
        "    lsls   r7, r7, #31\n"
        "    eors   r1, r7\n"
        "    lsls   r6, r6, #1\n"
        "    str    r6, [sp, #4]\n"
        LINNET_ASCON_ROUND(
            "    movs   r7, #" LINNET_ASCON_ODD("0x4b") "\n",
            "    movs   r7, #" LINNET_ASCON_EVEN("0x4b") "\n")
        "    mov    r0, lr\n"
        "    subs   r0, #1\n"
        "    mov    lr, r0\n"
        "    beq    2f\n"
        "    b      1b\n"
        "2:  add    sp, #8\n"
        LINNET_ASCON_STORE_AND_RETURN);
}
#undef LINNET_ASCON_SAVE
#undef LINNET_ASCON_LOAD
#undef LINNET_ASCON_STORE_AND_RETURN
#undef LINNET_ASCON_ROUND
#undef LINNET_ASCON_SUBSTITUTE
#undef LINNET_ASCON_EXCHANGE
#undef LINNET_ASCON_DIFFUSE_MIXED
#undef LINNET_ASCON_DIFFUSE_ODD

#endif
// clang-format on

#undef LINNET_ASCON_EVEN
#undef LINNET_ASCON_ODD
#undef LINNET_ASCON_EACH_CONSTANT

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
