// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_FOLDED_HPP
#define LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_FOLDED_HPP

#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>

#if defined(LINNET_ASCON_PINNED)

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A scalar state that stays folded between permutations, for modes that access only its first word there. `first` is always the
/// constant of the next round.
class ascon_folded {
    ascon_state<uint64_t> s_;

public:
    LINNET_INLINE constexpr ascon_folded(const ascon_state<uint64_t>& s, uint64_t first) noexcept
        : s_{{s.x[0] ^ s.x[4], s.x[1], s.x[2] ^ s.x[1] ^ first, s.x[3], s.x[4] ^ s.x[3]}} {}

    LINNET_INLINE constexpr void unfold(ascon_state<uint64_t>& s, uint64_t first) const noexcept {
        s = {{x0(), s_.x[1], s_.x[2] ^ s_.x[1] ^ first, s_.x[3], s_.x[4] ^ s_.x[3]}};
    }

    LINNET_INLINE constexpr uint64_t x0() const noexcept { return s_.x[0] ^ s_.x[4] ^ s_.x[3]; }
    LINNET_INLINE constexpr void add_x0(uint64_t x) noexcept { s_.x[0] = pinned(s_.x[0] ^ x); }
    LINNET_INLINE constexpr void add_x2(uint64_t x) noexcept { s_.x[2] = pinned(s_.x[2] ^ x); }

    LINNET_INLINE constexpr void run_round(uint64_t next) noexcept { ascon_round_pinned<false>(s_, next); }

    /// Ascon-p[Rounds], followed by Ascon-p[Next].
    template <unsigned Rounds, unsigned Next>
    LINNET_INLINE constexpr void permute() noexcept {
        rounds<Next>(std::make_integer_sequence<unsigned, Rounds>{});
    }

    LINNET_INLINE constexpr void wipe() noexcept { s_.wipe(); }

private:
    template <unsigned Next, unsigned... Index>
    LINNET_INLINE constexpr void rounds(std::integer_sequence<unsigned, Index...>) noexcept {
        (run_round(Index + 1 == sizeof...(Index) ? ascon_constant(16 - Next) : ascon_constant(17 - sizeof...(Index) + Index)), ...);
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
