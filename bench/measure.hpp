// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BENCH_MEASURE_HPP
#define LINNET_BENCH_MEASURE_HPP

#include <benchmark/benchmark.h>

#include <cstdint>
#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace bench {

/// Runs `call` as often as the state asks for. Reports bytes per second and, where there is a time-stamp counter, its ticks per
/// byte: the counter's frequency is fixed, so that ticks are core cycles only where the core runs at that frequency.
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

} // namespace bench

#endif
