// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_ROWS_HPP
#define LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_ROWS_HPP

/// Xoodoo with a plane of four lanes in each of three registers of x86-64: a round is one operation on a plane where words take
/// four. Rotations and sums of three are single instructions of AVX-512VL.

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo_constants.hpp>
#include <linnet/detail/word/row.hpp>

#if defined(LINNET_ROWS)

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The planes of a state, in the registers of a function that is compiled for `Feature`.
template <class Feature>
struct xoodoo_rows {
    using row = word_row;
    using bytes [[gnu::vector_size(16)]] = uint8_t;

    row a;
    row b;
    row c;

    LINNET_INLINE static xoodoo_rows opened(const uint32_t (&x)[12]) noexcept {
        return {row{x[0], x[1], x[2], x[3]}, row{x[4], x[5], x[6], x[7]}, row{x[8], x[9], x[10], x[11]}};
    }
    /// Row by row: g++ would copy the object to the stack first, and leave it there.
    LINNET_INLINE void close(uint32_t (&x)[12]) const noexcept {
        __builtin_memcpy(x, &a, sizeof a);
        __builtin_memcpy(x + 4, &b, sizeof b);
        __builtin_memcpy(x + 8, &c, sizeof c);
    }

    /// The twelve rounds (Xoodyak, algorithm 1).
    LINNET_INLINE void permute() noexcept {
        for (unsigned i = 0; i < 12; ++i) one_round(row{table<xoodoo_constants>()[i]});
    }

    /// Adds a block of `Size` bytes and the byte 1 after it.
    template <size_t Size>
    LINNET_INLINE void absorb(const uint8_t* in) noexcept {
        static_assert(Size == 16 || Size == 24 || Size == 44);
        a ^= load(in);
        if constexpr (Size == 16) {
            b ^= row{1};
        } else if constexpr (Size == 24) {
            b ^= load_half(in + 16);
            b ^= row{0, 0, 1};
        } else {
            b ^= load(in + 16);
            c ^= __builtin_shufflevector(load(in + 28), row{1}, 1, 2, 3, 4);
        }
    }

    /// Encrypts or decrypts a block of 24 bytes, and adds the byte 1 after it.
    template <bool Encrypt>
    LINNET_INLINE void crypt(const uint8_t* in, uint8_t* out) noexcept {
        const row text_a = load(in);
        const row text_b = load_half(in + 16);
        const row sum_a = a ^ text_a;
        const row sum_b = b ^ text_b;
        __builtin_memcpy(out, &sum_a, 16);
        __builtin_memcpy(out + 16, &sum_b, 8);
        a = Encrypt ? sum_a : text_a;
        b = Encrypt ? sum_b : __builtin_shufflevector(text_b, b, 0, 1, 6, 7);
        b ^= row{0, 0, 1};
    }

private:
    LINNET_INLINE static row load(const uint8_t* in) noexcept {
        row r;
        __builtin_memcpy(&r, in, 16);
        return r;
    }
    LINNET_INLINE static row load_half(const uint8_t* in) noexcept {
        uint64_t half = 0;
        __builtin_memcpy(&half, in, 8);
        using halves [[gnu::vector_size(16)]] = uint64_t;
        return reinterpret_cast<row>(halves{half});
    }

    /// Theta, rho west, iota, chi, rho east. The constant is added while theta waits for the sum of the planes.
    LINNET_INLINE void one_round(row constant) noexcept {
        row parity = row_sum<Feature>(a, b, c);
        parity = __builtin_shufflevector(parity, parity, 3, 0, 1, 2);
        const row first = row_rotate_right<27>(parity);
        const row second = row_rotate_right<18>(parity);
        const row x = row_sum<Feature>(a ^ constant, first, second);
        row y = row_sum<Feature>(b, first, second);
        row z = row_sum<Feature>(c, first, second);
        y = __builtin_shufflevector(y, y, 3, 0, 1, 2);
        z = row_rotate_right<21>(z);
        a = row_chi<Feature>(x, y, z);
        b = row_rotate_right<31>(row_chi<Feature>(y, z, x));
        const bytes last = reinterpret_cast<bytes>(row_chi<Feature>(z, x, y)); // by two lanes, and each lane by a byte
        c = reinterpret_cast<row>(__builtin_shufflevector(last, last, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6));
    }
};

/// Runs f on the rows of a state, in a function of its own.
template <class Feature, class Function>
LINNET_INLINE void in_xoodoo_rows(uint32_t (&x)[12], const Function& f) noexcept {
    Feature::call([&]() LINNET_LAMBDA {
        auto rows = xoodoo_rows<Feature>::opened(x);
        f(rows);
        rows.close(x);
    });
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
