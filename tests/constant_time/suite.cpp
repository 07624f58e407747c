// SPDX-License-Identifier: MIT OR Apache-2.0
// Every implementation of every algorithm, with secret key, data and text, and so a secret state; run under valgrind memcheck.
// Lengths and nonces are public. Prints what it ran, and what this processor, or valgrind's, does not support. Usage: suite
// [ID...], or suite planted_branch, or suite planted_table
#include "constant_time/secret.hpp"

#include "constant_time/leaks.hpp"
#include "support/exercise.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

namespace {

using linnet_library::algorithm;
using linnet_library::implementation;
using linnet_test::input;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

bytes secret(size_t size, std::uint8_t first) {
    bytes out(size);
    for (auto& byte : out) byte = first++;
    linnet_test::make_secret(out.data(), out.size());
    return out;
}

const bytes& revealed(const bytes& part) {
    linnet_test::make_public(part.data(), part.size());
    return part;
}

linnet_test::results run(const algorithm& a, const implementation& by, const input& in) {
    auto all = linnet_test::exercise(a, by, in);
    for (const auto* part : {&all.one_shot, &all.incremental, &all.keyed, &all.statuses}) revealed(*part);
    return all;
}

/// A message of each length around the first block boundaries, split at every position that matters. The other implementations are
/// compared with the first that runs here.
bool check(const algorithm& a) {
    const size_t block = a.entry.block_size;
    const bytes key = secret(a.entry.kind == linnet::algorithm_kind::kdf ? 32 : a.entry.key_size, 0), nonce(a.entry.nonce_size, 7);
    bool good = true;
    const size_t batch = block == 16 ? 8 : 1; // blocks that AES processes at once
    for (const size_t size : {size_t{0}, size_t{1}, block - 1, block, block + 1, 2 * block + 5, batch * block + 5}) {
        const bytes data = secret(size, 3), text = secret(size, 5);
        const input in{key, nonce, data, text, size / 2};
        const auto first = std::ranges::find_if(a.implementations, [](const auto& by) { return by.supported(); });
        const auto expected = run(a, *first, in);
        for (auto by = first + 1; by != a.implementations.end(); ++by)
            if (by->supported()) good = run(a, *by, in) == expected && good;
    }
    return good;
}

void report(const algorithm& a) {
    std::string ran, left;
    for (const auto& by : a.implementations) (by.supported() ? ran : left).append(" ").append(by.name);
    std::printf("%s:%s%s%s\n", std::string(a.entry.id).c_str(), ran.c_str(), left.empty() ? "" : "; not run here:", left.c_str());
}

void check_planted(std::string_view leak) {
    const algorithm& a = linnet_library::algorithms().front();
    const bytes key = secret(a.entry.key_size, 0), nonce(a.entry.nonce_size);
    bytes tag(a.entry.tag_size);
    linnet_test::leaky_encrypt(leak, *a.implementations.front().aead, key, nonce, tag);
    std::printf("%d\n", revealed(tag)[0]); // without a use the lookup would be dead code
}

} // namespace

int main(int count, char** arguments) {
    const auto wanted = std::span(arguments, static_cast<size_t>(count)).subspan(1);
    if (!wanted.empty() && std::string_view(wanted[0]).starts_with("planted_")) return check_planted(wanted[0]), 0;
    size_t found = 0;
    bool good = true;
    for (const algorithm& a : linnet_library::algorithms()) {
        if (!wanted.empty() && std::ranges::find(wanted, a.entry.id) == wanted.end()) continue;
        ++found;
        good = check(a) && good;
        report(a);
    }
    const bool all_found = found == (wanted.empty() ? linnet_library::algorithms().size() : wanted.size());
    if (!all_found) std::fputs("no algorithm has one of these ids\n", stderr);
    if (!good) std::fputs("an implementation gives other bytes than the first\n", stderr);
    return all_found && good ? 0 : 2;
}
