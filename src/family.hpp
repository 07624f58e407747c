// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_FAMILY_HPP
#define LINNET_SRC_FAMILY_HPP

/// What the source file of a family is made of, behind its header and LINNET_FAMILY_ with its name: the tables of its algorithms,
/// and, in a library for one level, the functions of linnet.h beside them, so that each is linked alone.

#include "kernel.hpp"
#include "make_table.hpp"

#if defined(LINNET_EVERY_IMPLEMENTATION)
#include "every_implementation.hpp"
#define LINNET_IMPLEMENTATIONS(type) linnet_library::list_all<type>(type::implementations{})
#else
#define LINNET_IMPLEMENTATIONS(type)                                                                                               \
    { linnet_library::default_of<type> }
#endif

#define LINNET_DEFINE(name)                                                                                                        \
    static_assert(                                                                                                                 \
        requires { typename linnet::name::implementations; }, "an algorithm must list its implementations");                       \
    LINNET_DECLARE_KERNEL(LINNET_LEVEL, name)                                                                                      \
    constexpr linnet_library::kernel LINNET_KERNEL(LINNET_LEVEL, name) = LINNET_IMPLEMENTATIONS(linnet::name);

#define LINNET_AEAD(family, name, ...) LINNET_DEFINE(name)
#define LINNET_HASH(family, name, ...) LINNET_DEFINE(name)
#define LINNET_XOF(family, name, ...) LINNET_DEFINE(name)
#define LINNET_MAC(family, name, ...) LINNET_DEFINE(name)
#include "catalog.inc"
#undef LINNET_AEAD
#undef LINNET_HASH
#undef LINNET_XOF
#undef LINNET_MAC

#if defined(LINNET_PLAIN_FUNCTIONS)
#include "plain.hpp"
#endif

#endif
