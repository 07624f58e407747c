// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_PORTABLE_HPP
#define LINNET_TESTS_SUITES_PORTABLE_HPP

#include "support/bytes.hpp"
#include "support/exercise.hpp"
#include "support/lanes_calls.hpp"
#include "support/rebind.hpp"
#include "support/registry.hpp"

#include <linnet/word/lanes.hpp>

#include <gtest/gtest.h>

#include <string>

namespace linnet_test {

/// One text, many machines: the algorithm gives the same bytes whatever word it is computed with.
template <has_portable_text A>
struct portable_suite {
    static constexpr size_t block = A::block_size;

    static void expect_same(random_source& random, size_t data_size, size_t text_size) {
        const bytes key = random.make(key_size_of<A>), nonce = random.make(nonce_size_of<A>), data = random.make(data_size),
                    text = random.make(text_size);
        const input in{key, nonce, data, text, random.up_to(text_size)};
        const outcome native = exercise<A>(in);
        const outcome other = exercise<over<A, other_word<A>>>(in);
        const std::string sizes = std::to_string(data_size) + " bytes of data, " + std::to_string(text_size) + " of text";
        ASSERT_EQ(native.one_shot, other.one_shot) << sizes;
        ASSERT_EQ(native.incremental, other.incremental) << sizes;
        ASSERT_EQ(native.verdicts, other.verdicts) << sizes;
        ASSERT_EQ(native.one_shot, native.incremental) << sizes;
    }

    static void other_words() {
        random_source random;
        for (size_t text = 0; text <= 2 * block + 1; ++text)
            for (const size_t data : edge_lengths(block)) expect_same(random, data, text);
        for (budget time; time.more();) expect_same(random, random.length(block), random.length(block));
    }

    static void lanes() {
        random_source random;
        for (size_t text = 0; text <= 2 * block + 1; ++text)
            for (const size_t data : edge_lengths(block)) expect_lanes_equal<A, 4>(random, data, text);
    }

    static constexpr test_case cases[] = {
        {"over_the_other_word", other_words},
        {"over_lanes", lanes},
    };
};

} // namespace linnet_test

#endif
