// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_ANSWERS_HPP
#define LINNET_TESTS_SUPPORT_ANSWERS_HPP

#include <string>

namespace linnet_test {

/// Writes the known-answer file of every algorithm, ID.txt, into a directory.
bool write_answers(const std::string& directory);

} // namespace linnet_test

#endif
