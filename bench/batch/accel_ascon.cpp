// SPDX-License-Identifier: MIT OR Apache-2.0
// The SYCL kernels of itzmeanjan/ascon of 2022 on the same messages. LINNET_BENCH_ACCEL_ASCON is the folder of its headers. Names
// are Linnet's, followed by /accel_ascon.
#include "sycl.hpp"

// Its headers rely on the includer's headers.
#include <bit>
#include <cassert>

#include <accel_ascon.hpp>

namespace {

using backend = bench::sycl_backend;
using std::size_t;
using std::uint8_t;
using bytes = bench::device_array<backend>;
using words = bench::device_array<backend, std::uint64_t>;

constexpr size_t work_group = 32;

/// A multiple of the work-group, so that its slices divide evenly.
size_t count() { return bench::count_of(backend::usual_count()) / work_group * work_group; }

template <class Function>
void hash(benchmark::State& state, size_t size, Function function) {
    bytes text(count() * size), digests(count() * 32);
    bench::run<backend>(state, count(), size, [&] {
        return backend::done(function(backend::queue(), text.data(), text.size(), digests.data(), digests.size(), count(),
                                      work_group, std::vector<sycl::event>{}));
    });
}

template <class Encrypt, class Decrypt>
void aead(benchmark::State& state, size_t size, bool decrypting, Encrypt encrypt, Decrypt decrypt) {
    const size_t n = count();
    words keys(2 * n), nonces(2 * n), tags(2 * n);
    bytes data(n * bench::context_size), text(n * size), sealed(n * size);
    bench::device_array<backend, bool> flags(n);
    const auto seal = [&] {
        return backend::done(encrypt(backend::queue(), keys.data(), 16 * n, nonces.data(), 16 * n, data.data(), data.size(),
                                     text.data(), text.size(), sealed.data(), sealed.size(), tags.data(), 16 * n, n, work_group,
                                     std::vector<sycl::event>{}));
    };
    if (!decrypting) return bench::run<backend>(state, n, size, seal);
    seal();
    bench::run<backend>(state, n, size, [&] {
        return backend::done(decrypt(backend::queue(), keys.data(), 16 * n, nonces.data(), 16 * n, data.data(), data.size(),
                                     sealed.data(), sealed.size(), tags.data(), 16 * n, text.data(), text.size(), flags.data(),
                                     n * sizeof(bool), n, work_group, std::vector<sycl::event>{}));
    });
}

void add(const std::string& name, size_t size, const auto& call) {
    benchmark::RegisterBenchmark((name + "/" + std::to_string(size) + "/accel_ascon").c_str(), call)->UseRealTime();
}

[[maybe_unused]] const bool added = [] {
    using namespace accel_ascon;
    for (const size_t size : bench::batch_sizes) {
        add("ascon-hash/digest", size, [=](benchmark::State& s) { hash(s, size, accel_ascon::hash); });
        add("ascon-hasha/digest", size, [=](benchmark::State& s) { hash(s, size, accel_ascon::hash_a); });
        add("ascon-128/encrypt", size, [=](benchmark::State& s) { aead(s, size, false, encrypt_128, decrypt_128); });
        add("ascon-128/decrypt", size, [=](benchmark::State& s) { aead(s, size, true, encrypt_128, decrypt_128); });
        add("ascon-128a/encrypt", size, [=](benchmark::State& s) { aead(s, size, false, encrypt_128a, decrypt_128a); });
        add("ascon-128a/decrypt", size, [=](benchmark::State& s) { aead(s, size, true, encrypt_128a, decrypt_128a); });
    }
    return true;
}();

} // namespace
