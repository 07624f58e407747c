// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BENCH_MEASURE_HPP
#define LINNET_BENCH_MEASURE_HPP

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>
#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace bench {

/// Runs `call` as often as the state requests. Reports bytes per second and, if there is a time-stamp counter, its ticks per byte.
/// The counter's frequency is fixed, so ticks are core cycles only if the core runs at that frequency.
template <class Call>
void measure(benchmark::State& state, std::size_t bytes, Call&& call) {
#if defined(__x86_64__)
    const std::uint64_t start = __rdtsc();
#endif
    for (auto _ : state) {
        call();
        benchmark::ClobberMemory();
    }
    const double total = static_cast<double>(state.iterations()) * static_cast<double>(bytes);
#if defined(__x86_64__)
    state.counters["TSC/byte"] = static_cast<double>(__rdtsc() - start) / total;
#endif
    state.counters["bytes/s"] = benchmark::Counter(total, benchmark::Counter::kIsRate, benchmark::Counter::OneK::kIs1000);
}

/// Bytes of associated data or customization string.
inline constexpr std::size_t context_size = 32;

/// 64 to 4096 bytes, doubling, and 16384, or the longest message that an algorithm takes.
inline std::vector<std::size_t> sizes(std::size_t limit) {
    std::vector<std::size_t> result{64, 128, 256, 512, 1024, 2048, 4096, 16384};
    std::erase_if(result, [&](std::size_t size) { return size > limit; });
    if (result.empty()) result.push_back(limit);
    return result;
}

} // namespace bench

#endif
