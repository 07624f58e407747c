// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_HASH_HPP
#define LINNET_TESTS_SUITES_HASH_HPP

#include "support/bytes.hpp"
#include "support/registry.hpp"
#include "support/wiping.hpp"

#include <linnet/catalog.hpp>

#include <gtest/gtest.h>

namespace linnet_test {

template <class Stream>
bool update_in(Stream& stream, view data, const std::vector<size_t>& pieces) {
    for (size_t done = 0; const size_t n : pieces) {
        if (!stream.update(data.subspan(done, n))) return false;
        done += n;
    }
    return true;
}

template <linnet::Hash A>
struct hash_suite {
    using hasher = typename A::hasher;
    static constexpr size_t block = A::block_size;
    static constexpr size_t long_length = 2 * block + 1;

    static bytes digest(view data) {
        const auto value = A::digest(data);
        return bytes(value.begin(), value.end());
    }
    static bytes finish(hasher& h) {
        bytes out = stale_bytes(A::digest_size);
        EXPECT_TRUE(h.finish(fixed<A::digest_size>(out)));
        return out;
    }

    static void two_pieces() {
        random_source random;
        for (size_t size = 0; size <= long_length; ++size) {
            const bytes data = random.make(size);
            for (size_t cut = 0; cut <= size; ++cut) {
                hasher h;
                ASSERT_TRUE(update_in(h, data, {cut, size - cut}));
                ASSERT_EQ(finish(h), digest(data)) << size << " bytes cut at " << cut;
            }
        }
    }

    static void many_pieces() {
        random_source random;
        for (budget time; time.more();) {
            const bytes data = random.make(random.length(block));
            hasher h;
            ASSERT_TRUE(update_in(h, data, random_pieces(random, data.size())));
            ASSERT_EQ(finish(h), digest(data)) << data.size() << " bytes";
        }
    }

    /// No two of the messages that differ in a bit, or in length by a zero byte, share a digest.
    static void distinct() {
        random_source random;
        for (const size_t size : {size_t{0}, size_t{1}, block - 1, block, block + 1, long_length}) {
            bytes data = random.make(size);
            std::vector<bytes> digests{digest(data)};
            for (size_t bit = 0; bit < 8 * size; ++bit) {
                data[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
                digests.push_back(digest(data));
                data[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
            }
            data.push_back(0);
            digests.push_back(digest(data));
            ASSERT_TRUE(all_distinct(digests)) << size;
        }
    }

    static void copies() {
        random_source random;
        for (const size_t size : {size_t{0}, size_t{1}, block - 1, block, block + 1}) {
            const bytes head = random.make(size);
            const bytes tail = random.make(block + 1);
            bytes whole = head;
            whole.insert(whole.end(), tail.begin(), tail.end());
            hasher original;
            ASSERT_TRUE(original.update(head));
            hasher copy(original);
            hasher assigned;
            assigned = original;
            ASSERT_TRUE(copy.update(tail));
            ASSERT_EQ(finish(original), digest(head));
            ASSERT_EQ(finish(copy), digest(whole));
            ASSERT_EQ(finish(assigned), digest(head));
        }
    }

    static void calls_after_finish() {
        hasher h;
        finish(h);
        bytes out = stale_bytes(A::digest_size);
        EXPECT_FALSE(h.finish(fixed<A::digest_size>(out)));
        EXPECT_TRUE(all_zero(out));
        EXPECT_FALSE(h.update({}));
        out = stale_bytes(A::digest_size);
        EXPECT_FALSE(h.finish(fixed<A::digest_size>(out)));
        EXPECT_TRUE(all_zero(out));
    }

    /// The message is read before the digest is written, which may therefore lie over it.
    static void buffers() {
        random_source random;
        for (size_t offset = 0; offset < 16; ++offset) {
            const bytes data = random.make(A::digest_size + long_length);
            bytes moved = data;
            moved.insert(moved.begin(), offset, stale);
            const auto at = std::span(moved).subspan(offset);
            A::digest(at, at.template first<A::digest_size>());
            ASSERT_TRUE(same(at.template first<A::digest_size>(), digest(data))) << offset;
        }
    }

    static void wiping() {
        const auto run = [](const bytes& secret) {
            const auto make = [](void* where) { return new (where) hasher; };
            return traces<hasher>(make, [&](hasher& h) { EXPECT_TRUE(h.update(secret)); });
        };
        expect_wiped<hasher>(run, block + block / 2);
        expect_wiped<hasher>(run, block);
    }

    static constexpr test_case cases[] = {
        {"two_pieces_equal_one_shot", two_pieces},
        {"many_pieces_equal_one_shot", many_pieces},
        {"near_messages_have_distinct_digests", distinct},
        {"hashers_are_copied", copies},
        {"calls_after_finish_are_refused", calls_after_finish},
        {"unaligned_and_shared_buffers", buffers},
        {"hashers_are_wiped", wiping},
    };
};

} // namespace linnet_test

#endif
