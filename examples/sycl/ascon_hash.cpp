// SPDX-License-Identifier: MIT OR Apache-2.0
// Many digests at once, called as in itzmeanjan/ascon: Ascon-Hash of 1024 slices of 64 bytes, against one after the other.
#include "shared.hpp"

#include <linnet/batch/accel_ascon.hpp>

#include <algorithm>
#include <cstdio>

namespace accel_ascon = linnet::accel_ascon;

int main() {
    constexpr std::size_t count = 1024, slice = 64, work_group = 32;
    sycl::queue q;
    shared_array<std::uint8_t> messages(q, count * slice), digests(q, count * 32);
    messages.fill_random();

    accel_ascon::hash(q, messages.data(), messages.size(), digests.data(), digests.size(), count, work_group).wait();

    for (std::size_t i = 0; i < count; ++i) {
        const auto expected = linnet::ascon_hash::digest({messages.data() + i * slice, slice});
        if (!std::equal(expected.begin(), expected.end(), digests.data() + i * 32)) return 1;
    }
    std::puts("Accelerated Ascon-Hash works!");
}
