// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_PHOTON256_PHOTON256_HPP
#define LINNET_DETAIL_PRIMITIVE_PHOTON256_PHOTON256_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <array>
#include <type_traits>

LINNET_NAMESPACE_BEGIN

/// A square of 8 rows and 8 columns of nibbles (PHOTON-Beetle v1.1, chapter 2). Row i is word i, loaded in little-endian order:
/// the nibble of column j is in the bits from 4 j on.
template <Word WordType>
struct photon256_state {
    WordType x[8];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

namespace detail {

/// AddConstant adds the sum of a constant of the round and one of the row to the first column.
inline constexpr std::array<uint8_t, 12> photon256_round_constants{1, 3, 7, 14, 13, 11, 6, 12, 9, 2, 5, 10};
inline constexpr std::array<uint8_t, 8> photon256_row_constants{0, 1, 3, 7, 15, 14, 12, 8};
/// MixColumnsSerial is the eighth power of a matrix that shifts the rows; this is its last row.
inline constexpr std::array<uint8_t, 8> photon256_serial{2, 4, 2, 11, 2, 8, 5, 6};

/// Exchanges the bits of `a` at odd places, or at odd pairs of places, and those of `b` one place, or one pair, lower.
template <unsigned Places, class WordType>
LINNET_INLINE constexpr void photon256_exchange(WordType& a, WordType& b) noexcept {
    using w = word<WordType>;
    constexpr auto mask = static_cast<unsigned_of<w::size>>(Places == 1 ? 0x5555555555555555 : 0x3333333333333333);
    const WordType difference = (w::template shift_right<Places>(a) ^ b) & w::constant(mask);
    b = b ^ difference;
    a = a ^ w::template shift_left<Places>(difference);
}

/// Transposes the four bits of four nibbles at the same place in four words.
template <class WordType>
LINNET_INLINE constexpr void photon256_transpose(WordType* x) noexcept {
    photon256_exchange<1>(x[0], x[1]);
    photon256_exchange<1>(x[2], x[3]);
    photon256_exchange<2>(x[0], x[2]);
    photon256_exchange<2>(x[1], x[3]);
}

/// The S-box of PRESENT on bits 0 to 3 in four words, in 14 operations: N. T. Courtois, D. Hulme and T. Mourouzis, Solving Circuit
/// Optimisation Problems in Cryptography and Cryptanalysis (2011).
template <class WordType>
LINNET_INLINE constexpr void photon256_sbox(WordType* x) noexcept {
    using w = word<WordType>;
    constexpr auto ones = static_cast<unsigned_of<w::size>>(~uint64_t{0});
    const WordType a = x[1] ^ x[2];
    const WordType b = x[3] ^ (x[2] & a);
    const WordType c = (a & b) ^ x[2];
    const WordType d = c ^ x[0] ^ w::constant(ones);
    const WordType bit0 = x[0] ^ b;
    const WordType e = a ^ bit0;
    const WordType bit1 = e ^ (x[0] | c);
    x[0] = bit0;
    x[1] = bit1;
    x[2] = b ^ (d | e);
    x[3] = bit1 ^ d;
}

/// Eight nibbles times x modulo x^4 + x + 1.
template <class WordType>
LINNET_INLINE constexpr WordType photon256_double(const WordType& x) noexcept {
    using w = word<WordType>;
    const WordType carry = x & w::constant(0x88888888);
    const WordType one = w::template shift_right<3>(carry);
    return w::template shift_left<1>(x ^ carry ^ one) ^ one;
}

/// The next row of the recurrence that is MixColumnsSerial: the sum of the eight rows before it times photon256_serial.
template <class WordType>
LINNET_INLINE constexpr WordType photon256_next_row(const WordType& a, const WordType& b, const WordType& c, const WordType& d,
                                                    const WordType& e, const WordType& f, const WordType& g,
                                                    const WordType& h) noexcept {
    const WordType times_8 = d ^ f;
    const WordType times_4 = photon256_double(times_8) ^ b ^ g ^ h;
    const WordType times_2 = photon256_double(times_4) ^ a ^ c ^ d ^ e ^ h;
    return photon256_double(times_2) ^ d ^ g;
}

/// Replaces the rows one by one.
template <class WordType>
LINNET_INLINE constexpr void photon256_mix(WordType* x) noexcept {
    each<8>([&](auto i) LINNET_LAMBDA {
        x[i] = photon256_next_row(x[i], x[(i + 1) % 8], x[(i + 2) % 8], x[(i + 3) % 8], x[(i + 4) % 8], x[(i + 5) % 8],
                                  x[(i + 6) % 8], x[(i + 7) % 8]);
    });
}

/// The same in a loop: each row is written behind the eight that it is computed from.
template <class WordType>
struct photon256_rows {
    WordType x[16];

    /// Mixes the first eight rows; writes the result to `to`.
    LINNET_INLINE constexpr void mix(WordType* to) noexcept {
        for (size_t i = 0; i < 8; ++i) {
            const WordType* const y = x + i;
            x[i + 8] = photon256_next_row(y[0], y[1], y[2], y[3], y[4], y[5], y[6], y[7]);
        }
        for (size_t i = 0; i < 8; ++i) to[i] = x[i + 8];
    }
    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

/// AddConstant and SubCells; then ShiftRows to `to`.
template <class WordType>
LINNET_INLINE constexpr void photon256_before_mix(WordType* x, WordType* to, uint8_t constant) noexcept {
    using w = word<WordType>;
    each<8>([&](auto i) LINNET_LAMBDA { x[i] = x[i] ^ w::constant(static_cast<uint8_t>(constant ^ photon256_row_constants[i])); });
    for (size_t half = 0; half < 8; half += 4) {
        photon256_transpose(x + half);
        photon256_sbox(x + half);
        photon256_transpose(x + half);
    }
    to[0] = x[0];
    each<7>([&](auto i) LINNET_LAMBDA { to[i + 1] = w::template rotate_right<4 * (i + 1)>(x[i + 1]); });
}

template <class WordType>
LINNET_INLINE constexpr void photon256_all_rounds(photon256_state<WordType>& s) noexcept {
#if LINNET_UNROLL || LINNET_DEVICES || LINNET_FAST_LOOPS
    for (const uint8_t constant : table<photon256_round_constants>()) {
        photon256_before_mix(s.x, s.x, constant);
        photon256_mix(s.x);
    }
#else
    unset<photon256_rows<WordType>> room(s.x[0]);
    for (const uint8_t constant : table<photon256_round_constants>()) {
        photon256_before_mix(s.x, room.object.x, constant);
        room.object.mix(s.x);
    }
    room.object.wipe();
#endif
}

// The form for registers of 64 bits. Word i has rows i and i + 4: byte j has the nibbles of column j, the low one of row i.

/// A product of elements of GF(16), whose modulus is x^4 + x + 1.
constexpr unsigned photon256_multiply(unsigned a, unsigned b) noexcept {
    unsigned product = 0;
    for (; b != 0; b >>= 1) {
        product ^= (b & 1) * a;
        a = (a << 1) ^ (a >> 3) * 0x13;
    }
    return product;
}

/// The matrix of MixColumnsSerial.
inline constexpr auto photon256_matrix = [] {
    std::array<std::array<uint8_t, 8>, 8> matrix{};
    for (size_t column = 0; column < 8; ++column) {
        std::array<unsigned, 16> x{};
        x[column] = 1;
        for (size_t row = 0; row < 8; ++row) {
            for (size_t i = 0; i < 8; ++i) x[row + 8] ^= photon256_multiply(photon256_serial[i], x[row + i]);
            matrix[row][column] = static_cast<uint8_t>(x[row + 8]);
        }
    }
    return matrix;
}();

/// The constants of rows `i` and `i` + 4 in a round.
constexpr uint64_t photon256_pair_constant(size_t round, size_t i) noexcept {
    const auto& rows = table<photon256_row_constants>();
    return uint64_t{table<photon256_round_constants>()[round]} * 0x11 ^ rows[i] ^ uint64_t { rows[i + 4] } << 4;
}

/// The sums of the subsets of four words. Bit i of an index stands for word i.
struct photon256_sums {
    uint64_t of[16];

    LINNET_INLINE constexpr photon256_sums(uint64_t a, uint64_t b, uint64_t c, uint64_t d) noexcept
        : of{0, a, b, a ^ b, c, a ^ c, b ^ c, a ^ b ^ c, d, a ^ d, b ^ d, a ^ b ^ d, c ^ d, a ^ c ^ d, b ^ c ^ d, a ^ b ^ c ^ d} {}
};

/// The state in this form.
class photon256_pairs {
    static constexpr uint64_t low = 0x0f0f0f0f0f0f0f0f;
    using w = word<uint64_t>;

    uint64_t y_[4];

    /// The nibbles of a row in a byte each, and back.
    LINNET_INLINE static constexpr uint64_t spread(uint64_t row) noexcept {
        row = (row | row << 16) & 0x0000ffff0000ffff;
        row = (row | row << 8) & 0x00ff00ff00ff00ff;
        return (row | row << 4) & low;
    }
    LINNET_INLINE static constexpr uint32_t gathered(uint64_t row) noexcept {
        row = (row | row >> 4) & 0x00ff00ff00ff00ff;
        row = (row | row >> 8) & 0x0000ffff0000ffff;
        return static_cast<uint32_t>(row | row >> 16);
    }

    /// The rows that bit `bit` of the coefficients in row `row` of the matrix chooses.
    static constexpr size_t chosen_by(size_t row, size_t bit) noexcept {
        size_t rows = 0;
        for (size_t i = 0; i < 8; ++i) rows |= size_t{photon256_matrix[row][i] >> bit & 1U} << i;
        return rows;
    }
    /// Row `Row` of the product, before it is reduced: seven bits in each byte.
    template <size_t Row>
    LINNET_INLINE static constexpr uint64_t product(const photon256_sums& first, const photon256_sums& last) noexcept {
        const auto sum = [&](auto place) LINNET_LAMBDA {
            constexpr size_t rows = chosen_by(Row, place());
            return first.of[rows % 16] ^ last.of[rows / 16];
        };
        uint64_t result = sum(std::integral_constant<size_t, 3>{});
        result = result << 1 ^ sum(std::integral_constant<size_t, 2>{});
        result = result << 1 ^ sum(std::integral_constant<size_t, 1>{});
        return result << 1 ^ sum(std::integral_constant<size_t, 0>{});
    }

    LINNET_INLINE constexpr uint64_t upper(size_t i) const noexcept { return w::rotate_right<32>(y_[i] >> 4 & low); }

public:
    LINNET_INLINE explicit constexpr photon256_pairs(const photon256_state<uint32_t>& s) noexcept
        : y_{spread(s.x[0]) | spread(s.x[4]) << 4, spread(s.x[1]) | spread(s.x[5]) << 4, spread(s.x[2]) | spread(s.x[6]) << 4,
             spread(s.x[3]) | spread(s.x[7]) << 4} {}
    LINNET_INLINE constexpr void store(photon256_state<uint32_t>& s) const noexcept {
        for (size_t i = 0; i < 4; ++i) {
            s.x[i] = gathered(y_[i] & low);
            s.x[i + 4] = gathered(y_[i] >> 4 & low);
        }
    }
    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(y_); }

    LINNET_INLINE constexpr void one_round(size_t number) noexcept {
        each<4>([&](auto i) LINNET_LAMBDA { y_[i] ^= photon256_pair_constant(number, i); });
        photon256_transpose(y_);
        photon256_sbox(y_);
        photon256_transpose(y_);
        each<3>([&](auto i) LINNET_LAMBDA { y_[i + 1] = w::rotate_right<8 * (i + 1)>(y_[i + 1]); });
        const photon256_sums first(y_[0] & low, y_[1] & low, y_[2] & low, y_[3] & low);
        const photon256_sums last(upper(0), upper(1), upper(2), upper(3));
        each<4>([&](auto i) LINNET_LAMBDA {
            const uint64_t a = product<i>(first, last);
            const uint64_t b = product<i + 4>(first, last);
            const uint64_t carry = (a >> 4 & low) | (b & ~low);
            y_[i] = ((a & low) | (b & low) << 4) ^ carry ^ carry << 1;
        });
    }
};

template <class WordType>
[[gnu::noinline]] constexpr void photon256_outlined(photon256_state<WordType>& s) noexcept {
    if constexpr (LINNET_UNROLL && LINNET_64_BIT && std::is_same_v<WordType, uint32_t>) {
        photon256_pairs pairs(s);
        for (size_t i = 0; i < 12; ++i) pairs.one_round(i);
        pairs.store(s);
        pairs.wipe();
    } else {
        photon256_all_rounds(s);
    }
}

} // namespace detail

/// The permutation PHOTON256 (PHOTON-Beetle v1.1, figure 2.1).
template <Word WordType>
LINNET_INLINE constexpr void photon256(photon256_state<WordType>& s) noexcept {
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { detail::photon256_all_rounds(s); });
    else detail::photon256_outlined(s);
}

LINNET_NAMESPACE_END

#endif
