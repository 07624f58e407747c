// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P_HPP

#include <linnet/detail/base/constant_table.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/word/doubled.hpp>
#include <linnet/detail/word/native.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Whether the lanes of a state are kept in memory, as there are many more lanes than registers. Otherwise the compilers copy lanes
/// between the two, or pack them into vectors.
template <class WordType>
inline constexpr bool keccak_in_memory = false;
#if ((defined(__x86_64__) && LINNET_UNROLL) || LINNET_SHARED) && !defined(LINNET_NO_ASM)
#define LINNET_KECCAK_IN_MEMORY
template <>
inline constexpr bool keccak_in_memory<doubled> = true;
template <>
inline constexpr bool keccak_in_memory<native_word> = true;
#endif

/// Calls f(0) to f(Number - 1), each with its argument as a constant.
template <unsigned Number, class Function>
LINNET_INLINE constexpr void keccak_each(const Function& f) noexcept {
    [&]<unsigned... Index>(std::integer_sequence<unsigned, Index...>)
        LINNET_LAMBDA { (f(std::integral_constant<unsigned, Index>{}), ...); }(std::make_integer_sequence<unsigned, Number>{});
}

/// Makes the compiler write one lane, or all, here, and read it again afterwards.
template <class WordType, class Lanes>
LINNET_INLINE constexpr void keccak_settle([[maybe_unused]] Lanes& lanes) noexcept {
    if constexpr (keccak_in_memory<WordType>) optimizer_barrier(lanes);
}

} // namespace detail

/// The state A[x, y] of 5 by 5 lanes, at index x + 5y (FIPS 202, section 3.1): of 16 bits for Keccak-p[400], of 64 for
/// Keccak-p[1600], words both; of 8 for Keccak-f[200], bytes of several states (abreast.hpp).
template <class WordType>
struct keccak_state {
    WordType x[25];

    LINNET_INLINE constexpr void wipe() noexcept {
        if constexpr (detail::keccak_in_memory<WordType>) {
            detail::keccak_each<25>([&](auto i) LINNET_LAMBDA { x[i] = word<WordType>::constant(0); });
            detail::keccak_settle<WordType>(x);
        } else wipe_words(x);
    }
};

/// The number of rounds for lanes of `WordType`: 12 + 2l, where a lane has 2^l bits (FIPS 202, section 3.4).
template <class WordType>
inline constexpr unsigned keccak_rounds_max = 12 + 2 * static_cast<unsigned>(std::countr_zero(8 * word<WordType>::size));

namespace detail {

/// The constants of all rounds. Constant i has rc(7i + j), one bit of an 8-bit shift register, in bit 2^j - 1 (FIPS 202, section
/// 3.2.5). Lanes of 16 bits need fewer constants, and only the low bits.
inline constexpr auto keccak_constants = [] {
    std::array<uint64_t, 24> constants{};
    uint32_t r = 1;
    for (unsigned t = 0; t < 168; ++t) {
        if ((r & 1) != 0) constants[t / 7] |= uint64_t{1} << ((1u << t % 7) - 1);
        r = (r << 1) ^ (r >> 7 != 0 ? 0x171u : 0u);
    }
    return constants;
}();

/// The same as words: with 16 bits in both halves, or interleaved, which costs no instruction in a round.
template <class WordType>
inline constexpr auto keccak_words = [] {
    return [&]<size_t... Index>(std::index_sequence<Index...>) {
        return std::array<WordType, sizeof...(Index)>{
            word<WordType>::constant(static_cast<unsigned_of<word<WordType>::size>>(keccak_constants[Index]))...};
    }(std::make_index_sequence<keccak_rounds_max<WordType>>{});
}();

template <class WordType>
LINNET_INLINE constexpr WordType keccak_constant(unsigned i) noexcept {
    if constexpr (keccak_in_memory<WordType> || std::is_same_v<WordType, interleaved>) return table<keccak_words<WordType>>()[i];
    else return word<WordType>::constant(static_cast<unsigned_of<word<WordType>::size>>(table<keccak_constants>()[i]));
}

struct keccak_step {
    unsigned from;     ///< the lane's place before pi
    unsigned rotation; ///< by how much rho rotates it left
};

/// The lane that rho and pi bring to A[x, y], for lanes of `Bits` bits (FIPS 202, sections 3.2.2 and 3.2.3).
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

/// If lanes are in memory, makes the compiler compute a result here, by a scalar instruction.
template <class WordType>
LINNET_INLINE constexpr WordType keccak_scalar(const WordType& value) noexcept {
    if constexpr (!keccak_in_memory<WordType> || !LINNET_VECTORS) return value;
    else if constexpr (std::is_same_v<WordType, doubled>) return {pinned(value.both)};
    else return pinned(value);
}

/// The lane that rho and pi bring to A[Column, Row]. Theta adds `d` to it on the way.
template <unsigned Column, unsigned Row, class WordType>
LINNET_INLINE constexpr WordType keccak_moved_lane(const keccak_state<WordType>& s, const WordType (&d)[5]) noexcept {
    constexpr unsigned bits = 8 * word<WordType>::size;
    constexpr keccak_step origin = keccak_origin<bits>(Column, Row);
    const WordType sum = keccak_scalar(static_cast<WordType>(s.x[origin.from] ^ d[origin.from % 5]));
    if constexpr (origin.rotation == 0) return sum;
    else return keccak_scalar(word<WordType>::template rotate_right<bits - origin.rotation>(sum));
}

/// Chi, and iota for the first lane: lane A[Column, Row] of the next state from `b`, its plane before. If `sums` is an array, it
/// takes the parities of the columns.
template <unsigned Column, unsigned Row, class WordType, class Sums>
LINNET_INLINE constexpr void keccak_chi(const WordType (&b)[5], keccak_state<WordType>& out, const WordType& constant,
                                        Sums& sums) noexcept {
    WordType lane = static_cast<WordType>(word<WordType>::and_not(b[(Column + 1) % 5], b[(Column + 2) % 5]) ^ b[Column]);
    if constexpr (Column + 5 * Row == 0) lane = static_cast<WordType>(lane ^ constant);
    lane = keccak_scalar(lane);
    out.x[Column + 5 * Row] = lane;
    keccak_settle<WordType>(out.x[Column + 5 * Row]);
    if constexpr (std::is_array_v<Sums>) {
        sums[Column] = Row == 0 ? lane : static_cast<WordType>(sums[Column] ^ lane);
#if !defined(__clang__) // clang needs no such help; g++ would delay the sum, and store the lane a second time
        sums[Column] = keccak_scalar(sums[Column]);
#endif
    }
}

/// The plane of the lanes A[0, Row] to A[4, Row] of the next state.
template <unsigned Row, class WordType, class Sums>
LINNET_INLINE constexpr void keccak_plane(const keccak_state<WordType>& s, const WordType (&d)[5], keccak_state<WordType>& out,
                                          const WordType& constant, Sums& sums) noexcept {
    const WordType b[5] = {keccak_moved_lane<0, Row>(s, d), keccak_moved_lane<1, Row>(s, d), keccak_moved_lane<2, Row>(s, d),
                           keccak_moved_lane<3, Row>(s, d), keccak_moved_lane<4, Row>(s, d)};
    keccak_each<5>([&](auto x) LINNET_LAMBDA { keccak_chi<x(), Row>(b, out, constant, sums); });
}

/// Theta (FIPS 202, section 3.2.1): the parity of a column, and what two columns' parities add to the column between them.
template <class WordType>
LINNET_INLINE constexpr WordType keccak_parity(const keccak_state<WordType>& s, size_t x) noexcept {
    return keccak_scalar(static_cast<WordType>(s.x[x + 20] ^ s.x[x] ^ s.x[x + 5] ^ s.x[x + 10] ^ s.x[x + 15]));
}
template <class WordType>
LINNET_INLINE constexpr WordType keccak_added(const WordType (&parity)[5], size_t x) noexcept {
    return keccak_scalar(static_cast<WordType>(
        word<WordType>::template rotate_right<8 * word<WordType>::size - 1>(parity[(x + 1) % 5]) ^ parity[(x + 4) % 5]));
}

template <class WordType>
struct keccak_parities {
    WordType c[5];

    LINNET_INLINE explicit constexpr keccak_parities(const keccak_state<WordType>& s) noexcept
        : c{keccak_parity(s, 0), keccak_parity(s, 1), keccak_parity(s, 2), keccak_parity(s, 3), keccak_parity(s, 4)} {}
};

/// One round from a state, whose parities are `c`, to another: theta, rho, pi, chi, iota (FIPS 202, section 3.3). The constant is a
/// word.
template <class WordType, class Sums>
LINNET_INLINE constexpr void keccak_round(keccak_state<WordType>& s, const WordType (&c)[5], keccak_state<WordType>& out,
                                          const WordType& constant, Sums& sums) noexcept {
    const WordType d[5] = {keccak_added(c, 0), keccak_added(c, 1), keccak_added(c, 2), keccak_added(c, 3), keccak_added(c, 4)};
    if constexpr (!std::is_array_v<Sums>) keccak_each<25>([&](auto i) LINNET_LAMBDA { keccak_settle<WordType>(s.x[i]); });
    keccak_each<5>([&](auto y) LINNET_LAMBDA { keccak_plane<y()>(s, d, out, constant, sums); });
}
template <class WordType>
LINNET_INLINE constexpr void keccak_round(keccak_state<WordType>& s, keccak_state<WordType>& out,
                                          const WordType& constant) noexcept {
    const keccak_parities<WordType> parities(s);
    std::true_type none; // what follows reads the state
    keccak_round(s, parities.c, out, constant, none);
}

/// The last of all rounds, from a state to another.
template <class WordType>
LINNET_INLINE constexpr void keccak_last_round(keccak_state<WordType>& s, keccak_state<WordType>& out) noexcept {
    keccak_round(s, out, keccak_constant<WordType>(keccak_rounds_max<WordType> - 1));
}

/// The last `rounds` of all. In memory, rounds alternate between `s` and `t`, so that no lane is copied. 64-bit registers leave
/// room for the parities, which are summed up on the way, so that lanes are read once.
template <class WordType>
LINNET_INLINE constexpr void keccak_rounds(keccak_state<WordType>& s, keccak_state<WordType>& t, unsigned rounds) noexcept {
    constexpr unsigned all = keccak_rounds_max<WordType>;
    unsigned i = all - rounds;
    if constexpr (keccak_in_memory<WordType> && word<WordType>::size == 8) {
        keccak_parities<WordType> parities(s);
        for (; i < all - 1; i += 2) {
            keccak_state<WordType>& here =
                *pinned(&s); // else g++ computes the addresses of all lanes in advance, and keeps them in memory
            keccak_round(here, parities.c, t, keccak_constant<WordType>(i), parities.c);
            keccak_round(t, parities.c, here, keccak_constant<WordType>(i + 1), parities.c);
        }
        wipe_words(parities.c);
    } else if constexpr (keccak_in_memory<WordType> || in_lanes<WordType>) {
        for (; i < all - 1; i += 2) {
            keccak_round(s, t, keccak_constant<WordType>(i));
            keccak_round(t, s, keccak_constant<WordType>(i + 1));
        }
    }
    for (; i < all; ++i) {
        keccak_round(s, t, keccak_constant<WordType>(i));
        s = t;
    }
}

/// All rounds in builds that share code: the last `rounds` of all. With `bits`, the last round `rounds` times, and the next bit is
/// added to bit 7 of the first lane before each.
template <class WordType>
[[gnu::noinline]] constexpr void keccak_shared(keccak_state<WordType>& s, keccak_state<WordType>& room, unsigned rounds,
                                               const doubled* bits) noexcept {
    keccak_state<WordType>* from = &s;
    keccak_state<WordType>* to = &room;
    for (unsigned i = 0; i < rounds; ++i) {
        if constexpr (std::is_same_v<WordType, doubled>) {
            if (bits != nullptr) from->x[0].both ^= std::rotl(bits[i / 16].both, static_cast<int>(i % 16)) & 0x00800080;
        }
        constexpr unsigned all = keccak_rounds_max<WordType>;
        keccak_round(*from, *to, keccak_constant<WordType>(bits != nullptr ? all - 1 : all - rounds + i));
        keccak_state<WordType>* const swapped = opaque(from);
        from = opaque(to);
        to = swapped;
    }
    if (from != &s) s = room;
}

template <class WordType>
LINNET_INLINE constexpr void keccak_loop_inlined(keccak_state<WordType>& s, unsigned rounds) noexcept {
    unset<keccak_state<WordType>> room(s.x[0]);
    if constexpr (keccak_in_memory<WordType> && LINNET_SHARED) keccak_shared(s, room.object, rounds, nullptr);
    else keccak_rounds(s, room.object, rounds);
    wipe(room);
}

/// One function for all numbers of rounds.
template <class WordType>
[[gnu::noinline]] constexpr void keccak_loop(keccak_state<WordType>& s, unsigned rounds) noexcept {
    keccak_loop_inlined(s, rounds);
}

/// The same for lanes of a vector, compiled for it.
template <class WordType>
LINNET_INLINE constexpr void keccak_in_lanes(keccak_state<WordType>& s, unsigned rounds) noexcept {
    processor::in_function_for_vectors<WordType::vector_size>([&]() LINNET_LAMBDA { keccak_loop_inlined(s, rounds); });
}

} // namespace detail

/// The permutation Keccak-p[400, Rounds], 1 <= Rounds <= 20, or Keccak-p[1600, Rounds], Rounds <= 24 (FIPS 202, section 3.3). A
/// round is so long that unrolling several gains nothing. Leaves secrets in `room`.
template <unsigned Rounds, Word WordType>
LINNET_INLINE constexpr void keccak_p(keccak_state<WordType>& s, [[maybe_unused]] keccak_state<WordType>& room) noexcept {
    static_assert(Rounds >= 1 && Rounds <= keccak_rounds_max<WordType>);
    if constexpr (detail::in_lanes<WordType>) detail::keccak_in_lanes(s, Rounds);
    else if constexpr (detail::inlined_over<WordType, doubled>) detail::keccak_rounds(s, room, Rounds);
    else if constexpr (detail::keccak_in_memory<WordType> && LINNET_SHARED) detail::keccak_shared(s, room, Rounds, nullptr);
    else detail::keccak_loop(s, Rounds);
}

template <unsigned Rounds, Word WordType>
LINNET_INLINE constexpr void keccak_p(keccak_state<WordType>& s) noexcept {
    if constexpr (detail::in_lanes<WordType>) {
        detail::keccak_in_lanes(s, Rounds);
    } else if constexpr (detail::inlined_over<WordType, doubled>) {
        keccak_state<WordType> room;
        keccak_p<Rounds>(s, room);
        if constexpr (detail::keccak_in_memory<WordType>) room.wipe();
        else detail::wipe(room);
    } else {
        detail::keccak_loop(s, Rounds);
    }
}

/// The same as a function of its own, compiled for `Feature` and shared by all callers over such lanes.
template <unsigned Rounds, class Feature, Word WordType>
LINNET_INLINE constexpr void keccak_p_outlined(keccak_state<WordType>& s) noexcept {
    if constexpr (std::is_same_v<Feature, processor::any>) return keccak_p<Rounds>(s);
    else Feature::call([&]() LINNET_LAMBDA { detail::keccak_loop_inlined(s, Rounds); });
}

LINNET_NAMESPACE_END

#endif
