// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_GIFT128_REFERENCE_HPP
#define LINNET_TESTS_SUPPORT_GIFT128_REFERENCE_HPP

#include <array>
#include <cstddef>
#include <cstdint>

/// CHES 2017, section 2: nibbles, the S-box as a table, the permutation as a formula, the key as 16-bit words. Words come and go as
/// GIFT-COFB takes them: word b has bit b of each nibble, nibble 0 in its least significant bit.
namespace linnet_test::gift128_reference {

using std::size_t;
using std::uint32_t;
using std::uint8_t;
using block = std::array<uint32_t, 4>;

inline constexpr std::array<uint8_t, 16> s_box{1, 10, 4, 12, 6, 15, 3, 9, 2, 13, 11, 7, 5, 0, 8, 14};
inline constexpr unsigned rounds = 40;

/// Calls f(round key, round constant) for each round.
template <class F>
inline void each_round(const block& key, F f) {
    std::array<uint32_t, 8> k; // k[7] || ... || k[0]
    for (size_t i = 0; i < 4; ++i) {
        k[7 - 2 * i] = key[i] >> 16;
        k[6 - 2 * i] = key[i] & 0xffff;
    }
    unsigned constant = 0;
    for (unsigned round = 0; round < rounds; ++round) {
        constant = (constant << 1 & 0x3f) | (((constant >> 5) ^ (constant >> 4) ^ 1) & 1);
        f(block{0, k[1] << 16 | k[0], k[5] << 16 | k[4], 0x80000000 | constant});
        const auto rotated = [](uint32_t half, unsigned count) { return (half >> count | half << (16 - count)) & 0xffff; };
        k = {k[2], k[3], k[4], k[5], k[6], k[7], rotated(k[0], 12), rotated(k[1], 2)};
    }
}

/// Where the permutation moves bit i.
inline unsigned moved(unsigned i) { return 4 * (i / 16) + 32 * ((3 * (i % 16 / 4) + i % 4) % 4) + i % 4; }

inline void encrypt(block& s, const block& key) {
    each_round(key, [&](const block& added) {
        block next{};
        for (unsigned nibble = 0; nibble < 32; ++nibble) {
            unsigned in = 0;
            for (unsigned b = 0; b < 4; ++b) in |= ((s[b] >> nibble) & 1) << b;
            for (unsigned b = 0; b < 4; ++b) {
                const unsigned to = moved(4 * nibble + b);
                next[to % 4] |= static_cast<uint32_t>((s_box[in] >> b) & 1) << (to / 4);
            }
        }
        for (size_t i = 0; i < 4; ++i) s[i] = next[i] ^ added[i];
    });
}

inline void decrypt(block& s, const block& key) {
    std::array<block, rounds> all{};
    each_round(key, [&, round = size_t{0}](const block& added) mutable { all[round++] = added; });
    for (size_t round = rounds; round-- != 0;) {
        block next{};
        for (unsigned nibble = 0; nibble < 32; ++nibble) {
            unsigned out = 0;
            for (unsigned b = 0; b < 4; ++b) {
                const unsigned from = moved(4 * nibble + b);
                out |= (((s[from % 4] ^ all[round][from % 4]) >> (from / 4)) & 1) << b;
            }
            unsigned in = 0;
            while (s_box[in] != out) ++in;
            for (unsigned b = 0; b < 4; ++b) next[b] |= ((in >> b) & 1) << nibble;
        }
        s = next;
    }
}

} // namespace linnet_test::gift128_reference

#endif
