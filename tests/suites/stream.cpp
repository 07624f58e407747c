// SPDX-License-Identifier: MIT OR Apache-2.0
// Stream ciphers: one-shot calls, and incremental texts from any position.
#include "support/buffers.hpp"
#include "support/registry.hpp"
#include "support/wiping.hpp"

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

/// A text with its key, nonce and ciphertext.
struct message {
    bytes key, nonce, text, sealed;

    message(const subject& s, random_source& random, size_t size)
        : key(random.make(s.entry().key_size)),
          nonce(random.make(s.entry().nonce_size)),
          text(random.make(size)),
          sealed(stale_bytes(size)) {
        EXPECT_EQ(s.by.stream->crypt(key, nonce, text, sealed), status::ok);
    }
};

void every_length(const subject& s) {
    random_source random;
    for (const size_t size : s.every_length()) {
        const message m(s, random, size);
        bytes opened = stale_bytes(size);
        ASSERT_EQ(s.by.stream->crypt(m.key, m.nonce, m.sealed, opened), status::ok);
        ASSERT_EQ(opened, m.text) << size;
        ASSERT_TRUE(size < 8 || m.sealed != m.text);
        ASSERT_EQ(s.by.stream->crypt(m.key, m.nonce, opened, opened), status::ok);
        ASSERT_EQ(opened, m.sealed) << "in place, " << size;
    }
}

/// Implementations agree with the usual one, at lengths of many batches too.
void random_lengths(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const message m(s, random, random.length(s.block()));
        bytes expected = stale_bytes(m.text.size());
        ASSERT_EQ(s.usual().stream->crypt(m.key, m.nonce, m.text, expected), status::ok);
        ASSERT_EQ(m.sealed, expected) << m.text.size();
    }
}

/// Nonces as initial counter values whose carries propagate far.
void nonce_carries(const subject& s) {
    random_source random;
    for (size_t ones = 0; ones <= s.entry().nonce_size; ++ones) {
        message m(s, random, 40 * s.block());
        std::fill(m.nonce.end() - static_cast<std::ptrdiff_t>(ones), m.nonce.end(), uint8_t{0xff});
        bytes expected(m.text.size());
        ASSERT_EQ(s.usual().stream->crypt(m.key, m.nonce, m.text, expected), status::ok);
        ASSERT_EQ(s.by.stream->crypt(m.key, m.nonce, m.text, m.sealed), status::ok);
        ASSERT_EQ(m.sealed, expected) << ones;
        cipher c(s.by, m.key, m.nonce);
        for (size_t done = 0; done < m.text.size(); done += s.block()) {
            bytes piece(s.block());
            ASSERT_EQ(c.update(view(m.text).subspan(done, s.block()), piece), status::ok);
            ASSERT_TRUE(same(piece, view(expected).subspan(done, s.block()))) << ones << ", " << done;
        }
    }
}

/// Around block 2^32, where the counter carries into its second word: in a batch, and block by block.
void carries(const subject& s) {
    random_source random;
    const message m(s, random, 0);
    for (size_t before = 0; before <= 40; ++before) {
        const uint64_t position = ((uint64_t{1} << 32) - before) * s.block();
        const uint64_t longest = s.entry().message_size_max == SIZE_MAX ? UINT64_MAX : s.entry().message_size_max;
        const bytes text = random.make(static_cast<size_t>(std::min<uint64_t>(40 * s.block(), longest - position)));
        bytes expected(text.size()), out(text.size());
        cipher usual(s.usual(), m.key, m.nonce), batch(s.by, m.key, m.nonce), single(s.by, m.key, m.nonce);
        ASSERT_EQ(usual.seek(position), status::ok);
        ASSERT_EQ(usual.update(text, expected), status::ok);
        ASSERT_EQ(batch.seek(position), status::ok);
        ASSERT_EQ(batch.update(text, out), status::ok);
        ASSERT_EQ(out, expected) << before;
        for (size_t done = 0; done < text.size(); done += s.block()) {
            bytes piece(s.block());
            ASSERT_EQ(single.seek(position + done), status::ok);
            ASSERT_EQ(single.update(view(text).subspan(done, s.block()), piece), status::ok);
            ASSERT_TRUE(same(piece, view(expected).subspan(done, s.block()))) << before << ", " << done;
        }
    }
}

void flips_change_one_bit(const subject& s) {
    random_source random;
    message m(s, random, s.block() + 3);
    for (bytes* part : {&m.key, &m.nonce}) {
        for_each_flip(*part, [&](size_t bit) {
            bytes other(m.text.size());
            ASSERT_EQ(s.by.stream->crypt(m.key, m.nonce, m.text, other), status::ok);
            ASSERT_NE(other, m.sealed) << bit;
        });
    }
}

void pieces(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const message m(s, random, random.length(s.block()));
        cipher c(s.by, m.key, m.nonce);
        ASSERT_EQ(c.started, status::ok);
        bytes out = stale_bytes(m.text.size());
        const bool in_place = random.below(2) == 0;
        if (in_place) out = m.text;
        for (size_t done = 0; const size_t n : random_pieces(random, out.size())) {
            const view from = in_place ? view(out) : view(m.text);
            ASSERT_EQ(c.update(from.subspan(done, n), room(out).subspan(done, n)), status::ok);
            done += n;
        }
        ASSERT_EQ(out, m.sealed);
    }
}

void seeking(const subject& s) {
    random_source random;
    const message m(s, random, 5 * s.block() + 3);
    cipher c(s.by, m.key, m.nonce);
    for (int trial = 0; trial < 200; ++trial) {
        const size_t at = random.up_to(m.text.size()), size = random.up_to(m.text.size() - at);
        bytes out = stale_bytes(size);
        ASSERT_EQ(c.seek(at), status::ok);
        ASSERT_EQ(c.update(view(m.text).subspan(at, size), out), status::ok);
        ASSERT_TRUE(same(out, view(m.sealed).subspan(at, size))) << size << " bytes at " << at;
    }
    if (s.entry().message_size_max != SIZE_MAX) {
        ASSERT_EQ(c.seek(uint64_t{s.entry().message_size_max} + 1), status::length);
        ASSERT_EQ(c.seek(0), status::order);
    }
}

void refusals(const subject& s) {
    random_source random;
    const size_t size = s.long_length();
    const message m(s, random, size);
    for (const size_t wrong : wrong_key_sizes(s)) {
        bytes out = stale_bytes(size);
        EXPECT_EQ(s.by.stream->crypt(bytes(wrong), m.nonce, m.text, out), status::length) << wrong;
        EXPECT_TRUE(all_zero(out));
        EXPECT_EQ(cipher(s.by, bytes(wrong), m.nonce).started, status::length);
    }
    for (const size_t wrong : wrong_nonce_sizes(s)) {
        bytes out = stale_bytes(size);
        EXPECT_EQ(s.by.stream->crypt(m.key, bytes(wrong), m.text, out), status::length) << wrong;
        EXPECT_TRUE(all_zero(out));
        EXPECT_EQ(cipher(s.by, m.key, bytes(wrong)).started, status::length);
    }
    for (const size_t wrong : {size_t{0}, size - 1, size + 1}) {
        bytes out = stale_bytes(wrong);
        EXPECT_EQ(s.by.stream->crypt(m.key, m.nonce, m.text, out), status::length);
        EXPECT_TRUE(all_zero(out));
        cipher c(s.by, m.key, m.nonce);
        out = stale_bytes(wrong);
        EXPECT_EQ(c.update(m.text, out), status::length);
        EXPECT_TRUE(all_zero(out));
        EXPECT_EQ(c.update({}, {}), status::order);
        EXPECT_EQ(c.seek(0), status::order);
    }
}

void overlaps(const subject& s) {
    const std::vector<size_t> sizes{s.entry().key_size, s.entry().nonce_size, s.long_length(), s.long_length()};
    arena a(sizes);
    for (const size_t other : {0u, 1u, 2u}) {
        for (const auto shift : arena::overlapping(sizes[3], sizes[other])) {
            if (other == 2 && shift == 0) continue;
            a.renew();
            a.move(3, other, shift);
            ASSERT_EQ(s.by.stream->crypt(a[0], a[1], a[2], a[3]), status::overlap) << shift << " of " << other;
            ASSERT_TRUE(all_zero(a[3]));
            if (other != 2) continue;
            a.renew();
            cipher c(s.by, a[0], a[1]);
            a.move(3, other, shift);
            ASSERT_EQ(c.update(a[2], a[3]), status::overlap);
            ASSERT_TRUE(all_zero(a[3]));
        }
    }
}

void unaligned(const subject& s) {
    random_source random;
    for (size_t offset = 0; offset < 16; ++offset) {
        const message m(s, random, s.long_length());
        moved key(m.key, offset), nonce(m.nonce, offset), text(m.text, offset), out(stale_bytes(m.text.size()), offset);
        ASSERT_EQ(s.by.stream->crypt(*key, *nonce, *text, *out), status::ok);
        ASSERT_TRUE(same(*out, m.sealed)) << offset;
        ASSERT_TRUE(out.neighbours_untouched());
    }
}

void wiping(const subject& s) {
    const size_t key_size = s.entry().key_size;
    const auto run = [&](const bytes& secret) {
        cipher c(s.by, secret, bytes(s.entry().nonce_size));
        bytes out(s.block() + 1);
        EXPECT_EQ(c.update(bytes(out.size()), out), status::ok);
        return traces_of(c);
    };
    expect_wiped(run, key_size);
}

bool applies(const subject& s) { return s.by.stream != nullptr; }

constexpr test_case cases[] = {
    {"round_trips_at_every_length", every_length},
    {"implementations_agree_at_random_lengths", random_lengths},
    {"nonces_carry", nonce_carries},
    {"counters_carry", carries},
    {"key_and_nonce_matter", flips_change_one_bit},
    {"pieces_equal_one_shot", pieces},
    {"any_position_is_entered", seeking},
    {"wrong_sizes_are_refused", refusals},
    {"overlapping_buffers_are_refused", overlaps},
    {"unaligned_buffers", unaligned},
    {"ciphers_are_wiped", wiping},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
