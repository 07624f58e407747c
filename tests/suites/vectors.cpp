// SPDX-License-Identifier: MIT OR Apache-2.0
// The records of kat/vectors.txt, one by one: where the digest of a whole file differs, they say where.
#include "support/registry.hpp"
#include "vectors_text.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace linnet_test {
namespace {

using record = std::map<std::string_view, bytes>;

bytes from_hex(std::string_view digits) {
    const auto value = [](char c) { return c <= '9' ? c - '0' : c - 'A' + 10; };
    bytes out;
    for (size_t i = 0; i + 1 < digits.size(); i += 2)
        out.push_back(static_cast<uint8_t>(value(digits[i]) << 4 | value(digits[i + 1])));
    return out;
}

/// The records of one algorithm, by the lines "NAME = VALUE".
std::vector<record> records_of(std::string_view id) {
    std::vector<record> all;
    bool wanted = false;
    for (std::string_view rest = vectors_text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        const size_t equals = line.find(" =");
        if (line.starts_with('#') || equals == line.npos) continue;
        const std::string_view name = line.substr(0, equals), value = line.substr(std::min(equals + 3, line.size()));
        if (name == "Algorithm") wanted = value == id;
        else if (wanted && name == "Count") all.emplace_back();
        else if (wanted) all.back()[name] = from_hex(value);
    }
    return all;
}

void expect_aead(const subject& s, record& r) {
    bytes sealed(r["PT"].size()), tag(r["CT"].size() - sealed.size()), text(sealed.size());
    const keyed k(s.by, r["Key"], tag.size());
    EXPECT_EQ(k.encrypt(r["Nonce"], r["AD"], r["PT"], sealed, tag), status::ok);
    EXPECT_EQ(k.decrypt(r["Nonce"], r["AD"], sealed, tag, text), status::ok);
    EXPECT_EQ(text, r["PT"]);
    bytes all = sealed;
    all.insert(all.end(), tag.begin(), tag.end());
    EXPECT_EQ(all, r["CT"]);
    if (tag.size() != s.entry().tag_size) return;
    sealed = stale_bytes(sealed.size());
    EXPECT_EQ(s.by.aead->encrypt(r["Key"], r["Nonce"], r["AD"], r["PT"], sealed, tag), status::ok);
    EXPECT_EQ(s.by.aead->decrypt(r["Key"], r["Nonce"], r["AD"], sealed, tag, text), status::ok);
    EXPECT_EQ(text, r["PT"]);
    sealed.insert(sealed.end(), tag.begin(), tag.end());
    EXPECT_EQ(sealed, r["CT"]);
}

void expect_digest(const subject& s, record& r) {
    bytes out(r["MD"].size());
    EXPECT_EQ(s.by.hash != nullptr ? s.by.hash->digest(r["Msg"], out) : s.by.xof->digest(r["Z"], r["Msg"], out), status::ok);
    EXPECT_EQ(out, r["MD"]);
}

void expect_tag(const subject& s, record& r) {
    const bytes& nonce = r[s.entry().customization_size_max != 0 ? "Z" : "Nonce"];
    bytes out(r["Tag"].size());
    EXPECT_EQ(linnet_library::compute(s.of, *s.by.mac, r["Key"], nonce, r["Msg"], out), status::ok);
    EXPECT_EQ(out, r["Tag"]);
    EXPECT_EQ(linnet_library::verify(s.of, *s.by.mac, r["Key"], nonce, r["Msg"], out), status::ok);
}

void expect_stream(const subject& s, record& r) {
    bytes out(r["PT"].size());
    EXPECT_EQ(s.by.stream->crypt(r["Key"], r["Nonce"], r["PT"], out), status::ok);
    EXPECT_EQ(out, r["CT"]);
}

void expect_whole(const subject& s, record& r) {
    bytes sealed(s.by.whole->ciphertext_size(r["PT"].size())), text(s.by.whole->plaintext_room(r["CT"].size()));
    EXPECT_EQ(s.by.whole->encrypt(r["Key"], r["Nonce"], r["PT"], sealed), status::ok);
    EXPECT_EQ(sealed, r["CT"]);
    size_t size = 0;
    EXPECT_EQ(s.by.whole->decrypt(r["Key"], r["Nonce"], r["CT"], text, size), status::ok);
    text.resize(size);
    EXPECT_EQ(text, r["PT"]);
}

void expect_key(const subject& s, record& r) {
    bytes out(r["OKM"].size());
    std::uint32_t iterations = 0;
    for (const uint8_t byte : r["Iterations"]) iterations = iterations << 8 | byte;
    EXPECT_EQ(s.by.kdf->derive(r["Key"], r["Salt"], r["Info"], iterations, out), status::ok);
    EXPECT_EQ(out, r["OKM"]);
}

/// A box is the tag and the ciphertext.
void expect_box(const subject& s, record& r) {
    const view box = r["CT"];
    bytes sealed(r["PT"].size()), tag(box.size() - sealed.size()), text(sealed.size());
    EXPECT_EQ(s.by.secretbox->seal(r["Key"], r["Nonce"], r["PT"], sealed, tag), status::ok);
    EXPECT_TRUE(same(tag, box.first(tag.size())) && same(sealed, box.subspan(tag.size())));
    EXPECT_EQ(s.by.secretbox->open(r["Key"], r["Nonce"], box.subspan(tag.size()), box.first(tag.size()), text), status::ok);
    EXPECT_EQ(text, r["PT"]);
}

void expect_exchange(const subject& s, record& r) {
    bytes own(r["PK"].size()), shared(r["SS"].size());
    EXPECT_EQ(s.by.kex->public_key(r["Key"], own), status::ok);
    EXPECT_EQ(own, r["PK"]);
    EXPECT_EQ(s.by.kex->agree(r["Key"], r["Peer"], shared), status::ok);
    EXPECT_EQ(shared, r["SS"]);
}

void vectors(const subject& s) {
    std::vector<record> records = records_of(s.entry().id);
    EXPECT_FALSE(records.empty()) << "tests/kat/vectors.txt has no record for it";
    for (record& r : records) {
        SCOPED_TRACE(testing::Message() << "record " << &r - records.data() + 1 << " of " << records.size());
        if (s.by.aead != nullptr) expect_aead(s, r);
        else if (s.by.mac != nullptr) expect_tag(s, r);
        else if (s.by.stream != nullptr) expect_stream(s, r);
        else if (s.by.whole != nullptr) expect_whole(s, r);
        else if (s.by.kdf != nullptr) expect_key(s, r);
        else if (s.by.secretbox != nullptr) expect_box(s, r);
        else if (s.by.kex != nullptr) expect_exchange(s, r);
        else expect_digest(s, r);
    }
}

bool applies(const subject& s) { return s.by.lanes == nullptr && s.by.batch == nullptr; }

constexpr test_case cases[] = {
    {"vectors", vectors},
};

} // namespace

const suite vectors_suite{applies, cases};

} // namespace linnet_test
