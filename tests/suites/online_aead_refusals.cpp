// SPDX-License-Identifier: MIT OR Apache-2.0
// The incremental interface of an AEAD: refusals and their statuses, and what remains of a stream.
#include "support/buffers.hpp"
#include "support/message.hpp"
#include "support/wiping.hpp"

namespace linnet_test {
namespace {

void expect_ended(encryptor& stream, const message& m, size_t block) {
    bytes out = stale_bytes(block);
    bytes tag = stale_bytes(m.tag.size());
    EXPECT_EQ(stream.update_aad({}), status::order);
    EXPECT_EQ(stream.update(bytes(block), out), status::order);
    EXPECT_TRUE(all_zero(out));
    EXPECT_EQ(stream.update({}, {}), status::order);
    EXPECT_EQ(stream.finish(tag), status::order);
    EXPECT_TRUE(all_zero(tag));
}

void expect_ended(decryptor& stream, const message& m, size_t block) {
    bytes out = stale_bytes(block);
    EXPECT_EQ(stream.update_aad({}), status::order);
    EXPECT_EQ(stream.update(bytes(block), out), status::order);
    EXPECT_TRUE(all_zero(out));
    EXPECT_EQ(stream.update({}, {}), status::order);
    EXPECT_EQ(stream.verify(m.tag), status::order);
    EXPECT_EQ(stream.verify(bytes(m.tag.size())), status::order);
}

void data_after_text(const subject& s) {
    random_source random;
    const message m(s, random, s.block(), s.block());
    bytes out(s.block());
    encryptor e(s.by, m.key, m.nonce);
    EXPECT_EQ(e.update(m.text, out), status::ok);
    EXPECT_EQ(e.update_aad(m.data), status::order);
    expect_ended(e, m, s.block());
    decryptor d(s.by, m.key, m.nonce);
    EXPECT_EQ(d.update_aad(m.data), status::ok);
    EXPECT_EQ(d.update({}, {}), status::ok);
    EXPECT_EQ(d.update_aad(m.data), status::order);
    expect_ended(d, m, s.block());
}

void calls_after_finish(const subject& s) {
    random_source random;
    const message m(s, random, 0, 0);
    bytes tag(m.tag.size());
    encryptor e(s.by, m.key, m.nonce);
    EXPECT_EQ(e.finish(tag), status::ok);
    expect_ended(e, m, s.block());
    decryptor d(s.by, m.key, m.nonce);
    EXPECT_EQ(d.verify(m.tag), status::ok);
    expect_ended(d, m, s.block());
    decryptor forged(s.by, m.key, m.nonce);
    tag[0] ^= 1;
    EXPECT_EQ(forged.verify(tag), status::not_authentic);
    expect_ended(forged, m, s.block());
}

void differing_lengths(const subject& s) {
    random_source random;
    const message m(s, random, s.block(), s.block());
    for (const size_t wrong : {size_t{0}, s.block() - 1, s.block() + 1}) {
        bytes out = stale_bytes(wrong);
        encryptor e(s.by, m.key, m.nonce);
        EXPECT_EQ(e.update(m.text, out), status::length);
        EXPECT_TRUE(all_zero(out));
        expect_ended(e, m, s.block());
        out = stale_bytes(wrong);
        decryptor d(s.by, m.key, m.nonce);
        EXPECT_EQ(d.update(m.sealed, out), status::length);
        EXPECT_TRUE(all_zero(out));
        expect_ended(d, m, s.block());
    }
}

template <class Stream>
void expect_start_refused(const subject& s, const message& m, const auto& key, view nonce) {
    Stream stream(s.by, key, nonce);
    EXPECT_EQ(stream.started, status::length);
    expect_ended(stream, m, s.block());
}

/// Keys and nonces of sizes that the algorithm does not take.
void wrong_sizes(const subject& s) {
    random_source random;
    const message m(s, random, 3, 5);
    for (const size_t wrong : wrong_key_sizes(s)) {
        expect_start_refused<encryptor>(s, m, bytes(wrong), m.nonce);
        expect_start_refused<decryptor>(s, m, bytes(wrong), m.nonce);
    }
    for (const size_t wrong : wrong_nonce_sizes(s)) {
        expect_start_refused<encryptor>(s, m, m.key, bytes(wrong));
        expect_start_refused<decryptor>(s, m, m.key, bytes(wrong));
        const keyed kept(s.by, m.key, s.entry().tag_size);
        expect_start_refused<encryptor>(s, m, kept, bytes(wrong));
        expect_start_refused<decryptor>(s, m, kept, bytes(wrong));
    }
}

void wrong_tag_sizes(const subject& s) {
    random_source random;
    const message m(s, random, 0, 0);
    for (const size_t wrong : sizes_out_of(m.tag.size(), m.tag.size())) {
        bytes tag = stale_bytes(wrong);
        encryptor e(s.by, m.key, m.nonce);
        EXPECT_EQ(e.finish(tag), status::length) << wrong;
        EXPECT_TRUE(all_zero(tag));
        expect_ended(e, m, s.block());
        decryptor d(s.by, m.key, m.nonce);
        EXPECT_EQ(d.verify(bytes(wrong)), status::length) << wrong;
        expect_ended(d, m, s.block());
    }
    if (!s.shorter_tags()) return;
    const keyed kept(s.by, m.key, s.entry().tag_size_min);
    bytes tag = stale_bytes(m.tag.size());
    encryptor e(s.by, kept, m.nonce);
    EXPECT_EQ(e.finish(tag), status::length);
    EXPECT_TRUE(all_zero(tag));
    expect_ended(e, m, s.block());
    decryptor d(s.by, kept, m.nonce);
    EXPECT_EQ(d.verify(m.tag), status::length);
    expect_ended(d, m, s.block());
}

void overlaps(const subject& s) {
    random_source random;
    const message m(s, random, 0, s.long_length());
    arena a({s.long_length(), s.long_length()});
    for (const auto shift : arena::overlapping(s.long_length(), s.long_length())) {
        if (shift == 0) continue;
        a.renew();
        a.move(1, 0, shift);
        encryptor e(s.by, m.key, m.nonce);
        ASSERT_EQ(e.update(a[0], a[1]), status::overlap) << shift;
        ASSERT_TRUE(all_zero(a[1])) << shift;
        expect_ended(e, m, s.block());
        a.renew();
        a.move(1, 0, shift);
        decryptor d(s.by, m.key, m.nonce);
        ASSERT_EQ(d.update(a[0], a[1]), status::overlap) << shift;
        ASSERT_TRUE(all_zero(a[1])) << shift;
        expect_ended(d, m, s.block());
    }
}

enum stage { new_stream, in_data, in_text, refused };

/// A stream with a secret key, nonce, data and text, used up to a stage.
template <class Stream>
traces stream_traces(const subject& s, const bytes& secret, stage last) {
    const size_t key_size = s.entry().key_size, nonce_size = s.entry().nonce_size;
    Stream stream(s.by, view(secret).first(key_size), view(secret).subspan(key_size, nonce_size));
    const view rest = view(secret).subspan(key_size + nonce_size);
    bytes out(rest.size());
    if (last >= in_data) {
        EXPECT_EQ(stream.update_aad(rest), status::ok);
    }
    if (last >= in_text) {
        EXPECT_EQ(stream.update(rest, out), status::ok);
    }
    if (last == refused) {
        EXPECT_EQ(stream.update(rest, room(out).first(1)), status::length);
    }
    return traces_of(stream);
}

/// A stream that dies during the data, during the text or after its end leaves nothing of key, data and text.
template <class Stream>
void expect_stream_wiped(const subject& s) {
    const size_t secret_size = s.entry().key_size + s.entry().nonce_size + s.block() + 3;
    for (const stage last : {new_stream, in_data, in_text}) {
        SCOPED_TRACE(last);
        expect_wiped([&](const bytes& secret) { return stream_traces<Stream>(s, secret, last); }, secret_size);
    }
    const traces first = stream_traces<Stream>(s, bytes(secret_size, 1), refused),
                 second = stream_traces<Stream>(s, bytes(secret_size, 2), refused);
    EXPECT_EQ(differences(first.alive, second.alive), std::vector<size_t>{}) << "a refusal must wipe at once, also these bytes";
}

void wiping(const subject& s) {
    expect_stream_wiped<encryptor>(s);
    expect_stream_wiped<decryptor>(s);
}

bool applies(const subject& s) { return s.by.aead != nullptr && s.by.aead->encryptor != nullptr; }

constexpr test_case cases[] = {
    {"data_after_text_is_refused", data_after_text},
    {"calls_after_finish_are_refused", calls_after_finish},
    {"differing_lengths_are_refused_by_the_stream", differing_lengths},
    {"wrong_sizes_are_refused_by_the_stream", wrong_sizes},
    {"wrong_tag_sizes_are_refused_by_the_stream", wrong_tag_sizes},
    {"overlapping_buffers_are_refused_by_the_stream", overlaps},
    {"streams_are_wiped", wiping},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
