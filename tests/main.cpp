// SPDX-License-Identifier: MIT OR Apache-2.0
// Runs the suites over every implementation of every algorithm, under the names ALGORITHM/IMPLEMENTATION, and the other tests.
//   --list           names what can be chosen: the algorithms, with _ for -, and the other groups of tests
//   --run NAME       runs one of these
//   --kat DIRECTORY  writes the known-answer file of every algorithm
#include "support/answers.hpp"
#include "support/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <string_view>

namespace linnet_test {
namespace {

class case_runner : public testing::Test {
    subject subject_;
    void (*body_)(const subject&);

public:
    case_runner(const subject& s, void (*body)(const subject&)) : subject_(s), body_(body) {}
    void TestBody() override { body_(subject_); }
};

/// A name for GoogleTest, whose filters treat `-` as a special character.
std::string identifier(std::string_view name) {
    std::string out(name);
    std::replace(out.begin(), out.end(), '-', '_');
    return out;
}

void add_cases(const subject& s, std::span<const test_case> cases) {
    const std::string name = identifier(s.entry().id) + "/" + identifier(s.by.name);
    for (const auto& one : cases) {
        testing::RegisterTest(name.c_str(), one.name, nullptr, nullptr, __FILE__, __LINE__,
                              [s, body = one.body]() -> testing::Test* { return new case_runner(s, body); });
    }
}

constexpr test_case not_supported[] = {
    {"not_supported",
     [](const subject& s) { GTEST_SKIP() << "this processor does not support " << s.entry().id << " by " << s.by.name; }},
};

void add_all_cases(const subject& s) {
    if (!s.by.supported()) return add_cases(s, not_supported);
    for (const suite& one : suites())
        if (one.applies(s)) add_cases(s, one.cases);
}

void add_all_cases() {
    // A program of batches runs only batch tests.
    const bool batches = std::ranges::any_of(extra_implementations(), [](const extra& one) { return one.by.batch != nullptr; });
    for (const algorithm& a : linnet_library::algorithms()) {
        if (!batches)
            for (const implementation& by : a.implementations) add_all_cases({a, by});
        for (const extra& one : extra_implementations())
            if (one.id == a.entry.id) add_all_cases({a, one.by});
    }
}

/// The part before the first `/` of the suites' names, each once, in order.
std::vector<std::string> groups() {
    std::vector<std::string> names;
    const auto& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        std::string name = all.GetTestSuite(i)->name();
        name.resize(std::min(name.find('/'), name.size()));
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

int list() {
    for (const auto& name : groups()) std::printf("%s\n", name.c_str());
    return 0;
}

uint64_t choose_seed() {
    if (const char* given = std::getenv("LINNET_TEST_SEED")) return std::strtoull(given, nullptr, 10);
    return std::random_device{}();
}

int run() {
    std::printf("LINNET_TEST_SEED=%llu\n", static_cast<unsigned long long>(seed()));
    const int failed = RUN_ALL_TESTS();
    const bool none = testing::UnitTest::GetInstance()->test_to_run_count() == 0;
    if (none && !testing::GTEST_FLAG(list_tests)) std::fputs("no test matches the filter\n", stderr);
    return none ? 2 : failed;
}

} // namespace

std::vector<suite>& suites() {
    static std::vector<suite> all;
    return all;
}

std::vector<extra>& extra_implementations() {
    static std::vector<extra> all;
    return all;
}

uint64_t seed() {
    static const uint64_t chosen = choose_seed();
    return chosen;
}

double seconds_per_algorithm() {
    const char* given = std::getenv("LINNET_TEST_SECONDS");
    return given ? std::strtod(given, nullptr) : 1.0;
}

bool all_distinct(const std::vector<bytes>& strings) {
    return std::set<bytes>(strings.begin(), strings.end()).size() == strings.size();
}

} // namespace linnet_test

int main(int count, char** arguments) {
    using namespace linnet_test;
    testing::InitGoogleTest(&count, arguments);
    add_all_cases();
    const std::string_view command = count > 1 ? arguments[1] : "";
    if (count == 2 && command == "--list") return list();
    if (count == 3 && command == "--kat") return write_answers(arguments[2]) ? 0 : 1;
    if (count == 3 && command == "--run") testing::GTEST_FLAG(filter) = std::string(arguments[2]) + ".*:" + arguments[2] + "/*";
    else if (count != 1) return std::fputs("usage: linnet_tests [--list | --run NAME | --kat DIRECTORY]\n", stderr), 2;
    return run();
}
