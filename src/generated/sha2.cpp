// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "sha2.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/sha2.h>
#if LINNET_TABLES
#include <linnet/sha2.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::sha_224::hasher) <= sizeof(linnet_sha_224_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha2, LINNET_LEVEL>::sha_224 = kernel_of<linnet::sha_224>();
static_assert(sizeof(linnet::sha_256::hasher) <= sizeof(linnet_sha_256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha2, LINNET_LEVEL>::sha_256 = kernel_of<linnet::sha_256>();
static_assert(sizeof(linnet::sha_384::hasher) <= sizeof(linnet_sha_384_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha2, LINNET_LEVEL>::sha_384 = kernel_of<linnet::sha_384>();
static_assert(sizeof(linnet::sha_512::hasher) <= sizeof(linnet_sha_512_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha2, LINNET_LEVEL>::sha_512 = kernel_of<linnet::sha_512>();
static_assert(sizeof(linnet::sha_512_256::hasher) <= sizeof(linnet_sha_512_256_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha2, LINNET_LEVEL>::sha_512_256 = kernel_of<linnet::sha_512_256>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& sha_224_chosen() noexcept { return default_of<linnet::sha_224>; }
inline const implementation& sha_256_chosen() noexcept { return default_of<linnet::sha_256>; }
inline const implementation& sha_384_chosen() noexcept { return default_of<linnet::sha_384>; }
inline const implementation& sha_512_chosen() noexcept { return default_of<linnet::sha_512>; }
inline const implementation& sha_512_256_chosen() noexcept { return default_of<linnet::sha_512_256>; }
#else
inline const implementation& sha_224_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha2, serving<of_sha2>(Level)>::sha_224; }); }
inline const implementation& sha_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha2, serving<of_sha2>(Level)>::sha_256; }); }
inline const implementation& sha_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha2, serving<of_sha2>(Level)>::sha_384; }); }
inline const implementation& sha_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha2, serving<of_sha2>(Level)>::sha_512; }); }
inline const implementation& sha_512_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha2, serving<of_sha2>(Level)>::sha_512_256; }); }
#endif
} // namespace

int linnet_sha_224_digest(const void* message, size_t len, uint8_t digest[28]) {
    return c::call(sha_224_chosen().hash->digest, c::bytes(message, len), c::room(digest, 28));
}
void linnet_sha_224_hasher_init(linnet_sha_224_hasher* self) { static_cast<void>(sha_224_chosen().hash->hasher->init(self)); }
int linnet_sha_224_hasher_update(linnet_sha_224_hasher* self, const void* message, size_t len) {
    return c::on(*sha_224_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha_224_hasher_finish(linnet_sha_224_hasher* self, uint8_t digest[28]) {
    return c::on(*sha_224_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 28));
}
void linnet_sha_224_hasher_wipe(linnet_sha_224_hasher* self) {
    sha_224_chosen().hash->hasher->wipe(self);
}

int linnet_sha_256_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(sha_256_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_sha_256_hasher_init(linnet_sha_256_hasher* self) { static_cast<void>(sha_256_chosen().hash->hasher->init(self)); }
int linnet_sha_256_hasher_update(linnet_sha_256_hasher* self, const void* message, size_t len) {
    return c::on(*sha_256_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha_256_hasher_finish(linnet_sha_256_hasher* self, uint8_t digest[32]) {
    return c::on(*sha_256_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_sha_256_hasher_wipe(linnet_sha_256_hasher* self) {
    sha_256_chosen().hash->hasher->wipe(self);
}

int linnet_sha_384_digest(const void* message, size_t len, uint8_t digest[48]) {
    return c::call(sha_384_chosen().hash->digest, c::bytes(message, len), c::room(digest, 48));
}
void linnet_sha_384_hasher_init(linnet_sha_384_hasher* self) { static_cast<void>(sha_384_chosen().hash->hasher->init(self)); }
int linnet_sha_384_hasher_update(linnet_sha_384_hasher* self, const void* message, size_t len) {
    return c::on(*sha_384_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha_384_hasher_finish(linnet_sha_384_hasher* self, uint8_t digest[48]) {
    return c::on(*sha_384_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 48));
}
void linnet_sha_384_hasher_wipe(linnet_sha_384_hasher* self) {
    sha_384_chosen().hash->hasher->wipe(self);
}

int linnet_sha_512_digest(const void* message, size_t len, uint8_t digest[64]) {
    return c::call(sha_512_chosen().hash->digest, c::bytes(message, len), c::room(digest, 64));
}
void linnet_sha_512_hasher_init(linnet_sha_512_hasher* self) { static_cast<void>(sha_512_chosen().hash->hasher->init(self)); }
int linnet_sha_512_hasher_update(linnet_sha_512_hasher* self, const void* message, size_t len) {
    return c::on(*sha_512_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha_512_hasher_finish(linnet_sha_512_hasher* self, uint8_t digest[64]) {
    return c::on(*sha_512_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 64));
}
void linnet_sha_512_hasher_wipe(linnet_sha_512_hasher* self) {
    sha_512_chosen().hash->hasher->wipe(self);
}

int linnet_sha_512_256_digest(const void* message, size_t len, uint8_t digest[32]) {
    return c::call(sha_512_256_chosen().hash->digest, c::bytes(message, len), c::room(digest, 32));
}
void linnet_sha_512_256_hasher_init(
    linnet_sha_512_256_hasher* self) { static_cast<void>(sha_512_256_chosen().hash->hasher->init(self)); }
int linnet_sha_512_256_hasher_update(linnet_sha_512_256_hasher* self, const void* message, size_t len) {
    return c::on(*sha_512_256_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha_512_256_hasher_finish(linnet_sha_512_256_hasher* self, uint8_t digest[32]) {
    return c::on(*sha_512_256_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 32));
}
void linnet_sha_512_256_hasher_wipe(linnet_sha_512_256_hasher* self) {
    sha_512_256_chosen().hash->hasher->wipe(self);
}

#endif
