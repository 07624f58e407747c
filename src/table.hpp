// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_TABLE_HPP
#define LINNET_SRC_TABLE_HPP

/// The catalog as tables of plain functions. Nothing here is in the namespace that depends on the build's target, so objects built
/// for different processors share these types.

#include <cstddef>
#include <cstdint>
#include <span>

// No call of the library takes or returns a floating-point number, so programs of either calling convention can link it.
#if defined(__arm__) && defined(LINNET_LIBRARY)
__asm__(".eabi_attribute Tag_ABI_VFP_args, 3");
#endif

namespace linnet_library {

using in = std::span<const std::uint8_t>;
using out = std::span<std::uint8_t>;

/// The status of a call, with the numbers of common.h.
enum class status : std::uint8_t { ok, argument, length, overlap, not_authentic, order, padding, public_key, repeated };

} // namespace linnet_library

// A table per kind, and one for each of its objects. An object occupies `size` bytes, aligned to 8; `init` initializes it and
// `wipe` ends it. Objects of hash functions, XOFs and MACs may be copied as bytes. A size that the algorithm does not take is
// refused with status::length.
#include "generated/tables.hpp"

namespace linnet_library {

/// For an implementation that every processor runs.
inline bool always() noexcept { return true; }

} // namespace linnet_library

#endif
