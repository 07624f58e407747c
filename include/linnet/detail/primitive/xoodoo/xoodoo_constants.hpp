// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_CONSTANTS_HPP
#define LINNET_DETAIL_PRIMITIVE_XOODOO_XOODOO_CONSTANTS_HPP

#include <linnet/detail/base/config.hpp>

#include <array>
#include <cstdint>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of the twelve rounds (Xoodyak, table 2).
inline constexpr std::array<std::uint16_t, 12> xoodoo_constants{0x058, 0x038, 0x3c0, 0x0d0, 0x120, 0x014,
                                                                0x060, 0x02c, 0x380, 0x0f0, 0x1a0, 0x012};

} // namespace detail
LINNET_NAMESPACE_END

#endif
