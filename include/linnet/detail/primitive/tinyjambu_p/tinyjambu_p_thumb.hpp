// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_TINYJAMBU_P_TINYJAMBU_P_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_TINYJAMBU_P_TINYJAMBU_P_THUMB_HPP

/// TinyJAMBU's keyed permutation in Thumb assembly, for tinyjambu_p.hpp: 32 steps at once, as there. The key is complemented. A
/// round is 128 steps, after which each word of the state is in its own register again.

#include <linnet/detail/base/thumb.hpp>

#include <cstddef>
#include <cstdint>

#if defined(LINNET_THUMB)
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

#if defined(__thumb2__)

// Registers: r4 to r7 are the state; r0 and r3 are scratch; r2 counts. The words of the key are in other registers.

#define LINNET_TINYJAMBU_STEPS(a, b, c, d, key)  \
    "    eor    " a ", " key "\n"                \
    "    eor    " a ", " a ", " b ", lsr #15\n"  \
    "    eor    " a ", " a ", " c ", lsl #17\n"  \
    "    eor    " a ", " a ", " c ", lsr #27\n"  \
    "    eor    " a ", " a ", " d ", lsl #5\n"   \
    "    lsr    r0, " c ", #6\n"                 \
    "    orr    r0, r0, " d ", lsl #26\n"        \
    "    lsr    r3, " c ", #21\n"                \
    "    orr    r3, r3, " d ", lsl #11\n"        \
    "    and    r0, r3\n"                        \
    "    eor    " a ", r0\n"
#define LINNET_TINYJAMBU_ROUND(key0, key1, key2, key3)      \
    LINNET_TINYJAMBU_STEPS("r4", "r5", "r6", "r7", key0)    \
    LINNET_TINYJAMBU_STEPS("r5", "r6", "r7", "r4", key1)    \
    LINNET_TINYJAMBU_STEPS("r6", "r7", "r4", "r5", key2)    \
    LINNET_TINYJAMBU_STEPS("r7", "r4", "r5", "r6", key3)

template <size_t KeySize>
struct tinyjambu_thumb;

template <>
struct tinyjambu_thumb<16> {
    /// 46 cycles per round. An odd number of rounds begins with the second of the loop's two.
    LINNET_NAKED static void permute(uint32_t* /*x*/, const uint32_t* /*key*/, unsigned /*rounds*/) noexcept {
        asm("    push   {r0, r4-r11, lr}\n"
            "    ldm    r0, {r4-r7}\n"
            "    ldm    r1, {r8-r11}\n"
            "    lsls   r3, r2, #31\n"
            "    it     ne\n"
            "    addne  r2, #1\n"
            "    bne.w  2f\n"
            "1:\n"
            LINNET_TINYJAMBU_ROUND("r8", "r9", "r10", "r11")
            "2:\n"
            LINNET_TINYJAMBU_ROUND("r8", "r9", "r10", "r11")
            "    subs   r2, #2\n"
            "    bne.w  1b\n"
            "    pop    {r0}\n"
            "    stm    r0, {r4-r7}\n"
            "    pop    {r4-r11, pc}\n");
    }
};

template <>
struct tinyjambu_thumb<24> {
    /// 5 or 9 rounds. 45 cycles per round. Three rounds take the key twice; of five, the first two are the last two of these three.
    LINNET_NAKED static void permute(uint32_t* /*x*/, const uint32_t* /*key*/, unsigned /*rounds*/) noexcept {
        asm("    push   {r0, r4-r11, lr}\n"
            "    ldm    r0, {r4-r7}\n"
            "    cmp    r2, #5\n"
            "    beq    2f\n"
            "    mov    r2, #3\n"
            "    ldm    r1, {r8-r12, lr}\n"
            "1:\n"
            LINNET_TINYJAMBU_ROUND("r8", "r9", "r10", "r11")
            "    b.w    3f\n"
            "2:  mov    r2, #2\n"
            "    ldm    r1, {r8-r11}\n"
            "    mov    r12, r8\n"
            "    mov    lr, r9\n"
            "    mov    r8, r10\n"
            "    mov    r9, r11\n"
            "    ldrd   r10, r11, [r1, #16]\n"
            "3:\n"
            LINNET_TINYJAMBU_ROUND("r12", "lr", "r8", "r9")
            LINNET_TINYJAMBU_ROUND("r10", "r11", "r12", "lr")
            "    subs   r2, #1\n"
            "    bne.w  1b\n"
            "    pop    {r0}\n"
            "    stm    r0, {r4-r7}\n"
            "    pop    {r4-r11, pc}\n");
    }
};

template <>
struct tinyjambu_thumb<32> {
    /// 5 or 10 rounds. 47 cycles per round. Two rounds take the key once; of five, the first is the second of these two. The last
    /// word of the key is on the stack.
    LINNET_NAKED static void permute(uint32_t* /*x*/, const uint32_t* /*key*/, unsigned /*rounds*/) noexcept {
        asm("    push   {r0, r4-r11, lr}\n"
            "    ldm    r0, {r4-r7}\n"
            "    cmp    r2, #5\n"
            "    beq    2f\n"
            "    ldr    r0, [r1, #28]\n"
            "    push   {r0}\n"
            "    ldm    r1, {r8-r12, lr}\n"
            "    ldr    r1, [r1, #24]\n"
            "1:\n"
            LINNET_TINYJAMBU_ROUND("r8", "r9", "r10", "r11")
            "    b.w    3f\n"
            "2:  mov    r2, #6\n"
            "    ldr    r0, [r1, #12]\n"
            "    push   {r0}\n"
            "    ldr    r12, [r1]\n"
            "    ldr    lr, [r1, #4]\n"
            "    add    r0, r1, #16\n"
            "    ldm    r0, {r8-r11}\n"
            "    ldr    r1, [r1, #8]\n"
            "3:\n"
            LINNET_TINYJAMBU_STEPS("r4", "r5", "r6", "r7", "r12")
            LINNET_TINYJAMBU_STEPS("r5", "r6", "r7", "r4", "lr")
            LINNET_TINYJAMBU_STEPS("r6", "r7", "r4", "r5", "r1")
            "    ldr    r0, [sp]\n"
            LINNET_TINYJAMBU_STEPS("r7", "r4", "r5", "r6", "r0")
            "    subs   r2, #2\n"
            "    bne.w  1b\n"
            "    pop    {r1}\n"
            "    pop    {r0}\n"
            "    stm    r0, {r4-r7}\n"
            "    pop    {r4-r11, pc}\n");
    }
};
#undef LINNET_TINYJAMBU_STEPS
#undef LINNET_TINYJAMBU_ROUND

#else

// Registers: r4 to r7 are the state; r1 points to the next word of the key; r0, r2 and r3 are scratch; r8 counts.

#define LINNET_TINYJAMBU_STEPS(a, b, c, d) \
    "    lsrs   r0, " b ", #15\n"          \
    "    eors   " a ", r0\n"               \
    "    lsls   r0, " c ", #17\n"          \
    "    eors   " a ", r0\n"               \
    "    lsrs   r0, " c ", #27\n"          \
    "    eors   " a ", r0\n"               \
    "    lsls   r0, " d ", #5\n"           \
    "    eors   " a ", r0\n"               \
    "    lsrs   r0, " c ", #6\n"           \
    "    lsls   r2, " d ", #26\n"          \
    "    orrs   r0, r2\n"                  \
    "    lsrs   r3, " c ", #21\n"          \
    "    lsls   r2, " d ", #11\n"          \
    "    orrs   r3, r2\n"                  \
    "    ands   r0, r3\n"                  \
    "    eors   " a ", r0\n"               \
    "    ldm    r1!, {r0}\n"               \
    "    eors   " a ", r0\n"

// After two words of the key, `between` sets r1 to the next, and after two more, `after` does.
#define LINNET_TINYJAMBU_PERMUTE(size, between, after)     \
    asm("    .syntax unified\n"                            \
        "    push   {r0, r4-r7, lr}\n"                     \
        "    mov    r4, r8\n"                              \
        "    mov    r5, r9\n"                              \
        "    mov    r6, r10\n"                             \
        "    push   {r4-r6}\n"                             \
        "    mov    r8, r2\n"                              \
        "    mov    r9, r1\n"                              \
        "    movs   r2, #" size "\n"                       \
        "    adds   r2, r1, r2\n"                          \
        "    mov    r10, r2\n"                             \
        "    ldm    r0!, {r4-r7}\n"                        \
        "1:\n"                                             \
        LINNET_TINYJAMBU_STEPS("r4", "r5", "r6", "r7")     \
        LINNET_TINYJAMBU_STEPS("r5", "r6", "r7", "r4")     \
        between                                            \
        LINNET_TINYJAMBU_STEPS("r6", "r7", "r4", "r5")     \
        LINNET_TINYJAMBU_STEPS("r7", "r4", "r5", "r6")     \
        after                                              \
        "    mov    r0, r8\n"                              \
        "    subs   r0, #1\n"                              \
        "    mov    r8, r0\n"                              \
        "    bne    1b\n"                                  \
        "    pop    {r1-r3}\n"                             \
        "    mov    r8, r1\n"                              \
        "    mov    r9, r2\n"                              \
        "    mov    r10, r3\n"                             \
        "    pop    {r0}\n"                                \
        "    stm    r0!, {r4-r7}\n"                        \
        "    pop    {r4-r7, pc}\n")
// Returns to the key's first word after its last one. r9 and r10 are where the key begins and ends.
#define LINNET_TINYJAMBU_WRAP(label)  \
    "    cmp    r1, r10\n"            \
    "    bne    " label "f\n"         \
    "    mov    r1, r9\n"             \
    label ":\n"

template <size_t KeySize>
struct tinyjambu_thumb;

template <>
struct tinyjambu_thumb<16> {
    /// 83 cycles per round.
    LINNET_NAKED static void permute(uint32_t* /*x*/, const uint32_t* /*key*/, unsigned /*rounds*/) noexcept {
        LINNET_TINYJAMBU_PERMUTE("16", "", "    mov    r1, r9\n");
    }
};
template <>
struct tinyjambu_thumb<24> {
    /// 89 cycles per round.
    LINNET_NAKED static void permute(uint32_t* /*x*/, const uint32_t* /*key*/, unsigned /*rounds*/) noexcept {
        LINNET_TINYJAMBU_PERMUTE("24", LINNET_TINYJAMBU_WRAP("2"), LINNET_TINYJAMBU_WRAP("3"));
    }
};
template <>
struct tinyjambu_thumb<32> {
    /// 86 cycles per round.
    LINNET_NAKED static void permute(uint32_t* /*x*/, const uint32_t* /*key*/, unsigned /*rounds*/) noexcept {
        LINNET_TINYJAMBU_PERMUTE("32", "", LINNET_TINYJAMBU_WRAP("2"));
    }
};
#undef LINNET_TINYJAMBU_STEPS
#undef LINNET_TINYJAMBU_PERMUTE
#undef LINNET_TINYJAMBU_WRAP

#endif

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END
#endif

#endif
