// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_BEETLE_HPP
#define LINNET_DETAIL_MODE_BEETLE_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/last_block_waits.hpp>
#include <linnet/detail/mode/rate.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// What both modes of PHOTON-Beetle (v1.1, section 3) have in common. `Permutation` has a state of eight 32-bit words, in an array
/// `x`. The first bytes are the rate; the domain of a last block is added to the last three bits.
template <class Permutation, Word WordType>
struct beetle {
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using length = detail::length_of<WordType>;
    static constexpr std::string_view variant = word_name<WordType>;

    template <size_t Size>
    using rate = mode::rate<byte_order::little, 0x01, Size, 4>;

protected:
    using permuted = typename Permutation::template state<WordType>;

    LINNET_INLINE static constexpr WordType domain(unsigned value) noexcept {
        return word<WordType>::constant(uint32_t{value} << 29);
    }
    LINNET_INLINE static constexpr void add_domain(permuted& s, const WordType& value) noexcept { s.x[7] = s.x[7] ^ value; }

    /// Adds a last block of 0 <= `count` <= `Rate::size` bytes, padded unless it is whole.
    template <class Rate, class State>
    LINNET_INLINE static constexpr void absorb_block(State& s, const source& in, size_t offset, const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) {
            Rate::template absorb_last<WordType>(s, in, offset, count);
        } else {
            if (count == Rate::size) Rate::template absorb<WordType>(s, in, offset);
            else Rate::template absorb_last<WordType>(s, in, offset, count);
        }
    }
};

/// The state of a message, and the domain of a whole last block of text.
template <class State, class WordType>
struct beetle_running {
    State s;
    WordType text_domain;

    LINNET_INLINE constexpr void wipe() noexcept {
        s.wipe();
        word<WordType>::wipe(text_domain);
    }
};

/// PHOTON-Beetle-AEAD[8 `RateSize`] (PHOTON-Beetle v1.1, section 3.2). Each block of associated data is permuted before it is
/// added. The permutation before a block of text, or before the tag, belongs to what precedes it here: so the state has the
/// keystream of the next block.
template <class Permutation, size_t RateSize, Word WordType>
struct beetle_aead : beetle<Permutation, WordType>, last_block_waits<beetle_aead<Permutation, RateSize, WordType>> {
    using base = beetle<Permutation, WordType>;
    using typename base::source, typename base::sink, typename base::length;
    using rate = typename base::template rate<RateSize>;
    using running = beetle_running<typename base::permuted, WordType>;
    template <class Lanes>
    using over = beetle_aead<Permutation, RateSize, Lanes>;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = RateSize;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.expands_key = false,
                                                .holds_last = true,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .faster_with_16 = true}};

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const source& key, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        running r = initialize(key, nonce);
        beetle_aead::absorb_all(r, key, data, data_size, size != 0);
        for (size_t count = 0; size != 0; in += count, out += count, size -= count) {
            count = size < rate::size ? size : rate::size;
            const outer keystream = shuffled(r);
            outer block = keystream;
            rate::template crypt_some<WordType>(block, in, out, 0, count, decrypting);
            feed(r, keystream, block);
            if (count == size) end_text(r, count);
            Permutation::permute(r.s);
        }
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, r.s.x, tag, tag_length);
        r.wipe();
        return good;
    }

    LINNET_INLINE static constexpr running initialize(const source& key, const source& nonce) noexcept {
        using w = word<WordType>;
        const auto nonce_word = [&](size_t i) LINNET_LAMBDA { return w::template load<byte_order::little>(nonce, 4 * i); };
        const auto key_word = [&](size_t i) LINNET_LAMBDA { return w::template load<byte_order::little>(key, 4 * i); };
        return {{{nonce_word(0), nonce_word(1), nonce_word(2), nonce_word(3), key_word(0), key_word(1), key_word(2), key_word(3)}},
                w::constant(0)};
    }

    LINNET_INLINE static constexpr void absorb(running& r, const source&, const source& data, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) {
            Permutation::permute(r.s);
            rate::template absorb<WordType>(r.s, data, done);
        }
    }
    /// Absent associated data has no block. If the text is empty too, it has a domain of its own.
    LINNET_INLINE static constexpr void absorb_last(running& r, const source&, const source& data, size_t offset,
                                                    const length& count, bool any_data, bool any_text) noexcept {
        if (any_data) {
            Permutation::permute(r.s);
            base::template absorb_block<rate>(r.s, data, offset, count);
            end(r, base::domain(any_text ? 1 : 3), base::domain(any_text ? 2 : 4), count);
        } else if (!any_text) {
            base::add_domain(r.s, base::domain(1));
        }
        r.text_domain = base::domain(any_data ? 1 : 5);
        Permutation::permute(r.s);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const source&, const source& in, const sink& out, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) {
            const outer keystream = shuffled(r);
            outer block = keystream;
            if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, done);
            else rate::template decrypt<WordType>(block, in, out, done);
            feed(r, keystream, block);
            Permutation::permute(r.s);
        }
    }

    /// The last block of text, of 1 <= `count` <= `RateSize` bytes.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& r, const source&, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        const outer keystream = shuffled(r);
        outer block = keystream;
        if (is_whole(count)) {
            if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, offset);
            else rate::template decrypt<WordType>(block, in, out, offset);
        } else {
            if constexpr (Encrypt) rate::template encrypt_last<WordType>(block, in, out, offset, count);
            else rate::template decrypt_last<WordType>(block, in, out, offset, count);
        }
        feed(r, keystream, block);
        end_text(r, count);
        Permutation::permute(r.s);
    }

    LINNET_INLINE static constexpr void keystream(const running& r, const source&, const sink& block) noexcept {
        rate::template squeeze<WordType>(shuffled(r), block, 0);
    }
    LINNET_INLINE static constexpr void absorb_text(running& r, const source&, const source& text) noexcept {
        rate::template absorb<WordType>(r.s, text, 0);
        Permutation::permute(r.s);
    }
    LINNET_INLINE static constexpr void finish(running& r, const source& key, const source& text, size_t count,
                                               const sink& tag) noexcept {
        if (count != 0) {
            base::template absorb_block<rate>(r.s, text, 0, count);
            end_text(r, count);
            Permutation::permute(r.s);
        }
        write_tag(r, key, tag);
    }
    LINNET_INLINE static constexpr void write_tag(const running& r, const source&, const sink& tag) noexcept {
        base::template rate<tag_size>::template squeeze<WordType>(r.s, tag, 0);
    }

private:
    /// A block of keystream, or its sum with a block of text.
    struct outer {
        WordType x[rate::words];
    };

    /// Whether a last block is treated as one before it. In lanes only the domain distinguishes it.
    LINNET_INLINE static constexpr bool is_whole([[maybe_unused]] const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) return false;
        else return count == rate::size;
    }

    /// Shuffle of rho: the halves of the rate change places, and the first half is rotated to the right by a bit.
    LINNET_INLINE static constexpr outer shuffled(const running& r) noexcept {
        using w = word<WordType>;
        const auto& x = r.s.x;
        if constexpr (RateSize == 16) {
            return {{x[2], x[3], w::template shift_right<1>(x[0]) | w::template shift_left<31>(x[1]),
                     w::template shift_right<1>(x[1]) | w::template shift_left<31>(x[0])}};
        } else {
            static_assert(RateSize == 4);
            return {{w::template shift_right<16>(x[0]) | (w::template shift_left<15>(x[0]) & w::constant(0x7fff0000)) |
                     w::template shift_left<31>(x[0])}};
        }
    }
    /// Adds the padded plaintext, which is the sum of the keystream and the block, to the state.
    LINNET_INLINE static constexpr void feed(running& r, const outer& keystream, const outer& block) noexcept {
        for (size_t i = 0; i < rate::words; ++i) r.s.x[i] = r.s.x[i] ^ keystream.x[i] ^ block.x[i];
    }

    /// Adds the domain of a whole last block, or that of an incomplete one.
    LINNET_INLINE static constexpr void end(running& r, const WordType& whole, const WordType& incomplete,
                                            const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>)
            base::add_domain(r.s, word<WordType>::select(count.below(rate::size), incomplete, whole));
        else base::add_domain(r.s, count == rate::size ? whole : incomplete);
    }
    /// The domain is 1 or 2 after associated data, 5 or 6 without.
    LINNET_INLINE static constexpr void end_text(running& r, const length& count) noexcept {
        end(r, r.text_domain, r.text_domain ^ base::domain(3), count);
    }
};

/// PHOTON-Beetle-Hash[32] (PHOTON-Beetle v1.1, section 3.3). The first 16 bytes of a message are the beginning of the state; then
/// each 4 bytes are added after a permutation. The digest has the first halves of the states after two more. Blocks have 16 bytes
/// here.
template <class Permutation, Word WordType>
struct beetle_hash : beetle<Permutation, WordType> {
    using base = beetle<Permutation, WordType>;
    using typename base::source, typename base::sink;
    using first_rate = typename base::template rate<16>;
    using rate = typename base::template rate<4>;
    static constexpr size_t digest_size = 32;
    static constexpr size_t block_size = first_rate::size;
    static constexpr detail::absorbing_traits traits{.holds_last = true};

    struct state : base::permuted {
        bool started; ///< whether it has the first block
    };

    LINNET_INLINE static constexpr state initialize() noexcept {
        return {detail::filled<typename base::permuted>(word<WordType>::constant(0)), false};
    }
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        size_t done = 0;
        if (!s.started && size != 0) {
            first_rate::template absorb<WordType>(s, message, 0);
            s.started = true;
            done = first_rate::size;
        }
        for (; done < size; done += rate::size) absorb_next(s, message, done, rate::size);
    }
    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset, size_t count,
                                               const sink& digest) noexcept {
        if (s.started) {
            for (; count > rate::size; offset += rate::size, count -= rate::size) absorb_next(s, message, offset, rate::size);
            absorb_next(s, message, offset, count);
            base::add_domain(s, base::domain(count == rate::size ? 1 : 2));
        } else {
            if (count != 0) base::template absorb_block<first_rate>(s, message, offset, count); // an empty message is not padded
            base::add_domain(s, base::domain(count == first_rate::size ? 2 : 1));
        }
        for (size_t done = 0; done < digest_size; done += first_rate::size) {
            Permutation::permute(s);
            first_rate::template squeeze<WordType>(s, digest, done);
        }
    }

private:
    LINNET_ONCE_OR_INLINE static constexpr void absorb_next(state& s, const source& message, size_t offset, size_t count) noexcept {
        Permutation::permute(s);
        base::template absorb_block<rate>(s, message, offset, count);
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
