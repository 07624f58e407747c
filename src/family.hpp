// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_FAMILY_HPP
#define LINNET_SRC_FAMILY_HPP

/// What the source file of a family is made of, behind its header and LINNET_FAMILY_ with its name: the tables of its algorithms,
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

#define LINNET_DEFINE(name)                                                                                                        \
    static_assert(                                                                                                                 \
        requires { typename linnet::name::implementations; }, "an algorithm must list its implementations");                       \
    LINNET_DECLARE_KERNEL(LINNET_LEVEL, name)                                                                                      \
    constexpr linnet_library::kernel LINNET_KERNEL(LINNET_LEVEL, name) = LINNET_IMPLEMENTATIONS(linnet::name);

/// The objects of linnet.h have room for those of the algorithm, here as wherever the header was made.
#define LINNET_ROOM(name, object)                                                                                                  \
    static_assert(sizeof(linnet::name::object) <= sizeof(linnet_##name##_##object), "linnet.h: run `make tables`");
#define LINNET_ROOM_ONLINE(name) LINNET_ROOM(name, encryptor) LINNET_ROOM(name, decryptor)
#define LINNET_ROOM_WHOLE(name)

#define LINNET_AEAD(family, name, NAME, tags, nonces, pieces)                                                                      \
    LINNET_DEFINE(name) LINNET_ROOM(name, keyed) LINNET_ROOM_##pieces(name)
#define LINNET_HASH(family, name, ...) LINNET_DEFINE(name) LINNET_ROOM(name, hasher)
#define LINNET_XOF(family, name, ...) LINNET_DEFINE(name) LINNET_ROOM(name, xof)
#define LINNET_MAC(family, name, ...) LINNET_DEFINE(name) LINNET_ROOM(name, authenticator)
#define LINNET_STREAM_CIPHER(family, name, ...) LINNET_DEFINE(name) LINNET_ROOM(name, cipher)
#define LINNET_CHAINED(family, name, ...) LINNET_DEFINE(name)
#define LINNET_KEYWRAP(family, name, ...) LINNET_DEFINE(name)
#define LINNET_SECRETBOX(family, name, ...) LINNET_DEFINE(name)
#define LINNET_KEX(family, name, ...) LINNET_DEFINE(name)
#define LINNET_KDF(family, name, ...) LINNET_DEFINE(name)
#include "catalog.inc"
#undef LINNET_AEAD
#undef LINNET_HASH
#undef LINNET_XOF
#undef LINNET_MAC
#undef LINNET_STREAM_CIPHER
#undef LINNET_CHAINED
#undef LINNET_KEYWRAP
#undef LINNET_SECRETBOX
#undef LINNET_KEX
#undef LINNET_KDF

#if defined(LINNET_PLAIN_FUNCTIONS)
#include "plain.hpp"
#endif

#endif
