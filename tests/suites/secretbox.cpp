// SPDX-License-Identifier: MIT OR Apache-2.0
// Secret boxes: what must work, and refusals with their statuses.
#include "support/buffers.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace linnet_test {
namespace {

/// A text with its key, nonce and box.
struct sealed_text {
    const linnet_library::secretbox_table* table;
    bytes key, nonce, text, sealed, tag;

    sealed_text(const subject& s, random_source& random, size_t size)
        : table(s.by.secretbox),
          key(random.make(s.entry().key_size)),
          nonce(random.make(s.entry().nonce_size)),
          text(random.make(size)),
          sealed(stale_bytes(size)),
          tag(stale_bytes(s.entry().tag_size)) {
        EXPECT_EQ(table->seal(key, nonce, text, sealed, tag), status::ok);
    }
    bool opens() const {
        bytes out = stale_bytes(sealed.size());
        return table->open(key, nonce, sealed, tag, out) == status::ok && out == text;
    }
    bool is_refused() const {
        bytes out = stale_bytes(sealed.size());
        return table->open(key, nonce, sealed, tag, out) == status::not_authentic && all_zero(out);
    }
};

void every_length(const subject& s) {
    random_source random;
    for (const size_t size : s.every_length()) ASSERT_TRUE(sealed_text(s, random, size).opens()) << size;
}

void random_lengths(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const size_t size = random.length(s.block());
        ASSERT_TRUE(sealed_text(s, random, size).opens()) << size;
    }
}

void forgeries(const subject& s) {
    random_source random;
    for (const size_t size : edge_lengths(s.block())) {
        sealed_text m(s, random, size);
        for (bytes* part : {&m.key, &m.nonce, &m.sealed, &m.tag})
            for_each_flip(*part, [&](size_t bit) { ASSERT_TRUE(m.is_refused()) << "bit " << bit << ", " << size << " bytes"; });
        ASSERT_TRUE(m.opens());
        sealed_text longer = m, shorter = m;
        longer.sealed.push_back(0);
        ASSERT_TRUE(longer.is_refused()) << size;
        if (size != 0) shorter.sealed.pop_back();
        ASSERT_NE(size == 0, shorter.is_refused()) << size;
    }
}

void in_place(const subject& s) {
    random_source random;
    for (const size_t size : s.every_length()) {
        const sealed_text m(s, random, size);
        bytes buffer = m.text, tag = stale_bytes(m.tag.size());
        ASSERT_EQ(m.table->seal(m.key, m.nonce, buffer, buffer, tag), status::ok);
        ASSERT_TRUE(buffer == m.sealed && tag == m.tag) << size;
        ASSERT_EQ(m.table->open(m.key, m.nonce, buffer, m.tag, buffer), status::ok);
        ASSERT_EQ(buffer, m.text);
        tag[0] ^= 1;
        ASSERT_EQ(m.table->open(m.key, m.nonce, buffer, tag, buffer), status::not_authentic);
        ASSERT_TRUE(all_zero(buffer));
    }
}

void unaligned(const subject& s) {
    random_source random;
    for (size_t offset = 0; offset < 16; ++offset) {
        const sealed_text m(s, random, s.long_length());
        moved key(m.key, offset), nonce(m.nonce, offset), text(m.text, offset), sealed(stale_bytes(m.sealed.size()), offset),
            tag(stale_bytes(m.tag.size()), offset);
        ASSERT_EQ(m.table->seal(*key, *nonce, *text, *sealed, *tag), status::ok);
        ASSERT_TRUE(same(*sealed, m.sealed) && same(*tag, m.tag)) << offset;
        std::fill((*text).begin(), (*text).end(), stale);
        ASSERT_EQ(m.table->open(*key, *nonce, *sealed, *tag, *text), status::ok);
        ASSERT_TRUE(same(*text, m.text)) << offset;
        for (const auto* buffer : {&key, &nonce, &text, &sealed, &tag}) ASSERT_TRUE(buffer->neighbours_untouched());
    }
}

enum part : size_t { key, nonce, text, sealed, tag };

struct direction {
    status (*call)(const subject& s, arena& a);
    std::vector<size_t> outputs;
};
const direction sealing{
    [](const subject& s, arena& a) { return s.by.secretbox->seal(a[key], a[nonce], a[text], a[sealed], a[tag]); }, {sealed, tag}};
const direction opening{
    [](const subject& s, arena& a) { return s.by.secretbox->open(a[key], a[nonce], a[sealed], a[tag], a[text]); }, {text}};

std::vector<size_t> usual_sizes(const subject& s, size_t length) {
    return {s.entry().key_size, s.entry().nonce_size, length, length, s.entry().tag_size};
}

void expect_refused(const subject& s, const direction& d, arena& a, status why) {
    ASSERT_EQ(d.call(s, a), why);
    for (const size_t output : d.outputs) ASSERT_TRUE(all_zero(a[output])) << output;
}

/// Each output over each other buffer, at every displacement except a text that is processed in place.
void overlaps(const subject& s) {
    const std::vector<size_t> sizes = usual_sizes(s, s.long_length());
    arena a(sizes);
    for (const direction& d : {sealing, opening}) {
        for (const size_t moved : d.outputs) {
            for (size_t other = 0; other < sizes.size(); ++other) {
                for (const auto shift : arena::overlapping(sizes[moved], sizes[other])) {
                    if (moved == other || (shift == 0 && moved + other == text + sealed)) continue;
                    SCOPED_TRACE(testing::Message() << "output " << moved << " at " << shift << " of " << other);
                    a.renew();
                    a.move(moved, other, shift);
                    expect_refused(s, d, a, status::overlap);
                    if (testing::Test::HasFatalFailure()) return;
                }
            }
        }
    }
}

/// In a box, the tag is next to the ciphertext, before or after it; an empty text lies anywhere.
void neighbours(const subject& s) {
    const auto length = static_cast<std::ptrdiff_t>(s.long_length());
    for (const std::ptrdiff_t shift : {length, -static_cast<std::ptrdiff_t>(s.entry().tag_size)}) {
        arena a(usual_sizes(s, s.long_length()));
        a.move(tag, sealed, shift);
        EXPECT_EQ(sealing.call(s, a), status::ok);
        EXPECT_EQ(opening.call(s, a), status::ok);
    }
    arena empty(usual_sizes(s, 0));
    empty.move(text, key, 3);
    empty.move(sealed, key, 5);
    EXPECT_EQ(sealing.call(s, empty), status::ok);
    EXPECT_EQ(opening.call(s, empty), status::ok);
}

void wrong_sizes(const subject& s) {
    const size_t tag_size = s.entry().tag_size, length = s.long_length();
    const std::pair<part, std::vector<size_t>> all[] = {{key, wrong_key_sizes(s)},
                                                        {nonce, wrong_nonce_sizes(s)},
                                                        {sealed, {0, length - 1, length + 1}},
                                                        {tag, sizes_out_of(tag_size, tag_size)}};
    for (const auto& [changed, sizes_of_it] : all) {
        for (const size_t wrong : sizes_of_it) {
            SCOPED_TRACE(testing::Message() << changed << ", " << wrong);
            std::vector<size_t> sizes = usual_sizes(s, length);
            sizes[changed] = wrong;
            arena a(sizes);
            expect_refused(s, sealing, a, status::length);
            a.renew();
            expect_refused(s, opening, a, status::length);
        }
    }
}

bool applies(const subject& s) { return s.by.secretbox != nullptr; }

constexpr test_case cases[] = {
    {"round_trips_at_every_length", every_length},
    {"round_trips_at_random_lengths", random_lengths},
    {"every_flipped_bit_is_refused", forgeries},
    {"in_place_equals_out_of_place", in_place},
    {"unaligned_buffers", unaligned},
    {"overlapping_buffers_are_refused", overlaps},
    {"neighbouring_buffers_are_accepted", neighbours},
    {"wrong_sizes_are_refused", wrong_sizes},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
