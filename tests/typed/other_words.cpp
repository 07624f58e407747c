// SPDX-License-Identifier: MIT OR Apache-2.0
// Implementations for the suites that users do not get: the algorithms of a family over a word that is not an integer, so their
// cores take no path that is for integers only.
#include "support/over_word.hpp"
#include "support/registry.hpp"
#include "support/wrapped.hpp"

#include <every_implementation.hpp>

#include LINNET_HEADER // of the family

namespace linnet_test {
namespace {

struct no_integer {
    template <class T>
    using of = wrapped_word<std::conditional_t<linnet::word<T>::size == 8, uint64_t,
                                               std::conditional_t<linnet::word<T>::size == 4, uint32_t, std::uint16_t>>>;
};

/// The core for any processor, over another word.
template <class A, class V>
using over = over_word<plain_core_of<A>, typename V::template of<typename plain_core_of<A>::word_type>>;
template <class A, class V>
using core_over = typename over<A, V>::type;

/// The other kinds have no cores over words; neither have MACs with nonces.
template <class A>
inline constexpr bool has_words = linnet::Aead<A> || linnet::Hash<A> || linnet::Xof<A> || (linnet::Mac<A> && !linnet::NonceMac<A>);

/// Whether a core supports words that are not integers.
template <class A>
concept KnowsWords = requires { typename over<A, no_integer>::type; };

template <class A, class V>
void add_over(const char* name) {
    using type = typename A::template of_core<linnet::without_choice<core_over<A, V>>>;
    extra_implementations().push_back({A::id, linnet_library::make_implementation<type>(name, linnet_library::always)});
}

[[maybe_unused]] const bool added = (linnet::LINNET_FAMILY::for_each([]<class A>() {
                                         if constexpr (has_words<A>)
                                             if constexpr (KnowsWords<A>) add_over<A, no_integer>("no-integer");
                                     }),
                                     true);

} // namespace
} // namespace linnet_test
