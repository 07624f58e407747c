// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_REGISTRY_HPP
#define LINNET_TESTS_SUPPORT_REGISTRY_HPP

#include "support/subject.hpp"

#include <string_view>

namespace linnet_test {

/// One test case: a function that makes GoogleTest assertions about an implementation.
struct test_case {
    const char* name;
    void (*body)(const subject&);
};

/// Cases for the implementations for which `applies` is true.
struct suite {
    bool (*applies)(const subject&);
    std::span<const test_case> cases;
};

/// All suites: each source file adds its own.
std::vector<suite>& suites();
inline bool add(const suite& s) {
    suites().push_back(s);
    return true;
}

/// The tests' own implementations, in addition to the library's, by the id of their algorithm.
struct extra {
    std::string_view id;
    implementation by;
};
std::vector<extra>& extra_implementations();

} // namespace linnet_test

#endif
