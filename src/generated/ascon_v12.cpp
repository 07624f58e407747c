// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "ascon_v12.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/ascon_v12.h>
#if LINNET_TABLES
#include <linnet/ascon_v12.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::ascon_128::keyed) <= sizeof(linnet_ascon_128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_128::encryptor) <= sizeof(linnet_ascon_128_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_128::decryptor) <= sizeof(linnet_ascon_128_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_128 = kernel_of<linnet::ascon_128>();
static_assert(sizeof(linnet::ascon_128a::keyed) <= sizeof(linnet_ascon_128a_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_128a::encryptor) <= sizeof(linnet_ascon_128a_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_128a::decryptor) <= sizeof(linnet_ascon_128a_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_128a = kernel_of<linnet::ascon_128a>();
static_assert(sizeof(linnet::ascon_80pq::keyed) <= sizeof(linnet_ascon_80pq_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_80pq::encryptor) <= sizeof(linnet_ascon_80pq_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_80pq::decryptor) <= sizeof(linnet_ascon_80pq_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_80pq = kernel_of<linnet::ascon_80pq>();
static_assert(sizeof(linnet::ascon_hash::hasher) <= sizeof(linnet_ascon_hash_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_hash = kernel_of<linnet::ascon_hash>();
static_assert(sizeof(linnet::ascon_hasha::hasher) <= sizeof(linnet_ascon_hasha_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_hasha = kernel_of<linnet::ascon_hasha>();
static_assert(sizeof(linnet::ascon_xof::hasher) <= sizeof(linnet_ascon_xof_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_xof = kernel_of<linnet::ascon_xof>();
static_assert(sizeof(linnet::ascon_xofa::hasher) <= sizeof(linnet_ascon_xofa_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon_v12, LINNET_LEVEL>::ascon_xofa = kernel_of<linnet::ascon_xofa>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& ascon_128_chosen() noexcept { return default_of<linnet::ascon_128>; }
inline const implementation& ascon_128a_chosen() noexcept { return default_of<linnet::ascon_128a>; }
inline const implementation& ascon_80pq_chosen() noexcept { return default_of<linnet::ascon_80pq>; }
inline const implementation& ascon_hash_chosen() noexcept { return default_of<linnet::ascon_hash>; }
inline const implementation& ascon_hasha_chosen() noexcept { return default_of<linnet::ascon_hasha>; }
inline const implementation& ascon_xof_chosen() noexcept { return default_of<linnet::ascon_xof>; }
inline const implementation& ascon_xofa_chosen() noexcept { return default_of<linnet::ascon_xofa>; }
#else
inline const implementation& ascon_128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_128; }); }
inline const implementation& ascon_128a_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_128a; }); }
inline const implementation& ascon_80pq_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_80pq; }); }
inline const implementation& ascon_hash_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_hash; }); }
inline const implementation& ascon_hasha_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_hasha; }); }
inline const implementation& ascon_xof_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_xof; }); }
inline const implementation& ascon_xofa_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon_v12, serving<of_ascon_v12>(Level)>::ascon_xofa; }); }
#endif
} // namespace

int linnet_ascon_128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext,
    size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_128_keyed_init(linnet_ascon_128_keyed* self, const uint8_t key[16]) {
    return c::init(*ascon_128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_ascon_128_keyed_encrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_128_keyed_decrypt(const linnet_ascon_128_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_128_encryptor_init(linnet_ascon_128_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*ascon_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_ascon_128_encryptor_update_aad(linnet_ascon_128_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_128_encryptor_update(linnet_ascon_128_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*ascon_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_ascon_128_encryptor_finish(linnet_ascon_128_encryptor* self, uint8_t tag[16]) {
    return c::on(*ascon_128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_128_decryptor_init(linnet_ascon_128_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*ascon_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_ascon_128_decryptor_update_aad(linnet_ascon_128_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_128_decryptor_update(linnet_ascon_128_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*ascon_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_ascon_128_decryptor_verify(linnet_ascon_128_decryptor* self, const uint8_t tag[16]) {
    return c::on(*ascon_128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_128_keyed_wipe(linnet_ascon_128_keyed* self) {
    ascon_128_chosen().aead->keyed->wipe(self);
}
void linnet_ascon_128_encryptor_wipe(linnet_ascon_128_encryptor* self) {
    ascon_128_chosen().aead->encryptor->wipe(self);
}
void linnet_ascon_128_decryptor_wipe(linnet_ascon_128_decryptor* self) {
    ascon_128_chosen().aead->decryptor->wipe(self);
}

int linnet_ascon_128a_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_128a_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_128a_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_128a_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_128a_keyed_init(linnet_ascon_128a_keyed* self, const uint8_t key[16]) {
    return c::init(*ascon_128a_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_ascon_128a_keyed_encrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_128a_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_128a_keyed_decrypt(const linnet_ascon_128a_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_128a_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_128a_encryptor_init(linnet_ascon_128a_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*ascon_128a_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_ascon_128a_encryptor_update_aad(linnet_ascon_128a_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_128a_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_128a_encryptor_update(linnet_ascon_128a_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*ascon_128a_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_ascon_128a_encryptor_finish(linnet_ascon_128a_encryptor* self, uint8_t tag[16]) {
    return c::on(*ascon_128a_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_128a_decryptor_init(linnet_ascon_128a_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*ascon_128a_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_ascon_128a_decryptor_update_aad(linnet_ascon_128a_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_128a_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_128a_decryptor_update(linnet_ascon_128a_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*ascon_128a_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_ascon_128a_decryptor_verify(linnet_ascon_128a_decryptor* self, const uint8_t tag[16]) {
    return c::on(*ascon_128a_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_128a_keyed_wipe(linnet_ascon_128a_keyed* self) {
    ascon_128a_chosen().aead->keyed->wipe(self);
}
void linnet_ascon_128a_encryptor_wipe(linnet_ascon_128a_encryptor* self) {
    ascon_128a_chosen().aead->encryptor->wipe(self);
}
void linnet_ascon_128a_decryptor_wipe(linnet_ascon_128a_decryptor* self) {
    ascon_128a_chosen().aead->decryptor->wipe(self);
}

int linnet_ascon_80pq_encrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_80pq_chosen().aead->encrypt, c::bytes(key, 20), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_80pq_decrypt(const uint8_t key[20], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_80pq_chosen().aead->decrypt, c::bytes(key, 20), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_80pq_keyed_init(linnet_ascon_80pq_keyed* self, const uint8_t key[20]) {
    return c::init(*ascon_80pq_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 20), 16);
}
int linnet_ascon_80pq_keyed_encrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_80pq_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_80pq_keyed_decrypt(const linnet_ascon_80pq_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_80pq_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_80pq_encryptor_init(linnet_ascon_80pq_encryptor* self, const uint8_t key[20], const uint8_t nonce[16]) {
    return c::init(*ascon_80pq_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 20),
        c::bytes(nonce, 16));
}
int linnet_ascon_80pq_encryptor_update_aad(linnet_ascon_80pq_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_80pq_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_80pq_encryptor_update(linnet_ascon_80pq_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*ascon_80pq_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_ascon_80pq_encryptor_finish(linnet_ascon_80pq_encryptor* self, uint8_t tag[16]) {
    return c::on(*ascon_80pq_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_80pq_decryptor_init(linnet_ascon_80pq_decryptor* self, const uint8_t key[20], const uint8_t nonce[16]) {
    return c::init(*ascon_80pq_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 20),
        c::bytes(nonce, 16));
}
int linnet_ascon_80pq_decryptor_update_aad(linnet_ascon_80pq_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_80pq_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_80pq_decryptor_update(linnet_ascon_80pq_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*ascon_80pq_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_ascon_80pq_decryptor_verify(linnet_ascon_80pq_decryptor* self, const uint8_t tag[16]) {
    return c::on(*ascon_80pq_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_80pq_keyed_wipe(linnet_ascon_80pq_keyed* self) {
    ascon_80pq_chosen().aead->keyed->wipe(self);
}
void linnet_ascon_80pq_encryptor_wipe(linnet_ascon_80pq_encryptor* self) {
    ascon_80pq_chosen().aead->encryptor->wipe(self);
}
void linnet_ascon_80pq_decryptor_wipe(linnet_ascon_80pq_decryptor* self) {
    ascon_80pq_chosen().aead->decryptor->wipe(self);
}

int linnet_ascon_hash_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(ascon_hash_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_ascon_hash_hasher_init(
    linnet_ascon_hash_hasher* self) { static_cast<void>(ascon_hash_chosen().hash->hasher->init(self)); }
int linnet_ascon_hash_hasher_update(linnet_ascon_hash_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_hash_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_hash_hasher_finish(linnet_ascon_hash_hasher* self, uint8_t digest[32]) {
    return c::on(*ascon_hash_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_ascon_hash_hasher_wipe(linnet_ascon_hash_hasher* self) {
    ascon_hash_chosen().hash->hasher->wipe(self);
}

int linnet_ascon_hasha_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(ascon_hasha_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_ascon_hasha_hasher_init(
    linnet_ascon_hasha_hasher* self) { static_cast<void>(ascon_hasha_chosen().hash->hasher->init(self)); }
int linnet_ascon_hasha_hasher_update(linnet_ascon_hasha_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_hasha_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_hasha_hasher_finish(linnet_ascon_hasha_hasher* self, uint8_t digest[32]) {
    return c::on(*ascon_hasha_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_ascon_hasha_hasher_wipe(linnet_ascon_hasha_hasher* self) {
    ascon_hasha_chosen().hash->hasher->wipe(self);
}

int linnet_ascon_xof_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(ascon_xof_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_ascon_xof_hasher_init(
    linnet_ascon_xof_hasher* self) { static_cast<void>(ascon_xof_chosen().xof->hasher->init(self, c::none)); }
int linnet_ascon_xof_hasher_update(linnet_ascon_xof_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_xof_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_xof_hasher_squeeze(linnet_ascon_xof_hasher* self, void* output, size_t output_len) {
    return c::on(*ascon_xof_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_ascon_xof_hasher_wipe(linnet_ascon_xof_hasher* self) {
    ascon_xof_chosen().xof->hasher->wipe(self);
}

int linnet_ascon_xofa_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(ascon_xofa_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_ascon_xofa_hasher_init(
    linnet_ascon_xofa_hasher* self) { static_cast<void>(ascon_xofa_chosen().xof->hasher->init(self, c::none)); }
int linnet_ascon_xofa_hasher_update(linnet_ascon_xofa_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_xofa_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_xofa_hasher_squeeze(linnet_ascon_xofa_hasher* self, void* output, size_t output_len) {
    return c::on(*ascon_xofa_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_ascon_xofa_hasher_wipe(linnet_ascon_xofa_hasher* self) {
    ascon_xofa_chosen().xof->hasher->wipe(self);
}

#endif
