// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_HPP
#define LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo_constants.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo_rows.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo_thumb.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN

/// Three planes of four lanes of 32 bits (Xoodyak, algorithm 1): lane x of plane y is word 4 y + x.
template <Word WordType>
struct xoodoo_state {
    WordType x[12];

    /// In memory, where the functions that permute keep it.
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

namespace detail {

/// Chi and rho east of the three words of a column, after rho west (Xoodyak, algorithm 1). ~c & a is the same for the old and the
/// new a, and ~a & b for the old and the new words: where registers are few, it takes the new ones, so that the old ones are free.
template <class WordType>
LINNET_INLINE constexpr void xoodoo_chi(const WordType& a, const WordType& b, const WordType& c, WordType& to_a, WordType& to_b,
                                        WordType& to_c) noexcept {
    using w = word<WordType>;
    constexpr bool many_registers = LINNET_64_BIT;
    to_a = a ^ w::and_not(b, c);
    const WordType new_b = b ^ w::and_not(c, many_registers ? a : to_a);
    to_b = w::template rotate_right<31>(new_b);
    to_c = w::template rotate_right<24>(c ^ w::and_not(many_registers ? a : to_a, many_registers ? b : new_b));
}

/// One round: theta, rho west, iota, chi, rho east. Where a lane moves to another place, it is read from, or written to, that
/// place. All indices are constants, and few values live at once: so the state stays in registers.
template <class WordType>
LINNET_INLINE constexpr void xoodoo_round(xoodoo_state<WordType>& s, const WordType& constant) noexcept {
    using w = word<WordType>;
    auto& x = s.x;
    const auto column = [&](size_t i) LINNET_LAMBDA { return x[i] ^ x[4 + i] ^ x[8 + i]; };
    const auto effect = [](const WordType& p) LINNET_LAMBDA {
        const WordType sum = p ^ w::template rotate_right<23>(p);
        return w::template rotate_right<27>(sum); // by 5 and by 14 to the left
    };
    const WordType p0 = column(0);
    const WordType p1 = column(1);
    const WordType p2 = column(2);
    const WordType p3 = column(3);
    const WordType e0 = effect(p3);
    const WordType e1 = effect(p0);
    const WordType e2 = effect(p1);
    const WordType e3 = effect(p2);
    const WordType b0 = x[7] ^ e3;
    const WordType b1 = x[4] ^ e0;
    const WordType b2 = x[5] ^ e1;
    const WordType b3 = x[6] ^ e2;
    const WordType c0 = w::template rotate_right<21>(x[8] ^ e0);
    const WordType c1 = w::template rotate_right<21>(x[9] ^ e1);
    const WordType c2 = w::template rotate_right<21>(x[10] ^ e2);
    const WordType c3 = w::template rotate_right<21>(x[11] ^ e3);
    xoodoo_chi<WordType>(x[0] ^ e0 ^ constant, b0, c0, x[0], x[4], x[10]);
    xoodoo_chi<WordType>(x[1] ^ e1, b1, c1, x[1], x[5], x[11]);
    xoodoo_chi<WordType>(x[2] ^ e2, b2, c2, x[2], x[6], x[8]);
    xoodoo_chi<WordType>(x[3] ^ e3, b3, c3, x[3], x[7], x[9]);
}

template <class WordType>
LINNET_INLINE constexpr void xoodoo_rounds(xoodoo_state<WordType>& s) noexcept {
#if LINNET_UNROLL
    each<12>([&](auto i) LINNET_LAMBDA { xoodoo_round(s, word<WordType>::constant(xoodoo_constants[i])); });
#else
    for (unsigned i = 0; i < 12; ++i) xoodoo_round(s, word<WordType>::constant(table<xoodoo_constants>()[i]));
#endif
}
template <class WordType>
[[gnu::noinline]] constexpr void xoodoo_outlined(xoodoo_state<WordType>& s) noexcept {
    xoodoo_rounds(s);
}

} // namespace detail

/// The permutation Xoodoo[12] (Xoodyak, algorithm 1), in rows if `Feature` has them. It is a function because its words fill all
/// registers, or more.
template <class Feature = processor::any, Word WordType>
LINNET_INLINE constexpr void xoodoo(xoodoo_state<WordType>& s) noexcept {
#if defined(LINNET_XOODOO_THUMB)
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated()) return detail::xoodoo_thumb(s.x);
    }
#endif
#if defined(LINNET_ROWS)
    if constexpr (std::is_same_v<WordType, uint32_t> && detail::in_rows<Feature>) {
        if (!__builtin_is_constant_evaluated())
            return detail::in_xoodoo_rows<Feature>(s.x, [](auto& rows) LINNET_LAMBDA { rows.permute(); });
    }
#endif
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { detail::xoodoo_rounds(s); });
    else detail::xoodoo_outlined(s);
}

LINNET_NAMESPACE_END

#endif
