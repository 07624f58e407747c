// SPDX-License-Identifier: MIT OR Apache-2.0
// Keyed contexts: a key expanded once, and a tag size fixed with it.
#include "support/buffers.hpp"
#include "support/message.hpp"
#include "support/wiping.hpp"

namespace linnet_test {
namespace {

keyed context_of(const subject& s, const message& m, size_t tag_size) { return keyed(s.by, m.key, tag_size); }

bool is_refused_by(const keyed& k, const message& m) {
    bytes out = stale_bytes(m.sealed.size());
    return k.decrypt(m.nonce, m.data, m.sealed, m.tag, out) == status::not_authentic && all_zero(out);
}

/// A context gives the results of the one-shot calls, in place too.
void expect_equal_to_one_shot(const keyed& k, const message& m) {
    bytes out = stale_bytes(m.text.size()), tag = stale_bytes(m.tag.size());
    ASSERT_EQ(k.encrypt(m.nonce, m.data, m.text, out, tag), status::ok);
    ASSERT_EQ(out, m.sealed);
    ASSERT_EQ(tag, m.tag);
    ASSERT_EQ(k.decrypt(m.nonce, m.data, out, tag, out), status::ok);
    ASSERT_EQ(out, m.text);
    ASSERT_EQ(k.encrypt(m.nonce, m.data, out, out, tag), status::ok);
    ASSERT_EQ(out, m.sealed);
    ASSERT_EQ(tag, m.tag);
}

void every_length(const subject& s) {
    random_source random;
    for (const size_t text : s.every_length()) {
        for (const size_t data : edge_lengths(s.block())) {
            const message m(s, random, data, text);
            const keyed k = context_of(s, m, s.entry().tag_size);
            ASSERT_EQ(k.started, status::ok);
            expect_equal_to_one_shot(k, m);
            if (testing::Test::HasFatalFailure()) FAIL() << text << " bytes of text, " << data << " of data";
        }
    }
}

/// A context used for many messages, some of them forged, keeps no trace of one in the next.
void many_messages(const subject& s) {
    random_source random;
    message m(s, random, 1, 1);
    const keyed k = context_of(s, m, s.entry().tag_size);
    const bytes before = k.memory();
    for (size_t i = 0; i < 40; ++i) {
        m.nonce = random.make(m.nonce.size());
        m.data = random.make(random.length(s.block()) % 200);
        m.text = random.make(random.length(s.block()) % 200);
        m.sealed.resize(m.text.size());
        ASSERT_EQ(m.table->encrypt(m.key, m.nonce, m.data, m.text, m.sealed, m.tag), status::ok);
        expect_equal_to_one_shot(k, m);
        if (testing::Test::HasFatalFailure()) return;
        m.tag[i % m.tag.size()] ^= 0x10;
        ASSERT_TRUE(is_refused_by(k, m));
        ASSERT_EQ(k.memory(), before);
    }
}

void forgeries(const subject& s) {
    random_source random;
    for (const size_t text : {size_t{0}, s.block() - 1, s.block(), s.long_length()}) {
        message m(s, random, s.block() + 1, text);
        const keyed k = context_of(s, m, s.entry().tag_size);
        for (bytes* part : {&m.nonce, &m.data, &m.sealed, &m.tag})
            for_each_flip(*part,
                          [&](size_t bit) { ASSERT_TRUE(is_refused_by(k, m)) << "bit " << bit << ", " << text << " bytes"; });
        for_each_flip(m.key, [&](size_t bit) {
            ASSERT_TRUE(is_refused_by(context_of(s, m, s.entry().tag_size), m)) << "key bit " << bit << ", " << text << " bytes";
        });
    }
}

/// A context needs a key of the algorithm's size, and each call a nonce.
void wrong_sizes(const subject& s) {
    random_source random;
    const message m(s, random, 3, s.block());
    for (const size_t wrong : wrong_key_sizes(s))
        EXPECT_EQ(keyed(s.by, bytes(wrong), m.tag.size()).started, status::length) << wrong;
    const keyed k = context_of(s, m, m.tag.size());
    for (const size_t wrong : wrong_nonce_sizes(s)) {
        bytes out = stale_bytes(m.text.size()), tag = stale_bytes(m.tag.size());
        EXPECT_EQ(k.encrypt(bytes(wrong), m.data, m.text, out, tag), status::length) << wrong;
        EXPECT_TRUE(all_zero(out) && all_zero(tag));
        out = stale_bytes(m.text.size());
        EXPECT_EQ(k.decrypt(bytes(wrong), m.data, m.sealed, m.tag, out), status::length) << wrong;
        EXPECT_TRUE(all_zero(out));
    }
}

/// Whether a call with a tag of `size` bytes returned the right status for a context with tags of `fixed` bytes. A context whose
/// size was refused refuses every call.
bool is_expected(const subject& s, status o, size_t fixed, size_t size) {
    if (s.is_tag_size(fixed)) return o == (size == fixed ? status::ok : status::length);
    return o == status::order || (o == status::length && size != s.entry().tag_size);
}

/// A tag of another size than the fixed one, and a fixed size out of range, are refused in both directions. The message to decrypt
/// was encrypted with a tag of the fixed size.
void wrong_tag_sizes(const subject& s) {
    random_source random;
    const message m(s, random, s.block(), s.block());
    const size_t largest = s.entry().tag_size_max;
    for (size_t fixed = 0; fixed <= largest + 2; ++fixed) {
        const keyed k = context_of(s, m, fixed);
        ASSERT_EQ(k.started, s.is_tag_size(fixed) ? status::ok : status::argument) << fixed;
        bytes expected(m.sealed), expected_tag(m.tag);
        if (s.is_tag_size(fixed)) {
            expected_tag.resize(fixed);
            ASSERT_EQ(k.encrypt(m.nonce, m.data, m.text, expected, expected_tag), status::ok);
        }
        for (size_t size = 0; size <= largest + 2; ++size) {
            bytes tag(expected_tag), out = stale_bytes(s.block());
            tag.resize(size);
            const status opened = k.decrypt(m.nonce, m.data, expected, tag, out);
            ASSERT_TRUE(is_expected(s, opened, fixed, size)) << fixed << " fixed, " << size;
            ASSERT_TRUE(opened == status::ok ? out == m.text : all_zero(out));
            tag = stale_bytes(size);
            out = stale_bytes(s.block());
            const status sealed = k.encrypt(m.nonce, m.data, m.text, out, tag);
            ASSERT_TRUE(is_expected(s, sealed, fixed, size)) << fixed << " fixed, " << size;
            ASSERT_TRUE(sealed == status::ok ? out == expected : all_zero(out) && all_zero(tag));
        }
    }
}

void wiping(const subject& s) {
    const auto run = [&](const bytes& key) {
        keyed k(s.by, key, s.entry().tag_size);
        EXPECT_EQ(k.started, status::ok);
        return traces_of(k);
    };
    expect_wiped(run, s.entry().key_size);
}

bool applies(const subject& s) { return s.by.aead != nullptr; }

constexpr test_case cases[] = {
    {"keyed_equals_one_shot", every_length},
    {"keyed_takes_many_messages", many_messages},
    {"every_flipped_bit_is_refused_by_the_context", forgeries},
    {"wrong_sizes_are_refused_by_the_context", wrong_sizes},
    {"wrong_tag_sizes_are_refused_by_the_context", wrong_tag_sizes},
    {"keyed_is_wiped", wiping},
};

/// Whether a context with tags of `size` bytes gives a prefix of the full tag or, if the tag size is bound, another tag. A tag with
/// a changed bit is refused.
void expect_shorter_tag(const subject& s, const message& m, size_t size) {
    const keyed k = context_of(s, m, size);
    bytes sealed = stale_bytes(m.text.size()), tag = stale_bytes(size);
    ASSERT_EQ(k.encrypt(m.nonce, m.data, m.text, sealed, tag), status::ok);
    const bool is_beginning = same(tag, view(m.tag).first(size));
    if (s.entry().binds_tag_size && size != s.entry().tag_size) {
        // One short tag in 256 or more is equal by chance.
        ASSERT_TRUE(size < 4 || !is_beginning);
    } else {
        ASSERT_EQ(sealed, m.sealed);
        ASSERT_TRUE(is_beginning);
    }
    bytes text = stale_bytes(sealed.size());
    ASSERT_EQ(k.decrypt(m.nonce, m.data, sealed, tag, text), status::ok);
    ASSERT_EQ(text, m.text);
    for_each_flip(tag, [&](size_t bit) {
        text = stale_bytes(sealed.size());
        ASSERT_EQ(k.decrypt(m.nonce, m.data, sealed, tag, text), status::not_authentic) << "bit " << bit;
        ASSERT_TRUE(all_zero(text));
    });
}

void every_tag_size(const subject& s) {
    random_source random;
    for (size_t size = s.entry().tag_size_min; size <= s.entry().tag_size_max; size += s.entry().tag_size_step) {
        expect_shorter_tag(s, message(s, random, s.block(), s.block() + 3), size);
        if (testing::Test::HasFatalFailure()) FAIL() << size;
    }
}

void refusals(const subject& s) {
    random_source random;
    const size_t smallest = s.entry().tag_size_min, block = s.block();
    const message m(s, random, block, block);
    const keyed k = context_of(s, m, smallest);
    for (const size_t other : {0u, 1u, 2u}) {
        arena a({block, block, block, smallest}); // data, text, sealed, tag
        a.move(3, other, 1);
        EXPECT_EQ(k.encrypt(m.nonce, a[0], a[1], a[2], a[3]), status::overlap) << other;
        EXPECT_TRUE(all_zero(a[2]) && all_zero(a[3]));
    }
    bytes out = stale_bytes(block + 1), tag = stale_bytes(smallest);
    EXPECT_EQ(k.encrypt(m.nonce, m.data, m.text, out, tag), status::length);
    EXPECT_TRUE(all_zero(out) && all_zero(tag));
    out = stale_bytes(block + 1);
    EXPECT_EQ(k.decrypt(m.nonce, m.data, m.sealed, view(m.tag).first(smallest), out), status::length);
    EXPECT_TRUE(all_zero(out));
}

bool has_shorter_tags(const subject& s) { return applies(s) && s.shorter_tags(); }

constexpr test_case shorter_tags_cases[] = {
    {"shorter_tags_of_every_size", every_tag_size},
    {"shorter_tags_refuse_what_the_whole_ones_refuse", refusals},
};

} // namespace

static const bool added = add({applies, cases});
static const bool added_shorter_tags = add({has_shorter_tags, shorter_tags_cases});

} // namespace linnet_test
