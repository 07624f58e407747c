// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_X25519_X25519_VECTORS_HPP
#define LINNET_DETAIL_PRIMITIVE_X25519_X25519_VECTORS_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/primitive/x25519/x25519_ladder.hpp>
#include <linnet/detail/word/ifma.hpp>

#if defined(LINNET_IFMA) && defined(__SIZEOF_INT128__)
#define LINNET_X25519_VECTORS 1

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Four elements of the field, in five limbs that stand 51 bits apart, of which a factor's have at most 52 bits.
struct field25519_lanes {
    using sum = ifma_sum<4>;
    using vector = sum::vector;
    static constexpr size_t limbs = 5;
    static constexpr unsigned bits = 51;
    static constexpr uint64_t ones = (uint64_t{1} << bits) - 1;
    vector x[limbs];

    /// The products of the elements: each limb below 2^51 + 2^14.
    LINNET_INLINE void multiply(const field25519_lanes& a, const field25519_lanes& b) noexcept {
        sum at[2 * limbs - 1];
        each<limbs>([&](auto i)
                        LINNET_LAMBDA { each<limbs>([&](auto j) LINNET_LAMBDA { at[i + j].add_product(a.x[i], b.x[j]); }); });
        // Halves stand 52 bits apart, limbs 51.
        each<limbs>([&](auto i) LINNET_LAMBDA {
            vector beyond = at[i + limbs - 1].high + at[i + limbs - 1].high; // NOLINT(misc-const-correctness): added to
            if constexpr (i + 1 < limbs) beyond += at[i + limbs].low;
            x[i] = at[i].low;
            if constexpr (i != 0) x[i] += at[i - 1].high + at[i - 1].high;
            add_19(x[i], beyond);
        });
        carry();
    }

    /// What limbs of up to 61 bits have beyond 51 goes to the next, from the last to the first 19 times.
    LINNET_INLINE void carry() noexcept {
        vector beyond[limbs];
        each<limbs>([&](auto i) LINNET_LAMBDA {
            beyond[i] = x[i] >> bits;
            x[i] &= ones;
        });
        each<limbs - 1>([&](auto i) LINNET_LAMBDA { x[i + 1] += beyond[i]; });
        add_19(x[0], beyond[limbs - 1]);
    }

    /// 19 x more. Compilers are kept from making a product of it again, which takes three.
    LINNET_INLINE static void add_19(vector& to, const vector& x) noexcept {
        vector sixteen = x << 4;
#if !defined(LINNET_NO_ASM)
        sum::optimizer_barrier(sixteen);
#endif
        to += sixteen + (x + x) + x;
    }
};

/// The elements of a ladder of which a step is three products of four elements.
struct x25519_elements_in_lanes : x25519_elements<uint64_t> {
    using lanes = field25519_lanes;
    using vector = lanes::vector;
    static constexpr size_t limbs = lanes::limbs;

    /// The names are those of `x25519_ladder::step`.
    void climb(const uint8_t* choices) noexcept {
        using namespace x25519_ladder;
        processor::in_function<processor::x86_avx512_ifma>([&]() LINNET_LAMBDA {
            lanes points; // x3, z3, x2, z2
            lanes factor; // of the third product: x1 for z3
            each<limbs>([&](auto i) LINNET_LAMBDA {
                constexpr uint64_t one = i == 0 ? 1 : 0;
                points.x[i] = vector{(*this)[x3].x[i], one, one, 0};
                factor.x[i] = vector{one, (*this)[x1].x[i], one, one};
            });
            for (size_t t = 255; t-- != 0;) {
                exchange(points, opaque(uint64_t{0} - (choices[t / 8] >> t % 8 & 1)));
                step(points, factor);
            }
            each<limbs>([&](auto i) LINNET_LAMBDA {
                (*this)[x2].x[i] = points.x[i][2];
                (*this)[z2].x[i] = points.x[i][3];
            });
            detail::wipe(points);
        });
    }

private:
    static constexpr uint64_t all = ~uint64_t{0};
    static constexpr uint64_t two_p(size_t i) noexcept { return 2 * lanes::ones - (i == 0 ? 36 : 0); }

    LINNET_INLINE static void exchange(lanes& points, uint64_t mask) noexcept {
        each<limbs>([&](auto i) LINNET_LAMBDA {
            const vector other = __builtin_shufflevector(points.x[i], points.x[i], 2, 3, 0, 1);
            points.x[i] ^= (points.x[i] ^ other) & (vector{} + mask);
        });
    }
    LINNET_INLINE static void step(lanes& points, const lanes& factor) noexcept {
        lanes first;  // D, C, B, A
        lanes second; // A, B, B, A
        each<limbs>([&](auto i) LINNET_LAMBDA {
            const vector other = __builtin_shufflevector(points.x[i], points.x[i], 1, 0, 3, 2);
            first.x[i] = points.x[i] + (other & vector{0, all, 0, all}) +
                         (vector{two_p(i), 0, two_p(i), 0} - (other & vector{all, 0, all, 0}));
        });
        first.carry();
        each<limbs>([&](auto i) LINNET_LAMBDA { second.x[i] = __builtin_shufflevector(first.x[i], first.x[i], 3, 2, 2, 3); });
        lanes squares; // DA, CB, BB, AA
        squares.multiply(first, second);
        lanes sums; // DA + CB, CB - DA, BB, E
        each<limbs>([&](auto i) LINNET_LAMBDA {
            const vector other = __builtin_shufflevector(squares.x[i], squares.x[i], 1, 0, 3, 2);
            sums.x[i] = squares.x[i] + (other & vector{all, 0, 0, 0}) +
                        (vector{0, two_p(i), 0, two_p(i)} - (other & vector{0, all, 0, all}));
        });
        sums.carry();
        lanes factors; // DA + CB, CB - DA, AA, BB + 121666 E
        lanes::sum more[limbs];
        each<limbs>([&](auto i) LINNET_LAMBDA { more[i].add_product(sums.x[i], vector{0, 0, 0, 121666}); });
        each<limbs>([&](auto i) LINNET_LAMBDA {
            constexpr size_t below = (i + limbs - 1) % limbs;
            factors.x[i] = __builtin_shufflevector(sums.x[i], squares.x[i], 0, 1, 7, 6) + more[i].low;
            if constexpr (i == 0) lanes::add_19(factors.x[i], more[below].high + more[below].high);
            else factors.x[i] += more[below].high + more[below].high;
        });
        factors.carry();
        points.multiply(sums, factors);
        points.multiply(points, factor);
    }
};

} // namespace detail

/// X25519 by AVX-512 IFMA.
struct x25519_vectors : x25519_over<uint64_t, detail::x25519_elements_in_lanes> {
    using feature = processor::asked_first<processor::x86_avx512_ifma>;
    static constexpr std::string_view variant = processor::x86_avx512_ifma::name;
};

LINNET_NAMESPACE_END

#endif
#endif
