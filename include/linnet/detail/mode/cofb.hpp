// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_COFB_HPP
#define LINNET_DETAIL_MODE_COFB_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/last_block_waits.hpp>
#include <linnet/detail/mode/rate.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The cipher's last output, and the mask: half a block, an element of GF(2^64).
template <class State, class WordType>
struct cofb_running {
    State y;
    WordType mask[2];

    constexpr void wipe() noexcept { detail::wipe(*this); }
};

/// COFB (GIFT-COFB v1.1, section 2.4): one call of a block cipher for the nonce and for each block of associated data and text. The
/// input of a call is the sum of the last output fed back, the block, and a mask that depends on the position.
///
/// A `Cipher` has blocks of four 32-bit words. It defines the templates state<W>, with the words in an array `x`, and key<W>, and
/// the functions expand_key and encrypt.
template <class Cipher, class WordType>
struct cofb : last_block_waits<cofb<Cipher, WordType>> {
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using rate = mode::rate<byte_order::big, 0x80, 16, 4>;
    using state = typename Cipher::template state<WordType>;
    using key = typename Cipher::template key<WordType>;
    using running = cofb_running<state, WordType>;
    using length = detail::length_of<WordType>;
    template <class Lanes>
    using over = cofb<Cipher, Lanes>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t block_size = rate::size;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.holds_last = true,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .faster_with_16 = true}};

    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        return Cipher::template expand_key<WordType>(from);
    }

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const key& k, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        running r = initialize(k, nonce);
        cofb::absorb_all(r, k, data, data_size, size != 0);
        for (size_t count = 0; size != 0; in += count, out += count, size -= count) {
            count = size < rate::size ? size : rate::size;
            state block = r.y;
            rate::template crypt_some<WordType>(block, in, out, 0, count, decrypting);
            if (count != size) doubled(r);
            else tripled(r, count == rate::size ? 1 : 2);
            feed(r, k, plaintext(r, block));
        }
        const bool good = detail::tag_bytes<byte_order::big>(decrypting, r.y.x, tag, tag_length);
        r.wipe();
        return good;
    }

    LINNET_INLINE static constexpr running initialize(const key& k, const source& nonce) noexcept {
        running r{zero(), {word<WordType>::constant(0), word<WordType>::constant(0)}};
        rate::template absorb<WordType>(r.y, nonce, 0);
        Cipher::encrypt(r.y, k);
        for (size_t i = 0; i < 2; ++i) r.mask[i] = r.y.x[i];
        return r;
    }

    LINNET_INLINE static constexpr void absorb(running& r, const key& k, const source& data, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) take(r, k, data, done);
    }

    /// An empty block stands for absent associated data.
    LINNET_INLINE static constexpr void absorb_last(running& r, const key& k, const source& data, size_t offset,
                                                    const length& count, bool /*any_data*/, bool any_text) noexcept {
        if constexpr (detail::in_lanes<WordType>) take_last_in_lanes(r, k, data, offset, count, any_text);
        else take_last(r, k, data, offset, count, any_text ? 0 : 2);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) {
            state block = r.y;
            if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, done);
            else rate::template decrypt<WordType>(block, in, out, done);
            doubled(r);
            feed(r, k, plaintext(r, block));
        }
    }

    /// The last block of text, of 1 <= `count` <= 16 bytes.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& r, const key& k, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) last_in_lanes<Encrypt>(r, k, in, out, offset, count);
        else last_outlined<Encrypt>(r, k, in, out, offset, count);
    }

    LINNET_INLINE static constexpr void keystream(const running& r, const key&, const sink& block) noexcept {
        rate::template squeeze<WordType>(r.y, block, 0);
    }
    LINNET_INLINE static constexpr void write_tag(const running& r, const key& k, const sink& tag) noexcept {
        keystream(r, k, tag);
    }

    LINNET_INLINE static constexpr void absorb_text(running& r, const key& k, const source& text) noexcept { take(r, k, text, 0); }

    LINNET_INLINE static constexpr void finish(running& r, const key& k, const source& text, size_t count,
                                               const sink& tag) noexcept {
        if (count != 0) take_last(r, k, text, 0, count, 0);
        keystream(r, k, tag);
    }

private:
    /// Absorbs a block before the last.
    LINNET_INLINE static constexpr void take(running& r, const key& k, const source& in, size_t offset) noexcept {
        state block = zero();
        rate::template absorb<WordType>(block, in, offset);
        doubled(r);
        feed(r, k, block);
    }

    /// Absorbs the last block, of `count` <= 16 bytes. Multiplies the mask by x + 1: once if the block is whole, else twice, and
    /// `more` times in addition.
    static constexpr void take_last(running& r, const key& k, const source& in, size_t offset, size_t count,
                                    unsigned more) noexcept {
        state block = zero();
        if (count == rate::size) rate::template absorb<WordType>(block, in, offset);
        else rate::template absorb_last<WordType>(block, in, offset, count);
        tripled(r, (count == rate::size ? 1 : 2) + more);
        feed(r, k, block);
    }

    template <bool Encrypt>
    static constexpr void last_outlined(running& r, const key& k, const source& in, const sink& out, size_t offset,
                                        size_t count) noexcept {
        state block = r.y;
        if (count == rate::size) {
            if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, offset);
            else rate::template decrypt<WordType>(block, in, out, offset);
        } else {
            if constexpr (Encrypt) rate::template encrypt_last<WordType>(block, in, out, offset, count);
            else rate::template decrypt_last<WordType>(block, in, out, offset, count);
        }
        tripled(r, count == rate::size ? 1 : 2);
        feed(r, k, plaintext(r, block));
    }

    // In lanes, only the mask distinguishes a whole block from an incomplete one.

    LINNET_INLINE static void take_last_in_lanes(running& r, const key& k, const source& in, size_t offset, const length& count,
                                                 bool any_text) noexcept {
        state block = zero();
        rate::template absorb_last<WordType>(block, in, offset, count);
        tripled_in_lanes(r, count);
        if (!any_text)
            for (int i = 0; i < 2; ++i) tripled_once(r);
        feed(r, k, block);
    }
    template <bool Encrypt>
    LINNET_INLINE static void last_in_lanes(running& r, const key& k, const source& in, const sink& out, size_t offset,
                                            const length& count) noexcept {
        state block = r.y;
        if constexpr (Encrypt) rate::template encrypt_last<WordType>(block, in, out, offset, count);
        else rate::template decrypt_last<WordType>(block, in, out, offset, count);
        tripled_in_lanes(r, count);
        feed(r, k, plaintext(r, block));
    }
    /// Twice in lanes whose block is incomplete, once in the others.
    LINNET_INLINE static void tripled_in_lanes(running& r, const length& count) noexcept {
        const WordType incomplete = count.below(rate::size);
        tripled_once(r);
        const WordType once[2] = {r.mask[0], r.mask[1]};
        tripled_once(r);
        for (size_t i = 0; i < 2; ++i) r.mask[i] = word<WordType>::select(incomplete, r.mask[i], once[i]);
    }

    LINNET_INLINE static constexpr state zero() noexcept {
        const WordType none = word<WordType>::constant(0);
        return {{none, none, none, none}};
    }

    /// The padded plaintext of a block that was added to the last output.
    LINNET_INLINE static constexpr state plaintext(const running& r, const state& block) noexcept {
        return {{block.x[0] ^ r.y.x[0], block.x[1] ^ r.y.x[1], block.x[2] ^ r.y.x[2], block.x[3] ^ r.y.x[3]}};
    }

    /// 64 bits in two words, the high word first; `rotated` rotates them left by one bit.
    struct pair {
        WordType first;
        WordType second;
    };
    LINNET_INLINE static constexpr pair rotated(const WordType& first, const WordType& second) noexcept {
        const WordType one = word<WordType>::constant(1);
        const WordType a = word<WordType>::template rotate_right<31>(first);
        const WordType b = word<WordType>::template rotate_right<31>(second);
        return {word<WordType>::and_not(one, a) ^ (one & b), word<WordType>::and_not(one, b) ^ (one & a)};
    }

    /// Y becomes E_K(G(Y) ^ block ^ mask). G rotates the first half of Y and exchanges the halves.
    LINNET_INLINE static constexpr void feed(running& r, const key& k, const state& block) noexcept {
        const pair turned = rotated(r.y.x[0], r.y.x[1]);
        r.y.x[0] = r.y.x[2] ^ (block.x[0] ^ r.mask[0]);
        r.y.x[1] = r.y.x[3] ^ (block.x[1] ^ r.mask[1]);
        r.y.x[2] = turned.first ^ block.x[2];
        r.y.x[3] = turned.second ^ block.x[3];
        Cipher::encrypt(r.y, k);
    }

    /// The mask times x modulo x^64 + x^4 + x^3 + x + 1.
    LINNET_INLINE static constexpr void doubled(running& r) noexcept {
        const pair turned = rotated(r.mask[0], r.mask[1]);
        const WordType carry = turned.second & word<WordType>::constant(1); // the term 1 is in place; the others are added below
        r.mask[0] = turned.first;
        r.mask[1] = turned.second ^ word<WordType>::template shift_left<1>(carry) ^ word<WordType>::template shift_left<3>(carry) ^
                    word<WordType>::template shift_left<4>(carry);
    }

    /// The mask times (x + 1)^times.
    static constexpr void tripled(running& r, unsigned times) noexcept {
        for (; times != 0; --times) tripled_once(r);
    }
    LINNET_INLINE static constexpr void tripled_once(running& r) noexcept {
        const WordType before[2] = {r.mask[0], r.mask[1]};
        doubled(r);
        for (size_t i = 0; i < 2; ++i) r.mask[i] = r.mask[i] ^ before[i];
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
