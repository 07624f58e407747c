// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_LANES_TABLE_HPP
#define LINNET_SRC_LANES_TABLE_HPP

/// The cores over the lanes of a word, as a table: what batches are made of.

#include "table.hpp"

#include <linnet/concepts.hpp>
#include <linnet/detail/interface/absorber.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/implementations.hpp>
#include <linnet/detail/word/lanes.hpp>

#include <algorithm>
#include <array>

namespace linnet_library {

inline constexpr std::size_t lane_count = 4;

/// The same core over another word.
template <class Core, class V>
struct over_word;
template <template <class> class Core, class W, class V>
struct over_word<Core<W>, V> {
    using type = Core<V>;
};
template <template <class> class Mode, template <class, class, class> class Hash, class Scheme, class W, class Compression, class V>
struct over_word<Mode<Hash<Scheme, W, Compression>>, V> {
    using type = Mode<typename over_word<Hash<Scheme, W, Compression>, V>::type>;
};
template <template <class> class Core, template <class> class Cipher, class W, class V>
    requires requires { linnet::word<W>::size; }
struct over_word<Core<Cipher<W>>, V> {
    using type = Core<Cipher<V>>;
};
template <template <class> class Mode, template <class> class Chain, class Hash, class V>
    requires requires { typename over_word<Hash, V>::type; }
struct over_word<Mode<Chain<Hash>>, V> {
    using type = Mode<Chain<typename over_word<Hash, V>::type>>;
};
template <template <class> class Mode, template <std::size_t, class> class Cipher, std::size_t KeySize, class W, class V>
struct over_word<Mode<Cipher<KeySize, W>>, V> {
    using type = Mode<Cipher<KeySize, V>>;
};
template <std::size_t KeySize, class Core, class V>
    requires requires { typename over_word<Core, V>::type; }
struct over_word<linnet::of_key_size<KeySize, Core>, V> {
    using type = linnet::of_key_size<KeySize, typename over_word<Core, V>::type>;
};
template <template <class, class> class Mode, class Scheme, class W, class V>
    requires requires { linnet::word<W>::size; }
struct over_word<Mode<Scheme, W>, V> {
    using type = Mode<Scheme, V>;
};
template <template <class, class, class> class Mode, class Scheme, class W, class Loops, class V>
struct over_word<Mode<Scheme, W, Loops>, V> {
    using type = typename Mode<Scheme, W, Loops>::template over<V>;
};
template <template <class, std::size_t, class> class Mode, class Scheme, std::size_t Size, class W, class V>
struct over_word<Mode<Scheme, Size, W>, V> {
    using type = Mode<Scheme, Size, V>;
};
template <template <class, std::size_t, std::size_t, class> class Mode, class Scheme, std::size_t S, std::size_t T, class W,
          class V>
struct over_word<Mode<Scheme, S, T, W>, V> {
    using type = Mode<Scheme, S, T, V>;
};

/// Of a list the first core that every processor computes, over words that are an integer or another form of one: such integers are
/// put side by side.
template <class First, class... Rest>
constexpr auto plain_core() noexcept {
    constexpr bool any = std::is_same_v<linnet::feature_of<First>, linnet::processor::any>;
    if constexpr (any && requires { typename linnet::word<typename First::word_type>::integer; })
        return std::type_identity<First>{};
    else return plain_core<Rest...>();
}

template <class Core>
struct lanes_functions {
    using source = typename Core::source;
    using sink = typename Core::sink;
    using sources = lanes_table::sources;
    using sinks = lanes_table::sinks;

    static source from(sources pointers) noexcept {
        source all{};
        for (std::size_t i = 0; i < lane_count; ++i) all[i] = pointers[i];
        return all;
    }
    static sink to(sinks pointers) noexcept {
        sink all{};
        for (std::size_t i = 0; i < lane_count; ++i) all[i] = pointers[i];
        return all;
    }
    /// The key as the core takes it.
    static auto expanded(sources key) noexcept {
        if constexpr (requires { typename Core::key; }) return Core::expand_key(from(key));
        else return from(key);
    }
};

template <class Core>
struct aead_lanes : lanes_functions<Core> {
    using base = lanes_functions<Core>;
    using base::expanded, base::from, base::to;
    using typename base::sinks, typename base::sources;

    /// A nonce of the usual size, as the core takes it.
    static auto from_nonce(sources nonce) noexcept {
        if constexpr (requires { Core::nonce_size_min; })
            return linnet::sized_source<typename Core::source>{from(nonce), Core::nonce_size};
        else return from(nonce);
    }
    /// Calls f(tag, more...) with what a core that binds the size of the tag takes besides.
    template <class F>
    static void with_tag(sinks tag, const F& f) noexcept {
        if constexpr (requires { Core::binds_tag_size; }) f(to(tag), Core::tag_size);
        else f(to(tag));
    }
    static void encrypt(sources key, sources nonce, sources data, std::size_t data_size, sources text, sinks sealed,
                        std::size_t size, sinks tag) noexcept {
        with_tag(tag, [&](auto... tag_argument) {
            Core::encrypt(expanded(key), from_nonce(nonce), from(data), data_size, from(text), to(sealed), size, tag_argument...);
        });
    }
    static void decrypt(sources key, sources nonce, sources data, std::size_t data_size, sources sealed, sinks text,
                        std::size_t size, [[maybe_unused]] sources received, sinks tag) noexcept {
        using linnet::verification;
        const auto k = expanded(key);
        if constexpr (Core::verify == verification::before_decryption) {
            Core::authenticate(k, from(nonce), from(data), data_size, from(sealed), size, to(tag));
            Core::decrypt(k, from(nonce), from(sealed), to(text), size);
        } else if constexpr (Core::verify == verification::with_tag) {
            Core::decrypt(k, from(nonce), from(data), data_size, from(sealed), to(text), size, from(received), to(tag));
        } else {
            with_tag(tag, [&](auto... tag_argument) {
                Core::decrypt(k, from_nonce(nonce), from(data), data_size, from(sealed), to(text), size, tag_argument...);
            });
        }
    }
    static constexpr lanes_table table{lane_count, encrypt, decrypt, nullptr};
};

/// Hashes, extendable-output functions and codes: a start, whole blocks, and the end.
template <class Core>
struct absorbing_lanes : lanes_functions<Core> {
    using base = lanes_functions<Core>;
    using base::expanded, base::from, base::to;
    using typename base::sinks, typename base::sources;

    static auto start(sources key, [[maybe_unused]] sources data, [[maybe_unused]] std::size_t data_size) noexcept {
        if constexpr (requires {
                          Core::customization_size_max;
                          Core::key_size;
                      })
            return Core::start(Core::expand_key(from(key), Core::key_size, from(data), data_size));
        else if constexpr (requires { Core::key_size; }) return Core::start(expanded(key));
        else if constexpr (requires { Core::customization_size_max; }) return Core::start(from(data), data_size);
        else return Core::start();
    }
    static void compute([[maybe_unused]] sources key, sources data, std::size_t data_size, sources message, std::size_t size,
                        sinks output, std::size_t output_size) noexcept {
        auto state = start(key, data, data_size);
        constexpr bool holds_last = linnet::detail::absorbed<Core>::holds_last;
        const std::size_t whole = linnet::detail::whole_blocks<Core::block_size, holds_last>(size);
        Core::absorb(state, from(message), whole);
        if constexpr (requires { Core::output_block_size; }) {
            if constexpr (requires { Core::binds_tag_size; }) Core::turn(state, from(message), whole, size - whole, output_size);
            else Core::turn(state, from(message), whole, size - whole);
            Core::squeeze(state, to(output), output_size);
        } else if constexpr (requires { Core::tag_size_min; }) { // a shorter tag is the beginning of the whole one
            std::array<std::array<std::uint8_t, Core::tag_size>, lane_count> tags;
            std::array<std::uint8_t*, lane_count> rooms;
            for (std::size_t i = 0; i < lane_count; ++i) rooms[i] = tags[i].data();
            Core::finish(state, from(message), whole, size - whole, to(rooms.data()));
            for (std::size_t i = 0; i < lane_count; ++i) std::copy_n(rooms[i], output_size, output[i]);
        } else {
            Core::finish(state, from(message), whole, size - whole, to(output));
        }
    }
    static constexpr lanes_table table{lane_count, nullptr, nullptr, compute};
};

/// Of the other kinds there are no batches, nor of MACs whose messages have nonces.
template <class A>
inline constexpr bool has_lanes =
    A::kind == linnet::algorithm_kind::aead || A::kind == linnet::algorithm_kind::hash || A::kind == linnet::algorithm_kind::xof ||
    (A::kind == linnet::algorithm_kind::mac && !linnet::NonceMac<A>);

template <linnet::algorithm_kind Kind, class... Core>
constexpr implementation lanes_of() noexcept {
    using one = typename decltype(plain_core<Core...>())::type;
    using over = over_word<one, linnet::lanes<typename linnet::word<typename one::word_type>::integer, lane_count>>;
    if constexpr (requires { typename over::type; }) {
        implementation made{"lanes", always};
        if constexpr (Kind == linnet::algorithm_kind::aead) made.lanes = &aead_lanes<typename over::type>::table;
        else made.lanes = &absorbing_lanes<typename over::type>::table;
        return made;
    } else {
        return {nullptr, nullptr}; // a core that knows scalars alone
    }
}

} // namespace linnet_library

#endif
