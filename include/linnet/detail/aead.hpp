// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_AEAD_HPP
#define LINNET_DETAIL_AEAD_HPP

#include <linnet/detail/secret.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The sizes of an AEAD in bytes, and the spans made of them.
template <size_t KeySize, size_t NonceSize, size_t TagSize>
struct aead_sizes {
    static constexpr algorithm_kind kind = algorithm_kind::aead;
    static constexpr size_t key_size = KeySize;
    static constexpr size_t nonce_size = NonceSize;
    static constexpr size_t tag_size = TagSize;

    using key_in = std::span<const uint8_t, KeySize>;
    using nonce_in = std::span<const uint8_t, NonceSize>;
    using tag_in = std::span<const uint8_t, TagSize>;
    using tag_out = std::span<uint8_t, TagSize>;
};

/// Whether the buffers of an encryption have fitting lengths and overlap in no way but ciphertext in place of plaintext.
LINNET_INLINE constexpr bool separate_encrypt(bytes_in key, bytes_in nonce, bytes_in associated_data, bytes_in plaintext,
                                              bytes_in ciphertext, bytes_in tag) noexcept {
    return plaintext.size() == ciphertext.size() && in_place_or_apart(plaintext, ciphertext) && !overlap(ciphertext, key) &&
           !overlap(ciphertext, nonce) && !overlap(ciphertext, associated_data) && !overlap(ciphertext, tag) &&
           !overlap(tag, key) && !overlap(tag, nonce) && !overlap(tag, associated_data) && !overlap(tag, plaintext);
}

/// The same for a decryption, which writes the plaintext alone.
LINNET_INLINE constexpr bool separate_decrypt(bytes_in key, bytes_in nonce, bytes_in associated_data, bytes_in ciphertext,
                                              bytes_in tag, bytes_in plaintext) noexcept {
    return plaintext.size() == ciphertext.size() && in_place_or_apart(ciphertext, plaintext) && !overlap(plaintext, key) &&
           !overlap(plaintext, nonce) && !overlap(plaintext, associated_data) && !overlap(plaintext, tag);
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
