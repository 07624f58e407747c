// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_SLICES_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_SLICES_HPP

/// AES (FIPS 197) without tables, on bit slices: slice i holds bit i of every byte of the state, for several blocks at once.
///
/// ShiftRows is left out (Adomnicai, Peyrin, "Fixslicing AES-like Ciphers", TCHES 2021/1): after round i, row r still has to be
/// rotated by i * r columns. Instead, MixColumns of the next round takes the row below from a column further on, the round keys are
/// stored in this order, and the rest is made up for at the end. The constant of the S-box, 0x63, is in the round keys too.

#include <linnet/detail/word/scalar.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Calls f(i) for the eight slices, unrolled: a loop would keep them in memory.
template <class Function>
LINNET_INLINE constexpr void aes_each(const Function& f) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA { (f(Index), ...); }(std::make_index_sequence<8>{});
}

/// Exchanges the bits of `a` at `Mask` << Shift with the bits of `b` at `Mask`.
template <unsigned Shift, uint32_t Mask, class Slices>
LINNET_INLINE constexpr void aes_exchange(Slices& a, Slices& b) noexcept {
    const Slices t = (a.template right<Shift>() ^ b) & Slices::constant(Mask);
    b = b ^ t;
    a = a ^ t.template left<Shift>();
}

/// Converts eight words to slices, and back. Byte j of word k is byte j of block k; bit i of that byte becomes bit k of byte j of
/// slice i.
template <class Slices>
LINNET_INLINE constexpr void aes_transpose(Slices (&q)[8]) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        (aes_exchange<1, 0x55555555>(q[2 * Index], q[2 * Index + 1]), ...);
        (aes_exchange<2, 0x33333333>(q[Index / 2 * 4 + Index % 2], q[Index / 2 * 4 + Index % 2 + 2]), ...);
        (aes_exchange<4, 0x0f0f0f0f>(q[Index], q[Index + 4]), ...);
    }(std::make_index_sequence<4>{});
}

/// The S-box without its constant (Boyar, Peralta, "A small depth-16 circuit for the AES S-box", 2012, and their 113 gates of
/// 2010): a linear layer, an inversion in GF(2^8) computed in GF(((2^2)^2)^2), and another linear layer. Slice 7 is the highest
/// bit.
template <class Slices>
LINNET_INLINE constexpr void aes_sbox(Slices (&q)[8]) noexcept {
    // NOLINTBEGIN(readability-isolate-declaration): a line holds a part of the circuit
    const Slices x0 = q[7], x1 = q[6], x2 = q[5], x3 = q[4], x4 = q[3], x5 = q[2], x6 = q[1], x7 = q[0];
    const Slices y14 = x3 ^ x5, y13 = x0 ^ x6, y9 = x0 ^ x3, y8 = x0 ^ x5;
    const Slices u = x1 ^ x2, y1 = u ^ x7, y4 = y1 ^ x3, y12 = y13 ^ y14, y2 = y1 ^ x0, y5 = y1 ^ x6, y3 = y5 ^ y8;
    const Slices v = x4 ^ y12, y15 = v ^ x5, y20 = v ^ x1, y6 = y15 ^ x7, y10 = y15 ^ u, y11 = y20 ^ y9, y7 = x7 ^ y11;
    const Slices y17 = y10 ^ y11, y19 = y10 ^ y8, y16 = u ^ y11, y21 = y13 ^ y16, y18 = x0 ^ y16;

    const Slices p0 = y12 & y15, p1 = y13 & y16, p2 = y9 & y11;
    const Slices a0 = (y3 & y6) ^ p0, a1 = (y4 & x7) ^ p0, a2 = (y5 & y1) ^ p1, a3 = (y2 & y7) ^ p1;
    const Slices b0 = (y14 & y17) ^ p2, b1 = (y8 & y10) ^ p2;
    const Slices n0 = a0 ^ b0 ^ y20, n1 = a1 ^ b1 ^ y19, n2 = a2 ^ b0 ^ y21, n3 = a3 ^ b1 ^ y18;

    const Slices c0 = n0 ^ n1, c1 = n0 & n2, c2 = n3 ^ c1, m1 = (c0 & c2) ^ n1;
    const Slices m3 = ((n1 ^ c1) & (n2 ^ n3)) ^ n3;
    const Slices c3 = n3 & (c2 ^ m3), m2 = c3 ^ n2 ^ m3, m0 = c0 ^ (m1 & (c2 ^ c3));
    const Slices d1 = m0 ^ m2, d2 = m1 ^ m3, d3 = m1 ^ m0, d4 = m3 ^ m2, d5 = d2 ^ d1;

    const Slices z0 = d4 & y15, z1 = m2 & y6, z2 = m3 & x7, z3 = d3 & y16, z4 = m0 & y1, z5 = m1 & y7, z6 = d2 & y11;
    const Slices z7 = d5 & y17, z8 = d1 & y10, z9 = d4 & y12, z10 = m2 & y3, z11 = m3 & y4, z12 = d3 & y13, z13 = m0 & y5;
    const Slices z14 = m1 & y2, z15 = d2 & y9, z16 = d5 & y14, z17 = d1 & y8;

    const Slices e0 = z15 ^ z16, e1 = z10 ^ z11, e2 = z5 ^ z13, e3 = z9 ^ z10, e4 = z2 ^ z12, e5 = z2 ^ z5, e6 = z7 ^ z8;
    const Slices e7 = z0 ^ z3, e8 = z6 ^ z7, e9 = z16 ^ z17, f0 = z12 ^ e2, f1 = e4 ^ e7, f2 = z4 ^ e0, f3 = z3 ^ e8;
    const Slices f4 = e0 ^ f1, f5 = z14 ^ f1, f6 = e6 ^ f2, f7 = e3 ^ f2, f8 = z4 ^ f3, f9 = f5 ^ f6, g0 = z1 ^ f7;
    const Slices s3 = e7 ^ g0;
    // NOLINTEND(readability-isolate-declaration)
    q[7] = f3 ^ f7;
    q[6] = f8 ^ s3;
    q[5] = e9 ^ f8 ^ f9;
    q[4] = s3;
    q[3] = e5 ^ g0;
    q[2] = e1 ^ f9;
    q[1] = f0 ^ f6;
    q[0] = e2 ^ f4;
}

/// The inverse of the linear layer after the inversion in the S-box. The S-box between two of these is the inverse S-box.
template <class Slices>
LINNET_INLINE constexpr void aes_affine_inverse(Slices (&q)[8]) noexcept {
    const Slices x[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    aes_each([&](size_t i) LINNET_LAMBDA { q[i] = x[(i + 2) % 8] ^ x[(i + 5) % 8] ^ x[(i + 7) % 8]; });
}
template <class Slices>
LINNET_INLINE constexpr void aes_sbox_inverse(Slices (&q)[8]) noexcept {
    aes_affine_inverse(q);
    aes_sbox(q);
    aes_affine_inverse(q);
}

/// Adds `x` times 2, in each byte, to `q`.
template <class Slices>
LINNET_INLINE constexpr void aes_add_doubled(Slices (&q)[8], const Slices (&x)[8]) noexcept {
    aes_each([&](size_t i) LINNET_LAMBDA { q[i] = q[i] ^ x[(i + 7) % 8]; });
    q[1] = q[1] ^ x[7];
    q[3] = q[3] ^ x[7];
    q[4] = q[4] ^ x[7];
}

/// MixColumns, after ShiftRows has been left out `Shift` times, modulo 4.
template <unsigned Shift, class Slices>
LINNET_INLINE constexpr void aes_mix_columns(Slices (&q)[8]) noexcept {
    const auto mix = [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        const Slices below[8] = {q[Index].template turned<1, Shift>()...};
        const Slices sum[8] = {q[Index] ^ below[Index]...};
        ((q[Index] = below[Index] ^ sum[Index].template turned<2, 2 * Shift % 4>()), ...);
        aes_add_doubled(q, sum);
    };
    mix(std::make_index_sequence<8>{});
}

/// InvMixColumns: a + 4 (a + the row two below), then MixColumns.
template <unsigned Shift, class Slices>
LINNET_INLINE constexpr void aes_mix_columns_inverse(Slices (&q)[8]) noexcept {
    const auto premix = [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LAMBDA {
        const Slices none = Slices::constant(0);
        const Slices sum[8] = {q[Index] ^ q[Index].template turned<2, 2 * Shift % 4>()...};
        Slices doubled[8] = {((void)Index, none)...};
        aes_add_doubled(doubled, sum);
        aes_add_doubled(q, doubled);
    };
    premix(std::make_index_sequence<8>{});
    aes_mix_columns<Shift>(q);
}

template <class Keys>
concept StoresRounds = requires(const Keys& keys) { keys.rounds; };

/// The rounds up to the last round key. `Keys` adds the round keys. The number of rounds is `Rounds`, or is stored in the keys.
template <unsigned Rounds, class Slices, class Keys>
struct aes_rounds {
    static_assert(Rounds % 2 == 0);
    const Keys& keys;

    LINNET_INLINE constexpr size_t count() const noexcept {
        if constexpr (StoresRounds<Keys>) return keys.rounds;
        else return Rounds;
    }
    template <unsigned Shift>
    LINNET_INLINE constexpr void run_round(Slices (&q)[8], size_t i) const noexcept {
        aes_sbox(q);
        aes_mix_columns<Shift>(q);
        keys.add(q, i);
    }
    LINNET_INLINE constexpr void encrypt(Slices (&q)[8]) const noexcept {
        const size_t rounds = count();
        keys.add(q, 0);
        for (size_t i = 1;; i += 4) {
            run_round<1>(q, i);
            if (i + 1 == rounds) break;
            run_round<2>(q, i + 1);
            run_round<3>(q, i + 2);
            if (i + 3 == rounds) break;
            run_round<0>(q, i + 3);
        }
        aes_sbox(q);
    }

    template <unsigned Shift>
    LINNET_INLINE constexpr void round_inverse(Slices (&q)[8], size_t i) const noexcept {
        keys.add(q, i);
        aes_mix_columns_inverse<Shift>(q);
        aes_sbox_inverse(q);
    }
    LINNET_INLINE constexpr void decrypt(Slices (&q)[8]) const noexcept {
        aes_sbox_inverse(q);
        size_t i = count() - 1;
        if (count() % 4 == 0) {
            round_inverse<3>(q, i--);
            round_inverse<2>(q, i--);
        }
        for (;; i -= 4) {
            round_inverse<1>(q, i);
            if (i == 1) break;
            round_inverse<0>(q, i - 1);
            round_inverse<3>(q, i - 2);
            round_inverse<2>(q, i - 3);
        }
        keys.add(q, 0);
    }
};

/// A slice of two blocks: bit 8r + 2c + b belongs to row r and column c of block b.
template <Word WordType>
struct aes_slice {
    WordType x;

    LINNET_INLINE static constexpr aes_slice constant(uint32_t value) noexcept { return {word<WordType>::constant(value)}; }
    LINNET_INLINE friend constexpr aes_slice operator^(const aes_slice& a, const aes_slice& b) noexcept { return {a.x ^ b.x}; }
    LINNET_INLINE friend constexpr aes_slice operator&(const aes_slice& a, const aes_slice& b) noexcept { return {a.x & b.x}; }
    template <unsigned Count>
    LINNET_INLINE constexpr aes_slice right() const noexcept {
        return {word<WordType>::template shift_right<Count>(x)};
    }
    template <unsigned Count>
    LINNET_INLINE constexpr aes_slice left() const noexcept {
        return {word<WordType>::template shift_left<Count>(x)};
    }
    /// At row r and column c, the bits from row r + Rows and column c + Columns.
    template <unsigned Rows, unsigned Columns>
    LINNET_INLINE constexpr aes_slice turned() const noexcept {
        const WordType below = word<WordType>::template rotate_right<8 * Rows>(x);
        if constexpr (Columns == 0) return {below};
        else {
            constexpr unsigned shift = 2 * Columns;
            constexpr uint32_t stay = (0xffu >> shift) * 0x01010101u;
            return {(word<WordType>::template shift_right<shift>(below) & word<WordType>::constant(stay)) |
                    (word<WordType>::template shift_left<8 - shift>(below) & word<WordType>::constant(~stay))};
        }
    }
};

/// A round key, or a block, as its columns: words whose first byte is the lowest.
template <Word WordType>
struct aes_columns {
    WordType x[4];

    /// Rotates the rows left, row r by r * Shift columns.
    template <unsigned Shift>
    LINNET_INLINE constexpr aes_columns rows_shifted() const noexcept {
        if constexpr (Shift == 0) return *this;
        const auto part = [&](size_t c, unsigned r)
                              LINNET_LAMBDA { return x[(c + size_t{r} * Shift) % 4] & word<WordType>::constant(0xffu << (8 * r)); };
        const auto column = [&](size_t c) LINNET_LAMBDA { return (part(c, 0) | part(c, 1)) | (part(c, 2) | part(c, 3)); };
        return {{column(0), column(1), column(2), column(3)}};
    }
};

/// SubWord (FIPS 197, section 5.2).
template <Word WordType>
constexpr WordType aes_sub_word(const WordType& x) noexcept {
    const aes_slice<WordType> in{x};
    const aes_slice<WordType> none = aes_slice<WordType>::constant(0);
    aes_slice<WordType> q[8] = {in, none, none, none, none, none, none, none};
    aes_transpose(q);
    aes_sbox(q);
    aes_transpose(q);
    return q[0].x ^ word<WordType>::constant(0x63636363);
}

/// Stands for keys of 16, 24 and 32 bytes, whose number of rounds is known only at run time.
inline constexpr size_t aes_any_size = 0;

constexpr unsigned aes_rounds_of(size_t key_size) noexcept { return static_cast<unsigned>(key_size / 4 + 6); }

/// The largest number of rounds.
template <size_t KeySize>
inline constexpr unsigned aes_round_count = aes_rounds_of(KeySize == aes_any_size ? 32 : KeySize);

/// What a key of any size stores besides its round keys.
struct aes_rounds_known {
    unsigned rounds;

    /// The size in bytes of the key that was expanded.
    LINNET_INLINE constexpr size_t size() const noexcept { return 4 * (rounds - size_t{6}); }
};
struct aes_rounds_fixed {};

} // namespace detail

template <size_t KeySize, Word WordType = uint32_t>
struct aes;

LINNET_NAMESPACE_END

#endif
