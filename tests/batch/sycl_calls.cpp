// SPDX-License-Identifier: MIT OR Apache-2.0
// What the tables of batches do not cover: memory, buffers, events and work-groups, and the calls of linnet/batch/accel_ascon.hpp.
#include <linnet/ascon.hpp>
#include <linnet/batch/accel_ascon.hpp>
#include <linnet/poly1305.hpp>

#include "support/bytes.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstring>

namespace {

using linnet::status;
using linnet::batch::at, linnet::batch::each, linnet::batch::shared, linnet::batch::input;
using linnet_test::bytes, linnet_test::random_source;
using aead = linnet::ascon_aead128;
using std::size_t, std::uint8_t;

constexpr size_t count = 100, size = 37;

class sycl_calls : public testing::Test {
protected:
    ::sycl::queue q;
    random_source random;
    bytes keys = random.make(16 * count), nonces = random.make(16 * count), data = random.make(5 * count);
    bytes text = random.make(size * count), sealed = bytes(size * count), tags = bytes(16 * count);
    std::vector<status> statuses = std::vector<status>(count, status::order);

    /// The result of the call. The device of the tests is a processor, which can use the memory of vectors.
    template <class Call>
    static status status_of(const Call& call) {
        try {
            call().wait();
        } catch (const linnet::sycl::refused& why) {
            EXPECT_STRNE(why.what(), "");
            return why.why();
        }
        return status::ok;
    }
    template <size_t Size>
    static auto nth(const bytes& all, size_t i) {
        return std::span<const uint8_t, Size>(all.data() + i * Size, Size);
    }
    void expect_sealed() {
        bytes one(size);
        std::array<uint8_t, 16> tag{};
        for (size_t i = 0; i < count; ++i) {
            ASSERT_TRUE(aead::encrypt(nth<16>(keys, i), nth<16>(nonces, i), nth<5>(data, i), nth<size>(text, i), one, tag));
            ASSERT_TRUE(std::ranges::equal(one, nth<size>(sealed, i))) << i;
            ASSERT_TRUE(std::ranges::equal(tag, nth<16>(tags, i))) << i;
        }
    }
};

TEST_F(sycl_calls, every_work_group_size_gives_the_same) {
    for (const size_t group : {0u, 1u, 3u, 32u, 100u, 128u}) {
        std::ranges::fill(sealed, uint8_t{0});
        EXPECT_EQ(status_of([&] {
                      return linnet::sycl::encrypt<aead>(q, count, each(keys), each(nonces), each(data), each(text), sealed, tags,
                                                         statuses, {.work_group_size = group});
                  }),
                  status::ok);
        expect_sealed();
    }
    EXPECT_EQ(status_of([&] {
                  return linnet::sycl::encrypt<aead>(q, count, each(keys), each(nonces), each(data), each(text), sealed, tags, {},
                                                     {.work_group_size = SIZE_MAX});
              }),
              status::argument);
}

TEST_F(sycl_calls, events_order_batches) {
    bytes opened(text.size());
    for (int i = 0; i < 20; ++i) {
        const auto first = linnet::sycl::encrypt<aead>(q, count, each(keys), each(nonces), {}, each(text), sealed, tags);
        linnet::sycl::decrypt<aead>(q, count, each(keys), each(nonces), {}, each(sealed), each(tags), opened, statuses,
                                    {.after = {first}})
            .wait();
        EXPECT_EQ(opened, text);
        EXPECT_TRUE(std::ranges::all_of(statuses, [](status o) { return o == status::ok; }));
    }
}

TEST_F(sycl_calls, buffers_are_memory_too) {
    using buffer = ::sycl::buffer<uint8_t>;
    bytes opened(text.size());
    std::vector<std::uint32_t> places;
    for (std::uint32_t i = 0; i <= count; ++i) places.push_back(i * size);
    {
        buffer k(keys.data(), keys.size()), n(nonces.data(), nonces.size()), d(data.data(), data.size());
        buffer t(text.data(), text.size()), s(sealed.data(), sealed.size()), g(tags.data(), tags.size()),
            o(opened.data(), opened.size());
        ::sycl::buffer<status> status(statuses.data(), count);
        const ::sycl::buffer<std::uint32_t> offsets(places.data(), places.size());
        linnet::sycl::encrypt<aead>(q, count, each(k), each(n), each(d), at(t, offsets), s, g);
        linnet::sycl::decrypt<aead>(q, count, each(k), each(n), each(d), each(s), each(g), o, status);
        EXPECT_EQ(status_of([&] { return linnet::sycl::encrypt<aead>(q, count, each(k), each(n), each(d), each(t), s, k); }),
                  status::overlap);
        const ::sycl::buffer<std::uint32_t> too_few(places.data(), places.size() - 1);
        EXPECT_EQ(status_of([&] { return linnet::sycl::encrypt<aead>(q, count, each(k), each(n), {}, at(t, too_few), s, g); }),
                  status::length);
        EXPECT_EQ(status_of([&] { return linnet::sycl::encrypt<aead>(q, count, each(k), each(n), each(s), each(t), s, g); }),
                  status::overlap);
    }
    expect_sealed();
    EXPECT_EQ(opened, text);
    EXPECT_TRUE(std::ranges::all_of(statuses, [](status o) { return o == status::ok; }));
}

TEST_F(sycl_calls, memory_that_is_written_is_disjoint) {
    const std::span s(sealed), t(tags);
    const auto run = [&](const input& k, const input& n, const input& d, const input& p, std::span<uint8_t> out,
                         std::span<uint8_t> tag, std::span<status> status = {}) {
        return status_of([&] { return linnet::sycl::encrypt<aead>(q, count, k, n, d, p, out, tag, status); });
    };
    const bytes kept = text;
    EXPECT_EQ(run(each(keys), each(nonces), each(data), each(text), s, std::span(sealed).first(t.size())), status::overlap);
    EXPECT_EQ(run(each(keys), each(nonces), each(data), each(text), s, keys), status::overlap);
    EXPECT_EQ(run(each(keys), each(nonces), each(data), each(text), s, nonces), status::overlap);
    EXPECT_EQ(run(each(keys), each(nonces), each(std::span(sealed).first(count)), each(text), s, t), status::overlap);
    EXPECT_EQ(run(each(keys), each(nonces), each(data), shared(std::span(sealed).first(size)), s, t), status::overlap);
    bytes room(text.size() + 1);
    const std::span whole(room);
    EXPECT_EQ(run(each(keys), each(nonces), each(data), each(whole.first(text.size())), whole.subspan(1), t), status::overlap);
    std::vector<std::uint32_t> offsets(count + 1, 0);
    const std::span<uint8_t> over_offsets(reinterpret_cast<uint8_t*>(offsets.data()), 16);
    EXPECT_EQ(run(each(keys), each(nonces), each(data), at(over_offsets, offsets.data()), over_offsets, t), status::overlap);
    EXPECT_EQ(
        run(each(keys), each(nonces), each(data), each(text), s, t, std::span(reinterpret_cast<status*>(sealed.data()), count)),
        status::overlap);
    EXPECT_EQ(run(each({static_cast<uint8_t*>(nullptr), keys.size()}), each(nonces), each(data), each(text), s, t),
              status::argument);
    EXPECT_EQ(run(each(keys), each(nonces), each(data), each(text), {static_cast<uint8_t*>(nullptr), s.size()}, t),
              status::argument);
    EXPECT_EQ(text, kept);
}

TEST_F(sycl_calls, pointers_are_for_the_processor_alone) {
    const std::vector<const uint8_t*> same(count, text.data());
    const auto why = status_of([&] {
        return linnet::sycl::encrypt<aead>(q, count, each(keys), each(nonces), {}, linnet::batch::pointers(same.data(), size),
                                           sealed, tags);
    });
    EXPECT_EQ(why, status::argument);
}

TEST_F(sycl_calls, a_refusal_says_what_was_expected) {
    try {
        linnet::sycl::encrypt<aead>(q, count, each(std::span(keys).first(20)), each(nonces), {}, each(text), sealed, tags);
        FAIL() << "20 bytes of keys are not refused";
    } catch (const linnet::sycl::refused& why) {
        EXPECT_NE(std::string_view(why.what()).find("keys"), std::string_view::npos) << why.what();
        EXPECT_NE(std::string_view(why.what()).find("got 20"), std::string_view::npos) << why.what();
        EXPECT_EQ(why.why(), status::length);
    }
}

// The functions of itzmeanjan/ascon, in bytes and in words.

TEST_F(sycl_calls, words_are_bytes_in_the_order_of_the_specification) {
    using linnet::ascon_128;
    std::vector<std::uint64_t> k(2 * count), n(2 * count), g(2 * count);
    const auto as_words = [](const bytes& from, std::vector<std::uint64_t>& to) {
        for (size_t i = 0; i < from.size(); ++i) to[i / 8] = to[i / 8] << 8 | from[i];
    };
    as_words(keys, k);
    as_words(nonces, n);
    std::array<bool, count> good{};
    bytes opened(text.size());
    const auto run = [&](size_t key_bytes) {
        linnet::accel_ascon::encrypt_128(q, k.data(), key_bytes, n.data(), 16 * count, data.data(), data.size(), text.data(),
                                         text.size(), sealed.data(), sealed.size(), g.data(), 16 * count, count, 32)
            .wait();
        return linnet::accel_ascon::decrypt_128(q, k.data(), key_bytes, n.data(), 16 * count, data.data(), data.size(),
                                                sealed.data(), sealed.size(), g.data(), 16 * count, opened.data(), opened.size(),
                                                good.data(), sizeof good, count, 32);
    };
    EXPECT_EQ(status_of([&] { return run(16 * count); }), status::ok);
    EXPECT_EQ(status_of([&] { return run(16 * count - 8); }), status::length);
    EXPECT_EQ(opened, text);
    EXPECT_TRUE(std::ranges::all_of(good, [](bool flag) { return flag; }));
    bytes one(size);
    std::array<uint8_t, 16> tag{};
    std::vector<std::uint64_t> tag_words(2);
    for (size_t i = 0; i < count; ++i) {
        ASSERT_TRUE(ascon_128::encrypt(nth<16>(keys, i), nth<16>(nonces, i), nth<5>(data, i), nth<size>(text, i), one, tag));
        as_words(bytes(tag.begin(), tag.end()), tag_words);
        ASSERT_TRUE(std::ranges::equal(one, nth<size>(sealed, i))) << i;
        ASSERT_EQ(tag_words[0], g[2 * i]);
        ASSERT_EQ(tag_words[1], g[2 * i + 1]);
    }
    g[42] ^= 1;
    EXPECT_EQ(status_of([&] {
                  return linnet::accel_ascon::decrypt_128(q, k.data(), 16 * count, n.data(), 16 * count, data.data(), data.size(),
                                                          sealed.data(), sealed.size(), g.data(), 16 * count, opened.data(),
                                                          opened.size(), good.data(), sizeof good, count, 32);
              }),
              status::ok);
    for (size_t i = 0; i < count; ++i) EXPECT_EQ(good[i], i != 21);
    EXPECT_TRUE(linnet_test::all_zero(std::span(opened).subspan(21 * size, size)));
}

} // namespace
