// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <sodium.h>

namespace race {
namespace {

template <auto Encrypt>
void aead(const std::string& id) {
    enter(id + "/each", "libsodium", usual, [](buffers& b) {
        return [&b] {
            return Encrypt(b.out.data(), b.tag.data(), nullptr, b.text.data(), b.text.size(), b.data.data(), b.data.size(), nullptr,
                           b.nonce.data(), b.key.data()) == 0;
        };
    });
}

template <auto Crypt>
void stream(const std::string& id) {
    enter(id + "/each", "libsodium", usual, [](buffers& b) {
        return [&b] { return Crypt(b.out.data(), b.text.data(), b.text.size(), b.nonce.data(), b.key.data()) == 0; };
    });
}

template <auto Digest>
void hash(const std::string& id) {
    enter(id + "/each", "libsodium", usual,
          [](buffers& b) { return [&b] { return Digest(b.tag.data(), b.text.data(), b.text.size()) == 0; }; });
}

template <auto Compute>
void mac(const std::string& id) {
    enter(id + "/each", "libsodium", usual,
          [](buffers& b) { return [&b] { return Compute(b.tag.data(), b.text.data(), b.text.size(), b.key.data()) == 0; }; });
}

} // namespace

void enter_sodium() {
    if (sodium_init() < 0) return;
    aead<crypto_aead_chacha20poly1305_ietf_encrypt_detached>("chacha20-poly1305");
    aead<crypto_aead_xchacha20poly1305_ietf_encrypt_detached>("xchacha20-poly1305");
    if (crypto_aead_aes256gcm_is_available() == 1) aead<crypto_aead_aes256gcm_encrypt_detached>("aes-256-gcm");
    stream<crypto_stream_chacha20_ietf_xor>("chacha20");
    stream<crypto_stream_salsa20_xor>("salsa20");
    hash<crypto_hash_sha256>("sha-256");
    hash<crypto_hash_sha512>("sha-512");
    mac<crypto_auth_hmacsha256>("hmac-sha-256");
    mac<crypto_onetimeauth>("poly1305");
    enter("x25519/agree", "libsodium", once,
          [](buffers& b) { return [&b] { return crypto_scalarmult_curve25519(b.tag.data(), b.key.data(), b.peer.data()) == 0; }; });
}

} // namespace race
