// SPDX-License-Identifier: MIT OR Apache-2.0
// Several messages at once over the lanes of a word, each with contents of its own, against one after the other.
#include "support/registry.hpp"

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

/// As many byte strings of one length as there are lanes.
class lane_bytes {
    std::vector<bytes> lane_;
    std::vector<uint8_t*> sink_;

    void point() {
        for (auto& one : lane_) sink_.push_back(one.data());
    }

public:
    lane_bytes(const subject& s, random_source& random, size_t size) {
        for (size_t i = 0; i < s.by.lanes->count; ++i) lane_.push_back(random.make(size));
        point();
    }
    lane_bytes(const subject& s, size_t size) : lane_(s.by.lanes->count, stale_bytes(size)) { point(); }
    lane_bytes(const lane_bytes& other) : lane_(other.lane_) { point(); }
    lane_bytes& operator=(const lane_bytes&) = delete;

    const bytes& operator[](size_t i) const { return lane_[i]; }
    bytes& operator[](size_t i) { return lane_[i]; }
    linnet_library::lanes_table::sources source() const { return sink_.data(); }
    linnet_library::lanes_table::sinks sink() { return sink_.data(); }
    bool operator==(const lane_bytes& other) const { return lane_ == other.lane_; }
};

/// The messages of an AEAD in all lanes.
struct messages {
    const subject& s;
    size_t data_size, text_size;
    lane_bytes key, nonce, data, text, sealed, tag;

    messages(const subject& s_, random_source& random, size_t data_size_, size_t text_size_)
        : s(s_),
          data_size(data_size_),
          text_size(text_size_),
          key(s, random, s.entry().key_size),
          nonce(s, random, s.entry().nonce_size),
          data(s, random, data_size),
          text(s, random, text_size),
          sealed(s, text_size),
          tag(s, s.entry().tag_size) {
        for (size_t i = 0; i < s.by.lanes->count; ++i)
            EXPECT_EQ(s.usual().aead->encrypt(key[i], nonce[i], data[i], text[i], sealed[i], tag[i]), status::ok);
    }
    void encrypt(const lane_bytes& from, lane_bytes& to, lane_bytes& tag_out) const {
        s.by.lanes->encrypt(key.source(), nonce.source(), data.source(), data_size, from.source(), to.sink(), text_size,
                            tag_out.sink());
    }
    void decrypt(const lane_bytes& from, lane_bytes& to, const lane_bytes& received, lane_bytes& computed) const {
        s.by.lanes->decrypt(key.source(), nonce.source(), data.source(), data_size, from.source(), to.sink(), text_size,
                            received.source(), computed.sink());
    }
};

/// Both directions, from buffer to buffer and in place.
void expect_aead_equal(const subject& s, random_source& random, size_t data_size, size_t text_size) {
    const messages m(s, random, data_size, text_size);
    lane_bytes out(s, text_size), tag(s, s.entry().tag_size), computed(s, s.entry().tag_size);
    m.encrypt(m.text, out, tag);
    ASSERT_EQ(out, m.sealed);
    ASSERT_EQ(tag, m.tag);
    lane_bytes text(s, text_size);
    m.decrypt(m.sealed, text, m.tag, computed);
    ASSERT_EQ(text, m.text);
    ASSERT_EQ(computed, m.tag);
    m.encrypt(text, text, tag);
    ASSERT_EQ(text, m.sealed);
    ASSERT_EQ(tag, m.tag);
    m.decrypt(text, text, m.tag, computed);
    ASSERT_EQ(text, m.text);
    ASSERT_EQ(computed, m.tag);
}

/// What the usual implementation gives for a message of another kind. `data` is a customization string.
bytes usual_output(const subject& s, const bytes& key, const bytes& data, const bytes& text, size_t size) {
    const implementation& by = s.usual();
    bytes out = stale_bytes(size);
    const status o = by.hash != nullptr  ? by.hash->digest(text, out)
                     : by.xof != nullptr ? by.xof->digest(data, text, out)
                                         : linnet_library::compute(s.of, *by.mac, key, data, text, out);
    EXPECT_EQ(o, status::ok);
    return out;
}

void expect_output_equal(const subject& s, random_source& random, size_t data_size, size_t text_size, size_t output_size) {
    const lane_bytes key(s, random, s.entry().key_size), data(s, random, data_size), text(s, random, text_size);
    lane_bytes out(s, output_size);
    s.by.lanes->compute(key.source(), data.source(), data_size, text.source(), text_size, out.sink(), output_size);
    for (size_t i = 0; i < s.by.lanes->count; ++i)
        ASSERT_EQ(out[i], usual_output(s, key[i], data[i], text[i], output_size)) << "lane " << i;
}

/// The sizes that an algorithm takes are at most those asked for.
void expect_equal(const subject& s, random_source& random, size_t data_size, size_t text_size) {
    if (s.usual().aead != nullptr) return expect_aead_equal(s, random, data_size, text_size);
    const bool any_output = s.usual().xof != nullptr;
    const size_t usual_size = s.usual().mac != nullptr ? s.entry().tag_size : s.entry().digest_size;
    expect_output_equal(s, random, std::min(data_size, s.entry().customization_size_max),
                        std::min(text_size, s.entry().message_size_max), any_output ? usual_size + text_size : usual_size);
}

void every_length(const subject& s) {
    random_source random;
    for (const size_t text : s.every_length()) {
        for (const size_t data : edge_lengths(s.block())) {
            expect_equal(s, random, data, text);
            if (testing::Test::HasFatalFailure()) FAIL() << data << " bytes of data, " << text << " of text";
        }
    }
}

void random_lengths(const subject& s) {
    random_source random;
    for (budget time = s.time(); time.more();) {
        const size_t data = random.length(s.block()), text = random.length(s.block());
        expect_equal(s, random, data, text);
        if (testing::Test::HasFatalFailure()) FAIL() << data << " bytes of data, " << text << " of text";
    }
}

/// Codes of which more bytes may be asked for.
void every_output_length(const subject& s) {
    if (s.usual().mac == nullptr) return;
    random_source random;
    const size_t largest = std::min(s.entry().tag_size_max, 3 * s.entry().tag_size);
    for (size_t size = s.entry().tag_size_min; size <= largest; ++size) {
        expect_output_equal(s, random, 0, std::min(s.block() + 1, s.entry().message_size_max), size);
        if (testing::Test::HasFatalFailure()) FAIL() << size << " bytes of output";
    }
}

bool applies(const subject& s) { return s.by.lanes != nullptr; }

constexpr test_case cases[] = {
    {"lanes_agree_at_every_length", every_length},
    {"lanes_agree_at_random_lengths", random_lengths},
    {"lanes_agree_at_every_output_length", every_output_length},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
