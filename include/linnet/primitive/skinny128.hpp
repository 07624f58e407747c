// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_SKINNY128_HPP
#define LINNET_PRIMITIVE_SKINNY128_HPP

#include <linnet/detail/table.hpp>
#include <linnet/primitive/skinny128_constants.hpp>
#include <linnet/word/block.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

template <Word W>
using skinny_block = block128<W>;

namespace detail {

/// The bits of `x` that are set in Mask.
template <uint32_t Mask, class W>
LINNET_INLINE constexpr W skinny_masked(const W& x) noexcept {
    return word<W>::and_not(word<W>::constant(~Mask), x);
}

/// Rotation by any amount, none included.
template <unsigned Count, class W>
LINNET_INLINE constexpr W skinny_rotated(const W& x) noexcept {
    if constexpr (Count % 32 == 0) return x;
    else return word<W>::template rotate_right<Count % 32>(x);
}

/// The bits of a rotated word that are set in Mask. In order one after the other, the mask comes first: then the rotation is part
/// of the instruction that takes the result.
template <uint32_t Mask, unsigned Count, class W>
LINNET_INLINE constexpr W skinny_rotated_part(const W& x) noexcept {
    if constexpr (LINNET_SHARED) return skinny_rotated<Count>(skinny_masked<std::rotl(Mask, Count % 32)>(x));
    else return skinny_masked<Mask>(skinny_rotated<Count>(x));
}

/// Exchanges the bits of `b` in Mask with those of `a` that stand Shift higher.
template <uint32_t Mask, unsigned Shift, class W>
LINNET_INLINE constexpr void skinny_exchange(W& a, W& b) noexcept {
    const W t = skinny_masked<Mask>(skinny_rotated<Shift>(a) ^ b);
    b = b ^ t;
    a = a ^ skinny_rotated<32 - Shift>(t);
}

/// The same for two words, with the shortest chain of dependences, or with the fewest instructions where the code is to be small.
template <uint32_t Mask, unsigned Shift, class W>
LINNET_INLINE constexpr void skinny_exchange_words(W& a, W& b) noexcept {
#if !LINNET_UNROLL || LINNET_SHARED
    skinny_exchange<Mask, Shift>(a, b);
#else
    constexpr uint32_t in_a = Mask << Shift;
    const W old = b;
    b = skinny_masked<~Mask>(b) ^ skinny_masked<Mask>(skinny_rotated<Shift>(a));
    a = skinny_masked<~in_a>(a) ^ skinny_masked<in_a>(skinny_rotated<32 - Shift>(old));
#endif
}

/// Where the bits of a cell are. Four words: bits 7 and 3 of every cell, bits 6 and 2, bits 5 and 1, bits 4 and 0. In each, row r
/// and column c have bits 8c + 2r + 1 and 8c + 2r. ShiftRows and the rotation of rows in MixColumns move no bits: instead the place
/// of a row, a field of two bits and an offset of columns, changes from round to round, with period 8 (Adomnicai and Peyrin,
/// "Fixslicing AES-like Ciphers", TCHES 2021).
struct skinny_place {
    unsigned field[4] = {0, 1, 2, 3};
    unsigned offset[4] = {0, 0, 0, 0};

    constexpr unsigned bit(unsigned row, unsigned column) const noexcept {
        return 8 * ((column + offset[row]) % 4) + 2 * field[row];
    }
};

/// The places in front of ShiftRows of a round, or behind it.
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

/// The packed state; also a packed tweakey, in the places of round 0. What is done to each word is unrolled, or it would be done in
/// memory.
template <class W>
struct skinny_slices {
    W s[4];

    template <class F>
    LINNET_INLINE static constexpr void each(const F& f) noexcept {
        f(0), f(1), f(2), f(3);
    }

    LINNET_INLINE static constexpr skinny_slices pack(const W& r0, const W& r1, const W& r2, const W& r3) noexcept {
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
    /// Of the matrix of 2-bit fields, across the diagonal that leaves the corners (0, 3) and (3, 0) in place.
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

/// A quarter of the S-box (section 2.3): two NORs, then the permutation of bits, of which two exchanges are left when the words
/// (a, b, c, d) take the places of (c, d, a, b).
template <class W>
LINNET_INLINE constexpr void skinny_nor(const W& a, const W& b, W& d) noexcept {
    d = d ^ word<W>::and_not(a, b ^ word<W>::constant(~uint32_t{0}));
}
template <class W>
LINNET_INLINE constexpr void skinny_quarter(const W& a, W& b, W& c, W& d) noexcept {
    skinny_nor(a, b, d);
    skinny_exchange_words<0x55555555, 1>(d, c);
    skinny_exchange_words<0x55555555, 1>(c, b);
}
template <class W>
LINNET_INLINE constexpr void skinny_sub_cells(W& a, W& b, W& c, W& d) noexcept {
    skinny_quarter(a, b, c, d);
    skinny_quarter(c, d, a, b);
    skinny_quarter(a, b, c, d);
    skinny_nor(c, d, b);
    skinny_exchange<0x55555555, 0>(d, a);
}

/// Adds row `From` to row `To`, both in their places behind ShiftRows of the round.
template <unsigned Round, unsigned To, unsigned From, class W>
LINNET_INLINE constexpr void skinny_add_row(W& x) noexcept {
    constexpr skinny_place p = skinny_place_of(Round, true);
    constexpr uint32_t row = uint32_t{0x03030303} << (2 * p.field[To]);
    x = x ^ skinny_rotated_part<row, (32 + p.bit(From, 0) - p.bit(To, 0)) % 32>(x);
}

/// One round; `Half` of the first tweakey is in the even ones alone.
template <unsigned Round, bool Half, class W>
LINNET_INLINE constexpr void skinny_round(skinny_slices<W>& x, const skinny_slices<W>& k, const skinny_slices<W>& k1) noexcept {
    constexpr unsigned turn = Round % 2 == 0 ? 0 : 2;
    skinny_sub_cells(x.s[turn], x.s[1 + turn], x.s[2 - turn], x.s[3 - turn]);
    x.add(k);
    if constexpr (!Half || Round % 2 == 0) x.add(k1);
    x.each([&](size_t i) LINNET_LAMBDA {
        skinny_add_row<Round, 1, 2>(x.s[i]);
        skinny_add_row<Round, 2, 0>(x.s[i]);
        skinny_add_row<Round, 3, 2>(x.s[i]);
    });
}

/// The part of a tweakey that a round adds moves from the places of the packed tweakey to those of the round. Bits that move
/// equally far go together, as one of at most 8 moves.
struct skinny_moves {
    unsigned count = 0;
    unsigned distance[8] = {};
    uint32_t target[8] = {};

    explicit constexpr skinny_moves(unsigned round) noexcept {
        const skinny_place to = skinny_place_of(round);
        for (unsigned i = 0; i < 8; ++i) {
            const unsigned cell = skinny_tweakey_cell(round, i);
            const unsigned bit = to.bit(i / 4, i % 4);
            const unsigned wanted = (32 + skinny_place{}.bit(cell / 4, cell % 4) - bit) % 32;
            unsigned move = 0;
            while (move < count && distance[move] != wanted) ++move;
            if (move == count) distance[count++] = wanted;
            target[move] |= uint32_t{3} << bit;
        }
    }
};
template <unsigned Round>
inline constexpr skinny_moves skinny_moves_of{Round};

template <unsigned Round, class W, unsigned... Move>
LINNET_INLINE constexpr W skinny_moved(const W& x, std::integer_sequence<unsigned, Move...>) noexcept {
    constexpr auto& m = skinny_moves_of<Round>;
    return (skinny_rotated_part<m.target[Move], m.distance[Move]>(x) ^ ...);
}
template <unsigned Round, class W>
LINNET_INLINE constexpr void skinny_round_tweakey(const skinny_slices<W>& tk, skinny_slices<W>& k) noexcept {
    tk.each([&](size_t i) LINNET_LAMBDA {
        W& sum = k.s[Round % 2 == 0 ? i ^ 2 : i];
        sum = sum ^ skinny_moved<Round>(tk.s[i], std::make_integer_sequence<unsigned, skinny_moves_of<Round>.count>{});
    });
}

/// The constants of every round in the places of the round.
inline constexpr auto skinny_packed_constants = [] {
    std::array<skinny_slices<uint32_t>, skinny_rounds> packed{};
    for (unsigned i = 0; i < skinny_rounds; ++i) {
        const skinny_place p = skinny_place_of(i);
        for (unsigned row = 0; row < 3; ++row) {
            for (unsigned b = 0; b < 8; ++b) {
                const uint32_t bit = uint32_t{skinny_round_constant(i, row)} >> b & 1;
                packed[i].s[(3 - b % 4) ^ (i % 2 == 0 ? 2 : 0)] |= bit << (p.bit(row, 0) + b / 4);
            }
        }
    }
    return packed;
}();

/// The registers that update TK2 and TK3 (section 2.3), on every cell at once.
template <class W>
LINNET_INLINE constexpr W skinny_halves_exchanged(const W& x) noexcept {
    return skinny_masked<0x55555555>(skinny_rotated<1>(x)) ^ skinny_masked<0xaaaaaaaa>(skinny_rotated<31>(x));
}
template <class W>
LINNET_INLINE constexpr skinny_slices<W> skinny_lfsr2(const skinny_slices<W>& x) noexcept {
    return {{x.s[1], x.s[2], x.s[3], skinny_halves_exchanged(x.s[0] ^ skinny_masked<0xaaaaaaaa>(x.s[2]))}};
}
template <class W>
LINNET_INLINE constexpr skinny_slices<W> skinny_lfsr3(const skinny_slices<W>& x) noexcept {
    const W high = skinny_masked<0x55555555>(skinny_rotated<1>(x.s[1]));
    return {{skinny_halves_exchanged(x.s[3] ^ high), x.s[0], x.s[1], x.s[2]}};
}

} // namespace detail

/// SKINNY-128-384+, 40 rounds (Romulus v1.3, section 2.3), bitsliced, over words of 32 bits. The tweakey is (TK1, TK2, TK3); a key
/// is TK3 alone, and a schedule is TK2 and TK3, so that whatever stays the same is computed once.
template <Word W>
struct skinny128_384_plus {
    using word_type = W;
    using block = skinny_block<W>;
    using slices = detail::skinny_slices<W>;
    static constexpr std::string_view variant = word_name<W>;
    static constexpr size_t alignment = alignof(W); ///< at which a schedule is read fastest
    static_assert(word<W>::size == 4);
    static constexpr bool may_be_unset = std::is_trivially_default_constructible_v<W>;

    struct key {
        slices steps[detail::skinny_rounds / 2 + 1]; ///< TK3 after each step of its register
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };
    struct schedule {
        slices rounds[detail::skinny_rounds];
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    // What is returned is made where it is wanted only if the function begins with it.
    [[gnu::noinline]] static constexpr key expand_key(const block& tk3) noexcept
        requires(may_be_unset)
    {
        key k;
        expand_key(tk3, k);
        return k;
    }
    [[gnu::noinline]] static constexpr key expand_key(const block& tk3) noexcept {
        auto k = detail::filled<key>(tk3.w[0]);
        expand_key(tk3, k);
        return k;
    }

    [[gnu::noinline]] static constexpr schedule expand(const key& k, const block& tk2) noexcept
        requires(may_be_unset)
    {
        schedule result;
        expand(k, tk2, result);
        return result;
    }
    [[gnu::noinline]] static constexpr schedule expand(const key& k, const block& tk2) noexcept {
        auto result = detail::filled<schedule>(tk2.w[0]);
        expand(k, tk2, result);
        return result;
    }

    [[gnu::noinline]] static constexpr block encrypt(const schedule& k, const block& tk1, const block& plaintext) noexcept {
        return encrypt_under<false>(k, tk1, plaintext);
    }
    [[gnu::noinline]] static constexpr block encrypt(const schedule& k, const half_block<block>& tk1,
                                                     const block& plaintext) noexcept
        requires(LINNET_SHARED == 1)
    {
        return encrypt_under<true>(k, tk1, plaintext);
    }

    /// Two blocks under one schedule, each with its TK1.
    template <class Tweak>
    LINNET_INLINE static constexpr void encrypt_two(const schedule& k, const Tweak& tk1_a, const Tweak& tk1_b, block& a,
                                                    block& b) noexcept {
        a = encrypt(k, tk1_a, a);
        b = encrypt(k, tk1_b, b);
    }

private:
    struct first_tweakey {
        slices rounds[16]; ///< TK1 has no register, and its cells are back in place after 16 rounds
    };

    LINNET_INLINE static constexpr void expand_key(const block& tk3, key& k) noexcept {
        slices step = k.steps[0] = packed(tk3);
        // g++ 12 at -O3 overlooks that a step would be read from where the last was written.
        for (size_t i = 1; i < std::size(k.steps); ++i) k.steps[i] = step = detail::skinny_lfsr3(step);
        step.wipe();
    }

    LINNET_INLINE static constexpr void expand(const key& k, const block& tk2, schedule& result) noexcept {
        slices step = packed(tk2);
        for (size_t i = 0; i < detail::skinny_rounds; i += 8) {
            if (i % 16 == 0) expand_rounds<0>(k, step, result, i, std::make_integer_sequence<unsigned, 8>{});
            else expand_rounds<8>(k, step, result, i, std::make_integer_sequence<unsigned, 8>{});
        }
        step.wipe();
    }

    template <bool Half>
    LINNET_INLINE static constexpr block encrypt_under(const schedule& k, const block& tk1, const block& plaintext) noexcept {
        detail::unset<first_tweakey> room(tk1.w[0]);
        expand_first<Half>(tk1, room.object);
        const block ciphertext = permute<Half>(k, room.object, plaintext);
        detail::wipe(room.object);
        return ciphertext;
    }

    LINNET_INLINE static constexpr slices packed(const block& b) noexcept { return slices::pack(b.w[0], b.w[1], b.w[2], b.w[3]); }

    template <unsigned Round>
    LINNET_INLINE static constexpr void expand_round(const key& k, slices& step, schedule& result, size_t round) noexcept {
        if (Round % 2 == 1) step = detail::skinny_lfsr2(step);
        slices sum = step;
        sum.add(k.steps[(round + 1) / 2]);
        const auto& c = detail::table<detail::skinny_packed_constants>()[round].s;
        slices& out = result.rounds[round];
        for (size_t i = 0; i < 4; ++i) out.s[i] = word<W>::constant(c[i]);
        detail::skinny_round_tweakey<Round>(sum, out);
        sum.wipe();
    }

    /// Rounds i + 1 to i + 8, in which the cells are in the places of rounds First to First + 7.
    template <unsigned First, unsigned... I>
    LINNET_INLINE static constexpr void expand_rounds(const key& k, slices& step, schedule& result, size_t i,
                                                      std::integer_sequence<unsigned, I...>) noexcept {
        (expand_round<First + I>(k, step, result, i + I), ...);
    }

    template <unsigned Round>
    LINNET_INLINE static constexpr void expand_first_round(const slices& tk, first_tweakey& k) noexcept {
        slices& out = k.rounds[Round];
        for (auto& w : out.s) w = word<W>::constant(0);
        detail::skinny_round_tweakey<Round>(tk, out);
    }

    template <unsigned Step, unsigned... I>
    LINNET_INLINE static constexpr void expand_first_rounds(const slices& tk, first_tweakey& k,
                                                            std::integer_sequence<unsigned, I...>) noexcept {
        (expand_first_round<Step * I>(tk, k), ...);
    }

    template <bool Half>
    LINNET_INLINE static constexpr void expand_first(const block& tk1, first_tweakey& k) noexcept {
        slices tk = packed(tk1);
        constexpr unsigned step = Half ? 2 : 1;
        expand_first_rounds<step>(tk, k, std::make_integer_sequence<unsigned, 16 / step>{});
        tk.wipe();
    }

    template <bool Half>
    LINNET_INLINE static constexpr block permute(const schedule& k, const first_tweakey& k1, const block& plaintext) noexcept {
        slices x = packed(plaintext);
        for (size_t i = 0; i < detail::skinny_rounds; i += 4) {
            detail::skinny_round<0, Half>(x, k.rounds[i], k1.rounds[i % 16]);
            detail::skinny_round<1, Half>(x, k.rounds[i + 1], k1.rounds[i % 16 + 1]);
            detail::skinny_round<2, Half>(x, k.rounds[i + 2], k1.rounds[i % 16 + 2]);
            detail::skinny_round<3, Half>(x, k.rounds[i + 3], k1.rounds[i % 16 + 3]);
        }
        slices out = x.unpacked();
        const block ciphertext{{out.s[3], out.s[2], out.s[1], out.s[0]}};
        x.wipe();
        out.wipe();
        return ciphertext;
    }
};

LINNET_NAMESPACE_END

#endif
