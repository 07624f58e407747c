// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_LANE_BYTES_HPP
#define LINNET_TESTS_SUPPORT_LANE_BYTES_HPP

#include "support/bytes.hpp"

#include <array>

namespace linnet_test {

/// N byte strings of one length, as the source or sink of a word of N lanes.
template <size_t N>
struct lane_bytes {
    std::array<bytes, N> lane;

    lane_bytes(random_source& random, size_t size) {
        for (auto& one : lane) one = random.make(size);
    }
    explicit lane_bytes(size_t size) {
        for (auto& one : lane) one = stale_bytes(size);
    }
    std::array<const uint8_t*, N> source() const {
        std::array<const uint8_t*, N> out;
        for (size_t i = 0; i < N; ++i) out[i] = lane[i].data();
        return out;
    }
    std::array<uint8_t*, N> sink() {
        std::array<uint8_t*, N> out;
        for (size_t i = 0; i < N; ++i) out[i] = lane[i].data();
        return out;
    }
    bool operator==(const lane_bytes&) const = default;
};

} // namespace linnet_test

#endif
