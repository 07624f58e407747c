// SPDX-License-Identifier: MIT OR Apache-2.0
// BoringSSL and AWS-LC, which have the same functions.
#include "race.hpp"

#include <openssl/aead.h>
#include <openssl/aes.h>
#include <openssl/chacha.h>
#include <openssl/cmac.h>
#include <openssl/curve25519.h>
#include <openssl/evp.h>
#include <openssl/hkdf.h>
#include <openssl/hmac.h>
#include <openssl/poly1305.h>
#include <openssl/sha.h>

namespace race {
namespace {

void aead(const std::string& id, const EVP_AEAD* aead) {
    // `call` takes the context. The key is set up in it once before, or anew in every call.
    const auto both = [=](const char* operation, auto call) {
        enter_both(id, operation, [=](const buffers& b, bool keyed) {
            const auto init = [=, &b](EVP_AEAD_CTX* c) {
                return EVP_AEAD_CTX_init(c, aead, b.key.data(), EVP_AEAD_key_length(aead), tag_size, nullptr) == 1;
            };
            auto context = std::make_unique<bssl::ScopedEVP_AEAD_CTX>();
            init(context->get());
            return [=, &b, context = std::move(context)] {
                if (keyed) return call(context->get(), b, EVP_AEAD_nonce_length(aead));
                bssl::ScopedEVP_AEAD_CTX fresh;
                return init(fresh.get()) && call(fresh.get(), b, EVP_AEAD_nonce_length(aead));
            };
        });
    };
    both("encrypt", [](const EVP_AEAD_CTX* c, const buffers& b, size_t nonce_size) {
        size_t n = 0;
        return EVP_AEAD_CTX_seal(c, b.out, &n, b.size + tag_size, b.nonce.data(), nonce_size, b.in, b.size, b.data.data(),
                                 b.data.size()) == 1;
    });
    both("decrypt", [](const EVP_AEAD_CTX* c, const buffers& b, size_t nonce_size) {
        size_t n = 0;
        return EVP_AEAD_CTX_open(c, b.out, &n, b.size, b.nonce.data(), nonce_size, b.in, b.size + tag_size, b.data.data(),
                                 b.data.size()) == 1;
    });
}

void streams() {
    enter("aes-128-ctr/each/crypt", usual, [](const buffers& b) {
        return [&b] {
            AES_KEY key;
            std::array<uint8_t, 16> counter, keystream;
            unsigned used = 0;
            std::memcpy(counter.data(), b.nonce.data(), counter.size());
            AES_set_encrypt_key(b.key.data(), 128, &key);
            AES_ctr128_encrypt(b.in, b.out, b.size, &key, counter.data(), keystream.data(), &used);
            return true;
        };
    });
    enter("chacha20/each/crypt", usual, [](const buffers& b) {
        return [&b] {
            CRYPTO_chacha_20(b.out, b.in, b.size, b.key.data(), b.nonce.data(), 0);
            return true;
        };
    });
}

template <auto Digest>
void hash(const std::string& id) {
    enter(id + "/hash", usual, [](const buffers& b) { return [&b] { return Digest(b.in, b.size, b.out) != nullptr; }; });
}

void hmac(const std::string& id, const EVP_MD* digest) {
    enter_both(id, "compute", [=](const buffers& b, bool keyed) {
        auto context = std::make_unique<bssl::ScopedHMAC_CTX>();
        HMAC_Init_ex(context->get(), b.key.data(), 32, digest, nullptr);
        return [=, &b, context = std::move(context)] {
            unsigned n = 0;
            if (!keyed) return HMAC(digest, b.key.data(), 32, b.in, b.size, b.out, &n) != nullptr;
            return HMAC_Init_ex(context->get(), nullptr, 0, nullptr, nullptr) == 1 &&
                   HMAC_Update(context->get(), b.in, b.size) == 1 && HMAC_Final(context->get(), b.out, &n) == 1;
        };
    });
}

void macs() {
    hmac("hmac-sha-256", EVP_sha256());
    hmac("hmac-sha-512", EVP_sha512());
    enter_both("aes-128-cmac", "compute", [](const buffers& b, bool keyed) {
        bssl::UniquePtr<CMAC_CTX> context(CMAC_CTX_new());
        CMAC_Init(context.get(), b.key.data(), 16, EVP_aes_128_cbc(), nullptr);
        return [=, &b, context = std::move(context)] {
            size_t n = 0;
            if (!keyed) return AES_CMAC(b.out, b.key.data(), 16, b.in, b.size) == 1;
            return CMAC_Reset(context.get()) == 1 && CMAC_Update(context.get(), b.in, b.size) == 1 &&
                   CMAC_Final(context.get(), b.out, &n) == 1;
        };
    });
    enter("poly1305/each/compute", usual, [](const buffers& b) {
        return [&b] {
            poly1305_state state;
            CRYPTO_poly1305_init(&state, b.key.data());
            CRYPTO_poly1305_update(&state, b.in, b.size);
            CRYPTO_poly1305_finish(&state, b.out);
            return true;
        };
    });
}

#if defined(OPENSSL_IS_AWSLC)
void keccak() {
    enter("sha3-256/hash", usual,
          [](const buffers& b) { return [&b] { return EVP_Digest(b.in, b.size, b.out, nullptr, EVP_sha3_256(), nullptr) == 1; }; });
    enter("shake128/hash", usual, [](const buffers& b) {
        return [&b, context = std::make_unique<bssl::ScopedEVP_MD_CTX>()] {
            EVP_MD_CTX* const c = context->get();
            return EVP_DigestInit_ex(c, EVP_shake128(), nullptr) == 1 && EVP_DigestUpdate(c, b.in, b.size) == 1 &&
                   EVP_DigestFinalXOF(c, b.out, 32) == 1;
        };
    });
}
#endif

void key_derivation() {
    enter("pbkdf2-hmac-sha-256/derive", once, [](const buffers& b) {
        return [&b] {
            return PKCS5_PBKDF2_HMAC(reinterpret_cast<const char*>(b.key.data()), 32, b.data.data(), 32, iterations, EVP_sha256(),
                                     32, b.out) == 1;
        };
    });
    enter("hkdf-sha-256/derive", once, [](const buffers& b) {
        return [&b] { return HKDF(b.out, 32, EVP_sha256(), b.key.data(), 32, b.data.data(), 32, b.peer.data(), 32) == 1; };
    });
    enter("x25519/agree", once, [](const buffers& b) { return [&b] { return X25519(b.out, b.key.data(), b.peer.data()) == 1; }; });
    enter("x25519/public-key", once, [](const buffers& b) {
        return [&b] {
            X25519_public_from_private(b.out, b.key.data());
            return true;
        };
    });
}

} // namespace

void enter_races() {
    aead("aes-128-gcm", EVP_aead_aes_128_gcm());
    aead("aes-256-gcm", EVP_aead_aes_256_gcm());
    aead("aes-128-gcm-siv", EVP_aead_aes_128_gcm_siv());
    aead("aes-256-gcm-siv", EVP_aead_aes_256_gcm_siv());
    aead("chacha20-poly1305", EVP_aead_chacha20_poly1305());
    aead("xchacha20-poly1305", EVP_aead_xchacha20_poly1305());
    streams();
    hash<SHA1>("sha-1");
    hash<SHA256>("sha-256");
    hash<SHA512>("sha-512");
    macs();
    key_derivation();
#if defined(OPENSSL_IS_AWSLC)
    keccak();
#endif
}

} // namespace race

#if defined(OPENSSL_IS_AWSLC)
LINNET_RACE_ENTRANT("AWS-LC", "AWS-LC " AWSLC_VERSION_NUMBER_STRING LINNET_RACE_COMMIT)
#else
LINNET_RACE_ENTRANT("BoringSSL", "BoringSSL" LINNET_RACE_COMMIT)
#endif
