// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_ALGORITHMS_HPP
#define LINNET_SRC_ALGORITHMS_HPP

#include "table.hpp"

#include <linnet/describe.hpp>

namespace linnet_library {

/// An algorithm of the catalog with its implementations, of which the first is named "default": what a user of the header gets, or,
/// in a library that holds several processor levels, what that level computes.
struct algorithm {
    const linnet::catalog_entry& entry;
    std::span<const implementation> implementations;
};

/// The catalog, in its order.
std::span<const algorithm> algorithms() noexcept;

} // namespace linnet_library

#endif
