// SPDX-License-Identifier: MIT OR Apache-2.0
// What ISAP promises beyond the interface of an AEAD: a forged message never reaches the keystream. Also tests its specialised
// loops, at the lengths where they change, against the generic code for any word.
#include "support/bytes.hpp"
#include "support/wrapped.hpp"

#include <linnet/isap.hpp>

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

template <class Scheme, class W, class Loops>
Scheme scheme_of_core(const linnet::mode::isap<Scheme, W, Loops>*);
template <class First, class... Rest>
auto scheme_of(linnet::implementations<First, Rest...>) -> decltype(scheme_of_core(static_cast<const First*>(nullptr)));

template <class A>
class isap_modes : public testing::Test {
public:
    using scheme = decltype(scheme_of(typename A::implementations{}));
    using word = wrapped_word<std::conditional_t<scheme::word_size == 8, uint64_t, std::uint16_t>>;
    random_source random;
};

using isap_types = testing::Types<linnet::isap_a_128a, linnet::isap_a_128, linnet::isap_k_128a, linnet::isap_k_128>;
TYPED_TEST_SUITE(isap_modes, isap_types);

TYPED_TEST(isap_modes, forgery_runs_no_keystream_permutation) {
    using A = linnet::aead<linnet::mode::isap<counting<typename TestFixture::scheme>, typename TestFixture::word>>;
    constexpr size_t block = A::block_size;
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

/// Encrypts and decrypts by one core, in place; another core encrypts the reference.
template <class Reference, class Core>
void expect_same(random_source& random, size_t data_size, size_t size) {
    const bytes key = random.make(16), nonce = random.make(16), data = random.make(data_size), text = random.make(size);
    bytes sealed(size), tag(16), out = text, out_tag(16);
    Reference::encrypt(key.data(), nonce.data(), data.data(), data_size, text.data(), sealed.data(), size, tag.data());
    Core::encrypt(key.data(), nonce.data(), data.data(), data_size, out.data(), out.data(), size, out_tag.data());
    ASSERT_EQ(out, sealed) << size << " bytes of text, " << data_size << " of data";
    ASSERT_EQ(out_tag, tag) << size << " bytes of text, " << data_size << " of data";
    Core::authenticate(key.data(), nonce.data(), data.data(), data_size, sealed.data(), size, out_tag.data());
    Core::decrypt(key.data(), nonce.data(), out.data(), out.data(), size);
    ASSERT_EQ(out, text) << size << " bytes of text";
    ASSERT_EQ(out_tag, tag) << size << " bytes of text, " << data_size << " of data";
}

template <class Core>
concept portable = Core::variant == linnet::word_name<typename Core::word_type>;

template <class Reference, portable Core>
void expect_same(random_source&) {}

/// Re-keying side by side with the data covers up to 62 blocks.
template <class Reference, class Core>
void expect_same(random_source& random) {
    SCOPED_TRACE(Core::variant);
    if (!linnet::feature_of<Core>::supported()) return;
    constexpr size_t block = Core::block_size;
    for (size_t size = 0; size <= 5 * block + 1; ++size)
        for (const size_t data_size : {size_t{0}, size, block - 1, 3 * block})
            expect_same<Reference, Core>(random, data_size, size);
    for (const size_t data_size : {61 * block, 62 * block, 63 * block, 64 * block, size_t{531}})
        for (const size_t size : {size_t{0}, size_t{1}, 2 * block}) expect_same<Reference, Core>(random, data_size, size);
}

TYPED_TEST(isap_modes, special_loops_equal_the_text_for_any_word) {
    using reference = linnet::mode::isap<typename TestFixture::scheme, typename TestFixture::word>;
    [&]<class... Core>(linnet::implementations<Core...>) {
        (expect_same<reference, Core>(this->random), ...);
    }(typename TypeParam::implementations{});
}

} // namespace
} // namespace linnet_test
