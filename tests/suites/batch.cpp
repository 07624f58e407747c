// SPDX-License-Identifier: MIT OR Apache-2.0
// Many messages in one call, each against the same message by itself.
#include "support/answers.hpp"
#include "support/batch_table.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace linnet_test {
namespace {

using linnet_library::batch_input;
using linnet_library::batch_table;

/// One byte string for each message.
class strings {
    bytes bytes_;
    std::vector<uint64_t> begin_; // of string i, and after the last
    std::vector<uint32_t> narrow_;
    bool shared_ = false;
    size_t offset_size_ = 0;

    strings() = default;

public:
    static strings each(random_source& random, size_t count, size_t size) {
        strings s;
        s.bytes_ = random.make(count * size);
        for (size_t i = 0; i <= count; ++i) s.begin_.push_back(i * size);
        return s;
    }
    static strings shared(random_source& random, size_t size) {
        strings s;
        s.bytes_ = random.make(size);
        s.shared_ = true;
        return s;
    }
    static strings at(random_source& random, const std::vector<size_t>& sizes, size_t offset_size) {
        strings s;
        s.begin_.push_back(0);
        for (const size_t size : sizes) s.begin_.push_back(s.begin_.back() + size);
        s.bytes_ = random.make(static_cast<size_t>(s.begin_.back()));
        s.narrow_.assign(s.begin_.begin(), s.begin_.end());
        s.offset_size_ = offset_size;
        return s;
    }

    batch_input input() const {
        if (offset_size_ == 4) return {bytes_, false, narrow_.data(), 4, narrow_.size()};
        if (offset_size_ == 8) return {bytes_, false, begin_.data(), 8, begin_.size()};
        return {bytes_, shared_};
    }
    size_t begin(size_t i) const { return shared_ ? 0 : static_cast<size_t>(begin_[i]); }
    size_t size(size_t i) const { return shared_ ? bytes_.size() : static_cast<size_t>(begin_[i + 1] - begin_[i]); }
    view operator[](size_t i) const { return view(bytes_).subspan(begin(i), size(i)); }
    bytes& all() { return bytes_; }
    const bytes& all() const { return bytes_; }
    bool is_shared() const { return shared_; }
    void set_offset(size_t i, uint64_t value) {
        begin_[i] = value;
        narrow_[i] = static_cast<uint32_t>(value);
    }
};

/// The inputs of a batch; those that an algorithm does not take are empty.
struct messages {
    const subject& s;
    size_t count;
    strings keys, nonces, data, texts;
    size_t output_size; ///< the size of a tag, a digest or an output
    bool by_pointers = false;

    const batch_table& by() const { return by_pointers ? *s.by.batch->by_pointers : *s.by.batch; }
    bool is_aead() const { return s.usual().aead != nullptr; }
    bool is_mac() const { return s.usual().mac != nullptr; }
    size_t texts_size() const { return texts.is_shared() ? count * texts.all().size() : texts.all().size(); }
    /// Where the output of text i begins.
    size_t place(size_t i) const { return texts.is_shared() ? i * texts.all().size() : texts.begin(i); }

    /// The expected results, by single calls: all ciphertexts, and the tags or other outputs.
    void expected(bytes& sealed, bytes& outputs) const {
        sealed.assign(texts_size(), stale);
        outputs.assign(count * output_size, stale);
        for (size_t i = 0; i < count; ++i) {
            const room to = room(sealed).subspan(place(i), texts.size(i)),
                       output = room(outputs).subspan(i * output_size, output_size);
            const implementation& one = s.usual();
            const status o = one.aead != nullptr   ? one.aead->encrypt(keys[i], nonces[i], data[i], texts[i], to, output)
                             : one.hash != nullptr ? one.hash->digest(texts[i], output)
                             : one.xof != nullptr  ? one.xof->digest(nonces[i], texts[i], output)
                                                   : linnet_library::compute(s.of, *one.mac, keys[i], nonces[i], texts[i], output);
            ASSERT_EQ(o, status::ok);
        }
    }
    status encrypt(room sealed, room tags, batch_table::statuses all) const {
        return by().encrypt(count, keys.input(), nonces.input(), data.input(), texts.input(), sealed, tags, all);
    }
    status decrypt(const strings& from, const bytes& tags, room opened, batch_table::statuses all) const {
        return by().decrypt(count, keys.input(), nonces.input(), data.input(), from.input(), {tags}, opened, all);
    }
    status compute(room outputs, batch_table::statuses all) const {
        return by().compute(count, keys.input(), nonces.input(), texts.input(), outputs, all);
    }
    status verify(const bytes& tags, batch_table::statuses all) const {
        return by().verify(count, keys.input(), nonces.input(), texts.input(), {tags}, output_size, all);
    }
    /// The ciphertexts as an input, in the layout of the texts.
    strings as_input(const bytes& sealed) const {
        random_source random;
        strings out = texts.is_shared() ? strings::each(random, count, texts.all().size()) : texts;
        out.all() = sealed;
        return out;
    }
};

using all_statuses = std::vector<status>;

all_statuses none_yet(size_t count) { return all_statuses(count, status::order); }

void expect_aead(const messages& m) {
    bytes sealed, tags;
    m.expected(sealed, tags);
    all_statuses status = none_yet(m.count);
    const all_statuses good(m.count, status::ok);
    bytes out = stale_bytes(sealed.size()), made = stale_bytes(tags.size());
    ASSERT_EQ(m.encrypt(out, made, status), status::ok);
    EXPECT_EQ(out, sealed);
    EXPECT_EQ(made, tags);
    EXPECT_EQ(status, good);
    const strings from = m.as_input(sealed);
    status = none_yet(m.count);
    bytes opened = stale_bytes(sealed.size());
    ASSERT_EQ(m.decrypt(from, tags, opened, status), status::ok);
    for (size_t i = 0; i < m.count; ++i) ASSERT_TRUE(same(room(opened).subspan(m.place(i), m.texts.size(i)), m.texts[i])) << i;
    EXPECT_EQ(status, good);
    if (m.texts.is_shared()) return;
    messages in_place = m; // and both directions in place
    ASSERT_EQ(in_place.encrypt(in_place.texts.all(), made, {}), status::ok);
    EXPECT_EQ(in_place.texts.all(), sealed);
    EXPECT_EQ(made, tags);
    ASSERT_EQ(in_place.decrypt(in_place.texts, tags, in_place.texts.all(), status), status::ok);
    EXPECT_EQ(in_place.texts.all(), m.texts.all());
}

void expect_output(const messages& m) {
    bytes unused, outputs;
    m.expected(unused, outputs);
    all_statuses status = none_yet(m.count);
    const all_statuses good(m.count, status::ok);
    bytes out = stale_bytes(outputs.size());
    ASSERT_EQ(m.compute(out, status), status::ok);
    EXPECT_EQ(out, outputs);
    EXPECT_EQ(status, good);
    if (!m.is_mac()) return;
    status = none_yet(m.count);
    ASSERT_EQ(m.verify(outputs, status), status::ok);
    EXPECT_EQ(status, good);
}

void expect_equal(const messages& m) {
    SCOPED_TRACE(m.count);
    SCOPED_TRACE(m.by_pointers ? "pointers" : "one after the other");
    m.is_aead() ? expect_aead(m) : expect_output(m);
}

/// Makes messages with texts of given sizes, cut to what the algorithm takes. Every third batch is given by pointers.
class maker {
    const subject& s_;
    random_source random_;
    size_t made_ = 0;

    size_t nonce_size() {
        const auto& e = s_.entry();
        if (e.customization_size_max != 0) return random_.up_to(std::min(e.customization_size_max, size_t{40}));
        return e.nonce_size == 0 ? 0 : random_size(random_, e.nonce_size_min, e.nonce_size_max);
    }
    size_t key_size() {
        return s_.entry().key_size == 0 ? 0 : random_size(random_, s_.entry().key_size_min, s_.entry().key_size_max);
    }
    size_t output_size() {
        const auto& e = s_.entry();
        if (s_.usual().xof != nullptr) return random_.up_to(3 * e.digest_size);
        if (s_.usual().mac != nullptr) return random_size(random_, e.tag_size_min, e.tag_size_max);
        return e.digest_size + e.tag_size;
    }
    size_t text_size(size_t size) const { return std::min(size, s_.entry().message_size_max); }
    /// Whether each message must have its own key.
    bool own_key() const { return s_.entry().one_time_key; }

public:
    explicit maker(const subject& s) : s_(s) {}
    random_source& random() { return random_; }

    messages equal(size_t count, size_t text, size_t data) {
        return {s_,
                count,
                strings::each(random_, count, key_size()),
                strings::each(random_, count, nonce_size()),
                strings::each(random_, count, data),
                strings::each(random_, count, text_size(text)),
                output_size(),
                s_.by.batch->by_pointers != nullptr && made_++ % 3 == 2};
    }
    messages mixed(size_t count, size_t offset_size) {
        std::vector<size_t> texts, data;
        for (size_t i = 0; i < count; ++i) {
            texts.push_back(text_size(random_.length(s_.block())));
            data.push_back(random_.up_to(5 * s_.block()));
        }
        messages m = equal(count, 0, 0);
        m.texts = strings::at(random_, texts, offset_size);
        m.data = strings::at(random_, data, 12 - offset_size);
        return m;
    }
    messages of_sizes(std::vector<size_t> sizes) {
        for (size_t& size : sizes) size = text_size(size);
        messages m = equal(sizes.size(), 0, 16);
        m.texts = strings::at(random_, sizes, 4);
        return m;
    }
    /// With one key, one header and, if the nonces differ, one text.
    messages shared(size_t count, size_t text, size_t data) {
        messages m = equal(count, text, data);
        if (!own_key()) m.keys = strings::shared(random_, m.keys.size(0));
        m.data = strings::shared(random_, data);
        m.texts = strings::shared(random_, text_size(text));
        return m;
    }
};

/// Calls as batches of one message, for known answers: a table's functions have no object, so the batches are found here.
namespace one_by_one {

using linnet_library::in, linnet_library::out;

const batch_table* batches;

template <auto Function, class... Arguments>
status one(const Arguments&... arguments) {
    status of_message = status::order;
    const status of_batch = (batches->*Function)(1, arguments..., batch_table::statuses(&of_message, 1));
    return of_batch == status::ok ? of_message : of_batch;
}
status encrypt(in key, in nonce, in data, in text, out sealed, out tag) noexcept {
    return one<&batch_table::encrypt>(batch_input{key}, batch_input{nonce}, batch_input{data}, batch_input{text}, sealed, tag);
}
status decrypt(in key, in nonce, in data, in sealed, in tag, out text) noexcept {
    return one<&batch_table::decrypt>(batch_input{key}, batch_input{nonce}, batch_input{data}, batch_input{sealed},
                                      batch_input{tag}, text);
}
status compute(in key, in nonce, in message, out output) noexcept {
    return one<&batch_table::compute>(batch_input{key}, batch_input{nonce}, batch_input{message}, output);
}
status hash(in message, out digest) noexcept { return compute({}, {}, message, digest); }
status xof(in customization, in message, out output) noexcept { return compute({}, customization, message, output); }
status mac(in key, in nonce, in customization, in message, out tag) noexcept {
    return compute(key, customization.empty() ? nonce : customization, message, tag); // no MAC takes both
}

constexpr linnet_library::aead_table aeads{encrypt, decrypt, nullptr, nullptr, nullptr};
constexpr linnet_library::hash_table hashes{.digest = hash, .hasher = {}};
constexpr linnet_library::xof_table xofs{.digest = xof, .hasher = {}};
constexpr linnet_library::mac_table macs{.compute = mac, .verify = {}, .keyed = {}, .authenticator = {}};

implementation of(const subject& s) {
    batches = s.by.batch;
    return {.name = "one",
            .supported = linnet_library::always,
            .aead = s.usual().aead == nullptr ? nullptr : &aeads,
            .hash = s.usual().hash == nullptr ? nullptr : &hashes,
            .xof = s.usual().xof == nullptr ? nullptr : &xofs,
            .mac = s.usual().mac == nullptr ? nullptr : &macs};
}

} // namespace one_by_one

void known_answers(const subject& s) {
    if (seconds_per_algorithm() == 0) GTEST_SKIP() << "a thousand answers reach no line that the other cases do not";
    expect_known_answers(s.of, one_by_one::of(s));
}

void every_count(const subject& s) {
    maker make(s);
    const size_t lanes = s.by.batch->lanes;
    std::vector<size_t> counts = {0, 1, 2, 63, 64, 65};
    if (lanes != 1) counts = {0, 1, lanes / 4, lanes / 2, lanes - 1, lanes, lanes + 1, 5 * lanes + 1, 1000};
    for (const size_t count : counts) {
        expect_equal(make.equal(count, make.random().length(s.block()), make.random().up_to(2 * s.block())));
        expect_equal(make.mixed(count, count % 2 == 0 ? 4 : 8));
        if (count != 0) expect_equal(make.shared(count, s.block() + 1, 3));
    }
    expect_equal(make.equal(4096, 1, 1));
}

/// Message sizes as at a gateway: from 16 to 1500 bytes, half of them at most 120.
void usual_lengths(const subject& s) {
    maker make(s);
    std::vector<size_t> sizes;
    for (size_t i = 0; i < 1000; ++i) {
        double deviations = -6; // the sum of twelve numbers between 0 and 1 is nearly normal
        for (int j = 0; j < 12; ++j) deviations += static_cast<double>(make.random().below(1000)) / 1000;
        sizes.push_back(std::clamp(static_cast<size_t>(120 * std::exp(0.9 * deviations)), size_t{16}, size_t{1500}));
    }
    expect_equal(make.of_sizes(sizes));
}

void every_length(const subject& s) {
    maker make(s);
    const size_t at_once = s.by.batch->lanes / 2; // fewer may be computed one by one
    for (const size_t text : edge_lengths(s.block()))
        for (const size_t data : s.usual().aead == nullptr ? std::vector<size_t>{0} : edge_lengths(s.block()))
            expect_equal(make.equal(at_once + 3, text, data));
    for (const size_t text : group_lengths(s.block())) expect_equal(make.equal(at_once + 2, text, 1));
}

/// Blocks of zeroes or of ones, except one bit: as keys and texts of Poly1305 they cause carries that random blocks never cause.
void make_extreme(random_source& random, bytes& all) {
    for (size_t at = 0; at < all.size(); at += 16) {
        const auto piece = room(all).subspan(at, std::min<size_t>(16, all.size() - at));
        const size_t kind = random.below(4);
        if (kind < 2) std::ranges::fill(piece, kind == 0 ? uint8_t{0} : uint8_t{0xff});
        if (kind != 3) piece[0] ^= static_cast<uint8_t>(random.below(2));
    }
}

void extreme_values(const subject& s) {
    maker make(s);
    for (int i = 0; i < 100; ++i) {
        const size_t size = i % 2 == 0 ? make.random().up_to(4 * s.block()) : make.random().up_to(4) * s.block();
        messages m = make.equal(s.by.batch->lanes + 1, size, 16);
        for (strings* part : {&m.keys, &m.data, &m.texts}) make_extreme(make.random(), part->all());
        expect_equal(m);
        if (testing::Test::HasFailure()) return;
    }
}

void random_batches(const subject& s) {
    maker make(s);
    for (budget time = s.time(); time.more();) {
        const size_t count = 1 + make.random().below(100);
        expect_equal(make.mixed(count, make.random().below(2) == 0 ? 4 : 8));
        expect_equal(make.equal(count, make.random().length(s.block()), make.random().up_to(2 * s.block())));
        if (testing::Test::HasFailure()) return;
    }
}

/// Messages with a changed bit, among unchanged ones.
void forged_messages(const subject& s, bool by_pointers) {
    maker make(s);
    messages m = make.mixed(65, 4);
    m.by_pointers = by_pointers;
    bytes sealed, tags;
    m.expected(sealed, tags);
    all_statuses status = none_yet(m.count), expected(m.count, status::ok);
    bytes forged = tags;
    strings from = m.as_input(sealed);
    bytes opened = stale_bytes(sealed.size()), plain = m.texts.all();
    for (size_t i = 0; i < m.count; i += 1 + make.random().below(4)) {
        const size_t bit = make.random().below(8 * m.output_size);
        uint8_t& byte = forged[i * m.output_size + bit / 8];
        if (m.is_aead() && from.size(i) != 0 && i % 2 == 0) from.all()[from.begin(i) + bit % from.size(i)] ^= 1;
        else byte = static_cast<uint8_t>(byte ^ 1u << bit % 8);
        expected[i] = status::not_authentic;
        std::fill_n(plain.begin() + static_cast<std::ptrdiff_t>(m.texts.begin(i)), m.texts.size(i), uint8_t{0});
    }
    ASSERT_EQ(m.is_aead() ? m.decrypt(from, forged, opened, status) : m.verify(forged, status), status::ok);
    EXPECT_EQ(status, expected);
    if (!m.is_aead()) return;
    EXPECT_EQ(opened, plain);
}
void forged_messages(const subject& s) {
    if (s.usual().aead == nullptr && s.usual().mac == nullptr) return;
    forged_messages(s, false);
    if (s.by.batch->by_pointers != nullptr) forged_messages(s, true);
}

/// Offsets that descend or exceed the bytes: only the messages with such offsets are refused.
void bad_offsets(const subject& s) {
    maker make(s);
    messages m = make.mixed(20, 8);
    m.by_pointers = false;
    bytes sealed, outputs;
    m.expected(sealed, outputs);
    const uint64_t wrong[] = {uint64_t{1} << 63, m.texts.all().size() + uint64_t{1}};
    for (const uint64_t offset : wrong) {
        messages bad = m;
        bad.texts.set_offset(7, offset);
        all_statuses status = none_yet(m.count), expected(m.count, status::ok);
        expected[6] = expected[7] = status::length;
        bytes out = stale_bytes(sealed.size()), made = stale_bytes(outputs.size()), wanted = outputs;
        ASSERT_EQ(m.is_aead() ? bad.encrypt(out, made, status) : bad.compute(made, status), status::ok);
        EXPECT_EQ(status, expected);
        std::fill_n(wanted.begin() + static_cast<std::ptrdiff_t>(6 * m.output_size), 2 * m.output_size, uint8_t{0});
        EXPECT_EQ(made, wanted);
    }
}

/// Batches that are refused as a whole write nothing, or zeroes.
void refusals(const subject& s) {
    maker make(s);
    const messages m = make.equal(4, 5, 3);
    const size_t texts = m.texts_size(), outputs = 4 * m.output_size;
    const bytes text_room = stale_bytes(texts + 1), output_room = stale_bytes(outputs + 1);
    bytes out = text_room, made = output_room;
    all_statuses status = none_yet(5);
    const auto zero = [](uint8_t byte) { return byte == 0; };
    const auto run = [&](const messages& bad, size_t text_size, size_t output_size, size_t status_size) {
        const room o = room(made).first(output_size);
        const batch_table::statuses all = batch_table::statuses(status).first(status_size);
        const linnet_library::status why = bad.is_aead() ? bad.encrypt(room(out).first(text_size), o, all) : bad.compute(o, all);
        if (m.by().zeroes) {
            EXPECT_TRUE(std::all_of(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(text_size), zero) || !bad.is_aead());
            EXPECT_TRUE(std::all_of(made.begin(), made.begin() + static_cast<std::ptrdiff_t>(output_size), zero));
            EXPECT_TRUE(std::all_of(status.begin(), status.begin() + static_cast<std::ptrdiff_t>(status_size),
                                    [&](linnet_library::status one) { return one == why; }));
            out = text_room, made = output_room, status = none_yet(5);
        }
        EXPECT_EQ(out, text_room);
        EXPECT_EQ(made, output_room);
        EXPECT_EQ(status, none_yet(5));
        return why;
    };
    if (!m.by().zeroes) { // otherwise the count always matches
        EXPECT_EQ(run(m, texts, outputs, 3), status::length);
        EXPECT_EQ(run(m, texts, outputs, 5), status::length);
    }
    if (m.output_size != 0) {
        EXPECT_EQ(run(m, texts, outputs - 1, 4), status::length);
    }
    if (m.is_aead()) {
        EXPECT_EQ(run(m, texts - 1, outputs, 4), status::length);
        EXPECT_EQ(run(m, texts + 1, outputs, 4), status::length);
    }
    random_source random;
    for (strings messages::*part : {&messages::keys, &messages::nonces, &messages::data, &messages::texts}) {
        messages bad = m;
        const bool taken = part == &messages::texts || (part == &messages::data ? m.is_aead() : (bad.*part).all().size() != 0);
        if (!taken) continue;
        (bad.*part).all().push_back(0); // not a multiple of the count
        EXPECT_EQ(run(bad, texts, outputs, 4), status::length);
    }
    for (const size_t size : s.entry().key_size == 0 ? std::vector<size_t>{1} : wrong_key_sizes(s)) {
        if (!m.is_aead() && !m.is_mac()) break;
        messages bad = m;
        bad.keys = strings::each(random, 4, size);
        EXPECT_EQ(run(bad, texts, outputs, 4), status::length) << size;
    }
    if (m.is_aead()) {
        for (const size_t size : wrong_nonce_sizes(s)) {
            messages bad = m;
            bad.nonces = strings::each(random, 4, size);
            EXPECT_EQ(run(bad, texts, outputs, 4), status::length) << size;
        }
    }
    if (s.entry().nonce_size != 0) {
        messages bad = m;
        bad.keys = strings::shared(random, m.keys.size(0));
        bad.nonces = strings::shared(random, m.nonces.size(0));
        EXPECT_EQ(run(bad, texts, outputs, 4), status::repeated);
    }
    if (s.entry().one_time_key) {
        messages bad = m;
        bad.keys = strings::shared(random, m.keys.size(0));
        EXPECT_EQ(run(bad, texts, outputs, 4), status::repeated);
    }
}

bool applies(const subject& s) { return s.by.batch != nullptr; }

constexpr test_case cases[] = {
    {"batch_gives_known_answers", known_answers},       {"batch_agrees_at_every_count", every_count},
    {"batch_agrees_at_every_length", every_length},     {"batch_agrees_at_usual_lengths", usual_lengths},
    {"batch_agrees_at_extreme_values", extreme_values}, {"batch_agrees_at_random", random_batches},
    {"batch_refuses_forged_messages", forged_messages}, {"batch_refuses_bad_offsets", bad_offsets},
    {"batch_is_refused_as_a_whole", refusals},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
