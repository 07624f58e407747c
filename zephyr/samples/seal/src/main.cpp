// SPDX-License-Identifier: MIT OR Apache-2.0
// The smallest program that seals something.
#include <linnet/ascon.hpp>

int main() {
    constexpr std::array<std::uint8_t, 16> key{};   // in real use: random bytes, kept secret
    constexpr std::array<std::uint8_t, 16> nonce{}; // never the same twice under one key
    std::array<std::uint8_t, 4> reading{1, 2, 3, 4};
    std::array<std::uint8_t, 16> tag{};
    return linnet::ascon_aead128::encrypt(key, nonce, {}, reading, reading, tag) ? 0 : 1;
}
