// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_VECTORS_HPP
#define LINNET_DETAIL_PRIMITIVE_POLY1305_POLY1305_VECTORS_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/poly1305/poly1305_limbs.hpp>
#include <linnet/detail/word/ifma.hpp>

#if defined(LINNET_IFMA)
#define LINNET_POLY1305_VECTORS 1
#include <immintrin.h>

// Like LINNET_IN_IFMA.
#define LINNET_IN_AVX2 [[LINNET_TARGET_AVX2]]

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Values in five limbs of 26 bits, whose products have 64 bits, by AVX2.
struct poly1305_limbs_26 {
    using vector = lanes_of_64<4>::vector;
    using feature = processor::x86_avx2;
    static constexpr size_t number = 4;
    static constexpr size_t limbs = 5;
    static constexpr unsigned bits = 26;
    static constexpr unsigned folded = 0; ///< 5 times 2^0 is 2^130 modulo 2^130 - 5

    struct sum {
        vector low{};

        LINNET_INLINE void add_product(const vector& a, const vector& b) noexcept {
#if defined(__clang__) || defined(LINNET_NO_ASM) // others take this for a product of 64 bits
            low += (a & 0xffffffff) * (b & 0xffffffff);
#else
            multiply_add(low, a, b);
#endif
        }
        LINNET_INLINE void take_carry(vector& to) noexcept {
            to += low >> bits;
            low &= (uint64_t{1} << bits) - 1;
        }
    };

    LINNET_IN_AVX2 static void set_lanes(vector& to, uint64_t word) noexcept {
        to = reinterpret_cast<vector>(_mm256_set1_epi64x(static_cast<long long>(word)));
    }
    LINNET_IN_AVX2 static uint64_t sum_of_lanes(const vector& x) noexcept {
        using pair [[gnu::vector_size(16)]] = uint64_t;
        const auto v = reinterpret_cast<__m256i>(x);
        const pair both =
            reinterpret_cast<pair>(_mm256_castsi256_si128(v)) + reinterpret_cast<pair>(_mm256_extracti128_si256(v, 1));
        return both[0] + both[1];
    }
#if !defined(LINNET_NO_ASM)
    LINNET_IN_AVX2 static void multiply_add(vector& sum, const vector& a, const vector& b) noexcept {
        vector product;
        asm("vpmuludq %3, %2, %1\n\tvpaddq %1, %0, %0" : "+x"(sum), "=&x"(product) : "x"(a), "xm"(b));
    }
    LINNET_IN_AVX2 static void optimizer_barrier(vector& x) noexcept { asm("" : "+x"(x)); }
#endif
};

/// Values in three limbs of 44 bits, whose products have two halves of 52 bits, by AVX-512 IFMA.
struct poly1305_limbs_44 {
    using vector = lanes_of_64<8>::vector;
    using feature = processor::x86_avx512_ifma;
    static constexpr size_t number = 8;
    static constexpr size_t limbs = 3;
    static constexpr unsigned bits = 44;
    static constexpr unsigned folded = 2; ///< 5 times 2^2 is 2^132 modulo 2^130 - 5

    struct sum : ifma_sum<number> {
        LINNET_INLINE void take_carry(vector& to) noexcept {
            to += (this->low >> bits) + (this->high << (52 - bits));
            this->low &= (uint64_t{1} << bits) - 1;
        }
    };

    LINNET_IN_IFMA static void set_lanes(vector& to, uint64_t word) noexcept {
        to = reinterpret_cast<vector>(_mm512_set1_epi64(static_cast<long long>(word)));
    }
    LINNET_IN_IFMA static uint64_t sum_of_lanes(const vector& x) noexcept {
        using pair [[gnu::vector_size(16)]] = uint64_t;
        using four [[gnu::vector_size(32)]] = uint64_t;
        const auto v = reinterpret_cast<__m512i>(x);
        const auto half = reinterpret_cast<__m256i>(reinterpret_cast<four>(_mm512_maskz_extracti64x4_epi64(0xf, v, 0)) +
                                                    reinterpret_cast<four>(_mm512_maskz_extracti64x4_epi64(0xf, v, 1)));
        const pair both =
            reinterpret_cast<pair>(_mm256_castsi256_si128(half)) + reinterpret_cast<pair>(_mm256_extracti128_si256(half, 1));
        return both[0] + both[1];
    }
#if !defined(LINNET_NO_ASM)
    LINNET_IN_IFMA static void optimizer_barrier(vector& x) noexcept { sum::optimizer_barrier(x); }
#endif
};

/// Adds x times the value of a limb beyond the last. The barrier keeps compilers from making a 64-bit product of it again, which
/// takes three multiplications.
template <class Limbs, class Vector>
LINNET_INLINE void poly1305_fold(Vector& to, const Vector& x) noexcept {
    Vector four = x << 2;
#if !defined(LINNET_NO_ASM)
    Limbs::optimizer_barrier(four);
#endif
    to += (four + x) << Limbs::folded;
}

/// A value in each lane.
template <class Limbs>
struct poly1305_value {
    typename Limbs::vector x[Limbs::limbs];
};

/// The multiplier.
template <class Limbs>
struct poly1305_factor {
    typename Limbs::vector x[Limbs::limbs];
    typename Limbs::vector beyond[Limbs::limbs]; ///< for products whose place is beyond the last limb

    LINNET_INLINE explicit poly1305_factor(const poly1305_value<Limbs>& value) noexcept {
        each<Limbs::limbs>([&](auto i) LINNET_LAMBDA {
            x[i] = value.x[i];
            beyond[i] = typename Limbs::vector{};
            poly1305_fold<Limbs>(beyond[i], x[i]);
        });
    }
};

/// Sums of products, limb by limb.
template <class Limbs>
struct poly1305_products {
    static constexpr size_t limbs = Limbs::limbs;
    typename Limbs::sum at[limbs];

    LINNET_INLINE void add(const poly1305_value<Limbs>& a, const poly1305_factor<Limbs>& f) noexcept {
        each<limbs>([&](auto place) LINNET_LAMBDA {
            each<limbs>([&](auto i) LINNET_LAMBDA {
                if constexpr (i <= place) at[place].add_product(a.x[i], f.x[place - i]);
                else at[place].add_product(a.x[i], f.beyond[place + limbs - i]);
            });
        });
    }
    /// Carries from each limb to the next. Limbs may keep a few bits too many.
    LINNET_INLINE void reduce() noexcept {
        typename Limbs::vector beyond{};
        each<limbs - 1>([&](auto i) LINNET_LAMBDA { at[i].take_carry(at[i + 1].low); });
        at[limbs - 1].take_carry(beyond);
        poly1305_fold<Limbs>(at[0].low, beyond);
        at[1].low += at[0].low >> Limbs::bits;
        at[0].low &= (uint64_t{1} << Limbs::bits) - 1;
    }
};

} // namespace detail

/// Poly1305 with as many blocks at once as a register has lanes. With n lanes, each has a polynomial of its own, of every n-th
/// block, in r^n. At the end it is multiplied by the power of r that is its distance from the end of the message.
template <class Limbs>
struct poly1305_vectors : poly1305_over<uint64_t> {
    using base = poly1305_over<uint64_t>;
    using base::block_size;
    static constexpr size_t number = Limbs::number;
    static constexpr size_t group_size = number * block_size;

    static constexpr void absorb(state& s, source message, size_t size) noexcept {
        const size_t whole = size < shortest ? 0 : size - size % group_size;
        if (whole != 0) groups(s, message, whole);
        base::absorb(s, message + whole, size - whole);
    }

private:
    using vector = typename Limbs::vector;
    using value = detail::poly1305_value<Limbs>;
    using factor = detail::poly1305_factor<Limbs>;
    using products = detail::poly1305_products<Limbs>;
    static constexpr size_t limbs = Limbs::limbs;
    static constexpr unsigned bits = Limbs::bits;
    static constexpr uint64_t ones = (uint64_t{1} << bits) - 1;
    static constexpr size_t shortest = 2 * group_size; ///< from here on, computing powers pays

    // Lanes have the blocks of a group in the order of two registers whose halves are interleaved.
    static constexpr size_t block_of(size_t lane) noexcept { return lane % 2 * (number / 2) + lane / 2; }
    static constexpr size_t lane_of(size_t block) noexcept { return block % (number / 2) * 2 + block / (number / 2); }

    static void groups(state& s, source message, size_t size) noexcept {
        processor::in_function<typename Limbs::feature>([&]() LINNET_LAMBDA {
            value powers;
            value more;
            take_powers(powers, more, s);
            const factor once = broadcast<lane_of(0)>(powers);
            const factor twice = broadcast<lane_of(0)>(more);
            value a;
            take_blocks(a, message);
            detail::each<limbs>([&](auto i) LINNET_LAMBDA {
                uint64_t h = 0;
                take_limb<i>(h, s.h[0], s.h[1], s.h[2]);
                a.x[i] += vector{h};
            });
            source at = message + group_size;
            const source end = message + size;
            if (size / group_size % 2 == 0) {
                products p{};
                p.add(a, once);
                next(a, p, at);
                at += group_size;
            }
            for (; at != end; at += 2 * group_size) {
                value first;
                take_blocks(first, at);
                products p{};
                p.add(first, once);
                p.add(a, twice);
                next(a, p, at + group_size);
            }
            products p{};
            p.add(a, factor(powers));
            p.reduce();
            put_sum(s, p);
        });
    }

    /// Reduces the sums of products and adds a group of blocks.
    LINNET_INLINE static void next(value& a, products& p, source message) noexcept {
        value more;
        take_blocks(more, message);
        p.reduce();
        detail::each<limbs>([&](auto i) LINNET_LAMBDA { a.x[i] = p.at[i].low + more.x[i]; });
    }
    /// The value of one lane in every lane.
    template <size_t Lane>
    LINNET_INLINE static factor broadcast(const value& from) noexcept {
        value r;
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            detail::each<limbs>(
                [&](auto i) LINNET_LAMBDA { r.x[i] = __builtin_shufflevector(from.x[i], from.x[i], (Index * 0 + Lane)...); });
        }(std::make_index_sequence<number>{});
        return factor(r);
    }

    /// A limb of an integer of slightly more than 128 bits.
    template <size_t Index, class Word>
    LINNET_INLINE static void take_limb(Word& to, const Word& low, const Word& high, const Word& top) noexcept {
        constexpr unsigned offset = bits * Index;
        if constexpr (Index + 1 == limbs) to = high >> (offset - 64) | top << (128 - offset);
        else if constexpr (offset >= 64) to = high >> (offset - 64) & ones;
        else if constexpr (offset + bits <= 64) to = low >> offset & ones;
        else to = (low >> offset | high << (64 - offset)) & ones;
    }
    /// A group of blocks, each followed by a one.
    LINNET_INLINE static void take_blocks(value& to, source from) noexcept {
        vector half[2];
        vector word[2];
        __builtin_memcpy(&half[0], from, sizeof half[0]);
        __builtin_memcpy(&half[1], from + sizeof half[0], sizeof half[1]);
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
            word[0] = __builtin_shufflevector(half[0], half[1], (Index % 2 * number + Index / 2 * 2)...);
            word[1] = __builtin_shufflevector(half[0], half[1], (Index % 2 * number + Index / 2 * 2 + 1)...);
        }(std::make_index_sequence<number>{});
        detail::each<limbs>([&](auto i) LINNET_LAMBDA { take_limb<i>(to.x[i], word[0], word[1], vector{} + 1); });
    }

    /// The powers of r, from r^number in the lane of the first block to r in the lane of the last. Every lane starts from r, and is
    /// multiplied by r^(2^i) if bit i of the exponent minus one is set. `more` gets r^(2 number) in the lane of the first block.
    LINNET_INLINE static void take_powers(value& x, value& more, const state& s) noexcept {
        detail::each<limbs>([&](auto i) LINNET_LAMBDA {
            uint64_t r = 0;
            take_limb<i>(r, s.k.r[0], s.k.r[1], uint64_t{0});
            Limbs::set_lanes(x.x[i], r);
        });
        constexpr size_t bits_of_number = number == 8 ? 3 : 2;
        detail::each<bits_of_number + 1>([&](auto bit) LINNET_LAMBDA {
            constexpr size_t exponent = size_t{1} << bit;
            products p{};
            p.add(x, broadcast<lane_of(number - exponent)>(x));
            p.reduce();
            vector chosen{}; // NOLINT(misc-const-correctness): its lanes are set
            detail::each<number>([&](auto lane) LINNET_LAMBDA {
                chosen[lane.value] = ((number - block_of(lane) - 1) & exponent) != 0 ? ~uint64_t{0} : 0;
            });
            detail::each<limbs>([&](auto i) LINNET_LAMBDA {
                more.x[i] = p.at[i].low;
                x.x[i] = (more.x[i] & chosen) | (x.x[i] & ~chosen);
            });
        });
    }

    /// The sum of all lanes, in the form of a product of 64-bit limbs.
    LINNET_INLINE static void put_sum(state& s, const products& p) noexcept {
        using detail::poly1305_sum;
        uint64_t carry = 0;
        uint64_t x[limbs];
        detail::each<limbs>([&](auto i) LINNET_LAMBDA {
            carry += Limbs::sum_of_lanes(p.at[i].low);
            x[i] = carry & ones;
            carry >>= bits;
        });
        x[0] += (5 * carry) << Limbs::folded;
        poly1305_sum low = 0;
        poly1305_sum high = 0;
        detail::each<limbs>([&](auto i) LINNET_LAMBDA {
            constexpr unsigned offset = bits * i;
            if constexpr (offset < 64) low += poly1305_sum{x[i]} << offset;
            else high += poly1305_sum{x[i]} << (offset - 64);
        });
        high += static_cast<uint64_t>(low >> 64);
        const uint64_t top = static_cast<uint64_t>(high >> 64);
        low = poly1305_sum{static_cast<uint64_t>(low)} + ((top & ~uint64_t{3}) + (top >> 2));
        high = poly1305_sum{static_cast<uint64_t>(high)} + static_cast<uint64_t>(low >> 64);
        s.h[0] = static_cast<uint64_t>(low);
        s.h[1] = static_cast<uint64_t>(high);
        s.h[2] = (top & 3) + static_cast<uint64_t>(high >> 64);
    }
};

LINNET_NAMESPACE_END

#undef LINNET_IN_AVX2
#undef LINNET_IN_IFMA

#endif
#endif
