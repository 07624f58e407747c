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

namespace linnet_test {

/// One text, many machines: the algorithm gives the same bytes whatever word it is computed with.
template <has_portable_text A>
struct portable_suite {
    static constexpr size_t block = A::block_size;

    template <class W>
    static void expect_same(random_source& random, size_t data_size, size_t text_size) {
        const bytes key = random.make(key_size_of<A>), nonce = random.make(nonce_size_of<A>), data = random.make(data_size),
                    text = random.make(text_size);
        const input in{key, nonce, data, text, random.up_to(text_size)};
        ASSERT_EQ(exercise<A>(in), (exercise<over<A, W>>(in))) << data_size << " bytes of data, " << text_size << " of text";
    }

    template <class W>
    static void equals() {
        random_source random;
        for (size_t text = 0; text <= 2 * block + 1; ++text)
            for (const size_t data : edge_lengths(block)) expect_same<W>(random, data, text);
        for (budget time; time.more();) expect_same<W>(random, random.length(block), random.length(block));
    }

    static void lanes() {
        random_source random;
        for (size_t text = 0; text <= 2 * block + 1; ++text)
            for (const size_t data : edge_lengths(block)) expect_lanes_equal<A, 4>(random, data, text);
    }

    static constexpr test_case cases[] = {
        {"over_uint64_t", equals<uint64_t>},
        {"over_interleaved", equals<linnet::interleaved>},
        {"over_lanes", lanes},
    };
};

} // namespace linnet_test

#endif
