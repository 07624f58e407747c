// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family on the processor, by each implementation: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch.hpp>
#include LINNET_HEADER

#include "memory.hpp"
#include "scattered.hpp"

#include <cstdlib>
#include <cstring>

namespace linnet_test {
namespace {

/// Copies of a batch's memory, so that what is read or written beside it is seen.
struct heap {
    static void* allocate(size_t size) { return std::malloc(size); }
    static void release(void* at) { std::free(at); }
    static void copy(void* to, const void* from, size_t size) { std::memcpy(to, from, size); }
};

template <size_t Index, class First, class... Rest>
constexpr auto nth(linnet::implementations<First, Rest...>) {
    if constexpr (Index == 0) return std::type_identity<First>{};
    else return nth<Index - 1>(linnet::implementations<Rest...>{});
}
template <class... Implementation>
constexpr size_t number_of(linnet::implementations<Implementation...>) {
    return sizeof...(Implementation);
}
template <class A>
[[maybe_unused]] constexpr size_t implementation_count = number_of(linnet::batch::detail::implementations_of<A>{});

/// The implementation at `Index` of an algorithm.
template <size_t Index>
class backend_of : public device_memory<heap> {
    linnet_library::status done(const linnet::batch::result& result) {
        if (result) fetch();
        return static_cast<linnet_library::status>(result.why);
    }

public:
    template <class A>
    using core = typename decltype(nth<Index>(linnet::batch::detail::implementations_of<A>{}))::type;
    template <class A>
    using chosen = linnet::without_choice<core<A>>;
    template <class A>
    static constexpr size_t lanes = [] {
        if constexpr (linnet::batch::detail::side_by_side<core<A>>) return linnet::batch::detail::lanes_of<core<A>>::number;
        else return 1;
    }();

    template <class A, class... Arguments>
    auto encrypt(Arguments... a) {
        return done(linnet::batch::encrypt<A, chosen<A>>(a...));
    }
    template <class A, class... Arguments>
    auto decrypt(Arguments... a) {
        return done(linnet::batch::decrypt<A, chosen<A>>(a...));
    }
    template <class A, class... Arguments>
    auto digest(Arguments... a) {
        return done(linnet::batch::digest<A, chosen<A>>(a...));
    }
    template <class A, class... Arguments>
    auto mac(Arguments... a) {
        return done(linnet::batch::mac<A, chosen<A>>(a...));
    }
    template <class A, class... Arguments>
    auto verify(Arguments... a) {
        return done(linnet::batch::verify<A, chosen<A>>(a...));
    }
};
using backend = backend_of<0>;

/// The same with the strings behind pointers.
template <size_t Index>
class pointers_of : public backend_of<Index> {
    using base = backend_of<Index>;
    using strings = linnet::batch::input;
    using results = std::span<linnet::status>;
    scattered at_{};

    linnet_library::status done(const linnet::batch::result& result) {
        if (!result) return static_cast<linnet_library::status>(result.why);
        at_.gather();
        this->fetch();
        return linnet_library::status::ok;
    }

public:
    template <class A>
    using chosen = typename base::template chosen<A>;

    template <class A>
    auto encrypt(size_t count, const strings& keys, const strings& nonces, const strings& data, const strings& texts, room sealed,
                 room tags, results all) {
        return done(linnet::batch::encrypt<A, chosen<A>>(count, at_.alike(keys, count), at_.alike(nonces, count),
                                                         at_.alike(data, count), at_.texts(texts, count),
                                                         at_.into(sealed, texts, count), at_.into(tags, count), all));
    }
    template <class A>
    auto decrypt(size_t count, const strings& keys, const strings& nonces, const strings& data, const strings& sealed,
                 const strings& tags, room opened, results all) {
        return done(linnet::batch::decrypt<A, chosen<A>>(count, at_.alike(keys, count), at_.alike(nonces, count),
                                                         at_.alike(data, count), at_.texts(sealed, count), at_.alike(tags, count),
                                                         at_.into(opened, sealed, count), all));
    }
    template <class A>
    auto digest(size_t count, const strings& messages, room digests, results all) {
        return done(linnet::batch::digest<A, chosen<A>>(count, at_.texts(messages, count), at_.into(digests, count), all));
    }
    template <class A>
    auto digest(size_t count, const strings& customizations, const strings& messages, room digests, results all) {
        return done(linnet::batch::digest<A, chosen<A>>(count, at_.alike(customizations, count), at_.texts(messages, count),
                                                        at_.into(digests, count), all));
    }
    template <class A>
    auto mac(size_t count, const strings& keys, const strings& nonces, const strings& messages, room tags, results all) {
        return done(linnet::batch::mac<A, chosen<A>>(count, at_.alike(keys, count), at_.alike(nonces, count),
                                                     at_.texts(messages, count), at_.into(tags, count), all));
    }
    template <class A>
    auto verify(size_t count, const strings& keys, const strings& nonces, const strings& messages, const strings& tags,
                results all) {
        return done(linnet::batch::verify<A, chosen<A>>(count, at_.alike(keys, count), at_.alike(nonces, count),
                                                        at_.texts(messages, count), at_.alike(tags, count), all));
    }
};

} // namespace
} // namespace linnet_test

#include "family.hpp"

namespace linnet_test {
namespace {

constexpr batch_table with_pointers(batch_table table, const batch_table* pointers) {
    table.by_pointers = pointers;
    return table;
}

template <class A, size_t Index>
void add_implementation() {
    using core = typename backend_of<Index>::template core<A>;
    using feature = linnet::feature_of<core>;
    const char* const name = feature::certain ? "batch" : feature::name.data();
    static constexpr batch_table table =
        with_pointers(batches<A, backend_of<Index>>::table, &batches<A, pointers_of<Index>>::table);
    extra_implementations().push_back({A::id, {.name = name, .supported = feature::supported, .batch = &table}});
}

template <class... A>
bool add_all(linnet::algorithm_list<A...>) {
    const auto add = []<class Type>() {
        if constexpr (has_batches<Type>) {
            [&]<size_t... Index>(std::index_sequence<Index...>) {
                (add_implementation<Type, Index>(), ...);
            }(std::make_index_sequence<implementation_count<Type>>());
        }
    };
    (add.template operator()<A>(), ...);
    return true;
}

[[maybe_unused]] const bool added = add_all(linnet::LINNET_FAMILY{});

} // namespace
} // namespace linnet_test
