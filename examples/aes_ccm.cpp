// SPDX-License-Identifier: MIT OR Apache-2.0
// AES-CCM as in IEEE 802.15.4: a nonce of 13 bytes, a tag of 8.
//   g++ -std=c++20 -O2 -Iinclude examples/aes_ccm.cpp && ./a.out
#include "show.hpp"

#include <linnet/aes_ccm.hpp>

using aead = linnet::aes_128_ccm;

int main() {
    constexpr auto key = counting_from<aead::key_size>(0x00);
    constexpr auto nonce = counting_from<13>(0x80); // never the same twice under one key
    constexpr auto associated_data = bytes_of("to: the gateway");
    constexpr auto text = bytes_of("The linnet sings at first light.");
    decltype(bytes_of("The linnet sings at first light.")) ciphertext{}, decryption{};
    std::array<std::uint8_t, 8> tag{};

    // Another size of tags than the usual one is fixed once, with the key.
    const aead::keyed keyed(key, tag.size());
    if (!keyed.encrypt(nonce, associated_data, text, ciphertext, tag)) return 1;
    if (!keyed.decrypt(nonce, associated_data, ciphertext, tag, decryption)) return 1;
    show("key", key);
    show("nonce", nonce);
    show_text("text", text);
    show("ciphertext", ciphertext);
    show("tag", tag);
    show_text("decryption", decryption);

    ciphertext[0] ^= 1;
    const auto forgery = keyed.decrypt(nonce, associated_data, ciphertext, tag, decryption);
    show("of a forgery", decryption);
    return report(!forgery);
}
