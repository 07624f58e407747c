// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_FIELD25519_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_FIELD25519_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The limbs of an element.
template <class WordType, size_t Limbs>
struct field25519_limbs {
    static constexpr size_t limbs = Limbs;
    WordType x[limbs];

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }

    /// Exchanges the two if `mask` is all ones rather than zero.
    LINNET_INLINE constexpr void exchange(field25519_limbs& other, WordType mask) noexcept {
        for (size_t i = 0; i < limbs; ++i) {
            const WordType difference = (x[i] ^ other.x[i]) & mask;
            x[i] ^= difference;
            other.x[i] ^= difference;
        }
    }
};

/// Elements of the field of integers modulo p = 2^255 - 19 (RFC 7748, section 4.1), in limbs. The time of a call does not depend on
/// an element. Elements are any integers that their limbs hold; `store` reduces them below p.
template <class Limb>
struct field25519;

/// In eight limbs of 32 bits: an integer below 2^256. As 2^256 is 38, the part beyond comes back times 38.
template <>
struct field25519<uint32_t> : field25519_limbs<uint32_t, 8> {
    static constexpr field25519 load(const uint8_t* from) noexcept {
        field25519 r{};
        for (size_t i = 0; i < limbs; ++i) r.x[i] = detail::load<uint32_t, byte_order::little>(from + 4 * i);
        r.x[limbs - 1] &= 0x7fffffff; // section 5
        return r;
    }
    static constexpr void store(uint8_t* to, field25519 a) noexcept {
        a.add_to_first(19 * a.take_top());
        field25519 beyond = a;
        beyond.add_to_first(19);
        a.add_to_first(19 * beyond.take_top());
        a.take_top();
        for (size_t i = 0; i < limbs; ++i) detail::store<uint32_t, byte_order::little>(to + 4 * i, a.x[i]);
    }

    /// The sum and the difference. Each may be in the place of a or b.
    static constexpr void add_subtract(field25519& sum, field25519& difference, const field25519& a, const field25519& b) noexcept {
        uint64_t carry = 0;
        uint32_t borrow = 0;
        for (size_t i = 0; i < limbs; ++i) {
            const uint32_t x = a.x[i];
            const uint32_t y = b.x[i];
            carry += uint64_t{x} + y;
            sum.x[i] = static_cast<uint32_t>(carry);
            carry >>= 32;
            const uint64_t d = uint64_t{x} - y - borrow;
            difference.x[i] = static_cast<uint32_t>(d);
            borrow = static_cast<uint32_t>(d >> 63);
        }
        sum.x[0] += 38 * sum.add_to_first(38 * static_cast<uint32_t>(carry));
        difference.x[0] -= 38 * difference.subtract_from_first(38 * borrow);
    }
    static constexpr void multiply(field25519& r, const field25519& a, const field25519& b) noexcept {
        uint32_t product[2 * limbs] = {};
        for (size_t i = 0; i < limbs; ++i) product[i + limbs] = add_row(product + i, b, a.x[i]);
        fold(r, product);
        detail::wipe(product);
    }
    LINNET_INLINE static constexpr void square(field25519& r, const field25519& a) noexcept { multiply(r, a, a); }
    /// a + factor * b.
    static constexpr void multiply_add(field25519& r, const field25519& a, const field25519& b, uint32_t factor) noexcept {
        uint64_t sum = 0;
        for (size_t i = 0; i < limbs; ++i) {
            sum += multiply_32(b.x[i], factor) + a.x[i];
            r.x[i] = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        r.x[0] += 38 * r.add_to_first(38 * static_cast<uint32_t>(sum));
    }

private:
    /// Adds `factor` * b; returns what is beyond its limbs.
    static constexpr uint32_t add_row(uint32_t* to, const field25519& b, uint32_t factor) noexcept {
        uint64_t sum = 0;
        for (size_t j = 0; j < limbs; ++j) {
            sum += multiply_32(factor, b.x[j]) + to[j];
            to[j] = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        return static_cast<uint32_t>(sum);
    }
    static constexpr void fold(field25519& r, const uint32_t (&product)[2 * limbs]) noexcept {
        uint64_t sum = 0;
        for (size_t i = 0; i < limbs; ++i) {
            sum += multiply_32(38, product[i + limbs]) + product[i];
            r.x[i] = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        r.x[0] += 38 * r.add_to_first(38 * static_cast<uint32_t>(sum));
    }

    /// Returns the carry out of the last limb; with one, the first limb is small.
    constexpr uint32_t add_to_first(uint32_t value) noexcept {
        uint64_t sum = value;
        for (uint32_t& limb : x) {
            sum += limb;
            limb = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        return static_cast<uint32_t>(sum);
    }
    /// Returns the borrow out of the last limb; with one, the first limb is large.
    constexpr uint32_t subtract_from_first(uint32_t value) noexcept {
        uint32_t borrow = value;
        for (uint32_t& limb : x) {
            const uint64_t difference = uint64_t{limb} - borrow;
            limb = static_cast<uint32_t>(difference);
            borrow = static_cast<uint32_t>(difference >> 63);
        }
        return borrow;
    }
    /// Removes bit 255 and returns it.
    LINNET_INLINE constexpr uint32_t take_top() noexcept {
        const uint32_t top = x[limbs - 1] >> 31;
        x[limbs - 1] &= 0x7fffffff;
        return top;
    }
};

#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
__extension__ using field25519_sum = unsigned __int128;

/// In five limbs that are 51 bits apart. After a product each is below 2^51 + 2^13. Limbs of a factor may have 54 bits, so that a
/// sum or difference of two products is a factor as it is.
template <>
struct field25519<uint64_t> : field25519_limbs<uint64_t, 5> {
    static constexpr unsigned bits = 51;
    static constexpr uint64_t ones = (uint64_t{1} << bits) - 1;

    static constexpr field25519 load(const uint8_t* from) noexcept {
        const auto word = [from](size_t i) noexcept { return detail::load<uint64_t, byte_order::little>(from + 8 * i); };
        const uint64_t words[] = {word(0), word(1), word(2), word(3)};
        field25519 r{};
        split(r.x, words);
        return r;
    }
    /// The limbs of an integer in four words; bit 255 is ignored.
    template <class Word>
    LINNET_INLINE static constexpr void split(Word* limb, const Word* word) noexcept {
        limb[0] = word[0] & ones;
        limb[1] = (word[0] >> 51 | word[1] << 13) & ones;
        limb[2] = (word[1] >> 38 | word[2] << 26) & ones;
        limb[3] = (word[2] >> 25 | word[3] << 39) & ones;
        limb[4] = word[3] >> 12 & ones;
    }
    static constexpr void store(uint8_t* to, field25519 a) noexcept {
        a.carry();
        a.carry();
        uint64_t beyond = (a.x[0] + 19) >> bits;
        for (size_t i = 1; i < limbs; ++i) beyond = (a.x[i] + beyond) >> bits;
        a.x[0] += 19 * beyond;
        for (size_t i = 0; i + 1 < limbs; ++i) a.x[i + 1] += a.take_carry(i);
        a.take_carry(limbs - 1);
        detail::store<uint64_t, byte_order::little>(to, a.x[0] | a.x[1] << 51);
        detail::store<uint64_t, byte_order::little>(to + 8, a.x[1] >> 13 | a.x[2] << 38);
        detail::store<uint64_t, byte_order::little>(to + 16, a.x[2] >> 26 | a.x[3] << 25);
        detail::store<uint64_t, byte_order::little>(to + 24, a.x[3] >> 39 | a.x[4] << 12);
        a.wipe();
    }

    /// The sum and the difference of products. Each may be in the place of a or b. The difference has 2 p more, so that no limb is
    /// below zero.
    LINNET_INLINE static constexpr void add_subtract(field25519& sum, field25519& difference, const field25519& a,
                                                     const field25519& b) noexcept {
        for (size_t i = 0; i < limbs; ++i) {
            const uint64_t x = a.x[i];
            const uint64_t y = b.x[i];
            sum.x[i] = x + y;
            difference.x[i] = x + 2 * ones - (i == 0 ? 36 : 0) - y;
        }
    }
    LINNET_INLINE static constexpr void multiply(field25519& r, const field25519& a, const field25519& b) noexcept {
        const auto [a0, a1, a2, a3, a4] = a.x;
        const auto [b0, b1, b2, b3, b4] = b.x;
        const uint64_t c1 = 19 * b1;
        const uint64_t c2 = 19 * b2;
        const uint64_t c3 = 19 * b3;
        const uint64_t c4 = 19 * b4;
        set(r, product(a0, b0) + product(a1, c4) + product(a2, c3) + product(a3, c2) + product(a4, c1),
            product(a0, b1) + product(a1, b0) + product(a2, c4) + product(a3, c3) + product(a4, c2),
            product(a0, b2) + product(a1, b1) + product(a2, b0) + product(a3, c4) + product(a4, c3),
            product(a0, b3) + product(a1, b2) + product(a2, b1) + product(a3, b0) + product(a4, c4),
            product(a0, b4) + product(a1, b3) + product(a2, b2) + product(a3, b1) + product(a4, b0));
    }
    LINNET_INLINE static constexpr void square(field25519& r, const field25519& a) noexcept {
        const auto [a0, a1, a2, a3, a4] = a.x;
        const uint64_t d0 = 2 * a0;
        const uint64_t d1 = 2 * a1;
        const uint64_t c3 = 19 * a3;
        const uint64_t c4 = 19 * a4;
        set(r, product(a0, a0) + product(d1, c4) + product(2 * a2, c3), product(d0, a1) + product(2 * a2, c4) + product(a3, c3),
            product(d0, a2) + product(a1, a1) + product(2 * a3, c4), product(d0, a3) + product(d1, a2) + product(a4, c4),
            product(d0, a4) + product(d1, a3) + product(a2, a2));
    }
    /// a + factor * b.
    LINNET_INLINE static constexpr void multiply_add(field25519& r, const field25519& a, const field25519& b,
                                                     uint32_t factor) noexcept {
        const auto limb = [&](size_t i) noexcept { return product(b.x[i], factor) + a.x[i]; };
        set(r, limb(0), limb(1), limb(2), limb(3), limb(4));
    }

private:
    LINNET_INLINE static constexpr field25519_sum product(uint64_t a, uint64_t b) noexcept { return field25519_sum{a} * b; }

    /// Carries from each limb to the next.
    LINNET_INLINE static constexpr void set(field25519& r, const field25519_sum& s0, field25519_sum s1, field25519_sum s2,
                                            field25519_sum s3, field25519_sum s4) noexcept {
        s1 += static_cast<uint64_t>(s0 >> bits);
        s2 += static_cast<uint64_t>(s1 >> bits);
        s3 += static_cast<uint64_t>(s2 >> bits);
        s4 += static_cast<uint64_t>(s3 >> bits);
        const uint64_t first = (static_cast<uint64_t>(s0) & ones) + 19 * static_cast<uint64_t>(s4 >> bits);
        r.x[0] = first & ones;
        r.x[1] = (static_cast<uint64_t>(s1) & ones) + (first >> bits);
        r.x[2] = static_cast<uint64_t>(s2) & ones;
        r.x[3] = static_cast<uint64_t>(s3) & ones;
        r.x[4] = static_cast<uint64_t>(s4) & ones;
    }
    LINNET_INLINE constexpr uint64_t take_carry(size_t i) noexcept {
        const uint64_t beyond = x[i] >> bits;
        x[i] &= ones;
        return beyond;
    }
    LINNET_INLINE constexpr void carry() noexcept {
        for (size_t i = 0; i + 1 < limbs; ++i) x[i + 1] += take_carry(i);
        x[0] += 19 * take_carry(limbs - 1);
    }
};
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
