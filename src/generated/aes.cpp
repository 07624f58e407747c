// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "aes.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/aes.h>
#if LINNET_TABLES
#include <linnet/aes.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::aes_128_cmac::keyed) <= sizeof(linnet_aes_128_cmac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_128_cmac::authenticator) <= sizeof(linnet_aes_128_cmac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_cmac = kernel_of<linnet::aes_128_cmac>();
static_assert(sizeof(linnet::aes_192_cmac::keyed) <= sizeof(linnet_aes_192_cmac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_192_cmac::authenticator) <= sizeof(linnet_aes_192_cmac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_cmac = kernel_of<linnet::aes_192_cmac>();
static_assert(sizeof(linnet::aes_256_cmac::keyed) <= sizeof(linnet_aes_256_cmac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_256_cmac::authenticator) <= sizeof(linnet_aes_256_cmac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_cmac = kernel_of<linnet::aes_256_cmac>();
static_assert(sizeof(linnet::aes_128_cbc_mac::keyed) <= sizeof(linnet_aes_128_cbc_mac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_128_cbc_mac::authenticator) <= sizeof(linnet_aes_128_cbc_mac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_cbc_mac = kernel_of<linnet::aes_128_cbc_mac>();
static_assert(sizeof(linnet::aes_192_cbc_mac::keyed) <= sizeof(linnet_aes_192_cbc_mac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_192_cbc_mac::authenticator) <= sizeof(linnet_aes_192_cbc_mac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_cbc_mac = kernel_of<linnet::aes_192_cbc_mac>();
static_assert(sizeof(linnet::aes_256_cbc_mac::keyed) <= sizeof(linnet_aes_256_cbc_mac_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::aes_256_cbc_mac::authenticator) <= sizeof(linnet_aes_256_cbc_mac_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_cbc_mac = kernel_of<linnet::aes_256_cbc_mac>();
static_assert(sizeof(linnet::aes_128_ctr::cipher) <= sizeof(linnet_aes_128_ctr_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_ctr = kernel_of<linnet::aes_128_ctr>();
static_assert(sizeof(linnet::aes_192_ctr::cipher) <= sizeof(linnet_aes_192_ctr_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_ctr = kernel_of<linnet::aes_192_ctr>();
static_assert(sizeof(linnet::aes_256_ctr::cipher) <= sizeof(linnet_aes_256_ctr_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_ctr = kernel_of<linnet::aes_256_ctr>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_cbc = kernel_of<linnet::aes_128_cbc>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_cbc = kernel_of<linnet::aes_192_cbc>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_cbc = kernel_of<linnet::aes_256_cbc>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_cbc_pkcs7 = kernel_of<linnet::aes_128_cbc_pkcs7>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_cbc_pkcs7 = kernel_of<linnet::aes_192_cbc_pkcs7>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_cbc_pkcs7 = kernel_of<linnet::aes_256_cbc_pkcs7>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_kw = kernel_of<linnet::aes_128_kw>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_kw = kernel_of<linnet::aes_192_kw>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_kw = kernel_of<linnet::aes_256_kw>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_128_kwp = kernel_of<linnet::aes_128_kwp>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_192_kwp = kernel_of<linnet::aes_192_kwp>();
template <>
constinit const kernel linnet_library::kernels<of_aes, LINNET_LEVEL>::aes_256_kwp = kernel_of<linnet::aes_256_kwp>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& aes_128_cmac_chosen() noexcept { return default_of<linnet::aes_128_cmac>; }
inline const implementation& aes_192_cmac_chosen() noexcept { return default_of<linnet::aes_192_cmac>; }
inline const implementation& aes_256_cmac_chosen() noexcept { return default_of<linnet::aes_256_cmac>; }
inline const implementation& aes_128_cbc_mac_chosen() noexcept { return default_of<linnet::aes_128_cbc_mac>; }
inline const implementation& aes_192_cbc_mac_chosen() noexcept { return default_of<linnet::aes_192_cbc_mac>; }
inline const implementation& aes_256_cbc_mac_chosen() noexcept { return default_of<linnet::aes_256_cbc_mac>; }
inline const implementation& aes_128_ctr_chosen() noexcept { return default_of<linnet::aes_128_ctr>; }
inline const implementation& aes_192_ctr_chosen() noexcept { return default_of<linnet::aes_192_ctr>; }
inline const implementation& aes_256_ctr_chosen() noexcept { return default_of<linnet::aes_256_ctr>; }
inline const implementation& aes_128_cbc_chosen() noexcept { return default_of<linnet::aes_128_cbc>; }
inline const implementation& aes_192_cbc_chosen() noexcept { return default_of<linnet::aes_192_cbc>; }
inline const implementation& aes_256_cbc_chosen() noexcept { return default_of<linnet::aes_256_cbc>; }
inline const implementation& aes_128_cbc_pkcs7_chosen() noexcept { return default_of<linnet::aes_128_cbc_pkcs7>; }
inline const implementation& aes_192_cbc_pkcs7_chosen() noexcept { return default_of<linnet::aes_192_cbc_pkcs7>; }
inline const implementation& aes_256_cbc_pkcs7_chosen() noexcept { return default_of<linnet::aes_256_cbc_pkcs7>; }
inline const implementation& aes_128_kw_chosen() noexcept { return default_of<linnet::aes_128_kw>; }
inline const implementation& aes_192_kw_chosen() noexcept { return default_of<linnet::aes_192_kw>; }
inline const implementation& aes_256_kw_chosen() noexcept { return default_of<linnet::aes_256_kw>; }
inline const implementation& aes_128_kwp_chosen() noexcept { return default_of<linnet::aes_128_kwp>; }
inline const implementation& aes_192_kwp_chosen() noexcept { return default_of<linnet::aes_192_kwp>; }
inline const implementation& aes_256_kwp_chosen() noexcept { return default_of<linnet::aes_256_kwp>; }
#else
inline const implementation& aes_128_cmac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_cmac; }); }
inline const implementation& aes_192_cmac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_cmac; }); }
inline const implementation& aes_256_cmac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_cmac; }); }
inline const implementation& aes_128_cbc_mac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_cbc_mac; }); }
inline const implementation& aes_192_cbc_mac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_cbc_mac; }); }
inline const implementation& aes_256_cbc_mac_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_cbc_mac; }); }
inline const implementation& aes_128_ctr_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_ctr; }); }
inline const implementation& aes_192_ctr_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_ctr; }); }
inline const implementation& aes_256_ctr_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_ctr; }); }
inline const implementation& aes_128_cbc_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_cbc; }); }
inline const implementation& aes_192_cbc_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_cbc; }); }
inline const implementation& aes_256_cbc_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_cbc; }); }
inline const implementation& aes_128_cbc_pkcs7_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_cbc_pkcs7; }); }
inline const implementation& aes_192_cbc_pkcs7_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_cbc_pkcs7; }); }
inline const implementation& aes_256_cbc_pkcs7_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_cbc_pkcs7; }); }
inline const implementation& aes_128_kw_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_kw; }); }
inline const implementation& aes_192_kw_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_kw; }); }
inline const implementation& aes_256_kw_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_kw; }); }
inline const implementation& aes_128_kwp_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_128_kwp; }); }
inline const implementation& aes_192_kwp_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_192_kwp; }); }
inline const implementation& aes_256_kwp_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_aes, serving<of_aes>(Level)>::aes_256_kwp; }); }
#endif
} // namespace

int linnet_aes_128_cmac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_128_cmac_chosen().mac->compute, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_128_cmac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(aes_128_cmac_chosen().mac->verify, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_128_cmac_keyed_init(linnet_aes_128_cmac_keyed* self, const uint8_t key[16]) {
    return c::init(*aes_128_cmac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 16), c::none, 16);
}
int linnet_aes_128_cmac_keyed_compute(const linnet_aes_128_cmac_keyed* self, const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_128_cmac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_128_cmac_keyed_verify(const linnet_aes_128_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(aes_128_cmac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_128_cmac_authenticator_init(linnet_aes_128_cmac_authenticator* self, const uint8_t key[16]) {
    return c::init(*aes_128_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 16), c::none,
        c::none);
}
int linnet_aes_128_cmac_authenticator_update(linnet_aes_128_cmac_authenticator* self, const void* message, size_t len) {
    return c::on(*aes_128_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_aes_128_cmac_authenticator_finish(linnet_aes_128_cmac_authenticator* self, uint8_t tag[16]) {
    return c::on(*aes_128_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_aes_128_cmac_authenticator_verify(linnet_aes_128_cmac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*aes_128_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_128_cmac_keyed_wipe(linnet_aes_128_cmac_keyed* self) {
    aes_128_cmac_chosen().mac->keyed->wipe(self);
}
void linnet_aes_128_cmac_authenticator_wipe(linnet_aes_128_cmac_authenticator* self) {
    aes_128_cmac_chosen().mac->authenticator->wipe(self);
}

int linnet_aes_192_cmac_compute(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_192_cmac_chosen().mac->compute, c::bytes(key, 24), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_192_cmac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(aes_192_cmac_chosen().mac->verify, c::bytes(key, 24), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_192_cmac_keyed_init(linnet_aes_192_cmac_keyed* self, const uint8_t key[24]) {
    return c::init(*aes_192_cmac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 24), c::none, 16);
}
int linnet_aes_192_cmac_keyed_compute(const linnet_aes_192_cmac_keyed* self, const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_192_cmac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_192_cmac_keyed_verify(const linnet_aes_192_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(aes_192_cmac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_192_cmac_authenticator_init(linnet_aes_192_cmac_authenticator* self, const uint8_t key[24]) {
    return c::init(*aes_192_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 24), c::none,
        c::none);
}
int linnet_aes_192_cmac_authenticator_update(linnet_aes_192_cmac_authenticator* self, const void* message, size_t len) {
    return c::on(*aes_192_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_aes_192_cmac_authenticator_finish(linnet_aes_192_cmac_authenticator* self, uint8_t tag[16]) {
    return c::on(*aes_192_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_aes_192_cmac_authenticator_verify(linnet_aes_192_cmac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*aes_192_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_192_cmac_keyed_wipe(linnet_aes_192_cmac_keyed* self) {
    aes_192_cmac_chosen().mac->keyed->wipe(self);
}
void linnet_aes_192_cmac_authenticator_wipe(linnet_aes_192_cmac_authenticator* self) {
    aes_192_cmac_chosen().mac->authenticator->wipe(self);
}

int linnet_aes_256_cmac_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_256_cmac_chosen().mac->compute, c::bytes(key, 32), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_256_cmac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(aes_256_cmac_chosen().mac->verify, c::bytes(key, 32), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_256_cmac_keyed_init(linnet_aes_256_cmac_keyed* self, const uint8_t key[32]) {
    return c::init(*aes_256_cmac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 32), c::none, 16);
}
int linnet_aes_256_cmac_keyed_compute(const linnet_aes_256_cmac_keyed* self, const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_256_cmac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_256_cmac_keyed_verify(const linnet_aes_256_cmac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(aes_256_cmac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_256_cmac_authenticator_init(linnet_aes_256_cmac_authenticator* self, const uint8_t key[32]) {
    return c::init(*aes_256_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 32), c::none,
        c::none);
}
int linnet_aes_256_cmac_authenticator_update(linnet_aes_256_cmac_authenticator* self, const void* message, size_t len) {
    return c::on(*aes_256_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_aes_256_cmac_authenticator_finish(linnet_aes_256_cmac_authenticator* self, uint8_t tag[16]) {
    return c::on(*aes_256_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_aes_256_cmac_authenticator_verify(linnet_aes_256_cmac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*aes_256_cmac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_256_cmac_keyed_wipe(linnet_aes_256_cmac_keyed* self) {
    aes_256_cmac_chosen().mac->keyed->wipe(self);
}
void linnet_aes_256_cmac_authenticator_wipe(linnet_aes_256_cmac_authenticator* self) {
    aes_256_cmac_chosen().mac->authenticator->wipe(self);
}

int linnet_aes_128_cbc_mac_compute(const uint8_t key[16], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_128_cbc_mac_chosen().mac->compute, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_128_cbc_mac_verify(const uint8_t key[16], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(aes_128_cbc_mac_chosen().mac->verify, c::bytes(key, 16), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_128_cbc_mac_keyed_init(linnet_aes_128_cbc_mac_keyed* self, const uint8_t key[16]) {
    return c::init(*aes_128_cbc_mac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 16), c::none, 16);
}
int linnet_aes_128_cbc_mac_keyed_compute(const linnet_aes_128_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]) {
    return c::call(aes_128_cbc_mac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_128_cbc_mac_keyed_verify(const linnet_aes_128_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(aes_128_cbc_mac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_128_cbc_mac_authenticator_init(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t key[16]) {
    return c::init(*aes_128_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 16),
        c::none, c::none);
}
int linnet_aes_128_cbc_mac_authenticator_update(linnet_aes_128_cbc_mac_authenticator* self, const void* message, size_t len) {
    return c::on(*aes_128_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_aes_128_cbc_mac_authenticator_finish(linnet_aes_128_cbc_mac_authenticator* self, uint8_t tag[16]) {
    return c::on(*aes_128_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_aes_128_cbc_mac_authenticator_verify(linnet_aes_128_cbc_mac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*aes_128_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_128_cbc_mac_keyed_wipe(linnet_aes_128_cbc_mac_keyed* self) {
    aes_128_cbc_mac_chosen().mac->keyed->wipe(self);
}
void linnet_aes_128_cbc_mac_authenticator_wipe(linnet_aes_128_cbc_mac_authenticator* self) {
    aes_128_cbc_mac_chosen().mac->authenticator->wipe(self);
}

int linnet_aes_192_cbc_mac_compute(const uint8_t key[24], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_192_cbc_mac_chosen().mac->compute, c::bytes(key, 24), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_192_cbc_mac_verify(const uint8_t key[24], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(aes_192_cbc_mac_chosen().mac->verify, c::bytes(key, 24), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_192_cbc_mac_keyed_init(linnet_aes_192_cbc_mac_keyed* self, const uint8_t key[24]) {
    return c::init(*aes_192_cbc_mac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 24), c::none, 16);
}
int linnet_aes_192_cbc_mac_keyed_compute(const linnet_aes_192_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]) {
    return c::call(aes_192_cbc_mac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_192_cbc_mac_keyed_verify(const linnet_aes_192_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(aes_192_cbc_mac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_192_cbc_mac_authenticator_init(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t key[24]) {
    return c::init(*aes_192_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 24),
        c::none, c::none);
}
int linnet_aes_192_cbc_mac_authenticator_update(linnet_aes_192_cbc_mac_authenticator* self, const void* message, size_t len) {
    return c::on(*aes_192_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_aes_192_cbc_mac_authenticator_finish(linnet_aes_192_cbc_mac_authenticator* self, uint8_t tag[16]) {
    return c::on(*aes_192_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_aes_192_cbc_mac_authenticator_verify(linnet_aes_192_cbc_mac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*aes_192_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_192_cbc_mac_keyed_wipe(linnet_aes_192_cbc_mac_keyed* self) {
    aes_192_cbc_mac_chosen().mac->keyed->wipe(self);
}
void linnet_aes_192_cbc_mac_authenticator_wipe(linnet_aes_192_cbc_mac_authenticator* self) {
    aes_192_cbc_mac_chosen().mac->authenticator->wipe(self);
}

int linnet_aes_256_cbc_mac_compute(const uint8_t key[32], const void* message, size_t len, uint8_t tag[16]) {
    return c::call(aes_256_cbc_mac_chosen().mac->compute, c::bytes(key, 32), c::none, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_256_cbc_mac_verify(const uint8_t key[32], const void* message, size_t len, const uint8_t tag[16]) {
    return c::call(aes_256_cbc_mac_chosen().mac->verify, c::bytes(key, 32), c::none, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_256_cbc_mac_keyed_init(linnet_aes_256_cbc_mac_keyed* self, const uint8_t key[32]) {
    return c::init(*aes_256_cbc_mac_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, 32), c::none, 16);
}
int linnet_aes_256_cbc_mac_keyed_compute(const linnet_aes_256_cbc_mac_keyed* self, const void* message, size_t len,
    uint8_t tag[16]) {
    return c::call(aes_256_cbc_mac_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, 16));
}
int linnet_aes_256_cbc_mac_keyed_verify(const linnet_aes_256_cbc_mac_keyed* self, const void* message, size_t len,
    const uint8_t tag[16]) {
    return c::call(aes_256_cbc_mac_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, 16));
}
int linnet_aes_256_cbc_mac_authenticator_init(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t key[32]) {
    return c::init(*aes_256_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, 32),
        c::none, c::none);
}
int linnet_aes_256_cbc_mac_authenticator_update(linnet_aes_256_cbc_mac_authenticator* self, const void* message, size_t len) {
    return c::on(*aes_256_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_aes_256_cbc_mac_authenticator_finish(linnet_aes_256_cbc_mac_authenticator* self, uint8_t tag[16]) {
    return c::on(*aes_256_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, 16));
}
int linnet_aes_256_cbc_mac_authenticator_verify(linnet_aes_256_cbc_mac_authenticator* self, const uint8_t tag[16]) {
    return c::on(*aes_256_cbc_mac_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, 16));
}
void linnet_aes_256_cbc_mac_keyed_wipe(linnet_aes_256_cbc_mac_keyed* self) {
    aes_256_cbc_mac_chosen().mac->keyed->wipe(self);
}
void linnet_aes_256_cbc_mac_authenticator_wipe(linnet_aes_256_cbc_mac_authenticator* self) {
    aes_256_cbc_mac_chosen().mac->authenticator->wipe(self);
}

int linnet_aes_128_ctr_crypt(const uint8_t key[16], const uint8_t nonce[16], const void* input, size_t len, void* output) {
    return c::call(aes_128_ctr_chosen().stream->crypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(input, len), c::room(output, len));
}
int linnet_aes_128_ctr_cipher_init(linnet_aes_128_ctr_cipher* self, const uint8_t key[16], const uint8_t nonce[16]) {
    return c::init(*aes_128_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 16),
        c::bytes(nonce, 16));
}
int linnet_aes_128_ctr_cipher_update(linnet_aes_128_ctr_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*aes_128_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_aes_128_ctr_cipher_seek(linnet_aes_128_ctr_cipher* self, uint64_t position) {
    return c::on(*aes_128_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_aes_128_ctr_cipher_wipe(linnet_aes_128_ctr_cipher* self) {
    aes_128_ctr_chosen().stream->cipher->wipe(self);
}

int linnet_aes_192_ctr_crypt(const uint8_t key[24], const uint8_t nonce[16], const void* input, size_t len, void* output) {
    return c::call(aes_192_ctr_chosen().stream->crypt, c::bytes(key, 24), c::bytes(nonce, 16), c::bytes(input, len), c::room(output, len));
}
int linnet_aes_192_ctr_cipher_init(linnet_aes_192_ctr_cipher* self, const uint8_t key[24], const uint8_t nonce[16]) {
    return c::init(*aes_192_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 24),
        c::bytes(nonce, 16));
}
int linnet_aes_192_ctr_cipher_update(linnet_aes_192_ctr_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*aes_192_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_aes_192_ctr_cipher_seek(linnet_aes_192_ctr_cipher* self, uint64_t position) {
    return c::on(*aes_192_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_aes_192_ctr_cipher_wipe(linnet_aes_192_ctr_cipher* self) {
    aes_192_ctr_chosen().stream->cipher->wipe(self);
}

int linnet_aes_256_ctr_crypt(const uint8_t key[32], const uint8_t nonce[16], const void* input, size_t len, void* output) {
    return c::call(aes_256_ctr_chosen().stream->crypt, c::bytes(key, 32), c::bytes(nonce, 16), c::bytes(input, len), c::room(output, len));
}
int linnet_aes_256_ctr_cipher_init(linnet_aes_256_ctr_cipher* self, const uint8_t key[32], const uint8_t nonce[16]) {
    return c::init(*aes_256_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 16));
}
int linnet_aes_256_ctr_cipher_update(linnet_aes_256_ctr_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*aes_256_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_aes_256_ctr_cipher_seek(linnet_aes_256_ctr_cipher* self, uint64_t position) {
    return c::on(*aes_256_ctr_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_aes_256_ctr_cipher_wipe(linnet_aes_256_ctr_cipher* self) {
    aes_256_ctr_chosen().stream->cipher->wipe(self);
}

std::size_t linnet_aes_128_cbc_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_128_cbc_chosen().one_shot_cipher, len);
}
int linnet_aes_128_cbc_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len) {
    return c::call(aes_128_cbc_chosen().one_shot_cipher->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_128_cbc_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len) {
    return c::call_sized(aes_128_cbc_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 16), c::bytes(nonce, 16),
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_192_cbc_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_192_cbc_chosen().one_shot_cipher, len);
}
int linnet_aes_192_cbc_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len) {
    return c::call(aes_192_cbc_chosen().one_shot_cipher->encrypt, c::bytes(key, 24), c::bytes(nonce, 16), c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_192_cbc_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len) {
    return c::call_sized(aes_192_cbc_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 24), c::bytes(nonce, 16),
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_256_cbc_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_256_cbc_chosen().one_shot_cipher, len);
}
int linnet_aes_256_cbc_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext, size_t len, void* ciphertext,
    size_t ciphertext_len) {
    return c::call(aes_256_cbc_chosen().one_shot_cipher->encrypt, c::bytes(key, 32), c::bytes(nonce, 16), c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_256_cbc_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext, size_t len, void* plaintext,
    size_t* plaintext_len) {
    return c::call_sized(aes_256_cbc_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 32), c::bytes(nonce, 16),
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_128_cbc_pkcs7_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_128_cbc_pkcs7_chosen().one_shot_cipher, len);
}
int linnet_aes_128_cbc_pkcs7_encrypt(const uint8_t key[16], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_128_cbc_pkcs7_chosen().one_shot_cipher->encrypt, c::bytes(key, 16), c::bytes(nonce, 16), c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_128_cbc_pkcs7_decrypt(const uint8_t key[16], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_128_cbc_pkcs7_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 16), c::bytes(nonce, 16),
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_192_cbc_pkcs7_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_192_cbc_pkcs7_chosen().one_shot_cipher, len);
}
int linnet_aes_192_cbc_pkcs7_encrypt(const uint8_t key[24], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_192_cbc_pkcs7_chosen().one_shot_cipher->encrypt, c::bytes(key, 24), c::bytes(nonce, 16), c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_192_cbc_pkcs7_decrypt(const uint8_t key[24], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_192_cbc_pkcs7_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 24), c::bytes(nonce, 16),
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_256_cbc_pkcs7_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_256_cbc_pkcs7_chosen().one_shot_cipher, len);
}
int linnet_aes_256_cbc_pkcs7_encrypt(const uint8_t key[32], const uint8_t nonce[16], const void* plaintext, size_t len,
    void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_256_cbc_pkcs7_chosen().one_shot_cipher->encrypt, c::bytes(key, 32), c::bytes(nonce, 16), c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_256_cbc_pkcs7_decrypt(const uint8_t key[32], const uint8_t nonce[16], const void* ciphertext, size_t len,
    void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_256_cbc_pkcs7_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 32), c::bytes(nonce, 16),
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_128_kw_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_128_kw_chosen().one_shot_cipher, len);
}
int linnet_aes_128_kw_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_128_kw_chosen().one_shot_cipher->encrypt, c::bytes(key, 16), c::none, c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_128_kw_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_128_kw_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 16), c::none,
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_192_kw_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_192_kw_chosen().one_shot_cipher, len);
}
int linnet_aes_192_kw_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_192_kw_chosen().one_shot_cipher->encrypt, c::bytes(key, 24), c::none, c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_192_kw_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_192_kw_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 24), c::none,
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_256_kw_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_256_kw_chosen().one_shot_cipher, len);
}
int linnet_aes_256_kw_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_256_kw_chosen().one_shot_cipher->encrypt, c::bytes(key, 32), c::none, c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_256_kw_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_256_kw_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 32), c::none,
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_128_kwp_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_128_kwp_chosen().one_shot_cipher, len);
}
int linnet_aes_128_kwp_wrap(const uint8_t key[16], const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_128_kwp_chosen().one_shot_cipher->encrypt, c::bytes(key, 16), c::none, c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_128_kwp_unwrap(const uint8_t key[16], const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_128_kwp_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 16), c::none,
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_192_kwp_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_192_kwp_chosen().one_shot_cipher, len);
}
int linnet_aes_192_kwp_wrap(const uint8_t key[24], const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_192_kwp_chosen().one_shot_cipher->encrypt, c::bytes(key, 24), c::none, c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_192_kwp_unwrap(const uint8_t key[24], const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_192_kwp_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 24), c::none,
        c::bytes(ciphertext, len));
}

std::size_t linnet_aes_256_kwp_ciphertext_size(std::size_t len) {
    return c::ciphertext_size(*aes_256_kwp_chosen().one_shot_cipher, len);
}
int linnet_aes_256_kwp_wrap(const uint8_t key[32], const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    return c::call(aes_256_kwp_chosen().one_shot_cipher->encrypt, c::bytes(key, 32), c::none, c::bytes(plaintext, len),
        c::room(ciphertext, ciphertext_len));
}
int linnet_aes_256_kwp_unwrap(const uint8_t key[32], const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    return c::call_sized(aes_256_kwp_chosen().one_shot_cipher->decrypt, plaintext, plaintext_len, c::bytes(key, 32), c::none,
        c::bytes(ciphertext, len));
}

#endif
