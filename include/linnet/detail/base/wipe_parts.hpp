// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_WIPE_PARTS_HPP
#define LINNET_DETAIL_BASE_WIPE_PARTS_HPP

#include <linnet/detail/base/secret.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Wipes a key that is in memory: the whole at once, though its parts could be wiped as registers. Size-optimised builds wipe part
/// by part.
template <class Whole, class... Part>
LINNET_INLINE constexpr void wipe_parts([[maybe_unused]] Whole& whole, Part&... part) noexcept {
#if LINNET_INLINE_PERMUTATION
    if (!__builtin_is_constant_evaluated()) return wipe(whole);
#endif
    const auto each = [](auto& one) LINNET_LAMBDA {
        if constexpr (std::is_array_v<std::remove_reference_t<decltype(one)>>)
            for (auto& element : one) element.wipe();
        else one.wipe();
    };
    (each(part), ...);
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
