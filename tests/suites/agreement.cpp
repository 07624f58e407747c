// SPDX-License-Identifier: MIT OR Apache-2.0
// Every implementation gives the same bytes and statuses as the usual one, by every interface.
#include "support/exercise.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <string>

namespace linnet_test {
namespace {

void expect_same(const subject& s, random_source& random, size_t data_size, size_t text_size) {
    const auto& e = s.entry();
    const bytes key = random.make(random_size(random, e.key_size_min, e.key_size_max)),
                nonce = random.make(random_size(random, e.nonce_size_min, e.nonce_size_max)), data = random.make(data_size),
                text = random.make(text_size);
    const input in{key, nonce, data, text, random.up_to(text_size)};
    const results usual = exercise(s.of, s.usual(), in), these = exercise(s.of, s.by, in);
    const std::string sizes = std::to_string(data_size) + " bytes of data, " + std::to_string(text_size) + " of text";
    ASSERT_EQ(these.one_shot, usual.one_shot) << sizes;
    ASSERT_EQ(these.incremental, usual.incremental) << sizes;
    ASSERT_EQ(these.keyed, usual.keyed) << sizes;
    ASSERT_EQ(these.statuses, usual.statuses) << sizes;
    if (!these.incremental.empty()) {
        ASSERT_EQ(these.one_shot, these.incremental) << sizes;
    }
    const size_t in_both = std::min(these.keyed.size(), these.one_shot.size());
    ASSERT_TRUE(same(view(these.keyed).first(in_both), view(these.one_shot).first(in_both))) << sizes;
}

void every_length(const subject& s) {
    random_source random;
    for (const size_t text : s.every_length()) {
        for (const size_t data : edge_lengths(s.block())) {
            expect_same(s, random, data, text);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

void groups_of_blocks(const subject& s) {
    random_source random;
    for (const size_t text : group_lengths(s.block())) {
        for (const size_t data : {size_t{0}, text}) {
            expect_same(s, random, data, text);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

/// Texts up to one block shorter than a group, after data that shifts what is hashed: a path for whole groups must not process
/// them.
void incomplete_groups(const subject& s) {
    random_source random;
    const size_t block = s.block();
    const size_t step = block <= 16 ? 1 : block / 8;
    for (const size_t blocks : {size_t{8}, size_t{16}, size_t{32}}) {
        for (size_t lacking = 0; lacking <= block; lacking += step) {
            expect_same(s, random, block + 4, blocks * block - lacking);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

void random_lengths(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        expect_same(s, random, random.length(s.block()), random.length(s.block()));
        if (testing::Test::HasFatalFailure()) return;
    }
}

bool applies(const subject& s) { return s.by.batch == nullptr; }

constexpr test_case cases[] = {
    {"agrees_at_every_length", every_length},
    {"agrees_on_groups_of_blocks", groups_of_blocks},
    {"agrees_on_incomplete_groups", incomplete_groups},
    {"agrees_at_random_lengths", random_lengths},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
