// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_CONSTANTS_HPP
#define LINNET_DETAIL_PRIMITIVE_SPARKLE_SPARKLE_CONSTANTS_HPP

#include <linnet/detail/base/config.hpp>

#include <array>
#include <cstdint>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants c_i of the branches and of the steps (Sparkle v1.2, algorithms 2.1 to 2.3).
inline constexpr std::array<std::uint32_t, 8> sparkle_constants{0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738,
                                                                0xbb1185eb, 0x4f7c7b57, 0xcfbfa1c8, 0xc2b3293d};

} // namespace detail
LINNET_NAMESPACE_END

#endif
