// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_BOTH_WAYS_HPP
#define LINNET_DETAIL_MODE_BOTH_WAYS_HPP

#include <linnet/detail/base/config.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// A core that has one function for both directions, `message<Encrypt>`. Its arguments are key, nonce, associated data and its
/// length, input, output and their length, and where the tag is.
template <class Core>
struct both_ways {
    template <class... Argument>
    LINNET_INLINE static constexpr void encrypt(const Argument&... arguments) noexcept {
        Core::template message<true>(arguments...);
    }
    template <class... Argument>
    LINNET_INLINE static constexpr void decrypt(const Argument&... arguments) noexcept {
        Core::template message<false>(arguments...);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
