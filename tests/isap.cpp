// SPDX-License-Identifier: MIT OR Apache-2.0
// What ISAP promises beyond the interface of an AEAD: a forged message never reaches the keystream. And its loops, each specialised
// form and each word against the plain text of the mode.
#include "support/lanes_calls.hpp"
#include "support/wrapped.hpp"

#include <linnet/isap.hpp>
#include <response_file.hpp>

#include <gtest/gtest.h>

namespace linnet_test {
namespace {

/// Counts the permutations of each purpose.
struct permutations {
    size_t hash = 0, bit = 0, stream = 0, key = 0;
    bool operator==(const permutations&) const = default;
};
permutations count;

template <class Scheme>
struct counting : Scheme {
    template <class W>
    static constexpr void permute_hash(typename Scheme::template state<W>& s) noexcept {
        ++count.hash;
        Scheme::template permute_hash<W>(s);
    }
    template <class W>
    static constexpr void permute_bit(typename Scheme::template state<W>& s) noexcept {
        ++count.bit;
        Scheme::template permute_bit<W>(s);
    }
    template <class W>
    static constexpr void permute_stream(typename Scheme::template state<W>& s) noexcept {
        ++count.stream;
        Scheme::template permute_stream<W>(s);
    }
    template <class W>
    static constexpr void permute_key(typename Scheme::template state<W>& s) noexcept {
        ++count.key;
        Scheme::template permute_key<W>(s);
    }
};

template <class S, class W>
S scheme_of_isap(const linnet::mode::isap_aead<S, W>*);
template <class A>
using isap_scheme_of = decltype(scheme_of_isap(static_cast<const A*>(nullptr)));

template <class A>
class isap_modes : public testing::Test {
public:
    using scheme = isap_scheme_of<A>;
    using native = typename scheme::native;
    static constexpr size_t rate = scheme::rate_size;
    random_source random;

    template <size_t N>
    using word_of = linnet::lanes<std::conditional_t<scheme::word_size == 8, uint64_t, std::uint16_t>, N>;
};

using isap_types = testing::Types<linnet::isap_a_128a, linnet::isap_a_128, linnet::isap_k_128a, linnet::isap_k_128>;
TYPED_TEST_SUITE(isap_modes, isap_types);

TYPED_TEST(isap_modes, forgery_runs_no_keystream_permutation) {
    using A = linnet::mode::isap_aead<counting<typename TestFixture::scheme>>;
    constexpr size_t block = TestFixture::rate;
    const bytes key = this->random.make(16), nonce = this->random.make(16), data = this->random.make(5);
    for (const size_t size : {size_t{1}, block, 3 * block + 1}) {
        const bytes text = this->random.make(size);
        bytes sealed(size), tag(16), opened(size);
        const auto k = fixed<16>(key);
        const auto n = fixed<16>(nonce);
        ASSERT_TRUE(A::encrypt(k, n, data, text, sealed, fixed<16>(tag)));

        const size_t hashed = 1 + 1 + size / block + 1 + 1; // start, data, text, end of text, tag
        count = {};
        ASSERT_TRUE(A::decrypt(k, n, data, sealed, fixed<16>(tag), opened));
        EXPECT_EQ(opened, text);
        EXPECT_EQ(count, (permutations{hashed, 2 * 127, (size + block - 1) / block, 2 * 2}));

        for (bytes* part : {&sealed, &tag}) {
            part->back() ^= 1;
            count = {};
            ASSERT_FALSE(A::decrypt(k, n, data, sealed, fixed<16>(tag), opened));
            EXPECT_EQ(opened, bytes(size));
            EXPECT_EQ(count, (permutations{hashed, 127, 0, 2}));
            part->back() ^= 1;
        }
    }
}

/// Encrypts and decrypts by one set of loops, against the plain ones.
template <class Scheme, class W, class Loops>
void expect_plain_result(random_source& random, size_t data_size, size_t size) {
    using plain = linnet::mode::isap<Scheme, W, linnet::mode::isap_loops<Scheme, W>>;
    using special = linnet::mode::isap<Scheme, W, Loops>;
    const bytes key = random.make(16), nonce = random.make(16), data = random.make(data_size), text = random.make(size);
    bytes sealed(size), tag(16), out = text, out_tag(16);
    plain::encrypt(key.data(), nonce.data(), data.data(), data_size, text.data(), sealed.data(), size, tag.data());
    special::encrypt(key.data(), nonce.data(), data.data(), data_size, out.data(), out.data(), size, out_tag.data());
    ASSERT_EQ(out, sealed) << size << " bytes of text, " << data_size << " of data";
    ASSERT_EQ(out_tag, tag) << size << " bytes of text, " << data_size << " of data";
    special::authenticate(key.data(), nonce.data(), data.data(), data_size, sealed.data(), size, out_tag.data());
    special::decrypt(key.data(), nonce.data(), out.data(), out.data(), size);
    ASSERT_EQ(out, text) << size << " bytes of text";
    ASSERT_EQ(out_tag, tag) << size << " bytes of text, " << data_size << " of data";
}

/// Re-keying side by side with the data takes up to 62 blocks of it.
template <class Scheme, class W, class Loops>
void expect_plain_results(random_source& random) {
    constexpr size_t block = Scheme::rate_size;
    const auto expect = [&](size_t data_size, size_t size) { expect_plain_result<Scheme, W, Loops>(random, data_size, size); };
    for (size_t size = 0; size <= 5 * block + 1; ++size)
        for (const size_t data_size : {size_t{0}, size, block - 1, 3 * block}) expect(data_size, size);
    for (const size_t data_size : {61 * block, 62 * block, 63 * block, 64 * block, size_t{531}})
        for (const size_t size : {size_t{0}, size_t{1}, 2 * block}) expect(data_size, size);
}

TYPED_TEST(isap_modes, scalar_loops) {
    using S = typename TestFixture::scheme;
    using W = typename TestFixture::native;
    expect_plain_results<S, W, linnet::mode::isap_scalar_loops<S, W>>(this->random);
}

TYPED_TEST(isap_modes, vector_loops) {
    using S = typename TestFixture::scheme;
    using W = typename TestFixture::native;
    if constexpr (linnet::mode::isap_has_vector_loops<S, W>) {
        using loops = linnet::mode::isap_vector_loops<S, W>;
        if (loops::supported()) return expect_plain_results<S, W, loops>(this->random);
    }
    GTEST_SKIP() << "this processor, or this build, has no vector loops";
}

TYPED_TEST(isap_modes, loops_are_specialised) {
    using namespace linnet::mode;
    using S = typename TestFixture::scheme;
    using W [[maybe_unused]] = typename TestFixture::native;
    if constexpr (S::word_size == 8) {
#if defined(LINNET_ASCON_PINNED)
        static_assert(std::is_base_of_v<isap_ascon_folded<S>, isap_scalar_loops<S, W>>);
#if defined(LINNET_X86_KERNELS)
        static_assert(std::is_base_of_v<isap_ascon_avx512<S>, isap_vector_loops<S, W>>);
#endif
#endif
    } else {
#if defined(LINNET_KECCAK_IN_MEMORY)
        static_assert(std::is_base_of_v<isap_keccak_in_memory<S>, isap_scalar_loops<S, W>>);
#endif
#if defined(LINNET_X86_KERNELS)
        static_assert(std::is_base_of_v<isap_keccak_avx512<S>, isap_vector_loops<S, W>>);
#endif
    }
#if defined(LINNET_X86_KERNELS)
    static_assert(isap_has_vector_loops<S, W>);
#endif
}

/// An algorithm of the catalog over one set of loops.
template <class A, class Loops>
struct isap_over : A {
    using core = linnet::mode::isap<isap_scheme_of<A>, typename isap_scheme_of<A>::native, Loops>;

    static bool encrypt(typename A::key_in key, typename A::nonce_in nonce, view data, view text, std::span<uint8_t> out,
                        typename A::tag_out tag) noexcept {
        core::encrypt(key.data(), nonce.data(), data.data(), data.size(), text.data(), out.data(), text.size(), tag.data());
        return true;
    }
};

TYPED_TEST(isap_modes, known_answer_files_are_the_same) {
    using S = typename TestFixture::scheme;
    using W = typename TestFixture::native;
    const std::string expected = linnet::response_file<TypeParam>();
    EXPECT_EQ((linnet::response_file<isap_over<TypeParam, linnet::mode::isap_loops<S, W>>>()), expected);
    EXPECT_EQ((linnet::response_file<isap_over<TypeParam, linnet::mode::isap_scalar_loops<S, W>>>()), expected);
    if constexpr (linnet::mode::isap_has_vector_loops<S, W>) {
        using loops = linnet::mode::isap_vector_loops<S, W>;
        if (loops::supported()) {
            EXPECT_EQ((linnet::response_file<isap_over<TypeParam, loops>>()), expected);
        }
    }
}

/// Four messages in the lanes of a word, against one after the other.
TYPED_TEST(isap_modes, lanes) {
    using S = typename TestFixture::scheme;
    constexpr size_t lanes = 4, block = TestFixture::rate;
    using core = linnet::mode::isap<S, typename TestFixture::template word_of<lanes>>;
    for (size_t size = 0; size <= 2 * block + 1; ++size) {
        const lane_bytes<lanes> key(this->random, 16), nonce(this->random, 16), data(this->random, size / 2),
            text(this->random, size);
        lane_bytes<lanes> sealed(size), tag(16), opened(size), computed(16);
        core::encrypt(key.source(), nonce.source(), data.source(), size / 2, text.source(), sealed.sink(), size, tag.sink());
        core::authenticate(key.source(), nonce.source(), data.source(), size / 2, sealed.source(), size, computed.sink());
        core::decrypt(key.source(), nonce.source(), sealed.source(), opened.sink(), size);
        ASSERT_EQ(opened, text) << size << " bytes";
        ASSERT_EQ(computed, tag) << size << " bytes";
        for (size_t i = 0; i < lanes; ++i) {
            bytes out(size), out_tag(16);
            ASSERT_TRUE(TypeParam::encrypt(fixed<16>(key.lane[i]), fixed<16>(nonce.lane[i]), data.lane[i], text.lane[i], out,
                                           fixed<16>(out_tag)));
            ASSERT_EQ(sealed.lane[i], out) << "lane " << i << ", " << size << " bytes";
            ASSERT_EQ(tag.lane[i], out_tag) << "lane " << i << ", " << size << " bytes";
        }
    }
}

/// What one word encrypts, that of the algorithm decrypts.
template <class A, class W>
void expect_same_over(random_source& random) {
    using other = linnet::mode::isap_aead<isap_scheme_of<A>, W>;
    for (size_t size = 0; size <= 3 * A::block_size; ++size) {
        const bytes key = random.make(16), nonce = random.make(16), text = random.make(size);
        bytes sealed(size), tag(16), opened(size);
        ASSERT_TRUE(other::encrypt(fixed<16>(key), fixed<16>(nonce), text, text, sealed, fixed<16>(tag)));
        ASSERT_TRUE(A::decrypt(fixed<16>(key), fixed<16>(nonce), text, sealed, fixed<16>(tag), opened));
        ASSERT_EQ(opened, text);
    }
}

TYPED_TEST(isap_modes, any_word) {
    constexpr bool wide = TestFixture::scheme::word_size == 8;
    expect_same_over<TypeParam, wrapped_word<std::conditional_t<wide, uint64_t, std::uint16_t>>>(this->random);
    if constexpr (wide) expect_same_over<TypeParam, linnet::interleaved>(this->random);
}

/// A scheme of its own, with vector loops that are there on request and count their calls.
struct scheme_with_loops : isap_scheme_of<linnet::isap_a_128a> {
    using native = uint64_t;
    static inline bool supported = false;
    static inline size_t calls = 0;
};

} // namespace
} // namespace linnet_test

template <>
struct linnet::mode::isap_vector_loops<linnet_test::scheme_with_loops, std::uint64_t>
    : linnet::mode::isap_loops<linnet_test::scheme_with_loops, std::uint64_t> {
    static bool supported() noexcept { return linnet_test::scheme_with_loops::supported; }
    static void permute_hash(state& s) noexcept {
        ++linnet_test::scheme_with_loops::calls;
        linnet_test::scheme_with_loops::permute_hash<std::uint64_t>(s);
    }
};

namespace linnet_test {
namespace {

TEST(isap_modes, vector_loops_are_taken_where_supported) {
    using A = linnet::mode::isap_aead<scheme_with_loops>;
    const std::array<uint8_t, 16> key{}, nonce{};
    std::array<uint8_t, 16> tag{};
    for (const bool supported : {false, true}) {
        scheme_with_loops::supported = supported;
        scheme_with_loops::calls = 0;
        ASSERT_TRUE(A::encrypt(key, nonce, {}, {}, {}, tag));
        EXPECT_EQ(scheme_with_loops::calls != 0, supported);
        scheme_with_loops::calls = 0;
        ASSERT_TRUE(A::decrypt(key, nonce, {}, {}, tag, {}));
        EXPECT_EQ(scheme_with_loops::calls != 0, supported);
    }
}

} // namespace
} // namespace linnet_test
