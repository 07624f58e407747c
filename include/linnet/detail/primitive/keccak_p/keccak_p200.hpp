// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_HPP

#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>
#include <linnet/detail/word/abreast.hpp>

LINNET_NAMESPACE_BEGIN

/// Keccak-f[200] on states that lie side by side in words of bytes: 18 rounds.
template <class WordType>
LINNET_INLINE constexpr void keccak_p200(keccak_state<WordType>& s) noexcept {
    static_assert(word<WordType>::size == 1);
    keccak_state<WordType> t = s;
    for (unsigned i = 0; i < keccak_rounds_max<WordType>; i += 2) {
        detail::keccak_round(s, t, detail::keccak_constant<WordType>(i));
        detail::keccak_round(t, s, detail::keccak_constant<WordType>(i + 1));
    }
    detail::wipe(t);
}

namespace detail {

/// Permutes the first `number` blocks.
template <class WordType>
[[gnu::noinline]] constexpr void keccak_p200_outlined(uint8_t* blocks, size_t number) noexcept {
    using w = word<WordType>;
    keccak_state<WordType> s{};
    for (size_t i = 0; i < 25; ++i) s.x[i] = w::load_some(blocks, i, number);
    keccak_p200(s);
    for (size_t i = 0; i < 25; ++i) w::store_some(blocks, i, number, s.x[i]);
    wipe(s);
}

} // namespace detail

template <class WordType, class Block>
LINNET_INLINE constexpr void keccak_p200_blocks(Block* blocks, size_t number) noexcept {
    static_assert(sizeof(Block) == word<WordType>::stride);
    detail::keccak_p200_outlined<WordType>(blocks->x, number);
}

LINNET_NAMESPACE_END

#endif
