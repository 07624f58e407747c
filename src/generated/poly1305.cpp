// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "poly1305.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/poly1305.h>
#if LINNET_TABLES
#include <linnet/poly1305.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::poly1305::keyed) <= sizeof(linnet_poly1305_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::poly1305::authenticator) <= sizeof(linnet_poly1305_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_poly1305, LINNET_LEVEL>::poly1305 = kernel_of<linnet::poly1305>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& poly1305_chosen() noexcept { return default_of<linnet::poly1305>; }
#else
inline const implementation& poly1305_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_poly1305, serving<of_poly1305>(Level)>::poly1305; }); }
#endif
} // namespace

int linnet_poly1305_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(poly1305_chosen().mac->compute, c::bytes(key, 32), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_poly1305_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(poly1305_chosen().mac->verify, c::bytes(key, 32), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_poly1305_keyed_init(linnet_poly1305_keyed* self, const uint8_t key[32]) {
    return c::init(*poly1305_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 32), c::none, 16);
}
int linnet_poly1305_keyed_compute(const linnet_poly1305_keyed* self, const void* message, size_t len, uint8_t tag[16]) {
    return c::call(poly1305_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_poly1305_keyed_verify(const linnet_poly1305_keyed* self, const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(poly1305_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_poly1305_authenticator_init(linnet_poly1305_authenticator* self, const uint8_t key[32]) {
    return c::init(*poly1305_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 32), c::none,
        c::none);
}
int linnet_poly1305_authenticator_update(linnet_poly1305_authenticator* self, const void* message, size_t len) {
    return c::on(*poly1305_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_poly1305_authenticator_finish(linnet_poly1305_authenticator* self, uint8_t tag[16]) {
    return c::on(*poly1305_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_poly1305_authenticator_verify(linnet_poly1305_authenticator* self, const uint8_t tag[16]) {
    return c::on(*poly1305_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_poly1305_keyed_wipe(linnet_poly1305_keyed* self) {
    poly1305_chosen().mac->keyed->wipe(self);
}
void linnet_poly1305_authenticator_wipe(linnet_poly1305_authenticator* self) {
    poly1305_chosen().mac->authenticator->wipe(self);
}

#endif
