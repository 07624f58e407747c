// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BENCH_BATCH_MEASURE_HPP
#define LINNET_BENCH_BATCH_MEASURE_HPP

/// Batches of equally long messages in the memory of a device, each with its own key and nonce, and the transfers to and from it.
/// Names are ALGORITHM/DIRECTION/SIZE/linnet and transfer/DIRECTION/SIZE/linnet. A `Backend` has:
///   - `allocate(size)`, `release(at)` and `copy(to, from, size)`, which waits;
///   - `encrypt<A>(…)`, `decrypt<A>(…)`, `digest<A>(…)` and `mac<A>(…)`, which take a count and what the calls of the library take,
///     wait, and return whether that was queued and done;
///   - `usual_count()`, messages in a batch; LINNET_BENCH_MESSAGES in the environment is another number;
///   - perhaps `library()`, which takes the place of `linnet` in names, and `lanes<A>()`, which becomes a counter;
///   - perhaps `host_memory(size)`, memory of the host that the device reads and writes by itself: calls are then measured with the
///     copies of all that they read and write too, one after the other, and so are transfers between such memory and the device.
/// LINNET_BENCH_THREADS in the environment: so many threads at once, each with a batch of its own.

#include "../measure.hpp"

#include <linnet/batch/one_message.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <tuple>

namespace bench {

using linnet::status;
using std::size_t;
using std::uint8_t;

/// Sizes of messages in bytes.
inline constexpr size_t batch_sizes[] = {64, 128, 256, 512, 1024, 2048, 4096};

inline size_t number_in(const char* variable, size_t usual) {
    const char* const text = std::getenv(variable);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}
inline size_t count_of(size_t usual) { return number_in("LINNET_BENCH_MESSAGES", usual); }

/// Bytes of a linear congruential generator.
inline std::vector<uint8_t> some_bytes(size_t size) {
    std::vector<uint8_t> result(size);
    std::uint32_t state = 1;
    for (uint8_t& byte : result) {
        state = state * 1664525 + 1013904223;
        byte = static_cast<uint8_t>(state >> 24);
    }
    return result;
}

template <class Backend>
concept has_host_memory = requires { Backend::host_memory(1); };
template <class Backend, class A>
concept has_lanes = requires { Backend::template lanes<A>(); };

/// An array on the device, freed with the object. It is filled with bytes from the host, which are doubled there until it is full.
template <class Backend, class Element = uint8_t>
class device_array : public std::span<Element> {
    static std::span<Element> allocate(size_t elements) {
        static const std::vector<uint8_t> some = some_bytes(1 << 20);
        const size_t size = elements * sizeof(Element);
        auto* const at = static_cast<uint8_t*>(Backend::allocate(size + 1));
        size_t filled = std::min(size, some.size());
        if (filled != 0) Backend::copy(at, some.data(), filled);
        for (size_t more; filled < size; filled += more) Backend::copy(at + filled, at, more = std::min(filled, size - filled));
        return {reinterpret_cast<Element*>(at), elements};
    }

public:
    explicit device_array(size_t size) : std::span<Element>(allocate(size)) {}
    device_array(const device_array&) = delete;
    device_array& operator=(const device_array&) = delete;
    ~device_array() { Backend::release(this->data()); }

    void copy_from_host() const {
        if (!this->empty()) Backend::copy(this->data(), Backend::host_memory(this->size_bytes()), this->size_bytes());
    }
    void copy_to_host() const {
        if (!this->empty()) Backend::copy(Backend::host_memory(this->size_bytes()), this->data(), this->size_bytes());
    }
};

enum class copied : bool { no, yes };

template <class Backend>
void run(benchmark::State& state, size_t count, size_t size, const auto& call) {
    if (!call()) return state.SkipWithError("refused");
    measure(state, count * size, [&] {
        if (!call()) state.SkipWithError("refused");
    });
    state.counters["messages/s"] = benchmark::Counter(static_cast<double>(state.iterations() * count), benchmark::Counter::kIsRate,
                                                      benchmark::Counter::kIs1000);
}

/// The same. If `copies` is set, the copies are included: the arrays that `call` reads before it, and those that it writes after
/// it.
template <class Backend>
void run(benchmark::State& state, size_t count, size_t size, copied copies, const auto& call, const auto& read,
         const auto& written) {
    if constexpr (has_host_memory<Backend>) {
        if (copies == copied::yes)
            return run<Backend>(state, count, size, [&] {
                std::apply([](const auto&... array) { (array.copy_from_host(), ...); }, read);
                const bool done = call();
                std::apply([](const auto&... array) { (array.copy_to_host(), ...); }, written);
                return done;
            });
    }
    run<Backend>(state, count, size, call);
}

template <class Backend, linnet::Aead A>
void aead(benchmark::State& state, size_t count, size_t size, bool decrypt, copied copies) {
    using linnet::batch::each;
    device_array<Backend> keys(count * A::key_size), nonces(count * A::nonce_size), data(count * context_size), text(count * size);
    device_array<Backend> sealed(text.size()), tags(count * A::tag_size);
    device_array<Backend, status> statuses(count);
    const auto seal = [&] {
        return Backend::template encrypt<A>(count, each(keys), each(nonces), each(data), each(text), sealed, tags, statuses);
    };
    if (!decrypt)
        return run<Backend>(state, count, size, copies, seal, std::tie(keys, nonces, data, text), std::tie(sealed, tags, statuses));
    if (!seal()) return state.SkipWithError("refused");
    run<Backend>(state, count, size, [&] {
        return Backend::template decrypt<A>(count, each(keys), each(nonces), each(data), each(sealed), each(tags), text, statuses);
    });
}

/// A hash, an XOF with 32 bytes of output, or a MAC.
template <class Backend, class A>
void compute(benchmark::State& state, size_t count, size_t size, copied copies) {
    using linnet::batch::each;
    size_t output = 32, key = 0, nonce = 0;
    if constexpr (linnet::Hash<A>) output = A::digest_size;
    if constexpr (linnet::Mac<A>) output = A::tag_size, key = A::key_size, nonce = A::nonce_size;
    device_array<Backend> keys(count * key), nonces(count * nonce), text(count * size), outputs(count * output);
    const auto call = [&] {
        if constexpr (linnet::Mac<A>) return Backend::template mac<A>(count, each(keys), each(nonces), each(text), outputs);
        else if constexpr (linnet::CustomizableXof<A>) return Backend::template digest<A>(count, {}, each(text), outputs);
        else return Backend::template digest<A>(count, each(text), outputs);
    };
    run<Backend>(state, count, size, copies, call, std::tie(keys, nonces, text), std::tie(outputs));
}

template <class Backend>
void add(const std::string& name, size_t size, const auto& call) {
    std::string library = "linnet";
    if constexpr (requires { Backend::library(); }) library = Backend::library();
    auto* const added =
        benchmark::RegisterBenchmark((name + "/" + std::to_string(size) + "/" + library).c_str(), call)->UseRealTime();
    static const size_t threads = number_in("LINNET_BENCH_THREADS", 1);
    if (threads > 1) added->Threads(static_cast<int>(threads));
}

template <class Backend, class A>
void add_algorithm() {
    const size_t count = count_of(Backend::usual_count());
    for (const size_t size : batch_sizes) {
        const auto add_call = [&](const std::string& name, const auto& call) {
            add<Backend>(std::string(A::id) + name, size, [=](benchmark::State& state) {
                call(state);
                if constexpr (has_lanes<Backend, A>) state.counters["lanes"] = static_cast<double>(Backend::template lanes<A>());
            });
        };
        const auto add_both = [&](const std::string& name, const auto& call) {
            add_call(name, [=](benchmark::State& state) { call(state, copied::no); });
            if constexpr (has_host_memory<Backend>)
                add_call(name + " with copies", [=](benchmark::State& state) { call(state, copied::yes); });
        };
        if constexpr (linnet::Aead<A>) {
            if (size > A::message_size_max) continue;
            add_both("/encrypt", [=](auto& state, copied copies) { aead<Backend, A>(state, count, size, false, copies); });
            add_call("/decrypt", [=](benchmark::State& state) { aead<Backend, A>(state, count, size, true, copied::no); });
        } else if constexpr (linnet::Hash<A> || linnet::Xof<A>) {
            add_both("/digest", [=](auto& state, copied copies) { compute<Backend, A>(state, count, size, copies); });
        } else if constexpr (linnet::Mac<A>) {
            if (size > A::message_size_max) continue;
            add_both("/compute", [=](auto& state, copied copies) { compute<Backend, A>(state, count, size, copies); });
        }
    }
}

template <class Backend, class... A>
bool add_family(linnet::algorithm_list<A...>) {
    (add_algorithm<Backend, A>(), ...);
    return true;
}

/// Transfers between an array and host memory, in the direction that `to_device` states.
template <class Backend>
void transfer(benchmark::State& state, size_t count, size_t size, bool to_device, uint8_t* host) {
    device_array<Backend> device(count * size);
    run<Backend>(state, count, size, [&] {
        if (to_device) Backend::copy(device.data(), host, device.size());
        else Backend::copy(host, device.data(), device.size());
        return true;
    });
}

template <class Backend>
bool add_transfers() {
    const size_t count = count_of(Backend::usual_count());
    for (const size_t size : batch_sizes) {
        for (const bool to_device : {true, false}) {
            const std::string name = to_device ? "transfer/to-device" : "transfer/to-host";
            add<Backend>(name, size, [=](benchmark::State& state) {
                std::vector<uint8_t> host(count * size, 0x5a);
                transfer<Backend>(state, count, size, to_device, host.data());
            });
            if constexpr (has_host_memory<Backend>)
                add<Backend>(name + " pinned", size, [=](benchmark::State& state) {
                    transfer<Backend>(state, count, size, to_device, Backend::host_memory(count * size));
                });
        }
    }
    return true;
}

} // namespace bench

#endif
