// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_KECCAK_P400_HPP
#define LINNET_PRIMITIVE_KECCAK_P400_HPP

#include <linnet/detail/secret.hpp>
#include <linnet/detail/table.hpp>
#include <linnet/word/doubled.hpp>

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

/// The state A[x, y] of 5 by 5 lanes of 16 bits, at index x + 5y (FIPS 202, section 3.1).
template <Word W>
struct keccak_p400_state {
    W x[25];

    LINNET_INLINE constexpr void wipe() noexcept {
        if constexpr (detail::keccak_in_memory<W>) {
            detail::keccak_each<25>([&](auto i) LINNET_LAMBDA { x[i] = word<W>::constant(0); });
            detail::keccak_settle<W>(x);
        } else wipe_words(x);
    }
};

namespace detail {

/// The constants of the twenty rounds: that of round i has rc(7i + j), one bit of an 8-bit shift register, in bit 2^j - 1 (FIPS
/// 202, section 3.2.5).
inline constexpr auto keccak_p400_constants = [] {
    std::array<std::uint16_t, 20> constants{};
    uint32_t r = 1;
    for (unsigned t = 0; t < 140; ++t) {
        if (t % 7 <= 4 && (r & 1) != 0) constants[t / 7] = static_cast<std::uint16_t>(constants[t / 7] | 1u << ((1u << t % 7) - 1));
        r = (r << 1) ^ (r >> 7 != 0 ? 0x171u : 0u);
    }
    return constants;
}();

/// The same in both halves of a word, which costs a round no instruction.
inline constexpr auto keccak_p400_doubled = [] {
    std::array<doubled, 20> words{};
    for (unsigned i = 0; i < 20; ++i) words[i] = word<doubled>::constant(keccak_p400_constants[i]);
    return words;
}();

template <class W>
LINNET_INLINE constexpr W keccak_p400_constant(unsigned i) noexcept {
    if constexpr (keccak_in_memory<W>) return table<keccak_p400_doubled>()[i];
    else return word<W>::constant(table<keccak_p400_constants>()[i]);
}

struct keccak_p400_step {
    unsigned from;     ///< where the lane is before pi
    unsigned rotation; ///< by how much rho rotates it to the left
};

/// What rho and pi bring to A[x, y] (FIPS 202, sections 3.2.2 and 3.2.3).
constexpr keccak_p400_step keccak_p400_origin(unsigned x, unsigned y) noexcept {
    const unsigned from_x = (x + 3 * y) % 5;
    const unsigned from_y = x;
    unsigned rotation = 0;
    for (unsigned t = 0, i = 1, j = 0; t < 24; ++t) {
        if (i == from_x && j == from_y) rotation = (t + 1) * (t + 2) / 2 % 16;
        const unsigned next = (2 * i + 3 * j) % 5;
        i = j;
        j = next;
    }
    return {from_x + 5 * from_y, rotation};
}

/// With lanes in memory, a result that is computed here, by a scalar instruction.
template <class W>
LINNET_INLINE constexpr W keccak_scalar(const W& value) noexcept {
    if constexpr (keccak_in_memory<W> && LINNET_VECTORS) return {pinned(value.both)};
    else return value;
}

/// The lane that rho and pi bring to A[X, Y], to which theta adds `d` on the way.
template <unsigned X, unsigned Y, class W>
LINNET_INLINE constexpr W keccak_p400_moved(const keccak_p400_state<W>& s, const W (&d)[5]) noexcept {
    constexpr keccak_p400_step origin = keccak_p400_origin(X, Y);
    const W sum = keccak_scalar(static_cast<W>(s.x[origin.from] ^ d[origin.from % 5]));
    if constexpr (origin.rotation == 0) return sum;
    else return keccak_scalar(word<W>::template rotate_right<16 - origin.rotation>(sum));
}

/// Chi, and iota where that is: the lane A[X, Y] of the next state from `b`, its plane before.
template <unsigned X, unsigned Y, class W>
LINNET_INLINE constexpr void keccak_p400_chi(const W (&b)[5], keccak_p400_state<W>& out, const W& constant) noexcept {
    W lane = keccak_scalar(static_cast<W>(keccak_scalar(word<W>::and_not(b[(X + 1) % 5], b[(X + 2) % 5])) ^ b[X]));
    if constexpr (X + 5 * Y == 0) lane = static_cast<W>(lane ^ constant);
    out.x[X + 5 * Y] = lane;
    keccak_settle<W>(out.x[X + 5 * Y]);
}

/// The plane of the lanes A[0, Y] to A[4, Y] of the next state.
template <unsigned Y, class W>
LINNET_INLINE constexpr void keccak_p400_plane(const keccak_p400_state<W>& s, const W (&d)[5], keccak_p400_state<W>& out,
                                               const W& constant) noexcept {
    const W b[5] = {keccak_p400_moved<0, Y>(s, d), keccak_p400_moved<1, Y>(s, d), keccak_p400_moved<2, Y>(s, d),
                    keccak_p400_moved<3, Y>(s, d), keccak_p400_moved<4, Y>(s, d)};
    keccak_each<5>([&](auto x) LINNET_LAMBDA { keccak_p400_chi<x(), Y>(b, out, constant); });
}

/// Theta: the parity of a column, and what it adds to a column between two (FIPS 202, section 3.2.1).
template <class W>
LINNET_INLINE constexpr W keccak_p400_parity(const keccak_p400_state<W>& s, size_t x) noexcept {
    return keccak_scalar(static_cast<W>(s.x[x + 20] ^ s.x[x] ^ s.x[x + 5] ^ s.x[x + 10] ^ s.x[x + 15]));
}
template <class W>
LINNET_INLINE constexpr W keccak_p400_added(const W (&parity)[5], size_t x) noexcept {
    return keccak_scalar(static_cast<W>(word<W>::template rotate_right<15>(parity[(x + 1) % 5]) ^ parity[(x + 4) % 5]));
}

/// One round, to another state: theta, rho, pi, chi, iota (FIPS 202, section 3.3). The constant comes as a word.
template <class W>
LINNET_INLINE constexpr void keccak_p400_round(keccak_p400_state<W>& s, keccak_p400_state<W>& out, const W& constant) noexcept {
    const W c[5] = {keccak_p400_parity(s, 0), keccak_p400_parity(s, 1), keccak_p400_parity(s, 2), keccak_p400_parity(s, 3),
                    keccak_p400_parity(s, 4)};
    const W d[5] = {keccak_p400_added(c, 0), keccak_p400_added(c, 1), keccak_p400_added(c, 2), keccak_p400_added(c, 3),
                    keccak_p400_added(c, 4)};
    keccak_each<25>([&](auto i) LINNET_LAMBDA { keccak_settle<W>(s.x[i]); });
    keccak_each<5>([&](auto y) LINNET_LAMBDA { keccak_p400_plane<y()>(s, d, out, constant); });
}

/// The last of the twenty rounds, to another state.
template <class W>
LINNET_INLINE constexpr void keccak_p400_last_round(keccak_p400_state<W>& s, keccak_p400_state<W>& out) noexcept {
    keccak_p400_round(s, out, keccak_p400_constant<W>(19));
}

/// The last `rounds` of the twenty: in memory, to `t` and back in turns, so that no lane is copied.
template <class W>
LINNET_INLINE constexpr void keccak_p400_rounds(keccak_p400_state<W>& s, keccak_p400_state<W>& t, unsigned rounds) noexcept {
    unsigned i = 20 - rounds;
    if constexpr (keccak_in_memory<W>) {
        for (; i < 19; i += 2) {
            keccak_p400_round(s, t, keccak_p400_constant<W>(i));
            keccak_p400_round(t, s, keccak_p400_constant<W>(i + 1));
        }
    }
    for (; i < 20; ++i) {
        keccak_p400_round(s, t, keccak_p400_constant<W>(i));
        s = t;
    }
}

/// Every round there is where code is shared: the last `rounds` of the twenty, or with `bits` as often the last one, with the next
/// bit added to bit 7 of the first lane before each.
template <class W>
[[gnu::noinline]] constexpr void keccak_p400_shared(keccak_p400_state<W>& s, keccak_p400_state<W>& room, unsigned rounds,
                                                    const doubled* bits) noexcept {
    keccak_p400_state<W>* from = &s;
    keccak_p400_state<W>* to = &room;
    for (unsigned i = 0; i < rounds; ++i) {
        if (bits != nullptr) from->x[0].both ^= std::rotl(bits[i / 16].both, static_cast<int>(i % 16)) & 0x00800080;
        keccak_p400_round(*from, *to, keccak_p400_constant<W>(bits != nullptr ? 19 : 20 - rounds + i));
        keccak_p400_state<W>* const swapped = opaque(from);
        from = opaque(to);
        to = swapped;
    }
    if (from != &s) s = room;
}

/// One function for every number of rounds.
template <class W>
[[gnu::noinline]] constexpr void keccak_p400_loop(keccak_p400_state<W>& s, unsigned rounds) noexcept {
    unset<keccak_p400_state<W>> room(s.x[0]);
    if constexpr (keccak_in_memory<W> && LINNET_SHARED) keccak_p400_shared(s, room.object, rounds, nullptr);
    else keccak_p400_rounds(s, room.object, rounds);
    wipe(room);
}

} // namespace detail

/// The permutation Keccak-p[400, Rounds], 1 <= Rounds <= 20 (FIPS 202, section 3.3). A round is so long that unrolling several
/// gains nothing. `room` is left with secrets in it.
template <unsigned Rounds, Word W>
LINNET_INLINE constexpr void keccak_p400(keccak_p400_state<W>& s, [[maybe_unused]] keccak_p400_state<W>& room) noexcept {
    static_assert(Rounds >= 1 && Rounds <= 20);
    if constexpr (detail::inlined_over<W, doubled>) detail::keccak_p400_rounds(s, room, Rounds);
    else if constexpr (detail::keccak_in_memory<W> && LINNET_SHARED) detail::keccak_p400_shared(s, room, Rounds, nullptr);
    else detail::keccak_p400_loop(s, Rounds);
}

template <unsigned Rounds, Word W>
LINNET_INLINE constexpr void keccak_p400(keccak_p400_state<W>& s) noexcept {
    if constexpr (detail::inlined_over<W, doubled>) {
        keccak_p400_state<W> room;
        keccak_p400<Rounds>(s, room);
        if constexpr (detail::keccak_in_memory<W>) room.wipe();
        else detail::wipe(room);
    } else {
        detail::keccak_p400_loop(s, Rounds);
    }
}

LINNET_NAMESPACE_END

#endif
