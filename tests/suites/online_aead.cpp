// SPDX-License-Identifier: MIT OR Apache-2.0
// The incremental interface of an AEAD against its one-shot calls.
#include "support/buffers.hpp"
#include "support/message.hpp"

namespace linnet_test {
namespace {

using pieces = std::vector<size_t>;

status update_aad(auto& stream, view data, const pieces& cuts) {
    for (size_t done = 0; const size_t n : cuts) {
        if (const status o = stream.update_aad(data.subspan(done, n)); o != status::ok) return o;
        done += n;
    }
    return status::ok;
}

/// Processes `in` piece by piece; with `in_place`, through one buffer.
status update(auto& stream, view in, room out, const pieces& cuts, bool in_place) {
    if (in_place) std::copy(in.begin(), in.end(), out.begin());
    const view from = in_place ? view(out) : in;
    for (size_t done = 0; const size_t n : cuts) {
        if (const status o = stream.update(from.subspan(done, n), out.subspan(done, n)); o != status::ok) return o;
        done += n;
    }
    return status::ok;
}

void expect_equal_to_one_shot(const subject& s, const message& m, const pieces& data, const pieces& text, bool in_place) {
    bytes out = stale_bytes(m.text.size());
    bytes tag = stale_bytes(m.tag.size());
    encryptor e(s.by, m.key, m.nonce);
    ASSERT_EQ(e.started, status::ok);
    ASSERT_EQ(update_aad(e, m.data, data), status::ok);
    ASSERT_EQ(update(e, m.text, out, text, in_place), status::ok);
    ASSERT_EQ(e.finish(tag), status::ok);
    ASSERT_EQ(out, m.sealed);
    ASSERT_EQ(tag, m.tag);

    out = stale_bytes(m.text.size());
    decryptor d(s.by, m.key, m.nonce);
    ASSERT_EQ(d.started, status::ok);
    ASSERT_EQ(update_aad(d, m.data, data), status::ok);
    ASSERT_EQ(update(d, m.sealed, out, text, in_place), status::ok);
    ASSERT_EQ(d.verify(m.tag), status::ok);
    ASSERT_EQ(out, m.text);
}

void two_pieces(const subject& s) {
    random_source random;
    for (const size_t size : s.every_length()) {
        const message m(s, random, size, size);
        for (size_t cut = 0; cut <= size; ++cut) {
            expect_equal_to_one_shot(s, m, {cut, size - cut}, {cut, size - cut}, cut % 2 == 0);
            if (testing::Test::HasFatalFailure()) FAIL() << size << " bytes cut at " << cut;
        }
    }
}

void many_pieces(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const message m(s, random, random.length(s.block()), random.length(s.block()));
        const pieces data = random_pieces(random, m.data.size()), text = random_pieces(random, m.text.size());
        expect_equal_to_one_shot(s, m, data, text, random.below(2) == 0);
        if (testing::Test::HasFatalFailure()) return;
    }
}

/// An empty text needs no update, empty data no update_aad.
void nothing_at_all(const subject& s) {
    random_source random;
    const size_t block = s.block();
    expect_equal_to_one_shot(s, message(s, random, 0, 0), {}, {}, false);
    expect_equal_to_one_shot(s, message(s, random, block, 0), {block}, {}, false);
    expect_equal_to_one_shot(s, message(s, random, 0, block), {}, {block}, false);
    expect_equal_to_one_shot(s, message(s, random, 0, 0), {0, 0}, {0, 0}, true);
}

/// With a keyed context, for each tag size that it may have.
void kept_keys(const subject& s) {
    random_source random;
    const message m(s, random, s.block() + 1, s.long_length());
    for (size_t size = s.entry().tag_size_min; size <= s.entry().tag_size_max; size += s.entry().tag_size_step) {
        const keyed key(s.by, m.key, size);
        bytes expected(m.text.size()), out = stale_bytes(m.text.size()), expected_tag(size), tag = stale_bytes(size);
        ASSERT_EQ(key.encrypt(m.nonce, m.data, m.text, expected, expected_tag), status::ok);
        encryptor e(s.by, key, m.nonce);
        ASSERT_EQ(e.started, status::ok);
        ASSERT_EQ(e.update_aad(m.data), status::ok);
        ASSERT_EQ(e.update(m.text, out), status::ok);
        ASSERT_EQ(e.finish(tag), status::ok);
        ASSERT_EQ(out, expected);
        ASSERT_EQ(tag, expected_tag);
        for (const size_t wrong : {size_t{0}, size_t{1}}) {
            decryptor d(s.by, key, m.nonce);
            ASSERT_EQ(d.started, status::ok);
            ASSERT_EQ(d.update_aad(m.data), status::ok);
            ASSERT_EQ(d.update(expected, out), status::ok);
            ASSERT_EQ(out, m.text);
            tag[size - 1] = static_cast<uint8_t>(tag[size - 1] ^ wrong);
            ASSERT_EQ(d.verify(tag), wrong == 0 ? status::ok : status::not_authentic);
        }
    }
}

bool stream_refuses(const subject& s, const message& m) {
    bytes out(m.sealed.size());
    decryptor d(s.by, m.key, m.nonce);
    return d.update_aad(m.data) == status::ok && d.update(m.sealed, out) == status::ok && d.verify(m.tag) == status::not_authentic;
}

void forgeries(const subject& s) {
    random_source random;
    for (const size_t text : {size_t{0}, s.block() - 1, s.block(), s.long_length()}) {
        message m(s, random, s.block() + 1, text);
        for (bytes* part : {&m.key, &m.nonce, &m.data, &m.sealed, &m.tag})
            for_each_flip(*part,
                          [&](size_t bit) { ASSERT_TRUE(stream_refuses(s, m)) << "bit " << bit << ", " << text << " bytes"; });
    }
}

bool applies(const subject& s) { return s.by.aead != nullptr && s.by.aead->encryptor != nullptr; }

constexpr test_case cases[] = {
    {"two_pieces_equal_one_shot", two_pieces},
    {"many_pieces_equal_one_shot", many_pieces},
    {"empty_parts_equal_one_shot", nothing_at_all},
    {"kept_keys_equal_one_shot", kept_keys},
    {"every_flipped_bit_is_refused_by_the_stream", forgeries},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
