// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_VECTORS_HPP
#define LINNET_BATCH_VECTORS_HPP

/// The implementations of an algorithm over lanes, and whether messages are computed in lanes at all.

#include <linnet/batch/lanes.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// Takes the place of a core over lanes: messages are computed one by one.
struct one_by_one {
    using feature = processor::any;
};

template <class Core>
concept OverIntegers = IntegerWord<typename Core::word_type>;

/// The first core of an algorithm that every processor supports and whose word is an integer, as lanes hold. There may be none.
constexpr auto plain_core(implementations<>) noexcept { return std::type_identity<one_by_one>{}; }
template <class First, class... Rest>
constexpr auto plain_core(implementations<First, Rest...>) noexcept {
    constexpr bool any = std::is_same_v<feature_of<First>, processor::any>;
    if constexpr (any && OverIntegers<First>) return std::type_identity<First>{};
    else return plain_core(implementations<Rest...>{});
}

template <class Core>
concept HasLanes = requires { requires Core::traits.lanes.available; };

template <class Core, size_t Size>
using core_over =
    typename Core::template over<lanes<typename word<typename Core::word_type>::integer,
                                       Core::traits.lanes.vectors * Size / word<typename Core::word_type>::size, Size>>;

#if LINNET_VECTORS
/// Cores over lanes for the processor features with which lanes are faster than single messages, the fastest first.
template <class Core>
constexpr auto vector_implementations() noexcept {
    using last = std::conditional_t<Core::traits.lanes.faster_with_16, core_over<Core, 16>, one_by_one>;
#if defined(__x86_64__)
    using wide = on<processor::x86_avx512, core_over<Core, 64>>;
    using narrow = on<processor::x86_avx2, core_over<Core, 32>>;
    if constexpr (Core::traits.lanes.has_faster_singly)
        return implementations<wide, on<typename Core::faster_singly, one_by_one>, narrow, last>{};
    else if constexpr (Core::traits.lanes.faster_with_32) return implementations<wide, narrow, last>{};
    else return implementations<wide, last>{};
#else
    return implementations<last>{};
#endif
}
#else
template <class Core>
constexpr auto vector_implementations() noexcept {
    return implementations<one_by_one>{};
}
#endif

/// The implementations of batches of an algorithm. LINNET_BATCH_NATIVE is for builds that do not inline. Functions take lanes by
/// value there, so lanes must have the build's own vectors.
template <class A>
constexpr auto list_implementations() noexcept {
    using core = typename decltype(plain_core(typename A::implementations{}))::type;
    if constexpr (!HasLanes<core>) {
        return implementations<one_by_one>{};
    } else {
#if defined(LINNET_BATCH_NATIVE)
        return implementations<core_over<core, linnet::detail::native_vector_size>>{};
#else
        return vector_implementations<core>();
#endif
    }
}
template <class A>
using implementations_of = decltype(list_implementations<A>());

/// The fewest messages that are no slower in lanes than one by one. Full lanes are about four times as fast with AVX-512, and twice
/// as fast with AVX2 and compared with special instructions. A core may state another number.
template <class Core>
inline constexpr size_t fewest_together =
    Core::traits.lanes.fewest != 0
        ? Core::traits.lanes.fewest
        : lanes_of<Core>::number / (Core::word_type::vector_size == 64 && !Core::traits.lanes.has_faster_singly ? 4 : 2);

/// The implementation that a user gets: the first that the processor supports.
template <class A>
using implementation_of = fastest<implementations_of<A>>;

template <class Core>
inline constexpr bool side_by_side = !std::is_base_of_v<one_by_one, Core>;

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
