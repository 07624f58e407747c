// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "grain.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/grain.h>
#if LINNET_TABLES
#include <linnet/grain.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::grain_128aeadv2::keyed) <= sizeof(linnet_grain_128aeadv2_keyed), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_grain, LINNET_LEVEL>::grain_128aeadv2 = kernel_of<linnet::grain_128aeadv2>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& grain_128aeadv2_chosen() noexcept { return default_of<linnet::grain_128aeadv2>; }
#else
inline const implementation& grain_128aeadv2_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_grain, serving<of_grain>(Level)>::grain_128aeadv2; }); }
#endif
} // namespace

int linnet_grain_128aeadv2_encrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(grain_128aeadv2_chosen().aead->encrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(plaintext, len), c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_grain_128aeadv2_decrypt(const uint8_t key[16], const uint8_t nonce[12], const void* aad, size_t aad_len,
    const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(grain_128aeadv2_chosen().aead->decrypt, c::bytes(key, 16), c::bytes(nonce, 12), c::bytes(aad, aad_len),
        c::bytes(ciphertext, len), c::bytes(tag, 8), c::room(plaintext, len));
}
int linnet_grain_128aeadv2_keyed_init(linnet_grain_128aeadv2_keyed* self, const uint8_t key[16]) {
    return c::init(*grain_128aeadv2_chosen().aead->keyed, &linnet_library::aead_keyed_table::init, self, c::bytes(key, 16), 8);
}
int linnet_grain_128aeadv2_keyed_encrypt(const linnet_grain_128aeadv2_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* plaintext, size_t len, void* ciphertext, uint8_t tag[8]) {
    return c::call(grain_128aeadv2_chosen().aead->keyed->encrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 8));
}
int linnet_grain_128aeadv2_keyed_decrypt(const linnet_grain_128aeadv2_keyed* self, const uint8_t nonce[12], const void* aad,
    size_t aad_len, const void* ciphertext, size_t len, const uint8_t tag[8], void* plaintext) {
    return c::call(grain_128aeadv2_chosen().aead->keyed->decrypt, self, c::bytes(nonce, 12), c::bytes(aad, aad_len), c::bytes(ciphertext, len),
        c::bytes(tag, 8), c::room(plaintext, len));
}
void linnet_grain_128aeadv2_keyed_wipe(linnet_grain_128aeadv2_keyed* self) {
    grain_128aeadv2_chosen().aead->keyed->wipe(self);
}

#endif
