// SPDX-License-Identifier: MIT OR Apache-2.0
// Extendable-output functions, with a customization string where the algorithm takes one.
#include "support/buffers.hpp"
#include "support/pieces.hpp"
#include "support/registry.hpp"
#include "support/wiping.hpp"

namespace linnet_test {
namespace {

bytes digest(const subject& s, view customization, view data, size_t size) {
    bytes out = stale_bytes(size);
    EXPECT_EQ(s.by.xof->digest(customization, data, out), status::ok);
    return out;
}

xof start(const subject& s, view customization) {
    xof x(s.by, customization);
    EXPECT_EQ(x.started, status::ok);
    return x;
}

bytes read(xof& x, size_t size, const std::vector<size_t>& pieces) {
    bytes out = stale_bytes(size);
    for (size_t done = 0; const size_t n : pieces) {
        EXPECT_EQ(x.squeeze(room(out).subspan(done, n)), status::ok);
        done += n;
    }
    return out;
}

/// The longest customization string to try if there is no limit.
size_t customization_tried(const subject& s) { return std::min(s.entry().customization_size_max, 2 * s.block() + 8); }

/// Empty if the algorithm takes none.
bytes random_customization(const subject& s, random_source& random) { return random.make(random.up_to(customization_tried(s))); }

/// Copies of a stream continue after its first piece, one for each message with that prefix.
void two_pieces(const subject& s) {
    random_source random;
    const bytes name = random_customization(s, random);
    const bytes data = random.make(s.long_length());
    std::vector<bytes> expected;
    for (size_t size = 0; size <= data.size(); ++size) {
        expected.push_back(digest(s, name, view(data).first(size), s.entry().digest_size));
    }
    for (size_t cut = 0; cut <= data.size(); ++cut) {
        xof begun = start(s, name);
        ASSERT_EQ(begun.update(view(data).first(cut)), status::ok);
        for (const size_t size : s.every_length()) {
            if (size < cut) continue;
            xof x(begun);
            ASSERT_EQ(x.update(view(data).subspan(cut, size - cut)), status::ok);
            ASSERT_EQ(read(x, s.entry().digest_size, {s.entry().digest_size}), expected[size]) << size << " bytes cut at " << cut;
        }
    }
}

void two_outputs(const subject& s) {
    random_source random;
    const bytes name = random_customization(s, random);
    const size_t longest = s.long_length();
    for (const size_t size : edge_lengths(s.block())) {
        const bytes data = random.make(size);
        const bytes expected = digest(s, name, data, longest);
        xof whole = start(s, name);
        ASSERT_EQ(whole.update(data), status::ok);
        for (size_t cut = 0; cut <= longest; ++cut) {
            xof x(whole);
            ASSERT_EQ(read(x, longest, {cut, longest - cut}), expected) << size << " bytes, the output cut at " << cut;
        }
    }
}

void many_pieces(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const bytes name = random_customization(s, random);
        const bytes data = random.make(random.length(s.block()));
        const size_t size = random.length(s.block());
        xof x = start(s, name);
        ASSERT_EQ(update_in(x, data, random_pieces(random, data.size())), status::ok);
        ASSERT_EQ(read(x, size, random_pieces(random, size)), digest(s, name, data, size))
            << data.size() << " in, " << size << " out";
    }
}

void prefixes(const subject& s) {
    random_source random;
    const bytes name = random_customization(s, random);
    const bytes data = random.make(s.block() + 1);
    const bytes longest = digest(s, name, data, 5 * s.entry().digest_size);
    for (size_t size = 0; size <= longest.size(); ++size)
        ASSERT_TRUE(same(digest(s, name, data, size), view(longest).first(size))) << size;
}

/// Messages that differ in one bit, or in length by a zero byte, have distinct outputs.
void distinct(const subject& s) {
    random_source random;
    for (const size_t size : {size_t{0}, size_t{1}, s.block() - 1, s.block(), s.block() + 1, s.long_length()}) {
        std::vector<bytes> outputs;
        for_each_near_message(random.make(size),
                              [&](const bytes& data) { outputs.push_back(digest(s, {}, data, s.entry().digest_size)); });
        ASSERT_TRUE(all_distinct(outputs)) << size;
    }
}

void copies(const subject& s) {
    random_source random;
    const size_t block = s.block();
    const bytes data = random.make(block + 1);
    xof x = start(s, {});
    ASSERT_EQ(x.update(data), status::ok);
    xof before(x);
    const bytes expected = digest(s, {}, data, 3 * block);
    EXPECT_TRUE(same(read(x, block + 1, {block + 1}), view(expected).first(block + 1)));
    xof after(x);
    EXPECT_EQ(read(before, 3 * block, {3 * block}), expected);
    EXPECT_TRUE(same(read(after, 2 * block - 1, {2 * block - 1}), view(expected).subspan(block + 1)));
    EXPECT_TRUE(same(read(x, 2 * block - 1, {2 * block - 1}), view(expected).subspan(block + 1)));
}

void message_after_output(const subject& s) {
    xof x = start(s, {});
    EXPECT_EQ(read(x, s.block(), {s.block()}), digest(s, {}, {}, s.block()));
    EXPECT_EQ(x.update({}), status::order);
    bytes out = stale_bytes(s.block());
    EXPECT_EQ(x.squeeze(out), status::order);
    EXPECT_TRUE(all_zero(out));
}

/// The message is read before the output is written, so the output may overlap it.
void buffers(const subject& s) {
    random_source random;
    for (size_t offset = 0; offset < 16; ++offset) {
        const bytes name = random_customization(s, random);
        const bytes data = random.make(s.long_length());
        moved shared(data, offset);
        ASSERT_EQ(s.by.xof->digest(name, *shared, *shared), status::ok);
        ASSERT_TRUE(same(*shared, digest(s, name, data, data.size()))) << offset;
        ASSERT_TRUE(shared.neighbours_untouched());
    }
}

void wiping(const subject& s) {
    for (const size_t output : {size_t{0}, s.block() + 1}) {
        const auto run = [&](const bytes& secret) {
            xof x = start(s, {});
            EXPECT_EQ(x.update(secret), status::ok);
            if (output != 0) read(x, output, {output});
            return traces_of(x);
        };
        expect_wiped(run, s.block() + s.block() / 2);
    }
}

/// A string for an algorithm that takes none, or one that is too long.
void too_long(const subject& s) {
    if (s.entry().customization_size_max == SIZE_MAX) return;
    const bytes name(s.entry().customization_size_max + 1);
    bytes out = stale_bytes(s.entry().digest_size);
    EXPECT_EQ(s.by.xof->digest(name, {}, out), status::length);
    EXPECT_TRUE(all_zero(out));
    EXPECT_EQ(xof(s.by, name).started, status::length);
}

bool applies(const subject& s) { return s.by.xof != nullptr; }

constexpr test_case cases[] = {
    {"two_pieces_equal_one_shot", two_pieces},
    {"two_outputs_equal_one_shot", two_outputs},
    {"many_pieces_equal_one_shot", many_pieces},
    {"a_shorter_output_is_a_prefix", prefixes},
    {"near_messages_have_distinct_outputs", distinct},
    {"streams_are_copied", copies},
    {"message_after_output_is_refused", message_after_output},
    {"unaligned_and_shared_buffers", buffers},
    {"streams_are_wiped", wiping},
    {"customization_too_long_is_refused", too_long},
};

/// Strings of every length give distinct outputs; streams agree with one-shot calls.
void every_customization_length(const subject& s) {
    random_source random;
    const bytes data = random.make(s.block());
    const size_t size = s.entry().digest_size;
    std::vector<bytes> outputs;
    for (size_t length = 0; length <= customization_tried(s); ++length) {
        const bytes name(length);
        outputs.push_back(digest(s, name, data, size));
        xof x = start(s, name);
        ASSERT_EQ(x.update(data), status::ok);
        ASSERT_EQ(read(x, size, {size}), outputs.back());
    }
    EXPECT_TRUE(all_distinct(outputs));
}

/// A stream whose string was refused gives no output.
void refused_stream(const subject& s) {
    if (s.entry().customization_size_max == SIZE_MAX) return;
    xof x(s.by, bytes(s.entry().customization_size_max + 1));
    EXPECT_NE(x.update({}), status::ok);
    bytes out = stale_bytes(s.entry().digest_size);
    EXPECT_NE(x.squeeze(out), status::ok);
    EXPECT_TRUE(all_zero(out));
}

bool takes_customization(const subject& s) { return applies(s) && s.entry().customization_size_max != 0; }

constexpr test_case customization_cases[] = {
    {"customization_of_every_length", every_customization_length},
    {"refused_stream_gives_nothing", refused_stream},
};

} // namespace

static const bool added = add({applies, cases});
static const bool added_customization = add({takes_customization, customization_cases});

} // namespace linnet_test
