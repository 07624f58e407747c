// SPDX-License-Identifier: MIT OR Apache-2.0
#include "support/buffers.hpp"
#include "support/pieces.hpp"
#include "support/registry.hpp"
#include "support/wiping.hpp"

namespace linnet_test {
namespace {

constexpr size_t no_limit = SIZE_MAX;

// Here, a nonce or a customization string follows each key, if there is one.
bool is_customizable(const subject& s) { return s.entry().customization_size_max != 0; }
size_t size_behind_key(const subject& s) { return is_customizable(s) ? 7 : s.entry().nonce_size; }
view key_of(const subject& s, view key) { return key.first(key.size() - size_behind_key(s)); }
view nonce_of(const subject& s, view key) { return key.last(size_behind_key(s)); }

status compute(const subject& s, view key, view data, room value) {
    return linnet_library::compute(s.of, *s.by.mac, key_of(s, key), nonce_of(s, key), data, value);
}
status verify(const subject& s, view key, view data, view value) {
    return linnet_library::verify(s.of, *s.by.mac, key_of(s, key), nonce_of(s, key), data, value);
}
authenticator begin(const subject& s, view key) { return {s.of, s.by, key_of(s, key), nonce_of(s, key)}; }

bytes tag(const subject& s, const bytes& key, view data, size_t size) {
    bytes value = stale_bytes(size);
    EXPECT_EQ(compute(s, key, data, value), status::ok);
    return value;
}
bytes tag(const subject& s, const bytes& key, view data) { return tag(s, key, data, s.entry().tag_size); }

size_t at_most(const subject& s, size_t size) { return std::min(size, s.entry().message_size_max); }
size_t long_length(const subject& s) { return at_most(s, s.long_length()); }
size_t size_of_key(const subject& s) { return s.entry().key_size + size_behind_key(s); }
bytes random_key(const subject& s, random_source& random) { return random.make(size_of_key(s)); }
std::vector<size_t> wrong_sizes_of_key(const subject& s) {
    std::vector<size_t> all = wrong_key_sizes(s);
    for (size_t& size : all) size += size_behind_key(s);
    return all;
}

std::vector<size_t> lengths(const subject& s) {
    std::vector<size_t> all = edge_lengths(s.block());
    std::erase_if(all, [&](size_t size) { return size > s.entry().message_size_max; });
    return all;
}

void every_length(const subject& s) {
    random_source random;
    const bytes key = random_key(s, random);
    std::vector<bytes> tags;
    for (size_t size = 0; size <= long_length(s); ++size) {
        const bytes data(size, s.entry().zero_padded ? 1 : 0);
        tags.push_back(tag(s, key, data));
        ASSERT_EQ(verify(s, key, data, tags.back()), status::ok) << size;
    }
    EXPECT_TRUE(all_distinct(tags)) << "messages of equal bytes share a tag";
}

void random_lengths(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const bytes key = random_key(s, random);
        const bytes data = random.make(at_most(s, random.length(s.block())));
        ASSERT_EQ(verify(s, key, data, tag(s, key, data)), status::ok) << data.size();
    }
}

/// Whether flipping a bit of the key may change no tag. For the multiplier of Poly1305 (RFC 8439, section 2.5): the cleared bits;
/// with an empty message all bits; and with one byte the upper bits, by which the tag changes modulo 2^128 by (256 + byte) 2^bit,
/// which is zero for one byte in 128.
bool is_idle(const subject& s, size_t bit, size_t size) {
    constexpr std::array<uint8_t, 16> used{255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15};
    if (s.entry().id == "poly1305-aes") bit -= 128; // after the AES key
    else if (!s.entry().one_time_key) return false;
    return bit < 128 && (size == 0 || (size == 1 && bit >= 120) || (used[bit / 8] >> bit % 8 & 1) == 0);
}

void forgeries(const subject& s) {
    random_source random;
    for (const size_t size : lengths(s)) {
        bytes key = random_key(s, random);
        bytes data = random.make(size);
        bytes value = tag(s, key, data);
        for (bytes* part : {&key, &data, &value})
            for_each_flip(*part, [&](size_t bit) {
                if (part == &key && is_idle(s, bit, size)) return;
                ASSERT_EQ(verify(s, key, data, value), status::not_authentic) << "bit " << bit;
            });
    }
}

/// For a MAC with several tag sizes, or a pseudorandom function. Shorter tags are prefixes of longer ones unless they bind their
/// size.
void tag_sizes(const subject& s) {
    random_source random;
    const bytes key = random_key(s, random);
    const bytes data = random.make(long_length(s));
    const size_t largest = std::min(s.entry().tag_size_max, 3 * s.entry().tag_size);
    const bytes whole = tag(s, key, data, largest);
    for (size_t size = s.entry().tag_size_min; size <= largest; ++size) {
        bytes value = tag(s, key, data, size);
        ASSERT_EQ(verify(s, key, data, value), status::ok);
        if (s.entry().tag_size_max == no_limit && !s.entry().binds_tag_size) {
            ASSERT_TRUE(same(value, view(whole).first(size))) << size;
        }
        if (s.entry().binds_tag_size && size != largest) {
            ASSERT_FALSE(same(value, view(whole).first(size))) << size;
        }
        value.back() ^= 0x80;
        ASSERT_EQ(verify(s, key, data, value), status::not_authentic) << size;
    }
}

std::vector<size_t> sizes_refused_behind_key(const subject& s) {
    return is_customizable(s) ? std::vector<size_t>() : wrong_nonce_sizes(s);
}
std::vector<size_t> wrong_tag_sizes(const subject& s) { return sizes_out_of(s.entry().tag_size_min, s.entry().tag_size_max); }

void wrong_sizes(const subject& s) {
    const bytes key(size_of_key(s)), data(1);
    for (const size_t wrong : wrong_tag_sizes(s)) {
        bytes value = stale_bytes(wrong);
        EXPECT_EQ(compute(s, key, data, value), status::length) << wrong;
        EXPECT_TRUE(all_zero(value));
        EXPECT_EQ(verify(s, key, data, value), status::length) << wrong;
    }
    for (const size_t wrong : sizes_refused_behind_key(s)) {
        bytes value = stale_bytes(s.entry().tag_size);
        EXPECT_EQ(linnet_library::compute(s.of, *s.by.mac, bytes(s.entry().key_size), bytes(wrong), data, value), status::length)
            << wrong;
        EXPECT_TRUE(all_zero(value));
        EXPECT_EQ(linnet_library::verify(s.of, *s.by.mac, bytes(s.entry().key_size), bytes(wrong), data, value), status::length)
            << wrong;
    }
    for (const size_t wrong : wrong_sizes_of_key(s)) {
        bytes value = stale_bytes(s.entry().tag_size);
        EXPECT_EQ(compute(s, bytes(wrong), data, value), status::length) << wrong;
        EXPECT_TRUE(all_zero(value));
        EXPECT_EQ(verify(s, bytes(wrong), data, value), status::length) << wrong;
    }
}

void overlaps(const subject& s) {
    enum part : size_t { key, nonce, message, value };
    const std::vector<size_t> sizes{s.entry().key_size, size_behind_key(s), long_length(s), s.entry().tag_size};
    arena a(sizes);
    for (const size_t other : {key, nonce, message}) {
        for (const auto shift : arena::overlapping(sizes[value], sizes[other])) {
            if (sizes[other] == 0) break; // no nonce
            a.renew();
            a.move(value, other, shift);
            ASSERT_EQ(linnet_library::compute(s.of, *s.by.mac, a[key], a[nonce], a[message], a[value]), status::overlap)
                << shift << " of " << other;
            ASSERT_TRUE(all_zero(a[value]));
        }
    }
}

void too_long(const subject& s) {
    const size_t longest = s.entry().message_size_max;
    if (longest == no_limit) return;
    const bytes key(size_of_key(s));
    for (const size_t size : {longest + 1, 2 * longest}) {
        bytes value = stale_bytes(s.entry().tag_size);
        EXPECT_EQ(compute(s, key, bytes(size), value), status::length);
        EXPECT_TRUE(all_zero(value));
        EXPECT_EQ(verify(s, key, bytes(size), value), status::length);
        EXPECT_EQ(verify(s, key, bytes(size), tag(s, key, bytes(longest))), status::length);
    }
}

void unaligned(const subject& s) {
    random_source random;
    for (size_t offset = 0; offset < 16; ++offset) {
        const bytes key = random_key(s, random);
        const bytes data = random.make(long_length(s));
        moved its_key(key, offset), its_data(data, offset), value(stale_bytes(s.entry().tag_size), offset);
        ASSERT_EQ(compute(s, *its_key, *its_data, *value), status::ok);
        ASSERT_TRUE(same(*value, tag(s, key, data))) << offset;
        ASSERT_TRUE(value.neighbours_untouched());
    }
}

bool applies(const subject& s) { return s.by.mac != nullptr; }

constexpr test_case cases[] = {
    {"every_length", every_length},
    {"random_lengths", random_lengths},
    {"every_flipped_bit_is_refused", forgeries},
    {"tag_sizes", tag_sizes},
    {"wrong_sizes_are_refused", wrong_sizes},
    {"overlapping_buffers_are_refused", overlaps},
    {"message_too_long_is_refused", too_long},
    {"unaligned_buffers", unaligned},
};

void expect_equal_to_one_shot(const subject& s, const bytes& key, view data, const std::vector<size_t>& pieces) {
    const bytes expected = tag(s, key, data);
    bytes value = stale_bytes(expected.size());
    authenticator a = begin(s, key);
    ASSERT_EQ(a.started, status::ok);
    ASSERT_EQ(update_in(a, data, pieces), status::ok);
    ASSERT_EQ(a.finish(value), status::ok);
    ASSERT_EQ(value, expected);
    authenticator v = begin(s, key);
    ASSERT_EQ(update_in(v, data, pieces), status::ok);
    ASSERT_EQ(v.verify(expected), status::ok);
}

/// Copies of a stream continue after its first piece, one for each message with that prefix, to a tag and to a verification.
void two_pieces(const subject& s) {
    random_source random;
    const bytes key = random_key(s, random), data = random.make(long_length(s));
    std::vector<bytes> expected;
    for (size_t size = 0; size <= data.size(); ++size) expected.push_back(tag(s, key, view(data).first(size)));
    for (size_t cut = 0; cut <= data.size(); ++cut) {
        authenticator begun = begin(s, key);
        ASSERT_EQ(begun.update(view(data).first(cut)), status::ok);
        for (const size_t size : s.every_length()) {
            if (size < cut || size > data.size()) continue;
            authenticator a(begun);
            ASSERT_EQ(a.update(view(data).subspan(cut, size - cut)), status::ok);
            authenticator checks(a);
            bytes value = stale_bytes(s.entry().tag_size);
            ASSERT_EQ(a.finish(value), status::ok);
            ASSERT_EQ(value, expected[size]) << size << " bytes cut at " << cut;
            ASSERT_EQ(checks.verify(value), status::ok) << size << " bytes cut at " << cut;
        }
    }
}

void many_pieces(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const bytes data = random.make(at_most(s, random.length(s.block())));
        expect_equal_to_one_shot(s, random_key(s, random), data, random_pieces(random, data.size()));
        if (testing::Test::HasFatalFailure()) return;
    }
}

void expect_ended(authenticator& a, const bytes& good) {
    bytes value = stale_bytes(good.size());
    EXPECT_EQ(a.finish(value), status::order);
    EXPECT_TRUE(all_zero(value));
    EXPECT_EQ(a.verify(good), status::order);
    EXPECT_EQ(a.verify(value), status::order);
    EXPECT_EQ(a.update({}), status::order);
}

void calls_after_the_end(const subject& s) {
    const bytes key(size_of_key(s));
    const bytes good = tag(s, key, {});
    bytes value(good.size());
    authenticator finished = begin(s, key);
    EXPECT_EQ(finished.finish(value), status::ok);
    expect_ended(finished, good);
    authenticator verified = begin(s, key);
    EXPECT_EQ(verified.verify(good), status::ok);
    expect_ended(verified, good);
    authenticator refused = begin(s, key);
    value[0] ^= 1;
    EXPECT_EQ(refused.verify(value), status::not_authentic);
    expect_ended(refused, good);
}

void wrong_sizes_of_stream(const subject& s) {
    const bytes key(size_of_key(s)), good = tag(s, key, {});
    for (const size_t wrong : wrong_sizes_of_key(s)) EXPECT_EQ(begin(s, bytes(wrong)).started, status::length) << wrong;
    for (const size_t wrong : sizes_refused_behind_key(s))
        EXPECT_EQ(authenticator(s.of, s.by, bytes(s.entry().key_size), bytes(wrong)).started, status::length) << wrong;
    for (const size_t wrong : wrong_tag_sizes(s)) {
        bytes value = stale_bytes(wrong);
        authenticator a = begin(s, key);
        EXPECT_EQ(a.finish(value), status::length) << wrong;
        EXPECT_TRUE(all_zero(value));
        expect_ended(a, good);
        authenticator v = begin(s, key);
        EXPECT_EQ(v.verify(value), status::length) << wrong;
        expect_ended(v, good);
    }
}

void too_long_for_stream(const subject& s) {
    const size_t longest = s.entry().message_size_max;
    if (longest == no_limit) return;
    const bytes key(size_of_key(s));
    for (const size_t first : {size_t{0}, size_t{1}, longest}) {
        authenticator a = begin(s, key);
        EXPECT_EQ(a.update(bytes(first)), status::ok);
        EXPECT_EQ(a.update(bytes(longest + 1 - first)), status::length) << first;
        expect_ended(a, tag(s, key, {}));
    }
}

void wiping(const subject& s) {
    const size_t key_size = size_of_key(s);
    const auto run = [&](const bytes& secret) {
        authenticator a = begin(s, view(secret).first(key_size));
        EXPECT_EQ(a.update(view(secret).subspan(key_size)), status::ok);
        return traces_of(a);
    };
    expect_wiped(run, key_size);
    expect_wiped(run, key_size + at_most(s, s.block() + s.block() / 2));
}

bool has_stream(const subject& s) { return applies(s) && s.by.mac->authenticator != nullptr; }

constexpr test_case stream_cases[] = {
    {"two_pieces_equal_one_shot", two_pieces},
    {"many_pieces_equal_one_shot", many_pieces},
    {"calls_after_the_end_are_refused", calls_after_the_end},
    {"wrong_sizes_are_refused_by_the_stream", wrong_sizes_of_stream},
    {"message_too_long_is_refused_by_the_stream", too_long_for_stream},
    {"streams_are_wiped", wiping},
};

} // namespace

static const bool added = add({applies, cases});
static const bool added_online_mac = add({has_stream, stream_cases});

} // namespace linnet_test
