// SPDX-License-Identifier: MIT OR Apache-2.0
// A race: several libraries do the same thing to the same bytes. Names are ALGORITHM/CALL/SIZE/LIBRARY.
#ifndef LINNET_BENCH_PEERS_RACE_HPP
#define LINNET_BENCH_PEERS_RACE_HPP

#include "../measure.hpp"

#include <map>
#include <memory>
#include <string>
#include <utility>

namespace race {

using std::size_t;
using std::uint8_t;

/// What a call reads, the same for everybody, and what it writes.
struct buffers {
    std::vector<uint8_t> text, out;
    std::array<uint8_t, 32> key{}, peer{};
    std::array<uint8_t, 24> nonce{};
    std::array<uint8_t, bench::context_size> data{};
    std::array<uint8_t, 64> tag{};

    explicit buffers(size_t size) : text(size, 0x5a), out(size) {
        key[0] = 8;
        peer[0] = 9;
        for (size_t i = 0; i < nonce.size(); ++i) nonce[i] = static_cast<uint8_t>(i + 1);
    }
    int size() const { return static_cast<int>(text.size()); }
};

/// What each did first, by ALGORITHM/CALL/SIZE: all must agree.
inline bool agrees(const std::string& name, const buffers& b) {
    static std::map<std::string, std::pair<std::vector<uint8_t>, std::array<uint8_t, 64>>> results;
    const auto [result, first] = results.try_emplace(name, b.out, b.tag);
    return first || result->second == std::pair(b.out, b.tag);
}

/// Enters a library for a race. `prepare` takes the buffers and gives the call, which returns whether it succeeded.
template <class Prepare>
void enter(const std::string& race, const std::string& library, std::vector<size_t> sizes, Prepare prepare) {
    for (const size_t size : sizes) {
        const std::string name = race + "/" + std::to_string(size);
        benchmark::RegisterBenchmark((name + "/" + library).c_str(), [=](benchmark::State& state) {
            buffers b(size);
            auto call = prepare(b);
            if (!call()) return state.SkipWithError("failed");
            if (!agrees(name, b)) return state.SkipWithError("differs from the library before it");
            bench::measure(state, size, [&] { benchmark::DoNotOptimize(call()); });
        });
    }
}

inline const std::vector<size_t> usual{64, 1024, 16384};
inline const std::vector<size_t> once{1};
inline constexpr int iterations = 10'000;

void enter_linnet();
void enter_openssl();
void enter_nettle();
void enter_sodium();
void enter_ipsec_mb();

} // namespace race

#endif
