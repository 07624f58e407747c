// SPDX-License-Identifier: MIT OR Apache-2.0
// A secret box, as in NaCl and libsodium: only holders of the key can read the text, and any change is detected.
//   g++ -std=c++20 -O2 -Iinclude examples/secretbox.cpp && ./a.out
#include "show.hpp"

#include <linnet/xsalsa20_poly1305.hpp>

#include <algorithm>

namespace example {

using secretbox = linnet::xsalsa20_poly1305;

constexpr auto key = counting_from<secretbox::key_size>(0x00);
constexpr auto nonce = counting_from<secretbox::nonce_size>(0x80); // in real use: random bytes, for each text
constexpr auto text = bytes_of("The linnet sings at first light.");

/// Whether all is as expected.
bool run() {
    std::array<std::uint8_t, secretbox::tag_size + text.size()> box{}; // what crypto_secretbox_easy makes and takes
    auto decryption = text;
    if (!secretbox::seal_box(key, nonce, text, box) || !secretbox::open_box(key, nonce, box, decryption)) return false;

    // The same in two buffers.
    std::array<std::uint8_t, secretbox::tag_size> tag{};
    auto ciphertext = text;
    if (!secretbox::seal(key, nonce, text, ciphertext, tag)) return false;

    show("key", key);
    show("nonce", nonce);
    show_text("text", text);
    show("tag", tag);
    show("ciphertext", ciphertext);
    show_text("decryption", decryption);
    if (!std::equal(tag.begin(), tag.end(), box.begin())) return false;
    if (!std::equal(ciphertext.begin(), ciphertext.end(), box.begin() + tag.size())) return false;

    ciphertext[0] ^= 1;
    const auto forgery = secretbox::open(key, nonce, ciphertext, tag, decryption);
    show("of a forgery", decryption);
    return !forgery;
}

} // namespace example

int main() { return report(example::run()); }
