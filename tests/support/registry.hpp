// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_REGISTRY_HPP
#define LINNET_TESTS_SUPPORT_REGISTRY_HPP

#include <span>
#include <string>
#include <vector>

namespace linnet_test {

/// One test case: a function that makes GoogleTest assertions.
struct test_case {
    const char* name;
    void (*body)();
};

/// Makes the cases known to GoogleTest as members of `suite`.
void add_cases(const char* suite, std::span<const test_case> cases);

/// An algorithm whose known-answer file this program can write.
struct answers {
    std::string id;
    std::string (*make)();
};

std::vector<answers>& all_answers();

} // namespace linnet_test

#endif
