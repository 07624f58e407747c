// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_BATCH_TABLE_HPP
#define LINNET_TESTS_SUPPORT_BATCH_TABLE_HPP

/// The batches of an algorithm, in the form that the suites use.

#include <table.hpp>

namespace linnet_library {

/// The byte strings of a batch, corresponding to linnet/batch/input.hpp.
struct batch_input {
    in bytes;
    bool shared = false;              ///< one string for all messages; else strings of one size
    const void* offsets = nullptr;    ///< or of any sizes
    std::size_t offset_size = 0;      ///< 4 or 8 bytes
    std::size_t count_of_offsets = 0; ///< one more than messages
};

/// Many messages in one call. Each function says whether the batch was refused as a whole.
struct batch_table {
    using statuses = std::span<status>;

    std::size_t lanes = 1; ///< messages computed side by side
    bool zeroes = false;   ///< a refused batch leaves zeroes and a status for each message; else it writes nothing
    const batch_table* by_pointers = nullptr; ///< the same with strings by pointers, if the layout exists

    virtual ~batch_table() = default;
    /// AEADs.
    virtual status encrypt(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                           const batch_input& texts, out sealed, out tags, statuses all) const = 0;
    virtual status decrypt(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& data,
                           const batch_input& sealed, const batch_input& tags, out opened, statuses all) const = 0;
    /// Hash functions, XOFs (nonces: customization strings) and MACs.
    virtual status compute(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                           out outputs, statuses all) const = 0;
    virtual status verify(std::size_t count, const batch_input& keys, const batch_input& nonces, const batch_input& messages,
                          const batch_input& tags, std::size_t tag_size, statuses all) const = 0;

protected:
    batch_table() = default;
    batch_table(const batch_table&) = default;
    batch_table& operator=(const batch_table&) = delete;
};

} // namespace linnet_library

#endif
