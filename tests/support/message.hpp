// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_MESSAGE_HPP
#define LINNET_TESTS_SUPPORT_MESSAGE_HPP

#include "support/registry.hpp"

#include <gtest/gtest.h>

namespace linnet_test {

/// A message of an AEAD with its key, nonce, data and tag.
struct message {
    const linnet_library::aead_table* table;
    bytes key, nonce, data, text, sealed, tag;

    message(const subject& s, random_source& random, size_t data_size, size_t text_size);

    status open(room out) const { return table->decrypt(key, nonce, data, sealed, tag, out); }
    bool opens() const;
    /// Whether it is refused as not authentic, and gives no plaintext.
    bool is_refused() const;
};

} // namespace linnet_test

#endif
