// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_DISPATCH_LIST_HPP
#define LINNET_DETAIL_DISPATCH_LIST_HPP

/// The list of an algorithm's implementations, and what may be written in it.

#include <linnet/detail/base/processor.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// A core that uses the instructions of `Feature`.
template <class Feature, class Core>
struct on : Core {
    using feature = Feature;
    static constexpr std::string_view variant = Feature::name;
};

/// A core that takes keys of any size, restricted to keys of `KeySize` bytes. Algorithms that differ only in key size share its
/// code.
template <size_t KeySize, class Core>
struct of_key_size : Core {
    static constexpr auto traits = [] {
        auto t = Core::traits;
        t.any_key_size = false;
        return t;
    }();
    static constexpr size_t key_size = KeySize;
    using key_source = typename Core::source;

    LINNET_INLINE static constexpr auto expand_key(const key_source& from) noexcept { return Core::expand_key({from, KeySize}); }
};

/// The implementations of one algorithm, the fastest first: a user gets the first one that the processor supports. The cores after
/// the first one that every processor supports are the same source over other words and in other forms; the tests compare them.
template <class... Core>
struct implementations {};

namespace detail {

template <template <class> class Mode, class Core>
struct built {
    using type = Mode<Core>;
};
template <template <class> class Mode, class Feature, class Core>
struct built<Mode, on<Feature, Core>> {
    using type = on<Feature, Mode<Core>>;
};
template <template <class> class Mode, class... Core>
auto list_built_on(implementations<Core...>) -> implementations<typename built<Mode, Core>::type...>;

template <class First, class... Core>
auto list_in_front(implementations<Core...>) -> implementations<First, Core...>;

} // namespace detail

/// A list with another core in front.
template <class First, class List>
using in_front = decltype(detail::list_in_front<First>(List{}));

/// A mode on each of the cores of a list.
template <template <class> class Mode, class List>
using built_on = decltype(detail::list_built_on<Mode>(List{}));

/// What a core requires of the processor.
template <class Core>
using feature_of = typename Core::feature;

LINNET_NAMESPACE_END

#endif
