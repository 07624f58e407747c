// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "sparkle.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/sparkle.h>
#if LINNET_TABLES
#include <linnet/sparkle.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::schwaemm_256_128::keyed) <= sizeof(linnet_schwaemm_256_128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_256_128::encryptor) <= sizeof(linnet_schwaemm_256_128_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_256_128::decryptor) <= sizeof(linnet_schwaemm_256_128_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::schwaemm_256_128 = kernel_of<linnet::schwaemm_256_128>();
static_assert(sizeof(linnet::schwaemm_192_192::keyed) <= sizeof(linnet_schwaemm_192_192_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_192_192::encryptor) <= sizeof(linnet_schwaemm_192_192_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_192_192::decryptor) <= sizeof(linnet_schwaemm_192_192_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::schwaemm_192_192 = kernel_of<linnet::schwaemm_192_192>();
static_assert(sizeof(linnet::schwaemm_128_128::keyed) <= sizeof(linnet_schwaemm_128_128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_128_128::encryptor) <= sizeof(linnet_schwaemm_128_128_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_128_128::decryptor) <= sizeof(linnet_schwaemm_128_128_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::schwaemm_128_128 = kernel_of<linnet::schwaemm_128_128>();
static_assert(sizeof(linnet::schwaemm_256_256::keyed) <= sizeof(linnet_schwaemm_256_256_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_256_256::encryptor) <= sizeof(linnet_schwaemm_256_256_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::schwaemm_256_256::decryptor) <= sizeof(linnet_schwaemm_256_256_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::schwaemm_256_256 = kernel_of<linnet::schwaemm_256_256>();
static_assert(sizeof(linnet::esch256::hasher) <= sizeof(linnet_esch256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::esch256 = kernel_of<linnet::esch256>();
static_assert(sizeof(linnet::esch384::hasher) <= sizeof(linnet_esch384_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::esch384 = kernel_of<linnet::esch384>();
static_assert(sizeof(linnet::xoesch256::hasher) <= sizeof(linnet_xoesch256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::xoesch256 = kernel_of<linnet::xoesch256>();
static_assert(sizeof(linnet::xoesch384::hasher) <= sizeof(linnet_xoesch384_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sparkle, LINNET_LEVEL>::xoesch384 = kernel_of<linnet::xoesch384>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& schwaemm_256_128_chosen() noexcept { return default_of<linnet::schwaemm_256_128>; }
inline const implementation& schwaemm_192_192_chosen() noexcept { return default_of<linnet::schwaemm_192_192>; }
inline const implementation& schwaemm_128_128_chosen() noexcept { return default_of<linnet::schwaemm_128_128>; }
inline const implementation& schwaemm_256_256_chosen() noexcept { return default_of<linnet::schwaemm_256_256>; }
inline const implementation& esch256_chosen() noexcept { return default_of<linnet::esch256>; }
inline const implementation& esch384_chosen() noexcept { return default_of<linnet::esch384>; }
inline const implementation& xoesch256_chosen() noexcept { return default_of<linnet::xoesch256>; }
inline const implementation& xoesch384_chosen() noexcept { return default_of<linnet::xoesch384>; }
#else
inline const implementation& schwaemm_256_128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::schwaemm_256_128; }); }
inline const implementation& schwaemm_192_192_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::schwaemm_192_192; }); }
inline const implementation& schwaemm_128_128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::schwaemm_128_128; }); }
inline const implementation& schwaemm_256_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::schwaemm_256_256; }); }
inline const implementation& esch256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::esch256; }); }
inline const implementation& esch384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::esch384; }); }
inline const implementation& xoesch256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::xoesch256; }); }
inline const implementation& xoesch384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sparkle, serving<of_sparkle>(Level)>::xoesch384; }); }
#endif
} // namespace

int linnet_schwaemm_256_128_encrypt(const uint8_t key[16], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(schwaemm_256_128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_schwaemm_256_128_decrypt(const uint8_t key[16], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(schwaemm_256_128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_schwaemm_256_128_keyed_init(linnet_schwaemm_256_128_keyed* self, const uint8_t key[16]) {
    return c::init(*schwaemm_256_128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_schwaemm_256_128_keyed_encrypt(const linnet_schwaemm_256_128_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(schwaemm_256_128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 32), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_schwaemm_256_128_keyed_decrypt(const linnet_schwaemm_256_128_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(schwaemm_256_128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_schwaemm_256_128_encryptor_init(linnet_schwaemm_256_128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[32]) {
    return c::init(*schwaemm_256_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 32));
}
int linnet_schwaemm_256_128_encryptor_update_aad(linnet_schwaemm_256_128_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_256_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_256_128_encryptor_update(linnet_schwaemm_256_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*schwaemm_256_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_schwaemm_256_128_encryptor_finish(linnet_schwaemm_256_128_encryptor* self, uint8_t tag[16]) {
    return c::on(*schwaemm_256_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_schwaemm_256_128_decryptor_init(linnet_schwaemm_256_128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[32]) {
    return c::init(*schwaemm_256_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 32));
}
int linnet_schwaemm_256_128_decryptor_update_aad(linnet_schwaemm_256_128_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_256_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_256_128_decryptor_update(linnet_schwaemm_256_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*schwaemm_256_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_schwaemm_256_128_decryptor_verify(linnet_schwaemm_256_128_decryptor* self, const uint8_t tag[16]) {
    return c::on(*schwaemm_256_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_schwaemm_256_128_keyed_wipe(linnet_schwaemm_256_128_keyed* self) {
    schwaemm_256_128_chosen().aead->keyed->wipe(self);
}
void linnet_schwaemm_256_128_encryptor_wipe(linnet_schwaemm_256_128_encryptor* self) {
    schwaemm_256_128_chosen().aead->encryptor->wipe(self);
}
void linnet_schwaemm_256_128_decryptor_wipe(linnet_schwaemm_256_128_decryptor* self) {
    schwaemm_256_128_chosen().aead->decryptor->wipe(self);
}

int linnet_schwaemm_192_192_encrypt(const uint8_t key[24], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[24]) {
    return c::call(schwaemm_192_192_chosen().aead->encrypt, c::bytes(key, 24), c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 24));
}
int linnet_schwaemm_192_192_decrypt(const uint8_t key[24], const uint8_t nonce[24], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[24], void* plaintext) {
    return c::call(schwaemm_192_192_chosen().aead->decrypt, c::bytes(key, 24), c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 24), c::room(plaintext, len));
}
int linnet_schwaemm_192_192_keyed_init(linnet_schwaemm_192_192_keyed* self, const uint8_t key[24]) {
    return c::init(*schwaemm_192_192_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 24), 24);
}
int linnet_schwaemm_192_192_keyed_encrypt(const linnet_schwaemm_192_192_keyed* self, const uint8_t nonce[24], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[24]) {
    return c::call(schwaemm_192_192_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 24), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 24));
}
int linnet_schwaemm_192_192_keyed_decrypt(const linnet_schwaemm_192_192_keyed* self, const uint8_t nonce[24], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[24], void* plaintext) {
    return c::call(schwaemm_192_192_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 24), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 24), c::room(plaintext, len));
}
int linnet_schwaemm_192_192_encryptor_init(linnet_schwaemm_192_192_encryptor* self, const uint8_t key[24],
    const uint8_t nonce[24]) {
    return c::init(*schwaemm_192_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, 24));
}
int linnet_schwaemm_192_192_encryptor_update_aad(linnet_schwaemm_192_192_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_192_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_192_192_encryptor_update(linnet_schwaemm_192_192_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*schwaemm_192_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_schwaemm_192_192_encryptor_finish(linnet_schwaemm_192_192_encryptor* self, uint8_t tag[24]) {
    return c::on(*schwaemm_192_192_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 24));
}
int linnet_schwaemm_192_192_decryptor_init(linnet_schwaemm_192_192_decryptor* self, const uint8_t key[24],
    const uint8_t nonce[24]) {
    return c::init(*schwaemm_192_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, 24));
}
int linnet_schwaemm_192_192_decryptor_update_aad(linnet_schwaemm_192_192_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_192_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_192_192_decryptor_update(linnet_schwaemm_192_192_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*schwaemm_192_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_schwaemm_192_192_decryptor_verify(linnet_schwaemm_192_192_decryptor* self, const uint8_t tag[24]) {
    return c::on(*schwaemm_192_192_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 24));
}
void linnet_schwaemm_192_192_keyed_wipe(linnet_schwaemm_192_192_keyed* self) {
    schwaemm_192_192_chosen().aead->keyed->wipe(self);
}
void linnet_schwaemm_192_192_encryptor_wipe(linnet_schwaemm_192_192_encryptor* self) {
    schwaemm_192_192_chosen().aead->encryptor->wipe(self);
}
void linnet_schwaemm_192_192_decryptor_wipe(linnet_schwaemm_192_192_decryptor* self) {
    schwaemm_192_192_chosen().aead->decryptor->wipe(self);
}

int linnet_schwaemm_128_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(schwaemm_128_128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_schwaemm_128_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(schwaemm_128_128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_schwaemm_128_128_keyed_init(linnet_schwaemm_128_128_keyed* self, const uint8_t key[16]) {
    return c::init(*schwaemm_128_128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_schwaemm_128_128_keyed_encrypt(const linnet_schwaemm_128_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(schwaemm_128_128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_schwaemm_128_128_keyed_decrypt(const linnet_schwaemm_128_128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(schwaemm_128_128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_schwaemm_128_128_encryptor_init(linnet_schwaemm_128_128_encryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]) {
    return c::init(*schwaemm_128_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_schwaemm_128_128_encryptor_update_aad(linnet_schwaemm_128_128_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_128_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_128_128_encryptor_update(linnet_schwaemm_128_128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*schwaemm_128_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_schwaemm_128_128_encryptor_finish(linnet_schwaemm_128_128_encryptor* self, uint8_t tag[16]) {
    return c::on(*schwaemm_128_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_schwaemm_128_128_decryptor_init(linnet_schwaemm_128_128_decryptor* self, const uint8_t key[16],
    const uint8_t nonce[16]) {
    return c::init(*schwaemm_128_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_schwaemm_128_128_decryptor_update_aad(linnet_schwaemm_128_128_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_128_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_128_128_decryptor_update(linnet_schwaemm_128_128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*schwaemm_128_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_schwaemm_128_128_decryptor_verify(linnet_schwaemm_128_128_decryptor* self, const uint8_t tag[16]) {
    return c::on(*schwaemm_128_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_schwaemm_128_128_keyed_wipe(linnet_schwaemm_128_128_keyed* self) {
    schwaemm_128_128_chosen().aead->keyed->wipe(self);
}
void linnet_schwaemm_128_128_encryptor_wipe(linnet_schwaemm_128_128_encryptor* self) {
    schwaemm_128_128_chosen().aead->encryptor->wipe(self);
}
void linnet_schwaemm_128_128_decryptor_wipe(linnet_schwaemm_128_128_decryptor* self) {
    schwaemm_128_128_chosen().aead->decryptor->wipe(self);
}

int linnet_schwaemm_256_256_encrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]) {
    return c::call(schwaemm_256_256_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 32));
}
int linnet_schwaemm_256_256_decrypt(const uint8_t key[32], const uint8_t nonce[32], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext) {
    return c::call(schwaemm_256_256_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 32), c::room(plaintext, len));
}
int linnet_schwaemm_256_256_keyed_init(linnet_schwaemm_256_256_keyed* self, const uint8_t key[32]) {
    return c::init(*schwaemm_256_256_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32), 32);
}
int linnet_schwaemm_256_256_keyed_encrypt(const linnet_schwaemm_256_256_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[32]) {
    return c::call(schwaemm_256_256_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 32), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 32));
}
int linnet_schwaemm_256_256_keyed_decrypt(const linnet_schwaemm_256_256_keyed* self, const uint8_t nonce[32], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[32], void* plaintext) {
    return c::call(schwaemm_256_256_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 32), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 32), c::room(plaintext, len));
}
int linnet_schwaemm_256_256_encryptor_init(linnet_schwaemm_256_256_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]) {
    return c::init(*schwaemm_256_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 32));
}
int linnet_schwaemm_256_256_encryptor_update_aad(linnet_schwaemm_256_256_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_256_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_256_256_encryptor_update(linnet_schwaemm_256_256_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*schwaemm_256_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_schwaemm_256_256_encryptor_finish(linnet_schwaemm_256_256_encryptor* self, uint8_t tag[32]) {
    return c::on(*schwaemm_256_256_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 32));
}
int linnet_schwaemm_256_256_decryptor_init(linnet_schwaemm_256_256_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[32]) {
    return c::init(*schwaemm_256_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 32));
}
int linnet_schwaemm_256_256_decryptor_update_aad(linnet_schwaemm_256_256_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*schwaemm_256_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_schwaemm_256_256_decryptor_update(linnet_schwaemm_256_256_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*schwaemm_256_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_schwaemm_256_256_decryptor_verify(linnet_schwaemm_256_256_decryptor* self, const uint8_t tag[32]) {
    return c::on(*schwaemm_256_256_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 32));
}
void linnet_schwaemm_256_256_keyed_wipe(linnet_schwaemm_256_256_keyed* self) {
    schwaemm_256_256_chosen().aead->keyed->wipe(self);
}
void linnet_schwaemm_256_256_encryptor_wipe(linnet_schwaemm_256_256_encryptor* self) {
    schwaemm_256_256_chosen().aead->encryptor->wipe(self);
}
void linnet_schwaemm_256_256_decryptor_wipe(linnet_schwaemm_256_256_decryptor* self) {
    schwaemm_256_256_chosen().aead->decryptor->wipe(self);
}

int linnet_esch256_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(esch256_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_esch256_hasher_init(linnet_esch256_hasher* self) { static_cast<void>(esch256_chosen().hash->hasher->init(self)); }
int linnet_esch256_hasher_update(linnet_esch256_hasher* self, const void* message, size_t len) {
    return c::on(*esch256_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_esch256_hasher_finish(linnet_esch256_hasher* self, uint8_t digest[32]) {
    return c::on(*esch256_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_esch256_hasher_wipe(linnet_esch256_hasher* self) {
    esch256_chosen().hash->hasher->wipe(self);
}

int linnet_esch384_digest(const void* message, size_t len, uint8_t digest[48]) {
    return c::call(esch384_chosen().hash->digest, c::bytes(message, len), c::room(digest, 48));
}
void linnet_esch384_hasher_init(linnet_esch384_hasher* self) { static_cast<void>(esch384_chosen().hash->hasher->init(self)); }
int linnet_esch384_hasher_update(linnet_esch384_hasher* self, const void* message, size_t len) {
    return c::on(*esch384_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_esch384_hasher_finish(linnet_esch384_hasher* self, uint8_t digest[48]) {
    return c::on(*esch384_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 48));
}
void linnet_esch384_hasher_wipe(linnet_esch384_hasher* self) {
    esch384_chosen().hash->hasher->wipe(self);
}

int linnet_xoesch256_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(xoesch256_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_xoesch256_hasher_init(
    linnet_xoesch256_hasher* self) { static_cast<void>(xoesch256_chosen().xof->hasher->init(self, c::none)); }
int linnet_xoesch256_hasher_update(linnet_xoesch256_hasher* self, const void* message, size_t len) {
    return c::on(*xoesch256_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_xoesch256_hasher_squeeze(linnet_xoesch256_hasher* self, void* output, size_t output_len) {
    return c::on(*xoesch256_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_xoesch256_hasher_wipe(linnet_xoesch256_hasher* self) {
    xoesch256_chosen().xof->hasher->wipe(self);
}

int linnet_xoesch384_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(xoesch384_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_xoesch384_hasher_init(
    linnet_xoesch384_hasher* self) { static_cast<void>(xoesch384_chosen().xof->hasher->init(self, c::none)); }
int linnet_xoesch384_hasher_update(linnet_xoesch384_hasher* self, const void* message, size_t len) {
    return c::on(*xoesch384_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_xoesch384_hasher_squeeze(linnet_xoesch384_hasher* self, void* output, size_t output_len) {
    return c::on(*xoesch384_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_xoesch384_hasher_wipe(linnet_xoesch384_hasher* self) {
    xoesch384_chosen().xof->hasher->wipe(self);
}

#endif
