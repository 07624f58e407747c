// SPDX-License-Identifier: MIT OR Apache-2.0
// Implementations for the suites that users do not get: every algorithm over a word that is not an integer, so its core takes no
// path that is for integers only. Also cores over lanes of any width.
#include "support/lane_bytes.hpp"
#include "support/over_word.hpp"
#include "support/registry.hpp"
#include "support/wrapped.hpp"

#include <every_implementation.hpp>

#include <linnet/linnet.hpp>

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

struct no_integer {
    template <class T>
    using of = wrapped_word<std::conditional_t<linnet::word<T>::size == 8, uint64_t,
                                               std::conditional_t<linnet::word<T>::size == 4, uint32_t, std::uint16_t>>>;
};
template <size_t N>
struct wide {
    template <class T>
    using of = linnet::lanes<T, N>;
};

/// The core for any processor, over another word.
template <class A, class V>
using over = over_word<plain_core_of<A>, typename V::template of<typename plain_core_of<A>::word_type>>;
template <class A, class V>
using core_over = typename over<A, V>::type;

/// The other kinds have no cores over words; neither have MACs with nonces.
template <class A>
inline constexpr bool has_words = linnet::Aead<A> || linnet::Hash<A> || linnet::Xof<A> || (linnet::Mac<A> && !linnet::NonceMac<A>);

/// Whether a core supports words that are not integers.
template <class A>
constexpr bool knows_words = requires { typename over<A, no_integer>::type; };

template <class A, class V>
void add_over(const char* name) {
    using type = typename A::template of_core<linnet::without_choice<core_over<A, V>>>;
    extra_implementations().push_back({A::id, linnet_library::make_implementation<type>(name, linnet_library::always)});
}

const bool added = (linnet::catalog::for_each([]<class A>() {
                        if constexpr (has_words<A>)
                            if constexpr (knows_words<A>) add_over<A, no_integer>("no-integer");
                    }),
                    true);

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
