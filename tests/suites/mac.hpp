// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_MAC_HPP
#define LINNET_TESTS_SUITES_MAC_HPP

#include "suites/aead.hpp"
#include "suites/hash.hpp"

namespace linnet_test {

template <linnet::Mac A>
struct mac_suite {
    static constexpr size_t block = A::block_size;
    static constexpr size_t message_max = linnet::describe<A>().message_size_max;
    static constexpr size_t long_length = std::min(2 * block + 1, message_max);
    static constexpr bool one_size = A::tag_size_min == A::tag_size_max;

    /// Any tag in the type that the calls take: of static size where there is only one.
    static typename A::tag_out out(std::span<uint8_t> tag) { return typename A::tag_out(tag.data(), tag.size()); }
    static typename A::tag_in in(view tag) { return typename A::tag_in(tag.data(), tag.size()); }
    static auto key_of(const bytes& key) { return std::span<const uint8_t, A::key_size>(key); }

    static bytes tag(const bytes& key, view data, size_t size = A::tag_size) {
        bytes value = stale_bytes(size);
        EXPECT_TRUE(A::compute(key_of(key), data, out(value)));
        return value;
    }

    static std::vector<size_t> lengths() {
        std::vector<size_t> all = edge_lengths(block);
        std::erase_if(all, [](size_t size) { return size > message_max; });
        return all;
    }

    static void every_length() {
        random_source random;
        const bytes key = random.make(A::key_size);
        std::vector<bytes> tags;
        for (size_t size = 0; size <= long_length; ++size) {
            const bytes data(size);
            tags.push_back(tag(key, data));
            ASSERT_TRUE(A::verify(key_of(key), data, in(tags.back()))) << size;
        }
        EXPECT_TRUE(all_distinct(tags)) << "messages of zeroes share a tag";
    }

    static void random_lengths() {
        random_source random;
        for (budget time; time.more();) {
            const bytes key = random.make(A::key_size);
            const bytes data = random.make(std::min(random.length(block), message_max));
            ASSERT_TRUE(A::verify(key_of(key), data, in(tag(key, data)))) << data.size();
        }
    }

    static void forgeries() {
        random_source random;
        for (const size_t size : lengths()) {
            bytes key = random.make(A::key_size);
            bytes data = random.make(size);
            bytes value = tag(key, data);
            for (bytes* part : {&key, &data, &value})
                for_each_flip(*part, [&](size_t bit) { ASSERT_FALSE(A::verify(key_of(key), data, in(value))) << "bit " << bit; });
        }
    }

    static void tag_sizes() {
        random_source random;
        const bytes key = random.make(A::key_size);
        const bytes data = random.make(long_length);
        if constexpr (!one_size) {
            const size_t largest = std::min(A::tag_size_max, 3 * A::tag_size);
            const bytes whole = tag(key, data, largest);
            for (size_t size = A::tag_size_min; size <= largest; ++size) {
                bytes value = tag(key, data, size);
                ASSERT_TRUE(A::verify(key_of(key), data, in(value)));
                if (A::tag_size_max == SIZE_MAX) {
                    ASSERT_TRUE(same(value, view(whole).first(size))) << size;
                }
                value.back() ^= 0x80;
                ASSERT_FALSE(A::verify(key_of(key), data, in(value))) << size;
            }
            std::vector<size_t> wrong{A::tag_size_min - 1};
            if (A::tag_size_max != SIZE_MAX) wrong.push_back(A::tag_size_max + 1);
            for (const size_t size : wrong) {
                bytes value = stale_bytes(size);
                ASSERT_FALSE(A::compute(key_of(key), data, out(value)));
                ASSERT_TRUE(all_zero(value));
                ASSERT_FALSE(A::verify(key_of(key), data, in(value)));
            }
        }
    }

    static void overlaps() {
        const std::vector<size_t> sizes{A::key_size, long_length, A::tag_size}; // key, message, tag
        for (const size_t other : {0u, 1u}) {
            for (const auto shift : arena::overlapping(A::tag_size, sizes[other])) {
                arena a(sizes);
                a.move(2, other, shift);
                ASSERT_FALSE(A::compute(a.fixed<A::key_size>(0), a[1], out(a[2]))) << shift << " of " << other;
                ASSERT_TRUE(all_zero(a[2]));
            }
        }
    }

    static void too_long() {
        if constexpr (message_max != SIZE_MAX) {
            const bytes key(A::key_size);
            for (const size_t size : {message_max + 1, 2 * message_max}) {
                bytes value = stale_bytes(A::tag_size);
                EXPECT_FALSE(A::compute(key_of(key), bytes(size), out(value)));
                EXPECT_TRUE(all_zero(value));
                EXPECT_FALSE(A::verify(key_of(key), bytes(size), in(value)));
                EXPECT_FALSE(A::verify(key_of(key), bytes(size), in(tag(key, bytes(message_max)))));
            }
        }
    }

    static void unaligned() {
        random_source random;
        for (size_t offset = 0; offset < 16; ++offset) {
            const bytes key = random.make(A::key_size);
            const bytes data = random.make(long_length);
            bytes moved_key = key, moved_data = data, moved_tag = stale_bytes(A::tag_size);
            for (bytes* buffer : {&moved_key, &moved_data, &moved_tag}) buffer->insert(buffer->begin(), offset, stale);
            const auto value = std::span(moved_tag).subspan(offset);
            ASSERT_TRUE(A::compute(std::span(moved_key).subspan(offset).template first<A::key_size>(),
                                   view(moved_data).subspan(offset), out(value)));
            ASSERT_TRUE(same(value, tag(key, data))) << offset;
        }
    }

    static constexpr test_case cases[] = {
        {"every_length", every_length},
        {"random_lengths", random_lengths},
        {"every_flipped_bit_is_refused", forgeries},
        {"tag_sizes", tag_sizes},
        {"overlapping_buffers_are_refused", overlaps},
        {"message_too_long_is_refused", too_long},
        {"unaligned_buffers", unaligned},
    };
};

template <linnet::OnlineMac A>
struct online_mac_suite {
    using authenticator = typename A::authenticator;
    using one_shot = mac_suite<A>;
    static constexpr size_t block = A::block_size;
    static constexpr size_t long_length = 2 * block + 1;

    static void expect_equal_to_one_shot(const bytes& key, view data, const std::vector<size_t>& pieces) {
        const bytes expected = one_shot::tag(key, data);
        bytes value = stale_bytes(A::tag_size);
        authenticator a(one_shot::key_of(key));
        ASSERT_TRUE(update_in(a, data, pieces) && a.finish(one_shot::out(value)));
        ASSERT_EQ(value, expected);
        authenticator v(one_shot::key_of(key));
        ASSERT_TRUE(update_in(v, data, pieces) && v.verify(one_shot::in(expected)));
    }

    static void two_pieces() {
        random_source random;
        const bytes key = random.make(A::key_size);
        for (size_t size = 0; size <= long_length; ++size) {
            const bytes data = random.make(size);
            for (size_t cut = 0; cut <= size; ++cut) {
                expect_equal_to_one_shot(key, data, {cut, size - cut});
                if (testing::Test::HasFatalFailure()) FAIL() << size << " bytes cut at " << cut;
            }
        }
    }

    static void many_pieces() {
        random_source random;
        for (budget time; time.more();) {
            const bytes data = random.make(random.length(block));
            expect_equal_to_one_shot(random.make(A::key_size), data, random_pieces(random, data.size()));
            if (testing::Test::HasFatalFailure()) return;
        }
    }

    static void expect_ended(authenticator& a, const bytes& good) {
        bytes value = stale_bytes(A::tag_size);
        EXPECT_FALSE(a.finish(one_shot::out(value)));
        EXPECT_TRUE(all_zero(value));
        EXPECT_FALSE(a.verify(one_shot::in(good)));
        EXPECT_FALSE(a.verify(one_shot::in(value)));
        EXPECT_FALSE(a.update({}));
    }

    static void calls_after_the_end() {
        const bytes key(A::key_size);
        const bytes good = one_shot::tag(key, {});
        bytes value(A::tag_size);
        authenticator finished(one_shot::key_of(key));
        EXPECT_TRUE(finished.finish(one_shot::out(value)));
        expect_ended(finished, good);
        authenticator verified(one_shot::key_of(key));
        EXPECT_TRUE(verified.verify(one_shot::in(good)));
        expect_ended(verified, good);
        authenticator refused(one_shot::key_of(key));
        value[0] ^= 1;
        EXPECT_FALSE(refused.verify(one_shot::in(value)));
        expect_ended(refused, good);
    }

    static void wrong_tag_size() {
        if constexpr (!one_shot::one_size) {
            const bytes key(A::key_size);
            bytes value = stale_bytes(A::tag_size_min - 1);
            authenticator a(one_shot::key_of(key));
            EXPECT_FALSE(a.finish(one_shot::out(value)));
            EXPECT_TRUE(all_zero(value));
            expect_ended(a, one_shot::tag(key, {}));
            authenticator v(one_shot::key_of(key));
            EXPECT_FALSE(v.verify(one_shot::in(value)));
            expect_ended(v, one_shot::tag(key, {}));
        }
    }

    static void wiping() {
        const auto run = [](const bytes& secret) {
            const auto make = [&](void* where) {
                return new (where) authenticator(std::span(secret).template first<A::key_size>());
            };
            return traces<authenticator>(make, [&](authenticator& a) { EXPECT_TRUE(a.update(view(secret).subspan(A::key_size))); });
        };
        expect_wiped<authenticator>(run, A::key_size);
        expect_wiped<authenticator>(run, A::key_size + block + block / 2);
    }

    static constexpr test_case cases[] = {
        {"two_pieces_equal_one_shot", two_pieces},
        {"many_pieces_equal_one_shot", many_pieces},
        {"calls_after_the_end_are_refused", calls_after_the_end},
        {"wrong_tag_size_is_refused_by_the_stream", wrong_tag_size},
        {"streams_are_wiped", wiping},
    };
};

} // namespace linnet_test

#endif
