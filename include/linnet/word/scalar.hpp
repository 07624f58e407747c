// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_WORD_SCALAR_HPP
#define LINNET_WORD_SCALAR_HPP

#include <linnet/detail/bytes.hpp>
#include <linnet/detail/secret.hpp>
#include <linnet/word/multiply.hpp>

#include <string_view>
#include <utility>

LINNET_NAMESPACE_BEGIN

/// What to call a way to compute that differs in its word.
template <class W>
inline constexpr std::string_view word_name = [] {
    if constexpr (requires { word<W>::name; }) return word<W>::name;
    else return std::string_view("another word");
}();

namespace detail {

/// A value that no vectoriser takes, where there are any. Elsewhere a rotation may be a part of another instruction.
template <class T>
LINNET_INLINE constexpr T scalar(T value) noexcept {
    if constexpr (LINNET_VECTORS) return opaque(value);
    else return value;
}

/// The words that are one register. What is `scalar` keeps the vectorisers away: packed into vectors, a permutation takes up to 3.9
/// times as long, and a block that enters or leaves it as a vector waits for the way between the register files.
template <class T>
struct scalar_word {
    using source = const uint8_t*; ///< where a word is read from
    using sink = uint8_t*;         ///< where a word is written to
    using mask = bool;             ///< a public choice between two words
    using integer = T;             ///< what the word is, or is another form of
    static constexpr size_t size = sizeof(T);
    static constexpr std::string_view name = size == 8 ? "uint64" : size == 4 ? "uint32" : "uint16";

    LINNET_INLINE static constexpr T constant(T value) noexcept { return value; }

    template <byte_order Order>
    LINNET_INLINE static constexpr T load(source from, size_t offset) noexcept {
        return scalar(detail::load<T, Order>(from + offset));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, T value) noexcept {
        detail::store<T, Order>(to + offset, scalar(value));
    }
    /// The first `count` < size bytes; the others are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr T load_partial(source from, size_t offset, size_t count) noexcept {
        return detail::load_partial<T, Order>(from + offset, count);
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(sink to, size_t offset, size_t count, T value) noexcept {
        detail::store_partial<T, Order>(to + offset, value, count);
    }

    LINNET_INLINE static constexpr T and_not(T a, T b) noexcept { return static_cast<T>(~a & b); }

    template <unsigned Count>
    LINNET_INLINE static constexpr T rotate_right(T value) noexcept {
        return scalar(std::rotr(value, Count));
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr T shift_right(T value) noexcept {
        return static_cast<T>(value >> Count);
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr T shift_left(T value) noexcept {
        return static_cast<T>(value << Count);
    }

    /// The word whose byte `index` is `value` and whose other bytes are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr T byte_at(size_t index, uint8_t value) noexcept {
        return static_cast<T>(T{value} << detail::byte_shift<T, Order>(index));
    }
    /// The first `count` < size bytes of `value`; the others are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr T first_bytes(T value, size_t count) noexcept {
        const auto bits = static_cast<unsigned>(8 * count);
        const T ones = static_cast<T>(~T{0});
        return static_cast<T>(value & ~(Order == byte_order::little ? ones << bits : ones >> bits));
    }
    LINNET_INLINE static constexpr T select(mask choice, T a, T b) noexcept { return choice ? a : b; }

    /// In constant time.
    LINNET_INLINE static constexpr bool is_zero(T value) noexcept {
        value = opaque(value);
        return static_cast<T>(value | (0 - value)) >> (8 * size - 1) == 0;
    }

    LINNET_INLINE static constexpr T add(T a, T b) noexcept { return static_cast<T>(a + b); }
    LINNET_INLINE static constexpr word_product<T> multiply_wide(T a, T b) noexcept
        requires(sizeof(T) >= 4)
    {
        word_product<T> product{};
        detail::multiply_words(a, b, product.low, product.high);
        return product;
    }
    LINNET_INLINE static constexpr word_product<T> multiply_carryless(T a, T b) noexcept
        requires(sizeof(T) >= 4)
    {
        word_product<T> product{};
        detail::multiply_words_carryless(a, b, product.low, product.high);
        return product;
    }

    /// Zeroes a word where it lives: in a register, or in memory where permutations are functions.
    LINNET_INLINE static constexpr void wipe(T& value) noexcept {
#if !LINNET_INLINE_PERMUTATION || defined(LINNET_NO_ASM)
        detail::wipe(value);
#else
        clear(value);
#endif
    }
};

} // namespace detail

template <>
struct word<uint64_t> : detail::scalar_word<uint64_t> {};
template <>
struct word<uint32_t> : detail::scalar_word<uint32_t> {};
/// No `Word`, for its operators give an int, but what a lane of 16 bits is.
template <>
struct word<std::uint16_t> : detail::scalar_word<std::uint16_t> {};

/// What has been written, to be read again.
template <class W>
LINNET_INLINE constexpr typename word<W>::source written(const typename word<W>::sink& out) noexcept {
    if constexpr (std::is_convertible_v<const typename word<W>::sink&, typename word<W>::source>) return out;
    else {
        typename word<W>::source in{};
        for (size_t i = 0; i < in.size(); ++i) in[i] = out[i];
        return in;
    }
}

namespace detail {

/// Whether a permutation over W is part of what calls it: over the native word only, or callers would take minutes to compile.
template <class W, class Native>
inline constexpr bool inlined_over = LINNET_INLINE_PERMUTATION && std::is_same_v<W, Native>;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-braces" // how deep they would be nested is not known

/// An aggregate of words that is written before it is read: zero where words can be made of nothing, else full of copies of one.
template <class T, class W>
LINNET_INLINE constexpr T filled([[maybe_unused]] const W& any) noexcept {
    if constexpr (std::is_default_constructible_v<T>) {
        return T{};
    } else {
        return [&]<size_t... I>(std::index_sequence<I...>)
                   LINNET_LAMBDA { return T{(static_cast<void>(I), any)...}; }(std::make_index_sequence<sizeof(T) / sizeof(W)>{});
    }
}

#pragma GCC diagnostic pop

/// The same, but left unset where words may be.
template <class T>
struct unset {
    T object;

    template <class W>
    LINNET_INLINE explicit constexpr unset(const W& any) noexcept : object(filled<T>(any)) {}
    template <class W>
        requires std::is_trivially_default_constructible_v<T>
    LINNET_INLINE explicit constexpr unset(const W&) noexcept {}
};

} // namespace detail

/// Wipes the words of an array, one by one: a loop would index them, and so keep them in memory.
template <class W, size_t N>
LINNET_INLINE constexpr void wipe_words(W (&words)[N]) noexcept {
    [&]<size_t... I>(std::index_sequence<I...>) LINNET_LAMBDA { (word<W>::wipe(words[I]), ...); }(std::make_index_sequence<N>{});
}

LINNET_NAMESPACE_END

#endif
