// SPDX-License-Identifier: MIT OR Apache-2.0
// Every primitive over the archetype of the concept that constrains it: it uses no more than the concept, and gives the same
// results as over a scalar word.
#include "support/archetype.hpp"
#include "support/bytes.hpp"
#include "support/wrapped.hpp"

#include <linnet/detail/algorithm/grain.hpp>
#include <linnet/detail/algorithm/keystreams.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>
#include <linnet/detail/primitive/gift128/gift128.hpp>
#include <linnet/detail/primitive/grain/grain_registers.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p200.hpp>
#include <linnet/detail/primitive/norx_p.hpp>
#include <linnet/detail/primitive/photon256/photon256.hpp>
#include <linnet/detail/primitive/sha1/sha1_compress.hpp>
#include <linnet/detail/primitive/sha2/sha2_compress.hpp>
#include <linnet/detail/primitive/skinny128/skinny128.hpp>
#include <linnet/detail/primitive/sparkle/sparkle.hpp>
#include <linnet/detail/primitive/spongent/spongent.hpp>
#include <linnet/detail/primitive/tinyjambu_p/tinyjambu_p.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace linnet_test {
namespace {

using linnet::byte_order;

template <class W>
auto source_at(const bytes& from) {
    return typename linnet::word<W>::source(from.data());
}
template <class W>
auto sink_at(bytes& to) {
    return typename linnet::word<W>::sink(to.data());
}

/// N words of random bytes, as an aggregate S of them.
template <class S, class W, size_t... I>
S state_from(const bytes& from, std::index_sequence<I...>) {
    return S{{linnet::word<W>::template load<byte_order::little>(source_at<W>(from), I * linnet::word<W>::size)...}};
}
template <class S, class W, size_t N>
S state_from(const bytes& from) {
    return state_from<S, W>(from, std::make_index_sequence<N>{});
}

template <class W, class S>
bytes bytes_of(const S& s) {
    bytes out(std::size(s.x) * linnet::word<W>::size);
    for (size_t i = 0; i < std::size(s.x); ++i)
        linnet::word<W>::template store<byte_order::little>(sink_at<W>(out), i * linnet::word<W>::size, s.x[i]);
    return out;
}

template <class W>
bytes ascon_p_of(const bytes& from) {
    auto s = state_from<linnet::ascon_state<W>, W, 5>(from);
    linnet::ascon_p<12>(s);
    linnet::ascon_p<8>(s);
    return bytes_of<W>(s);
}

TEST(archetypes, ascon_p) {
    random_source random;
    const bytes from = random.make(40);
    EXPECT_EQ(ascon_p_of<word_archetype<uint64_t>>(from), ascon_p_of<uint64_t>(from));
}

template <class W>
bytes keccak_p_of(const bytes& from) {
    auto s = state_from<linnet::keccak_state<W>, W, 25>(from);
    linnet::keccak_p<linnet::keccak_rounds_max<W>>(s);
    linnet::keccak_p<8>(s);
    return bytes_of<W>(s);
}

TEST(archetypes, keccak_p400) {
    random_source random;
    const bytes from = random.make(50);
    const bytes expected = keccak_p_of<linnet::doubled>(from);
    EXPECT_EQ(keccak_p_of<word_archetype<std::uint16_t>>(from), expected);
    EXPECT_EQ(keccak_p_of<wrapped_word<std::uint16_t>>(from), expected);
}

TEST(archetypes, keccak_p1600) {
    random_source random;
    const bytes from = random.make(200);
    EXPECT_EQ(keccak_p_of<word_archetype<uint64_t>>(from), keccak_p_of<uint64_t>(from));
}

template <class W>
bytes gift128_of(const bytes& from, const bytes& key) {
    auto s = state_from<linnet::gift128_state<W>, W, 4>(from);
    const auto round_keys = linnet::gift128_expand(state_from<linnet::gift128_state<W>, W, 4>(key));
    linnet::gift128_encrypt(s, round_keys);
    return bytes_of<W>(s);
}

TEST(archetypes, gift128) {
    random_source random;
    const bytes from = random.make(16), key = random.make(16);
    EXPECT_EQ(gift128_of<word_archetype<uint32_t>>(from, key), gift128_of<uint32_t>(from, key));
}

template <class W>
bytes norx_p_of(const bytes& from) {
    auto s = state_from<linnet::norx_state<W>, W, 16>(from);
    linnet::norx_p<4>(s);
    return bytes_of<W>(s);
}

TEST(archetypes, norx_p) {
    random_source random;
    const bytes from32 = random.make(64), from64 = random.make(128);
    EXPECT_EQ(norx_p_of<word_archetype<uint32_t>>(from32), norx_p_of<uint32_t>(from32));
    EXPECT_EQ(norx_p_of<word_archetype<uint64_t>>(from64), norx_p_of<uint64_t>(from64));
    EXPECT_EQ(norx_p_of<linnet::interleaved>(from64), norx_p_of<uint64_t>(from64));
}

template <class W>
bytes xoodoo_of(const bytes& from) {
    auto s = state_from<linnet::xoodoo_state<W>, W, 12>(from);
    linnet::xoodoo(s);
    return bytes_of<W>(s);
}

TEST(archetypes, xoodoo) {
    random_source random;
    const bytes from = random.make(48);
    EXPECT_EQ(xoodoo_of<word_archetype<uint32_t>>(from), xoodoo_of<uint32_t>(from));
}

template <unsigned Branches, class W>
bytes sparkle_of(const bytes& from) {
    auto s = state_from<linnet::sparkle_state<Branches, W>, W, 2 * Branches>(from);
    linnet::sparkle(s, 7);
    const W block[4] = {s.x[3], s.x[2], s.x[1], s.x[0]};
    linnet::sparkle_inject(s, block);
    linnet::sparkle(s, 12);
    return bytes_of<W>(s);
}

TEST(archetypes, sparkle) {
    random_source random;
    const bytes from = random.make(64);
    EXPECT_EQ((sparkle_of<4, arithmetic_archetype<uint32_t>>(from)), (sparkle_of<4, uint32_t>(from)));
    EXPECT_EQ((sparkle_of<6, arithmetic_archetype<uint32_t>>(from)), (sparkle_of<6, uint32_t>(from)));
    EXPECT_EQ((sparkle_of<8, arithmetic_archetype<uint32_t>>(from)), (sparkle_of<8, uint32_t>(from)));
}

template <class W>
bytes photon256_of(const bytes& from) {
    auto s = state_from<linnet::photon256_state<W>, W, 8>(from);
    linnet::photon256(s);
    return bytes_of<W>(s);
}

/// The same, nibble by nibble as specified.
bytes photon256_by_nibbles(const bytes& from) {
    using square = std::array<std::array<unsigned, 8>, 8>;
    constexpr unsigned rounds[] = {1, 3, 7, 14, 13, 11, 6, 12, 9, 2, 5, 10}, rows[] = {0, 1, 3, 7, 15, 14, 12, 8};
    constexpr unsigned sbox[] = {12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2}, last_row[] = {2, 4, 2, 11, 2, 8, 5, 6};
    const auto product = [](unsigned a, unsigned b) {
        unsigned sum = 0;
        for (unsigned i = 4; i-- != 0;) sum = (sum << 1 ^ sum / 8 * 0x13) ^ (b >> i & 1) * a;
        return sum;
    };
    square x{};
    for (size_t i = 0; i < 64; ++i) x[i / 8][i % 8] = from[i / 2] >> 4 * (i % 2) & 15U;
    for (const unsigned constant : rounds) {
        square y{};
        for (size_t i = 0; i < 64; ++i)
            y[i / 8][(i + 8 - i / 8) % 8] = sbox[x[i / 8][i % 8] ^ (i % 8 == 0 ? constant ^ rows[i / 8] : 0)];
        for (size_t step = 0; step < 8; ++step) {
            std::array<unsigned, 8> next{};
            for (size_t i = 0; i < 64; ++i) next[i % 8] ^= product(last_row[i / 8], y[i / 8][i % 8]);
            for (size_t i = 0; i < 7; ++i) y[i] = y[i + 1];
            y[7] = next;
        }
        x = y;
    }
    bytes to(32);
    for (size_t i = 0; i < 64; ++i) to[i / 2] = static_cast<uint8_t>(to[i / 2] | x[i / 8][i % 8] << 4 * (i % 2));
    return to;
}

TEST(archetypes, photon256) {
    random_source random;
    const bytes from = random.make(32);
    EXPECT_EQ(photon256_of<uint32_t>(from), photon256_by_nibbles(from));
    EXPECT_EQ(photon256_of<word_archetype<uint32_t>>(from), photon256_by_nibbles(from));
}

template <size_t Size, class W>
bytes spongent_of(const bytes& from) {
    auto s = state_from<linnet::spongent_state<Size, W>, W, (Size + 3) / 4>(from);
    linnet::spongent(s);
    return bytes_of<W>(s);
}

/// The same, bit by bit as specified; the bytes after `Size` stay.
template <size_t Size>
bytes spongent_by_bits(bytes s) {
    constexpr unsigned sbox[] = {14, 13, 11, 0, 2, 1, 4, 15, 7, 10, 8, 5, 9, 12, 3, 6};
    unsigned counter = Size == 20 ? 0x75 : 0x45;
    for (size_t round = 0; round < 4 * Size + (Size == 20 ? 0 : 2); ++round) {
        for (size_t bit = 0; bit < 7; ++bit) {
            s[0] = static_cast<uint8_t>(s[0] ^ (counter & 1U << bit));
            s[Size - 1] = static_cast<uint8_t>(s[Size - 1] ^ (counter >> bit & 1) << (7 - bit));
        }
        counter = (counter << 1 | (counter >> 6 ^ counter >> 5) % 2) % 128;
        bytes next(s.size());
        for (size_t i = 0; i < 8 * Size; ++i) {
            const unsigned nibble = sbox[s[i / 8] >> i % 8 / 4 * 4 & 15];
            const size_t to = i == 8 * Size - 1 ? i : i * 2 * Size % (8 * Size - 1);
            next[to / 8] = static_cast<uint8_t>(next[to / 8] | (nibble >> i % 4 & 1) << to % 8);
        }
        s = next;
    }
    return s;
}

TEST(archetypes, spongent) {
    random_source random;
    const bytes from160 = random.make(20);
    bytes from176 = random.make(22);
    from176.resize(24);
    EXPECT_EQ((spongent_of<20, uint32_t>(from160)), spongent_by_bits<20>(from160));
    EXPECT_EQ((spongent_of<22, uint32_t>(from176)), spongent_by_bits<22>(from176));
    EXPECT_EQ((spongent_of<20, word_archetype<uint32_t>>(from160)), spongent_by_bits<20>(from160));
    EXPECT_EQ((spongent_of<22, word_archetype<uint32_t>>(from176)), spongent_by_bits<22>(from176));
}

template <class W>
bytes keccak_p200_of(const bytes& from) {
    auto s = state_from<linnet::keccak_state<W>, W, 25>(from);
    linnet::keccak_p200(s);
    bytes out(from.size());
    for (size_t i = 0; i < 25; ++i) linnet::word<W>::template store<byte_order::little>(sink_at<W>(out), i, s.x[i]);
    return out;
}

TEST(archetypes, keccak_p200) {
    random_source random;
    const bytes four = random.make(100);
    bytes eight(200);
    for (size_t i = 0; i < 100; ++i) eight[i / 4 * 8 + i % 4] = eight[i / 4 * 8 + i % 4 + 4] = four[i];
    const bytes all = keccak_p200_of<linnet::bytes_abreast<uint32_t>>(four);
    const bytes twice = keccak_p200_of<linnet::bytes_abreast<uint64_t>>(eight);
    for (size_t i = 0; i < 100; ++i) {
        EXPECT_EQ(twice[i / 4 * 8 + i % 4], all[i]) << i;
        EXPECT_EQ(twice[i / 4 * 8 + i % 4 + 4], all[i]) << i;
    }
    for (size_t state = 0; state < 4; ++state) {
        bytes from(25), expected(25);
        for (size_t i = 0; i < 25; ++i) {
            from[i] = four[4 * i + state];
            expected[i] = all[4 * i + state];
        }
        EXPECT_EQ(keccak_p200_of<linnet::quadrupled>(from), expected);
    }
}

template <class W, size_t KeySize>
bytes tinyjambu_p_of(const bytes& from, const bytes& key) {
    auto s = state_from<linnet::tinyjambu_state<W>, W, 4>(from);
    const auto k = linnet::tinyjambu_expand<KeySize, W>(source_at<W>(key));
    linnet::tinyjambu_p(s, k, 640);
    return bytes_of<W>(s);
}

/// The same, bit by bit as specified.
bytes tinyjambu_p_by_bits(bytes s, const bytes& key) {
    const auto bit = [](const bytes& of, size_t i) { return of[i / 8] >> i % 8 & 1; };
    for (size_t step = 0; step < 640; ++step) {
        const int product = bit(s, 70) & bit(s, 85);
        const int made = bit(s, 0) ^ bit(s, 47) ^ product ^ 1 ^ bit(s, 91) ^ bit(key, step % (8 * key.size()));
        for (size_t i = 0; i < 15; ++i) s[i] = static_cast<uint8_t>(s[i] >> 1 | s[i + 1] << 7);
        s[15] = static_cast<uint8_t>(s[15] >> 1 | made << 7);
    }
    return s;
}

TEST(archetypes, tinyjambu_p) {
    random_source random;
    const bytes from = random.make(16), key16 = random.make(16), key24 = random.make(24), key32 = random.make(32);
    EXPECT_EQ((tinyjambu_p_of<uint32_t, 16>(from, key16)), tinyjambu_p_by_bits(from, key16));
    EXPECT_EQ((tinyjambu_p_of<uint32_t, 24>(from, key24)), tinyjambu_p_by_bits(from, key24));
    EXPECT_EQ((tinyjambu_p_of<uint32_t, 32>(from, key32)), tinyjambu_p_by_bits(from, key32));
    EXPECT_EQ((tinyjambu_p_of<word_archetype<uint32_t>, 16>(from, key16)), tinyjambu_p_by_bits(from, key16));
    EXPECT_EQ((tinyjambu_p_of<word_archetype<uint32_t>, 24>(from, key24)), tinyjambu_p_by_bits(from, key24));
    EXPECT_EQ((tinyjambu_p_of<word_archetype<uint32_t>, 32>(from, key32)), tinyjambu_p_by_bits(from, key32));
}

/// The pre-output of 64 clocks, and then both registers.
template <class W>
bytes grain_of(const bytes& from) {
    using w = linnet::word<W>;
    const W zero = w::constant(0);
    auto g = linnet::detail::filled<linnet::grain_registers<W>>(zero);
    for (size_t i = 0; i < 16; i += 4) {
        const auto word_at = [&](size_t at) {
            return w::constant(linnet::detail::load<uint32_t, byte_order::little>(from.data() + at));
        };
        g.b.push(word_at(i));
        g.s.push(word_at(16 + i));
    }
    W words[10] = {zero, zero, zero, zero, zero, zero, zero, zero, zero, zero};
    for (size_t i = 0; i < 2; ++i) words[i] = linnet::grain_clocks(g);
    [&]<size_t... I>(std::index_sequence<I...>) {
        ((words[2 + I] = g.b.template from<32 * I>(), words[6 + I] = g.s.template from<32 * I>()), ...);
    }(std::make_index_sequence<4>{});
    bytes out(40), word_bytes(w::size);
    for (size_t i = 0; i < 10; ++i) {
        w::template store<byte_order::little>(sink_at<W>(word_bytes), 0, words[i]);
        std::copy_n(word_bytes.begin(), 4, out.begin() + static_cast<std::ptrdiff_t>(4 * i));
    }
    return out;
}

/// The same, bit by bit as specified.
bytes grain_by_bits(const bytes& from) {
    std::array<unsigned, 128> b{}, s{};
    const auto bit = [&](size_t i) { return from[i / 8] >> i % 8 & 1U; };
    for (size_t i = 0; i < 128; ++i) {
        b[i] = bit(i);
        s[i] = bit(128 + i);
    }
    bytes out(40);
    const auto put = [&](size_t i, unsigned value) { out[i / 8] = static_cast<uint8_t>(out[i / 8] | value << i % 8); };
    for (size_t i = 0; i < 64; ++i) {
        const unsigned h = (b[12] & s[8]) ^ (s[13] & s[20]) ^ (b[95] & s[42]) ^ (s[60] & s[79]) ^ (b[12] & b[95] & s[94]);
        put(i, h ^ s[93] ^ b[2] ^ b[15] ^ b[36] ^ b[45] ^ b[64] ^ b[73] ^ b[89]);
        const unsigned squares = (b[3] & b[67]) ^ (b[11] & b[13]) ^ (b[17] & b[18]) ^ (b[27] & b[59]) ^ (b[40] & b[48]) ^
                                 (b[61] & b[65]) ^ (b[68] & b[84]);
        const unsigned others = (b[22] & b[24] & b[25]) ^ (b[70] & b[78] & b[82]) ^ (b[88] & b[92] & b[93] & b[95]);
        const unsigned to_b = s[0] ^ b[0] ^ b[26] ^ b[56] ^ b[91] ^ b[96] ^ squares ^ others;
        const unsigned to_s = s[0] ^ s[7] ^ s[38] ^ s[70] ^ s[81] ^ s[96];
        std::shift_left(b.begin(), b.end(), 1);
        std::shift_left(s.begin(), s.end(), 1);
        b[127] = to_b;
        s[127] = to_s;
    }
    for (size_t i = 0; i < 128; ++i) {
        put(64 + i, b[i]);
        put(192 + i, s[i]);
    }
    return out;
}

TEST(archetypes, grain) {
    random_source random;
    const bytes from = random.make(32);
    EXPECT_EQ(grain_of<uint32_t>(from), grain_by_bits(from));
    EXPECT_EQ(grain_of<uint64_t>(from), grain_by_bits(from));
    EXPECT_EQ(grain_of<arithmetic_archetype<uint32_t>>(from), grain_by_bits(from));
    EXPECT_EQ(grain_of<arithmetic_archetype<uint64_t>>(from), grain_by_bits(from));
}

/// Expects that a length of associated data is authenticated as these bytes.
template <class W>
void expect_grain_length(size_t size, const bytes& encoded) {
    using generator = linnet::detail::grain_by_words;
    using core = linnet::mode::grain<generator, W>;
    random_source random;
    const bytes key = random.make(core::key_size), nonce = random.make(core::nonce_size);
    const auto key_at = source_at<W>(key), nonce_at = source_at<W>(nonce);
    auto made = core::initialize(key_at, nonce_at, size, size_t{0}, core::tag_size);
    auto expected = linnet::detail::filled<typename core::running>(linnet::word<W>::constant(0));
    generator::initialize(expected.g, expected.a, key_at, nonce_at);
    for (const uint8_t byte : encoded) {
        auto block = linnet::detail::filled<typename core::bits>(linnet::word<W>::constant(0));
        block.x[0] = linnet::word<W>::constant(byte);
        generator::take_part<1>(expected.g, expected.a, block, 1);
    }
    const auto tag_and_keystream = [&](auto& r) {
        bytes out(16);
        core::write_tag(r, key_at, sink_at<W>(out));
        core::keystream(r, key_at, sink_at<W>(out) + 8);
        return out;
    };
    EXPECT_EQ(tag_and_keystream(made), tag_and_keystream(expected)) << size;
}

template <class W>
void expect_grain_lengths() {
    expect_grain_length<W>(0, {0});
    expect_grain_length<W>(127, {127});
    expect_grain_length<W>(128, {0x81, 128});
    expect_grain_length<W>(0x1234, {0x82, 0x12, 0x34});
    expect_grain_length<W>(0x12345678, {0x84, 0x12, 0x34, 0x56, 0x78});
    if constexpr (sizeof(size_t) > 4) {
        expect_grain_length<W>(0x12'3456'789aU, {0x85, 0x12, 0x34, 0x56, 0x78, 0x9a});
        expect_grain_length<W>(0x1234'5678'9abc'def0U, {0x88, 0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0});
    }
}

TEST(archetypes, grain_lengths) {
    expect_grain_lengths<uint32_t>();
    expect_grain_lengths<uint64_t>();
}

template <class W>
bytes skinny128_of(const bytes& from, const bytes& tweakey) {
    using cipher = linnet::skinny128_384_plus<W>;
    using block = typename cipher::block;
    const auto tk = [&](size_t i) { return block::load(source_at<W>(tweakey), 16 * i); };
    const auto schedule = cipher::expand(cipher::expand_key(tk(2)), tk(1));
    block a = block::load(source_at<W>(from), 0), b = block::load(source_at<W>(from), 16);
    cipher::encrypt_two(schedule, tk(0), tk(1), a, b);
    bytes out(32);
    a.store(sink_at<W>(out), 0);
    b.store(sink_at<W>(out), 16);
    return out;
}

TEST(archetypes, skinny128) {
    random_source random;
    const bytes from = random.make(32), tweakey = random.make(48);
    EXPECT_EQ(skinny128_of<word_archetype<uint32_t>>(from, tweakey), skinny128_of<uint32_t>(from, tweakey));
}

template <class W>
bytes sha2_of(const bytes& from, const bytes& message) {
    using compression = linnet::sha2<W>;
    auto s = state_from<typename compression::state, W, 8>(from);
    compression::absorb(s, source_at<W>(message), message.size());
    return bytes_of<W>(s);
}

TEST(archetypes, sha2) {
    random_source random;
    const bytes from = random.make(64), message = random.make(384);
    EXPECT_EQ(sha2_of<arithmetic_archetype<uint32_t>>(from, message), sha2_of<uint32_t>(from, message));
    EXPECT_EQ(sha2_of<arithmetic_archetype<uint64_t>>(from, message), sha2_of<uint64_t>(from, message));
}

template <class W>
bytes sha1_of(const bytes& from, const bytes& message) {
    using compression = linnet::sha1<W>;
    auto s = state_from<typename compression::state, W, 5>(from);
    compression::absorb(s, source_at<W>(message), message.size());
    return bytes_of<W>(s);
}

TEST(archetypes, sha1) {
    random_source random;
    const bytes from = random.make(20), message = random.make(192);
    EXPECT_EQ(sha1_of<arithmetic_archetype<uint32_t>>(from, message), sha1_of<uint32_t>(from, message));
}

template <class W, class Scheme>
bytes keystream_of(const bytes& key, const bytes& nonce, const bytes& text) {
    using cipher = linnet::mode::keystream_cipher<Scheme, linnet::mode::keystream_words<typename Scheme::permutation, W>>;
    const auto k = cipher::expand_key(source_at<W>(key));
    auto r = cipher::initialize(k, source_at<W>(nonce));
    bytes out(text.size()), block(64);
    cipher::crypt(r, k, source_at<W>(text), sink_at<W>(out), text.size());
    cipher::seek(r, uint64_t{0xffffffff});
    cipher::keystream(r, k, sink_at<W>(block));
    out.insert(out.end(), block.begin(), block.end());
    return out;
}

TEST(archetypes, chacha20_and_salsa20) {
    using chacha = linnet::detail::xchacha20_scheme;
    using salsa = linnet::detail::xsalsa20_scheme;
    random_source random;
    const bytes key = random.make(32), nonce = random.make(24), text = random.make(135);
    const auto same_over_words = [&]<class Scheme>() {
        return keystream_of<arithmetic_archetype<uint32_t>, Scheme>(key, nonce, text) ==
               keystream_of<uint32_t, Scheme>(key, nonce, text);
    };
    EXPECT_TRUE(same_over_words.operator()<chacha>());
    EXPECT_TRUE(same_over_words.operator()<salsa>());
}

/// The operations of a block, on plain bytes.
template <class W, byte_order Order>
void expect_block(random_source& random) {
    using block = linnet::block128<W, Order>;
    const bytes a = random.make(19), b = random.make(19);
    const auto at3 = [](const bytes& from) { return block::load(source_at<W>(from), 3); };
    bytes expected(19), stored(19);
    for (size_t i = 3; i < 19; ++i) expected[i] = a[i] ^ b[i];
    (at3(a) ^ at3(b)).store(sink_at<W>(stored), 3);
    EXPECT_EQ(stored, expected);
    for (size_t count = 0; count <= 16; ++count) {
        bytes first(19), partly(19), cut(19);
        std::copy_n(a.begin() + 3, count, first.begin() + 3);
        block::load_first(source_at<W>(a), 3, count).store(sink_at<W>(stored), 3);
        at3(a).store_first(sink_at<W>(partly), 3, count);
        at3(a).first(count).store(sink_at<W>(cut), 3);
        EXPECT_EQ(stored, first) << count;
        EXPECT_EQ(partly, first) << count;
        EXPECT_EQ(cut, first) << count;
    }
    for (size_t i = 0; i < 8; ++i) {
        constexpr bool little = Order == byte_order::little;
        expected[3 + i] = static_cast<uint8_t>(0x0123456789abcdef >> 8 * (little ? i : 7 - i));
        expected[11 + i] = static_cast<uint8_t>(0xfedcba9876543210 >> 8 * (little ? i : 7 - i));
    }
    stored.assign(19, 0);
    std::fill_n(expected.begin(), 3, uint8_t{0});
    block::constant(0x0123456789abcdef, 0xfedcba9876543210).store(sink_at<W>(stored), 3);
    EXPECT_EQ(stored, expected);
}

TEST(archetypes, block128) {
    random_source random;
    expect_block<word_archetype<uint32_t>, byte_order::little>(random);
    expect_block<word_archetype<uint64_t>, byte_order::big>(random);
    expect_block<uint32_t, byte_order::big>(random);
    expect_block<uint64_t, byte_order::little>(random);
}

} // namespace
} // namespace linnet_test
