// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>

namespace race {
namespace {

template <class Handle, void (*Free)(Handle*)>
struct freed {
    void operator()(Handle* h) const { Free(h); }
};
using cipher_context = std::unique_ptr<EVP_CIPHER_CTX, freed<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>>;
using digest_context = std::unique_ptr<EVP_MD_CTX, freed<EVP_MD_CTX, EVP_MD_CTX_free>>;
using mac_context = std::unique_ptr<EVP_MAC_CTX, freed<EVP_MAC_CTX, EVP_MAC_CTX_free>>;
using kdf_context = std::unique_ptr<EVP_KDF_CTX, freed<EVP_KDF_CTX, EVP_KDF_CTX_free>>;
using key_handle = std::unique_ptr<EVP_PKEY, freed<EVP_PKEY, EVP_PKEY_free>>;
using key_context = std::unique_ptr<EVP_PKEY_CTX, freed<EVP_PKEY_CTX, EVP_PKEY_CTX_free>>;

int length(const buffers& b) { return static_cast<int>(b.size); }

/// `whole_length`: CCM takes the lengths of the tag and of the message first.
void aead(const std::string& id, const char* name, bool whole_length = false) {
    const EVP_CIPHER* const cipher = EVP_CIPHER_fetch(nullptr, name, nullptr);
    if (cipher == nullptr) return;
    enter_both(id, "encrypt", [=](const buffers& b, bool keyed) {
        cipher_context context(EVP_CIPHER_CTX_new());
        EVP_CIPHER_CTX* const c = context.get();
        EVP_EncryptInit_ex(c, cipher, nullptr, nullptr, nullptr);
        EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_IVLEN, 12, nullptr);
        if (whole_length) EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, tag_size, nullptr);
        EVP_EncryptInit_ex(c, nullptr, nullptr, b.key.data(), b.nonce.data());
        return [=, &b, context = std::move(context)] {
            int n = 0;
            return EVP_EncryptInit_ex(c, nullptr, nullptr, keyed ? nullptr : b.key.data(), b.nonce.data()) == 1 &&
                   (!whole_length || EVP_EncryptUpdate(c, nullptr, &n, nullptr, length(b)) == 1) &&
                   EVP_EncryptUpdate(c, nullptr, &n, b.data.data(), static_cast<int>(b.data.size())) == 1 &&
                   EVP_EncryptUpdate(c, b.out, &n, b.in, length(b)) == 1 && EVP_EncryptFinal_ex(c, b.out + n, &n) == 1 &&
                   EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, tag_size, b.out + b.size) == 1;
        };
    });
    enter_both(id, "decrypt", [=](const buffers& b, bool keyed) {
        cipher_context context(EVP_CIPHER_CTX_new());
        EVP_CIPHER_CTX* const c = context.get();
        const auto set_tag = [=, &b] {
            return EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, tag_size, const_cast<uint8_t*>(b.in + b.size)) == 1;
        };
        EVP_DecryptInit_ex(c, cipher, nullptr, nullptr, nullptr);
        EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_IVLEN, 12, nullptr);
        set_tag();
        EVP_DecryptInit_ex(c, nullptr, nullptr, b.key.data(), b.nonce.data());
        return [=, &b, context = std::move(context)] {
            int n = 0;
            return EVP_DecryptInit_ex(c, nullptr, nullptr, keyed ? nullptr : b.key.data(), b.nonce.data()) == 1 && set_tag() &&
                   (!whole_length || EVP_DecryptUpdate(c, nullptr, &n, nullptr, length(b)) == 1) &&
                   EVP_DecryptUpdate(c, nullptr, &n, b.data.data(), static_cast<int>(b.data.size())) == 1 &&
                   EVP_DecryptUpdate(c, b.out, &n, b.in, length(b)) == 1 &&
                   (whole_length || EVP_DecryptFinal_ex(c, b.out + n, &n) == 1);
        };
    });
}

void stream(const std::string& id, const char* name, size_t zeroes) {
    const EVP_CIPHER* const cipher = EVP_CIPHER_fetch(nullptr, name, nullptr);
    enter(id + "/each/crypt", usual, [=](const buffers& b) {
        std::array<uint8_t, 16> nonce{}; // ChaCha20 takes its counter before the nonce
        std::memcpy(nonce.data() + zeroes, b.nonce.data(), nonce.size() - zeroes);
        cipher_context context(EVP_CIPHER_CTX_new());
        EVP_EncryptInit_ex(context.get(), cipher, nullptr, nullptr, nullptr);
        return [=, &b, context = std::move(context)] {
            int n = 0;
            return EVP_EncryptInit_ex(context.get(), nullptr, nullptr, b.key.data(), nonce.data()) == 1 &&
                   EVP_EncryptUpdate(context.get(), b.out, &n, b.in, length(b)) == 1;
        };
    });
}

void hash(const std::string& id, const char* name, bool extendable = false) {
    const EVP_MD* const digest = EVP_MD_fetch(nullptr, name, nullptr);
    enter(id + "/hash", usual, [=](const buffers& b) {
        digest_context context(EVP_MD_CTX_new());
        EVP_DigestInit_ex(context.get(), digest, nullptr);
        return [=, &b, context = std::move(context)] {
            EVP_MD_CTX* const c = context.get();
            return EVP_DigestInit_ex(c, nullptr, nullptr) == 1 && EVP_DigestUpdate(c, b.in, b.size) == 1 &&
                   (extendable ? EVP_DigestFinalXOF(c, b.out, 32) : EVP_DigestFinal_ex(c, b.out, nullptr)) == 1;
        };
    });
}

/// `parameter` selects the hash function or block cipher, or the length of the tag.
void mac(const std::string& id, const char* name, size_t key_size, OSSL_PARAM parameter, bool keyed_too = true) {
    EVP_MAC* const algorithm = EVP_MAC_fetch(nullptr, name, nullptr);
    const auto prepare = [=](const buffers& b, bool keyed) {
        mac_context context(EVP_MAC_CTX_new(algorithm));
        const std::array parameters{parameter, OSSL_PARAM_construct_end()};
        EVP_MAC_init(context.get(), b.key.data(), key_size, parameters.data());
        return [=, &b, context = std::move(context)] {
            EVP_MAC_CTX* const c = context.get();
            size_t n = 0;
            return EVP_MAC_init(c, keyed ? nullptr : b.key.data(), keyed ? 0 : key_size, nullptr) == 1 &&
                   EVP_MAC_update(c, b.in, b.size) == 1 && EVP_MAC_final(c, b.out, &n, 64) == 1;
        };
    };
    if (keyed_too) enter_both(id, "compute", prepare);
    else enter(id + "/each/compute", usual, [=](const buffers& b) { return prepare(b, false); });
}

void hkdf() {
    EVP_KDF* const algorithm = EVP_KDF_fetch(nullptr, "HKDF", nullptr);
    enter("hkdf-sha-256/derive", once, [=](const buffers& b) {
        kdf_context context(EVP_KDF_CTX_new(algorithm));
        return [&b, context = std::move(context)] {
            const auto bytes = [](const char* name, const std::array<uint8_t, 32>& value) {
                return OSSL_PARAM_construct_octet_string(name, const_cast<uint8_t*>(value.data()), value.size());
            };
            char digest[] = "SHA256";
            const std::array parameters{OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                                        bytes(OSSL_KDF_PARAM_KEY, b.key), bytes(OSSL_KDF_PARAM_SALT, b.data),
                                        bytes(OSSL_KDF_PARAM_INFO, b.peer), OSSL_PARAM_construct_end()};
            EVP_KDF_CTX_reset(context.get());
            return EVP_KDF_derive(context.get(), b.out, 32, parameters.data()) == 1;
        };
    });
}

void x25519() {
    enter("x25519/agree", once, [](const buffers& b) {
        key_handle own(EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, nullptr, b.key.data(), 32));
        key_handle peer(EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, nullptr, b.peer.data(), 32));
        key_context context(EVP_PKEY_CTX_new(own.get(), nullptr));
        EVP_PKEY_derive_init(context.get());
        EVP_PKEY_derive_set_peer(context.get(), peer.get());
        return [&b, own = std::move(own), peer = std::move(peer), context = std::move(context)] {
            size_t n = 32;
            return EVP_PKEY_derive(context.get(), b.out, &n) == 1;
        };
    });
    enter("x25519/public-key", once, [](const buffers& b) {
        return [&b] {
            size_t n = 32;
            const key_handle own(EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, nullptr, b.key.data(), 32));
            return EVP_PKEY_get_raw_public_key(own.get(), b.out, &n) == 1;
        };
    });
}

} // namespace

void enter_races() {
    aead("aes-128-gcm", "AES-128-GCM");
    aead("aes-256-gcm", "AES-256-GCM");
    aead("aes-128-gcm-siv", "AES-128-GCM-SIV");
    aead("aes-256-gcm-siv", "AES-256-GCM-SIV");
    aead("aes-128-ocb", "AES-128-OCB");
    aead("aes-128-ccm", "AES-128-CCM", true);
    aead("chacha20-poly1305", "ChaCha20-Poly1305");
    stream("aes-128-ctr", "AES-128-CTR", 0);
    stream("chacha20", "ChaCha20", 4);
    hash("sha-1", "SHA1");
    hash("sha-256", "SHA256");
    hash("sha-512", "SHA512");
    hash("sha3-256", "SHA3-256");
    hash("shake128", "SHAKE128", true);
    static char sha256[] = "SHA256", sha512[] = "SHA512", aes[] = "AES-128-CBC";
    static size_t kmac_size = 32;
    mac("hmac-sha-256", "HMAC", 32, OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, sha256, 0));
    mac("hmac-sha-512", "HMAC", 32, OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, sha512, 0));
    mac("aes-128-cmac", "CMAC", 16, OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_CIPHER, aes, 0));
    mac("poly1305", "POLY1305", 32, OSSL_PARAM_construct_end(), false);
    mac("kmac128", "KMAC128", 32, OSSL_PARAM_construct_size_t(OSSL_MAC_PARAM_SIZE, &kmac_size), false);
    enter("pbkdf2-hmac-sha-256/derive", once, [](const buffers& b) {
        return [&b] {
            return PKCS5_PBKDF2_HMAC(reinterpret_cast<const char*>(b.key.data()), 32, b.data.data(), 32, iterations, EVP_sha256(),
                                     32, b.out) == 1;
        };
    });
    hkdf();
    x25519();
}

} // namespace race

LINNET_RACE_ENTRANT("OpenSSL " + std::string(OpenSSL_version(OPENSSL_VERSION_STRING)).substr(0, 1),
                    std::string(OpenSSL_version(OPENSSL_VERSION)) + LINNET_RACE_COMMIT)
