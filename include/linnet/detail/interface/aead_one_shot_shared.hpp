// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_AEAD_ONE_SHOT_SHARED_HPP
#define LINNET_DETAIL_INTERFACE_AEAD_ONE_SHOT_SHARED_HPP

#include <linnet/detail/interface/aead_one_shot.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The one-shot calls for devices with little memory, with the same interface as aead_one_shot: both directions share one function.
template <class Core>
struct aead_one_shot_shared : aead_checks<Core> {
    using typename aead_checks<Core>::sizes, typename aead_checks<Core>::source, typename aead_checks<Core>::sink;
    using nonce_in = typename sizes::nonce_in;
    using aead_checks<Core>::fits, aead_checks<Core>::disjoint, aead_checks<Core>::nonce_argument;

    template <class Key, class Tag>
    LINNET_INLINE static constexpr status encrypt(const Key& key, bytes_in, status so_far, nonce_in nonce, bytes_in data,
                                                  bytes_in text, bytes_out sealed, Tag tag) noexcept {
        if (so_far == status::ok && text.size() == sealed.size())
            return crypt<Tag::extent>(false, address_of(key), nonce.data(), text.data(), sealed.data(), sealed.size(), data.data(),
                                      data.size(), tag.data(), tag.size());
        fill_zero(sealed);
        fill_zero(tag);
        return so_far != status::ok ? so_far : status::length;
    }
    template <class Key, class Tag>
    LINNET_INLINE static constexpr status decrypt(const Key& key, bytes_in, status so_far, nonce_in nonce, bytes_in data,
                                                  bytes_in sealed, Tag tag, bytes_out text) noexcept {
        if (so_far == status::ok && sealed.size() == text.size())
            return crypt<Tag::extent>(true, address_of(key), nonce.data(), sealed.data(), text.data(), text.size(), data.data(),
                                      data.size(), const_cast<uint8_t*>(tag.data()), tag.size());
        fill_zero(text);
        return so_far != status::ok ? so_far : status::length;
    }

private:
    // Converts a key to the form that `crypt` takes, and back.
    LINNET_INLINE static constexpr const uint8_t* address_of(const typename sizes::key_in& key) noexcept { return key.data(); }
    LINNET_INLINE static constexpr const auto* address_of(const context_key<Core>& key) noexcept { return &key; }
    LINNET_INLINE static constexpr auto key_at(const uint8_t* key) noexcept { return typename sizes::key_in(key, sizes::key_size); }
    LINNET_INLINE static constexpr const auto& key_at(const context_key<Core>* key) noexcept { return *key; }
    LINNET_INLINE static constexpr bytes_in memory_of(const typename sizes::key_in& key) noexcept { return key; }
    LINNET_INLINE static constexpr bytes_in memory_of(const context_key<Core>& key) noexcept { return key.memory(); }

    /// Whether no output overlaps an input. The tag is an input or an output.
    LINNET_INLINE static constexpr bool buffers_disjoint(bool decrypting, bytes_in key, bytes_in nonce, bytes_in data, bytes_in in,
                                                         bytes_in out, bytes_in tag) noexcept {
        if (!decrypting && (overlap(tag, key) || overlap(tag, nonce) || overlap(tag, data))) return false;
        return out.empty() ||
               (in_place_or_disjoint(in, out) && disjoint(out, key, nonce, data, tag) && (decrypting || !overlap(tag, in)));
    }

    /// Both directions in one function that takes only words as arguments: decryption compares the tag, encryption writes it.
    template <size_t TagExtent, class Key>
    [[gnu::noinline]] static constexpr status crypt(bool decrypting, Key key_address, const uint8_t* nonce_at, const uint8_t* in,
                                                    uint8_t* out_at, size_t size, const uint8_t* data_at, size_t data_size,
                                                    uint8_t* tag_at, // NOLINT(readability-non-const-parameter): written
                                                    size_t tag_size) noexcept {
        const auto& key = key_at(key_address);
        const nonce_in nonce(nonce_at, sizes::nonce_size);
        const bytes_in data(data_at, data_size);
        const bytes_in text(in, size);
        const bytes_out out(out_at, size);
        const std::span<uint8_t, TagExtent> tag(tag_at, TagExtent == std::dynamic_extent ? tag_size : TagExtent);
        status why = !fits(nonce, text, out)                                                     ? status::length
                     : buffers_disjoint(decrypting, memory_of(key), nonce, data, text, out, tag) ? status::ok
                                                                                                 : status::overlap;
        if (why == status::ok) {
            dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
                const core_key<CoreType, std::remove_cvref_t<decltype(key)>> k(key);
                if (!crypt_by<CoreType>(decrypting, k(), nonce_argument(nonce), data, text, out, tag)) why = status::not_authentic;
            });
            if (why == status::ok) return why;
        }
        fill_zero(out);
        if (!decrypting) fill_zero(tag);
        return why;
    }

    /// True if the tag was written or verifies.
    template <class CoreType, class Key, class Nonce>
    LINNET_INLINE static constexpr bool crypt_by(bool decrypting, const Key& k, const Nonce& nonce, bytes_in data, bytes_in in,
                                                 const bytes_out& out, const bytes_out& tag) noexcept {
        const source ad(data.data());
        const source from(in.data());
        const sink to(out.data());
        if constexpr (CoreType::traits.shares_directions) {
            return CoreType::crypt(decrypting, k, nonce, ad, data.size(), from, to, in.size(), sink(tag.data()), tag.size());
        } else {
            if (decrypting) return aead_checks<Core>::template decrypt_and_compare<CoreType>(k, nonce, data, in, tag, out);
            if constexpr (sizes::binds_tag_size)
                CoreType::encrypt(k, nonce, ad, data.size(), from, to, in.size(), sink(tag.data()), tag.size());
            else CoreType::encrypt(k, nonce, ad, data.size(), from, to, in.size(), sink(tag.data()));
            return true;
        }
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
