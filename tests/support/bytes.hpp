// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_BYTES_HPP
#define LINNET_TESTS_SUPPORT_BYTES_HPP

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>
#include <vector>

namespace linnet_test {

using std::size_t;
using std::uint64_t;
using std::uint8_t;
using bytes = std::vector<uint8_t>;
using view = std::span<const uint8_t>;

/// Seed of the run: LINNET_TEST_SEED, else drawn at random; main prints it.
uint64_t seed();

/// The time for the random trials of one algorithm, in seconds: LINNET_TEST_SECONDS, else 1. With less than 1, tests that otherwise
/// flip every bit flip one bit of every byte. With 0 there is one trial; tests that otherwise run at every length run at the
/// lengths around block boundaries, and known-answer files are left out: enough to reach every line.
double seconds_per_algorithm();

/// SplitMix64: reproducible on every platform.
class random_source {
    uint64_t state_ = seed();

public:
    uint64_t word() {
        uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    size_t below(size_t bound) { return static_cast<size_t>(word() % bound); }
    size_t up_to(size_t largest) { return below(largest + 1); }
    bytes make(size_t size) {
        bytes out(size);
        for (auto& byte : out) byte = static_cast<uint8_t>(word());
        return out;
    }
    /// Usually a few blocks, sometimes many.
    size_t length(size_t block) { return below(8) == 0 ? up_to(64 * block) : up_to(5 * block); }
};

/// Ends a loop of random trials when its share of the time is spent, but never before the first trial. The implementations of an
/// algorithm share its time.
class budget {
    using clock = std::chrono::steady_clock;
    static constexpr double loops = 4;
    clock::time_point end_;
    bool started_ = false;

public:
    explicit budget(size_t implementations)
        : end_(clock::now() + std::chrono::duration_cast<clock::duration>(std::chrono::duration<double>(
                                  seconds_per_algorithm() / loops / static_cast<double>(implementations)))) {}
    bool more() {
        const bool first = !started_;
        started_ = true;
        return first || clock::now() < end_;
    }
};

inline bool all_zero(view data) {
    return std::all_of(data.begin(), data.end(), [](uint8_t byte) { return byte == 0; });
}

inline bool same(view a, view b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

/// Whether no two of the strings are equal.
bool all_distinct(const std::vector<bytes>& strings);

/// The content of a buffer before a call that must write all of it.
inline constexpr uint8_t stale = 0xa5;
inline bytes stale_bytes(size_t size) { return bytes(size, stale); }

template <size_t Size, class Container>
auto fixed(Container& data) {
    return std::span(data).template first<Size>();
}

/// The lengths at which block handling can go wrong: zero, one, and each side of the first two block boundaries.
inline std::vector<size_t> edge_lengths(size_t block) {
    std::vector<size_t> lengths{0, 1, block - 1, block, block + 1, 2 * block - 1, 2 * block, 2 * block + 1};
    std::sort(lengths.begin(), lengths.end());
    lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
    return lengths;
}

/// The lengths around which a path for several blocks at once begins and ends.
inline std::vector<size_t> group_lengths(size_t block) {
    return {4 * block,      8 * block - 1, 8 * block,  8 * block + 1, 15 * block + 1,
            16 * block - 1, 16 * block,    24 * block, 32 * block + 5};
}

/// Cuts `size` at random into pieces, some of them empty.
inline std::vector<size_t> random_pieces(random_source& random, size_t size) {
    std::vector<size_t> pieces;
    const size_t most = 1 + random.up_to(size);
    for (size_t left = size; left != 0;) {
        pieces.push_back(random.up_to(std::min(left, most)));
        left -= pieces.back();
    }
    return pieces;
}

} // namespace linnet_test

#endif
