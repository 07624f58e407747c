// SPDX-License-Identifier: MIT OR Apache-2.0
// Every kind of algorithm, and every variant that the concepts allow: a toy algorithm of each goes through the interface types, the
// catalog's entry and calls that must be refused.
#include "support/toys.hpp"

#include <linnet/ascon.hpp>
#include <linnet/describe.hpp>
#include <linnet/hmac.hpp>
#include <linnet/kmac.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace linnet_test {
namespace {

using bytes = std::vector<uint8_t>;

static_assert(linnet::OnlineAead<toy_aead> && !linnet::AnnouncedAead<toy_aead>);
static_assert(linnet::AnnouncedAead<toy_announced_aead> && !linnet::OnlineAead<toy_announced_aead>);
static_assert(linnet::Mac<toy_mac> && linnet::Kdf<toy_kdf> && linnet::SeekableStreamCipher<toy_stream>);
static_assert(linnet::SecretBox<toy_secretbox> && linnet::KeyExchange<toy_kex>);

// An algorithm of one kind is not one of another.
static_assert(linnet::PlainMac<toy_mac> && !linnet::NonceMac<toy_mac> && linnet::NonceMac<toy_nonce_mac> &&
              linnet::Mac<toy_nonce_mac>);
static_assert(linnet::CustomizableMac<linnet::kmac128> && !linnet::CustomizableMac<toy_mac> &&
              !linnet::CustomizableMac<linnet::hmac_sha_256> && !linnet::NonceMac<linnet::kmac256>);
static_assert(!linnet::PlainMac<toy_nonce_mac> && linnet::describe<toy_nonce_mac>().nonce_size == 5);
static_assert(!linnet::Aead<toy_secretbox> && !linnet::SecretBox<toy_aead> && !linnet::Mac<toy_kdf> && !linnet::Kdf<toy_mac>);

/// Whether HMAC exists over a hash function with such sizes.
template <size_t DigestSize, size_t BlockSize>
struct sized_hash : linnet::mode::merkle_damgard<linnet::detail::sha_256_scheme, uint32_t> {
    static constexpr size_t digest_size = DigestSize;
    static constexpr size_t block_size = BlockSize;
};
template <class Hash>
concept has_hmac = requires { typename linnet::mode::hmac<Hash>; };
static_assert(has_hmac<sized_hash<32, 64>> && has_hmac<sized_hash<32, 32>> && !has_hmac<sized_hash<32, 8>>);

constexpr auto aead_entry = linnet::describe<toy_aead>();
static_assert(aead_entry.key_size_min == 16 && aead_entry.key_size_max == 16 && aead_entry.block_size == 8);
static_assert(aead_entry.nonce_size_min == 1 && aead_entry.nonce_size == 12 && aead_entry.nonce_size_max == 20);
static_assert(aead_entry.tag_size_min == 4 && aead_entry.tag_size == 16 && aead_entry.tag_size_max == 16);
static_assert(aead_entry.message_size_max == 40 && aead_entry.output_size_max == 0);

constexpr auto mac_entry = linnet::describe<toy_mac>();
static_assert(mac_entry.key_size_min == 3 && mac_entry.key_size == 16 && mac_entry.key_size_max == 50);
static_assert(mac_entry.tag_size_min == 4 && mac_entry.tag_size == 6 && mac_entry.tag_size_max == 8);

constexpr auto kdf_entry = linnet::describe<toy_kdf>();
static_assert(kdf_entry.key_size_min == 16 && kdf_entry.info_size_max == 20 && kdf_entry.output_size_max == 2040);
static_assert(kdf_entry.salt_size_max == SIZE_MAX && kdf_entry.message_size_max == 0);

constexpr auto stream_entry = linnet::describe<toy_stream>();
static_assert(stream_entry.nonce_size_min == 8 && stream_entry.nonce_size_max == 24 && stream_entry.message_size_max == 100);

constexpr auto kex_entry = linnet::describe<toy_kex>();
static_assert(kex_entry.key_size == 8 && kex_entry.public_key_size == 8 && kex_entry.shared_secret_size == 8);
static_assert(linnet::describe<toy_secretbox>().tag_size == 16 && to_string(algorithm_kind::secretbox) == "secretbox");

bytes counting(size_t size) {
    bytes out(size);
    for (size_t i = 0; i < size; ++i) out[i] = static_cast<uint8_t>(i + 1);
    return out;
}
bool all_zero(const bytes& b) {
    return std::all_of(b.begin(), b.end(), [](uint8_t x) { return x == 0; });
}

template <size_t Size>
const std::array<uint8_t, Size> some = [] {
    std::array<uint8_t, Size> out{};
    for (size_t i = 0; i < Size; ++i) out[i] = static_cast<uint8_t>(7 * i + 3);
    return out;
}();

TEST(kinds, nonces_of_a_range) {
    const bytes text = counting(20);
    for (size_t size = 0; size <= 22; ++size) {
        const bytes nonce = counting(size);
        bytes sealed(20, 0xff), tag(16, 0xff), opened(20, 0xff);
        const bool fits = size >= 1 && size <= 20;
        const auto tag_span = std::span<uint8_t, 16>(tag);
        ASSERT_EQ(toy_aead::encrypt(some<16>, nonce, {}, text, sealed, tag_span), fits ? status::ok : status::length);
        ASSERT_EQ(all_zero(sealed) && all_zero(tag), !fits);
        ASSERT_EQ(toy_aead::decrypt(some<16>, nonce, {}, sealed, tag_span, opened), fits ? status::ok : status::length);
        ASSERT_EQ(opened, fits ? text : bytes(20));
        toy_aead::encryptor e(some<16>, nonce);
        ASSERT_EQ(bool(e.update_aad({})), fits);
        toy_aead::keyed k(some<16>);
        ASSERT_EQ(bool(k.encrypt(nonce, {}, text, sealed, tag)), fits);
    }
}

TEST(kinds, tags_of_a_range) {
    const bytes text = counting(20), nonce = counting(12);
    bytes whole(16);
    bytes sealed(20);
    ASSERT_TRUE(toy_aead::encrypt(some<16>, nonce, {}, text, sealed, std::span<uint8_t, 16>(whole)));
    for (size_t size = 0; size <= 18; ++size) {
        bytes tag(size, 0xff), opened(20, 0xff);
        const status expected = size >= 4 && size <= 16 ? status::ok : status::argument;
        const toy_aead::keyed k(some<16>, size);
        ASSERT_EQ(k.encrypt(nonce, {}, text, sealed, tag), expected);
        ASSERT_EQ(k.decrypt(nonce, {}, sealed, tag, opened), expected);
        if (expected != status::ok) {
            ASSERT_TRUE(all_zero(tag) && all_zero(sealed) && all_zero(opened));
            continue;
        }
        ASSERT_EQ(tag, bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
        tag.pop_back();
        ASSERT_EQ(k.decrypt(nonce, {}, sealed, tag, opened), status::length);
        tag.push_back(static_cast<uint8_t>(whole[size - 1] ^ 1));
        ASSERT_EQ(k.decrypt(nonce, {}, sealed, tag, opened), status::not_authentic);
        ASSERT_TRUE(all_zero(opened));
    }
}

/// Ciphertext and tag in one buffer, with a keyed context and in place, and sizes that do not fit.
template <class Algo>
void expect_sealed() {
    const bytes nonce = counting(Algo::nonce_size), data = counting(7);
    const std::span<const uint8_t, Algo::nonce_size> n(nonce);
    for (const size_t size : {0u, 1u, 15u, 16u, 33u}) {
        const bytes text = counting(size);
        bytes apart(size), together(size + Algo::tag_size), opened(size);
        std::array<uint8_t, Algo::tag_size> tag{};
        ASSERT_TRUE(Algo::encrypt(some<Algo::key_size>, n, data, text, apart, tag));
        apart.insert(apart.end(), tag.begin(), tag.end());
        ASSERT_TRUE(Algo::seal(some<Algo::key_size>, n, data, text, together));
        ASSERT_EQ(together, apart);
        ASSERT_TRUE(Algo::open(some<Algo::key_size>, n, data, together, opened));
        ASSERT_EQ(opened, text);

        bytes in_place = text;
        in_place.resize(together.size());
        const typename Algo::keyed key(some<Algo::key_size>);
        ASSERT_TRUE(key.seal(n, data, std::span(in_place).first(size), in_place));
        ASSERT_EQ(in_place, together);
        ASSERT_TRUE(key.open(n, data, in_place, std::span(in_place).first(size)));
        ASSERT_TRUE(std::equal(text.begin(), text.end(), in_place.begin()));

        for (const size_t wrong : {size_t{0}, Algo::tag_size - 1, size + Algo::tag_size - 1, size + Algo::tag_size + 1}) {
            bytes box(wrong, 0xff);
            ASSERT_EQ(Algo::seal(some<Algo::key_size>, n, data, text, box), status::length);
            ASSERT_TRUE(all_zero(box));
            box.assign(wrong, 0xff);
            ASSERT_EQ(key.seal(n, data, text, box), status::length);
            ASSERT_TRUE(all_zero(box));
            opened.assign(size + 1, 0xff);
            ASSERT_EQ(Algo::open(some<Algo::key_size>, n, data, bytes(wrong, 1), opened),
                      wrong == size + 1 + Algo::tag_size ? status::not_authentic : status::length);
            ASSERT_TRUE(all_zero(opened));
            opened.assign(size + 1, 0xff);
            ASSERT_EQ(key.open(n, data, bytes(wrong, 1), opened),
                      wrong == size + 1 + Algo::tag_size ? status::not_authentic : status::length);
            ASSERT_TRUE(all_zero(opened));
        }
        together.back() ^= 1;
        opened.assign(size, 0xff);
        ASSERT_EQ(Algo::open(some<Algo::key_size>, n, data, together, opened), status::not_authentic);
        ASSERT_TRUE(all_zero(opened));
    }
}

TEST(kinds, sealed_in_one_buffer) {
    expect_sealed<linnet::ascon_aead128>();
    expect_sealed<toy_announced_aead>();
}

TEST(kinds, sealed_with_a_tag_of_the_size_that_is_fixed) {
    const bytes nonce = counting(12), text = counting(20);
    bytes whole(36), opened(20);
    ASSERT_TRUE(toy_aead::seal(some<16>, nonce, {}, text, whole));
    toy_aead::keyed key(some<16>, 5);
    bytes box(25);
    ASSERT_TRUE(key.seal(nonce, {}, text, box));
    ASSERT_EQ(box, bytes(whole.begin(), whole.begin() + 25));
    ASSERT_TRUE(key.open(nonce, {}, box, opened));
    ASSERT_EQ(opened, text);
    ASSERT_EQ(key.open(nonce, {}, whole, opened), status::length);
    key.wipe();
    ASSERT_EQ(key.seal(nonce, {}, text, box), status::order);
    ASSERT_TRUE(all_zero(box));
    ASSERT_EQ(key.open(nonce, {}, bytes(20), opened), status::order);

    linnet::ascon_aead128::keyed none(some<16>);
    none.wipe();
    box.assign(36, 0xff);
    ASSERT_EQ(none.seal(some<16>, {}, text, box), status::order);
    ASSERT_TRUE(all_zero(box));
    box.assign(1, 0xff);
    ASSERT_EQ(none.seal(some<16>, {}, text, box), status::order);
    ASSERT_TRUE(all_zero(box));
    for (const size_t size : {size_t{0}, size_t{3}, size_t{17}, SIZE_MAX}) {
        const toy_aead::keyed wrong(some<16>, size);
        box.assign(2, 0xff);
        opened.assign(2, 0xff);
        ASSERT_EQ(wrong.seal(nonce, {}, text, box), status::argument);
        ASSERT_EQ(wrong.open(nonce, {}, bytes(2), opened), status::argument);
        ASSERT_TRUE(all_zero(box) && all_zero(opened));
    }
}

template <class Text>
concept has_bytes = requires(Text text) { linnet::bytes_of(text); };
static_assert(has_bytes<const char (&)[4]> && !has_bytes<char (&)[4]> && !has_bytes<std::nullptr_t> && !has_bytes<int>);

TEST(kinds, bytes_of_other_types) {
    const std::string text = "hello";
    const auto digest = linnet::ascon_hash256::digest(bytes{'h', 'e', 'l', 'l', 'o'});
    ASSERT_EQ(linnet::ascon_hash256::digest(linnet::bytes_of("hello")), digest);
    ASSERT_EQ(linnet::ascon_hash256::digest(linnet::bytes_of(text)), digest);
    ASSERT_EQ(linnet::ascon_hash256::digest(linnet::bytes_of(text.c_str())), digest);
    ASSERT_EQ(linnet::bytes_of("a\0b").size(), 3);
    ASSERT_TRUE(linnet::bytes_of("").empty());
    static_assert(decltype(linnet::bytes_of("a key of 16 byte"))::extent == 16);

    const std::array<std::byte, 16> key{std::byte{1}};
    std::array<std::byte, 16> tag{};
    std::vector<std::byte> sealed(text.size());
    ASSERT_TRUE(linnet::ascon_aead128::encrypt(linnet::bytes_of(key), linnet::bytes_of(key), {}, linnet::bytes_of(text),
                                               linnet::bytes_of(sealed), linnet::bytes_of(tag)));
    ASSERT_TRUE(linnet::ascon_aead128::decrypt(linnet::bytes_of(key), linnet::bytes_of(key), {},
                                               linnet::bytes_of(std::span<const std::byte>(sealed)), linnet::bytes_of(tag),
                                               linnet::bytes_of(sealed)));
    ASSERT_TRUE(std::ranges::equal(linnet::bytes_of(sealed), linnet::bytes_of(text)));
}

TEST(kinds, text_of_limited_size) {
    const bytes nonce = counting(12);
    for (const size_t size : {size_t{40}, size_t{41}}) {
        bytes sealed(size, 0xff);
        std::array<uint8_t, 16> tag{};
        ASSERT_EQ(toy_aead::encrypt(some<16>, nonce, {}, counting(size), sealed, tag), size == 40 ? status::ok : status::length);
        ASSERT_EQ(all_zero(sealed), size != 40);
    }
}

TEST(kinds, pieces_of_a_text_of_limited_size) {
    const bytes nonce = counting(12), text = counting(60);
    bytes sealed(60, 0xff);
    toy_limited_aead::encryptor e(some<16>, nonce);
    ASSERT_EQ(e.update(text, sealed), status::ok);
    ASSERT_EQ(e.update(bytes_in(text).first(40), bytes_out(sealed).first(40)), status::ok);
    ASSERT_EQ(e.update(bytes_in(text).first(1), bytes_out(sealed).first(1)), status::length);
    ASSERT_EQ(sealed[0], 0);
    ASSERT_EQ(e.update({}, {}), status::order);
}

/// A stream in two pieces against the one-shot call with the same tag size.
template <class A, class... Lengths>
void expect_stream(size_t data_size, size_t text_size, size_t cut, size_t tag_size, Lengths... lengths) {
    const bytes nonce = counting(12), data = counting(data_size), text = counting(text_size);
    bytes sealed(text_size), tag(tag_size), streamed(text_size), streamed_tag(tag_size), opened(text_size);
    const typename A::keyed k(some<16>, tag_size);
    ASSERT_TRUE(k.encrypt(nonce, data, text, sealed, tag));
    ASSERT_TRUE(k.decrypt(nonce, data, sealed, tag, opened));
    ASSERT_EQ(opened, text);
    typename A::encryptor e(k, nonce, lengths...);
    typename A::decryptor d(k, nonce, lengths...);
    const bytes_in in(text), from(sealed);
    const bytes_out out(streamed), to(opened);
    ASSERT_TRUE(e.update_aad(data) && e.update(in.first(cut), out.first(cut)) && e.update(in.subspan(cut), out.subspan(cut)));
    ASSERT_TRUE(e.finish(streamed_tag));
    ASSERT_EQ(streamed, sealed);
    ASSERT_EQ(streamed_tag, tag);
    ASSERT_TRUE(d.update_aad(data) && d.update(from.first(cut), to.first(cut)) && d.update(from.subspan(cut), to.subspan(cut)));
    ASSERT_TRUE(d.verify(tag));
    ASSERT_EQ(opened, text);
    ASSERT_EQ(d.verify(tag), status::order);
}

TEST(kinds, streams) {
    for (size_t size = 0; size <= 40; ++size)
        for (size_t cut = 0; cut <= size; cut += 3) {
            expect_stream<toy_aead>(size / 2, size, cut, 16);
            expect_stream<toy_announced_aead>(size / 2, size, cut, 8, size / 2, size);
        }
}

TEST(kinds, lengths_that_were_announced) {
    const bytes nonce = counting(12), text = counting(10);
    bytes out(10, 0xff), tag(16, 0xff);
    using encryptor = toy_announced_aead::encryptor;
    encryptor too_much_data(some<16>, nonce, size_t{4}, size_t{10});
    EXPECT_EQ(too_much_data.update_aad(counting(5)), status::length);
    EXPECT_EQ(too_much_data.update_aad({}), status::order);
    encryptor too_much_text(some<16>, nonce, size_t{0}, size_t{9});
    EXPECT_EQ(too_much_text.update(text, out), status::length);
    EXPECT_TRUE(all_zero(out));
    encryptor too_little(some<16>, nonce, size_t{0}, size_t{11});
    EXPECT_TRUE(too_little.update(text, out));
    EXPECT_EQ(too_little.finish(tag), status::length);
    EXPECT_TRUE(all_zero(tag));
    encryptor too_long(some<16>, nonce, size_t{0}, size_t{41});
    EXPECT_FALSE(too_long.update_aad({}));
}

TEST(kinds, tag_size_that_is_bound) {
    const bytes nonce = counting(12), text = counting(10);
    bytes sealed(10), longer(8), shorter(4);
    ASSERT_TRUE(toy_announced_aead::keyed(some<16>, 8).encrypt(nonce, {}, text, sealed, longer));
    ASSERT_TRUE(toy_announced_aead::keyed(some<16>, 4).encrypt(nonce, {}, text, sealed, shorter));
    EXPECT_NE(shorter, bytes(longer.begin(), longer.begin() + 4));
}

TEST(kinds, codes_with_keys_of_a_range) {
    const bytes text = counting(20);
    for (size_t size = 0; size <= 52; ++size) {
        const bytes key = counting(size);
        const status expected = size >= 3 && size <= 50 ? status::ok : status::length;
        bytes tag(6, 0xff), again(6, 0xff);
        ASSERT_EQ(toy_mac::compute(key, text, tag), expected);
        ASSERT_EQ(toy_mac::verify(key, text, tag), expected);
        const toy_mac::keyed k(key);
        ASSERT_EQ(k.compute(text, again), expected);
        ASSERT_EQ(again, tag);
        ASSERT_EQ(k.verify(text, tag), expected);
        toy_mac::authenticator a(key), b(k);
        ASSERT_EQ(a.update(text), expected);
        ASSERT_EQ(b.update(text), expected);
        ASSERT_EQ(a.verify(tag), expected);
        ASSERT_EQ(b.verify(tag), expected);
        ASSERT_EQ(all_zero(tag), expected != status::ok);
    }
}

TEST(kinds, codes_with_tags_of_a_range) {
    const bytes text = counting(20), key = counting(16);
    bytes whole(8);
    ASSERT_TRUE(toy_mac::compute(key, text, whole));
    for (size_t size = 0; size <= 10; ++size) {
        const bool fits = size >= 4 && size <= 8;
        bytes tag(size, 0xff);
        ASSERT_EQ(toy_mac::compute(key, text, tag), fits ? status::ok : status::length);
        ASSERT_EQ(toy_mac::verify(key, text, tag), fits ? status::ok : status::length);
        const toy_mac::keyed k(key, size);
        ASSERT_EQ(k.compute(text, tag), fits ? status::ok : status::argument);
        ASSERT_EQ(k.verify(text, tag), fits ? status::ok : status::argument);
        if (!fits) continue;
        ASSERT_EQ(tag, bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
        ASSERT_EQ(k.verify(text, size == 4 ? bytes_in(whole).first(5) : bytes_in(whole).first(4)), status::length);
        tag[0] ^= 1;
        ASSERT_EQ(k.verify(text, tag), status::not_authentic);
        toy_mac::authenticator a(k);
        ASSERT_TRUE(a.update(text));
        ASSERT_EQ(a.verify(tag), status::not_authentic);
        ASSERT_EQ(a.update({}), status::order);
    }
}

TEST(kinds, codes_whose_last_block_waits) {
    const bytes key = counting(16);
    for (size_t size = 0; size <= 33; ++size)
        for (size_t cut = 0; cut <= size; ++cut) {
            const bytes text = counting(size);
            bytes tag(6), streamed(6);
            ASSERT_TRUE(toy_mac::compute(key, text, tag));
            toy_mac::authenticator a(key);
            ASSERT_TRUE(a.update(bytes_in(text).first(cut)) && a.update(bytes_in(text).subspan(cut)) && a.finish(streamed));
            ASSERT_EQ(streamed, tag) << size << " bytes cut at " << cut;
        }
}

TEST(kinds, codes_of_limited_messages) {
    const bytes key = counting(16), text = counting(34);
    bytes tag(6, 0xff);
    EXPECT_EQ(toy_mac::compute(key, text, tag), status::length);
    EXPECT_TRUE(all_zero(tag));
    EXPECT_EQ(toy_mac::verify(key, text, tag), status::length);
    EXPECT_EQ(toy_mac::keyed(key).compute(text, tag), status::length);
    toy_mac::authenticator a(key);
    EXPECT_TRUE(a.update(bytes_in(text).first(33)));
    EXPECT_EQ(a.update(bytes_in(text).first(1)), status::length);
    EXPECT_EQ(a.finish(tag), status::order);
}

/// Two sizes whose sum overflows an integer, like the sizes of two long buffers on a 32-bit processor.
TEST(kinds, long_buffers_overlap_too) {
    std::array<uint8_t, 2> two{};
    constexpr size_t half = SIZE_MAX / 2 + 1;
    EXPECT_TRUE(linnet::detail::overlap({two.data(), half}, {two.data() + 1, half + 1}));
    EXPECT_TRUE(linnet::detail::overlap({two.data() + 1, half + 1}, {two.data(), half}));
    EXPECT_FALSE(linnet::detail::overlap({two.data(), 1}, {two.data() + 1, half}));
    EXPECT_FALSE(linnet::detail::overlap({two.data(), 0}, {two.data(), half}));
}

TEST(kinds, codes_of_a_kept_key_refuse_overlap) {
    const bytes key = counting(16);
    bytes text = counting(20);
    const toy_mac::keyed k(key);
    EXPECT_EQ(k.compute(text, std::span(text).first(6)), status::overlap);
    EXPECT_TRUE(all_zero(bytes(text.begin(), text.begin() + 6)));
    EXPECT_EQ(text[6], counting(20)[6]);
}

TEST(kinds, key_derivation) {
    const bytes secret = counting(16);
    bytes one(32), other(32), beginning(5), too_long(2041, 0xff);
    EXPECT_TRUE(toy_kdf::derive(secret, {}, counting(3), one) && toy_kdf::derive(secret, counting(1), counting(3), other));
    EXPECT_NE(one, other);
    EXPECT_TRUE(toy_kdf::derive(secret, {}, counting(3), beginning));
    EXPECT_EQ(beginning, bytes(one.begin(), one.begin() + 5));
    EXPECT_EQ(toy_kdf::derive(secret, {}, {}, too_long), status::length);
    EXPECT_TRUE(all_zero(too_long));
    EXPECT_EQ(toy_kdf::derive(counting(15), {}, {}, one), status::length);
    EXPECT_EQ(toy_kdf::derive(secret, {}, counting(21), one), status::length);
    EXPECT_EQ(toy_kdf::derive(secret, {}, {}, {}), status::length);
    EXPECT_EQ(toy_kdf::derive(other, {}, {}, bytes_out(other).last(8)), status::overlap);
}

TEST(kinds, codes_with_nonces) {
    const std::array<uint8_t, 5> nonce{1, 2, 3}, other{1, 2, 4};
    bytes key = counting(20), text = counting(10), tag(6), again(6);
    ASSERT_TRUE(toy_nonce_mac::compute(key, nonce, text, tag) && toy_nonce_mac::compute(key, other, text, again) && tag != again);
    EXPECT_TRUE(toy_nonce_mac::verify(key, nonce, text, tag));
    EXPECT_EQ(toy_nonce_mac::verify(key, other, text, tag), status::not_authentic);
    const toy_nonce_mac::keyed k(key);
    EXPECT_TRUE(k.verify(nonce, text, tag) && !k.verify(other, text, tag));
    ASSERT_TRUE(k.compute(other, text, tag) && tag == again);
    toy_nonce_mac::authenticator a(key, other), b(k, other);
    EXPECT_TRUE(a.update(text) && a.verify(tag) && b.update(text) && b.finish(again) && tag == again);
    std::array<uint8_t, 6> over{};
    EXPECT_EQ(toy_nonce_mac::compute(key, std::span<const uint8_t, 5>(over.data() + 1, 5), text, over), status::overlap);
    EXPECT_EQ(k.compute(std::span<const uint8_t, 5>(over.data(), 5), text, over), status::overlap);
}

TEST(kinds, codes_with_customization_strings) {
    using linnet::kmac128;
    const bytes key = counting(20), name = counting(7), text = counting(10);
    bytes tag(32), again(32);
    const kmac128::keyed k(key, name), plain(key, bytes());
    ASSERT_TRUE(kmac128::compute(key, name, text, tag) && k.compute(text, again) && tag == again);
    ASSERT_TRUE(kmac128::compute(key, text, again) && plain.verify(text, again) && tag != again);
    EXPECT_TRUE(kmac128::verify(key, name, text, tag) && k.verify(text, tag) && !plain.verify(text, tag));
    EXPECT_EQ(kmac128::verify(key, name, text, bytes_out(tag).first(31)), status::not_authentic);
    EXPECT_EQ(kmac128::verify(key, name, text, bytes_out(tag).first(3)), status::length);
    EXPECT_EQ(k.verify(text, bytes_out(tag).first(31)), status::length);
    EXPECT_EQ(kmac128::keyed(key, name, 3).compute(text, tag), status::argument);
    kmac128::authenticator a(key, name), b(k);
    EXPECT_TRUE(a.update(text) && a.finish(again) && b.update(text) && b.verify(again));
    EXPECT_EQ(kmac128::compute(key, bytes_out(again).first(7), text, again), status::overlap);
    EXPECT_EQ(again, bytes(32));
}

TEST(kinds, stream_cipher) {
    const bytes nonce = counting(12), text = counting(100);
    bytes sealed(100), pieces(100), opened = text;
    ASSERT_TRUE(toy_stream::crypt(some<16>, nonce, text, sealed));
    toy_stream::cipher c(some<16>, nonce);
    ASSERT_TRUE(c.seek(60) && c.update(bytes_in(text).subspan(60), bytes_out(pieces).subspan(60)));
    ASSERT_TRUE(c.seek(0) && c.update(bytes_in(text).first(60), bytes_out(pieces).first(60)));
    EXPECT_EQ(pieces, sealed);
    ASSERT_TRUE(toy_stream::crypt(some<16>, nonce, opened, opened) && opened == sealed);
    EXPECT_EQ(c.update(text, sealed), status::length);
    EXPECT_EQ(c.seek(0), status::order);
    EXPECT_EQ(toy_stream::crypt(some<16>, counting(7), text, sealed), status::length);
    EXPECT_TRUE(all_zero(sealed));
    toy_stream::cipher past(some<16>, nonce);
    EXPECT_EQ(past.seek(101), status::length);
}

TEST(kinds, secret_box) {
    const bytes text = counting(20);
    bytes sealed(20), opened(20, 0xff);
    std::array<uint8_t, 16> tag{};
    ASSERT_TRUE(toy_secretbox::seal(some<16>, some<12>, text, sealed, tag));
    ASSERT_TRUE(toy_secretbox::open(some<16>, some<12>, sealed, tag, opened) && opened == text);
    tag[3] ^= 1;
    EXPECT_EQ(toy_secretbox::open(some<16>, some<12>, sealed, tag, opened), status::not_authentic);
    EXPECT_TRUE(all_zero(opened));
    bytes box(36);
    ASSERT_TRUE(toy_secretbox::seal_box(some<16>, some<12>, text, box) && bytes(box.begin() + 16, box.end()) == sealed);
    ASSERT_TRUE(toy_secretbox::open_box(some<16>, some<12>, box, opened) && opened == text);
    EXPECT_EQ(toy_secretbox::open_box(some<16>, some<12>, bytes_in(box).first(15), {}), status::length);
}

TEST(kinds, long_customization_string) {
    const bytes too_long(linnet::ascon_cxof128::customization_size_max + 1);
    bytes out(20, 0xff);
    EXPECT_EQ(linnet::ascon_cxof128::digest(too_long, {}, out), status::length);
    EXPECT_TRUE(all_zero(out));
}

TEST(kinds, key_exchange) {
    std::array<uint8_t, 8> alice{2, 4, 6}, bob{9, 8, 7}, a{}, b{}, first{}, second{};
    ASSERT_TRUE(toy_kex::public_key(alice, a) && toy_kex::public_key(bob, b));
    ASSERT_TRUE(toy_kex::agree(alice, b, first) && toy_kex::agree(bob, a, second));
    EXPECT_EQ(first, second);
    const std::array<uint8_t, 8> zero{};
    EXPECT_EQ(toy_kex::agree(alice, zero, first), status::argument);
    EXPECT_EQ(first, zero);
}

} // namespace
} // namespace linnet_test
