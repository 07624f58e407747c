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

/// Elements of the field in lanes, in five limbs that are 51 bits apart. Limbs of a factor have at most 52 bits.
template <size_t Number>
struct field25519_lanes {
    using sum = ifma_sum<Number>;
    using vector = typename sum::vector;
    static constexpr size_t limbs = 5;
    static constexpr unsigned bits = 51;
    static constexpr uint64_t ones = (uint64_t{1} << bits) - 1;
    vector x[limbs];

    /// The products of the elements: each limb below 2^51 + 2^14.
    LINNET_INLINE void multiply(const field25519_lanes& a, const field25519_lanes& b) noexcept {
        sum at[2 * limbs - 1];
        each<limbs>([&](auto i)
                        LINNET_LAMBDA { each<limbs>([&](auto j) LINNET_LAMBDA { at[i + j].add_product(a.x[i], b.x[j]); }); });
        // Halves are 52 bits apart, limbs 51.
        each<limbs>([&](auto i) LINNET_LAMBDA {
            vector beyond = at[i + limbs - 1].high + at[i + limbs - 1].high; // NOLINT(misc-const-correctness): added to
            if constexpr (i + 1 < limbs) beyond += at[i + limbs].low;
            x[i] = at[i].low;
            if constexpr (i != 0) x[i] += at[i - 1].high + at[i - 1].high;
            add_19(x[i], beyond);
        });
        carry();
    }

    /// Carries what limbs of up to 61 bits have beyond 51 to the next limb, and from the last to the first, times 19.
    LINNET_INLINE void carry() noexcept {
        vector beyond[limbs];
        each<limbs>([&](auto i) LINNET_LAMBDA {
            beyond[i] = x[i] >> bits;
            x[i] &= ones;
        });
        each<limbs - 1>([&](auto i) LINNET_LAMBDA { x[i + 1] += beyond[i]; });
        add_19(x[0], beyond[limbs - 1]);
    }

    /// Adds 19 x. The barrier keeps compilers from making a 64-bit product of it again, which takes three multiplications.
    LINNET_INLINE static void add_19(vector& to, const vector& x) noexcept {
        vector sixteen = x << 4;
#if !defined(LINNET_NO_ASM)
        sum::optimizer_barrier(sixteen);
#endif
        to += sixteen + (x + x) + x;
    }
};

/// The elements of a ladder. A step is three products of four elements each.
struct x25519_elements_in_lanes : x25519_elements<uint64_t> {
    using lanes = field25519_lanes<4>;
    using vector = lanes::vector;
    static constexpr size_t limbs = lanes::limbs;

    /// The names are as in `x25519_ladder::step`.
    void climb(const uint8_t* choices) noexcept {
        using namespace x25519_ladder;
        processor::in_function<processor::x86_avx512_ifma>([&]() LINNET_LAMBDA {
            lanes points; // x3, z3, x2, z2
            lanes factor; // for the third product: x1 for z3
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

#if defined(LINNET_X25519_BASE)
    /// Sets x2 / z2 to the u-coordinate of the base point times a scalar. The first four lanes sum the points of even digits, the
    /// last four the points of odd digits.
    void multiply_base(const uint8_t* digits) noexcept {
        edwards25519 sums[2];
        processor::in_function<processor::x86_avx512_ifma>([&]() LINNET_LAMBDA {
            pair sum; // x, y, z, t
            each<limbs>([&](auto i) LINNET_LAMBDA {
                constexpr uint64_t one = i == 0 ? 1 : 0;
                sum.x[i] = wide{0, one, one, 0, 0, one, one, 0};
            });
            x25519_base_multiple m[2];
            for (size_t row = 0; row < x25519_base_multiple::rows; ++row) {
                each<2>([&](auto half) LINNET_LAMBDA { m[half].template look_up<vector>(row, digits[row], half); });
                add(sum, m);
            }
            each<limbs>([&](auto i) LINNET_LAMBDA {
                each<2>([&](auto half) LINNET_LAMBDA {
                    sums[half].x.x[i] = sum.x[i][4 * half];
                    sums[half].y.x[i] = sum.x[i][4 * half + 1];
                    sums[half].z.x[i] = sum.x[i][4 * half + 2];
                    sums[half].t.x[i] = sum.x[i][4 * half + 3];
                });
            });
            detail::wipe(sum);
            detail::wipe(m);
        });
        for (size_t i = 0; i < 4; ++i) sums[1].add_itself();
        sums[0].add(sums[1]);
        set_quotient(sums[0]);
        detail::wipe(sums);
    }
#endif

private:
    static constexpr uint64_t all = ~uint64_t{0};
    static constexpr uint64_t two_p(size_t i) noexcept { return 2 * lanes::ones - (i == 0 ? 36 : 0); }

#if defined(LINNET_X25519_BASE)
    using pair = field25519_lanes<8>;
    using wide = pair::vector;

    /// The names are as in `edwards25519::add`, in each half.
    LINNET_INLINE static void add(pair& sum, const x25519_base_multiple (&m)[2]) noexcept {
        pair first;  // y - x, y + x, z, t
        pair second; // y - x, y + x, 2 and 2 d x y of the points to add
        each<limbs>([&](auto i) LINNET_LAMBDA {
            const wide other = __builtin_shufflevector(sum.x[i], sum.x[i], 1, 0, 2, 3, 5, 4, 6, 7);
            first.x[i] = (other & wide{all, all, 0, 0, all, all, 0, 0}) + (sum.x[i] & wide{0, all, all, all, 0, all, all, all}) +
                         (wide{two_p(i), 0, 0, 0, two_p(i), 0, 0, 0} - (sum.x[i] & wide{all, 0, 0, 0, all, 0, 0, 0}));
        });
        first.carry();
        spread(second, m);
        pair products; // A, B, D, C
        products.multiply(first, second);
        pair sums; // E, H, F, G
        each<limbs>([&](auto i) LINNET_LAMBDA {
            const wide these = __builtin_shufflevector(products.x[i], products.x[i], 1, 0, 2, 3, 5, 4, 6, 7); // B, A, D, C
            const wide other = __builtin_shufflevector(products.x[i], products.x[i], 0, 1, 3, 2, 4, 5, 7, 6); // A, B, C, D
            sums.x[i] = these + (other & wide{0, all, 0, all, 0, all, 0, all}) +
                        (wide{two_p(i), 0, two_p(i), 0, two_p(i), 0, two_p(i), 0} - (other & wide{all, 0, all, 0, all, 0, all, 0}));
        });
        sums.carry();
        each<limbs>([&](auto i) LINNET_LAMBDA {
            first.x[i] = __builtin_shufflevector(sums.x[i], sums.x[i], 0, 1, 2, 0, 4, 5, 6, 4);
            second.x[i] = __builtin_shufflevector(sums.x[i], sums.x[i], 2, 3, 3, 1, 6, 7, 7, 5);
        });
        sum.multiply(first, second);
    }
    LINNET_INLINE static void spread(pair& to, const x25519_base_multiple (&m)[2]) noexcept {
        constexpr size_t words = x25519_base_multiple::words;
        wide part[3]; // y + x, y - x, 2 d x y
        each<3>([&](auto i) LINNET_LAMBDA {
            vector even;
            vector odd;
            __builtin_memcpy(&even, m[0].x + words * i, sizeof even);
            __builtin_memcpy(&odd, m[1].x + words * i, sizeof odd);
            part[i] = __builtin_shufflevector(even, odd, 0, 1, 2, 3, 4, 5, 6, 7);
        });
        const uint64_t n0 = m[0].negative;
        const uint64_t n1 = m[1].negative;
        const wide exchanged = (part[0] ^ part[1]) & wide{n0, n0, n0, n0, n1, n1, n1, n1};
        part[0] ^= exchanged;
        part[1] ^= exchanged;
        // Brings together the first words of the numbers, then the second ones, and so on.
        const wide two{2, 0, 0, 0, 2, 0, 0, 0};
        const wide a = __builtin_shufflevector(part[1], part[0], 0, 8, 2, 10, 4, 12, 6, 14);
        const wide b = __builtin_shufflevector(part[1], part[0], 1, 9, 3, 11, 5, 13, 7, 15);
        const wide c = __builtin_shufflevector(two, part[2], 0, 8, 2, 10, 4, 12, 6, 14);
        const wide d = __builtin_shufflevector(two, part[2], 1, 9, 3, 11, 5, 13, 7, 15);
        const wide word[words] = {
            __builtin_shufflevector(a, c, 0, 1, 8, 9, 4, 5, 12, 13), __builtin_shufflevector(b, d, 0, 1, 8, 9, 4, 5, 12, 13),
            __builtin_shufflevector(a, c, 2, 3, 10, 11, 6, 7, 14, 15), __builtin_shufflevector(b, d, 2, 3, 10, 11, 6, 7, 14, 15)};
        element::split(to.x, word);
        const wide negative{0, 0, 0, n0, 0, 0, 0, n1};
        each<limbs>([&](auto i) LINNET_LAMBDA { to.x[i] = (to.x[i] ^ negative) - negative + (negative & two_p(i)); });
    }
#endif

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
