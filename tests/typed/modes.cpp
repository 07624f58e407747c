// SPDX-License-Identifier: MIT OR Apache-2.0
// The modes of a block cipher over GIFT-128, a cipher that none of them was made for, against the modes as specified, over all
// lengths of nonces and tags.
#include "support/gift128_blocks.hpp"
#include "support/textbook_modes.hpp"

#include <linnet/aes_ocb.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/mac.hpp>
#include <linnet/detail/interface/one_shot_cipher.hpp>
#include <linnet/detail/interface/stream.hpp>
#include <linnet/detail/mode/cbc.hpp>
#include <linnet/detail/mode/cbc_mac.hpp>
#include <linnet/detail/mode/ccm.hpp>
#include <linnet/detail/mode/ctr.hpp>
#include <linnet/detail/mode/eax.hpp>
#include <linnet/detail/mode/key_wrap.hpp>
#include <linnet/detail/mode/ocb/ocb.hpp>

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

using linnet::status;

/// Ciphers that process one block at a time, and four.
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

/// All sizes of nonces and tags with texts of random sizes, then all sizes of texts.
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

/// From 65280 bytes on, the length of the associated data is encoded differently.
TEST(modes, ccm_of_long_data) {
    random_source random;
    for (const size_t size : {0xfeffu, 0xff00u, 0xff0fu, 0x10001u})
        expect_equal<linnet::aead<linnet::mode::ccm<one>>>(textbook::ccm, random, 12, 16, size, 5);
}

/// A nonce of 13 bytes leaves two bytes for the length of the text.
TEST(modes, ccm_of_long_text) {
    using A = linnet::aead<linnet::mode::ccm<one>>;
    random_source random;
    const bytes key = random.make(16), nonce = random.make(13);
    for (const size_t size : {size_t{65535}, size_t{65536}}) {
        const bytes text = random.make(size);
        bytes sealed(size, 1), tag(16, 1), opened(size, 1);
        const status expected = size == 65535 ? status::ok : status::length;
        ASSERT_EQ(A::encrypt(fixed<16>(key), nonce, {}, text, sealed, fixed<16>(tag)), expected);
        ASSERT_EQ(A::decrypt(fixed<16>(key), nonce, {}, sealed, fixed<16>(tag), opened), expected);
        ASSERT_EQ(expected == status::ok, opened == text);
        A::encryptor e(fixed<16>(key), nonce, size_t{0}, size);
        ASSERT_EQ(bool(e.update(text, sealed)), expected == status::ok);
    }
    static_assert(A::message_size_max_under(7) == SIZE_MAX && A::message_size_max_under(12) == 0xffffff);
}

/// CCM has no odd tag sizes.
TEST(modes, ccm_has_even_tags) {
    using A = linnet::aead<linnet::mode::ccm<one>>;
    const bytes key(16), nonce(12), text(3);
    bytes sealed(3);
    for (size_t size = 0; size <= 18; ++size) {
        bytes tag(size, 1);
        const bool fits = size >= 4 && size <= 16 && size % 2 == 0;
        EXPECT_EQ(A::keyed(fixed<16>(key), size).encrypt(nonce, {}, text, sealed, tag), fits ? status::ok : status::argument)
            << size;
    }
}

/// The length of the tag is bound: a shorter tag is not a prefix of a longer one.
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

/// A message in two pieces; announced lengths come first.
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
            ASSERT_TRUE(stream.update_aad(view(data).first(data_cut)) && stream.update_aad(view(data).subspan(data_cut)));
            ASSERT_TRUE(stream.update(from.first(cut), to.first(cut)) && stream.update(from.subspan(cut), to.subspan(cut)));
        };
        typename A::encryptor e(k, nonce, lengths...);
        pass(e, text, streamed);
        ASSERT_TRUE(e.finish(streamed_tag));
        ASSERT_EQ(streamed, sealed);
        ASSERT_EQ(streamed_tag, tag);
        typename A::decryptor d(k, nonce, lengths...);
        pass(d, sealed, streamed);
        ASSERT_TRUE(d.verify(tag));
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

TEST(modes, cbc_mac) {
    using A = linnet::mac<linnet::mode::cbc_mac<one>>;
    random_source random;
    for (size_t size = 0; size <= 70; ++size) {
        const bytes key = random.make(16), message = random.make(size);
        bytes tag(16), padded = message, chain(16);
        padded.resize(std::max((size + 15) / 16, size_t{1}) * 16);
        for (size_t at = 0; at < padded.size(); at += 16)
            chain = cipher_of(key)(textbook::add(chain, textbook::part(padded, at, 16)));
        ASSERT_TRUE(A::compute(fixed<16>(key), message, fixed<16>(tag)));
        ASSERT_EQ(tag, chain) << size;
    }
}

/// Counter mode with a limited text length, like other stream ciphers.
struct limited_ctr : linnet::mode::ctr<four> {
    static constexpr linnet::detail::cipher_traits traits{.text_size_max = 100};
};

TEST(modes, ctr) {
    using A = linnet::stream_cipher<linnet::mode::ctr<four>>;
    random_source random;
    for (size_t size = 0; size <= 200; ++size) {
        const bytes key = random.make(16), nonce = random.make(16), text = random.make(size);
        bytes hidden(size);
        ASSERT_TRUE(A::crypt(fixed<16>(key), fixed<16>(nonce), text, hidden));
        ASSERT_EQ(hidden, textbook::ctr(cipher_of(key), nonce, text)) << size;
    }
}

TEST(modes, ctr_of_limited_size) {
    using A = linnet::stream_cipher<limited_ctr>;
    const bytes key(16), nonce(16), text(101);
    bytes hidden(101, 1);
    EXPECT_EQ(A::crypt(fixed<16>(key), fixed<16>(nonce), text, hidden), status::length);
    EXPECT_TRUE(all_zero(hidden));
    A::cipher c(fixed<16>(key), fixed<16>(nonce));
    EXPECT_TRUE(c.seek(100) && c.update({}, {}));
    EXPECT_EQ(c.seek(101), status::length);
    EXPECT_EQ(c.seek(0), status::order);
    A::cipher past(fixed<16>(key), fixed<16>(nonce));
    EXPECT_TRUE(past.seek(60));
    EXPECT_EQ(past.update(view(text).first(41), std::span(hidden).first(41)), status::length);
}

TEST(modes, cbc) {
    using A = linnet::cbc<linnet::mode::cbc_pkcs7<four>>;
    random_source random;
    for (size_t size = 0; size <= 200; ++size) {
        const bytes key = random.make(16), nonce = random.make(16), text = random.make(size);
        bytes padded = text, expected, hidden(A::ciphertext_size(size)), back(hidden.size());
        padded.resize(hidden.size(), static_cast<uint8_t>(hidden.size() - size));
        bytes chain = nonce;
        for (size_t at = 0; at < padded.size(); at += 16) {
            chain = cipher_of(key)(textbook::add(chain, textbook::part(padded, at, 16)));
            expected = textbook::operator+(expected, chain);
        }
        ASSERT_TRUE(A::encrypt(fixed<16>(key), fixed<16>(nonce), text, hidden));
        ASSERT_EQ(hidden, expected) << size;
        size_t opened = 0;
        ASSERT_TRUE(A::decrypt(fixed<16>(key), fixed<16>(nonce), hidden, back, opened));
        back.resize(opened);
        ASSERT_EQ(back, text) << size;
    }
}

template <class A>
void expect_key_wrap(size_t size) {
    random_source random;
    const bytes key = random.make(16), text = random.make(size);
    bytes wrapped(A::ciphertext_size(size)), back(A::plaintext_room(wrapped.size()));
    size_t opened = 0;
    ASSERT_TRUE(A::wrap(fixed<16>(key), text, wrapped));
    ASSERT_TRUE(A::unwrap(fixed<16>(key), wrapped, back, opened));
    back.resize(opened);
    ASSERT_EQ(back, text) << size;
}
TEST(modes, key_wrap) {
    for (size_t size = 16; size <= 80; size += 8) expect_key_wrap<linnet::keywrap<linnet::mode::kw<one>>>(size);
    for (size_t size = 1; size <= 40; ++size) expect_key_wrap<linnet::keywrap<linnet::mode::kwp<one>>>(size);
}

/// From 2^32 bytes on, the length of the associated data takes ten bytes (RFC 3610, section 2.2).
TEST(modes, ccm_of_very_long_data) {
    using core = linnet::mode::ccm<one>;
    const bytes key(16), nonce(12);
    const auto r = core::initialize(core::expand_key(key.data()), {nonce.data(), nonce.size()}, size_t{0x123456789a}, 0, 16);
    bytes rest(16);
    r.rest.store(rest.data(), 0);
    EXPECT_EQ(r.rest_size, 10u);
    EXPECT_EQ(rest, (bytes{0xff, 0xff, 0, 0, 0, 0x12, 0x34, 0x56, 0x78, 0x9a, 0, 0, 0, 0, 0, 0}));
}

/// Beyond 2^14 blocks, an L_j is not stored with the key.
TEST(modes, ocb_of_long_text) {
    using plain = linnet::aead<linnet::mode::ocb<linnet::aes<16>>>;
    random_source random;
    const bytes key = random.make(16), nonce = random.make(12), text = random.make((size_t{1} << 18) + 300);
    bytes sealed(text.size()), expected(text.size()), tag(16), expected_tag(16), opened(text.size());
    ASSERT_TRUE(plain::encrypt(fixed<16>(key), nonce, {}, text, expected, fixed<16>(expected_tag)));
    ASSERT_TRUE(linnet::aes_128_ocb::encrypt(fixed<16>(key), nonce, {}, text, sealed, fixed<16>(tag)));
    EXPECT_EQ(sealed, expected);
    EXPECT_EQ(tag, expected_tag);
    ASSERT_TRUE(linnet::aes_128_ocb::decrypt(fixed<16>(key), nonce, {}, sealed, fixed<16>(tag), opened));
    EXPECT_EQ(opened, text);
}

} // namespace
} // namespace linnet_test
