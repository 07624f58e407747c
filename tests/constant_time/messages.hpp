// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_CONSTANT_TIME_MESSAGES_HPP
#define LINNET_TESTS_CONSTANT_TIME_MESSAGES_HPP

/// Batches of secret messages.

#include <batch.hpp>

#include <functional>
#include <vector>

namespace linnet_test {

/// Sizes of keys that take different code paths: the default size and, if allowed, one larger than a block, which HMAC hashes.
std::vector<std::size_t> key_sizes_of(const linnet_library::algorithm& of);

/// Messages of an algorithm. Keys, associated data and texts are random and secret. Nonces, customization strings, sizes, and the
/// choice of forged tags are public.
class messages {
    using bytes = std::vector<std::uint8_t>;

    const linnet_library::algorithm& of_;
    std::size_t count_;
    bytes keys_, nonces_, data_, texts_;
    std::vector<std::uint64_t> data_offsets_, text_offsets_;
    bytes written_, tags_, opened_;
    std::vector<linnet::status> statuses_;
    linnet::batch::repeats same_nonces_ = linnet::batch::repeats::unchecked;

    bool is_aead() const { return of_.implementations.front().aead != nullptr; }
    void forge();
    void compute(linnet_library::batch::operation what);
    bytes take();

public:
    /// Sizes are around the first block boundaries; size 0 occurs unless all messages are to be computed `together`.
    messages(const linnet_library::algorithm& of, std::size_t count, bool together, std::size_t key_size,
             const std::function<bytes(std::size_t)>& draw);

    /// From now on nonces differ and do not rise, and a batch searches for repeats: addresses are then hashes under a key made from
    /// all keys. Changes nothing if there are no nonces.
    void compare_nonces();

    /// Encrypts and decrypts, or computes and verifies, with some of the tags forged; returns all outputs. Runs as a batch on one
    /// thread, which makes no other calls in between, or message by message.
    bytes run();
    bytes run_singly();
};

} // namespace linnet_test

#endif
