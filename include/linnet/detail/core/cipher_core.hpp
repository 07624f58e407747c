// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_CORE_CIPHER_CORE_HPP
#define LINNET_DETAIL_CORE_CIPHER_CORE_HPP

/// The contract between the cores of stream ciphers, CBC and key wrap, and their calls: interface/stream.hpp,
/// interface/one_shot_cipher.hpp.

#include <linnet/detail/core/core.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// What such a core states beside its required members.
struct cipher_traits {
    bool any_key_size = false;           ///< whether keys of several sizes are passed with their size; `key_size` is the largest
    uint64_t text_size_max = UINT64_MAX; ///< stream ciphers: the longest message, in bytes

    /// The longest message of a one-shot call.
    constexpr size_t message_size_max() const noexcept { return size_at_most(text_size_max); }
};

/// The bytes of a key, as calls pass them.
template <class Core>
using cipher_key_bytes = std::conditional_t<Core::traits.any_key_size, sized_source<typename Core::source>, typename Core::source>;

/// Outside `traits` a member with the name of a trait would state nothing.
template <class Core>
concept StatesCipherTraitsAside = requires { Core::any_key_size; } || requires { Core::text_size_max; };

template <class Core>
concept CipherCore = MemoryCore<Core> && std::same_as<decltype(Core::traits), const cipher_traits> && requires {
    requires Core::key_size != 0;
    requires Core::block_size != 0;
    Core::nonce_size; // 0 for key wrap
    requires !StatesCipherTraitsAside<Core>;
};

/// The core of a stream cipher. `crypt` takes any number of bytes, but a partial block only at the end; `seek` goes to the block
/// with a number; `keystream` writes the next block of keystream.
template <class Core>
concept StreamCore = CipherCore<Core> && Wipeable<typename Core::key> && Wipeable<typename Core::running> &&
                     requires(const cipher_key_bytes<Core>& bytes, const typename Core::key& k, typename Core::running& r,
                              const typename Core::source& in, const typename Core::sink& out, size_t size, uint64_t number) {
                         { Core::expand_key(bytes) } noexcept -> std::same_as<typename Core::key>;
                         { Core::initialize(k, in) } noexcept -> std::same_as<typename Core::running>;
                         { Core::crypt(r, k, in, out, size) } noexcept;
                         { Core::keystream(r, k, out) } noexcept;
                         { Core::seek(r, number) } noexcept;
                     };

/// The core of CBC or of key wrap. `plaintext_size_min`, `_max` and `_step` are the sizes of plaintexts that it takes; `padded` is
/// whether decryption finds the size of the plaintext. `decrypt` returns that size and whether the plaintext is good.
template <class Core>
concept OneShotCipherCore = CipherCore<Core> && requires(const cipher_key_bytes<Core>& key, const typename Core::source& in,
                                                         const typename Core::sink& out, size_t size) {
    requires Core::plaintext_size_min <= Core::plaintext_size_max;
    requires Core::plaintext_size_step != 0;
    { Core::padded } -> std::convertible_to<bool>;
    { Core::ciphertext_size(size) } noexcept -> std::same_as<size_t>;
    { Core::plaintext_room(size) } noexcept -> std::same_as<size_t>;
    { Core::is_ciphertext_size(size) } noexcept -> std::same_as<bool>;
    { Core::encrypt(key, in, in, size, out) } noexcept;
    { Core::decrypt(key, in, in, size, out).good } -> std::convertible_to<bool>;
    { Core::decrypt(key, in, in, size, out).size } -> std::convertible_to<size_t>;
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
