// SPDX-License-Identifier: MIT OR Apache-2.0
// Runs the suites; with `--kat DIRECTORY` writes the known-answer file of every algorithm there instead.
#include "support/bytes.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <set>
#include <string_view>

namespace linnet_test {
namespace {

class case_runner : public testing::Test {
    void (*body_)();

public:
    explicit case_runner(void (*body)()) : body_(body) {}
    void TestBody() override { body_(); }
};

uint64_t choose_seed() {
    if (const char* given = std::getenv("LINNET_TEST_SEED")) return std::strtoull(given, nullptr, 10);
    return std::random_device{}();
}

int write_answers(const std::string& directory) {
    for (const auto& [id, make] : all_answers()) {
        const std::string path = directory + "/" + id + ".txt";
        std::ofstream file(path, std::ios::binary);
        file << make();
        if (!file.flush()) {
            std::fprintf(stderr, "cannot write %s\n", path.c_str());
            return 1;
        }
    }
    return 0;
}

} // namespace

uint64_t seed() {
    static const uint64_t chosen = choose_seed();
    return chosen;
}

double seconds_per_algorithm() {
    const char* given = std::getenv("LINNET_TEST_SECONDS");
    return given ? std::strtod(given, nullptr) : 1.0;
}

bool all_distinct(const std::vector<bytes>& strings) {
    std::set<std::string> seen;
    for (const auto& one : strings)
        if (!seen.emplace(one.begin(), one.end()).second) return false;
    return true;
}

void add_cases(const char* suite, std::span<const test_case> cases) {
    for (const auto& one : cases) {
        testing::RegisterTest(suite, one.name, nullptr, nullptr, __FILE__, __LINE__,
                              [body = one.body]() -> testing::Test* { return new case_runner(body); });
    }
}

std::vector<answers>& all_answers() {
    static std::vector<answers> all;
    return all;
}

} // namespace linnet_test

int main(int count, char** arguments) {
    if (count == 3 && std::string_view(arguments[1]) == "--kat") return linnet_test::write_answers(arguments[2]);
    testing::InitGoogleTest(&count, arguments);
    std::printf("LINNET_TEST_SEED=%llu\n", static_cast<unsigned long long>(linnet_test::seed()));
    const int failed = RUN_ALL_TESTS();
    const bool none = testing::UnitTest::GetInstance()->test_to_run_count() == 0;
    if (none && !testing::GTEST_FLAG(list_tests)) std::fputs("no test matches the filter\n", stderr);
    return none ? 2 : failed;
}
