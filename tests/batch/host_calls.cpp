// SPDX-License-Identifier: MIT OR Apache-2.0
// What the tables of batches do not show: the choice of an implementation, what a refusal says, and evaluation by the compiler.
#include <linnet/aes_gcm.hpp>
#include <linnet/ascon.hpp>
#include <linnet/batch.hpp>

#include "support/bytes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace {

using linnet::status;
using linnet::batch::at, linnet::batch::each, linnet::batch::input, linnet::batch::shared;
using linnet_test::bytes, linnet_test::random_source;
using aead = linnet::ascon_aead128;
using std::size_t, std::uint8_t;

constexpr size_t count = 2100, size = 37; // more than are sorted at once

class batch_calls : public testing::Test {
protected:
    random_source random;
    bytes keys = random.make(16 * count), nonces = random.make(16 * count), data = random.make(5 * count);
    bytes text = random.make(size * count), sealed = bytes(size * count), tags = bytes(16 * count);
    std::vector<status> statuses = std::vector<status>(count, status::order);

    template <size_t Size>
    static auto nth(const bytes& all, size_t i) {
        return std::span<const uint8_t, Size>(all.data() + i * Size, Size);
    }
};

TEST_F(batch_calls, a_user_gets_what_single_calls_give) {
    ASSERT_TRUE(linnet::batch::encrypt<aead>(count, each(keys), each(nonces), each(data), each(text), sealed, tags, statuses));
    EXPECT_TRUE(std::ranges::all_of(statuses, [](status o) { return o == status::ok; }));
    bytes one(size);
    std::array<uint8_t, 16> tag{};
    for (size_t i = 0; i < count; ++i) {
        ASSERT_TRUE(aead::encrypt(nth<16>(keys, i), nth<16>(nonces, i), nth<5>(data, i), nth<size>(text, i), one, tag));
        ASSERT_TRUE(std::ranges::equal(one, nth<size>(sealed, i))) << i;
        ASSERT_TRUE(std::ranges::equal(tag, nth<16>(tags, i))) << i;
    }
}

TEST_F(batch_calls, lanes_says_how_many_are_side_by_side) {
    EXPECT_EQ(linnet::batch::lanes<linnet::aes_128_gcm>(), 1u);
#if defined(__x86_64__) && !defined(LINNET_BATCH_NATIVE)
    const bool wide = linnet::processor::x86_avx512::supported(), vectors = linnet::processor::x86_avx2::supported();
    EXPECT_EQ(linnet::batch::lanes<aead>(), wide ? 16u : vectors ? 8u : 1u);
#endif
}

TEST_F(batch_calls, a_refusal_says_what_was_expected) {
    const auto short_keys =
        linnet::batch::encrypt<aead>(count, each(std::span(keys).first(20)), each(nonces), {}, each(text), sealed, tags);
    EXPECT_FALSE(short_keys);
    EXPECT_EQ(short_keys.why, status::length);
    EXPECT_EQ(short_keys.got, 20u);
    EXPECT_NE(std::string_view(short_keys.what).find("keys"), std::string_view::npos) << short_keys.what;
    const auto same =
        linnet::batch::encrypt<aead>(count, shared(nth<16>(keys, 0)), shared(nth<16>(nonces, 0)), {}, each(text), sealed, tags);
    EXPECT_EQ(same.why, status::argument);
    const auto over = linnet::batch::encrypt<aead>(count, each(keys), each(nonces), {}, each(text), sealed, keys);
    EXPECT_EQ(over.why, status::overlap);
    EXPECT_TRUE(std::ranges::all_of(sealed, [](uint8_t byte) { return byte == 0; }));
}

TEST_F(batch_calls, one_text_for_all_and_one_key_for_all) {
    const bytes text_of_all = random.make(size);
    ASSERT_TRUE(linnet::batch::encrypt<aead>(count, shared(nth<16>(keys, 0)), each(nonces), shared(nth<5>(data, 0)),
                                             shared(text_of_all), sealed, tags));
    bytes opened(sealed.size());
    ASSERT_TRUE(linnet::batch::decrypt<aead>(count, shared(nth<16>(keys, 0)), each(nonces), shared(nth<5>(data, 0)), each(sealed),
                                             each(tags), opened, statuses));
    for (size_t i = 0; i < count; ++i) {
        ASSERT_EQ(statuses[i], status::ok) << i;
        ASSERT_TRUE(std::ranges::equal(text_of_all, nth<size>(opened, i))) << i;
    }
}

/// The compiler computes a batch too, message by message.
constexpr bool evaluated() {
    std::array<uint8_t, 6> messages{1, 2, 3, 4, 5, 6};
    std::array<uint8_t, 64> digests{};
    if (!linnet::batch::digest<linnet::ascon_hash256>(2, each(messages), digests)) return false;
    const auto last = linnet::ascon_hash256::digest(std::span(messages).last(3));
    return std::equal(last.begin(), last.end(), digests.begin() + 32);
}
static_assert(evaluated());

} // namespace
