// SPDX-License-Identifier: MIT OR Apache-2.0
// A tag that detects changes to a message, under a nonce that differs for each message.
//   g++ -std=c++20 -O2 -Iinclude examples/poly1305_aes.cpp && ./a.out
#include "show.hpp"

#include <linnet/poly1305_aes.hpp>

using mac = linnet::poly1305_aes;

int main() {
    constexpr auto key = counting_from<mac::key_size>(0x00);     // in real use: random bytes, kept secret
    constexpr auto nonce = counting_from<mac::nonce_size>(0x80); // in real use: the number of the message
    auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, mac::tag_size> tag{};

    // A keyed context, as there will be more messages.
    const mac::keyed keyed(key);
    if (!keyed.compute(nonce, text, tag) || !mac::verify(key, nonce, text, tag)) return 1;
    show("key", key);
    show("nonce", nonce);
    show_text("text", text);
    show("tag", tag);

    text[0] ^= 1;
    return report(!keyed.verify(nonce, text, tag));
}
