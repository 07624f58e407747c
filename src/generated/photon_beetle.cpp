// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "photon_beetle.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/photon_beetle.h>
#if LINNET_TABLES
#include <linnet/photon_beetle.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::photon_beetle_aead128::keyed) <= sizeof(linnet_photon_beetle_aead128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::photon_beetle_aead128::encryptor) <= sizeof(linnet_photon_beetle_aead128_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::photon_beetle_aead128::decryptor) <= sizeof(linnet_photon_beetle_aead128_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_photon_beetle, LINNET_LEVEL>::photon_beetle_aead128 = kernel_of<linnet::photon_beetle_aead128>();
static_assert(sizeof(linnet::photon_beetle_aead32::keyed) <= sizeof(linnet_photon_beetle_aead32_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::photon_beetle_aead32::encryptor) <= sizeof(linnet_photon_beetle_aead32_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::photon_beetle_aead32::decryptor) <= sizeof(linnet_photon_beetle_aead32_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_photon_beetle, LINNET_LEVEL>::photon_beetle_aead32 = kernel_of<linnet::photon_beetle_aead32>();
static_assert(sizeof(linnet::photon_beetle_hash::hasher) <= sizeof(linnet_photon_beetle_hash_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_photon_beetle, LINNET_LEVEL>::photon_beetle_hash = kernel_of<linnet::photon_beetle_hash>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& photon_beetle_aead128_chosen() noexcept { return default_of<linnet::photon_beetle_aead128>; }
inline const implementation& photon_beetle_aead32_chosen() noexcept { return default_of<linnet::photon_beetle_aead32>; }
inline const implementation& photon_beetle_hash_chosen() noexcept { return default_of<linnet::photon_beetle_hash>; }
#else
inline const implementation& photon_beetle_aead128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_photon_beetle, serving<of_photon_beetle>(Level)>::photon_beetle_aead128; }); }
inline const implementation& photon_beetle_aead32_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_photon_beetle, serving<of_photon_beetle>(Level)>::photon_beetle_aead32; }); }
inline const implementation& photon_beetle_hash_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_photon_beetle, serving<of_photon_beetle>(Level)>::photon_beetle_hash; }); }
#endif
} // namespace

int linnet_photon_beetle_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(photon_beetle_aead128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_photon_beetle_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(photon_beetle_aead128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_photon_beetle_aead128_keyed_init(linnet_photon_beetle_aead128_keyed* self, const uint8_t key[16]) {
    return c::init(*photon_beetle_aead128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_photon_beetle_aead128_keyed_encrypt(const linnet_photon_beetle_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(photon_beetle_aead128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_photon_beetle_aead128_keyed_decrypt(const linnet_photon_beetle_aead128_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(photon_beetle_aead128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_photon_beetle_aead128_encryptor_init(linnet_photon_beetle_aead128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]) {
    return c::init(*photon_beetle_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_photon_beetle_aead128_encryptor_update_aad(linnet_photon_beetle_aead128_encryptor* self, const void* aad,
    size_t aad_len) {
    return c::on(*photon_beetle_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self,
        c::bytes(aad, aad_len));
}
int linnet_photon_beetle_aead128_encryptor_update(linnet_photon_beetle_aead128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*photon_beetle_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self,
        c::bytes(plaintext, len), c::room(ciphertext, len));
}
int linnet_photon_beetle_aead128_encryptor_finish(linnet_photon_beetle_aead128_encryptor* self, uint8_t tag[16]) {
    return c::on(*photon_beetle_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_photon_beetle_aead128_decryptor_init(linnet_photon_beetle_aead128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]) {
    return c::init(*photon_beetle_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_photon_beetle_aead128_decryptor_update_aad(linnet_photon_beetle_aead128_decryptor* self, const void* aad,
    size_t aad_len) {
    return c::on(*photon_beetle_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self,
        c::bytes(aad, aad_len));
}
int linnet_photon_beetle_aead128_decryptor_update(linnet_photon_beetle_aead128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*photon_beetle_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self,
        c::bytes(ciphertext, len), c::room(plaintext, len));
}
int linnet_photon_beetle_aead128_decryptor_verify(linnet_photon_beetle_aead128_decryptor* self, const uint8_t tag[16]) {
    return c::on(*photon_beetle_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_photon_beetle_aead128_keyed_wipe(linnet_photon_beetle_aead128_keyed* self) {
    photon_beetle_aead128_chosen().aead->keyed->wipe(self);
}
void linnet_photon_beetle_aead128_encryptor_wipe(linnet_photon_beetle_aead128_encryptor* self) {
    photon_beetle_aead128_chosen().aead->encryptor->wipe(self);
}
void linnet_photon_beetle_aead128_decryptor_wipe(linnet_photon_beetle_aead128_decryptor* self) {
    photon_beetle_aead128_chosen().aead->decryptor->wipe(self);
}

int linnet_photon_beetle_aead32_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(photon_beetle_aead32_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_photon_beetle_aead32_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(photon_beetle_aead32_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_photon_beetle_aead32_keyed_init(linnet_photon_beetle_aead32_keyed* self, const uint8_t key[16]) {
    return c::init(*photon_beetle_aead32_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_photon_beetle_aead32_keyed_encrypt(const linnet_photon_beetle_aead32_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(photon_beetle_aead32_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_photon_beetle_aead32_keyed_decrypt(const linnet_photon_beetle_aead32_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(photon_beetle_aead32_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_photon_beetle_aead32_encryptor_init(linnet_photon_beetle_aead32_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]) {
    return c::init(*photon_beetle_aead32_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_photon_beetle_aead32_encryptor_update_aad(linnet_photon_beetle_aead32_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*photon_beetle_aead32_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self,
        c::bytes(aad, aad_len));
}
int linnet_photon_beetle_aead32_encryptor_update(linnet_photon_beetle_aead32_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*photon_beetle_aead32_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_photon_beetle_aead32_encryptor_finish(linnet_photon_beetle_aead32_encryptor* self, uint8_t tag[16]) {
    return c::on(*photon_beetle_aead32_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_photon_beetle_aead32_decryptor_init(linnet_photon_beetle_aead32_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]) {
    return c::init(*photon_beetle_aead32_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_photon_beetle_aead32_decryptor_update_aad(linnet_photon_beetle_aead32_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*photon_beetle_aead32_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self,
        c::bytes(aad, aad_len));
}
int linnet_photon_beetle_aead32_decryptor_update(linnet_photon_beetle_aead32_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*photon_beetle_aead32_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self,
        c::bytes(ciphertext, len), c::room(plaintext, len));
}
int linnet_photon_beetle_aead32_decryptor_verify(linnet_photon_beetle_aead32_decryptor* self, const uint8_t tag[16]) {
    return c::on(*photon_beetle_aead32_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_photon_beetle_aead32_keyed_wipe(linnet_photon_beetle_aead32_keyed* self) {
    photon_beetle_aead32_chosen().aead->keyed->wipe(self);
}
void linnet_photon_beetle_aead32_encryptor_wipe(linnet_photon_beetle_aead32_encryptor* self) {
    photon_beetle_aead32_chosen().aead->encryptor->wipe(self);
}
void linnet_photon_beetle_aead32_decryptor_wipe(linnet_photon_beetle_aead32_decryptor* self) {
    photon_beetle_aead32_chosen().aead->decryptor->wipe(self);
}

int linnet_photon_beetle_hash_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(photon_beetle_hash_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_photon_beetle_hash_hasher_init(
    linnet_photon_beetle_hash_hasher* self) { static_cast<void>(photon_beetle_hash_chosen().hash->hasher->init(self)); }
int linnet_photon_beetle_hash_hasher_update(linnet_photon_beetle_hash_hasher* self, const void* message, size_t len) {
    return c::on(*photon_beetle_hash_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_photon_beetle_hash_hasher_finish(linnet_photon_beetle_hash_hasher* self, uint8_t digest[32]) {
    return c::on(*photon_beetle_hash_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_photon_beetle_hash_hasher_wipe(linnet_photon_beetle_hash_hasher* self) {
    photon_beetle_hash_chosen().hash->hasher->wipe(self);
}

#endif
