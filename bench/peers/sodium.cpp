// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <sodium.h>

namespace race {
namespace {

template <auto Encrypt, auto Decrypt>
void aead(const std::string& id) {
    enter_both(id, "encrypt", [](const buffers& b, bool) {
        return [&b] {
            return Encrypt(b.out, b.out + b.size, nullptr, b.in, b.size, b.data.data(), b.data.size(), nullptr, b.nonce.data(),
                           b.key.data()) == 0;
        };
    });
    enter_both(id, "decrypt", [](const buffers& b, bool) {
        return [&b] {
            return Decrypt(b.out, nullptr, b.in, b.size, b.in + b.size, b.data.data(), b.data.size(), b.nonce.data(),
                           b.key.data()) == 0;
        };
    });
}

void aes_256_gcm() {
    const auto key = [](const buffers& b) {
        auto context = std::make_unique<crypto_aead_aes256gcm_state>();
        crypto_aead_aes256gcm_beforenm(context.get(), b.key.data());
        return context;
    };
    enter_both("aes-256-gcm", "encrypt", [=](const buffers& b, bool keyed) {
        return [=, &b, context = key(b)] {
            if (!keyed) crypto_aead_aes256gcm_beforenm(context.get(), b.key.data());
            return crypto_aead_aes256gcm_encrypt_detached_afternm(b.out, b.out + b.size, nullptr, b.in, b.size, b.data.data(),
                                                                  b.data.size(), nullptr, b.nonce.data(), context.get()) == 0;
        };
    });
    enter_both("aes-256-gcm", "decrypt", [=](const buffers& b, bool keyed) {
        return [=, &b, context = key(b)] {
            if (!keyed) crypto_aead_aes256gcm_beforenm(context.get(), b.key.data());
            return crypto_aead_aes256gcm_decrypt_detached_afternm(b.out, nullptr, b.in, b.size, b.in + b.size, b.data.data(),
                                                                  b.data.size(), b.nonce.data(), context.get()) == 0;
        };
    });
}

template <auto Crypt>
void stream(const std::string& id) {
    enter(id + "/each/crypt", usual,
          [](const buffers& b) { return [&b] { return Crypt(b.out, b.in, b.size, b.nonce.data(), b.key.data()) == 0; }; });
}

template <auto Digest>
void hash(const std::string& id) {
    enter(id + "/hash", usual, [](const buffers& b) { return [&b] { return Digest(b.out, b.in, b.size) == 0; }; });
}

template <auto Compute>
void mac(const std::string& id) {
    enter(id + "/each/compute", usual,
          [](const buffers& b) { return [&b] { return Compute(b.out, b.in, b.size, b.key.data()) == 0; }; });
}

} // namespace

void enter_races() {
    if (sodium_init() < 0) return;
    aead<crypto_aead_chacha20poly1305_ietf_encrypt_detached, crypto_aead_chacha20poly1305_ietf_decrypt_detached>(
        "chacha20-poly1305");
    aead<crypto_aead_xchacha20poly1305_ietf_encrypt_detached, crypto_aead_xchacha20poly1305_ietf_decrypt_detached>(
        "xchacha20-poly1305");
    if (crypto_aead_aes256gcm_is_available() == 1) aes_256_gcm();
    stream<crypto_stream_chacha20_ietf_xor>("chacha20");
    stream<crypto_stream_salsa20_xor>("salsa20");
    enter("xsalsa20-poly1305/each/seal", usual, [](const buffers& b) {
        return [&b] { return crypto_secretbox_detached(b.out, b.out + b.size, b.in, b.size, b.nonce.data(), b.key.data()) == 0; };
    });
    hash<crypto_hash_sha256>("sha-256");
    hash<crypto_hash_sha512>("sha-512");
    mac<crypto_auth_hmacsha256>("hmac-sha-256");
    mac<crypto_onetimeauth>("poly1305");
    enter("x25519/agree", once,
          [](const buffers& b) { return [&b] { return crypto_scalarmult_curve25519(b.out, b.key.data(), b.peer.data()) == 0; }; });
    enter("x25519/public-key", once,
          [](const buffers& b) { return [&b] { return crypto_scalarmult_curve25519_base(b.out, b.key.data()) == 0; }; });
}

} // namespace race

LINNET_RACE_ENTRANT("libsodium", std::string("libsodium ") + sodium_version_string())
