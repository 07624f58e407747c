// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_BATCH_FAMILY_HPP
#define LINNET_TESTS_BATCH_FAMILY_HPP

/// The batches of a family as tables, which the suites run over. Included behind `linnet_test::backend`, which computes a batch: it
/// is a `device_memory` (memory.hpp), and its `encrypt<A>`, `decrypt<A>`, `digest<A>`, `mac<A>` and `verify<A>` run one and say
/// whether it was refused.

#include "support/registry.hpp"

#include <linnet/concepts.hpp>

namespace linnet_test {

using linnet_library::batch_input;
using linnet_library::batch_table;
using linnet_library::in;
using linnet_library::out;

template <class A, class Backend = backend>
struct batches {
    using statuses = batch_table::statuses;
    static constexpr bool is_aead = linnet::Aead<A>, is_mac = linnet::Mac<A>;

    static status encrypt(size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                          const batch_input& texts, out sealed, out tags, statuses all) {
        Backend b;
        if constexpr (is_aead)
            return b.template encrypt<A>(count, b.input(keys), b.input(nonces), b.input(data), b.input(texts), b.output(sealed),
                                         b.output(tags), b.statuses(all));
        else return status::order;
    }
    static status decrypt(size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                          const batch_input& sealed, const batch_input& tags, out texts, statuses all) {
        Backend b;
        if constexpr (is_aead)
            return b.template decrypt<A>(count, b.input(keys), b.input(nonces), b.input(data), b.input(sealed), b.input(tags),
                                         b.output(texts), b.statuses(all));
        else return status::order;
    }
    static status compute(size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                          out outputs, statuses all) {
        Backend b;
        if constexpr (linnet::CustomizableXof<A>)
            return b.template digest<A>(count, b.input(nonces), b.input(messages), b.output(outputs), b.statuses(all));
        else if constexpr (linnet::Hash<A> || linnet::PlainXof<A>)
            return b.template digest<A>(count, b.input(messages), b.output(outputs), b.statuses(all));
        else if constexpr (is_mac)
            return b.template mac<A>(count, b.input(keys), b.input(nonces), b.input(messages), b.output(outputs), b.statuses(all));
        else return status::order;
    }
    static status verify(size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                         const batch_input& tags, statuses all) {
        Backend b;
        if constexpr (is_mac)
            return b.template verify<A>(count, b.input(keys), b.input(nonces), b.input(messages), b.input(tags), b.statuses(all),
                                        count == 0 ? size_t{A::tag_size} : tags.bytes.size() / count);
        else return status::order;
    }

    /// A batch of one message as a call.
    template <auto Function, class... Arguments>
    static status one(const Arguments&... arguments) noexcept {
        status of_message = status::order;
        const status of_batch = Function(1, arguments..., statuses(&of_message, 1));
        return of_batch == status::ok ? of_message : of_batch;
    }
    static status encrypt_one(in key, in nonce, in data, in text, out sealed, out tag) noexcept {
        return one<encrypt>(batch_input{key}, batch_input{nonce}, batch_input{data}, batch_input{text}, sealed, tag);
    }
    static status decrypt_one(in key, in nonce, in data, in sealed, in tag, out text) noexcept {
        return one<decrypt>(batch_input{key}, batch_input{nonce}, batch_input{data}, batch_input{sealed}, batch_input{tag}, text);
    }
    static status hash_one(in message, out digest) noexcept {
        return one<compute>(batch_input{}, batch_input{}, batch_input{message}, digest);
    }
    static status xof_one(in customization, in message, out output) noexcept {
        return one<compute>(batch_input{}, batch_input{customization}, batch_input{message}, output);
    }
    static status mac_one(in key, in nonce, in customization, in message, out tag) noexcept {
        return one<compute>(batch_input{key}, batch_input{linnet::CustomizableMac<A> ? customization : nonce}, batch_input{message},
                            tag);
    }

    static constexpr linnet_library::aead_table aead{encrypt_one, decrypt_one, nullptr, nullptr, nullptr};
    static constexpr linnet_library::hash_table hash{.digest = hash_one, .hasher = {}};
    static constexpr linnet_library::xof_table xof{.digest = xof_one, .hasher = {}};
    static constexpr linnet_library::mac_table mac{.compute = mac_one, .verify = {}, .keyed = {}, .authenticator = {}};
    static constexpr implementation one_by_one{.name = "one",
                                               .supported = linnet_library::always,
                                               .aead = is_aead ? &aead : nullptr,
                                               .hash = linnet::Hash<A> ? &hash : nullptr,
                                               .xof = linnet::Xof<A> ? &xof : nullptr,
                                               .mac = is_mac ? &mac : nullptr};
    static constexpr batch_table table{encrypt, decrypt, compute, verify, &one_by_one};
};

/// Whether no algorithm before the one at `index` has its kind.
template <class... A>
constexpr bool first_of_its_kind(size_t index) {
    constexpr linnet::algorithm_kind kinds[] = {A::kind...};
    for (size_t i = 0; i < index; ++i)
        if (kinds[i] == kinds[index]) return false;
    return true;
}

template <class A>
constexpr bool has_batches = linnet::Aead<A> || linnet::Hash<A> || linnet::Xof<A> || linnet::Mac<A>;

/// Adds batches to the implementations of each algorithm of a family; or of the first of each kind.
template <bool FirstOnly, class... A>
bool add_batches(const char* name, linnet::algorithm_list<A...>) {
    const auto add = [&]<class Type, size_t Index>() {
        if constexpr (has_batches<Type> && (!FirstOnly || first_of_its_kind<A...>(Index)))
            extra_implementations().push_back(
                {Type::id, {.name = name, .supported = linnet_library::always, .batch = &batches<Type>::table}});
    };
    [&]<size_t... Index>(std::index_sequence<Index...>) {
        (add.template operator()<A, Index>(), ...);
    }(std::index_sequence_for<A...>());
    return true;
}

} // namespace linnet_test

#endif
