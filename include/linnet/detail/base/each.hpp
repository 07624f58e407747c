// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_EACH_HPP
#define LINNET_DETAIL_BASE_EACH_HPP

#include <linnet/detail/base/bytes.hpp>

#include <type_traits>
#include <utility>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Calls f(i) for each i as a constant: values that no loop indexes stay in registers.
template <size_t Count, class Function>
LINNET_INLINE constexpr void each(const Function& f) noexcept {
    [&]<size_t... Index>(std::index_sequence<Index...>)
        LINNET_LAMBDA { (f(std::integral_constant<size_t, Index>{}), ...); }(std::make_index_sequence<Count>{});
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
