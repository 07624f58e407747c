// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "norx.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/norx.h>
#if LINNET_TABLES
#include <linnet/norx.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::norx32_4_1::keyed) <= sizeof(linnet_norx32_4_1_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::norx32_4_1::encryptor) <= sizeof(linnet_norx32_4_1_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::norx32_4_1::decryptor) <= sizeof(linnet_norx32_4_1_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_norx, LINNET_LEVEL>::norx32_4_1 = kernel_of<linnet::norx32_4_1>();
static_assert(sizeof(linnet::norx64_4_1::keyed) <= sizeof(linnet_norx64_4_1_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::norx64_4_1::encryptor) <= sizeof(linnet_norx64_4_1_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::norx64_4_1::decryptor) <= sizeof(linnet_norx64_4_1_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_norx, LINNET_LEVEL>::norx64_4_1 = kernel_of<linnet::norx64_4_1>();
static_assert(sizeof(linnet::norx32_4_1_v2::keyed) <= sizeof(linnet_norx32_4_1_v2_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::norx32_4_1_v2::encryptor) <= sizeof(linnet_norx32_4_1_v2_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::norx32_4_1_v2::decryptor) <= sizeof(linnet_norx32_4_1_v2_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_norx, LINNET_LEVEL>::norx32_4_1_v2 = kernel_of<linnet::norx32_4_1_v2>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& norx32_4_1_chosen() noexcept { return default_of<linnet::norx32_4_1>; }
inline const implementation& norx64_4_1_chosen() noexcept { return default_of<linnet::norx64_4_1>; }
inline const implementation& norx32_4_1_v2_chosen() noexcept { return default_of<linnet::norx32_4_1_v2>; }
#else
inline const implementation& norx32_4_1_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_norx, serving<of_norx>(Level)>::norx32_4_1; }); }
inline const implementation& norx64_4_1_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_norx, serving<of_norx>(Level)>::norx64_4_1; }); }
inline const implementation& norx32_4_1_v2_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_norx, serving<of_norx>(Level)>::norx32_4_1_v2; }); }
#endif
} // namespace

int linnet_norx32_4_1_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(norx32_4_1_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_norx32_4_1_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(norx32_4_1_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_norx32_4_1_keyed_init(linnet_norx32_4_1_keyed* self, const uint8_t key[16]) {
    return c::init(*norx32_4_1_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_norx32_4_1_keyed_encrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(norx32_4_1_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_norx32_4_1_keyed_decrypt(const linnet_norx32_4_1_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(norx32_4_1_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_norx32_4_1_encryptor_init(linnet_norx32_4_1_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*norx32_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_norx32_4_1_encryptor_update_aad(linnet_norx32_4_1_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*norx32_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_norx32_4_1_encryptor_update(linnet_norx32_4_1_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*norx32_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_norx32_4_1_encryptor_finish(linnet_norx32_4_1_encryptor* self, uint8_t tag[16]) {
    return c::on(*norx32_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_norx32_4_1_decryptor_init(linnet_norx32_4_1_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*norx32_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_norx32_4_1_decryptor_update_aad(linnet_norx32_4_1_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*norx32_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_norx32_4_1_decryptor_update(linnet_norx32_4_1_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*norx32_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_norx32_4_1_decryptor_verify(linnet_norx32_4_1_decryptor* self, const uint8_t tag[16]) {
    return c::on(*norx32_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_norx32_4_1_keyed_wipe(linnet_norx32_4_1_keyed* self) {
    norx32_4_1_chosen().aead->keyed->wipe(self);
}
void linnet_norx32_4_1_encryptor_wipe(linnet_norx32_4_1_encryptor* self) {
    norx32_4_1_chosen().aead->encryptor->wipe(self);
}
void linnet_norx32_4_1_decryptor_wipe(linnet_norx32_4_1_decryptor* self) {
    norx32_4_1_chosen().aead->decryptor->wipe(self);
}

int linnet_norx64_4_1_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]) {
    return c::call(norx64_4_1_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 32), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 32));
}
int linnet_norx64_4_1_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext) {
    return c::call(norx64_4_1_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 32), c::room(plaintext, len));
}
int linnet_norx64_4_1_keyed_init(linnet_norx64_4_1_keyed* self, const uint8_t key[32]) {
    return c::init(*norx64_4_1_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), 32);
}
int linnet_norx64_4_1_keyed_encrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]) {
    return c::call(norx64_4_1_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 32), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 32));
}
int linnet_norx64_4_1_keyed_decrypt(const linnet_norx64_4_1_keyed* self, const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext) {
    return c::call(norx64_4_1_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 32), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 32), c::room(plaintext, len));
}
int linnet_norx64_4_1_encryptor_init(linnet_norx64_4_1_encryptor* self, const uint8_t key[32], const uint8_t nonce[32]) {
    return c::init(*norx64_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 32));
}
int linnet_norx64_4_1_encryptor_update_aad(linnet_norx64_4_1_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*norx64_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_norx64_4_1_encryptor_update(linnet_norx64_4_1_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*norx64_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_norx64_4_1_encryptor_finish(linnet_norx64_4_1_encryptor* self, uint8_t tag[32]) {
    return c::on(*norx64_4_1_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 32));
}
int linnet_norx64_4_1_decryptor_init(linnet_norx64_4_1_decryptor* self, const uint8_t key[32], const uint8_t nonce[32]) {
    return c::init(*norx64_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 32));
}
int linnet_norx64_4_1_decryptor_update_aad(linnet_norx64_4_1_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*norx64_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_norx64_4_1_decryptor_update(linnet_norx64_4_1_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*norx64_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_norx64_4_1_decryptor_verify(linnet_norx64_4_1_decryptor* self, const uint8_t tag[32]) {
    return c::on(*norx64_4_1_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 32));
}
void linnet_norx64_4_1_keyed_wipe(linnet_norx64_4_1_keyed* self) {
    norx64_4_1_chosen().aead->keyed->wipe(self);
}
void linnet_norx64_4_1_encryptor_wipe(linnet_norx64_4_1_encryptor* self) {
    norx64_4_1_chosen().aead->encryptor->wipe(self);
}
void linnet_norx64_4_1_decryptor_wipe(linnet_norx64_4_1_decryptor* self) {
    norx64_4_1_chosen().aead->decryptor->wipe(self);
}

int linnet_norx32_4_1_v2_encrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(norx32_4_1_v2_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 8), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_norx32_4_1_v2_decrypt(const uint8_t key[16], const uint8_t nonce[8], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(norx32_4_1_v2_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 8), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_norx32_4_1_v2_keyed_init(linnet_norx32_4_1_v2_keyed* self, const uint8_t key[16]) {
    return c::init(*norx32_4_1_v2_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_norx32_4_1_v2_keyed_encrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(norx32_4_1_v2_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 8), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_norx32_4_1_v2_keyed_decrypt(const linnet_norx32_4_1_v2_keyed* self, const uint8_t nonce[8], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(norx32_4_1_v2_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 8), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_norx32_4_1_v2_encryptor_init(linnet_norx32_4_1_v2_encryptor* self, const uint8_t key[16], const uint8_t nonce[8]) {
    return c::init(*norx32_4_1_v2_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 8));
}
int linnet_norx32_4_1_v2_encryptor_update_aad(linnet_norx32_4_1_v2_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*norx32_4_1_v2_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_norx32_4_1_v2_encryptor_update(linnet_norx32_4_1_v2_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*norx32_4_1_v2_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_norx32_4_1_v2_encryptor_finish(linnet_norx32_4_1_v2_encryptor* self, uint8_t tag[16]) {
    return c::on(*norx32_4_1_v2_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_norx32_4_1_v2_decryptor_init(linnet_norx32_4_1_v2_decryptor* self, const uint8_t key[16], const uint8_t nonce[8]) {
    return c::init(*norx32_4_1_v2_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 8));
}
int linnet_norx32_4_1_v2_decryptor_update_aad(linnet_norx32_4_1_v2_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*norx32_4_1_v2_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_norx32_4_1_v2_decryptor_update(linnet_norx32_4_1_v2_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*norx32_4_1_v2_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_norx32_4_1_v2_decryptor_verify(linnet_norx32_4_1_v2_decryptor* self, const uint8_t tag[16]) {
    return c::on(*norx32_4_1_v2_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_norx32_4_1_v2_keyed_wipe(linnet_norx32_4_1_v2_keyed* self) {
    norx32_4_1_v2_chosen().aead->keyed->wipe(self);
}
void linnet_norx32_4_1_v2_encryptor_wipe(linnet_norx32_4_1_v2_encryptor* self) {
    norx32_4_1_v2_chosen().aead->encryptor->wipe(self);
}
void linnet_norx32_4_1_v2_decryptor_wipe(linnet_norx32_4_1_v2_decryptor* self) {
    norx32_4_1_v2_chosen().aead->decryptor->wipe(self);
}

#endif
