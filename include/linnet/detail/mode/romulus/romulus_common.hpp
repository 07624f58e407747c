// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ROMULUS_ROMULUS_COMMON_HPP
#define LINNET_DETAIL_MODE_ROMULUS_ROMULUS_COMMON_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/word/block.hpp>
#include <linnet/kinds.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The common parts of the four modes of Romulus (v1.3, section 2.4). They run over a tweakable block cipher with a block, a key
/// and three tweakeys of 16 bytes each. Like skinny128_384_plus, a `Cipher` defines `word_type`, `variant`, `block`, `key`,
/// `schedule`, `alignment`, `expand_key`, `expand`, `encrypt` and `encrypt_two`.

/// The counter of blocks, a shift register of 56 bits.
struct romulus_counter {
    uint64_t value = 1;
    LINNET_INLINE constexpr void next() noexcept {
        const uint32_t last = static_cast<uint32_t>(value >> 55) * 0x95;
        value = (value << 1 & 0xffffffffffffff) ^ last;
    }
};

/// Domains, padding, the function rho.
template <class Cipher>
struct romulus {
    using feature = processor::any;
    using word_type = typename Cipher::word_type;
    using WordType = word_type;
    using block = typename Cipher::block;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    static constexpr std::string_view variant = Cipher::variant;

    /// The first tweakey: the counter and a byte for domain separation.
    LINNET_INLINE static constexpr half_block<block> tweak(romulus_counter counter, unsigned domain) noexcept {
        return {block::constant(counter.value | uint64_t{domain} << 56)};
    }

    /// Pads a block of `count` <= 16 bytes. Zeroes fill up an incomplete block; its last byte is the count.
    LINNET_INLINE static constexpr block padded(const block& x, size_t count) noexcept {
        return count == block::size ? x : x ^ block::constant(0, uint64_t{count} << 56);
    }
    LINNET_INLINE_UNLESS_SMALL static constexpr block load_padded(const source& from, size_t offset, size_t count) noexcept {
        return count == block::size ? block::load(from, offset) : padded(block::load_first(from, offset, count), count);
    }

    /// The matrix G: in each byte, bits 7 to 1 move down by one and bit 7 becomes the sum of bits 7 and 0.
    LINNET_INLINE_UNLESS_SMALL static constexpr block g(const block& s) noexcept {
        constexpr unsigned bits = 8 * block::word_size;
        const block high = block::constant(0x8080808080808080, 0x8080808080808080);
        const block low = block::constant(0x7f7f7f7f7f7f7f7f, 0x7f7f7f7f7f7f7f7f);
        return block::generate([&](size_t i) LINNET_LAMBDA {
            const WordType moved = word<WordType>::and_not(high.w[i], word<WordType>::template rotate_right<1>(s.w[i]));
            return moved ^ word<WordType>::and_not(low.w[i], s.w[i] ^ word<WordType>::template rotate_right<bits - 7>(s.w[i]));
        });
    }

    /// rho and its inverse: encrypts or decrypts a block of text, and adds the plaintext to the state.
    template <bool Encrypt>
    LINNET_INLINE_UNLESS_SMALL static constexpr void rho(block& s, const source& in, const sink& out, size_t offset) noexcept {
        const block text = block::load(in, offset);
        const block other = text ^ g(s);
        other.store(out, offset);
        s = s ^ (Encrypt ? text : other);
    }
    /// The same for the `count` <= 16 bytes of a last block.
    template <bool Encrypt>
    LINNET_INLINE_UNLESS_SMALL static constexpr void rho_last(block& s, const source& in, const sink& out, size_t offset,
                                                              size_t count) noexcept {
        if (count == block::size) return rho<Encrypt>(s, in, out, offset);
        const block text = block::load_first(in, offset, count);
        const block other = (text ^ g(s)).first(count);
        other.store_first(out, offset, count);
        s = s ^ padded(Encrypt ? text : other, count);
    }

    // For builds that share code: a block of `count` <= 16 bytes, and rho in either direction.

    LINNET_INLINE static constexpr block load_some(const source& from, size_t count) noexcept {
        block x = block::constant(0);
        detail::absorb_bytes<block::order>(x.w, from, count);
        return padded(x, count);
    }
    /// A whole block; through the shared code if bytes are loaded one by one.
    LINNET_INLINE static constexpr block load_whole(const source& from) noexcept {
        if constexpr (detail::byte_access && detail::shared_words<WordType>) return load_some(from, block::size);
        else return block::load(from, 0);
    }
    LINNET_INLINE static constexpr void rho_some(bool decrypting, block& s, const source& in, const sink& out,
                                                 size_t count) noexcept {
        const block mask = g(s);
        block ciphertext = mask;
        detail::crypt_bytes<block::order>(ciphertext.w, in, out, count, decrypting);
        s = s ^ padded(ciphertext ^ mask, count);
    }
};

/// The domains of the calls of Romulus-N.
struct romulus_n_domains {
    static constexpr unsigned domain_data = 8, domain_data_last = 24, domain_data_padded = 26;
    static constexpr unsigned domain_text = 4, domain_text_last = 20, domain_text_padded = 21;
};

/// The common parts of the modes with a key.
template <class Cipher>
struct romulus_keyed : romulus<Cipher> {
    using base = romulus<Cipher>;
    using typename base::block, typename base::source, typename base::sink;
    using key = typename Cipher::key;
    using schedule = typename Cipher::schedule;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = 16;

    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        block bytes = base::load_whole(from);
        const key k = Cipher::expand_key(bytes);
        if constexpr (LINNET_64_BIT) detail::wipe_kept(bytes); // expand_key takes its address
        else bytes.wipe();
        return k;
    }

    /// Absorbs strings block by block: one is added to the state, the next is the tweak of a call.
    struct absorber {
        block s = block::constant(0);
        romulus_counter counter{};
        bool odd = false;

        LINNET_INLINE_UNLESS_SMALL constexpr void add(const key& k, const block& x, unsigned domain) noexcept {
            if (odd) {
                alignas(Cipher::alignment) schedule tweakeys = Cipher::expand(k, x);
                s = Cipher::encrypt(tweakeys, base::tweak(counter, domain), s);
                tweakeys.wipe();
            } else {
                s = s ^ x;
            }
            counter.next();
            odd = !odd;
        }
        LINNET_INLINE constexpr void add_blocks(const key& k, const source& data, size_t size, unsigned domain) noexcept {
            for (size_t done = 0; done < size; done += block_size) add(k, block::load(data, done), domain);
        }
        /// A string, in builds that share code. An empty string counts as one empty block. The schedules are made in `room`.
        LINNET_ONCE constexpr void add_string(schedule& room, const key& k, const source& data, size_t size,
                                              unsigned domain) noexcept {
            for (size_t done = 0;; done += block_size) {
                const size_t count = size - done < block_size ? size - done : block_size;
                const block x = base::load_some(data + done, count);
                if (odd) {
                    expand_to(room, k, x);
                    s = Cipher::encrypt(room, base::tweak(counter, domain), s);
                } else {
                    s = s ^ x;
                }
                counter.next();
                odd = !odd;
                if (size - done <= block_size) return;
            }
        }
        LINNET_INLINE constexpr void wipe() noexcept { s.wipe(); }
    };

    /// Makes a schedule in place.
    LINNET_INLINE static constexpr void expand_to(schedule& room, const key& k, const block& tk2) noexcept {
        if constexpr (Cipher::expands_in_place) Cipher::expand_to(room, k, tk2);
        else room = Cipher::expand(k, tk2);
    }

    /// The size of a string without its last block. The last block has 1 to 16 bytes, or 0 if the string is empty.
    LINNET_INLINE static constexpr size_t before_last(size_t size) noexcept {
        return size == 0 ? 0 : (size - 1) / block_size * block_size;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
