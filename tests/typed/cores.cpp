// SPDX-License-Identifier: MIT OR Apache-2.0
// The cores of some algorithms over the archetype of a word: they use no more than the concept, and give the same results.
#if !defined(LINNET_SMALL)
#define LINNET_SMALL 1 // tests the same and compiles faster
#endif

#include "support/archetype.hpp"
#include "support/bytes.hpp"
#include "support/over_word.hpp"

#include <linnet/ascon.hpp>
#include <linnet/ascon_v12.hpp>
#include <linnet/describe.hpp>
#include <linnet/grain.hpp>
#include <linnet/hmac.hpp>
#include <linnet/norx.hpp>
#include <linnet/photon_beetle.hpp>
#include <linnet/sparkle.hpp>
#include <linnet/tinyjambu.hpp>
#include <linnet/xoodyak.hpp>

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

/// SHA-2, Sparkle and Grain add words.
template <class A>
inline constexpr bool adds = A::id.find("sha-") != A::id.npos || A::specification.find("Sparkle") != A::specification.npos ||
                             A::id.find("grain") != A::id.npos;
template <class A>
using archetype_of = basic_archetype<typename plain_core_of<A>::word_type, adds<A> ? abilities::arithmetic : abilities::word>;
template <class A>
using archetype_core = typename over_word<plain_core_of<A>, archetype_of<A>>::type;

/// Processes one message by a core, without the bytes layer.
template <class Core>
struct through {
    using source = typename Core::source;
    using sink = typename Core::sink;

    template <class F>
    static void with_key(const bytes& key, const F& f) {
        if constexpr (linnet::detail::HasKey<Core>) {
            auto k = Core::expand_key(source(key.data()));
            f(k);
            k.wipe();
        } else {
            f(source(key.data()));
        }
    }

    template <class State>
    static size_t absorb(State& s, const bytes& message) {
        const size_t whole = linnet::detail::whole_blocks<Core::block_size, Core::traits.holds_last>(message.size());
        if (whole != 0) Core::absorb(s, source(message.data()), whole);
        return whole;
    }
    template <class State>
    static bytes output(State& s, const bytes& message, size_t size) {
        const source from(message.data());
        const size_t done = absorb(s, message);
        bytes out(size);
        const sink to(out.data());
        if constexpr (Core::traits.output_block_size != 0) {
            Core::to_squeezing(s, from, done, message.size() - done);
            Core::squeeze(s, to, size);
        } else {
            Core::finish(s, from, done, message.size() - done, to);
        }
        s.wipe();
        return out;
    }
};

template <class A>
    requires(A::kind == linnet::algorithm_kind::aead)
void expect_same(random_source& random, size_t size) {
    using core = archetype_core<A>;
    using source = typename core::source;
    using sink = typename core::sink;
    const bytes key = random.make(A::key_size), nonce = random.make(A::nonce_size), data = random.make(size),
                text = random.make(size);
    bytes expected(size), expected_tag(A::tag_size), sealed(size), tag(A::tag_size), opened(size), computed(A::tag_size);
    ASSERT_TRUE(
        A::encrypt(fixed<A::key_size>(key), fixed<A::nonce_size>(nonce), data, text, expected, fixed<A::tag_size>(expected_tag)));
    through<core>::with_key(key, [&](const auto& k) {
        const source ad(data.data()), n(nonce.data()), in(sealed.data());
        core::encrypt(k, n, ad, size, source(text.data()), sink(sealed.data()), size, sink(tag.data()));
        if constexpr (core::verify == linnet::verification::before_decryption) {
            core::authenticate(k, n, ad, size, in, size, sink(computed.data()));
            core::decrypt(k, n, in, sink(opened.data()), size);
        } else {
            core::decrypt(k, n, ad, size, in, sink(opened.data()), size, sink(computed.data()));
        }
    });
    ASSERT_EQ(sealed, expected) << A::id << ", " << size;
    ASSERT_EQ(tag, expected_tag) << A::id << ", " << size;
    ASSERT_EQ(opened, text) << A::id << ", " << size;
    ASSERT_EQ(computed, tag) << A::id << ", " << size;
}

template <class A>
    requires(A::kind == linnet::algorithm_kind::hash)
void expect_same(random_source& random, size_t size) {
    const bytes message = random.make(size);
    bytes expected(A::digest_size);
    A::digest(message, fixed<A::digest_size>(expected));
    auto s = archetype_core<A>::initialize();
    ASSERT_EQ(through<archetype_core<A>>::output(s, message, A::digest_size), expected) << A::id << ", " << size;
}

template <class A>
    requires(A::kind == linnet::algorithm_kind::xof)
void expect_same(random_source& random, size_t size) {
    using core = archetype_core<A>;
    const bytes message = random.make(size), customization = random.make(size);
    bytes expected(size);
    if constexpr (linnet::CustomizableXof<A>) {
        ASSERT_TRUE(A::digest(customization, message, expected));
        auto s = core::initialize(typename core::source(customization.data()), size);
        ASSERT_EQ(through<core>::output(s, message, size), expected) << A::id << ", " << size;
    } else {
        A::digest(message, expected);
        auto s = core::initialize();
        ASSERT_EQ(through<core>::output(s, message, size), expected) << A::id << ", " << size;
    }
}

template <class A>
    requires(A::kind == linnet::algorithm_kind::mac)
void expect_same(random_source& random, size_t size) {
    if (size > A::message_size_max) return;
    const bytes key = random.make(A::key_size), message = random.make(size);
    bytes expected(A::tag_size), tag;
    ASSERT_TRUE(
        A::compute(typename A::key_in(key.data(), key.size()), message, typename A::tag_out(expected.data(), expected.size())));
    through<archetype_core<A>>::with_key(key, [&](const auto& k) {
        auto s = archetype_core<A>::initialize(k);
        tag = through<archetype_core<A>>::output(s, message, A::tag_size);
    });
    ASSERT_EQ(tag, expected) << A::id << ", " << size;
}

/// One algorithm for each core and each way to start it.
using some_of_each =
    linnet::algorithm_list<linnet::ascon_aead128, linnet::ascon_aead128_nonce_masked, linnet::ascon_80pq, linnet::ascon_hash256,
                           linnet::ascon_cxof128, linnet::ascon_mac, linnet::ascon_prfshort, linnet::sha_1, linnet::sha_224,
                           linnet::sha_512, linnet::hmac_sha3_256, linnet::hmac_sha_256, linnet::hmac_sha_384, linnet::norx32_4_1,
                           linnet::norx64_4_1, linnet::norx32_4_1_v2, linnet::schwaemm_192_192, linnet::schwaemm_256_128,
                           linnet::esch256, linnet::xoesch384, linnet::tinyjambu_192, linnet::xoodyak, linnet::xoodyak_hash,
                           linnet::xoodyak_xof, linnet::photon_beetle_aead128, linnet::photon_beetle_aead32,
                           linnet::photon_beetle_hash, linnet::grain_128aeadv2>;

TEST(cores, over_the_archetype) {
    random_source random;
    some_of_each::for_each([&]<class A>() {
        if (testing::Test::HasFatalFailure()) return;
        for (size_t size = 0; size <= 2 * A::block_size + 1; ++size) expect_same<A>(random, size);
    });
}

} // namespace
} // namespace linnet_test
