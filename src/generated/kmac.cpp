// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "kmac.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/kmac.h>
#if LINNET_TABLES
#include <linnet/kmac.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::kmac128::keyed) <= sizeof(linnet_kmac128_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::kmac128::authenticator) <= sizeof(linnet_kmac128_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_kmac, LINNET_LEVEL>::kmac128 = kernel_of<linnet::kmac128>();
static_assert(sizeof(linnet::kmac256::keyed) <= sizeof(linnet_kmac256_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::kmac256::authenticator) <= sizeof(linnet_kmac256_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_kmac, LINNET_LEVEL>::kmac256 = kernel_of<linnet::kmac256>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& kmac128_chosen() noexcept { return default_of<linnet::kmac128>; }
inline const implementation& kmac256_chosen() noexcept { return default_of<linnet::kmac256>; }
#else
inline const implementation& kmac128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kmac, serving<of_kmac>(Level)>::kmac128; }); }
inline const implementation& kmac256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kmac, serving<of_kmac>(Level)>::kmac256; }); }
#endif
} // namespace

int linnet_kmac128_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(kmac128_chosen().mac->compute, c::bytes(key, key_len), c::none, c::bytes(customization, customization_len),
        c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_kmac128_verify(const void* key, size_t key_len, const void* customization, size_t customization_len, const void* message,
    size_t len, const void* tag, size_t tag_len) {
    return c::call(kmac128_chosen().mac->verify, c::bytes(key, key_len), c::none, c::bytes(customization, customization_len),
        c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_kmac128_keyed_init(linnet_kmac128_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size) {
    return c::init(*kmac128_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len),
        c::bytes(customization, customization_len), tag_size);
}
int linnet_kmac128_keyed_compute(const linnet_kmac128_keyed* self, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(kmac128_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_kmac128_keyed_verify(const linnet_kmac128_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(kmac128_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_kmac128_authenticator_init(linnet_kmac128_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len) {
    return c::init(*kmac128_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len), c::none,
        c::bytes(customization, customization_len));
}
int linnet_kmac128_authenticator_update(linnet_kmac128_authenticator* self, const void* message, size_t len) {
    return c::on(*kmac128_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_kmac128_authenticator_finish(linnet_kmac128_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*kmac128_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_kmac128_authenticator_verify(linnet_kmac128_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*kmac128_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_kmac128_keyed_wipe(linnet_kmac128_keyed* self) {
    kmac128_chosen().mac->keyed->wipe(self);
}
void linnet_kmac128_authenticator_wipe(linnet_kmac128_authenticator* self) {
    kmac128_chosen().mac->authenticator->wipe(self);
}

int linnet_kmac256_compute(const void* key, size_t key_len, const void* customization, size_t customization_len,
    const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(kmac256_chosen().mac->compute, c::bytes(key, key_len), c::none, c::bytes(customization, customization_len),
        c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_kmac256_verify(const void* key, size_t key_len, const void* customization, size_t customization_len, const void* message,
    size_t len, const void* tag, size_t tag_len) {
    return c::call(kmac256_chosen().mac->verify, c::bytes(key, key_len), c::none, c::bytes(customization, customization_len),
        c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_kmac256_keyed_init(linnet_kmac256_keyed* self, const void* key, size_t key_len, const void* customization,
    size_t customization_len, size_t tag_size) {
    return c::init(*kmac256_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len),
        c::bytes(customization, customization_len), tag_size);
}
int linnet_kmac256_keyed_compute(const linnet_kmac256_keyed* self, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(kmac256_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_kmac256_keyed_verify(const linnet_kmac256_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(kmac256_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_kmac256_authenticator_init(linnet_kmac256_authenticator* self, const void* key, size_t key_len,
    const void* customization, size_t customization_len) {
    return c::init(*kmac256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len), c::none,
        c::bytes(customization, customization_len));
}
int linnet_kmac256_authenticator_update(linnet_kmac256_authenticator* self, const void* message, size_t len) {
    return c::on(*kmac256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_kmac256_authenticator_finish(linnet_kmac256_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*kmac256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_kmac256_authenticator_verify(linnet_kmac256_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*kmac256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_kmac256_keyed_wipe(linnet_kmac256_keyed* self) {
    kmac256_chosen().mac->keyed->wipe(self);
}
void linnet_kmac256_authenticator_wipe(linnet_kmac256_authenticator* self) {
    kmac256_chosen().mac->authenticator->wipe(self);
}

#endif
