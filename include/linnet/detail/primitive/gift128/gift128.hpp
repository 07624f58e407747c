// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_GIFT128_GIFT128_HPP
#define LINNET_DETAIL_PRIMITIVE_GIFT128_GIFT128_HPP

/// GIFT-128 ("GIFT: A Small Present", CHES 2017) on its four bit slices, fixsliced (Adomnicai, Najm, Peyrin, "Fixslicing: A New
/// GIFT Representation", TCHES 2020/3).
///
/// Bit n of slice b is bit b of nibble n. The permutation moves nibble 4q + r of slice b to q + 8((b - r) mod 4). Its effect on
/// slice 3 is left out and only recorded: the words are read under another numbering of the nibbles; there are five. Slice 3 then
/// rests, and slices 0, 1 and 2 rotate by 1, 2 and 3 in the two bits of the number that are r in that round.

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/primitive/gift128/gift128_thumb.hpp>
#include <linnet/detail/word/lanes.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

/// The four slices of a block: its 32-bit words, in big-endian order.
template <Word WordType>
struct gift128_state {
    WordType x[4];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

/// The round keys, ready to be added. The keys of round 5t + j have the index [j][t]. In the form for 32-bit cores, the two keys of
/// a round are adjacent, in the order of the rounds.
template <Word WordType>
struct gift128_key {
    static constexpr unsigned numberings = 5;
    static constexpr unsigned periods = 8;

#if LINNET_SHARED
    WordType rounds[periods][numberings][2];
#else
    WordType slice1[numberings][periods];
    WordType slice2[numberings][periods];
#endif

    LINNET_INLINE constexpr void wipe() noexcept {
#if defined(LINNET_THUMB) && LINNET_SHARED
        if constexpr (std::is_same_v<WordType, uint32_t>) {
            if (!__builtin_is_constant_evaluated()) return detail::gift128_thumb_wipe(rounds[0][0]);
        }
#endif
        detail::wipe(*this);
    }
};

namespace detail {

/// A step that keeps its place among the others, where that is faster.
template <class WordType>
LINNET_INLINE constexpr WordType gift128_ordered(const WordType& x) noexcept {
    if constexpr (LINNET_SHARED) return x;
    else return pinned(x);
}

/// The bits of `x`, rotated right, that are in `Mask`.
template <uint32_t Mask, unsigned Count, class WordType>
LINNET_INLINE constexpr WordType gift128_part(const WordType& x) noexcept {
    using w = word<WordType>;
    constexpr uint32_t right = ~uint32_t{0} >> Count; // where a shift suffices
    constexpr uint32_t left = ~right;
    constexpr unsigned back = 32 - Count;
    if constexpr (Mask == right) return w::template shift_right<Count>(x);
    else if constexpr (Mask == left) return w::template shift_left<back>(x);
    else if constexpr ((Mask & left) == 0) return gift128_ordered(w::template shift_right<Count>(x)) & w::constant(Mask);
    else if constexpr ((Mask & right) != 0) return w::template rotate_right<Count>(x) & w::constant(Mask);
    else if constexpr (back <= 3) return w::template shift_left<back>(gift128_ordered(x & w::constant(Mask >> back)));
    else return gift128_ordered(w::template shift_left<back>(x)) & w::constant(Mask);
}

/// Joins two words that share no bit. On a scalar the sum can be one instruction with a shift by at most 3 places.
template <class WordType>
LINNET_INLINE constexpr WordType gift128_joined(const WordType& a, const WordType& b) noexcept {
    if constexpr (std::is_integral_v<WordType>) return gift128_ordered(a + b);
    else return a | b;
}

/// Rotates each field of `Width` bits right.
template <unsigned Width, unsigned Count, class WordType>
LINNET_INLINE constexpr WordType gift128_rotate_fields(const WordType& x) noexcept {
    constexpr uint32_t within = [] {
        uint32_t mask = 0;
        for (unsigned i = 0; i < 32; ++i) mask |= uint32_t{i % Width + Count < Width} << i;
        return mask;
    }();
    if constexpr (Count == 0) return x;
    else if constexpr (Width == 32) return word<WordType>::template rotate_right<Count>(x);
    else if constexpr (Width == 16 && Count == 8 && std::is_integral_v<WordType>)
        return word<WordType>::template rotate_right<16>(gift128_ordered(byte_swap(x)));
    else return gift128_joined(gift128_part<within, Count>(x), gift128_part<~within, 32 - (Width - Count)>(x));
}

/// Rotates a slice by `Turn`, under numbering `Inner`.
template <unsigned Inner, unsigned Turn, class WordType>
LINNET_INLINE constexpr WordType gift128_turn(const WordType& x) noexcept {
    if constexpr (Inner == 0) return gift128_rotate_fields<4, Turn>(x);
    else if constexpr (Inner == 1) return gift128_rotate_fields<16, 4 * Turn>(x);
    else if constexpr (Inner == 3) return gift128_rotate_fields<8, 8 - 2 * Turn>(x);
    else if constexpr (Inner == 4) return gift128_rotate_fields<32, 32 - 8 * Turn>(x);
    else if constexpr (Turn == 2) return gift128_rotate_fields<2, 1>(x);
    else { // exchanges the halves, and neighbours in one of them
        constexpr uint32_t half = Turn == 1 ? 0x0000ffff : 0xffff0000;
        return gift128_joined(gift128_part<half, 16>(x),
                              gift128_joined(gift128_part<0x55555555 & ~half, 17>(x), gift128_part<0xaaaaaaaa & ~half, 15>(x)));
    }
}

/// Exchanges two bits of the nibbles' numbers, First > Second, and complements both.
template <unsigned First, unsigned Second, class WordType>
LINNET_INLINE constexpr WordType gift128_exchange(const WordType& x) noexcept {
    constexpr unsigned shift = (1u << First) + (1u << Second);
    constexpr uint32_t lower = [] {
        uint32_t mask = 0;
        for (unsigned i = 0; i < 32; ++i) mask |= uint32_t{(i & shift) == 0} << i;
        return mask;
    }();
    constexpr uint32_t upper = lower << shift;
    if constexpr (LINNET_SHARED) {
        const WordType t = (x ^ word<WordType>::template shift_right<shift>(x)) & word<WordType>::constant(lower);
        return x ^ t ^ word<WordType>::template shift_left<shift>(t);
    }
    return gift128_joined(x & word<WordType>::constant(~(lower | upper)),
                          gift128_joined(gift128_part<lower, shift>(x), gift128_part<upper, 32 - shift>(x)));
}

/// Converts a slice from the specification's order to numbering `Inner`.
template <unsigned Inner, class WordType>
LINNET_INLINE constexpr WordType gift128_number(const WordType& x) noexcept {
    if constexpr (Inner == 1) {
        return gift128_exchange<4, 1>(gift128_exchange<3, 0>(gift128_exchange<2, 1>(gift128_exchange<1, 0>(x))));
    } else if constexpr (Inner == 2) {
        return gift128_exchange<4, 3>(gift128_exchange<3, 2>(gift128_exchange<2, 1>(gift128_exchange<1, 0>(x))));
    } else if constexpr (Inner == 3) {
        return gift128_exchange<1, 0>(gift128_exchange<2, 1>(gift128_exchange<3, 2>(gift128_exchange<4, 3>(x))));
    } else if constexpr (Inner == 4) {
        return gift128_exchange<1, 0>(gift128_exchange<2, 1>(gift128_exchange<3, 0>(gift128_exchange<4, 1>(x))));
    } else {
        return x;
    }
}

/// The round constants (CHES 2017, section 2), in their rounds' numbering, and complemented where the slice is complemented: in all
/// rounds but the last.
inline constexpr auto gift128_constants = [] {
    std::array<std::array<uint32_t, 5>, 8> table{};
    uint32_t c = 0;
    const auto next = [&c] {
        c = (c << 1 & 0x3e) | (1 ^ c >> 5 ^ (c >> 4 & 1));
        return c | 0x80000000;
    };
    for (size_t t = 0; t < 8; ++t) {
        table[t][0] = ~gift128_number<1>(next());
        table[t][1] = ~gift128_number<2>(next());
        table[t][2] = ~gift128_number<3>(next());
        table[t][3] = ~gift128_number<4>(next());
        table[t][4] = t == 7 ? next() : ~next();
    }
    return table;
}();

/// One round in period `t`, with slice 3 complemented before and after. The specification computes the S-box in ten operations, one
/// after the other. Written out, it is three or four operations deep:
///     y0 = ~(x0 | x1) ^ x2 ^ x3          y1 = x1 ^ x0 x2 ^ ~y0
///     y2 = (x2 | x1 x3) ^ x1 ^ x0 x3     y3 = x0 ^ x3 (x1 ^ x0 x2)
template <unsigned Inner, class WordType>
LINNET_INLINE constexpr void gift128_round(gift128_state<WordType>& s, const gift128_key<WordType>& key, size_t t) noexcept {
    using w = word<WordType>;
    const WordType& x0 = s.x[0];
    const WordType& x1 = s.x[1];
    const WordType& x2 = s.x[2];
    const WordType& x3 = s.x[3];
#if LINNET_SHARED // ten operations, for one unit
    const WordType sum = x1 ^ (x0 & x2);
    const WordType y3 = x0 ^ w::and_not(x3, sum);
    const WordType third = x2 ^ (y3 | sum);
    const WordType y0 = x3 ^ third;
    const WordType y1 = sum ^ y0;
    const WordType y2 = third ^ w::and_not(y1, y3);
    s.x[0] = gift128_turn<Inner, 1>(y0);
    s.x[1] = gift128_turn<Inner, 2>(y1) ^ key.rounds[t][Inner][0];
    s.x[2] = gift128_turn<Inner, 3>(y2) ^ key.rounds[t][Inner][1];
    s.x[3] = y3 ^ w::constant(table<gift128_constants>()[t][Inner]);
#else
    const WordType either = gift128_ordered(x0 | x1);
    const WordType y0 = gift128_ordered(gift128_ordered(x2 ^ x3) ^ either);
    const WordType sum = gift128_ordered(x1 ^ gift128_ordered(x0 & x2));
    const WordType y1 = gift128_ordered(sum ^ y0);
    const WordType product = gift128_ordered(w::and_not(x3, sum));
    const WordType left = gift128_ordered(x2 | gift128_ordered(w::and_not(x3, x1)));
    const WordType right = gift128_ordered(gift128_ordered(x1 ^ key.slice2[Inner][t]) ^ gift128_ordered(w::and_not(x3, x0)));
    const WordType y2 = gift128_ordered(left ^ right);
    const WordType y3 = gift128_ordered(x0 ^ product);
    s.x[0] = gift128_turn<Inner, 1>(y0);
    s.x[1] = gift128_ordered(gift128_turn<Inner, 2>(y1) ^ key.slice1[Inner][t]);
    s.x[2] = gift128_turn<Inner, 3>(y2);
    s.x[3] = gift128_ordered(y3 ^ w::constant(table<gift128_constants>()[t][Inner]));
#endif
}

/// The 16-bit halves of a word of the key after `Times` times four rounds (CHES 2017, section 2): each time they are rotated right
/// by 2 and by 12.
template <size_t Times, class WordType>
LINNET_INLINE constexpr WordType gift128_update(const WordType& x) noexcept {
    constexpr uint32_t high = 0xffff0000;
    constexpr uint32_t low = 0x0000ffff;
    if constexpr (LINNET_SHARED) { // each distance on its own
        constexpr unsigned in_high = 2 * Times % 16;
        constexpr unsigned in_low = 12 * Times % 16;
        const WordType upper =
            gift128_part<(high >> in_high & high), in_high>(x) | gift128_part<(high << (16 - in_high)), in_high + 16>(x);
        if constexpr (in_low == 0) return upper | (x & word<WordType>::constant(low));
        else return upper | gift128_part<(low >> in_low), in_low>(x) | gift128_part<(low << (16 - in_low) & low), in_low + 16>(x);
    }
    return gift128_joined(gift128_rotate_fields<16, unsigned{2 * Times % 16}>(x) & word<WordType>::constant(high),
                          gift128_rotate_fields<16, unsigned{12 * Times % 16}>(x) & word<WordType>::constant(low));
}

#if LINNET_SHARED
/// Where the bits of a word under numbering `RoundNumber` move when the key is updated `Times` times. Bits that move equally far
/// are one move.
struct gift128_moves {
    unsigned count = 0;
    unsigned distance[6] = {};
    uint32_t target[6] = {};
};
template <unsigned RoundNumber, unsigned Times>
inline constexpr gift128_moves gift128_moves_of = [] {
    gift128_moves m;
    for (unsigned i = 0; i < 32; ++i) {
        const uint32_t from = gift128_number<RoundNumber>(uint32_t{1} << i);
        const uint32_t to = gift128_number<RoundNumber>(gift128_update<Times>(uint32_t{1} << i));
        const auto distance = static_cast<unsigned>(32 + std::countr_zero(from) - std::countr_zero(to)) % 32;
        unsigned move = 0;
        while (move < m.count && m.distance[move] != distance) ++move;
        if (move == m.count) m.distance[m.count++] = distance;
        m.target[move] |= to;
    }
    return m;
}();

/// Updates a word under numbering `RoundNumber`.
template <unsigned RoundNumber, unsigned Times, class WordType>
LINNET_INLINE constexpr WordType gift128_numbered_update(const WordType& x) noexcept {
    constexpr auto& m = gift128_moves_of<RoundNumber, Times>;
    return [&]<unsigned... Index>(std::integer_sequence<unsigned, Index...>) LINNET_LAMBDA {
        return (gift128_part<m.target[Index], m.distance[Index]>(x) | ...);
    }(std::make_integer_sequence<unsigned, m.count>{});
}

/// The round keys of the rounds that start under numbering `Inner`. x[i] are the words of the key in the order of the rounds: round
/// i adds x[i] to slice 1 and x[i + 2] to slice 2. x[i + 4] is x[i] updated, and x[i + 32] is x[i]. `words` are x[Inner + 2 + 5m].
/// Each is numbered once; updates lead from it to the words 8, 20 and 28 places on, which this numbering uses too. Slice 1 gets the
/// complement, since the round leaves y1 complemented.
template <unsigned Inner, class WordType>
LINNET_ONCE constexpr void gift128_expand_numbering(const WordType (&words)[4], gift128_key<WordType>& key) noexcept {
    constexpr unsigned numbering = (Inner + 1) % 5;
    const WordType ones = word<WordType>::constant(0xffffffff);
    const auto one = [&](size_t m) LINNET_LAMBDA {
        const WordType x = gift128_number<numbering>(words[m]);
        const WordType x20 = gift128_numbered_update<numbering, 5>(x);
        const WordType x8 = gift128_numbered_update<numbering, 2>(x) ^ ones;
        key.rounds[m][Inner][1] = x;
        key.rounds[m + 4][Inner][1] = x20;
        if (m < 2) {
            key.rounds[m + 2][Inner][0] = x8;
            key.rounds[m + 6][Inner][0] = gift128_numbered_update<numbering, 2>(x20) ^ ones;
        } else {
            key.rounds[m - 2][Inner][0] = x20 ^ ones;
            key.rounds[m + 2][Inner][0] = x8;
        }
    };
#if LINNET_UNROLL
    one(0), one(1), one(2), one(3);
#else
    for (size_t m = 0; m < 4; ++m) one(m);
#endif
}

template <class WordType>
LINNET_INLINE constexpr void gift128_advance(WordType (&words)[4]) noexcept {
    const WordType last = gift128_update<4>(words[0]);
    for (size_t m = 0; m < 3; ++m) words[m] = gift128_update<7>(words[m + 1]);
    words[3] = last;
}

template <class WordType>
constexpr void gift128_expand_words(const gift128_state<WordType>& k, gift128_key<WordType>& key) noexcept {
    WordType words[4] = {k.x[1], gift128_update<1>(k.x[0]), gift128_update<3>(k.x[3]), gift128_update<4>(k.x[2])};
    gift128_expand_numbering<0>(words, key);
    gift128_advance(words);
    gift128_expand_numbering<1>(words, key);
    gift128_advance(words);
    gift128_expand_numbering<2>(words, key);
    gift128_advance(words);
    gift128_expand_numbering<3>(words, key);
    gift128_advance(words);
    gift128_expand_numbering<4>(words, key);
    wipe_words(words);
}
#else
/// The words of the key in the order of the rounds. Round i adds word i to slice 1 and word i + 2 to slice 2.
template <class WordType>
struct gift128_key_words {
    WordType x[44];
};

/// The round keys of the rounds that start under numbering `Inner`. The key of slice 1 is complemented, since the round leaves y1
/// complemented. The key of slice 2 is rotated back, since it is added before that slice rotates.
template <unsigned Inner, class WordType>
LINNET_INLINE constexpr void gift128_number_keys(WordType& slice1, WordType& slice2) noexcept {
    slice1 = gift128_number<(Inner + 1) % 5>(slice1) ^ word<WordType>::constant(0xffffffff);
    slice2 = gift128_turn<Inner, 1>(gift128_number<(Inner + 1) % 5>(slice2));
}

/// The steps of the key schedule, word by word.
template <class WordType>
struct gift128_schedule {
    LINNET_INLINE static constexpr void update(gift128_key_words<WordType>& k) noexcept {
        for (size_t i = 4; i < 44; ++i) k.x[i] = gift128_update<1>(k.x[i - 4]);
    }
    template <unsigned Inner>
    LINNET_INLINE static constexpr void number(WordType (&slice1)[8], WordType (&slice2)[8]) noexcept {
        for (size_t t = 0; t < 8; ++t) gift128_number_keys<Inner>(slice1[t], slice2[t]);
    }
};

#if LINNET_VECTORS && LINNET_UNROLL
/// The same steps for one message on a target with vectors: the words are the lanes.
struct gift128_schedule_in_lanes {
    using four = lanes<uint32_t, 4>;
    using eight = lanes<uint32_t, 8>;

    LINNET_INLINE static void update(gift128_key_words<uint32_t>& k) noexcept {
        const four first = four::from(k.x);
        [&]<size_t... Index>(std::index_sequence<Index...>)
            LINNET_LAMBDA { (gift128_update<Index + 1>(first).to(k.x + 4 * (Index + 1)), ...); }(std::make_index_sequence<10>{});
    }
    template <unsigned Inner>
    LINNET_INLINE static void number(uint32_t (&slice1)[8], uint32_t (&slice2)[8]) noexcept {
        eight a = eight::from(slice1);
        eight b = eight::from(slice2);
        gift128_number_keys<Inner>(a, b);
        a.to(slice1);
        b.to(slice2);
    }
};
#endif

template <class Schedule, class WordType, unsigned... Inner>
LINNET_INLINE constexpr void gift128_number_all(gift128_key<WordType>& key, std::integer_sequence<unsigned, Inner...>) noexcept {
    (Schedule::template number<Inner>(key.slice1[Inner], key.slice2[Inner]), ...);
}

template <class Schedule, class WordType>
LINNET_INLINE constexpr void gift128_expand_by(const gift128_state<WordType>& words, gift128_key<WordType>& key) noexcept {
    unset<gift128_key_words<WordType>> room(words.x[0]);
    gift128_key_words<WordType>& k = room.object;
    for (size_t i = 0; i < 4; ++i) k.x[i] = words.x[3 - i];
    Schedule::update(k);
    for (size_t t = 0; t < 8; ++t) {
        for (size_t j = 0; j < 5; ++j) {
            key.slice1[j][t] = k.x[5 * t + j];
            key.slice2[j][t] = k.x[5 * t + j + 2];
        }
    }
    gift128_number_all<Schedule>(key, std::make_integer_sequence<unsigned, 5>{});
    wipe(k);
}
#endif

} // namespace detail

/// Makes the round keys of a key, given as its 32-bit words in big-endian order.
template <Word WordType>
[[gnu::noinline]] constexpr void gift128_expand(const gift128_state<WordType>& words, gift128_key<WordType>& key) noexcept {
#if LINNET_SHARED
    detail::gift128_expand_words(words, key);
#else
#if LINNET_VECTORS && LINNET_UNROLL
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated()) return detail::gift128_expand_by<detail::gift128_schedule_in_lanes>(words, key);
    }
#endif
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>(
            [&]() LINNET_LAMBDA { detail::gift128_expand_by<detail::gift128_schedule<WordType>>(words, key); });
    else detail::gift128_expand_by<detail::gift128_schedule<WordType>>(words, key);
#endif
}

template <Word WordType>
[[nodiscard]] LINNET_INLINE constexpr gift128_key<WordType> gift128_expand(const gift128_state<WordType>& words) noexcept {
    if constexpr (std::is_trivially_default_constructible_v<WordType>) {
        gift128_key<WordType> key;
        gift128_expand(words, key);
        return key;
    } else {
        auto key = detail::filled<gift128_key<WordType>>(words.x[0]);
        gift128_expand(words, key);
        return key;
    }
}

namespace detail {

template <class WordType>
LINNET_INLINE constexpr void gift128_all_rounds(gift128_state<WordType>& block, const gift128_key<WordType>& key) noexcept {
    gift128_state<WordType> s = block;
    s.x[3] = s.x[3] ^ word<WordType>::constant(0xffffffff);
    for (size_t t = 0; t < gift128_key<WordType>::periods; ++t) {
        gift128_round<0>(s, key, t);
        gift128_round<1>(s, key, t);
        gift128_round<2>(s, key, t);
        gift128_round<3>(s, key, t);
        gift128_round<4>(s, key, t);
    }
    block = s;
    s.wipe();
}
template <class WordType>
[[gnu::noinline]] constexpr void gift128_rounds(gift128_state<WordType>& block, const gift128_key<WordType>& key) noexcept {
    gift128_all_rounds(block, key);
}

} // namespace detail

/// Encrypts a block.
template <Word WordType>
LINNET_INLINE constexpr void gift128_encrypt(gift128_state<WordType>& block, const gift128_key<WordType>& key) noexcept {
#if defined(LINNET_THUMB) && LINNET_SHARED
    if constexpr (std::is_same_v<WordType, uint32_t>) {
        if (!__builtin_is_constant_evaluated())
            return detail::gift128_thumb(block.x, key.rounds[0][0], detail::table<detail::gift128_constants>()[0].data());
    }
#endif
    if constexpr (detail::in_lanes<WordType>)
        processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { detail::gift128_all_rounds(block, key); });
    else detail::gift128_rounds(block, key);
}

LINNET_NAMESPACE_END

#endif
