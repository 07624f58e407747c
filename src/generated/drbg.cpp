// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from src/kinds.toml.
// clang-format off
#include "drbg.hpp"
#include "../family.hpp"

#if LINNET_FUNCTIONS
#include "../c_calls.hpp"
#endif
#include <linnet/drbg.h>
#if LINNET_TABLES
#include <linnet/drbg.hpp>
#endif

using namespace linnet_library;

#if LINNET_TABLES
static_assert(sizeof(linnet::hash_drbg_sha_256::generator) <= sizeof(linnet_hash_drbg_sha_256_generator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_drbg, LINNET_LEVEL>::hash_drbg_sha_256 = kernel_of<linnet::hash_drbg_sha_256>();
static_assert(sizeof(linnet::hash_drbg_sha_512::generator) <= sizeof(linnet_hash_drbg_sha_512_generator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_drbg, LINNET_LEVEL>::hash_drbg_sha_512 = kernel_of<linnet::hash_drbg_sha_512>();
static_assert(sizeof(linnet::hmac_drbg_sha_256::generator) <= sizeof(linnet_hmac_drbg_sha_256_generator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_drbg, LINNET_LEVEL>::hmac_drbg_sha_256 = kernel_of<linnet::hmac_drbg_sha_256>();
static_assert(sizeof(linnet::hmac_drbg_sha_512::generator) <= sizeof(linnet_hmac_drbg_sha_512_generator), "linnet.h: run `make tables`");
template <>
constinit const kernel linnet_library::kernels<of_drbg, LINNET_LEVEL>::hmac_drbg_sha_512 = kernel_of<linnet::hmac_drbg_sha_512>();
#endif

#if LINNET_FUNCTIONS
namespace {
#if LINNET_TABLES
inline const implementation& hash_drbg_sha_256_chosen() noexcept { return default_of<linnet::hash_drbg_sha_256>; }
inline const implementation& hash_drbg_sha_512_chosen() noexcept { return default_of<linnet::hash_drbg_sha_512>; }
inline const implementation& hmac_drbg_sha_256_chosen() noexcept { return default_of<linnet::hmac_drbg_sha_256>; }
inline const implementation& hmac_drbg_sha_512_chosen() noexcept { return default_of<linnet::hmac_drbg_sha_512>; }
#else
inline const implementation& hash_drbg_sha_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_drbg, serving<of_drbg>(Level)>::hash_drbg_sha_256; }); }
inline const implementation& hash_drbg_sha_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_drbg, serving<of_drbg>(Level)>::hash_drbg_sha_512; }); }
inline const implementation& hmac_drbg_sha_256_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_drbg, serving<of_drbg>(Level)>::hmac_drbg_sha_256; }); }
inline const implementation& hmac_drbg_sha_512_chosen() noexcept { return chosen([]<std::size_t Level>() { return &kernels<of_drbg, serving<of_drbg>(Level)>::hmac_drbg_sha_512; }); }
#endif
} // namespace

int linnet_hash_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len) {
    return c::call(hash_drbg_sha_256_chosen().drbg->generate, c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len),
        c::bytes(personalization, personalization_len), c::bytes(additional, additional_len), c::room(output, output_len));
}
int linnet_hash_drbg_sha_256_generator_init(linnet_hash_drbg_sha_256_generator* self, const void* entropy, size_t entropy_len,
    const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len) {
    return c::init(*hash_drbg_sha_256_chosen().drbg->generator, &linnet_library::drbg_generator_table::init, self,
        c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len), c::bytes(personalization, personalization_len));
}
int linnet_hash_drbg_sha_256_generator_reseed(linnet_hash_drbg_sha_256_generator* self, const void* entropy, size_t entropy_len,
    const void* additional, size_t additional_len) {
    return c::call(hash_drbg_sha_256_chosen().drbg->generator->reseed, self, c::bytes(entropy, entropy_len),
        c::bytes(additional, additional_len));
}
int linnet_hash_drbg_sha_256_generator_generate(linnet_hash_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len) {
    return c::call(hash_drbg_sha_256_chosen().drbg->generator->generate, self, c::bytes(additional, additional_len),
        c::room(output, output_len));
}
void linnet_hash_drbg_sha_256_generator_wipe(linnet_hash_drbg_sha_256_generator* self) {
    hash_drbg_sha_256_chosen().drbg->generator->wipe(self);
}

int linnet_hash_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len) {
    return c::call(hash_drbg_sha_512_chosen().drbg->generate, c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len),
        c::bytes(personalization, personalization_len), c::bytes(additional, additional_len), c::room(output, output_len));
}
int linnet_hash_drbg_sha_512_generator_init(linnet_hash_drbg_sha_512_generator* self, const void* entropy, size_t entropy_len,
    const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len) {
    return c::init(*hash_drbg_sha_512_chosen().drbg->generator, &linnet_library::drbg_generator_table::init, self,
        c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len), c::bytes(personalization, personalization_len));
}
int linnet_hash_drbg_sha_512_generator_reseed(linnet_hash_drbg_sha_512_generator* self, const void* entropy, size_t entropy_len,
    const void* additional, size_t additional_len) {
    return c::call(hash_drbg_sha_512_chosen().drbg->generator->reseed, self, c::bytes(entropy, entropy_len),
        c::bytes(additional, additional_len));
}
int linnet_hash_drbg_sha_512_generator_generate(linnet_hash_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len) {
    return c::call(hash_drbg_sha_512_chosen().drbg->generator->generate, self, c::bytes(additional, additional_len),
        c::room(output, output_len));
}
void linnet_hash_drbg_sha_512_generator_wipe(linnet_hash_drbg_sha_512_generator* self) {
    hash_drbg_sha_512_chosen().drbg->generator->wipe(self);
}

int linnet_hmac_drbg_sha_256_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len) {
    return c::call(hmac_drbg_sha_256_chosen().drbg->generate, c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len),
        c::bytes(personalization, personalization_len), c::bytes(additional, additional_len), c::room(output, output_len));
}
int linnet_hmac_drbg_sha_256_generator_init(linnet_hmac_drbg_sha_256_generator* self, const void* entropy, size_t entropy_len,
    const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len) {
    return c::init(*hmac_drbg_sha_256_chosen().drbg->generator, &linnet_library::drbg_generator_table::init, self,
        c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len), c::bytes(personalization, personalization_len));
}
int linnet_hmac_drbg_sha_256_generator_reseed(linnet_hmac_drbg_sha_256_generator* self, const void* entropy, size_t entropy_len,
    const void* additional, size_t additional_len) {
    return c::call(hmac_drbg_sha_256_chosen().drbg->generator->reseed, self, c::bytes(entropy, entropy_len),
        c::bytes(additional, additional_len));
}
int linnet_hmac_drbg_sha_256_generator_generate(linnet_hmac_drbg_sha_256_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len) {
    return c::call(hmac_drbg_sha_256_chosen().drbg->generator->generate, self, c::bytes(additional, additional_len),
        c::room(output, output_len));
}
void linnet_hmac_drbg_sha_256_generator_wipe(linnet_hmac_drbg_sha_256_generator* self) {
    hmac_drbg_sha_256_chosen().drbg->generator->wipe(self);
}

int linnet_hmac_drbg_sha_512_generate(const void* entropy, size_t entropy_len, const void* nonce, size_t nonce_len,
    const void* personalization, size_t personalization_len, const void* additional, size_t additional_len, void* output,
    size_t output_len) {
    return c::call(hmac_drbg_sha_512_chosen().drbg->generate, c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len),
        c::bytes(personalization, personalization_len), c::bytes(additional, additional_len), c::room(output, output_len));
}
int linnet_hmac_drbg_sha_512_generator_init(linnet_hmac_drbg_sha_512_generator* self, const void* entropy, size_t entropy_len,
    const void* nonce, size_t nonce_len, const void* personalization, size_t personalization_len) {
    return c::init(*hmac_drbg_sha_512_chosen().drbg->generator, &linnet_library::drbg_generator_table::init, self,
        c::bytes(entropy, entropy_len), c::bytes(nonce, nonce_len), c::bytes(personalization, personalization_len));
}
int linnet_hmac_drbg_sha_512_generator_reseed(linnet_hmac_drbg_sha_512_generator* self, const void* entropy, size_t entropy_len,
    const void* additional, size_t additional_len) {
    return c::call(hmac_drbg_sha_512_chosen().drbg->generator->reseed, self, c::bytes(entropy, entropy_len),
        c::bytes(additional, additional_len));
}
int linnet_hmac_drbg_sha_512_generator_generate(linnet_hmac_drbg_sha_512_generator* self, const void* additional,
    size_t additional_len, void* output, size_t output_len) {
    return c::call(hmac_drbg_sha_512_chosen().drbg->generator->generate, self, c::bytes(additional, additional_len),
        c::room(output, output_len));
}
void linnet_hmac_drbg_sha_512_generator_wipe(linnet_hmac_drbg_sha_512_generator* self) {
    hmac_drbg_sha_512_chosen().drbg->generator->wipe(self);
}

#endif
