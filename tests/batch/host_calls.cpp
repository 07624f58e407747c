// SPDX-License-Identifier: MIT OR Apache-2.0
// What the tables of batches do not cover: the choice of an implementation, the reason of a refusal, and constant evaluation.
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
using linnet::batch::each, linnet::batch::into, linnet::batch::pointers, linnet::batch::shared;
using linnet_test::bytes, linnet_test::random_source;
using aead = linnet::ascon_aead128;
using std::size_t, std::uint8_t;

constexpr size_t count = 2100, size = 37; // more messages than are sorted at once

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
    EXPECT_EQ(same.why, status::repeated);
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

/// Messages by pointers. A single call would refuse each of them for another reason.
class behind_pointers : public batch_calls {
protected:
    std::vector<const uint8_t*> key_at, text_at;
    std::vector<uint8_t*> sealed_at, tag_at;
    std::vector<size_t> sizes = std::vector<size_t>(count, size);

    behind_pointers() {
        for (size_t i = 0; i < count; ++i) {
            key_at.push_back(keys.data() + 16 * i);
            text_at.push_back(text.data() + size * i);
            sealed_at.push_back(sealed.data() + size * i);
            tag_at.push_back(tags.data() + 16 * i);
        }
    }
    auto encrypt(const linnet::batch::input& texts, const linnet::batch::output& to) {
        return linnet::batch::encrypt<aead>(count, pointers(key_at.data(), 16), each(nonces), {}, texts, to,
                                            into(tag_at.data(), 16), statuses);
    }
    void expect_refused(size_t i, status why) {
        ASSERT_TRUE(encrypt(pointers(text_at.data(), sizes.data()), into(sealed_at.data())));
        for (size_t j = 0; j < count; ++j) EXPECT_EQ(statuses[j], j == i ? why : status::ok) << j;
    }
    bool zero(size_t i) const {
        const auto no_bit = [](uint8_t byte) { return byte == 0; };
        return std::ranges::all_of(nth<size>(sealed, i), no_bit) && std::ranges::all_of(nth<16>(tags, i), no_bit);
    }
};

TEST_F(behind_pointers, a_null_pointer_refuses_its_message_alone) {
    std::ranges::fill(sealed, uint8_t{1});
    text_at[3] = nullptr;
    expect_refused(3, status::argument);
    EXPECT_TRUE(zero(3));
    text_at[3] = text.data();
    key_at[1030] = nullptr;
    expect_refused(1030, status::argument);
    EXPECT_TRUE(zero(1030));
    key_at[1030] = keys.data();
    tag_at[7] = nullptr;
    expect_refused(7, status::argument);
    sealed_at[7] = nullptr;
    expect_refused(7, status::argument);
    sizes[7] = 0;
    tag_at[7] = tags.data() + std::ptrdiff_t{16} * 7;
    expect_refused(count, status::ok); // these two pointers refer to nothing
}

TEST_F(behind_pointers, what_overlaps_refuses_its_message_alone) {
    sealed_at[5] = text.data() + std::ptrdiff_t{size} * 5; // in place
    expect_refused(count, status::ok);
    bytes opened(size);
    EXPECT_TRUE(aead::decrypt(nth<16>(keys, 5), nth<16>(nonces, 5), {}, nth<size>(text, 5), nth<16>(tags, 5), opened));
    sealed_at[5] += 1;
    expect_refused(5, status::overlap);
    sealed_at[5] = sealed.data() + std::ptrdiff_t{size} * 5;
    tag_at[6] = keys.data() + std::ptrdiff_t{16} * 6 + 15;
    expect_refused(6, status::overlap);
    tag_at[6] = nonces.data() + std::ptrdiff_t{16} * 6 - 15;
    expect_refused(6, status::overlap);
    tag_at[6] = sealed_at[6] + 1;
    expect_refused(6, status::overlap);
}

TEST_F(behind_pointers, a_tag_over_its_message_refuses_it_alone) {
    tag_at[4] = text.data() + std::ptrdiff_t{size} * 4;
    ASSERT_TRUE(linnet::batch::mac<linnet::ascon_mac>(count, each(keys), {}, pointers(text_at.data(), size),
                                                      into(tag_at.data(), 16), statuses));
    for (size_t i = 0; i < count; ++i) EXPECT_EQ(statuses[i], i == 4 ? status::overlap : status::ok) << i;
}

TEST_F(behind_pointers, a_digest_may_overlap_its_message) {
    ASSERT_TRUE(linnet::batch::digest<linnet::ascon_hash256>(count, pointers(text_at.data(), size), into(sealed_at.data(), 32)));
    std::vector<uint8_t*> over;
    for (size_t i = 0; i < count; ++i) over.push_back(text.data() + size * i + 3);
    ASSERT_TRUE(
        linnet::batch::digest<linnet::ascon_hash256>(count, pointers(text_at.data(), size), into(over.data(), 32), statuses));
    for (size_t i = 0; i < count; ++i)
        ASSERT_TRUE(std::equal(over[i], over[i] + 32, sealed_at[i]) && statuses[i] == status::ok) << i;
}

TEST_F(behind_pointers, sizes_that_cannot_be_are_refused_as_a_whole) {
    EXPECT_EQ(encrypt(pointers(text_at.data(), sizes.data()), sealed).why, status::length);
    EXPECT_TRUE(encrypt(pointers(text_at.data(), size), sealed));
    EXPECT_TRUE(encrypt(each(text), into(sealed_at.data(), size)));
    EXPECT_EQ(encrypt(each(text), into(sealed_at.data(), size - 1)).why, status::length);
    EXPECT_EQ(encrypt(pointers(text_at.data(), sizes.data()), into(sealed_at.data(), size)).why, status::length);
    EXPECT_EQ(encrypt(pointers(nullptr, size_t{1}), into(sealed_at.data())).why, status::argument);
    EXPECT_EQ(encrypt(each(text), into(nullptr)).why, status::argument);
    const auto unsized_tags = linnet::batch::encrypt<aead>(count, pointers(key_at.data(), sizes.data()), each(nonces), {},
                                                           each(text), sealed, into(tag_at.data()));
    EXPECT_EQ(unsized_tags.why, status::length);
}

TEST(batch_input, has_the_strings_of_every_layout) {
    constexpr std::array<uint8_t, 6> bytes_of_all{1, 2, 3, 4, 5, 6};
    constexpr std::array<std::uint32_t, 3> narrow{0, 1, 6};
    constexpr std::array<std::uint64_t, 3> wide{0, 1, 6};
    const auto second = [](const linnet::batch::input& in) {
        linnet_test::view string;
        EXPECT_TRUE(in.get(1, 2, string));
        return bytes(string.begin(), string.end());
    };
    EXPECT_EQ(second(each(bytes_of_all)), bytes({4, 5, 6}));
    EXPECT_EQ(second(shared(bytes_of_all)), bytes({1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(second(linnet::batch::at(bytes_of_all, narrow.data())), bytes({2, 3, 4, 5, 6}));
    EXPECT_EQ(second(linnet::batch::at(bytes_of_all, wide.data())), bytes({2, 3, 4, 5, 6}));
}

/// A batch in constant evaluation, message by message.
constexpr bool evaluated() {
    std::array<uint8_t, 6> messages{1, 2, 3, 4, 5, 6};
    std::array<uint8_t, 64> digests{};
    if (!linnet::batch::digest<linnet::ascon_hash256>(2, each(messages), digests)) return false;
    const auto last = linnet::ascon_hash256::digest(std::span(messages).last(3));
    return std::equal(last.begin(), last.end(), digests.begin() + 32);
}
static_assert(evaluated());

} // namespace
