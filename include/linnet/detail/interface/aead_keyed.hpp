// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_KEYED_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_KEYED_HPP

#include <linnet/detail/interface/aead_one_shot_shared.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

template <class Core>
class aead_stream;

} // namespace detail

/// A keyed context: an expanded key for many messages, from any number of threads; wiped when it is destroyed. Where the
/// specification allows shorter tags, their size is fixed here, once for the key: a forgery succeeds with probability 2^-(8
/// tag_size) per attempt, unless the algorithm states another.
template <class Core>
class keyed_aead {
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;
    using calls = detail::aead_calls<Core>;
    using sizes = aead_sizes<Core>;
    using key_in = typename sizes::key_in;
    using nonce_in = typename sizes::nonce_in;
    template <class CoreType>
    friend class detail::aead_stream;

    detail::context_key<Core> key_;
    size_t tag_size_; ///< 0: wiped

public:
    using tag_in = typename sizes::any_tag_in;
    using tag_out = typename sizes::any_tag_out;

    /// If the algorithm does not have the tag size (is_tag_size), every call fails (status::argument).
    explicit constexpr keyed_aead(key_in key, size_t tag_size = sizes::tag_size) noexcept
        : key_(detail::key_argument<Core>(key)), tag_size_(tag_size != 0 ? tag_size : SIZE_MAX) {}
    keyed_aead(const keyed_aead&) = delete;
    keyed_aead& operator=(const keyed_aead&) = delete;
    constexpr ~keyed_aead() { key_.wipe(); }

    /// Wipes the key. Every later call fails (status::order).
    constexpr void wipe() noexcept {
        key_.wipe();
        tag_size_ = 0;
    }

    /// Like the one-shot calls; fails also if `tag` does not have the fixed size.
    LINNET_INLINE_CALL constexpr result encrypt(nonce_in nonce, bytes_in associated_data, bytes_in plaintext, bytes_out ciphertext,
                                                tag_out tag) const noexcept {
        return calls::encrypt(key_.shared(), key_.memory(), fits(tag.size()), nonce, associated_data, plaintext, ciphertext, tag);
    }
    LINNET_INLINE_CALL constexpr result decrypt(nonce_in nonce, bytes_in associated_data, bytes_in ciphertext, tag_in tag,
                                                bytes_out plaintext) const noexcept {
        return calls::decrypt(key_.shared(), key_.memory(), fits(tag.size()), nonce, associated_data, ciphertext, tag, plaintext);
    }

    /// The same in one buffer: `sealed` is the ciphertext followed by the tag of the fixed size. Fails also, with zeroes written,
    /// if it is not exactly that much longer than `plaintext` (status::length).
    constexpr result seal(nonce_in nonce, bytes_in associated_data, bytes_in plaintext, bytes_out sealed) const noexcept {
        if (const size_t tag = tag_room(); sealed.size() >= tag) {
            const size_t size = sealed.size() - tag;
            return encrypt(nonce, associated_data, plaintext, sealed.first(size), tag_out(sealed.data() + size, tag));
        }
        detail::fill_zero(sealed);
        return too_short();
    }
    constexpr result open(nonce_in nonce, bytes_in associated_data, bytes_in sealed, bytes_out plaintext) const noexcept {
        if (const size_t tag = tag_room(); sealed.size() >= tag) {
            const size_t size = sealed.size() - tag;
            return decrypt(nonce, associated_data, sealed.first(size), tag_in(sealed.data() + size, tag), plaintext);
        }
        detail::fill_zero(plaintext);
        return too_short();
    }

private:
    /// The tag size in the types of the calls, or the fixed one.
    constexpr size_t tag_room() const noexcept {
        return sizes::any_tag_extent == std::dynamic_extent ? tag_size_ : sizes::any_tag_extent;
    }
    /// Why a message without room for a tag is refused.
    constexpr status too_short() const noexcept {
        const status why = fits(tag_size_);
        return why == status::ok ? status::length : why;
    }
    constexpr status fits(size_t size) const noexcept { return calls::tag_fits(tag_size_, size); }
};

LINNET_NAMESPACE_END

#endif
