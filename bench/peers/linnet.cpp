// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <linnet/linnet.hpp>

#include <span>
#include <type_traits>

namespace race {
namespace {

using namespace linnet;
using text_in = std::span<const uint8_t>;
using text_out = std::span<uint8_t>;

constexpr auto in = [](const buffers& b) { return text_in(b.in, b.size); };
constexpr auto out = [](const buffers& b) { return text_out(b.out, b.size); };

/// All 32 bytes if the size is free.
template <class A>
auto key_of(const buffers& b) {
    if constexpr (std::is_same_v<typename A::key_in, text_in>) return text_in(b.key);
    else return typename A::key_in(b.key.data(), A::key_size);
}

template <class A>
void aead() {
    const auto nonce = [](const buffers& b) { return typename A::nonce_in(b.nonce.data(), A::nonce_size); };
    const auto tag_in = [](const buffers& b) { return std::span<const uint8_t, A::tag_size>(b.in + b.size, A::tag_size); };
    const auto tag_out = [](const buffers& b) { return std::span<uint8_t, A::tag_size>(b.out + b.size, A::tag_size); };
    const std::string id(A::id);
    enter(id + "/each/encrypt", usual, [=](const buffers& b) {
        return [=, &b] { return bool(A::encrypt(key_of<A>(b), nonce(b), b.data, in(b), out(b), tag_out(b))); };
    });
    enter(id + "/each/decrypt", usual, [=](const buffers& b) {
        return [=, &b] { return bool(A::decrypt(key_of<A>(b), nonce(b), b.data, in(b), tag_in(b), out(b))); };
    });
    enter(id + "/keyed/encrypt", usual, [=](const buffers& b) {
        return [=, &b, key = std::make_unique<typename A::keyed>(key_of<A>(b))] {
            return bool(key->encrypt(nonce(b), b.data, in(b), out(b), tag_out(b)));
        };
    });
    enter(id + "/keyed/decrypt", usual, [=](const buffers& b) {
        return [=, &b, key = std::make_unique<typename A::keyed>(key_of<A>(b))] {
            return bool(key->decrypt(nonce(b), b.data, in(b), tag_in(b), out(b)));
        };
    });
}

template <class A>
void stream() {
    enter(std::string(A::id) + "/each/crypt", usual, [](const buffers& b) {
        return [&b] { return bool(A::crypt(key_of<A>(b), typename A::nonce_in(b.nonce.data(), A::nonce_size), in(b), out(b))); };
    });
}

template <class A>
void hash() {
    enter(std::string(A::id) + "/hash", usual, [](const buffers& b) {
        return [&b] {
            if constexpr (A::kind == algorithm_kind::xof) A::digest(in(b), text_out(b.out, 32));
            else A::digest(in(b), std::span<uint8_t, A::digest_size>(b.out, A::digest_size));
            return true;
        };
    });
}

template <class A, size_t TagSize = A::tag_size>
void mac() {
    const auto tag = [](const buffers& b) { return typename A::tag_out(b.out, TagSize); };
    enter(std::string(A::id) + "/each/compute", usual, [=](const buffers& b) {
        return [=, &b] {
            if constexpr (requires { A::compute(key_of<A>(b), text_in(), in(b), tag(b)); })
                return bool(A::compute(key_of<A>(b), text_in(), in(b), tag(b)));
            else return bool(A::compute(key_of<A>(b), in(b), tag(b)));
        };
    });
    if constexpr (requires { typename A::keyed; })
        enter(std::string(A::id) + "/keyed/compute", usual, [=](const buffers& b) {
            return [=, &b, key = std::make_unique<typename A::keyed>(key_of<A>(b))] { return bool(key->compute(in(b), tag(b))); };
        });
}

} // namespace

void enter_races() {
    aead<aes_128_gcm>();
    aead<aes_256_gcm>();
    aead<aes_128_gcm_siv>();
    aead<aes_256_gcm_siv>();
    aead<chacha20_poly1305>();
    aead<xchacha20_poly1305>();
    aead<aes_128_ccm>();
    aead<aes_128_ocb>();
    aead<aes_128_eax>();
    aead<norx32_4_1>();
    aead<norx64_4_1>();
    aead<ascon_aead128>();
    aead<romulus_n>();
    aead<romulus_m>();
    aead<romulus_t>();
    aead<isap_a_128a>();
    aead<isap_a_128>();
    aead<isap_k_128a>();
    aead<isap_k_128>();
    aead<gift_cofb>();
    aead<xoodyak>();
    aead<schwaemm_256_128>();
    aead<schwaemm_192_192>();
    aead<schwaemm_128_128>();
    aead<schwaemm_256_256>();
    aead<tinyjambu_128>();
    aead<tinyjambu_192>();
    aead<tinyjambu_256>();
    aead<photon_beetle_aead128>();
    aead<photon_beetle_aead32>();
    aead<elephant_160>();
    aead<elephant_176>();
    aead<elephant_200>();
    aead<grain_128aeadv2>();
    stream<aes_128_ctr>();
    stream<chacha20>();
    stream<salsa20>();
    enter("xsalsa20-poly1305/each/seal", usual, [](const buffers& b) {
        using A = xsalsa20_poly1305;
        return [&b] {
            return bool(A::seal(key_of<A>(b), A::nonce_in(b.nonce.data(), A::nonce_size), in(b), out(b),
                                A::tag_out(b.out + b.size, tag_size)));
        };
    });
    hash<sha_1>();
    hash<sha_256>();
    hash<sha_512>();
    hash<sha3_256>();
    hash<shake128>();
    hash<ascon_hash256>();
    hash<romulus_h>();
    hash<xoodyak_hash>();
    hash<esch256>();
    hash<esch384>();
    hash<photon_beetle_hash>();
    mac<hmac_sha_256>();
    mac<hmac_sha_512>();
    mac<aes_128_cmac>();
    mac<poly1305>();
    mac<kmac128, 32>();
    enter("pbkdf2-hmac-sha-256/derive", once, [](const buffers& b) {
        return [&b] { return bool(pbkdf2_hmac_sha_256::derive(b.key, b.data, iterations, text_out(b.out, 32))); };
    });
    enter("hkdf-sha-256/derive", once,
          [](const buffers& b) { return [&b] { return bool(hkdf_sha_256::derive(b.key, b.data, b.peer, text_out(b.out, 32))); }; });
    enter("x25519/agree", once,
          [](const buffers& b) { return [&b] { return bool(x25519::agree(b.key, b.peer, std::span<uint8_t, 32>(b.out, 32))); }; });
    enter("x25519/public-key", once,
          [](const buffers& b) { return [&b] { return bool(x25519::public_key(b.key, std::span<uint8_t, 32>(b.out, 32))); }; });
}

} // namespace race

// With another name, two versions of the headers can race.
#if defined(LINNET_RACE_NAME)
LINNET_RACE_ENTRANT(LINNET_RACE_NAME, LINNET_RACE_NAME)
#elif defined(__clang__)
LINNET_RACE_ENTRANT("clang++", "clang++ " __clang_version__)
#else
LINNET_RACE_ENTRANT("g++", "g++ " __VERSION__)
#endif
