// SPDX-License-Identifier: MIT OR Apache-2.0
// Encrypts a text, and decrypts it from its middle. Nothing authenticates it: almost always use aead.cpp instead.
//   g++ -std=c++20 -O2 -Iinclude examples/stream.cpp && ./a.out
#include "show.hpp"

#include <linnet/chacha.hpp>

using stream_cipher = linnet::xchacha20;

int main() {
    constexpr auto key = counting_from<stream_cipher::key_size>(0x00);     // in real use: random bytes
    constexpr auto nonce = counting_from<stream_cipher::nonce_size>(0x80); // another for each text
    const auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, 32> hidden{}, opened{};
    if (!stream_cipher::crypt(key, nonce, text, hidden)) return 1;
    if (!stream_cipher::crypt(key, nonce, hidden, opened)) return 1; // decryption is the same

    // From byte 11 on, without what comes before.
    std::array<std::uint8_t, 5> part{};
    stream_cipher::cipher cipher(key, nonce);
    if (!cipher.seek(11) || !cipher.update(std::span(hidden).subspan(11, part.size()), part)) return 1;

    show_text("text", opened);
    show("hidden", hidden);
    show_text("part", part);
    return report(std::equal(text.begin(), text.end(), opened.begin()) && std::equal(part.begin(), part.end(), text.begin() + 11));
}
