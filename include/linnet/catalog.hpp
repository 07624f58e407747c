// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CATALOG_HPP
#define LINNET_CATALOG_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// The one list of every algorithm, from which tests, benchmarks, bindings, the command line and the documents' tables are made.

#include <linnet/ascon.hpp>
#include <linnet/concepts.hpp>
#include <linnet/gift_cofb.hpp>
#include <linnet/isap.hpp>
#include <linnet/romulus.hpp>

LINNET_NAMESPACE_BEGIN

/// What the catalog says of an algorithm. Sizes are in bytes; 0 where a kind has no such size, SIZE_MAX where there is no limit.
struct catalog_entry {
    std::string_view id;
    std::string_view name;
    algorithm_kind kind;
    algorithm_status status;
    std::string_view specification;
    size_t block_size; ///< bytes processed per call of the primitive
    size_t key_size;
    size_t nonce_size;
    size_t tag_size; ///< the usual one; others from tag_size_min to tag_size_max, fixed once for a key
    size_t tag_size_min;
    size_t tag_size_max;
    size_t digest_size; ///< of an extendable-output function the usual length, any other may be asked for
    size_t customization_size_max;
    size_t message_size_max;
};

template <class... A>
struct algorithm_list {
    static constexpr size_t size = sizeof...(A);

    /// Calls f.template operator()<A>() for each algorithm A, in order.
    template <class F>
    static constexpr void for_each(F&& f) {
        (f.template operator()<A>(), ...);
    }
};

// One algorithm a line: the build reads this list too, to make a test program of each.
using catalog = algorithm_list< //
    ascon_aead128,              //
    ascon_aead128_nonce_masked, //
    ascon_hash256,              //
    ascon_xof128,               //
    ascon_cxof128,              //
    ascon_mac,                  //
    ascon_prf,                  //
    ascon_prfshort,             //
    romulus_n,                  //
    romulus_m,                  //
    romulus_t,                  //
    romulus_h,                  //
    isap_a_128a,                //
    isap_a_128,                 //
    isap_k_128a,                //
    isap_k_128,                 //
    gift_cofb,                  //
    ascon_128,                  //
    ascon_128a,                 //
    ascon_80pq,                 //
    ascon_hash,                 //
    ascon_hasha,                //
    ascon_xof,                  //
    ascon_xofa                  //
    >;

/// The entry of one algorithm, read off its type.
template <Algorithm A>
constexpr catalog_entry describe() noexcept {
    static_assert(Aead<A> || Hash<A> || Xof<A> || Mac<A>, "an algorithm must model the concept of its kind");
    catalog_entry e{.id = A::id,
                    .name = A::name,
                    .kind = A::kind,
                    .status = A::status,
                    .specification = A::specification,
                    .block_size = A::block_size,
                    .key_size = 0,
                    .nonce_size = 0,
                    .tag_size = 0,
                    .tag_size_min = 0,
                    .tag_size_max = 0,
                    .digest_size = 0,
                    .customization_size_max = 0,
                    .message_size_max = SIZE_MAX};
    if constexpr (requires { A::key_size; }) e.key_size = A::key_size;
    if constexpr (requires { A::nonce_size; }) e.nonce_size = A::nonce_size;
    if constexpr (requires { A::tag_size; }) e.tag_size = e.tag_size_min = e.tag_size_max = A::tag_size;
    if constexpr (requires { A::tag_size_min; }) e.tag_size_min = A::tag_size_min;
    if constexpr (requires { A::tag_size_max; }) e.tag_size_max = A::tag_size_max;
    if constexpr (TruncatableAead<A>) e.tag_size_min = A::truncated::tag_size_min;
    if constexpr (requires { A::digest_size; }) e.digest_size = A::digest_size;
    if constexpr (requires { A::customization_size_max; }) e.customization_size_max = A::customization_size_max;
    if constexpr (requires { A::message_size_max; }) e.message_size_max = A::message_size_max;
    return e;
}

namespace detail {

template <class... A>
constexpr std::array<catalog_entry, sizeof...(A)> describe_all(algorithm_list<A...>) noexcept {
    return {describe<A>()...};
}

} // namespace detail

/// The catalog as data.
inline constexpr auto catalog_entries = detail::describe_all(catalog{});

constexpr std::string_view to_string(algorithm_kind kind) noexcept {
    constexpr std::array<std::string_view, 9> names{"aead", "hash", "xof", "mac", "kdf", "stream", "secretbox", "drbg", "kex"};
    return names[static_cast<size_t>(kind)];
}

constexpr std::string_view to_string(algorithm_status status) noexcept {
    constexpr std::array<std::string_view, 4> names{"standard", "finalist", "published", "legacy"};
    return names[static_cast<size_t>(status)];
}

LINNET_NAMESPACE_END

#endif
#endif
