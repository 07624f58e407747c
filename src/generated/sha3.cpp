// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "sha3.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/sha3.h>
#if LINNET_TABLES
#include <linnet/sha3.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::sha3_224::hasher) <= sizeof(linnet_sha3_224_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::sha3_224 = kernel_of<linnet::sha3_224>();
static_assert(sizeof(linnet::sha3_256::hasher) <= sizeof(linnet_sha3_256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::sha3_256 = kernel_of<linnet::sha3_256>();
static_assert(sizeof(linnet::sha3_384::hasher) <= sizeof(linnet_sha3_384_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::sha3_384 = kernel_of<linnet::sha3_384>();
static_assert(sizeof(linnet::sha3_512::hasher) <= sizeof(linnet_sha3_512_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::sha3_512 = kernel_of<linnet::sha3_512>();
static_assert(sizeof(linnet::shake128::hasher) <= sizeof(linnet_shake128_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::shake128 = kernel_of<linnet::shake128>();
static_assert(sizeof(linnet::shake256::hasher) <= sizeof(linnet_shake256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::shake256 = kernel_of<linnet::shake256>();
static_assert(sizeof(linnet::cshake128::hasher) <= sizeof(linnet_cshake128_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::cshake128 = kernel_of<linnet::cshake128>();
static_assert(sizeof(linnet::cshake256::hasher) <= sizeof(linnet_cshake256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha3, LINNET_LEVEL>::cshake256 = kernel_of<linnet::cshake256>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& sha3_224_chosen() noexcept { return default_of<linnet::sha3_224>; }
inline const implementation& sha3_256_chosen() noexcept { return default_of<linnet::sha3_256>; }
inline const implementation& sha3_384_chosen() noexcept { return default_of<linnet::sha3_384>; }
inline const implementation& sha3_512_chosen() noexcept { return default_of<linnet::sha3_512>; }
inline const implementation& shake128_chosen() noexcept { return default_of<linnet::shake128>; }
inline const implementation& shake256_chosen() noexcept { return default_of<linnet::shake256>; }
inline const implementation& cshake128_chosen() noexcept { return default_of<linnet::cshake128>; }
inline const implementation& cshake256_chosen() noexcept { return default_of<linnet::cshake256>; }
#else
inline const implementation& sha3_224_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::sha3_224; }); }
inline const implementation& sha3_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::sha3_256; }); }
inline const implementation& sha3_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::sha3_384; }); }
inline const implementation& sha3_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::sha3_512; }); }
inline const implementation& shake128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::shake128; }); }
inline const implementation& shake256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::shake256; }); }
inline const implementation& cshake128_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::cshake128; }); }
inline const implementation& cshake256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha3, serving<of_sha3>(Level)>::cshake256; }); }
#endif
} // namespace

int linnet_sha3_224_digest(const void* message, size_t len, uint8_t digest[28]) {
    return c::call(sha3_224_chosen().hash->digest, c::bytes(message, len), c::room(digest, 28));
}
void linnet_sha3_224_hasher_init(linnet_sha3_224_hasher* self) { static_cast<void>(sha3_224_chosen().hash->hasher->init(self)); }
int linnet_sha3_224_hasher_update(linnet_sha3_224_hasher* self, const void* message, size_t len) {
    return c::on(*sha3_224_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha3_224_hasher_finish(linnet_sha3_224_hasher* self, uint8_t digest[28]) {
    return c::on(*sha3_224_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 28));
}
void linnet_sha3_224_hasher_wipe(linnet_sha3_224_hasher* self) {
    sha3_224_chosen().hash->hasher->wipe(self);
}

int linnet_sha3_256_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(sha3_256_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_sha3_256_hasher_init(linnet_sha3_256_hasher* self) { static_cast<void>(sha3_256_chosen().hash->hasher->init(self)); }
int linnet_sha3_256_hasher_update(linnet_sha3_256_hasher* self, const void* message, size_t len) {
    return c::on(*sha3_256_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha3_256_hasher_finish(linnet_sha3_256_hasher* self, uint8_t digest[32]) {
    return c::on(*sha3_256_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_sha3_256_hasher_wipe(linnet_sha3_256_hasher* self) {
    sha3_256_chosen().hash->hasher->wipe(self);
}

int linnet_sha3_384_digest(const void* message, size_t len, uint8_t digest[48]) {
    return c::call(sha3_384_chosen().hash->digest, c::bytes(message, len), c::room(digest, 48));
}
void linnet_sha3_384_hasher_init(linnet_sha3_384_hasher* self) { static_cast<void>(sha3_384_chosen().hash->hasher->init(self)); }
int linnet_sha3_384_hasher_update(linnet_sha3_384_hasher* self, const void* message, size_t len) {
    return c::on(*sha3_384_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha3_384_hasher_finish(linnet_sha3_384_hasher* self, uint8_t digest[48]) {
    return c::on(*sha3_384_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 48));
}
void linnet_sha3_384_hasher_wipe(linnet_sha3_384_hasher* self) {
    sha3_384_chosen().hash->hasher->wipe(self);
}

int linnet_sha3_512_digest(const void* message, size_t len, uint8_t digest[64]) {
    return c::call(sha3_512_chosen().hash->digest, c::bytes(message, len), c::room(digest, 64));
}
void linnet_sha3_512_hasher_init(linnet_sha3_512_hasher* self) { static_cast<void>(sha3_512_chosen().hash->hasher->init(self)); }
int linnet_sha3_512_hasher_update(linnet_sha3_512_hasher* self, const void* message, size_t len) {
    return c::on(*sha3_512_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha3_512_hasher_finish(linnet_sha3_512_hasher* self, uint8_t digest[64]) {
    return c::on(*sha3_512_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 64));
}
void linnet_sha3_512_hasher_wipe(linnet_sha3_512_hasher* self) {
    sha3_512_chosen().hash->hasher->wipe(self);
}

int linnet_shake128_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(shake128_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_shake128_hasher_init(
    linnet_shake128_hasher* self) { static_cast<void>(shake128_chosen().xof->hasher->init(self, c::none)); }
int linnet_shake128_hasher_update(linnet_shake128_hasher* self, const void* message, size_t len) {
    return c::on(*shake128_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_shake128_hasher_squeeze(linnet_shake128_hasher* self, void* output, size_t output_len) {
    return c::on(*shake128_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_shake128_hasher_wipe(linnet_shake128_hasher* self) {
    shake128_chosen().xof->hasher->wipe(self);
}

int linnet_shake256_digest(const void* message, size_t len, void* output, size_t output_len) {
    return c::call(shake256_chosen().xof->digest, c::none, c::bytes(message, len), c::room(output, output_len));
}
void linnet_shake256_hasher_init(
    linnet_shake256_hasher* self) { static_cast<void>(shake256_chosen().xof->hasher->init(self, c::none)); }
int linnet_shake256_hasher_update(linnet_shake256_hasher* self, const void* message, size_t len) {
    return c::on(*shake256_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_shake256_hasher_squeeze(linnet_shake256_hasher* self, void* output, size_t output_len) {
    return c::on(*shake256_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_shake256_hasher_wipe(linnet_shake256_hasher* self) {
    shake256_chosen().xof->hasher->wipe(self);
}

int linnet_cshake128_digest(const void* customization, size_t customization_len, const void* message, size_t len, void* output,
    size_t output_len) {
    return c::call(cshake128_chosen().xof->digest, c::bytes(customization, customization_len), c::bytes(message, len),
        c::room(output, output_len));
}
int linnet_cshake128_hasher_init(linnet_cshake128_hasher* self, const void* customization, size_t customization_len) {
    return c::init(*cshake128_chosen().xof->hasher, &linnet_library::xof_hasher_table::init, self, c::bytes(customization, customization_len));
}
int linnet_cshake128_hasher_update(linnet_cshake128_hasher* self, const void* message, size_t len) {
    return c::on(*cshake128_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_cshake128_hasher_squeeze(linnet_cshake128_hasher* self, void* output, size_t output_len) {
    return c::on(*cshake128_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_cshake128_hasher_wipe(linnet_cshake128_hasher* self) {
    cshake128_chosen().xof->hasher->wipe(self);
}

int linnet_cshake256_digest(const void* customization, size_t customization_len, const void* message, size_t len, void* output,
    size_t output_len) {
    return c::call(cshake256_chosen().xof->digest, c::bytes(customization, customization_len), c::bytes(message, len),
        c::room(output, output_len));
}
int linnet_cshake256_hasher_init(linnet_cshake256_hasher* self, const void* customization, size_t customization_len) {
    return c::init(*cshake256_chosen().xof->hasher, &linnet_library::xof_hasher_table::init, self, c::bytes(customization, customization_len));
}
int linnet_cshake256_hasher_update(linnet_cshake256_hasher* self, const void* message, size_t len) {
    return c::on(*cshake256_chosen().xof->hasher, &linnet_library::xof_hasher_table::update, self, c::bytes(message, len));
}
int linnet_cshake256_hasher_squeeze(linnet_cshake256_hasher* self, void* output, size_t output_len) {
    return c::on(*cshake256_chosen().xof->hasher, &linnet_library::xof_hasher_table::squeeze, self, c::room(output, output_len));
}
void linnet_cshake256_hasher_wipe(linnet_cshake256_hasher* self) {
    cshake256_chosen().xof->hasher->wipe(self);
}

#endif
