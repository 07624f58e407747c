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

/// Permutes the first `number` of word<WordType>::number blocks, arrays of bytes `x`. The bytes enter and leave words one by one.
template <class WordType, class Block>
[[gnu::noinline]] constexpr void keccak_p200_blocks(Block* blocks, size_t number) noexcept {
    using integer = decltype(WordType::all);
    keccak_state<WordType> s{};
    for (size_t i = 0; i < 25; ++i)
        for (size_t block = number; block-- != 0;) s.x[i].all = static_cast<integer>(s.x[i].all << 8 | blocks[block].x[i]);
    keccak_p200(s);
    for (size_t i = 0; i < 25; ++i) {
        for (size_t block = 0; block < number; ++block) {
            blocks[block].x[i] = static_cast<uint8_t>(s.x[i].all);
            s.x[i].all = static_cast<integer>(s.x[i].all >> 8);
        }
    }
    wipe(s);
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
