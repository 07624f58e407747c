// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_FAMILY_HPP
#define LINNET_SRC_FAMILY_HPP

/// Included by generated/FAMILY.cpp, which defines the tables of a family's algorithms (LINNET_TABLES) and their functions in
/// linnet.h (LINNET_FUNCTIONS). In a library for one level it has both: the compiler sees through the tables, so each function
/// links only its own code. In a library for several levels the tables are compiled for each level (LINNET_LEVEL), and the
/// functions once (LINNET_SEVERAL_LEVELS). The tests' library has only tables.

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
