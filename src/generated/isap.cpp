// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "isap.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/isap.h>
#if LINNET_TABLES
#include <linnet/isap.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::isap_a_128a::keyed) <= sizeof(linnet_isap_a_128a_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_isap, LINNET_LEVEL>::isap_a_128a = kernel_of<linnet::isap_a_128a>();
static_assert(sizeof(linnet::isap_a_128::keyed) <= sizeof(linnet_isap_a_128_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_isap, LINNET_LEVEL>::isap_a_128 = kernel_of<linnet::isap_a_128>();
static_assert(sizeof(linnet::isap_k_128a::keyed) <= sizeof(linnet_isap_k_128a_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_isap, LINNET_LEVEL>::isap_k_128a = kernel_of<linnet::isap_k_128a>();
static_assert(sizeof(linnet::isap_k_128::keyed) <= sizeof(linnet_isap_k_128_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_isap, LINNET_LEVEL>::isap_k_128 = kernel_of<linnet::isap_k_128>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& isap_a_128a_chosen() noexcept { return default_of<linnet::isap_a_128a>; }
inline const implementation& isap_a_128_chosen() noexcept { return default_of<linnet::isap_a_128>; }
inline const implementation& isap_k_128a_chosen() noexcept { return default_of<linnet::isap_k_128a>; }
inline const implementation& isap_k_128_chosen() noexcept { return default_of<linnet::isap_k_128>; }
#else
inline const implementation& isap_a_128a_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_isap, serving<of_isap>(Level)>::isap_a_128a; }); }
inline const implementation& isap_a_128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_isap, serving<of_isap>(Level)>::isap_a_128; }); }
inline const implementation& isap_k_128a_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_isap, serving<of_isap>(Level)>::isap_k_128a; }); }
inline const implementation& isap_k_128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_isap, serving<of_isap>(Level)>::isap_k_128; }); }
#endif
} // namespace

int linnet_isap_a_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_a_128a_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_a_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_a_128a_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_isap_a_128a_keyed_init(linnet_isap_a_128a_keyed* self, const uint8_t key[16]) {
    return c::init(*isap_a_128a_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_isap_a_128a_keyed_encrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_a_128a_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_a_128a_keyed_decrypt(const linnet_isap_a_128a_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_a_128a_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_isap_a_128a_keyed_wipe(linnet_isap_a_128a_keyed* self) {
    isap_a_128a_chosen().aead->keyed->wipe(self);
}

int linnet_isap_a_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_a_128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_a_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_a_128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_isap_a_128_keyed_init(linnet_isap_a_128_keyed* self, const uint8_t key[16]) {
    return c::init(*isap_a_128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_isap_a_128_keyed_encrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_a_128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_a_128_keyed_decrypt(const linnet_isap_a_128_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_a_128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_isap_a_128_keyed_wipe(linnet_isap_a_128_keyed* self) {
    isap_a_128_chosen().aead->keyed->wipe(self);
}

int linnet_isap_k_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_k_128a_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_k_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_k_128a_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_isap_k_128a_keyed_init(linnet_isap_k_128a_keyed* self, const uint8_t key[16]) {
    return c::init(*isap_k_128a_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_isap_k_128a_keyed_encrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_k_128a_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_k_128a_keyed_decrypt(const linnet_isap_k_128a_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_k_128a_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_isap_k_128a_keyed_wipe(linnet_isap_k_128a_keyed* self) {
    isap_k_128a_chosen().aead->keyed->wipe(self);
}

int linnet_isap_k_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_k_128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_k_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_k_128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_isap_k_128_keyed_init(linnet_isap_k_128_keyed* self, const uint8_t key[16]) {
    return c::init(*isap_k_128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_isap_k_128_keyed_encrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(isap_k_128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_isap_k_128_keyed_decrypt(const linnet_isap_k_128_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(isap_k_128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_isap_k_128_keyed_wipe(linnet_isap_k_128_keyed* self) {
    isap_k_128_chosen().aead->keyed->wipe(self);
}

#endif
