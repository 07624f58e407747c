// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_ROW_HPP
#define LINNET_DETAIL_WORD_ROW_HPP

/// Four words of 32 bits in a register of x86-64, for permutations that do the same with several words. `Feature` is the one that
/// the calling function is compiled for: AVX2, or AVX-512VL, where rotations and sums of three are single instructions.
/// Size-optimised builds have no rows.

#include <linnet/detail/base/processor.hpp>

#include <type_traits>
#include <utility>

#if defined(__x86_64__) && LINNET_VECTORS && LINNET_UNROLL && !LINNET_SHARED
#define LINNET_ROWS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

using word_row [[gnu::vector_size(16)]] = uint32_t;

/// Whether a permutation has rows with the instructions of `Feature`.
template <class Feature>
inline constexpr bool in_rows = std::is_same_v<Feature, processor::x86_avx2> || std::is_same_v<Feature, processor::x86_avx512>;

/// Rotates each word to the right: by whole bytes with a shuffle, for which there are more execution units than for rotations.
template <unsigned Count>
LINNET_INLINE word_row row_rotate_right(word_row x) noexcept {
    if constexpr (Count % 8 != 0) return x >> Count | x << (32 - Count);
    return [&]<int... Byte>(std::integer_sequence<int, Byte...>) LINNET_LAMBDA {
        using bytes [[gnu::vector_size(16)]] = uint8_t;
        const auto y = reinterpret_cast<bytes>(x);
        return reinterpret_cast<word_row>(
            __builtin_shufflevector(y, y, (Byte / 4 * 4 + (Byte + static_cast<int>(Count / 8)) % 4)...));
    }(std::make_integer_sequence<int, 16>{});
}

#if defined(LINNET_NO_ASM)
#define LINNET_OF_THREE(table, expression) return expression
#else
// In assembly, because not every compiler makes one instruction of the expression.
#define LINNET_OF_THREE(table, expression)                                                                                         \
    if constexpr (!std::is_same_v<Feature, processor::x86_avx512>) return expression;                                              \
    asm("vpternlogd $" #table ", %2, %1, %0" : "+x"(x) : "x"(y), "x"(z));                                                          \
    return x
#endif
template <class Feature>
LINNET_INLINE word_row row_sum(word_row x, word_row y, word_row z) noexcept {
    LINNET_OF_THREE(0x96, x ^ y ^ z);
}
/// x ^ (~y & z)
template <class Feature>
LINNET_INLINE word_row row_chi(word_row x, word_row y, word_row z) noexcept {
    LINNET_OF_THREE(0xd2, x ^ (~y & z));
}
#undef LINNET_OF_THREE

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
