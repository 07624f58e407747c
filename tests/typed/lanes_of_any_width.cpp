// SPDX-License-Identifier: MIT OR Apache-2.0
// A mode over lanes of any width.
#include "support/lane_bytes.hpp"
#include "support/over_word.hpp"

#include <linnet/ascon.hpp>
#include <linnet/detail/word/lanes.hpp>

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

template <size_t N>
struct wide {
    template <class T>
    using of = linnet::lanes<T, N>;
};
template <class A, class V>
using core_over = typename over_word<plain_core_of<A>, typename V::template of<typename plain_core_of<A>::word_type>>::type;

template <size_t N>
void expect_width_equal(random_source& random, size_t size) {
    using aead = linnet::ascon_aead128;
    using core = core_over<aead, wide<N>>;
    const lane_bytes<N> key(random, 16), nonce(random, 16), data(random, size), text(random, size);
    lane_bytes<N> sealed(size), tag(16), opened(size), computed(16);
    core::encrypt(key.source(), nonce.source(), data.source(), size, text.source(), sealed.sink(), size, tag.sink());
    core::decrypt(key.source(), nonce.source(), data.source(), size, sealed.source(), opened.sink(), size, computed.sink());
    ASSERT_EQ(opened, text);
    ASSERT_EQ(computed, tag);
    for (size_t i = 0; i < N; ++i) {
        bytes out(size), out_tag(16);
        ASSERT_TRUE(aead::encrypt(aead::key_in(key.lane[i].data(), 16), aead::nonce_in(nonce.lane[i].data(), 16), data.lane[i],
                                  text.lane[i], out, aead::tag_out(out_tag.data(), 16)));
        ASSERT_EQ(sealed.lane[i], out) << "lane " << i << ", " << size << " bytes";
        ASSERT_EQ(tag.lane[i], out_tag) << "lane " << i << ", " << size << " bytes";
    }
}

TEST(lanes_modes, every_width) {
    random_source random;
    for (size_t size = 0; size <= 2 * linnet::ascon_aead128::block_size + 1; ++size) {
        expect_width_equal<2>(random, size);
        expect_width_equal<8>(random, size);
        expect_width_equal<16>(random, size);
    }
}

} // namespace
} // namespace linnet_test
