// SPDX-License-Identifier: MIT OR Apache-2.0
// GIFT-128 over every word against the cipher as specified, bit by bit; GIFT-COFB over a word that is not an integer.
#include "support/bytes.hpp"
#include "support/gift128_reference.hpp"
#include "support/wrapped.hpp"

#include <linnet/gift_cofb.hpp>

#include <gtest/gtest.h>

#include <array>

namespace linnet_test {
namespace {

namespace reference = gift128_reference;

template <class W>
struct lane_access {
    static constexpr size_t count = 1;
    static W make(const std::array<uint32_t, 1>& values) { return linnet::word<W>::constant(values[0]); }
    static uint32_t get(const W& w, size_t) {
        uint8_t out[4];
        linnet::word<W>::template store<linnet::byte_order::big>(out, 0, w);
        return uint32_t{out[0]} << 24 | uint32_t{out[1]} << 16 | uint32_t{out[2]} << 8 | out[3];
    }
};
template <size_t N>
struct lane_access<linnet::lanes<uint32_t, N>> {
    static constexpr size_t count = N;
    static linnet::lanes<uint32_t, N> make(const std::array<uint32_t, N>& values) {
        return linnet::lanes<uint32_t, N>::from(values.data());
    }
    static uint32_t get(const linnet::lanes<uint32_t, N>& w, size_t i) { return w.get(i); }
};

template <class W>
class gift128 : public testing::Test {
public:
    random_source random;
};
using gift128_words = testing::Types<uint32_t, wrapped, linnet::lanes<uint32_t, 2>, linnet::lanes<uint32_t, 4>,
                                     linnet::lanes<uint32_t, 8>, linnet::lanes<uint32_t, 16>>;
TYPED_TEST_SUITE(gift128, gift128_words);

TYPED_TEST(gift128, equals_reference) {
    using access = lane_access<TypeParam>;
    for (int trial = 0; trial < 50; ++trial) {
        std::array<reference::block, access::count> keys, blocks;
        linnet::gift128_state<TypeParam> key, block;
        for (size_t i = 0; i < 4; ++i) {
            std::array<uint32_t, access::count> k, b;
            for (size_t lane = 0; lane < access::count; ++lane) {
                k[lane] = keys[lane][i] = static_cast<uint32_t>(this->random.word());
                b[lane] = blocks[lane][i] = static_cast<uint32_t>(this->random.word());
            }
            key.x[i] = access::make(k);
            block.x[i] = access::make(b);
        }
        linnet::gift128_key<TypeParam> round_keys;
        linnet::gift128_expand(key, round_keys);
        linnet::gift128_encrypt(block, round_keys);
        for (size_t lane = 0; lane < access::count; ++lane) {
            reference::encrypt(blocks[lane], keys[lane]);
            for (size_t i = 0; i < 4; ++i) ASSERT_EQ(access::get(block.x[i], lane), blocks[lane][i]) << "lane " << lane;
        }
    }
}

TEST(gift_cofb, any_word) {
    using other = linnet::aead<linnet::mode::cofb<linnet::detail::gift128_cipher, wrapped>>;
    random_source random;
    for (size_t size = 0; size <= 49; ++size) {
        const bytes key = random.make(16), nonce = random.make(16), text = random.make(size);
        bytes sealed(size), tag(16), opened(size);
        ASSERT_TRUE(other::encrypt(fixed<16>(key), fixed<16>(nonce), text, text, sealed, fixed<16>(tag)));
        ASSERT_TRUE(linnet::gift_cofb::decrypt(fixed<16>(key), fixed<16>(nonce), text, sealed, fixed<16>(tag), opened));
        ASSERT_EQ(opened, text);
    }
}

} // namespace
} // namespace linnet_test
