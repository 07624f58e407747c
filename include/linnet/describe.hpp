// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DESCRIBE_HPP
#define LINNET_DESCRIBE_HPP

/// An algorithm as data.

#include <linnet/concepts.hpp>

LINNET_NAMESPACE_BEGIN

/// The entry of an algorithm in the catalog. Sizes are in bytes; 0 where a kind has no such size, SIZE_MAX where there is no limit.
/// Where a size may vary, the default, the minimum and the maximum are given; otherwise these three are equal.
struct catalog_entry {
    std::string_view id;
    std::string_view name;
    algorithm_kind kind;
    algorithm_status status;
    std::string_view specification;
    size_t block_size = 0; ///< bytes processed per call of the primitive
    size_t key_size = 0;   ///< for a key exchange the secret key; for a DRBG the entropy input
    size_t key_size_min = 0;
    size_t key_size_max = 0;
    size_t nonce_size = 0;
    size_t nonce_size_min = 0;
    size_t nonce_size_max = 0;
    size_t tag_size = 0; ///< the default; each key fixes one size
    size_t tag_size_min = 0;
    size_t tag_size_max = 0;
    size_t tag_size_step = 1;    ///< distance between tag sizes
    bool binds_tag_size = false; ///< whether a shorter tag is not a prefix of a longer one
    bool reads_twice = false;    ///< whether an AEAD or a secret box reads its input twice, or reads back its output
    bool zero_padded = false;    ///< whether zero bytes appended up to a whole block leave the tag unchanged
    bool one_time_key = false;   ///< whether a key must be used only once
    size_t digest_size = 0;      ///< for an XOF the default length; any length is possible
    size_t customization_size_max = 0;
    size_t message_size_max = 0;                                            ///< with a nonce of the default size
    size_t (*message_size_max_under)(size_t nonce_size) noexcept = nullptr; ///< for an AEAD
    size_t plaintext_size_min = 0;                                          ///< for CBC and key wrap
    size_t plaintext_size_step = 1;                                         ///< distance between plaintext sizes
    size_t output_size_max = 0;                                             ///< for one call of a KDF or a DRBG
    size_t salt_size_max = 0;
    size_t info_size_max = 0;
    size_t extract_size = 0; ///< for a KDF: the key between extract and expand
    std::uint32_t iterations_max = 0;
    size_t public_key_size = 0;
    size_t shared_secret_size = 0;

    friend constexpr bool operator==(const catalog_entry&, const catalog_entry&) = default;
};

// GCOV_EXCL_START: only the compiler and tools/catalog_sizes.cpp run this
/// Whether the longest message of an AEAD depends on the size of the nonce.
constexpr bool message_limit_depends_on_nonce(const catalog_entry& e) noexcept {
    return e.message_size_max_under != nullptr && e.message_size_max_under(e.nonce_size_min) != e.message_size_max;
}

/// Calls f(name, size) for the sizes of an entry in catalog.json.
template <class Function>
constexpr void for_each_size(const catalog_entry& e, const Function& f) noexcept {
    f("block", e.block_size);
    f("key", e.key_size);
    f("key_min", e.key_size_min);
    f("key_max", e.key_size_max);
    f("nonce", e.nonce_size);
    f("nonce_min", e.nonce_size_min);
    f("nonce_max", e.nonce_size_max);
    f("nonce_step", size_t{1});
    f("tag", e.tag_size);
    f("tag_min", e.tag_size_min);
    f("tag_max", e.tag_size_max);
    f("tag_step", e.tag_size_step);
    f("binds_tag_size", size_t{e.binds_tag_size});
    f("reads_twice", size_t{e.reads_twice});
    f("zero_padded", size_t{e.zero_padded});
    f("one_time_key", size_t{e.one_time_key});
    f("digest", e.digest_size);
    f("customization_max", e.customization_size_max);
    f("message_max", e.message_size_max);
    f("message_max_by_nonce", size_t{message_limit_depends_on_nonce(e)});
    f("plaintext_min", e.plaintext_size_min);
    f("plaintext_step", e.plaintext_size_step);
    f("output_max", e.output_size_max);
    f("salt_max", e.salt_size_max);
    f("info_max", e.info_size_max);
    f("extract", e.extract_size);
    f("iterations_max", e.iterations_max);
    f("public_key", e.public_key_size);
    f("shared_secret", e.shared_secret_size);
}

namespace detail {

template <class Algo>
constexpr void describe_keys(catalog_entry& e) noexcept {
    if constexpr (requires { Algo::key_size; }) e.key_size = e.key_size_min = e.key_size_max = Algo::key_size;
    if constexpr (requires { Algo::key_size_min; }) e.key_size_min = Algo::key_size_min;
    if constexpr (requires { Algo::key_size_max; }) e.key_size_max = Algo::key_size_max;
    if constexpr (requires { Algo::nonce_size; }) e.nonce_size = e.nonce_size_min = e.nonce_size_max = Algo::nonce_size;
    if constexpr (requires { Algo::nonce_size_min; }) e.nonce_size_min = Algo::nonce_size_min;
    if constexpr (requires { Algo::nonce_size_max; }) e.nonce_size_max = Algo::nonce_size_max;
    if constexpr (requires { Algo::tag_size; }) e.tag_size = e.tag_size_min = e.tag_size_max = Algo::tag_size;
    if constexpr (requires { Algo::tag_size_min; }) e.tag_size_min = Algo::tag_size_min;
    if constexpr (requires { Algo::tag_size_max; }) e.tag_size_max = Algo::tag_size_max;
    if constexpr (requires { Algo::tag_size_step; }) e.tag_size_step = Algo::tag_size_step;
    if constexpr (requires { Algo::zero_padded; }) e.zero_padded = Algo::zero_padded;
    if constexpr (requires { Algo::one_time_key; }) e.one_time_key = Algo::one_time_key;
    if constexpr (requires { Algo::binds_tag_size; }) e.binds_tag_size = Algo::binds_tag_size;
    if constexpr (requires { Algo::reads_twice; }) e.reads_twice = Algo::reads_twice;
    if constexpr (requires { Algo::public_key_size; }) e.public_key_size = Algo::public_key_size;
    if constexpr (requires { Algo::shared_secret_size; }) e.shared_secret_size = Algo::shared_secret_size;
}

template <class Algo>
constexpr void describe_limits(catalog_entry& e) noexcept {
    if constexpr (requires { Algo::block_size; }) e.block_size = Algo::block_size;
    if constexpr (requires { Algo::digest_size; }) e.digest_size = Algo::digest_size;
    if constexpr (requires { Algo::customization_size_max; }) e.customization_size_max = Algo::customization_size_max;
    if constexpr (Aead<Algo>) e.message_size_max = Algo::message_size_max_under(Algo::nonce_size);
    else if constexpr (requires { Algo::message_size_max; }) e.message_size_max = Algo::message_size_max;
    else if constexpr (Hash<Algo> || Xof<Algo>) e.message_size_max = SIZE_MAX;
    if constexpr (Aead<Algo>) e.message_size_max_under = &Algo::message_size_max_under;
    if constexpr (requires { Algo::plaintext_size_min; }) e.plaintext_size_min = Algo::plaintext_size_min;
    if constexpr (requires { Algo::plaintext_size_step; }) e.plaintext_size_step = Algo::plaintext_size_step;
    if constexpr (requires { Algo::output_size_max; }) e.output_size_max = Algo::output_size_max;
    if constexpr (requires { Algo::salt_size_max; }) e.salt_size_max = Algo::salt_size_max;
    if constexpr (requires { Algo::info_size_max; }) e.info_size_max = Algo::info_size_max;
    if constexpr (requires { Algo::extract_size; }) e.extract_size = Algo::extract_size;
    if constexpr (requires { Algo::iterations_max; }) e.iterations_max = Algo::iterations_max;
}

} // namespace detail

/// Makes the entry of an algorithm from its type.
template <Algorithm Algo>
constexpr catalog_entry describe() noexcept {
    static_assert(CatalogAlgorithm<Algo>, "an algorithm must model the concept of its kind");
    catalog_entry e{
        .id = Algo::id, .name = Algo::name, .kind = Algo::kind, .status = Algo::status, .specification = Algo::specification};
    detail::describe_keys<Algo>(e);
    detail::describe_limits<Algo>(e);
    return e;
}
// GCOV_EXCL_STOP

constexpr std::string_view to_string(algorithm_status status) noexcept {
    constexpr std::array<std::string_view, 4> names{"standard", "finalist", "published", "legacy"};
    return names[static_cast<size_t>(status)];
}

LINNET_NAMESPACE_END

#endif
