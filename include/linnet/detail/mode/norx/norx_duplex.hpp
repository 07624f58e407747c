// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_NORX_NORX_DUPLEX_HPP
#define LINNET_DETAIL_MODE_NORX_NORX_DUPLEX_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/both_ways.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/primitive/norx_p.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The purpose of a permutation, added to the last word before it (NORX v3.0, section 3.5.2). There is no trailer.
enum class norx_domain : uint8_t { header = 1, payload = 2, tag = 8 };

/// The state between two blocks, and whether there is any text. Without text there is no block for its padding.
template <class WordType>
struct norx_running {
    norx_state<WordType> s;
    bool any_text;

    constexpr void wipe() noexcept { detail::wipe(*this); } // GCOV_EXCL_LINE: at run time the owner wipes its bytes
};

/// The steps of NORX over words. A `Scheme` defines `word_size`, in bytes, and `keyed`: whether the key is added to the capacity.
/// That is so in v3.0, where the nonce has four words and the tag is taken from the capacity. In v2.0 the nonce has two words, and
/// the tag is the first four words.
template <class Scheme, class WordType>
struct norx_words {
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using state = norx_state<WordType>;
    using local = state; ///< a state in use
    using words = norx_words;
    static constexpr size_t word_size = Scheme::word_size;
    static constexpr unsigned rounds = 4;
    static constexpr size_t row_size = 4 * word_size;
    static constexpr size_t nonce_size = Scheme::keyed ? row_size : row_size / 2;
    using rate = mode::rate<byte_order::little, 0x01, 3 * row_size, word_size>;
    static constexpr size_t tag_at = Scheme::keyed ? 12 : 0;

    /// The initial state: zero for the words of nonce and key, else constants. The parameters are added to four of these: bits of a
    /// word, rounds, lanes, bits of the tag (NORX v3.0, section 3.5.2).
    static constexpr auto initial = [] {
        using integer = detail::unsigned_of<word_size>;
        auto u = detail::norx_constants<word_size>;
        for (size_t i = 0; i < nonce_size / word_size; ++i) u.x[i] = 0;
        for (size_t i = 4; i < 8; ++i) u.x[i] = 0;
        const integer parameters[] = {8 * word_size, rounds, 1, 8 * row_size};
        for (size_t i = 0; i < 4; ++i) u.x[12 + i] ^= parameters[i];
        return u;
    }();

    template <size_t... Index>
    LINNET_INLINE static constexpr state constants(std::index_sequence<Index...>) noexcept {
        return {{word<WordType>::constant(initial.x[Index])...}};
    }

    LINNET_INLINE static constexpr state begin(const source& key, const source& nonce) noexcept {
        state s = constants(std::make_index_sequence<16>{});
        add<nonce_size>(s.x, nonce);
        add<row_size>(s.x + 4, key);
        norx_p<rounds>(s);
        if constexpr (Scheme::keyed) add<row_size>(s.x + 12, key);
        return s;
    }

    LINNET_INLINE static constexpr const state& closed(const state& s) noexcept { return s; }

    LINNET_INLINE static constexpr void permute(state& s, norx_domain domain) noexcept {
        s.x[15] = s.x[15] ^ word<WordType>::constant(static_cast<uint8_t>(domain));
        norx_p<rounds>(s);
    }

    LINNET_INLINE static constexpr void absorb(state& s, const source& in, size_t offset) noexcept {
        rate::template absorb<WordType>(s, in, offset);
    }
    LINNET_INLINE static constexpr void absorb_last(state& s, const source& in, size_t offset, size_t count) noexcept {
        rate::template absorb_last<WordType>(s, in, offset, count);
        pad_end(s);
    }

    LINNET_INLINE static constexpr void squeeze(const state& s, const sink& out) noexcept {
        rate::template squeeze<WordType>(s, out, 0);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void crypt(state& s, const source& in, const sink& out, size_t offset) noexcept {
        if constexpr (Encrypt) rate::template encrypt<WordType>(s, in, out, offset);
        else rate::template decrypt<WordType>(s, in, out, offset);
    }
    template <bool Encrypt>
    LINNET_INLINE static constexpr void crypt_last(state& s, const source& in, const sink& out, size_t offset,
                                                   size_t count) noexcept {
        if constexpr (rate::template by_bytes<WordType>) rate::template crypt_some<WordType>(s, in, out, offset, count, !Encrypt);
        else if constexpr (Encrypt) rate::template encrypt_last<WordType>(s, in, out, offset, count);
        else rate::template decrypt_last<WordType>(s, in, out, offset, count);
        pad_end(s);
    }

    /// Adds the padding's last bit. If a block has one byte left, that byte holds both bits of the padding.
    LINNET_INLINE static constexpr void pad_end(state& s) noexcept {
        s.x[11] = s.x[11] ^ word<WordType>::template byte_at<byte_order::little>(word_size - 1, 0x80);
    }

    /// Leaves the tag in the words from `tag_at` on.
    LINNET_INLINE static constexpr void finalize(state& s, const source& key) noexcept {
        permute(s, norx_domain::tag);
        if constexpr (Scheme::keyed) add<row_size>(s.x + 12, key);
        norx_p<rounds>(s);
        if constexpr (Scheme::keyed) add<row_size>(s.x + 12, key);
    }
    LINNET_INLINE static constexpr void store_tag(const state& s, const sink& tag) noexcept {
        for (size_t i = 0; i < 4; ++i) word<WordType>::template store<byte_order::little>(tag, i * word_size, s.x[tag_at + i]);
    }

private:
    /// Adds `Size` bytes to the words from `x` on.
    template <size_t Size>
    LINNET_INLINE static constexpr void add(WordType* x, const source& from) noexcept {
        if constexpr (detail::shared_words<WordType>) detail::absorb_bytes<byte_order::little>(x, from, Size);
        else
            for (size_t i = 0; i < Size / word_size; ++i)
                x[i] = x[i] ^ word<WordType>::template load<byte_order::little>(from, i * word_size);
    }
};

/// The mode of NORX (v3.0, section 3.5) without a trailer. Header and payload pass through the outer part of one state, which is
/// permuted before each block. Each is padded unless it is empty. `Steps` is norx_words or an equivalent.
template <class Steps>
struct norx_mode : both_ways<norx_mode<Steps>> {
    using feature = processor::any;
    using word_type = typename Steps::word_type;
    using source = typename Steps::source;
    using sink = typename Steps::sink;
    using running = norx_running<word_type>;
    static constexpr size_t key_size = Steps::row_size;
    static constexpr size_t nonce_size = Steps::nonce_size;
    static constexpr size_t tag_size = Steps::row_size;
    static constexpr size_t block_size = 3 * Steps::row_size;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.expands_key = false, .shares_directions = detail::shared_words<word_type>};

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const source& key, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        using rate = typename Steps::rate;
        auto s = Steps::begin(key, nonce);
        if (data_size != 0) header(s, data, data_size);
        if (size != 0) {
            for (;; in += block_size, out += block_size, size -= block_size) {
                const size_t count = size < block_size ? size : block_size;
                Steps::permute(s, norx_domain::payload);
                rate::template crypt_some<word_type>(s, in, out, 0, count, decrypting);
                if (count < block_size) break;
            }
            Steps::pad_end(s);
        }
        Steps::finalize(s, key);
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, s.x + Steps::tag_at, tag, tag_length);
        s.wipe();
        return good;
    }

    LINNET_ONCE_OR_INLINE static constexpr running initialize(const source& key, const source& nonce) noexcept {
        auto s = Steps::begin(key, nonce);
        const running r{Steps::closed(s), false};
        s.wipe();
        return r;
    }

    LINNET_ONCE_OR_INLINE static constexpr void absorb(running& r, const source&, const source& data, size_t size) noexcept {
        using_state(r, [&](auto& s) LINNET_LAMBDA {
            for (size_t done = 0; done < size; done += block_size) {
                Steps::permute(s, norx_domain::header);
                Steps::absorb(s, data, done);
            }
        });
    }

    LINNET_ONCE_OR_INLINE static constexpr void absorb_last(running& r, const source&, const source& data, size_t offset,
                                                            size_t count, bool any_data, bool any_text) noexcept {
        r.any_text = any_text;
        using_state(r, [&](auto& s) LINNET_LAMBDA {
            if (any_data) {
                Steps::permute(s, norx_domain::header);
                Steps::absorb_last(s, data, offset, count);
            }
            if (any_text) Steps::permute(s, norx_domain::payload);
        });
    }

    /// The permutation before the next block is already done, so that its keystream is available.
    template <bool Encrypt>
    LINNET_ONCE_OR_INLINE static constexpr void blocks(running& r, const source&, const source& in, const sink& out,
                                                       size_t size) noexcept {
        using_state(r, [&](auto& s) LINNET_LAMBDA {
            for (size_t done = 0; done < size; done += block_size) {
                Steps::template crypt<Encrypt>(s, in, out, done);
                Steps::permute(s, norx_domain::payload);
            }
        });
    }

    LINNET_ONCE_OR_INLINE static constexpr void keystream(const running& r, const source&, const sink& block) noexcept {
        Steps::words::squeeze(r.s, block);
    }

    LINNET_ONCE_OR_INLINE static constexpr void absorb_text(running& r, const source&, const source& text) noexcept {
        using_state(r, [&](auto& s) LINNET_LAMBDA {
            Steps::absorb(s, text, 0);
            Steps::permute(s, norx_domain::payload);
        });
    }

    LINNET_ONCE_OR_INLINE static constexpr void finish(running& r, const source& key, const source& text, size_t count,
                                                       const sink& tag) noexcept {
        using_state(r, [&](auto& s) LINNET_LAMBDA {
            if (r.any_text) Steps::absorb_last(s, text, 0, count);
            Steps::finalize(s, key);
            Steps::store_tag(s, tag);
        });
    }

private:
    friend both_ways<norx_mode>;

    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(const source& key, const source& nonce, const source& data, size_t data_size,
                                                const source& in, const sink& out, size_t size, const sink& tag) noexcept {
        auto s = Steps::begin(key, nonce);
        if (data_size != 0) header(s, data, data_size);
        if (size != 0) {
            size_t done = 0;
            for (;; done += block_size) {
                Steps::permute(s, norx_domain::payload);
                if (size - done < block_size) break;
                Steps::template crypt<Encrypt>(s, in, out, done);
            }
            Steps::template crypt_last<Encrypt>(s, in, out, done, size - done);
        }
        Steps::finalize(s, key);
        Steps::store_tag(s, tag);
        s.wipe();
    }

    LINNET_INLINE static constexpr void header(typename Steps::local& s, const source& data, size_t size) noexcept {
        size_t done = 0;
        for (;; done += block_size) {
            Steps::permute(s, norx_domain::header);
            if (size - done < block_size) break;
            Steps::absorb(s, data, done);
        }
        Steps::absorb_last(s, data, done, size - done);
    }

    /// Calls f with the state. If f uses another form, converts the state before and after.
    template <class Function>
    LINNET_INLINE static constexpr void using_state(running& r, const Function& f) noexcept {
        if constexpr (std::is_same_v<typename Steps::local, typename Steps::state>) {
            f(r.s);
        } else {
            auto s = Steps::opened(r.s);
            f(s);
            Steps::close(s, r.s);
            s.wipe();
        }
    }
};

/// NORX over words.
template <class Scheme, class WordType>
struct norx : norx_mode<norx_words<Scheme, WordType>> {
    static constexpr std::string_view variant = word_name<WordType>;
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
