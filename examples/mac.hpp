// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_EXAMPLES_MAC_HPP
#define LINNET_EXAMPLES_MAC_HPP

#include "show.hpp"

#include <linnet/concepts.hpp>

/// A tag that only who has the key can compute. The text is short enough for the codes that take one block.
template <linnet::Mac mac>
bool example() {
    const auto key = counting_from<mac::key_size>(0x00);
    auto text = bytes_of("First light.");
    std::array<std::uint8_t, mac::tag_size> tag{};

    if (!mac::compute(key, text, tag)) return false;
    if (!mac::verify(key, text, tag)) return false;

    show("key", key);
    show_text("text", text);
    show("tag", tag);

    text[0] ^= 1;
    const bool forgery_accepted = mac::verify(key, text, tag);
    return !forgery_accepted;
}

#endif
