// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUITES_ALL_HPP
#define LINNET_TESTS_SUITES_ALL_HPP

#include "suites/aead.hpp"
#include "suites/hash.hpp"
#include "suites/mac.hpp"
#include "suites/online_aead.hpp"
#include "suites/portable.hpp"
#include "suites/vectors.hpp"
#include "suites/xof.hpp"
#include "support/registry.hpp"
#include "vectors_text.hpp"

#include <response_file.hpp>

namespace linnet_test {

template <linnet::Algorithm A>
struct catalog_suite {
    static constexpr std::string_view vectors = section_of(vectors_text, A::id);
    static_assert(first_wrong_record<A>(vectors) == 0);

    static void vectors_at_run_time() { EXPECT_EQ(first_wrong_record<A>(vectors), 0u); }

    static void entry() {
        size_t found = 0;
        for (const auto& e : linnet::catalog_entries)
            if (e.id == A::id) ++found;
        EXPECT_EQ(found, 1u) << "the catalog must name an id once";
        constexpr auto e = linnet::describe<A>();
        EXPECT_EQ(e.kind, A::kind);
        EXPECT_LE(e.tag_size_min, e.tag_size);
        EXPECT_LE(e.tag_size, e.tag_size_max);
        EXPECT_GT(e.block_size, 0u);
        EXPECT_FALSE(to_string(e.kind).empty());
        EXPECT_FALSE(to_string(e.status).empty());
    }

    static constexpr test_case cases[] = {
        {"vectors", vectors_at_run_time},
        {"catalog_entry", entry},
    };
};

/// Adds every suite that fits the kind of A, and its known-answer file, under the name of its type.
template <linnet::Algorithm A>
bool add_suites(const char* type) {
    all_answers().push_back({std::string(A::id), [] { return linnet::response_file<A>(); }});
    add_cases(type, catalog_suite<A>::cases);
    if constexpr (linnet::Aead<A>) add_cases(type, aead_suite<A>::cases);
    if constexpr (linnet::OnlineAead<A>) add_cases(type, online_aead_suite<A>::cases);
    if constexpr (linnet::TruncatableAead<A>) add_cases(type, truncated_aead_suite<A>::cases);
    if constexpr (linnet::Hash<A>) add_cases(type, hash_suite<A>::cases);
    if constexpr (linnet::Xof<A>) add_cases(type, xof_suite<A>::cases);
    if constexpr (linnet::CustomizableXof<A>) add_cases(type, customization_suite<A>::cases);
    if constexpr (linnet::Mac<A>) add_cases(type, mac_suite<A>::cases);
    if constexpr (linnet::OnlineMac<A>) add_cases(type, online_mac_suite<A>::cases);
    if constexpr (has_portable_text<A>) add_cases(type, portable_suite<A>::cases);
    return true;
}

} // namespace linnet_test

#endif
