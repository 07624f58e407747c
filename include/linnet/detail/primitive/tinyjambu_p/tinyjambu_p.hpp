// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_TINYJAMBU_P_TINYJAMBU_P_HPP
#define LINNET_DETAIL_PRIMITIVE_TINYJAMBU_P_TINYJAMBU_P_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/primitive/tinyjambu_p/tinyjambu_p_thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <type_traits>
#include <utility>

LINNET_NAMESPACE_BEGIN

/// A shift register of 128 bits: bit i is bit i mod 32 of word i / 32.
template <Word WordType>
struct tinyjambu_state {
    WordType x[4];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

/// The words of a key of `KeySize` bytes, complemented: a step adds the complement of a product to a bit of the key, and the
/// complement of that bit to the product is the same.
template <size_t KeySize, Word WordType>
struct tinyjambu_key {
    static constexpr size_t words = KeySize / 4;
    static_assert(words == 4 || words == 6 || words == 8);
    WordType x[words];

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

template <size_t KeySize, Word WordType>
[[nodiscard]] LINNET_INLINE constexpr tinyjambu_key<KeySize, WordType>
tinyjambu_expand(const typename word<WordType>::source& from) noexcept {
    using w = word<WordType>;
    return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        return tinyjambu_key<KeySize, WordType>{
            {(w::template load<byte_order::little>(from, 4 * Index) ^ w::constant(0xffffffff))...}};
    }(std::make_index_sequence<KeySize / 4>{});
}

namespace detail {

/// 32 steps at once (TinyJAMBU v2, section 3.2.3). Step i reads bits i, i + 47, i + 70, i + 85 and i + 91; the 31 steps before it
/// have written none of these. The new bits replace the word `a`, which becomes the last one.
template <class WordType>
LINNET_INLINE constexpr void tinyjambu_steps(WordType& a, const WordType& b, const WordType& c, const WordType& d,
                                             const WordType& key) noexcept {
    using w = word<WordType>;
    const WordType at_70 = w::template shift_right<6>(c) | w::template shift_left<26>(d);
    const WordType at_85 = w::template shift_right<21>(c) | w::template shift_left<11>(d);
    const WordType early = a ^ key ^ w::template shift_right<15>(b) ^ w::template shift_left<17>(c); // does not wait for d
    a = early ^ w::template shift_right<27>(c) ^ w::template shift_left<5>(d) ^ (at_70 & at_85);
}

/// The words of the key follow one another in a circle. `rounds` times 128 steps.
template <size_t KeySize, class WordType>
LINNET_INLINE constexpr void tinyjambu_rounds(tinyjambu_state<WordType>& s, const tinyjambu_key<KeySize, WordType>& key,
                                              unsigned rounds) noexcept {
    WordType a = s.x[0];
    WordType b = s.x[1];
    WordType c = s.x[2];
    WordType d = s.x[3];
    size_t at = 0;
    const auto advance = [&at]() LINNET_LAMBDA { at = at + 2 == KeySize / 4 ? 0 : at + 2; };
    for (; rounds != 0; --rounds) {
        tinyjambu_steps(a, b, c, d, key.x[at]);
        tinyjambu_steps(b, c, d, a, key.x[at + 1]);
        advance();
        tinyjambu_steps(c, d, a, b, key.x[at]);
        tinyjambu_steps(d, a, b, c, key.x[at + 1]);
        advance();
    }
    s.x[0] = a;
    s.x[1] = b;
    s.x[2] = c;
    s.x[3] = d;
}
/// Inlined into its callers it would not be faster: the steps wait for one another.
template <size_t KeySize, class WordType>
[[gnu::noinline]] constexpr void tinyjambu_function(tinyjambu_state<WordType>& s, const tinyjambu_key<KeySize, WordType>& key,
                                                    unsigned rounds) noexcept {
    tinyjambu_rounds(s, key, rounds);
}

} // namespace detail

/// The keyed permutation P_n (TinyJAMBU v2, section 3.2.3) of n = `steps` steps, a multiple of 128. Each call starts with the first
/// bit of the key.
template <size_t KeySize, Word WordType>
LINNET_INLINE constexpr void tinyjambu_p(tinyjambu_state<WordType>& s, const tinyjambu_key<KeySize, WordType>& key,
                                         unsigned steps) noexcept {
#if defined(LINNET_THUMB)
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated()) return detail::tinyjambu_thumb<KeySize>::permute(s.x, key.x, steps / 128);
    }
#endif
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>(
            [&]() LINNET_LAMBDA { detail::tinyjambu_rounds(s, key, steps / 128); });
    else detail::tinyjambu_function(s, key, steps / 128);
}

LINNET_NAMESPACE_END

#endif
