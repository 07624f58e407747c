// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "romulus.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/romulus.h>
#if LINNET_TABLES
#include <linnet/romulus.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::romulus_n::keyed) <= sizeof(linnet_romulus_n_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::romulus_n::encryptor) <= sizeof(linnet_romulus_n_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::romulus_n::decryptor) <= sizeof(linnet_romulus_n_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_romulus, LINNET_LEVEL>::romulus_n = kernel_of<linnet::romulus_n>();
static_assert(sizeof(linnet::romulus_m::keyed) <= sizeof(linnet_romulus_m_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_romulus, LINNET_LEVEL>::romulus_m = kernel_of<linnet::romulus_m>();
static_assert(sizeof(linnet::romulus_t::keyed) <= sizeof(linnet_romulus_t_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_romulus, LINNET_LEVEL>::romulus_t = kernel_of<linnet::romulus_t>();
static_assert(sizeof(linnet::romulus_h::hasher) <= sizeof(linnet_romulus_h_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_romulus, LINNET_LEVEL>::romulus_h = kernel_of<linnet::romulus_h>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& romulus_n_chosen() noexcept { return default_of<linnet::romulus_n>; }
inline const implementation& romulus_m_chosen() noexcept { return default_of<linnet::romulus_m>; }
inline const implementation& romulus_t_chosen() noexcept { return default_of<linnet::romulus_t>; }
inline const implementation& romulus_h_chosen() noexcept { return default_of<linnet::romulus_h>; }
#else
inline const implementation& romulus_n_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_romulus, serving<of_romulus>(Level)>::romulus_n; }); }
inline const implementation& romulus_m_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_romulus, serving<of_romulus>(Level)>::romulus_m; }); }
inline const implementation& romulus_t_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_romulus, serving<of_romulus>(Level)>::romulus_t; }); }
inline const implementation& romulus_h_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_romulus, serving<of_romulus>(Level)>::romulus_h; }); }
#endif
} // namespace

int linnet_romulus_n_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext,
    size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(romulus_n_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_romulus_n_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(romulus_n_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_romulus_n_keyed_init(linnet_romulus_n_keyed* self, const uint8_t key[16]) {
    return c::init(*romulus_n_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_romulus_n_keyed_encrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(romulus_n_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_romulus_n_keyed_decrypt(const linnet_romulus_n_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(romulus_n_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_romulus_n_encryptor_init(linnet_romulus_n_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*romulus_n_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_romulus_n_encryptor_update_aad(linnet_romulus_n_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*romulus_n_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_romulus_n_encryptor_update(linnet_romulus_n_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*romulus_n_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_romulus_n_encryptor_finish(linnet_romulus_n_encryptor* self, uint8_t tag[16]) {
    return c::on(*romulus_n_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_romulus_n_decryptor_init(linnet_romulus_n_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*romulus_n_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_romulus_n_decryptor_update_aad(linnet_romulus_n_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*romulus_n_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_romulus_n_decryptor_update(linnet_romulus_n_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*romulus_n_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_romulus_n_decryptor_verify(linnet_romulus_n_decryptor* self, const uint8_t tag[16]) {
    return c::on(*romulus_n_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_romulus_n_keyed_wipe(linnet_romulus_n_keyed* self) {
    romulus_n_chosen().aead->keyed->wipe(self);
}
void linnet_romulus_n_encryptor_wipe(linnet_romulus_n_encryptor* self) {
    romulus_n_chosen().aead->encryptor->wipe(self);
}
void linnet_romulus_n_decryptor_wipe(linnet_romulus_n_decryptor* self) {
    romulus_n_chosen().aead->decryptor->wipe(self);
}

int linnet_romulus_m_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext,
    size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(romulus_m_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_romulus_m_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(romulus_m_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_romulus_m_keyed_init(linnet_romulus_m_keyed* self, const uint8_t key[16]) {
    return c::init(*romulus_m_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_romulus_m_keyed_encrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(romulus_m_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_romulus_m_keyed_decrypt(const linnet_romulus_m_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(romulus_m_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_romulus_m_keyed_wipe(linnet_romulus_m_keyed* self) {
    romulus_m_chosen().aead->keyed->wipe(self);
}

int linnet_romulus_t_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext,
    size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(romulus_t_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_romulus_t_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(romulus_t_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_romulus_t_keyed_init(linnet_romulus_t_keyed* self, const uint8_t key[16]) {
    return c::init(*romulus_t_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_romulus_t_keyed_encrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(romulus_t_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_romulus_t_keyed_decrypt(const linnet_romulus_t_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(romulus_t_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_romulus_t_keyed_wipe(linnet_romulus_t_keyed* self) {
    romulus_t_chosen().aead->keyed->wipe(self);
}

int linnet_romulus_h_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(romulus_h_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_romulus_h_hasher_init(linnet_romulus_h_hasher* self) { static_cast<void>(romulus_h_chosen().hash->hasher->init(self)); }
int linnet_romulus_h_hasher_update(linnet_romulus_h_hasher* self, const void* message, size_t len) {
    return c::on(*romulus_h_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_romulus_h_hasher_finish(linnet_romulus_h_hasher* self, uint8_t digest[32]) {
    return c::on(*romulus_h_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_romulus_h_hasher_wipe(linnet_romulus_h_hasher* self) {
    romulus_h_chosen().hash->hasher->wipe(self);
}

#endif
