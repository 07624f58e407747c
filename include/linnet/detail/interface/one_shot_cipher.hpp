// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_ONE_SHOT_CIPHER_HPP
#define LINNET_DETAIL_INTERFACE_ONE_SHOT_CIPHER_HPP

/// Ciphers with one-shot calls only, where the ciphertext may be longer than the plaintext: CBC and key wrap.

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/cipher_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Every core of a list models the concept of its kind; the compiler says which member is missing.
template <OneShotCipherCore Core>
consteval bool is_one_shot_cipher_core() noexcept {
    return true;
}
template <class... Core>
consteval bool are_one_shot_cipher_cores(implementations<Core...>) noexcept {
    return (is_one_shot_cipher_core<typename without_key_size<Core>::type>() && ...);
}

/// The sizes of such a cipher in bytes.
template <class Core>
struct one_shot_cipher_sizes {
    static constexpr size_t key_size = Core::key_size;
    static constexpr size_t block_size = Core::block_size;                   ///< bytes per call of the primitive
    static constexpr size_t plaintext_size_min = Core::plaintext_size_min;   ///< of accepted plaintexts
    static constexpr size_t plaintext_size_step = Core::plaintext_size_step; ///< from one size to the next
    static constexpr size_t message_size_max = Core::plaintext_size_max;
    /// Whether the plaintext may be shorter than the buffer that decryption takes; decryption returns its size.
    static constexpr bool padded = Core::padded;
    using key_in = sized_in<parameter::key, key_size>;

    static constexpr bool is_plaintext_size(size_t size) noexcept {
        return detail::in_range(size, plaintext_size_min, message_size_max) &&
               (size - plaintext_size_min) % plaintext_size_step == 0;
    }
    static constexpr bool is_ciphertext_size(size_t size) noexcept { return Core::is_ciphertext_size(size); }
    /// The size of the ciphertext for a plaintext of an accepted size.
    static constexpr size_t ciphertext_size(size_t plaintext_size) noexcept { return Core::ciphertext_size(plaintext_size); }
    /// The number of bytes that decryption writes for a ciphertext of an accepted size: the plaintext size if there is no padding.
    static constexpr size_t plaintext_room(size_t size) noexcept { return Core::plaintext_room(size); }
};

/// The checked calls around the core.
template <class Core, status Refusal>
struct one_shot_cipher_calls {
    using sizes = one_shot_cipher_sizes<Core>;

    static constexpr status seal(bytes_in key, bytes_in nonce, bytes_in text, bytes_out sealed) noexcept {
        const size_t needed = sizes::ciphertext_size(text.size());
        const status why = !sizes::is_plaintext_size(text.size()) || sealed.size() < needed ? status::length
                           : fits(key, nonce, text, sealed.first(needed))                   ? status::ok
                                                                                            : status::overlap;
        if (why != status::ok) {
            fill_zero(sealed);
            return why;
        }
        dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
            using source = typename CoreType::source;
            CoreType::encrypt(key_argument<CoreType>(key), source(nonce.data()), source(text.data()), text.size(),
                              typename CoreType::sink(sealed.data()));
        });
        return status::ok;
    }

    /// The output after the plaintext is zero.
    static constexpr status open(bytes_in key, bytes_in nonce, bytes_in sealed, bytes_out text, size_t& size) noexcept {
        size = 0;
        const size_t needed = sizes::plaintext_room(sealed.size());
        status why = !sizes::is_ciphertext_size(sealed.size()) || text.size() < needed ? status::length
                     : fits(key, nonce, sealed, text.first(needed))                    ? status::ok
                                                                                       : status::overlap;
        if (why == status::ok) {
            text = text.first(needed);
            dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
                using source = typename CoreType::source;
                const auto opened = CoreType::decrypt(key_argument<CoreType>(key), source(nonce.data()), source(sealed.data()),
                                                      sealed.size(), typename CoreType::sink(text.data()));
                if (opened.good) size = opened.size;
                else why = Refusal;
            });
        }
        fill_zero(text.subspan(why == status::ok ? size : 0));
        return why;
    }

private:
    static constexpr bool fits(bytes_in key, bytes_in nonce, bytes_in in, bytes_in out) noexcept {
        return in_place_or_disjoint(in, out) && !overlap(out, key) && !overlap(out, nonce);
    }
};

} // namespace detail

/// Cipher block chaining (CBC), over a core or the fastest of a list. It does not authenticate. Worse, an attacker who can submit
/// ciphertexts and learn which of them have invalid padding, from an answer or its timing, can decrypt any message ("padding
/// oracle"). Use it for interoperability only, after verifying a MAC; for anything new use an AEAD. All sizes are in bytes. The
/// nonce is the initialization vector: it must be unpredictable, so use a random one for each message. Plaintext and ciphertext may
/// be the same buffer, with equal data(). No call allocates, throws or keeps a pointer.
template <class Cores>
struct cbc : detail::one_shot_cipher_sizes<fastest<Cores>> {
private:
    static_assert(detail::are_one_shot_cipher_cores(detail::cores_of<Cores>{}));
    using sizes = detail::one_shot_cipher_sizes<fastest<Cores>>;
    using calls = detail::one_shot_cipher_calls<fastest_of_any_size<Cores>, status::padding>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = cbc<Other>; ///< the same over another core
    using typename sizes::key_in;
    static constexpr algorithm_kind kind = algorithm_kind::cbc;
    static constexpr size_t nonce_size = fastest<Cores>::nonce_size;
    using nonce_in = sized_in<parameter::nonce, nonce_size>;

    /// Encrypts `plaintext` to the first ciphertext_size(plaintext.size()) bytes of `ciphertext`. Fails, with zeroes written, if
    /// the plaintext size is not accepted or `ciphertext` is too short (status::length), or the buffers overlap (status::overlap).
    static constexpr result encrypt(key_in key, nonce_in nonce, bytes_in plaintext, bytes_out ciphertext) noexcept {
        return calls::seal(key, nonce, plaintext, ciphertext);
    }

    /// Decrypts `ciphertext` to the first plaintext_room(ciphertext.size()) bytes of `plaintext`: as many as the ciphertext has.
    /// `size` becomes the size of the plaintext, or 0 on failure; the rest of these bytes is zero. Fails, with zeroes written, as
    /// for `encrypt`, and if the padding is malformed (status::padding): keep that secret. The padding is compared in constant
    /// time, but a failure takes longer because it zeroes all of these bytes.
    static constexpr result decrypt(key_in key, nonce_in nonce, bytes_in ciphertext, bytes_out plaintext, size_t& size) noexcept {
        return calls::open(key, nonce, ciphertext, plaintext, size);
    }
};

/// Key wrap: encrypts and authenticates keys under a key, without a nonce; equal keys give equal ciphertexts. All sizes are in
/// bytes. Plaintext and ciphertext may be the same buffer, with equal data(). No call allocates, throws or keeps a pointer.
template <class Cores>
struct keywrap : detail::one_shot_cipher_sizes<fastest<Cores>> {
private:
    static_assert(detail::are_one_shot_cipher_cores(detail::cores_of<Cores>{}));
    using sizes = detail::one_shot_cipher_sizes<fastest<Cores>>;
    using calls = detail::one_shot_cipher_calls<fastest_of_any_size<Cores>, status::not_authentic>;
    using bytes_in = detail::bytes_in;
    using bytes_out = detail::bytes_out;

public:
    using implementations = Cores;
    template <class Other>
    using of_core = keywrap<Other>; ///< the same over another core
    using typename sizes::key_in;
    static constexpr algorithm_kind kind = algorithm_kind::keywrap;

    /// Encrypts `plaintext` to the first ciphertext_size(plaintext.size()) bytes of `ciphertext`. Fails, with zeroes written, if
    /// the plaintext size is not accepted or `ciphertext` is too short (status::length), or the buffers overlap (status::overlap).
    static constexpr result wrap(key_in key, bytes_in plaintext, bytes_out ciphertext) noexcept {
        return calls::seal(key, {}, plaintext, ciphertext);
    }

    /// Decrypts `ciphertext` to the first plaintext_room(ciphertext.size()) bytes of `plaintext`: 8 fewer than the ciphertext has.
    /// `size` becomes the size of the plaintext, or 0 on failure; the rest of these bytes is zero. Fails, with zeroes written, as
    /// for `wrap`, and if the ciphertext is not authentic (status::not_authentic), which is checked in constant time.
    static constexpr result unwrap(key_in key, bytes_in ciphertext, bytes_out plaintext, size_t& size) noexcept {
        return calls::open(key, {}, ciphertext, plaintext, size);
    }
};

LINNET_NAMESPACE_END

#endif
