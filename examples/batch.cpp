// SPDX-License-Identifier: MIT OR Apache-2.0
// Messages from a thousand devices, each with its own key, nonce and length, opened in one call. One of them is forged.
//   g++ -std=c++20 -O2 -Iinclude examples/batch.cpp && ./a.out
#include "show.hpp"

#include <linnet/ascon.hpp>
#include <linnet/batch.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

using linnet::batch::at, linnet::batch::each, linnet::batch::shared;
using aead = linnet::ascon_aead128; // or any other AEAD, with the header of its family

int main() {
    constexpr std::size_t count = 1000, forged = 42;
    constexpr auto header = bytes_of("reading");

    // Message i is text[offsets[i]] up to text[offsets[i + 1]].
    std::vector<std::uint32_t> offsets(count + 1);
    for (std::uint32_t i = 0; i < count; ++i) offsets[i + 1] = offsets[i] + 20 + i % 100;
    std::vector<std::uint8_t> text(offsets[count], 'r'), keys(count * aead::key_size), nonces(count * aead::nonce_size);
    for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = static_cast<std::uint8_t>(i * 7 + i / 256); // a real key is random
    for (std::size_t i = 0; i < nonces.size(); i += aead::nonce_size) { // a counter: no nonce serves twice
        nonces[i] = static_cast<std::uint8_t>(i / aead::nonce_size);
        nonces[i + 1] = static_cast<std::uint8_t>(i / aead::nonce_size >> 8);
    }

    std::vector<std::uint8_t> ciphertexts(text.size()), tags(count * aead::tag_size), opened(text.size());
    const auto sealed =
        linnet::batch::encrypt<aead>(count, each(keys), each(nonces), shared(header), at(text, offsets.data()), ciphertexts, tags);
    tags[forged * aead::tag_size] ^= 1;

    std::vector<linnet::status> statuses(count);
    const auto done = linnet::batch::decrypt<aead>(count, each(keys), each(nonces), shared(header), at(ciphertexts, offsets.data()),
                                                   each(tags), opened, statuses);
    for (const auto& call : {sealed, done})
        if (!call) std::printf("refused         %s\n", call.what);

    // A forged message is zero; the others are not affected.
    std::fill(text.begin() + offsets[forged], text.begin() + offsets[forged + 1], std::uint8_t{0});
    std::printf("%-16s%zu\n", "messages", count);
    std::printf("%-16s%td\n", "authentic", std::count(statuses.begin(), statuses.end(), linnet::status::ok));
    return report(sealed && done && opened == text && statuses[forged] == linnet::status::not_authentic);
}
