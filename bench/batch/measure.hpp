// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BENCH_BATCH_MEASURE_HPP
#define LINNET_BENCH_BATCH_MEASURE_HPP

/// Batches of equal messages in memory of a device, each under its own key and nonce, and what it takes to bring them there and
/// back. Names are ALGORITHM/DIRECTION/SIZE/linnet and transfer/DIRECTION/SIZE/linnet. A `Backend` has:
///   - `allocate(size)`, `release(at)` and `copy(to, from, size)`, which waits;
///   - `encrypt<A>(…)`, `decrypt<A>(…)`, `digest<A>(…)` and `mac<A>(…)`, which take a count and what the calls of the library take,
///     wait, and return whether that was queued and done;
///   - `usual_count()`, messages in a batch; LINNET_BENCH_MESSAGES in the environment is another number;
///   - perhaps `library()`, which takes the place of `linnet` in names, and `lanes<A>()`, which becomes a counter.

#include "../measure.hpp"

#include <linnet/batch/one_message.hpp>

#include <cstdlib>
#include <span>
#include <string>

namespace bench {

using linnet::status;
using std::size_t;
using std::uint8_t;

/// Sizes of messages in bytes.
inline constexpr size_t batch_sizes[] = {64, 128, 256, 512, 1024, 2048, 4096};

inline size_t count_of(size_t usual) {
    const char* const text = std::getenv("LINNET_BENCH_MESSAGES");
    return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

/// An array on the device, freed with the object.
template <class Backend, class Element = uint8_t>
class device_array : public std::span<Element> {
    static std::span<Element> allocate(size_t size) {
        const std::vector<uint8_t> filled(size * sizeof(Element), 0x01);
        auto* const at = static_cast<Element*>(Backend::allocate(filled.size() + 1));
        if (size != 0) Backend::copy(at, filled.data(), filled.size());
        return {at, size};
    }

public:
    explicit device_array(size_t size) : std::span<Element>(allocate(size)) {}
    device_array(const device_array&) = delete;
    device_array& operator=(const device_array&) = delete;
    ~device_array() { Backend::release(this->data()); }
};

template <class Backend>
void run(benchmark::State& state, size_t count, size_t size, const auto& call) {
    if (!call()) return state.SkipWithError("refused");
    measure(state, count * size, [&] {
        if (!call()) state.SkipWithError("refused");
    });
    state.counters["messages/s"] = benchmark::Counter(static_cast<double>(state.iterations() * count), benchmark::Counter::kIsRate,
                                                      benchmark::Counter::kIs1000);
}

template <class Backend, linnet::Aead A>
void aead(benchmark::State& state, size_t count, size_t size, bool decrypt) {
    using linnet::batch::each;
    device_array<Backend> keys(count * A::key_size), nonces(count * A::nonce_size), data(count * context_size), text(count * size);
    device_array<Backend> sealed(text.size()), tags(count * A::tag_size);
    device_array<Backend, status> statuses(count);
    const auto seal = [&] {
        return Backend::template encrypt<A>(count, each(keys), each(nonces), each(data), each(text), sealed, tags, statuses);
    };
    if (!decrypt) return run<Backend>(state, count, size, seal);
    if (!seal()) return state.SkipWithError("refused");
    run<Backend>(state, count, size, [&] {
        return Backend::template decrypt<A>(count, each(keys), each(nonces), each(data), each(sealed), each(tags), text, statuses);
    });
}

/// A hash, an extendable-output function of 32 bytes of output, a MAC.
template <class Backend, class A>
void compute(benchmark::State& state, size_t count, size_t size) {
    using linnet::batch::each;
    size_t output = 32, key = 0, nonce = 0;
    if constexpr (linnet::Hash<A>) output = A::digest_size;
    if constexpr (linnet::Mac<A>) output = A::tag_size, key = A::key_size, nonce = A::nonce_size;
    device_array<Backend> keys(count * key), nonces(count * nonce), text(count * size), outputs(count * output);
    run<Backend>(state, count, size, [&] {
        if constexpr (linnet::Mac<A>) return Backend::template mac<A>(count, each(keys), each(nonces), each(text), outputs);
        else if constexpr (linnet::CustomizableXof<A>) return Backend::template digest<A>(count, {}, each(text), outputs);
        else return Backend::template digest<A>(count, each(text), outputs);
    });
}

template <class Backend>
void add(const std::string& name, size_t size, const auto& call) {
    std::string library = "linnet";
    if constexpr (requires { Backend::library(); }) library = Backend::library();
    benchmark::RegisterBenchmark((name + "/" + std::to_string(size) + "/" + library).c_str(), call)->UseRealTime();
}

template <class Backend, class A>
void add_algorithm() {
    const size_t count = count_of(Backend::usual_count());
    for (const size_t size : batch_sizes) {
        const auto add_call = [&](const char* name, const auto& call) {
            add<Backend>(std::string(A::id) + name, size, [=](benchmark::State& state) {
                call(state);
                if constexpr (requires { Backend::template lanes<A>(); })
                    state.counters["lanes"] = static_cast<double>(Backend::template lanes<A>());
            });
        };
        if constexpr (linnet::Aead<A>) {
            if (size > A::message_size_max) continue;
            add_call("/encrypt", [=](benchmark::State& state) { aead<Backend, A>(state, count, size, false); });
            add_call("/decrypt", [=](benchmark::State& state) { aead<Backend, A>(state, count, size, true); });
        } else if constexpr (linnet::Hash<A> || linnet::Xof<A>) {
            add_call("/digest", [=](benchmark::State& state) { compute<Backend, A>(state, count, size); });
        } else if constexpr (linnet::Mac<A>) {
            if (size > A::message_size_max) continue;
            add_call("/compute", [=](benchmark::State& state) { compute<Backend, A>(state, count, size); });
        }
    }
}

template <class Backend, class... A>
bool add_family(linnet::algorithm_list<A...>) {
    (add_algorithm<Backend, A>(), ...);
    return true;
}

template <class Backend>
bool add_transfers() {
    const size_t count = count_of(Backend::usual_count());
    for (const size_t size : batch_sizes) {
        const auto transfer = [=](benchmark::State& state, bool to_device) {
            device_array<Backend> device(count * size);
            std::vector<uint8_t> host(count * size, 0x5a);
            run<Backend>(state, count, size, [&] {
                if (to_device) Backend::copy(device.data(), host.data(), host.size());
                else Backend::copy(host.data(), device.data(), host.size());
                return true;
            });
        };
        add<Backend>("transfer/to-device", size, [=](benchmark::State& state) { transfer(state, true); });
        add<Backend>("transfer/to-host", size, [=](benchmark::State& state) { transfer(state, false); });
    }
    return true;
}

} // namespace bench

#endif
