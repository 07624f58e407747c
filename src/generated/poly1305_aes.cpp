// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "poly1305_aes.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/poly1305_aes.h>
#if LINNET_TABLES
#include <linnet/poly1305_aes.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::poly1305_aes::keyed) <= sizeof(linnet_poly1305_aes_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::poly1305_aes::authenticator) <= sizeof(linnet_poly1305_aes_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_poly1305_aes, LINNET_LEVEL>::poly1305_aes = kernel_of<linnet::poly1305_aes>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& poly1305_aes_chosen() noexcept { return default_of<linnet::poly1305_aes>; }
#else
inline const implementation& poly1305_aes_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_poly1305_aes, serving<of_poly1305_aes>(Level)>::poly1305_aes; }); }
#endif
} // namespace

int linnet_poly1305_aes_compute(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(poly1305_aes_chosen().mac->compute, c::bytes(key, 32), c::bytes(nonce, 16), c::none, c::bytes(message, len),
        c::room(tag, 16));
}
int linnet_poly1305_aes_verify(const uint8_t key[32], const uint8_t nonce[16], const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(poly1305_aes_chosen().mac->verify, c::bytes(key, 32), c::bytes(nonce, 16), c::none, c::bytes(message, len),
        c::bytes(tag, 16));
}
int linnet_poly1305_aes_keyed_init(linnet_poly1305_aes_keyed* self, const uint8_t key[32]) {
    return c::init(*poly1305_aes_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 32), c::none, 16);
}
int linnet_poly1305_aes_keyed_compute(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16], const void* message,
    size_t len, uint8_t tag[16]) {
    return c::call(poly1305_aes_chosen().mac->keyed->compute, self, c::bytes(nonce, 16), c::bytes(message, len), c::room(tag, 16));
}
int linnet_poly1305_aes_keyed_verify(const linnet_poly1305_aes_keyed* self, const uint8_t nonce[16], const void* message,
    size_t len, const uint8_t tag[16]) {
    return c::call(poly1305_aes_chosen().mac->keyed->verify, self, c::bytes(nonce, 16), c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_poly1305_aes_authenticator_init(linnet_poly1305_aes_authenticator* self, const uint8_t key[32],
    const uint8_t nonce[16]) {
    return c::init(*poly1305_aes_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 16), c::none);
}
int linnet_poly1305_aes_authenticator_update(linnet_poly1305_aes_authenticator* self, const void* message, size_t len) {
    return c::on(*poly1305_aes_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_poly1305_aes_authenticator_finish(linnet_poly1305_aes_authenticator* self, uint8_t tag[16]) {
    return c::on(*poly1305_aes_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_poly1305_aes_authenticator_verify(linnet_poly1305_aes_authenticator* self, const uint8_t tag[16]) {
    return c::on(*poly1305_aes_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_poly1305_aes_keyed_wipe(linnet_poly1305_aes_keyed* self) {
    poly1305_aes_chosen().mac->keyed->wipe(self);
}
void linnet_poly1305_aes_authenticator_wipe(linnet_poly1305_aes_authenticator* self) {
    poly1305_aes_chosen().mac->authenticator->wipe(self);
}

#endif
