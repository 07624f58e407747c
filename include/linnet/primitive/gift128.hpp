// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_GIFT128_HPP
#define LINNET_PRIMITIVE_GIFT128_HPP

/// GIFT-128 ("GIFT: A Small Present", CHES 2017) on its four bit slices, fixsliced (Adomnicai, Najm, Peyrin, "Fixslicing: A New
/// GIFT Representation", TCHES 2020/3).
///
/// Bit n of slice b is bit b of nibble n. The permutation moves nibble 4q + r of slice b to q + 8((b - r) mod 4). What it does to
/// slice 3 is left out and only recorded: the words are read under another numbering of the nibbles, of which there are five. Slice
/// 3 then rests, and slices 0, 1 and 2 turn by 1, 2 and 3 in the two bits of the number that are r in that round.

#include <linnet/detail/secret.hpp>
#include <linnet/detail/table.hpp>
#include <linnet/primitive/gift128_thumb.hpp>
#include <linnet/word/lanes.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

/// The four slices of a block: its 32-bit words, in big-endian order.
template <Word W>
struct gift128_state {
    W x[4];

    LINNET_INLINE constexpr void wipe() noexcept { wipe_words(x); }
};

/// The round keys, ready to be added: those of round 5t + j have the index [j][t]. In the form for 32-bit cores the two of a round
/// are one behind the other, in the order of the rounds.
template <Word W>
struct gift128_key {
    static constexpr unsigned numberings = 5;
    static constexpr unsigned periods = 8;

#if LINNET_SHARED
    W rounds[periods][numberings][2];
#else
    W slice1[numberings][periods];
    W slice2[numberings][periods];
#endif

    LINNET_INLINE constexpr void wipe() noexcept {
#if defined(LINNET_THUMB) && LINNET_SHARED
        if constexpr (std::is_same_v<W, uint32_t>) {
            if (!std::is_constant_evaluated()) return detail::gift128_thumb_wipe(rounds[0][0]);
        }
#endif
        detail::wipe(*this);
    }
};

namespace detail {

/// A step whose place among the others is kept, where that is faster.
template <class W>
LINNET_INLINE constexpr W gift128_ordered(const W& x) noexcept {
    if constexpr (LINNET_SHARED) return x;
    else return pinned(x);
}

/// The bits of `x`, rotated right, that `Mask` has.
template <uint32_t Mask, unsigned Count, class W>
LINNET_INLINE constexpr W gift128_part(const W& x) noexcept {
    using w = word<W>;
    constexpr uint32_t right = ~uint32_t{0} >> Count; // where a shift does
    constexpr uint32_t left = ~right;
    constexpr unsigned back = 32 - Count;
    if constexpr (Mask == right) return w::template shift_right<Count>(x);
    else if constexpr (Mask == left) return w::template shift_left<back>(x);
    else if constexpr ((Mask & left) == 0) return gift128_ordered(w::template shift_right<Count>(x)) & w::constant(Mask);
    else if constexpr ((Mask & right) != 0) return w::template rotate_right<Count>(x) & w::constant(Mask);
    else if constexpr (back <= 3) return w::template shift_left<back>(gift128_ordered(x & w::constant(Mask >> back)));
    else return gift128_ordered(w::template shift_left<back>(x)) & w::constant(Mask);
}

/// Both of two words that share no bit. On a scalar the sum may be one instruction with a shift of at most 3 places.
template <class W>
LINNET_INLINE constexpr W gift128_joined(const W& a, const W& b) noexcept {
    if constexpr (std::is_integral_v<W>) return gift128_ordered(a + b);
    else return a | b;
}

/// Rotates each field of `Width` bits right.
template <unsigned Width, unsigned Count, class W>
LINNET_INLINE constexpr W gift128_rotate_fields(const W& x) noexcept {
    constexpr uint32_t within = [] {
        uint32_t mask = 0;
        for (unsigned i = 0; i < 32; ++i) mask |= uint32_t{i % Width + Count < Width} << i;
        return mask;
    }();
    if constexpr (Count == 0) return x;
    else if constexpr (Width == 32) return word<W>::template rotate_right<Count>(x);
    else if constexpr (Width == 16 && Count == 8 && std::is_integral_v<W>)
        return word<W>::template rotate_right<16>(gift128_ordered(byte_swap(x)));
    else return gift128_joined(gift128_part<within, Count>(x), gift128_part<~within, 32 - (Width - Count)>(x));
}

/// Turns a slice by `Turn`, under numbering `J`.
template <unsigned J, unsigned Turn, class W>
LINNET_INLINE constexpr W gift128_turn(const W& x) noexcept {
    if constexpr (J == 0) return gift128_rotate_fields<4, Turn>(x);
    else if constexpr (J == 1) return gift128_rotate_fields<16, 4 * Turn>(x);
    else if constexpr (J == 3) return gift128_rotate_fields<8, 8 - 2 * Turn>(x);
    else if constexpr (J == 4) return gift128_rotate_fields<32, 32 - 8 * Turn>(x);
    else if constexpr (Turn == 2) return gift128_rotate_fields<2, 1>(x);
    else { // the halves change places, and in one of them the neighbours
        constexpr uint32_t half = Turn == 1 ? 0x0000ffff : 0xffff0000;
        return gift128_joined(gift128_part<half, 16>(x),
                              gift128_joined(gift128_part<0x55555555 & ~half, 17>(x), gift128_part<0xaaaaaaaa & ~half, 15>(x)));
    }
}

/// Exchanges two bits of the nibbles' numbers, P > Q, and complements both.
template <unsigned P, unsigned Q, class W>
LINNET_INLINE constexpr W gift128_exchange(const W& x) noexcept {
    constexpr unsigned shift = (1u << P) + (1u << Q);
    constexpr uint32_t lower = [] {
        uint32_t mask = 0;
        for (unsigned i = 0; i < 32; ++i) mask |= uint32_t{(i & shift) == 0} << i;
        return mask;
    }();
    constexpr uint32_t upper = lower << shift;
    if constexpr (LINNET_SHARED) {
        const W t = (x ^ word<W>::template shift_right<shift>(x)) & word<W>::constant(lower);
        return x ^ t ^ word<W>::template shift_left<shift>(t);
    }
    return gift128_joined(x & word<W>::constant(~(lower | upper)),
                          gift128_joined(gift128_part<lower, shift>(x), gift128_part<upper, 32 - shift>(x)));
}

/// A slice in the order of the specification, under numbering `J`.
template <unsigned J, class W>
LINNET_INLINE constexpr W gift128_number(const W& x) noexcept {
    if constexpr (J == 1) {
        return gift128_exchange<4, 1>(gift128_exchange<3, 0>(gift128_exchange<2, 1>(gift128_exchange<1, 0>(x))));
    } else if constexpr (J == 2) {
        return gift128_exchange<4, 3>(gift128_exchange<3, 2>(gift128_exchange<2, 1>(gift128_exchange<1, 0>(x))));
    } else if constexpr (J == 3) {
        return gift128_exchange<1, 0>(gift128_exchange<2, 1>(gift128_exchange<3, 2>(gift128_exchange<4, 3>(x))));
    } else if constexpr (J == 4) {
        return gift128_exchange<1, 0>(gift128_exchange<2, 1>(gift128_exchange<3, 0>(gift128_exchange<4, 1>(x))));
    } else {
        return x;
    }
}

/// The round constants (CHES 2017, section 2), numbered, and complemented where the slice is complemented: in all rounds but the
/// last.
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

/// One round in period `t`, with slice 3 complemented on both sides. Written out, the S-box is three or four operations deep; the
/// specification has it in ten, one after the other:
///     y0 = ~(x0 | x1) ^ x2 ^ x3          y1 = x1 ^ x0 x2 ^ ~y0
///     y2 = (x2 | x1 x3) ^ x1 ^ x0 x3     y3 = x0 ^ x3 (x1 ^ x0 x2)
template <unsigned J, class W>
LINNET_INLINE constexpr void gift128_round(gift128_state<W>& s, const gift128_key<W>& key, size_t t) noexcept {
    using w = word<W>;
    const W& x0 = s.x[0];
    const W& x1 = s.x[1];
    const W& x2 = s.x[2];
    const W& x3 = s.x[3];
#if LINNET_SHARED // ten operations, for one unit
    const W sum = x1 ^ (x0 & x2);
    const W y3 = x0 ^ w::and_not(x3, sum);
    const W third = x2 ^ (y3 | sum);
    const W y0 = x3 ^ third;
    const W y1 = sum ^ y0;
    const W y2 = third ^ w::and_not(y1, y3);
    s.x[0] = gift128_turn<J, 1>(y0);
    s.x[1] = gift128_turn<J, 2>(y1) ^ key.rounds[t][J][0];
    s.x[2] = gift128_turn<J, 3>(y2) ^ key.rounds[t][J][1];
    s.x[3] = y3 ^ w::constant(table<gift128_constants>()[t][J]);
#else
    const W either = gift128_ordered(x0 | x1);
    const W y0 = gift128_ordered(gift128_ordered(x2 ^ x3) ^ either);
    const W sum = gift128_ordered(x1 ^ gift128_ordered(x0 & x2));
    const W y1 = gift128_ordered(sum ^ y0);
    const W product = gift128_ordered(w::and_not(x3, sum));
    const W left = gift128_ordered(x2 | gift128_ordered(w::and_not(x3, x1)));
    const W right = gift128_ordered(gift128_ordered(x1 ^ key.slice2[J][t]) ^ gift128_ordered(w::and_not(x3, x0)));
    const W y2 = gift128_ordered(left ^ right);
    const W y3 = gift128_ordered(x0 ^ product);
    s.x[0] = gift128_turn<J, 1>(y0);
    s.x[1] = gift128_ordered(gift128_turn<J, 2>(y1) ^ key.slice1[J][t]);
    s.x[2] = gift128_turn<J, 3>(y2);
    s.x[3] = gift128_ordered(y3 ^ w::constant(table<gift128_constants>()[t][J]));
#endif
}

/// The 16-bit halves of a word of the key after `Times` times four rounds (CHES 2017, section 2): rotated right by 2 and by 12 each
/// time.
template <size_t Times, class W>
LINNET_INLINE constexpr W gift128_update(const W& x) noexcept {
    constexpr uint32_t high = 0xffff0000;
    constexpr uint32_t low = 0x0000ffff;
    if constexpr (LINNET_SHARED) { // what moves equally far, for itself
        constexpr unsigned in_high = 2 * Times % 16, in_low = 12 * Times % 16;
        const W upper =
            gift128_part<(high >> in_high & high), in_high>(x) | gift128_part<(high << (16 - in_high)), in_high + 16>(x);
        if constexpr (in_low == 0) return upper | (x & word<W>::constant(low));
        else return upper | gift128_part<(low >> in_low), in_low>(x) | gift128_part<(low << (16 - in_low) & low), in_low + 16>(x);
    }
    return gift128_joined(gift128_rotate_fields<16, unsigned{2 * Times % 16}>(x) & word<W>::constant(high),
                          gift128_rotate_fields<16, unsigned{12 * Times % 16}>(x) & word<W>::constant(low));
}

#if LINNET_SHARED
/// Where the bits of a word under numbering `R` move when the key is updated `Times` times. Those that move equally far go
/// together.
struct gift128_moves {
    unsigned count = 0;
    unsigned distance[6] = {};
    uint32_t target[6] = {};
};
template <unsigned R, unsigned Times>
inline constexpr gift128_moves gift128_moves_of = [] {
    gift128_moves m;
    for (unsigned i = 0; i < 32; ++i) {
        const uint32_t from = gift128_number<R>(uint32_t{1} << i);
        const uint32_t to = gift128_number<R>(gift128_update<Times>(uint32_t{1} << i));
        const auto distance = static_cast<unsigned>(32 + std::countr_zero(from) - std::countr_zero(to)) % 32;
        unsigned move = 0;
        while (move < m.count && m.distance[move] != distance) ++move;
        if (move == m.count) m.distance[m.count++] = distance;
        m.target[move] |= to;
    }
    return m;
}();

/// Updates a word under numbering `R`.
template <unsigned R, unsigned Times, class W>
LINNET_INLINE constexpr W gift128_numbered_update(const W& x) noexcept {
    constexpr auto& m = gift128_moves_of<R, Times>;
    return [&]<unsigned... I>(std::integer_sequence<unsigned, I...>) LINNET_LAMBDA {
        return (gift128_part<m.target[I], m.distance[I]>(x) | ...);
    }(std::make_integer_sequence<unsigned, m.count>{});
}

/// The round keys of the rounds that start under numbering `J`. The words x[i] of the key, in the order in which the rounds take
/// them, are such that round i adds x[i] to slice 1 and x[i + 2] to slice 2; four further on stands the same word, updated, and 32
/// further on the same word. `words` are x[J + 2 + 5m]. Each is numbered once, and updates lead from there to the words 8, 20 and
/// 28 places on, which this numbering takes too. Slice 1 has the complement, for the round leaves y1 complemented.
template <unsigned J, class W>
LINNET_ONCE constexpr void gift128_expand_numbering(const W (&words)[4], gift128_key<W>& key) noexcept {
    constexpr unsigned numbering = (J + 1) % 5;
    const W ones = word<W>::constant(0xffffffff);
    const auto one = [&](size_t m) LINNET_LAMBDA {
        const W x = gift128_number<numbering>(words[m]);
        const W x20 = gift128_numbered_update<numbering, 5>(x);
        const W x8 = gift128_numbered_update<numbering, 2>(x) ^ ones;
        key.rounds[m][J][1] = x;
        key.rounds[m + 4][J][1] = x20;
        if (m < 2) {
            key.rounds[m + 2][J][0] = x8;
            key.rounds[m + 6][J][0] = gift128_numbered_update<numbering, 2>(x20) ^ ones;
        } else {
            key.rounds[m - 2][J][0] = x20 ^ ones;
            key.rounds[m + 2][J][0] = x8;
        }
    };
#if LINNET_UNROLL
    one(0), one(1), one(2), one(3);
#else
    for (size_t m = 0; m < 4; ++m) one(m);
#endif
}

template <class W>
constexpr void gift128_expand_words(const gift128_state<W>& k, gift128_key<W>& key) noexcept {
    W words[4] = {k.x[1], gift128_update<1>(k.x[0]), gift128_update<3>(k.x[3]), gift128_update<4>(k.x[2])};
    const auto advance = [&]() LINNET_LAMBDA {
        const W last = gift128_update<4>(words[0]);
        for (size_t m = 0; m < 3; ++m) words[m] = gift128_update<7>(words[m + 1]);
        words[3] = last;
    };
    gift128_expand_numbering<0>(words, key);
    advance();
    gift128_expand_numbering<1>(words, key);
    advance();
    gift128_expand_numbering<2>(words, key);
    advance();
    gift128_expand_numbering<3>(words, key);
    advance();
    gift128_expand_numbering<4>(words, key);
    wipe_words(words);
}
#else
/// The words of the key in the order in which the rounds take them. Round i adds word i to slice 1 and word i + 2 to slice 2.
template <class W>
struct gift128_key_words {
    W x[44];
};

/// The round keys of the rounds that start under numbering `J`: that of slice 1 complemented, for the round leaves y1 complemented,
/// that of slice 2 turned back, for it is added before that slice is turned.
template <unsigned J, class W>
LINNET_INLINE constexpr void gift128_number_keys(W& slice1, W& slice2) noexcept {
    slice1 = gift128_number<(J + 1) % 5>(slice1) ^ word<W>::constant(0xffffffff);
    slice2 = gift128_turn<J, 1>(gift128_number<(J + 1) % 5>(slice2));
}

/// The steps of the key schedule, word by word.
template <class W>
struct gift128_schedule {
    static constexpr void update(gift128_key_words<W>& k) noexcept {
        for (size_t i = 4; i < 44; ++i) k.x[i] = gift128_update<1>(k.x[i - 4]);
    }
    template <unsigned J>
    static constexpr void number(W (&slice1)[8], W (&slice2)[8]) noexcept {
        for (size_t t = 0; t < 8; ++t) gift128_number_keys<J>(slice1[t], slice2[t]);
    }
};

/// The same steps for one message on a target with vectors: its words are the lanes.
struct gift128_schedule_in_lanes {
    using four = lanes<uint32_t, 4>;
    using eight = lanes<uint32_t, 8>;

    LINNET_INLINE static void update(gift128_key_words<uint32_t>& k) noexcept {
        const four first = four::from(k.x);
        [&]<size_t... I>(std::index_sequence<I...>)
            LINNET_LAMBDA { (gift128_update<I + 1>(first).to(k.x + 4 * (I + 1)), ...); }(std::make_index_sequence<10>{});
    }
    template <unsigned J>
    LINNET_INLINE static void number(uint32_t (&slice1)[8], uint32_t (&slice2)[8]) noexcept {
        eight a = eight::from(slice1);
        eight b = eight::from(slice2);
        gift128_number_keys<J>(a, b);
        a.to(slice1);
        b.to(slice2);
    }
};

template <class Schedule, class W, unsigned... J>
LINNET_INLINE constexpr void gift128_number_all(gift128_key<W>& key, std::integer_sequence<unsigned, J...>) noexcept {
    (Schedule::template number<J>(key.slice1[J], key.slice2[J]), ...);
}

template <class Schedule, class W>
LINNET_INLINE constexpr void gift128_expand_by(const gift128_state<W>& words, gift128_key<W>& key) noexcept {
    unset<gift128_key_words<W>> room(words.x[0]);
    gift128_key_words<W>& k = room.object;
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
template <Word W>
[[gnu::noinline]] constexpr void gift128_expand(const gift128_state<W>& words, gift128_key<W>& key) noexcept {
#if LINNET_SHARED
    detail::gift128_expand_words(words, key);
#else
#if LINNET_VECTORS && LINNET_UNROLL
    if constexpr (std::is_same_v<W, uint32_t>) {
        if (!std::is_constant_evaluated()) return detail::gift128_expand_by<detail::gift128_schedule_in_lanes>(words, key);
    }
#endif
    detail::gift128_expand_by<detail::gift128_schedule<W>>(words, key);
#endif
}

template <Word W>
[[nodiscard]] LINNET_INLINE constexpr gift128_key<W> gift128_expand(const gift128_state<W>& words) noexcept {
    if constexpr (std::is_trivially_default_constructible_v<W>) {
        gift128_key<W> key;
        gift128_expand(words, key);
        return key;
    } else {
        auto key = detail::filled<gift128_key<W>>(words.x[0]);
        gift128_expand(words, key);
        return key;
    }
}

namespace detail {

template <class W>
[[gnu::noinline]] constexpr void gift128_rounds(gift128_state<W>& block, const gift128_key<W>& key) noexcept {
    gift128_state<W> s = block;
    s.x[3] = s.x[3] ^ word<W>::constant(0xffffffff);
    for (size_t t = 0; t < gift128_key<W>::periods; ++t) {
        gift128_round<0>(s, key, t);
        gift128_round<1>(s, key, t);
        gift128_round<2>(s, key, t);
        gift128_round<3>(s, key, t);
        gift128_round<4>(s, key, t);
    }
    block = s;
    s.wipe();
}

} // namespace detail

/// Encrypts a block.
template <Word W>
LINNET_INLINE constexpr void gift128_encrypt(gift128_state<W>& block, const gift128_key<W>& key) noexcept {
#if defined(LINNET_THUMB) && LINNET_SHARED
    if constexpr (std::is_same_v<W, uint32_t>) {
        if (!std::is_constant_evaluated())
            return detail::gift128_thumb(block.x, key.rounds[0][0], detail::table<detail::gift128_constants>()[0].data());
    }
#endif
    detail::gift128_rounds(block, key);
}

LINNET_NAMESPACE_END

#endif
