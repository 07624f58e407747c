// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_FAMILY_HPP
#define LINNET_SRC_FAMILY_HPP

/// What generated/FAMILY.cpp includes. That file defines the tables of a family's algorithms (LINNET_TABLES) and their functions of
/// linnet.h (LINNET_FUNCTIONS). In a library for one level it has both: the compiler sees through the tables, so that each function
/// is linked with nothing but its own code. In a library for several levels it is compiled for each (LINNET_LEVEL) with the tables,
/// and once (LINNET_SEVERAL_LEVELS) with the functions. The tests' library has tables only.

#include "kernel.hpp"

#if defined(LINNET_EVERY_IMPLEMENTATION) || defined(LINNET_LEVEL)
#define LINNET_FUNCTIONS 0
#else
#define LINNET_FUNCTIONS 1
#endif

#if defined(LINNET_SEVERAL_LEVELS)
#define LINNET_TABLES 0
#else
#define LINNET_TABLES 1
#endif

#if !defined(LINNET_LEVEL)
#define LINNET_LEVEL 0
#endif

#if LINNET_TABLES
#include "make_table.hpp"
#if defined(LINNET_EVERY_IMPLEMENTATION)
#include "every_implementation.hpp"
#endif

namespace linnet_library {

template <class A>
constexpr kernel kernel_of() noexcept {
#if defined(LINNET_EVERY_IMPLEMENTATION)
    return list_all<A>(typename A::implementations{});
#else
    static_assert(
        requires { typename A::implementations; }, "an algorithm must list its implementations");
    return {default_of<A>};
#endif
}

} // namespace linnet_library
#endif

#endif
