// SPDX-License-Identifier: MIT OR Apache-2.0
// Refusals of the one-shot calls of an AEAD and of the calls of a keyed context, and their statuses.
#include "support/buffers.hpp"
#include "support/message.hpp"

#include <utility>

namespace linnet_test {
namespace {

enum part : size_t { key, nonce, data, text, sealed, tag };

/// The calls that encrypt and decrypt, over the buffers of an arena.
struct calls {
    const char* name;
    status (*encrypt)(const subject& s, arena& a);
    status (*decrypt)(const subject& s, arena& a);
};

constexpr calls one_shot{
    "one-shot",
    [](const subject& s, arena& a) { return s.by.aead->encrypt(a[key], a[nonce], a[data], a[text], a[sealed], a[tag]); },
    [](const subject& s, arena& a) { return s.by.aead->decrypt(a[key], a[nonce], a[data], a[sealed], a[tag], a[text]); }};
constexpr calls with_context{
    "keyed",
    [](const subject& s, arena& a) {
        return keyed(s.by, a[key], s.entry().tag_size).encrypt(a[nonce], a[data], a[text], a[sealed], a[tag]);
    },
    [](const subject& s, arena& a) {
        return keyed(s.by, a[key], s.entry().tag_size).decrypt(a[nonce], a[data], a[sealed], a[tag], a[text]);
    }};

struct direction {
    status (*call)(const subject& s, arena& a);
    std::vector<size_t> outputs;
};

std::vector<size_t> usual_sizes(const subject& s, size_t length) {
    return {s.entry().key_size, s.entry().nonce_size, length, length, length, s.entry().tag_size};
}

bool is_in_place(size_t a, size_t b) { return (a == text && b == sealed) || (a == sealed && b == text); }

/// Overlaps each output with each other buffer of the call, at every displacement except a text that is processed in place.
void expect_overlaps_refused(const subject& s, const direction& d, size_t first_buffer) {
    const std::vector<size_t> sizes = usual_sizes(s, s.long_length());
    arena a(sizes);
    for (const size_t moved : d.outputs) {
        for (size_t other = first_buffer; other < sizes.size(); ++other) {
            for (const auto shift : arena::overlapping(sizes[moved], sizes[other])) {
                if (moved == other || (shift == 0 && is_in_place(moved, other))) continue;
                a.renew();
                a.move(moved, other, shift);
                ASSERT_EQ(d.call(s, a), status::overlap) << "output " << moved << " at " << shift << " of " << other;
                for (const size_t output : d.outputs) ASSERT_TRUE(all_zero(a[output]));
            }
        }
    }
}

void overlaps(const subject& s) {
    expect_overlaps_refused(s, {one_shot.encrypt, {sealed, tag}}, key);
    expect_overlaps_refused(s, {one_shot.decrypt, {text}}, key);
}

/// A context no longer needs the bytes of its key; they may become an output.
void overlaps_of_context(const subject& s) {
    expect_overlaps_refused(s, {with_context.encrypt, {sealed, tag}}, nonce);
    expect_overlaps_refused(s, {with_context.decrypt, {text}}, nonce);
}

/// Adjacent buffers do not overlap; neither do empty ones, wherever they lie.
void neighbours(const subject& s) {
    const auto length = static_cast<std::ptrdiff_t>(s.long_length());
    for (const calls& c : {one_shot, with_context}) {
        SCOPED_TRACE(c.name);
        arena a(usual_sizes(s, s.long_length()));
        a.move(tag, sealed, length);
        a.move(text, sealed, -length);
        EXPECT_EQ(c.encrypt(s, a), status::ok);
        EXPECT_EQ(c.decrypt(s, a), status::ok);
        arena empty(usual_sizes(s, 0));
        empty.move(text, key, 3);
        empty.move(sealed, key, 5);
        empty.move(data, tag, 7);
        EXPECT_EQ(c.encrypt(s, empty), status::ok);
        EXPECT_EQ(c.decrypt(s, empty), status::ok);
    }
}

void differing_lengths(const subject& s) {
    for (const calls& c : {one_shot, with_context}) {
        SCOPED_TRACE(c.name);
        for (const size_t size : edge_lengths(s.block())) {
            for (const size_t wrong : {size_t{0}, size / 2, size + 1, size + s.block()}) {
                if (wrong == size) continue;
                std::vector<size_t> sizes = usual_sizes(s, size);
                sizes[sealed] = wrong;
                arena a(sizes);
                ASSERT_EQ(c.encrypt(s, a), status::length);
                ASSERT_TRUE(all_zero(a[sealed]) && all_zero(a[tag]));
                a.renew();
                ASSERT_EQ(c.decrypt(s, a), status::length);
                ASSERT_TRUE(all_zero(a[text]));
            }
        }
    }
}

/// Keys, nonces and tags of sizes that the algorithm does not take.
void wrong_sizes(const subject& s) {
    const size_t tag_size = s.entry().tag_size;
    const std::pair<part, std::vector<size_t>> all[] = {
        {key, wrong_key_sizes(s)}, {nonce, wrong_nonce_sizes(s)}, {tag, sizes_out_of(tag_size, tag_size)}};
    for (const auto& [changed, wrong_sizes_of_it] : all) {
        for (const size_t wrong : wrong_sizes_of_it) {
            std::vector<size_t> sizes = usual_sizes(s, s.block());
            sizes[changed] = wrong;
            arena a(sizes);
            EXPECT_EQ(one_shot.encrypt(s, a), status::length) << changed << ", " << wrong;
            EXPECT_TRUE(all_zero(a[sealed]) && all_zero(a[tag]));
            a.renew();
            EXPECT_EQ(one_shot.decrypt(s, a), status::length) << changed << ", " << wrong;
            EXPECT_TRUE(all_zero(a[text]));
        }
    }
}

bool applies(const subject& s) { return s.by.aead != nullptr; }

constexpr test_case cases[] = {
    {"overlapping_buffers_are_refused", overlaps},     {"overlapping_buffers_are_refused_by_the_context", overlaps_of_context},
    {"neighbouring_buffers_are_accepted", neighbours}, {"differing_lengths_are_refused", differing_lengths},
    {"wrong_sizes_are_refused", wrong_sizes},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
