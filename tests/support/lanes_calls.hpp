// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_LANES_CALLS_HPP
#define LINNET_TESTS_SUPPORT_LANES_CALLS_HPP

/// N messages at once through the words of a mode over `lanes`, against N calls of the algorithm.

#include "support/lane_bytes.hpp"
#include "support/rebind.hpp"

#include <linnet/word/lanes.hpp>

#include <gtest/gtest.h>

namespace linnet_test {

template <linnet::Aead A, size_t N>
void expect_lanes_equal(random_source& random, size_t data_size, size_t text_size) {
    using core = core_over<A, linnet::lanes<scalar_of<A>, N>>;
    const lane_bytes<N> key(random, A::key_size), nonce(random, A::nonce_size), data(random, data_size), text(random, text_size);
    lane_bytes<N> sealed(text_size), tag(A::tag_size), opened(text_size), computed(A::tag_size);
    core::template message<true>(key.source(), nonce.source(), data.source(), data_size, text.source(), sealed.sink(), text_size,
                                 tag.sink());
    core::template message<false>(key.source(), nonce.source(), data.source(), data_size, sealed.source(), opened.sink(), text_size,
                                  computed.sink());
    ASSERT_EQ(opened, text);
    ASSERT_EQ(computed, tag);
    for (size_t i = 0; i < N; ++i) {
        bytes out = stale_bytes(text_size), out_tag = stale_bytes(A::tag_size);
        ASSERT_TRUE(A::encrypt(fixed<A::key_size>(key.lane[i]), fixed<A::nonce_size>(nonce.lane[i]), data.lane[i], text.lane[i],
                               out, fixed<A::tag_size>(out_tag)));
        ASSERT_EQ(sealed.lane[i], out) << "lane " << i << ", " << text_size << " bytes";
        ASSERT_EQ(tag.lane[i], out_tag) << "lane " << i << ", " << text_size << " bytes";
    }
}

/// Absorbs a message and squeezes two digests' length, from any start of a sponge.
template <class A, size_t N>
lane_bytes<N> squeezed(auto state, const lane_bytes<N>& text, size_t text_size, size_t size) {
    using core = linnet::mode::sponge<scheme_of<A>, linnet::lanes<uint64_t, N>>;
    lane_bytes<N> out(size);
    core::absorb(state, text.source(), text_size);
    core::squeeze(state, out.sink(), size);
    return out;
}

template <linnet::Hash A, size_t N>
void expect_lanes_equal(random_source& random, size_t, size_t text_size) {
    const lane_bytes<N> text(random, text_size);
    const auto out = squeezed<A>(scheme_of<A>::template start<linnet::lanes<uint64_t, N>>(), text, text_size, A::digest_size);
    for (size_t i = 0; i < N; ++i) ASSERT_TRUE(same(out.lane[i], A::digest(text.lane[i]))) << "lane " << i;
}

template <linnet::Xof A, size_t N>
void expect_lanes_equal(random_source& random, size_t data_size, size_t text_size) {
    using W = linnet::lanes<uint64_t, N>;
    const lane_bytes<N> name(random, data_size), text(random, text_size);
    const size_t size = A::digest_size + text_size;
    lane_bytes<N> expected(size);
    if constexpr (linnet::CustomizableXof<A>) {
        for (size_t i = 0; i < N; ++i) ASSERT_TRUE(A::digest(name.lane[i], text.lane[i], expected.lane[i]));
        ASSERT_EQ(squeezed<A>(scheme_of<A>::template start<W>(name.source(), data_size), text, text_size, size), expected);
    } else {
        for (size_t i = 0; i < N; ++i) A::digest(text.lane[i], expected.lane[i]);
        ASSERT_EQ(squeezed<A>(scheme_of<A>::template start<W>(), text, text_size, size), expected);
    }
}

template <linnet::Mac A, size_t N>
void expect_lanes_equal(random_source& random, size_t, size_t text_size) {
    using W = linnet::lanes<uint64_t, N>;
    const lane_bytes<N> key(random, A::key_size), text(random, text_size);
    lane_bytes<N> expected(A::tag_size);
    for (size_t i = 0; i < N; ++i) {
        const typename A::tag_out tag(expected.lane[i].data(), A::tag_size);
        ASSERT_TRUE(A::compute(fixed<A::key_size>(key.lane[i]), text.lane[i], tag));
    }
    ASSERT_EQ(squeezed<A>(scheme_of<A>::template start<W>(key.source()), text, text_size, A::tag_size), expected);
}

} // namespace linnet_test

#endif
