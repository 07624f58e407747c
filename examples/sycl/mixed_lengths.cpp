// SPDX-License-Identifier: MIT OR Apache-2.0
// Messages of different lengths in one call: Ascon-AEAD128 under one key, one header for all. One message is forged.
#include "shared.hpp"

#include <linnet/ascon.hpp>
#include <linnet/batch/sycl.hpp>

#include <cstdio>

using linnet::batch::at, linnet::batch::each, linnet::batch::shared;
using aead = linnet::ascon_aead128;

int main() {
    constexpr std::size_t count = 1000;
    sycl::queue q;
    shared_array<std::uint32_t> offsets(q, count + 1);
    offsets[0] = 0;
    for (std::uint32_t i = 0; i < count; ++i) offsets[i + 1] = offsets[i] + i % 100;
    shared_array<std::uint8_t> key(q, aead::key_size), nonces(q, count * aead::nonce_size), header(q, 8), text(q, offsets[count]);
    shared_array<std::uint8_t> tags(q, count * aead::tag_size);
    shared_array<linnet::status> statuses(q, count);
    key.fill_random();
    nonces.fill_random();
    text.fill_random();

    try {
        linnet::sycl::encrypt<aead>(q, count, shared(key), each(nonces), shared(header), at(text, offsets.data()), text, tags)
            .wait();
        tags[42 * aead::tag_size] ^= 1;
        linnet::sycl::decrypt<aead>(q, count, shared(key), each(nonces), shared(header), at(text, offsets.data()), each(tags), text,
                                    statuses)
            .wait();
    } catch (const linnet::sycl::refused& why) {
        std::fprintf(stderr, "%s\n", why.what());
        return 1;
    }
    for (std::size_t i = 0; i < count; ++i)
        if (statuses[i] != linnet::status::ok) std::printf("message %zu is not authentic\n", i);
}
