// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <nettle/ccm.h>
#include <nettle/chacha-poly1305.h>
#include <nettle/chacha.h>
#include <nettle/cmac.h>
#include <nettle/ctr.h>
#include <nettle/curve25519.h>
#include <nettle/eax.h>
#include <nettle/gcm.h>
#include <nettle/hkdf.h>
#include <nettle/hmac.h>
#include <nettle/pbkdf2.h>
#include <nettle/salsa20.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <nettle/sha3.h>
#include <nettle/version.h>

namespace race {
namespace {

template <class Context, auto SetKey, auto SetNonce, auto Update, auto Encrypt, auto Decrypt, auto Digest, size_t NonceSize = 0>
void aead(const std::string& id) {
    const auto begin = [](Context& c, const buffers& b, bool keyed) {
        if (!keyed) SetKey(&c, b.key.data());
        if constexpr (std::is_same_v<Context, ccm_aes128_ctx>) SetNonce(&c, 12, b.nonce.data(), b.data.size(), b.size, tag_size);
        else if constexpr (NonceSize == 0) SetNonce(&c, b.nonce.data());
        else SetNonce(&c, NonceSize, b.nonce.data());
        Update(&c, b.data.size(), b.data.data());
    };
    enter_both(id, "encrypt", [=](const buffers& b, bool keyed) {
        auto context = std::make_unique<Context>();
        SetKey(context.get(), b.key.data());
        return [=, &b, context = std::move(context)] {
            begin(*context, b, keyed);
            Encrypt(context.get(), b.size, b.out, b.in);
            Digest(context.get(), tag_size, b.out + b.size);
            return true;
        };
    });
    enter_both(id, "decrypt", [=](const buffers& b, bool keyed) {
        auto context = std::make_unique<Context>();
        SetKey(context.get(), b.key.data());
        return [=, &b, context = std::move(context)] {
            std::array<uint8_t, tag_size> tag;
            begin(*context, b, keyed);
            Decrypt(context.get(), b.size, b.out, b.in);
            Digest(context.get(), tag_size, tag.data());
            return same_tag(tag.data(), b.in + b.size);
        };
    });
}

template <class Context, auto Init, auto Update, auto Digest>
void hash(const std::string& id, size_t size) {
    enter(id + "/hash", usual, [=](const buffers& b) {
        return [=, &b] {
            Context c;
            Init(&c);
            Update(&c, b.size, b.in);
            Digest(&c, size, b.out);
            return true;
        };
    });
}

template <class Context, auto SetKey, auto Update, auto Digest>
void mac(const std::string& id, size_t key_size, size_t size) {
    enter_both(id, "compute", [=](const buffers& b, bool keyed) {
        const auto set_key = [=, &b](Context& c) {
            if constexpr (requires { SetKey(&c, b.key.data()); }) SetKey(&c, b.key.data());
            else SetKey(&c, key_size, b.key.data());
        };
        auto context = std::make_unique<Context>();
        set_key(*context);
        return [=, &b, context = std::move(context)] {
            if (!keyed) set_key(*context);
            Update(context.get(), b.size, b.in);
            Digest(context.get(), size, b.out);
            return true;
        };
    });
}

template <class Prepare>
void stream(const std::string& id, Prepare crypt) {
    enter(id + "/each/crypt", usual, [=](const buffers& b) {
        return [=, &b] {
            crypt(b);
            return true;
        };
    });
}

} // namespace

void enter_races() {
    aead<gcm_aes128_ctx, gcm_aes128_set_key, gcm_aes128_set_iv, gcm_aes128_update, gcm_aes128_encrypt, gcm_aes128_decrypt,
         gcm_aes128_digest, 12>("aes-128-gcm");
    aead<gcm_aes256_ctx, gcm_aes256_set_key, gcm_aes256_set_iv, gcm_aes256_update, gcm_aes256_encrypt, gcm_aes256_decrypt,
         gcm_aes256_digest, 12>("aes-256-gcm");
    aead<eax_aes128_ctx, eax_aes128_set_key, eax_aes128_set_nonce, eax_aes128_update, eax_aes128_encrypt, eax_aes128_decrypt,
         eax_aes128_digest, 16>("aes-128-eax");
    aead<chacha_poly1305_ctx, chacha_poly1305_set_key, chacha_poly1305_set_nonce, chacha_poly1305_update, chacha_poly1305_encrypt,
         chacha_poly1305_decrypt, chacha_poly1305_digest>("chacha20-poly1305");
    aead<ccm_aes128_ctx, ccm_aes128_set_key, ccm_aes128_set_nonce, ccm_aes128_update, ccm_aes128_encrypt, ccm_aes128_decrypt,
         ccm_aes128_digest>("aes-128-ccm");
    stream("aes-128-ctr", [](const buffers& b) {
        aes128_ctx c;
        std::array<uint8_t, 16> counter;
        std::memcpy(counter.data(), b.nonce.data(), counter.size());
        aes128_set_encrypt_key(&c, b.key.data());
        ctr_crypt(&c, reinterpret_cast<nettle_cipher_func*>(aes128_encrypt), counter.size(), counter.data(), b.size, b.out, b.in);
    });
    stream("chacha20", [](const buffers& b) {
        chacha_ctx c;
        chacha_set_key(&c, b.key.data());
        chacha_set_nonce96(&c, b.nonce.data());
        chacha_crypt32(&c, b.size, b.out, b.in);
    });
    stream("salsa20", [](const buffers& b) {
        salsa20_ctx c;
        salsa20_256_set_key(&c, b.key.data());
        salsa20_set_nonce(&c, b.nonce.data());
        salsa20_crypt(&c, b.size, b.out, b.in);
    });
    hash<sha1_ctx, sha1_init, sha1_update, sha1_digest>("sha-1", 20);
    hash<sha256_ctx, sha256_init, sha256_update, sha256_digest>("sha-256", 32);
    hash<sha512_ctx, sha512_init, sha512_update, sha512_digest>("sha-512", 64);
    hash<sha3_256_ctx, sha3_256_init, sha3_256_update, sha3_256_digest>("sha3-256", 32);
    mac<hmac_sha256_ctx, hmac_sha256_set_key, hmac_sha256_update, hmac_sha256_digest>("hmac-sha-256", 32, 32);
    mac<hmac_sha512_ctx, hmac_sha512_set_key, hmac_sha512_update, hmac_sha512_digest>("hmac-sha-512", 32, 64);
    mac<cmac_aes128_ctx, cmac_aes128_set_key, cmac_aes128_update, cmac_aes128_digest>("aes-128-cmac", 16, 16);
    enter("pbkdf2-hmac-sha-256/derive", once, [](const buffers& b) {
        return [&b] {
            pbkdf2_hmac_sha256(32, b.key.data(), iterations, 32, b.data.data(), 32, b.out);
            return true;
        };
    });
    enter("hkdf-sha-256/derive", once, [](const buffers& b) {
        return [&b] {
            std::array<uint8_t, 32> secret;
            hmac_sha256_ctx c;
            const auto update = reinterpret_cast<nettle_hash_update_func*>(hmac_sha256_update);
            const auto digest = reinterpret_cast<nettle_hash_digest_func*>(hmac_sha256_digest);
            hmac_sha256_set_key(&c, b.data.size(), b.data.data());
            hkdf_extract(&c, update, digest, 32, b.key.size(), b.key.data(), secret.data());
            hmac_sha256_set_key(&c, secret.size(), secret.data());
            hkdf_expand(&c, update, digest, 32, b.peer.size(), b.peer.data(), 32, b.out);
            return true;
        };
    });
    enter("x25519/agree", once, [](const buffers& b) {
        return [&b] {
            curve25519_mul(b.out, b.key.data(), b.peer.data());
            return true;
        };
    });
    enter("x25519/public-key", once, [](const buffers& b) {
        return [&b] {
            curve25519_mul_g(b.out, b.key.data());
            return true;
        };
    });
}

} // namespace race

LINNET_RACE_ENTRANT("nettle", "nettle " + std::to_string(nettle_version_major()) + "." + std::to_string(nettle_version_minor()))
