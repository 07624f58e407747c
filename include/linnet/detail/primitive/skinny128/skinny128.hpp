// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_HPP

#include <linnet/detail/primitive/skinny128/skinny128_slices.hpp>

#if LINNET_SHARED
#include <linnet/detail/primitive/skinny128/skinny128_relabelled.hpp>
#else
LINNET_NAMESPACE_BEGIN
namespace detail {

/// The same for two words, with the shortest chain of dependences or, in size-optimised builds, with the fewest instructions.
template <uint32_t Mask, unsigned Shift, class WordType>
LINNET_INLINE constexpr void skinny_exchange_words(WordType& a, WordType& b) noexcept {
#if !LINNET_UNROLL
    skinny_exchange<Mask, Shift>(a, b);
#else
    constexpr uint32_t in_a = Mask << Shift;
    const WordType old = b;
    b = skinny_masked<~Mask>(b) ^ skinny_masked<Mask>(skinny_rotated<Shift>(a));
    a = skinny_masked<~in_a>(a) ^ skinny_masked<in_a>(skinny_rotated<32 - Shift>(old));
#endif
}

/// A quarter of the S-box (section 2.3): two NORs, then the permutation of bits. Only two exchanges remain of it when the words (a,
/// b, c, d) take the places of (c, d, a, b).
template <class WordType>
LINNET_INLINE constexpr void skinny_nor(const WordType& a, const WordType& b, WordType& d) noexcept {
    d = d ^ word<WordType>::and_not(a, b ^ word<WordType>::constant(~uint32_t{0}));
}
template <class WordType>
LINNET_INLINE constexpr void skinny_quarter(const WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
    skinny_nor(a, b, d);
    skinny_exchange_words<0x55555555, 1>(d, c);
    skinny_exchange_words<0x55555555, 1>(c, b);
}
template <class WordType>
LINNET_INLINE constexpr void skinny_sub_cells(WordType& a, WordType& b, WordType& c, WordType& d) noexcept {
    skinny_quarter(a, b, c, d);
    skinny_quarter(c, d, a, b);
    skinny_quarter(a, b, c, d);
    skinny_nor(c, d, b);
    skinny_exchange<0x55555555, 0>(d, a);
}

template <unsigned Round, class WordType>
LINNET_INLINE constexpr void skinny_round(skinny_slices<WordType>& x, const skinny_slices<WordType>& k,
                                          const skinny_slices<WordType>& k1) noexcept {
    constexpr unsigned turn = Round % 2 == 0 ? 0 : 2;
    skinny_sub_cells(x.s[turn], x.s[1 + turn], x.s[2 - turn], x.s[3 - turn]);
    x.add(k);
    x.add(k1);
    x.each([&](size_t i) LINNET_LAMBDA {
        skinny_add_row<Round, 1, 2>(x.s[i]);
        skinny_add_row<Round, 2, 0>(x.s[i]);
        skinny_add_row<Round, 3, 2>(x.s[i]);
    });
}

/// Moves the part of a tweakey that a round adds from the places of the packed tweakey to the places of the round. Bits that move
/// equally far are one move; there are at most 8.
struct skinny_moves {
    unsigned count = 0;
    unsigned distance[8] = {};
    uint32_t target[8] = {};

    explicit constexpr skinny_moves(unsigned round) noexcept {
        const skinny_place to = skinny_place_of(round);
        for (unsigned i = 0; i < 8; ++i) {
            const unsigned cell = skinny_tweakey_cell(round, i);
            const unsigned bit = to.bit_at(i / 4, i % 4);
            const unsigned wanted = (32 + skinny_place{}.bit_at(cell / 4, cell % 4) - bit) % 32;
            unsigned move = 0;
            while (move < count && distance[move] != wanted) ++move;
            if (move == count) distance[count++] = wanted;
            target[move] |= uint32_t{3} << bit;
        }
    }
};
template <unsigned Round>
inline constexpr skinny_moves skinny_moves_of{Round};

template <unsigned Round, class WordType, unsigned... Move>
LINNET_INLINE constexpr WordType skinny_moved(const WordType& x, std::integer_sequence<unsigned, Move...>) noexcept {
    constexpr auto& m = skinny_moves_of<Round>;
    return (skinny_rotated_part<m.target[Move], m.distance[Move]>(x) ^ ...);
}
template <unsigned Round, class WordType>
LINNET_INLINE constexpr void skinny_round_tweakey(const skinny_slices<WordType>& tk, skinny_slices<WordType>& k) noexcept {
    tk.each([&](size_t i) LINNET_LAMBDA {
        WordType& sum = k.s[Round % 2 == 0 ? i ^ 2 : i];
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
                packed[i].s[(3 - b % 4) ^ (i % 2 == 0 ? 2 : 0)] |= bit << (p.bit_at(row, 0) + b / 4);
            }
        }
    }
    return packed;
}();

} // namespace detail

/// SKINNY-128-384+, 40 rounds (Romulus v1.3, section 2.3), bitsliced, over words of 32 bits. The tweakey is (TK1, TK2, TK3). A key
/// is TK3 alone, and a schedule is TK2 and TK3, so that what does not change is computed once.
template <Word WordType>
struct skinny128_384_plus {
    using word_type = WordType;
    using block = skinny_block<WordType>;
    using slices = detail::skinny_slices<WordType>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr bool expands_in_place = false;
    static constexpr size_t alignment = alignof(WordType); ///< with this a schedule is read fastest
    static_assert(word<WordType>::size == 4);
    static constexpr bool may_be_unset = std::is_trivially_default_constructible_v<WordType>;

    struct key {
        slices steps[detail::skinny_rounds / 2 + 1]; ///< TK3 after each step of its register
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };
    struct schedule {
        slices rounds[detail::skinny_rounds];
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    // A returned object is constructed in place only if the function begins with it.
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
        detail::unset<first_tweakey> room(tk1.w[0]);
        expand_first(tk1, room.object);
        const block ciphertext = permute(k, room.object, plaintext);
        detail::wipe(room.object);
        return ciphertext;
    }

    /// Two blocks under one schedule, each with its TK1.
    LINNET_INLINE static constexpr void encrypt_two(const schedule& k, const block& tk1_a, const block& tk1_b, block& a,
                                                    block& b) noexcept {
        a = encrypt(k, tk1_a, a);
        b = encrypt(k, tk1_b, b);
    }

private:
    struct first_tweakey {
        slices rounds[16]; ///< TK1 has no register; its cells are back in place after 16 rounds
    };

    LINNET_INLINE static constexpr void expand_key(const block& tk3, key& k) noexcept {
        slices step = k.steps[0] = packed(tk3);
        // Kept in `step`: g++ 12 at -O3 overlooks that the step to read is the one just written.
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

    LINNET_INLINE static constexpr slices packed(const block& b) noexcept { return slices::pack(b.w[0], b.w[1], b.w[2], b.w[3]); }

    template <unsigned Round>
    LINNET_INLINE static constexpr void expand_round(const key& k, slices& step, schedule& result, size_t round) noexcept {
        if (Round % 2 == 1) step = detail::skinny_lfsr2(step);
        slices sum = step;
        sum.add(k.steps[(round + 1) / 2]);
        const auto& c = detail::table<detail::skinny_packed_constants>()[round].s;
        slices& out = result.rounds[round];
        for (size_t i = 0; i < 4; ++i) out.s[i] = word<WordType>::constant(c[i]);
        detail::skinny_round_tweakey<Round>(sum, out);
        sum.wipe();
    }

    /// Rounds i + 1 to i + 8, whose cells are in the places of rounds First to First + 7.
    template <unsigned First, unsigned... Index>
    LINNET_INLINE static constexpr void expand_rounds(const key& k, slices& step, schedule& result, size_t i,
                                                      std::integer_sequence<unsigned, Index...>) noexcept {
        (expand_round<First + Index>(k, step, result, i + Index), ...);
    }

    template <unsigned Round>
    LINNET_INLINE static constexpr void expand_first_round(const slices& tk, first_tweakey& k) noexcept {
        slices& out = k.rounds[Round];
        for (auto& w : out.s) w = word<WordType>::constant(0);
        detail::skinny_round_tweakey<Round>(tk, out);
    }

    template <unsigned... Index>
    LINNET_INLINE static constexpr void expand_first_rounds(const slices& tk, first_tweakey& k,
                                                            std::integer_sequence<unsigned, Index...>) noexcept {
        (expand_first_round<Index>(tk, k), ...);
    }

    LINNET_INLINE static constexpr void expand_first(const block& tk1, first_tweakey& k) noexcept {
        slices tk = packed(tk1);
        expand_first_rounds(tk, k, std::make_integer_sequence<unsigned, 16>{});
        tk.wipe();
    }

    LINNET_INLINE static constexpr block permute(const schedule& k, const first_tweakey& k1, const block& plaintext) noexcept {
        slices x = packed(plaintext);
        for (size_t i = 0; i < detail::skinny_rounds; i += 4) {
            detail::skinny_round<0>(x, k.rounds[i], k1.rounds[i % 16]);
            detail::skinny_round<1>(x, k.rounds[i + 1], k1.rounds[i % 16 + 1]);
            detail::skinny_round<2>(x, k.rounds[i + 2], k1.rounds[i % 16 + 2]);
            detail::skinny_round<3>(x, k.rounds[i + 3], k1.rounds[i % 16 + 3]);
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
#endif
