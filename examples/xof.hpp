// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_EXAMPLES_XOF_HPP
#define LINNET_EXAMPLES_XOF_HPP

#include "show.hpp"

#include <linnet/concepts.hpp>

/// Reads an output of 40 bytes in two pieces.
template <class Xof>
bool read_in_pieces(Xof xof, std::span<const std::uint8_t> text, std::span<std::uint8_t, 40> output) {
    return xof.update(text) && xof.read(output.first(7)) && xof.read(output.subspan(7));
}

/// An output of any length, at once and in pieces.
template <linnet::PlainXof xof>
bool example() {
    const auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, 40> output{};
    auto same_output = output;

    xof::digest(text, output);
    if (!read_in_pieces(typename xof::xof(), text, same_output)) return false;

    show_text("text", text);
    show("output", output);
    return same_output == output;
}

/// The same with a customization string, which makes as many functions of one as there are strings.
template <linnet::CustomizableXof xof>
bool example() {
    const auto customization = bytes_of("examples");
    const auto text = bytes_of("The linnet sings at first light.");
    std::array<std::uint8_t, 40> output{};
    auto same_output = output;

    if (!xof::digest(customization, text, output)) return false;
    if (!read_in_pieces(typename xof::xof(customization), text, same_output)) return false;

    show_text("customization", customization);
    show_text("text", text);
    show("output", output);
    return same_output == output;
}

#endif
