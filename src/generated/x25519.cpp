// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "x25519.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/x25519.h>
#if LINNET_TABLES
#include <linnet/x25519.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
template <>
constinit const kernel linnet_library::kernels<of_x25519, LINNET_LEVEL>::x25519 = kernel_of<linnet::x25519>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& x25519_chosen() noexcept { return default_of<linnet::x25519>; }
#else
inline const implementation& x25519_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_x25519, serving<of_x25519>(Level)>::x25519; }); }
#endif
} // namespace

int linnet_x25519_public_key(const uint8_t secret_key[32], uint8_t public_key[32]) {
    return c::call(x25519_chosen().kex->public_key, c::bytes(secret_key, 32), c::room(public_key, 32));
}
int linnet_x25519_agree(const uint8_t secret_key[32], const uint8_t peer_public_key[32], uint8_t shared_secret[32]) {
    return c::call(x25519_chosen().kex->agree, c::bytes(secret_key, 32), c::bytes(peer_public_key, 32), c::room(shared_secret, 32));
}

#endif
