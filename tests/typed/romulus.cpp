// SPDX-License-Identifier: MIT OR Apache-2.0
// SKINNY-128-384+ against the cipher as specified, for each implementation that this processor runs, and tests specific to Romulus.
#include "support/lane_bytes.hpp"
#include "support/wrapped.hpp"

#include <linnet/detail/word/lanes.hpp>
#include <linnet/romulus.hpp>

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace linnet_test {
namespace {

using portable = linnet::skinny128_384_plus<uint32_t>;

/// The cipher cell by cell, from the figures and tables of the specification (Romulus v1.3, section 2.3). The S-box is given by its
/// first and last values.
namespace reference {

using block = std::array<uint8_t, 16>;

uint8_t substitute(uint8_t x) {
    const auto bit = [&](unsigned i) { return (x >> i) & 1; };
    for (unsigned i = 0; i < 4; ++i) {
        const auto b4 = bit(4) ^ (1 & ~(bit(7) | bit(6))), b0 = bit(0) ^ (1 & ~(bit(3) | bit(2)));
        x = static_cast<uint8_t>((x & 0xee) | b4 << 4 | b0);
        const unsigned between[] = {2, 1, 7, 6, 4, 0, 3, 5}, last[] = {7, 6, 5, 4, 3, 1, 2, 0};
        unsigned y = 0;
        for (const unsigned from : i < 3 ? between : last) y = y << 1 | static_cast<unsigned>(bit(from));
        x = static_cast<uint8_t>(y);
    }
    return x;
}

void update_tweakey(block& tk, unsigned number) {
    const size_t from[] = {9, 15, 8, 13, 10, 14, 12, 11, 0, 1, 2, 3, 4, 5, 6, 7};
    const block old = tk;
    for (size_t i = 0; i < 16; ++i) tk[i] = old[from[i]];
    for (size_t i = 0; i < 8; ++i) {
        const unsigned x = tk[i];
        if (number == 2) tk[i] = static_cast<uint8_t>(x << 1 | ((x >> 7 ^ x >> 5) & 1));
        if (number == 3) tk[i] = static_cast<uint8_t>(x >> 1 | ((x ^ x >> 6) & 1) << 7);
    }
}

block encrypt(block tk1, block tk2, block tk3, block x) {
    const unsigned constants[] = {0x01, 0x03, 0x07, 0x0f, 0x1f, 0x3e, 0x3d, 0x3b, 0x37, 0x2f, 0x1e, 0x3c, 0x39, 0x33,
                                  0x27, 0x0e, 0x1d, 0x3a, 0x35, 0x2b, 0x16, 0x2c, 0x18, 0x30, 0x21, 0x02, 0x05, 0x0b,
                                  0x17, 0x2e, 0x1c, 0x38, 0x31, 0x23, 0x06, 0x0d, 0x1b, 0x36, 0x2d, 0x1a};
    for (const unsigned constant : constants) {
        for (auto& cell : x) cell = substitute(cell);
        x[0] ^= constant & 15;
        x[4] = static_cast<uint8_t>(x[4] ^ constant >> 4);
        x[8] ^= 2;
        for (size_t i = 0; i < 8; ++i) x[i] = static_cast<uint8_t>(x[i] ^ tk1[i] ^ tk2[i] ^ tk3[i]);
        update_tweakey(tk1, 1);
        update_tweakey(tk2, 2);
        update_tweakey(tk3, 3);
        block shifted;
        for (size_t i = 0; i < 16; ++i) shifted[i / 4 * 4 + (i + i / 4) % 4] = x[i];
        for (size_t c = 0; c < 4; ++c) {
            const uint8_t r0 = shifted[c], r1 = shifted[4 + c], r2 = shifted[8 + c], r3 = shifted[12 + c];
            x[c] = r0 ^ r2 ^ r3;
            x[4 + c] = r0;
            x[8 + c] = r1 ^ r2;
            x[12 + c] = r0 ^ r2;
        }
    }
    return x;
}

} // namespace reference

reference::block random_block(random_source& random) {
    reference::block out;
    for (auto& byte : out) byte = static_cast<uint8_t>(random.word());
    return out;
}

TEST(skinny128, s_box_is_a_permutation_with_the_published_ends) {
    std::array<bool, 256> seen{};
    for (unsigned x = 0; x < 256; ++x) seen[reference::substitute(static_cast<uint8_t>(x))] = true;
    EXPECT_EQ(std::count(seen.begin(), seen.end(), true), 256);
    const uint8_t first[] = {0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b};
    for (uint8_t x = 0; x < 8; ++x) EXPECT_EQ(reference::substitute(x), first[x]);
    EXPECT_EQ(reference::substitute(0xff), 0xff);
}

template <class Cipher>
void expect_equal_to_reference(const char* name) {
    using block = typename Cipher::block;
    random_source random;
    for (int i = 0; i < 200; ++i) {
        const auto tk1 = random_block(random), other = random_block(random), tk2 = random_block(random), tk3 = random_block(random),
                   x = random_block(random), y = random_block(random);
        const auto load = [](const reference::block& from) { return block::load(from.data(), 0); };
        const auto k = Cipher::expand_key(load(tk3));
        const auto tweakeys = Cipher::expand(k, load(tk2));
        reference::block out, second;
        Cipher::encrypt(tweakeys, load(tk1), load(x)).store(out.data(), 0);
        ASSERT_EQ(out, reference::encrypt(tk1, tk2, tk3, x)) << name;
        block a = load(x), b = load(y);
        Cipher::encrypt_two(tweakeys, load(tk1), load(other), a, b);
        a.store(out.data(), 0);
        b.store(second.data(), 0);
        ASSERT_EQ(out, reference::encrypt(tk1, tk2, tk3, x)) << name;
        ASSERT_EQ(second, reference::encrypt(other, tk2, tk3, y)) << name;
    }
}

TEST(skinny128, every_implementation_equals_reference) {
    expect_equal_to_reference<portable>("portable");
#if defined(LINNET_SKINNY128_NIBBLES)
    using nibbles = linnet::skinny128_384_plus_nibbles;
    if (nibbles::feature::supported()) expect_equal_to_reference<nibbles>("nibbles");
#endif
#if defined(LINNET_SKINNY128_VBMI)
    using vbmi = linnet::skinny128_384_plus_vbmi;
    if (vbmi::feature::supported()) expect_equal_to_reference<vbmi>("vbmi");
#endif
}

TEST(skinny128, any_word_equals_reference) { expect_equal_to_reference<linnet::skinny128_384_plus<wrapped>>("wrapped"); }

TEST(skinny128, lanes_equal_reference) {
    constexpr size_t lanes = 4;
    using cipher = linnet::skinny128_384_plus<linnet::lanes<uint32_t, lanes>>;
    random_source random;
    const lane_bytes<lanes> tk1(random, 16), tk2(random, 16), tk3(random, 16), x(random, 16);
    lane_bytes<lanes> out(16);
    const auto load = [](const lane_bytes<lanes>& from) { return cipher::block::load(from.source(), 0); };
    const auto k = cipher::expand_key(load(tk3));
    cipher::encrypt(cipher::expand(k, load(tk2)), load(tk1), load(x)).store(out.sink(), 0);
    for (size_t i = 0; i < lanes; ++i) {
        const auto one = [&](const lane_bytes<lanes>& from) {
            reference::block b;
            std::copy_n(from.lane[i].begin(), 16, b.begin());
            return b;
        };
        EXPECT_EQ(one(out), reference::encrypt(one(tk1), one(tk2), one(tk3), one(x))) << i;
    }
}

/// Calls f with each core of an algorithm that this processor can compute.
template <class... Core, class F>
void for_each_core(linnet::implementations<Core...>, const F& f) {
    const auto one = [&]<class C>(std::type_identity<C>) {
        using feature = linnet::feature_of<C>;
        if constexpr (linnet::processor::compiled<feature>)
            if (feature::supported()) f.template operator()<linnet::without_choice<C>>();
    };
    (one(std::type_identity<Core>{}), ...);
}

TEST(romulus_ciphers, fastest_supported_is_taken) {
    using list = linnet::romulus_n::implementations;
    std::string_view first, taken;
    for_each_core(list{}, [&]<class C>() {
        if (first.empty()) first = C::variant;
    });
    linnet::detail::dispatch<linnet::fastest<list>>::call([&]<class C>() { taken = C::variant; });
    EXPECT_EQ(taken, first);
}

/// The counter bit by bit (Romulus v1.3, section 2.4): z55 moves into z0, and is added to the bits that move into z7, z4 and z2.
TEST(romulus_ciphers, counter_is_the_published_register) {
    std::array<bool, 56> z{true};
    linnet::mode::romulus_counter counter;
    for (int step = 0; step < 1000; ++step) {
        for (size_t i = 0; i < z.size(); ++i) ASSERT_EQ((counter.value >> i) % 2 != 0, z[i]) << "bit " << i << ", step " << step;
        ASSERT_EQ(counter.value >> 56, 0u);
        std::rotate(z.begin(), z.end() - 1, z.end());
        for (const size_t i : {2u, 4u, 7u}) z[i] = z[i] != z[0];
        counter.next();
    }
}

std::string hex(view data) {
    std::string out;
    for (const uint8_t byte : data)
        for (const int digit : {byte >> 4, byte & 15}) out += "0123456789abcdef"[digit];
    return out;
}

bytes counting(size_t size) {
    bytes out(size);
    for (size_t i = 0; i < size; ++i) out[i] = static_cast<uint8_t>(i % 251);
    return out;
}

/// A message long enough for many feedbacks of the counter. The expected value is the Romulus-H digest of ciphertext and tag.
template <class A>
void expect_long_answer(const char* answer) {
    for_each_core(typename A::implementations{}, [&]<class C>() {
        const bytes key = counting(16), data = counting(1500), text = counting(2005);
        bytes sealed(text.size() + 16), opened(text.size());
        const auto out = std::span(sealed).first(text.size());
        const auto tag = std::span(sealed).template last<16>();
        ASSERT_TRUE(linnet::aead<C>::encrypt(fixed<16>(key), fixed<16>(key), data, text, out, tag));
        EXPECT_EQ(hex(linnet::romulus_h::digest(sealed)), answer) << A::id << ", " << C::variant;
        EXPECT_TRUE(linnet::aead<C>::decrypt(fixed<16>(key), fixed<16>(key), data, out, tag, opened)) << C::variant;
        EXPECT_EQ(opened, text) << A::id << ", " << C::variant;
    });
}

/// From the designers' implementation in Python (github.com/romulusae/romulus).
TEST(romulus_ciphers, long_messages_equal_reference) {
    expect_long_answer<linnet::romulus_n>("54661bab44e2274e8e4a3a9fd2e9c7b2f8b18b1ef991321d7f541264394de04c");
    expect_long_answer<linnet::romulus_m>("dfe7c858cc808366b0ca796163e9fe6c6d48437ece3b51f2c49a3d6671400bd0");
    expect_long_answer<linnet::romulus_t>("aa62cbce7e8efafef714c1582e0b88ec5cef79670fed94ef3ed1f5e23bdb7851");
}

/// Counts the calls of the cipher that make keystream of Romulus-T, or a key for it, and all other calls.
struct counting_cipher : portable {
    static constexpr bool expands_in_place = false; // whose calls would not be counted
    static inline size_t keystream = 0, others = 0;

    static void count(const block& tk1) {
        const uint32_t domain = tk1.w[1] >> 24;
        ++(domain == 64 || domain == 65 || domain == 66 ? keystream : others);
    }
    static block encrypt(const schedule& k, const block& tk1, const block& x) noexcept {
        count(tk1);
        return portable::encrypt(k, tk1, x);
    }
    static void encrypt_two(const schedule& k, const block& tk1_a, const block& tk1_b, block& a, block& b) noexcept {
        count(tk1_a);
        count(tk1_b);
        portable::encrypt_two(k, tk1_a, tk1_b, a, b);
    }
};

TEST(romulus_ciphers, forged_message_makes_no_keystream) {
    using aead = linnet::aead<linnet::mode::romulus_t_core<counting_cipher>>;
    std::array<uint8_t, 16> tag{};
    const std::array<uint8_t, 16> key{}, nonce{};
    const bytes data(20), text(100);
    bytes sealed(text.size()), opened(text.size());
    ASSERT_TRUE(aead::encrypt(key, nonce, data, text, sealed, tag));
    counting_cipher::keystream = counting_cipher::others = 0;
    ASSERT_TRUE(aead::decrypt(key, nonce, data, sealed, tag, opened));
    EXPECT_EQ(counting_cipher::keystream, 1u + 6 + 7) << "the first key, six further keys, seven blocks";
    const size_t verification = std::exchange(counting_cipher::others, 0);
    counting_cipher::keystream = 0;
    tag[0] ^= 1;
    EXPECT_FALSE(aead::decrypt(key, nonce, data, sealed, tag, opened));
    EXPECT_EQ(counting_cipher::keystream, 0u);
    EXPECT_EQ(counting_cipher::others, verification);
}

constexpr size_t lanes = 4;
using lanes_cipher = linnet::skinny128_384_plus<linnet::lanes<uint32_t, lanes>>;
using strings = lane_bytes<lanes>;

/// Messages of equal lengths in all lanes, each with its own key, nonce and contents, in both directions.
template <class A, class Core>
void expect_lanes_equal(random_source& random, size_t data_size, size_t size) {
    using linnet::verification;
    const strings key(random, 16), nonce(random, 16), data(random, data_size), text(random, size);
    strings sealed(size), tag(16), opened(size), computed(16);
    const auto k = Core::expand_key(key.source());
    Core::encrypt(k, nonce.source(), data.source(), data_size, text.source(), sealed.sink(), size, tag.sink());
    const auto decrypt = [&](const auto&... tags) {
        Core::decrypt(k, nonce.source(), data.source(), data_size, sealed.source(), opened.sink(), size, tags...);
    };
    if constexpr (Core::verify == verification::before_decryption) {
        Core::authenticate(k, nonce.source(), data.source(), data_size, sealed.source(), size, computed.sink());
        Core::decrypt(k, nonce.source(), sealed.source(), opened.sink(), size);
    } else if constexpr (Core::verify == verification::with_tag) decrypt(tag.source(), computed.sink());
    else decrypt(computed.sink());
    ASSERT_EQ(opened, text);
    ASSERT_EQ(computed, tag);
    for (size_t i = 0; i < lanes; ++i) {
        bytes out(size), out_tag(16);
        ASSERT_TRUE(
            A::encrypt(fixed<16>(key.lane[i]), fixed<16>(nonce.lane[i]), data.lane[i], text.lane[i], out, fixed<16>(out_tag)));
        ASSERT_EQ(sealed.lane[i], out) << A::id << ", lane " << i << ", " << data_size << " and " << size << " bytes";
        ASSERT_EQ(tag.lane[i], out_tag) << A::id << ", lane " << i << ", " << data_size << " and " << size << " bytes";
    }
}

TEST(romulus_ciphers, lanes_equal_single_messages) {
    random_source random;
    for (const size_t data_size : {0u, 5u, 16u, 17u, 32u, 43u}) {
        for (const size_t size : {0u, 7u, 16u, 29u, 32u, 49u}) {
            expect_lanes_equal<linnet::romulus_n, linnet::mode::romulus_n_core<lanes_cipher>>(random, data_size, size);
            expect_lanes_equal<linnet::romulus_m, linnet::mode::romulus_m_core<lanes_cipher>>(random, data_size, size);
            expect_lanes_equal<linnet::romulus_t, linnet::mode::romulus_t_core<lanes_cipher>>(random, data_size, size);
        }
    }
}

TEST(romulus_ciphers, lanes_equal_single_digests) {
    using core = linnet::mode::romulus_h_core<lanes_cipher>;
    random_source random;
    for (size_t size = 0; size < 100; ++size) {
        const strings message(random, size);
        strings digest(core::digest_size);
        auto s = core::initialize();
        const size_t whole = size - size % core::block_size;
        core::absorb(s, message.source(), whole);
        core::finish(s, message.source(), whole, size - whole, digest.sink());
        for (size_t i = 0; i < lanes; ++i)
            ASSERT_TRUE(same(digest.lane[i], linnet::romulus_h::digest(message.lane[i])))
                << "lane " << i << ", " << size << " bytes";
    }
}

} // namespace
} // namespace linnet_test
