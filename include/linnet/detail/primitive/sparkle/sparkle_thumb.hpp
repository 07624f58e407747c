// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_THUMB_HPP

/// Sparkle in Thumb-2, for sparkle.hpp. The left branches stay in registers. The right ones are in memory: each is read for Alzette,
/// the left branch takes its place, and its sum with that branch becomes a new left branch.

#include <linnet/detail/base/thumb.hpp>

#include <cstdint>

#if defined(LINNET_THUMB) && defined(__thumb2__)
#define LINNET_SPARKLE_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

// Registers: r0 points to the state; the left branches are in the registers from r4 on; r12 and lr are a right branch; r1 and r2
// are the sums of the left x and y; r3 is a constant. On the stack are the number of this step and, after it, that of all steps.

#define LINNET_SPARKLE_CONSTANT(high, low) \
    "    movw   r3, #0x" low "\n"          \
    "    movt   r3, #0x" high "\n"
#define LINNET_SPARKLE_ALZETTE(x, y)             \
    "    add    " x ", " x ", " y ", ror #31\n"  \
    "    eor    " y ", " y ", " x ", ror #24\n"  \
    "    eor    " x ", r3\n"                     \
    "    add    " x ", " x ", " y ", ror #17\n"  \
    "    eor    " y ", " y ", " x ", ror #17\n"  \
    "    eor    " x ", r3\n"                     \
    "    add    " x ", " y "\n"                  \
    "    eor    " y ", " y ", " x ", ror #31\n"  \
    "    eor    " x ", r3\n"                     \
    "    add    " x ", " x ", " y ", ror #24\n"  \
    "    eor    " y ", " y ", " x ", ror #16\n"  \
    "    eor    " x ", r3\n"
// The first left branch begins the sums, the others add to them.
#define LINNET_SPARKLE_FIRST(x, y, high, low) \
    LINNET_SPARKLE_CONSTANT(high, low)        \
    LINNET_SPARKLE_ALZETTE(x, y)              \
    "    mov    r1, " x "\n"                  \
    "    mov    r2, " y "\n"
#define LINNET_SPARKLE_LEFT(x, y, high, low)  \
    LINNET_SPARKLE_CONSTANT(high, low)        \
    LINNET_SPARKLE_ALZETTE(x, y)              \
    "    eor    r1, " x "\n"                  \
    "    eor    r2, " y "\n"
// The function l, but for a rotation by 16 bits.
#define LINNET_SPARKLE_SUMS           \
    "    eor    r1, r1, r1, lsl #16\n" \
    "    eor    r2, r2, r2, lsl #16\n"
// The right branch at `place` opposite to (x, y); the new left branch comes to (to_x, to_y).
#define LINNET_SPARKLE_RIGHT(place, x, y, to_x, to_y, high, low) \
    "    ldrd   r12, lr, [r0, #" place "]\n"                     \
    LINNET_SPARKLE_CONSTANT(high, low)                           \
    LINNET_SPARKLE_ALZETTE("r12", "lr")                          \
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

/// `steps` steps, at most 12, of the permutation of `Branches` branches.
template <unsigned Branches>
struct sparkle_thumb;

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

// clang-format on

#undef LINNET_SPARKLE_CONSTANT
#undef LINNET_SPARKLE_ALZETTE
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
