// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_BATCH_FAMILY_HPP
#define LINNET_TESTS_BATCH_FAMILY_HPP

/// Batches of the header types as tables, for the suites. `Calls` computes them: its `encrypt<A>`, `decrypt<A>`, `digest<A>`,
/// `mac<A>` and `verify<A>` take the arguments of the functions in linnet/batch.hpp, and say why a batch was refused.

#include "engine.hpp"
#include "support/registry.hpp"

#include <linnet/concepts.hpp>

namespace linnet_test {

template <class A, class Calls>
struct engine_of final : engine {
    linnet::status encrypt(size_t count, const input& keys, const input& nonces, const input& data, const input& texts,
                           const output& sealed, const output& tags, statuses all) const override {
        if constexpr (linnet::Aead<A>) return Calls::template encrypt<A>(count, keys, nonces, data, texts, sealed, tags, all);
        else return linnet::status::order;
    }
    linnet::status decrypt(size_t count, const input& keys, const input& nonces, const input& data, const input& sealed,
                           const input& tags, const output& opened, statuses all) const override {
        if constexpr (linnet::Aead<A>) return Calls::template decrypt<A>(count, keys, nonces, data, sealed, tags, opened, all);
        else return linnet::status::order;
    }
    linnet::status compute(size_t count, const input& keys, const input& nonces, const input& messages, const output& to,
                           statuses all) const override {
        if constexpr (linnet::CustomizableXof<A>) return Calls::template digest<A>(count, nonces, messages, to, all);
        else if constexpr (linnet::Hash<A> || linnet::PlainXof<A>) return Calls::template digest<A>(count, messages, to, all);
        else if constexpr (linnet::Mac<A>) return Calls::template mac<A>(count, keys, nonces, messages, to, all);
        else return linnet::status::order;
    }
    linnet::status verify(size_t count, const input& keys, const input& nonces, const input& messages, const input& tags,
                          size_t tag_size, statuses all) const override {
        if constexpr (linnet::Mac<A>) return Calls::template verify<A>(count, keys, nonces, messages, tags, all, tag_size);
        else return linnet::status::order;
    }
};

template <class A>
constexpr bool has_batches = linnet::Aead<A> || linnet::Hash<A> || linnet::Xof<A> || linnet::Mac<A>;

/// Adds batches, computed by `Calls` in `Memory`, to the implementations of an algorithm.
template <class A, class Calls, class Memory>
void add_batches_of(const char* name) {
    if constexpr (has_batches<A>) {
        static const engine_of<A, Calls> by;
        static const batches_in<Memory> table(by);
        extra_implementations().push_back({A::id, {.name = name, .supported = linnet_library::always, .batch = &table}});
    }
}

/// Whether no algorithm before the one at `index` has its kind.
template <class... A>
constexpr bool first_of_its_kind(size_t index) {
    constexpr linnet::algorithm_kind kinds[] = {A::kind...};
    for (size_t i = 0; i < index; ++i)
        if (kinds[i] == kinds[index]) return false;
    return true;
}

/// Adds batches for all algorithms of a family, or for the first of each kind.
template <bool FirstOnly, class Calls, class Memory, class... A>
bool add_batches(const char* name, linnet::algorithm_list<A...>) {
    const auto add = [&]<class Type, size_t Index>() {
        if constexpr (!FirstOnly || first_of_its_kind<A...>(Index)) add_batches_of<Type, Calls, Memory>(name);
    };
    [&]<size_t... Index>(std::index_sequence<Index...>) {
        (add.template operator()<A, Index>(), ...);
    }(std::index_sequence_for<A...>());
    return true;
}

} // namespace linnet_test

#endif
