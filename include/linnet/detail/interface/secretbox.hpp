// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_SECRETBOX_HPP
#define LINNET_DETAIL_INTERFACE_SECRETBOX_HPP

#include <linnet/detail/interface/aead.hpp>

LINNET_NAMESPACE_BEGIN

/// Authenticated encryption without associated data, over a core or the fastest of a list. All sizes are in bytes; `key_size`,
/// `nonce_size` and `tag_size` are in the types, so that another size does not compile. No call allocates, throws or keeps a
/// pointer. Plaintext and ciphertext may be the same buffer, with equal data(); any other overlap of an output with another buffer
/// is refused. Nothing else may change a buffer before the call returns. `seal` and `open` take the tag as a separate argument,
/// like `encrypt` and `decrypt` of an AEAD. `seal_box` and `open_box` take one buffer, like `seal` and `open` of an AEAD, but with
/// the tag in front.
template <class Cores>
struct secretbox {
private:
    static_assert(detail::are_aead_cores(detail::cores_of<Cores>{}));
    using Core = fastest<Cores>;
    using sizes = aead_sizes<Core>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = secretbox<Other>; ///< the same over another core
    static constexpr algorithm_kind kind = algorithm_kind::secretbox;
    static constexpr size_t key_size = sizes::key_size;
    static constexpr size_t nonce_size = sizes::nonce_size;
    static constexpr size_t tag_size = sizes::tag_size;
    static constexpr size_t block_size = sizes::block_size; ///< bytes of keystream per call of the primitive
    static constexpr size_t message_size_max = sizes::message_size_max;
    static constexpr bool reads_twice = sizes::reads_twice; ///< whether the input is read twice, or the output is read back
    using key_in = typename sizes::key_in;
    using nonce_in = typename sizes::nonce_in;
    using tag_in = typename sizes::tag_in;
    using tag_out = typename sizes::tag_out;

    /// Encrypts `plaintext` to `ciphertext`, of the same size, and writes the tag. Fails if a length is wrong or exceeds the limit
    /// (status::length) or if buffers overlap (status::overlap): then ciphertext and tag are zero.
    LINNET_INLINE_CALL static constexpr result seal(key_in key, nonce_in nonce, bytes_in plaintext, bytes_out ciphertext,
                                                    tag_out tag) noexcept {
        return aead<Cores>::encrypt(key, nonce, {}, plaintext, ciphertext, tag);
    }

    /// Decrypts `ciphertext` to `plaintext`, of the same size, if the tag verifies; it is compared in constant time. Fails if the
    /// box is not authentic (status::not_authentic) or the call fails: then plaintext is zero.
    LINNET_INLINE_CALL static constexpr result open(key_in key, nonce_in nonce, bytes_in ciphertext, tag_in tag,
                                                    bytes_out plaintext) noexcept {
        return aead<Cores>::decrypt(key, nonce, {}, ciphertext, tag, plaintext);
    }

    /// The same with tag and ciphertext in one buffer, as in NaCl: `box` is the tag followed by the ciphertext, `tag_size` bytes
    /// more than `plaintext`, which may be in place of the ciphertext. Fails also, with zeroes written, for other lengths
    /// (status::length).
    static constexpr result seal_box(key_in key, nonce_in nonce, bytes_in plaintext, bytes_out box) noexcept {
        if (box.size() >= tag_size) return seal(key, nonce, plaintext, box.subspan(tag_size), box.template first<tag_size>());
        detail::fill_zero(box);
        return status::length;
    }
    static constexpr result open_box(key_in key, nonce_in nonce, bytes_in box, bytes_out plaintext) noexcept {
        if (box.size() >= tag_size) return open(key, nonce, box.subspan(tag_size), box.template first<tag_size>(), plaintext);
        detail::fill_zero(plaintext);
        return status::length;
    }
};

LINNET_NAMESPACE_END

#endif
