// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_SLICES_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_SLICES_HPP

/// The common parts of both forms of the portable SKINNY-128-384+.

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_constants.hpp>
#include <linnet/detail/word/block.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

template <Word WordType>
using skinny_block = block128<WordType>;

namespace detail {

/// The bits of `x` that are set in Mask.
template <uint32_t Mask, class WordType>
LINNET_INLINE constexpr WordType skinny_masked(const WordType& x) noexcept {
    return word<WordType>::and_not(word<WordType>::constant(~Mask), x);
}

/// Rotation by any amount, including none.
template <unsigned Count, class WordType>
LINNET_INLINE constexpr WordType skinny_rotated(const WordType& x) noexcept {
    if constexpr (Count % 32 == 0) return x;
    else return word<WordType>::template rotate_right<Count % 32>(x);
}

/// The bits of a rotated word that are set in Mask. With LINNET_SHARED the mask comes first: then the rotation is part of the
/// instruction that uses the result.
template <uint32_t Mask, unsigned Count, class WordType>
LINNET_INLINE constexpr WordType skinny_rotated_part(const WordType& x) noexcept {
    if constexpr (LINNET_SHARED) return skinny_rotated<Count>(skinny_masked<std::rotl(Mask, Count % 32)>(x));
    else return skinny_masked<Mask>(skinny_rotated<Count>(x));
}

/// Exchanges the bits of `b` in Mask with the bits of `a` that are Shift places higher.
template <uint32_t Mask, unsigned Shift, class WordType>
LINNET_INLINE constexpr void skinny_exchange(WordType& a, WordType& b) noexcept {
    const WordType t = skinny_masked<Mask>(skinny_rotated<Shift>(a) ^ b);
    b = b ^ t;
    a = a ^ skinny_rotated<32 - Shift>(t);
}

/// Where the bits of a cell are. Four words hold bits 7 and 3 of every cell, bits 6 and 2, bits 5 and 1, bits 4 and 0. In each
/// word, row r and column c have bits 8c + 2r + 1 and 8c + 2r. ShiftRows and the rotation of rows in MixColumns move no bits.
/// Instead the place of a row, which is a field of two bits and an offset of columns, changes from round to round, with period 8
/// (Adomnicai and Peyrin, "Fixslicing AES-like Ciphers", TCHES 2021).
struct skinny_place {
    unsigned field[4] = {0, 1, 2, 3};
    unsigned offset[4] = {0, 0, 0, 0};

    constexpr unsigned bit_at(unsigned row, unsigned column) const noexcept {
        return 8 * ((column + offset[row]) % 4) + 2 * field[row];
    }
};

/// The places before ShiftRows of a round or, if `shifted`, after it.
constexpr skinny_place skinny_place_of(unsigned round, bool shifted = false) noexcept {
    skinny_place p;
    for (unsigned i = 0;; ++i) {
        const skinny_place before = p;
        for (unsigned r = 0; r < 4; ++r) p.offset[r] = (p.offset[r] + 4 - r) % 4;
        if (i == round % 8) return shifted ? p : before;
        const skinny_place mixed = p;
        for (unsigned r = 0; r < 4; ++r) {
            p.field[r] = mixed.field[(r + 3) % 4];
            p.offset[r] = mixed.offset[(r + 3) % 4];
        }
    }
}

/// The packed state, or a packed tweakey in the places of round 0. Operations on each word are unrolled; otherwise they would be
/// done in memory.
template <class WordType>
struct skinny_slices {
    WordType s[4];

    template <class Function>
    LINNET_INLINE static constexpr void each(const Function& f) noexcept {
        f(0), f(1), f(2), f(3);
    }

    LINNET_INLINE static constexpr skinny_slices pack(const WordType& r0, const WordType& r1, const WordType& r2,
                                                      const WordType& r3) noexcept {
        skinny_slices x{{r3, r2, r1, r0}};
        each([&](size_t i) LINNET_LAMBDA { skinny_exchange<0x0c0c0c0c, 2>(x.s[i], x.s[i]); });
        each([&](size_t i) LINNET_LAMBDA { skinny_exchange<0x22222222, 1>(x.s[i], x.s[i]); });
        x.transpose();
        return x;
    }
    LINNET_INLINE constexpr skinny_slices unpacked() const noexcept {
        skinny_slices x = *this;
        x.transpose();
        each([&](size_t i) LINNET_LAMBDA { skinny_exchange<0x22222222, 1>(x.s[i], x.s[i]); });
        each([&](size_t i) LINNET_LAMBDA { skinny_exchange<0x0c0c0c0c, 2>(x.s[i], x.s[i]); });
        return x;
    }
    /// Transposes the matrix of 2-bit fields across the diagonal that leaves the corners (0, 3) and (3, 0) in place.
    LINNET_INLINE constexpr void transpose() noexcept {
        skinny_exchange<0x0f0f0f0f, 4>(s[3], s[1]);
        skinny_exchange<0x0f0f0f0f, 4>(s[2], s[0]);
        skinny_exchange<0x33333333, 2>(s[3], s[2]);
        skinny_exchange<0x33333333, 2>(s[1], s[0]);
    }

    LINNET_INLINE constexpr void add(const skinny_slices& k) noexcept {
        each([&](size_t i) LINNET_LAMBDA { s[i] = s[i] ^ k.s[i]; });
    }
    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(s); }
};

/// Adds row `From` to row `To`, both in their places after ShiftRows of the round.
template <unsigned Round, unsigned To, unsigned From, class WordType>
LINNET_INLINE constexpr void skinny_add_row(WordType& x) noexcept {
    constexpr skinny_place p = skinny_place_of(Round, true);
    constexpr uint32_t row = uint32_t{0x03030303} << (2 * p.field[To]);
    x = x ^ skinny_rotated_part<row, (32 + p.bit_at(From, 0) - p.bit_at(To, 0)) % 32>(x);
}

/// The registers that update TK2 and TK3 (section 2.3), on every cell at once.
template <class WordType>
LINNET_INLINE constexpr WordType skinny_halves_exchanged(const WordType& x) noexcept {
    return skinny_rotated_part<0x55555555, 1>(x) ^ skinny_rotated_part<0xaaaaaaaa, 31>(x);
}
template <class WordType>
LINNET_INLINE constexpr skinny_slices<WordType> skinny_lfsr2(const skinny_slices<WordType>& x) noexcept {
    return {{x.s[1], x.s[2], x.s[3], skinny_halves_exchanged(x.s[0] ^ skinny_masked<0xaaaaaaaa>(x.s[2]))}};
}
template <class WordType>
LINNET_INLINE constexpr skinny_slices<WordType> skinny_lfsr3(const skinny_slices<WordType>& x) noexcept {
    const WordType high = skinny_masked<0x55555555>(skinny_rotated<1>(x.s[1]));
    return {{skinny_halves_exchanged(x.s[3] ^ high), x.s[0], x.s[1], x.s[2]}};
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
