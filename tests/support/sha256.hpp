// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_SHA256_HPP
#define LINNET_TESTS_SUPPORT_SHA256_HPP

#include <string>
#include <string_view>

namespace linnet_test {

/// The SHA-256 (FIPS 180-4) of a text in memory, in lower-case hexadecimal, which identifies known-answer files.
std::string sha256(std::string_view text);

} // namespace linnet_test

#endif
