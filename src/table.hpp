// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_TABLE_HPP
#define LINNET_SRC_TABLE_HPP

/// The catalog as tables of plain functions. Nothing here is in the namespace that depends on the build's target, so that objects
/// built for different processors share these types.

#include <cstddef>
#include <cstdint>
#include <span>

// No call of the library takes or returns a floating-point number: programs of either calling convention link it.
#if defined(__arm__) && defined(LINNET_LIBRARY)
__asm__(".eabi_attribute Tag_ABI_VFP_args, 3");
#endif

namespace linnet_library {

using in = std::span<const std::uint8_t>;
using out = std::span<std::uint8_t>;

/// The status of a call; the numbers are those of linnet.h.
enum class status : std::uint8_t { ok, argument, length, overlap, not_authentic, order, padding, public_key, repeated };

} // namespace linnet_library

// A table per kind, and one for each of its objects: an object lives in `size` bytes, aligned to 8, which `init` makes and `wipe`
// ends. Objects of hash functions, XOFs and MACs may be copied as bytes. A size that is not the algorithm's is refused:
// status::length.
#include "generated/tables.hpp"

namespace linnet_library {

/// The byte strings of a batch, as linnet/batch/input.hpp has them.
struct batch_input {
    in bytes;
    bool shared = false;              ///< one string for all messages; else strings of one size
    const void* offsets = nullptr;    ///< or of any sizes
    std::size_t offset_size = 0;      ///< 4 or 8 bytes
    std::size_t count_of_offsets = 0; ///< one more than messages
};

/// Many messages in one call, on a device. Tests alone use it. Each function says whether the batch was refused; then it wrote
/// nothing. Memory at the same address is the same on the device.
struct batch_table {
    using statuses = std::span<status>;
    /// AEADs.
    status (*encrypt)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                      const batch_input& texts, out sealed, out tags, statuses all);
    status (*decrypt)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                      const batch_input& sealed, const batch_input& tags, out texts, statuses all);
    /// Hash functions, XOFs (nonces: customization strings) and MACs.
    status (*compute)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                      out outputs, statuses all);
    status (*verify)(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                     const batch_input& tags, statuses all);
    const implementation* one_by_one;         ///< the one-shot calls as batches of one message
    std::size_t lanes = 1;                    ///< messages that are computed side by side
    bool zeroes = false;                      ///< whether a batch that is refused leaves zeroes, and a status for each message
    const batch_table* by_pointers = nullptr; ///< the same with strings behind pointers, where there is that layout
};

/// Of an implementation that every processor runs.
inline bool always() noexcept { return true; }

/// Whether this process computes AES by instructions for it.
bool has_aes() noexcept;

} // namespace linnet_library

#endif
