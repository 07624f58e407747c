// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_EXERCISE_HPP
#define LINNET_TESTS_SUPPORT_EXERCISE_HPP

/// `exercise` puts one input through every interface of an implementation. Two implementations agree if their results do; the
/// interfaces agree if the one-shot and the incremental bytes are equal. It branches only on sizes.

#include <algorithms.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace linnet_test {

/// Inputs for any kind of algorithm; `cut` is where messages are split for the incremental interface.
struct input {
    std::span<const std::uint8_t> key, nonce, data, text;
    std::size_t cut;
};

struct results {
    std::vector<std::uint8_t> one_shot, incremental; ///< the second is empty if there is no such interface
    std::vector<std::uint8_t> keyed;                 ///< by a context with full tags, then by one with the shortest
    std::vector<std::uint8_t> statuses;              ///< the status of each call, and the output of refused calls
    bool operator==(const results&) const = default;
};

results exercise(const linnet_library::algorithm& algorithm, const linnet_library::implementation& by, const input& in);

} // namespace linnet_test

#endif
