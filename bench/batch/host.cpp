// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches of a family on the processor; the same messages in the lanes of other vectors, and by single calls. LINNET_FAMILY is its
// list, LINNET_HEADER its header.
#include <linnet/batch.hpp>
#include LINNET_HEADER

#include "measure.hpp"

#include <cstdlib>
#include <cstring>

namespace {

namespace in = linnet::batch::detail;

/// Nonces are not compared unless LINNET_BENCH_REPEATS is set.
linnet::batch::repeats same_nonces() {
    using linnet::batch::repeats;
    static const repeats chosen = std::getenv("LINNET_BENCH_REPEATS") != nullptr ? repeats::refused : repeats::unchecked;
    return chosen;
}

/// The implementation that a user gets.
struct fastest {
    template <class A>
    using implementation = in::implementation_of<A>;
    static std::string library() { return "linnet"; }
};
struct one_by_one {
    template <class A>
    using implementation = in::one_by_one;
    static std::string library() { return "single calls"; }
};
template <class Core>
struct in_lanes {
    template <class A>
    using implementation = Core;
    static std::string library() { return std::to_string(in::lanes_of<Core>::number) + " lanes"; }
};

template <class Choice>
struct host_backend {
    template <class A>
    using chosen = typename Choice::template implementation<A>;
    static std::string library() { return Choice::library(); }
    template <class A>
    static std::size_t lanes() {
        return linnet::batch::lanes<A, chosen<A>>();
    }

    static std::size_t usual_count() { return 1024; }
    static void* allocate(std::size_t size) { return std::malloc(size); }
    static void release(void* at) { std::free(at); }
    static void copy(void* to, const void* from, std::size_t size) { std::memcpy(to, from, size); }

    template <class A>
    static bool encrypt(std::size_t count, const auto&... arguments) {
        return static_cast<bool>(linnet::batch::encrypt<A, chosen<A>>(count, arguments..., same_nonces()));
    }
    template <class A>
    static bool decrypt(std::size_t count, const auto&... arguments) {
        return static_cast<bool>(linnet::batch::decrypt<A, chosen<A>>(count, arguments...));
    }
    template <class A>
    static bool digest(std::size_t count, const linnet::batch::input& messages, std::span<std::uint8_t> digests) {
        return static_cast<bool>(linnet::batch::digest<A, chosen<A>>(count, messages, digests));
    }
    template <class A>
    static bool digest(std::size_t count, const linnet::batch::input& customizations, const linnet::batch::input& messages,
                       std::span<std::uint8_t> digests) {
        return static_cast<bool>(linnet::batch::digest<A, chosen<A>>(count, customizations, messages, digests));
    }
    template <class A>
    static bool mac(std::size_t count, const auto&... arguments) {
        return static_cast<bool>(linnet::batch::mac<A, chosen<A>>(count, arguments..., {}, same_nonces()));
    }
};

/// The implementations of a batch that the processor supports, other than the fastest.
template <class A, class... Implementation>
void add_others(linnet::implementations<Implementation...>) {
    bool first = true;
    const auto add = [&]<class One>() {
        if (!linnet::feature_of<One>::supported()) return;
        if constexpr (in::side_by_side<One>) {
            if (!first) bench::add_algorithm<host_backend<in_lanes<One>>, A>();
        }
        first = false;
    };
    (add.template operator()<Implementation>(), ...);
}

template <class... A>
bool add_all(linnet::algorithm_list<A...> family) {
    bench::add_family<host_backend<fastest>>(family);
    const auto add = []<class Type>() {
        if constexpr (linnet::Aead<Type> || linnet::Hash<Type> || linnet::Xof<Type> || linnet::Mac<Type>)
            add_others<Type>(in::implementations_of<Type>{});
    };
    (add.template operator()<A>(), ...);
    return bench::add_family<host_backend<one_by_one>>(family);
}

[[maybe_unused]] const bool added = add_all(linnet::LINNET_FAMILY{});

} // namespace
