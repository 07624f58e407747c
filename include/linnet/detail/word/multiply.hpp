// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_MULTIPLY_HPP
#define LINNET_DETAIL_WORD_MULTIPLY_HPP

#include <linnet/detail/base/barrier.hpp>
#include <linnet/detail/word/word_concepts.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

// Products, from the operations that unsigned integers `Type` of 32 or 64 bits share with vectors of them: shifts, additions, and
// products that keep the lower half. All take constant time.

/// A word split into halves.
template <class Type, class Vector>
struct word_halves {
    static constexpr unsigned bits = 4 * sizeof(Type);
    static constexpr Type ones = ~Type{0} >> bits;
    Vector low;
    Vector high;

    LINNET_INLINE explicit constexpr word_halves(const Vector& x) noexcept : low(x & ones), high(x >> bits) {}
};

/// The integer product of two words, from products of their halves. Each of these is f(x, y), a word.
template <class Type, class Vector, class Function>
LINNET_INLINE constexpr void multiply_halves(const word_halves<Type, Vector>& a, const word_halves<Type, Vector>& b, Vector& low,
                                             Vector& high, const Function& f) noexcept {
    using halves = word_halves<Type, Vector>;
    const halves first(f(a.low, b.low));
    const halves cross0(f(a.low, b.high));
    const halves cross1(f(a.high, b.low));
    const halves middle(first.high + cross0.low + cross1.low);
    low = (middle.low << halves::bits) + first.low;
    high = f(a.high, b.high) + cross0.high + cross1.high + middle.high;
}

/// The carry-less product of two words, from three such products of half words (Karatsuba).
template <class Type, class Vector, class Function>
LINNET_INLINE constexpr void multiply_carryless(const word_halves<Type, Vector>& a, const word_halves<Type, Vector>& b, Vector& low,
                                                Vector& high, const Function& f) noexcept {
    const Vector first = f(a.low, b.low);
    const Vector last = f(a.high, b.high);
    const Vector middle = f(a.low ^ a.high, b.low ^ b.high) ^ first ^ last;
    low = first ^ (middle << word_halves<Type, Vector>::bits);
    high = last ^ (middle >> word_halves<Type, Vector>::bits);
}

/// The bits of a word whose index is `First` modulo Distance.
template <class Type, unsigned Distance, unsigned First>
inline constexpr Type bits_apart = [] {
    Type mask = 0;
    for (unsigned i = First; i < 8 * sizeof(Type); i += Distance) mask |= Type{1} << i;
    return mask;
}();

/// The bits of the carry-less product of two half words whose index is `Sum` modulo Distance. In words whose bits are Distance
/// apart, an integer product counts the terms of each coefficient in Distance bits, without a carry to the next coefficient. The
/// lowest of these bits says whether the count is odd.
template <class Type, unsigned Distance, unsigned Sum, class Vector, unsigned... Index>
LINNET_INLINE constexpr Vector multiply_apart(const Vector (&a)[Distance], const Vector (&b)[Distance],
                                              std::integer_sequence<unsigned, Index...>) noexcept {
    return ((a[Index] * b[(Sum + Distance - Index) % Distance]) ^ ...) & bits_apart<Type, Distance, Sum>;
}

/// The carry-less product of two half words. At most 6 of 16 bits are 3 apart, and 8 of 32 bits are 4 apart: few enough to count in
/// 3 and 4 bits.
template <class Type, class Vector>
LINNET_INLINE constexpr Vector multiply_carryless_half(const Vector& a, const Vector& b) noexcept {
    constexpr unsigned distance = sizeof(Type) == 4 ? 3 : 4;
    return [&]<unsigned... Index>(std::integer_sequence<unsigned, Index...> all) LINNET_LAMBDA {
        const Vector x[] = {(a & bits_apart<Type, distance, Index>)...};
        const Vector y[] = {(b & bits_apart<Type, distance, Index>)...};
        return (multiply_apart<Type, distance, Index>(x, y, all) | ...);
    }(std::make_integer_sequence<unsigned, distance>{});
}

template <class Type, class Vector>
LINNET_INLINE constexpr void multiply_wide(const Vector& a, const Vector& b, Vector& low, Vector& high) noexcept {
    using halves = word_halves<Type, Vector>;
    Vector unused{};
    multiply_halves(halves(a), halves(b), unused, high,
                    [](const Vector& x, const Vector& y) LINNET_LAMBDA -> Vector { return x * y; });
    low = a * b;
}
template <class Type, class Vector>
LINNET_INLINE constexpr void multiply_carryless(const Vector& a, const Vector& b, Vector& low, Vector& high) noexcept {
    using halves = word_halves<Type, Vector>;
    multiply_carryless(halves(a), halves(b), low, high,
                       [](const Vector& x, const Vector& y) LINNET_LAMBDA { return multiply_carryless_half<Type, Vector>(x, y); });
}

LINNET_INLINE constexpr uint64_t joined(uint32_t low, uint32_t high) noexcept { return uint64_t{high} << 32 | low; }

/// The product of two 32-bit words.
LINNET_INLINE constexpr uint64_t multiply_32(uint32_t a, uint32_t b) noexcept {
#if LINNET_LONG_MULTIPLY
    return uint64_t{a} * b;
#else
    uint32_t low = 0;
    uint32_t high = 0;
    multiply_wide<uint32_t, uint32_t>(opaque(a), opaque(b), low, high);
    return joined(low, high);
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
