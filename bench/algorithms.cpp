// SPDX-License-Identifier: MIT OR Apache-2.0
// Every algorithm of the catalog, one message at a time, in both directions.
#include "measure.hpp"

#include <linnet/catalog.hpp>

#include <string>
#include <vector>

namespace {

using std::size_t;
using std::uint8_t;

constexpr size_t context_size = 32; ///< of associated data or customization string

/// What a call reads and writes: `size` bytes of text each way, next to a fixed context.
struct buffers {
    std::vector<uint8_t> in, out;
    std::array<uint8_t, context_size> context{};
    explicit buffers(size_t size) : in(size, 0x5a), out(size) {}
};

template <linnet::Aead A>
struct aead_parameters {
    std::array<uint8_t, A::key_size> key{};
    std::array<uint8_t, A::nonce_size> nonce{};
    std::array<uint8_t, A::tag_size> tag{};
};

template <linnet::Aead A>
void encrypt(benchmark::State& state, size_t size) {
    buffers b(size);
    aead_parameters<A> p;
    bench::measure(state, size, [&] {
        if (!A::encrypt(p.key, p.nonce, b.context, b.in, b.out, p.tag)) state.SkipWithError("encrypt refused");
    });
}

template <linnet::Aead A>
void decrypt(benchmark::State& state, size_t size) {
    buffers b(size);
    aead_parameters<A> p;
    if (!A::encrypt(p.key, p.nonce, b.context, b.in, b.out, p.tag)) state.SkipWithError("encrypt refused");
    bench::measure(state, size, [&] {
        if (!A::decrypt(p.key, p.nonce, b.context, b.out, p.tag, b.in)) state.SkipWithError("decrypt refused");
    });
}

template <linnet::Hash A>
void digest(benchmark::State& state, size_t size) {
    buffers b(size);
    std::array<uint8_t, A::digest_size> out{};
    bench::measure(state, size, [&] { A::digest(b.in, out); });
}

template <linnet::Xof A>
void extend(benchmark::State& state, std::span<const uint8_t> in, std::span<uint8_t> out, size_t size) {
    const std::array<uint8_t, context_size> customization{};
    bench::measure(state, size, [&] {
        if constexpr (linnet::CustomizableXof<A>) {
            if (!A::digest(customization, in, out)) state.SkipWithError("digest refused");
        } else {
            A::digest(in, out);
        }
    });
}

template <linnet::Xof A>
void absorb(benchmark::State& state, size_t size) {
    buffers b(size);
    std::array<uint8_t, A::digest_size> out{};
    extend<A>(state, b.in, out, size);
}

template <linnet::Xof A>
void squeeze(benchmark::State& state, size_t size) {
    buffers b(size);
    extend<A>(state, b.context, b.out, size);
}

template <linnet::Mac A, bool Verify>
void authenticate(benchmark::State& state, size_t size) {
    buffers b(size);
    std::array<uint8_t, A::key_size> key{};
    std::array<uint8_t, A::tag_size> tag{};
    if (!A::compute(key, b.in, tag)) state.SkipWithError("compute refused");
    bench::measure(state, size, [&] {
        const bool done = Verify ? A::verify(key, b.in, tag) : A::compute(key, b.in, tag);
        if (!done) state.SkipWithError("refused");
    });
}

/// 64 to 4096 bytes by doubling and 16384, or the longest message that the algorithm takes.
std::vector<size_t> sizes(size_t limit) {
    std::vector<size_t> result;
    for (const size_t size : {64u, 128u, 256u, 512u, 1024u, 2048u, 4096u, 16384u}) {
        if (size <= limit) result.push_back(size);
    }
    if (result.empty()) result.push_back(limit);
    return result;
}

using benchmark_function = void (*)(benchmark::State&, size_t);

void add(const linnet::catalog_entry& entry, const char* direction, benchmark_function function) {
    for (const size_t size : sizes(entry.message_size_max)) {
        const std::string name = std::string(entry.id) + "/" + direction + "/" + std::to_string(size);
        benchmark::RegisterBenchmark(name.c_str(), function, size);
    }
}

struct add_algorithm {
    template <class A>
    void operator()() const {
        constexpr auto entry = linnet::describe<A>();
        if constexpr (linnet::Aead<A>) {
            add(entry, "encrypt", encrypt<A>);
            add(entry, "decrypt", decrypt<A>);
        } else if constexpr (linnet::Hash<A>) {
            add(entry, "digest", digest<A>);
        } else if constexpr (linnet::Xof<A>) {
            add(entry, "absorb", absorb<A>);
            add(entry, "squeeze", squeeze<A>);
        } else {
            static_assert(linnet::Mac<A>, "an algorithm of this kind has no benchmark yet");
            add(entry, "compute", authenticate<A, false>);
            add(entry, "verify", authenticate<A, true>);
        }
    }
};

[[maybe_unused]] const bool added = [] {
    linnet::catalog::for_each(add_algorithm{});
    return true;
}();

} // namespace
