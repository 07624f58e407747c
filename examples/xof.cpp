// SPDX-License-Identifier: MIT OR Apache-2.0
// An output of any length, in one call and incrementally. Each customization string makes a different function.
//   g++ -std=c++20 -O2 -Iinclude examples/xof.cpp && ./a.out
#include "show.hpp"

#include <linnet/ascon.hpp>

using xof = linnet::ascon_cxof128; // linnet::ascon_xof128 is the same without customization

int main() {
    constexpr auto customization = bytes_of("examples");
    constexpr auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, 40> output{}, same_output{};
    if (!xof::digest(customization, text, output)) return 1;

    const auto out = std::span(same_output);
    xof::hasher stream(customization);
    if (!stream.update(text) || !stream.squeeze(out.first(7)) || !stream.squeeze(out.subspan(7))) return 1;

    show_text("customization", customization);
    show_text("text", text);
    show("output", output);
    return report(same_output == output);
}
