// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_BUFFERS_HPP
#define LINNET_TESTS_SUPPORT_BUFFERS_HPP

#include "support/bytes.hpp"

#include <cstddef>

namespace linnet_test {

/// Calls f after each change of a single bit of `data`, which is restored at the end. If trials have less than a second, as in slow
/// builds, only one bit of each byte changes, the first to the eighth in turn.
template <class F>
void for_each_flip(bytes& data, const F& f) {
    const bool every_bit = seconds_per_algorithm() >= 1;
    for (size_t bit = 0; bit < 8 * data.size(); ++bit) {
        const size_t place = bit / 8;
        if (!every_bit && bit % 8 != place % 8) continue;
        const auto mask = static_cast<uint8_t>(1u << (bit % 8));
        data[place] = static_cast<uint8_t>(data[place] ^ mask);
        f(bit);
        data[place] = static_cast<uint8_t>(data[place] ^ mask);
    }
}

/// Buffers of given sizes, far apart in one arena. A buffer can be moved to overlap another.
class arena {
    static constexpr size_t gap = 1024;
    bytes memory_;
    std::vector<size_t> begin_, size_;

public:
    explicit arena(std::vector<size_t> sizes) : memory_((sizes.size() + 2) * gap, stale), size_(std::move(sizes)) {
        for (size_t i = 0; i < size_.size(); ++i) begin_.push_back((i + 1) * gap);
    }
    std::span<uint8_t> operator[](size_t i) { return std::span(memory_).subspan(begin_[i], size_[i]); }
    void move(size_t i, size_t onto, std::ptrdiff_t shift) {
        begin_[i] = static_cast<size_t>(static_cast<std::ptrdiff_t>(begin_[onto]) + shift);
    }
    /// Restores the initial state.
    void renew() {
        std::fill(memory_.begin(), memory_.end(), stale);
        for (size_t i = 0; i < size_.size(); ++i) begin_[i] = (i + 1) * gap;
    }

    /// The displacements at which a buffer of size `moved` shares at least one byte with a buffer of size `fixed`.
    static std::vector<std::ptrdiff_t> overlapping(size_t moved, size_t fixed) {
        std::vector<std::ptrdiff_t> shifts;
        for (auto s = -static_cast<std::ptrdiff_t>(moved) + 1; s < static_cast<std::ptrdiff_t>(fixed); ++s) shifts.push_back(s);
        return shifts;
    }
};

/// A copy of `data` that begins `offset` bytes into its allocation.
class moved {
    bytes memory_;
    size_t offset_;

public:
    moved(view data, size_t offset) : memory_(offset, stale), offset_(offset) {
        memory_.insert(memory_.end(), data.begin(), data.end());
    }
    std::span<uint8_t> operator*() { return std::span(memory_).subspan(offset_); }
    bool neighbours_untouched() const {
        return std::all_of(memory_.begin(), memory_.begin() + static_cast<std::ptrdiff_t>(offset_),
                           [](uint8_t byte) { return byte == stale; });
    }
};

} // namespace linnet_test

#endif
