// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_X25519_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_X25519_THUMB_HPP

/// The ladder of X25519 for Cortex-M. A call that saves eleven registers costs a tenth of a field multiplication on an M4. So the
/// ladder is a list of calls of four bytes each, which one function executes; the portable ladder is compiled from the same list.
/// With umaal the rows of a product stay in registers, half at a time: it adds a limb and a carry while multiplying. With umull
/// alone, each row takes two chains of carries. The time of an M3's long multiplications depends on the operands: there limbs are
/// multiplied by halves, two rows at once, unless LINNET_M3_FAST_MULTIPLY is defined. An M0 uses Karatsuba multiplication down to
/// words, and applies the signs of the differences by masks. The swap bits of the ladder are stored in the result until it is
/// written.
///
/// On cores with umaal or umull, elements are integers below 2^256. The part of a result beyond bit 255 comes back times 19. It is
/// taken from the last limb, which is computed first, so that the others take one pass. The last limb is then below 2^31 and holds
/// the carry out of the others.

#include <linnet/detail/base/thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#if defined(LINNET_THUMB)
#define LINNET_X25519_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

#if defined(__thumb2__)

// Stack, from sp on: the 16 limbs of a product, two pointers, at 72 the address of the result, a spare word, and from 80 the four
// arguments; the last counts down.
#define LINNET_ENTER            \
    "    .syntax unified\n"     \
    "    push   {r0-r11, lr}\n" \
    "    sub    sp, #80\n"
/// The next call: r3 to r5 are the elements, the call after it and the operation.
#define LINNET_NEXT              \
    "    ldr    r3, [sp, #80]\n" \
    "    ldr    r4, [sp, #84]\n" \
    "    ldr    r5, [r4], #4\n"  \
    "    str    r4, [sp, #84]\n"
/// Repeats the call, if there are squares left.
#define LINNET_SQUARES           \
    "    cmp    r2, r3\n"        \
    "    beq    6f\n"            \
    "    ldr    r4, [sp, #92]\n" \
    "    cbnz   r4, 11f\n"       \
    "    subs   r4, r2, r3\n"    \
    "    adds   r4, #1\n"        \
    "    b      12f\n"           \
    "11: mov    r1, r0\n"        \
    "12: subs   r4, #1\n"        \
    "    str    r4, [sp, #92]\n" \
    "    beq    6f\n"            \
    "    ldr    r5, [sp, #84]\n" \
    "    subs   r5, #4\n"        \
    "    str    r5, [sp, #84]\n"
/// The list from its beginning, with the next choice in r2.
#define LINNET_AGAIN             \
    "    ldr    r5, [sp, #92]\n" \
    "    ldr    r6, [sp, #88]\n" \
    "    subs   r5, #1\n"        \
    "    bmi    9f\n"            \
    "    str    r5, [sp, #92]\n" \
    "    subs   r2, r3\n"        \
    "    subs   r4, r2\n"        \
    "    str    r4, [sp, #84]\n" \
    "    lsrs   r2, r5, #3\n"    \
    "    ldrb   r2, [r6, r2]\n"  \
    "    and    r5, r5, #7\n"    \
    "    lsrs   r2, r5\n"        \
    "    and    r2, r2, #1\n"    \
    "    negs   r2, r2\n"
#define LINNET_LEAVE            \
    "9:  add    sp, #80\n"      \
    "    pop    {r0-r11, pc}\n"
/// Removes what is beyond bit 31 of the limb x, and of the carry above it, and puts 19 times that into the carry.
#define LINNET_TAKE_TOP(x, carry, scratch)                   \
    "    adds   " x ", " x ", " x "\n"                       \
    "    adc    " carry ", " carry ", " carry "\n"           \
    "    lsr    " x ", " x ", #1\n"                          \
    "    add    " scratch ", " carry ", " carry ", lsl #3\n" \
    "    add    " carry ", " carry ", " scratch ", lsl #1\n"

#if defined(__ARM_FEATURE_DSP)

/// Adds a times the limbs of b in r3 to r6 to four limbs and a carry.
#define LINNET_ROW(a, carry, x0, x1, x2, x3)    \
    "    umaal  " x0 ", " carry ", " a ", r3\n" \
    "    umaal  " x1 ", " carry ", " a ", r4\n" \
    "    umaal  " x2 ", " carry ", " a ", r5\n" \
    "    umaal  " x3 ", " carry ", " a ", r6\n"
/// The column x of a square: doubles it, with the carry in the flag, and adds a product, with the carry in r8.
#define LINNET_COLUMN(x, a)                \
    "    adcs   " x ", " x ", " x "\n"     \
    "    umaal  " x ", r8, " a ", " a "\n"

/// Cycles: 167 for a product, 133 for a square, 84 for a sum and difference, 91 for a double, 145 for an exchange, and 21 for a
/// call.
LINNET_NAKED inline void x25519_thumb(uint32_t* /*elements*/, const void* /*calls*/, const uint8_t* /*choices*/,
                                      size_t /*count*/) noexcept {
    asm(LINNET_ENTER
        "    b      1f\n"
        "    .balign 4\n"
        "2:  .hword 9f - 14f - 4, 3f - 14f - 4, 5f - 14f - 4, 7f - 14f - 4, 8f - 14f - 4, 10f - 14f - 4\n"
        // A product: the rows of the first four limbs of b, and of the other four, with a limb of the former sum in each.
        "3:  ldm    r2!, {r3-r6}\n"
        "    ldr    r12, [r1]\n"
        "    ldr    lr, [r1, #4]\n"
        "    umull  r7, r11, r12, r3\n"
        "    mov    r8, #0\n"
        "    mov    r9, #0\n"
        "    mov    r10, #0\n"
        "    umaal  r8, r11, r12, r4\n"
        "    umaal  r9, r11, r12, r5\n"
        "    umaal  r10, r11, r12, r6\n"
        "    str    r7, [sp]\n"
        "    mov    r7, #0\n"
        LINNET_ROW("lr", "r7", "r8", "r9", "r10", "r11")
        "    str    r8, [sp, #4]\n"
        "    ldr    r12, [r1, #8]\n"
        "    ldr    lr, [r1, #12]\n"
        "    mov    r8, #0\n"
        LINNET_ROW("r12", "r8", "r9", "r10", "r11", "r7")
        "    str    r9, [sp, #8]\n"
        "    mov    r9, #0\n"
        LINNET_ROW("lr", "r9", "r10", "r11", "r7", "r8")
        "    str    r10, [sp, #12]\n"
        "    ldr    r12, [r1, #16]\n"
        "    ldr    lr, [r1, #20]\n"
        "    mov    r10, #0\n"
        LINNET_ROW("r12", "r10", "r11", "r7", "r8", "r9")
        "    str    r11, [sp, #16]\n"
        "    mov    r11, #0\n"
        LINNET_ROW("lr", "r11", "r7", "r8", "r9", "r10")
        "    str    r7, [sp, #20]\n"
        "    ldr    r12, [r1, #24]\n"
        "    ldr    lr, [r1, #28]\n"
        "    mov    r7, #0\n"
        LINNET_ROW("r12", "r7", "r8", "r9", "r10", "r11")
        "    str    r8, [sp, #24]\n"
        "    mov    r8, #0\n"
        LINNET_ROW("lr", "r8", "r9", "r10", "r11", "r7")
        "    str    r9, [sp, #28]\n"
        "    str    r10, [sp, #32]\n"
        "    ldm    r2, {r3-r6}\n"
        "    mov    r9, #0\n"
        "    mov    r10, #0\n"
        "    mov    r12, #0\n"
        "    mov    r2, #0\n"
        "    ldr    r0, [sp, #16]\n"
        "    ldr    lr, [r1]\n"
        LINNET_ROW("lr", "r0", "r9", "r10", "r12", "r2")
        "    str    r9, [sp, #16]\n"
        "    ldr    r9, [sp, #20]\n"
        "    ldr    lr, [r1, #4]\n"
        LINNET_ROW("lr", "r9", "r10", "r12", "r2", "r0")
        "    str    r10, [sp, #20]\n"
        "    ldr    r10, [sp, #24]\n"
        "    ldr    lr, [r1, #8]\n"
        LINNET_ROW("lr", "r10", "r12", "r2", "r0", "r9")
        "    str    r12, [sp, #24]\n"
        "    ldr    r12, [sp, #28]\n"
        "    ldr    lr, [r1, #12]\n"
        LINNET_ROW("lr", "r12", "r2", "r0", "r9", "r10")
        "    str    r2, [sp, #28]\n"
        "    ldr    r2, [sp, #32]\n"
        "    ldr    lr, [r1, #16]\n"
        LINNET_ROW("lr", "r2", "r0", "r9", "r10", "r12")
        "    ldr    lr, [r1, #20]\n"
        LINNET_ROW("lr", "r11", "r9", "r10", "r12", "r2")
        "    ldr    lr, [r1, #24]\n"
        LINNET_ROW("lr", "r7", "r10", "r12", "r2", "r11")
        "    ldr    lr, [r1, #28]\n"
        LINNET_ROW("lr", "r8", "r12", "r2", "r11", "r7")
        // The upper half in r0, r9, r10, r12, r2, r11, r7 and r8, times 38, to the lower on the stack.
        "4:  ldr    lr, [sp, #28]\n"
        "    movs   r3, #38\n"
        "    movs   r1, #0\n"
        "    umaal  lr, r1, r3, r8\n"
        LINNET_TAKE_TOP("lr", "r1", "r8")
        "    ldm    sp, {r4-r6, r8}\n"
        "    umaal  r4, r1, r3, r0\n"
        "    umaal  r5, r1, r3, r9\n"
        "    umaal  r6, r1, r3, r10\n"
        "    umaal  r8, r1, r3, r12\n"
        "    ldr    r9, [sp, #16]\n"
        "    ldr    r10, [sp, #20]\n"
        "    ldr    r12, [sp, #24]\n"
        "    ldr    r0, [sp, #72]\n"
        "    umaal  r9, r1, r3, r2\n"
        "    umaal  r10, r1, r3, r11\n"
        "    umaal  r12, r1, r3, r7\n"
        "    add    lr, r1\n"
        "    stm    r0, {r4-r6, r8-r10, r12, lr}\n"
        "1:\n"
        LINNET_NEXT
        "    uxtab  r0, r3, r5\n"
        "    uxtab  r1, r3, r5, ror #8\n"
        "    uxtab  r2, r3, r5, ror #16\n"
        "    lsrs   r5, #24\n"
        "    str    r0, [sp, #72]\n"
        "    adr    r6, 2b\n"
        "    ldrsh  r5, [r6, r5, lsl #1]\n"
        "14: add    pc, r5\n"
        // A square: rows of products of different limbs, each column of which is done when the row that begins there is.
        "5:\n"
        LINNET_SQUARES
        "6:  ldr    r3, [r1]\n"
        "    ldr    r4, [r1, #4]\n"
        "    ldr    r2, [r1, #8]\n"
        "    ldr    r11, [r1, #12]\n"
        "    mov    lr, #0\n"
        "    umull  r6, r8, r3, r3\n"
        "    umull  r9, r12, r4, r3\n"
        "    str    r6, [sp]\n"
        "    adds   r9, r9\n"
        "    umaal  r9, r8, lr, lr\n"
        "    str    r9, [sp, #4]\n"
        "    mov    r9, #0\n"
        "    mov    r0, #0\n"
        "    umaal  r12, r9, r2, r3\n"
        "    umaal  r0, r9, r2, r4\n"
        LINNET_COLUMN("r12", "r4")
        "    str    r12, [sp, #8]\n"
        "    mov    r12, #0\n"
        "    mov    r10, #0\n"
        "    umaal  r0, r12, r11, r3\n"
        "    umaal  r9, r12, r11, r4\n"
        "    umaal  r10, r12, r11, r2\n"
        LINNET_COLUMN("r0", "lr")
        "    str    r0, [sp, #12]\n"
        "    ldr    r5, [r1, #16]\n"
        "    ldr    r6, [r1, #20]\n"
        "    mov    r0, #0\n"
        "    mov    r7, #0\n"
        "    umaal  r9, r0, r5, r3\n"
        "    umaal  r10, r0, r5, r4\n"
        "    umaal  r12, r0, r5, r2\n"
        "    umaal  r7, r0, r5, r11\n"
        LINNET_COLUMN("r9", "r2")
        "    str    r9, [sp, #16]\n"
        "    mov    r9, #0\n"
        "    umaal  r10, r9, r6, r3\n"
        "    umaal  r12, r9, r6, r4\n"
        "    umaal  r7, r9, r6, r2\n"
        "    umaal  r0, r9, r6, r11\n"
        LINNET_COLUMN("r10", "lr")
        "    str    r10, [sp, #20]\n"
        "    ldr    r5, [r1, #24]\n"
        "    ldr    r6, [r1, #28]\n"
        "    mov    r10, #0\n"
        "    umaal  r12, r10, r5, r3\n"
        "    umaal  r7, r10, r5, r4\n"
        "    umaal  r0, r10, r5, r2\n"
        "    umaal  r9, r10, r5, r11\n"
        LINNET_COLUMN("r12", "r11")
        "    str    r12, [sp, #24]\n"
        "    mov    r12, #0\n"
        "    umaal  r7, r12, r6, r3\n"
        "    umaal  r0, r12, r6, r4\n"
        "    umaal  r9, r12, r6, r2\n"
        "    umaal  r10, r12, r6, r11\n"
        LINNET_COLUMN("r7", "lr")
        "    str    r7, [sp, #28]\n"
        "    ldr    r3, [r1, #16]\n"
        "    ldr    r4, [r1, #20]\n"
        "    mov    r2, #0\n"
        "    mov    r11, #0\n"
        "    mov    r7, #0\n"
        "    umaal  r9, r2, r3, r4\n"
        "    umaal  r10, r2, r3, r5\n"
        "    umaal  r12, r2, r4, r5\n"
        "    umaal  r12, r11, r3, r6\n"
        "    umaal  r2, r11, r4, r6\n"
        "    umaal  r11, r7, r5, r6\n"
        LINNET_COLUMN("r0", "r3")
        LINNET_COLUMN("r9", "lr")
        LINNET_COLUMN("r10", "r4")
        LINNET_COLUMN("r12", "lr")
        LINNET_COLUMN("r2", "r5")
        LINNET_COLUMN("r11", "lr")
        LINNET_COLUMN("r7", "r6")
        "    adc    r8, r8, #0\n"
        "    b      4b\n"
        // A sum, which carries in r11, and a difference, which carries in the flag.
        "7:  ldr    r3, [r1, #28]\n"
        "    ldr    r4, [r2, #28]\n"
        "    adds   r3, r4\n"
        "    mov    r11, #0\n"
        "    adc    r11, r11, r11\n"
        LINNET_TAKE_TOP("r3", "r11", "r4")
        "    str    r3, [sp]\n"
        "    mov    lr, #1\n"
        "    ldm    r1!, {r3-r6}\n"
        "    ldm    r2!, {r7-r10}\n"
        "    subs   r12, r3, r7\n"
        "    umaal  r3, r11, lr, r7\n"
        "    sbcs   r7, r4, r8\n"
        "    umaal  r4, r11, lr, r8\n"
        "    sbcs   r8, r5, r9\n"
        "    umaal  r5, r11, lr, r9\n"
        "    sbcs   r9, r6, r10\n"
        "    umaal  r6, r11, lr, r10\n"
        "    stm    r0!, {r3-r6}\n"
        "    ldm    r1!, {r3, r4}\n"
        "    ldm    r2!, {r5, r6}\n"
        "    sbcs   r10, r3, r5\n"
        "    umaal  r3, r11, lr, r5\n"
        "    sbcs   r5, r4, r6\n"
        "    umaal  r4, r11, lr, r6\n"
        "    stm    r0!, {r3, r4}\n"
        "    ldr    r3, [r1]\n"
        "    ldr    r4, [r2]\n"
        "    sbcs   r6, r3, r4\n"
        "    umaal  r3, r11, lr, r4\n"
        "    str    r3, [r0]\n"
        "    ldr    r1, [r1, #4]\n"
        "    ldr    r2, [r2, #4]\n"
        "    ldr    r3, [sp]\n"
        "    sbcs   lr, r1, r2\n"
        "    add    r3, r11\n"
        "    str    r3, [r0, #4]\n"
        "    sbc    r3, r3, r3\n"
        "    and    r3, r3, #38\n"
        "    subs   r1, r12, r3\n"
        "    sbcs   r2, r7, #0\n"
        "    sbcs   r3, r8, #0\n"
        "    sbcs   r4, r9, #0\n"
        "    sbcs   r7, r10, #0\n"
        "    sbcs   r8, r5, #0\n"
        "    sbcs   r9, r6, #0\n"
        "    sbc    r10, lr, #0\n"
        "    adds   r0, #8\n"
        "    stm    r0, {r1-r4, r7-r10}\n"
        "    b      1b\n"
        // A difference, and a sum with a product of it.
        "8:  ldm    r1!, {r3-r6}\n"
        "    ldm    r2!, {r7-r10}\n"
        "    subs   r3, r7\n"
        "    sbcs   r4, r4, r8\n"
        "    sbcs   r5, r5, r9\n"
        "    sbcs   r6, r6, r10\n"
        "    ldm    r1, {r7-r10}\n"
        "    ldm    r2, {r0, r11, r12, lr}\n"
        "    sbcs   r7, r7, r0\n"
        "    sbcs   r8, r8, r11\n"
        "    sbcs   r9, r9, r12\n"
        "    sbcs   r10, r10, lr\n"
        "    sbc    r0, r0, r0\n"
        "    and    r0, r0, #38\n"
        "    subs   r3, r0\n"
        "    sbcs   r4, r4, #0\n"
        "    sbcs   r5, r5, #0\n"
        "    sbcs   r6, r6, #0\n"
        "    sbcs   r7, r7, #0\n"
        "    sbcs   r8, r8, #0\n"
        "    sbcs   r9, r9, #0\n"
        "    sbc    r10, r10, #0\n"
        "    subs   r1, #16\n"
        "    stm    r1, {r3-r10}\n"
        "    ldr    r12, [r2, #12]\n"
        "    movw   lr, #56130\n"
        "    movt   lr, #1\n"
        "    mov    r11, #0\n"
        "    umaal  r12, r11, lr, r10\n"
        LINNET_TAKE_TOP("r12", "r11", "r10")
        "    ldr    r0, [r2, #-16]\n"
        "    ldr    r1, [r2, #-12]\n"
        "    umaal  r0, r11, lr, r3\n"
        "    umaal  r1, r11, lr, r4\n"
        "    ldr    r3, [r2, #-8]\n"
        "    ldr    r4, [r2, #-4]\n"
        "    umaal  r3, r11, lr, r5\n"
        "    umaal  r4, r11, lr, r6\n"
        "    ldr    r5, [r2]\n"
        "    ldr    r6, [r2, #4]\n"
        "    umaal  r5, r11, lr, r7\n"
        "    umaal  r6, r11, lr, r8\n"
        "    ldr    r7, [r2, #8]\n"
        "    ldr    r8, [sp, #72]\n"
        "    umaal  r7, r11, lr, r9\n"
        "    add    r12, r11\n"
        "    stm    r8, {r0, r1, r3-r7, r12}\n"
        "    b      1b\n"
        // An exchange of two elements with two others, by all bytes of a choice or none.
        "10:\n"
        LINNET_AGAIN
        "    uadd8  r2, r2, r2\n"
        "    add    lr, r0, #64\n"
        "11: ldm    r0, {r3-r6}\n"
        "    ldm    r1, {r7-r10}\n"
        "    sel    r2, r7, r3\n"
        "    sel    r7, r3, r7\n"
        "    sel    r3, r8, r4\n"
        "    sel    r8, r4, r8\n"
        "    sel    r4, r9, r5\n"
        "    sel    r9, r5, r9\n"
        "    sel    r5, r10, r6\n"
        "    sel    r10, r6, r10\n"
        "    stm    r0!, {r2-r5}\n"
        "    stm    r1!, {r7-r10}\n"
        "    cmp    r0, lr\n"
        "    bne    11b\n"
        "    b      1b\n"
        LINNET_LEAVE);
}
#undef LINNET_ROW
#undef LINNET_COLUMN

#else

#if LINNET_LONG_MULTIPLY

/// Adds the limb i at r1 times the limbs in r3 to r6 to x0 to x3, with the carry in x4, and stores the limb x0 of the result on the
/// stack. `middle` begins the addition of the upper halves, which are in y1 to y3.
#define LINNET_ROW(i, place, middle, x0, x1, x2, x3, x4, y1, y2, y3) \
    "    ldr    lr, [r1, #" i "]\n"                                  \
    "    umull  " y2 ", " y1 ", lr, r3\n"                            \
    "    adds   " x0 ", " x0 ", " y2 "\n"                            \
    "    umull  " x4 ", " y2 ", lr, r4\n"                            \
    "    adcs   " x1 ", " x1 ", " x4 "\n"                            \
    "    umull  " x4 ", " y3 ", lr, r5\n"                            \
    "    adcs   " x2 ", " x2 ", " x4 "\n"                            \
    "    umull  lr, " x4 ", lr, r6\n"                                \
    "    adcs   " x3 ", " x3 ", lr\n"                                \
    "    adc    " x4 ", " x4 ", #0\n"                                \
    "    " middle " " x1 ", " x1 ", " y1 "\n"                        \
    "    adcs   " x2 ", " x2 ", " y2 "\n"                            \
    "    adcs   " x3 ", " x3 ", " y3 "\n"                            \
    "    adc    " x4 ", " x4 ", #0\n"                                \
    "    str    " x0 ", [sp, #" place "]\n"
#define LINNET_FORMER(place, x0)           \
    "    ldr    lr, [sp, #" place "]\n"    \
    "    adds   " x0 ", " x0 ", lr\n"      \
    "    adcs"
/// The first row, to r7 to r10 and r11.
#define LINNET_FIRST_ROW(place, middle) \
    "    ldr    lr, [r1]\n"             \
    "    umull  r7, r12, lr, r3\n"      \
    "    umull  r8, r0, lr, r4\n"       \
    "    umull  r9, r2, lr, r5\n"       \
    "    umull  r10, r11, lr, r6\n"     \
    "    " middle " r8, r8, r12\n"      \
    "    adcs   r9, r9, r0\n"           \
    "    adcs   r10, r10, r2\n"         \
    "    adc    r11, r11, #0\n"         \
    "    str    r7, [sp, #" place "]\n"
/// Adds 121666, in r12, times the limb h and the carry in lr to the next limb at r2.
#define LINNET_TIMES(h)               \
    "    ldr    r1, [r2], #4\n"       \
    "    adds   r1, r1, lr\n"         \
    "    mov    lr, #0\n"             \
    "    adc    lr, lr, lr\n"         \
    "    umlal  r1, lr, r12, " h "\n" \
    "    mov    " h ", r1\n"

#else

/// Adds a * b, both given in halves, to a limb and a carry. Uses products of 16 bits, since the time of longer ones depends on the
/// factors.
#define LINNET_MULTIPLY_ADD(x, carry, a0, a1, b0, b1) \
    "    mul    r10, " a0 ", " b0 "\n"                \
    "    mul    r2, " a1 ", " b1 "\n"                 \
    "    adds   " x ", " x ", r10\n"                  \
    "    adc    r2, r2, #0\n"                         \
    "    adds   " x ", " x ", " carry "\n"            \
    "    adc    " carry ", r2, #0\n"                  \
    "    mul    r10, " a1 ", " b0 "\n"                \
    "    adds   " x ", " x ", r10, lsl #16\n"         \
    "    adc    " carry ", " carry ", r10, lsr #16\n" \
    "    mul    r10, " a0 ", " b1 "\n"                \
    "    adds   " x ", " x ", r10, lsl #16\n"         \
    "    adc    " carry ", " carry ", r10, lsr #16\n"
/// Adds the limb at r12 times two limbs, with the carries r7 and r8, to x and the limb after it.
#define LINNET_TWO_ROWS(x, next)                            \
    "    ldr    r1, [r12], #4\n"                            \
    "    ldr    " next ", [lr, #4]\n"                       \
    "    uxth   r0, r1\n"                                   \
    "    lsrs   r1, #16\n"                                  \
    LINNET_MULTIPLY_ADD(x, "r7", "r5", "r3", "r0", "r1")    \
    "    str    " x ", [lr], #4\n"                          \
    LINNET_MULTIPLY_ADD(next, "r8", "r6", "r4", "r0", "r1")
/// Two rows, from x on, which is at lr, and what is left of them.
#define LINNET_ROWS               \
    "15:\n"                       \
    LINNET_TWO_ROWS("r9", "r11")  \
    LINNET_TWO_ROWS("r11", "r9")  \
    "    ldr    r10, [sp, #76]\n" \
    "    cmp    r12, r10\n"       \
    "    bne    15b\n"            \
    "    adds   r9, r9, r7\n"     \
    "    adc    r8, r8, #0\n"     \
    "    str    r9, [lr]\n"       \
    "    str    r8, [lr, #4]\n"
/// The next two limbs of a, in halves: r3 and r5, r4 and r6. Advances r1.
#define LINNET_TWO_LIMBS         \
    "    ldr    r3, [r1], #4\n"  \
    "    ldr    r4, [r1], #4\n"  \
    "    str    r1, [sp, #64]\n" \
    "    uxth   r5, r3\n"        \
    "    lsrs   r3, #16\n"       \
    "    uxth   r6, r4\n"        \
    "    lsrs   r4, #16\n"
/// Adds 38 h and the carry in r7 to x.
#define LINNET_FOLD(x, h)                      \
    "    adds   " x ", " x ", r7\n"            \
    "    adc    r7, r6, " h ", lsr #27\n"      \
    "    adds   " x ", " x ", " h ", lsl #5\n" \
    "    adc    r7, r7, " h ", lsr #30\n"      \
    "    adds   " x ", " x ", " h ", lsl #2\n" \
    "    adc    r7, r7, " h ", lsr #31\n"      \
    "    adds   " x ", " x ", " h ", lsl #1\n" \
    "    adc    r7, r7, #0\n"
/// Adds 121666 times the limb h and the carry in r7 to x. 121666 is 56130, in r3, plus 65536.
#define LINNET_TIMES(x, h)                      \
    "    uxth   r5, " h "\n"                    \
    "    lsrs   r8, " h ", #16\n"               \
    "    mul    r5, r5, r3\n"                   \
    "    mul    r8, r8, r3\n"                   \
    "    adds   " x ", " x ", r7\n"             \
    "    adc    r7, r6, r8, lsr #16\n"          \
    "    adds   " x ", " x ", r5\n"             \
    "    adc    r7, r7, #0\n"                   \
    "    adds   " x ", " x ", r8, lsl #16\n"    \
    "    adc    r7, r7, #0\n"                   \
    "    adds   " x ", " x ", " h ", lsl #16\n" \
    "    adc    r7, r7, " h ", lsr #16\n"

#endif

/// Adds the limbs at r2 to the limbs at r1 or subtracts them, with or without a carry, in r3 to r10.
#define LINNET_EIGHT(first, rest)  \
    "    ldm    r1, {r3-r10}\n"    \
    "    ldr    r11, [r2]\n"       \
    "    ldr    r12, [r2, #4]\n"   \
    "    ldr    lr, [r2, #8]\n"    \
    "    " first " r3, r3, r11\n"  \
    "    " rest " r4, r4, r12\n"   \
    "    " rest " r5, r5, lr\n"    \
    "    ldr    r11, [r2, #12]\n"  \
    "    ldr    r12, [r2, #16]\n"  \
    "    ldr    lr, [r2, #20]\n"   \
    "    " rest " r6, r6, r11\n"   \
    "    " rest " r7, r7, r12\n"   \
    "    " rest " r8, r8, lr\n"    \
    "    ldr    r11, [r2, #24]\n"  \
    "    ldr    r12, [r2, #28]\n"  \
    "    " rest " r9, r9, r11\n"   \
    "    " rest " r10, r10, r12\n" \
    "    sbc    r11, r11, r11\n"
/// Adds 38 in r11 to the result or subtracts it.
#define LINNET_WRAP(first, rest, last) \
    "    " first " r3, r3, r11\n"      \
    "    " rest " r4, r4, #0\n"        \
    "    " rest " r5, r5, #0\n"        \
    "    " rest " r6, r6, #0\n"        \
    "    " rest " r7, r7, #0\n"        \
    "    " rest " r8, r8, #0\n"        \
    "    " rest " r9, r9, #0\n"        \
    "    " last " r10, r10, #0\n"
#define LINNET_DIFFERENCE LINNET_EIGHT("subs", "sbcs") "and r11, r11, #38\n" LINNET_WRAP("subs", "sbcs", "sbc")
LINNET_NAKED inline void x25519_thumb(uint32_t* /*elements*/, const void* /*calls*/, const uint8_t* /*choices*/,
                                      size_t /*count*/) noexcept {
    asm(LINNET_ENTER
        "1:\n"
        LINNET_NEXT
        "    uxtb   r0, r5\n"
        "    uxtb   r1, r5, ror #8\n"
        "    uxtb   r2, r5, ror #16\n"
        "    adds   r0, r3\n"
        "    adds   r1, r3\n"
        "    adds   r2, r3\n"
        "    lsrs   r5, #24\n"
        "    str    r0, [sp, #72]\n"
        "    tbh    [pc, r5, lsl #1]\n"
        "2:  .hword (9f - 2b) / 2, (3f - 2b) / 2, (5f - 2b) / 2, (7f - 2b) / 2, (8f - 2b) / 2, (10f - 2b) / 2\n"
#if LINNET_LONG_MULTIPLY
        // A product: the rows of the first four limbs of b, and of the other four, with a limb of the former sum in each.
        "3:  ldm    r2!, {r3-r6}\n"
        "    str    r2, [sp, #68]\n"
        LINNET_FIRST_ROW("0", "adds")
        LINNET_ROW("4", "4", "adds", "r8", "r9", "r10", "r11", "r12", "r0", "r2", "r7")
        LINNET_ROW("8", "8", "adds", "r9", "r10", "r11", "r12", "r0", "r2", "r7", "r8")
        LINNET_ROW("12", "12", "adds", "r10", "r11", "r12", "r0", "r2", "r7", "r8", "r9")
        LINNET_ROW("16", "16", "adds", "r11", "r12", "r0", "r2", "r7", "r8", "r9", "r10")
        LINNET_ROW("20", "20", "adds", "r12", "r0", "r2", "r7", "r8", "r9", "r10", "r11")
        LINNET_ROW("24", "24", "adds", "r0", "r2", "r7", "r8", "r9", "r10", "r11", "r12")
        LINNET_ROW("28", "28", "adds", "r2", "r7", "r8", "r9", "r10", "r11", "r12", "r0")
        "    ldr    r2, [sp, #68]\n"
        "    str    r7, [sp, #32]\n"
        "    str    r8, [sp, #36]\n"
        "    str    r9, [sp, #40]\n"
        "    str    r10, [sp, #44]\n"
        "    ldm    r2, {r3-r6}\n"
        LINNET_FIRST_ROW("16", LINNET_FORMER("16", "r7"))
        LINNET_ROW("4", "20", LINNET_FORMER("20", "r8"), "r8", "r9", "r10", "r11", "r12", "r0", "r2", "r7")
        LINNET_ROW("8", "24", LINNET_FORMER("24", "r9"), "r9", "r10", "r11", "r12", "r0", "r2", "r7", "r8")
        LINNET_ROW("12", "28", LINNET_FORMER("28", "r10"), "r10", "r11", "r12", "r0", "r2", "r7", "r8", "r9")
        LINNET_ROW("16", "32", LINNET_FORMER("32", "r11"), "r11", "r12", "r0", "r2", "r7", "r8", "r9", "r10")
        LINNET_ROW("20", "36", LINNET_FORMER("36", "r12"), "r12", "r0", "r2", "r7", "r8", "r9", "r10", "r11")
        LINNET_ROW("24", "40", LINNET_FORMER("40", "r0"), "r0", "r2", "r7", "r8", "r9", "r10", "r11", "r12")
        LINNET_ROW("28", "44", LINNET_FORMER("44", "r2"), "r2", "r7", "r8", "r9", "r10", "r11", "r12", "r0")
        // The upper half, whose end is in r7 to r10, times 38 to the lower.
        "4:  ldr    lr, [sp, #28]\n"
        "    movs   r3, #38\n"
        "    umull  r4, r1, r3, r10\n"
        "    adds   lr, r4\n"
        "    adc    r1, r1, #0\n"
        LINNET_TAKE_TOP("lr", "r1", "r4")
        "    ldm    sp, {r2, r4, r5}\n"
        "    ldr    r6, [sp, #32]\n"
        "    ldr    r10, [sp, #36]\n"
        "    ldr    r11, [sp, #40]\n"
        "    umull  r6, r12, r3, r6\n"
        "    adds   r2, r2, r6\n"
        "    umull  r10, r6, r3, r10\n"
        "    adcs   r4, r4, r10\n"
        "    umull  r11, r10, r3, r11\n"
        "    adcs   r5, r5, r11\n"
        "    adc    r10, r10, #0\n"
        "    adds   r2, r2, r1\n"
        "    adcs   r4, r4, r12\n"
        "    adcs   r5, r5, r6\n"
        "    adc    r1, r10, #0\n"
        "    ldr    r0, [sp, #72]\n"
        "    stm    r0!, {r2, r4, r5}\n"
        "    ldr    r2, [sp, #12]\n"
        "    ldr    r4, [sp, #16]\n"
        "    ldr    r5, [sp, #20]\n"
        "    ldr    r6, [sp, #24]\n"
        "    ldr    r10, [sp, #44]\n"
        "    umull  r10, r11, r3, r10\n"
        "    adds   r2, r2, r10\n"
        "    umull  r7, r12, r3, r7\n"
        "    adcs   r4, r4, r7\n"
        "    umull  r8, r10, r3, r8\n"
        "    adcs   r5, r5, r8\n"
        "    umull  r9, r7, r3, r9\n"
        "    adcs   r6, r6, r9\n"
        "    adc    r7, r7, #0\n"
        "    adds   r2, r2, r1\n"
        "    adcs   r4, r4, r11\n"
        "    adcs   r5, r5, r12\n"
        "    adcs   r6, r6, r10\n"
        "    adc    r7, r7, #0\n"
        "    add    lr, r7\n"
        "    stm    r0, {r2, r4-r6, lr}\n"
        "    b      1b\n"
        // A square: products of different limbs, where the first four are both factors, and their rows with the other four.
        "5:\n"
        LINNET_SQUARES
        "6:  ldm    r1, {r3-r6}\n"
        "    umull  r12, r0, r3, r4\n"
        "    umull  lr, r2, r3, r5\n"
        "    adds   r0, lr\n"
        "    umull  lr, r7, r3, r6\n"
        "    adcs   r2, r2, lr\n"
        "    adc    r7, r7, #0\n"
        "    umull  lr, r10, r4, r5\n"
        "    adds   r2, lr\n"
        "    umull  lr, r8, r4, r6\n"
        "    adcs   r7, r7, lr\n"
        "    adc    r8, r8, #0\n"
        "    adds   r7, r7, r10\n"
        "    adc    r8, r8, #0\n"
        "    umull  lr, r9, r5, r6\n"
        "    adds   r8, r8, lr\n"
        "    adc    r9, r9, #0\n"
        "    mov    r10, #0\n"
        "    str    r12, [sp, #4]\n"
        "    str    r0, [sp, #8]\n"
        "    str    r2, [sp, #12]\n"
        LINNET_ROW("16", "16", "adds", "r7", "r8", "r9", "r10", "r11", "r12", "r0", "r2")
        LINNET_ROW("20", "20", "adds", "r8", "r9", "r10", "r11", "r12", "r0", "r2", "r7")
        LINNET_ROW("24", "24", "adds", "r9", "r10", "r11", "r12", "r0", "r2", "r7", "r8")
        LINNET_ROW("28", "28", "adds", "r10", "r11", "r12", "r0", "r2", "r7", "r8", "r9")
        // Twice the lower half and the squares of its limbs. The carries of both go on in lr.
        "    ldr    r8, [sp, #4]\n"
        "    ldr    r9, [sp, #8]\n"
        "    ldr    r10, [sp, #12]\n"
        "    adds   r8, r8, r8\n"
        "    adcs   r9, r9, r9\n"
        "    adcs   r10, r10, r10\n"
        "    mov    lr, #0\n"
        "    adc    lr, lr, lr\n"
        "    umull  r7, r3, r3, r3\n"
        "    adds   r8, r8, r3\n"
        "    umull  r3, r4, r4, r4\n"
        "    adcs   r9, r9, r3\n"
        "    adcs   r10, r10, r4\n"
        "    mov    r3, #0\n"
        "    adc    r3, r3, r3\n"
        "    stm    sp, {r7-r10}\n"
        "    ldr    r7, [sp, #16]\n"
        "    ldr    r8, [sp, #20]\n"
        "    ldr    r9, [sp, #24]\n"
        "    ldr    r10, [sp, #28]\n"
        "    lsrs   lr, lr, #1\n"
        "    adcs   r7, r7, r7\n"
        "    adcs   r8, r8, r8\n"
        "    adcs   r9, r9, r9\n"
        "    adcs   r10, r10, r10\n"
        "    adc    lr, lr, #0\n"
        "    lsrs   r3, r3, #1\n"
        "    umull  r3, r4, r5, r5\n"
        "    adcs   r7, r7, r3\n"
        "    adcs   r8, r8, r4\n"
        "    umull  r3, r4, r6, r6\n"
        "    adcs   r9, r9, r3\n"
        "    adcs   r10, r10, r4\n"
        "    mov    r3, #0\n"
        "    adc    r3, r3, r3\n"
        "    orr    lr, lr, r3, lsl #1\n"
        "    str    r7, [sp, #16]\n"
        "    str    r8, [sp, #20]\n"
        "    str    r9, [sp, #24]\n"
        "    str    r10, [sp, #28]\n"
        // The same of the other four limbs, to the upper half in r11, r12, r0, r2 and r7 to r10.
        "    adds   r1, #16\n"
        "    ldm    r1, {r3-r6}\n"
        "    umull  r1, r10, r3, r4\n"
        "    adds   r12, r12, r1\n"
        "    umull  r1, r9, r3, r5\n"
        "    adcs   r0, r0, r1\n"
        "    umull  r1, r7, r3, r6\n"
        "    adcs   r2, r2, r1\n"
        "    adc    r7, r7, #0\n"
        "    adds   r0, r0, r10\n"
        "    adcs   r2, r2, r9\n"
        "    adc    r7, r7, #0\n"
        "    umull  r1, r10, r4, r5\n"
        "    adds   r2, r2, r1\n"
        "    umull  r1, r8, r4, r6\n"
        "    adcs   r7, r7, r1\n"
        "    adc    r8, r8, #0\n"
        "    adds   r7, r7, r10\n"
        "    adc    r8, r8, #0\n"
        "    umull  r1, r9, r5, r6\n"
        "    adds   r8, r8, r1\n"
        "    adc    r9, r9, #0\n"
        "    lsrs   lr, lr, #1\n"
        "    adcs   r11, r11, r11\n"
        "    adcs   r12, r12, r12\n"
        "    adcs   r0, r0, r0\n"
        "    adcs   r2, r2, r2\n"
        "    adcs   r7, r7, r7\n"
        "    adcs   r8, r8, r8\n"
        "    adcs   r9, r9, r9\n"
        "    mov    r10, #0\n"
        "    adc    r10, r10, r10\n"
        "    lsrs   lr, lr, #1\n"
        "    umull  r1, lr, r3, r3\n"
        "    adcs   r11, r11, r1\n"
        "    adcs   r12, r12, lr\n"
        "    umull  r1, lr, r4, r4\n"
        "    adcs   r0, r0, r1\n"
        "    adcs   r2, r2, lr\n"
        "    umull  r1, lr, r5, r5\n"
        "    adcs   r7, r7, r1\n"
        "    adcs   r8, r8, lr\n"
        "    umull  r1, lr, r6, r6\n"
        "    adcs   r9, r9, r1\n"
        "    adc    r10, r10, lr\n"
        "    str    r11, [sp, #32]\n"
        "    str    r12, [sp, #36]\n"
        "    str    r0, [sp, #40]\n"
        "    str    r2, [sp, #44]\n"
        "    b      4b\n"
#else
        // A product: two limbs of a at a time, times the limbs of b.
        "3:  movs   r3, #0\n"
        "    str    r3, [sp]\n"
        "    str    r3, [sp, #4]\n"
        "    str    r3, [sp, #8]\n"
        "    str    r3, [sp, #12]\n"
        "    str    r3, [sp, #16]\n"
        "    str    r3, [sp, #20]\n"
        "    str    r3, [sp, #24]\n"
        "    str    r3, [sp, #28]\n"
        "    str    r2, [sp, #68]\n"
        "    adds   r2, #32\n"
        "    str    r2, [sp, #76]\n"
        "    mov    lr, sp\n"
        "13:\n"
        LINNET_TWO_LIMBS
        "    movs   r7, #0\n"
        "    mov    r8, #0\n"
        "    str    r7, [lr, #32]\n"
        "    ldr    r12, [sp, #68]\n"
        "    ldr    r9, [lr]\n"
        LINNET_ROWS
        "    sub    lr, #24\n"
        "    ldr    r1, [sp, #64]\n"
        "    add    r0, sp, #32\n"
        "    cmp    lr, r0\n"
        "    bne    13b\n"
        // The upper half times 38 to the lower.
        "4:  ldr    r10, [sp, #28]\n"
        "    ldr    r3, [sp, #60]\n"
        "    ldr    r0, [sp, #72]\n"
        "    movs   r6, #0\n"
        "    movs   r7, #0\n"
        LINNET_FOLD("r10", "r3")
        LINNET_TAKE_TOP("r10", "r7", "r3")
        "    mov    lr, sp\n"
        "    add    r1, sp, #28\n"
        "14: ldr    r3, [lr, #32]\n"
        "    ldr    r4, [lr], #4\n"
        LINNET_FOLD("r4", "r3")
        "    str    r4, [r0], #4\n"
        "    cmp    lr, r1\n"
        "    bne    14b\n"
        "    add    r10, r7\n"
        "    str    r10, [r0]\n"
        "    b      1b\n"
        // A square: each limb times the limbs after it, two at a time; then twice that and the squares of limbs.
        "5:\n"
        LINNET_SQUARES
        "6:  movs   r3, #0\n"
        "    str    r3, [sp]\n"
        "    str    r3, [sp, #4]\n"
        "    str    r3, [sp, #8]\n"
        "    str    r3, [sp, #12]\n"
        "    str    r3, [sp, #16]\n"
        "    str    r3, [sp, #20]\n"
        "    str    r3, [sp, #24]\n"
        "    str    r3, [sp, #28]\n"
        "    str    r3, [sp, #32]\n"
        "    str    r3, [sp, #60]\n"
        "    add    lr, sp, #4\n"
        "    add    r2, r1, #32\n"
        "    str    r2, [sp, #76]\n"
        "13: str    lr, [sp, #68]\n"
        LINNET_TWO_LIMBS
        "    mov    r12, r1\n"
        "    ldr    r9, [lr]\n"
        "    movs   r7, #0\n"
        LINNET_MULTIPLY_ADD("r9", "r7", "r5", "r3", "r6", "r4")
        "    str    r9, [lr], #4\n"
        "    ldr    r10, [sp, #76]\n"
        "    cmp    r12, r10\n"
        "    beq    14f\n"
        "    mov    r8, #0\n"
        "    ldr    r9, [lr]\n"
        LINNET_ROWS
        "    mov    r8, #0\n"
        "    str    r8, [lr, #8]\n"
        "    ldr    r1, [sp, #64]\n"
        "    ldr    lr, [sp, #68]\n"
        "    add    lr, #16\n"
        "    b      13b\n"
        "14: str    r7, [lr]\n"
        "    sub    r1, #32\n"
        "    mov    lr, sp\n"
        "    movs   r7, #0\n"
        "    mov    r8, #0\n"
        "15: ldr    r3, [r1], #4\n"
        "    ldr    r9, [lr]\n"
        "    ldr    r11, [lr, #4]\n"
        "    uxth   r5, r3\n"
        "    lsrs   r3, #16\n"
        "    mul    r2, r5, r5\n"
        "    mul    r4, r3, r3\n"
        "    mul    r5, r5, r3\n"
        "    adds   r2, r2, r5, lsl #17\n"
        "    adc    r4, r4, r5, lsr #15\n"
        "    adds   r2, r7\n"
        "    adc    r4, r4, #0\n"
        "    orr    r12, r8, r9, lsl #1\n"
        "    lsr    r9, r9, #31\n"
        "    orr    r9, r9, r11, lsl #1\n"
        "    lsr    r8, r11, #31\n"
        "    adds   r12, r12, r2\n"
        "    adcs   r9, r9, r4\n"
        "    mov    r7, #0\n"
        "    adc    r7, r7, r7\n"
        "    str    r12, [lr], #4\n"
        "    str    r9, [lr], #4\n"
        "    ldr    r10, [sp, #76]\n"
        "    cmp    r1, r10\n"
        "    bne    15b\n"
        "    b      4b\n"
#endif
        // A sum and a difference.
        "7:\n"
        LINNET_EIGHT("adds", "adcs")
        "    mov    r12, #38\n"
        "    bic    r11, r12, r11\n"
        LINNET_WRAP("adds", "adcs", "adc")
        "    stm    r0, {r3-r10}\n"
        LINNET_DIFFERENCE
        "    adds   r0, #32\n"
        "    stm    r0, {r3-r10}\n"
        "    b      1b\n"
        // A difference, and a sum with a product of it.
        "8:\n"
        LINNET_DIFFERENCE
        "    stm    r1, {r3-r10}\n"
#if LINNET_LONG_MULTIPLY
        "    ldr    r11, [r2, #28]\n"
        "    movw   r12, #56130\n"
        "    movt   r12, #1\n"
        "    mov    lr, #0\n"
        "    umlal  r11, lr, r12, r10\n"
        LINNET_TAKE_TOP("r11", "lr", "r10")
        LINNET_TIMES("r3")
        LINNET_TIMES("r4")
        LINNET_TIMES("r5")
        LINNET_TIMES("r6")
        LINNET_TIMES("r7")
        LINNET_TIMES("r8")
        LINNET_TIMES("r9")
        "    add    r11, lr\n"
        "    stm    r0, {r3-r9, r11}\n"
        "    b      1b\n"
#else
        "    mov    r4, r10\n"
        "    ldr    r10, [r2, #28]\n"
        "    movw   r3, #56130\n"
        "    movs   r6, #0\n"
        "    movs   r7, #0\n"
        LINNET_TIMES("r10", "r4")
        LINNET_TAKE_TOP("r10", "r7", "r4")
        "    add    r9, r1, #28\n"
        "14: ldr    r4, [r1], #4\n"
        "    ldr    r11, [r2], #4\n"
        LINNET_TIMES("r11", "r4")
        "    str    r11, [r0], #4\n"
        "    cmp    r1, r9\n"
        "    bne    14b\n"
        "    add    r10, r7\n"
        "    str    r10, [r0]\n"
        "    b      1b\n"
#endif
        // An exchange of two elements with two others.
        "10:\n"
        LINNET_AGAIN
        "    add    r12, r0, #64\n"
        "11: ldm    r0, {r3-r6}\n"
        "    ldm    r1, {r7-r10}\n"
        "    eor    r11, r3, r7\n"
        "    and    r11, r11, r2\n"
        "    eor    r3, r3, r11\n"
        "    eor    r7, r7, r11\n"
        "    eor    r11, r4, r8\n"
        "    and    r11, r11, r2\n"
        "    eor    r4, r4, r11\n"
        "    eor    r8, r8, r11\n"
        "    eor    r11, r5, r9\n"
        "    and    r11, r11, r2\n"
        "    eor    r5, r5, r11\n"
        "    eor    r9, r9, r11\n"
        "    eor    r11, r6, r10\n"
        "    and    r11, r11, r2\n"
        "    eor    r6, r6, r11\n"
        "    eor    r10, r10, r11\n"
        "    stm    r0!, {r3-r6}\n"
        "    stm    r1!, {r7-r10}\n"
        "    cmp    r0, r12\n"
        "    bne    11b\n"
        "    b      1b\n"
        LINNET_LEAVE);
}
#if LINNET_LONG_MULTIPLY
#undef LINNET_ROW
#undef LINNET_FORMER
#undef LINNET_FIRST_ROW
#else
#undef LINNET_MULTIPLY_ADD
#undef LINNET_TWO_ROWS
#undef LINNET_ROWS
#undef LINNET_TWO_LIMBS
#undef LINNET_FOLD
#endif
#undef LINNET_EIGHT
#undef LINNET_WRAP
#undef LINNET_DIFFERENCE
#undef LINNET_TIMES

#endif
#undef LINNET_ENTER
#undef LINNET_NEXT
#undef LINNET_SQUARES
#undef LINNET_AGAIN
#undef LINNET_LEAVE

#else

/// The product of r0 and r1: its low half in r1, the high one in r0. 17 cycles; r2 to r4 change.
#define LINNET_MULTIPLY_32     \
    "    uxth   r2, r0\n"      \
    "    lsrs   r0, #16\n"     \
    "    lsrs   r3, r1, #16\n" \
    "    uxth   r1, r1\n"      \
    "    movs   r4, r1\n"      \
    "    muls   r1, r2\n"      \
    "    muls   r4, r0\n"      \
    "    muls   r0, r3\n"      \
    "    muls   r3, r2\n"      \
    "    lsls   r2, r4, #16\n" \
    "    lsrs   r4, #16\n"     \
    "    adds   r1, r2\n"      \
    "    adcs   r0, r4\n"      \
    "    lsls   r2, r3, #16\n" \
    "    lsrs   r3, #16\n"     \
    "    adds   r1, r2\n"      \
    "    adcs   r0, r3\n"
/// The square of r0, likewise. 10 cycles.
#define LINNET_SQUARE_32       \
    "    uxth   r1, r0\n"      \
    "    lsrs   r0, #16\n"     \
    "    movs   r2, r1\n"      \
    "    muls   r2, r0\n"      \
    "    muls   r1, r1\n"      \
    "    muls   r0, r0\n"      \
    "    lsls   r3, r2, #17\n" \
    "    lsrs   r2, #15\n"     \
    "    adds   r1, r3\n"      \
    "    adcs   r0, r2\n"
/// r8 and r9 times r10 and r11 in r4 to r7. 88 cycles; all registers below r13 change.
#define LINNET_MULTIPLY_64 \
    "    mov    r0, r8\n"  \
    "    mov    r1, r10\n" \
    LINNET_MULTIPLY_32     \
    "    mov    r12, r1\n" \
    "    movs   r5, r0\n"  \
    "    mov    r0, r8\n"  \
    "    mov    r1, r11\n" \
    LINNET_MULTIPLY_32     \
    "    movs   r6, #0\n"  \
    "    adds   r5, r1\n"  \
    "    adcs   r6, r0\n"  \
    "    mov    r0, r9\n"  \
    "    mov    r1, r10\n" \
    LINNET_MULTIPLY_32     \
    "    movs   r7, #0\n"  \
    "    adds   r5, r1\n"  \
    "    adcs   r6, r0\n"  \
    "    adcs   r7, r7\n"  \
    "    mov    r0, r9\n"  \
    "    mov    r1, r11\n" \
    LINNET_MULTIPLY_32     \
    "    adds   r6, r1\n"  \
    "    adcs   r7, r0\n"  \
    "    mov    r4, r12\n"
/// The square of r8 and r9. 53 cycles.
#define LINNET_SQUARE_64   \
    "    mov    r0, r8\n"  \
    LINNET_SQUARE_32       \
    "    mov    r12, r1\n" \
    "    movs   r5, r0\n"  \
    "    mov    r0, r9\n"  \
    LINNET_SQUARE_32       \
    "    movs   r6, r1\n"  \
    "    movs   r7, r0\n"  \
    "    mov    r0, r8\n"  \
    "    mov    r1, r9\n"  \
    LINNET_MULTIPLY_32     \
    "    movs   r2, #0\n"  \
    "    adds   r1, r1\n"  \
    "    adcs   r0, r0\n"  \
    "    adcs   r2, r2\n"  \
    "    adds   r5, r1\n"  \
    "    adcs   r6, r0\n"  \
    "    adcs   r7, r2\n"  \
    "    mov    r4, r12\n"
/// The difference of (x, y) and (u, v) without its sign; the sign in s as 0 or -1.
#define LINNET_APART(x, y, u, v, s) \
    "    subs   " x ", " u "\n"     \
    "    sbcs   " y ", " v "\n"     \
    "    sbcs   " s ", " s "\n"     \
    "    eors   " x ", " s "\n"     \
    "    eors   " y ", " s "\n"     \
    "    subs   " x ", " s "\n"     \
    "    sbcs   " y ", " s "\n"
/// Karatsuba's middle. The product of the differences is in r4 to r7, with its sign and carry. The limbs l, h, L and H, the
/// products of both lower and of both upper halves, are at the address at 96. All three products are added from h on.
#define LINNET_MIDDLE_64(extend) \
    "    ldr    r1, [r0]\n"      \
    "    adcs   r4, r1\n"        \
    "    ldr    r1, [r0, #4]\n"  \
    "    adcs   r5, r1\n"        \
    "    ldr    r1, [r0, #24]\n" \
    "    adcs   r6, r1\n"        \
    "    ldr    r1, [r0, #28]\n" \
    "    adcs   r7, r1\n"        \
    extend                       \
    "    ldr    r1, [r0, #8]\n"  \
    "    ldr    r2, [r0, #16]\n" \
    "    adds   r1, r2\n"        \
    "    mov    r8, r1\n"        \
    "    ldr    r1, [r0, #12]\n" \
    "    ldr    r2, [r0, #20]\n" \
    "    adcs   r1, r2\n"        \
    "    mov    r9, r1\n"        \
    "    movs   r2, #0\n"        \
    "    adcs   r2, r2\n"        \
    "    mov    r1, r8\n"        \
    "    adds   r4, r1\n"        \
    "    mov    r1, r9\n"        \
    "    adcs   r5, r1\n"        \
    "    adcs   r6, r2\n"        \
    "    movs   r1, #0\n"        \
    "    adcs   r7, r1\n"        \
    "    adcs   r3, r1\n"        \
    "    mov    r1, r8\n"        \
    "    adds   r6, r1\n"        \
    "    mov    r1, r9\n"        \
    "    adcs   r7, r1\n"        \
    "    adcs   r3, r2\n"        \
    "    adds   r0, #8\n"        \
    "    stm    r0!, {r4-r7}\n"  \
    "    ldr    r1, [r0]\n"      \
    "    ldr    r2, [r0, #4]\n"  \
    "    adds   r1, r3\n"        \
    "    movs   r3, #0\n"        \
    "    adcs   r2, r3\n"        \
    "    stm    r0!, {r1, r2}\n" \
    "    bx     lr\n"
/// Four limbs at r1 minus the four after them, without the sign, to r2; the sign in r0.
#define LINNET_APART_128(place)       \
    "    ldm    r1!, {r4-r7}\n"       \
    "    ldm    r1!, {r0, r2, r3}\n"  \
    "    subs   r4, r0\n"             \
    "    sbcs   r5, r2\n"             \
    "    sbcs   r6, r3\n"             \
    "    ldr    r0, [r1]\n"           \
    "    sbcs   r7, r0\n"             \
    "    sbcs   r0, r0\n"             \
    "    eors   r4, r0\n"             \
    "    eors   r5, r0\n"             \
    "    eors   r6, r0\n"             \
    "    eors   r7, r0\n"             \
    "    subs   r4, r0\n"             \
    "    sbcs   r5, r0\n"             \
    "    sbcs   r6, r0\n"             \
    "    sbcs   r7, r0\n"             \
    "    add    r2, sp, #" place "\n" \
    "    stm    r2!, {r4-r7}\n"
/// Two limbs at r1 and two at r2, added or subtracted, to r0.
#define LINNET_TWO(first, rest)  \
    "    ldm    r1!, {r3, r4}\n" \
    "    ldm    r2!, {r5, r6}\n" \
    "    " first " r3, r5\n"     \
    "    " rest " r4, r6\n"      \
    "    stm    r0!, {r3, r4}\n"
/// Adds 38 in r7 to the limbs that end at r0, or subtracts it.
#define LINNET_WRAP(first, rest) \
    "    subs   r0, #32\n"       \
    "    movs   r6, r0\n"        \
    "    ldm    r6!, {r3-r5}\n"  \
    "    " first " r3, r7\n"     \
    "    movs   r7, #0\n"        \
    "    " rest " r4, r7\n"      \
    "    " rest " r5, r7\n"      \
    "    stm    r0!, {r3-r5}\n"  \
    "    ldm    r6!, {r3-r5}\n"  \
    "    " rest " r3, r7\n"      \
    "    " rest " r4, r7\n"      \
    "    " rest " r5, r7\n"      \
    "    stm    r0!, {r3-r5}\n"  \
    "    ldm    r6!, {r3, r4}\n" \
    "    " rest " r3, r7\n"      \
    "    " rest " r4, r7\n"      \
    "    stm    r0!, {r3, r4}\n"
#define LINNET_DIFFERENCE       \
    LINNET_TWO("subs", "sbcs")  \
    LINNET_TWO("sbcs", "sbcs")  \
    LINNET_TWO("sbcs", "sbcs")  \
    LINNET_TWO("sbcs", "sbcs")  \
    "    sbcs   r7, r7\n"       \
    "    movs   r3, #38\n"      \
    "    ands   r7, r3\n"       \
    LINNET_WRAP("subs", "sbcs")
/// Adds 121666 times the limb h and a carry to r3; 121666 is 56130, in r7, plus 65536. The carry goes on in h.
#define LINNET_TIMES(carry, h)           \
    "    uxth   r4, " h "\n"             \
    "    lsrs   " h ", #16\n"            \
    "    mov    r8, " h "\n"             \
    "    muls   " h ", r7\n"             \
    "    adds   " h ", r4\n"             \
    "    muls   r4, r7\n"                \
    "    adds   r4, " carry "\n"         \
    "    lsls   " carry ", " h ", #16\n" \
    "    lsrs   " h ", #16\n"            \
    "    add    " h ", r8\n"             \
    "    adds   r3, r4\n"                \
    "    movs   r4, #0\n"                \
    "    adcs   " h ", r4\n"             \
    "    adds   r3, " carry "\n"         \
    "    adcs   " h ", r4\n"
/// Adds 38 times the limb h and a carry to r3; the carry goes on in h. r7 is 38, and r2 is 0.
#define LINNET_FOLD(carry, h)            \
    "    uxth   r4, " h "\n"             \
    "    lsrs   " h ", #16\n"            \
    "    muls   r4, r7\n"                \
    "    muls   " h ", r7\n"             \
    "    adds   r4, " carry "\n"         \
    "    lsls   " carry ", " h ", #16\n" \
    "    lsrs   " h ", #16\n"            \
    "    adds   r3, r4\n"                \
    "    adcs   " h ", r2\n"             \
    "    adds   r3, " carry "\n"         \
    "    adcs   " h ", r2\n"
/// Removes what is beyond bit 31 of the limb r3, and of the carry above it in r6, and puts 19 times that into the carry.
#define LINNET_TAKE_TOP    \
    "    adds   r3, r3\n"  \
    "    adcs   r6, r6\n"  \
    "    lsrs   r3, #1\n"  \
    "    movs   r4, #19\n" \
    "    muls   r6, r4\n"  \
    "    mov    r12, r3\n"

LINNET_NAKED inline void x25519_thumb(uint32_t* /*elements*/, const void* /*calls*/, const uint8_t* /*choices*/,
                                      size_t /*count*/) noexcept {
    // Stack, from sp on: the 16 limbs of a product, 8 of differences, at 96 the address of the half product, its factors and
    // its sign, at 112 the sign of the whole, at 116 the address of the result, then the four arguments; the last counts down.
    asm("    .syntax unified\n"
        "    push   {r4-r7, lr}\n"
        "    mov    r4, r8\n"
        "    mov    r5, r9\n"
        "    mov    r6, r10\n"
        "    mov    r7, r11\n"
        "    push   {r4-r7}\n"
        "    push   {r0-r3}\n"
        "    sub    sp, #120\n"
        "    b      1f\n"
        // A product by Karatsuba's method: of halves, of quarters, and of an eighth by what the processor has.
        "3:  str    r1, [sp, #100]\n"
        "    str    r2, [sp, #104]\n"
        LINNET_APART_128("64")
        "    mov    r8, r0\n"
        "    ldr    r1, [sp, #104]\n"
        LINNET_APART_128("80")
        "    mov    r1, r8\n"
        "    eors   r0, r1\n"
        "    mvns   r0, r0\n"
        "    str    r0, [sp, #112]\n"
        "    mov    r0, sp\n"
        "    ldr    r1, [sp, #100]\n"
        "    ldr    r2, [sp, #104]\n"
        "    bl     20f\n"
        "    add    r0, sp, #32\n"
        "    ldr    r1, [sp, #100]\n"
        "    adds   r1, #16\n"
        "    str    r1, [sp, #100]\n"
        "    ldr    r2, [sp, #104]\n"
        "    adds   r2, #16\n"
        "    str    r2, [sp, #104]\n"
        "    bl     20f\n"
        "    ldr    r0, [sp, #116]\n"
        "    add    r1, sp, #64\n"
        "    str    r1, [sp, #100]\n"
        "    add    r2, sp, #80\n"
        "    str    r2, [sp, #104]\n"
        "    bl     20f\n"
        "    b      4f\n"
        "15: ldr    r4, [sp, #132]\n"
        "    cmp    r4, #0\n"
        "    bne    11f\n"
        "    subs   r4, r2, r3\n"
        "    adds   r4, #1\n"
        "    b      12f\n"
        "11: movs   r1, r0\n"
        "12: subs   r4, #1\n"
        "    str    r4, [sp, #132]\n"
        "    beq    6f\n"
        "    ldr    r5, [sp, #124]\n"
        "    subs   r5, #4\n"
        "    str    r5, [sp, #124]\n"
        "    b      6f\n"
        "5:  cmp    r2, r3\n"
        "    bne    15b\n"
        "6:  str    r1, [sp, #100]\n"
        LINNET_APART_128("64")
        "    movs   r0, #0\n"
        "    mvns   r0, r0\n"
        "    str    r0, [sp, #112]\n"
        "    mov    r0, sp\n"
        "    ldr    r1, [sp, #100]\n"
        "    bl     21f\n"
        "    add    r0, sp, #32\n"
        "    ldr    r1, [sp, #100]\n"
        "    adds   r1, #16\n"
        "    str    r1, [sp, #100]\n"
        "    bl     21f\n"
        "    ldr    r0, [sp, #116]\n"
        "    add    r1, sp, #64\n"
        "    str    r1, [sp, #100]\n"
        "    bl     21f\n"
        // The middle of halves, as of quarters.
        "4:  ldr    r0, [sp, #116]\n"
        "    movs   r7, r0\n"
        "    ldr    r2, [sp, #112]\n"
        "    mov    r1, sp\n"
        "    lsrs   r3, r2, #1\n"
        "    .rept 2\n"
        "    ldm    r1!, {r5, r6}\n"
        "    ldm    r0!, {r3, r4}\n"
        "    eors   r3, r2\n"
        "    eors   r4, r2\n"
        "    adcs   r3, r5\n"
        "    adcs   r4, r6\n"
        "    stm    r7!, {r3, r4}\n"
        "    .endr\n"
        "    add    r1, sp, #48\n"
        "    .rept 2\n"
        "    ldm    r1!, {r5, r6}\n"
        "    ldm    r0!, {r3, r4}\n"
        "    eors   r3, r2\n"
        "    eors   r4, r2\n"
        "    adcs   r3, r5\n"
        "    adcs   r4, r6\n"
        "    stm    r7!, {r3, r4}\n"
        "    .endr\n"
        "    movs   r3, #0\n"
        "    adcs   r2, r3\n"
        "    add    r1, sp, #16\n"
        "    ldm    r1!, {r3, r4}\n"
        "    ldr    r5, [sp, #32]\n"
        "    ldr    r6, [sp, #36]\n"
        "    adds   r3, r5\n"
        "    adcs   r4, r6\n"
        "    mov    r8, r3\n"
        "    mov    r9, r4\n"
        "    ldm    r1!, {r3, r4}\n"
        "    ldr    r5, [sp, #40]\n"
        "    ldr    r6, [sp, #44]\n"
        "    adcs   r3, r5\n"
        "    adcs   r4, r6\n"
        "    mov    r10, r3\n"
        "    mov    r11, r4\n"
        "    movs   r7, #0\n"
        "    adcs   r7, r7\n"
        "    adds   r2, r7\n"
        "    subs   r1, #16\n"
        "    ldr    r0, [sp, #116]\n"
        "    ldm    r0!, {r5, r6}\n"
        "    mov    r3, r8\n"
        "    mov    r4, r9\n"
        "    adds   r3, r5\n"
        "    adcs   r4, r6\n"
        "    stm    r1!, {r3, r4}\n"
        "    ldm    r0!, {r5, r6}\n"
        "    mov    r3, r10\n"
        "    mov    r4, r11\n"
        "    adcs   r3, r5\n"
        "    adcs   r4, r6\n"
        "    stm    r1!, {r3, r4}\n"
        "    movs   r3, #0\n"
        "    adcs   r7, r3\n"
        "    mov    r3, r8\n"
        "    mov    r4, r9\n"
        "    mov    r5, r10\n"
        "    mov    r6, r11\n"
        "    adds   r3, r7\n"
        "    movs   r7, #0\n"
        "    adcs   r4, r7\n"
        "    adcs   r5, r7\n"
        "    adcs   r6, r7\n"
        "    adcs   r2, r7\n"
        "    ldr    r7, [r0]\n"
        "    adds   r3, r7\n"
        "    ldr    r7, [r0, #4]\n"
        "    adcs   r4, r7\n"
        "    ldr    r7, [r0, #8]\n"
        "    adcs   r5, r7\n"
        "    ldr    r7, [r0, #12]\n"
        "    adcs   r6, r7\n"
        "    movs   r7, #0\n"
        "    adcs   r2, r7\n"
        "    stm    r1!, {r3-r6}\n"
        "    ldm    r1!, {r3-r6}\n"
        "    adds   r3, r2\n"
        "    adcs   r4, r7\n"
        "    adcs   r5, r7\n"
        "    adcs   r6, r7\n"
        "    mov    r8, r3\n"
        "    mov    r9, r4\n"
        "    mov    r10, r5\n"
        // The upper half times 38 to the lower.
        "    movs   r5, #0\n"
        "    movs   r7, #38\n"
        "    movs   r2, #0\n"
        "    ldr    r3, [sp, #28]\n"
        LINNET_FOLD("r5", "r6")
        LINNET_TAKE_TOP
        "    ldr    r0, [sp, #116]\n"
        "    mov    r1, sp\n"
        "    .rept 2\n"
        "    ldr    r5, [r1, #32]\n"
        "    ldm    r1!, {r3}\n"
        LINNET_FOLD("r6", "r5")
        "    stm    r0!, {r3}\n"
        "    ldr    r6, [r1, #32]\n"
        "    ldm    r1!, {r3}\n"
        LINNET_FOLD("r5", "r6")
        "    stm    r0!, {r3}\n"
        "    .endr\n"
        "    mov    r5, r8\n"
        "    ldm    r1!, {r3}\n"
        LINNET_FOLD("r6", "r5")
        "    stm    r0!, {r3}\n"
        "    mov    r6, r9\n"
        "    ldm    r1!, {r3}\n"
        LINNET_FOLD("r5", "r6")
        "    stm    r0!, {r3}\n"
        "    mov    r5, r10\n"
        "    ldm    r1!, {r3}\n"
        LINNET_FOLD("r6", "r5")
        "    mov    r4, r12\n"
        "    adds   r4, r5\n"
        "    stm    r0!, {r3, r4}\n"
        // The next call: r3 to r5 are the elements, the call after it and the operation.
        "1:  ldr    r4, [sp, #124]\n"
        "    ldm    r4!, {r5}\n"
        "    str    r4, [sp, #124]\n"
        "    ldr    r3, [sp, #120]\n"
        "    uxtb   r0, r5\n"
        "    lsrs   r5, #8\n"
        "    uxtb   r1, r5\n"
        "    lsrs   r5, #8\n"
        "    uxtb   r2, r5\n"
        "    lsrs   r5, #8\n"
        "    adds   r0, r3\n"
        "    adds   r1, r3\n"
        "    adds   r2, r3\n"
        "    str    r0, [sp, #116]\n"
        "    lsls   r5, #1\n"
        "    adr    r6, 2f\n"
        "    ldrsh  r5, [r6, r5]\n"
        "14: add    pc, r5\n"
        "    .balign 4\n"
        "2:  .hword 9f - 14b - 4, 3b - 14b - 4, 5b - 14b - 4, 7f - 14b - 4, 8f - 14b - 4, 10f - 14b - 4\n"
        // A sum and a difference.
        "7:\n"
        LINNET_TWO("adds", "adcs")
        LINNET_TWO("adcs", "adcs")
        LINNET_TWO("adcs", "adcs")
        LINNET_TWO("adcs", "adcs")
        "    movs   r7, #0\n"
        "    adcs   r7, r7\n"
        "    movs   r3, #38\n"
        "    muls   r7, r3\n"
        LINNET_WRAP("adds", "adcs")
        "    subs   r1, #32\n"
        "    subs   r2, #32\n"
        LINNET_DIFFERENCE
        "    b      1b\n"
        // A difference, and a sum with a product of it.
        "8:  movs   r0, r1\n"
        LINNET_DIFFERENCE
        "    ldr    r7, 13f\n"
        "    movs   r5, #0\n"
        "    subs   r1, #4\n"
        "    ldr    r6, [r1]\n"
        "    subs   r2, #4\n"
        "    ldr    r3, [r2]\n"
        LINNET_TIMES("r5", "r6")
        LINNET_TAKE_TOP
        "    subs   r1, #28\n"
        "    subs   r2, #28\n"
        "    ldr    r0, [sp, #116]\n"
        "    .rept 3\n"
        "    ldm    r1!, {r5}\n"
        "    ldm    r2!, {r3}\n"
        LINNET_TIMES("r6", "r5")
        "    stm    r0!, {r3}\n"
        "    ldm    r1!, {r6}\n"
        "    ldm    r2!, {r3}\n"
        LINNET_TIMES("r5", "r6")
        "    stm    r0!, {r3}\n"
        "    .endr\n"
        "    ldm    r1!, {r5}\n"
        "    ldm    r2!, {r3}\n"
        LINNET_TIMES("r6", "r5")
        "    stm    r0!, {r3}\n"
        "    mov    r3, r12\n"
        "    adds   r3, r5\n"
        "    stm    r0!, {r3}\n"
        "    b      1b\n"
        "    .balign 4\n"
        "13: .word 56130\n"
        // An exchange of two elements with two others, and the list from its begin.
        "10: ldr    r5, [sp, #132]\n"
        "    subs   r5, #1\n"
        "    bmi    9f\n"
        "    str    r5, [sp, #132]\n"
        "    subs   r2, r3\n"
        "    subs   r4, r2\n"
        "    str    r4, [sp, #124]\n"
        "    ldr    r6, [sp, #128]\n"
        "    lsrs   r2, r5, #3\n"
        "    ldrb   r2, [r6, r2]\n"
        "    movs   r3, #7\n"
        "    ands   r5, r3\n"
        "    lsrs   r2, r5\n"
        "    movs   r3, #1\n"
        "    ands   r2, r3\n"
        "    negs   r2, r2\n"
        "    movs   r3, r0\n"
        "    adds   r3, #64\n"
        "    mov    r8, r3\n"
        "11: ldr    r3, [r0]\n"
        "    ldr    r4, [r0, #4]\n"
        "    ldr    r5, [r1]\n"
        "    ldr    r6, [r1, #4]\n"
        "    movs   r7, r3\n"
        "    eors   r7, r5\n"
        "    ands   r7, r2\n"
        "    eors   r3, r7\n"
        "    eors   r5, r7\n"
        "    movs   r7, r4\n"
        "    eors   r7, r6\n"
        "    ands   r7, r2\n"
        "    eors   r4, r7\n"
        "    eors   r6, r7\n"
        "    stm    r0!, {r3, r4}\n"
        "    stm    r1!, {r5, r6}\n"
        "    cmp    r0, r8\n"
        "    bne    11b\n"
        "    b      1b\n"
        "9:  add    sp, #120\n"
        "    pop    {r0-r3}\n"
        "    pop    {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    pop    {r4-r7, pc}\n"
        // A product of four limbs at r1 and four at r2, to r0.
        "20: str    r0, [sp, #96]\n"
        "    ldm    r1!, {r3, r4}\n"
        "    mov    r8, r3\n"
        "    mov    r9, r4\n"
        "    ldm    r2!, {r3, r4}\n"
        "    mov    r10, r3\n"
        "    mov    r11, r4\n"
        LINNET_MULTIPLY_64
        "    ldr    r0, [sp, #96]\n"
        "    stm    r0!, {r4-r7}\n"
        "    ldr    r1, [sp, #100]\n"
        "    ldr    r2, [sp, #104]\n"
        "    ldr    r3, [r1, #8]\n"
        "    mov    r8, r3\n"
        "    ldr    r3, [r1, #12]\n"
        "    mov    r9, r3\n"
        "    ldr    r3, [r2, #8]\n"
        "    mov    r10, r3\n"
        "    ldr    r3, [r2, #12]\n"
        "    mov    r11, r3\n"
        LINNET_MULTIPLY_64
        "    ldr    r0, [sp, #96]\n"
        "    adds   r0, #16\n"
        "    stm    r0!, {r4-r7}\n"
        "    ldr    r1, [sp, #100]\n"
        "    ldm    r1!, {r4-r7}\n"
        LINNET_APART("r4", "r5", "r6", "r7", "r3")
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    ldr    r1, [sp, #104]\n"
        "    ldm    r1!, {r4-r7}\n"
        LINNET_APART("r6", "r7", "r4", "r5", "r2")
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    eors   r3, r2\n"
        "    str    r3, [sp, #108]\n"
        LINNET_MULTIPLY_64
        "    ldr    r3, [sp, #108]\n"
        "    ldr    r0, [sp, #96]\n"
        "    eors   r4, r3\n"
        "    eors   r5, r3\n"
        "    eors   r6, r3\n"
        "    eors   r7, r3\n"
        "    lsrs   r1, r3, #1\n"
        LINNET_MIDDLE_64(
            "    movs   r1, #0\n"
            "    adcs   r3, r1\n")
        // The square of four limbs at r1, to r0.
        "21: str    r0, [sp, #96]\n"
        "    ldm    r1!, {r3, r4}\n"
        "    mov    r8, r3\n"
        "    mov    r9, r4\n"
        LINNET_SQUARE_64
        "    ldr    r0, [sp, #96]\n"
        "    stm    r0!, {r4-r7}\n"
        "    ldr    r1, [sp, #100]\n"
        "    ldr    r3, [r1, #8]\n"
        "    mov    r8, r3\n"
        "    ldr    r3, [r1, #12]\n"
        "    mov    r9, r3\n"
        LINNET_SQUARE_64
        "    ldr    r0, [sp, #96]\n"
        "    adds   r0, #16\n"
        "    stm    r0!, {r4-r7}\n"
        "    ldr    r1, [sp, #100]\n"
        "    ldm    r1!, {r4-r7}\n"
        LINNET_APART("r4", "r5", "r6", "r7", "r3")
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        LINNET_SQUARE_64
        "    ldr    r0, [sp, #96]\n"
        "    mvns   r4, r4\n"
        "    mvns   r5, r5\n"
        "    mvns   r6, r6\n"
        "    mvns   r7, r7\n"
        "    cmp    r0, r0\n"
        LINNET_MIDDLE_64("sbcs r3, r3\n"));
}
#undef LINNET_MULTIPLY_32
#undef LINNET_SQUARE_32
#undef LINNET_MULTIPLY_64
#undef LINNET_SQUARE_64
#undef LINNET_APART
#undef LINNET_MIDDLE_64
#undef LINNET_APART_128
#undef LINNET_TWO
#undef LINNET_WRAP
#undef LINNET_DIFFERENCE
#undef LINNET_TIMES
#undef LINNET_FOLD

#endif
#undef LINNET_TAKE_TOP

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
