// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/gcm/gathered.hpp>
#include <linnet/detail/primitive/block_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM (SP 800-38D): counter mode over a block cipher, and a tag by GHASH. The key of GHASH is the encrypted zero block. `Hash` is
/// GHASH over the cipher's blocks.
template <BlockCipher Cipher, class Hash>
struct gcm : over_block_cipher<Cipher>, both_ways<gcm<Cipher, Hash>> {
    using base = over_block_cipher<Cipher>;
    using typename base::block, typename base::source, typename base::sink, typename base::key_source;
    using hash_state = gathered<Hash>;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 16;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.nonce_size_min = 1,
                                                .nonce_size_max = SIZE_MAX, // the specification's 2^64 - 1 bits exceed any memory
                                                .tag_size_min = 12,
                                                .text_size_max = (uint64_t{1} << 36) - 32, // the counter has 32 bits
                                                .any_key_size = Cipher::any_key_size};

    struct key {
        typename Cipher::key cipher;
        typename Hash::key hash;

        LINNET_INLINE constexpr void wipe() noexcept {
            cipher.wipe();
            hash.wipe();
        }
    };

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept {
        const key k{Cipher::expand_key(from), hash_key(k.cipher)}; // in place: a copy would stay on the stack
        return k;
    }
    LINNET_INLINE static constexpr typename Hash::key hash_key(const typename Cipher::key& cipher) noexcept {
        block h = encrypted<Cipher>(cipher, block::constant(0));
        const typename Hash::key made = Hash::expand_key(h);
        h.wipe();
        return made;
    }

    /// An incremental message.
    struct running {
        block_integer counter; ///< of the block after `next`
        block next;            ///< keystream of the next block
        block mask;            ///< of the tag
        typename Hash::state hash;
        uint64_t data_size;
        uint64_t text_size;

        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); } // GCOV_EXCL_LINE: in constant evaluation
    };

    static constexpr running initialize(const key& k, const sized_source<source>& nonce) noexcept {
        const block_integer first = initial(k, nonce);
        block b[2] = {first.template block<block>(), first.plus<32>(1).template block<block>()};
        Cipher::encrypt(k.cipher, b);
        const running r{first.plus<32>(2), b[1], b[0], {}, 0, 0};
        detail::wipe(b);
        return r;
    }
    static constexpr void absorb(running& r, const key& k, const source& data, size_t size) noexcept {
        hashed(r, k, data, size);
        r.data_size += size;
    }
    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, const source& data, size_t offset, size_t count,
                                                    bool /*any_data*/, bool /*any_text*/) noexcept {
        absorb(r, k, data + offset, count);
    }
    template <bool Encrypt>
    static constexpr void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        hash_state h{r.hash};
        block b[Cipher::parallel] = {};
        for (size_t at = 0; at < size;) {
            fill(k, r.counter, b);
            const size_t left = (size - at) / block::size;
            const size_t count = left < Cipher::parallel ? left : Cipher::parallel;
            for (size_t i = 0; i < count; ++i, at += block::size)
                passed<Encrypt>(k, h, i == 0 ? r.next : b[i - 1], in, out, at, block::size);
            r.next = b[count - 1];
            r.counter = r.counter.template plus<32>(0 - uint64_t{Cipher::parallel - count});
        }
        h.flush(k.hash);
        r.hash = h.s;
        r.text_size += size;
        h.wipe();
        detail::wipe(b);
    }
    LINNET_INLINE static constexpr void keystream(const running& r, const key&, const sink& to) noexcept { r.next.store(to, 0); }
    static constexpr void absorb_text(running& r, const key& k, const source& text) noexcept {
        const block b[1] = {block::load(text, 0) ^ r.next};
        Hash::absorb(k.hash, r.hash, b, 1);
        r.next = encrypted<Cipher>(k.cipher, r.counter.template block<block>());
        r.counter = r.counter.template plus<32>(1);
        r.text_size += block::size;
    }
    static constexpr void finish(running& r, const key& k, const source& text, size_t count, const sink& tag) noexcept {
        hash_state h{r.hash};
        if (count != 0) h.take(k.hash, (loaded_first<block>(text, 0, count) ^ r.next).first(count));
        h.take(k.hash, block_of_lengths<block>(r.data_size, r.text_size + count));
        (h.finish(k.hash) ^ r.mask).store(tag, 0);
        h.wipe();
    }

protected:
    friend both_ways<gcm>;

    /// The first counter block (SP 800-38D, section 7.1, step 2).
    static constexpr block_integer initial(const key& k, const sized_source<source>& nonce) noexcept {
        if (nonce.size == 12) {
            const block_integer b = block_integer::of(loaded_first<block>(nonce.bytes, 0, 12));
            return {b.high, b.low | 1};
        }
        hash_state h{};
        h.take(k.hash, nonce.bytes, nonce.size);
        h.take(k.hash, block_of_lengths<block>(0, nonce.size));
        const block_integer b = block_integer::of(h.finish(k.hash));
        h.wipe();
        return b;
    }

    /// The next blocks of keystream.
    template <size_t Number>
    LINNET_INLINE static constexpr void fill(const key& k, block_integer& counter, block (&b)[Number]) noexcept {
        for (size_t i = 0; i < Number; ++i) b[i] = counter.template plus<32>(i).template block<block>();
        counter = counter.template plus<32>(Number);
        Cipher::encrypt(k.cipher, b);
    }

    static constexpr void hashed(running& r, const key& k, const source& data, size_t size) noexcept {
        hash_state h{r.hash};
        h.take(k.hash, data, size);
        h.flush(k.hash);
        r.hash = h.s;
        h.wipe();
    }

    template <bool Encrypt>
    static constexpr void message(const key& k, const sized_source<source>& nonce, const source& data, size_t data_size,
                                  const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        block_integer counter = initial(k, nonce);
        hash_state h{};
        h.take(k.hash, data, data_size);
        block b[Cipher::parallel] = {};
        fill(k, counter, b);
        block mask = b[0];
        size_t at = 0;
        size_t used = 1;               // of the blocks in b
        if constexpr (LINNET_SHARED) { // for the smallest code
            for (; at < size; at += block::size, ++used) {
                if (used == Cipher::parallel) fill(k, counter, b);
                used %= Cipher::parallel;
                passed<Encrypt>(k, h, b[used], in, out, at, size - at < block::size ? size - at : block::size);
            }
        }
        while (!LINNET_SHARED) {
            for (; used < Cipher::parallel && at < size; ++used, at += block::size)
                passed<Encrypt>(k, h, b[used], in, out, at, size - at < block::size ? size - at : block::size);
            if (at >= size) break;
            for (used = 0; size - at >= Cipher::parallel * block::size; at += Cipher::parallel * block::size) {
                fill(k, counter, b);
                whole<Encrypt>(k, h, b, in, out, at);
            }
            if (at == size) break;
            fill(k, counter, b);
        }
        h.take(k.hash, block_of_lengths<block>(data_size, size));
        mask ^= h.finish(k.hash);
        mask.store(tag, 0);
        mask.wipe();
        h.wipe();
        detail::wipe(b);
    }

    /// Encrypts or decrypts one block of `count` bytes and hashes the ciphertext.
    template <bool Encrypt>
    LINNET_ONCE_OR_INLINE static constexpr void passed(const key& k, hash_state& h, const block& stream, const source& in,
                                                       const sink& out, size_t at, size_t count) noexcept {
        if (!LINNET_SHARED && count == block::size) { // else whole blocks take the path of the last one
            const block text = loaded_once<block>(in, at);
            const block other = text ^ stream;
            other.store(out, at);
            h.take(k.hash, Encrypt ? other : text);
        } else {
            const block text = loaded_first<block>(in, at, count);
            block other = stream;
            other ^= text;
            other.store_first(out, at, count);
            h.take(k.hash, Encrypt ? other.first(count) : text);
        }
    }

    /// As many blocks as the cipher takes at once.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void whole(const key& k, hash_state& h, const block (&stream)[Cipher::parallel],
                                              const source& in, const sink& out, size_t at) noexcept {
        if constexpr (Hash::parallel != Cipher::parallel) {
            for (size_t i = 0; i < Cipher::parallel; ++i)
                passed<Encrypt>(k, h, stream[i], in, out, at + i * block::size, block::size);
        } else {
            h.flush(k.hash);
            block sealed[Cipher::parallel] = {};
            for (size_t i = 0; i < Cipher::parallel; ++i) {
                const block text = loaded_once<block>(in, at + i * block::size);
                const block other = text ^ stream[i];
                sealed[i] = Encrypt ? other : text;
                other.store(out, at + i * block::size);
            }
            Hash::absorb(k.hash, h.s, sealed);
        }
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
