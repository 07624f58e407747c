// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_BLOCK_HPP
#define LINNET_DETAIL_WORD_BLOCK_HPP

#include <linnet/detail/word/scalar.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

/// 16 bytes as words of 2, 4 or 8 bytes, in memory order: a block of a cipher, a tweakey, a piece of a message. `Order` is the byte
/// order in each word.
template <Word WordType, byte_order Order = byte_order::little>
struct block128 {
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    static constexpr byte_order order = Order;
    static constexpr size_t size = 16;
    static constexpr size_t word_size = word<WordType>::size;
    static constexpr size_t words = size / word_size;

    WordType w[words];

    /// The block whose word i is f(i).
    template <class Function>
    LINNET_INLINE static constexpr block128 generate(const Function& f) noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>)
                   LINNET_LAMBDA { return block128{{f(Index)...}}; }(std::make_index_sequence<words>{});
    }

    /// The bytes of `first`, in byte order `Order`, followed by the bytes of `second`.
    LINNET_INLINE static constexpr block128 constant(uint64_t first, uint64_t second = 0) noexcept {
        return generate([=](size_t i) LINNET_LAMBDA { return constant_word(i < words / 2 ? first : second, i * word_size % 8); });
    }
    LINNET_INLINE static constexpr block128 load(const source& from, size_t offset) noexcept {
        return generate([&](size_t i) LINNET_LAMBDA { return word<WordType>::template load<Order>(from, offset + i * word_size); });
    }
    /// The same for a block that is used twice: words are loaded by value.
    LINNET_INLINE static constexpr block128 load_once(const source& from, size_t offset) noexcept { return load(from, offset); }
    LINNET_INLINE constexpr void store(const sink& to, size_t offset) const noexcept {
        for (size_t i = 0; i < words; ++i) word<WordType>::template store<Order>(to, offset + i * word_size, w[i]);
    }
    /// The first `count` <= 16 bytes; the others are zero.
    LINNET_INLINE_UNLESS_SMALL static constexpr block128 load_first(const source& from, size_t offset, size_t count) noexcept {
        block128 b = constant(0);
        for (size_t i = 0, at = 0; i < words && at < count; ++i, at += word_size) {
            b.w[i] = count - at >= word_size ? word<WordType>::template load<Order>(from, offset + at)
                                             : word<WordType>::template load_partial<Order>(from, offset + at, count - at);
        }
        return b;
    }
    LINNET_INLINE_UNLESS_SMALL constexpr void store_first(const sink& to, size_t offset, size_t count) const noexcept {
        for (size_t i = 0, at = 0; i < words && at < count; ++i, at += word_size) {
            if (count - at >= word_size) word<WordType>::template store<Order>(to, offset + at, w[i]);
            else word<WordType>::template store_partial<Order>(to, offset + at, count - at, w[i]);
        }
    }
    /// The first `count` <= 16 bytes of this block; the others are zero.
    LINNET_INLINE_UNLESS_SMALL constexpr block128 first(size_t count) const noexcept {
        block128 b = constant(0);
        for (size_t i = 0, at = 0; i < words && at < count; ++i, at += word_size) {
            b.w[i] = count - at >= word_size ? w[i] : word<WordType>::template first_bytes<Order>(w[i], count - at);
        }
        return b;
    }
    /// The 8 bytes from byte 8 * `half` on as an integer in byte order `Order`.
    LINNET_INLINE constexpr uint64_t integer(size_t half) const noexcept
        requires std::is_integral_v<WordType>
    {
        uint64_t x = 0;
        for (size_t i = 0; i < words / 2; ++i) {
            const size_t at = i * word_size;
            x |= uint64_t{w[half * (words / 2) + i]} << (8 * (Order == byte_order::little ? at : 8 - word_size - at));
        }
        return x;
    }
    // Passing by value takes the least flash. Vectors go by reference: g++ notes that the ABI of wide ones has changed.
    LINNET_INLINE friend constexpr block128 operator^(block128 a, const block128& b) noexcept
        requires std::is_integral_v<WordType>
    {
        for (size_t i = 0; i < words; ++i) a.w[i] = a.w[i] ^ b.w[i];
        return a;
    }
    LINNET_INLINE friend constexpr block128 operator^(const block128& a, const block128& b) noexcept
        requires(!std::is_integral_v<WordType>)
    {
        return generate([&](size_t i) LINNET_LAMBDA { return a.w[i] ^ b.w[i]; });
    }
    LINNET_ONCE_OR_INLINE constexpr block128& operator^=(const block128& b) noexcept {
        for (size_t i = 0; i < words; ++i) w[i] = w[i] ^ b.w[i];
        return *this;
    }
    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(w); }

private:
    /// The word that begins at byte `at` of a half, as a constant.
    LINNET_INLINE static constexpr WordType constant_word(uint64_t half, size_t at) noexcept {
        const uint64_t part = half >> (8 * (Order == byte_order::little ? at : 8 - word_size - at));
        return word<WordType>::constant(static_cast<detail::unsigned_of<word_size>>(part));
    }
};

/// A block whose second half is zero.
template <class Block>
struct half_block : Block {};

LINNET_NAMESPACE_END

#endif
