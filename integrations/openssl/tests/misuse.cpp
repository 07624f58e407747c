// SPDX-License-Identifier: MIT OR Apache-2.0
// What is called wrongly is refused: an error says why, and there is no output.
#include "evp.hpp"

namespace linnet_openssl_tests {
namespace {

/// A context for one of two algorithms: Ascon-AEAD128 is incremental, AES-128-CCM takes its text in one call.
class aead : public testing::TestWithParam<const char*> {
protected:
    const bytes key = random_bytes(16);
    const cipher by = shared_library().find_cipher(GetParam());
    const cipher_context context{EVP_CIPHER_CTX_new()};
    EVP_CIPHER_CTX* const c = context.get();
    const bytes nonce = random_bytes(static_cast<std::size_t>(EVP_CIPHER_get_iv_length(by.get())));
    const bytes text = random_bytes(40);
    bytes out = bytes(40, 0xAA);
    bytes tag = bytes(16, 0xAA);
    int written = 0;

    void SetUp() override { ERR_clear_error(); }
    bool begin(bool encrypting) { return EVP_CipherInit_ex2(c, by.get(), key.data(), nonce.data(), encrypting, nullptr) == 1; }
    bool add_data() { return EVP_CipherUpdate(c, nullptr, &written, text.data(), 7) == 1; }
    bool add_text() { return EVP_CipherUpdate(c, out.data(), &written, text.data(), 40) == 1; }
    bool finish() { return EVP_CipherFinal_ex(c, out.data(), &written) == 1; }
    bool get_tag(int size = 16) { return EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, size, tag.data()) == 1; }
    bool set_tag(int size = 16) { return EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, size, tag.data()) == 1; }
    void expect_error(const char* says) {
        const std::string text_of_error = error();
        EXPECT_NE(text_of_error.find(says), text_of_error.npos) << text_of_error;
    }
    void expect_no_output() { EXPECT_EQ(out, bytes(40, 0xAA)); }
};

TEST_P(aead, needs_a_key) {
    ASSERT_EQ(EVP_CipherInit_ex2(c, by.get(), nullptr, nonce.data(), 1, nullptr), 1);
    EXPECT_FALSE(add_text());
    expect_error("no key is set");
    expect_no_output();
}
TEST_P(aead, needs_a_nonce) {
    ASSERT_EQ(EVP_CipherInit_ex2(c, by.get(), key.data(), nullptr, 1, nullptr), 1);
    EXPECT_FALSE(add_text());
    expect_error("no nonce is set");
    expect_no_output();
}
TEST_P(aead, a_nonce_is_for_one_message) {
    ASSERT_TRUE(begin(true) && add_text() && finish());
    EXPECT_FALSE(add_text());
    expect_error("the message has ended");
    ASSERT_EQ(EVP_CipherInit_ex2(c, nullptr, nullptr, nullptr, 1, nullptr), 1);
    EXPECT_FALSE(add_text());
    expect_error("no nonce is set");
    ASSERT_TRUE(begin(true) && add_text()); // not finished
    ASSERT_EQ(EVP_CipherInit_ex2(c, nullptr, key.data(), nullptr, 1, nullptr), 1);
    EXPECT_FALSE(add_text());
    expect_error("no nonce is set");
}
TEST_P(aead, data_after_text) {
    ASSERT_TRUE(begin(true) && add_text());
    EXPECT_FALSE(add_data());
    expect_error("the associated data comes before the text");
    EXPECT_FALSE(finish());
    EXPECT_FALSE(get_tag());
}
TEST_P(aead, finish_twice) {
    ASSERT_TRUE(begin(true) && add_data() && add_text() && finish());
    EXPECT_FALSE(finish());
    expect_error("the message has ended");
}
TEST_P(aead, tags_come_last_when_encrypting) {
    ASSERT_TRUE(begin(true));
    EXPECT_FALSE(get_tag());
    expect_error("after the end of an encryption");
    EXPECT_FALSE(set_tag());
    expect_error("an encryption makes its tag");
    ASSERT_TRUE(add_text());
    EXPECT_FALSE(get_tag());
    ASSERT_TRUE(finish());
    EXPECT_FALSE(get_tag(12));
    expect_error("less room than the 16 bytes of the tag");
    EXPECT_EQ(tag, bytes(16, 0xAA));
    EXPECT_TRUE(get_tag());
}
TEST_P(aead, decryption_needs_a_tag) {
    ASSERT_TRUE(begin(false) && add_data());
    EXPECT_FALSE(add_text() && finish());
    expect_error("no tag is set");
    EXPECT_TRUE(set_tag()); // for another message
    EXPECT_FALSE(finish());
    expect_error("no nonce is set");
}
TEST_P(aead, the_size_of_a_tag_that_was_made) {
    ASSERT_EQ(EVP_CipherInit_ex2(c, by.get(), nullptr, nullptr, 1, nullptr), 1);
    ASSERT_EQ(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 4, nullptr), 1);
    ASSERT_EQ(EVP_CipherInit_ex2(c, nullptr, key.data(), nonce.data(), 1, nullptr), 1);
    ASSERT_TRUE(add_text() && finish());
    ASSERT_EQ(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 16, nullptr), 1); // of the next message
    EXPECT_FALSE(get_tag());
    expect_error("after the end of an encryption");
    EXPECT_EQ(tag, bytes(16, 0xAA));
}
TEST_P(aead, a_size_for_the_next_message_ends_this_one) {
    ASSERT_TRUE(begin(true) && add_text());
    ASSERT_EQ(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 8, nullptr), 1);
    EXPECT_FALSE(finish());
    expect_error("no nonce is set");
}
TEST_P(aead, a_refused_key_leaves_no_older_one) {
    ASSERT_TRUE(begin(true));
    std::size_t size = 99;
    const OSSL_PARAM wrong[] = {OSSL_PARAM_construct_size_t(OSSL_CIPHER_PARAM_AEAD_TAGLEN, &size), OSSL_PARAM_construct_end()};
    EXPECT_EQ(EVP_CipherInit_ex2(c, nullptr, key.data(), nonce.data(), 1, wrong), 0);
    ERR_clear_error();
    EXPECT_FALSE(add_text());
    expect_error("no key is set");
}
TEST_P(aead, what_only_tls_asks_for) {
    ASSERT_TRUE(begin(true));
    std::uint8_t header[13] = {};
    EXPECT_LE(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_TLS1_AAD, 13, header), 0);
    EXPECT_LE(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_GCM_IV_GEN, 8, header), 0);
    EXPECT_LE(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_GCM_SET_IV_FIXED, 4, header), 0);
    ERR_clear_error();
}
TEST_P(aead, a_tag_of_another_size) {
    ASSERT_TRUE(begin(false));
    EXPECT_FALSE(set_tag(4));
    expect_error("a tag of 4 bytes; it takes 16");
}
TEST_P(aead, sizes_that_it_does_not_take) {
    ASSERT_EQ(EVP_CipherInit_ex2(c, by.get(), nullptr, nullptr, 1, nullptr), 1);
    EXPECT_NE(EVP_CIPHER_CTX_set_key_length(c, 5), 1);
    EXPECT_NE(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_IVLEN, 3, nullptr), 1);
    expect_error("a nonce of 3 bytes");
    EXPECT_NE(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 17, nullptr), 1);
    EXPECT_NE(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 3, nullptr), 1);
    expect_error("a tag of 3 bytes");
}
TEST_P(aead, nothing_follows_a_wrong_tag) {
    ASSERT_TRUE(begin(false) && set_tag() && add_data());
    EXPECT_FALSE(add_text() && finish());
    expect_error("not authentic");
    EXPECT_FALSE(finish());
    EXPECT_FALSE(add_text());
}
INSTANTIATE_TEST_SUITE_P(all, aead, testing::Values("ascon-aead128", "aes-128-ccm"));

class whole : public aead {};
TEST_P(whole, a_text_comes_in_one_call) {
    ASSERT_TRUE(begin(true) && add_text());
    EXPECT_FALSE(add_text());
    expect_error("it takes it in one call");
    EXPECT_FALSE(finish());
}
TEST_P(whole, no_plaintext_before_the_tag) {
    ASSERT_TRUE(begin(false));
    EXPECT_FALSE(add_text());
    expect_error("no tag is set");
    expect_no_output();
    ASSERT_TRUE(begin(false) && set_tag());
    EXPECT_FALSE(add_text());
    EXPECT_EQ(out, bytes(40));
}
TEST_P(whole, a_tag_after_the_text) {
    ASSERT_TRUE(begin(true) && add_text() && finish() && get_tag());
    const bytes sealed = out;
    ASSERT_TRUE(begin(false) && set_tag());
    ASSERT_EQ(EVP_CipherUpdate(c, out.data(), &written, sealed.data(), 40), 1);
    EXPECT_FALSE(set_tag());
    expect_error("the text has been verified");
    EXPECT_TRUE(finish());
}
TEST_P(whole, the_size_that_was_announced) {
    ASSERT_TRUE(begin(true));
    EXPECT_EQ(EVP_CipherUpdate(c, nullptr, &written, nullptr, -1), 0);
    ASSERT_EQ(EVP_CipherUpdate(c, nullptr, &written, nullptr, 41), 1);
    EXPECT_FALSE(add_text());
    expect_error("a text of 40 bytes; 41 were announced");
    expect_no_output();
}
INSTANTIATE_TEST_SUITE_P(all, whole, testing::Values("aes-128-ccm", "romulus-m", "isap-a-128a"));

TEST(openssl, shorter_tags_on_demand) {
    for (const char* const id : {"ascon-aead128", "aes-256-gcm", "aes-128-ccm"}) {
        const cipher by = shared_library().find_cipher(id);
        message m{random_bytes(static_cast<std::size_t>(EVP_CIPHER_get_key_length(by.get()))), random_bytes(12), random_bytes(20),
                  random_bytes(50)};
        if (m.key.size() == 16 && id[1] == 's') m.nonce = random_bytes(16);
        bytes whole(16), tag(12);
        const auto sealed = encrypt(by.get(), m, tag);
        ASSERT_TRUE(sealed) << error();
        ASSERT_TRUE(encrypt(by.get(), m, whole));
        EXPECT_EQ(std::equal(tag.begin(), tag.end(), whole.begin()), id != std::string("aes-128-ccm"))
            << id; // which binds the size
        const bytes plain = m.text;
        m.text = *sealed;
        EXPECT_EQ(decrypt(by.get(), m, tag), plain);
        tag[11] ^= 1;
        EXPECT_EQ(decrypt(by.get(), m, tag), std::nullopt);
        ERR_clear_error();
    }
}

TEST(openssl, buffers_that_overlap) {
    const cipher by = shared_library().find_cipher("ascon-aead128");
    const cipher_context c(EVP_CIPHER_CTX_new());
    bytes buffer = random_bytes(100), key(16);
    int written = 0;
    ASSERT_EQ(EVP_EncryptInit_ex2(c.get(), by.get(), key.data(), key.data(), nullptr), 1);
    EXPECT_EQ(EVP_EncryptUpdate(c.get(), buffer.data() + 1, &written, buffer.data(), 50), 0);
    ASSERT_EQ(EVP_EncryptInit_ex2(c.get(), by.get(), key.data(), key.data(), nullptr), 1);
    EXPECT_EQ(EVP_EncryptUpdate(c.get(), buffer.data(), &written, buffer.data(), 50), 1); // in place
    ERR_clear_error();
}

TEST(openssl, digests) {
    const digest by = shared_library().find_digest("ascon-hash256"), xof = shared_library().find_digest("ascon-cxof128");
    const digest_context c(EVP_MD_CTX_new());
    bytes out(64), name = random_bytes(257);
    unsigned written = 0;
    ASSERT_EQ(EVP_DigestInit_ex2(c.get(), by.get(), nullptr), 1);
    EXPECT_EQ(EVP_DigestFinal_ex(c.get(), out.data(), &written), 1);
    EXPECT_EQ(written, 32u);
    EXPECT_EQ(EVP_DigestUpdate(c.get(), out.data(), 1), 0);
    EXPECT_EQ(EVP_DigestFinal_ex(c.get(), out.data(), &written), 0);
    const OSSL_PARAM too_long[] = {OSSL_PARAM_construct_octet_string("customization", name.data(), name.size()),
                                   OSSL_PARAM_construct_end()};
    EXPECT_EQ(EVP_DigestInit_ex2(c.get(), xof.get(), too_long), 0);
    EXPECT_NE(error().find("a customization string of 257 bytes; it takes 256"), std::string::npos);
    EXPECT_EQ(hash(xof.get(), random_bytes(256), out, 10).has_value(), true) << error();
    const digest plain_xof = shared_library().find_digest("ascon-xof128");
    EXPECT_EQ(hash(plain_xof.get(), random_bytes(1), out, 10), std::nullopt);
    EXPECT_NE(error().find("it takes 0"), std::string::npos);
}

/// OpenSSL's HMAC takes no more of a longer key than a block: all of it must count.
TEST(openssl, hash_functions_in_hmac) {
    for (const linnet_algorithm* const a : algorithms({LINNET_KIND_HASH})) {
        const digest by = shared_library().find_digest(a->id);
        EXPECT_GE(EVP_MD_get_block_size(by.get()), EVP_MD_get_size(by.get())) << a->id;
    }
}

TEST(openssl, what_is_null) {
    const digest by = shared_library().find_digest("ascon-cxof128");
    const digest_context d(EVP_MD_CTX_new());
    const OSSL_PARAM text[] = {OSSL_PARAM_construct_octet_string("customization", nullptr, 10), OSSL_PARAM_construct_end()};
    EXPECT_EQ(EVP_DigestInit_ex2(d.get(), by.get(), text), 0);
    const mac ascon_mac = shared_library().find_mac("ascon-mac");
    const mac_context m(EVP_MAC_CTX_new(ascon_mac.get()));
    const OSSL_PARAM key[] = {OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_KEY, nullptr, 16), OSSL_PARAM_construct_end()};
    EXPECT_EQ(EVP_MAC_init(m.get(), nullptr, 0, key), 0);
    ERR_clear_error();
    OSSL_PARAM size[] = {OSSL_PARAM_construct_size_t(OSSL_DIGEST_PARAM_SIZE, nullptr), OSSL_PARAM_construct_end()};
    EXPECT_EQ(EVP_MD_get_params(by.get(), size), 1);
    EXPECT_EQ(size[0].return_size, sizeof(std::size_t));
    char* nowhere = nullptr;
    OSSL_PARAM name[] = {OSSL_PARAM_construct_utf8_ptr(OSSL_PROV_PARAM_NAME, &nowhere, 0), OSSL_PARAM_construct_end()};
    name[0].data = nullptr;
    EXPECT_EQ(OSSL_PROVIDER_get_params(shared_library().provider(), name), 1);
}

TEST(openssl, macs) {
    const bytes key = random_bytes(16), text = random_bytes(40);
    const mac by = shared_library().find_mac("ascon-mac"), once = shared_library().find_mac("poly1305"),
              with_nonce = shared_library().find_mac("poly1305-aes");
    EXPECT_EQ(authenticate(by.get(), random_bytes(15), {}, {}, text, 16), std::nullopt);
    EXPECT_NE(error().find("a key of 15 bytes; it takes 16 to 16"), std::string::npos);
    EXPECT_EQ(authenticate(by.get(), key, {}, {}, text, 17), std::nullopt);
    EXPECT_NE(error().find("a tag of 17 bytes"), std::string::npos);
    EXPECT_EQ(authenticate(by.get(), key, random_bytes(16), {}, text, 16), std::nullopt);
    EXPECT_EQ(authenticate(with_nonce.get(), random_bytes(32), {}, {}, text, 16), std::nullopt);
    EXPECT_NE(error().find("no nonce is set"), std::string::npos);
    const mac_context of_nonce(EVP_MAC_CTX_new(with_nonce.get()));
    bytes nonce = random_bytes(16), out(16), key_of_once = random_bytes(32);
    std::size_t written = 0;
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_IV, nonce.data(), 16),
                                 OSSL_PARAM_construct_end()};
    ASSERT_EQ(EVP_MAC_init(of_nonce.get(), key_of_once.data(), 32, params), 1);
    ASSERT_EQ(EVP_MAC_final(of_nonce.get(), out.data(), &written, out.size()), 1);
    ASSERT_EQ(EVP_MAC_init(of_nonce.get(), nullptr, 0, nullptr), 1);
    EXPECT_EQ(EVP_MAC_update(of_nonce.get(), out.data(), 1), 0); // another message, another nonce
    EXPECT_NE(error().find("no nonce is set"), std::string::npos);
    const mac_context c(EVP_MAC_CTX_new(once.get()));
    ASSERT_EQ(EVP_MAC_init(c.get(), key_of_once.data(), 32, nullptr), 1);
    ASSERT_EQ(EVP_MAC_final(c.get(), out.data(), &written, out.size()), 1);
    EXPECT_EQ(EVP_MAC_final(c.get(), out.data(), &written, out.size()), 0);
    EXPECT_EQ(EVP_MAC_init(c.get(), nullptr, 0, nullptr), 0);
    EXPECT_NE(error().find("a key is for one message"), std::string::npos);
    const mac_context again(EVP_MAC_CTX_new(by.get()));
    EXPECT_EQ(EVP_MAC_init(again.get(), nullptr, 0, nullptr), 0);
    EXPECT_NE(error().find("no key is set"), std::string::npos);
}

} // namespace
} // namespace linnet_openssl_tests
