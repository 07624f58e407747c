// SPDX-License-Identifier: MIT OR Apache-2.0
// CBC and key wrap, one-shot ciphers whose ciphertext may be longer than the plaintext.
#include "support/buffers.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

const linnet_library::one_shot_cipher_table& table(const subject& s) { return *s.by.one_shot_cipher; }
bool authenticates(const subject& s) { return s.entry().kind == linnet::algorithm_kind::keywrap; }

/// A text with its key, nonce and ciphertext.
struct message {
    const linnet_library::one_shot_cipher_table& by;
    bytes key, nonce, text, sealed;

    message(const subject& s, random_source& random, size_t size)
        : by(table(s)),
          key(random.make(s.entry().key_size)),
          nonce(random.make(s.entry().nonce_size)),
          text(random.make(size)),
          sealed(stale_bytes(by.ciphertext_size(size))) {
        EXPECT_EQ(by.encrypt(key, nonce, text, sealed), status::ok);
    }
    status open(bytes& out) const {
        out = stale_bytes(by.plaintext_room(sealed.size()));
        size_t size = 1234;
        const status result = by.decrypt(key, nonce, sealed, out, size);
        EXPECT_TRUE(all_zero(view(out).subspan(result == status::ok ? size : 0)));
        EXPECT_TRUE(result == status::ok || size == 0);
        out.resize(size);
        return result;
    }
};

std::vector<size_t> lengths(const subject& s) {
    std::vector<size_t> all;
    for (size_t size = 0; size <= 9 * s.block() + 1; ++size)
        if (table(s).is_plaintext_size(size)) all.push_back(size);
    return all;
}

void every_length(const subject& s) {
    random_source random;
    for (const size_t size : lengths(s)) {
        const message m(s, random, size);
        bytes out, expected = stale_bytes(m.sealed.size());
        ASSERT_TRUE(m.by.is_ciphertext_size(m.sealed.size())) << size;
        ASSERT_EQ(m.open(out), status::ok) << size;
        ASSERT_EQ(out, m.text) << size;
        ASSERT_EQ(s.usual().one_shot_cipher->encrypt(m.key, m.nonce, m.text, expected), status::ok);
        ASSERT_EQ(m.sealed, expected) << size;
        size_t opened = 0;
        expected.resize(m.by.plaintext_room(m.sealed.size()));
        ASSERT_EQ(s.usual().one_shot_cipher->decrypt(m.key, m.nonce, m.sealed, expected, opened), status::ok);
        expected.resize(opened);
        ASSERT_EQ(expected, m.text) << size;
    }
}

void in_place(const subject& s) {
    random_source random;
    for (const size_t size : lengths(s)) {
        const message m(s, random, size);
        bytes buffer = m.text;
        buffer.resize(m.sealed.size());
        ASSERT_EQ(m.by.encrypt(m.key, m.nonce, view(buffer).first(size), buffer), status::ok);
        ASSERT_EQ(buffer, m.sealed) << size;
        size_t opened = 0;
        const room out = room(buffer).first(m.by.plaintext_room(buffer.size()));
        ASSERT_EQ(m.by.decrypt(m.key, m.nonce, buffer, out, opened), status::ok);
        ASSERT_TRUE(same(view(buffer).first(opened), m.text)) << size;
    }
}

/// Each bit of a wrapped key matters; for CBC each bit of key and nonce.
void flips(const subject& s) {
    random_source random;
    for (const size_t size : lengths(s)) {
        if (size > 3 * s.block()) break;
        message m(s, random, size);
        std::vector<bytes*> parts{&m.key};
        if (authenticates(s)) parts.push_back(&m.sealed);
        else if (size != 0) parts.push_back(&m.nonce);
        for (bytes* part : parts) {
            for_each_flip(*part, [&](size_t bit) {
                bytes out;
                const status result = m.open(out);
                if (authenticates(s)) ASSERT_EQ(result, status::not_authentic) << "bit " << bit << ", " << size << " bytes";
                else ASSERT_TRUE((result == status::ok && out != m.text) || result == status::padding || size == 0) << bit;
            });
        }
    }
}

void wrong_sizes(const subject& s) {
    random_source random;
    const size_t size = lengths(s)[2];
    const message m(s, random, size);
    const auto refused = [&](view key, view nonce, view text, size_t sealed_size) {
        bytes out = stale_bytes(sealed_size);
        EXPECT_EQ(m.by.encrypt(key, nonce, text, out), status::length) << text.size() << " to " << sealed_size;
        EXPECT_TRUE(all_zero(out));
    };
    const auto not_opened = [&](view key, view nonce, view sealed, size_t text_size) {
        bytes out = stale_bytes(text_size);
        size_t opened = 1;
        EXPECT_EQ(m.by.decrypt(key, nonce, sealed, out, opened), status::length) << sealed.size() << " to " << text_size;
        EXPECT_TRUE(all_zero(out) && opened == 0);
    };
    const size_t plain = m.by.plaintext_room(m.sealed.size());
    for (const size_t wrong : wrong_key_sizes(s)) {
        refused(bytes(wrong), m.nonce, m.text, m.sealed.size());
        not_opened(bytes(wrong), m.nonce, m.sealed, plain);
    }
    for (const size_t wrong : wrong_nonce_sizes(s)) {
        refused(m.key, bytes(wrong), m.text, m.sealed.size());
        not_opened(m.key, bytes(wrong), m.sealed, plain);
    }
    for (const size_t wrong : {size_t{0}, m.sealed.size() - 1}) refused(m.key, m.nonce, m.text, wrong);
    for (const size_t wrong : {size_t{0}, plain - 1}) not_opened(m.key, m.nonce, m.sealed, wrong);
    for (size_t other = 0; other <= 5 * s.block(); ++other) {
        if (!m.by.is_plaintext_size(other)) refused(m.key, m.nonce, bytes(other), 6 * s.block());
        if (!m.by.is_ciphertext_size(other)) not_opened(m.key, m.nonce, bytes(other), other);
    }
}

/// Room beyond the needed size is not written.
void more_room(const subject& s) {
    random_source random;
    for (const size_t size : lengths(s)) {
        const message m(s, random, size);
        bytes buffer = stale_bytes(m.sealed.size() + 3);
        const bytes rest(buffer.end() - 3, buffer.end());
        ASSERT_EQ(m.by.encrypt(m.key, m.nonce, m.text, buffer), status::ok);
        ASSERT_TRUE(same(view(buffer).first(m.sealed.size()), m.sealed) && same(view(buffer).last(3), rest)) << size;
        const size_t needed = m.by.plaintext_room(m.sealed.size());
        bytes opened = stale_bytes(needed + 3);
        size_t opened_size = 0;
        ASSERT_EQ(m.by.decrypt(m.key, m.nonce, m.sealed, opened, opened_size), status::ok);
        ASSERT_TRUE(same(view(opened).first(opened_size), m.text) && same(view(opened).last(3), rest)) << size;
        ASSERT_TRUE(all_zero(view(opened).subspan(opened_size, needed - opened_size))) << size;
    }
}

void overlaps(const subject& s) {
    const size_t size = lengths(s)[2], sealed = table(s).ciphertext_size(size);
    const std::vector<size_t> sizes{s.entry().key_size, s.entry().nonce_size, size, sealed};
    arena a(sizes);
    for (const size_t other : {0u, 1u, 2u}) {
        if (sizes[other] == 0) continue;
        for (const auto shift : arena::overlapping(sealed, sizes[other])) {
            if (other == 2 && shift == 0) continue;
            a.renew();
            a.move(3, other, shift);
            ASSERT_EQ(table(s).encrypt(a[0], a[1], a[2], a[3]), status::overlap) << shift << " of " << other;
            ASSERT_TRUE(all_zero(a[3]));
        }
    }
    const std::vector<size_t> back{s.entry().key_size, s.entry().nonce_size, sealed, table(s).plaintext_room(sealed)};
    arena b(back);
    for (const size_t other : {0u, 1u, 2u}) {
        if (back[other] == 0) continue;
        for (const auto shift : arena::overlapping(back[3], back[other])) {
            if (other == 2 && shift == 0) continue;
            b.renew();
            b.move(3, other, shift);
            size_t opened = 1;
            ASSERT_EQ(table(s).decrypt(b[0], b[1], b[2], b[3], opened), status::overlap) << shift << " of " << other;
            ASSERT_TRUE(all_zero(b[3]) && opened == 0);
        }
    }
}

bool applies(const subject& s) { return s.by.one_shot_cipher != nullptr; }

constexpr test_case cases[] = {
    {"round_trips_at_every_length", every_length}, {"in_place_equals_out_of_place", in_place},
    {"flipped_bits_are_noticed", flips},           {"wrong_sizes_are_refused", wrong_sizes},
    {"overlapping_buffers_are_refused", overlaps}, {"more_room_is_not_written", more_room},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
