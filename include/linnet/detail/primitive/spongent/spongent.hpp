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
LINNET_INLINE constexpr void spongent_sbox(WordType& x0, WordType& x1, WordType& x2, WordType& x3) noexcept {
    using w = word<WordType>;
    constexpr auto ones = static_cast<unsigned_of<w::size>>(~uint64_t{0});
    const WordType a = x0 ^ (x1 & x2);
    const WordType v = x1 ^ x2;
    const WordType b = v ^ w::constant(ones);
    const WordType c = x1 ^ (x0 & b);
    const WordType d = w::and_not(x0, x1);
    x0 = a ^ x1 ^ x3;
    x1 = b ^ w::and_not(x3, a ^ v);
    x2 = b ^ (a & x3);
    x3 = b ^ d ^ w::and_not(c, x3);
}

/// All rounds. A round adds the counter, replaces nibbles and moves bit b of nibble k to bit k + 2 `Size` b: so the bits b of all
/// nibbles, a plane, are a quarter of the next state. The first 32 bits of a plane are in one word, the others in another.
template <size_t Size, class WordType>
LINNET_INLINE constexpr void spongent_rounds(spongent_state<Size, WordType>& s) noexcept {
    using w = word<WordType>;
    constexpr unsigned more = 2 * Size - 32; // bits in the second word of a plane
    WordType x0 = s.x[0], x1 = s.x[1], x2 = s.x[2], x3 = s.x[3], x4 = s.x[4], x5 = x4;
    if constexpr (Size == 22) x5 = s.x[5];
    for (size_t round = spongent_first_round<Size>; round < 90; ++round) {
        const WordType last = w::constant(uint32_t{table<spongent_reversed>()[round]} << (Size == 20 ? 24 : 8));
        x0 = x0 ^ w::constant(table<spongent_counter>()[round]);
        if constexpr (Size == 20) x4 = x4 ^ last;
        else x5 = x5 ^ last;
        spongent_unshuffle(x0);
        spongent_unshuffle(x1);
        spongent_unshuffle(x2);
        spongent_unshuffle(x3);
        spongent_unshuffle(x4);
        // The bytes of four words.
        spongent_exchange<8, 0x00ff00ff>(x0, x1);
        spongent_exchange<8, 0x00ff00ff>(x2, x3);
        spongent_exchange<16, 0x0000ffff>(x0, x2);
        spongent_exchange<16, 0x0000ffff>(x1, x3);
        spongent_sbox(x0, x1, x2, x3);
        WordType y0 = x4;
        WordType y1 = w::template shift_right<8>(x4);
        WordType y2 = w::template shift_right<16>(x4);
        WordType y3 = w::template shift_right<24>(x4);
        if constexpr (Size == 22) {
            spongent_unshuffle(x5);
            const WordType low = w::constant(0xff);
            y0 = (y0 & low) | w::template shift_left<8>(x5 & w::constant(0x0f));
            y1 = (y1 & low) | (x5 & w::constant(0x0f00));
            y2 = (y2 & low) | (w::template shift_right<8>(x5) & w::constant(0x0f00));
            y3 = y3 | (w::template shift_right<16>(x5) & w::constant(0x0f00));
        }
        spongent_sbox(y0, y1, y2, y3);
        const WordType mask = w::constant((1U << more) - 1);
        y0 = y0 & mask;
        y1 = y1 & mask;
        y2 = y2 & mask;
        y3 = y3 & mask;
        if constexpr (Size == 20) {
            x4 = w::template shift_right<8>(x3) | w::template shift_left<24>(y3);
            x3 = w::template shift_right<16>(x2) | w::template shift_left<16>(y2) | w::template shift_left<24>(x3);
            x2 = w::template shift_right<24>(x1) | w::template shift_left<8>(y1) | w::template shift_left<16>(x2);
            x1 = y0 | w::template shift_left<8>(x1);
        } else {
            x5 = w::template shift_right<28>(x3) | w::template shift_left<4>(y3);
            x4 = w::template shift_right<8>(y2) | w::template shift_left<4>(x3);
            x3 = w::template shift_right<8>(x2) | w::template shift_left<24>(y2);
            x2 = w::template shift_right<20>(x1) | w::template shift_left<12>(y1) | w::template shift_left<24>(x2);
            x1 = y0 | w::template shift_left<12>(x1);
        }
    }
    s.x[0] = x0;
    s.x[1] = x1;
    s.x[2] = x2;
    s.x[3] = x3;
    s.x[4] = x4;
    if constexpr (Size == 22) s.x[5] = x5;
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
