// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "chacha.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/chacha.h>
#if LINNET_TABLES
#include <linnet/chacha.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::chacha20::cipher) <= sizeof(linnet_chacha20_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha, LINNET_LEVEL>::chacha20 = kernel_of<linnet::chacha20>();
static_assert(sizeof(linnet::chacha20_djb::cipher) <= sizeof(linnet_chacha20_djb_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha, LINNET_LEVEL>::chacha20_djb = kernel_of<linnet::chacha20_djb>();
static_assert(sizeof(linnet::xchacha20::cipher) <= sizeof(linnet_xchacha20_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha, LINNET_LEVEL>::xchacha20 = kernel_of<linnet::xchacha20>();
static_assert(sizeof(linnet::salsa20::cipher) <= sizeof(linnet_salsa20_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha, LINNET_LEVEL>::salsa20 = kernel_of<linnet::salsa20>();
static_assert(sizeof(linnet::xsalsa20::cipher) <= sizeof(linnet_xsalsa20_cipher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_chacha, LINNET_LEVEL>::xsalsa20 = kernel_of<linnet::xsalsa20>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& chacha20_chosen() noexcept { return default_of<linnet::chacha20>; }
inline const implementation& chacha20_djb_chosen() noexcept { return default_of<linnet::chacha20_djb>; }
inline const implementation& xchacha20_chosen() noexcept { return default_of<linnet::xchacha20>; }
inline const implementation& salsa20_chosen() noexcept { return default_of<linnet::salsa20>; }
inline const implementation& xsalsa20_chosen() noexcept { return default_of<linnet::xsalsa20>; }
#else
inline const implementation& chacha20_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha, serving<of_chacha>(Level)>::chacha20; }); }
inline const implementation& chacha20_djb_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha, serving<of_chacha>(Level)>::chacha20_djb; }); }
inline const implementation& xchacha20_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha, serving<of_chacha>(Level)>::xchacha20; }); }
inline const implementation& salsa20_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha, serving<of_chacha>(Level)>::salsa20; }); }
inline const implementation& xsalsa20_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_chacha, serving<of_chacha>(Level)>::xsalsa20; }); }
#endif
} // namespace

int linnet_chacha20_crypt(const uint8_t key[32], const uint8_t nonce[12], const void* input, size_t len, void* output) {
    return c::call(chacha20_chosen().stream->crypt, c::bytes(key, 32), c::bytes(nonce, 12), c::bytes(input, len), c::room(output, len));
}
int linnet_chacha20_cipher_init(linnet_chacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[12]) {
    return c::init(*chacha20_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 32), c::bytes(nonce, 12));
}
int linnet_chacha20_cipher_update(linnet_chacha20_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*chacha20_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_chacha20_cipher_seek(linnet_chacha20_cipher* self, uint64_t position) {
    return c::on(*chacha20_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_chacha20_cipher_wipe(linnet_chacha20_cipher* self) {
    chacha20_chosen().stream->cipher->wipe(self);
}

int linnet_chacha20_djb_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* input, size_t len, void* output) {
    return c::call(chacha20_djb_chosen().stream->crypt, c::bytes(key, 32), c::bytes(nonce, 8), c::bytes(input, len), c::room(output, len));
}
int linnet_chacha20_djb_cipher_init(linnet_chacha20_djb_cipher* self, const uint8_t key[32], const uint8_t nonce[8]) {
    return c::init(*chacha20_djb_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 8));
}
int linnet_chacha20_djb_cipher_update(linnet_chacha20_djb_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*chacha20_djb_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_chacha20_djb_cipher_seek(linnet_chacha20_djb_cipher* self, uint64_t position) {
    return c::on(*chacha20_djb_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_chacha20_djb_cipher_wipe(linnet_chacha20_djb_cipher* self) {
    chacha20_djb_chosen().stream->cipher->wipe(self);
}

int linnet_xchacha20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* input, size_t len, void* output) {
    return c::call(xchacha20_chosen().stream->crypt, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(input, len), c::room(output, len));
}
int linnet_xchacha20_cipher_init(linnet_xchacha20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]) {
    return c::init(*xchacha20_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 32),
        c::bytes(nonce, 24));
}
int linnet_xchacha20_cipher_update(linnet_xchacha20_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*xchacha20_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_xchacha20_cipher_seek(linnet_xchacha20_cipher* self, uint64_t position) {
    return c::on(*xchacha20_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_xchacha20_cipher_wipe(linnet_xchacha20_cipher* self) {
    xchacha20_chosen().stream->cipher->wipe(self);
}

int linnet_salsa20_crypt(const uint8_t key[32], const uint8_t nonce[8], const void* input, size_t len, void* output) {
    return c::call(salsa20_chosen().stream->crypt, c::bytes(key, 32), c::bytes(nonce, 8), c::bytes(input, len), c::room(output, len));
}
int linnet_salsa20_cipher_init(linnet_salsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[8]) {
    return c::init(*salsa20_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 32), c::bytes(nonce, 8));
}
int linnet_salsa20_cipher_update(linnet_salsa20_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*salsa20_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_salsa20_cipher_seek(linnet_salsa20_cipher* self, uint64_t position) {
    return c::on(*salsa20_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_salsa20_cipher_wipe(linnet_salsa20_cipher* self) {
    salsa20_chosen().stream->cipher->wipe(self);
}

int linnet_xsalsa20_crypt(const uint8_t key[32], const uint8_t nonce[24], const void* input, size_t len, void* output) {
    return c::call(xsalsa20_chosen().stream->crypt, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(input, len), c::room(output, len));
}
int linnet_xsalsa20_cipher_init(linnet_xsalsa20_cipher* self, const uint8_t key[32], const uint8_t nonce[24]) {
    return c::init(*xsalsa20_chosen().stream->cipher, &linnet_library::stream_cipher_table::init, self, c::bytes(key, 32), c::bytes(nonce, 24));
}
int linnet_xsalsa20_cipher_update(linnet_xsalsa20_cipher* self, const void* input, size_t len, void* output) {
    return c::on(*xsalsa20_chosen().stream->cipher, &linnet_library::stream_cipher_table::update, self, c::bytes(input, len),
        c::room(output, len));
}
int linnet_xsalsa20_cipher_seek(linnet_xsalsa20_cipher* self, uint64_t position) {
    return c::on(*xsalsa20_chosen().stream->cipher, &linnet_library::stream_cipher_table::seek, self, position);
}
void linnet_xsalsa20_cipher_wipe(linnet_xsalsa20_cipher* self) {
    xsalsa20_chosen().stream->cipher->wipe(self);
}

#endif
