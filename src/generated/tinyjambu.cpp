// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "tinyjambu.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/tinyjambu.h>
#if LINNET_TABLES
#include <linnet/tinyjambu.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::tinyjambu_128::keyed) <= sizeof(linnet_tinyjambu_128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::tinyjambu_128::encryptor) <= sizeof(linnet_tinyjambu_128_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::tinyjambu_128::decryptor) <= sizeof(linnet_tinyjambu_128_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_tinyjambu, LINNET_LEVEL>::tinyjambu_128 = kernel_of<linnet::tinyjambu_128>();
static_assert(sizeof(linnet::tinyjambu_192::keyed) <= sizeof(linnet_tinyjambu_192_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::tinyjambu_192::encryptor) <= sizeof(linnet_tinyjambu_192_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::tinyjambu_192::decryptor) <= sizeof(linnet_tinyjambu_192_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_tinyjambu, LINNET_LEVEL>::tinyjambu_192 = kernel_of<linnet::tinyjambu_192>();
static_assert(sizeof(linnet::tinyjambu_256::keyed) <= sizeof(linnet_tinyjambu_256_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::tinyjambu_256::encryptor) <= sizeof(linnet_tinyjambu_256_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::tinyjambu_256::decryptor) <= sizeof(linnet_tinyjambu_256_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_tinyjambu, LINNET_LEVEL>::tinyjambu_256 = kernel_of<linnet::tinyjambu_256>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& tinyjambu_128_chosen() noexcept { return default_of<linnet::tinyjambu_128>; }
inline const implementation& tinyjambu_192_chosen() noexcept { return default_of<linnet::tinyjambu_192>; }
inline const implementation& tinyjambu_256_chosen() noexcept { return default_of<linnet::tinyjambu_256>; }
#else
inline const implementation& tinyjambu_128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_tinyjambu, serving<of_tinyjambu>(Level)>::tinyjambu_128; }); }
inline const implementation& tinyjambu_192_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_tinyjambu, serving<of_tinyjambu>(Level)>::tinyjambu_192; }); }
inline const implementation& tinyjambu_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_tinyjambu, serving<of_tinyjambu>(Level)>::tinyjambu_256; }); }
#endif
} // namespace

int linnet_tinyjambu_128_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(tinyjambu_128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_tinyjambu_128_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(tinyjambu_128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_tinyjambu_128_keyed_init(linnet_tinyjambu_128_keyed* self, const uint8_t key[16]) {
    return c::init(*tinyjambu_128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 8);
}
int linnet_tinyjambu_128_keyed_encrypt(const linnet_tinyjambu_128_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(tinyjambu_128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_tinyjambu_128_keyed_decrypt(const linnet_tinyjambu_128_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(tinyjambu_128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_tinyjambu_128_encryptor_init(linnet_tinyjambu_128_encryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*tinyjambu_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_tinyjambu_128_encryptor_update_aad(linnet_tinyjambu_128_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*tinyjambu_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_tinyjambu_128_encryptor_update(linnet_tinyjambu_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*tinyjambu_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_tinyjambu_128_encryptor_finish(linnet_tinyjambu_128_encryptor* self, uint8_t tag[8]) {
    return c::on(*tinyjambu_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 8));
}
int linnet_tinyjambu_128_decryptor_init(linnet_tinyjambu_128_decryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*tinyjambu_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_tinyjambu_128_decryptor_update_aad(linnet_tinyjambu_128_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*tinyjambu_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_tinyjambu_128_decryptor_update(linnet_tinyjambu_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*tinyjambu_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_tinyjambu_128_decryptor_verify(linnet_tinyjambu_128_decryptor* self, const uint8_t tag[8]) {
    return c::on(*tinyjambu_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 8));
}
void linnet_tinyjambu_128_keyed_wipe(linnet_tinyjambu_128_keyed* self) {
    tinyjambu_128_chosen().aead->keyed->wipe(self);
}
void linnet_tinyjambu_128_encryptor_wipe(linnet_tinyjambu_128_encryptor* self) {
    tinyjambu_128_chosen().aead->encryptor->wipe(self);
}
void linnet_tinyjambu_128_decryptor_wipe(linnet_tinyjambu_128_decryptor* self) {
    tinyjambu_128_chosen().aead->decryptor->wipe(self);
}

int linnet_tinyjambu_192_encrypt(const uint8_t key[24], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(tinyjambu_192_chosen().aead->encrypt, c::bytes(key, 24), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_tinyjambu_192_decrypt(const uint8_t key[24], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(tinyjambu_192_chosen().aead->decrypt, c::bytes(key, 24), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_tinyjambu_192_keyed_init(linnet_tinyjambu_192_keyed* self, const uint8_t key[24]) {
    return c::init(*tinyjambu_192_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 24), 8);
}
int linnet_tinyjambu_192_keyed_encrypt(const linnet_tinyjambu_192_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(tinyjambu_192_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_tinyjambu_192_keyed_decrypt(const linnet_tinyjambu_192_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(tinyjambu_192_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_tinyjambu_192_encryptor_init(linnet_tinyjambu_192_encryptor* self, const uint8_t key[24], const uint8_t nonce[12]) {
    return c::init(*tinyjambu_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, 12));
}
int linnet_tinyjambu_192_encryptor_update_aad(linnet_tinyjambu_192_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*tinyjambu_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_tinyjambu_192_encryptor_update(linnet_tinyjambu_192_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*tinyjambu_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_tinyjambu_192_encryptor_finish(linnet_tinyjambu_192_encryptor* self, uint8_t tag[8]) {
    return c::on(*tinyjambu_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 8));
}
int linnet_tinyjambu_192_decryptor_init(linnet_tinyjambu_192_decryptor* self, const uint8_t key[24], const uint8_t nonce[12]) {
    return c::init(*tinyjambu_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, 12));
}
int linnet_tinyjambu_192_decryptor_update_aad(linnet_tinyjambu_192_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*tinyjambu_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_tinyjambu_192_decryptor_update(linnet_tinyjambu_192_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*tinyjambu_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_tinyjambu_192_decryptor_verify(linnet_tinyjambu_192_decryptor* self, const uint8_t tag[8]) {
    return c::on(*tinyjambu_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 8));
}
void linnet_tinyjambu_192_keyed_wipe(linnet_tinyjambu_192_keyed* self) {
    tinyjambu_192_chosen().aead->keyed->wipe(self);
}
void linnet_tinyjambu_192_encryptor_wipe(linnet_tinyjambu_192_encryptor* self) {
    tinyjambu_192_chosen().aead->encryptor->wipe(self);
}
void linnet_tinyjambu_192_decryptor_wipe(linnet_tinyjambu_192_decryptor* self) {
    tinyjambu_192_chosen().aead->decryptor->wipe(self);
}

int linnet_tinyjambu_256_encrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(tinyjambu_256_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_tinyjambu_256_decrypt(const uint8_t key[32], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(tinyjambu_256_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_tinyjambu_256_keyed_init(linnet_tinyjambu_256_keyed* self, const uint8_t key[32]) {
    return c::init(*tinyjambu_256_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), 8);
}
int linnet_tinyjambu_256_keyed_encrypt(const linnet_tinyjambu_256_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(tinyjambu_256_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_tinyjambu_256_keyed_decrypt(const linnet_tinyjambu_256_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(tinyjambu_256_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_tinyjambu_256_encryptor_init(linnet_tinyjambu_256_encryptor* self, const uint8_t key[32], const uint8_t nonce[12]) {
    return c::init(*tinyjambu_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 12));
}
int linnet_tinyjambu_256_encryptor_update_aad(linnet_tinyjambu_256_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*tinyjambu_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_tinyjambu_256_encryptor_update(linnet_tinyjambu_256_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*tinyjambu_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_tinyjambu_256_encryptor_finish(linnet_tinyjambu_256_encryptor* self, uint8_t tag[8]) {
    return c::on(*tinyjambu_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 8));
}
int linnet_tinyjambu_256_decryptor_init(linnet_tinyjambu_256_decryptor* self, const uint8_t key[32], const uint8_t nonce[12]) {
    return c::init(*tinyjambu_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 12));
}
int linnet_tinyjambu_256_decryptor_update_aad(linnet_tinyjambu_256_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*tinyjambu_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_tinyjambu_256_decryptor_update(linnet_tinyjambu_256_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*tinyjambu_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_tinyjambu_256_decryptor_verify(linnet_tinyjambu_256_decryptor* self, const uint8_t tag[8]) {
    return c::on(*tinyjambu_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 8));
}
void linnet_tinyjambu_256_keyed_wipe(linnet_tinyjambu_256_keyed* self) {
    tinyjambu_256_chosen().aead->keyed->wipe(self);
}
void linnet_tinyjambu_256_encryptor_wipe(linnet_tinyjambu_256_encryptor* self) {
    tinyjambu_256_chosen().aead->encryptor->wipe(self);
}
void linnet_tinyjambu_256_decryptor_wipe(linnet_tinyjambu_256_decryptor* self) {
    tinyjambu_256_chosen().aead->decryptor->wipe(self);
}

#endif
