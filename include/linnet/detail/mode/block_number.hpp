// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_BLOCK_NUMBER_HPP
#define LINNET_DETAIL_MODE_BLOCK_NUMBER_HPP

/// Arithmetic on the blocks of a block cipher besides addition. A block is a number of 128 bits, or a polynomial over GF(2); its
/// first byte is the most significant.

#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN

namespace mode {

/// An unfinished MAC: its key, and the chaining block so far.
template <class Key, class Block>
struct mac_chain {
    Key k;
    Block chain;

    constexpr void wipe() noexcept {
        k.wipe();
        chain.wipe();
    }
};

/// A block as big-endian words.
template <class WordType>
using number = block128<WordType, byte_order::big>;

template <class WordType>
inline constexpr unsigned number_bits = 8 * word<WordType>::size; ///< of a word

/// A cipher's block as a number, and back. A block that is no array of words, such as a register, becomes two integers.
template <class Cipher>
LINNET_INLINE constexpr number<typename Cipher::block::word_type> number_of(const typename Cipher::block& block) noexcept {
    using WordType = typename Cipher::block::word_type;
    if constexpr (std::is_same_v<typename Cipher::block, number<WordType>>) return block;
    else return {{block.integer(0), block.integer(1)}};
}
template <class Cipher>
LINNET_INLINE constexpr typename Cipher::block block_of(const number<typename Cipher::block::word_type>& from) noexcept {
    using block = typename Cipher::block;
    if constexpr (std::is_same_v<block, number<typename Cipher::block::word_type>>) return from;
    else return block::constant(from.w[0], from.w[1]);
}

/// x times the polynomial x modulo x^128 + x^7 + x^2 + x + 1.
template <class WordType>
LINNET_INLINE constexpr number<WordType> times_x(const number<WordType>& x) noexcept {
    using w = word<WordType>;
    constexpr unsigned top = number_bits<WordType> - 1;
    constexpr size_t last = number<WordType>::words - 1;
    number<WordType> twice = x;
    for (size_t i = 0; i < last; ++i) twice.w[i] = w::template shift_left<1>(x.w[i]) ^ w::template shift_right<top>(x.w[i + 1]);
    const WordType carry = w::template shift_right<top>(x.w[0]);
    twice.w[last] = w::template shift_left<1>(x.w[last]) ^ carry ^ w::template shift_left<1>(carry) ^
                    w::template shift_left<2>(carry) ^ w::template shift_left<7>(carry);
    return twice;
}

/// The next number, modulo 2^128.
template <class WordType>
LINNET_INLINE constexpr number<WordType> incremented(const number<WordType>& x) noexcept {
    using w = word<WordType>;
    number<WordType> sum = x;
    WordType carry = w::constant(1);
    for (size_t i = number<WordType>::words; i-- != 0;) {
        sum.w[i] = w::add(x.w[i], carry);
        if (i != 0) carry = w::template shift_right<number_bits<WordType> - 1>(w::and_not(sum.w[i], x.w[i]));
    }
    return sum;
}

/// Moves the bytes `count` <= 16 places towards the last and fills up with zeroes.
template <class WordType>
LINNET_INLINE_UNLESS_SMALL constexpr number<WordType> moved(number<WordType> x, size_t count) noexcept {
    using w = word<WordType>;
    for (; count != 0; --count) {
        for (size_t i = number<WordType>::words - 1; i != 0; --i)
            x.w[i] = w::template shift_right<8>(x.w[i]) | w::template shift_left<number_bits<WordType> - 8>(x.w[i - 1]);
        x.w[0] = w::template shift_right<8>(x.w[0]);
    }
    return x;
}

} // namespace mode
LINNET_NAMESPACE_END

#endif
