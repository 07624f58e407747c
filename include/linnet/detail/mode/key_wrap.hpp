// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEY_WRAP_HPP
#define LINNET_DETAIL_MODE_KEY_WRAP_HPP

#include <linnet/detail/core/cipher_core.hpp>
#include <linnet/detail/mode/padding.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

template <class Cipher, bool Padded>
struct key_wrap;

/// RFC 3394.
template <class Cipher>
using kw = key_wrap<Cipher, false>;
/// RFC 5649.
template <class Cipher>
using kwp = key_wrap<Cipher, true>;

/// Key wrap (RFC 3394, section 2.2; SP 800-38F, KW) for two or more whole halves of a block; with `Padded`, for any number of bytes
/// (RFC 5649; KWP). In each of six rounds the cipher encrypts every half of the text together with one running half. That half
/// starts with a known value, and unwrapping must restore it.
template <class Cipher, bool Padded>
struct key_wrap : over_block_cipher<Cipher> {
    static constexpr size_t half = 8;
    static constexpr bool padded = Padded;
    using base = over_block_cipher<Cipher>;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    static constexpr size_t nonce_size = 0;
    static constexpr detail::cipher_traits traits{.any_key_size = Cipher::any_key_size};
    static constexpr size_t plaintext_size_step = Padded ? 1 : half;
    static constexpr size_t plaintext_size_min = Padded ? 1 : 2 * half;
    static constexpr size_t plaintext_size_max = Padded ? 0xffffffff - 2 * half : SIZE_MAX - 2 * half + 1;

    static constexpr size_t ciphertext_size(size_t size) noexcept { return (size + half - 1) / half * half + half; }
    static constexpr size_t plaintext_room(size_t size) noexcept { return size - half; }
    static constexpr bool is_ciphertext_size(size_t size) noexcept {
        return size % half == 0 && size >= (Padded ? 2 * half : 3 * half) && size <= ciphertext_size(plaintext_size_max);
    }

    LINNET_INLINE static constexpr void encrypt(const key_source& key, const source&, const source& in, size_t size,
                                                const sink& out) noexcept {
        auto k = Cipher::expand_key(key);
        const size_t count = ciphertext_size(size) / half - 1;
        for (size_t i = count; i-- != 0;) { // from the end: input and output may be the same
            const size_t rest = size - i * half;
            const bool whole = !Padded || rest >= half;
            store(out + (i + 1) * half,
                  whole ? load(in + i * half) : detail::load_partial<uint64_t, byte_order::big>(in + i * half, rest));
        }
        uint64_t a = Padded ? alternative | size : initial;
        if (Padded && count == 1) {
            encrypt_half(k, a, out + half, 0);
        } else {
            uint64_t number = 1;
            for (unsigned time = 0; time < 6; ++time)
                for (size_t i = 1; i <= count; ++i, ++number) encrypt_half(k, a, out + i * half, number);
        }
        store(out, a);
        k.wipe();
    }

    LINNET_INLINE static constexpr opened decrypt(const key_source& key, const source&, const source& in, size_t size,
                                                  const sink& out) noexcept {
        auto k = Cipher::expand_inverse_key(key);
        const size_t count = size / half - 1;
        uint64_t a = load(in);
        for (size_t i = 0; i < count; ++i) store(out + i * half, load(in + (i + 1) * half));
        if (Padded && count == 1) {
            decrypt_half(k, a, out, 0);
        } else {
            uint64_t number = 6 * uint64_t{count};
            for (unsigned time = 0; time < 6; ++time)
                for (size_t i = count; i-- != 0; --number) decrypt_half(k, a, out + i * half, number);
        }
        k.wipe();
        if constexpr (Padded) return without_padding(out, count * half, a);
        const uint64_t difference = a ^ initial;
        return {is_zero(static_cast<uint32_t>(difference | difference >> 32)), count * half};
    }

private:
    static constexpr uint64_t initial = 0xa6a6a6a6a6a6a6a6;
    static constexpr uint64_t alternative = 0xa65959a600000000;

    LINNET_INLINE static constexpr uint64_t load(source from) noexcept { return detail::load<uint64_t, byte_order::big>(from); }
    LINNET_INLINE static constexpr void store(sink to, uint64_t x) noexcept { detail::store<uint64_t, byte_order::big>(to, x); }

    LINNET_INLINE static constexpr void encrypt_half(const typename Cipher::key& k, uint64_t& a, sink at,
                                                     uint64_t number) noexcept {
        block b[1] = {block::constant(a, load(at))};
        Cipher::encrypt(k, b);
        a = b[0].integer(0) ^ number;
        store(at, b[0].integer(1));
    }
    LINNET_INLINE static constexpr void decrypt_half(const typename Cipher::inverse_key& k, uint64_t& a, sink at,
                                                     uint64_t number) noexcept {
        block b[1] = {block::constant(a ^ number, load(at))};
        Cipher::decrypt(k, b);
        a = b[0].integer(0);
        store(at, b[0].integer(1));
    }

    /// The length in the known value must end in the last half; zeroes follow it (RFC 5649, section 3).
    LINNET_INLINE static constexpr opened without_padding(source text, size_t size, uint64_t a) noexcept {
        const auto length = static_cast<uint32_t>(a);
        uint32_t wrong = static_cast<uint32_t>(a >> 32) ^ static_cast<uint32_t>(alternative >> 32);
        const uint32_t pad = static_cast<uint32_t>(size) - length; // 0 to 7, or wrong
        wrong |= pad & ~uint32_t{7};
        for (uint32_t i = 1; i < half; ++i) wrong |= choice_below(i - 1, pad & 7) & text[size - i];
        return opened_unless(wrong, length);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
