// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_HPP
#define LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p_thumb.hpp>
#include <linnet/detail/word/native.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

/// The 320-bit state S = S0 || ... || S4 (SP 800-232, section 3.1).
template <Word WordType>
struct ascon_state {
    WordType x[5];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

namespace detail {

/// The round constant of step `i` of sixteen (SP 800-232, table 5): a falling and a rising nibble.
constexpr uint64_t ascon_constant(unsigned i) noexcept { return (uint64_t{(19 - i) & 15} << 4) | ((12 + i) & 15); }

/// One round: constant addition, substitution, linear diffusion (SP 800-232, sections 3.2 to 3.4). The constant is a word.
template <class WordType>
LINNET_INLINE constexpr void ascon_round(ascon_state<WordType>& s, const WordType& constant) noexcept {
    using w = word<WordType>;
    const WordType x0 = s.x[0] ^ s.x[4];
    const WordType x4 = s.x[4] ^ s.x[3];
    const WordType x2 = s.x[2] ^ s.x[1] ^ constant;
    const WordType y0 = x0 ^ w::and_not(s.x[1], x2);
    const WordType y1 = s.x[1] ^ w::and_not(x2, s.x[3]);
    const WordType y2 = x2 ^ w::and_not(s.x[3], x4);
    const WordType y3 = s.x[3] ^ w::and_not(x4, x0);
    const WordType y4 = x4 ^ w::and_not(x0, s.x[1]);
    const WordType z0 = y0 ^ y4;
    const WordType z1 = y1 ^ y0;
    const WordType z2 = y2 ^ w::constant(~uint64_t{0});
    const WordType z3 = y3 ^ y2;
    s.x[0] = z0 ^ w::template rotate_right<19>(z0) ^ w::template rotate_right<28>(z0);
    s.x[1] = z1 ^ w::template rotate_right<61>(z1) ^ w::template rotate_right<39>(z1);
    s.x[2] = z2 ^ w::template rotate_right<1>(z2) ^ w::template rotate_right<6>(z2);
    s.x[3] = z3 ^ w::template rotate_right<10>(z3) ^ w::template rotate_right<17>(z3);
    s.x[4] = y4 ^ w::template rotate_right<7>(y4) ^ w::template rotate_right<41>(y4);
}

#if defined(__x86_64__) && !defined(LINNET_NO_ASM) && LINNET_UNROLL
#define LINNET_ASCON_PINNED

/// The operations of a round, each ordered after those above it and before those below. With BMI2, clang would move an operation up
/// as far as its operands allow unless these are pinned too. With g++ that costs additional moves.
LINNET_INLINE constexpr void hold([[maybe_unused]] uint64_t& a) noexcept {
#if defined(__clang__) && defined(__BMI2__)
    a = pinned(a);
#endif
}
LINNET_INLINE constexpr uint64_t sum(uint64_t& a, uint64_t& b) noexcept {
    hold(a);
    hold(b);
    return pinned(a ^ b);
}
LINNET_INLINE constexpr uint64_t only_second(uint64_t& a, uint64_t& b) noexcept {
    hold(a);
    hold(b);
    return pinned(~a & b);
}
template <int Count>
LINNET_INLINE constexpr uint64_t rotated(uint64_t& a) noexcept {
    hold(a);
    return pinned(std::rotr(a, Count));
}

/// The round of a scalar state on x86-64. Four units run its 37 instructions, and two or three of them its ten rotations. That
/// leaves little room, so the order decides the speed; this one was found by measuring many on Zen 4. Between rounds the state is
/// folded: words 0, 2 and 4 include the first additions of the next substitution, and word 2 also its constant, `next`. The last
/// round unfolds the state.
template <bool Last>
LINNET_INLINE constexpr void ascon_round_pinned(ascon_state<uint64_t>& s, uint64_t next) noexcept {
    uint64_t a0 = s.x[0];
    uint64_t x1 = s.x[1];
    uint64_t a2 = s.x[2];
    uint64_t x3 = s.x[3];
    uint64_t a4 = s.x[4];
    uint64_t n1 = only_second(a2, x3);
    uint64_t n0 = only_second(x1, a2);
    uint64_t n2 = only_second(x3, a4);
    uint64_t y1 = sum(n1, x1);
    uint64_t n3 = only_second(a4, a0);
    uint64_t n4 = only_second(a0, x1);
    uint64_t y2 = sum(n2, a2);
    uint64_t y4 = sum(n4, a4);
    uint64_t y3 = sum(n3, x3);
    uint64_t y0 = sum(n0, a0);
    uint64_t z0 = sum(y0, y4);
    uint64_t r4 = rotated<41>(y4);
    uint64_t q0 = rotated<28 - 19>(z0);
    uint64_t r2 = rotated<6>(y2);
    uint64_t q4 = rotated<7>(y4);
    uint64_t z1 = sum(y1, y0);
    uint64_t z3 = sum(y3, y2);
    uint64_t r3 = rotated<17>(z3);
    uint64_t q3 = rotated<10>(z3);
    uint64_t l4 = sum(q4, r4);
    uint64_t x4 = sum(l4, y4);
    uint64_t r1 = rotated<39>(z1);
    uint64_t m3 = sum(q3, r3);
    uint64_t m4 = Last ? z0 : sum(y0, l4); // not Last: z0 ^ x4
    uint64_t m0 = sum(q0, z0);
    uint64_t q2 = rotated<1>(y2);
    uint64_t z2 = pinned(y2 ^ ~next);
    uint64_t q1 = rotated<61>(z1);
    uint64_t m1 = sum(z1, r1);
    s.x[1] = sum(m1, q1);
    uint64_t l0 = rotated<19>(m0);
    s.x[3] = sum(m3, z3);
    s.x[0] = sum(m4, l0);
    uint64_t l2 = sum(q2, r2);
    uint64_t x2 = sum(l2, z2);
    s.x[4] = Last ? x4 : sum(x4, s.x[3]);
    s.x[2] = Last ? x2 : sum(x2, s.x[1]);
}
#endif

/// The constants of all steps in halves: the even-numbered bits, and above these the odd-numbered bits.
inline constexpr auto ascon_constant_halves = [] {
    std::array<uint8_t, 16> halves{};
    for (unsigned i = 0; i < 16; ++i) {
        const interleaved c = word<interleaved>::constant(ascon_constant(i));
        halves[i] = static_cast<uint8_t>(c.even | c.odd << 4);
    }
    return halves;
}();

/// The constant of step `i` as a word. For interleaved words it is looked up: its halves are nibbles.
template <class WordType>
LINNET_INLINE constexpr WordType ascon_constant_word(unsigned i) noexcept {
    if constexpr (std::is_same_v<WordType, interleaved>) {
        const uint32_t halves = table<ascon_constant_halves>()[i];
        return {halves & 15, halves >> 4};
    } else {
        return word<WordType>::constant(ascon_constant(i));
    }
}

/// One function for all numbers of rounds.
template <class WordType>
[[gnu::noinline]] constexpr void ascon_p_loop(ascon_state<WordType>& s, unsigned rounds) noexcept {
    for (unsigned i = 16 - rounds; i < 16; ++i) ascon_round(s, ascon_constant_word<WordType>(i));
}

/// The last rounds of sixteen, one for each index. The pinned form folds the state first; the constant after its last round is
/// zero.
template <class WordType, unsigned... Index>
LINNET_INLINE constexpr void ascon_p_unrolled(ascon_state<WordType>& s, std::integer_sequence<unsigned, Index...>) noexcept {
    constexpr unsigned first = 16 - sizeof...(Index);
#if defined(LINNET_ASCON_PINNED)
    if constexpr (std::is_same_v<WordType, uint64_t>) {
        s.x[0] = pinned(s.x[0] ^ s.x[4]);
        s.x[4] = pinned(s.x[4] ^ s.x[3]);
        s.x[2] = pinned(s.x[2] ^ s.x[1] ^ ascon_constant(first));
        (ascon_round_pinned<first + Index == 15>(s, first + Index == 15 ? 0 : ascon_constant(first + Index + 1)), ...);
        return;
    }
#endif
    (ascon_round(s, word<WordType>::constant(ascon_constant(first + Index))), ...);
}
template <unsigned Rounds>
using ascon_rounds = std::make_integer_sequence<unsigned, Rounds>;
inline constexpr bool once = true;

/// One function per number of rounds.
template <unsigned Rounds, class WordType>
[[gnu::noinline]] constexpr void ascon_p_outlined(ascon_state<WordType>& s) noexcept {
    ascon_p_unrolled(s, ascon_rounds<Rounds>{});
}

} // namespace detail

/// The permutation Ascon-p[Rounds], 1 <= Rounds <= 16 (SP 800-232, section 3). With `once` it is called outside of loops
/// over blocks.
template <unsigned Rounds, bool Once = false, Word WordType>
LINNET_INLINE constexpr void ascon_p(ascon_state<WordType>& s) noexcept {
    static_assert(Rounds >= 1 && Rounds <= 16);
#if defined(LINNET_THUMB)
    if constexpr (std::is_same_v<WordType, interleaved> && Rounds <= detail::ascon_thumb_rounds_max) {
        if (!__builtin_is_constant_evaluated()) return detail::ascon_p_thumb(s.x, Rounds);
    }
#endif
    constexpr bool inlined = detail::inlined_over<WordType, native_word> && !(Once && detail::loops_alone);
    if constexpr (detail::in_lanes<WordType>) {
        for (unsigned i = 16 - Rounds; i < 16; ++i) detail::ascon_round(s, detail::ascon_constant_word<WordType>(i));
    } else if constexpr (!std::is_same_v<WordType, native_word> || !(LINNET_UNROLL || inlined)) {
        detail::ascon_p_loop(s, Rounds);
    } else if constexpr (!LINNET_UNROLL) {
        for (unsigned i = 16 - Rounds; i < 16; ++i) detail::ascon_round(s, detail::ascon_constant_word<WordType>(i));
    } else if constexpr (inlined) {
        detail::ascon_p_unrolled(s, detail::ascon_rounds<Rounds>{});
    } else {
        detail::ascon_p_outlined<Rounds>(s);
    }
}

LINNET_NAMESPACE_END

#endif
