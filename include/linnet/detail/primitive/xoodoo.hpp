// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_XOODOO_HPP
#define LINNET_DETAIL_PRIMITIVE_XOODOO_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <array>

LINNET_NAMESPACE_BEGIN

/// Three planes of four lanes of 32 bits (Xoodyak, section 1.3): lane x of plane y is word 4 y + x.
template <Word WordType>
struct xoodoo_state {
    WordType x[12];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

namespace detail {

/// The constants of the twelve rounds (Xoodyak, table 4).
inline constexpr std::array<uint16_t, 12> xoodoo_constants{0x058, 0x038, 0x3c0, 0x0d0, 0x120, 0x014,
                                                           0x060, 0x02c, 0x380, 0x0f0, 0x1a0, 0x012};

/// One round (Xoodyak, algorithm 1): theta, rho west, iota, chi, rho east. Lanes move by the order in which they are read.
template <class WordType>
LINNET_INLINE constexpr void xoodoo_round(xoodoo_state<WordType>& s, const WordType& constant) noexcept {
    using w = word<WordType>;
    auto& x = s.x;
    const WordType p[4] = {x[0] ^ x[4] ^ x[8], x[1] ^ x[5] ^ x[9], x[2] ^ x[6] ^ x[10], x[3] ^ x[7] ^ x[11]};
    const auto effect = [&](unsigned i) LINNET_LAMBDA {
        return w::template rotate_right<27>(p[(i + 3) % 4]) ^ w::template rotate_right<18>(p[(i + 3) % 4]);
    };
    const WordType e[4] = {effect(0), effect(1), effect(2), effect(3)};
    const WordType a[4] = {x[0] ^ e[0] ^ constant, x[1] ^ e[1], x[2] ^ e[2], x[3] ^ e[3]};
    const WordType b[4] = {x[7] ^ e[3], x[4] ^ e[0], x[5] ^ e[1], x[6] ^ e[2]};
    const WordType c[4] = {w::template rotate_right<21>(x[8] ^ e[0]), w::template rotate_right<21>(x[9] ^ e[1]),
                           w::template rotate_right<21>(x[10] ^ e[2]), w::template rotate_right<21>(x[11] ^ e[3])};
    for (unsigned i = 0; i < 4; ++i) {
        x[i] = a[i] ^ w::and_not(b[i], c[i]);
        x[4 + i] = w::template rotate_right<31>(b[i] ^ w::and_not(c[i], a[i]));
        x[8 + (i + 2) % 4] = w::template rotate_right<24>(c[i] ^ w::and_not(a[i], b[i]));
    }
}

template <class WordType>
LINNET_INLINE constexpr void xoodoo_rounds(xoodoo_state<WordType>& s) noexcept {
    for (unsigned i = 0; i < 12; ++i) xoodoo_round(s, word<WordType>::constant(table<xoodoo_constants>()[i]));
}
template <class WordType>
[[gnu::noinline]] constexpr void xoodoo_outlined(xoodoo_state<WordType>& s) noexcept {
    xoodoo_rounds(s);
}

} // namespace detail

/// The permutation Xoodoo[12] (Xoodyak, section 1.3). It is a function because its words fill all registers, or more.
template <Word WordType>
LINNET_INLINE constexpr void xoodoo(xoodoo_state<WordType>& s) noexcept {
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { detail::xoodoo_rounds(s); });
    else detail::xoodoo_outlined(s);
}

LINNET_NAMESPACE_END

#endif
