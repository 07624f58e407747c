// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_INTERLEAVED_HPP
#define LINNET_DETAIL_WORD_INTERLEAVED_HPP

#include <linnet/detail/word/scalar.hpp>

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

// These are functions where code is shared and size-optimised.
#if LINNET_SHARED && !LINNET_UNROLL
#define LINNET_INTERLEAVE [[gnu::noinline]]
#else
#define LINNET_INTERLEAVE LINNET_INLINE
#endif

/// Exchanges the bits of `low` whose index has the bit `Distance` set with the bits of `high` whose index has it clear.
template <unsigned Distance>
LINNET_INLINE constexpr void exchange_bits(uint32_t& low, uint32_t& high) noexcept {
    constexpr uint32_t mask = ~uint32_t{0} / ((uint32_t{1} << Distance) + 1);
    const uint32_t t = (low >> Distance ^ high) & mask;
    high ^= t;
    low ^= t << Distance;
}

/// Moves the even-numbered bits of a word to its low half and the odd-numbered ones to its high half: five exchanges rotate the six
/// bits of each bit's index.
LINNET_INTERLEAVE constexpr uint64_t gather_bits(uint64_t x) noexcept {
    auto low = static_cast<uint32_t>(x);
    auto high = static_cast<uint32_t>(x >> 32);
    exchange_bits<16>(low, high);
    exchange_bits<8>(low, high);
    exchange_bits<4>(low, high);
    exchange_bits<2>(low, high);
    exchange_bits<1>(low, high);
    return uint64_t{high} << 32 | low;
}

/// The inverse of gather_bits.
LINNET_INTERLEAVE constexpr uint64_t scatter_bits(uint64_t x) noexcept {
    auto low = static_cast<uint32_t>(x);
    auto high = static_cast<uint32_t>(x >> 32);
    exchange_bits<1>(low, high);
    exchange_bits<2>(low, high);
    exchange_bits<4>(low, high);
    exchange_bits<8>(low, high);
    exchange_bits<16>(low, high);
    return uint64_t{high} << 32 | low;
}

template <byte_order Order>
LINNET_INTERLEAVE constexpr uint64_t load_gathered(const uint8_t* from) noexcept {
    return gather_bits(load<uint64_t, Order>(from));
}
template <byte_order Order>
LINNET_INTERLEAVE constexpr void store_scattered(uint8_t* to, uint64_t value) noexcept {
    store<uint64_t, Order>(to, scatter_bits(value));
}

/// The even-numbered bits of a byte.
LINNET_INLINE constexpr uint32_t even_bits(uint32_t byte) noexcept {
    return (byte & 1) | (byte >> 1 & 2) | (byte >> 2 & 4) | (byte >> 3 & 8);
}

} // namespace detail

template <>
struct word<interleaved> {
    static constexpr std::string_view name = "interleaved";
    using source = const uint8_t*;
    using sink = uint8_t*;
    using mask = bool;
    using integer = uint64_t;
    static constexpr size_t size = 8;

    LINNET_INLINE static constexpr interleaved constant(uint64_t value) noexcept { return halves(detail::gather_bits(value)); }

    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved load(source from, size_t offset) noexcept {
        return halves(detail::load_gathered<Order>(from + offset));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store(sink to, size_t offset, interleaved value) noexcept {
        detail::store_scattered<Order>(to + offset, joined(value));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved load_partial(source from, size_t offset, size_t count) noexcept {
        return constant(detail::load_partial<uint64_t, Order>(from + offset, count));
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr void store_partial(sink to, size_t offset, size_t count, interleaved value) noexcept {
        detail::store_partial<uint64_t, Order>(to + offset, detail::scatter_bits(joined(value)), count);
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

    // A byte is one nibble in each half.
    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved byte_at(size_t index, uint8_t value) noexcept {
        const unsigned shift = detail::byte_shift<uint64_t, Order>(index) / 2;
        return {detail::even_bits(value) << shift, detail::even_bits(uint32_t{value} >> 1) << shift};
    }
    template <byte_order Order>
    LINNET_INLINE static constexpr interleaved first_bytes(interleaved value, size_t count) noexcept {
        constexpr uint32_t all = ~uint32_t{0};
        const uint32_t ones = ~(Order == byte_order::little ? all << 4 * count : all >> 4 * count);
        return {value.even & ones, value.odd & ones};
    }
    LINNET_INLINE static constexpr interleaved select(mask choice, interleaved a, interleaved b) noexcept {
        return {choice ? a.even : b.even, choice ? a.odd : b.odd};
    }

    /// In constant time.
    LINNET_INLINE static constexpr bool is_zero(interleaved value) noexcept {
        return word<uint32_t>::is_zero(value.even | value.odd);
    }

    LINNET_INLINE static constexpr void wipe(interleaved& value) noexcept {
#if !LINNET_INLINE_PERMUTATION || defined(LINNET_NO_ASM)
        detail::wipe(value);
#else
        value = {detail::pinned(uint32_t{0}), detail::pinned(uint32_t{0})};
#endif
    }

private:
    LINNET_INLINE static constexpr interleaved halves(uint64_t both) noexcept {
        return {static_cast<uint32_t>(both), static_cast<uint32_t>(both >> 32)};
    }
    LINNET_INLINE static constexpr uint64_t joined(interleaved value) noexcept { return uint64_t{value.odd} << 32 | value.even; }
};
#undef LINNET_INTERLEAVE

LINNET_NAMESPACE_END

#endif
