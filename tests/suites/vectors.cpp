// SPDX-License-Identifier: MIT OR Apache-2.0
// Checks the records of kat/vectors.txt one by one: if the digest of a whole file differs, they show where.
#include "support/registry.hpp"
#include "support/texts.hpp"

#include <response_file.hpp>

#include <gtest/gtest.h>

#include <string>

namespace linnet_test {
namespace {

using record = linnet_library::record_fields;

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

/// By a keyed context, which takes tags of any size.
void expect_keyed(const subject& s, record& r) {
    bytes sealed(r["PT"].size()), tag(r["CT"].size() - sealed.size()), text(sealed.size());
    const keyed k(s.by, r["Key"], tag.size());
    EXPECT_EQ(k.encrypt(r["Nonce"], r["AD"], r["PT"], sealed, tag), status::ok);
    EXPECT_EQ(k.decrypt(r["Nonce"], r["AD"], sealed, tag, text), status::ok);
    EXPECT_EQ(text, r["PT"]);
    bytes all = sealed;
    all.insert(all.end(), tag.begin(), tag.end());
    EXPECT_EQ(all, r["CT"]);
}

/// The answer to a record of any kind. Only a keyed context has the shorter tags of an AEAD.
void expect_answer(const subject& s, record& r) {
    if (s.by.aead != nullptr && r["CT"].size() - r["PT"].size() != s.entry().tag_size) return;
    const auto label = linnet_library::described(s.entry().kind).record.label;
    EXPECT_EQ(linnet_library::answer(s.of, s.by, r, r.at(label).size()), r.at(label));
}

void expect_public_key(const subject& s, record& r) {
    bytes own(r["PK"].size());
    EXPECT_EQ(s.by.kex->public_key(r["Key"], own), status::ok);
    EXPECT_EQ(own, r["PK"]);
}

void vectors(const subject& s) {
    std::vector<record> records = records_of(s.entry().id);
    EXPECT_FALSE(records.empty()) << "tests/kat/vectors.txt has no record for it";
    for (record& r : records) {
        SCOPED_TRACE(testing::Message() << "record " << &r - records.data() + 1 << " of " << records.size());
        expect_answer(s, r);
        if (s.by.aead != nullptr) expect_keyed(s, r);
        if (s.by.kex != nullptr) expect_public_key(s, r);
    }
}

bool applies(const subject& s) { return s.by.batch == nullptr; }

constexpr test_case cases[] = {
    {"vectors", vectors},
};

} // namespace

static const bool added = add({applies, cases});

} // namespace linnet_test
