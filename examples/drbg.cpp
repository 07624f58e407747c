// SPDX-License-Identifier: MIT OR Apache-2.0
// Random bytes from a generator, seeded by an entropy source.
//   g++ -std=c++20 -O2 -Iinclude examples/drbg.cpp && ./a.out
#include "show.hpp"

#include <linnet/drbg.hpp>

using drbg = linnet::hmac_drbg_sha_256;

int main() {
    constexpr auto entropy = counting_from<32>(0x00); // in real use: from a source that cannot be guessed
    constexpr auto nonce = counting_from<16>(0x80);   // in practice: a counter of resets
    drbg::generator generator(entropy, nonce, bytes_of("device 7"));
    std::array<std::uint8_t, 32> first{}, second{}, third{};
    if (!generator.generate({}, first) || !generator.generate({}, second)) return 1;
    if (!generator.reseed(counting_from<32>(0x20), {})) return 1; // fresh entropy
    if (!generator.generate(bytes_of("additional input"), third)) return 1;

    show("output", first);
    show("the next", second);
    show("after a reseed", third);
    return report(first != second && second != third);
}
