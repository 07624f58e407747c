// SPDX-License-Identifier: MIT OR Apache-2.0
// Every primitive over every word type: the words of one message, and lanes that hold one word each of several messages.
#include "measure.hpp"

#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>
#include <linnet/detail/primitive/gift128/gift128.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_nibbles.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_vbmi.hpp>
#include <linnet/detail/word/lanes.hpp>

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
void gift128(benchmark::State& state) {
    linnet::gift128_state<W> block{};
    linnet::gift128_key<W> key{};
    linnet::gift128_expand(block, key);
    bench::measure(state, sizeof(block), [&] {
        linnet::gift128_encrypt(block, key);
        benchmark::DoNotOptimize(block);
    });
}

template <class W>
void add(const std::string& word) {
    benchmark::RegisterBenchmark(("ascon-p[6]/" + word).c_str(), ascon_p<6, W>);
    benchmark::RegisterBenchmark(("ascon-p[8]/" + word).c_str(), ascon_p<8, W>);
    benchmark::RegisterBenchmark(("ascon-p[12]/" + word).c_str(), ascon_p<12, W>);
}

/// One block after another under one schedule, and two at a time.
template <class Cipher>
void skinny128(benchmark::State& state) {
    using block = typename Cipher::block;
    const auto key = Cipher::expand_key(block::constant(1));
    const auto tweakeys = Cipher::expand(key, block::constant(2));
    block x = block::constant(3);
    bench::measure(state, sizeof(x), [&] {
        x = Cipher::encrypt(tweakeys, block::constant(4), x);
        benchmark::DoNotOptimize(x);
    });
}
template <class Cipher>
void skinny128_two(benchmark::State& state) {
    using block = typename Cipher::block;
    const auto key = Cipher::expand_key(block::constant(1));
    const auto tweakeys = Cipher::expand(key, block::constant(2));
    block x = block::constant(3), y = block::constant(4);
    bench::measure(state, 2 * sizeof(x), [&] {
        Cipher::encrypt_two(tweakeys, block::constant(5), block::constant(6), x, y);
        benchmark::DoNotOptimize(x);
        benchmark::DoNotOptimize(y);
    });
}

template <class Cipher>
void add_skinny128(const std::string& implementation) {
    benchmark::RegisterBenchmark(("skinny-128-384+/" + implementation).c_str(), skinny128<Cipher>);
    benchmark::RegisterBenchmark(("skinny-128-384+/" + implementation + "/two").c_str(), skinny128_two<Cipher>);
}

[[maybe_unused]] const bool added = [] {
    add<std::uint64_t>("uint64");
    add<linnet::interleaved>("interleaved");
    add<linnet::lanes<std::uint64_t, 4>>("lanes-4");
    add<linnet::lanes<std::uint64_t, 8>>("lanes-8");
    benchmark::RegisterBenchmark("gift-128/uint32", gift128<std::uint32_t>);
    benchmark::RegisterBenchmark("gift-128/lanes-4", gift128<linnet::lanes<std::uint32_t, 4>>);
    benchmark::RegisterBenchmark("gift-128/lanes-16", gift128<linnet::lanes<std::uint32_t, 16>>);
    add_skinny128<linnet::skinny128_384_plus<std::uint32_t>>("uint32");
#if defined(LINNET_SKINNY128_NIBBLES)
    using nibbles = linnet::skinny128_384_plus_nibbles;
    if (nibbles::feature::supported()) add_skinny128<nibbles>("nibbles");
#endif
#if defined(LINNET_SKINNY128_VBMI)
    using vbmi = linnet::skinny128_384_plus_vbmi;
    if (vbmi::feature::supported()) add_skinny128<vbmi>("vbmi");
#endif
    return true;
}();

} // namespace
