// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_WIPING_HPP
#define LINNET_TESTS_SUPPORT_WIPING_HPP

#include "support/subject.hpp"

#include <gtest/gtest.h>

namespace linnet_test {

/// The memory of an object before and after it is wiped.
struct traces {
    bytes alive, dead;
};

template <class Object>
traces traces_of(Object& used) {
    traces out;
    out.alive = used.memory();
    used.wipe();
    out.dead = used.memory();
    return out;
}

/// The positions at which two memories differ, for messages.
inline std::vector<size_t> differences(const bytes& a, const bytes& b) {
    std::vector<size_t> at;
    for (size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        if (a[i] != b[i]) at.push_back(i);
    return at;
}

/// Expects that the bytes that a wiped object leaves depend on no secret: `run(bytes)` does the same with two different secrets.
template <class Run>
void expect_wiped(const Run& run, size_t secret_size) {
    random_source random;
    const traces first = run(random.make(secret_size));
    const traces second = run(random.make(secret_size));
    EXPECT_NE(first.alive, second.alive) << "the object holds no secret: the test shows nothing";
    EXPECT_EQ(differences(first.dead, second.dead), std::vector<size_t>{}) << "a secret outlives the object, at these of its bytes";
}

} // namespace linnet_test

#endif
