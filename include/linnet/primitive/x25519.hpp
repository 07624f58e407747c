// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_X25519_HPP
#define LINNET_PRIMITIVE_X25519_HPP

#include <linnet/detail/barrier.hpp>
#include <linnet/detail/secret.hpp>
#include <linnet/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Elements of the field of integers modulo p = 2^255 - 19 (RFC 7748, section 4.1), in limbs. None of the calls depends on an
/// element in time; elements are any integers that their limbs hold, until `store` takes the one below p.
template <class Limb>
struct field25519;

/// In eight limbs of 32 bits: an integer below 2^256. As 2^256 is 38, what goes beyond comes back times 38.
template <>
struct field25519<uint32_t> {
    static constexpr size_t limbs = 8;
    uint32_t x[limbs];

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }

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

    static constexpr void add(field25519& r, const field25519& a, const field25519& b) noexcept {
        uint64_t sum = 0;
        for (size_t i = 0; i < limbs; ++i) {
            sum += uint64_t{a.x[i]} + b.x[i];
            r.x[i] = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        r.x[0] += 38 * r.add_to_first(38 * static_cast<uint32_t>(sum));
    }
    static constexpr void subtract(field25519& r, const field25519& a, const field25519& b) noexcept {
        uint32_t borrow = 0;
        for (size_t i = 0; i < limbs; ++i) {
            const uint64_t difference = uint64_t{a.x[i]} - b.x[i] - borrow;
            r.x[i] = static_cast<uint32_t>(difference);
            borrow = static_cast<uint32_t>(difference >> 63);
        }
        r.x[0] -= 38 * r.subtract_from_first(38 * borrow);
    }
    static constexpr void multiply(field25519& r, const field25519& a, const field25519& b) noexcept {
        uint32_t product[2 * limbs] = {};
        for (size_t i = 0; i < limbs; ++i) product[i + limbs] = add_row(product + i, b, a.x[i]);
        fold(r, product);
        detail::wipe(product);
    }
    LINNET_INLINE static constexpr void square(field25519& r, const field25519& a) noexcept { multiply(r, a, a); }
    static constexpr void multiply_small(field25519& r, const field25519& a, uint32_t by) noexcept {
        uint64_t sum = 0;
        for (size_t i = 0; i < limbs; ++i) {
            sum += multiply_32(a.x[i], by);
            r.x[i] = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        r.x[0] += 38 * r.add_to_first(38 * static_cast<uint32_t>(sum));
    }

private:
    /// Adds `factor` * b; what is beyond its limbs.
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

    /// The carry out of the last limb; with one, the first limb is small.
    constexpr uint32_t add_to_first(uint32_t value) noexcept {
        uint64_t sum = value;
        for (uint32_t& limb : x) {
            sum += limb;
            limb = static_cast<uint32_t>(sum);
            sum >>= 32;
        }
        return static_cast<uint32_t>(sum);
    }
    /// The borrow out of the last limb; with one, the first limb is large.
    constexpr uint32_t subtract_from_first(uint32_t value) noexcept {
        uint32_t borrow = value;
        for (uint32_t& limb : x) {
            const uint64_t difference = uint64_t{limb} - borrow;
            limb = static_cast<uint32_t>(difference);
            borrow = static_cast<uint32_t>(difference >> 63);
        }
        return borrow;
    }
    /// Takes bit 255 away.
    LINNET_INLINE constexpr uint32_t take_top() noexcept {
        const uint32_t top = x[limbs - 1] >> 31;
        x[limbs - 1] &= 0x7fffffff;
        return top;
    }
};

#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
__extension__ using field25519_sum = unsigned __int128;

/// In five limbs that stand 51 bits apart. After a product each is below 2^51 + 2^13; a sum or difference of two such is a factor
/// as it is, in which limbs may have 54 bits.
template <>
struct field25519<uint64_t> {
    static constexpr size_t limbs = 5;
    static constexpr unsigned bits = 51;
    static constexpr uint64_t ones = (uint64_t{1} << bits) - 1;
    uint64_t x[limbs];

    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }

    static constexpr field25519 load(const uint8_t* from) noexcept {
        const auto word = [from](size_t at) noexcept { return detail::load<uint64_t, byte_order::little>(from + at); };
        return {{word(0) & ones, word(6) >> 3 & ones, word(12) >> 6 & ones, word(19) >> 1 & ones, word(24) >> 12 & ones}};
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
    }

    LINNET_INLINE static constexpr void add(field25519& r, const field25519& a, const field25519& b) noexcept {
        for (size_t i = 0; i < limbs; ++i) r.x[i] = a.x[i] + b.x[i];
    }
    /// With 2 p, so that no limb is below zero: b is a product.
    LINNET_INLINE static constexpr void subtract(field25519& r, const field25519& a, const field25519& b) noexcept {
        for (size_t i = 0; i < limbs; ++i) r.x[i] = a.x[i] + 2 * ones - (i == 0 ? 36 : 0) - b.x[i];
    }
    LINNET_INLINE static constexpr void multiply(field25519& r, const field25519& a, const field25519& b) noexcept {
        const uint64_t a0 = a.x[0], a1 = a.x[1], a2 = a.x[2], a3 = a.x[3], a4 = a.x[4];
        const uint64_t b0 = b.x[0], b1 = b.x[1], b2 = b.x[2], b3 = b.x[3], b4 = b.x[4];
        const uint64_t c1 = 19 * b1, c2 = 19 * b2, c3 = 19 * b3, c4 = 19 * b4;
        set(r, product(a0, b0) + product(a1, c4) + product(a2, c3) + product(a3, c2) + product(a4, c1),
            product(a0, b1) + product(a1, b0) + product(a2, c4) + product(a3, c3) + product(a4, c2),
            product(a0, b2) + product(a1, b1) + product(a2, b0) + product(a3, c4) + product(a4, c3),
            product(a0, b3) + product(a1, b2) + product(a2, b1) + product(a3, b0) + product(a4, c4),
            product(a0, b4) + product(a1, b3) + product(a2, b2) + product(a3, b1) + product(a4, b0));
    }
    LINNET_INLINE static constexpr void square(field25519& r, const field25519& a) noexcept {
        const uint64_t a0 = a.x[0], a1 = a.x[1], a2 = a.x[2], a3 = a.x[3], a4 = a.x[4];
        const uint64_t d0 = 2 * a0, d1 = 2 * a1, c3 = 19 * a3, c4 = 19 * a4;
        set(r, product(a0, a0) + product(d1, c4) + product(2 * a2, c3), product(d0, a1) + product(2 * a2, c4) + product(a3, c3),
            product(d0, a2) + product(a1, a1) + product(2 * a3, c4), product(d0, a3) + product(d1, a2) + product(a4, c4),
            product(d0, a4) + product(d1, a3) + product(a2, a2));
    }
    LINNET_INLINE static constexpr void multiply_small(field25519& r, const field25519& a, uint32_t by) noexcept {
        set(r, product(a.x[0], by), product(a.x[1], by), product(a.x[2], by), product(a.x[3], by), product(a.x[4], by));
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

/// X25519 (RFC 7748, section 5) over limbs of 32 or 64 bits.
template <class Limb>
struct x25519_over {
    using element = detail::field25519<Limb>;
    static constexpr std::string_view variant = word_name<Limb>;
    static constexpr size_t key_size = 32;
    static constexpr size_t public_key_size = 32;
    static constexpr size_t shared_secret_size = 32;

    static constexpr void public_key(const uint8_t* secret, uint8_t* to) noexcept {
        constexpr uint8_t base[public_key_size] = {9}; // section 4.1
        multiply(to, secret, base);
    }
    static constexpr void agree(const uint8_t* secret, const uint8_t* peer, uint8_t* to) noexcept { multiply(to, secret, peer); }

    /// The u-coordinate of the point that is `scalar`, decoded, times the point with the coordinate `u`.
    static constexpr void multiply(uint8_t* to, const uint8_t* scalar, const uint8_t* u) noexcept {
        ladder l{element::load(u), {}, {}, {}, {}, {}, {}};
        l.run(scalar);
        element::store(to, l.x2);
        detail::wipe(l);
    }

private:
    /// The Montgomery ladder, with the names of section 5.
    struct ladder {
        element x1, x2, z2, x3, z3, a, b;

        constexpr void run(const uint8_t* scalar) noexcept {
            x2.x[0] = 1;
            x3 = x1;
            z3.x[0] = 1;
            Limb swap = 0;
            for (size_t t = 255; t-- != 0;) {
                const Limb bit = t == 254 ? 1 : t < 3 ? 0 : scalar[t / 8] >> (t % 8) & 1;
                exchange(swap ^ bit);
                swap = bit;
                step();
            }
            exchange(swap);
            invert();
            element::multiply(x2, x2, z2);
        }

        LINNET_INLINE constexpr void exchange(Limb choice) noexcept {
            const Limb mask = detail::opaque(static_cast<Limb>(0 - choice));
            for (size_t i = 0; i < element::limbs; ++i) {
                const Limb x = (x2.x[i] ^ x3.x[i]) & mask;
                x2.x[i] ^= x;
                x3.x[i] ^= x;
                const Limb z = (z2.x[i] ^ z3.x[i]) & mask;
                z2.x[i] ^= z;
                z3.x[i] ^= z;
            }
        }
        constexpr void step() noexcept {
            element::add(a, x2, z2);
            element::subtract(b, x2, z2);
            element::add(x2, x3, z3);      // C
            element::subtract(z2, x3, z3); // D
            element::multiply(z2, z2, a);  // DA
            element::multiply(x2, x2, b);  // CB
            element::add(x3, z2, x2);
            element::square(x3, x3);
            element::subtract(z3, z2, x2);
            element::square(z3, z3);
            element::multiply(z3, z3, x1);
            element::square(a, a); // AA
            element::square(b, b); // BB
            element::multiply(x2, a, b);
            element::subtract(b, a, b); // E
            element::multiply_small(z2, b, 121665);
            element::add(z2, z2, a);
            element::multiply(z2, z2, b);
        }

        /// z2 to the power of p - 2, by the powers of 2^k - 1.
        constexpr void invert() noexcept {
            x1 = z2;
            x3 = z2;
            square_times(x3, 1); // 2
            a = x3;
            square_times(a, 2);           // 8
            element::multiply(a, a, x1);  // 9
            element::multiply(x3, x3, a); // 11
            b = x3;
            square_times(b, 1);
            element::multiply(a, a, b); // 2^5 - 1
            raise(a, 5, a);             // 2^10 - 1
            z3 = a;
            raise(a, 10, z3); // 2^20 - 1
            b = a;
            raise(a, 20, b);  // 2^40 - 1
            raise(a, 10, z3); // 2^50 - 1
            z3 = a;
            raise(a, 50, z3); // 2^100 - 1
            b = a;
            raise(a, 100, b); // 2^200 - 1
            raise(a, 50, z3); // 2^250 - 1
            square_times(a, 5);
            element::multiply(z2, a, x3);
        }
        /// r to the power of 2^count, times `by`.
        LINNET_INLINE constexpr void raise(element& r, size_t count, const element& by) noexcept {
            b = by;
            square_times(r, count);
            element::multiply(r, r, b);
        }
        static constexpr void square_times(element& r, size_t count) noexcept {
            while (count-- != 0) element::square(r, r);
        }
    };
};

LINNET_NAMESPACE_END

#endif
