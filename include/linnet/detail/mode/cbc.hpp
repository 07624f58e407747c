// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CBC_HPP
#define LINNET_DETAIL_MODE_CBC_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/cipher_core.hpp>
#include <linnet/detail/mode/padding.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Cipher block chaining (SP 800-38A, section 6.2), for whole blocks. With `Padded`, for any length: every padding byte holds the
/// number of padding bytes (PKCS #7; RFC 5652, section 6.3). Decryption passes `Cipher::parallel` blocks to the cipher at a time.
template <class Cipher, bool Padded>
struct cbc : over_block_cipher<Cipher> {
    static constexpr bool padded = Padded;
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    static constexpr size_t nonce_size = 16;
    static constexpr detail::cipher_traits traits{.any_key_size = Cipher::any_key_size};
    static constexpr size_t plaintext_size_step = Padded ? 1 : block_size;
    static constexpr size_t plaintext_size_min = 0;
    static constexpr size_t plaintext_size_max = SIZE_MAX - block_size;

    static constexpr size_t ciphertext_size(size_t size) noexcept { return Padded ? size - size % block_size + block_size : size; }
    static constexpr size_t plaintext_room(size_t size) noexcept { return size; }
    static constexpr bool is_ciphertext_size(size_t size) noexcept { return size % block_size == 0 && (!Padded || size != 0); }

    LINNET_INLINE static constexpr void encrypt(const key_source& key, const source& nonce, const source& in, size_t size,
                                                const sink& out) noexcept {
        if (!Padded && size == 0) return; // else g++ would wipe a copy of the key schedule
        auto k = Cipher::expand_key(key);
        block b[1] = {block::load(nonce, 0)};
        const size_t whole = size - size % block_size;
        for (size_t done = 0; done < whole; done += block_size) step(k, b, block::load(in, done), out, done);
        if constexpr (Padded) {
            const size_t count = size - whole;
            const uint64_t pad = (block_size - count) * 0x0101010101010101;
            const block all = block::constant(pad, pad);
            step(k, b, block::load_first(in, whole, count) ^ all ^ all.first(count), out, whole);
        }
        k.wipe();
    }

    /// If the padding is right, that fact and the size of the plaintext are public.
    LINNET_INLINE static constexpr opened decrypt(const key_source& key, const source& nonce, const source& in, size_t size,
                                                  const sink& out) noexcept {
        auto k = Cipher::expand_inverse_key(key);
        block last = block::load(nonce, 0);
        decrypt_blocks<Cipher::parallel>(k, last, in, out, 0, size);
        k.wipe();
        if constexpr (Padded) return without_padding(out, size);
        else return {true, size};
    }

private:
    LINNET_INLINE static constexpr void step(const typename Cipher::key& k, block (&b)[1], const block& text, const sink& out,
                                             size_t done) noexcept {
        b[0] = b[0] ^ text;
        Cipher::encrypt(k, b);
        b[0].store(out, done);
    }

    template <size_t Number>
    LINNET_INLINE static constexpr void decrypt_blocks(const typename Cipher::inverse_key& k, block& last, const source& in,
                                                       const sink& out, size_t done, size_t size) noexcept {
        for (; size - done >= Number * block_size; done += Number * block_size) {
            block from[Number];
            block b[Number];
            each_block<Number>([&](auto i) LINNET_LAMBDA { from[i] = b[i] = block::load(in, done + i * block_size); });
            Cipher::decrypt(k, b);
            each_block<Number>([&](auto i) LINNET_LAMBDA {
                if constexpr (i == 0) b[i] = b[i] ^ last;
                else b[i] = b[i] ^ from[i - 1];
                b[i].store(out, done + i * block_size);
            });
            last = from[Number - 1];
        }
        if constexpr (Number != 1) decrypt_blocks<Number / 2>(k, last, in, out, done, size);
    }

    /// The last byte, 1 to 16, is the length of the padding; as many bytes must be equal to it.
    LINNET_INLINE static constexpr opened without_padding(const sink& out, size_t size) noexcept {
        const uint8_t* const last = out + (size - block_size);
        const uint32_t count = last[block_size - 1];
        uint32_t wrong = choice_below(count, 1) | choice_below(block_size, count);
        for (uint32_t i = 0; i < block_size; ++i) wrong |= choice_below(block_size - 1 - i, count) & (last[i] ^ count);
        return opened_unless(wrong, size - count);
    }
};

template <class Cipher>
using cbc_whole = cbc<Cipher, false>;
template <class Cipher>
using cbc_pkcs7 = cbc<Cipher, true>;

} // namespace mode
LINNET_NAMESPACE_END

#endif
