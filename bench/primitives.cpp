// SPDX-License-Identifier: MIT OR Apache-2.0
// Every primitive over every word type: the words of one message, and lanes that hold a word of each of several messages.
#include "measure.hpp"

#include <linnet/primitive/ascon_p.hpp>
#include <linnet/word/lanes.hpp>

#include <string>

namespace {

template <unsigned Rounds, class W>
void ascon_p(benchmark::State& state) {
    linnet::ascon_state<W> s{};
    bench::measure(state, sizeof(s), [&] {
        linnet::ascon_p<Rounds>(s);
        benchmark::DoNotOptimize(s);
    });
}

template <class W>
void add(const std::string& word) {
    benchmark::RegisterBenchmark(("ascon-p[6]/" + word).c_str(), ascon_p<6, W>);
    benchmark::RegisterBenchmark(("ascon-p[8]/" + word).c_str(), ascon_p<8, W>);
    benchmark::RegisterBenchmark(("ascon-p[12]/" + word).c_str(), ascon_p<12, W>);
}

[[maybe_unused]] const bool added = [] {
    add<std::uint64_t>("uint64");
    add<linnet::interleaved>("interleaved");
    add<linnet::lanes<std::uint64_t, 4>>("lanes-4");
    add<linnet::lanes<std::uint64_t, 8>>("lanes-8");
    return true;
}();

} // namespace
