// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_MODES_THUMB_HPP
#define LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_MODES_THUMB_HPP

/// The modes of SP 800-232 in Thumb-2, with the state in registers from the first block to the last. A compiler would store and
/// load it around each permutation. Defines LINNET_ASCON_MODES_THUMB where they are available: in little-endian code that may load
/// words from any address and jump to any.

#include <linnet/detail/primitive/ascon_p/ascon_p_thumb.hpp>

#if defined(LINNET_THUMB) && defined(__thumb2__) && defined(__ARM_FEATURE_UNALIGNED) && !defined(__ARM_BIG_ENDIAN) &&              \
    !defined(__ARM_FEATURE_BTI_DEFAULT) && !defined(__FDPIC__)
#define LINNET_ASCON_MODES_THUMB
LINNET_NAMESPACE_BEGIN
namespace detail {

// clang-format off

// Registers: those of the rounds. r0, r11, r12 and lr are scratch between permutations.

// An exchange of exchange_bits, by distance, with lr as scratch.
#define LINNET_ASCON_EXCHANGE(low, high, distance, masked)  \
    "    eor    lr, " high ", " low ", lsr #" distance "\n" \
    masked                                                  \
    "    eor    " high ", lr\n"                             \
    "    eor    " low ", " low ", lr, lsl #" distance "\n"
#define LINNET_ASCON_EXCHANGE_16(low, high) LINNET_ASCON_EXCHANGE(low, high, "16", "    uxth   lr, lr\n")
#define LINNET_ASCON_EXCHANGE_8(low, high) LINNET_ASCON_EXCHANGE(low, high, "8", "    and    lr, #0x00ff00ff\n")
#define LINNET_ASCON_EXCHANGE_4(low, high) LINNET_ASCON_EXCHANGE(low, high, "4", "    and    lr, #0x0f0f0f0f\n")
#define LINNET_ASCON_EXCHANGE_2(low, high) LINNET_ASCON_EXCHANGE(low, high, "2", "    and    lr, #0x33333333\n")
#define LINNET_ASCON_EXCHANGE_1(low, high) LINNET_ASCON_EXCHANGE(low, high, "1", "    and    lr, #0x55555555\n")
// gather_bits and scatter_bits.
#define LINNET_ASCON_GATHER_BITS(low, high) \
    LINNET_ASCON_EXCHANGE_16(low, high)     \
    LINNET_ASCON_EXCHANGE_8(low, high)      \
    LINNET_ASCON_EXCHANGE_4(low, high)      \
    LINNET_ASCON_EXCHANGE_2(low, high)      \
    LINNET_ASCON_EXCHANGE_1(low, high)
#define LINNET_ASCON_SCATTER_BITS(low, high) \
    LINNET_ASCON_EXCHANGE_1(low, high)       \
    LINNET_ASCON_EXCHANGE_2(low, high)       \
    LINNET_ASCON_EXCHANGE_4(low, high)       \
    LINNET_ASCON_EXCHANGE_8(low, high)       \
    LINNET_ASCON_EXCHANGE_16(low, high)
#define LINNET_ASCON_LOAD_BYTES  \
    "    ldr    r11, [r0], #4\n" \
    "    ldr    r12, [r0], #4\n"
#define LINNET_ASCON_MOVE(to0, to1, from0, from1) \
    "    mov    " to0 ", " from0 "\n"             \
    "    mov    " to1 ", " from1 "\n"

// The frame of ascon_thumb_aead128, in bytes from sp on.
#define LINNET_ASCON_KEY "0"
#define LINNET_ASCON_BLOCK "16"
#define LINNET_ASCON_DATA "32"
#define LINNET_ASCON_DATA_SIZE "36"
#define LINNET_ASCON_IN "76"
#define LINNET_ASCON_OUT "80"
#define LINNET_ASCON_SIZE "84"
#define LINNET_ASCON_DECRYPTING "88"
#define LINNET_ASCON_ROUNDS_AT "92"
#define LINNET_ASCON_TAG "96"

#define LINNET_ASCON_ADD_KEY(a, b, c, d)                    \
    "    ldrd   r0, r11, [sp, #" LINNET_ASCON_KEY "]\n"     \
    "    eor    " a ", r0\n"                                \
    "    eor    " b ", r11\n"                               \
    "    ldrd   r0, r11, [sp, #" LINNET_ASCON_KEY " + 8]\n" \
    "    eor    " c ", r0\n"                                \
    "    eor    " d ", r11\n"

// Operations that are functions in small code, with lr as scratch: the bits of a word from order to halves, and back; the same from 8
// bytes at r0, which moves on, to r11 and r12, and to these; the addition of the key to the last two words; and rounds.
#if LINNET_UNROLL
#define LINNET_ASCON_GATHER(low, high) LINNET_ASCON_GATHER_BITS(low, high)
#define LINNET_ASCON_SCATTER(low, high) LINNET_ASCON_SCATTER_BITS(low, high)
#define LINNET_ASCON_LOAD   \
    LINNET_ASCON_LOAD_BYTES \
    LINNET_ASCON_GATHER_BITS("r11", "r12")
#define LINNET_ASCON_SCATTER_COPY(low, high)   \
    LINNET_ASCON_MOVE("r11", "r12", low, high) \
    LINNET_ASCON_SCATTER_BITS("r11", "r12")
#define LINNET_ASCON_PERMUTE(rounds)             \
    "    add    r11, #216 * (12 - " rounds ")\n" \
    "    blx    r11\n"
#define LINNET_ASCON_ADD_KEY_LAST LINNET_ASCON_ADD_KEY("r7", "r8", "r9", "r10")
#define LINNET_ASCON_FUNCTIONS
#else
#define LINNET_ASCON_GATHER(low, high)         \
    LINNET_ASCON_MOVE("r11", "r12", low, high) \
    "    bl     21f\n"                         \
    LINNET_ASCON_MOVE(low, high, "r11", "r12")
#define LINNET_ASCON_SCATTER(low, high)  \
    LINNET_ASCON_SCATTER_COPY(low, high) \
    LINNET_ASCON_MOVE(low, high, "r11", "r12")
#define LINNET_ASCON_LOAD "    bl     20f\n"
#define LINNET_ASCON_SCATTER_COPY(low, high)   \
    LINNET_ASCON_MOVE("r11", "r12", low, high) \
    "    bl     22f\n"
#define LINNET_ASCON_PERMUTE(rounds) \
    "    movs   r0, #" rounds "\n"   \
    "    blx    r11\n"
#define LINNET_ASCON_ADD_KEY_LAST "    bl     23f\n"
#define LINNET_ASCON_FUNCTIONS                    \
    "20:\n"                                       \
    LINNET_ASCON_LOAD_BYTES                       \
    "21: push   {lr}\n"                           \
    LINNET_ASCON_GATHER_BITS("r11", "r12")        \
    "    pop    {pc}\n"                           \
    "22: push   {lr}\n"                           \
    LINNET_ASCON_SCATTER_BITS("r11", "r12")       \
    "    pop    {pc}\n"                           \
    "23:\n"                                       \
    LINNET_ASCON_ADD_KEY("r7", "r8", "r9", "r10") \
    "    bx     lr\n"
#endif

// Adds 8 bytes at r0, which moves on, to a word of the state.
#define LINNET_ASCON_ABSORB(even, odd) \
    LINNET_ASCON_LOAD                  \
    "    eor    " even ", r11\n"       \
    "    eor    " odd ", r12\n"
// Writes the sum of 8 bytes from r0 on and of a word, whose bits are in order, from lr on, and moves both addresses on. The
// ciphertext replaces the word: with the flag ne, in decryption, the input.
#define LINNET_ASCON_CRYPT(low, high) \
    LINNET_ASCON_LOAD_BYTES           \
    "    eor    " low ", r11\n"       \
    "    eor    " high ", r12\n"      \
    "    str    " low ", [lr], #4\n"  \
    "    str    " high ", [lr], #4\n" \
    "    itt    ne\n"                 \
    "    movne  " low ", r11\n"       \
    "    movne  " high ", r12\n"
#define LINNET_ASCON_STORE(low, high)    \
    LINNET_ASCON_SCATTER_COPY(low, high) \
    "    str    r11, [r0], #4\n"         \
    "    str    r12, [r0], #4\n"

#define LINNET_ASCON_ROUNDS(rounds)                       \
    "    ldr    r11, [sp, #" LINNET_ASCON_ROUNDS_AT "]\n" \
    LINNET_ASCON_PERMUTE(rounds)

/// A message of Ascon-AEAD128 (SP 800-232, section 4.1): encrypts or decrypts `in` to `out`, and writes the tag, 16 bytes, to `tag`.
/// `rounds_at` is ascon_thumb_rounds_at(12).
LINNET_NAKED inline void ascon_thumb_aead128(const uint8_t* /*key*/, const uint8_t* /*nonce*/, const uint8_t* /*data*/,
                                             size_t /*data_size*/, const uint8_t* /*in*/, uint8_t* /*out*/, size_t /*size*/,
                                             bool /*decrypting*/, uintptr_t /*rounds_at*/, uint8_t* /*tag*/) noexcept {
    asm("    push   {r4-r11, lr}\n"
        "    push   {r2, r3}\n"
        "    sub    sp, #32\n"
        // Initialization. The halves of the initial value 0x00001000808c0001 are 0x00400201 and 0x00008a00.
        LINNET_ASCON_LOAD
        LINNET_ASCON_MOVE("r3", "r4", "r11", "r12")
        LINNET_ASCON_LOAD
        LINNET_ASCON_MOVE("r5", "r6", "r11", "r12")
        "    mov    r0, r1\n"
        LINNET_ASCON_LOAD
        LINNET_ASCON_MOVE("r7", "r8", "r11", "r12")
        LINNET_ASCON_LOAD
        LINNET_ASCON_MOVE("r9", "r10", "r11", "r12")
        "    strd   r3, r4, [sp, #" LINNET_ASCON_KEY "]\n"
        "    strd   r5, r6, [sp, #" LINNET_ASCON_KEY " + 8]\n"
        "    movw   r1, #0x0201\n"
        "    movt   r1, #0x0040\n"
        "    movw   r2, #0x8a00\n"
        LINNET_ASCON_ROUNDS("12")
        LINNET_ASCON_ADD_KEY_LAST
        // Associated data. What is left of it after the last block, whose padding is counted too, is at least -16.
        "    ldrd   r0, lr, [sp, #" LINNET_ASCON_DATA "]\n"
        "    cmp    lr, #0\n"
        "    beq    5f\n"
        "1:  subs   lr, #16\n"
        "    str    lr, [sp, #" LINNET_ASCON_DATA_SIZE "]\n"
        "    bhs    4f\n"
        "    mov    r11, #0\n"
        "    strd   r11, r11, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    strd   r11, r11, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
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
        LINNET_ASCON_ABSORB("r1", "r2")
        LINNET_ASCON_ABSORB("r3", "r4")
        "    str    r0, [sp, #" LINNET_ASCON_DATA "]\n"
        LINNET_ASCON_ROUNDS("8")
        "    ldrd   r0, lr, [sp, #" LINNET_ASCON_DATA "]\n"
        "    cmn    lr, #16\n"
        "    blo    1b\n"
        "5:  eor    r10, #0x80000000\n"
        // Text. Its bits are in order while it is added.
        "6:  ldr    r0, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    cmp    r0, #0\n"
        "    beq    10f\n"
        LINNET_ASCON_SCATTER("r1", "r2")
        LINNET_ASCON_SCATTER("r3", "r4")
        "    ldr    r12, [sp, #" LINNET_ASCON_DECRYPTING "]\n"
        "    ldr    r0, [sp, #" LINNET_ASCON_IN "]\n"
        "    ldr    lr, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    subs   r11, lr, #16\n"
        "    str    r11, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    blo    7f\n"
        "    ldr    lr, [sp, #" LINNET_ASCON_OUT "]\n"
        "    cmp    r12, #0\n"
        LINNET_ASCON_CRYPT("r1", "r2")
        LINNET_ASCON_CRYPT("r3", "r4")
        "    strd   r0, lr, [sp, #" LINNET_ASCON_IN "]\n"
        "    b      9f\n"
        // The last block, byte by byte.
        "7:  strd   r1, r2, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    strd   r3, r4, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
        "    add    r1, sp, #" LINNET_ASCON_BLOCK "\n"
        "    ldr    r4, [sp, #" LINNET_ASCON_OUT "]\n"
        "    rsb    r12, #0\n"
        "8:  ldrb   r2, [r0], #1\n"
        "    ldrb   r3, [r1]\n"
        "    eors   r2, r3\n"
        "    strb   r2, [r4], #1\n"
        "    and    r3, r12\n"
        "    eors   r2, r3\n"
        "    strb   r2, [r1], #1\n"
        "    subs   lr, #1\n"
        "    bne    8b\n"
        "    ldrb   r2, [r1]\n"
        "    eor    r2, #1\n"
        "    strb   r2, [r1]\n"
        "    ldrd   r1, r2, [sp, #" LINNET_ASCON_BLOCK "]\n"
        "    ldrd   r3, r4, [sp, #" LINNET_ASCON_BLOCK " + 8]\n"
        "9:\n"
        LINNET_ASCON_GATHER("r1", "r2")
        LINNET_ASCON_GATHER("r3", "r4")
        "    ldr    r0, [sp, #" LINNET_ASCON_SIZE "]\n"
        "    cmn    r0, #16\n"
        "    bhs    11f\n"
        LINNET_ASCON_ROUNDS("8")
        "    b      6b\n"
        "10: eor    r1, #1\n"
        "11:\n"
        // Finalization.
        LINNET_ASCON_ADD_KEY("r5", "r6", "r7", "r8")
        LINNET_ASCON_ROUNDS("12")
        LINNET_ASCON_ADD_KEY_LAST
        "    ldr    r0, [sp, #" LINNET_ASCON_TAG "]\n"
        LINNET_ASCON_STORE("r7", "r8")
        LINNET_ASCON_STORE("r9", "r10")
        // Wipes the key, the block, and what is left of the tag in registers.
        "    mov    r0, sp\n"
        "    movs   r1, #0\n"
        "    movs   r2, #0\n"
        "    movs   r3, #0\n"
        "    movs   r4, #0\n"
        "    stm    r0!, {r1-r4}\n"
        "    stm    r0!, {r1-r4}\n"
        "    mov    r12, r1\n"
        "    mov    lr, r1\n"
        "    add    sp, #40\n"
        "    pop    {r4-r11, pc}\n"
        LINNET_ASCON_FUNCTIONS);
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
#undef LINNET_ASCON_ROUNDS_AT
#undef LINNET_ASCON_ROUNDS
#undef LINNET_ASCON_TAG
#undef LINNET_ASCON_ADD_KEY

#if LINNET_UNROLL
/// Absorbs `count` > 0 bytes, a multiple of 8, with the rounds at `rounds_at` after each 8 bytes (SP 800-232, section 5.1).
LINNET_NAKED inline void ascon_thumb_absorb(interleaved* /*x*/, const uint8_t* /*in*/, size_t /*count*/,
                                            uintptr_t /*rounds_at*/) noexcept {
    asm("    add    r2, r1\n"
        "    push   {r0-r11, lr}\n"
        "    ldm    r0, {r1-r10}\n"
        "1:  ldr    r0, [sp, #4]\n"
        LINNET_ASCON_ABSORB("r1", "r2")
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
        "2:  ldr    r0, [sp, #4]\n"
        LINNET_ASCON_STORE("r1", "r2")
        "    ldr    lr, [sp, #8]\n"
        "    str    r0, [sp, #4]\n"
        "    cmp    r0, lr\n"
        "    bne    1b\n"
        "    ldr    r0, [sp], #16\n"
        "    stm    r0, {r1-r10}\n"
        "    pop    {r4-r11, pc}\n");
}
#endif
#undef LINNET_ASCON_EXCHANGE
#undef LINNET_ASCON_EXCHANGE_16
#undef LINNET_ASCON_EXCHANGE_8
#undef LINNET_ASCON_EXCHANGE_4
#undef LINNET_ASCON_EXCHANGE_2
#undef LINNET_ASCON_EXCHANGE_1
#undef LINNET_ASCON_GATHER_BITS
#undef LINNET_ASCON_SCATTER_BITS
#undef LINNET_ASCON_LOAD_BYTES
#undef LINNET_ASCON_MOVE
#undef LINNET_ASCON_GATHER
#undef LINNET_ASCON_SCATTER
#undef LINNET_ASCON_LOAD
#undef LINNET_ASCON_SCATTER_COPY
#undef LINNET_ASCON_PERMUTE
#undef LINNET_ASCON_FUNCTIONS
#undef LINNET_ASCON_ADD_KEY_LAST
#undef LINNET_ASCON_ABSORB
#undef LINNET_ASCON_STORE
// clang-format on

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
