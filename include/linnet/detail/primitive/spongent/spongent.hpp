// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPONGENT_SPONGENT_HPP
#define LINNET_DETAIL_PRIMITIVE_SPONGENT_SPONGENT_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <array>

LINNET_NAMESPACE_BEGIN

/// The state of Spongent-pi[8 `Size`]: bit i is bit i mod 32 of word i / 32. If the last word is not whole, its other bits are
/// zero.
template <size_t Size, Word WordType>
struct spongent_state {
    static_assert(Size == 20 || Size == 22);
    static_assert(word<WordType>::size == 4);
    WordType x[(Size + 3) / 4];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

namespace detail {

/// The states of lCounter, a shift register of 7 bits, in the 90 rounds of Spongent-pi[176]; Spongent-pi[160] has the last 80
/// (Elephant v2, section 2.4).
inline constexpr auto spongent_counter = [] {
    std::array<uint8_t, 90> states{};
    unsigned state = 0x45;
    for (auto& s : states) {
        s = static_cast<uint8_t>(state);
        state = (state << 1 & 0x7f) | ((state >> 6 ^ state >> 5) & 1);
    }
    return states;
}();
/// The same in reverse order of bits, which is added to the last byte.
inline constexpr auto spongent_reversed = [] {
    std::array<uint8_t, 90> states{};
    for (size_t i = 0; i < 90; ++i)
        for (size_t bit = 0; bit < 8; ++bit)
            states[i] = static_cast<uint8_t>(states[i] | (spongent_counter[i] >> bit & 1) << (7 - bit));
    return states;
}();

template <size_t Size>
inline constexpr size_t spongent_first_round = Size == 20 ? 10 : 0;

inline constexpr std::array<uint8_t, 16> spongent_sbox_values{14, 13, 11, 0, 2, 1, 4, 15, 7, 10, 8, 5, 9, 12, 3, 6};

/// Exchanges the parts of `a` that `Mask` selects after a shift by `Places`, and those of `b` that it selects.
template <unsigned Places, uint32_t Mask, class WordType>
LINNET_INLINE constexpr void spongent_exchange(WordType& a, WordType& b) noexcept {
    using w = word<WordType>;
    const WordType difference = (w::template shift_right<Places>(a) ^ b) & w::constant(Mask);
    b = b ^ difference;
    a = a ^ w::template shift_left<Places>(difference);
}
/// The same within a word.
template <unsigned Places, uint32_t Mask, class WordType>
LINNET_INLINE constexpr void spongent_exchange(WordType& a) noexcept {
    using w = word<WordType>;
    const WordType difference = (w::template shift_right<Places>(a) ^ a) & w::constant(Mask);
    a = a ^ difference ^ w::template shift_left<Places>(difference);
}

/// Moves bit b of nibble k to bit k of byte b.
template <class WordType>
LINNET_INLINE constexpr void spongent_unshuffle(WordType& x) noexcept {
    spongent_exchange<14, 0x0000cccc>(x);
    spongent_exchange<7, 0x00aa00aa>(x);
    spongent_exchange<2, 0x0c0c0c0c>(x);
    spongent_exchange<1, 0x22222222>(x);
}

/// The S-box on the bits 0 to 3 of nibbles in four words.
template <class WordType>
LINNET_INLINE constexpr void spongent_sbox(WordType* x) noexcept {
    using w = word<WordType>;
    constexpr auto ones = static_cast<unsigned_of<w::size>>(~uint64_t{0});
    const WordType a = x[0] ^ (x[1] & x[2]);
    const WordType b = x[1] ^ x[2];
    const WordType c = b ^ w::constant(ones);
    const WordType d = x[1] ^ (x[0] & c);
    const WordType e = w::and_not(x[0], x[1]);
    x[0] = a ^ x[1] ^ x[3];
    x[1] = c ^ w::and_not(x[3], a ^ b);
    x[2] = c ^ (a & x[3]);
    x[3] = c ^ e ^ w::and_not(d, x[3]);
}

/// Calls f(0) to f(Count - 1), in a loop in small builds.
template <size_t Count, class Function>
LINNET_INLINE constexpr void spongent_each(const Function& f) noexcept {
#if LINNET_UNROLL || LINNET_DEVICES || LINNET_FAST_LOOPS
    each<Count>(f);
#else
    for (size_t i = 0; i < Count; ++i) f(i);
#endif
}

/// Joins the four planes of `More` + 32 bits, the first 32 in words 0 to 3 and the others in words 4 to 7, to the next state.
template <unsigned More, class WordType>
LINNET_INLINE constexpr void spongent_join(WordType* x) noexcept {
    using w = word<WordType>;
    spongent_each<4>([&](auto i) LINNET_LAMBDA { x[i + 4] = x[i + 4] & w::constant((uint32_t{1} << More) - 1); });
    if constexpr (More == 8) {
        const WordType fourth = w::template shift_right<8>(x[3]) | w::template shift_left<24>(x[7]);
        x[3] = w::template shift_right<16>(x[2]) | w::template shift_left<16>(x[6]) | w::template shift_left<24>(x[3]);
        x[2] = w::template shift_right<24>(x[1]) | w::template shift_left<8>(x[5]) | w::template shift_left<16>(x[2]);
        x[1] = x[4] | w::template shift_left<8>(x[1]);
        x[4] = fourth;
    } else {
        static_assert(More == 12);
        const WordType fifth = w::template shift_right<28>(x[3]) | w::template shift_left<4>(x[7]);
        const WordType fourth = w::template shift_right<8>(x[6]) | w::template shift_left<4>(x[3]);
        x[3] = w::template shift_right<8>(x[2]) | w::template shift_left<24>(x[6]);
        x[2] = w::template shift_right<20>(x[1]) | w::template shift_left<12>(x[5]) | w::template shift_left<24>(x[2]);
        x[1] = x[4] | w::template shift_left<12>(x[1]);
        x[4] = fourth;
        x[5] = fifth;
    }
}

/// All rounds. A round adds the counter, replaces nibbles and moves bit b of nibble k to bit k + 2 `Size` b: so the bits b of all
/// nibbles, a plane, are a quarter of the next state.
template <size_t Size, class WordType>
LINNET_INLINE constexpr void spongent_rounds(spongent_state<Size, WordType>& s) noexcept {
    using w = word<WordType>;
    constexpr size_t words = (Size + 3) / 4;
    WordType x[8] = {s.x[0], s.x[1], s.x[2], s.x[3], s.x[4], s.x[words - 1], s.x[4], s.x[4]};
    for (size_t round = spongent_first_round<Size>; round < 90; ++round) {
        x[0] = x[0] ^ w::constant(table<spongent_counter>()[round]);
        x[words - 1] = x[words - 1] ^ w::constant(uint32_t{table<spongent_reversed>()[round]} << (Size == 20 ? 24 : 8));
        spongent_each<words>([&](auto i) LINNET_LAMBDA { spongent_unshuffle(x[i]); });
        // The bytes of four words; then those of the others.
        spongent_each<2>([&](auto i) LINNET_LAMBDA { spongent_exchange<8, 0x00ff00ff>(x[2 * i], x[2 * i + 1]); });
        spongent_each<2>([&](auto i) LINNET_LAMBDA { spongent_exchange<16, 0x0000ffff>(x[i], x[i + 2]); });
        if constexpr (Size == 20) {
            x[7] = w::template shift_right<24>(x[4]);
            x[6] = w::template shift_right<16>(x[4]);
            x[5] = w::template shift_right<8>(x[4]);
        } else {
            const WordType low = w::constant(0xff);
            const WordType high = w::constant(0x0f00);
            const WordType last = x[5];
            x[7] = w::template shift_right<24>(x[4]) | (w::template shift_right<16>(last) & high);
            x[6] = (w::template shift_right<16>(x[4]) & low) | (w::template shift_right<8>(last) & high);
            x[5] = (w::template shift_right<8>(x[4]) & low) | (last & high);
            x[4] = (x[4] & low) | (w::template shift_left<8>(last) & high);
        }
        spongent_each<2>([&](auto i) LINNET_LAMBDA { spongent_sbox(x + 4 * i); });
        spongent_join<2 * Size - 32>(x);
    }
    for (size_t i = 0; i < words; ++i) s.x[i] = x[i];
    wipe_words(x);
}

template <size_t Size, class WordType>
[[gnu::noinline]] constexpr void spongent_outlined(spongent_state<Size, WordType>& s) noexcept {
    spongent_rounds(s);
}

} // namespace detail

/// The permutation Spongent-pi[160] or Spongent-pi[176] (Elephant v2, section 2.4).
template <size_t Size, Word WordType>
LINNET_INLINE constexpr void spongent(spongent_state<Size, WordType>& s) noexcept {
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { detail::spongent_rounds(s); });
    else detail::spongent_outlined(s);
}

LINNET_NAMESPACE_END

#endif
