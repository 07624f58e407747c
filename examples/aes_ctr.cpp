// SPDX-License-Identifier: MIT OR Apache-2.0
// AES-CTR encrypts and authenticates nothing: for protocols that authenticate by other means. Decryption can start anywhere.
//   g++ -std=c++20 -O2 -Iinclude examples/aes_ctr.cpp && ./a.out
#include "show.hpp"

#include <linnet/aes.hpp>

#include <algorithm>

using stream = linnet::aes_128_ctr;

int main() {
    constexpr auto key = counting_from<stream::key_size>(0x00);
    constexpr std::array<std::uint8_t, stream::nonce_size> nonce{1, 2, 3}; // the last 4 bytes count; the others never again
    constexpr auto text = bytes_of("The linnet sings at first light.");
    auto hidden = text;
    if (!stream::crypt(key, nonce, text, hidden)) return 1;

    std::array<std::uint8_t, 5> part{}; // "sings"
    stream::cipher cipher(key, nonce);
    if (!cipher.seek(11) || !cipher.update(std::span(hidden).subspan(11, 5), part)) return 1;
    show_text("text", text);
    show("hidden", hidden);
    show_text("part", part);
    return report(std::equal(part.begin(), part.end(), text.begin() + 11));
}
