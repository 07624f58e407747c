// SPDX-License-Identifier: MIT OR Apache-2.0
// Contexts that are copied and used again, library contexts beside each other, threads, unloading, and what is offered.
#include "evp.hpp"

#include <set>
#include <thread>

namespace linnet_openssl_tests {
namespace {

/// A message of 3 parts of data and of text: copies made after each call go on as the first.
TEST(openssl, a_copy_goes_on) {
    for (const linnet_algorithm* const a : algorithms({LINNET_KIND_AEAD})) {
        const cipher by = shared_library().find_cipher(a->id);
        const bytes key = random_bytes(a->key_size), nonce = random_bytes(a->nonce_size), data = random_bytes(33),
                    text = random_bytes(70);
        message m{key, nonce, data, text};
        bytes expected_tag(a->tag_size);
        const auto expected = encrypt(by.get(), m, expected_tag);
        ASSERT_TRUE(expected) << a->id;
        for (int when = 0; when < 5; ++when) {
            cipher_context c(EVP_CIPHER_CTX_new());
            int step = 0, written = 0;
            const auto copy = [&] {
                if (step++ != when) return true;
                cipher_context other(EVP_CIPHER_CTX_new());
                const bool done = EVP_CIPHER_CTX_copy(other.get(), c.get()) == 1;
                c = std::move(other);
                return done;
            };
            bytes out(text.size()), tag(a->tag_size);
            ASSERT_EQ(EVP_EncryptInit_ex2(c.get(), by.get(), key.data(), nonce.data(), nullptr), 1);
            ASSERT_TRUE(copy());
            ASSERT_EQ(EVP_EncryptUpdate(c.get(), nullptr, &written, data.data(), 20), 1);
            ASSERT_TRUE(copy());
            ASSERT_EQ(EVP_EncryptUpdate(c.get(), nullptr, &written, data.data() + 20, 13), 1);
            ASSERT_TRUE(copy());
            ASSERT_EQ(EVP_EncryptUpdate(c.get(), out.data(), &written, text.data(), 70), 1);
            ASSERT_TRUE(copy());
            ASSERT_EQ(EVP_EncryptFinal_ex(c.get(), nullptr, &written), 1);
            ASSERT_TRUE(copy());
            ASSERT_EQ(EVP_CIPHER_CTX_ctrl(c.get(), EVP_CTRL_AEAD_GET_TAG, static_cast<int>(tag.size()), tag.data()), 1);
            EXPECT_EQ(out, *expected) << a->id << when;
            EXPECT_EQ(tag, expected_tag) << a->id << when;
        }
    }
}
TEST(openssl, a_copy_of_a_digest_or_mac_goes_on) {
    const bytes text = random_bytes(50);
    bytes out(64), other(64), key = random_bytes(16);
    for (const linnet_algorithm* const a : algorithms({LINNET_KIND_HASH, LINNET_KIND_XOF})) {
        const digest by = shared_library().find_digest(a->id);
        const digest_context c(EVP_MD_CTX_new()), copy(EVP_MD_CTX_new());
        ASSERT_EQ(EVP_DigestInit_ex2(c.get(), by.get(), nullptr), 1);
        ASSERT_EQ(EVP_DigestUpdate(c.get(), text.data(), 50), 1);
        ASSERT_EQ(EVP_MD_CTX_copy_ex(copy.get(), c.get()), 1);
        ASSERT_EQ(EVP_DigestUpdate(c.get(), text.data(), 7), 1);
        ASSERT_EQ(EVP_DigestUpdate(copy.get(), text.data(), 7), 1);
        ASSERT_EQ(EVP_DigestFinal_ex(c.get(), out.data(), nullptr), 1);
        ASSERT_EQ(EVP_DigestFinal_ex(copy.get(), other.data(), nullptr), 1);
        EXPECT_EQ(out, other) << a->id;
    }
    const mac by = shared_library().find_mac("ascon-mac");
    const mac_context c(EVP_MAC_CTX_new(by.get()));
    std::size_t written = 0;
    ASSERT_EQ(EVP_MAC_init(c.get(), key.data(), key.size(), nullptr), 1);
    ASSERT_EQ(EVP_MAC_update(c.get(), text.data(), 20), 1);
    const mac_context copy(EVP_MAC_CTX_dup(c.get()));
    ASSERT_EQ(EVP_MAC_update(c.get(), text.data() + 20, 30), 1);
    ASSERT_EQ(EVP_MAC_update(copy.get(), text.data() + 20, 30), 1);
    ASSERT_EQ(EVP_MAC_final(c.get(), out.data(), &written, 16), 1);
    ASSERT_EQ(EVP_MAC_final(copy.get(), other.data(), &written, 16), 1);
    EXPECT_EQ(out, other);
    ASSERT_EQ(EVP_MAC_init(c.get(), nullptr, 0, nullptr), 1); // the same key again
    ASSERT_EQ(EVP_MAC_update(c.get(), text.data(), 50), 1);
    ASSERT_EQ(EVP_MAC_final(c.get(), out.data(), &written, 16), 1);
    EXPECT_EQ(out, other);
}

#if OPENSSL_VERSION_PREREQ(3, 3)
TEST(openssl, output_in_parts) {
    for (const linnet_algorithm* const a : algorithms({LINNET_KIND_XOF})) {
        const digest by = shared_library().find_digest(a->id);
        const digest_context c(EVP_MD_CTX_new());
        const bytes text = random_bytes(50);
        bytes out(100);
        ASSERT_EQ(EVP_DigestInit_ex2(c.get(), by.get(), nullptr), 1);
        ASSERT_EQ(EVP_DigestUpdate(c.get(), text.data(), 50), 1);
        ASSERT_EQ(EVP_DigestSqueeze(c.get(), out.data(), 33), 1);
        ASSERT_EQ(EVP_DigestSqueeze(c.get(), out.data() + 33, 67), 1);
        EXPECT_EQ(hash(by.get(), {}, text, 100), out) << a->id;
        EXPECT_EQ(EVP_DigestUpdate(c.get(), text.data(), 1), 0);
    }
    ERR_clear_error();
}
#endif

TEST(openssl, a_context_is_used_again) {
    const cipher by = shared_library().find_cipher("ascon-aead128");
    const cipher_context c(EVP_CIPHER_CTX_new());
    message m{random_bytes(16), random_bytes(16), {}, random_bytes(30)};
    ASSERT_EQ(EVP_EncryptInit_ex2(c.get(), by.get(), m.key.data(), nullptr, nullptr), 1);
    for (int i = 0; i < 3; ++i) {
        m.nonce = random_bytes(16);
        bytes out(30), tag(16), expected_tag(16);
        int written = 0;
        ASSERT_EQ(EVP_EncryptInit_ex2(c.get(), nullptr, nullptr, m.nonce.data(), nullptr), 1);
        ASSERT_EQ(EVP_EncryptUpdate(c.get(), out.data(), &written, m.text.data(), 30), 1);
        ASSERT_EQ(EVP_EncryptFinal_ex(c.get(), nullptr, &written), 1);
        ASSERT_EQ(EVP_CIPHER_CTX_ctrl(c.get(), EVP_CTRL_AEAD_GET_TAG, 16, tag.data()), 1);
        EXPECT_EQ(encrypt(by.get(), m, expected_tag), out);
        EXPECT_EQ(tag, expected_tag);
    }
}

TEST(openssl, what_is_offered) {
    const library alone(false);
    std::size_t found = 0;
    for (const linnet_algorithm* const a : algorithms({LINNET_KIND_AEAD, LINNET_KIND_HASH, LINNET_KIND_XOF, LINNET_KIND_MAC})) {
        const bool has = alone.find_cipher(a->id) || alone.find_digest(a->id) || alone.find_mac(a->id);
        const library& all = shared_library();
        EXPECT_TRUE(all.find_cipher(a->id) || all.find_digest(a->id) || all.find_mac(a->id)) << a->id;
        found += has;
    }
    EXPECT_EQ(found + 29, algorithms({LINNET_KIND_AEAD, LINNET_KIND_HASH, LINNET_KIND_XOF, LINNET_KIND_MAC}).size());
    EXPECT_FALSE(alone.find_cipher("aes-128-gcm"));
    EXPECT_FALSE(alone.find_digest("SHA2-256"));
    for (const char* const name : {"ASCON-AEAD128", "Ascon-AEAD128"}) EXPECT_TRUE(alone.find_cipher(name));
    for (const char* const name : {"ASCON-HASH256", "ASCON-XOF128", "ASCON-CXOF128"}) EXPECT_TRUE(alone.find_digest(name));
    for (const char* const name : {"SHA256", "SHA2-256", "SHA-256", "SHA512-256", "SHAKE128"})
        EXPECT_TRUE(shared_library().find_digest(name));
    for (const char* const name : {"AES-256-GCM", "ChaCha20-Poly1305"}) EXPECT_TRUE(shared_library().find_cipher(name));
    EXPECT_TRUE(shared_library().find_mac("KMAC-128"));
}

TEST(openssl, what_a_cipher_says_of_itself) {
    const cipher by = shared_library().find_cipher("romulus-n");
    EXPECT_EQ(EVP_CIPHER_get_key_length(by.get()), 16);
    EXPECT_EQ(EVP_CIPHER_get_iv_length(by.get()), 16);
    EXPECT_EQ(EVP_CIPHER_get_block_size(by.get()), 1);
    EXPECT_NE(EVP_CIPHER_get_flags(by.get()) & EVP_CIPH_FLAG_AEAD_CIPHER, 0u);
    const digest hash_function = shared_library().find_digest("ascon-hash256"), xof = shared_library().find_digest("ascon-xof128");
    EXPECT_EQ(EVP_MD_get_size(hash_function.get()), 32);
    EXPECT_EQ(EVP_MD_get_block_size(hash_function.get()), 64); // not its rate, for HMAC
    EXPECT_EQ(EVP_MD_get_flags(xof.get()) & EVP_MD_FLAG_XOF, static_cast<unsigned long>(EVP_MD_FLAG_XOF));
    EXPECT_EQ(OSSL_PROVIDER_self_test(shared_library().provider()), 1);
}

TEST(openssl, library_contexts_come_and_go) {
    for (int i = 0; i < 20; ++i) {
        const library one(false), other(false);
        const cipher by = one.find_cipher("ascon-aead128");
        ASSERT_TRUE(by && other.find_digest("ascon-hash256"));
        message m{random_bytes(16), random_bytes(16), {}, random_bytes(30)};
        bytes tag(16);
        EXPECT_TRUE(encrypt(by.get(), m, tag));
    }
    EXPECT_FALSE(cipher(EVP_CIPHER_fetch(nullptr, "ascon-128", nullptr)));
    ERR_clear_error();
}

TEST(openssl, threads) {
    const message m{random_bytes(16), random_bytes(16), random_bytes(40), random_bytes(3000)};
    const cipher by = shared_library().find_cipher("ascon-aead128");
    bytes tag(16);
    const auto expected = encrypt(by.get(), m, tag);
    int wrong[4] = {};
    std::vector<std::thread> all;
    for (int& mine : wrong)
        all.emplace_back([&] {
            for (int i = 0; i < 200; ++i) {
                const cipher own = shared_library().find_cipher("ascon-aead128");
                bytes other(16);
                mine += encrypt(own.get(), m, other) != expected || other != tag;
            }
        });
    for (auto& one : all) one.join();
    for (const int count : wrong) EXPECT_EQ(count, 0);
}

} // namespace
} // namespace linnet_openssl_tests
