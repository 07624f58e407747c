// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "hmac.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/hmac.h>
#if LINNET_TABLES
#include <linnet/hmac.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::hmac_sha_224::keyed) <= sizeof(linnet_hmac_sha_224_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha_224::authenticator) <= sizeof(linnet_hmac_sha_224_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha_224 = kernel_of<linnet::hmac_sha_224>();
static_assert(sizeof(linnet::hmac_sha_256::keyed) <= sizeof(linnet_hmac_sha_256_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha_256::authenticator) <= sizeof(linnet_hmac_sha_256_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha_256 = kernel_of<linnet::hmac_sha_256>();
static_assert(sizeof(linnet::hmac_sha_384::keyed) <= sizeof(linnet_hmac_sha_384_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha_384::authenticator) <= sizeof(linnet_hmac_sha_384_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha_384 = kernel_of<linnet::hmac_sha_384>();
static_assert(sizeof(linnet::hmac_sha_512::keyed) <= sizeof(linnet_hmac_sha_512_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha_512::authenticator) <= sizeof(linnet_hmac_sha_512_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha_512 = kernel_of<linnet::hmac_sha_512>();
static_assert(sizeof(linnet::hmac_sha3_224::keyed) <= sizeof(linnet_hmac_sha3_224_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha3_224::authenticator) <= sizeof(linnet_hmac_sha3_224_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha3_224 = kernel_of<linnet::hmac_sha3_224>();
static_assert(sizeof(linnet::hmac_sha3_256::keyed) <= sizeof(linnet_hmac_sha3_256_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha3_256::authenticator) <= sizeof(linnet_hmac_sha3_256_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha3_256 = kernel_of<linnet::hmac_sha3_256>();
static_assert(sizeof(linnet::hmac_sha3_384::keyed) <= sizeof(linnet_hmac_sha3_384_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha3_384::authenticator) <= sizeof(linnet_hmac_sha3_384_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha3_384 = kernel_of<linnet::hmac_sha3_384>();
static_assert(sizeof(linnet::hmac_sha3_512::keyed) <= sizeof(linnet_hmac_sha3_512_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha3_512::authenticator) <= sizeof(linnet_hmac_sha3_512_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha3_512 = kernel_of<linnet::hmac_sha3_512>();
static_assert(sizeof(linnet::hmac_sha_1::keyed) <= sizeof(linnet_hmac_sha_1_keyed), "linnet.h: run `make tables`");
static_assert(sizeof(linnet::hmac_sha_1::authenticator) <= sizeof(linnet_hmac_sha_1_authenticator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_hmac, LINNET_LEVEL>::hmac_sha_1 = kernel_of<linnet::hmac_sha_1>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& hmac_sha_224_chosen() noexcept { return default_of<linnet::hmac_sha_224>; }
inline const implementation& hmac_sha_256_chosen() noexcept { return default_of<linnet::hmac_sha_256>; }
inline const implementation& hmac_sha_384_chosen() noexcept { return default_of<linnet::hmac_sha_384>; }
inline const implementation& hmac_sha_512_chosen() noexcept { return default_of<linnet::hmac_sha_512>; }
inline const implementation& hmac_sha3_224_chosen() noexcept { return default_of<linnet::hmac_sha3_224>; }
inline const implementation& hmac_sha3_256_chosen() noexcept { return default_of<linnet::hmac_sha3_256>; }
inline const implementation& hmac_sha3_384_chosen() noexcept { return default_of<linnet::hmac_sha3_384>; }
inline const implementation& hmac_sha3_512_chosen() noexcept { return default_of<linnet::hmac_sha3_512>; }
inline const implementation& hmac_sha_1_chosen() noexcept { return default_of<linnet::hmac_sha_1>; }
#else
inline const implementation& hmac_sha_224_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha_224; }); }
inline const implementation& hmac_sha_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha_256; }); }
inline const implementation& hmac_sha_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha_384; }); }
inline const implementation& hmac_sha_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha_512; }); }
inline const implementation& hmac_sha3_224_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha3_224; }); }
inline const implementation& hmac_sha3_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha3_256; }); }
inline const implementation& hmac_sha3_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha3_384; }); }
inline const implementation& hmac_sha3_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha3_512; }); }
inline const implementation& hmac_sha_1_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_hmac, serving<of_hmac>(Level)>::hmac_sha_1; }); }
#endif
} // namespace

int linnet_hmac_sha_224_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha_224_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha_224_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_224_keyed_init(linnet_hmac_sha_224_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha_224_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha_224_keyed_compute(const linnet_hmac_sha_224_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_224_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_224_keyed_verify(const linnet_hmac_sha_224_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_224_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_224_authenticator_init(linnet_hmac_sha_224_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha_224_authenticator_update(linnet_hmac_sha_224_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha_224_authenticator_finish(linnet_hmac_sha_224_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha_224_authenticator_verify(linnet_hmac_sha_224_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha_224_keyed_wipe(linnet_hmac_sha_224_keyed* self) {
    hmac_sha_224_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha_224_authenticator_wipe(linnet_hmac_sha_224_authenticator* self) {
    hmac_sha_224_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha_256_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha_256_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha_256_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_256_keyed_init(linnet_hmac_sha_256_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha_256_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha_256_keyed_compute(const linnet_hmac_sha_256_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_256_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_256_keyed_verify(const linnet_hmac_sha_256_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_256_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_256_authenticator_init(linnet_hmac_sha_256_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha_256_authenticator_update(linnet_hmac_sha_256_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha_256_authenticator_finish(linnet_hmac_sha_256_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha_256_authenticator_verify(linnet_hmac_sha_256_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha_256_keyed_wipe(linnet_hmac_sha_256_keyed* self) {
    hmac_sha_256_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha_256_authenticator_wipe(linnet_hmac_sha_256_authenticator* self) {
    hmac_sha_256_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha_384_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha_384_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha_384_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_384_keyed_init(linnet_hmac_sha_384_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha_384_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha_384_keyed_compute(const linnet_hmac_sha_384_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_384_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_384_keyed_verify(const linnet_hmac_sha_384_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_384_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_384_authenticator_init(linnet_hmac_sha_384_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha_384_authenticator_update(linnet_hmac_sha_384_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha_384_authenticator_finish(linnet_hmac_sha_384_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha_384_authenticator_verify(linnet_hmac_sha_384_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha_384_keyed_wipe(linnet_hmac_sha_384_keyed* self) {
    hmac_sha_384_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha_384_authenticator_wipe(linnet_hmac_sha_384_authenticator* self) {
    hmac_sha_384_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha_512_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha_512_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha_512_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_512_keyed_init(linnet_hmac_sha_512_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha_512_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha_512_keyed_compute(const linnet_hmac_sha_512_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_512_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_512_keyed_verify(const linnet_hmac_sha_512_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_512_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_512_authenticator_init(linnet_hmac_sha_512_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha_512_authenticator_update(linnet_hmac_sha_512_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha_512_authenticator_finish(linnet_hmac_sha_512_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha_512_authenticator_verify(linnet_hmac_sha_512_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha_512_keyed_wipe(linnet_hmac_sha_512_keyed* self) {
    hmac_sha_512_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha_512_authenticator_wipe(linnet_hmac_sha_512_authenticator* self) {
    hmac_sha_512_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha3_224_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha3_224_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::room(tag, tag_len));
}
int linnet_hmac_sha3_224_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha3_224_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_224_keyed_init(linnet_hmac_sha3_224_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha3_224_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha3_224_keyed_compute(const linnet_hmac_sha3_224_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_224_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha3_224_keyed_verify(const linnet_hmac_sha3_224_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_224_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_224_authenticator_init(linnet_hmac_sha3_224_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha3_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha3_224_authenticator_update(linnet_hmac_sha3_224_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha3_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha3_224_authenticator_finish(linnet_hmac_sha3_224_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha3_224_authenticator_verify(linnet_hmac_sha3_224_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_224_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha3_224_keyed_wipe(linnet_hmac_sha3_224_keyed* self) {
    hmac_sha3_224_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha3_224_authenticator_wipe(linnet_hmac_sha3_224_authenticator* self) {
    hmac_sha3_224_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha3_256_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha3_256_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::room(tag, tag_len));
}
int linnet_hmac_sha3_256_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha3_256_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_256_keyed_init(linnet_hmac_sha3_256_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha3_256_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha3_256_keyed_compute(const linnet_hmac_sha3_256_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_256_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha3_256_keyed_verify(const linnet_hmac_sha3_256_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_256_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_256_authenticator_init(linnet_hmac_sha3_256_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha3_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha3_256_authenticator_update(linnet_hmac_sha3_256_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha3_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha3_256_authenticator_finish(linnet_hmac_sha3_256_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha3_256_authenticator_verify(linnet_hmac_sha3_256_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_256_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha3_256_keyed_wipe(linnet_hmac_sha3_256_keyed* self) {
    hmac_sha3_256_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha3_256_authenticator_wipe(linnet_hmac_sha3_256_authenticator* self) {
    hmac_sha3_256_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha3_384_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha3_384_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::room(tag, tag_len));
}
int linnet_hmac_sha3_384_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha3_384_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_384_keyed_init(linnet_hmac_sha3_384_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha3_384_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha3_384_keyed_compute(const linnet_hmac_sha3_384_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_384_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha3_384_keyed_verify(const linnet_hmac_sha3_384_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_384_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_384_authenticator_init(linnet_hmac_sha3_384_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha3_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha3_384_authenticator_update(linnet_hmac_sha3_384_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha3_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha3_384_authenticator_finish(linnet_hmac_sha3_384_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha3_384_authenticator_verify(linnet_hmac_sha3_384_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_384_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha3_384_keyed_wipe(linnet_hmac_sha3_384_keyed* self) {
    hmac_sha3_384_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha3_384_authenticator_wipe(linnet_hmac_sha3_384_authenticator* self) {
    hmac_sha3_384_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha3_512_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha3_512_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::room(tag, tag_len));
}
int linnet_hmac_sha3_512_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha3_512_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len),
        c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_512_keyed_init(linnet_hmac_sha3_512_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha3_512_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha3_512_keyed_compute(const linnet_hmac_sha3_512_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_512_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha3_512_keyed_verify(const linnet_hmac_sha3_512_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha3_512_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha3_512_authenticator_init(linnet_hmac_sha3_512_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha3_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha3_512_authenticator_update(linnet_hmac_sha3_512_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha3_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha3_512_authenticator_finish(linnet_hmac_sha3_512_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha3_512_authenticator_verify(linnet_hmac_sha3_512_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha3_512_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha3_512_keyed_wipe(linnet_hmac_sha3_512_keyed* self) {
    hmac_sha3_512_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha3_512_authenticator_wipe(linnet_hmac_sha3_512_authenticator* self) {
    hmac_sha3_512_chosen().mac->authenticator->wipe(self);
}

int linnet_hmac_sha_1_compute(const void* key, size_t key_len, const void* message, size_t len, void* tag, size_t tag_len) {
    return c::call(hmac_sha_1_chosen().mac->compute, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_1_verify(const void* key, size_t key_len, const void* message, size_t len, const void* tag, size_t tag_len) {
    return c::call(hmac_sha_1_chosen().mac->verify, c::bytes(key, key_len), c::none, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_1_keyed_init(linnet_hmac_sha_1_keyed* self, const void* key, size_t key_len, size_t tag_size) {
    return c::init(*hmac_sha_1_chosen().mac->keyed, &linnet_library::mac_keyed_table::init, self, c::bytes(key, key_len), c::none, tag_size);
}
int linnet_hmac_sha_1_keyed_compute(const linnet_hmac_sha_1_keyed* self, const void* message, size_t len, void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_1_chosen().mac->keyed->compute, self, c::none, c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_hmac_sha_1_keyed_verify(const linnet_hmac_sha_1_keyed* self, const void* message, size_t len, const void* tag,
    size_t tag_len) {
    return c::call(hmac_sha_1_chosen().mac->keyed->verify, self, c::none, c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_hmac_sha_1_authenticator_init(linnet_hmac_sha_1_authenticator* self, const void* key, size_t key_len) {
    return c::init(*hmac_sha_1_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::init, self, c::bytes(key, key_len),
        c::none, c::none);
}
int linnet_hmac_sha_1_authenticator_update(linnet_hmac_sha_1_authenticator* self, const void* message, size_t len) {
    return c::on(*hmac_sha_1_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::update, self, c::bytes(message, len));
}
int linnet_hmac_sha_1_authenticator_finish(linnet_hmac_sha_1_authenticator* self, void* tag, size_t tag_len) {
    return c::on(*hmac_sha_1_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::finish, self, c::room(tag, tag_len));
}
int linnet_hmac_sha_1_authenticator_verify(linnet_hmac_sha_1_authenticator* self, const void* tag, size_t tag_len) {
    return c::on(*hmac_sha_1_chosen().mac->authenticator, &linnet_library::mac_authenticator_table::verify, self, c::bytes(tag, tag_len));
}
void linnet_hmac_sha_1_keyed_wipe(linnet_hmac_sha_1_keyed* self) {
    hmac_sha_1_chosen().mac->keyed->wipe(self);
}
void linnet_hmac_sha_1_authenticator_wipe(linnet_hmac_sha_1_authenticator* self) {
    hmac_sha_1_chosen().mac->authenticator->wipe(self);
}

#endif
