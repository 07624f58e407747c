// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_EAX_HPP
#define LINNET_DETAIL_MODE_EAX_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/cmac.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// EAX (Bellare, Rogaway, Wagner, "The EAX Mode of Operation", FSE 2004, figure 2): counter mode, and CMAC of nonce, associated
/// data and ciphertext, each preceded by a block with its number. A CMAC chain holds the sum to be encrypted next, so that a subkey
/// can still be added to its last block. One step of the text's chain and one block of keystream are encrypted together.
template <class Cipher>
struct eax : over_block_cipher<Cipher>, both_ways<eax<Cipher>> {
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::word_type, typename base::source, typename base::sink, typename base::key_source;
    using nonce = sized_source<source>;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{
        .nonce_size_min = 0, .nonce_size_max = SIZE_MAX, .tag_size_min = 1, .any_key_size = Cipher::any_key_size};

    struct key {
        typename Cipher::key cipher;
        block zero;  ///< E_K(0)
        block whole; ///< the subkey for strings of whole blocks

        constexpr void wipe() noexcept { detail::wipe_parts(*this, cipher, zero, whole); }
    };
    struct running {
        block code;             ///< the sum of the MACs of nonce and associated data
        block chain;            ///< of the associated data, then of the text
        block pad;              ///< keystream for the next block of text
        number<word_type> next; ///< the counter after that

        constexpr void wipe() noexcept {
            code.wipe();
            chain.wipe();
            pad.wipe();
            next.wipe();
        }
    };

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept {
        key k{Cipher::expand_key(from), Cipher::block::constant(0), Cipher::block::constant(0)};
        encrypt_one<Cipher>(k.cipher, k.zero);
        k.whole = block_of<Cipher>(times_x(number_of<Cipher>(k.zero)));
        return k;
    }

    LINNET_INLINE static constexpr running initialize(const key& k, const nonce& n) noexcept {
        const size_t whole = n.size - n.size % block_size;
        block chain = Cipher::block::constant(0);
        if (whole != 0) {
            chain = block::load(n.bytes, 0);
            chain ^= k.zero;
            chain_blocks(chain, k, n.bytes, block_size, whole);
        }
        const block code = ended(chain, k, loaded_first<block>(n.bytes, whole, n.size - whole), n.size - whole, whole == 0);
        chain.wipe();
        return {code, Cipher::block::constant(0, 1), encrypted<Cipher>(k.cipher, code), incremented(number_of<Cipher>(code))};
    }

    LINNET_INLINE static constexpr void absorb(running& r, const key& k, const source& data, size_t size) noexcept {
        chain_blocks(r.chain, k, data, 0, size);
    }
    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, const source& data, size_t offset, size_t count,
                                                    bool /*any_data*/, bool /*any_text*/) noexcept {
        r.code ^= ended(r.chain, k, loaded_first<block>(data, offset, count), count);
        r.chain = Cipher::block::constant(0, 2);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size) {
            const block from = loaded_once<block>(in, done);
            r.pad ^= from;
            r.pad.store(out, done);
            advance(r, k, Encrypt ? r.pad : from);
        }
    }

    LINNET_INLINE static constexpr void keystream(const running& r, const key&, const sink& to) noexcept { r.pad.store(to, 0); }

    // Incremental calls pass a block as plaintext.

    LINNET_INLINE static constexpr void absorb_text(running& r, const key& k, const source& text) noexcept {
        advance(r, k, block::load(text, 0) ^ r.pad);
    }
    LINNET_INLINE static constexpr void finish(running& r, const key& k, const source& text, size_t count,
                                               const sink& tag) noexcept {
        write_tag(r, k, (loaded_first<block>(text, 0, count) ^ r.pad).first(count), count, tag);
    }

private:
    friend both_ways<eax>;

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, const nonce& n, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        running r = initialize(k, n);
        const size_t whole_data = data_size - data_size % block_size;
        absorb(r, k, data, whole_data);
        absorb_last(r, k, data, whole_data, data_size - whole_data, data_size != 0, size != 0);
        const size_t whole = size - size % block_size;
        const size_t count = size - whole;
        blocks<Encrypt>(r, k, in, out, whole);
        const block from = loaded_first<block>(in, whole, count);
        r.pad ^= from;
        r.pad.store_first(out, whole, count);
        write_tag(r, k, Encrypt ? r.pad.first(count) : from, count, tag);
        r.wipe();
    }

    /// Takes one block of ciphertext.
    LINNET_ONCE_OR_INLINE static constexpr void advance(running& r, const key& k, const block& sealed) noexcept {
        block b[2] = {r.chain, block_of<Cipher>(r.next)};
        Cipher::encrypt(k.cipher, b);
        b[0] ^= sealed;
        r.chain = b[0];
        r.pad = b[1];
        r.next = incremented(r.next);
    }
    /// Takes the last ciphertext, `count` < 16 bytes, and writes the tag.
    LINNET_INLINE static constexpr void write_tag(running& r, const key& k, const block& sealed, size_t count,
                                                  const sink& tag) noexcept {
        r.code ^= ended(r.chain, k, sealed, count);
        r.code.store(tag, 0);
    }

    LINNET_ONCE_OR_INLINE static constexpr void chain_blocks(block& chain, const key& k, const source& from, size_t begin,
                                                             size_t end) noexcept {
        for (size_t at = begin; at < end; at += block_size) {
            encrypt_one<Cipher>(k.cipher, chain);
            chain ^= block::load(from, at);
        }
    }

    /// The MAC of a chain and its last `count` < 16 bytes, which zeroes follow. The encrypted form of a chain that is still `zero`
    /// is part of the key.
    LINNET_ONCE_OR_INLINE static constexpr block ended(const block& chain, const key& k, const block& last, size_t count,
                                                       bool zero = false) noexcept {
        block b = chain;
        if (count == 0) {
            b ^= k.whole;
        } else {
            if (zero) b = k.zero;
            else encrypt_one<Cipher>(k.cipher, b);
            b ^= last;
            b ^= bit_behind<Cipher>(count);
            b ^= block_of<Cipher>(times_x(number_of<Cipher>(k.whole)));
        }
        encrypt_one<Cipher>(k.cipher, b);
        return b;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
