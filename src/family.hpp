// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_FAMILY_HPP
#define LINNET_SRC_FAMILY_HPP

/// What the source file of a family is made of, after its header and LINNET_FAMILY_ with its name: the tables of its algorithms,
/// and, in a library for one level, the functions of linnet.h beside them, so that each is linked alone.

#include "kernel.hpp"
#include "make_table.hpp"

#include <linnet.h>

#if defined(LINNET_EVERY_IMPLEMENTATION)
#include "every_implementation.hpp"
#define LINNET_IMPLEMENTATIONS(type) linnet_library::list_all<type>(type::implementations{})
#else
#define LINNET_IMPLEMENTATIONS(type)                                                                                               \
    { linnet_library::default_of<type> }
#endif

#define LINNET_ALGORITHM(family, name)                                                                                             \
    static_assert(                                                                                                                 \
        requires { typename linnet::name::implementations; }, "an algorithm must list its implementations");                       \
    LINNET_DECLARE_KERNEL(LINNET_LEVEL, name)                                                                                      \
    constexpr linnet_library::kernel LINNET_KERNEL(LINNET_LEVEL, name) = LINNET_IMPLEMENTATIONS(linnet::name);
/// The objects of linnet.h have room for those of the algorithm, here as wherever the header was made.
#define LINNET_OBJECT_OF(name, object)                                                                                             \
    static_assert(sizeof(linnet::name::object) <= sizeof(linnet_##name##_##object), "linnet.h: run `make tables`");
#include "generated/catalog.inc"
#undef LINNET_ALGORITHM
#undef LINNET_OBJECT_OF

#if defined(LINNET_PLAIN_FUNCTIONS)
#include "plain.hpp"
#endif

#endif
