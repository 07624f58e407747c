// SPDX-License-Identifier: MIT OR Apache-2.0
// Keyed contexts of MACs: a key expanded once, and a tag size fixed with it.
#include "support/buffers.hpp"
#include "support/registry.hpp"
#include "support/wiping.hpp"

namespace linnet_test {
namespace {

/// A key with a customization string, if there is one, and a message with its nonce.
struct message {
    bytes key, customization, nonce, text;

    message(const subject& s, random_source& random, size_t size)
        : key(random.make(s.entry().key_size)),
          customization(random.make(s.entry().customization_size_max == 0 ? 0 : 7)),
          nonce(random.make(s.entry().nonce_size)),
          text(random.make(std::min(size, s.entry().message_size_max))) {}

    keyed_mac under(const subject& s, size_t tag_size) const { return keyed_mac(s.by, key, customization, tag_size); }
    keyed_mac under(const subject& s) const { return under(s, s.entry().tag_size); }
    bytes tag(const subject& s, size_t size) const {
        bytes made = stale_bytes(size);
        EXPECT_EQ(s.by.mac->compute(key, nonce, customization, text, made), status::ok);
        return made;
    }
};

void expect_equal_to_one_shot(const keyed_mac& k, const message& m, bytes expected) {
    bytes made = stale_bytes(expected.size());
    ASSERT_EQ(k.started, status::ok);
    ASSERT_EQ(k.compute(m.nonce, m.text, made), status::ok);
    ASSERT_EQ(made, expected);
    ASSERT_EQ(k.verify(m.nonce, m.text, expected), status::ok);
    expected.back() ^= 0x80;
    ASSERT_EQ(k.verify(m.nonce, m.text, expected), status::not_authentic);
}

void every_length(const subject& s) {
    random_source random;
    for (const size_t size : s.every_length()) {
        const message m(s, random, size);
        expect_equal_to_one_shot(m.under(s), m, m.tag(s, s.entry().tag_size));
        if (testing::Test::HasFatalFailure()) FAIL() << size << " bytes";
    }
}

/// A context used for many messages, some of them forged, keeps no trace of one in the next.
void many_messages(const subject& s) {
    random_source random;
    message m(s, random, 1);
    const keyed_mac k = m.under(s);
    const bytes before = k.memory();
    for (size_t i = 0; i < 40; ++i) {
        m.nonce = random.make(m.nonce.size());
        m.text = random.make(std::min(random.length(s.block()), s.entry().message_size_max));
        expect_equal_to_one_shot(k, m, m.tag(s, s.entry().tag_size));
        if (testing::Test::HasFatalFailure()) FAIL() << m.text.size() << " bytes";
        ASSERT_EQ(k.memory(), before);
    }
}

void forgeries(const subject& s) {
    random_source random;
    for (const size_t size : {size_t{0}, s.block() - 1, s.block(), s.long_length()}) {
        message m(s, random, size);
        bytes tag = m.tag(s, s.entry().tag_size);
        const keyed_mac k = m.under(s);
        for (bytes* part : {&m.nonce, &m.text, &tag})
            for_each_flip(*part, [&](size_t bit) {
                ASSERT_EQ(k.verify(m.nonce, m.text, tag), status::not_authentic) << "bit " << bit << ", " << size << " bytes";
            });
    }
}

void expect_refused(const keyed_mac& k, status why, view nonce, view text, size_t tag_size) {
    bytes tag = stale_bytes(tag_size);
    EXPECT_EQ(k.compute(nonce, text, tag), why);
    EXPECT_TRUE(all_zero(tag));
    EXPECT_EQ(k.verify(nonce, text, tag), why);
}

void wrong_sizes(const subject& s) {
    random_source random;
    message m(s, random, s.block());
    const size_t tag_size = s.entry().tag_size;
    const keyed_mac k = m.under(s);
    for (const size_t wrong : wrong_nonce_sizes(s)) expect_refused(k, status::length, bytes(wrong), m.text, tag_size);
    const size_t longest = s.entry().message_size_max;
    if (longest != SIZE_MAX) expect_refused(k, status::length, m.nonce, bytes(longest + 1), tag_size);
    for (const size_t wrong : wrong_key_sizes(s)) {
        m.key.resize(wrong);
        EXPECT_EQ(m.under(s).started, status::length) << wrong;
    }
}

/// A tag of another size than the fixed one, and a fixed size out of range, are refused.
void tag_sizes(const subject& s) {
    random_source random;
    const message m(s, random, s.block() + 1);
    const size_t largest = std::min(s.entry().tag_size_max, 2 * s.entry().tag_size);
    for (size_t fixed = s.entry().tag_size_min; fixed <= largest; ++fixed) {
        const keyed_mac k = m.under(s, fixed);
        expect_equal_to_one_shot(k, m, m.tag(s, fixed));
        for (const size_t other : {size_t{0}, fixed - 1, fixed + 1}) expect_refused(k, status::length, m.nonce, m.text, other);
        if (testing::Test::HasFatalFailure()) FAIL() << fixed;
    }
    for (const size_t wrong : sizes_out_of(s.entry().tag_size_min, s.entry().tag_size_max))
        EXPECT_EQ(m.under(s, wrong).started, status::argument) << wrong;
}

void overlaps(const subject& s) {
    random_source random;
    message m(s, random, s.long_length());
    const keyed_mac k = m.under(s);
    for (bytes* part : {&m.nonce, &m.text}) {
        if (part->empty()) continue;
        bytes memory(part->size() + s.entry().tag_size, 0x5a);
        const view moved(memory.data(), part->size());
        const room tag(memory.data() + part->size() - 1, s.entry().tag_size);
        EXPECT_EQ(k.compute(part == &m.nonce ? moved : view(m.nonce), part == &m.text ? moved : view(m.text), tag),
                  status::overlap);
        EXPECT_TRUE(all_zero(tag));
    }
}

void wiping(const subject& s) {
    random_source random;
    const message m(s, random, 3);
    keyed_mac wiped = m.under(s);
    wiped.wipe();
    expect_refused(wiped, status::order, m.nonce, m.text, s.entry().tag_size);
    const auto run = [&](const bytes& key) {
        keyed_mac k(s.by, key, m.customization, s.entry().tag_size);
        return traces_of(k);
    };
    expect_wiped(run, s.entry().key_size);
}

bool applies(const subject& s) { return s.by.mac != nullptr && s.by.mac->keyed != nullptr; }

constexpr test_case cases[] = {
    {"keyed_equals_one_shot", every_length},
    {"keyed_takes_many_messages", many_messages},
    {"every_flipped_bit_is_refused_by_the_context", forgeries},
    {"wrong_sizes_are_refused_by_the_context", wrong_sizes},
    {"wrong_tag_sizes_are_refused_by_the_context", tag_sizes},
    {"overlapping_buffers_are_refused_by_the_context", overlaps},
    {"keyed_is_wiped", wiping},
};

} // namespace

static const bool added_keyed_mac = add({applies, cases});

} // namespace linnet_test
