// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_SCALAR_HPP
#define LINNET_DETAIL_WORD_SCALAR_HPP

#include <linnet/detail/base/bytes.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/word/multiply.hpp>

#include <string_view>
#include <utility>

LINNET_NAMESPACE_BEGIN

/// The name of an implementation that differs in its word.
template <class WordType>
inline constexpr std::string_view word_name = [] {
    if constexpr (requires { word<WordType>::name; }) return word<WordType>::name;
    else return std::string_view("another word");
}();

namespace detail {

/// Keeps a value out of vectors, if the target has them. Elsewhere a rotation may be part of another instruction.
template <class Type>
LINNET_INLINE constexpr Type scalar(Type value) noexcept {
    if constexpr (LINNET_VECTORS) return opaque(value);
    else return value;
}

/// Words that are one register. `scalar` keeps the compiler from vectorising: a permutation packed into vectors takes up to 3.9
/// times as long, and a block that enters or leaves it as a vector waits for the transfer between the register files.
template <class Type>
struct scalar_word {
    using source = const uint8_t*; ///< where a word is read from
    using sink = uint8_t*;         ///< where a word is written to
    using mask = bool;             ///< a public choice between two words
    using integer = Type;          ///< the integer that the word represents
    static constexpr size_t size = sizeof(Type);
    static constexpr std::string_view name = size == 8 ? "uint64" : size == 4 ? "uint32" : "uint16";

    LINNET_INLINE static constexpr Type constant(Type value) noexcept { return value; }

    template <byte_order Order>
    LINNET_INLINE static constexpr Type load(source from, size_t offset) noexcept {
        return scalar(detail::load<Type, Order>(from + offset));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, Type value) noexcept {
        detail::store<Type, Order>(to + offset, scalar(value));
    }
    /// The first `count` < size bytes; the others are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr Type load_partial(source from, size_t offset, size_t count) noexcept {
        return detail::load_partial<Type, Order>(from + offset, count);
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(sink to, size_t offset, size_t count, Type value) noexcept {
        detail::store_partial<Type, Order>(to + offset, value, count);
    }

    LINNET_INLINE static constexpr Type and_not(Type a, Type b) noexcept { return static_cast<Type>(~a & b); }

    template <unsigned Count>
    LINNET_INLINE static constexpr Type rotate_right(Type value) noexcept {
        return scalar(std::rotr(value, Count));
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr Type shift_right(Type value) noexcept {
        return static_cast<Type>(value >> Count);
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr Type shift_left(Type value) noexcept {
        return static_cast<Type>(value << Count);
    }

    /// The word whose byte `index` is `value` and whose other bytes are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr Type byte_at(size_t index, uint8_t value) noexcept {
        return static_cast<Type>(Type{value} << detail::byte_shift<Type, Order>(index));
    }
    /// The first `count` < size bytes of `value`; the others are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr Type first_bytes(Type value, size_t count) noexcept {
        const auto bits = static_cast<unsigned>(8 * count);
        const Type ones = static_cast<Type>(~Type{0});
        return static_cast<Type>(value & ~(Order == byte_order::little ? ones << bits : ones >> bits));
    }
    LINNET_INLINE static constexpr Type select(mask choice, Type a, Type b) noexcept { return choice ? a : b; }

    /// In constant time.
    LINNET_INLINE static constexpr bool is_zero(Type value) noexcept {
        value = opaque(value);
        return static_cast<Type>(value | (0 - value)) >> (8 * size - 1) == 0;
    }

    LINNET_INLINE static constexpr Type add(Type a, Type b) noexcept { return static_cast<Type>(a + b); }
    LINNET_INLINE static constexpr word_product<Type> multiply_wide(Type a, Type b) noexcept
        requires(sizeof(Type) >= 4)
    {
        word_product<Type> product{};
        detail::multiply_words(a, b, product.low, product.high);
        return product;
    }
    LINNET_INLINE static constexpr word_product<Type> multiply_carryless(Type a, Type b) noexcept
        requires(sizeof(Type) >= 4)
    {
        word_product<Type> product{};
        detail::multiply_words_carryless(a, b, product.low, product.high);
        return product;
    }

    /// Zeroes a word where it lives: in a register, or in memory where permutations are functions.
    LINNET_INLINE static constexpr void wipe(Type& value) noexcept {
#if defined(LINNET_NO_ASM)
        detail::wipe(value);
#elif LINNET_INLINE_PERMUTATION
        clear(value);
#else
        value = 0;
        optimizer_barrier(value);
#endif
    }
};

} // namespace detail

template <>
struct word<uint64_t> : detail::scalar_word<uint64_t> {};
template <>
struct word<uint32_t> : detail::scalar_word<uint32_t> {};
/// Not a `Word`, because its operators return int; it serves as a 16-bit lane.
template <>
struct word<std::uint16_t> : detail::scalar_word<std::uint16_t> {};

/// A source that reads what was written to a sink.
template <class WordType>
LINNET_INLINE constexpr typename word<WordType>::source written(const typename word<WordType>::sink& out) noexcept {
    if constexpr (std::is_convertible_v<const typename word<WordType>::sink&, typename word<WordType>::source>) return out;
    else {
        typename word<WordType>::source in{};
        for (size_t i = 0; i < in.size(); ++i) in[i] = out[i];
        return in;
    }
}

namespace detail {

/// Whether words are lanes of a vector, where each message has its own length.
template <class WordType>
inline constexpr bool in_lanes = requires { word<WordType>::chunk; };

template <class WordType>
struct sizes_over {
    using length = size_t;
    using total = uint64_t;
};
template <class WordType>
    requires in_lanes<WordType>
struct sizes_over<WordType> : word<WordType> {};

/// The number of bytes in the last block of a message; in lanes, of each message.
template <class WordType>
using length_of = typename sizes_over<WordType>::length;
/// The same as an argument; a plain number is passed by value.
template <class WordType>
using length_in = std::conditional_t<std::is_same_v<length_of<WordType>, size_t>, size_t, const length_of<WordType>&>;
/// The number of bytes in a whole message.
template <class WordType>
using total_of = typename sizes_over<WordType>::total;

/// Reads consecutive words; in lanes, 16 bytes of each lane at a time.
template <byte_order Order, size_t Number, class WordType>
LINNET_INLINE constexpr void load_words(const typename word<WordType>::source& from, size_t offset, WordType* to) noexcept {
    using w = word<WordType>;
    if constexpr (in_lanes<WordType>) {
        static_assert(Number % w::chunk == 0);
        for (size_t i = 0; i < Number; i += w::chunk) w::template load_words<Order, w::chunk>(from, offset + i * w::size, to + i);
    } else {
        for (size_t i = 0; i < Number; ++i) to[i] = w::template load<Order>(from, offset + i * w::size);
    }
}

/// Whether a permutation over `WordType` is inlined into its callers. Only over the native word, or callers would take minutes to
/// compile.
template <class WordType, class Native>
inline constexpr bool inlined_over = LINNET_INLINE_PERMUTATION && std::is_same_v<WordType, Native>;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-braces" // the depth of nesting is not known

/// An aggregate of words that is written before it is read: zeroes if it can be default-constructed, else copies of one word.
template <class Type, class WordType>
LINNET_INLINE constexpr Type filled([[maybe_unused]] const WordType& any) noexcept {
    if constexpr (std::is_default_constructible_v<Type>) {
        return Type{};
    } else {
        return [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            return Type{(static_cast<void>(Index), any)...};
        }(std::make_index_sequence<sizeof(Type) / sizeof(WordType)>{});
    }
}

#pragma GCC diagnostic pop

/// The same, but uninitialised where words allow it.
template <class Type>
struct unset {
    Type object;

    template <class WordType>
    LINNET_INLINE explicit constexpr unset(const WordType& any) noexcept : object(filled<Type>(any)) {}
    template <class WordType>
        requires std::is_trivially_default_constructible_v<Type>
    LINNET_INLINE explicit constexpr unset(const WordType&) noexcept {}
};

} // namespace detail

/// Wipes the words of an array, one by one: a loop would index them, and so keep them in memory.
template <class WordType, size_t Number>
LINNET_INLINE constexpr void wipe_words(WordType (&words)[Number]) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>)
        LINNET_LAMBDA { (word<WordType>::wipe(words[Index]), ...); }(std::make_index_sequence<Number>{});
}

LINNET_NAMESPACE_END

#endif
