// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_ASCON_P_HPP
#define LINNET_PRIMITIVE_ASCON_P_HPP

#include <linnet/word/native.hpp>

#include <utility>

LINNET_NAMESPACE_BEGIN

/// The 320-bit state S = S0 || ... || S4 (SP 800-232, section 3.1).
template <class W>
struct ascon_state {
    W x[5];

    LINNET_INLINE constexpr void wipe() noexcept {
        for (auto& w : x) word<W>::wipe(w);
    }
};

namespace detail {

/// Round constant of step `i` of the sixteen (SP 800-232, table 5): a falling and a rising nibble.
constexpr uint64_t ascon_constant(unsigned i) noexcept { return (uint64_t{(19 - i) & 15} << 4) | ((12 + i) & 15); }

/// One round: constant addition, substitution, linear diffusion (SP 800-232, sections 3.2 to 3.4). The constant comes as a word.
template <class W>
LINNET_INLINE constexpr void ascon_round(ascon_state<W>& s, const W& constant) noexcept {
    using w = word<W>;
    const W x0 = s.x[0] ^ s.x[4];
    const W x4 = s.x[4] ^ s.x[3];
    const W x2 = s.x[2] ^ s.x[1] ^ constant;
    const W y0 = x0 ^ w::and_not(s.x[1], x2);
    const W y1 = s.x[1] ^ w::and_not(x2, s.x[3]);
    const W y2 = x2 ^ w::and_not(s.x[3], x4);
    const W y3 = s.x[3] ^ w::and_not(x4, x0);
    const W y4 = x4 ^ w::and_not(x0, s.x[1]);
    const W z0 = y0 ^ y4;
    const W z1 = y1 ^ y0;
    const W z2 = y2 ^ w::constant(~uint64_t{0});
    const W z3 = y3 ^ y2;
    s.x[0] = z0 ^ w::template rotate_right<19>(z0) ^ w::template rotate_right<28>(z0);
    s.x[1] = z1 ^ w::template rotate_right<61>(z1) ^ w::template rotate_right<39>(z1);
    s.x[2] = z2 ^ w::template rotate_right<1>(z2) ^ w::template rotate_right<6>(z2);
    s.x[3] = z3 ^ w::template rotate_right<10>(z3) ^ w::template rotate_right<17>(z3);
    s.x[4] = y4 ^ w::template rotate_right<7>(y4) ^ w::template rotate_right<41>(y4);
}

/// The small form: one out-of-line loop, shared by every number of rounds.
template <class W>
[[gnu::noinline]] constexpr void ascon_p_loop(ascon_state<W>& s, unsigned rounds) noexcept {
    for (unsigned i = 16 - rounds; i < 16; ++i) ascon_round(s, word<W>::constant(ascon_constant(i)));
}

} // namespace detail

/// The permutation Ascon-p[Rounds], 1 <= Rounds <= 16 (SP 800-232, section 3).
template <unsigned Rounds, class W>
LINNET_INLINE constexpr void ascon_p(ascon_state<W>& s) noexcept {
    static_assert(Rounds >= 1 && Rounds <= 16);
#if LINNET_SMALL
    detail::ascon_p_loop(s, Rounds);
#else
    [&]<unsigned... I>(std::integer_sequence<unsigned, I...>) LINNET_LAMBDA {
        (detail::ascon_round(s, word<W>::constant(detail::ascon_constant(16 - Rounds + I))), ...);
    }(std::make_integer_sequence<unsigned, Rounds>{});
#endif
}

LINNET_NAMESPACE_END

#endif
