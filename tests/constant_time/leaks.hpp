// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_CONSTANT_TIME_LEAKS_HPP
#define LINNET_TESTS_CONSTANT_TIME_LEAKS_HPP

#include <table.hpp>

#include <string_view>

namespace linnet_test {

/// An AEAD whose tag is touched in a way that gives the key away: "planted_branch" by a branch on a key byte, "planted_table" by a
/// table lookup by one.
void leaky_encrypt(std::string_view leak, const linnet_library::aead_table& by, linnet_library::in key, linnet_library::in nonce,
                   linnet_library::out tag);

} // namespace linnet_test

#endif
