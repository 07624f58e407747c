// SPDX-License-Identifier: MIT OR Apache-2.0
// Self-tests of types: an algorithm of each kind, and of each form of a kind's calls.
#include <linnet/aes.hpp>
#include <linnet/ascon.hpp>
#include <linnet/chacha.hpp>
#include <linnet/drbg.hpp>
#include <linnet/kdf.hpp>
#include <linnet/kmac.hpp>
#include <linnet/poly1305_aes.hpp>
#include <linnet/self_test.hpp>
#include <linnet/x25519.hpp>
#include <linnet/xsalsa20_poly1305.hpp>

#include <gtest/gtest.h>

namespace {

static_assert(linnet::self_test<linnet::ascon_aead128>());
static_assert(linnet::self_test<linnet::ascon_cxof128>());

struct corruption {
    std::string_view id;
    std::size_t bit;
    std::size_t size = 0;
};

void corrupt(void* context, const char* id, void* value, std::size_t size) {
    corruption& how = *static_cast<corruption*>(context);
    how.id = id;
    how.size = size;
    if (how.bit < 8 * size) static_cast<std::uint8_t*>(value)[how.bit / 8] ^= static_cast<std::uint8_t>(1 << how.bit % 8);
}

template <class A>
struct self_test : testing::Test {};

using algorithms =
    testing::Types<linnet::ascon_aead128, linnet::ascon_hash256, linnet::ascon_xof128, linnet::ascon_cxof128, linnet::ascon_mac,
                   linnet::kmac128, linnet::poly1305_aes, linnet::hkdf_sha_256, linnet::pbkdf2_hmac_sha_256, linnet::chacha20,
                   linnet::xsalsa20_poly1305, linnet::hmac_drbg_sha_256, linnet::x25519, linnet::aes_128_cbc,
                   linnet::aes_128_cbc_pkcs7, linnet::aes_128_kw, linnet::aes_128_kwp>;
TYPED_TEST_SUITE(self_test, algorithms);

TYPED_TEST(self_test, PassesAndFailsWithAWrongBit) {
    EXPECT_TRUE(linnet::self_test<TypeParam>());
    corruption how{.id = {}, .bit = SIZE_MAX};
    EXPECT_TRUE(linnet::self_test<TypeParam>(corrupt, &how));
    EXPECT_EQ(how.id, TypeParam::id);
    const std::size_t bits = 8 * how.size;
    for (const std::size_t bit : {std::size_t{0}, bits / 2, bits - 1}) {
        how.bit = bit;
        EXPECT_FALSE(linnet::self_test<TypeParam>(corrupt, &how)) << bit;
    }
}

} // namespace
