// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_HPP

#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>
#include <linnet/detail/word/abreast.hpp>

LINNET_NAMESPACE_BEGIN

/// A byte four times, so that its rotation is a 32-bit one.
using quadrupled = bytes_abreast<uint32_t, byte_rotation::of_copies>;

namespace detail {

#if defined(LINNET_KECCAK_IN_MEMORY)
template <>
inline constexpr bool keccak_in_memory<quadrupled> = true;
#endif

} // namespace detail

/// Keccak-f[200] on states that lie side by side in words of bytes: 18 rounds.
template <class WordType>
LINNET_INLINE constexpr void keccak_p200(keccak_state<WordType>& s) noexcept {
    static_assert(word<WordType>::size == 1);
    constexpr unsigned rounds = keccak_rounds_max<WordType>;
    keccak_state<WordType> room = s;
    if constexpr (LINNET_SHARED) {
        detail::keccak_shared(s, room, rounds, nullptr);
    } else {
        for (unsigned i = 0; i < rounds; i += 2) {
            detail::keccak_round(s, room, detail::keccak_constant<WordType>(i));
            detail::keccak_round(room, s, detail::keccak_constant<WordType>(i + 1));
        }
    }
    detail::wipe(room);
}

namespace detail {

/// Permutes the first `number` blocks, arrays of bytes `x`. The bytes enter and leave words one by one.
template <class WordType, class Block>
[[gnu::noinline]] constexpr void keccak_p200_blocks(Block* blocks, size_t number) noexcept {
    using w = word<WordType>;
    keccak_state<WordType> s{};
    if constexpr (w::number == 1) {
        for (size_t i = 0; i < 25; ++i) s.x[i] = w::template load<byte_order::little>(blocks->x, i);
        keccak_p200(s);
        for (size_t i = 0; i < 25; ++i) w::template store<byte_order::little>(blocks->x, i, s.x[i]);
    } else {
        for (size_t i = 0; i < 25; ++i)
            for (size_t block = number; block-- != 0;) s.x[i].all = s.x[i].all << 8 | blocks[block].x[i];
        keccak_p200(s);
        for (size_t i = 0; i < 25; ++i)
            for (size_t block = 0; block < number; ++block, s.x[i].all >>= 8) blocks[block].x[i] = static_cast<uint8_t>(s.x[i].all);
    }
    wipe(s);
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
