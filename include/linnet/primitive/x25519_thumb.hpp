// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_X25519_THUMB_HPP
#define LINNET_PRIMITIVE_X25519_THUMB_HPP

/// The lists of x25519.hpp for cores that have umaal. Elements are integers below 2^256. What is beyond bit 255 of a result comes
/// back times 19: it is taken from the last limb, which is made first, so that the others are made in one pass. The last is below
/// 2^31 then and holds the carry out of them.

#include <linnet/detail/thumb.hpp>
#include <linnet/word/scalar.hpp>

#if defined(LINNET_THUMB) && defined(__ARM_FEATURE_DSP)
#define LINNET_X25519_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

/// Adds a times the limbs of b in r3 to r6 to four limbs and a carry.
#define LINNET_ROW(a, carry, x0, x1, x2, x3)                                                                                       \
    "umaal " x0 ", " carry ", " a ", r3\n umaal " x1 ", " carry ", " a ", r4\n"                                                    \
    "umaal " x2 ", " carry ", " a ", r5\n umaal " x3 ", " carry ", " a ", r6\n"
/// The column x of a square: twice what is there, which goes on in the flag, and a product, which goes on in r8.
#define LINNET_COLUMN(x, a) "adcs " x ", " x ", " x "\n umaal " x ", r8, " a ", " a "\n"
/// Takes what is beyond bit 31 of the limb x, and of the carry above it, away and 19 times that into the carry.
#define LINNET_TAKE_TOP(x, carry, scratch)                                                                                         \
    "adds " x ", " x ", " x "\n adc " carry ", " carry ", " carry "\n"                                                           \
    "lsr " x ", " x ", #1\n"                                                                                                       \
    "add " scratch ", " carry ", " carry ", lsl #3\n add " carry ", " carry ", " scratch ", lsl #1\n"

/// Cycles: 167 a product, 133 a square, 84 a sum and difference, 91 a double, 145 an exchange, and 21 a call.
LINNET_NAKED inline void x25519_thumb(uint32_t* /*elements*/, const void* /*calls*/, const uint8_t* /*choices*/) noexcept {
    // On the stack: eight limbs of a product, one more, at 36 where the result goes, at 40 how many squares are left, at 44 how
    // many choices, and the arguments.
    asm(".syntax unified\n push {r0-r2, r4-r11, lr}\n sub sp, #48\n movs r2, #0\n movs r3, #255\n strd r2, r3, [sp, #40]\n b 1f\n"
        ".balign 4\n 2: .hword 9f - 14f - 4, 3f - 14f - 4, 5f - 14f - 4, 7f - 14f - 4, 8f - 14f - 4, 10f - 14f - 4\n"
        // A product: the rows of the first four limbs of b, and of the other four, with a limb of the former sum in each.
        "3: ldm r2!, {r3-r6}\n ldr r12, [r1]\n ldr lr, [r1, #4]\n umull r7, r11, r12, r3\n mov r8, #0\n mov r9, #0\n mov r10, #0\n"
        "umaal r8, r11, r12, r4\n umaal r9, r11, r12, r5\n umaal r10, r11, r12, r6\n str r7, [sp]\n"
        "mov r7, #0\n" LINNET_ROW("lr", "r7", "r8", "r9", "r10", "r11") "str r8, [sp, #4]\n ldr r12, [r1, #8]\n ldr lr, [r1, #12]\n"
        "mov r8, #0\n" LINNET_ROW("r12", "r8", "r9", "r10", "r11", "r7") "str r9, [sp, #8]\n"
        "mov r9, #0\n" LINNET_ROW("lr", "r9", "r10", "r11", "r7", "r8") "str r10, [sp, #12]\n ldr r12, [r1, #16]\n"
        "ldr lr, [r1, #20]\n"
        "mov r10, #0\n" LINNET_ROW("r12", "r10", "r11", "r7", "r8", "r9") "str r11, [sp, #16]\n"
        "mov r11, #0\n" LINNET_ROW("lr", "r11", "r7", "r8", "r9", "r10") "str r7, [sp, #20]\n ldr r12, [r1, #24]\n"
        "ldr lr, [r1, #28]\n"
        "mov r7, #0\n" LINNET_ROW("r12", "r7", "r8", "r9", "r10", "r11") "str r8, [sp, #24]\n"
        "mov r8, #0\n" LINNET_ROW("lr", "r8", "r9", "r10", "r11", "r7") "str r9, [sp, #28]\n str r10, [sp, #32]\n"
        "ldm r2, {r3-r6}\n mov r9, #0\n mov r10, #0\n mov r12, #0\n mov r2, #0\n"
        "ldr r0, [sp, #16]\n ldr lr, [r1]\n" LINNET_ROW("lr", "r0", "r9", "r10", "r12", "r2") "str r9, [sp, #16]\n"
        "ldr r9, [sp, #20]\n ldr lr, [r1, #4]\n" LINNET_ROW("lr", "r9", "r10", "r12", "r2", "r0") "str r10, [sp, #20]\n"
        "ldr r10, [sp, #24]\n ldr lr, [r1, #8]\n" LINNET_ROW("lr", "r10", "r12", "r2", "r0", "r9") "str r12, [sp, #24]\n"
        "ldr r12, [sp, #28]\n ldr lr, [r1, #12]\n" LINNET_ROW("lr", "r12", "r2", "r0", "r9", "r10") "str r2, [sp, #28]\n"
        "ldr r2, [sp, #32]\n ldr lr, [r1, #16]\n" LINNET_ROW("lr", "r2", "r0", "r9", "r10", "r12")
        "ldr lr, [r1, #20]\n" LINNET_ROW("lr", "r11", "r9", "r10", "r12", "r2")
        "ldr lr, [r1, #24]\n" LINNET_ROW("lr", "r7", "r10", "r12", "r2", "r11")
        "ldr lr, [r1, #28]\n" LINNET_ROW("lr", "r8", "r12", "r2", "r11", "r7")
        // The upper half in r0, r9, r10, r12, r2, r11, r7 and r8, times 38, to the lower on the stack.
        "4: ldr lr, [sp, #28]\n movs r3, #38\n movs r1, #0\n umaal lr, r1, r3, r8\n" LINNET_TAKE_TOP("lr", "r1", "r8")
        "ldm sp, {r4-r6, r8}\n umaal r4, r1, r3, r0\n umaal r5, r1, r3, r9\n umaal r6, r1, r3, r10\n umaal r8, r1, r3, r12\n"
        "ldr r9, [sp, #16]\n ldr r10, [sp, #20]\n ldr r12, [sp, #24]\n ldr r0, [sp, #36]\n"
        "umaal r9, r1, r3, r2\n umaal r10, r1, r3, r11\n umaal r12, r1, r3, r7\n add lr, r1\n stm r0, {r4-r6, r8-r10, r12, lr}\n"
        "1: ldr r3, [sp, #48]\n ldr r4, [sp, #52]\n ldr r5, [r4], #4\n str r4, [sp, #52]\n"
        "uxtab r0, r3, r5\n uxtab r1, r3, r5, ror #8\n uxtab r2, r3, r5, ror #16\n lsrs r5, #24\n str r0, [sp, #36]\n"
        "adr r6, 2b\n ldrsh r5, [r6, r5, lsl #1]\n 14: add pc, r5\n"
        // A square: rows of products of different limbs, each column of which is done when the row that begins there is.
        "5: cmp r2, r3\n beq 6f\n ldr r4, [sp, #40]\n cbnz r4, 11f\n subs r4, r2, r3\n adds r4, #1\n b 12f\n 11: mov r1, r0\n"
        "12: subs r4, #1\n str r4, [sp, #40]\n beq 6f\n ldr r5, [sp, #52]\n subs r5, #4\n str r5, [sp, #52]\n"
        "6: ldr r3, [r1]\n ldr r4, [r1, #4]\n ldr r2, [r1, #8]\n ldr r11, [r1, #12]\n mov lr, #0\n umull r6, r8, r3, r3\n"
        "umull r9, r12, r4, r3\n str r6, [sp]\n adds r9, r9\n umaal r9, r8, lr, lr\n str r9, [sp, #4]\n"
        "mov r9, #0\n mov r0, #0\n umaal r12, r9, r2, r3\n umaal r0, r9, r2, r4\n" LINNET_COLUMN("r12", "r4") "str r12, [sp, #8]\n"
        "mov r12, #0\n mov r10, #0\n umaal r0, r12, r11, r3\n umaal r9, r12, r11, r4\n umaal r10, r12, r11, r2\n"
        LINNET_COLUMN("r0", "lr")
        "str r0, [sp, #12]\n ldr r5, [r1, #16]\n ldr r6, [r1, #20]\n"
        "mov r0, #0\n mov r7, #0\n umaal r9, r0, r5, r3\n umaal r10, r0, r5, r4\n umaal r12, r0, r5, r2\n umaal r7, r0, r5, r11\n"
        LINNET_COLUMN("r9", "r2") "str r9, [sp, #16]\n"
        "mov r9, #0\n umaal r10, r9, r6, r3\n umaal r12, r9, r6, r4\n umaal r7, r9, r6, r2\n umaal r0, r9, r6, r11\n"
        LINNET_COLUMN("r10", "lr") "str r10, [sp, #20]\n ldr r5, [r1, #24]\n ldr r6, [r1, #28]\n"
        "mov r10, #0\n umaal r12, r10, r5, r3\n umaal r7, r10, r5, r4\n umaal r0, r10, r5, r2\n umaal r9, r10, r5, r11\n"
        LINNET_COLUMN("r12", "r11") "str r12, [sp, #24]\n"
        "mov r12, #0\n umaal r7, r12, r6, r3\n umaal r0, r12, r6, r4\n umaal r9, r12, r6, r2\n umaal r10, r12, r6, r11\n"
        LINNET_COLUMN("r7", "lr") "str r7, [sp, #28]\n ldr r3, [r1, #16]\n ldr r4, [r1, #20]\n"
        "mov r2, #0\n mov r11, #0\n mov r7, #0\n umaal r9, r2, r3, r4\n umaal r10, r2, r3, r5\n umaal r12, r2, r4, r5\n"
        "umaal r12, r11, r3, r6\n umaal r2, r11, r4, r6\n umaal r11, r7, r5, r6\n"
        LINNET_COLUMN("r0", "r3") LINNET_COLUMN("r9", "lr") LINNET_COLUMN("r10", "r4") LINNET_COLUMN("r12", "lr")
        LINNET_COLUMN("r2", "r5") LINNET_COLUMN("r11", "lr") LINNET_COLUMN("r7", "r6") "adc r8, r8, #0\n b 4b\n"
        // A sum and a difference, of which the one carries in r11 and the other in the flag.
        "7: ldr r3, [r1, #28]\n ldr r4, [r2, #28]\n adds r3, r4\n mov r11, #0\n adc r11, r11, r11\n"
        LINNET_TAKE_TOP("r3", "r11", "r4")
        "str r3, [sp]\n mov lr, #1\n ldm r1!, {r3-r6}\n ldm r2!, {r7-r10}\n subs r12, r3, r7\n umaal r3, r11, lr, r7\n"
        "sbcs r7, r4, r8\n umaal r4, r11, lr, r8\n sbcs r8, r5, r9\n umaal r5, r11, lr, r9\n sbcs r9, r6, r10\n"
        "umaal r6, r11, lr, r10\n"
        "stm r0!, {r3-r6}\n ldm r1!, {r3, r4}\n ldm r2!, {r5, r6}\n"
        "sbcs r10, r3, r5\n umaal r3, r11, lr, r5\n sbcs r5, r4, r6\n umaal r4, r11, lr, r6\n stm r0!, {r3, r4}\n"
        "ldr r3, [r1]\n ldr r4, [r2]\n sbcs r6, r3, r4\n umaal r3, r11, lr, r4\n str r3, [r0]\n"
        "ldr r1, [r1, #4]\n ldr r2, [r2, #4]\n ldr r3, [sp]\n sbcs lr, r1, r2\n add r3, r11\n str r3, [r0, #4]\n"
        "sbc r3, r3, r3\n and r3, r3, #38\n subs r1, r12, r3\n sbcs r2, r7, #0\n sbcs r3, r8, #0\n sbcs r4, r9, #0\n"
        "sbcs r7, r10, #0\n sbcs r8, r5, #0\n sbcs r9, r6, #0\n sbc r10, lr, #0\n adds r0, #8\n stm r0, {r1-r4, r7-r10}\n b 1b\n"
        // A difference, and a sum with a product of it.
        "8: ldm r1!, {r3-r6}\n ldm r2!, {r7-r10}\n subs r3, r7\n sbcs r4, r4, r8\n sbcs r5, r5, r9\n sbcs r6, r6, r10\n"
        "ldm r1, {r7-r10}\n ldm r2, {r0, r11, r12, lr}\n sbcs r7, r7, r0\n sbcs r8, r8, r11\n sbcs r9, r9, r12\n"
        "sbcs r10, r10, lr\n"
        "sbc r0, r0, r0\n and r0, r0, #38\n subs r3, r0\n sbcs r4, r4, #0\n sbcs r5, r5, #0\n sbcs r6, r6, #0\n sbcs r7, r7, #0\n"
        "sbcs r8, r8, #0\n"
        "sbcs r9, r9, #0\n"
        "sbc r10, r10, #0\n subs r1, #16\n stm r1, {r3-r10}\n"
        "ldr r12, [r2, #12]\n movw lr, #56130\n movt lr, #1\n mov r11, #0\n umaal r12, r11, lr, r10\n"
        LINNET_TAKE_TOP("r12", "r11", "r10")
        "ldr r0, [r2, #-16]\n ldr r1, [r2, #-12]\n umaal r0, r11, lr, r3\n umaal r1, r11, lr, r4\n"
        "ldr r3, [r2, #-8]\n ldr r4, [r2, #-4]\n umaal r3, r11, lr, r5\n umaal r4, r11, lr, r6\n"
        "ldr r5, [r2]\n ldr r6, [r2, #4]\n umaal r5, r11, lr, r7\n umaal r6, r11, lr, r8\n"
        "ldr r7, [r2, #8]\n ldr r8, [sp, #36]\n umaal r7, r11, lr, r9\n add r12, r11\n stm r8, {r0, r1, r3-r7, r12}\n b 1b\n"
        // An exchange of two elements with two others, by all bytes of a choice or none.
        "10: ldr r5, [sp, #44]\n ldr r6, [sp, #56]\n subs r5, #1\n bmi 9f\n str r5, [sp, #44]\n subs r2, r3\n"
        "subs r4, r2\n str r4, [sp, #52]\n"
        "lsrs r2, r5, #3\n ldrb r2, [r6, r2]\n and r5, r5, #7\n lsrs r2, r5\n and r2, r2, #1\n negs r2, r2\n uadd8 r2, r2, r2\n"
        "add lr, r0, #64\n"
        "11: ldm r0, {r3-r6}\n ldm r1, {r7-r10}\n sel r2, r7, r3\n sel r7, r3, r7\n sel r3, r8, r4\n sel r8, r4, r8\n"
        "sel r4, r9, r5\n sel r9, r5, r9\n sel r5, r10, r6\n sel r10, r6, r10\n stm r0!, {r2-r5}\n stm r1!, {r7-r10}\n"
        "cmp r0, lr\n bne 11b\n b 1b\n"
        "9: add sp, #48\n pop {r0-r2, r4-r11, pc}\n");
}
#undef LINNET_ROW
#undef LINNET_COLUMN
#undef LINNET_TAKE_TOP

// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
