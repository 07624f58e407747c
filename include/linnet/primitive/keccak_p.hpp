// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_KECCAK_P_HPP
#define LINNET_PRIMITIVE_KECCAK_P_HPP

#include <linnet/detail/processor.hpp>
#include <linnet/detail/secret.hpp>
#include <linnet/detail/table.hpp>
#include <linnet/word/doubled.hpp>
#include <linnet/word/native.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Whether the lanes of a state are kept in memory, where they are many more than the registers: left alone, the compilers copy
/// them between the two, or pack them into vectors.
template <class W>
inline constexpr bool keccak_in_memory = false;
#if ((defined(__x86_64__) && LINNET_UNROLL) || LINNET_SHARED) && !defined(LINNET_NO_ASM)
#define LINNET_KECCAK_IN_MEMORY
template <>
inline constexpr bool keccak_in_memory<doubled> = true;
template <>
inline constexpr bool keccak_in_memory<native_word> = true;
#endif

/// Calls f(0) to f(N - 1), each with its argument as a constant.
template <unsigned N, class F>
LINNET_INLINE constexpr void keccak_each(const F& f) noexcept {
    [&]<unsigned... I>(std::integer_sequence<unsigned, I...>)
        LINNET_LAMBDA { (f(std::integral_constant<unsigned, I>{}), ...); }(std::make_integer_sequence<unsigned, N>{});
}

/// Has one lane, or all, written here, and read again behind this.
template <class W, class Lanes>
LINNET_INLINE constexpr void keccak_settle([[maybe_unused]] Lanes& lanes) noexcept {
    if constexpr (keccak_in_memory<W>) settle(lanes);
}

} // namespace detail

/// The state A[x, y] of 5 by 5 lanes, at index x + 5y (FIPS 202, section 3.1): of 16 bits for Keccak-p[400], of 64 for
/// Keccak-p[1600].
template <Word W>
struct keccak_state {
    W x[25];

    LINNET_INLINE constexpr void wipe() noexcept {
        if constexpr (detail::keccak_in_memory<W>) {
            detail::keccak_each<25>([&](auto i) LINNET_LAMBDA { x[i] = word<W>::constant(0); });
            detail::keccak_settle<W>(x);
        } else wipe_words(x);
    }
};

/// How many rounds there are for lanes of word W: 12 + 2l, where a lane has 2^l bits (FIPS 202, section 3.4).
template <class W>
inline constexpr unsigned keccak_rounds_max = 12 + 2 * static_cast<unsigned>(std::countr_zero(8 * word<W>::size));

namespace detail {

/// The constants of all rounds: that of round i has rc(7i + j), one bit of an 8-bit shift register, in bit 2^j - 1 (FIPS 202,
/// section 3.2.5). Lanes of 16 bits need fewer of them, and the low bits.
inline constexpr auto keccak_constants = [] {
    std::array<uint64_t, 24> constants{};
    uint32_t r = 1;
    for (unsigned t = 0; t < 168; ++t) {
        if ((r & 1) != 0) constants[t / 7] |= uint64_t{1} << ((1u << t % 7) - 1);
        r = (r << 1) ^ (r >> 7 != 0 ? 0x171u : 0u);
    }
    return constants;
}();

/// The same as words: with 16 bits in both halves, or interleaved, which costs a round no instruction.
template <class W>
inline constexpr auto keccak_words = [] {
    return [&]<size_t... I>(std::index_sequence<I...>) {
        return std::array<W, sizeof...(I)>{word<W>::constant(static_cast<unsigned_of<word<W>::size>>(keccak_constants[I]))...};
    }(std::make_index_sequence<keccak_rounds_max<W>>{});
}();

template <class W>
LINNET_INLINE constexpr W keccak_constant(unsigned i) noexcept {
    if constexpr (keccak_in_memory<W> || std::is_same_v<W, interleaved>) return table<keccak_words<W>>()[i];
    else return word<W>::constant(static_cast<unsigned_of<word<W>::size>>(table<keccak_constants>()[i]));
}

struct keccak_step {
    unsigned from;     ///< where the lane is before pi
    unsigned rotation; ///< by how much rho rotates it to the left
};

/// What rho and pi bring to A[x, y], of lanes of `Bits` bits (FIPS 202, sections 3.2.2 and 3.2.3).
template <unsigned Bits>
constexpr keccak_step keccak_origin(unsigned x, unsigned y) noexcept {
    const unsigned from_x = (x + 3 * y) % 5;
    const unsigned from_y = x;
    unsigned rotation = 0;
    for (unsigned t = 0, i = 1, j = 0; t < 24; ++t) {
        if (i == from_x && j == from_y) rotation = (t + 1) * (t + 2) / 2 % Bits;
        const unsigned next = (2 * i + 3 * j) % 5;
        i = j;
        j = next;
    }
    return {from_x + 5 * from_y, rotation};
}

/// With lanes in memory, a result that is computed here, by a scalar instruction.
template <class W>
LINNET_INLINE constexpr W keccak_scalar(const W& value) noexcept {
    if constexpr (!keccak_in_memory<W> || !LINNET_VECTORS) return value;
    else if constexpr (std::is_same_v<W, doubled>) return {pinned(value.both)};
    else return pinned(value);
}

/// The lane that rho and pi bring to A[X, Y], to which theta adds `d` on the way.
template <unsigned X, unsigned Y, class W>
LINNET_INLINE constexpr W keccak_moved_lane(const keccak_state<W>& s, const W (&d)[5]) noexcept {
    constexpr unsigned bits = 8 * word<W>::size;
    constexpr keccak_step origin = keccak_origin<bits>(X, Y);
    const W sum = keccak_scalar(static_cast<W>(s.x[origin.from] ^ d[origin.from % 5]));
    if constexpr (origin.rotation == 0) return sum;
    else return keccak_scalar(word<W>::template rotate_right<bits - origin.rotation>(sum));
}

/// Chi, and iota where that is: the lane A[X, Y] of the next state from `b`, its plane before. `sums` takes the parities of its
/// columns, if it is an array.
template <unsigned X, unsigned Y, class W, class Sums>
LINNET_INLINE constexpr void keccak_chi(const W (&b)[5], keccak_state<W>& out, const W& constant, Sums& sums) noexcept {
    W lane = static_cast<W>(word<W>::and_not(b[(X + 1) % 5], b[(X + 2) % 5]) ^ b[X]);
    if constexpr (X + 5 * Y == 0) lane = static_cast<W>(lane ^ constant);
    lane = keccak_scalar(lane);
    out.x[X + 5 * Y] = lane;
    keccak_settle<W>(out.x[X + 5 * Y]);
    if constexpr (std::is_array_v<Sums>) {
        sums[X] = Y == 0 ? lane : static_cast<W>(sums[X] ^ lane);
#if !defined(__clang__) // which needs no such help; g++ would put the sum off, and store the lane a second time
        sums[X] = keccak_scalar(sums[X]);
#endif
    }
}

/// The plane of the lanes A[0, Y] to A[4, Y] of the next state.
template <unsigned Y, class W, class Sums>
LINNET_INLINE constexpr void keccak_plane(const keccak_state<W>& s, const W (&d)[5], keccak_state<W>& out, const W& constant,
                                          Sums& sums) noexcept {
    const W b[5] = {keccak_moved_lane<0, Y>(s, d), keccak_moved_lane<1, Y>(s, d), keccak_moved_lane<2, Y>(s, d),
                    keccak_moved_lane<3, Y>(s, d), keccak_moved_lane<4, Y>(s, d)};
    keccak_each<5>([&](auto x) LINNET_LAMBDA { keccak_chi<x(), Y>(b, out, constant, sums); });
}

/// Theta: the parity of a column, and what it adds to a column between two (FIPS 202, section 3.2.1).
template <class W>
LINNET_INLINE constexpr W keccak_parity(const keccak_state<W>& s, size_t x) noexcept {
    return keccak_scalar(static_cast<W>(s.x[x + 20] ^ s.x[x] ^ s.x[x + 5] ^ s.x[x + 10] ^ s.x[x + 15]));
}
template <class W>
LINNET_INLINE constexpr W keccak_added(const W (&parity)[5], size_t x) noexcept {
    return keccak_scalar(
        static_cast<W>(word<W>::template rotate_right<8 * word<W>::size - 1>(parity[(x + 1) % 5]) ^ parity[(x + 4) % 5]));
}

template <class W>
struct keccak_parities {
    W c[5];

    LINNET_INLINE explicit constexpr keccak_parities(const keccak_state<W>& s) noexcept
        : c{keccak_parity(s, 0), keccak_parity(s, 1), keccak_parity(s, 2), keccak_parity(s, 3), keccak_parity(s, 4)} {}
};

/// One round, to another state, of whose parities `c` is read: theta, rho, pi, chi, iota (FIPS 202, section 3.3). The constant
/// comes as a word.
template <class W, class Sums>
LINNET_INLINE constexpr void keccak_round(keccak_state<W>& s, const W (&c)[5], keccak_state<W>& out, const W& constant,
                                          Sums& sums) noexcept {
    const W d[5] = {keccak_added(c, 0), keccak_added(c, 1), keccak_added(c, 2), keccak_added(c, 3), keccak_added(c, 4)};
    if constexpr (!std::is_array_v<Sums>) keccak_each<25>([&](auto i) LINNET_LAMBDA { keccak_settle<W>(s.x[i]); });
    keccak_each<5>([&](auto y) LINNET_LAMBDA { keccak_plane<y()>(s, d, out, constant, sums); });
}
template <class W>
LINNET_INLINE constexpr void keccak_round(keccak_state<W>& s, keccak_state<W>& out, const W& constant) noexcept {
    const keccak_parities<W> parities(s);
    std::true_type none; // what follows reads the state
    keccak_round(s, parities.c, out, constant, none);
}

/// The last of all rounds, to another state.
template <class W>
LINNET_INLINE constexpr void keccak_last_round(keccak_state<W>& s, keccak_state<W>& out) noexcept {
    keccak_round(s, out, keccak_constant<W>(keccak_rounds_max<W> - 1));
}

/// The last `rounds` of all: in memory, to `t` and back in turns, so that no lane is copied. Registers of 64 bits leave room for
/// the parities, which are added up on the way, so that lanes are read once.
template <class W>
LINNET_INLINE constexpr void keccak_rounds(keccak_state<W>& s, keccak_state<W>& t, unsigned rounds) noexcept {
    constexpr unsigned all = keccak_rounds_max<W>;
    unsigned i = all - rounds;
    if constexpr (keccak_in_memory<W> && word<W>::size == 8) {
        keccak_parities<W> parities(s);
        for (; i < all - 1; i += 2) {
            keccak_state<W>& here = *pinned(&s); // or g++ computes the addresses of all lanes beforehand, and keeps them in memory
            keccak_round(here, parities.c, t, keccak_constant<W>(i), parities.c);
            keccak_round(t, parities.c, here, keccak_constant<W>(i + 1), parities.c);
        }
        wipe_words(parities.c);
    } else if constexpr (keccak_in_memory<W>) {
        for (; i < all - 1; i += 2) {
            keccak_round(s, t, keccak_constant<W>(i));
            keccak_round(t, s, keccak_constant<W>(i + 1));
        }
    }
    for (; i < all; ++i) {
        keccak_round(s, t, keccak_constant<W>(i));
        s = t;
    }
}

/// Every round there is where code is shared: the last `rounds` of all, or with `bits` as often the last one, with the next bit
/// added to bit 7 of the first lane before each.
template <class W>
[[gnu::noinline]] constexpr void keccak_shared(keccak_state<W>& s, keccak_state<W>& room, unsigned rounds,
                                               const doubled* bits) noexcept {
    keccak_state<W>* from = &s;
    keccak_state<W>* to = &room;
    for (unsigned i = 0; i < rounds; ++i) {
        if constexpr (std::is_same_v<W, doubled>) {
            if (bits != nullptr) from->x[0].both ^= std::rotl(bits[i / 16].both, static_cast<int>(i % 16)) & 0x00800080;
        }
        constexpr unsigned all = keccak_rounds_max<W>;
        keccak_round(*from, *to, keccak_constant<W>(bits != nullptr ? all - 1 : all - rounds + i));
        keccak_state<W>* const swapped = opaque(from);
        from = opaque(to);
        to = swapped;
    }
    if (from != &s) s = room;
}

template <class W>
LINNET_INLINE constexpr void keccak_loop_inlined(keccak_state<W>& s, unsigned rounds) noexcept {
    unset<keccak_state<W>> room(s.x[0]);
    if constexpr (keccak_in_memory<W> && LINNET_SHARED) keccak_shared(s, room.object, rounds, nullptr);
    else keccak_rounds(s, room.object, rounds);
    wipe(room);
}

/// One function for every number of rounds.
template <class W>
[[gnu::noinline]] constexpr void keccak_loop(keccak_state<W>& s, unsigned rounds) noexcept {
    keccak_loop_inlined(s, rounds);
}

} // namespace detail

/// The permutation Keccak-p[400, Rounds], 1 <= Rounds <= 20, or Keccak-p[1600, Rounds], Rounds <= 24 (FIPS 202, section 3.3). A
/// round is so long that unrolling several gains nothing. `room` is left with secrets in it.
template <unsigned Rounds, Word W>
LINNET_INLINE constexpr void keccak_p(keccak_state<W>& s, [[maybe_unused]] keccak_state<W>& room) noexcept {
    static_assert(Rounds >= 1 && Rounds <= keccak_rounds_max<W>);
    if constexpr (detail::inlined_over<W, doubled>) detail::keccak_rounds(s, room, Rounds);
    else if constexpr (detail::keccak_in_memory<W> && LINNET_SHARED) detail::keccak_shared(s, room, Rounds, nullptr);
    else detail::keccak_loop(s, Rounds);
}

template <unsigned Rounds, Word W>
LINNET_INLINE constexpr void keccak_p(keccak_state<W>& s) noexcept {
    if constexpr (detail::inlined_over<W, doubled>) {
        keccak_state<W> room;
        keccak_p<Rounds>(s, room);
        if constexpr (detail::keccak_in_memory<W>) room.wipe();
        else detail::wipe(room);
    } else {
        detail::keccak_loop(s, Rounds);
    }
}

/// The same as a function of its own, compiled for what `Feature` asks for, which every caller over such lanes shares.
template <unsigned Rounds, class Feature, Word W>
LINNET_INLINE constexpr void keccak_p_apart(keccak_state<W>& s) noexcept {
    if constexpr (std::is_same_v<Feature, processor::any>) return detail::keccak_loop(s, Rounds);
    else Feature::call([&]() LINNET_LAMBDA { detail::keccak_loop_inlined(s, Rounds); });
}

LINNET_NAMESPACE_END

#endif
