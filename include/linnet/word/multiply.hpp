// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_WORD_MULTIPLY_HPP
#define LINNET_WORD_MULTIPLY_HPP

#include <linnet/detail/barrier.hpp>
#include <linnet/word/concepts.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

// Products in the operations that unsigned integers T of 32 or 64 bits share with vectors V of them: shifts, additions, and
// products of which the lower half is kept. None depends on the operands in time.

/// A word cut into halves.
template <class T, class V>
struct word_halves {
    static constexpr unsigned bits = 4 * sizeof(T);
    static constexpr T ones = ~T{0} >> bits;
    V low;
    V high;

    LINNET_INLINE explicit constexpr word_halves(const V& x) noexcept : low(x & ones), high(x >> bits) {}
};

/// The integer product of two words, from products of their halves; each of these is f(x, y), a word.
template <class T, class V, class F>
LINNET_INLINE constexpr void multiply_halves(const word_halves<T, V>& a, const word_halves<T, V>& b, V& low, V& high,
                                             const F& f) noexcept {
    using halves = word_halves<T, V>;
    const halves first(f(a.low, b.low));
    const halves cross0(f(a.low, b.high));
    const halves cross1(f(a.high, b.low));
    const halves middle(first.high + cross0.low + cross1.low);
    low = (middle.low << halves::bits) + first.low;
    high = f(a.high, b.high) + cross0.high + cross1.high + middle.high;
}

/// The carry-less product of two words, from three such products of half words (Karatsuba).
template <class T, class V, class F>
LINNET_INLINE constexpr void multiply_carryless(const word_halves<T, V>& a, const word_halves<T, V>& b, V& low, V& high,
                                                const F& f) noexcept {
    const V first = f(a.low, b.low);
    const V last = f(a.high, b.high);
    const V middle = f(a.low ^ a.high, b.low ^ b.high) ^ first ^ last;
    low = first ^ (middle << word_halves<T, V>::bits);
    high = last ^ (middle >> word_halves<T, V>::bits);
}

/// The bits of a word whose index is `First` modulo Distance.
template <class T, unsigned Distance, unsigned First>
inline constexpr T bits_apart = [] {
    T mask = 0;
    for (unsigned i = First; i < 8 * sizeof(T); i += Distance) mask |= T{1} << i;
    return mask;
}();

/// The bits `Sum` modulo Distance of the carry-less product of two half words. An integer product of words whose bits are Distance
/// apart counts, in Distance bits and without a carry to the next, the terms of each coefficient; whether they are odd is the
/// lowest of these bits.
template <class T, unsigned Distance, unsigned Sum, class V, unsigned... I>
LINNET_INLINE constexpr V multiply_apart(const V (&a)[Distance], const V (&b)[Distance],
                                         std::integer_sequence<unsigned, I...>) noexcept {
    return ((a[I] * b[(Sum + Distance - I) % Distance]) ^ ...) & bits_apart<T, Distance, Sum>;
}

/// The carry-less product of two half words. At most 6 of 16 bits are 3 apart, and 8 of 32 bits are 4 apart: few enough to count.
template <class T, class V>
LINNET_INLINE constexpr V multiply_carryless_half(const V& a, const V& b) noexcept {
    constexpr unsigned distance = sizeof(T) == 4 ? 3 : 4;
    return [&]<unsigned... I>(std::integer_sequence<unsigned, I...> all) LINNET_LAMBDA {
        const V x[] = {(a & bits_apart<T, distance, I>)...};
        const V y[] = {(b & bits_apart<T, distance, I>)...};
        return (multiply_apart<T, distance, I>(x, y, all) | ...);
    }(std::make_integer_sequence<unsigned, distance>{});
}

template <class T, class V>
LINNET_INLINE constexpr void multiply_wide(const V& a, const V& b, V& low, V& high) noexcept {
    using halves = word_halves<T, V>;
    V unused{};
    multiply_halves(halves(a), halves(b), unused, high, [](const V& x, const V& y) LINNET_LAMBDA -> V { return x * y; });
    low = a * b;
}
template <class T, class V>
LINNET_INLINE constexpr void multiply_carryless(const V& a, const V& b, V& low, V& high) noexcept {
    using halves = word_halves<T, V>;
    multiply_carryless(halves(a), halves(b), low, high,
                       [](const V& x, const V& y) LINNET_LAMBDA { return multiply_carryless_half<T, V>(x, y); });
}

LINNET_INLINE constexpr uint64_t joined(uint32_t low, uint32_t high) noexcept { return uint64_t{high} << 32 | low; }

/// The product of two words of 32 bits. Cortex-M0 and M23 have no instruction for it, and that of Cortex-M3 takes time that depends
/// on the operands.
LINNET_INLINE constexpr uint64_t multiply_32(uint32_t a, uint32_t b) noexcept {
#if defined(__ARM_ARCH_7M__) || (defined(__thumb__) && !defined(__thumb2__))
    uint32_t low = 0;
    uint32_t high = 0;
    multiply_wide<uint32_t, uint32_t>(opaque(a), opaque(b), low, high);
    return joined(low, high);
#else
    return uint64_t{a} * b;
#endif
}

// The products of scalar words.

LINNET_INLINE constexpr void multiply_words(uint32_t a, uint32_t b, uint32_t& low, uint32_t& high) noexcept {
    const uint64_t product = multiply_32(a, b);
    low = static_cast<uint32_t>(product);
    high = static_cast<uint32_t>(product >> 32);
}
LINNET_INLINE constexpr void multiply_words_carryless(uint32_t a, uint32_t b, uint32_t& low, uint32_t& high) noexcept {
    multiply_carryless<uint32_t, uint32_t>(a, b, low, high);
}

LINNET_INLINE constexpr void multiply_words(uint64_t a, uint64_t b, uint64_t& low, uint64_t& high) noexcept {
#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
    __extension__ using wide = unsigned __int128;
    const wide product = wide{a} * b;
    low = static_cast<uint64_t>(product);
    high = static_cast<uint64_t>(product >> 64);
#else
    using halves = word_halves<uint64_t, uint64_t>;
    multiply_halves(halves(a), halves(b), low, high, [](uint64_t x, uint64_t y) LINNET_LAMBDA {
        return multiply_32(static_cast<uint32_t>(x), static_cast<uint32_t>(y));
    });
#endif
}
LINNET_INLINE constexpr void multiply_words_carryless(uint64_t a, uint64_t b, uint64_t& low, uint64_t& high) noexcept {
#if LINNET_64_BIT
    multiply_carryless<uint64_t, uint64_t>(a, b, low, high);
#else
    using halves = word_halves<uint64_t, uint64_t>;
    multiply_carryless(halves(a), halves(b), low, high, [](uint64_t x, uint64_t y) LINNET_LAMBDA {
        uint32_t l = 0;
        uint32_t h = 0;
        multiply_words_carryless(static_cast<uint32_t>(x), static_cast<uint32_t>(y), l, h);
        return joined(l, h);
    });
#endif
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
