// SPDX-License-Identifier: MIT OR Apache-2.0
// A tag that only holders of the key can compute.
//   g++ -std=c++20 -O2 -Iinclude examples/mac.cpp && ./a.out
#include "show.hpp"

#include <linnet/ascon.hpp>

using mac = linnet::ascon_mac; // or any other code, with the header of its family

int main() {
    constexpr auto key = counting_from<mac::key_size>(0x00);
    auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, mac::tag_size> tag{};
    if (!mac::compute(key, text, tag)) return 1;
    if (!mac::verify(key, text, tag)) return 1;

    mac::authenticator authenticator(key);
    const auto in = std::span<const std::uint8_t>(text);
    if (!authenticator.update(in.first(10)) || !authenticator.update(in.subspan(10)) || !authenticator.verify(tag)) return 1;

    show("key", key);
    show_text("text", text);
    show("tag", tag);

    text[0] ^= 1;
    const auto forgery = mac::verify(key, text, tag);
    return report(!forgery);
}
