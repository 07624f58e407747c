// SPDX-License-Identifier: MIT OR Apache-2.0
// The batches of a family on the processor, by each implementation: LINNET_FAMILY is its list, LINNET_HEADER its header.
#include <linnet/batch.hpp>
#include LINNET_HEADER

#include "memory.hpp"
#include "scattered.hpp"

#include <gtest/gtest.h>

#include <linnet/by_id.h>

#include <cstdlib>
#include <cstring>
#include <deque>

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
struct implementation_at {
    template <class A>
    using core = typename decltype(nth<Index>(linnet::batch::detail::implementations_of<A>{}))::type;
    template <class A>
    using chosen = linnet::without_choice<core<A>>;
    template <class A>
    static size_t lanes() {
        if constexpr (linnet::batch::detail::side_by_side<core<A>>) return linnet::batch::detail::lanes_of<core<A>>::number;
        else return 1;
    }

    template <class A, class... Arguments>
    static auto encrypt(const Arguments&... a) {
        return linnet::batch::encrypt<A, chosen<A>>(a..., linnet::batch::repeats::unchecked).why;
    }
    template <class A, class... Arguments>
    static auto decrypt(const Arguments&... a) {
        return linnet::batch::decrypt<A, chosen<A>>(a...).why;
    }
    template <class A, class... Arguments>
    static auto digest(const Arguments&... a) {
        return linnet::batch::digest<A, chosen<A>>(a...).why;
    }
    template <class A, class... Arguments>
    static auto mac(const Arguments&... a) {
        return linnet::batch::mac<A, chosen<A>>(a..., linnet::batch::repeats::unchecked).why;
    }
    template <class A, class... Arguments>
    static auto verify(const Arguments&... a) {
        return linnet::batch::verify<A, chosen<A>>(a...).why;
    }
};

#if defined(LINNET_TEST_C)
/// The functions of linnet.h.
class in_c {
    using input = linnet::batch::input;
    using output = linnet::batch::output;

    static constexpr size_t threads = 3;

    static linnet_strings c(const input& s) {
        const auto how = static_cast<int>(s.shape().how);
        if (s.shape().by_pointers()) return {how, s.shape().total, static_cast<const void*>(s.addresses()), s.sizes()};
        return {how, s.shape().total, s.data(), s.offsets()};
    }
    static linnet_output c(const output& o) {
        if (!o.shape().by_pointers()) return linnet_into(o.all().data(), o.all().size());
        std::vector<void*>& pointers = kept().emplace_back(o.addresses(), o.addresses() + count());
        if (o.shape().varies()) return linnet_into_pointers(pointers.data());
        return linnet_into_pointers_alike(pointers.data(), o.shape().total);
    }
    /// Arrays of pointers that the call under way takes.
    static std::deque<std::vector<void*>>& kept() {
        static std::deque<std::vector<void*>> all;
        return all;
    }
    static size_t& count() {
        static size_t messages;
        return messages;
    }
    /// A call that all messages answer alike was refused as a whole, unless they were forged.
    template <class Call>
    static linnet::status run(size_t messages, std::span<linnet::status> all, const Call& call) {
        count() = messages;
        std::vector<uint8_t> statuses(std::max(messages, size_t{1}), 0xff);
        const int code = call(statuses.data());
        kept().clear();
        EXPECT_LE(all.size(), messages);
        std::transform(statuses.begin(), statuses.begin() + static_cast<std::ptrdiff_t>(all.size()), all.begin(),
                       [](uint8_t one) { return static_cast<linnet::status>(one); });
        const bool alike = messages != 1 && std::all_of(statuses.begin(), statuses.begin() + static_cast<std::ptrdiff_t>(messages),
                                                        [&](uint8_t one) { return one == code; });
        if (code == LINNET_OK || code == LINNET_NOT_AUTHENTIC || !alike) return linnet::status::ok;
        return static_cast<linnet::status>(code);
    }
    template <class A>
    static const linnet_algorithm* algorithm() {
        return linnet_find(A::id.data());
    }

public:
    template <class A>
    static size_t lanes() {
        return linnet_batch_lanes(algorithm<A>());
    }
    template <class A>
    static auto encrypt(size_t n, const input& keys, const input& nonces, const input& data, const input& texts,
                        const output& sealed, const output& tags, std::span<linnet::status> all) {
        return run(n, all, [&](uint8_t* to) {
            return linnet_aead_encrypt_batch(algorithm<A>(), n, c(keys), c(nonces), c(data), c(texts), c(sealed), c(tags),
                                             LINNET_REPEATS_UNCHECKED, to, threads);
        });
    }
    template <class A>
    static auto decrypt(size_t n, const input& keys, const input& nonces, const input& data, const input& sealed, const input& tags,
                        const output& texts, std::span<linnet::status> all) {
        return run(n, all, [&](uint8_t* to) {
            return linnet_aead_decrypt_batch(algorithm<A>(), n, c(keys), c(nonces), c(data), c(sealed), c(tags), c(texts), to,
                                             threads);
        });
    }
    template <class A>
    static auto digest(size_t n, const input& messages, const output& digests, std::span<linnet::status> all) {
        return run(n, all, [&](uint8_t* to) {
            if (A::kind == linnet::algorithm_kind::hash)
                return linnet_hash_digest_batch(algorithm<A>(), n, c(messages), c(digests), to, threads);
            return linnet_xof_digest_batch(algorithm<A>(), n, {}, c(messages), c(digests), to, threads);
        });
    }
    template <class A>
    static auto digest(size_t n, const input& names, const input& messages, const output& digests, std::span<linnet::status> all) {
        return run(n, all, [&](uint8_t* to) {
            return linnet_xof_digest_batch(algorithm<A>(), n, c(names), c(messages), c(digests), to, threads);
        });
    }
    template <class A>
    static auto mac(size_t n, const input& keys, const input& nonces, const input& messages, const output& tags,
                    std::span<linnet::status> all) {
        constexpr bool named = A::customization_size_max != 0;
        return run(n, all, [&](uint8_t* to) {
            return linnet_mac_compute_batch(algorithm<A>(), n, c(keys), named ? linnet_strings{} : c(nonces),
                                            named ? c(nonces) : linnet_strings{}, c(messages), c(tags), LINNET_REPEATS_UNCHECKED,
                                            to, threads);
        });
    }
    template <class A>
    static auto verify(size_t n, const input& keys, const input& nonces, const input& messages, const input& tags,
                       std::span<linnet::status> all, size_t tag_size) {
        constexpr bool named = A::customization_size_max != 0;
        return run(n, all, [&](uint8_t* to) {
            return linnet_mac_verify_batch(algorithm<A>(), n, c(keys), named ? linnet_strings{} : c(nonces),
                                           named ? c(nonces) : linnet_strings{}, c(messages), c(tags), tag_size, to, threads);
        });
    }
};

#endif

/// Batches of `Engine` over copies of their memory.
template <class Engine>
class copies_for : public device_memory<heap> {
    linnet_library::status done(linnet::status why) {
        fetch();
        return static_cast<linnet_library::status>(why);
    }

public:
    template <class A>
    static size_t lanes() {
        return Engine::template lanes<A>();
    }
    template <class A, class... Arguments>
    auto encrypt(const Arguments&... a) {
        return done(Engine::template encrypt<A>(a...));
    }
    template <class A, class... Arguments>
    auto decrypt(const Arguments&... a) {
        return done(Engine::template decrypt<A>(a...));
    }
    template <class A, class... Arguments>
    auto digest(const Arguments&... a) {
        return done(Engine::template digest<A>(a...));
    }
    template <class A, class... Arguments>
    auto mac(const Arguments&... a) {
        return done(Engine::template mac<A>(a...));
    }
    template <class A, class... Arguments>
    auto verify(const Arguments&... a) {
        return done(Engine::template verify<A>(a...));
    }
};
using backend = copies_for<implementation_at<0>>;

/// The same with the strings behind pointers.
template <class Engine>
class pointers_for : public copies_for<Engine> {
    using strings = linnet::batch::input;
    using results = std::span<linnet::status>;
    scattered at_{};

    linnet_library::status done(linnet::status why) {
        at_.gather();
        this->fetch();
        return static_cast<linnet_library::status>(why);
    }

public:
    template <class A>
    auto encrypt(size_t count, const strings& keys, const strings& nonces, const strings& data, const strings& texts, room sealed,
                 room tags, results all) {
        return done(Engine::template encrypt<A>(count, at_.alike(keys, count), at_.alike(nonces, count), at_.alike(data, count),
                                                at_.texts(texts, count), at_.into(sealed, texts, count), at_.into(tags, count),
                                                all));
    }
    template <class A>
    auto decrypt(size_t count, const strings& keys, const strings& nonces, const strings& data, const strings& sealed,
                 const strings& tags, room opened, results all) {
        return done(Engine::template decrypt<A>(count, at_.alike(keys, count), at_.alike(nonces, count), at_.alike(data, count),
                                                at_.texts(sealed, count), at_.alike(tags, count), at_.into(opened, sealed, count),
                                                all));
    }
    template <class A>
    auto digest(size_t count, const strings& messages, room digests, results all) {
        return done(Engine::template digest<A>(count, at_.texts(messages, count), at_.into(digests, count), all));
    }
    template <class A>
    auto digest(size_t count, const strings& customizations, const strings& messages, room digests, results all) {
        return done(Engine::template digest<A>(count, at_.alike(customizations, count), at_.texts(messages, count),
                                               at_.into(digests, count), all));
    }
    template <class A>
    auto mac(size_t count, const strings& keys, const strings& nonces, const strings& messages, room tags, results all) {
        return done(Engine::template mac<A>(count, at_.alike(keys, count), at_.alike(nonces, count), at_.texts(messages, count),
                                            at_.into(tags, count), all));
    }
    template <class A>
    auto verify(size_t count, const strings& keys, const strings& nonces, const strings& messages, const strings& tags, results all,
                size_t tag_size) {
        return done(Engine::template verify<A>(count, at_.alike(keys, count), at_.alike(nonces, count), at_.texts(messages, count),
                                               at_.alike(tags, count), all, tag_size));
    }
};

} // namespace
} // namespace linnet_test

#include "family.hpp"

namespace linnet_test {
namespace {

/// The batches of an algorithm by `Engine`; `zeroes`: what is refused as a whole is zero.
template <class A, class Engine>
void add_engine(const char* name, bool (*supported)() noexcept, bool zeroes) {
    static const batch_table table = [&] {
        batch_table made = batches<A, copies_for<Engine>>::table;
        made.by_pointers = &batches<A, pointers_for<Engine>>::table;
        made.lanes = Engine::template lanes<A>();
        made.zeroes = zeroes;
        return made;
    }();
    extra_implementations().push_back({A::id, {.name = name, .supported = supported, .batch = &table}});
}

template <class A, size_t Index>
void add_implementation() {
    using engine = implementation_at<Index>;
    using feature = linnet::feature_of<typename engine::template core<A>>;
    add_engine<A, engine>(feature::certain ? "batch" : feature::name.data(), feature::supported, false);
}

template <class... A>
bool add_all(linnet::algorithm_list<A...>) {
    const auto add = []<class Type>() {
        if constexpr (has_batches<Type>) {
            [&]<size_t... Index>(std::index_sequence<Index...>) {
                (add_implementation<Type, Index>(), ...);
            }(std::make_index_sequence<implementation_count<Type>>());
#if defined(LINNET_TEST_C)
            add_engine<Type, in_c>("c", linnet_library::always, true);
#endif
        }
    };
    (add.template operator()<A>(), ...);
    return true;
}

[[maybe_unused]] const bool added = add_all(linnet::LINNET_FAMILY{});

} // namespace
} // namespace linnet_test
