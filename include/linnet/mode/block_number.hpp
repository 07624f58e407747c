// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_MODE_BLOCK_NUMBER_HPP
#define LINNET_MODE_BLOCK_NUMBER_HPP

/// What modes of a block cipher compute with blocks besides sums: a block is a number of 128 bits, or a polynomial over GF(2),
/// whose first byte is the most significant.

#include <linnet/detail/processor.hpp>
#include <linnet/word/block.hpp>

LINNET_NAMESPACE_BEGIN

namespace mode {

/// A block as big-endian words.
template <class W>
using number = block128<W, byte_order::big>;

namespace detail {

template <class W>
inline constexpr unsigned word_bits = 8 * word<W>::size;

/// The bytes of a word in reverse.
template <class W>
LINNET_INLINE constexpr W reversed(const W& x) noexcept {
    using w = word<W>;
    if constexpr (std::is_integral_v<W>) {
        return linnet::detail::byte_swap(x);
    } else if constexpr (w::size == 4) {
        const W even = w::constant(0x00ff00ff);
        return (w::template rotate_right<24>(x) & even) | w::and_not(even, w::template rotate_right<8>(x));
    } else {
        const W even = w::constant(0x00ff00ff00ff00ff), low = w::constant(0x0000ffff0000ffff);
        const W bytes = (w::template shift_right<8>(x) & even) | w::and_not(even, w::template shift_left<8>(x));
        const W pairs = (w::template shift_right<16>(bytes) & low) | w::and_not(low, w::template shift_left<16>(bytes));
        return w::template rotate_right<32>(pairs);
    }
}

} // namespace detail

/// A block of a cipher as a number, and back. A block that is no array of words, such as a register, goes through memory.
template <class Cipher>
LINNET_INLINE constexpr number<typename Cipher::word_type> number_of(const typename Cipher::block& block) noexcept {
    using W = typename Cipher::word_type;
    if constexpr (std::is_same_v<typename Cipher::block, number<W>>) {
        return block;
    } else if constexpr (std::is_same_v<typename Cipher::block, block128<W, byte_order::little>>) {
        return number<W>::generate([&](size_t i) LINNET_LAMBDA { return detail::reversed(block.w[i]); });
    } else {
        std::array<uint8_t, 16> bytes{};
        block.store(bytes.data(), 0);
        const number<W> made = number<W>::load(bytes.data(), 0);
        linnet::detail::wipe(bytes);
        return made;
    }
}
template <class Cipher>
LINNET_INLINE constexpr typename Cipher::block block_of(const number<typename Cipher::word_type>& from) noexcept {
    using W = typename Cipher::word_type;
    using block = typename Cipher::block;
    if constexpr (std::is_same_v<block, number<W>>) {
        return from;
    } else if constexpr (std::is_same_v<block, block128<W, byte_order::little>>) {
        return block::generate([&](size_t i) LINNET_LAMBDA { return detail::reversed(from.w[i]); });
    } else {
        std::array<uint8_t, 16> bytes{};
        from.store(bytes.data(), 0);
        const block made = block::load(bytes.data(), 0);
        linnet::detail::wipe(bytes);
        return made;
    }
}

/// The block whose last 8 bytes are `value`, and whose first 8 bytes are `first`.
template <class Cipher>
LINNET_INLINE constexpr typename Cipher::block block_of(uint64_t first, uint64_t value) noexcept {
    using block = typename Cipher::block;
    if constexpr (block::order == byte_order::big) return block::constant(first, value);
    else return block::constant(linnet::detail::byte_swap(first), linnet::detail::byte_swap(value));
}

/// x times the polynomial x modulo x^128 + x^7 + x^2 + x + 1.
template <class W>
LINNET_INLINE constexpr number<W> doubled(const number<W>& x) noexcept {
    using w = word<W>;
    constexpr unsigned top = detail::word_bits<W> - 1;
    constexpr size_t last = number<W>::words - 1;
    number<W> twice = x;
    for (size_t i = 0; i < last; ++i) twice.w[i] = w::template shift_left<1>(x.w[i]) ^ w::template shift_right<top>(x.w[i + 1]);
    const W carry = w::template shift_right<top>(x.w[0]);
    twice.w[last] = w::template shift_left<1>(x.w[last]) ^ carry ^ w::template shift_left<1>(carry) ^
                    w::template shift_left<2>(carry) ^ w::template shift_left<7>(carry);
    return twice;
}

/// The next number, modulo 2^128.
template <class W>
LINNET_INLINE constexpr number<W> incremented(const number<W>& x) noexcept {
    using w = word<W>;
    number<W> sum = x;
    W carry = w::constant(1);
    for (size_t i = number<W>::words; i-- != 0;) {
        sum.w[i] = w::add(x.w[i], carry);
        if (i != 0) carry = w::template shift_right<detail::word_bits<W> - 1>(w::and_not(sum.w[i], x.w[i]));
    }
    return sum;
}

/// The bytes moved `count` <= 16 places towards the last; zeroes come behind them.
template <class W>
LINNET_INLINE_UNLESS_SMALL constexpr number<W> moved(number<W> x, size_t count) noexcept {
    using w = word<W>;
    for (; count != 0; --count) {
        for (size_t i = number<W>::words - 1; i != 0; --i)
            x.w[i] = w::template shift_right<8>(x.w[i]) | w::template shift_left<detail::word_bits<W> - 8>(x.w[i - 1]);
        x.w[0] = w::template shift_right<8>(x.w[0]);
    }
    return x;
}

} // namespace mode
LINNET_NAMESPACE_END

#endif
