// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_XOF_HPP
#define LINNET_TESTS_SUITES_XOF_HPP

#include "suites/hash.hpp"

namespace linnet_test {

/// An extendable-output function, with a customization string where the algorithm takes one.
template <linnet::Xof A>
struct xof_suite {
    using xof = typename A::xof;
    static constexpr size_t block = A::block_size;
    static constexpr size_t long_length = 2 * block + 1;
    static constexpr bool customizable = linnet::CustomizableXof<A>;

    static bytes digest(view customization, view data, size_t size) {
        bytes out = stale_bytes(size);
        if constexpr (customizable) {
            EXPECT_TRUE(A::digest(customization, data, out));
        } else {
            A::digest(data, out);
        }
        return out;
    }
    static xof start(view customization) {
        if constexpr (customizable) return xof(customization);
        else return xof();
    }
    static bytes read(xof& x, size_t size, const std::vector<size_t>& pieces) {
        bytes out = stale_bytes(size);
        for (size_t done = 0; const size_t n : pieces) {
            EXPECT_TRUE(x.read(std::span(out).subspan(done, n)));
            done += n;
        }
        return out;
    }
    static bytes customization(random_source& random) {
        if constexpr (customizable) return random.make(random.up_to(A::customization_size_max));
        else return {};
    }

    static void two_pieces() {
        random_source random;
        for (size_t size = 0; size <= long_length; ++size) {
            const bytes name = customization(random);
            const bytes data = random.make(size);
            const bytes expected = digest(name, data, long_length);
            for (size_t cut = 0; cut <= size; ++cut) {
                xof x = start(name);
                ASSERT_TRUE(update_in(x, data, {cut, size - cut}));
                ASSERT_EQ(read(x, long_length, {cut, long_length - cut}), expected) << size << " bytes cut at " << cut;
            }
        }
    }

    static void many_pieces() {
        random_source random;
        for (budget time; time.more();) {
            const bytes name = customization(random);
            const bytes data = random.make(random.length(block));
            const size_t size = random.length(block);
            xof x = start(name);
            ASSERT_TRUE(update_in(x, data, random_pieces(random, data.size())));
            ASSERT_EQ(read(x, size, random_pieces(random, size)), digest(name, data, size))
                << data.size() << " in, " << size << " out";
        }
    }

    static void prefixes() {
        random_source random;
        const bytes name = customization(random);
        const bytes data = random.make(block + 1);
        const bytes longest = digest(name, data, 5 * A::digest_size);
        for (size_t size = 0; size <= longest.size(); ++size)
            ASSERT_TRUE(same(digest(name, data, size), view(longest).first(size))) << size;
    }

    /// No two of the messages that differ in a bit, or in length by a zero byte, share an output.
    static void distinct() {
        random_source random;
        for (const size_t size : {size_t{0}, size_t{1}, block - 1, block, block + 1, long_length}) {
            bytes data = random.make(size);
            std::vector<bytes> outputs{digest({}, data, A::digest_size)};
            for (size_t bit = 0; bit < 8 * size; ++bit) {
                data[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
                outputs.push_back(digest({}, data, A::digest_size));
                data[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
            }
            data.push_back(0);
            outputs.push_back(digest({}, data, A::digest_size));
            ASSERT_TRUE(all_distinct(outputs)) << size;
        }
    }

    static void copies() {
        random_source random;
        const bytes data = random.make(block + 1);
        xof x = start({});
        ASSERT_TRUE(x.update(data));
        xof before(x);
        const bytes expected = digest({}, data, 3 * block);
        EXPECT_TRUE(same(read(x, block + 1, {block + 1}), view(expected).first(block + 1)));
        xof after(x);
        EXPECT_EQ(read(before, 3 * block, {3 * block}), expected);
        EXPECT_TRUE(same(read(after, 2 * block - 1, {2 * block - 1}), view(expected).subspan(block + 1)));
        EXPECT_TRUE(same(read(x, 2 * block - 1, {2 * block - 1}), view(expected).subspan(block + 1)));
    }

    static void message_after_output() {
        xof x = start({});
        EXPECT_EQ(read(x, block, {block}), digest({}, {}, block));
        EXPECT_FALSE(x.update({}));
        bytes out = stale_bytes(block);
        EXPECT_FALSE(x.read(out));
        EXPECT_TRUE(all_zero(out));
    }

    /// The message is read before the output is written, which may therefore lie over it.
    static void buffers() {
        random_source random;
        for (size_t offset = 0; offset < 16; ++offset) {
            const bytes name = customization(random);
            const bytes data = random.make(long_length);
            bytes moved = data;
            moved.insert(moved.begin(), offset, stale);
            const auto at = std::span(moved).subspan(offset);
            const bytes expected = digest(name, data, at.size());
            if constexpr (customizable) {
                ASSERT_TRUE(A::digest(name, at, at));
            } else {
                A::digest(at, at);
            }
            ASSERT_TRUE(same(at, expected)) << offset;
        }
    }

    static void wiping() {
        for (const size_t output : {size_t{0}, block + 1}) {
            const auto run = [output](const bytes& secret) {
                const auto make = [](void* where) { return new (where) xof(start({})); };
                return traces<xof>(make, [&](xof& x) {
                    EXPECT_TRUE(x.update(secret));
                    if (output != 0) read(x, output, {output});
                });
            };
            expect_wiped<xof>(run, block + block / 2);
        }
    }

    static constexpr test_case cases[] = {
        {"two_pieces_equal_one_shot", two_pieces},
        {"many_pieces_equal_one_shot", many_pieces},
        {"a_shorter_output_is_a_prefix", prefixes},
        {"near_messages_have_distinct_outputs", distinct},
        {"streams_are_copied", copies},
        {"message_after_output_is_refused", message_after_output},
        {"unaligned_and_shared_buffers", buffers},
        {"streams_are_wiped", wiping},
    };
};

template <linnet::CustomizableXof A>
struct customization_suite {
    static constexpr size_t longest = A::customization_size_max;

    /// Strings of every length give outputs that differ from each other; streams agree with one-shot calls.
    static void every_length() {
        random_source random;
        const bytes data = random.make(A::block_size);
        std::vector<bytes> outputs;
        for (size_t size = 0; size <= longest; ++size) {
            const bytes name(size);
            outputs.push_back(xof_suite<A>::digest(name, data, A::digest_size));
            typename A::xof x(name);
            ASSERT_TRUE(x.update(data));
            ASSERT_EQ(xof_suite<A>::read(x, A::digest_size, {A::digest_size}), outputs.back());
        }
        EXPECT_TRUE(all_distinct(outputs));
    }

    static void too_long() {
        const bytes name(longest + 1);
        bytes out = stale_bytes(A::digest_size);
        EXPECT_FALSE(A::digest(name, {}, out));
        EXPECT_TRUE(all_zero(out));
        typename A::xof x(name);
        EXPECT_FALSE(x.update({}));
        out = stale_bytes(A::digest_size);
        EXPECT_FALSE(x.read(out));
        EXPECT_TRUE(all_zero(out));
    }

    static constexpr test_case cases[] = {
        {"customization_of_every_length", every_length},
        {"customization_too_long_is_refused", too_long},
    };
};

} // namespace linnet_test

#endif
