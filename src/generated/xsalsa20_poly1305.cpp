// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "xsalsa20_poly1305.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/xsalsa20_poly1305.h>
#if LINNET_TABLES
#include <linnet/xsalsa20_poly1305.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
template <>
constinit const kernel linnet_library::kernels<of_xsalsa20_poly1305, LINNET_LEVEL>::xsalsa20_poly1305 = kernel_of<linnet::xsalsa20_poly1305>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& xsalsa20_poly1305_chosen() noexcept { return default_of<linnet::xsalsa20_poly1305>; }
#else
inline const implementation& xsalsa20_poly1305_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_xsalsa20_poly1305, serving<of_xsalsa20_poly1305>(Level)>::xsalsa20_poly1305; }); }
#endif
} // namespace

int linnet_xsalsa20_poly1305_seal(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext, size_t len,
    void* ciphertext, uint8_t tag[16]) {
    return c::call(xsalsa20_poly1305_chosen().secretbox->seal, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(plaintext, len),
        c::room(ciphertext, len), c::room(tag, 16));
}
int linnet_xsalsa20_poly1305_open(const uint8_t key[32], const uint8_t nonce[24], const void* ciphertext, size_t len,
    const uint8_t tag[16], void* plaintext) {
    return c::call(xsalsa20_poly1305_chosen().secretbox->open, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(ciphertext, len),
        c::bytes(tag, 16), c::room(plaintext, len));
}
int linnet_xsalsa20_poly1305_seal_box(const uint8_t key[32], const uint8_t nonce[24], const void* plaintext, size_t len,
    void* boxed) {
    return c::seal_box(*xsalsa20_poly1305_chosen().secretbox, 16, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(plaintext, len),
        c::room(boxed, len + 16));
}
int linnet_xsalsa20_poly1305_open_box(const uint8_t key[32], const uint8_t nonce[24], const void* boxed, size_t boxed_len,
    void* plaintext) {
    return c::open_box(*xsalsa20_poly1305_chosen().secretbox, 16, c::bytes(key, 32), c::bytes(nonce, 24), c::bytes(boxed, boxed_len),
        c::room(plaintext, boxed_len < 16 ? 0 : boxed_len - 16));
}

#endif
