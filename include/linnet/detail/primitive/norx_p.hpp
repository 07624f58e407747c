// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_NORX_P_HPP
#define LINNET_DETAIL_PRIMITIVE_NORX_P_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <array>

LINNET_NAMESPACE_BEGIN

/// Four rows of four words (NORX v3.0, section 3.4): the outer part in the first twelve, the capacity in the last four.
template <Word WordType>
struct norx_state {
    WordType x[16];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

namespace detail {

/// The rotation amounts for words of `Size` bytes (NORX v3.0, section 3.4).
template <size_t Size>
inline constexpr std::array<unsigned, 4> norx_rotations{8, 19, 40, 63};
template <>
inline constexpr std::array<unsigned, 4> norx_rotations<4>{8, 11, 16, 31};

/// H: a sum whose carries reach only the next bit.
template <class WordType>
LINNET_INLINE constexpr WordType norx_sum(const WordType& a, const WordType& b) noexcept {
    return a ^ b ^ word<WordType>::template shift_left<1>(a & b);
}

template <unsigned First, unsigned Second, class WordType>
LINNET_INLINE constexpr void norx_half(WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
    using w = word<WordType>;
    a = norx_sum(a, b);
    d = w::template rotate_right<First>(d ^ a);
    c = norx_sum(c, d);
    b = w::template rotate_right<Second>(b ^ c);
}

/// G, on a column or a diagonal.
template <class WordType>
LINNET_INLINE constexpr void norx_quarter(WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
    constexpr auto& r = norx_rotations<word<WordType>::size>;
    norx_half<r[0], r[1]>(a, b, c, d);
    norx_half<r[2], r[3]>(a, b, c, d);
}

/// One round: G on each column and each diagonal.
template <class WordType>
LINNET_INLINE constexpr void norx_round(norx_state<WordType>& s) noexcept {
    auto& x = s.x;
#if LINNET_UNROLL
    norx_quarter(x[0], x[4], x[8], x[12]);
    norx_quarter(x[1], x[5], x[9], x[13]);
    norx_quarter(x[2], x[6], x[10], x[14]);
    norx_quarter(x[3], x[7], x[11], x[15]);
    norx_quarter(x[0], x[5], x[10], x[15]);
    norx_quarter(x[1], x[6], x[11], x[12]);
    norx_quarter(x[2], x[7], x[8], x[13]);
    norx_quarter(x[3], x[4], x[9], x[14]);
#else
    if constexpr (word<WordType>::size == 4) {
        for (unsigned i = 0; i < 4; ++i) norx_quarter(x[i], x[4 + i], x[8 + i], x[12 + i]);
        norx_quarter(x[0], x[5], x[10], x[15]);
        norx_quarter(x[1], x[6], x[11], x[12]);
        norx_quarter(x[2], x[7], x[8], x[13]);
        norx_quarter(x[3], x[4], x[9], x[14]);
    } else { // words of two registers: in comparison, wrapping indices cost little
        for (unsigned shift = 0; shift < 2; ++shift) {
            for (unsigned i = 0; i < 4; ++i)
                norx_quarter(x[i], x[4 + (i + shift) % 4], x[8 + (i + 2 * shift) % 4], x[12 + (i + 3 * shift) % 4]);
        }
    }
#endif
}

} // namespace detail

/// The permutation F^Rounds (NORX v3.0, section 3.4). It is a function because its words fill all registers, or more.
template <unsigned Rounds, Word WordType>
[[gnu::noinline]] constexpr void norx_p(norx_state<WordType>& s) noexcept {
    for (unsigned i = 0; i < Rounds; ++i) detail::norx_round(s);
}

namespace detail {

/// The words u: F^2 of the numbers 0 to 15 (NORX v3.0, section 3.5.2).
template <size_t Size>
inline constexpr auto norx_constants = [] {
    norx_state<unsigned_of<Size>> s{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}};
    norx_p<2>(s);
    return s;
}();

} // namespace detail
LINNET_NAMESPACE_END

#endif
