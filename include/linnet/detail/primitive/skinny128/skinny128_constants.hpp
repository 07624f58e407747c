// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_CONSTANTS_HPP
#define LINNET_DETAIL_PRIMITIVE_SKINNY128_SKINNY128_CONSTANTS_HPP

#include <linnet/detail/base/secret.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

// SKINNY-128-384+ as specified (Romulus v1.3, section 2.3). The tables of all implementations are computed from this at compile
// time.

inline constexpr unsigned skinny_rounds = 40;

/// A quarter of the S-box: two NORs. Between two quarters the bits are permuted.
constexpr unsigned skinny_nors(unsigned x) noexcept { return x ^ (~(x >> 7 | x >> 6) & 1) << 4 ^ (~(x >> 3 | x >> 2) & 1); }
constexpr unsigned skinny_permuted_bits(unsigned x) noexcept {
    constexpr unsigned from[8] = {5, 3, 0, 4, 6, 7, 1, 2};
    unsigned y = 0;
    for (unsigned i = 0; i < 8; ++i) y |= (x >> from[i] & 1) << i;
    return y;
}
constexpr unsigned skinny_sbox(unsigned x) noexcept {
    for (unsigned i = 0; i < 3; ++i) x = skinny_permuted_bits(skinny_nors(x));
    x = skinny_nors(x);
    return (x & 0xf9) | (x >> 1 & 2) | (x << 1 & 4);
}

/// What round `round` adds to the first cell of row `row`, from a register of 6 bits.
constexpr uint8_t skinny_round_constant(unsigned round, unsigned row) noexcept {
    unsigned rc = 0;
    for (unsigned i = 0; i <= round; ++i) rc = (rc << 1 & 63) | (~(rc >> 5 ^ rc >> 4) & 1);
    if (row == 0) return static_cast<uint8_t>(rc & 15);
    if (row == 1) return static_cast<uint8_t>(rc >> 4);
    return row == 2 ? 2 : 0;
}

/// Which cell of a tweakey round `round` adds to cell `cell` < 8: the permutation of tweakey cells, `round` times.
constexpr unsigned skinny_tweakey_cell(unsigned round, unsigned cell) noexcept {
    constexpr unsigned from[16] = {9, 15, 8, 13, 10, 14, 12, 11, 0, 1, 2, 3, 4, 5, 6, 7};
    for (unsigned i = 0; i < round % 16; ++i) cell = from[cell];
    return cell;
}

/// The registers that update the cells of TK2 and TK3.
constexpr unsigned skinny_lfsr2_cell(unsigned x) noexcept { return (x << 1 & 0xff) | ((x >> 7 ^ x >> 5) & 1); }
constexpr unsigned skinny_lfsr3_cell(unsigned x) noexcept { return x >> 1 | ((x ^ x >> 6) & 1) << 7; }

} // namespace detail
LINNET_NAMESPACE_END

#endif
