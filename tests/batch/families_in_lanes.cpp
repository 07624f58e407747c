// SPDX-License-Identifier: MIT OR Apache-2.0
// The list of the families whose batches are in lanes.
#include <linnet/batch.hpp>
#include <linnet/linnet.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace {

/// liblinnet has lane kernels only for the families in lanes_families.inc.
TEST(batch_lists, families_in_lanes_are_listed) {
    std::vector<std::string_view> listed;
    const auto add = [&]<class A>() { listed.push_back(A::id); };
#define LINNET_FAMILY_IN_LANES(family) linnet::family##_family::for_each(add);
#include <lanes_families.inc>
#undef LINNET_FAMILY_IN_LANES
    linnet::catalog::for_each([&]<class A>() {
        if constexpr (linnet::Aead<A> || linnet::Hash<A> || linnet::Xof<A> || linnet::Mac<A>) {
            using found = linnet::batch::detail::implementations_of<A>;
            const bool in_lanes = !std::is_same_v<found, linnet::implementations<linnet::batch::detail::one_by_one>>;
            EXPECT_TRUE(!in_lanes || std::ranges::count(listed, A::id) == 1) << A::id;
        }
    });
}

} // namespace
