// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_USABLE_HPP
#define LINNET_SRC_USABLE_HPP

/// With LINNET_SELF_TEST_FIRST, calls by id run the self-test of an algorithm before its first use, and refuse one that fails.

#include <linnet/by_id.h>

#include <cstddef>

namespace linnet_library {

#if defined(LINNET_SELF_TEST_FIRST)
/// Whether the algorithm with this index passes its self-test, which runs if it has not.
bool usable(std::size_t at) noexcept;
/// The status of a call by id that found no algorithm.
int unusable(const linnet_algorithm* algorithm) noexcept;
#else
constexpr bool usable(std::size_t) noexcept { return true; }
constexpr int unusable(const linnet_algorithm*) noexcept { return LINNET_ARGUMENT; }
#endif

} // namespace linnet_library

#endif
