// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_HPP
#define LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/primitive/sparkle/sparkle_constants.hpp>
#include <linnet/detail/primitive/sparkle/sparkle_rows.hpp>
#include <linnet/detail/primitive/sparkle/sparkle_thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN

/// `Branches` pairs of 32-bit words (Sparkle v1.2, section 2.1): (x_i, y_i) are the words 2 i and 2 i + 1. The first half of them
/// are the left branches.
template <unsigned Branches, ArithmeticWord WordType>
struct sparkle_state {
    WordType x[2 * Branches];

    /// In memory, where the functions that permute keep it.
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

namespace detail {

template <unsigned First, unsigned Second, class WordType>
LINNET_INLINE constexpr void alzette_round(WordType& x, WordType& y, const WordType& constant) noexcept {
    using w = word<WordType>;
    if constexpr (First == 0) x = w::add(x, y);
    else x = w::add(x, w::template rotate_right<First>(y));
    y = y ^ w::template rotate_right<Second>(x);
    x = x ^ constant;
}

/// Alzette, a block cipher on a branch (Sparkle v1.2, section 2.1.1).
template <class WordType>
LINNET_INLINE constexpr void alzette(WordType& x, WordType& y, const WordType& constant) noexcept {
    alzette_round<31, 24>(x, y, constant);
    alzette_round<17, 17>(x, y, constant);
    alzette_round<0, 31>(x, y, constant);
    alzette_round<24, 16>(x, y, constant);
}

/// The function l (Sparkle v1.2, section 2.1.2): the halves (y, z) of a word become (z, y ^ z).
template <class WordType>
LINNET_INLINE constexpr WordType sparkle_l(const WordType& x) noexcept {
    return word<WordType>::template rotate_right<16>(x ^ word<WordType>::template shift_left<16>(x));
}

/// The linear layer (Sparkle v1.2, section 2.1.2): a Feistel round whose function M adds l of the sum of all y to each x, and l of
/// the sum of all x to each y. The halves change places, and the new left branches move by one.
template <unsigned Branches, class WordType>
LINNET_INLINE constexpr void sparkle_diffuse(sparkle_state<Branches, WordType>& s) noexcept {
    auto& x = s.x;
    WordType sum[2] = {x[0] ^ x[2], x[1] ^ x[3]};
    each<Branches - 4>([&](auto i) LINNET_LAMBDA { sum[i % 2] = sum[i % 2] ^ x[4 + i]; });
    const WordType effect[2] = {sparkle_l(sum[1]), sparkle_l(sum[0])};
    const WordType last[2] = {x[Branches] ^ x[0] ^ effect[0], x[Branches + 1] ^ x[1] ^ effect[1]};
    each<Branches - 2>([&](auto i) LINNET_LAMBDA {
        x[Branches + i] = x[i];
        x[i] = x[Branches + 2 + i] ^ x[2 + i] ^ effect[i % 2];
    });
    each<2>([&](auto i) LINNET_LAMBDA {
        x[2 * Branches - 2 + i] = x[Branches - 2 + i];
        x[Branches - 2 + i] = last[i];
    });
}

template <unsigned Branches, class WordType>
LINNET_INLINE constexpr void sparkle_steps(sparkle_state<Branches, WordType>& s, unsigned steps) noexcept {
    const auto constant = [](size_t i) LINNET_LAMBDA { return word<WordType>::constant(table<sparkle_constants>()[i]); };
    for (unsigned step = 0; step < steps; ++step) {
        s.x[1] = s.x[1] ^ constant(step % 8);
        s.x[3] = s.x[3] ^ word<WordType>::constant(step);
#if LINNET_UNROLL
        each<Branches>([&](auto i) LINNET_LAMBDA { alzette(s.x[2 * i], s.x[2 * i + 1], constant(i)); });
#else
        for (size_t i = 0; i < Branches; ++i) alzette(s.x[2 * i], s.x[2 * i + 1], constant(i));
#endif
        sparkle_diffuse(s);
    }
}
template <unsigned Branches, class WordType>
[[gnu::noinline]] constexpr void sparkle_outlined(sparkle_state<Branches, WordType>& s, unsigned steps) noexcept {
    sparkle_steps(s, steps);
}

} // namespace detail

/// The permutation Sparkle with a number of steps (Sparkle v1.2, section 2.1), in rows if `Feature` has them. It is a function
/// because its words fill all registers, or more.
template <class Feature = processor::any, unsigned Branches, ArithmeticWord WordType>
LINNET_INLINE constexpr void sparkle(sparkle_state<Branches, WordType>& s, unsigned steps) noexcept {
#if defined(LINNET_SPARKLE_THUMB)
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated()) return detail::sparkle_thumb<Branches>::permute(s.x, steps);
    }
#endif
#if defined(LINNET_ROWS)
    if constexpr (std::is_same_v<WordType, uint32_t> && detail::in_rows<Feature>) {
        if (!__builtin_is_constant_evaluated()) return detail::sparkle_in_rows<Feature, Branches>(s.x, steps);
    }
#endif
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { detail::sparkle_steps(s, steps); });
    else detail::sparkle_outlined(s, steps);
}

/// Adds M of a block of four words to the left branches (Sparkle v1.2, section 2.2.2). The words of the block that M would read
/// after these four are zero.
template <unsigned Branches, ArithmeticWord WordType>
LINNET_INLINE constexpr void sparkle_inject(sparkle_state<Branches, WordType>& s, const WordType (&block)[4]) noexcept {
    const WordType effect[2] = {detail::sparkle_l(block[1] ^ block[3]), detail::sparkle_l(block[0] ^ block[2])};
    detail::each<4>([&](auto i) LINNET_LAMBDA { s.x[i] = s.x[i] ^ block[i] ^ effect[i % 2]; });
    detail::each<Branches - 4>([&](auto i) LINNET_LAMBDA { s.x[i + 4] = s.x[i + 4] ^ effect[i % 2]; });
}

LINNET_NAMESPACE_END

#endif
