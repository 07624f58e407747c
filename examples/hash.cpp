// SPDX-License-Identifier: MIT OR Apache-2.0
// Hashing, in one call and incrementally.
//   g++ -std=c++20 -O2 -Iinclude examples/hash.cpp && ./a.out
#include "show.hpp"

#include <linnet/ascon.hpp>

using hash = linnet::ascon_hash256; // or any other hash function, with the header of its family

int main() {
    constexpr auto text = bytes_of("The linnet sings at first light.");
    const auto digest = hash::digest(text);

    hash::hasher hasher;
    auto same_digest = digest;
    const auto in = std::span(text);
    if (!hasher.update(in.first(10)) || !hasher.update(in.subspan(10)) || !hasher.finish(same_digest)) return 1;

    show_text("text", text);
    show("digest", digest);
    return report(same_digest == digest);
}
