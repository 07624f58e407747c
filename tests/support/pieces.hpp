// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_PIECES_HPP
#define LINNET_TESTS_SUPPORT_PIECES_HPP

#include "support/subject.hpp"

namespace linnet_test {

/// Feeds a message to a hasher, an xof or an authenticator piece by piece.
status update_in(auto& stream, view data, const std::vector<size_t>& pieces) {
    for (size_t done = 0; const size_t n : pieces) {
        if (const status o = stream.update(data.subspan(done, n)); o != status::ok) return o;
        done += n;
    }
    return status::ok;
}

/// Calls f with each message that differs from `data` in one bit, or in length by a zero byte, and with `data` itself.
template <class F>
void for_each_near_message(bytes data, const F& f) {
    f(data);
    for (size_t bit = 0; bit < 8 * data.size(); ++bit) {
        data[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
        f(data);
        data[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
    }
    data.push_back(0);
    f(data);
}

} // namespace linnet_test

#endif
