// SPDX-License-Identifier: MIT OR Apache-2.0
// Keys derived from a secret, each for one use, and a key derived from a password.
//   g++ -std=c++20 -O2 -Iinclude examples/kdf.cpp && ./a.out
#include "show.hpp"

#include <linnet/kdf.hpp>

using kdf = linnet::hkdf_sha_256;                 // for secrets that cannot be guessed
using password_kdf = linnet::pbkdf2_hmac_sha_256; // for passwords

int main() {
    constexpr auto secret = counting_from<32>(0x00); // in real use: random bytes, or the result of a key exchange
    constexpr auto salt = counting_from<16>(0x40);
    std::array<std::uint8_t, 32> to_send{}, to_receive{}, again{}, of_password{};
    if (!kdf::derive(secret, salt, bytes_of("to send"), to_send)) return 1;
    if (!kdf::derive(secret, salt, bytes_of("to receive"), to_receive)) return 1;

    // The same in two steps; the first is done once.
    std::array<std::uint8_t, kdf::extract_size> key{};
    if (!kdf::extract(secret, salt, key) || !kdf::expand(key, bytes_of("to send"), again)) return 1;

    if (!password_kdf::derive(bytes_of("correct horse battery staple"), salt, 600'000, of_password)) return 1;

    show("to send", to_send);
    show("to receive", to_receive);
    show("of a password", of_password);
    return report(again == to_send && to_send != to_receive);
}
