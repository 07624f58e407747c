// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_THUMB_HPP

/// Sparkle in Thumb assembly, for sparkle.hpp. In Thumb-2, four or six branches stay in registers. None moves: the registers change
/// names in each step, and all steps are written out. Of eight branches, and in small code, only the left ones stay in registers.
/// The right ones are in memory: each is read for Alzette, the left branch takes its place, and their sum becomes a new left
/// branch.

#include <linnet/detail/base/thumb.hpp>

#include <cstddef>
#include <cstdint>

#if defined(LINNET_THUMB)
#define LINNET_SPARKLE_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

#if defined(__thumb2__)

/// The permutation of `Branches` branches, with one of its two numbers of steps.
template <unsigned Branches>
struct sparkle_thumb;

#define LINNET_SPARKLE_CONSTANT(c, high, low) \
    "    movw   " c ", #0x" low "\n"          \
    "    movt   " c ", #0x" high "\n"
#define LINNET_SPARKLE_ALZETTE(x, y, c)          \
    "    add    " x ", " x ", " y ", ror #31\n"  \
    "    eor    " y ", " y ", " x ", ror #24\n"  \
    "    eor    " x ", " c "\n"                  \
    "    add    " x ", " x ", " y ", ror #17\n"  \
    "    eor    " y ", " y ", " x ", ror #17\n"  \
    "    eor    " x ", " c "\n"                  \
    "    add    " x ", " y "\n"                  \
    "    eor    " y ", " y ", " x ", ror #31\n"  \
    "    eor    " x ", " c "\n"                  \
    "    add    " x ", " x ", " y ", ror #24\n"  \
    "    eor    " y ", " y ", " x ", ror #16\n"  \
    "    eor    " x ", " c "\n"

#if LINNET_UNROLL
// Registers: from r1 on, a pair is a branch, x and y; r0 and lr are scratch.

#define LINNET_SPARKLE_IOTA(y0, y1, high, low, step) \
    LINNET_SPARKLE_CONSTANT("lr", high, low)         \
    "    eor    " y0 ", lr\n"                        \
    "    eor    " y1 ", #" step "\n"
#define LINNET_SPARKLE_BRANCH(x, y, high, low) \
    LINNET_SPARKLE_CONSTANT("lr", high, low)   \
    LINNET_SPARKLE_ALZETTE(x, y, "lr")
// The function l of the sums of all left x and y, but for a rotation by 16 bits.
#define LINNET_SPARKLE_L               \
    "    eor    r0, r0, r0, lsl #16\n" \
    "    eor    lr, lr, lr, lsl #16\n"
// The right branch (x, y) becomes a left one.
#define LINNET_SPARKLE_ADD(x, y, left_x, left_y) \
    "    eor    " x ", " left_x "\n"             \
    "    eor    " y ", " left_y "\n"             \
    "    eor    " x ", " x ", lr, ror #16\n"     \
    "    eor    " y ", " y ", r0, ror #16\n"

// A step for branches (a, b) on the left and (c, d) on the right; then (d, c) are on the left and (a, b) on the right. The first
// four constants are in r9 to r12.
#define LINNET_SPARKLE_4(ax, ay, bx, by, cx, cy, dx, dy, iota) \
    iota(ay, by)                                               \
    LINNET_SPARKLE_ALZETTE(ax, ay, "r9")                       \
    LINNET_SPARKLE_ALZETTE(bx, by, "r10")                      \
    LINNET_SPARKLE_ALZETTE(cx, cy, "r11")                      \
    LINNET_SPARKLE_ALZETTE(dx, dy, "r12")                      \
    "    eor    r0, " ax ", " bx "\n"                          \
    "    eor    lr, " ay ", " by "\n"                          \
    LINNET_SPARKLE_L                                           \
    LINNET_SPARKLE_ADD(cx, cy, ax, ay)                         \
    LINNET_SPARKLE_ADD(dx, dy, bx, by)
// A step for branches (a, b, c) on the left and (d, e, f) on the right; then (e, f, d) are on the left and (a, b, c) on the right.
#define LINNET_SPARKLE_6(ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy, iota) \
    iota(ay, by)                                                               \
    LINNET_SPARKLE_BRANCH(ax, ay, "b7e1", "5162")                              \
    LINNET_SPARKLE_BRANCH(bx, by, "bf71", "5880")                              \
    LINNET_SPARKLE_BRANCH(cx, cy, "38b4", "da56")                              \
    LINNET_SPARKLE_BRANCH(dx, dy, "324e", "7738")                              \
    LINNET_SPARKLE_BRANCH(ex, ey, "bb11", "85eb")                              \
    LINNET_SPARKLE_BRANCH(fx, fy, "4f7c", "7b57")                              \
    "    eor    r0, " ax ", " bx "\n"                                          \
    "    eor    lr, " ay ", " by "\n"                                          \
    "    eor    r0, " cx "\n"                                                  \
    "    eor    lr, " cy "\n"                                                  \
    LINNET_SPARKLE_L                                                           \
    LINNET_SPARKLE_ADD(dx, dy, ax, ay)                                         \
    LINNET_SPARKLE_ADD(ex, ey, bx, by)                                         \
    LINNET_SPARKLE_ADD(fx, fy, cx, cy)

#define LINNET_SPARKLE_IOTA0(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "b7e1", "5162", "0")
#define LINNET_SPARKLE_IOTA1(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "bf71", "5880", "1")
#define LINNET_SPARKLE_IOTA2(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "38b4", "da56", "2")
#define LINNET_SPARKLE_IOTA3(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "324e", "7738", "3")
#define LINNET_SPARKLE_IOTA4(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "bb11", "85eb", "4")
#define LINNET_SPARKLE_IOTA5(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "4f7c", "7b57", "5")
#define LINNET_SPARKLE_IOTA6(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "cfbf", "a1c8", "6")
#define LINNET_SPARKLE_IOTA7(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "c2b3", "293d", "7")
#define LINNET_SPARKLE_IOTA8(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "b7e1", "5162", "8")
#define LINNET_SPARKLE_IOTA9(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "bf71", "5880", "9")
#define LINNET_SPARKLE_IOTA10(y0, y1) LINNET_SPARKLE_IOTA(y0, y1, "38b4", "da56", "10")

// The same step, numbered, with the names that the registers have then.
#define LINNET_SPARKLE_4_0(iota) LINNET_SPARKLE_4("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", iota)
#define LINNET_SPARKLE_4_1(iota) LINNET_SPARKLE_4("r7", "r8", "r5", "r6", "r1", "r2", "r3", "r4", iota)
#define LINNET_SPARKLE_4_2(iota) LINNET_SPARKLE_4("r3", "r4", "r1", "r2", "r7", "r8", "r5", "r6", iota)
#define LINNET_SPARKLE_4_3(iota) LINNET_SPARKLE_4("r5", "r6", "r7", "r8", "r3", "r4", "r1", "r2", iota)

#define LINNET_SPARKLE_6_0(iota) \
    LINNET_SPARKLE_6("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", iota)
#define LINNET_SPARKLE_6_1(iota) \
    LINNET_SPARKLE_6("r9", "r10", "r11", "r12", "r7", "r8", "r1", "r2", "r3", "r4", "r5", "r6", iota)
#define LINNET_SPARKLE_6_2(iota) \
    LINNET_SPARKLE_6("r3", "r4", "r5", "r6", "r1", "r2", "r9", "r10", "r11", "r12", "r7", "r8", iota)
#define LINNET_SPARKLE_6_3(iota) \
    LINNET_SPARKLE_6("r11", "r12", "r7", "r8", "r9", "r10", "r3", "r4", "r5", "r6", "r1", "r2", iota)
#define LINNET_SPARKLE_6_4(iota) \
    LINNET_SPARKLE_6("r5", "r6", "r1", "r2", "r3", "r4", "r11", "r12", "r7", "r8", "r9", "r10", iota)
#define LINNET_SPARKLE_6_5(iota) \
    LINNET_SPARKLE_6("r7", "r8", "r9", "r10", "r11", "r12", "r5", "r6", "r1", "r2", "r3", "r4", iota)

#define LINNET_SPARKLE_STORE(offset, x, y) "    strd   " x ", " y ", [r0, #" offset "]\n"

template <>
struct sparkle_thumb<4> {
    /// 7 or 10 steps, of 66 cycles.
    LINNET_NAKED static void permute(uint32_t* /*x*/, unsigned /*steps*/) noexcept {
        asm("    push   {r0, r1, r4-r11, lr}\n"
            "    ldm    r0, {r1-r8}\n"
            LINNET_SPARKLE_CONSTANT("r9", "b7e1", "5162")
            LINNET_SPARKLE_CONSTANT("r10", "bf71", "5880")
            LINNET_SPARKLE_CONSTANT("r11", "38b4", "da56")
            LINNET_SPARKLE_CONSTANT("r12", "324e", "7738")
            LINNET_SPARKLE_4_0(LINNET_SPARKLE_IOTA0)
            LINNET_SPARKLE_4_1(LINNET_SPARKLE_IOTA1)
            LINNET_SPARKLE_4_2(LINNET_SPARKLE_IOTA2)
            LINNET_SPARKLE_4_3(LINNET_SPARKLE_IOTA3)
            LINNET_SPARKLE_4_0(LINNET_SPARKLE_IOTA4)
            LINNET_SPARKLE_4_1(LINNET_SPARKLE_IOTA5)
            LINNET_SPARKLE_4_2(LINNET_SPARKLE_IOTA6)
            "    pop    {r0, lr}\n"
            "    cmp    lr, #7\n"
            "    bne.w  1f\n"
            LINNET_SPARKLE_STORE("0", "r5", "r6")
            LINNET_SPARKLE_STORE("8", "r7", "r8")
            LINNET_SPARKLE_STORE("16", "r3", "r4")
            LINNET_SPARKLE_STORE("24", "r1", "r2")
            "    pop    {r4-r11, pc}\n"
            "1:  push   {r0}\n"
            LINNET_SPARKLE_4_3(LINNET_SPARKLE_IOTA7)
            LINNET_SPARKLE_4_0(LINNET_SPARKLE_IOTA8)
            LINNET_SPARKLE_4_1(LINNET_SPARKLE_IOTA9)
            "    pop    {r0}\n"
            LINNET_SPARKLE_STORE("0", "r3", "r4")
            LINNET_SPARKLE_STORE("8", "r1", "r2")
            LINNET_SPARKLE_STORE("16", "r7", "r8")
            LINNET_SPARKLE_STORE("24", "r5", "r6")
            "    pop    {r4-r11, pc}\n");
    }
};

template <>
struct sparkle_thumb<6> {
    /// 7 or 11 steps, of 106 cycles.
    LINNET_NAKED static void permute(uint32_t* /*x*/, unsigned /*steps*/) noexcept {
        asm("    push   {r0, r1, r4-r11, lr}\n"
            "    ldm    r0, {r1-r12}\n"
            LINNET_SPARKLE_6_0(LINNET_SPARKLE_IOTA0)
            LINNET_SPARKLE_6_1(LINNET_SPARKLE_IOTA1)
            LINNET_SPARKLE_6_2(LINNET_SPARKLE_IOTA2)
            LINNET_SPARKLE_6_3(LINNET_SPARKLE_IOTA3)
            LINNET_SPARKLE_6_4(LINNET_SPARKLE_IOTA4)
            LINNET_SPARKLE_6_5(LINNET_SPARKLE_IOTA5)
            LINNET_SPARKLE_6_0(LINNET_SPARKLE_IOTA6)
            "    pop    {r0, lr}\n"
            "    cmp    lr, #7\n"
            "    bne.w  1f\n"
            LINNET_SPARKLE_STORE("0", "r9", "r10")
            LINNET_SPARKLE_STORE("8", "r11", "r12")
            LINNET_SPARKLE_STORE("16", "r7", "r8")
            LINNET_SPARKLE_STORE("24", "r1", "r2")
            LINNET_SPARKLE_STORE("32", "r3", "r4")
            LINNET_SPARKLE_STORE("40", "r5", "r6")
            "    pop    {r4-r11, pc}\n"
            "1:  push   {r0}\n"
            LINNET_SPARKLE_6_1(LINNET_SPARKLE_IOTA7)
            LINNET_SPARKLE_6_2(LINNET_SPARKLE_IOTA8)
            LINNET_SPARKLE_6_3(LINNET_SPARKLE_IOTA9)
            LINNET_SPARKLE_6_4(LINNET_SPARKLE_IOTA10)
            "    pop    {r0}\n"
            LINNET_SPARKLE_STORE("0", "r7", "r8")
            LINNET_SPARKLE_STORE("8", "r9", "r10")
            LINNET_SPARKLE_STORE("16", "r11", "r12")
            LINNET_SPARKLE_STORE("24", "r5", "r6")
            LINNET_SPARKLE_STORE("32", "r1", "r2")
            LINNET_SPARKLE_STORE("40", "r3", "r4")
            "    pop    {r4-r11, pc}\n");
    }
};
#endif

// Registers: r0 points to the state; the left branches are in the registers from r4 on; r12 and lr are a right branch; r1 and r2
// are the sums of the left x and y; r3 is a constant. On the stack are the number of this step and, after it, that of all steps.

// The first left branch begins the sums, the others add to them.
#define LINNET_SPARKLE_FIRST(x, y, high, low) \
    LINNET_SPARKLE_CONSTANT("r3", high, low)        \
    LINNET_SPARKLE_ALZETTE(x, y, "r3")              \
    "    mov    r1, " x "\n"                  \
    "    mov    r2, " y "\n"
#define LINNET_SPARKLE_LEFT(x, y, high, low)  \
    LINNET_SPARKLE_CONSTANT("r3", high, low)        \
    LINNET_SPARKLE_ALZETTE(x, y, "r3")              \
    "    eor    r1, " x "\n"                  \
    "    eor    r2, " y "\n"
// The function l, but for a rotation by 16 bits.
#define LINNET_SPARKLE_SUMS           \
    "    eor    r1, r1, r1, lsl #16\n" \
    "    eor    r2, r2, r2, lsl #16\n"
// The right branch at `place` opposite to (x, y); the new left branch comes to (to_x, to_y).
#define LINNET_SPARKLE_RIGHT(place, x, y, to_x, to_y, high, low) \
    "    ldrd   r12, lr, [r0, #" place "]\n"                     \
    LINNET_SPARKLE_CONSTANT("r3", high, low)                           \
    LINNET_SPARKLE_ALZETTE("r12", "lr", "r3")                          \
    "    strd   " x ", " y ", [r0, #" place "]\n"                \
    "    eor    r12, " x "\n"                                    \
    "    eor    lr, " y "\n"                                     \
    "    eor    " to_x ", r12, r2, ror #16\n"                    \
    "    eor    " to_y ", lr, r1, ror #16\n"

// Begins with the constant and the number of a step, which are added to the y of the first two branches, r5 and r7.
#define LINNET_SPARKLE_BEGIN(words)            \
    "    push   {r0, r4-r11, lr}\n"            \
    "    push   {r1}\n"                        \
    "    ldm    r0, {" words "}\n"             \
    "    mov    r12, #0\n"                     \
    "    push   {r12}\n"                       \
    "1:  adr.w  r3, 2f\n"                      \
    "    ldr    r3, [r3, r12, lsl #2]\n"       \
    "    eor    r7, r12\n"                     \
    "    eor    r5, r3\n"
#define LINNET_SPARKLE_END(words)              \
    "    ldrd   r12, r3, [sp]\n"               \
    "    add    r12, #1\n"                     \
    "    str    r12, [sp]\n"                   \
    "    cmp    r12, r3\n"                     \
    "    bne.w  1b\n"                          \
    "    add    sp, #8\n"                      \
    "    pop    {r0}\n"                        \
    "    stm    r0, {" words "}\n"             \
    "    pop    {r4-r11, pc}\n"                \
    "    .balign 4\n"                          \
    "2:  .word 0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738, 0xbb1185eb, 0x4f7c7b57, 0xcfbfa1c8, 0xc2b3293d\n" \
    "    .word 0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738\n"

#if !LINNET_UNROLL
template <>
struct sparkle_thumb<4> {
    /// 102 cycles per step.
    LINNET_NAKED static void permute(uint32_t* /*x*/, unsigned /*steps*/) noexcept {
        asm(LINNET_SPARKLE_BEGIN("r4-r7")
            LINNET_SPARKLE_FIRST("r4", "r5", "b7e1", "5162")
            LINNET_SPARKLE_LEFT("r6", "r7", "bf71", "5880")
            LINNET_SPARKLE_SUMS
            LINNET_SPARKLE_RIGHT("16", "r4", "r5", "r8", "r9", "38b4", "da56")
            LINNET_SPARKLE_RIGHT("24", "r6", "r7", "r4", "r5", "324e", "7738")
            "    mov    r6, r8\n"
            "    mov    r7, r9\n"
            LINNET_SPARKLE_END("r4-r7"));
    }
};

template <>
struct sparkle_thumb<6> {
    /// 142 cycles per step.
    LINNET_NAKED static void permute(uint32_t* /*x*/, unsigned /*steps*/) noexcept {
        asm(LINNET_SPARKLE_BEGIN("r4-r9")
            LINNET_SPARKLE_FIRST("r4", "r5", "b7e1", "5162")
            LINNET_SPARKLE_LEFT("r6", "r7", "bf71", "5880")
            LINNET_SPARKLE_LEFT("r8", "r9", "38b4", "da56")
            LINNET_SPARKLE_SUMS
            LINNET_SPARKLE_RIGHT("24", "r4", "r5", "r10", "r11", "324e", "7738")
            LINNET_SPARKLE_RIGHT("32", "r6", "r7", "r4", "r5", "bb11", "85eb")
            LINNET_SPARKLE_RIGHT("40", "r8", "r9", "r6", "r7", "4f7c", "7b57")
            "    mov    r8, r10\n"
            "    mov    r9, r11\n"
            LINNET_SPARKLE_END("r4-r9"));
    }
};
#endif

template <>
struct sparkle_thumb<8> {
    /// 187 cycles per step. The new left branch that comes last waits on the stack.
    LINNET_NAKED static void permute(uint32_t* /*x*/, unsigned /*steps*/) noexcept {
        asm(LINNET_SPARKLE_BEGIN("r4-r11")
            LINNET_SPARKLE_FIRST("r4", "r5", "b7e1", "5162")
            LINNET_SPARKLE_LEFT("r6", "r7", "bf71", "5880")
            LINNET_SPARKLE_LEFT("r8", "r9", "38b4", "da56")
            LINNET_SPARKLE_LEFT("r10", "r11", "324e", "7738")
            LINNET_SPARKLE_SUMS
            LINNET_SPARKLE_RIGHT("32", "r4", "r5", "r4", "r5", "bb11", "85eb")
            "    push   {r4, r5}\n"
            LINNET_SPARKLE_RIGHT("40", "r6", "r7", "r4", "r5", "4f7c", "7b57")
            LINNET_SPARKLE_RIGHT("48", "r8", "r9", "r6", "r7", "cfbf", "a1c8")
            LINNET_SPARKLE_RIGHT("56", "r10", "r11", "r8", "r9", "c2b3", "293d")
            "    pop    {r10, r11}\n"
            LINNET_SPARKLE_END("r4-r11"));
    }
};

#else

// In Thumb-1 the whole state is in memory. r8 points to it, r9 to its end and r11 to its right half; r10 is the number of the step.

/// `steps` steps of the permutation of `size` / 8 branches: 43 cycles for each branch in a step, and 130 to 180 for the rest.
LINNET_NAKED inline void sparkle_thumb1(uint32_t* /*x*/, unsigned /*steps*/, size_t /*size*/) noexcept {
    asm("    .syntax unified\n"
        "    push   {r4-r7, lr}\n"
        "    mov    r4, r8\n"
        "    mov    r5, r9\n"
        "    mov    r6, r10\n"
        "    mov    r7, r11\n"
        "    push   {r1, r4-r7}\n"
        "    sub    sp, #8\n"
        "    mov    r8, r0\n"
        "    adds   r1, r0, r2\n"
        "    mov    r9, r1\n"
        "    lsrs   r2, #1\n"
        "    adds   r0, r2\n"
        "    mov    r11, r0\n"
        "    movs   r5, #0\n"
        // The constant and the number of the step.
        "1:  mov    r10, r5\n"
        "    mov    r4, r8\n"
        "    adr    r6, 6f\n"
        "    mov    r12, r6\n"
        "    lsls   r7, r5, #2\n"
        "    ldr    r7, [r6, r7]\n"
        "    ldr    r0, [r4, #4]\n"
        "    eors   r0, r7\n"
        "    str    r0, [r4, #4]\n"
        "    ldr    r0, [r4, #12]\n"
        "    eors   r0, r5\n"
        "    str    r0, [r4, #12]\n"
        // Alzette: r0 and r1 are x and y, r3 is the constant; lr points to the branch, r12 to the constant.
        "    mov    lr, r4\n"
        "    movs   r4, #31\n"
        "    movs   r5, #24\n"
        "    movs   r6, #17\n"
        "    movs   r7, #16\n"
        "2:  mov    r2, r12\n"
        "    ldm    r2!, {r3}\n"
        "    mov    r12, r2\n"
        "    mov    r2, lr\n"
        "    ldm    r2!, {r0, r1}\n"
        "    mov    r2, r1\n"
        "    rors   r2, r4\n"
        "    adds   r0, r2\n"
        "    mov    r2, r0\n"
        "    rors   r2, r5\n"
        "    eors   r1, r2\n"
        "    eors   r0, r3\n"
        "    mov    r2, r1\n"
        "    rors   r2, r6\n"
        "    adds   r0, r2\n"
        "    mov    r2, r0\n"
        "    rors   r2, r6\n"
        "    eors   r1, r2\n"
        "    eors   r0, r3\n"
        "    adds   r0, r1\n"
        "    mov    r2, r0\n"
        "    rors   r2, r4\n"
        "    eors   r1, r2\n"
        "    eors   r0, r3\n"
        "    mov    r2, r1\n"
        "    rors   r2, r5\n"
        "    adds   r0, r2\n"
        "    mov    r2, r0\n"
        "    rors   r2, r7\n"
        "    eors   r1, r2\n"
        "    eors   r0, r3\n"
        "    mov    r2, lr\n"
        "    stm    r2!, {r0, r1}\n"
        "    mov    lr, r2\n"
        "    cmp    lr, r9\n"
        "    bne    2b\n"
        // The sums of the left x and y, r0 and r1, through l.
        "    mov    r4, r8\n"
        "    mov    r5, r11\n"
        "    movs   r0, #0\n"
        "    movs   r1, #0\n"
        "3:  ldm    r4!, {r2, r3}\n"
        "    eors   r0, r2\n"
        "    eors   r1, r3\n"
        "    cmp    r4, r5\n"
        "    bne    3b\n"
        "    lsls   r2, r0, #16\n"
        "    eors   r0, r2\n"
        "    rors   r0, r7\n"
        "    lsls   r2, r1, #16\n"
        "    eors   r1, r2\n"
        "    rors   r1, r7\n"
        // The halves change places. r4 and r5 point to a left and a right branch, r12 to where its sum goes: the place of the left
        // branch before; that of the first one comes last, and waits on the stack.
        "    mov    r4, r8\n"
        "    mov    r12, sp\n"
        "4:  ldm    r4!, {r2, r3}\n"
        "    ldr    r6, [r5]\n"
        "    ldr    r7, [r5, #4]\n"
        "    stm    r5!, {r2, r3}\n"
        "    eors   r6, r2\n"
        "    eors   r7, r3\n"
        "    eors   r6, r1\n"
        "    eors   r7, r0\n"
        "    mov    r2, r12\n"
        "    stm    r2!, {r6, r7}\n"
        "    mov    r2, r4\n"
        "    subs   r2, #8\n"
        "    mov    r12, r2\n"
        "    cmp    r5, r9\n"
        "    bne    4b\n"
        "    ldr    r0, [sp]\n"
        "    ldr    r1, [sp, #4]\n"
        "    stm    r2!, {r0, r1}\n"
        "    mov    r5, r10\n"
        "    adds   r5, #1\n"
        "    ldr    r0, [sp, #8]\n"
        "    cmp    r5, r0\n"
        "    bne    1b\n"
        "    add    sp, #12\n"
        "    pop    {r4-r7}\n"
        "    mov    r8, r4\n"
        "    mov    r9, r5\n"
        "    mov    r10, r6\n"
        "    mov    r11, r7\n"
        "    pop    {r4-r7, pc}\n"
        "    .balign 4\n"
        "6:  .word 0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738, 0xbb1185eb, 0x4f7c7b57, 0xcfbfa1c8, 0xc2b3293d\n"
        "    .word 0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738\n");
}
/// The permutation of `Branches` branches.
template <unsigned Branches>
struct sparkle_thumb {
    LINNET_INLINE static void permute(uint32_t* x, unsigned steps) noexcept { sparkle_thumb1(x, steps, 8 * Branches); }
};
#endif

// clang-format on

#undef LINNET_SPARKLE_CONSTANT
#undef LINNET_SPARKLE_ALZETTE
#undef LINNET_SPARKLE_IOTA
#undef LINNET_SPARKLE_BRANCH
#undef LINNET_SPARKLE_L
#undef LINNET_SPARKLE_ADD
#undef LINNET_SPARKLE_4
#undef LINNET_SPARKLE_6
#undef LINNET_SPARKLE_IOTA0
#undef LINNET_SPARKLE_IOTA1
#undef LINNET_SPARKLE_IOTA2
#undef LINNET_SPARKLE_IOTA3
#undef LINNET_SPARKLE_IOTA4
#undef LINNET_SPARKLE_IOTA5
#undef LINNET_SPARKLE_IOTA6
#undef LINNET_SPARKLE_IOTA7
#undef LINNET_SPARKLE_IOTA8
#undef LINNET_SPARKLE_IOTA9
#undef LINNET_SPARKLE_IOTA10
#undef LINNET_SPARKLE_4_0
#undef LINNET_SPARKLE_4_1
#undef LINNET_SPARKLE_4_2
#undef LINNET_SPARKLE_4_3
#undef LINNET_SPARKLE_6_0
#undef LINNET_SPARKLE_6_1
#undef LINNET_SPARKLE_6_2
#undef LINNET_SPARKLE_6_3
#undef LINNET_SPARKLE_6_4
#undef LINNET_SPARKLE_6_5
#undef LINNET_SPARKLE_STORE
#undef LINNET_SPARKLE_FIRST
#undef LINNET_SPARKLE_LEFT
#undef LINNET_SPARKLE_SUMS
#undef LINNET_SPARKLE_RIGHT
#undef LINNET_SPARKLE_BEGIN
#undef LINNET_SPARKLE_END

} // namespace detail
LINNET_NAMESPACE_END
#endif

#endif
