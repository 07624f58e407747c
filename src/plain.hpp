// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_PLAIN_HPP
#define LINNET_SRC_PLAIN_HPP

/// The functions of linnet.h that an algorithm has of its own, for each algorithm of the family, whose name LINNET_FAMILY is. In a
/// library for several levels they look up the table of the level; else the compiler sees through the table, and a function needs
/// nothing but its own code.

#include "c_calls.hpp"
#include "kernel.hpp"

#if defined(LINNET_SEVERAL_LEVELS)
#define LINNET_DECLARE(level, family, name) LINNET_DECLARE_KERNEL(level, name)
#define LINNET_ADDRESS(level, family, name) &LINNET_KERNEL(level, name),
#define LINNET_CHOOSE(family, name)                                                                                                \
    LINNET_LEVELS(LINNET_DECLARE, family, name)                                                                                    \
    static const linnet_library::implementation& name##_chosen() noexcept {                                                        \
        static constexpr const linnet_library::kernel* all[] = {LINNET_LEVELS(LINNET_ADDRESS, family, name)};                      \
        return (*all[linnet_library::level()])[0];                                                                                 \
    }
#else
#define LINNET_CHOOSE(family, name)                                                                                                \
    static inline const linnet_library::implementation& name##_chosen() noexcept {                                                 \
        return linnet_library::default_of<linnet::name>;                                                                           \
    }
#endif

namespace c = linnet_library::c;

#if defined(LINNET_FAMILY)
extern "C" {
// NOLINTBEGIN(bugprone-macro-parentheses): the name of a file
// clang-format off
#define LINNET_QUOTED_(file) #file
#define LINNET_QUOTED(file) LINNET_QUOTED_(file)
#define LINNET_FUNCTIONS_(family) generated/family.inc
#define LINNET_FUNCTIONS(family) LINNET_FUNCTIONS_(family)
// clang-format on
// NOLINTEND(bugprone-macro-parentheses)
#include LINNET_QUOTED(LINNET_FUNCTIONS(LINNET_FAMILY))
}
#endif

#endif
