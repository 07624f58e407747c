// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "aes_gcm.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/aes_gcm.h>
#if LINNET_TABLES
#include <linnet/aes_gcm.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::aes_128_gcm::keyed) <= sizeof(linnet_aes_128_gcm_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_128_gcm::encryptor) <= sizeof(linnet_aes_128_gcm_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_128_gcm::decryptor) <= sizeof(linnet_aes_128_gcm_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_gcm, LINNET_LEVEL>::aes_128_gcm = kernel_of<linnet::aes_128_gcm>();
static_assert(sizeof(linnet::aes_192_gcm::keyed) <= sizeof(linnet_aes_192_gcm_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_192_gcm::encryptor) <= sizeof(linnet_aes_192_gcm_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_192_gcm::decryptor) <= sizeof(linnet_aes_192_gcm_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_gcm, LINNET_LEVEL>::aes_192_gcm = kernel_of<linnet::aes_192_gcm>();
static_assert(sizeof(linnet::aes_256_gcm::keyed) <= sizeof(linnet_aes_256_gcm_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_256_gcm::encryptor) <= sizeof(linnet_aes_256_gcm_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_256_gcm::decryptor) <= sizeof(linnet_aes_256_gcm_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_gcm, LINNET_LEVEL>::aes_256_gcm = kernel_of<linnet::aes_256_gcm>();
static_assert(sizeof(linnet::aes_128_gcm_siv::keyed) <= sizeof(linnet_aes_128_gcm_siv_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_gcm, LINNET_LEVEL>::aes_128_gcm_siv = kernel_of<linnet::aes_128_gcm_siv>();
static_assert(sizeof(linnet::aes_256_gcm_siv::keyed) <= sizeof(linnet_aes_256_gcm_siv_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_gcm, LINNET_LEVEL>::aes_256_gcm_siv = kernel_of<linnet::aes_256_gcm_siv>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& aes_128_gcm_chosen() noexcept { return default_of<linnet::aes_128_gcm>; }
inline const implementation& aes_192_gcm_chosen() noexcept { return default_of<linnet::aes_192_gcm>; }
inline const implementation& aes_256_gcm_chosen() noexcept { return default_of<linnet::aes_256_gcm>; }
inline const implementation& aes_128_gcm_siv_chosen() noexcept { return default_of<linnet::aes_128_gcm_siv>; }
inline const implementation& aes_256_gcm_siv_chosen() noexcept { return default_of<linnet::aes_256_gcm_siv>; }
#else
inline const implementation& aes_128_gcm_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_gcm, serving<of_aes_gcm>(Level)>::aes_128_gcm; }); }
inline const implementation& aes_192_gcm_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_gcm, serving<of_aes_gcm>(Level)>::aes_192_gcm; }); }
inline const implementation& aes_256_gcm_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_gcm, serving<of_aes_gcm>(Level)>::aes_256_gcm; }); }
inline const implementation& aes_128_gcm_siv_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_gcm, serving<of_aes_gcm>(Level)>::aes_128_gcm_siv; }); }
inline const implementation& aes_256_gcm_siv_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_gcm, serving<of_aes_gcm>(Level)>::aes_256_gcm_siv; }); }
#endif
} // namespace

int linnet_aes_128_gcm_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_128_gcm_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_128_gcm_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_128_gcm_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_128_gcm_keyed_init(linnet_aes_128_gcm_keyed* self, const uint8_t key[16], size_t tag_size) {
    return c::init(*aes_128_gcm_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), tag_size);
}
int linnet_aes_128_gcm_keyed_encrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_128_gcm_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_128_gcm_keyed_decrypt(const linnet_aes_128_gcm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_128_gcm_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_aes_128_gcm_encryptor_init(linnet_aes_128_gcm_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_128_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_128_gcm_encryptor_update_aad(linnet_aes_128_gcm_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_128_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_128_gcm_encryptor_update(linnet_aes_128_gcm_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*aes_128_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_aes_128_gcm_encryptor_finish(linnet_aes_128_gcm_encryptor* self, uint8_t tag[16]) {
    return c::on(*aes_128_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_aes_128_gcm_decryptor_init(linnet_aes_128_gcm_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_128_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_128_gcm_decryptor_update_aad(linnet_aes_128_gcm_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_128_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_128_gcm_decryptor_update(linnet_aes_128_gcm_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*aes_128_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_aes_128_gcm_decryptor_verify(linnet_aes_128_gcm_decryptor* self, const uint8_t tag[16]) {
    return c::on(*aes_128_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_128_gcm_keyed_wipe(linnet_aes_128_gcm_keyed* self) {
    aes_128_gcm_chosen().aead->keyed->wipe(self);
}
void linnet_aes_128_gcm_encryptor_wipe(linnet_aes_128_gcm_encryptor* self) {
    aes_128_gcm_chosen().aead->encryptor->wipe(self);
}
void linnet_aes_128_gcm_decryptor_wipe(linnet_aes_128_gcm_decryptor* self) {
    aes_128_gcm_chosen().aead->decryptor->wipe(self);
}

int linnet_aes_192_gcm_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_192_gcm_chosen().aead->encrypt, c::bytes(key, 24), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_192_gcm_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_192_gcm_chosen().aead->decrypt, c::bytes(key, 24), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_192_gcm_keyed_init(linnet_aes_192_gcm_keyed* self, const uint8_t key[24], size_t tag_size) {
    return c::init(*aes_192_gcm_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 24), tag_size);
}
int linnet_aes_192_gcm_keyed_encrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_192_gcm_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_192_gcm_keyed_decrypt(const linnet_aes_192_gcm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_192_gcm_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_aes_192_gcm_encryptor_init(linnet_aes_192_gcm_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_192_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_192_gcm_encryptor_update_aad(linnet_aes_192_gcm_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_192_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_192_gcm_encryptor_update(linnet_aes_192_gcm_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*aes_192_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_aes_192_gcm_encryptor_finish(linnet_aes_192_gcm_encryptor* self, uint8_t tag[16]) {
    return c::on(*aes_192_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_aes_192_gcm_decryptor_init(linnet_aes_192_gcm_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_192_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_192_gcm_decryptor_update_aad(linnet_aes_192_gcm_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_192_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_192_gcm_decryptor_update(linnet_aes_192_gcm_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*aes_192_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_aes_192_gcm_decryptor_verify(linnet_aes_192_gcm_decryptor* self, const uint8_t tag[16]) {
    return c::on(*aes_192_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_192_gcm_keyed_wipe(linnet_aes_192_gcm_keyed* self) {
    aes_192_gcm_chosen().aead->keyed->wipe(self);
}
void linnet_aes_192_gcm_encryptor_wipe(linnet_aes_192_gcm_encryptor* self) {
    aes_192_gcm_chosen().aead->encryptor->wipe(self);
}
void linnet_aes_192_gcm_decryptor_wipe(linnet_aes_192_gcm_decryptor* self) {
    aes_192_gcm_chosen().aead->decryptor->wipe(self);
}

int linnet_aes_256_gcm_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_256_gcm_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_256_gcm_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_256_gcm_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_256_gcm_keyed_init(linnet_aes_256_gcm_keyed* self, const uint8_t key[32], size_t tag_size) {
    return c::init(*aes_256_gcm_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), tag_size);
}
int linnet_aes_256_gcm_keyed_encrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_256_gcm_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_256_gcm_keyed_decrypt(const linnet_aes_256_gcm_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_256_gcm_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_aes_256_gcm_encryptor_init(linnet_aes_256_gcm_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_256_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_256_gcm_encryptor_update_aad(linnet_aes_256_gcm_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_256_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_256_gcm_encryptor_update(linnet_aes_256_gcm_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*aes_256_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_aes_256_gcm_encryptor_finish(linnet_aes_256_gcm_encryptor* self, uint8_t tag[16]) {
    return c::on(*aes_256_gcm_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_aes_256_gcm_decryptor_init(linnet_aes_256_gcm_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_256_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_256_gcm_decryptor_update_aad(linnet_aes_256_gcm_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_256_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_256_gcm_decryptor_update(linnet_aes_256_gcm_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*aes_256_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_aes_256_gcm_decryptor_verify(linnet_aes_256_gcm_decryptor* self, const uint8_t tag[16]) {
    return c::on(*aes_256_gcm_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_256_gcm_keyed_wipe(linnet_aes_256_gcm_keyed* self) {
    aes_256_gcm_chosen().aead->keyed->wipe(self);
}
void linnet_aes_256_gcm_encryptor_wipe(linnet_aes_256_gcm_encryptor* self) {
    aes_256_gcm_chosen().aead->encryptor->wipe(self);
}
void linnet_aes_256_gcm_decryptor_wipe(linnet_aes_256_gcm_decryptor* self) {
    aes_256_gcm_chosen().aead->decryptor->wipe(self);
}

int linnet_aes_128_gcm_siv_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_128_gcm_siv_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_128_gcm_siv_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_128_gcm_siv_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_128_gcm_siv_keyed_init(linnet_aes_128_gcm_siv_keyed* self, const uint8_t key[16]) {
    return c::init(*aes_128_gcm_siv_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_aes_128_gcm_siv_keyed_encrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_128_gcm_siv_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_128_gcm_siv_keyed_decrypt(const linnet_aes_128_gcm_siv_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_128_gcm_siv_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_aes_128_gcm_siv_keyed_wipe(linnet_aes_128_gcm_siv_keyed* self) {
    aes_128_gcm_siv_chosen().aead->keyed->wipe(self);
}

int linnet_aes_256_gcm_siv_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_256_gcm_siv_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_256_gcm_siv_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_256_gcm_siv_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_256_gcm_siv_keyed_init(linnet_aes_256_gcm_siv_keyed* self, const uint8_t key[32]) {
    return c::init(*aes_256_gcm_siv_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), 16);
}
int linnet_aes_256_gcm_siv_keyed_encrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_256_gcm_siv_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_256_gcm_siv_keyed_decrypt(const linnet_aes_256_gcm_siv_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_256_gcm_siv_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
void linnet_aes_256_gcm_siv_keyed_wipe(linnet_aes_256_gcm_siv_keyed* self) {
    aes_256_gcm_siv_chosen().aead->keyed->wipe(self);
}

#endif
