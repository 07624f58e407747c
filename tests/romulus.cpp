// SPDX-License-Identifier: MIT OR Apache-2.0
// SKINNY-128-384+ in every implementation that this processor runs, and the modes of Romulus over each of them.
#include "support/lanes_calls.hpp"
#include "support/wrapped.hpp"

#include <linnet/romulus.hpp>
#include <response_file.hpp>

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace linnet_test {
namespace {

using portable = linnet::skinny128_384_plus<uint32_t>;

/// Calls f with each implementation and its name, the fastest last.
template <class F>
void for_each_cipher(const F& f) {
    f(portable{}, "portable");
#if defined(LINNET_SKINNY128_NIBBLES)
    if (linnet::skinny128_384_plus_nibbles::supported()) f(linnet::skinny128_384_plus_nibbles{}, "nibbles");
#endif
#if defined(LINNET_SKINNY128_VBMI)
    if (linnet::skinny128_384_plus_vbmi::supported()) f(linnet::skinny128_384_plus_vbmi{}, "vbmi");
#endif
}

/// The cipher cell by cell, from the figures and tables of the specification (Romulus v1.3, section 2.3), of which the S-box is
/// given here by its first and last values.
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
    for_each_cipher([]<class C>(C, const char* name) { expect_equal_to_reference<C>(name); });
}

TEST(skinny128, any_word_equals_reference) { expect_equal_to_reference<linnet::skinny128_384_plus<wrapped>>("wrapped"); }

TEST(skinny128, fastest_supported_is_taken) {
    bool fastest = false;
    linnet::with_skinny128(
        [&]<class Taken>(Taken) { for_each_cipher([&]<class C>(C, const char*) { fastest = std::is_same_v<C, Taken>; }); });
    EXPECT_TRUE(fastest);
}

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

/// An algorithm of the catalog over one implementation of the cipher.
template <class A, template <class> class Mode, class Cipher>
struct aead_over : A {
    static bool encrypt(typename A::key_in key, typename A::nonce_in nonce, view data, view text, std::span<uint8_t> out,
                        typename A::tag_out tag) noexcept {
        Mode<Cipher>::encrypt(key.data(), nonce.data(), data.data(), data.size(), text.data(), out.data(), text.size(), tag.data());
        return true;
    }
    static bool decrypt(typename A::key_in key, typename A::nonce_in nonce, view data, view text, typename A::tag_in tag,
                        std::span<uint8_t> out) noexcept {
        return Mode<Cipher>::decrypt(key.data(), nonce.data(), data.data(), data.size(), text.data(), out.data(), text.size(),
                                     tag.data());
    }
};

template <class Cipher>
struct hash_over : linnet::romulus_h {
    static void digest(view message, std::span<uint8_t, 32> out) noexcept {
        linnet::mode::romulus_h<Cipher> h;
        const size_t done = h.absorb(message.data(), message.size());
        h.absorb_last(message.data(), done, message.size() - done);
        h.finish(out.data());
    }
    static std::array<uint8_t, 32> digest(view message) noexcept {
        std::array<uint8_t, 32> out{};
        digest(message, out);
        return out;
    }
};

TEST(romulus_ciphers, known_answer_files_are_the_same) {
    for_each_cipher([]<class C>(C, const char* name) {
        using n = aead_over<linnet::romulus_n, linnet::mode::romulus_n, C>;
        using m = aead_over<linnet::romulus_m, linnet::mode::romulus_m, C>;
        using t = aead_over<linnet::romulus_t, linnet::mode::romulus_t, C>;
        EXPECT_EQ(linnet::response_file<n>(), linnet::response_file<linnet::romulus_n>()) << name;
        EXPECT_EQ(linnet::response_file<m>(), linnet::response_file<linnet::romulus_m>()) << name;
        EXPECT_EQ(linnet::response_file<t>(), linnet::response_file<linnet::romulus_t>()) << name;
        EXPECT_EQ(linnet::response_file<hash_over<C>>(), linnet::response_file<linnet::romulus_h>()) << name;
    });
}

template <class Other, class Portable>
void expect_same_messages(const char* name) {
    random_source random;
    for (size_t i = 0; i < 300; ++i) {
        const size_t data_size = i % 67, size = i < 260 ? i / 4 : random.length(16);
        const bytes key = random.make(16), nonce = random.make(16), data = random.make(data_size), text = random.make(size);
        const auto k = fixed<16>(key);
        const auto n = fixed<16>(nonce);
        bytes sealed(size), expected(size), opened(size);
        std::array<uint8_t, 16> tag{}, expected_tag{};
        ASSERT_TRUE(Other::encrypt(k, n, data, text, sealed, tag));
        ASSERT_TRUE(Portable::encrypt(k, n, data, text, expected, expected_tag));
        ASSERT_EQ(sealed, expected) << name << ", " << data_size << " and " << size << " bytes";
        ASSERT_EQ(tag, expected_tag) << name << ", " << data_size << " and " << size << " bytes";
        ASSERT_TRUE(Other::decrypt(k, n, data, sealed, tag, opened)) << name;
        ASSERT_EQ(opened, text) << name;
        tag[random.below(16)] ^= 1;
        ASSERT_FALSE(Other::decrypt(k, n, data, sealed, tag, opened)) << name;
    }
}

/// The counter bit by bit (Romulus v1.3, section 2.4): z55 moves into z0, and is added to what moves into z7, z4 and z2.
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

/// A message on which the counter has long had feedback. The answer is the digest by Romulus-H of ciphertext and tag.
template <class A, class Cipher>
void expect_long_answer(const char* answer, const char* name) {
    const auto counting = [](size_t size) {
        bytes out(size);
        for (size_t i = 0; i < size; ++i) out[i] = static_cast<uint8_t>(i % 251);
        return out;
    };
    const bytes key = counting(16), data = counting(1500), text = counting(2005);
    bytes sealed(text.size() + 16), opened(text.size());
    const auto out = std::span(sealed).first(text.size());
    const auto tag = std::span(sealed).template last<16>();
    ASSERT_TRUE(A::encrypt(fixed<16>(key), fixed<16>(key), data, text, out, tag));
    EXPECT_EQ(hex(hash_over<Cipher>::digest(sealed)), answer) << name;
    EXPECT_TRUE(A::decrypt(fixed<16>(key), fixed<16>(key), data, out, tag, opened)) << name;
    EXPECT_EQ(opened, text) << name;
}

/// From the designers' implementation in Python (github.com/romulusae/romulus).
TEST(romulus_ciphers, long_messages_equal_reference) {
    for_each_cipher([]<class C>(C, const char* name) {
        using namespace linnet;
        expect_long_answer<aead_over<romulus_n, mode::romulus_n, C>, C>(
            "54661bab44e2274e8e4a3a9fd2e9c7b2f8b18b1ef991321d7f541264394de04c", name);
        expect_long_answer<aead_over<romulus_m, mode::romulus_m, C>, C>(
            "dfe7c858cc808366b0ca796163e9fe6c6d48437ece3b51f2c49a3d6671400bd0", name);
        expect_long_answer<aead_over<romulus_t, mode::romulus_t, C>, C>(
            "aa62cbce7e8efafef714c1582e0b88ec5cef79670fed94ef3ed1f5e23bdb7851", name);
    });
}

template <class C>
void expect_same_modes(const char* name) {
    using namespace linnet;
    expect_same_messages<aead_over<romulus_n, mode::romulus_n, C>, aead_over<romulus_n, mode::romulus_n, portable>>(name);
    expect_same_messages<aead_over<romulus_m, mode::romulus_m, C>, aead_over<romulus_m, mode::romulus_m, portable>>(name);
    expect_same_messages<aead_over<romulus_t, mode::romulus_t, C>, aead_over<romulus_t, mode::romulus_t, portable>>(name);
    random_source random;
    for (size_t size = 0; size < 200; ++size) {
        const bytes message = random.make(size);
        ASSERT_EQ(hash_over<C>::digest(message), hash_over<portable>::digest(message)) << name << ", " << size;
    }
}

TEST(romulus_ciphers, messages_are_the_same) {
    for_each_cipher([]<class C>(C, const char* name) { expect_same_modes<C>(name); });
    expect_same_modes<linnet::skinny128_384_plus<wrapped>>("wrapped");
}

/// Counts the calls of the cipher that make keystream of Romulus-T, or a key for it, and all others.
struct counting_cipher : portable {
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
    using aead = aead_over<linnet::romulus_t, linnet::mode::romulus_t, counting_cipher>;
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

} // namespace
} // namespace linnet_test
