// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_EXAMPLES_HASH_HPP
#define LINNET_EXAMPLES_HASH_HPP

#include "show.hpp"

#include <linnet/concepts.hpp>

/// Hashing, at once and in pieces.
template <linnet::Hash hash>
bool example() {
    const auto text = bytes_of("The linnet sings at first light.");
    const auto digest = hash::digest(text);

    typename hash::hasher hasher;
    auto same_digest = digest;
    const auto in = std::span(text);
    if (!hasher.update(in.first(10)) || !hasher.update(in.subspan(10)) || !hasher.finish(same_digest)) return false;

    show_text("text", text);
    show("digest", digest);
    return same_digest == digest;
}

#endif
