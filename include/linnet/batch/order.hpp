// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_ORDER_HPP
#define LINNET_BATCH_ORDER_HPP

#include <linnet/detail/base/bytes.hpp>

LINNET_NAMESPACE_BEGIN
namespace batch::detail {

/// Sorts the messages of a part of a batch, longest first, by a counting sort of their numbers: messages in the lanes of a vector
/// take as long as the longest of them. Messages whose lengths differ by less than a thirty-second may keep their order.
class by_length {
public:
    static constexpr size_t most = 1024; ///< messages in a part

    /// Adds a message of `blocks` blocks. Messages of different `group` < 4 do not share a vector.
    constexpr void add(size_t message, size_t blocks, unsigned group) noexcept {
        const auto key = static_cast<uint16>(group * ranks + ranks - 1 - rank(blocks));
        added_[count_++] = {static_cast<uint16>(message), key};
        ++places_[key];
    }
    constexpr void sort() noexcept {
        if (count_ == 0 || places_[added_[0].key] == count_) { // all have the same key: they keep their order
            for (size_t i = 0; i < count_; ++i) sorted_[i] = added_[i];
            return;
        }
        size_t sum = 0;
        for (uint16& place : places_) {
            const size_t here = place;
            place = static_cast<uint16>(sum);
            sum += here;
        }
        for (size_t i = 0; i < count_; ++i) sorted_[places_[added_[i].key]++] = added_[i];
    }
    constexpr size_t count() const noexcept { return count_; }
    constexpr size_t operator[](size_t i) const noexcept { return sorted_[i].message; }

    /// How many messages from `first` on are computed together, at most `lanes`. Fewer than `fewest` are computed one by one: there
    /// are no more, or the next ones have less than half the length.
    constexpr size_t together(size_t first, size_t lanes, size_t fewest) const noexcept {
        size_t number = 1;
        const unsigned longest = sorted_[first].key;
        while (number < lanes && first + number < count_ && sorted_[first + number].key / ranks == longest / ranks) ++number;
        if (number < fewest) return number;
        const size_t length = ranks - 1 - longest % ranks;
        const size_t other = ranks - 1 - sorted_[first + fewest - 1].key % ranks;
        return other >= half(length) ? number : 1;
    }

private:
    using uint16 = std::uint16_t;
    struct entry {
        uint16 message, key;
    };
    static constexpr size_t ranks = 512; ///< of lengths

    /// Grows with the number of blocks: in steps of one up to 64, then 32 steps from each power of two to the next.
    static constexpr size_t rank(size_t blocks) noexcept {
        if (blocks < 64) return blocks;
        const size_t halvings = linnet::detail::to_size(std::bit_width(blocks)) - 6;
        const size_t found = 64 + (halvings - 1) * 32 + (blocks >> halvings) - 32;
        return found < ranks ? found : ranks - 1;
    }
    /// The rank of half the blocks.
    static constexpr size_t half(size_t rank) noexcept { return rank < 64 ? rank / 2 : rank - 32; }

    size_t count_ = 0;
    entry added_[most]{}, sorted_[most]{};
    uint16 places_[4 * ranks]{}; ///< for each key: the number of messages, then the place of the next one
};

} // namespace batch::detail
LINNET_NAMESPACE_END

#endif
