// SPDX-License-Identifier: MIT OR Apache-2.0
// liblinnet, by the functions of linnet.h that an application would call.
#include "race.hpp"

#include <linnet.h>

#include <algorithm>

namespace race {
namespace {

/// The id of an algorithm, from its name in C.
std::string id_of(std::string name) {
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

template <class Call>
void each(const std::string& race, const std::vector<size_t>& sizes, Call call) {
    enter(race, sizes, [=](const buffers& b) { return [=, &b] { return call(b) == LINNET_OK; }; });
}

template <class Keyed, class Init, class Call>
void keyed(const std::string& race, Init init, Call call) {
    enter(race, usual, [=](const buffers& b) {
        auto key = std::make_unique<Keyed>();
        const bool good = init(key.get(), b) == LINNET_OK;
        return [=, &b, key = std::move(key)] { return good && call(key.get(), b) == LINNET_OK; };
    });
}

// clang-format off
#define LENGTH(n) , n
#define NONE
/// `of_nonce` and `of_tag` are LENGTH(n) where the functions take lengths of nonces and of the tags of keyed contexts.
#define AEAD(name, of_nonce, of_tag)                                                                                               \
    each(id_of(#name) + "/each/encrypt", usual, [](const buffers& b) {                                                             \
        return linnet_##name##_encrypt(b.key.data(), b.nonce.data() of_nonce, b.data.data(), b.data.size(), b.in, b.size, b.out,   \
                                       b.out + b.size);                                                                            \
    });                                                                                                                            \
    each(id_of(#name) + "/each/decrypt", usual, [](const buffers& b) {                                                             \
        return linnet_##name##_decrypt(b.key.data(), b.nonce.data() of_nonce, b.data.data(), b.data.size(), b.in, b.size,          \
                                       b.in + b.size, b.out);                                                                      \
    });                                                                                                                            \
    keyed<linnet_##name##_keyed>(                                                                                                  \
        id_of(#name) + "/keyed/encrypt",                                                                                           \
        [](auto* key, const buffers& b) { return linnet_##name##_keyed_init(key, b.key.data() of_tag); },                          \
        [](auto* key, const buffers& b) {                                                                                          \
            return linnet_##name##_keyed_encrypt(key, b.nonce.data() of_nonce, b.data.data(), b.data.size(), b.in, b.size, b.out,  \
                                                 b.out + b.size of_tag);                                                           \
        });                                                                                                                        \
    keyed<linnet_##name##_keyed>(                                                                                                  \
        id_of(#name) + "/keyed/decrypt",                                                                                           \
        [](auto* key, const buffers& b) { return linnet_##name##_keyed_init(key, b.key.data() of_tag); },                          \
        [](auto* key, const buffers& b) {                                                                                          \
            return linnet_##name##_keyed_decrypt(key, b.nonce.data() of_nonce, b.data.data(), b.data.size(), b.in, b.size,         \
                                                 b.in + b.size of_tag, b.out);                                                     \
        })
#define STREAM(name)                                                                                                               \
    each(id_of(#name) + "/each/crypt", usual,                                                                                      \
         [](const buffers& b) { return linnet_##name##_crypt(b.key.data(), b.nonce.data(), b.in, b.size, b.out); })
#define HASH(name, length)                                                                                                         \
    each(id_of(#name) + "/hash", usual, [](const buffers& b) { return linnet_##name##_digest(b.in, b.size, b.out length); })
/// `of_key` and `of_tag` are LENGTH(n) where the functions take them.
#define MAC(name, of_key, of_tag)                                                                                                  \
    each(id_of(#name) + "/each/compute", usual,                                                                                    \
         [](const buffers& b) { return linnet_##name##_compute(b.key.data() of_key, b.in, b.size, b.out of_tag); });               \
    keyed<linnet_##name##_keyed>(                                                                                                  \
        id_of(#name) + "/keyed/compute",                                                                                           \
        [](auto* key, const buffers& b) { return linnet_##name##_keyed_init(key, b.key.data() of_key of_tag); },                   \
        [](auto* key, const buffers& b) { return linnet_##name##_keyed_compute(key, b.in, b.size, b.out of_tag); })
// clang-format on

} // namespace

void enter_races() {
    AEAD(aes_128_gcm, LENGTH(12), LENGTH(16));
    AEAD(aes_256_gcm, LENGTH(12), LENGTH(16));
    AEAD(aes_128_gcm_siv, NONE, NONE);
    AEAD(aes_256_gcm_siv, NONE, NONE);
    AEAD(chacha20_poly1305, NONE, NONE);
    AEAD(xchacha20_poly1305, NONE, NONE);
    AEAD(aes_128_ccm, LENGTH(12), LENGTH(16));
    AEAD(aes_128_ocb, LENGTH(12), LENGTH(16));
    AEAD(aes_128_eax, LENGTH(16), LENGTH(16));
    AEAD(norx32_4_1, NONE, NONE);
    AEAD(norx64_4_1, NONE, NONE);
    AEAD(ascon_aead128, NONE, LENGTH(16));
    AEAD(romulus_n, NONE, NONE);
    AEAD(romulus_m, NONE, NONE);
    AEAD(romulus_t, NONE, NONE);
    AEAD(isap_a_128a, NONE, NONE);
    AEAD(isap_a_128, NONE, NONE);
    AEAD(isap_k_128a, NONE, NONE);
    AEAD(isap_k_128, NONE, NONE);
    AEAD(gift_cofb, NONE, NONE);
    AEAD(xoodyak, NONE, NONE);
    AEAD(schwaemm_256_128, NONE, NONE);
    AEAD(schwaemm_192_192, NONE, NONE);
    AEAD(schwaemm_128_128, NONE, NONE);
    AEAD(schwaemm_256_256, NONE, NONE);
    AEAD(tinyjambu_128, NONE, NONE);
    AEAD(tinyjambu_192, NONE, NONE);
    AEAD(tinyjambu_256, NONE, NONE);
    AEAD(photon_beetle_aead128, NONE, NONE);
    AEAD(photon_beetle_aead32, NONE, NONE);
    AEAD(elephant_160, NONE, NONE);
    AEAD(elephant_176, NONE, NONE);
    AEAD(elephant_200, NONE, NONE);
    AEAD(grain_128aeadv2, NONE, NONE);
    STREAM(aes_128_ctr);
    STREAM(chacha20);
    STREAM(salsa20);
    each("xsalsa20-poly1305/each/seal", usual, [](const buffers& b) {
        return linnet_xsalsa20_poly1305_seal(b.key.data(), b.nonce.data(), b.in, b.size, b.out, b.out + b.size);
    });
    HASH(sha_1, NONE);
    HASH(sha_256, NONE);
    HASH(sha_512, NONE);
    HASH(sha3_256, NONE);
    HASH(shake128, LENGTH(32));
    HASH(ascon_hash256, NONE);
    HASH(romulus_h, NONE);
    HASH(xoodyak_hash, NONE);
    HASH(esch256, NONE);
    HASH(esch384, NONE);
    HASH(photon_beetle_hash, NONE);
    MAC(hmac_sha_256, LENGTH(32), LENGTH(32));
    MAC(hmac_sha_512, LENGTH(32), LENGTH(64));
    MAC(aes_128_cmac, NONE, NONE);
    each("poly1305/each/compute", usual,
         [](const buffers& b) { return linnet_poly1305_compute(b.key.data(), b.in, b.size, b.out); });
    each("kmac128/each/compute", usual,
         [](const buffers& b) { return linnet_kmac128_compute(b.key.data(), 32, nullptr, 0, b.in, b.size, b.out, 32); });
    each("pbkdf2-hmac-sha-256/derive", once, [](const buffers& b) {
        return linnet_pbkdf2_hmac_sha_256_derive(b.key.data(), 32, b.data.data(), 32, iterations, b.out, 32);
    });
    each("hkdf-sha-256/derive", once, [](const buffers& b) {
        return linnet_hkdf_sha_256_derive(b.key.data(), 32, b.data.data(), 32, b.peer.data(), 32, b.out, 32);
    });
    each("x25519/agree", once, [](const buffers& b) { return linnet_x25519_agree(b.key.data(), b.peer.data(), b.out); });
    each("x25519/public-key", once, [](const buffers& b) { return linnet_x25519_public_key(b.key.data(), b.out); });
}

} // namespace race

LINNET_RACE_ENTRANT("liblinnet", "liblinnet " + std::string(linnet_version()) + ", g++ " __VERSION__ ", level " + linnet_level())
