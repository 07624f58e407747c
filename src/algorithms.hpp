// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_ALGORITHMS_HPP
#define LINNET_SRC_ALGORITHMS_HPP

#include "table.hpp"

#include <linnet/describe.hpp>

namespace linnet_library {

/// An algorithm of the catalog with its implementations. The first is named "default": the one that a user of the header gets, or,
/// in a library with several processor levels, the level's implementation.
struct algorithm {
    const linnet::catalog_entry& entry;
    std::span<const implementation> implementations;
};

/// The catalog, in its order.
std::span<const algorithm> algorithms() noexcept;

// The calls of any MAC. Its nonce or customization string (an algorithm has at most one) follows the key.
[[gnu::always_inline]] inline status compute(const algorithm& a, const mac_table& by, in key, in after, in message,
                                             out tag) noexcept {
    const bool named = a.entry.customization_size_max != 0;
    return by.compute(key, named ? in() : after, named ? after : in(), message, tag);
}
[[gnu::always_inline]] inline status verify(const algorithm& a, const mac_table& by, in key, in after, in message,
                                            in tag) noexcept {
    const bool named = a.entry.customization_size_max != 0;
    return by.verify(key, named ? in() : after, named ? after : in(), message, tag);
}
inline status init(const algorithm& a, const mac_table& by, void* self, in key, in after) noexcept {
    const bool named = a.entry.customization_size_max != 0;
    return by.authenticator->init(self, key, named ? in() : after, named ? after : in());
}

} // namespace linnet_library

#endif
