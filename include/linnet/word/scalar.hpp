// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_WORD_SCALAR_HPP
#define LINNET_WORD_SCALAR_HPP

#include <linnet/detail/bytes.hpp>
#include <linnet/detail/secret.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

/// What a primitive may do with a word `W` besides `^`. The concept `Word` in concepts.hpp lists the operations; nothing else
/// touches a word. Specialised here for std::uint64_t, in interleaved.hpp for a pair of 32-bit words, in lanes.hpp for vectors.
template <class W>
struct word;

template <>
struct word<uint64_t> {
    using source = const uint8_t*; ///< where a word is read from
    using sink = uint8_t*;         ///< where a word is written to
    using mask = bool;             ///< a public choice between two words
    static constexpr size_t size = 8;

    LINNET_INLINE static constexpr uint64_t constant(uint64_t value) noexcept { return value; }

    template <byte_order Order>
    LINNET_INLINE static constexpr uint64_t load(source from, size_t offset) noexcept {
        return opaque(detail::load<uint64_t, Order>(from + offset));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, uint64_t value) noexcept {
        detail::store<uint64_t, Order>(to + offset, opaque(value));
    }
    /// The first `count` < 8 bytes; the others are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr uint64_t load_partial(source from, size_t offset, size_t count) noexcept {
        return detail::load_partial<uint64_t, Order>(from + offset, count);
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(sink to, size_t offset, size_t count, uint64_t value) noexcept {
        detail::store_partial<uint64_t, Order>(to + offset, value, count);
    }

    LINNET_INLINE static constexpr uint64_t and_not(uint64_t a, uint64_t b) noexcept { return ~a & b; }

    template <unsigned Count>
    LINNET_INLINE static constexpr uint64_t rotate_right(uint64_t value) noexcept {
        return opaque(std::rotr(value, Count));
    }

    /// The word whose byte `index` is `value` and whose other bytes are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr uint64_t byte_at(size_t index, uint8_t value) noexcept {
        return uint64_t{value} << detail::byte_shift<uint64_t, Order>(index);
    }
    /// The first `count` < 8 bytes of `value`; the others are zero.
    template <byte_order Order>
    LINNET_INLINE static constexpr uint64_t first_bytes(uint64_t value, size_t count) noexcept {
        const auto bits = static_cast<unsigned>(8 * count);
        const uint64_t ones = ~uint64_t{0};
        return value & ~(Order == byte_order::little ? ones << bits : ones >> bits);
    }
    LINNET_INLINE static constexpr uint64_t select(mask choice, uint64_t a, uint64_t b) noexcept { return choice ? a : b; }

    /// Zeroes a word where it lives: in a register, or, in the small form, in memory.
    LINNET_INLINE static constexpr void wipe(uint64_t& value) noexcept {
#if LINNET_SMALL || defined(LINNET_NO_ASM)
        detail::wipe(value);
#else
        value = 0;
        if (!std::is_constant_evaluated()) asm volatile("" : "+r"(value));
#endif
    }

private:
    /// The empty assembly keeps the vectorisers away from the scalar word: packed into vectors, a permutation takes up to 3.9
    /// times as long, and a block that enters or leaves it as a vector waits for the way between the register files.
    LINNET_INLINE static constexpr uint64_t opaque(uint64_t value) noexcept {
#if !defined(LINNET_NO_ASM)
        if (!std::is_constant_evaluated()) asm("" : "+r"(value));
#endif
        return value;
    }
};

/// Wipes the words of an array, one by one: a loop would index them, and so keep them in memory.
template <class W, size_t N>
LINNET_INLINE constexpr void wipe_words(W (&words)[N]) noexcept {
    [&]<size_t... I>(std::index_sequence<I...>) LINNET_LAMBDA { (word<W>::wipe(words[I]), ...); }(std::make_index_sequence<N>{});
}

LINNET_NAMESPACE_END

#endif
