// SPDX-License-Identifier: MIT OR Apache-2.0
// The modes of a block cipher over GIFT-128, a cipher that none of them was made for, against the modes as their specifications
// tell them, over all lengths of nonces and tags.
#include "support/gift128_blocks.hpp"
#include "support/textbook_modes.hpp"

#include <linnet/interface/aead.hpp>
#include <linnet/interface/mac.hpp>
#include <linnet/mode/ccm.hpp>
#include <linnet/mode/eax.hpp>
#include <linnet/mode/ocb.hpp>

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

using linnet::outcome;

/// One at a time, and four.
using one = gift128_blocks<uint32_t>;
using four = gift128_blocks<uint32_t, 4>;

textbook::cipher cipher_of(const bytes& key) {
    return [k = one::expand_key(key.data())](const bytes& from) {
        one::block b[1] = {one::block::load(from.data(), 0)};
        one::encrypt(k, b);
        bytes out(16);
        b[0].store(out.data(), 0);
        return out;
    };
}

using textbook_aead = bytes (*)(const textbook::cipher&, const bytes&, const bytes&, const bytes&, size_t);

template <class A>
void expect_equal(textbook_aead reference, random_source& random, size_t nonce_size, size_t tag_size, size_t data_size,
                  size_t text_size) {
    const bytes key = random.make(16), nonce = random.make(nonce_size), data = random.make(data_size),
                text = random.make(text_size);
    const typename A::keyed k(fixed<16>(key), tag_size);
    bytes sealed(text_size), tag(tag_size), opened(text_size);
    ASSERT_TRUE(k.encrypt(nonce, data, text, sealed, tag));
    ASSERT_EQ(textbook::operator+(sealed, tag), reference(cipher_of(key), nonce, data, text, tag_size))
        << "nonce " << nonce_size << ", tag " << tag_size << ", data " << data_size << ", text " << text_size;
    ASSERT_TRUE(k.decrypt(nonce, data, sealed, tag, opened));
    ASSERT_EQ(opened, text);
}

/// Every size of nonces and of tags with texts of random sizes, then every size of texts.
template <class A>
void expect_mode(textbook_aead reference) {
    random_source random;
    for (size_t nonce = A::nonce_size_min; nonce <= std::min(A::nonce_size_max, size_t{35}); ++nonce)
        for (size_t tag = A::tag_size_min; tag <= A::tag_size_max; tag += A::tag_size_step)
            for (int trial = 0; trial < 3; ++trial)
                expect_equal<A>(reference, random, nonce, tag, random.up_to(50), random.up_to(200));
    for (size_t size = 0; size <= 160; ++size) {
        expect_equal<A>(reference, random, A::nonce_size, 16, random.up_to(50), size);
        expect_equal<A>(reference, random, A::nonce_size, 16, size, random.up_to(50));
    }
}

TEST(modes, ccm) { expect_mode<linnet::aead<linnet::mode::ccm<one>>>(textbook::ccm); }
TEST(modes, eax) { expect_mode<linnet::aead<linnet::mode::eax<one>>>(textbook::eax); }
TEST(modes, ocb) {
    expect_mode<linnet::aead<linnet::mode::ocb<one>>>(textbook::ocb);
    expect_mode<linnet::aead<linnet::mode::ocb<four>>>(textbook::ocb);
}

/// From 65280 bytes on the length of the associated data is written in another way.
TEST(modes, ccm_of_long_data) {
    random_source random;
    for (const size_t size : {0xfeffu, 0xff00u, 0xff0fu, 0x10001u})
        expect_equal<linnet::aead<linnet::mode::ccm<one>>>(textbook::ccm, random, 12, 16, size, 5);
}

/// A nonce of 13 bytes leaves two for the length of the text.
TEST(modes, ccm_of_long_text) {
    using A = linnet::aead<linnet::mode::ccm<one>>;
    random_source random;
    const bytes key = random.make(16), nonce = random.make(13);
    for (const size_t size : {size_t{65535}, size_t{65536}}) {
        const bytes text = random.make(size);
        bytes sealed(size, 1), tag(16, 1), opened(size, 1);
        const outcome expected = size == 65535 ? outcome::ok : outcome::length;
        ASSERT_EQ(A::try_encrypt(fixed<16>(key), nonce, {}, text, sealed, fixed<16>(tag)), expected);
        ASSERT_EQ(A::try_decrypt(fixed<16>(key), nonce, {}, sealed, fixed<16>(tag), opened), expected);
        ASSERT_EQ(expected == outcome::ok, opened == text);
        A::encryptor e(fixed<16>(key), nonce, size_t{0}, size);
        ASSERT_EQ(e.update(text, sealed), expected == outcome::ok);
    }
    static_assert(A::message_size_max_under(7) == SIZE_MAX && A::message_size_max_under(12) == 0xffffff);
}

/// Odd sizes of tags are none of CCM's.
TEST(modes, ccm_has_even_tags) {
    using A = linnet::aead<linnet::mode::ccm<one>>;
    const bytes key(16), nonce(12), text(3);
    bytes sealed(3);
    for (size_t size = 0; size <= 18; ++size) {
        bytes tag(size, 1);
        const bool fits = size >= 4 && size <= 16 && size % 2 == 0;
        EXPECT_EQ(A::keyed(fixed<16>(key), size).try_encrypt(nonce, {}, text, sealed, tag), fits ? outcome::ok : outcome::argument)
            << size;
    }
}

/// The length of the tag is bound: a shorter one is no beginning of a longer one.
template <class A>
void expect_tag_size_bound() {
    const bytes key(16), nonce(12), text(3);
    bytes sealed(3), longer(16), shorter(8);
    ASSERT_TRUE(typename A::keyed(fixed<16>(key), 16).encrypt(nonce, {}, text, sealed, longer));
    ASSERT_TRUE(typename A::keyed(fixed<16>(key), 8).encrypt(nonce, {}, text, sealed, shorter));
    EXPECT_NE(shorter, textbook::part(longer, 0, 8));
}
TEST(modes, tag_sizes_are_bound) {
    expect_tag_size_bound<linnet::aead<linnet::mode::ccm<one>>>();
    expect_tag_size_bound<linnet::aead<linnet::mode::ocb<one>>>();
}

/// A message in two pieces, whichever lengths come first.
template <class A, class... Lengths>
void expect_stream(random_source& random, size_t data_size, size_t text_size, Lengths... lengths) {
    const bytes key = random.make(16), nonce = random.make(A::nonce_size), data = random.make(data_size),
                text = random.make(text_size);
    bytes sealed(text_size), tag(16), streamed(text_size), streamed_tag(16);
    const typename A::keyed k(fixed<16>(key));
    ASSERT_TRUE(k.encrypt(nonce, data, text, sealed, tag));
    for (size_t cut = 0; cut <= text_size; cut += 5) {
        const size_t data_cut = std::min(cut, data_size);
        const auto pass = [&](auto& stream, view from, std::span<uint8_t> to) {
            ASSERT_TRUE(stream.associate(view(data).first(data_cut)) && stream.associate(view(data).subspan(data_cut)));
            ASSERT_TRUE(stream.update(from.first(cut), to.first(cut)) && stream.update(from.subspan(cut), to.subspan(cut)));
        };
        typename A::encryptor e(k, nonce, lengths...);
        pass(e, text, streamed);
        ASSERT_TRUE(e.finish(streamed_tag));
        ASSERT_EQ(streamed, sealed);
        ASSERT_EQ(streamed_tag, tag);
        typename A::decryptor d(k, nonce, lengths...);
        pass(d, sealed, streamed);
        ASSERT_TRUE(d.finish(tag));
        ASSERT_EQ(streamed, text);
    }
}
TEST(modes, streams) {
    random_source random;
    for (size_t size = 0; size <= 70; size += 3) {
        expect_stream<linnet::aead<linnet::mode::eax<one>>>(random, size, 70 - size);
        expect_stream<linnet::aead<linnet::mode::ccm<one>>>(random, size, 70 - size, size, 70 - size);
    }
}

TEST(modes, cmac) {
    using A = linnet::mac<linnet::mode::cmac<one>>;
    random_source random;
    for (size_t size = 0; size <= 70; ++size) {
        const bytes key = random.make(16), message = random.make(size);
        bytes tag(16);
        ASSERT_TRUE(A::compute(fixed<16>(key), message, fixed<16>(tag)));
        ASSERT_EQ(tag, textbook::cmac(cipher_of(key), message)) << size;
        ASSERT_TRUE(A::verify(fixed<16>(key), message, fixed<16>(tag)));
        A::authenticator a(fixed<16>(key));
        ASSERT_TRUE(a.update(view(message).first(size / 2)) && a.update(view(message).subspan(size / 2)));
        ASSERT_TRUE(a.verify(fixed<16>(tag)));
    }
}

} // namespace
} // namespace linnet_test
