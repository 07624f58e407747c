// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_WORD_INTERLEAVED_HPP
#define LINNET_WORD_INTERLEAVED_HPP

#include <linnet/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN

/// A 64-bit word as two 32-bit words, its even-numbered and its odd-numbered bits, so that a 64-bit rotation is two 32-bit ones.
struct interleaved {
    uint32_t even;
    uint32_t odd;

    LINNET_INLINE friend constexpr interleaved operator^(interleaved a, interleaved b) noexcept {
        return {a.even ^ b.even, a.odd ^ b.odd};
    }
    LINNET_INLINE friend constexpr interleaved operator&(interleaved a, interleaved b) noexcept {
        return {a.even & b.even, a.odd & b.odd};
    }
    LINNET_INLINE friend constexpr interleaved operator|(interleaved a, interleaved b) noexcept {
        return {a.even | b.even, a.odd | b.odd};
    }
};

namespace detail {

/// Moves the even-numbered bits of a word to its low half and the odd-numbered ones to its high half.
LINNET_INLINE constexpr uint32_t gather_bits(uint32_t x) noexcept {
    uint32_t t = (x ^ (x >> 1)) & 0x22222222u;
    x ^= t ^ (t << 1);
    t = (x ^ (x >> 2)) & 0x0c0c0c0cu;
    x ^= t ^ (t << 2);
    t = (x ^ (x >> 4)) & 0x00f000f0u;
    x ^= t ^ (t << 4);
    t = (x ^ (x >> 8)) & 0x0000ff00u;
    return x ^ t ^ (t << 8);
}

/// The inverse of gather_bits.
LINNET_INLINE constexpr uint32_t scatter_bits(uint32_t x) noexcept {
    uint32_t t = (x ^ (x >> 8)) & 0x0000ff00u;
    x ^= t ^ (t << 8);
    t = (x ^ (x >> 4)) & 0x00f000f0u;
    x ^= t ^ (t << 4);
    t = (x ^ (x >> 2)) & 0x0c0c0c0cu;
    x ^= t ^ (t << 2);
    t = (x ^ (x >> 1)) & 0x22222222u;
    return x ^ t ^ (t << 1);
}

LINNET_INLINE constexpr interleaved interleave(uint32_t low, uint32_t high) noexcept {
    const uint32_t a = gather_bits(low);
    const uint32_t b = gather_bits(high);
    return {(a & 0xffffu) | (b << 16), (a >> 16) | (b & 0xffff0000u)};
}

LINNET_INLINE constexpr uint32_t low_half(interleaved x) noexcept { return scatter_bits((x.even & 0xffffu) | (x.odd << 16)); }
LINNET_INLINE constexpr uint32_t high_half(interleaved x) noexcept { return scatter_bits((x.even >> 16) | (x.odd & 0xffff0000u)); }

} // namespace detail

template <>
struct word<interleaved> {
    static constexpr std::string_view name = "interleaved";
    using source = const uint8_t*;
    using sink = uint8_t*;
    using mask = bool;
    using integer = uint64_t;
    static constexpr size_t size = 8;

    LINNET_INLINE static constexpr interleaved constant(uint64_t value) noexcept {
        return detail::interleave(static_cast<uint32_t>(value), static_cast<uint32_t>(value >> 32));
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved load(source from, size_t offset) noexcept {
        const uint32_t first = detail::load<uint32_t, Order>(from + offset);
        const uint32_t second = detail::load<uint32_t, Order>(from + offset + 4);
        return Order == byte_order::little ? detail::interleave(first, second) : detail::interleave(second, first);
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, interleaved value) noexcept {
        const uint32_t low = detail::low_half(value);
        const uint32_t high = detail::high_half(value);
        detail::store<uint32_t, Order>(to + offset, Order == byte_order::little ? low : high);
        detail::store<uint32_t, Order>(to + offset + 4, Order == byte_order::little ? high : low);
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved load_partial(source from, size_t offset, size_t count) noexcept {
        return constant(detail::load_partial<uint64_t, Order>(from + offset, count));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(sink to, size_t offset, size_t count, interleaved value) noexcept {
        detail::store_partial<uint64_t, Order>(to + offset, joined(value), count);
    }

    LINNET_INLINE static constexpr interleaved and_not(interleaved a, interleaved b) noexcept {
        return {~a.even & b.even, ~a.odd & b.odd};
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr interleaved rotate_right(interleaved value) noexcept {
        constexpr int half = static_cast<int>(Count / 2);
        if constexpr (Count % 2 == 0) return {std::rotr(value.even, half), std::rotr(value.odd, half)};
        return {std::rotr(value.odd, half), std::rotr(value.even, half + 1)};
    }

    template <unsigned Count>
    LINNET_INLINE static constexpr interleaved shift_right(interleaved value) noexcept {
        constexpr unsigned half = Count / 2;
        if constexpr (Count % 2 == 0) return {value.even >> half, value.odd >> half};
        else return {value.odd >> half, half == 31 ? 0 : value.even >> (half + 1) % 32};
    }
    template <unsigned Count>
    LINNET_INLINE static constexpr interleaved shift_left(interleaved value) noexcept {
        constexpr unsigned half = Count / 2;
        if constexpr (Count % 2 == 0) return {value.even << half, value.odd << half};
        else return {half == 31 ? 0 : value.odd << (half + 1) % 32, value.even << half};
    }

    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved byte_at(size_t index, uint8_t value) noexcept {
        return constant(word<uint64_t>::byte_at<Order>(index, value));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved first_bytes(interleaved value, size_t count) noexcept {
        const interleaved ones = constant(word<uint64_t>::first_bytes<Order>(~uint64_t{0}, count));
        return {value.even & ones.even, value.odd & ones.odd};
    }
    LINNET_INLINE static constexpr interleaved select(mask choice, interleaved a, interleaved b) noexcept { return choice ? a : b; }

    LINNET_INLINE static constexpr void wipe(interleaved& value) noexcept {
#if !LINNET_INLINE_PERMUTATION || defined(LINNET_NO_ASM)
        detail::wipe(value);
#else
        value = {detail::pinned(uint32_t{0}), detail::pinned(uint32_t{0})};
#endif
    }

private:
    LINNET_INLINE static constexpr uint64_t joined(interleaved value) noexcept {
        return uint64_t{detail::high_half(value)} << 32 | detail::low_half(value);
    }
};

LINNET_NAMESPACE_END

#endif
