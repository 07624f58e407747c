// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "kdf.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/kdf.h>
#if LINNET_TABLES
#include <linnet/kdf.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::hkdf_sha_256 = kernel_of<linnet::hkdf_sha_256>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::hkdf_sha_384 = kernel_of<linnet::hkdf_sha_384>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::hkdf_sha_512 = kernel_of<linnet::hkdf_sha_512>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha_224 = kernel_of<linnet::pbkdf2_hmac_sha_224>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha_256 = kernel_of<linnet::pbkdf2_hmac_sha_256>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha_384 = kernel_of<linnet::pbkdf2_hmac_sha_384>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha_512 = kernel_of<linnet::pbkdf2_hmac_sha_512>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha3_224 = kernel_of<linnet::pbkdf2_hmac_sha3_224>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha3_256 = kernel_of<linnet::pbkdf2_hmac_sha3_256>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha3_384 = kernel_of<linnet::pbkdf2_hmac_sha3_384>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha3_512 = kernel_of<linnet::pbkdf2_hmac_sha3_512>();
template <>
constinit const kernel linnet_library::kernels<of_kdf, LINNET_LEVEL>::pbkdf2_hmac_sha_1 = kernel_of<linnet::pbkdf2_hmac_sha_1>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& hkdf_sha_256_chosen() noexcept { return default_of<linnet::hkdf_sha_256>; }
inline const implementation& hkdf_sha_384_chosen() noexcept { return default_of<linnet::hkdf_sha_384>; }
inline const implementation& hkdf_sha_512_chosen() noexcept { return default_of<linnet::hkdf_sha_512>; }
inline const implementation& pbkdf2_hmac_sha_224_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha_224>; }
inline const implementation& pbkdf2_hmac_sha_256_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha_256>; }
inline const implementation& pbkdf2_hmac_sha_384_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha_384>; }
inline const implementation& pbkdf2_hmac_sha_512_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha_512>; }
inline const implementation& pbkdf2_hmac_sha3_224_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha3_224>; }
inline const implementation& pbkdf2_hmac_sha3_256_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha3_256>; }
inline const implementation& pbkdf2_hmac_sha3_384_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha3_384>; }
inline const implementation& pbkdf2_hmac_sha3_512_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha3_512>; }
inline const implementation& pbkdf2_hmac_sha_1_chosen() noexcept { return default_of<linnet::pbkdf2_hmac_sha_1>; }
#else
inline const implementation& hkdf_sha_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::hkdf_sha_256; }); }
inline const implementation& hkdf_sha_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::hkdf_sha_384; }); }
inline const implementation& hkdf_sha_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::hkdf_sha_512; }); }
inline const implementation& pbkdf2_hmac_sha_224_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha_224; }); }
inline const implementation& pbkdf2_hmac_sha_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha_256; }); }
inline const implementation& pbkdf2_hmac_sha_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha_384; }); }
inline const implementation& pbkdf2_hmac_sha_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha_512; }); }
inline const implementation& pbkdf2_hmac_sha3_224_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha3_224; }); }
inline const implementation& pbkdf2_hmac_sha3_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha3_256; }); }
inline const implementation& pbkdf2_hmac_sha3_384_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha3_384; }); }
inline const implementation& pbkdf2_hmac_sha3_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha3_512; }); }
inline const implementation& pbkdf2_hmac_sha_1_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_kdf, serving<of_kdf>(Level)>::pbkdf2_hmac_sha_1; }); }
#endif
} // namespace

int linnet_hkdf_sha_256_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len, const void* info,
    size_t info_len, void* output, size_t output_len) {
    return c::call(hkdf_sha_256_chosen().kdf->derive, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::bytes(info, info_len), 0,
        c::room(output, output_len));
}
int linnet_hkdf_sha_256_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len, uint8_t key[32]) {
    return c::call(hkdf_sha_256_chosen().kdf->extract, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::room(key, 32));
}
int linnet_hkdf_sha_256_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len) {
    return c::call(hkdf_sha_256_chosen().kdf->expand, c::bytes(key, key_len), c::bytes(info, info_len), c::room(output, output_len));
}

int linnet_hkdf_sha_384_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len, const void* info,
    size_t info_len, void* output, size_t output_len) {
    return c::call(hkdf_sha_384_chosen().kdf->derive, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::bytes(info, info_len), 0,
        c::room(output, output_len));
}
int linnet_hkdf_sha_384_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len, uint8_t key[48]) {
    return c::call(hkdf_sha_384_chosen().kdf->extract, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::room(key, 48));
}
int linnet_hkdf_sha_384_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len) {
    return c::call(hkdf_sha_384_chosen().kdf->expand, c::bytes(key, key_len), c::bytes(info, info_len), c::room(output, output_len));
}

int linnet_hkdf_sha_512_derive(const void* secret, size_t secret_len, const void* salt, size_t salt_len, const void* info,
    size_t info_len, void* output, size_t output_len) {
    return c::call(hkdf_sha_512_chosen().kdf->derive, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::bytes(info, info_len), 0,
        c::room(output, output_len));
}
int linnet_hkdf_sha_512_extract(const void* secret, size_t secret_len, const void* salt, size_t salt_len, uint8_t key[64]) {
    return c::call(hkdf_sha_512_chosen().kdf->extract, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::room(key, 64));
}
int linnet_hkdf_sha_512_expand(const void* key, size_t key_len, const void* info, size_t info_len, void* output,
    size_t output_len) {
    return c::call(hkdf_sha_512_chosen().kdf->expand, c::bytes(key, key_len), c::bytes(info, info_len), c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha_224_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha_224_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha_256_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha_256_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha_384_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha_384_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha_512_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha_512_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha3_224_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha3_224_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha3_256_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha3_256_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha3_384_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha3_384_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha3_512_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha3_512_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

int linnet_pbkdf2_hmac_sha_1_derive(const void* password, size_t password_len, const void* salt, size_t salt_len,
    uint32_t iterations, void* output, size_t output_len) {
    return c::call(pbkdf2_hmac_sha_1_chosen().kdf->derive, c::bytes(password, password_len), c::bytes(salt, salt_len), c::none, iterations,
        c::room(output, output_len));
}

#endif
