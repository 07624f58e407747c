// SPDX-License-Identifier: MIT OR Apache-2.0
// The one-shot calls of an AEAD: what must work.
#include "support/buffers.hpp"
#include "support/message.hpp"

namespace linnet_test {

message::message(const subject& s, random_source& random, size_t data_size, size_t text_size)
    : table(s.by.aead),
      key(random.make(s.entry().key_size)),
      nonce(random.make(s.entry().nonce_size)),
      data(random.make(data_size)),
      text(random.make(text_size)),
      sealed(stale_bytes(text_size)),
      tag(stale_bytes(s.entry().tag_size)) {
    EXPECT_EQ(table->encrypt(key, nonce, data, text, sealed, tag), status::ok);
}

bool message::opens() const {
    bytes out = stale_bytes(sealed.size());
    return open(out) == status::ok && out == text;
}

bool message::is_refused() const {
    bytes out = stale_bytes(sealed.size());
    return open(out) == status::not_authentic && all_zero(out);
}

namespace {

void every_length(const subject& s) {
    random_source random;
    for (const size_t text : s.every_length())
        for (const size_t data : s.every_length())
            ASSERT_TRUE(message(s, random, data, text).opens()) << text << " bytes of text, " << data << " of data";
}

void random_lengths(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const size_t text = random.length(s.block());
        const size_t data = random.length(s.block());
        ASSERT_TRUE(message(s, random, data, text).opens()) << text << " bytes of text, " << data << " of data";
    }
}

/// For algorithms that take nonces of several sizes.
void nonce_sizes(const subject& s) {
    random_source random;
    message m(s, random, s.block(), s.block() + 1);
    std::vector<bytes> tags;
    for (size_t size = s.entry().nonce_size_min; size <= std::min(s.entry().nonce_size_max, size_t{80}); ++size) {
        m.nonce.assign(size, 0);
        ASSERT_EQ(m.table->encrypt(m.key, m.nonce, m.data, m.text, m.sealed, m.tag), status::ok) << size;
        ASSERT_TRUE(m.opens()) << size;
        tags.push_back(m.tag);
    }
    EXPECT_TRUE(all_distinct(tags)) << "nonces of zeroes share a tag";
}

void forgeries(const subject& s) {
    random_source random;
    for (const size_t text : edge_lengths(s.block())) {
        message m(s, random, random.length(s.block()) % (s.long_length() + 1), text);
        for (bytes* part : {&m.key, &m.nonce, &m.data, &m.sealed, &m.tag})
            for_each_flip(*part, [&](size_t bit) { ASSERT_TRUE(m.is_refused()) << "bit " << bit << ", " << text << " bytes"; });
        ASSERT_TRUE(m.opens());
    }
}

/// Forgeries: data and ciphertext that are cut, extended by a zero byte, or moved across the border between them.
void moved_borders(const subject& s) {
    random_source random;
    for (const size_t size : edge_lengths(s.block())) {
        const message m(s, random, size, size);
        for (bytes message::*part : {&message::data, &message::sealed}) {
            message longer = m;
            (longer.*part).push_back(0);
            ASSERT_TRUE(longer.is_refused()) << size;
            message shorter = m;
            if (size != 0) (shorter.*part).pop_back();
            ASSERT_NE(size == 0, shorter.is_refused()) << size;
        }
        message swapped = m;
        std::swap(swapped.data, swapped.sealed);
        if (m.data != m.sealed) {
            ASSERT_TRUE(swapped.is_refused()) << size;
        }
    }
}

void in_place(const subject& s) {
    random_source random;
    for (const size_t text : s.every_length()) {
        const message m(s, random, random.length(s.block()), text);
        bytes buffer = m.text;
        bytes tag = stale_bytes(m.tag.size());
        ASSERT_EQ(m.table->encrypt(m.key, m.nonce, m.data, buffer, buffer, tag), status::ok);
        ASSERT_EQ(buffer, m.sealed);
        ASSERT_EQ(tag, m.tag);
        ASSERT_EQ(m.table->decrypt(m.key, m.nonce, m.data, buffer, m.tag, buffer), status::ok);
        ASSERT_EQ(buffer, m.text);
        tag[0] ^= 1;
        ASSERT_EQ(m.table->decrypt(m.key, m.nonce, m.data, buffer, tag, buffer), status::not_authentic);
        ASSERT_TRUE(all_zero(buffer));
    }
}

void unaligned(const subject& s) {
    random_source random;
    for (size_t offset = 0; offset < 16; ++offset) {
        const message m(s, random, s.long_length(), s.long_length());
        moved key(m.key, offset), nonce(m.nonce, offset), data(m.data, offset), text(m.text, offset),
            sealed(stale_bytes(m.sealed.size()), offset), tag(stale_bytes(m.tag.size()), offset);
        ASSERT_EQ(m.table->encrypt(*key, *nonce, *data, *text, *sealed, *tag), status::ok);
        ASSERT_TRUE(same(*sealed, m.sealed) && same(*tag, m.tag)) << offset;
        std::fill((*text).begin(), (*text).end(), stale);
        ASSERT_EQ(m.table->decrypt(*key, *nonce, *data, *sealed, *tag, *text), status::ok);
        ASSERT_TRUE(same(*text, m.text)) << offset;
        for (const auto* buffer : {&key, &nonce, &data, &text, &sealed, &tag}) ASSERT_TRUE(buffer->neighbours_untouched());
    }
}

bool applies(const subject& s) { return s.by.aead != nullptr; }

constexpr test_case cases[] = {
    {"round_trips_at_every_length", every_length},
    {"round_trips_at_random_lengths", random_lengths},
    {"nonces_of_every_size", nonce_sizes},
    {"every_flipped_bit_is_refused", forgeries},
    {"moved_borders_are_refused", moved_borders},
    {"in_place_equals_out_of_place", in_place},
    {"unaligned_buffers", unaligned},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
