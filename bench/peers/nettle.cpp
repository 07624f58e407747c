// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <nettle/ccm.h>
#include <nettle/chacha-poly1305.h>
#include <nettle/cmac.h>
#include <nettle/curve25519.h>
#include <nettle/eax.h>
#include <nettle/gcm.h>
#include <nettle/hmac.h>
#include <nettle/pbkdf2.h>
#include <nettle/salsa20.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <nettle/sha3.h>

namespace race {
namespace {

template <class Context, auto SetKey, auto SetNonce, auto Update, auto Encrypt, auto Digest, size_t NonceSize>
void aead(const std::string& id) {
    for (const bool kept : {false, true})
        enter(id + (kept ? "/kept" : "/each"), "nettle", usual, [=](buffers& b) {
            Context c;
            SetKey(&c, b.key.data());
            return [=, &b]() mutable {
                if (!kept) SetKey(&c, b.key.data());
                if constexpr (NonceSize == 0) SetNonce(&c, b.nonce.data());
                else SetNonce(&c, NonceSize, b.nonce.data());
                Update(&c, b.data.size(), b.data.data());
                Encrypt(&c, b.text.size(), b.out.data(), b.text.data());
                Digest(&c, 16, b.tag.data());
                return true;
            };
        });
}

void ccm() {
    for (const bool kept : {false, true})
        enter(std::string("aes-128-ccm") + (kept ? "/kept" : "/each"), "nettle", usual, [=](buffers& b) {
            ccm_aes128_ctx c;
            ccm_aes128_set_key(&c, b.key.data());
            return [=, &b]() mutable {
                if (!kept) ccm_aes128_set_key(&c, b.key.data());
                ccm_aes128_set_nonce(&c, 12, b.nonce.data(), b.data.size(), b.text.size(), 16);
                ccm_aes128_update(&c, b.data.size(), b.data.data());
                ccm_aes128_encrypt(&c, b.text.size(), b.out.data(), b.text.data());
                ccm_aes128_digest(&c, 16, b.tag.data());
                return true;
            };
        });
}

template <class Context, auto Init, auto Update, auto Digest>
void hash(const std::string& id, size_t size) {
    enter(id + "/each", "nettle", usual, [=](buffers& b) {
        return [=, &b] {
            Context c;
            Init(&c);
            Update(&c, b.text.size(), b.text.data());
            Digest(&c, size, b.tag.data());
            return true;
        };
    });
}

template <class Context, auto SetKey, auto Update, auto Digest>
void mac(const std::string& id, size_t key_size, size_t size) {
    for (const bool kept : {false, true})
        enter(id + (kept ? "/kept" : "/each"), "nettle", usual, [=](buffers& b) {
            Context c;
            const auto set_key = [=, &b](Context& in) {
                if constexpr (requires { SetKey(&in, b.key.data()); }) SetKey(&in, b.key.data());
                else SetKey(&in, key_size, b.key.data());
            };
            set_key(c);
            return [=, &b]() mutable {
                if (!kept) set_key(c);
                Update(&c, b.text.size(), b.text.data());
                Digest(&c, size, b.tag.data());
                return true;
            };
        });
}

} // namespace

void enter_nettle() {
    aead<gcm_aes128_ctx, gcm_aes128_set_key, gcm_aes128_set_iv, gcm_aes128_update, gcm_aes128_encrypt, gcm_aes128_digest, 12>(
        "aes-128-gcm");
    aead<gcm_aes256_ctx, gcm_aes256_set_key, gcm_aes256_set_iv, gcm_aes256_update, gcm_aes256_encrypt, gcm_aes256_digest, 12>(
        "aes-256-gcm");
    aead<eax_aes128_ctx, eax_aes128_set_key, eax_aes128_set_nonce, eax_aes128_update, eax_aes128_encrypt, eax_aes128_digest, 16>(
        "aes-128-eax");
    aead<chacha_poly1305_ctx, chacha_poly1305_set_key, chacha_poly1305_set_nonce, chacha_poly1305_update, chacha_poly1305_encrypt,
         chacha_poly1305_digest, 0>("chacha20-poly1305");
    ccm();
    hash<sha1_ctx, sha1_init, sha1_update, sha1_digest>("sha-1", 20);
    hash<sha256_ctx, sha256_init, sha256_update, sha256_digest>("sha-256", 32);
    hash<sha512_ctx, sha512_init, sha512_update, sha512_digest>("sha-512", 64);
    hash<sha3_256_ctx, sha3_256_init, sha3_256_update, sha3_256_digest>("sha3-256", 32);
    mac<hmac_sha256_ctx, hmac_sha256_set_key, hmac_sha256_update, hmac_sha256_digest>("hmac-sha-256", 32, 32);
    mac<hmac_sha512_ctx, hmac_sha512_set_key, hmac_sha512_update, hmac_sha512_digest>("hmac-sha-512", 32, 64);
    mac<cmac_aes128_ctx, cmac_aes128_set_key, cmac_aes128_update, cmac_aes128_digest>("aes-128-cmac", 16, 16);
    enter("salsa20/each", "nettle", usual, [](buffers& b) {
        return [&b] {
            salsa20_ctx c;
            salsa20_256_set_key(&c, b.key.data());
            salsa20_set_nonce(&c, b.nonce.data());
            salsa20_crypt(&c, b.text.size(), b.out.data(), b.text.data());
            return true;
        };
    });
    enter("pbkdf2-hmac-sha-256/10000 iterations", "nettle", once, [](buffers& b) {
        return [&b] {
            pbkdf2_hmac_sha256(32, b.key.data(), iterations, 32, b.data.data(), 32, b.tag.data());
            return true;
        };
    });
    enter("x25519/agree", "nettle", once, [](buffers& b) {
        return [&b] {
            curve25519_mul(b.tag.data(), b.key.data(), b.peer.data());
            return true;
        };
    });
}

} // namespace race
