// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_DOUBLED_HPP
#define LINNET_DETAIL_WORD_DOUBLED_HPP

#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN

/// A 16-bit word, in both halves of a 32-bit one, so that a 16-bit rotation is a 32-bit one.
struct doubled {
    uint32_t both;

    LINNET_INLINE friend constexpr doubled operator^(doubled a, doubled b) noexcept { return {a.both ^ b.both}; }
    LINNET_INLINE friend constexpr doubled operator&(doubled a, doubled b) noexcept { return {a.both & b.both}; }
    LINNET_INLINE friend constexpr doubled operator|(doubled a, doubled b) noexcept { return {a.both | b.both}; }
};

template <>
struct word<doubled> {
    static constexpr std::string_view name = "doubled";
    using source = const uint8_t*;
    using sink = uint8_t*;
    using mask = bool;
    using integer = std::uint16_t;
    static constexpr size_t size = 2;

    LINNET_INLINE static constexpr doubled constant(uint64_t value) noexcept {
        return twice(static_cast<uint32_t>(value & 0xffff));
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr doubled load(source from, size_t offset) noexcept {
        return twice(uint32_t{from[offset]} << shift<Order>(0) | uint32_t{from[offset + 1]} << shift<Order>(1));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, doubled value) noexcept {
        to[offset] = static_cast<uint8_t>(value.both >> shift<Order>(0));
        to[offset + 1] = static_cast<uint8_t>(value.both >> shift<Order>(1));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr doubled load_partial(source from, size_t offset, size_t count) noexcept {
        return count == 0 ? doubled{0} : twice(uint32_t{from[offset]} << shift<Order>(0));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(sink to, size_t offset, size_t count, doubled value) noexcept {
        if (count != 0) to[offset] = static_cast<uint8_t>(value.both >> shift<Order>(0));
    }

    LINNET_INLINE static constexpr doubled and_not(doubled a, doubled b) noexcept { return {~a.both & b.both}; }

    template <unsigned Count>
    LINNET_INLINE static constexpr doubled rotate_right(doubled value) noexcept {
        return {word<uint32_t>::rotate_right<Count>(value.both)};
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr doubled shift_right(doubled value) noexcept {
        return twice(value.both >> (16 + Count));
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr doubled shift_left(doubled value) noexcept {
        return constant(uint64_t{value.both} << Count);
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr doubled byte_at(size_t index, uint8_t value) noexcept {
        return twice(uint32_t{value} << shift<Order>(index));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr doubled first_bytes(doubled value, size_t count) noexcept {
        return count == 0 ? doubled{0} : doubled{value.both & byte_at<Order>(0, 0xff).both};
    }
    LINNET_INLINE static constexpr doubled select(mask choice, doubled a, doubled b) noexcept { return choice ? a : b; }
    LINNET_INLINE static constexpr bool is_zero(doubled value) noexcept { return word<uint32_t>::is_zero(value.both); }
    LINNET_INLINE static constexpr void wipe(doubled& value) noexcept { word<uint32_t>::wipe(value.both); }

private:
    LINNET_INLINE static constexpr doubled twice(uint32_t half) noexcept { return {half | half << 16}; }

    template <byte_order Order>
    LINNET_INLINE static constexpr unsigned shift(size_t index) noexcept {
        return static_cast<unsigned>(8 * (Order == byte_order::little ? index : 1 - index));
    }
};

LINNET_NAMESPACE_END

#endif
