// SPDX-License-Identifier: MIT OR Apache-2.0
// Batches refuse messages with the same key and nonce, and tags that are shorter than the caller expects.
#include <linnet/aes_gcm.hpp>
#include <linnet/batch.hpp>
#include <linnet/hmac.hpp>
#include <linnet/poly1305.hpp>
#include <linnet/poly1305_aes.hpp>

#include "support/bytes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace {

using linnet::status;
using linnet::batch::at, linnet::batch::each, linnet::batch::into, linnet::batch::pointers, linnet::batch::shared;
using linnet::batch::input, linnet::batch::output, linnet::batch::repeats, linnet::batch::result;
using linnet_test::bytes, linnet_test::random_source;
// Computed message by message: gcovr does not add the coverage of lanes to the rest.
using aead = linnet::aes_128_gcm;
using std::size_t, std::uint8_t;

constexpr size_t count = 3000;

class repeated_nonces : public testing::Test {
protected:
    random_source random;
    bytes keys = random.make(32 * count), nonces = random.make(16 * count), text = random.make(count);
    bytes sealed = bytes(count), tags = bytes(16 * count, 0xa5);

    std::span<const uint8_t> first_keys(size_t size) const { return std::span(keys).first(size * count); }
    result encrypt(const input& by, const input& with, repeats check = repeats::refused) {
        return linnet::batch::encrypt<aead>(count, by, with, {}, each(text), sealed, tags, {}, check);
    }
    static void repeat(bytes& all, size_t size, size_t from, size_t to) {
        std::copy_n(all.begin() + static_cast<std::ptrdiff_t>(size * from), size,
                    all.begin() + static_cast<std::ptrdiff_t>(size * to));
    }
    void expect_repeated(const result& done, size_t second) {
        EXPECT_EQ(done.why, status::repeated);
        EXPECT_EQ(done.got, second);
        EXPECT_EQ(tags, bytes(tags.size()));
    }
};

TEST_F(repeated_nonces, are_found_wherever_they_are) {
    const input key = shared(std::span(keys).first(16));
    ASSERT_TRUE(encrypt(key, each(nonces)));
    for (const auto& [from, to] : {std::pair<size_t, size_t>{0, 1}, {0, count - 1}, {7, 8}, {16, 2999}, {5, 1030}}) {
        bytes good = nonces;
        repeat(nonces, 16, from, to);
        expect_repeated(encrypt(key, each(nonces)), to);
        EXPECT_TRUE(encrypt(key, each(nonces), repeats::unchecked));
        EXPECT_TRUE(encrypt(each(first_keys(16)), each(nonces))) << "the keys differ";
        nonces = std::move(good);
    }
}

TEST_F(repeated_nonces, are_found_under_a_key_that_comes_again) {
    repeat(nonces, 16, 3, 2500);
    repeat(keys, 16, 3, 2500);
    repeat(keys, 16, 4, 2501); // under its own nonce
    expect_repeated(encrypt(each(first_keys(16)), each(nonces)), 2500);
    for (size_t i = 0; i < count; ++i) repeat(nonces, 16, 0, i);
    expect_repeated(encrypt(each(first_keys(16)), shared(std::span(nonces).first(16))), 2500);
    EXPECT_TRUE(encrypt(each(std::span(keys).subspan(16 * count)), each(nonces))) << "one nonce under many keys";
}

TEST_F(repeated_nonces, are_found_behind_pointers_and_offsets) {
    std::vector<const uint8_t*> nonce_at, key_at(count, keys.data());
    std::vector<uint8_t*> tag_at;
    std::vector<std::uint32_t> offsets(count + 1);
    for (size_t i = 0; i < count; ++i) {
        nonce_at.push_back(nonces.data() + 16 * i);
        tag_at.push_back(tags.data() + 16 * (count - 1 - i));
        offsets[i + 1] = offsets[i] + static_cast<std::uint32_t>(8 + i % 9);
    }
    const auto scattered = [&](std::span<status> all = {}) {
        return linnet::batch::encrypt<aead>(count, pointers(key_at.data(), 16), pointers(nonce_at.data(), 16), {}, each(text),
                                            sealed, into(tag_at.data(), 16), all);
    };
    ASSERT_TRUE(scattered());
    nonce_at[2000] = nonces.data();
    expect_repeated(scattered(), 2000);

    std::vector<status> statuses(count);
    tag_at[12] = nullptr; // refused alone; its number is not written
    nonce_at[2000] = nullptr;
    ASSERT_TRUE(scattered(statuses));
    EXPECT_EQ(statuses[12], status::argument);
    EXPECT_EQ(statuses[2000], status::argument);
    EXPECT_EQ(std::ranges::count(statuses, status::ok), std::ptrdiff_t{count - 2});

    ASSERT_TRUE(encrypt(each(first_keys(16)), at(nonces, offsets.data())));
    const input one_key = shared(std::span(keys).first(16));
    ASSERT_TRUE(encrypt(one_key, at(nonces, offsets.data())));
    std::copy_n(nonces.begin() + offsets[9], 8, nonces.begin() + offsets[900]); // 8 bytes each
    expect_repeated(encrypt(one_key, at(nonces, offsets.data())), 900);
}

/// Counters in both byte orders, for nonces of every length; and two equal counters in a row.
TEST_F(repeated_nonces, counters_rise) {
    const input key = shared(std::span(keys).first(16));
    for (const size_t size : std::initializer_list<size_t>{2, 3, 7, 8, 9, 12, 15, 16, 17, 24, 32})
        for (const bool big : {false, true}) {
            bytes all(size * count, 0x80);
            for (size_t i = 0; i < count; ++i) {
                all[size * i + (big ? size - 1 : 0)] = static_cast<uint8_t>(i);
                all[size * i + (big ? size - 2 : 1)] = static_cast<uint8_t>(i >> 8);
            }
            const linnet::batch::detail::pairs pairs(key, each(all), count);
            EXPECT_TRUE(pairs.rise()) << size;
            EXPECT_TRUE(encrypt(key, each(all))) << size;
            repeat(all, size, 1999, 2000);
            EXPECT_FALSE(linnet::batch::detail::pairs(key, each(all), count).rise()) << size;
            expect_repeated(encrypt(key, each(all)), 2000);
        }
}

TEST_F(repeated_nonces, few_values_are_counted_right) {
    for (size_t messages = 2; messages < 80; ++messages) {
        bytes used = random.make(messages);
        for (uint8_t& one : used) one %= 64;
        const auto same = [&](size_t i, size_t j) { return used[i] == used[j]; };
        size_t first = messages;
        for (size_t i = messages; i-- > 1;)
            for (size_t j = 0; j < i; ++j)
                if (same(i, j)) first = i;
        const auto done = linnet::batch::encrypt<aead>(messages, shared(std::span(keys).first(16)), each(used), {},
                                                       each(std::span(text).first(messages)), std::span(sealed).first(messages),
                                                       std::span(tags).first(16 * messages));
        ASSERT_EQ(done.why, first == messages ? status::ok : status::repeated);
        ASSERT_TRUE(done || done.got == first) << done.got;
    }
}

TEST_F(repeated_nonces, are_refused_by_macs_that_take_nonces) {
    using linnet::batch::mac, linnet::poly1305, linnet::poly1305_aes, linnet::hmac_sha_256;
    const input key = shared(std::span(keys).first(32));
    ASSERT_TRUE(mac<poly1305_aes>(count, key, each(nonces), each(text), tags));
    repeat(nonces, 16, 11, 1400);
    expect_repeated(mac<poly1305_aes>(count, key, each(nonces), each(text), tags), 1400);
    EXPECT_TRUE(mac<poly1305_aes>(count, key, each(nonces), each(text), tags, {}, repeats::unchecked));

    ASSERT_TRUE(mac<poly1305>(count, each(keys), {}, each(text), tags));
    repeat(keys, 32, 2, 1300);
    expect_repeated(mac<poly1305>(count, each(keys), {}, each(text), tags), 1300);
    EXPECT_TRUE(mac<hmac_sha_256>(count, key, {}, each(text), tags)) << "it takes none";
}

/// The search for repeats in constant evaluation, here of one-time keys.
constexpr result evaluated(uint8_t last) {
    std::array<uint8_t, 96> keys{9, 1, 2};
    keys[32] = 3, keys[64] = last, keys[65] = 1, keys[66] = 2;
    std::array<uint8_t, 3> text{};
    std::array<uint8_t, 48> tags{};
    return linnet::batch::mac<linnet::poly1305>(3, each(keys), {}, each(text), tags);
}
static_assert(evaluated(2));
static_assert(evaluated(9).why == status::repeated && evaluated(9).got == 2);

TEST_F(repeated_nonces, are_found_in_the_memory_of_tags_of_any_size) {
    const input key = shared(std::span(keys).first(16));
    const auto found = [&](const output& where) {
        return linnet::batch::detail::check_repeats(repeats::refused, count, key, each(nonces), where);
    };
    constexpr std::array<size_t, 7> sizes{4, 5, 7, 8, 12, 15, 16};
    for (const size_t size : sizes) EXPECT_TRUE(found(std::span(tags).first(size * count))) << size;
    repeat(nonces, 16, 40, 2990);
    for (const size_t size : sizes) {
        const result done = found(std::span(tags).first(size * count));
        EXPECT_EQ(done.why, status::repeated) << size;
        EXPECT_EQ(done.got, 2990u) << size;
    }
    std::vector<uint8_t*> nowhere(count); // each message is refused alone
    EXPECT_TRUE(found(into(nowhere.data(), 16)));
}

TEST_F(repeated_nonces, are_not_looked_for_in_batches_of_one) {
    EXPECT_TRUE(linnet::batch::encrypt<aead>(1, shared(std::span(keys).first(16)), shared(std::span(nonces).first(16)), {},
                                             each(std::span(text).first(1)), std::span(sealed).first(1),
                                             std::span(tags).first(16)));
}

TEST(verified_tags, have_the_size_that_the_caller_expects) {
    using linnet::batch::verify;
    using mac = linnet::hmac_sha_256;
    random_source random;
    constexpr size_t messages = 40;
    const bytes keys = random.make(32 * messages), text = random.make(messages);
    bytes tags(32 * messages), short_tags(10 * messages);
    std::vector<status> statuses(messages);
    ASSERT_TRUE(linnet::batch::mac<mac>(messages, each(keys), {}, each(text), tags));
    ASSERT_TRUE(linnet::batch::mac<mac>(messages, each(keys), {}, each(text), short_tags));

    ASSERT_TRUE(verify<mac>(messages, each(keys), {}, each(text), each(tags), statuses));
    EXPECT_EQ(std::ranges::count(statuses, status::ok), std::ptrdiff_t{messages});
    EXPECT_EQ(verify<mac>(messages, each(keys), {}, each(text), each(short_tags), statuses).why, status::length);
    ASSERT_TRUE(verify<mac>(messages, each(keys), {}, each(text), each(short_tags), statuses, 10));
    EXPECT_EQ(std::ranges::count(statuses, status::ok), std::ptrdiff_t{messages});
    EXPECT_EQ(verify<mac>(messages, each(keys), {}, each(text), each(short_tags), statuses, 9).why, status::length);

    // One tag of another size is not authentic; the others are.
    std::vector<std::uint32_t> offsets(messages + 1);
    for (size_t i = 0; i <= messages; ++i) offsets[i] = static_cast<std::uint32_t>(32 * i);
    offsets[3] -= 22; // the tag before has 10 bytes, and this one begins earlier
    ASSERT_TRUE(verify<mac>(messages, each(keys), {}, each(text), at(tags, offsets.data()), statuses));
    for (size_t i = 0; i < messages; ++i) EXPECT_EQ(statuses[i], i == 2 || i == 3 ? status::not_authentic : status::ok) << i;
}

} // namespace
