// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_SIZES_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_SIZES_HPP

/// What the calls of an AEAD take from its core: their form, sizes, and keys in the form that the core reads.

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/buffer.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
/// The sizes of an AEAD in bytes, and the span types of these sizes.
template <class Core>
struct aead_sizes {
private:
    static constexpr detail::aead_traits traits = Core::traits;

public:
    static constexpr algorithm_kind kind = algorithm_kind::aead;
    static constexpr size_t key_size = Core::key_size;
    static constexpr size_t nonce_size = Core::nonce_size; ///< the default, if it may vary
    static constexpr size_t nonce_size_min = traits.nonce_size_min.or_else(nonce_size);
    static constexpr size_t nonce_size_max = traits.nonce_size_max.or_else(nonce_size);
    static constexpr size_t tag_size = Core::tag_size; ///< of the one-shot calls; `keyed` may use another
    static constexpr size_t tag_size_min = traits.tag_size_min.or_else(tag_size);
    static constexpr size_t tag_size_max = tag_size;
    static constexpr size_t tag_size_step = traits.tag_size_step;         ///< from one tag size to the next
    static constexpr size_t block_size = Core::block_size;                ///< bytes of plaintext per call of the primitive
    static constexpr size_t message_size_max = traits.message_size_max(); ///< with the shortest nonce
    /// The limit of an incremental message.
    static constexpr uint64_t text_size_max = traits.text_size_max;

    using key_in = sized_in<parameter::key, traits.any_key_size ? std::dynamic_extent : key_size>;
    using nonce_in = sized_in<parameter::nonce, nonce_size_min == nonce_size_max ? nonce_size : std::dynamic_extent>;
    using tag_in = sized_in<parameter::tag, tag_size>;
    using tag_out = sized_out<parameter::tag, tag_size>;

    /// The extent of a tag whose size a keyed context may fix.
    static constexpr size_t any_tag_extent = tag_size_min == tag_size_max ? tag_size : std::dynamic_extent;
    using any_tag_in = sized_in<parameter::tag, any_tag_extent>;
    using any_tag_out = sized_out<parameter::tag, any_tag_extent>;

    static constexpr bool is_nonce_size(size_t size) noexcept { return detail::in_range(size, nonce_size_min, nonce_size_max); }
    static constexpr bool is_tag_size(size_t size) noexcept {
        return detail::in_range(size, tag_size_min, tag_size_max) && (size - tag_size_min) % tag_size_step == 0;
    }
    /// The longest plaintext with a nonce of that size.
    static constexpr size_t message_size_max_under([[maybe_unused]] size_t nonce_bytes) noexcept {
        if constexpr (traits.limit_depends_on_nonce) return Core::message_size_max_under(nonce_bytes);
        else return message_size_max;
    }

    /// Whether the lengths of a message must be known before its first byte.
    static constexpr bool lengths_first = traits.lengths_first;
    /// Whether there are incremental types.
    static constexpr bool incremental = traits.incremental;
    /// Whether the input is read twice, or the output is read back.
    static constexpr bool reads_twice = traits.reads_twice;
    /// Whether the result depends on the size of the tag.
    static constexpr bool binds_tag_size = traits.binds_tag_size;
};

namespace detail {

template <class Core>
struct aead_one_shot;
template <class Core>
struct aead_one_shot_shared;

/// The form of the one-shot calls. In shared code, if a core shares the code of both directions, one function serves both.
template <class Core>
using aead_calls = std::conditional_t<LINNET_SHARED && aead_sizes<Core>::nonce_size_min == aead_sizes<Core>::nonce_size_max &&
                                          (Core::traits.shares_directions || Core::traits.shares_passes),
                                      aead_one_shot_shared<Core>, aead_one_shot<Core>>;

/// The key of a keyed context: expanded where the core expands keys, otherwise its bytes.
template <class Core>
class context_key {
    static constexpr bool expanded = Core::traits.expands_key;
    static constexpr auto made_of(const key_bytes<Core>& from) noexcept {
        if constexpr (expanded) return Core::expand_key(from);
        else return std::array<uint8_t, Core::key_size>{};
    }
    decltype(made_of(key_bytes<Core>())) key_;

public:
    explicit constexpr context_key(const key_bytes<Core>& from) noexcept : key_(made_of(from)) {
        if constexpr (!expanded) detail::copy({from, Core::key_size}, key_.data()); // g++ leaves copies of a returned array
    }
    LINNET_INLINE constexpr decltype(auto) operator()() const noexcept {
        if constexpr (expanded) return (key_);
        else return typename Core::source(key_.data());
    }
    /// The key in the form that one-message calls take: this object, or its stored bytes.
    LINNET_INLINE constexpr decltype(auto) shared() const noexcept {
        if constexpr (expanded) return (*this);
        else return std::span<const uint8_t, Core::key_size>(key_);
    }
    /// Its memory, to check that no output overlaps it.
    LINNET_INLINE constexpr bytes_in memory() const noexcept {
        if (__builtin_is_constant_evaluated()) return {}; // GCOV_EXCL_LINE
        return {reinterpret_cast<const uint8_t*>(this), sizeof *this};
    }
    constexpr void wipe() noexcept {
        if constexpr (expanded) wipe_kept(key_);
        else detail::wipe(key_);
    }
};

template <class Key>
inline constexpr bool is_context_key = false;
template <class Core>
inline constexpr bool is_context_key<context_key<Core>> = true;

/// The alignment at which a key is read fastest.
template <class Core>
inline constexpr size_t key_alignment = Core::traits.key_alignment != 0 ? Core::traits.key_alignment : alignof(typename Core::key);

/// A key in the form that a core takes for one message. For a keyed context, its key. For bytes, the key expanded from them, wiped
/// at the end, or the bytes themselves.
template <class Core, class Key>
struct core_key;
template <class Core, class Contexts>
struct core_key<Core, context_key<Contexts>> {
    decltype(std::declval<const context_key<Contexts>&>()()) key;

    LINNET_INLINE explicit constexpr core_key(const context_key<Contexts>& from) noexcept : key(from()) {}
    LINNET_INLINE constexpr decltype(auto) operator()() const noexcept { return as<Core>(key); }
};
template <class Core, class Bytes>
    requires(Core::traits.expands_key)
struct core_key<Core, Bytes> {
    alignas(key_alignment<Core>) typename Core::key key;

    LINNET_INLINE explicit constexpr core_key(const Bytes& from) noexcept : key(Core::expand_key(key_argument<Core>(from))) {}
    core_key(const core_key&) = delete;
    core_key& operator=(const core_key&) = delete;
    LINNET_INLINE constexpr ~core_key() { key.wipe(); }
    LINNET_INLINE constexpr const auto& operator()() const noexcept { return key; }
};
template <class Core, class Bytes>
    requires(!Core::traits.expands_key)
struct core_key<Core, Bytes> {
    typename Core::source key;

    LINNET_INLINE explicit constexpr core_key(const Bytes& from) noexcept : key(from.data()) {}
    LINNET_INLINE constexpr const auto& operator()() const noexcept { return key; }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
