// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include <cstddef>

namespace linnet_library {

inline constexpr std::size_t algorithm_count = 135;

} // namespace linnet_library
