// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_MODES_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_MODES_THUMB_HPP

/// The modes of SP 800-232 in Thumb-2, with the state in registers from the first block to the last. A compiler would store and
/// load it around each permutation. Defines LINNET_ASCON_MODES_THUMB where they are available: in little-endian code that may load
/// words from any address.

#include <linnet/detail/primitive/ascon_p/ascon_p_thumb.hpp>

#if defined(LINNET_THUMB) && defined(__thumb2__) && LINNET_UNROLL && defined(__ARM_FEATURE_UNALIGNED) && !defined(__ARM_BIG_ENDIAN)
#define LINNET_ASCON_MODES_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

// Registers: those of ascon_thumb_rounds. r0, r11, r12 and lr are scratch between permutations.

// An exchange of exchange_bits, by distance.
#define LINNET_ASCON_EXCHANGE(low, high, t, distance, masked)  \
    "    eor    " t ", " high ", " low ", lsr #" distance "\n" \
    masked                                                     \
    "    eor    " high ", " t "\n"                             \
    "    eor    " low ", " low ", " t ", lsl #" distance "\n"
#define LINNET_ASCON_EXCHANGE_16(low, high, t) LINNET_ASCON_EXCHANGE(low, high, t, "16", "    uxth   " t ", " t "\n")
#define LINNET_ASCON_EXCHANGE_8(low, high, t) LINNET_ASCON_EXCHANGE(low, high, t, "8", "    and    " t ", #0x00ff00ff\n")
#define LINNET_ASCON_EXCHANGE_4(low, high, t) LINNET_ASCON_EXCHANGE(low, high, t, "4", "    and    " t ", #0x0f0f0f0f\n")
#define LINNET_ASCON_EXCHANGE_2(low, high, t) LINNET_ASCON_EXCHANGE(low, high, t, "2", "    and    " t ", #0x33333333\n")
#define LINNET_ASCON_EXCHANGE_1(low, high, t) LINNET_ASCON_EXCHANGE(low, high, t, "1", "    and    " t ", #0x55555555\n")
// gather_bits and scatter_bits.
#define LINNET_ASCON_GATHER(low, high, t)  \
    LINNET_ASCON_EXCHANGE_16(low, high, t) \
    LINNET_ASCON_EXCHANGE_8(low, high, t)  \
    LINNET_ASCON_EXCHANGE_4(low, high, t)  \
    LINNET_ASCON_EXCHANGE_2(low, high, t)  \
    LINNET_ASCON_EXCHANGE_1(low, high, t)
#define LINNET_ASCON_SCATTER(low, high, t) \
    LINNET_ASCON_EXCHANGE_1(low, high, t)  \
    LINNET_ASCON_EXCHANGE_2(low, high, t)  \
    LINNET_ASCON_EXCHANGE_4(low, high, t)  \
    LINNET_ASCON_EXCHANGE_8(low, high, t)  \
    LINNET_ASCON_EXCHANGE_16(low, high, t)
// Adds the 8 bytes at r0 + `at` to a word of the state.
#define LINNET_ASCON_ABSORB(even, odd, at)  \
    "    ldr    r11, [r0, #" at "]\n"       \
    "    ldr    r12, [r0, #" at " + 4]\n"   \
    LINNET_ASCON_GATHER("r11", "r12", "lr") \
    "    eor    " even ", r11\n"            \
    "    eor    " odd ", r12\n"
// Writes the sum of 8 bytes from r0 on and of a word, whose bits are in order, from lr on, and moves both addresses on. The
// ciphertext replaces the word: with the flag ne, in decryption, the input.
#define LINNET_ASCON_CRYPT(low, high) \
    "    ldr    r11, [r0], #4\n"      \
    "    ldr    r12, [r0], #4\n"      \
    "    eor    " low ", r11\n"       \
    "    eor    " high ", r12\n"      \
    "    str    " low ", [lr], #4\n"  \
    "    str    " high ", [lr], #4\n" \
    "    itt    ne\n"                 \
    "    movne  " low ", r11\n"       \
    "    movne  " high ", r12\n"

// The frame of ascon_thumb_aead128, in bytes from sp on.
#define LINNET_ASCON_KEY "0"
#define LINNET_ASCON_BLOCK "16"
#define LINNET_ASCON_DATA "32"
#define LINNET_ASCON_DATA_SIZE "36"
#define LINNET_ASCON_IN "76"
#define LINNET_ASCON_OUT "80"
#define LINNET_ASCON_SIZE "84"
#define LINNET_ASCON_DECRYPTING "88"
#define LINNET_ASCON_ROUNDS "92"
#define LINNET_ASCON_TAG "96"

#define LINNET_ASCON_P12                               \
    "    ldr    r11, [sp, #" LINNET_ASCON_ROUNDS "]\n" \
    "    blx    r11\n"
#define LINNET_ASCON_P8                                \
    "    ldr    r11, [sp, #" LINNET_ASCON_ROUNDS "]\n" \
    "    add    r11, #4 * 216\n"                       \
    "    blx    r11\n"
#define LINNET_ASCON_ADD_KEY(a, b, c, d)                    \
    "    ldrd   r0, r11, [sp, #" LINNET_ASCON_KEY "]\n"     \
    "    eor    " a ", r0\n"                                \
    "    eor    " b ", r11\n"                               \
    "    ldrd   r0, r11, [sp, #" LINNET_ASCON_KEY " + 8]\n" \
    "    eor    " c ", r0\n"                                \
    "    eor    " d ", r11\n"

/// A message of Ascon-AEAD128 (SP 800-232, section 4.1): encrypts or decrypts `in` to `out`, and writes the tag, 16 bytes, to `tag`.
/// `rounds_at` is ascon_thumb_rounds_at(12).
LINNET_NAKED inline void ascon_thumb_aead128(const uint8_t* /*key*/, const uint8_t* /*nonce*/, const uint8_t* /*data*/,
                                             size_t /*data_size*/, const uint8_t* /*in*/, uint8_t* /*out*/, size_t /*size*/,
                                             bool /*decrypting*/, uintptr_t /*rounds_at*/, uint8_t* /*tag*/) noexcept {
    asm("    push   {r4-r11, lr}\n"
        "    push   {r2, r3}\n"
        "    sub    sp, #32\n"
        // Initialization. The halves of the initial value 0x00001000808c0001 are 0x00400201 and 0x00008a00.
        "    ldr    r3, [r0]\n"
        "    ldr    r4, [r0, #4]\n"
        "    ldr    r5, [r0, #8]\n"
        "    ldr    r6, [r0, #12]\n"
        "    ldr    r7, [r1]\n"
        "    ldr    r8, [r1, #4]\n"
        "    ldr    r9, [r1, #8]\n"
        "    ldr    r10, [r1, #12]\n"
        LINNET_ASCON_GATHER("r3", "r4", "r11")
        LINNET_ASCON_GATHER("r5", "r6", "r11")
        LINNET_ASCON_GATHER("r7", "r8", "r11")
        LINNET_ASCON_GATHER("r9", "r10", "r11")
        "    strd   r3, r4, [sp, #" LINNET_ASCON_KEY "]\n"
        "    strd   r5, r6, [sp, #" LINNET_ASCON_KEY " + 8]\n"
        "    movw   r1, #0x0201\n"
        "    movt   r1, #0x0040\n"
        "    movw   r2, #0x8a00\n"
        LINNET_ASCON_P12
        LINNET_ASCON_ADD_KEY("r7", "r8", "r9", "r10")
        // Associated data. What is left of it after the last block, whose padding is counted too, is at least -16.
        "    ldrd   r0, lr, [sp, #" LINNET_ASCON_DATA "]\n"
        "    cmp    lr, #0\n"
        "    beq    5f\n"
        "1:  subs   lr, #16\n"
        "    str    lr, [sp, #" LINNET_ASCON_DATA_SIZE "]\n"
        "    bhs    4f\n"
        "    mov    r11, #0\n"
        "    mov    r12, #0\n"
        "    strd   r11, r12, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    strd   r11, r12, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
        "    add    r12, sp, #" LINNET_ASCON_BLOCK "\n"
        "    adds   lr, #16\n"
        "    beq    3f\n"
        "2:  ldrb   r11, [r0], #1\n"
        "    strb   r11, [r12], #1\n"
        "    subs   lr, #1\n"
        "    bne    2b\n"
        "3:  mov    r11, #1\n"
        "    strb   r11, [r12]\n"
        "    add    r0, sp, #" LINNET_ASCON_BLOCK "\n"
        "4:\n"
        LINNET_ASCON_ABSORB("r1", "r2", "0")
        LINNET_ASCON_ABSORB("r3", "r4", "8")
        "    add    r0, #16\n"
        "    str    r0, [sp, #" LINNET_ASCON_DATA "]\n"
        LINNET_ASCON_P8
        "    ldrd   r0, lr, [sp, #" LINNET_ASCON_DATA "]\n"
        "    cmn    lr, #16\n"
        "    blo.w  1b\n"
        "5:  eor    r10, #0x80000000\n"
        // Text. Its bits are in order while it is added.
        "    b      7f\n"
        "6:\n"
        LINNET_ASCON_P8
        "7:  ldr    lr, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    cmp    lr, #0\n"
        "    beq.w  11f\n"
        LINNET_ASCON_SCATTER("r1", "r2", "r0")
        LINNET_ASCON_SCATTER("r3", "r4", "r0")
        "    ldr    r12, [sp, #" LINNET_ASCON_DECRYPTING "]\n"
        "    ldr    r0, [sp, #" LINNET_ASCON_IN "]\n"
        "    subs   r11, lr, #16\n"
        "    str    r11, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    blo    8f\n"
        "    ldr    lr, [sp, #" LINNET_ASCON_OUT "]\n"
        "    cmp    r12, #0\n"
        LINNET_ASCON_CRYPT("r1", "r2")
        LINNET_ASCON_CRYPT("r3", "r4")
        "    strd   r0, lr, [sp, #" LINNET_ASCON_IN "]\n"
        "    b      10f\n"
        // The last block, byte by byte.
        "8:  strd   r1, r2, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    strd   r3, r4, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
        "    add    r1, sp, #" LINNET_ASCON_BLOCK "\n"
        "    ldr    r4, [sp, #" LINNET_ASCON_OUT "]\n"
        "    rsb    r12, #0\n"
        "9:  ldrb   r2, [r0], #1\n"
        "    ldrb   r3, [r1]\n"
        "    eor    r2, r3\n"
        "    strb   r2, [r4], #1\n"
        "    and    r3, r12\n"
        "    eor    r2, r3\n"
        "    strb   r2, [r1], #1\n"
        "    subs   lr, #1\n"
        "    bne    9b\n"
        "    ldrb   r2, [r1]\n"
        "    eor    r2, #1\n"
        "    strb   r2, [r1]\n"
        "    ldrd   r1, r2, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    ldrd   r3, r4, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
        "10:\n"
        LINNET_ASCON_GATHER("r1", "r2", "r0")
        LINNET_ASCON_GATHER("r3", "r4", "r0")
        "    ldr    r11, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    cmn    r11, #16\n"
        "    blo.w  6b\n"
        "    b      12f\n"
        "11: eor    r1, #1\n"
        "12:\n"
        // Finalization.
        LINNET_ASCON_ADD_KEY("r5", "r6", "r7", "r8")
        LINNET_ASCON_P12
        LINNET_ASCON_ADD_KEY("r7", "r8", "r9", "r10")
        LINNET_ASCON_SCATTER("r7", "r8", "r11")
        LINNET_ASCON_SCATTER("r9", "r10", "r11")
        "    ldr    r0, [sp, #" LINNET_ASCON_TAG "]\n"
        "    str    r7, [r0]\n"
        "    str    r8, [r0, #4]\n"
        "    str    r9, [r0, #8]\n"
        "    str    r10, [r0, #12]\n"
        "    mov    r2, #0\n"
        "    mov    r3, #0\n"
        "    strd   r2, r3, [sp, #" LINNET_ASCON_KEY "]\n"
        "    strd   r2, r3, [sp, #" LINNET_ASCON_KEY " + 8]\n"
        "    strd   r2, r3, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    strd   r2, r3, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
        "    add    sp, #40\n"
        "    pop    {r4-r11, pc}\n");
}
#undef LINNET_ASCON_CRYPT
#undef LINNET_ASCON_KEY
#undef LINNET_ASCON_BLOCK
#undef LINNET_ASCON_DATA
#undef LINNET_ASCON_DATA_SIZE
#undef LINNET_ASCON_IN
#undef LINNET_ASCON_OUT
#undef LINNET_ASCON_SIZE
#undef LINNET_ASCON_DECRYPTING
#undef LINNET_ASCON_ROUNDS
#undef LINNET_ASCON_TAG
#undef LINNET_ASCON_P12
#undef LINNET_ASCON_P8
#undef LINNET_ASCON_ADD_KEY

/// Absorbs `count` > 0 bytes, a multiple of 8, with the rounds at `rounds_at` after each 8 bytes (SP 800-232, section 5.1).
LINNET_NAKED inline void ascon_thumb_absorb(interleaved* /*x*/, const uint8_t* /*in*/, size_t /*count*/,
                                            uintptr_t /*rounds_at*/) noexcept {
    asm("    add    r2, r1\n"
        "    push   {r0-r11, lr}\n"
        "    ldm    r0, {r1-r10}\n"
        "1:  ldr    r0, [sp, #4]\n"
        LINNET_ASCON_ABSORB("r1", "r2", "0")
        "    add    r0, #8\n"
        "    str    r0, [sp, #4]\n"
        "    ldr    r11, [sp, #12]\n"
        "    blx    r11\n"
        "    ldrd   r0, r11, [sp, #4]\n"
        "    cmp    r0, r11\n"
        "    bne    1b\n"
        "    ldr    r0, [sp], #16\n"
        "    stm    r0, {r1-r10}\n"
        "    pop    {r4-r11, pc}\n");
}

/// Writes `count` > 0 bytes, a multiple of 8, with the rounds at `rounds_at` between each 8 bytes.
LINNET_NAKED inline void ascon_thumb_squeeze(interleaved* /*x*/, uint8_t* /*out*/, size_t /*count*/,
                                             uintptr_t /*rounds_at*/) noexcept {
    asm("    add    r2, r1\n"
        "    push   {r0-r11, lr}\n"
        "    ldm    r0, {r1-r10}\n"
        "    b      2f\n"
        "1:  ldr    r11, [sp, #12]\n"
        "    blx    r11\n"
        "2:  mov    r11, r1\n"
        "    mov    r12, r2\n"
        LINNET_ASCON_SCATTER("r11", "r12", "lr")
        "    ldrd   r0, lr, [sp, #4]\n"
        "    str    r11, [r0], #4\n"
        "    str    r12, [r0], #4\n"
        "    str    r0, [sp, #4]\n"
        "    cmp    r0, lr\n"
        "    bne    1b\n"
        "    ldr    r0, [sp], #16\n"
        "    stm    r0, {r1-r10}\n"
        "    pop    {r4-r11, pc}\n");
}
#undef LINNET_ASCON_EXCHANGE
#undef LINNET_ASCON_EXCHANGE_16
#undef LINNET_ASCON_EXCHANGE_8
#undef LINNET_ASCON_EXCHANGE_4
#undef LINNET_ASCON_EXCHANGE_2
#undef LINNET_ASCON_EXCHANGE_1
#undef LINNET_ASCON_GATHER
#undef LINNET_ASCON_SCATTER
#undef LINNET_ASCON_ABSORB
// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
