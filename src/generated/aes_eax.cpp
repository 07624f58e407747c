// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "aes_eax.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/aes_eax.h>
#if LINNET_TABLES
#include <linnet/aes_eax.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::aes_128_eax::keyed) <= sizeof(linnet_aes_128_eax_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_128_eax::encryptor) <= sizeof(linnet_aes_128_eax_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_128_eax::decryptor) <= sizeof(linnet_aes_128_eax_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_eax, LINNET_LEVEL>::aes_128_eax = kernel_of<linnet::aes_128_eax>();
static_assert(sizeof(linnet::aes_192_eax::keyed) <= sizeof(linnet_aes_192_eax_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_192_eax::encryptor) <= sizeof(linnet_aes_192_eax_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_192_eax::decryptor) <= sizeof(linnet_aes_192_eax_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_eax, LINNET_LEVEL>::aes_192_eax = kernel_of<linnet::aes_192_eax>();
static_assert(sizeof(linnet::aes_256_eax::keyed) <= sizeof(linnet_aes_256_eax_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_256_eax::encryptor) <= sizeof(linnet_aes_256_eax_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_256_eax::decryptor) <= sizeof(linnet_aes_256_eax_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes_eax, LINNET_LEVEL>::aes_256_eax = kernel_of<linnet::aes_256_eax>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& aes_128_eax_chosen() noexcept { return default_of<linnet::aes_128_eax>; }
inline const implementation& aes_192_eax_chosen() noexcept { return default_of<linnet::aes_192_eax>; }
inline const implementation& aes_256_eax_chosen() noexcept { return default_of<linnet::aes_256_eax>; }
#else
inline const implementation& aes_128_eax_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_eax, serving<of_aes_eax>(Level)>::aes_128_eax; }); }
inline const implementation& aes_192_eax_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_eax, serving<of_aes_eax>(Level)>::aes_192_eax; }); }
inline const implementation& aes_256_eax_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes_eax, serving<of_aes_eax>(Level)>::aes_256_eax; }); }
#endif
} // namespace

int linnet_aes_128_eax_encrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_128_eax_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_128_eax_decrypt(const uint8_t key[16], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_128_eax_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_128_eax_keyed_init(linnet_aes_128_eax_keyed* self, const uint8_t key[16], size_t tag_size) {
    return c::init(*aes_128_eax_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), tag_size);
}
int linnet_aes_128_eax_keyed_encrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_128_eax_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_128_eax_keyed_decrypt(const linnet_aes_128_eax_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_128_eax_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_aes_128_eax_encryptor_init(linnet_aes_128_eax_encryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_128_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_128_eax_encryptor_update_aad(linnet_aes_128_eax_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_128_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_128_eax_encryptor_update(linnet_aes_128_eax_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*aes_128_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_aes_128_eax_encryptor_finish(linnet_aes_128_eax_encryptor* self, uint8_t tag[16]) {
    return c::on(*aes_128_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_aes_128_eax_decryptor_init(linnet_aes_128_eax_decryptor* self, const uint8_t key[16], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_128_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_128_eax_decryptor_update_aad(linnet_aes_128_eax_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_128_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_128_eax_decryptor_update(linnet_aes_128_eax_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*aes_128_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_aes_128_eax_decryptor_verify(linnet_aes_128_eax_decryptor* self, const uint8_t tag[16]) {
    return c::on(*aes_128_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_128_eax_keyed_wipe(linnet_aes_128_eax_keyed* self) {
    aes_128_eax_chosen().aead->keyed->wipe(self);
}
void linnet_aes_128_eax_encryptor_wipe(linnet_aes_128_eax_encryptor* self) {
    aes_128_eax_chosen().aead->encryptor->wipe(self);
}
void linnet_aes_128_eax_decryptor_wipe(linnet_aes_128_eax_decryptor* self) {
    aes_128_eax_chosen().aead->decryptor->wipe(self);
}

int linnet_aes_192_eax_encrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_192_eax_chosen().aead->encrypt, c::bytes(key, 24), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_192_eax_decrypt(const uint8_t key[24], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_192_eax_chosen().aead->decrypt, c::bytes(key, 24), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_192_eax_keyed_init(linnet_aes_192_eax_keyed* self, const uint8_t key[24], size_t tag_size) {
    return c::init(*aes_192_eax_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 24), tag_size);
}
int linnet_aes_192_eax_keyed_encrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_192_eax_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_192_eax_keyed_decrypt(const linnet_aes_192_eax_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_192_eax_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_aes_192_eax_encryptor_init(linnet_aes_192_eax_encryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_192_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_192_eax_encryptor_update_aad(linnet_aes_192_eax_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_192_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_192_eax_encryptor_update(linnet_aes_192_eax_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*aes_192_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_aes_192_eax_encryptor_finish(linnet_aes_192_eax_encryptor* self, uint8_t tag[16]) {
    return c::on(*aes_192_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_aes_192_eax_decryptor_init(linnet_aes_192_eax_decryptor* self, const uint8_t key[24], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_192_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_192_eax_decryptor_update_aad(linnet_aes_192_eax_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_192_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_192_eax_decryptor_update(linnet_aes_192_eax_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*aes_192_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_aes_192_eax_decryptor_verify(linnet_aes_192_eax_decryptor* self, const uint8_t tag[16]) {
    return c::on(*aes_192_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_192_eax_keyed_wipe(linnet_aes_192_eax_keyed* self) {
    aes_192_eax_chosen().aead->keyed->wipe(self);
}
void linnet_aes_192_eax_encryptor_wipe(linnet_aes_192_eax_encryptor* self) {
    aes_192_eax_chosen().aead->encryptor->wipe(self);
}
void linnet_aes_192_eax_decryptor_wipe(linnet_aes_192_eax_decryptor* self) {
    aes_192_eax_chosen().aead->decryptor->wipe(self);
}

int linnet_aes_256_eax_encrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(aes_256_eax_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_aes_256_eax_decrypt(const uint8_t key[32], const void* nonce, size_t nonce_len, const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(aes_256_eax_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_aes_256_eax_keyed_init(linnet_aes_256_eax_keyed* self, const uint8_t key[32], size_t tag_size) {
    return c::init(*aes_256_eax_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), tag_size);
}
int linnet_aes_256_eax_keyed_encrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(aes_256_eax_chosen().aead->keyed->encrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_aes_256_eax_keyed_decrypt(const linnet_aes_256_eax_keyed* self, const void* nonce, size_t nonce_len, const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(aes_256_eax_chosen().aead->keyed->decrypt, self, c::bytes(nonce, nonce_len), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_aes_256_eax_encryptor_init(linnet_aes_256_eax_encryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_256_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_256_eax_encryptor_update_aad(linnet_aes_256_eax_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_256_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_256_eax_encryptor_update(linnet_aes_256_eax_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*aes_256_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_aes_256_eax_encryptor_finish(linnet_aes_256_eax_encryptor* self, uint8_t tag[16]) {
    return c::on(*aes_256_eax_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_aes_256_eax_decryptor_init(linnet_aes_256_eax_decryptor* self, const uint8_t key[32], const void* nonce,
    size_t nonce_len) {
    return c::init(*aes_256_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, nonce_len));
}
int linnet_aes_256_eax_decryptor_update_aad(linnet_aes_256_eax_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*aes_256_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_aes_256_eax_decryptor_update(linnet_aes_256_eax_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*aes_256_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_aes_256_eax_decryptor_verify(linnet_aes_256_eax_decryptor* self, const uint8_t tag[16]) {
    return c::on(*aes_256_eax_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_256_eax_keyed_wipe(linnet_aes_256_eax_keyed* self) {
    aes_256_eax_chosen().aead->keyed->wipe(self);
}
void linnet_aes_256_eax_encryptor_wipe(linnet_aes_256_eax_encryptor* self) {
    aes_256_eax_chosen().aead->encryptor->wipe(self);
}
void linnet_aes_256_eax_decryptor_wipe(linnet_aes_256_eax_decryptor* self) {
    aes_256_eax_chosen().aead->decryptor->wipe(self);
}

#endif
