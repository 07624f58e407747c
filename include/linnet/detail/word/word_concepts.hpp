// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_WORD_CONCEPTS_HPP
#define LINNET_DETAIL_WORD_WORD_CONCEPTS_HPP

/// The operations that a primitive or a mode may use on its words. Each is constrained by the weakest concept that it needs, and
/// compiles with a word that has no more operations: no word is created without a value, and a source or a sink is only passed on,
/// with an offset.

#include <linnet/detail/base/bytes.hpp>

#include <concepts>

LINNET_NAMESPACE_BEGIN

/// The operations on a word W; specialised for std::uint64_t, uint32_t and uint16_t in scalar.hpp, for a pair of 32-bit words in
/// interleaved.hpp, for 16 bits twice in doubled.hpp, and for vectors of words in lanes.hpp.
template <class WordType>
struct word;

/// A word that is one integer, so that there are vectors of it.
template <class WordType>
concept IntegerWord = requires { typename word<WordType>::integer; };

/// A word of word<W>::size bytes, or a vector of such words: with `^`, `&`, `|` and the operations listed here.
template <class WordType>
concept Word = std::copyable<WordType> &&
               requires(const WordType& a, const WordType& b, WordType& wiped, const typename word<WordType>::source& in,
                        const typename word<WordType>::sink& out, const typename word<WordType>::mask& choice) {
                   { a ^ b } noexcept -> std::same_as<WordType>;
                   { a& b } noexcept -> std::same_as<WordType>;
                   { a | b } noexcept -> std::same_as<WordType>;
                   requires word<WordType>::size == 2 || word<WordType>::size == 4 || word<WordType>::size == 8;
                   { word<WordType>::constant(uint64_t{}) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::and_not(a, b) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::template rotate_right<1>(a) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::template shift_right<1>(a) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::template shift_left<1>(a) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::template load<byte_order::little>(in, size_t{}) } noexcept -> std::same_as<WordType>;
                   {
                       word<WordType>::template load_partial<byte_order::little>(in, size_t{}, size_t{})
                   } noexcept -> std::same_as<WordType>;
                   { word<WordType>::template store<byte_order::little>(out, size_t{}, a) } noexcept;
                   { word<WordType>::template store_partial<byte_order::little>(out, size_t{}, size_t{}, a) } noexcept;
                   { word<WordType>::template byte_at<byte_order::little>(size_t{}, uint8_t{}) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::template first_bytes<byte_order::little>(a, size_t{}) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::select(choice, a, b) } noexcept -> std::same_as<WordType>;
                   { word<WordType>::wipe(wiped) } noexcept;
               };

/// A word that can be added, modulo 2^(8 * size).
template <class WordType>
concept ArithmeticWord = Word<WordType> && requires(const WordType& a, const WordType& b) {
    { word<WordType>::add(a, b) } noexcept -> std::same_as<WordType>;
};

/// A product of two words: `high` times 2^(8 * size), and `low`.
template <class WordType>
struct word_product {
    WordType low;
    WordType high;
};

/// A word that can be multiplied: as an integer (`multiply_wide`), and as a polynomial over GF(2) (`multiply_carryless`), where bit
/// i is the coefficient of x^i. Both take constant time. An unused half of a product costs nothing.
template <class WordType>
concept MultiplyWord = ArithmeticWord<WordType> && requires(const WordType& a, const WordType& b) {
    { word<WordType>::multiply_wide(a, b) } noexcept -> std::same_as<word_product<WordType>>;
    { word<WordType>::multiply_carryless(a, b) } noexcept -> std::same_as<word_product<WordType>>;
};

LINNET_NAMESPACE_END

#endif
