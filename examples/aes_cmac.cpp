// SPDX-License-Identifier: MIT OR Apache-2.0
// AES-CMAC: a tag that only holders of the key can compute.
//   g++ -std=c++20 -O2 -Iinclude examples/aes_cmac.cpp && ./a.out
#include "show.hpp"

#include <linnet/aes.hpp>

using mac = linnet::aes_128_cmac;

int main() {
    constexpr auto key = counting_from<mac::key_size>(0x00);
    auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, mac::tag_size> tag{};
    if (!mac::compute(key, text, tag) || !mac::verify(key, text, tag)) return 1;
    show("key", key);
    show_text("text", text);
    show("tag", tag);
    text[0] ^= 1;
    return report(!mac::verify(key, text, tag));
}
