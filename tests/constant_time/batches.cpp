// SPDX-License-Identifier: MIT OR Apache-2.0
// Every algorithm that batches compute in lanes, with secret keys, data and texts; run under valgrind memcheck. Lengths, nonces and
// the choice of forged messages are public. Usage: batches LEVEL [ID...], LEVEL the highest processor level that is used
#include "constant_time/secret.hpp"

#include "constant_time/messages.hpp"

#include <linnet/detail/base/processor.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>

unsigned char linnet::processor::linnet_level_limit = 0;

namespace {

using linnet_library::algorithm;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

bytes secret(size_t size) {
    static std::uint8_t next = 0;
    bytes out(size);
    for (auto& byte : out) byte = next = static_cast<std::uint8_t>(next * 5 + 1);
    linnet_test::make_secret(out.data(), out.size());
    return out;
}

bytes revealed(bytes all) {
    linnet_test::make_public(all.data(), all.size());
    return all;
}

/// A full group of lanes, one that is not full, and a batch with too few messages for lanes.
bool check(const algorithm& a, size_t lanes) {
    bool good = true;
    for (const size_t key_size : linnet_test::key_sizes_of(a)) {
        linnet_test::messages m(a, 3 * lanes - 1, false, key_size, secret);
        m.compare_nonces();
        const bytes made = revealed(m.run());
        good = made == revealed(m.run_singly()) && good;
    }
    std::printf("%s: %zu lanes%s\n", std::string(a.entry.id).c_str(), lanes, good ? "" : ", other bytes than by single calls");
    return good;
}

bool set_level(std::string_view name) {
    constexpr auto names = std::to_array<std::string_view>({"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "x86-64-v4-vbmi"});
    const auto found = std::ranges::find(names, name);
    linnet::processor::linnet_level_limit = static_cast<unsigned char>(found - names.begin());
    return found != names.end();
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2 || !set_level(arguments[1])) return std::fputs("usage: batches LEVEL [ID...]\n", stderr), 2;
    const auto wanted = std::span(arguments, static_cast<size_t>(count)).subspan(2);
    bool good = true;
    size_t checked = 0;
    for (const algorithm& a : linnet_library::algorithms()) {
        if (!wanted.empty() && std::ranges::find(wanted, a.entry.id) == wanted.end()) continue;
        const size_t lanes = linnet_library::batch::lanes(a);
        if (lanes == 1) continue;
        ++checked;
        good = check(a, lanes) && good;
    }
    if (checked == 0) std::puts("none of these is computed in lanes here");
    return good ? 0 : 2;
}
