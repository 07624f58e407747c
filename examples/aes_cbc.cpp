// SPDX-License-Identifier: MIT OR Apache-2.0
// AES-CBC with padding and a MAC: the text is decrypted only after the tag has been verified. For interoperability; for anything
// new an AEAD does both.
//   g++ -std=c++20 -O2 -Iinclude examples/aes_cbc.cpp && ./a.out
#include "show.hpp"

#include <linnet/aes.hpp>

#include <algorithm>

using cipher = linnet::aes_128_cbc_pkcs7;
using mac = linnet::aes_128_cmac;

int main() {
    constexpr auto key = counting_from<cipher::key_size>(0x00);
    constexpr auto mac_key = counting_from<mac::key_size>(0x40); // another key
    constexpr auto text = bytes_of("The linnet sings.");
    std::array<std::uint8_t, cipher::nonce_size + cipher::ciphertext_size(text.size())> message{};
    const auto nonce = std::span(message).first<cipher::nonce_size>(); // random, for each text
    const auto hidden = std::span(message).subspan<cipher::nonce_size>();
    std::ranges::copy(counting_from<cipher::nonce_size>(0x80), nonce.begin());
    std::array<std::uint8_t, mac::tag_size> tag{};
    if (!cipher::encrypt(key, nonce, text, hidden) || !mac::compute(mac_key, message, tag)) return 1;

    std::array<std::uint8_t, cipher::plaintext_room(hidden.size())> room{};
    std::size_t size = 0;
    if (!mac::verify(mac_key, message, tag) || !cipher::decrypt(key, nonce, hidden, room, size)) return 1;
    show_text("text", text);
    show("message", message);
    return report(std::ranges::equal(std::span(room).first(size), text));
}
