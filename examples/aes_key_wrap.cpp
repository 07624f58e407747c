// SPDX-License-Identifier: MIT OR Apache-2.0
// AES key wrap: a key stored or sent under another key. Only holders of that key can unwrap it, and any change is detected.
//   g++ -std=c++20 -O2 -Iinclude examples/aes_key_wrap.cpp && ./a.out
#include "show.hpp"

#include <linnet/aes.hpp>

using keywrap = linnet::aes_256_kwp;

int main() {
    constexpr auto key = counting_from<keywrap::key_size>(0x00);
    constexpr auto text = bytes_of("a key of 21 bytes or so");
    std::array<std::uint8_t, keywrap::ciphertext_size(text.size())> wrapped{};
    std::array<std::uint8_t, keywrap::plaintext_room(wrapped.size())> room{};
    std::size_t size = 0;
    if (!keywrap::wrap(key, text, wrapped) || !keywrap::unwrap(key, wrapped, room, size)) return 1;
    show_text("text", text);
    show("wrapped", wrapped);
    show_text("unwrapped", std::span(room).first(size));
    wrapped[5] ^= 1;
    return report(size == text.size() && !keywrap::unwrap(key, wrapped, room, size) && size == 0);
}
