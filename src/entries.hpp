// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_ENTRIES_HPP
#define LINNET_SRC_ENTRIES_HPP

/// The catalog as data, without the types of the algorithms: an object with the whole catalog compiles in the time of a family.
/// tests/suites/catalog.cpp compares it with the types.

#include "generated/count.hpp"

#include <linnet/describe.hpp>

#include <array>

namespace linnet_library {

/// A limit in bytes, or the longest text that memory can hold.
constexpr std::size_t up_to(std::uint64_t limit) noexcept { return limit < SIZE_MAX ? static_cast<std::size_t>(limit) : SIZE_MAX; }

/// The longest message under a nonce of this size: the limits are of the sizes from `First` on. A single one is of every size.
template <std::size_t First, std::size_t... Limit>
constexpr std::size_t under([[maybe_unused]] std::size_t nonce_size) noexcept {
    constexpr std::array<std::size_t, sizeof...(Limit)> limits{Limit...};
    if constexpr (sizeof...(Limit) == 1) return limits[0];
    return nonce_size - First < limits.size() ? limits[nonce_size - First] : 0;
}

/// The entries of all algorithms, in the order of the catalog.
inline constexpr std::array<linnet::catalog_entry, algorithm_count> entries{
#define LINNET_ENTRY(incremental, ...) linnet::catalog_entry{__VA_ARGS__},
#include "generated/entries.inc"
#undef LINNET_ENTRY
};

/// Whether an algorithm has incremental calls.
inline constexpr std::array<bool, algorithm_count> incremental{
#define LINNET_ENTRY(incremental, ...) incremental,
#include "generated/entries.inc"
#undef LINNET_ENTRY
};

} // namespace linnet_library

#endif
