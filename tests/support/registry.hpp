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

/// Cases for the implementations of which `applies` is true.
struct suite {
    bool (*applies)(const subject&);
    std::span<const test_case> cases;
};

extern const suite aead_suite, aead_refusals_suite, keyed_suite, shorter_tags_suite, online_aead_suite, online_aead_refusals_suite;
extern const suite hash_suite, xof_suite, customization_suite, mac_suite, online_mac_suite, kdf_suite, kdf_steps_suite, kex_suite;
extern const suite stream_suite, whole_suite, secretbox_suite;
extern const suite vectors_suite, answers_suite, agreement_suite, lanes_suite, batch_suite;

/// All of them.
std::span<const suite* const> suites();

/// Implementations of the tests' own, beside those of the library, by the id of their algorithm.
struct extra {
    std::string_view id;
    implementation by;
};
std::vector<extra>& extra_implementations();

} // namespace linnet_test

#endif
