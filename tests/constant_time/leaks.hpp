// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_CONSTANT_TIME_LEAKS_HPP
#define LINNET_TESTS_CONSTANT_TIME_LEAKS_HPP

#include <linnet/ascon.hpp>

#include <cstdio>

namespace linnet_test {

/// Ascon-AEAD128 whose tag is touched in a way that gives the key away: by a branch on a key byte, or a table lookup by one.
inline void leaky_encrypt(std::span<const linnet::uint8_t, 16> key, std::span<linnet::uint8_t, 16> tag, bool branch) {
    static volatile linnet::uint8_t table[256] = {1, 2, 3};
    const std::array<linnet::uint8_t, 16> nonce{};
    if (!linnet::ascon_aead128::encrypt(key, nonce, {}, {}, {}, tag)) return;
    if (!branch) tag[0] = static_cast<linnet::uint8_t>(tag[0] ^ table[key[0]]);
    else if (key[0] < 128) std::puts("the first key byte is small");
}

} // namespace linnet_test

#endif
