// SPDX-License-Identifier: MIT OR Apache-2.0
// Messages of different lengths in one call: Ascon-AEAD128 under one key, one header for all. One message is forged.
#include <linnet/batch/cuda.hpp>

#include <linnet/ascon.hpp>

#include <cstdio>
#include <new>
#include <random>

using linnet::batch::at, linnet::batch::each, linnet::batch::shared;
using aead = linnet::ascon_aead128;

/// An array that host and device share, freed with the object.
template <class Element>
class shared_array : public std::span<Element> {
    static std::span<Element> allocate(std::size_t size) {
        Element* at = nullptr;
        if (cudaMallocManaged(&at, size * sizeof(Element)) != cudaSuccess) throw std::bad_alloc();
        return {at, size};
    }

public:
    explicit shared_array(std::size_t size) : std::span<Element>(allocate(size)) {}
    shared_array(const shared_array&) = delete;
    shared_array& operator=(const shared_array&) = delete;
    ~shared_array() { cudaFree(this->data()); }

    /// Numbers to try things with; keys come from the operating system.
    void fill_random() {
        std::mt19937_64 random(std::random_device{}());
        for (Element& one : *this) one = static_cast<Element>(random());
    }
};

int main() {
    constexpr std::size_t count = 1000;
    shared_array<std::uint32_t> offsets(count + 1);
    offsets[0] = 0;
    for (std::uint32_t i = 0; i < count; ++i) offsets[i + 1] = offsets[i] + i % 100;
    shared_array<std::uint8_t> key(aead::key_size), nonces(count * aead::nonce_size), header(8), text(offsets[count]);
    shared_array<std::uint8_t> tags(count * aead::tag_size);
    shared_array<linnet::status> statuses(count);
    key.fill_random();
    nonces.fill_random();
    text.fill_random();

    const cudaStream_t stream = nullptr; // the default one
    const auto check = [&](const linnet::cuda::result& queued) {
        if (!queued) std::fprintf(stderr, "%s\n", queued.what);
        return static_cast<bool>(queued) && cudaStreamSynchronize(stream) == cudaSuccess;
    };
    if (!check(linnet::cuda::encrypt<aead>(stream, count, shared(key), each(nonces), shared(header), at(text, offsets.data()), text,
                                           tags)))
        return 1;
    tags[42 * aead::tag_size] ^= 1;
    if (!check(linnet::cuda::decrypt<aead>(stream, count, shared(key), each(nonces), shared(header), at(text, offsets.data()),
                                           each(tags), text, statuses)))
        return 1;
    for (std::size_t i = 0; i < count; ++i)
        if (statuses[i] != linnet::status::ok) std::printf("message %zu is not authentic\n", i);
}
