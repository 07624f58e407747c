// SPDX-License-Identifier: MIT OR Apache-2.0
#include "support/buffers.hpp"
#include "support/pieces.hpp"
#include "support/registry.hpp"
#include "support/wiping.hpp"

namespace linnet_test {
namespace {

bytes digest(const subject& s, view data) {
    bytes out = stale_bytes(s.entry().digest_size);
    EXPECT_EQ(s.by.hash->digest(data, out), status::ok);
    return out;
}

bytes finish(const subject& s, hasher& h) {
    bytes out = stale_bytes(s.entry().digest_size);
    EXPECT_EQ(h.finish(out), status::ok);
    return out;
}

/// Copies of a hasher continue after its first piece, one for each message with that prefix.
void two_pieces(const subject& s) {
    random_source random;
    const bytes data = random.make(s.long_length());
    std::vector<bytes> expected;
    for (size_t size = 0; size <= data.size(); ++size) expected.push_back(digest(s, view(data).first(size)));
    for (size_t cut = 0; cut <= data.size(); ++cut) {
        hasher begun(s.by);
        ASSERT_EQ(begun.update(view(data).first(cut)), status::ok);
        for (const size_t size : s.every_length()) {
            if (size < cut) continue;
            hasher h(begun);
            ASSERT_EQ(h.update(view(data).subspan(cut, size - cut)), status::ok);
            ASSERT_EQ(finish(s, h), expected[size]) << size << " bytes cut at " << cut;
        }
    }
}

void many_pieces(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const bytes data = random.make(random.length(s.block()));
        hasher h(s.by);
        ASSERT_EQ(update_in(h, data, random_pieces(random, data.size())), status::ok);
        ASSERT_EQ(finish(s, h), digest(s, data)) << data.size() << " bytes";
    }
}

/// Messages that differ in one bit, or in length by a zero byte, have distinct digests.
void distinct(const subject& s) {
    random_source random;
    for (const size_t size : {size_t{0}, size_t{1}, s.block() - 1, s.block(), s.block() + 1, s.long_length()}) {
        std::vector<bytes> digests;
        for_each_near_message(random.make(size), [&](const bytes& data) { digests.push_back(digest(s, data)); });
        ASSERT_TRUE(all_distinct(digests)) << size;
    }
}

void copies(const subject& s) {
    random_source random;
    const size_t block = s.block();
    for (const size_t size : {size_t{0}, size_t{1}, block - 1, block, block + 1}) {
        const bytes head = random.make(size);
        const bytes tail = random.make(block + 1);
        bytes whole = head;
        whole.insert(whole.end(), tail.begin(), tail.end());
        hasher original(s.by);
        ASSERT_EQ(original.update(head), status::ok);
        hasher copy(original);
        hasher assigned(s.by);
        assigned = original;
        ASSERT_EQ(copy.update(tail), status::ok);
        ASSERT_EQ(finish(s, original), digest(s, head));
        ASSERT_EQ(finish(s, copy), digest(s, whole));
        ASSERT_EQ(finish(s, assigned), digest(s, head));
    }
}

void calls_after_finish(const subject& s) {
    hasher h(s.by);
    finish(s, h);
    bytes out = stale_bytes(s.entry().digest_size);
    EXPECT_EQ(h.finish(out), status::order);
    EXPECT_TRUE(all_zero(out));
    EXPECT_EQ(h.update({}), status::order);
    out = stale_bytes(s.entry().digest_size);
    EXPECT_EQ(h.finish(out), status::order);
    EXPECT_TRUE(all_zero(out));
}

void wrong_sizes(const subject& s) {
    const size_t right = s.entry().digest_size;
    for (const size_t wrong : {size_t{0}, right - 1, right + 1, 2 * right}) {
        bytes out = stale_bytes(wrong);
        EXPECT_EQ(s.by.hash->digest({}, out), status::length) << wrong;
        EXPECT_TRUE(all_zero(out));
        out = stale_bytes(wrong);
        EXPECT_EQ(hasher(s.by).finish(out), status::length) << wrong;
        EXPECT_TRUE(all_zero(out));
    }
}

/// The message is read before the digest is written, so the digest may overlap it.
void buffers(const subject& s) {
    random_source random;
    const size_t size = s.entry().digest_size;
    for (size_t offset = 0; offset < 16; ++offset) {
        const bytes data = random.make(size + s.long_length());
        moved shared(data, offset);
        ASSERT_EQ(s.by.hash->digest(*shared, (*shared).first(size)), status::ok);
        ASSERT_TRUE(same((*shared).first(size), digest(s, data))) << offset;
        ASSERT_TRUE(shared.neighbours_untouched());
    }
}

void wiping(const subject& s) {
    const auto run = [&](const bytes& secret) {
        hasher h(s.by);
        EXPECT_EQ(h.update(secret), status::ok);
        return traces_of(h);
    };
    expect_wiped(run, s.block() + s.block() / 2);
    expect_wiped(run, s.block());
}

bool applies(const subject& s) { return s.by.hash != nullptr; }

constexpr test_case cases[] = {
    {"two_pieces_equal_one_shot", two_pieces},
    {"many_pieces_equal_one_shot", many_pieces},
    {"near_messages_have_distinct_digests", distinct},
    {"hashers_are_copied", copies},
    {"calls_after_finish_are_refused", calls_after_finish},
    {"wrong_sizes_are_refused", wrong_sizes},
    {"unaligned_and_shared_buffers", buffers},
    {"hashers_are_wiped", wiping},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
