// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>

#include <memory>

namespace race {
namespace {

template <class Handle, void (*Free)(Handle*)>
struct freed {
    void operator()(Handle* h) const { Free(h); }
};
using cipher_context = std::unique_ptr<EVP_CIPHER_CTX, freed<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>>;
using digest_context = std::unique_ptr<EVP_MD_CTX, freed<EVP_MD_CTX, EVP_MD_CTX_free>>;
using mac_context = std::unique_ptr<EVP_MAC_CTX, freed<EVP_MAC_CTX, EVP_MAC_CTX_free>>;
using mac_algorithm = std::unique_ptr<EVP_MAC, freed<EVP_MAC, EVP_MAC_free>>;
using key_handle = std::unique_ptr<EVP_PKEY, freed<EVP_PKEY, EVP_PKEY_free>>;
using key_context = std::unique_ptr<EVP_PKEY_CTX, freed<EVP_PKEY_CTX, EVP_PKEY_CTX_free>>;

/// `whole_length`: CCM wants the lengths of the tag and of the message first.
void aead(const std::string& id, const EVP_CIPHER* cipher, bool whole_length = false) {
    for (const bool kept : {false, true})
        enter(id + (kept ? "/kept" : "/each"), "OpenSSL", usual, [=](buffers& b) {
            cipher_context context(EVP_CIPHER_CTX_new());
            EVP_CIPHER_CTX* const c = context.get();
            EVP_EncryptInit_ex(c, cipher, nullptr, nullptr, nullptr);
            EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_IVLEN, 12, nullptr);
            if (whole_length) EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 16, nullptr);
            EVP_EncryptInit_ex(c, nullptr, nullptr, b.key.data(), b.nonce.data());
            return [=, &b, context = std::move(context)] {
                int n = 0;
                return EVP_EncryptInit_ex(c, nullptr, nullptr, kept ? nullptr : b.key.data(), b.nonce.data()) == 1 &&
                       (!whole_length || EVP_EncryptUpdate(c, nullptr, &n, nullptr, b.size()) == 1) &&
                       EVP_EncryptUpdate(c, nullptr, &n, b.data.data(), static_cast<int>(b.data.size())) == 1 &&
                       EVP_EncryptUpdate(c, b.out.data(), &n, b.text.data(), b.size()) == 1 &&
                       EVP_EncryptFinal_ex(c, b.out.data() + n, &n) == 1 &&
                       EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, 16, b.tag.data()) == 1;
            };
        });
}

void chacha20() {
    enter("chacha20/each", "OpenSSL", usual, [](buffers& b) {
        std::array<uint8_t, 16> counter_and_nonce{};
        std::copy_n(b.nonce.begin(), 12, counter_and_nonce.begin() + 4);
        cipher_context context(EVP_CIPHER_CTX_new());
        EVP_EncryptInit_ex(context.get(), EVP_chacha20(), nullptr, nullptr, nullptr);
        return [=, &b, context = std::move(context)] {
            int n = 0;
            return EVP_EncryptInit_ex(context.get(), nullptr, nullptr, b.key.data(), counter_and_nonce.data()) == 1 &&
                   EVP_EncryptUpdate(context.get(), b.out.data(), &n, b.text.data(), b.size()) == 1;
        };
    });
}

void hash(const std::string& id, const EVP_MD* digest, bool extendable = false) {
    enter(id + "/each", "OpenSSL", usual, [=](buffers& b) {
        digest_context context(EVP_MD_CTX_new());
        EVP_DigestInit_ex(context.get(), digest, nullptr);
        return [=, &b, context = std::move(context)] {
            EVP_MD_CTX* const c = context.get();
            return EVP_DigestInit_ex(c, nullptr, nullptr) == 1 && EVP_DigestUpdate(c, b.text.data(), b.text.size()) == 1 &&
                   (extendable ? EVP_DigestFinalXOF(c, b.tag.data(), 32) : EVP_DigestFinal_ex(c, b.tag.data(), nullptr)) == 1;
        };
    });
}

void mac(const std::string& id, const char* name, const char* parameter, const char* of, size_t key_size, bool may_keep = true) {
    for (int kept = 0; kept <= (may_keep ? 1 : 0); ++kept)
        enter(id + (kept ? "/kept" : "/each"), "OpenSSL", usual, [=](buffers& b) {
            const mac_algorithm algorithm(EVP_MAC_fetch(nullptr, name, nullptr));
            mac_context context(EVP_MAC_CTX_new(algorithm.get()));
            std::string value(of);
            const std::array parameters{parameter ? OSSL_PARAM_construct_utf8_string(parameter, value.data(), 0)
                                                  : OSSL_PARAM_construct_end(),
                                        OSSL_PARAM_construct_end()};
            EVP_MAC_init(context.get(), b.key.data(), key_size, parameters.data());
            return [=, &b, context = std::move(context)] {
                EVP_MAC_CTX* const c = context.get();
                size_t n = 0;
                return EVP_MAC_init(c, kept ? nullptr : b.key.data(), kept ? 0 : key_size, nullptr) == 1 &&
                       EVP_MAC_update(c, b.text.data(), b.text.size()) == 1 && EVP_MAC_final(c, b.tag.data(), &n, 64) == 1;
            };
        });
}

void x25519() {
    enter("x25519/agree", "OpenSSL", once, [](buffers& b) {
        key_handle own(EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, nullptr, b.key.data(), 32));
        key_handle peer(EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, nullptr, b.peer.data(), 32));
        key_context context(EVP_PKEY_CTX_new(own.get(), nullptr));
        EVP_PKEY_derive_init(context.get());
        EVP_PKEY_derive_set_peer(context.get(), peer.get());
        return [&b, own = std::move(own), peer = std::move(peer), context = std::move(context)] {
            size_t n = 32;
            return EVP_PKEY_derive(context.get(), b.tag.data(), &n) == 1;
        };
    });
}

} // namespace

void enter_openssl() {
    aead("aes-128-gcm", EVP_aes_128_gcm());
    aead("aes-256-gcm", EVP_aes_256_gcm());
    aead("aes-128-ocb", EVP_aes_128_ocb());
    aead("aes-128-ccm", EVP_aes_128_ccm(), true);
    aead("chacha20-poly1305", EVP_chacha20_poly1305());
    chacha20();
    hash("sha-1", EVP_sha1());
    hash("sha-256", EVP_sha256());
    hash("sha-512", EVP_sha512());
    hash("sha3-256", EVP_sha3_256());
    hash("shake128", EVP_shake128(), true);
    mac("hmac-sha-256", "HMAC", OSSL_MAC_PARAM_DIGEST, "SHA256", 32);
    mac("hmac-sha-512", "HMAC", OSSL_MAC_PARAM_DIGEST, "SHA512", 32);
    mac("aes-128-cmac", "CMAC", OSSL_MAC_PARAM_CIPHER, "AES-128-CBC", 16);
    mac("poly1305", "POLY1305", nullptr, "", 32, false);
    enter("pbkdf2-hmac-sha-256/10000 iterations", "OpenSSL", once, [](buffers& b) {
        return [&b] {
            return PKCS5_PBKDF2_HMAC(reinterpret_cast<const char*>(b.key.data()), 32, b.data.data(), 32, iterations, EVP_sha256(),
                                     32, b.tag.data()) == 1;
        };
    });
    x25519();
}

} // namespace race
