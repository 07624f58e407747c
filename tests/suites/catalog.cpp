// SPDX-License-Identifier: MIT OR Apache-2.0
// The tables match the catalog and are consistent.
#include "support/registry.hpp"

#include <described.hpp>
#include <entries.hpp>

#include <linnet/catalog.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

namespace linnet_test {
namespace {

/// Whether the entry in the library is the one that the type makes. A function is compared by its values.
constexpr bool same(linnet::catalog_entry entry, linnet::catalog_entry of_type) noexcept {
    using function = decltype(entry.message_size_max_under);
    const function under = std::exchange(entry.message_size_max_under, nullptr);
    const function expected = std::exchange(of_type.message_size_max_under, nullptr);
    if ((under == nullptr) != (expected == nullptr)) return false;
    for (size_t size = of_type.nonce_size_min; under != nullptr && size <= std::min<size_t>(of_type.nonce_size_max, 32); ++size)
        if (under(size) != expected(size)) return false;
    return entry == of_type;
}
static_assert(std::ranges::equal(linnet_library::entries, linnet::catalog_entries, same), "run `make tables`");

#if !defined(LINNET_ONLY)
TEST(catalog, every_algorithm_has_its_tables) {
    const auto tables = linnet_library::algorithms();
    ASSERT_EQ(tables.size(), linnet::catalog_entries.size());
    for (size_t i = 0; i < tables.size(); ++i) EXPECT_EQ(tables[i].entry.id, linnet::catalog_entries[i].id);
}
#endif

TEST(catalog, own_implementations_have_their_algorithm) {
    for (const extra& one : extra_implementations())
        EXPECT_EQ(std::ranges::count(linnet::catalog_entries, one.id, &linnet::catalog_entry::id), 1) << one.id;
}

TEST(catalog, an_id_is_there_once) {
    std::set<std::string_view> ids;
    for (const auto& e : linnet::catalog_entries) EXPECT_TRUE(ids.insert(e.id).second) << e.id;
}

TEST(catalog, entries_make_sense) {
    for (const auto& e : linnet::catalog_entries) {
        SCOPED_TRACE(e.id);
        EXPECT_LE(e.tag_size_min, e.tag_size);
        EXPECT_LE(e.tag_size, e.tag_size_max);
        EXPECT_GT(e.block_size, 0u);
        EXPECT_LE(e.key_size_min, e.key_size_max);
        EXPECT_FALSE(to_string(e.kind).empty());
        EXPECT_FALSE(to_string(e.status).empty());
    }
}

/// The longest message that the calls take with a nonce of the usual size.
TEST(catalog, limits_of_messages) {
    const auto limit = [](std::string_view id) {
        return uint64_t{std::ranges::find(linnet::catalog_entries, id, &linnet::catalog_entry::id)->message_size_max};
    };
    for (const std::string_view id : {"aes-128-ccm", "aes-192-ccm", "aes-256-ccm"}) EXPECT_EQ(limit(id), 0xffffffu) << id;
    EXPECT_EQ(limit("aes-128-gcm"), (uint64_t{1} << 36) - 32);
    EXPECT_EQ(limit("aes-256-gcm-siv"), uint64_t{1} << 36);
    EXPECT_EQ(limit("chacha20-poly1305"), (uint64_t{1} << 38) - 64);
    for (const auto& e : linnet::catalog_entries) {
        if (e.kind != linnet::algorithm_kind::aead) continue;
        EXPECT_EQ(e.message_size_max, e.message_size_max_under(e.nonce_size)) << e.id;
    }
}

/// The first implementation is the one that a user of the headers gets, and the only one in the library proper. Each has one table,
/// of the algorithm's kind.
TEST(catalog, implementations_make_sense) {
    using linnet::algorithm_kind;
    const bool alone = linnet_library::algorithms().front().implementations.size() == 1;
    for (const algorithm& a : linnet_library::algorithms()) {
        SCOPED_TRACE(a.entry.id);
        ASSERT_EQ(a.implementations.size() == 1, alone) << "nothing to compare the usual implementation with";
        EXPECT_STREQ(a.implementations.front().name, "default");
        EXPECT_TRUE(a.implementations.front().supported());
        std::set<std::string_view> names;
        for (const implementation& by : a.implementations) {
            EXPECT_TRUE(names.insert(by.name).second) << by.name;
            for (size_t kind = 0; kind < linnet_library::kind_count; ++kind) {
                const auto& k = linnet_library::described(static_cast<algorithm_kind>(kind));
                const bool own = k.table == linnet_library::described(a.entry.kind).table;
                EXPECT_EQ(k.has_table(by), own) << by.name << ", " << k.table;
            }
        }
    }
}

} // namespace
} // namespace linnet_test
