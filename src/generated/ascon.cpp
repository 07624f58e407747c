// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "ascon.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/ascon.h>
#if LINNET_TABLES
#include <linnet/ascon.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::ascon_aead128::keyed) <= sizeof(linnet_ascon_aead128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_aead128::encryptor) <= sizeof(linnet_ascon_aead128_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_aead128::decryptor) <= sizeof(linnet_ascon_aead128_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_aead128 = kernel_of<linnet::ascon_aead128>();
static_assert(sizeof(linnet::ascon_aead128_nonce_masked::keyed) <= sizeof(linnet_ascon_aead128_nonce_masked_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_aead128_nonce_masked::encryptor) <= sizeof(linnet_ascon_aead128_nonce_masked_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_aead128_nonce_masked::decryptor) <= sizeof(linnet_ascon_aead128_nonce_masked_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_aead128_nonce_masked = kernel_of<linnet::ascon_aead128_nonce_masked>();
static_assert(sizeof(linnet::ascon_hash256::hasher) <= sizeof(linnet_ascon_hash256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_hash256 = kernel_of<linnet::ascon_hash256>();
static_assert(sizeof(linnet::ascon_xof128::hasher) <= sizeof(linnet_ascon_xof128_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_xof128 = kernel_of<linnet::ascon_xof128>();
static_assert(sizeof(linnet::ascon_cxof128::hasher) <= sizeof(linnet_ascon_cxof128_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_cxof128 = kernel_of<linnet::ascon_cxof128>();
static_assert(sizeof(linnet::ascon_mac::keyed) <= sizeof(linnet_ascon_mac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_mac::authenticator) <= sizeof(linnet_ascon_mac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_mac = kernel_of<linnet::ascon_mac>();
static_assert(sizeof(linnet::ascon_prf::keyed) <= sizeof(linnet_ascon_prf_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_prf::authenticator) <= sizeof(linnet_ascon_prf_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_prf = kernel_of<linnet::ascon_prf>();
static_assert(sizeof(linnet::ascon_prfshort::keyed) <= sizeof(linnet_ascon_prfshort_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::ascon_prfshort::authenticator) <= sizeof(linnet_ascon_prfshort_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_ascon, LINNET_LEVEL>::ascon_prfshort = kernel_of<linnet::ascon_prfshort>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& ascon_aead128_chosen() noexcept { return default_of<linnet::ascon_aead128>; }
inline const implementation& ascon_aead128_nonce_masked_chosen() noexcept { return default_of<linnet::ascon_aead128_nonce_masked>; }
inline const implementation& ascon_hash256_chosen() noexcept { return default_of<linnet::ascon_hash256>; }
inline const implementation& ascon_xof128_chosen() noexcept { return default_of<linnet::ascon_xof128>; }
inline const implementation& ascon_cxof128_chosen() noexcept { return default_of<linnet::ascon_cxof128>; }
inline const implementation& ascon_mac_chosen() noexcept { return default_of<linnet::ascon_mac>; }
inline const implementation& ascon_prf_chosen() noexcept { return default_of<linnet::ascon_prf>; }
inline const implementation& ascon_prfshort_chosen() noexcept { return default_of<linnet::ascon_prfshort>; }
#else
inline const implementation& ascon_aead128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_aead128; }); }
inline const implementation& ascon_aead128_nonce_masked_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_aead128_nonce_masked; }); }
inline const implementation& ascon_hash256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_hash256; }); }
inline const implementation& ascon_xof128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_xof128; }); }
inline const implementation& ascon_cxof128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_cxof128; }); }
inline const implementation& ascon_mac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_mac; }); }
inline const implementation& ascon_prf_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_prf; }); }
inline const implementation& ascon_prfshort_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_ascon, serving<of_ascon>(Level)>::ascon_prfshort; }); }
#endif
} // namespace

int linnet_ascon_aead128_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_aead128_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_aead128_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_aead128_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_aead128_keyed_init(linnet_ascon_aead128_keyed* self, const uint8_t key[16], size_t tag_size) {
    return c::init(*ascon_aead128_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), tag_size);
}
int linnet_ascon_aead128_keyed_encrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(ascon_aead128_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_ascon_aead128_keyed_decrypt(const linnet_ascon_aead128_keyed* self, const uint8_t nonce[16], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(ascon_aead128_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_ascon_aead128_encryptor_init(linnet_ascon_aead128_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*ascon_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_ascon_aead128_encryptor_update_aad(linnet_ascon_aead128_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_aead128_encryptor_update(linnet_ascon_aead128_encryptor* self, const void* plaintext, size_t len,
    void* ciphertext) {
    return c::on(*ascon_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_ascon_aead128_encryptor_finish(linnet_ascon_aead128_encryptor* self, uint8_t tag[16]) {
    return c::on(*ascon_aead128_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_aead128_decryptor_init(linnet_ascon_aead128_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*ascon_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_ascon_aead128_decryptor_update_aad(linnet_ascon_aead128_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*ascon_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_ascon_aead128_decryptor_update(linnet_ascon_aead128_decryptor* self, const void* ciphertext, size_t len,
    void* plaintext) {
    return c::on(*ascon_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_ascon_aead128_decryptor_verify(linnet_ascon_aead128_decryptor* self, const uint8_t tag[16]) {
    return c::on(*ascon_aead128_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_aead128_keyed_wipe(linnet_ascon_aead128_keyed* self) {
    ascon_aead128_chosen().aead->keyed->wipe(self);
}
void linnet_ascon_aead128_encryptor_wipe(linnet_ascon_aead128_encryptor* self) {
    ascon_aead128_chosen().aead->encryptor->wipe(self);
}
void linnet_ascon_aead128_decryptor_wipe(linnet_ascon_aead128_decryptor* self) {
    ascon_aead128_chosen().aead->decryptor->wipe(self);
}

int linnet_ascon_aead128_nonce_masked_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(ascon_aead128_nonce_masked_chosen().aead->encrypt, c::bytes(key, 32), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_ascon_aead128_nonce_masked_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(ascon_aead128_nonce_masked_chosen().aead->decrypt, c::bytes(key, 32), c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_ascon_aead128_nonce_masked_keyed_init(linnet_ascon_aead128_nonce_masked_keyed* self, const uint8_t key[32],
    size_t tag_size) {
    return c::init(*ascon_aead128_nonce_masked_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 32),
        tag_size);
}
int linnet_ascon_aead128_nonce_masked_keyed_encrypt(const linnet_ascon_aead128_nonce_masked_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    return c::call(ascon_aead128_nonce_masked_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_ascon_aead128_nonce_masked_keyed_decrypt(const linnet_ascon_aead128_nonce_masked_keyed* self, const uint8_t nonce[16],
    const void* aad, size_t aad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    return c::call(ascon_aead128_nonce_masked_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_ascon_aead128_nonce_masked_encryptor_init(linnet_ascon_aead128_nonce_masked_encryptor* self, const uint8_t key[32],
    const uint8_t nonce[16]) {
    return c::init(*ascon_aead128_nonce_masked_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 16));
}
int linnet_ascon_aead128_nonce_masked_encryptor_update_aad(linnet_ascon_aead128_nonce_masked_encryptor* self, const void* aad,
    size_t aad_len) {
    return c::on(*ascon_aead128_nonce_masked_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self,
        c::bytes(aad, aad_len));
}
int linnet_ascon_aead128_nonce_masked_encryptor_update(linnet_ascon_aead128_nonce_masked_encryptor* self, const void* plaintext,
    size_t len, void* ciphertext) {
    return c::on(*ascon_aead128_nonce_masked_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self,
        c::bytes(plaintext, len), c::room(ciphertext, len));
}
int linnet_ascon_aead128_nonce_masked_encryptor_finish(linnet_ascon_aead128_nonce_masked_encryptor* self, uint8_t tag[16]) {
    return c::on(*ascon_aead128_nonce_masked_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_aead128_nonce_masked_decryptor_init(linnet_ascon_aead128_nonce_masked_decryptor* self, const uint8_t key[32],
    const uint8_t nonce[16]) {
    return c::init(*ascon_aead128_nonce_masked_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 16));
}
int linnet_ascon_aead128_nonce_masked_decryptor_update_aad(linnet_ascon_aead128_nonce_masked_decryptor* self, const void* aad,
    size_t aad_len) {
    return c::on(*ascon_aead128_nonce_masked_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self,
        c::bytes(aad, aad_len));
}
int linnet_ascon_aead128_nonce_masked_decryptor_update(linnet_ascon_aead128_nonce_masked_decryptor* self, const void* ciphertext,
    size_t len, void* plaintext) {
    return c::on(*ascon_aead128_nonce_masked_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self,
        c::bytes(ciphertext, len), c::room(plaintext, len));
}
int linnet_ascon_aead128_nonce_masked_decryptor_verify(linnet_ascon_aead128_nonce_masked_decryptor* self, const uint8_t tag[16]) {
    return c::on(*ascon_aead128_nonce_masked_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_aead128_nonce_masked_keyed_wipe(linnet_ascon_aead128_nonce_masked_keyed* self) {
    ascon_aead128_nonce_masked_chosen().aead->keyed->wipe(self);
}
void linnet_ascon_aead128_nonce_masked_encryptor_wipe(linnet_ascon_aead128_nonce_masked_encryptor* self) {
    ascon_aead128_nonce_masked_chosen().aead->encryptor->wipe(self);
}
void linnet_ascon_aead128_nonce_masked_decryptor_wipe(linnet_ascon_aead128_nonce_masked_decryptor* self) {
    ascon_aead128_nonce_masked_chosen().aead->decryptor->wipe(self);
}

int linnet_ascon_hash256_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(ascon_hash256_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_ascon_hash256_hasher_init(
    linnet_ascon_hash256_hasher* self) { static_cast<void>(ascon_hash256_chosen().hash->hasher->init(self)); }
int linnet_ascon_hash256_hasher_update(linnet_ascon_hash256_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_hash256_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_hash256_hasher_finish(linnet_ascon_hash256_hasher* self, uint8_t digest[32]) {
    return c::on(*ascon_hash256_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_ascon_hash256_hasher_wipe(linnet_ascon_hash256_hasher* self) {
    ascon_hash256_chosen().hash->hasher->wipe(self);
}

int linnet_ascon_xof128_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(ascon_xof128_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_ascon_xof128_hasher_init(
    linnet_ascon_xof128_hasher* self) { static_cast<void>(ascon_xof128_chosen().xof->hasher->init(self, c::none)); }
int linnet_ascon_xof128_hasher_update(linnet_ascon_xof128_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_xof128_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_xof128_hasher_squeeze(linnet_ascon_xof128_hasher* self, void* output, size_t output_len) {
    return c::on(*ascon_xof128_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_ascon_xof128_hasher_wipe(linnet_ascon_xof128_hasher* self) {
    ascon_xof128_chosen().xof->hasher->wipe(self);
}

int linnet_ascon_cxof128_digest(const void* customization, size_t customization_len, const void* message, size_t len, void* output,
    size_t output_len) {
    return c::call(ascon_cxof128_chosen().xof->digest, c::bytes(customization, customization_len), c::bytes(message, len),
        c::room(output, output_len));
}
int linnet_ascon_cxof128_hasher_init(linnet_ascon_cxof128_hasher* self, const void* customization, size_t customization_len) {
    return c::init(*ascon_cxof128_chosen().xof->hasher, &linnet_library::xof_hasher_table::init, self,
        c::bytes(customization, customization_len));
}
int linnet_ascon_cxof128_hasher_update(linnet_ascon_cxof128_hasher* self, const void* message, size_t len) {
    return c::on(*ascon_cxof128_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_ascon_cxof128_hasher_squeeze(linnet_ascon_cxof128_hasher* self, void* output, size_t output_len) {
    return c::on(*ascon_cxof128_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_ascon_cxof128_hasher_wipe(linnet_ascon_cxof128_hasher* self) {
    ascon_cxof128_chosen().xof->hasher->wipe(self);
}

int linnet_ascon_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(ascon_mac_chosen().mac->compute, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_ascon_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(ascon_mac_chosen().mac->verify, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_ascon_mac_keyed_init(linnet_ascon_mac_keyed* self, const uint8_t key[16]) {
    return c::init(*ascon_mac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 16), c::none, 16);
}
int linnet_ascon_mac_keyed_compute(const linnet_ascon_mac_keyed* self, const void* message, size_t len, uint8_t tag[16]) {
    return c::call(ascon_mac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_ascon_mac_keyed_verify(const linnet_ascon_mac_keyed* self, const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(ascon_mac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_ascon_mac_authenticator_init(linnet_ascon_mac_authenticator* self, const uint8_t key[16]) {
    return c::init(*ascon_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 16), c::none,
        c::none);
}
int linnet_ascon_mac_authenticator_update(linnet_ascon_mac_authenticator* self, const void* message, size_t len) {
    return c::on(*ascon_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_ascon_mac_authenticator_finish(linnet_ascon_mac_authenticator* self, uint8_t tag[16]) {
    return c::on(*ascon_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_mac_authenticator_verify(linnet_ascon_mac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*ascon_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_mac_keyed_wipe(linnet_ascon_mac_keyed* self) {
    ascon_mac_chosen().mac->keyed->wipe(self);
}
void linnet_ascon_mac_authenticator_wipe(linnet_ascon_mac_authenticator* self) {
    ascon_mac_chosen().mac->authenticator->wipe(self);
}

int linnet_ascon_prf_compute(const uint8_t key[16], const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(ascon_prf_chosen().mac->compute, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_ascon_prf_verify(const uint8_t key[16], const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(ascon_prf_chosen().mac->verify, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_ascon_prf_keyed_init(linnet_ascon_prf_keyed* self, const uint8_t key[16], size_t tag_size) {
    return c::init(*ascon_prf_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 16), c::none, tag_size);
}
int linnet_ascon_prf_keyed_compute(const linnet_ascon_prf_keyed* self, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(ascon_prf_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_ascon_prf_keyed_verify(const linnet_ascon_prf_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(ascon_prf_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_ascon_prf_authenticator_init(linnet_ascon_prf_authenticator* self, const uint8_t key[16]) {
    return c::init(*ascon_prf_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 16), c::none,
        c::none);
}
int linnet_ascon_prf_authenticator_update(linnet_ascon_prf_authenticator* self, const void* message, size_t len) {
    return c::on(*ascon_prf_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_ascon_prf_authenticator_finish(linnet_ascon_prf_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*ascon_prf_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_ascon_prf_authenticator_verify(linnet_ascon_prf_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*ascon_prf_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_ascon_prf_keyed_wipe(linnet_ascon_prf_keyed* self) {
    ascon_prf_chosen().mac->keyed->wipe(self);
}
void linnet_ascon_prf_authenticator_wipe(linnet_ascon_prf_authenticator* self) {
    ascon_prf_chosen().mac->authenticator->wipe(self);
}

int linnet_ascon_prfshort_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(ascon_prfshort_chosen().mac->compute, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_ascon_prfshort_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(ascon_prfshort_chosen().mac->verify, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_ascon_prfshort_keyed_init(linnet_ascon_prfshort_keyed* self, const uint8_t key[16]) {
    return c::init(*ascon_prfshort_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 16), c::none, 16);
}
int linnet_ascon_prfshort_keyed_compute(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len, uint8_t tag[16]) {
    return c::call(ascon_prfshort_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_ascon_prfshort_keyed_verify(const linnet_ascon_prfshort_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(ascon_prfshort_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_ascon_prfshort_authenticator_init(linnet_ascon_prfshort_authenticator* self, const uint8_t key[16]) {
    return c::init(*ascon_prfshort_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 16),
        c::none, c::none);
}
int linnet_ascon_prfshort_authenticator_update(linnet_ascon_prfshort_authenticator* self, const void* message, size_t len) {
    return c::on(*ascon_prfshort_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_ascon_prfshort_authenticator_finish(linnet_ascon_prfshort_authenticator* self, uint8_t tag[16]) {
    return c::on(*ascon_prfshort_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_ascon_prfshort_authenticator_verify(linnet_ascon_prfshort_authenticator* self, const uint8_t tag[16]) {
    return c::on(*ascon_prfshort_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_ascon_prfshort_keyed_wipe(linnet_ascon_prfshort_keyed* self) {
    ascon_prfshort_chosen().mac->keyed->wipe(self);
}
void linnet_ascon_prfshort_authenticator_wipe(linnet_ascon_prfshort_authenticator* self) {
    ascon_prfshort_chosen().mac->authenticator->wipe(self);
}

#endif
