// SPDX-License-Identifier: MIT OR Apache-2.0
// The header as a user inlines it: one algorithm of each family, without a table in between. Names are
// header/ALGORITHM/DIRECTION/SIZE; algorithms.cpp has the same calls, and all other algorithms.
#include "measure.hpp"

#include <linnet/ascon.hpp>
#include <linnet/concepts.hpp>
#include <linnet/gift_cofb.hpp>
#include <linnet/isap.hpp>
#include <linnet/romulus.hpp>

#include <string>

namespace {

using std::size_t;
using std::uint8_t;

template <linnet::Aead A>
struct message {
    std::vector<uint8_t> text, sealed;
    std::array<uint8_t, A::key_size> key{};
    std::array<uint8_t, A::nonce_size> nonce{};
    std::array<uint8_t, A::tag_size> tag{};
    std::array<uint8_t, bench::context_size> data{};

    explicit message(size_t size) : text(size, 0x5a), sealed(size) {}
    linnet::result encrypt() { return A::encrypt(key, nonce, data, text, sealed, tag); }
    linnet::result decrypt() { return A::decrypt(key, nonce, data, sealed, tag, text); }
};

template <linnet::Aead A>
void encrypt(benchmark::State& state, size_t size) {
    message<A> m(size);
    bench::measure(state, size, [&] {
        if (!m.encrypt()) state.SkipWithError("encrypt refused");
    });
}

template <linnet::Aead A>
void decrypt(benchmark::State& state, size_t size) {
    message<A> m(size);
    if (!m.encrypt()) state.SkipWithError("encrypt refused");
    bench::measure(state, size, [&] {
        if (!m.decrypt()) state.SkipWithError("decrypt refused");
    });
}

template <linnet::Hash A>
void digest(benchmark::State& state, size_t size) {
    const std::vector<uint8_t> text(size, 0x5a);
    std::array<uint8_t, A::digest_size> out{};
    bench::measure(state, size, [&] { A::digest(text, out); });
}

using benchmark_function = void(benchmark::State&, size_t);

void add(std::string_view id, const char* direction, benchmark_function* run) {
    for (const size_t size : bench::sizes(SIZE_MAX)) {
        const std::string name = "header/" + std::string(id) + "/" + direction + "/" + std::to_string(size);
        benchmark::RegisterBenchmark(name.c_str(), run, size);
    }
}

template <linnet::Aead... A>
void add_aeads() {
    (add(A::id, "encrypt", encrypt<A>), ...);
    (add(A::id, "decrypt", decrypt<A>), ...);
}

[[maybe_unused]] const bool added = [] {
    add_aeads<linnet::ascon_aead128, linnet::romulus_n, linnet::isap_a_128a, linnet::gift_cofb>();
    add(linnet::ascon_hash256::id, "digest", digest<linnet::ascon_hash256>);
    return true;
}();

} // namespace
