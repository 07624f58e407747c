// SPDX-License-Identifier: MIT OR Apache-2.0
// What the tables of batches do not cover of linnet/batch/cuda.hpp: memory, blocks and messages.
#include <linnet/batch/cuda.hpp>

#include <linnet/ascon.hpp>

#include "support/bytes.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string_view>
#include <vector>

namespace {

using linnet::status;
using linnet::batch::at, linnet::batch::each, linnet::batch::shared, linnet::batch::input;
using linnet::cuda::result;
using aead = linnet::ascon_aead128;
using std::size_t, std::uint8_t;

constexpr size_t count = 300, size = 37;

/// An array that host and device share.
template <class Element>
class shared_array : public std::span<Element> {
    static std::span<Element> allocate(size_t elements) {
        Element* at = nullptr;
        EXPECT_EQ(cudaMallocManaged(&at, elements * sizeof(Element)), cudaSuccess);
        return {at, elements};
    }

public:
    explicit shared_array(size_t elements) : std::span<Element>(allocate(elements)) {}
    shared_array(const shared_array&) = delete;
    shared_array& operator=(const shared_array&) = delete;
    ~shared_array() { EXPECT_EQ(cudaFree(this->data()), cudaSuccess); }
};

class cuda_calls : public testing::Test {
protected:
    shared_array<uint8_t> keys{16 * count}, nonces{16 * count}, data{5 * count}, text{size * count}, sealed{size * count + 1};
    shared_array<uint8_t> tags{16 * count};
    std::span<uint8_t> out = sealed.first(size * count);

    void SetUp() override {
        linnet_test::random_source random;
        for (const std::span<uint8_t> part : {std::span(keys), std::span(nonces), std::span(data), std::span(text)})
            std::ranges::copy(random.make(part.size()), part.begin());
    }
    static status status_of(const result& r) {
        EXPECT_EQ(static_cast<bool>(r), r.why == status::ok);
        EXPECT_EQ(r.why == status::ok, *r.what == 0);
        EXPECT_EQ(cudaStreamSynchronize(nullptr), cudaSuccess);
        return r.why;
    }
    status encrypt(const input& k, const input& n, const input& d, const input& t, std::span<uint8_t> to, std::span<uint8_t> tag) {
        return status_of(linnet::cuda::encrypt<aead>(nullptr, count, k, n, d, t, to, tag));
    }
};

template <size_t Size>
std::span<const uint8_t, Size> nth(std::span<const uint8_t> all, size_t i) {
    return std::span<const uint8_t, Size>(all.data() + i * Size, Size);
}

TEST_F(cuda_calls, every_block_size_gives_the_same) {
    for (const unsigned block : {0u, 1u, 3u, 32u, 100u, 128u}) {
        std::ranges::fill(out, uint8_t{0});
        ASSERT_EQ(status_of(linnet::cuda::encrypt<aead>(nullptr, count, each(keys), each(nonces), each(data), each(text), out, tags,
                                                        {}, {.block_size = block})),
                  status::ok);
        for (size_t i = 0; i < count; ++i) {
            std::array<uint8_t, size> one{};
            std::array<uint8_t, 16> tag{};
            ASSERT_TRUE(aead::encrypt(nth<16>(keys, i), nth<16>(nonces, i), nth<5>(data, i), nth<size>(text, i), one, tag));
            ASSERT_TRUE(std::ranges::equal(one, nth<size>(out, i))) << i;
            ASSERT_TRUE(std::ranges::equal(tag, nth<16>(tags, i))) << i;
        }
    }
    const result above =
        linnet::cuda::encrypt<aead>(nullptr, count, each(keys), each(nonces), {}, each(text), out, tags, {}, {.block_size = 5000});
    EXPECT_EQ(status_of(above), status::argument);
    EXPECT_EQ(above.got, 5000u);
}

TEST_F(cuda_calls, memory_that_is_written_is_disjoint) {
    const std::span whole(sealed);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(text), out, keys), status::overlap);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(text), out, nonces), status::overlap);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(text), out, out.first(tags.size())), status::overlap);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(out.first(count)), each(text), out, tags), status::overlap);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), shared(out.first(size)), out, tags), status::overlap);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(out), whole.subspan(1), tags), status::overlap);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(text), text, tags), status::ok);
}

TEST_F(cuda_calls, memory_of_the_host_is_refused) {
    int any_memory = 0, device = 0;
    ASSERT_EQ(cudaGetDevice(&device), cudaSuccess);
    ASSERT_EQ(cudaDeviceGetAttribute(&any_memory, cudaDevAttrPageableMemoryAccess, device), cudaSuccess);
    std::vector<uint8_t> of_host(text.begin(), text.end());
    const status expected = any_memory != 0 ? status::ok : status::argument;
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(of_host), out, tags), expected);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(text), of_host, tags), expected);
    const std::span<uint8_t> nowhere(static_cast<uint8_t*>(nullptr), text.size());
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(nowhere), out, tags), status::argument);
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), each(text), nowhere, tags), status::argument);
}

TEST_F(cuda_calls, pointers_are_for_the_processor_alone) {
    const std::vector<const uint8_t*> same(count, text.data());
    EXPECT_EQ(encrypt(each(keys), each(nonces), each(data), linnet::batch::pointers(same.data(), size), out, tags),
              status::argument);
}

TEST_F(cuda_calls, a_refusal_says_what_was_expected) {
    const result r = linnet::cuda::encrypt<aead>(nullptr, count, each(keys.first(20)), each(nonces), {}, each(text), out, tags);
    EXPECT_EQ(status_of(r), status::length);
    EXPECT_EQ(r.got, 20u);
    EXPECT_EQ(r.error, cudaSuccess);
    EXPECT_NE(std::string_view(r.what).find("keys"), std::string_view::npos) << r.what;
}

} // namespace
