// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "aes_ccm.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/aes_ccm.h>
#if LINNET_TABLES
#include <linnet/aes_ccm.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::aes_128_ccm::keyed) <= sizeof(linnet_aes_128_ccm_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_ccm, LINNET_LEVEL>::aes_128_ccm = kernel_of<linnet::aes_128_ccm>();
static_assert(sizeof(linnet::aes_192_ccm::keyed) <= sizeof(linnet_aes_192_ccm_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_ccm, LINNET_LEVEL>::aes_192_ccm = kernel_of<linnet::aes_192_ccm>();
static_assert(sizeof(linnet::aes_256_ccm::keyed) <= sizeof(linnet_aes_256_ccm_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_ccm, LINNET_LEVEL>::aes_256_ccm = kernel_of<linnet::aes_256_ccm>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& aes_128_ccm_chosen() noexcept { return default_of<linnet::aes_128_ccm>; }
inline const implementation& aes_192_ccm_chosen() noexcept { return default_of<linnet::aes_192_ccm>; }
inline const implementation& aes_256_ccm_chosen() noexcept { return default_of<linnet::aes_256_ccm>; }
#else
inline const implementation& aes_128_ccm_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_ccm, serving<of_aes_ccm>(Level)>::aes_128_ccm; }); }
inline const implementation& aes_192_ccm_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_ccm, serving<of_aes_ccm>(Level)>::aes_192_ccm; }); }
inline const implementation& aes_256_ccm_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_ccm, serving<of_aes_ccm>(Level)>::aes_256_ccm; }); }
#endif
} // namespace

int linnet_aes_128_ccm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_128_ccm_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_128_ccm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_128_ccm_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_128_ccm_keyed_init(linnet_aes_128_ccm_keyed* self, const uint8_t key[16], size_t tag_size) {
    return c::init(*aes_128_ccm_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), tag_size);
}
int linnet_aes_128_ccm_keyed_encrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_128_ccm_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_128_ccm_keyed_decrypt(const linnet_aes_128_ccm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_128_ccm_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
void linnet_aes_128_ccm_keyed_wipe(linnet_aes_128_ccm_keyed* self) {
    aes_128_ccm_chosen().aead->keyed->wipe(self);
}

int linnet_aes_192_ccm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_192_ccm_chosen().aead->encrypt, c::bytes(key, 24), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_192_ccm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_192_ccm_chosen().aead->decrypt, c::bytes(key, 24), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_192_ccm_keyed_init(linnet_aes_192_ccm_keyed* self, const uint8_t key[24], size_t tag_size) {
    return c::init(*aes_192_ccm_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 24), tag_size);
}
int linnet_aes_192_ccm_keyed_encrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_192_ccm_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_192_ccm_keyed_decrypt(const linnet_aes_192_ccm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_192_ccm_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
void linnet_aes_192_ccm_keyed_wipe(linnet_aes_192_ccm_keyed* self) {
    aes_192_ccm_chosen().aead->keyed->wipe(self);
}

int linnet_aes_256_ccm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_256_ccm_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_256_ccm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_256_ccm_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_256_ccm_keyed_init(linnet_aes_256_ccm_keyed* self, const uint8_t key[32], size_t tag_size) {
    return c::init(*aes_256_ccm_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), tag_size);
}
int linnet_aes_256_ccm_keyed_encrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_256_ccm_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_256_ccm_keyed_decrypt(const linnet_aes_256_ccm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_256_ccm_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
void linnet_aes_256_ccm_keyed_wipe(linnet_aes_256_ccm_keyed* self) {
    aes_256_ccm_chosen().aead->keyed->wipe(self);
}

#endif
