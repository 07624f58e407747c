// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CCM_HPP
#define LINNET_DETAIL_MODE_CCM_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/block_number.hpp>
#include <linnet/detail/mode/both_ways.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// CCM (RFC 3610, section 2; SP 800-38C, section 6): counter mode, and CBC-MAC over all lengths, associated data and plaintext. A
/// nonce of n bytes leaves 15 - n bytes for the length of the message and for the counter. The CBC-MAC chain holds the sum to be
/// encrypted next, so that one step of it and one block of keystream are encrypted together.
template <class Cipher>
struct ccm : over_block_cipher<Cipher>, both_ways<ccm<Cipher>> {
    using base = over_block_cipher<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::block, typename base::word_type, typename base::source, typename base::sink, typename base::key_source;
    using key = typename Cipher::key;
    using nonce = sized_source<source>;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 16;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.nonce_size_min = 7,
                                                .nonce_size_max = 13,
                                                .tag_size_min = 4,
                                                .tag_size_step = 2,
                                                .binds_tag_size = true,
                                                .limit_depends_on_nonce = true,
                                                .any_key_size = Cipher::any_key_size,
                                                .lengths_first = true};

    /// The longest message under a nonce of this size.
    static constexpr size_t message_size_max_under(size_t nonce_bytes) noexcept {
        const size_t room = 8 * (15 - nonce_bytes);
        return room < 8 * sizeof(size_t) ? (size_t{1} << room) - 1 : SIZE_MAX;
    }

    struct running {
        block chain;
        block counter;          ///< A_0
        block stream[2];        ///< S_0, which hides the MAC, and the keystream for the next block of text
        size_t next;            ///< the number of the keystream block after that
        number<word_type> rest; ///< the bytes of associated data after the last whole block
        size_t rest_size;       ///< their number while the data consists of whole blocks: the size of the length field in front

        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static constexpr key expand_key(const key_source& from) noexcept { return Cipher::expand_key(from); }

    LINNET_INLINE static constexpr running initialize(const key& k, const nonce& n, size_t data_size, size_t text_size,
                                                      size_t tag_bytes) noexcept {
        const size_t length_field = 14 - n.size;
        const size_t flags = length_field | 4 * (tag_bytes - 2) | (data_size != 0 ? 64 : 0);
        const number<word_type> middle = moved(loaded_first<number<word_type>>(n.bytes, 0, n.size), 1);
        const block common = block_of<Cipher>(middle);
        running r{common, common, {}, 2, number<word_type>::constant(0), 0};
        r.chain ^= Cipher::block::constant(uint64_t{flags} << 56, text_size);
        r.counter ^= Cipher::block::constant(uint64_t{length_field} << 56, 0);
        r.stream[0] = r.stream[1] = r.counter;
        r.stream[1] ^= Cipher::block::constant(0, 1);
        Cipher::encrypt(k, r.stream);
        begin_data(r, data_size);
        return r;
    }

    LINNET_INLINE static constexpr void absorb(running& r, const key& k, const source& data, size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size) {
            chain(r, k, block_of<Cipher>(r.rest ^ moved(number<word_type>::load(data, done), r.rest_size)));
            r.rest = loaded_first<number<word_type>>(data, done + block_size - r.rest_size, r.rest_size);
        }
    }

    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, const source& data, size_t offset, size_t count,
                                                    bool any_data, bool /*any_text*/) noexcept {
        if (!any_data) return;
        chain(r, k, block_of<Cipher>(r.rest ^ moved(loaded_first<number<word_type>>(data, offset, count), r.rest_size)));
        const size_t taken = block_size - r.rest_size;
        if (count > taken) chain(r, k, loaded_first<block>(data, offset + taken, count - taken));
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        block chain = r.chain; // as far as the compiler knows, `out` may overlap `r`
        block stream = r.stream[1];
        for (size_t done = 0; done < size; done += block_size) {
            const block from = loaded_once<block>(in, done);
            stream ^= from;
            stream.store(out, done);
            const block text = Encrypt ? from : stream;
            next_pair(r, k, chain, stream);
            chain ^= text;
        }
        r.chain = chain;
        r.stream[1] = stream;
    }

    LINNET_INLINE static constexpr void keystream(const running& r, const key&, const sink& to) noexcept {
        r.stream[1].store(to, 0);
    }
    LINNET_INLINE static constexpr void absorb_text(running& r, const key& k, const source& text) noexcept {
        advance(r, k, block::load(text, 0));
    }
    LINNET_INLINE static constexpr void finish(running& r, const key& k, const source& text, size_t count,
                                               const sink& tag) noexcept {
        write_tag(r, k, loaded_first<block>(text, 0, count), count, tag);
    }

private:
    friend both_ways<ccm>;

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, const nonce& n, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag,
                                                size_t tag_bytes) noexcept {
        running r = initialize(k, n, data_size, size, tag_bytes);
        all_data(r, k, data, data_size);
        size_t at = 0;
        if constexpr (!LINNET_SHARED) { // else whole blocks take the path of the last one
            at = size - size % block_size;
            blocks<Encrypt>(r, k, in, out, at);
        }
        for (; at < size; at += block_size) {
            const size_t count = size - at < block_size ? size - at : block_size;
            const block from = loaded_first<block>(in, at, count);
            r.stream[1] ^= from;
            r.stream[1].store_first(out, at, count);
            advance(r, k, Encrypt ? from : r.stream[1].first(count));
        }
        write_tag(r, k, r.stream[1], 0, tag);
        r.wipe();
    }

    /// The length field in front of the associated data (RFC 3610, section 2.2).
    LINNET_INLINE static constexpr void begin_data(running& r, size_t data_size) noexcept {
        if (data_size == 0) return;
        const uint64_t size = data_size;
        const bool short_size = data_size < 0xff00;
        const bool medium_size = size <= 0xffffffff;
        r.rest_size = short_size ? 2 : medium_size ? 6 : 10;
        r.rest = short_size    ? number<word_type>::constant(size << 48)
                 : medium_size ? number<word_type>::constant(uint64_t{0xfffe} << 48 | size << 16)
                               : number<word_type>::constant(uint64_t{0xffff} << 48 | size >> 16, size << 48);
    }

    /// One-shot associated data: after the length field, all blocks lie in one string.
    LINNET_INLINE static constexpr void all_data(running& r, const key& k, const source& data, size_t size) noexcept {
        if (size == 0) return;
        const size_t first = size < block_size - r.rest_size ? size : block_size - r.rest_size;
        chain(r, k, block_of<Cipher>(r.rest ^ moved(loaded_first<number<word_type>>(data, 0, first), r.rest_size)));
        for (size_t at = first; at < size; at += block_size) {
            const key& each = *detail::pinned(&k); // else Clang loads round keys before the loop and spills them
            chain(r, each, loaded_first<block>(data, at, size - at < block_size ? size - at : block_size));
        }
    }

    LINNET_ONCE_OR_INLINE static constexpr void chain(running& r, const key& k, const block& next) noexcept {
        encrypt_one<Cipher>(k, r.chain);
        r.chain ^= next;
    }
    /// Takes one block of plaintext.
    LINNET_INLINE static constexpr void advance(running& r, const key& k, const block& text) noexcept {
        next_pair(r, k, r.chain, r.stream[1]);
        r.chain ^= text;
    }
    /// One step of the chain, and the next block of keystream.
    LINNET_ONCE_OR_INLINE static constexpr void next_pair(running& r, const key& k, block& chain, block& stream) noexcept {
        block b[2] = {chain, r.counter};
        b[1] ^= Cipher::block::constant(0, r.next++);
        Cipher::encrypt(k, b);
        chain = b[0];
        stream = b[1];
    }
    /// Takes the last plaintext, `count` < 16 bytes followed by zeroes, and writes the tag.
    LINNET_INLINE static constexpr void write_tag(running& r, const key& k, const block& text, size_t count,
                                                  const sink& tag) noexcept {
        if (count != 0) chain(r, k, text);
        encrypt_one<Cipher>(k, r.chain);
        r.stream[0] ^= r.chain;
        r.stream[0].store(tag, 0);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
