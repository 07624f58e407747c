// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_OVER_WORD_HPP
#define LINNET_TESTS_SUPPORT_OVER_WORD_HPP

#include <linnet/concepts.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/word/word_concepts.hpp>

namespace linnet_test {

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

/// The first core in a list that every processor runs, over words that are an integer or a form of one; void if there is none.
template <class First, class... Rest>
constexpr auto plain_core() noexcept {
    constexpr bool any = std::is_same_v<linnet::feature_of<First>, linnet::processor::any>;
    if constexpr (any && requires { typename linnet::word<typename First::word_type>::integer; })
        return std::type_identity<First>{};
    else if constexpr (sizeof...(Rest) != 0) return plain_core<Rest...>();
    else return std::type_identity<void>{};
}
template <class... Core>
constexpr auto plain_core(linnet::implementations<Core...>) noexcept {
    return plain_core<Core...>();
}
template <class A>
using plain_core_of = typename decltype(plain_core(typename A::implementations{}))::type;

} // namespace linnet_test

#endif
