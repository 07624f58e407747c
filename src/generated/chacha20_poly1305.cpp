// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "chacha20_poly1305.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/chacha20_poly1305.h>
#if LINNET_TABLES
#include <linnet/chacha20_poly1305.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::chacha20_poly1305::keyed) <= sizeof(linnet_chacha20_poly1305_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::chacha20_poly1305::encryptor) <= sizeof(linnet_chacha20_poly1305_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::chacha20_poly1305::decryptor) <= sizeof(linnet_chacha20_poly1305_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha20_poly1305, LINNET_LEVEL>::chacha20_poly1305 = kernel_of<linnet::chacha20_poly1305>();
static_assert(sizeof(linnet::xchacha20_poly1305::keyed) <= sizeof(linnet_xchacha20_poly1305_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::xchacha20_poly1305::encryptor) <= sizeof(linnet_xchacha20_poly1305_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::xchacha20_poly1305::decryptor) <= sizeof(linnet_xchacha20_poly1305_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha20_poly1305, LINNET_LEVEL>::xchacha20_poly1305 = kernel_of<linnet::xchacha20_poly1305>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& chacha20_poly1305_chosen() noexcept { return default_of<linnet::chacha20_poly1305>; }
inline const implementation& xchacha20_poly1305_chosen() noexcept { return default_of<linnet::xchacha20_poly1305>; }
#else
inline const implementation& chacha20_poly1305_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha20_poly1305, serving<of_chacha20_poly1305>(Level)>::chacha20_poly1305; }); }
inline const implementation& xchacha20_poly1305_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha20_poly1305, serving<of_chacha20_poly1305>(Level)>::xchacha20_poly1305; }); }
#endif
} // namespace

int linnet_chacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(chacha20_poly1305_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_chacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(chacha20_poly1305_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_chacha20_poly1305_keyed_init(linnet_chacha20_poly1305_keyed* self, const uint8_t key[32]) {
    return c::init(*chacha20_poly1305_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), 16);
}
int linnet_chacha20_poly1305_keyed_encrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(chacha20_poly1305_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_chacha20_poly1305_keyed_decrypt(const linnet_chacha20_poly1305_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(chacha20_poly1305_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_chacha20_poly1305_encryptor_init(linnet_chacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]) {
    return c::init(*chacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 12));
}
int linnet_chacha20_poly1305_encryptor_update_aad(linnet_chacha20_poly1305_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*chacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_chacha20_poly1305_encryptor_update(linnet_chacha20_poly1305_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*chacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_chacha20_poly1305_encryptor_finish(linnet_chacha20_poly1305_encryptor* self, uint8_t tag[16]) {
    return c::on(*chacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_chacha20_poly1305_decryptor_init(linnet_chacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[12]) {
    return c::init(*chacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 12));
}
int linnet_chacha20_poly1305_decryptor_update_aad(linnet_chacha20_poly1305_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*chacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_chacha20_poly1305_decryptor_update(linnet_chacha20_poly1305_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*chacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_chacha20_poly1305_decryptor_verify(linnet_chacha20_poly1305_decryptor* self, const uint8_t tag[16]) {
    return c::on(*chacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_chacha20_poly1305_keyed_wipe(linnet_chacha20_poly1305_keyed* self) {
    chacha20_poly1305_chosen().aead->keyed->wipe(self);
}
void linnet_chacha20_poly1305_encryptor_wipe(linnet_chacha20_poly1305_encryptor* self) {
    chacha20_poly1305_chosen().aead->encryptor->wipe(self);
}
void linnet_chacha20_poly1305_decryptor_wipe(linnet_chacha20_poly1305_decryptor* self) {
    chacha20_poly1305_chosen().aead->decryptor->wipe(self);
}

int linnet_xchacha20_poly1305_encrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(xchacha20_poly1305_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_xchacha20_poly1305_decrypt(const uint8_t key[32], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(xchacha20_poly1305_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_xchacha20_poly1305_keyed_init(linnet_xchacha20_poly1305_keyed* self, const uint8_t key[32]) {
    return c::init(*xchacha20_poly1305_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), 16);
}
int linnet_xchacha20_poly1305_keyed_encrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(xchacha20_poly1305_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_xchacha20_poly1305_keyed_decrypt(const linnet_xchacha20_poly1305_keyed* self, const uint8_t nonce[24], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(xchacha20_poly1305_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_xchacha20_poly1305_encryptor_init(linnet_xchacha20_poly1305_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]) {
    return c::init(*xchacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 24));
}
int linnet_xchacha20_poly1305_encryptor_update_aad(linnet_xchacha20_poly1305_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*xchacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_xchacha20_poly1305_encryptor_update(linnet_xchacha20_poly1305_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*xchacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_xchacha20_poly1305_encryptor_finish(linnet_xchacha20_poly1305_encryptor* self, uint8_t tag[16]) {
    return c::on(*xchacha20_poly1305_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_xchacha20_poly1305_decryptor_init(linnet_xchacha20_poly1305_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[24]) {
    return c::init(*xchacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 24));
}
int linnet_xchacha20_poly1305_decryptor_update_aad(linnet_xchacha20_poly1305_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*xchacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_xchacha20_poly1305_decryptor_update(linnet_xchacha20_poly1305_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*xchacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_xchacha20_poly1305_decryptor_verify(linnet_xchacha20_poly1305_decryptor* self, const uint8_t tag[16]) {
    return c::on(*xchacha20_poly1305_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_xchacha20_poly1305_keyed_wipe(linnet_xchacha20_poly1305_keyed* self) {
    xchacha20_poly1305_chosen().aead->keyed->wipe(self);
}
void linnet_xchacha20_poly1305_encryptor_wipe(linnet_xchacha20_poly1305_encryptor* self) {
    xchacha20_poly1305_chosen().aead->encryptor->wipe(self);
}
void linnet_xchacha20_poly1305_decryptor_wipe(linnet_xchacha20_poly1305_decryptor* self) {
    xchacha20_poly1305_chosen().aead->decryptor->wipe(self);
}

#endif
