// SPDX-License-Identifier: MIT OR Apache-2.0
// Keys that follow from a secret, each for one use, and a key from a password.
//   g++ -std=c++20 -O2 -Iinclude examples/kdf.cpp && ./a.out
#include "show.hpp"

#include <linnet/kdf.hpp>

using kdf = linnet::hkdf_sha_256;                 // for secrets that nobody can guess
using password_kdf = linnet::pbkdf2_hmac_sha_256; // for passwords

int main() {
    constexpr auto secret = counting_from<32>(0x00); // in earnest: random bytes, or what a key exchange gives
    constexpr auto salt = counting_from<16>(0x40);
    std::array<std::uint8_t, 32> to_send{}, to_receive{}, again{}, of_password{};
    if (!kdf::derive(secret, salt, bytes_of("to send"), to_send)) return 1;
    if (!kdf::derive(secret, salt, bytes_of("to receive"), to_receive)) return 1;

    // The same in two steps, of which the first is done once.
    std::array<std::uint8_t, kdf::extract_size> key{};
    if (!kdf::extract(secret, salt, key) || !kdf::expand(key, bytes_of("to send"), again)) return 1;

    if (!password_kdf::derive(bytes_of("correct horse battery staple"), salt, 600'000, of_password)) return 1;

    show("to send", to_send);
    show("to receive", to_receive);
    show("of a password", of_password);
    return report(again == to_send && to_send != to_receive);
}
