// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_KERNEL_HPP
#define LINNET_SRC_KERNEL_HPP

/// The names by which objects of the library find the tables. A family is compiled once for each processor level, into objects that
/// export nothing but linnet_kernel_LEVEL_ALGORITHM, the implementations of an algorithm.
///
/// Without levels.hpp, which the build makes, there is one level, named "only".

#include "table.hpp"

#include <array>

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels.hpp"
#else
#define LINNET_LEVELS(LEVEL, ...) LEVEL(only, __VA_ARGS__)
#define LINNET_LEVEL_COUNT 1
#endif

#if !defined(LINNET_LEVEL)
#define LINNET_LEVEL only
#endif

#define LINNET_KERNEL_(level, name) linnet_kernel_##level##_##name
#define LINNET_KERNEL(level, name) LINNET_KERNEL_(level, name)
#define LINNET_DECLARE_KERNEL(level, name) extern "C" const linnet_library::kernel LINNET_KERNEL(level, name);

namespace linnet_library {

/// The implementations of an algorithm: in the tests' library all, up to the first without a name, else the default alone.
#if defined(LINNET_EVERY_IMPLEMENTATION)
using kernel = std::array<implementation, 12>;
#else
using kernel = std::array<implementation, 1>;
#endif

/// Of the levels that the library was built for, which serves this process: 0 is the lowest.
#if defined(LINNET_SEVERAL_LEVELS)
std::size_t level() noexcept;
#else
inline std::size_t level() noexcept { return 0; }
#endif

/// Its name.
const char* level_name() noexcept;

} // namespace linnet_library

#endif
