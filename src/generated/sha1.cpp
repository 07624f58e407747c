// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "sha1.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/sha1.h>
#if LINNET_TABLES
#include <linnet/sha1.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::sha_1::hasher) <= sizeof(linnet_sha_1_hasher), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_sha1, LINNET_LEVEL>::sha_1 = kernel_of<linnet::sha_1>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& sha_1_chosen() noexcept { return default_of<linnet::sha_1>; }
#else
inline const implementation& sha_1_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_sha1, serving<of_sha1>(Level)>::sha_1; }); }
#endif
} // namespace

int linnet_sha_1_digest(const void* message, size_t len, uint8_t digest[20]) {
    return c::call(sha_1_chosen().hash->digest, c::bytes(message, len), c::room(digest, 20));
}
void linnet_sha_1_hasher_init(linnet_sha_1_hasher* self) { static_cast<void>(sha_1_chosen().hash->hasher->init(self)); }
int linnet_sha_1_hasher_update(linnet_sha_1_hasher* self, const void* message, size_t len) {
    return c::on(*sha_1_chosen().hash->hasher, &linnet_library::hash_hasher_table::update, self, c::bytes(message, len));
}
int linnet_sha_1_hasher_finish(linnet_sha_1_hasher* self, uint8_t digest[20]) {
    return c::on(*sha_1_chosen().hash->hasher, &linnet_library::hash_hasher_table::finish, self, c::room(digest, 20));
}
void linnet_sha_1_hasher_wipe(linnet_sha_1_hasher* self) {
    sha_1_chosen().hash->hasher->wipe(self);
}

#endif
