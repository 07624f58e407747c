// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "elephant.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/elephant.h>
#if LINNET_TABLES
#include <linnet/elephant.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::elephant_160::keyed) <= sizeof(linnet_elephant_160_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::elephant_160::encryptor) <= sizeof(linnet_elephant_160_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::elephant_160::decryptor) <= sizeof(linnet_elephant_160_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_elephant, LINNET_LEVEL>::elephant_160 = kernel_of<linnet::elephant_160>();
static_assert(sizeof(linnet::elephant_176::keyed) <= sizeof(linnet_elephant_176_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::elephant_176::encryptor) <= sizeof(linnet_elephant_176_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::elephant_176::decryptor) <= sizeof(linnet_elephant_176_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_elephant, LINNET_LEVEL>::elephant_176 = kernel_of<linnet::elephant_176>();
static_assert(sizeof(linnet::elephant_200::keyed) <= sizeof(linnet_elephant_200_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::elephant_200::encryptor) <= sizeof(linnet_elephant_200_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::elephant_200::decryptor) <= sizeof(linnet_elephant_200_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_elephant, LINNET_LEVEL>::elephant_200 = kernel_of<linnet::elephant_200>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& elephant_160_chosen() noexcept { return default_of<linnet::elephant_160>; }
inline const implementation& elephant_176_chosen() noexcept { return default_of<linnet::elephant_176>; }
inline const implementation& elephant_200_chosen() noexcept { return default_of<linnet::elephant_200>; }
#else
inline const implementation& elephant_160_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_elephant, serving<of_elephant>(Level)>::elephant_160; }); }
inline const implementation& elephant_176_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_elephant, serving<of_elephant>(Level)>::elephant_176; }); }
inline const implementation& elephant_200_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_elephant, serving<of_elephant>(Level)>::elephant_200; }); }
#endif
} // namespace

int linnet_elephant_160_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(elephant_160_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_elephant_160_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(elephant_160_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_elephant_160_keyed_init(linnet_elephant_160_keyed* self, const uint8_t key[16]) {
    return c::init(*elephant_160_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 8);
}
int linnet_elephant_160_keyed_encrypt(const linnet_elephant_160_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(elephant_160_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_elephant_160_keyed_decrypt(const linnet_elephant_160_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(elephant_160_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_elephant_160_encryptor_init(linnet_elephant_160_encryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*elephant_160_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_elephant_160_encryptor_update_aad(linnet_elephant_160_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*elephant_160_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_elephant_160_encryptor_update(linnet_elephant_160_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*elephant_160_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_elephant_160_encryptor_finish(linnet_elephant_160_encryptor* self, uint8_t tag[8]) {
    return c::on(*elephant_160_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 8));
}
int linnet_elephant_160_decryptor_init(linnet_elephant_160_decryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*elephant_160_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_elephant_160_decryptor_update_aad(linnet_elephant_160_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*elephant_160_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_elephant_160_decryptor_update(linnet_elephant_160_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*elephant_160_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_elephant_160_decryptor_verify(linnet_elephant_160_decryptor* self, const uint8_t tag[8]) {
    return c::on(*elephant_160_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 8));
}
void linnet_elephant_160_keyed_wipe(linnet_elephant_160_keyed* self) {
    elephant_160_chosen().aead->keyed->wipe(self);
}
void linnet_elephant_160_encryptor_wipe(linnet_elephant_160_encryptor* self) {
    elephant_160_chosen().aead->encryptor->wipe(self);
}
void linnet_elephant_160_decryptor_wipe(linnet_elephant_160_decryptor* self) {
    elephant_160_chosen().aead->decryptor->wipe(self);
}

int linnet_elephant_176_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(elephant_176_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_elephant_176_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(elephant_176_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_elephant_176_keyed_init(linnet_elephant_176_keyed* self, const uint8_t key[16]) {
    return c::init(*elephant_176_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 8);
}
int linnet_elephant_176_keyed_encrypt(const linnet_elephant_176_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(elephant_176_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_elephant_176_keyed_decrypt(const linnet_elephant_176_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(elephant_176_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_elephant_176_encryptor_init(linnet_elephant_176_encryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*elephant_176_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_elephant_176_encryptor_update_aad(linnet_elephant_176_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*elephant_176_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_elephant_176_encryptor_update(linnet_elephant_176_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*elephant_176_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_elephant_176_encryptor_finish(linnet_elephant_176_encryptor* self, uint8_t tag[8]) {
    return c::on(*elephant_176_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 8));
}
int linnet_elephant_176_decryptor_init(linnet_elephant_176_decryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*elephant_176_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_elephant_176_decryptor_update_aad(linnet_elephant_176_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*elephant_176_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_elephant_176_decryptor_update(linnet_elephant_176_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*elephant_176_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_elephant_176_decryptor_verify(linnet_elephant_176_decryptor* self, const uint8_t tag[8]) {
    return c::on(*elephant_176_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 8));
}
void linnet_elephant_176_keyed_wipe(linnet_elephant_176_keyed* self) {
    elephant_176_chosen().aead->keyed->wipe(self);
}
void linnet_elephant_176_encryptor_wipe(linnet_elephant_176_encryptor* self) {
    elephant_176_chosen().aead->encryptor->wipe(self);
}
void linnet_elephant_176_decryptor_wipe(linnet_elephant_176_decryptor* self) {
    elephant_176_chosen().aead->decryptor->wipe(self);
}

int linnet_elephant_200_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(elephant_200_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_elephant_200_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(elephant_200_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_elephant_200_keyed_init(linnet_elephant_200_keyed* self, const uint8_t key[16]) {
    return c::init(*elephant_200_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_elephant_200_keyed_encrypt(const linnet_elephant_200_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(elephant_200_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_elephant_200_keyed_decrypt(const linnet_elephant_200_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(elephant_200_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_elephant_200_encryptor_init(linnet_elephant_200_encryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*elephant_200_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_elephant_200_encryptor_update_aad(linnet_elephant_200_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*elephant_200_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_elephant_200_encryptor_update(linnet_elephant_200_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*elephant_200_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_elephant_200_encryptor_finish(linnet_elephant_200_encryptor* self, uint8_t tag[16]) {
    return c::on(*elephant_200_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_elephant_200_decryptor_init(linnet_elephant_200_decryptor* self, const uint8_t key[16], const uint8_t nonce[12]) {
    return c::init(*elephant_200_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 12));
}
int linnet_elephant_200_decryptor_update_aad(linnet_elephant_200_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*elephant_200_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_elephant_200_decryptor_update(linnet_elephant_200_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*elephant_200_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_elephant_200_decryptor_verify(linnet_elephant_200_decryptor* self, const uint8_t tag[16]) {
    return c::on(*elephant_200_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_elephant_200_keyed_wipe(linnet_elephant_200_keyed* self) {
    elephant_200_chosen().aead->keyed->wipe(self);
}
void linnet_elephant_200_encryptor_wipe(linnet_elephant_200_encryptor* self) {
    elephant_200_chosen().aead->encryptor->wipe(self);
}
void linnet_elephant_200_decryptor_wipe(linnet_elephant_200_decryptor* self) {
    elephant_200_chosen().aead->decryptor->wipe(self);
}

#endif
