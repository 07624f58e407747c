// SPDX-License-Identifier: MIT OR Apache-2.0
// Checks the known-answer files of every implementation by their digests.
#include "support/answers.hpp"

#include "support/bytes.hpp"
#include "support/registry.hpp"
#include "support/sha256.hpp"
#include "support/texts.hpp"

#include <response_file.hpp>

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <map>

namespace linnet_test {
namespace {

/// The lines "id digest" of kat/digests.txt.
std::map<std::string_view, std::string_view> read_digests() {
    std::map<std::string_view, std::string_view> all;
    for (std::string_view rest = digests_text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (line.empty() || line.starts_with('#')) continue;
        const size_t space = std::min(line.find(' '), line.size());
        all[line.substr(0, space)] = line.substr(std::min(space + 1, line.size()));
    }
    return all;
}

void known_answers(const subject& s) {
    if (seconds_per_algorithm() == 0) GTEST_SKIP() << "a thousand answers reach no line that the other cases do not";
    expect_known_answers(s.of, s.by);
}

bool applies(const subject& s) { return s.by.batch == nullptr; }

constexpr test_case cases[] = {
    {"known_answers", known_answers},
};

#if !defined(LINNET_ONLY)
TEST(catalog, every_digest_has_its_algorithm) {
    for (const auto& [id, digest] : read_digests()) {
        EXPECT_EQ(std::ranges::count(linnet_library::algorithms(), id, [](const algorithm& a) { return a.entry.id; }), 1) << id;
        EXPECT_EQ(digest.size(), 64u) << id;
    }
}
#endif

} // namespace

static const bool added = add({applies, cases});

void expect_known_answers(const algorithm& of, const implementation& by) {
    const auto digests = read_digests();
    const auto found = digests.find(of.entry.id);
    ASSERT_NE(found, digests.end()) << "tests/kat/digests.txt has no line for it";
    EXPECT_EQ(sha256(linnet_library::response_file(of, by)), found->second);
}

bool write_answers(const std::string& directory) {
    for (const algorithm& a : linnet_library::algorithms()) {
        const std::string path = directory + "/" + std::string(a.entry.id) + ".txt";
        std::ofstream file(path, std::ios::binary);
        file << linnet_library::response_file(a, a.implementations.front());
        if (file.flush()) continue;
        std::fprintf(stderr, "cannot write %s\n", path.c_str());
        return false;
    }
    return true;
}

} // namespace linnet_test
