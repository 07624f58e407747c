// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_ANSWERS_HPP
#define LINNET_TESTS_SUPPORT_ANSWERS_HPP

#include <algorithms.hpp>

#include <string>

namespace linnet_test {

/// Writes the known-answer file of every algorithm, ID.txt, into a directory.
bool write_answers(const std::string& directory);

/// Expects that an implementation gives all known answers of its algorithm.
void expect_known_answers(const linnet_library::algorithm& of, const linnet_library::implementation& by);

} // namespace linnet_test

#endif
