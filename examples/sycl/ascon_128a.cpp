// SPDX-License-Identifier: MIT OR Apache-2.0
// Many messages at once, called as in itzmeanjan/ascon: 1024 slices of 64 bytes with 32 bytes of associated data each, encrypted
// and decrypted with Ascon-128a.
#include "shared.hpp"

#include <linnet/batch/accel_ascon.hpp>

#include <algorithm>
#include <cstdio>

namespace accel_ascon = linnet::accel_ascon;

int main() {
    constexpr std::size_t count = 1024, text_slice = 64, data_slice = 32, work_group = 32;
    sycl::queue q;
    shared_array<std::uint8_t> keys(q, count * 16), nonces(q, count * 16), tags(q, count * 16);
    shared_array<std::uint8_t> data(q, count * data_slice), text(q, count * text_slice);
    shared_array<std::uint8_t> sealed(q, text.size()), opened(q, text.size());
    shared_array<bool> flags(q, count);
    keys.fill_random();
    nonces.fill_random();
    data.fill_random();
    text.fill_random();

    const sycl::event encrypted = accel_ascon::encrypt_128a(q, keys.data(), keys.bytes(), nonces.data(), nonces.bytes(),
                                                            data.data(), data.size(), text.data(), text.size(), sealed.data(),
                                                            sealed.size(), tags.data(), tags.bytes(), count, work_group);
    accel_ascon::decrypt_128a(q, keys.data(), keys.bytes(), nonces.data(), nonces.bytes(), data.data(), data.size(), sealed.data(),
                              sealed.size(), tags.data(), tags.bytes(), opened.data(), opened.size(), flags.data(), flags.bytes(),
                              count, work_group, {encrypted})
        .wait();

    const std::span<bool> good = flags;
    if (!std::all_of(good.begin(), good.end(), [](bool flag) { return flag; })) return 1;
    if (!std::equal(text.data(), text.data() + text.size(), opened.data())) return 1;
    std::puts("Accelerated Ascon-128a works!");
}
