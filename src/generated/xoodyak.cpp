// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "xoodyak.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/xoodyak.h>
#if LINNET_TABLES
#include <linnet/xoodyak.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::xoodyak::keyed) <= sizeof(linnet_xoodyak_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::xoodyak::encryptor) <= sizeof(linnet_xoodyak_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::xoodyak::decryptor) <= sizeof(linnet_xoodyak_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_xoodyak, LINNET_LEVEL>::xoodyak = kernel_of<linnet::xoodyak>();
static_assert(sizeof(linnet::xoodyak_hash::hasher) <= sizeof(linnet_xoodyak_hash_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_xoodyak, LINNET_LEVEL>::xoodyak_hash = kernel_of<linnet::xoodyak_hash>();
static_assert(sizeof(linnet::xoodyak_xof::hasher) <= sizeof(linnet_xoodyak_xof_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_xoodyak, LINNET_LEVEL>::xoodyak_xof = kernel_of<linnet::xoodyak_xof>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& xoodyak_chosen() noexcept { return default_of<linnet::xoodyak>; }
inline const implementation& xoodyak_hash_chosen() noexcept { return default_of<linnet::xoodyak_hash>; }
inline const implementation& xoodyak_xof_chosen() noexcept { return default_of<linnet::xoodyak_xof>; }
#else
inline const implementation& xoodyak_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_xoodyak, serving<of_xoodyak>(Level)>::xoodyak; }); }
inline const implementation& xoodyak_hash_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_xoodyak, serving<of_xoodyak>(Level)>::xoodyak_hash; }); }
inline const implementation& xoodyak_xof_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_xoodyak, serving<of_xoodyak>(Level)>::xoodyak_xof; }); }
#endif
} // namespace

int linnet_xoodyak_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext,
    size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(xoodyak_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_xoodyak_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* ciphertext,
    size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(xoodyak_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_xoodyak_keyed_init(linnet_xoodyak_keyed* self, const uint8_t key[16]) {
    return c::init(*xoodyak_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_xoodyak_keyed_encrypt(const linnet_xoodyak_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(xoodyak_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_xoodyak_keyed_decrypt(const linnet_xoodyak_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(xoodyak_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_xoodyak_encryptor_init(linnet_xoodyak_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*xoodyak_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_xoodyak_encryptor_update_aad(linnet_xoodyak_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*xoodyak_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_xoodyak_encryptor_update(linnet_xoodyak_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*xoodyak_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_xoodyak_encryptor_finish(linnet_xoodyak_encryptor* self, uint8_t tag[16]) {
    return c::on(*xoodyak_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_xoodyak_decryptor_init(linnet_xoodyak_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*xoodyak_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_xoodyak_decryptor_update_aad(linnet_xoodyak_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*xoodyak_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_xoodyak_decryptor_update(linnet_xoodyak_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*xoodyak_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_xoodyak_decryptor_verify(linnet_xoodyak_decryptor* self, const uint8_t tag[16]) {
    return c::on(*xoodyak_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_xoodyak_keyed_wipe(linnet_xoodyak_keyed* self) {
    xoodyak_chosen().aead->keyed->wipe(self);
}
void linnet_xoodyak_encryptor_wipe(linnet_xoodyak_encryptor* self) {
    xoodyak_chosen().aead->encryptor->wipe(self);
}
void linnet_xoodyak_decryptor_wipe(linnet_xoodyak_decryptor* self) {
    xoodyak_chosen().aead->decryptor->wipe(self);
}

int linnet_xoodyak_hash_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(xoodyak_hash_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_xoodyak_hash_hasher_init(
    linnet_xoodyak_hash_hasher* self) { static_cast<void>(xoodyak_hash_chosen().hash->hasher->init(self)); }
int linnet_xoodyak_hash_hasher_update(linnet_xoodyak_hash_hasher* self, const void* message, size_t len) {
    return c::on(*xoodyak_hash_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_xoodyak_hash_hasher_finish(linnet_xoodyak_hash_hasher* self, uint8_t digest[32]) {
    return c::on(*xoodyak_hash_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_xoodyak_hash_hasher_wipe(linnet_xoodyak_hash_hasher* self) {
    xoodyak_hash_chosen().hash->hasher->wipe(self);
}

int linnet_xoodyak_xof_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(xoodyak_xof_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_xoodyak_xof_hasher_init(
    linnet_xoodyak_xof_hasher* self) { static_cast<void>(xoodyak_xof_chosen().xof->hasher->init(self, c::none)); }
int linnet_xoodyak_xof_hasher_update(linnet_xoodyak_xof_hasher* self, const void* message, size_t len) {
    return c::on(*xoodyak_xof_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_xoodyak_xof_hasher_squeeze(linnet_xoodyak_xof_hasher* self, void* output, size_t output_len) {
    return c::on(*xoodyak_xof_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_xoodyak_xof_hasher_wipe(linnet_xoodyak_xof_hasher* self) {
    xoodyak_xof_chosen().xof->hasher->wipe(self);
}

#endif
