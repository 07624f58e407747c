// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_DUPLEX_HPP
#define LINNET_DETAIL_MODE_DUPLEX_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/word/native.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The duplex mode (SP 800-232, section 4.1): associated data and text pass through the rate of one state. A `Scheme` defines the
/// sizes, the `rate`, and the functions initialize, permute, separate_domains, finalize and add_key, each a template over the word.
/// Over a word for which it has `in_assembly`, it has a function `crypt` of its own for whole messages.
template <class Scheme, class WordType>
struct duplex {
    static constexpr std::string_view variant = word_name<WordType>;
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using rate = typename Scheme::rate;
    using running = typename Scheme::template state<WordType>;
    using length = detail::length_of<WordType>;
    using key_words = typename Scheme::template key<WordType>;
    template <class Lanes>
    using over = duplex<Scheme, Lanes>;
    static constexpr size_t key_size = Scheme::key_size;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = rate::size;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.tag_size_min = Scheme::tag_size_min,
                                                .expands_key = false,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true}};

    /// A whole message, for builds whose directions share code: makes the tag, of `tag_length` bytes, or checks it.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const source& key_bytes, const source& nonce, source data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        if constexpr (Scheme::template in_assembly<WordType>) {
            if (!__builtin_is_constant_evaluated())
                return Scheme::crypt(decrypting, key_bytes, nonce, data, data_size, in, out, size, tag, tag_length);
        }
        key_words k = Scheme::template load_key<WordType>(key_bytes);
        running s = Scheme::template initialize<WordType, once>(k, nonce);
        Scheme::template add_key<WordType>(s, k);
        if (data_size != 0) {
            for (;; data += rate::size, data_size -= rate::size) {
                const size_t count = data_size < rate::size ? data_size : rate::size;
                rate::template absorb_some<WordType>(s, data, 0, count);
                Scheme::permute(s);
                if (count < rate::size) break;
            }
        }
        Scheme::separate_domains(s);
        for (;; in += rate::size, out += rate::size, size -= rate::size) {
            const size_t count = size < rate::size ? size : rate::size;
            rate::template crypt_some<WordType>(s, in, out, 0, count, decrypting);
            if (count < rate::size) break;
            Scheme::permute(s);
        }
        Scheme::template finalize<WordType, once>(s, k);
        Scheme::template add_key<WordType>(s, k);
        k.wipe();
        const bool good = detail::tag_bytes<Scheme::order>(decrypting, &s.x[3], tag, tag_length);
        s.wipe();
        return good;
    }

    template <class... Argument>
    LINNET_INLINE static constexpr void encrypt(const Argument&... arguments) noexcept {
        if constexpr (shares_messages) message_outlined<true>(arguments...);
        else message<true>(arguments...);
    }
    template <class... Argument>
    LINNET_INLINE static constexpr void decrypt(const Argument&... arguments) noexcept {
        if constexpr (shares_messages) message_outlined<false>(arguments...);
        else message<false>(arguments...);
    }

    // Lanes are inlined into code compiled for their vectors. A scalar word has functions of its own, shared by all calls.

    LINNET_INLINE static constexpr running initialize(const source& key, const source& nonce) noexcept {
        if constexpr (detail::in_lanes<WordType>) return initialize_inlined<once>(key, nonce);
        else return initialize_outlined(key, nonce);
    }

    LINNET_INLINE static constexpr void absorb(running& s, const source&, const source& data, size_t size) noexcept {
        if constexpr (detail::in_lanes<WordType>) absorb_blocks(s, data, 0, size, size);
        else absorb_until(s, data, 0, size, size);
    }

    LINNET_INLINE static constexpr void absorb_last(running& s, const source&, const source& data, size_t offset,
                                                    const length& count, bool any_data, bool /*any_text*/) noexcept {
        if constexpr (detail::in_lanes<WordType>) {
            if (any_data) {
                rate::template absorb_last<WordType>(s, data, offset, count);
                Scheme::permute(s);
            }
            Scheme::separate_domains(s);
        } else {
            absorb_last_outlined(s, data, offset, count, any_data);
        }
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& s, const source&, const source& in, const sink& out, size_t size) noexcept {
        if constexpr (detail::in_lanes<WordType>) text<Encrypt>(s, in, out, size);
        else text_outlined<Encrypt>(s, in, out, size);
    }

    /// The last block of text, always incomplete.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& s, const source&, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        if constexpr (Encrypt) rate::template encrypt_last<WordType>(s, in, out, offset, count);
        else rate::template decrypt_last<WordType>(s, in, out, offset, count);
    }

    LINNET_INLINE static constexpr void keystream(const running& s, const source&, const sink& block) noexcept {
        rate::template squeeze<WordType>(s, block, 0);
    }

    static constexpr void absorb_text(running& s, const source&, const source& text) noexcept {
        absorb_until(s, text, 0, rate::size, rate::size);
    }

    static constexpr void finish(running& s, const source& key, const source& text, size_t count, const sink& tag) noexcept {
        rate::template absorb_last<WordType>(s, text, 0, count);
        write_tag(s, key, tag);
    }

    LINNET_INLINE static constexpr void write_tag(running& s, const source& key_bytes, const sink& tag) noexcept {
        write_tag<once>(s, key_bytes, tag);
    }

private:
    static constexpr bool once = true;

    template <bool Once>
    LINNET_INLINE static constexpr void write_tag(running& s, source key_bytes, const sink& tag) noexcept {
        key_words k = Scheme::template load_key<WordType>(key_bytes);
        Scheme::template finalize<WordType, Once>(s, k);
        load_again(k, key_bytes);
        Scheme::template add_key<WordType>(s, k);
        word<WordType>::template store<Scheme::order>(tag, 0, s.x[3]);
        word<WordType>::template store<Scheme::order>(tag, 8, s.x[4]);
        k.wipe();
    }

    /// Whether a whole message is a function, which all calls share.
    static constexpr bool shares_messages = detail::loops_alone && !detail::in_lanes<WordType>;

    template <bool Encrypt>
    [[gnu::noinline]] static constexpr void message_outlined(source key_bytes, source nonce, source data, size_t data_size,
                                                             source in, sink out, size_t size, sink tag) noexcept {
        message<Encrypt>(key_bytes, nonce, data, data_size, in, out, size, tag);
    }

    /// A whole message. The permutation needs the registers: values not yet needed wait in memory, and the key is read twice.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void message(source key_bytes, const source& nonce, source data, size_t data_size, source in,
                                                sink out, size_t size, sink tag) noexcept {
        detail::spill(key_bytes, data, data_size, in, out, size, tag);
        running s = initialize_inlined<!once>(source(key_bytes), nonce);
        detail::spill(key_bytes);
        const size_t whole = size - size % rate::size;
        absorb_blocks(s, source(data), 0, data_size, data_size + (data_size != 0));
        Scheme::separate_domains(s);
        text<Encrypt>(s, source(in), sink(out), whole);
        last_block<Encrypt>(s, key_bytes, source(in), sink(out), whole, size - whole);
        write_tag<!once>(s, source(key_bytes), sink(tag));
        if constexpr (std::is_same_v<WordType, uint64_t>) s.wipe(); // of registers
        else detail::wipe_used(s);
    }

    template <bool Once>
    LINNET_INLINE static constexpr running initialize_inlined(source key_bytes, const source& nonce) noexcept {
        key_words k = Scheme::template load_key<WordType>(key_bytes);
        running s = Scheme::template initialize<WordType, Once>(k, nonce);
        load_again(k, key_bytes);
        Scheme::template add_key<WordType>(s, k);
        k.wipe();
        return s;
    }

    /// Loads the key again after an inlined permutation. Kept across it, the key would be spilled to the stack and not wiped there.
    LINNET_INLINE static constexpr void load_again(key_words& k, source& key_bytes) noexcept {
        if constexpr (LINNET_INLINE_PERMUTATION != 0 && !detail::in_lanes<WordType>) {
            k.wipe();
            detail::spill(key_bytes);
            k = Scheme::template load_key<WordType>(key_bytes);
        }
    }

    static constexpr running initialize_outlined(const source& key, const source& nonce) noexcept {
        return initialize_inlined<once>(key, nonce);
    }
    static constexpr void absorb_last_outlined(running& s, const source& data, size_t offset, size_t count,
                                               bool any_data) noexcept {
        if (any_data) absorb_until(s, data, offset, offset + count, offset + count + 1);
        Scheme::separate_domains(s);
    }

    /// Absorbs the blocks of `size` bytes that begin at `done` or later and before `end`; a block that reaches beyond `size` is
    /// padded. The last block shares the code of the others, so that a whole short message fits the processor's cache of decoded
    /// instructions.
    LINNET_INLINE static constexpr void absorb_blocks(running& s, const source& data, size_t done, size_t size,
                                                      size_t end) noexcept {
        for (; done < end; done += rate::size) {
            if (size - done >= rate::size) rate::template absorb<WordType>(s, data, done);
            else rate::template absorb_last<WordType>(s, data, done, size - done);
            Scheme::permute(s);
        }
    }
    static constexpr void absorb_until(running& outer, const source& data, size_t done, size_t size, size_t end) noexcept {
        running s = outer;
        absorb_blocks(s, data, done, size, end);
        outer = s;
        s.wipe();
    }

    /// Whole blocks. In decryption g++ would keep the addresses in vector registers, which is slower than memory.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void text(running& s, source in, sink out, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) {
            if constexpr (Encrypt) {
                rate::template encrypt<WordType>(s, in, out, done);
            } else if constexpr (detail::in_lanes<WordType>) {
                rate::template decrypt<WordType>(s, in, out, done);
            } else {
                rate::template decrypt<WordType>(s, source(in), sink(out), done);
                detail::spill(in, out, size);
            }
            Scheme::permute(s);
        }
    }
    template <bool Encrypt>
    static constexpr void text_outlined(running& outer, const source& in, const sink& out, size_t size) noexcept {
        running s = outer;
        text<Encrypt>(s, in, out, size);
        outer = s;
        s.wipe();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
