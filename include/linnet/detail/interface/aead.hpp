// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_HPP

// First, so that compiler messages about a wrong size name few files.
#include <linnet/detail/interface/sized.hpp>

#include <linnet/detail/interface/aead_stream.hpp>

LINNET_NAMESPACE_BEGIN

namespace detail {

/// The keyed context of an algorithm, with its key size.
template <class List>
struct sized_keyed_aead : keyed_aead<fastest_of_any_size<List>> {
    using sizes = aead_sizes<fastest<List>>;

    /// If the algorithm does not have the tag size (is_tag_size), every call fails (status::argument).
    explicit constexpr sized_keyed_aead(typename sizes::key_in key, size_t tag_size = sizes::tag_size) noexcept
        : keyed_aead<fastest_of_any_size<List>>(key, tag_size) {}
};

/// The key of a one-shot call: its bytes. In the compiled library it is expanded as for a keyed context, so that the code exists
/// once.
template <class Core>
class one_shot_key {
    alignas(64) context_key<Core> key_; // a cache line, for any core that reads it

public:
    LINNET_INLINE explicit constexpr one_shot_key(bytes_in key) noexcept : key_(key_argument<Core>(key)) {}
    one_shot_key(const one_shot_key&) = delete;
    one_shot_key& operator=(const one_shot_key&) = delete;
    LINNET_INLINE constexpr ~one_shot_key() { key_.wipe(); }
    LINNET_INLINE constexpr const auto& operator()() const noexcept { return key_; }
};
template <class Core>
    requires(!(loops_alone && Core::traits.expands_key))
class one_shot_key<Core> {
    typename aead_sizes<Core>::key_in key_;

public:
    LINNET_INLINE explicit constexpr one_shot_key(typename aead_sizes<Core>::key_in key) noexcept : key_(key) {}
    LINNET_INLINE constexpr const auto& operator()() const noexcept { return key_; }
};

/// The incremental types of an AEAD.
template <class List, class... Lengths>
struct online_aead : aead_sizes<fastest<List>> {
    using sizes = aead_sizes<fastest<List>>;

private:
    template <class Direction>
    struct with_key_size : Direction {
        constexpr with_key_size(typename sizes::key_in key, typename sizes::nonce_in nonce, Lengths... lengths) noexcept
            : Direction(key_argument<typename Direction::core>(key), nonce, lengths...) {}
        constexpr with_key_size(const sized_keyed_aead<List>& key, typename sizes::nonce_in nonce, Lengths... lengths) noexcept
            : Direction(key, nonce, lengths...) {}
    };

public:
    using encryptor = with_key_size<aead_encryptor<fastest_of_any_size<List>>>;
    using decryptor = with_key_size<aead_decryptor<fastest_of_any_size<List>>>;
};

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <AeadCore Core>
consteval bool is_aead_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_aead_cores(implementations<Core...>) noexcept {
    return (is_aead_core<Core>() && ...);
}

template <class List>
constexpr auto online_types() noexcept {
    using Core = fastest<List>;
    if constexpr (!Core::traits.incremental) return std::type_identity<aead_sizes<Core>>{};
    else if constexpr (aead_sizes<Core>::lengths_first) return std::type_identity<online_aead<List, size_t, size_t>>{};
    else return std::type_identity<online_aead<List>>{};
}

} // namespace detail

/// Authenticated encryption with associated data, over a core or the fastest of a list. All sizes are in bytes; `key_size`,
/// `nonce_size` and `tag_size` are in the types, so that another size does not compile; a nonce whose size may vary is checked. No
/// call allocates, throws or keeps a pointer. Plaintext and ciphertext may be the same buffer, with equal data(); any other overlap
/// of an output with another buffer is refused. Nothing else may change a buffer before the call returns: if `reads_twice`, a
/// ciphertext that changes after verification decrypts to a plaintext that was never encrypted.
template <class Cores>
struct aead : decltype(detail::online_types<Cores>())::type {
private:
    static_assert(detail::are_aead_cores(detail::cores_of<Cores>{}));
    using Core = fastest_of_any_size<Cores>;
    using calls = detail::aead_calls<Core>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = aead<Other>; ///< the same over another core
    using sizes = aead_sizes<fastest<Cores>>;
    using keyed = detail::sized_keyed_aead<Cores>;
    using typename sizes::key_in, typename sizes::nonce_in, typename sizes::tag_in, typename sizes::tag_out;

    /// Encrypts `plaintext` to `ciphertext`, of the same size, and writes the tag over nonce, associated data and ciphertext. Fails
    /// if a length is wrong or exceeds the limit (status::length) or if buffers overlap (status::overlap): then ciphertext and tag
    /// are zero. The algorithm states what a repeated nonce reveals.
    LINNET_INLINE_CALL static constexpr result encrypt(key_in key, nonce_in nonce, bytes_in associated_data, bytes_in plaintext,
                                                       bytes_out ciphertext, tag_out tag) noexcept {
        const detail::one_shot_key<Core> k(key);
        return calls::encrypt(k(), key, status::ok, nonce, associated_data, plaintext, ciphertext, tag);
    }

    /// Decrypts `ciphertext` to `plaintext`, of the same size, if the tag verifies; it is compared in constant time. Fails if the
    /// message is not authentic (status::not_authentic) or the call fails: then plaintext is zero.
    LINNET_INLINE_CALL static constexpr result decrypt(key_in key, nonce_in nonce, bytes_in associated_data, bytes_in ciphertext,
                                                       tag_in tag, bytes_out plaintext) noexcept {
        const detail::one_shot_key<Core> k(key);
        return calls::decrypt(k(), key, status::ok, nonce, associated_data, ciphertext, tag, plaintext);
    }

    /// The same in one buffer: `sealed` is the ciphertext followed by the tag, `tag_size` bytes more than `plaintext`, as in RFC
    /// 5116 and most protocols. The plaintext may be in place of the ciphertext. Fails also, with zeroes written, for other lengths
    /// (status::length).
    static constexpr result seal(key_in key, nonce_in nonce, bytes_in associated_data, bytes_in plaintext,
                                 bytes_out sealed) noexcept {
        if (sealed.size() >= sizes::tag_size)
            return encrypt(key, nonce, associated_data, plaintext, sealed.first(sealed.size() - sizes::tag_size),
                           sealed.template last<sizes::tag_size>());
        detail::fill_zero(sealed);
        return status::length;
    }
    static constexpr result open(key_in key, nonce_in nonce, bytes_in associated_data, bytes_in sealed,
                                 bytes_out plaintext) noexcept {
        if (sealed.size() >= sizes::tag_size)
            return decrypt(key, nonce, associated_data, sealed.first(sealed.size() - sizes::tag_size),
                           sealed.template last<sizes::tag_size>(), plaintext);
        detail::fill_zero(plaintext);
        return status::length;
    }
};

LINNET_NAMESPACE_END

#endif
