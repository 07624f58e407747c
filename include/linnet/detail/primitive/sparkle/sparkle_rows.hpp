// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_ROWS_HPP
#define LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_ROWS_HPP

/// Sparkle in four rows: the words x of the left branches, their words y, and the same of the right branches. Alzette runs on
/// several branches at once.

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/primitive/sparkle/sparkle_constants.hpp>
#include <linnet/detail/word/row.hpp>

#include <utility>

#if defined(LINNET_ROWS)

LINNET_NAMESPACE_BEGIN
namespace detail {

/// `Branches` is 4, 6 or 8. A half has two, three or four lanes of a row; the others are zero, and remain so.
template <unsigned Branches, class Feature>
struct sparkle_rows {
    using row = word_row;
    static constexpr unsigned lanes = Branches / 2;

    /// The branches of a half.
    struct half {
        row x;
        row y;
    };
    half left;
    half right;

    LINNET_INLINE static sparkle_rows opened(const uint32_t (&x)[2 * Branches]) noexcept {
        return {half_at(x), half_at(x + Branches)};
    }
    LINNET_INLINE void close(uint32_t (&x)[2 * Branches]) const noexcept {
        store(left, x);
        store(right, x + Branches);
    }

    /// A step adds the constants of the next; the last adds some that have to be removed.
    LINNET_INLINE void permute(unsigned steps) noexcept {
        const row left_constants = constants_at(0);
        const row right_constants = constants_at(lanes);
        left.y ^= row{constant(0)};
        for (unsigned step = 0; step < steps; ++step) {
            alzette(left, left_constants);
            alzette(right, right_constants);
            diffuse(row{constant((step + 1) % 8), step + 1});
        }
        left.y ^= row{constant(steps % 8), steps};
    }

private:
    LINNET_INLINE static half half_at(const uint32_t* x) noexcept {
        if constexpr (lanes == 2) return {row{x[0], x[2]}, row{x[1], x[3]}};
        if constexpr (lanes == 3) return {row{x[0], x[2], x[4]}, row{x[1], x[3], x[5]}};
        return {row{x[0], x[2], x[4], x[6]}, row{x[1], x[3], x[5], x[7]}};
    }
    LINNET_INLINE static void store(const half& h, uint32_t* to) noexcept {
        const row first = __builtin_shufflevector(h.x, h.y, 0, 4, 1, 5);
        const row second = __builtin_shufflevector(h.x, h.y, 2, 6, 3, 7);
        __builtin_memcpy(to, &first, 16);
        if constexpr (lanes > 2) __builtin_memcpy(to + 4, &second, size_t{8} * (lanes - 2));
    }

    LINNET_INLINE static uint32_t constant(size_t i) noexcept { return table<sparkle_constants>()[i]; }
    LINNET_INLINE static row constants_at(size_t first) noexcept {
        row r{};
        for (size_t i = 0; i < lanes; ++i) r[i] = constant(first + i);
        return r;
    }

    template <unsigned First, unsigned Second>
    LINNET_INLINE static void alzette_round(half& h, row constants) noexcept {
        if constexpr (First == 0) h.x += h.y;
        else h.x += row_rotate_right<First>(h.y);
        h.y ^= row_rotate_right<Second>(h.x);
        h.x ^= constants;
    }
    /// Alzette on each branch (Sparkle v1.2, section 2.1.1).
    LINNET_INLINE static void alzette(half& h, row constants) noexcept {
        alzette_round<31, 24>(h, constants);
        alzette_round<17, 17>(h, constants);
        alzette_round<0, 31>(h, constants);
        alzette_round<24, 16>(h, constants);
    }

    /// Moves the branches of a half by `Count` to the left, in a circle.
    template <unsigned Count>
    LINNET_INLINE static row turned(row x) noexcept {
        return [&]<int... Lane>(std::integer_sequence<int, Lane...>) LINNET_LAMBDA {
            constexpr int n = lanes;
            return __builtin_shufflevector(x, x, (Lane < n ? (Lane + static_cast<int>(Count)) % n : Lane)...);
        }(std::make_integer_sequence<int, 4>{});
    }
    /// `to` plus l of the sum of all words of the other kind, in each lane. l replaces the halves (u, v) of a word by (v, u ^ v),
    /// which is the word with its halves exchanged, plus v.
    LINNET_INLINE static row with_effect(row to, row of) noexcept {
        row sum;
        if constexpr (lanes == 2) sum = of ^ turned<1>(of);
        else sum = row_sum<Feature>(of, turned<1>(of), turned<2>(of));
        if constexpr (lanes == 4) sum ^= turned<3>(of);
        return row_sum<Feature>(to, row_rotate_right<16>(sum), sum & row{0xffff, 0xffff, 0xffff, 0xffff});
    }
    /// The linear layer (Sparkle v1.2, section 2.1.2), and the constants of the next step.
    LINNET_INLINE void diffuse(row constants) noexcept {
        const half moved = {turned<1>(left.x ^ right.x), turned<1>(left.y ^ right.y) ^ constants};
        right = std::exchange(left, {with_effect(moved.x, left.y), with_effect(moved.y, left.x)});
    }
};

/// Permutes in a function of its own.
template <class Feature, unsigned Branches>
LINNET_INLINE void sparkle_in_rows(uint32_t (&x)[2 * Branches], unsigned steps) noexcept {
    Feature::call([&]() LINNET_LAMBDA {
        auto rows = sparkle_rows<Branches, Feature>::opened(x);
        rows.permute(steps);
        rows.close(x);
    });
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
