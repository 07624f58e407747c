// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "gift_cofb.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/gift_cofb.h>
#if LINNET_TABLES
#include <linnet/gift_cofb.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::gift_cofb::keyed) <= sizeof(linnet_gift_cofb_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::gift_cofb::encryptor) <= sizeof(linnet_gift_cofb_encryptor), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::gift_cofb::decryptor) <= sizeof(linnet_gift_cofb_decryptor), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_gift_cofb, LINNET_LEVEL>::gift_cofb = kernel_of<linnet::gift_cofb>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& gift_cofb_chosen() noexcept { return default_of<linnet::gift_cofb>; }
#else
inline const implementation& gift_cofb_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_gift_cofb, serving<of_gift_cofb>(Level)>::gift_cofb; }); }
#endif
} // namespace

int linnet_gift_cofb_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len, const void* plaintext,
    size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(gift_cofb_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_gift_cofb_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(gift_cofb_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_gift_cofb_keyed_init(linnet_gift_cofb_keyed* self, const uint8_t key[16]) {
    return c::init(*gift_cofb_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 16);
}
int linnet_gift_cofb_keyed_encrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[16]) {
    return c::call(gift_cofb_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_gift_cofb_keyed_decrypt(const linnet_gift_cofb_keyed* self, const uint8_t nonce[16], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[16], void* plaintext) {
    return c::call(gift_cofb_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 16), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_gift_cofb_encryptor_init(linnet_gift_cofb_encryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*gift_cofb_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_gift_cofb_encryptor_update_aad(linnet_gift_cofb_encryptor* self, const void* aad, size_t aad_len) {
    return c::on(*gift_cofb_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_gift_cofb_encryptor_update(linnet_gift_cofb_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    return c::on(*gift_cofb_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::update, self, c::bytes(plaintext, len),
        c::room(ciphertext, len));
}
int linnet_gift_cofb_encryptor_finish(linnet_gift_cofb_encryptor* self, uint8_t tag[16]) {
    return c::on(*gift_cofb_chosen().aead->encryptor, &linnet_library::aead_encryptor_table::finish, self, c::room(tag, 16));
}
int linnet_gift_cofb_decryptor_init(linnet_gift_cofb_decryptor* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*gift_cofb_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_gift_cofb_decryptor_update_aad(linnet_gift_cofb_decryptor* self, const void* aad, size_t aad_len) {
    return c::on(*gift_cofb_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update_aad, self, c::bytes(aad, aad_len));
}
int linnet_gift_cofb_decryptor_update(linnet_gift_cofb_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    return c::on(*gift_cofb_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::update, self, c::bytes(ciphertext, len),
        c::room(plaintext, len));
}
int linnet_gift_cofb_decryptor_verify(linnet_gift_cofb_decryptor* self, const uint8_t tag[16]) {
    return c::on(*gift_cofb_chosen().aead->decryptor, &linnet_library::aead_decryptor_table::verify, self, c::bytes(tag, 16));
}
void linnet_gift_cofb_keyed_wipe(linnet_gift_cofb_keyed* self) {
    gift_cofb_chosen().aead->keyed->wipe(self);
}
void linnet_gift_cofb_encryptor_wipe(linnet_gift_cofb_encryptor* self) {
    gift_cofb_chosen().aead->encryptor->wipe(self);
}
void linnet_gift_cofb_decryptor_wipe(linnet_gift_cofb_decryptor* self) {
    gift_cofb_chosen().aead->decryptor->wipe(self);
}

#endif
