// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ROMULUS_ROMULUS_N_HPP
#define LINNET_DETAIL_MODE_ROMULUS_ROMULUS_N_HPP

#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/romulus/romulus_common.hpp>
#include <linnet/detail/mode/romulus/romulus_n_lanes.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Romulus-N: one call of the cipher for each block of text, and one for every two blocks of associated data. The last block has a
/// domain of its own, even if it is whole.
template <class Cipher>
struct romulus_n_core : romulus_keyed<Cipher>, romulus_n_domains, both_ways<romulus_n_core<Cipher>> {
    using base = romulus_keyed<Cipher>;
    static constexpr size_t block_size = base::block_size;
    using typename base::absorber, typename base::block, typename base::key, typename base::schedule, typename base::source,
        typename base::sink;
    static constexpr auto verify = verification::after_decryption;
#if defined(LINNET_SKINNY128_PAIRS)
    static constexpr bool has_lanes = true;
    template <class Lanes>
    using over = romulus_n_lanes<skinny128_384_plus_pairs<Lanes>>;
#else
    static constexpr bool has_lanes = false;
#endif
    static constexpr detail::aead_traits traits{.key_alignment = Cipher::alignment,
                                                .holds_last = true,
                                                .shares_directions = detail::shared_words<typename base::WordType>,
                                                .lanes = {.available = has_lanes}};

    struct running {
        schedule tweakeys; ///< of key and nonce
        absorber at;
        /// Only for constant evaluation. Elsewhere the owner of the object wipes its bytes, including the gaps between members.
        LINNET_INLINE constexpr void wipe() noexcept { detail::wipe(*this); } // GCOV_EXCL_LINE
    };

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const key& k, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        absorber at;
        alignas(Cipher::alignment) detail::unset<schedule> room(at.s.w[0]);
        schedule& tweakeys = room.object;
        at.add_string(tweakeys, k, data, data_size, domain_data);
        base::expand_to(tweakeys, k, base::load_whole(nonce));
        const bool whole = data_size != 0 && data_size % block_size == 0;
        at.s = Cipher::encrypt(tweakeys, base::tweak(at.counter, whole ? domain_data_last : domain_data_padded), at.s);
        at.counter = {};
        for (;; in += block_size, out += block_size, size -= block_size) {
            const bool last = size <= block_size;
            const size_t count = last ? size : block_size;
            base::rho_some(decrypting, at.s, in, out, count);
            next_block(tweakeys, at, !last ? domain_text : count == block_size ? domain_text_last : domain_text_padded);
            if (last) break;
        }
        block made = base::g(at.s);
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, made.w, tag, tag_length);
        made.wipe();
        tweakeys.wipe();
        at.wipe();
        return good;
    }

    LINNET_INLINE static constexpr running initialize(const key& k, const source& nonce) noexcept {
        return {Cipher::expand(k, block::load(nonce, 0)), {}};
    }

    LINNET_INLINE static constexpr void absorb(running& r, const key& k, const source& data, size_t size) noexcept {
        absorber at = r.at;
        at.add_blocks(k, data, size, domain_data);
        r.at = at;
        at.wipe();
    }
    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, const source& data, size_t offset, size_t count,
                                                    bool /*any_data*/, bool /*any_text*/) noexcept {
        add_last(r.tweakeys, r.at, k, data, offset, count);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key&, const source& in, const sink& out, size_t size) noexcept {
        absorber at = r.at;
        pass<Encrypt>(r.tweakeys, at, in, out, size);
        r.at = at;
        at.wipe();
    }
    LINNET_INLINE static constexpr void keystream(const running& r, const key&, const sink& out) noexcept {
        base::g(r.at.s).store(out, 0);
    }
    LINNET_INLINE static constexpr void absorb_text(running& r, const key&, const source& text) noexcept {
        r.at.s = r.at.s ^ block::load(text, 0);
        next_block(r.tweakeys, r.at, domain_text);
    }
    LINNET_INLINE static constexpr void finish(running& r, const key&, const source& text, size_t count, const sink& tag) noexcept {
        r.at.s = r.at.s ^ base::load_padded(text, 0, count);
        write_tag(r.tweakeys, r.at, count, tag);
    }

private:
    friend both_ways<romulus_n_core>;

    /// The call after a block of text.
    LINNET_INLINE static constexpr void next_block(const schedule& tweakeys, absorber& at, unsigned domain) noexcept {
        at.counter.next();
        at.s = Cipher::encrypt(tweakeys, base::tweak(at.counter, domain), at.s);
    }

    /// The last block of associated data, of `count` <= 16 bytes, and the call under the nonce that follows.
    LINNET_INLINE static constexpr void add_last(const schedule& tweakeys, absorber& at, const key& k, const source& data,
                                                 size_t offset, size_t count) noexcept {
        at.add(k, base::load_padded(data, offset, count), domain_data);
        const unsigned domain = count == block::size ? domain_data_last : domain_data_padded;
        at.s = Cipher::encrypt(tweakeys, base::tweak(at.counter, domain), at.s);
        at.counter = {};
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void pass(const schedule& tweakeys, absorber& at, const source& in, const sink& out,
                                             size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size) {
            base::template rho<Encrypt>(at.s, in, out, done);
            next_block(tweakeys, at, domain_text);
        }
    }

    LINNET_INLINE static constexpr void write_tag(const schedule& tweakeys, absorber& at, size_t count, const sink& tag) noexcept {
        next_block(tweakeys, at, count == block_size ? domain_text_last : domain_text_padded);
        base::g(at.s).store(tag, 0);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const key& k, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        alignas(Cipher::alignment) schedule tweakeys = Cipher::expand(k, block::load(nonce, 0));
        absorber at;
        const size_t data_last = base::before_last(data_size);
        const size_t last = base::before_last(size);
        at.add_blocks(k, data, data_last, domain_data);
        add_last(tweakeys, at, k, data, data_last, data_size - data_last);
        pass<Encrypt>(tweakeys, at, in, out, last);
        base::template rho_last<Encrypt>(at.s, in, out, last, size - last);
        write_tag(tweakeys, at, size - last, tag);
        tweakeys.wipe();
        at.wipe();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
