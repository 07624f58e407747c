// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_RELABELLED_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_RELABELLED_HPP

/// SKINNY-128-384+ in the form for 32-bit cores: the S-box moves no bits either. Its permutation of the eight bits of a cell is one
/// cycle, 7 1 3 4 6 2 0 5, along which every bit changes its name from round to round. Two bits share a word if they are opposite
/// each other on the cycle. So the same pairs share a word in every round.

#include <linnet/detail/primitive/skinny128/skinny128_slices.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_thumb.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The slot of a bit of each cell before a round: its word, and whether it is above the other bit there. Before round 0 the words
/// have the bits (7, 6), (1, 2), (3, 0) and (5, 4). A round moves each pair a word down, and (4, 5) of word 0 up to word 3 as (6,
/// 7).
struct skinny_slot {
    unsigned word;
    bool high;
};
constexpr skinny_slot skinny_slot_of(unsigned round, unsigned bit) noexcept {
    constexpr unsigned cycle[8] = {7, 1, 3, 4, 6, 2, 0, 5};
    unsigned at = 0;
    while (cycle[at] != bit) ++at;
    const unsigned word = (at + 8 - round % 8) % 4;
    return {word, ((word + round) % 8 == at) != (word == 3)};
}
/// The bit in a slot.
constexpr unsigned skinny_bit_of(unsigned round, unsigned word, bool high) noexcept {
    unsigned bit = 0;
    while (skinny_slot_of(round, bit).word != word || skinny_slot_of(round, bit).high != high) ++bit;
    return bit;
}

/// The state, or what two rounds add to it.
template <class WordType>
struct skinny_words {
    WordType x[4];
};

/// Adds the NOR of bits First and Second to bit To. The NOR is computed in the lower places.
template <unsigned Round, unsigned To, unsigned First, unsigned Second, class WordType>
LINNET_INLINE constexpr void skinny_add_nor(skinny_words<WordType>& s) noexcept {
    using w = word<WordType>;
    constexpr skinny_slot to = skinny_slot_of(Round, To), a = skinny_slot_of(Round, First), b = skinny_slot_of(Round, Second);
    const WordType either = [&]() LINNET_LAMBDA {
        if constexpr (a.high && b.high) return w::template shift_right<1>(s.x[a.word] | s.x[b.word]);
        else if constexpr (a.high) return s.x[b.word] | w::template shift_right<1>(s.x[a.word]);
        else if constexpr (b.high) return s.x[a.word] | w::template shift_right<1>(s.x[b.word]);
        else return s.x[a.word] | s.x[b.word];
    }();
    const WordType neither = w::and_not(either, w::constant(0x55555555));
    if constexpr (to.high) s.x[to.word] = s.x[to.word] ^ w::template shift_left<1>(neither);
    else s.x[to.word] = s.x[to.word] ^ neither;
}

template <class WordType>
LINNET_INLINE constexpr skinny_words<WordType> skinny_packed(const block128<WordType>& b) noexcept {
    skinny_slices<WordType> x{{b.w[3], b.w[2], b.w[1], b.w[0]}};
    x.each([&](size_t i) LINNET_LAMBDA { skinny_exchange<0x02020202, 2>(x.s[i], x.s[i]); });
    x.transpose();
    return {{x.s[0], x.s[2], x.s[3], x.s[1]}};
}
template <class WordType>
LINNET_INLINE constexpr block128<WordType> skinny_unpacked(const skinny_words<WordType>& s) noexcept {
    skinny_slices<WordType> x{{s.x[0], s.x[3], s.x[1], s.x[2]}};
    x.transpose();
    x.each([&](size_t i) LINNET_LAMBDA { skinny_exchange<0x02020202, 2>(x.s[i], x.s[i]); });
    return {{x.s[3], x.s[2], x.s[1], x.s[0]}};
}

/// Rounds 2 Step - 1 and 2 Step add the two halves of a tweakey whose registers have made `Step` steps. They share the words of a
/// round key. The even round's bits are in their slots and places after the S-box, in the first two rows. The odd round's bits are
/// in the other places, rotated, and a word below their own. Word 3 of the odd round is upside down in word 2.
constexpr uint32_t skinny_even_places(unsigned step) noexcept { return step % 2 == 0 ? 0x0f0f0f0f : 0xf0f0f0f0; }
constexpr unsigned skinny_odd_turn(unsigned step) noexcept { return step % 2 == 0 ? 2 : 18; }

/// Moves both halves there together from the places of the packed tweakey. Bits that move equally far are one move.
struct skinny_moves {
    unsigned count = 0;
    unsigned distance[8] = {};
    uint32_t target[8] = {};

    constexpr skinny_moves(unsigned step, bool both) noexcept {
        const unsigned odd_round = (2 * step + 15) % 16;
        for (unsigned i = 0; i < 8; ++i) {
            add(skinny_tweakey_cell(2 * step, i), skinny_place_of(2 * step).bit_at(i / 4, i % 4));
            if (both) {
                add(skinny_tweakey_cell(odd_round, i),
                    (skinny_place_of(odd_round).bit_at(i / 4, i % 4) + skinny_odd_turn(step)) % 32);
            }
        }
    }

private:
    constexpr void add(unsigned cell, unsigned bit) noexcept {
        const unsigned wanted = (32 + skinny_place{}.bit_at(cell / 4, cell % 4) - bit) % 32;
        unsigned move = 0;
        while (move < count && distance[move] != wanted) ++move;
        if (move == count) distance[count++] = wanted;
        target[move] |= uint32_t{3} << bit;
    }
};
template <unsigned Step>
inline constexpr skinny_moves skinny_moves_of{Step, true};

/// Whether the moves are a loop over a table: in size-optimised builds, if masks and rotations are instructions of their own.
#if LINNET_UNROLL || defined(__thumb2__)
inline constexpr bool skinny_loops = false;
#else
inline constexpr bool skinny_loops = true;
#endif

/// One bit of each cell of a packed tweakey, above another.
template <unsigned High, unsigned Low, class WordType>
LINNET_INLINE constexpr WordType skinny_pair(const skinny_slices<WordType>& tk) noexcept {
    using w = word<WordType>;
    const WordType& a = tk.s[3 - High % 4];
    const WordType& b = tk.s[3 - Low % 4];
    const WordType odd = w::constant(0xaaaaaaaa), even = w::constant(0x55555555);
    const WordType upper = [&]() LINNET_LAMBDA {
        if constexpr (High >= 4) return a & odd;
        else return w::template shift_left<1>(a & even);
    }();
    if constexpr (Low >= 4) return upper | w::template shift_right<1>(b & odd);
    else return upper | (b & even);
}

template <unsigned Step, class WordType, unsigned... Move>
LINNET_INLINE constexpr WordType skinny_spread_word(const WordType& x, std::integer_sequence<unsigned, Move...>) noexcept {
    constexpr auto& m = skinny_moves_of<Step>;
    return (skinny_rotated_part<m.target[Move], m.distance[Move]>(x) ^ ...);
}

/// The registers of a schedule. After k steps, word i of TK2 has index i + k modulo 4 in `second`, and word i of TK3 has index k +
/// 3 - i in `third`: a step computes one word of each. TK1 does not change.
template <class WordType>
struct skinny_registers {
    skinny_slices<WordType> first;
    WordType second[4];
    WordType third[4];

    LINNET_INLINE constexpr WordType sum(unsigned steps, unsigned i) const noexcept {
        return first.s[i] ^ second[(steps + i) % 4] ^ third[(steps + 3 - i) % 4];
    }
    LINNET_INLINE constexpr void step(unsigned steps) noexcept {
        using w = word<WordType>;
        const WordType odd = w::constant(0xaaaaaaaa), even = w::constant(0x55555555);
        WordType& a = second[steps % 4];
        WordType& b = third[steps % 4];
        const WordType& c = second[(steps + 2) % 4];
        const WordType& d = third[(steps + 2) % 4];
        a = w::template shift_left<1>(a & even) | w::template shift_right<1>((a ^ c) & odd);
        b = w::template shift_right<1>(b & odd) | w::template shift_left<1>((b ^ w::template shift_right<1>(d)) & even);
    }
    LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
};

/// The constants of two rounds without row 2, in the two words that have any: for bits 1 and 2, and for bits 3 and 0.
using skinny_round_constants = std::array<uint32_t, 2>;

/// Makes the words of rounds 2 Step - 1 and 2 Step, modulo 16.
template <unsigned Step, unsigned Word, class WordType>
LINNET_INLINE constexpr WordType skinny_spread_pair(const skinny_slices<WordType>& tk, const skinny_round_constants& c) noexcept {
    constexpr unsigned high = skinny_bit_of(2 * Step + 1, Word, true), low = skinny_bit_of(2 * Step + 1, Word, false);
    const WordType both =
        skinny_spread_word<Step>(skinny_pair<high, low>(tk), std::make_integer_sequence<unsigned, skinny_moves_of<Step>.count>{});
    if constexpr (high + low == 3) return both ^ word<WordType>::constant(c[high % 3 == 0]);
    else return both;
}
template <unsigned Step, class WordType>
LINNET_ONCE constexpr void skinny_spread_step(const skinny_registers<WordType>& registers, const skinny_round_constants& c,
                                              skinny_words<WordType>& out) noexcept {
    const skinny_slices<WordType> tk{
        {registers.sum(Step, 0), registers.sum(Step, 1), registers.sum(Step, 2), registers.sum(Step, 3)}};
    out.x[0] = skinny_spread_pair<Step, 0>(tk, c);
    out.x[1] = skinny_spread_pair<Step, 1>(tk, c);
    out.x[2] = skinny_spread_pair<Step, 2>(tk, c);
    out.x[3] = skinny_spread_pair<Step, 3>(tk, c);
}

/// All moves as a table.
struct skinny_move_table {
    struct move {
        uint32_t mask;
        uint32_t distance;
    };
    uint8_t first[9] = {};
    move moves[47] = {};
    constexpr skinny_move_table() noexcept {
        unsigned count = 0;
        for (unsigned step = 0; step < 8; ++step) {
            const skinny_moves m(step, true);
            for (unsigned i = 0; i < m.count; ++i) {
                moves[count++] = {std::rotl(m.target[i], static_cast<int>(m.distance[i])), m.distance[i]};
            }
            first[step + 1] = static_cast<uint8_t>(count);
        }
    }
};
inline constexpr std::array<skinny_move_table, 1> skinny_move_tables{};

/// Moves the bits of four words.
constexpr void skinny_move(uint32_t (&x)[4], const skinny_move_table::move* begin, const skinny_move_table::move* end) noexcept {
#if defined(LINNET_THUMB) && !defined(__thumb2__)
    if (!__builtin_is_constant_evaluated()) return skinny_thumb_move(x, &begin->mask, &end->mask);
#endif
    for (auto& word : x) {
        uint32_t moved = 0;
        for (const auto* m = begin; m != end; ++m) moved ^= std::rotr(word & m->mask, static_cast<int>(m->distance));
        word = moved;
    }
}

/// The same, for processors where masks and rotations are instructions: the moves in a loop.
LINNET_ONCE constexpr void skinny_spread_by_table(unsigned step, const skinny_registers<uint32_t>& registers,
                                                  const skinny_round_constants& c, skinny_words<uint32_t>& out) noexcept {
    const auto& t = table<skinny_move_tables>()[0];
    const skinny_slices<uint32_t> tk{
        {registers.sum(step, 0), registers.sum(step, 1), registers.sum(step, 2), registers.sum(step, 3)}};
    uint32_t x[4] = {skinny_pair<7, 6>(tk), skinny_pair<1, 2>(tk), skinny_pair<3, 0>(tk), skinny_pair<4, 5>(tk)};
    if (((step + 1) & 2) != 0) { // upside down
        x[0] = skinny_halves_exchanged(x[0]);
        x[1] = skinny_halves_exchanged(x[1]);
    }
    if ((step & 2) != 0) {
        x[2] = skinny_halves_exchanged(x[2]);
        x[3] = skinny_halves_exchanged(x[3]);
    }
    skinny_move(x, t.moves + t.first[step], t.moves + t.first[step + 1]);
    const unsigned last = 3 - 2 * step; // word of the first pair
    out.x[last % 4] = x[0];
    out.x[(last + 1) % 4] = x[1] ^ c[0];
    out.x[(last + 2) % 4] = x[2] ^ c[1];
    out.x[(last + 3) % 4] = x[3];
}

template <class WordType>
LINNET_ONCE constexpr void skinny_spread(unsigned step, const skinny_registers<WordType>& registers,
                                         const skinny_round_constants& c, skinny_words<WordType>& out) noexcept {
    step %= 8;
    if constexpr (skinny_loops && std::is_same_v<WordType, uint32_t>) return skinny_spread_by_table(step, registers, c, out);
    else if (step == 0) skinny_spread_step<0>(registers, c, out);
    else if (step == 1) skinny_spread_step<1>(registers, c, out);
    else if (step == 2) skinny_spread_step<2>(registers, c, out);
    else if (step == 3) skinny_spread_step<3>(registers, c, out);
    else if (step == 4) skinny_spread_step<4>(registers, c, out);
    else if (step == 5) skinny_spread_step<5>(registers, c, out);
    else if (step == 6) skinny_spread_step<6>(registers, c, out);
    else skinny_spread_step<7>(registers, c, out);
}

/// The same for the even rounds alone, of a tweakey whose second half is zero: two pairs of bits in one word, one pair 4 places up.
template <unsigned Step, class WordType>
LINNET_INLINE constexpr WordType skinny_spread_two(const WordType& x) noexcept {
    constexpr auto m = [] {
        skinny_moves moves(Step, false);
        for (auto& target : moves.target) target |= std::rotl(target, 4);
        return moves;
    }();
    return [&]<unsigned... Move>(std::integer_sequence<unsigned, Move...>) LINNET_LAMBDA {
        return (skinny_rotated_part<m.target[Move], m.distance[Move]>(x) ^ ...);
    }(std::make_integer_sequence<unsigned, m.count>{});
}
template <unsigned Step, class WordType>
LINNET_INLINE constexpr void skinny_spread_half_step(const WordType (&pairs)[2][2], skinny_words<WordType>& out) noexcept {
    for (unsigned i = 0; i < 2; ++i) {
        const WordType two = skinny_spread_two<Step>(pairs[i][(Step + 1 - i) % 4 / 2]);
        const WordType one = skinny_masked<skinny_even_places(Step)>(two);
        out.x[(2 * i + 3 - 2 * Step) % 4] = one;
        out.x[(2 * i - 2 * Step) % 4] = skinny_rotated<4>(two ^ one);
    }
}
template <class WordType>
LINNET_INLINE constexpr void skinny_spread_half(const skinny_slices<WordType>& tk, skinny_words<WordType>* out) noexcept {
    using w = word<WordType>;
    const WordType first = skinny_pair<7, 6>(tk) | w::template shift_left<4>(skinny_pair<1, 2>(tk));
    const WordType second = skinny_pair<3, 0>(tk) | w::template shift_left<4>(skinny_pair<4, 5>(tk));
    const WordType pairs[2][2] = {{first, skinny_halves_exchanged(first)}, {second, skinny_halves_exchanged(second)}};
    [&]<unsigned... Step>(std::integer_sequence<unsigned, Step...>)
        LINNET_LAMBDA { (skinny_spread_half_step<Step>(pairs, out[Step]), ...); }(std::make_integer_sequence<unsigned, 8>{});
}

/// The constants of all steps.
inline constexpr auto skinny_step_constants = [] {
    std::array<skinny_round_constants, skinny_rounds / 2 + 1> all{};
    for (unsigned i = 0; i < 2 * skinny_rounds; ++i) {
        const unsigned round = i / 2, row = i % 2, step = (round + 1) / 2;
        const unsigned place = skinny_place_of(round).bit_at(row, 0) + (round % 2 == 0 ? 0 : skinny_odd_turn(step));
        for (unsigned b = 0; b < 4; ++b) {
            const uint32_t bit = uint32_t{skinny_round_constant(round, row)} >> b & 1;
            all[step][b % 3 == 0] |= bit << (place % 32 + skinny_slot_of(2 * step + 1, b).high);
        }
    }
    return all;
}();

/// Adds the values of round `Round`: its part of a round key, of the first tweakey if the round is even, and the constant of row 2.
template <unsigned Round, class WordType>
LINNET_INLINE constexpr void skinny_add_round_key(skinny_words<WordType>& s, const skinny_words<WordType>& k,
                                                  const skinny_words<WordType>& k1) noexcept {
    constexpr unsigned step = (Round + 1) / 2;
    for (unsigned i = 0; i < 4; ++i) {
        if constexpr (Round % 2 == 0) {
            s.x[i] = s.x[i] ^ skinny_masked<skinny_even_places(step)>(k.x[i]) ^ k1.x[i];
        } else {
            WordType odd = skinny_masked<~skinny_even_places(step)>(k.x[i]);
            if (i == 2) odd = skinny_halves_exchanged(odd);
            s.x[(i + 1) % 4] = s.x[(i + 1) % 4] ^ skinny_rotated<skinny_odd_turn(step)>(odd);
        }
    }
    constexpr skinny_slot slot = skinny_slot_of(Round + 1, 1);
    constexpr unsigned bit = skinny_place_of(Round).bit_at(2, 0) + slot.high;
    s.x[slot.word] = s.x[slot.word] ^ word<WordType>::constant(uint32_t{1} << bit);
}

/// One round: the S-box (section 2.3) bit by bit, with bits named as in its input.
template <unsigned Round, class WordType>
LINNET_INLINE constexpr void skinny_relabelled_round(skinny_words<WordType>& s, const skinny_words<WordType>& k,
                                                     const skinny_words<WordType>& k1) noexcept {
    skinny_add_nor<Round, 4, 7, 6>(s);
    skinny_add_nor<Round, 0, 3, 2>(s);
    skinny_add_nor<Round, 6, 2, 1>(s);
    skinny_add_nor<Round, 5, 4, 0>(s);
    skinny_add_nor<Round, 1, 0, 3>(s);
    skinny_add_nor<Round, 7, 6, 5>(s);
    skinny_add_nor<Round, 3, 5, 4>(s);
    skinny_add_nor<Round, 2, 1, 7>(s);
    skinny_add_round_key<Round>(s, k, k1);
    for (size_t i = 0; i < 4; ++i) {
        skinny_add_row<Round, 1, 2>(s.x[i]);
        skinny_add_row<Round, 2, 0>(s.x[i]);
        skinny_add_row<Round, 3, 2>(s.x[i]);
    }
}

} // namespace detail

/// SKINNY-128-384+, 40 rounds (Romulus v1.3, section 2.3), bitsliced, over words of 32 bits. The tweakey is (TK1, TK2, TK3). A key
/// is TK3 alone, and a schedule is TK2 and TK3, so that what does not change is computed once. A schedule may include TK1; then the
/// TK1 of each call is zero.
template <Word WordType>
struct skinny128_384_plus {
    using word_type = WordType;
    using block = skinny_block<WordType>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr bool expands_in_place = true;
    static constexpr size_t alignment = alignof(WordType); ///< with this a schedule is read fastest
    static_assert(word<WordType>::size == 4);

    using slices = detail::skinny_slices<WordType>;
    using words = detail::skinny_words<WordType>;

    struct key {
        slices tk3;
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };
    /// What rounds 2i - 1 and 2i add.
    struct schedule {
        words steps[detail::skinny_rounds / 2 + 1];
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    [[gnu::noinline]] static constexpr key expand_key(const block& tk3) noexcept { return {packed(tk3)}; }

    [[gnu::noinline]] static constexpr schedule expand(const key& k, const block& tk2) noexcept
        requires(std::is_trivially_default_constructible_v<WordType>)
    {
        schedule result;
        expand_to(result, k, tk2);
        return result;
    }
    [[gnu::noinline]] static constexpr schedule expand(const key& k, const block& tk2) noexcept {
        auto result = detail::filled<schedule>(tk2.w[0]);
        expand_to(result, k, tk2);
        return result;
    }
    /// Includes TK1, if there is one.
    LINNET_ONCE static constexpr void expand_to(schedule& result, const key& k, const block& tk2,
                                                const block* tk1 = nullptr) noexcept {
        const WordType zero = word<WordType>::constant(0);
        const slices second = packed(tk2);
        const auto& a = second.s;
        const auto& b = k.tk3.s;
        detail::skinny_registers<WordType> r{{{zero, zero, zero, zero}}, {a[0], a[1], a[2], a[3]}, {b[3], b[2], b[1], b[0]}};
        if (tk1 != nullptr) r.first = packed(*tk1);
        if constexpr (detail::skinny_loops) {
            for (unsigned step = 0;; ++step) {
                detail::skinny_spread(step, r, detail::table<detail::skinny_step_constants>()[step], result.steps[step]);
                if (step == last_step) break;
                r.step(step);
            }
        } else {
            for (unsigned first = 0; expand_eight(r, first, result, std::make_integer_sequence<unsigned, 8>{});) first += 8;
        }
        r.wipe();
    }

    [[gnu::noinline]] static constexpr block encrypt(const schedule& k, const half_block<block>& tk1,
                                                     const block& plaintext) noexcept {
        detail::unset<first_tweakey> room(tk1.w[0]);
        words(&even)[8] = room.object.even;
        if constexpr (detail::skinny_loops) {
            const auto r = first_alone(tk1);
            for (unsigned step = 0; step < 8; ++step) detail::skinny_spread(step, r, none, even[step]);
        } else {
            detail::skinny_spread_half(packed(tk1), even);
        }
        return permute(k, even, plaintext);
    }
    [[gnu::noinline]] static constexpr block encrypt(const schedule& k, const block& tk1, const block& plaintext) noexcept {
        schedule sum = k;
        const auto r = first_alone(tk1);
        for (unsigned step = 0; step <= last_step; ++step) {
            words part = k.steps[0];
            detail::skinny_spread(step, r, none, part);
            for (size_t i = 0; i < 4; ++i) sum.steps[step].x[i] = sum.steps[step].x[i] ^ part.x[i];
        }
        const block ciphertext = encrypt(sum, plaintext);
        sum.wipe();
        return ciphertext;
    }
    /// Encrypts under a schedule that includes TK1.
    LINNET_ONCE static constexpr block encrypt(const schedule& k, const block& plaintext) noexcept {
        detail::unset<first_tweakey> room(plaintext.w[0]);
        for (auto& even : room.object.even) {
            for (auto& x : even.x) x = word<WordType>::constant(0);
        }
        return permute(k, room.object.even, plaintext);
    }

    /// Two blocks under one schedule, each with its TK1.
    template <class Tweak>
    LINNET_INLINE static constexpr void encrypt_two(const schedule& k, const Tweak& tk1_a, const Tweak& tk1_b, block& a,
                                                    block& b) noexcept {
        a = encrypt(k, tk1_a, a);
        b = encrypt(k, tk1_b, b);
    }

private:
    /// What TK1 adds in rounds 0, 2, ... 14.
    struct first_tweakey {
        words even[8];
    };
    static constexpr detail::skinny_round_constants none{};

    static constexpr unsigned last_step = detail::skinny_rounds / 2;

    /// Makes a step and advances the registers to the next. Returns whether there is a next step.
    template <unsigned Step>
    LINNET_INLINE static constexpr bool expand_step(detail::skinny_registers<WordType>& r, const detail::skinny_round_constants* c,
                                                    words* out, const words* last) noexcept {
        detail::skinny_spread_step<Step>(r, c[Step], out[Step]);
        if (Step == last_step % 8 && out + Step == last) return false;
        r.step(Step);
        return true;
    }
    template <unsigned... Step>
    LINNET_INLINE static constexpr bool expand_eight(detail::skinny_registers<WordType>& r, unsigned first, schedule& result,
                                                     std::integer_sequence<unsigned, Step...>) noexcept {
        const auto* const c = detail::table<detail::skinny_step_constants>().data() + first;
        return (expand_step<Step>(r, c, result.steps + first, result.steps + last_step) && ...);
    }

    LINNET_INLINE static constexpr detail::skinny_registers<WordType> first_alone(const block& tk1) noexcept {
        const WordType zero = word<WordType>::constant(0);
        return {packed(tk1), {zero, zero, zero, zero}, {zero, zero, zero, zero}};
    }

    LINNET_ONCE static constexpr slices packed(const block& b) noexcept { return slices::pack(b.w[0], b.w[1], b.w[2], b.w[3]); }

    LINNET_ONCE static constexpr block permute(const schedule& k, const words* even, const block& plaintext) noexcept {
        words s = detail::skinny_packed(plaintext);
#if defined(LINNET_THUMB)
        if constexpr (std::is_same_v<WordType, uint32_t>) {
            if (!__builtin_is_constant_evaluated()) {
                detail::skinny_thumb(s.x, k.steps[0].x, even->x);
                return detail::skinny_unpacked(s);
            }
        }
#endif
        for (size_t i = 0; i < detail::skinny_rounds; i += 8) {
            const words* const at = k.steps + i / 2;
            const words* const at1 = even + i % 16 / 2;
            detail::skinny_relabelled_round<0>(s, at[0], at1[0]);
            detail::skinny_relabelled_round<1>(s, at[1], at1[0]);
            detail::skinny_relabelled_round<2>(s, at[1], at1[1]);
            detail::skinny_relabelled_round<3>(s, at[2], at1[1]);
            detail::skinny_relabelled_round<4>(s, at[2], at1[2]);
            detail::skinny_relabelled_round<5>(s, at[3], at1[2]);
            detail::skinny_relabelled_round<6>(s, at[3], at1[3]);
            detail::skinny_relabelled_round<7>(s, at[4], at1[3]);
        }
        const block ciphertext = detail::skinny_unpacked(s);
        wipe_words(s.x);
        return ciphertext;
    }
};

LINNET_NAMESPACE_END

#endif
