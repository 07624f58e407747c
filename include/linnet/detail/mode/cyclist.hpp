// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_CYCLIST_HPP
#define LINNET_DETAIL_MODE_CYCLIST_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/last_block_waits.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/word/scalar.hpp>

#include <string_view>
#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A permutation with functions for whole blocks of a message: `absorb_blocks` adds each block and the byte 1 after it and
/// permutes; `crypt_blocks` does that with blocks of text.
template <class Permutation>
concept PermutesBlocks = requires(typename Permutation::template state<uint32_t>& s, const uint8_t* in, uint8_t* out) {
    Permutation::template absorb_blocks<16>(s, in, size_t{16});
    Permutation::template crypt_blocks<true>(s, in, out, size_t{24});
};

} // namespace detail
namespace mode {

/// What both modes of Cyclist (Xoodyak, section 2.2 and algorithm 3) have in common. Down adds a block, the byte 1 after it, and a
/// color to the last byte of the state; Up permutes, after it has added a color there in the keyed mode. `Permutation` has a state
/// of twelve 32-bit words. A block is added to the words of `rate<Size>`, and an incomplete one to those of `last_rate<Size>`,
/// which have room for the byte after a whole block.
template <class Permutation, Word WordType>
struct cyclist {
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using length = detail::length_of<WordType>;
    using state = typename Permutation::template state<WordType>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr bool permutes_blocks = detail::PermutesBlocks<Permutation> && std::is_same_v<WordType, uint32_t>;

    template <size_t Size>
    using rate = mode::rate<byte_order::little, 0x01, Size, 4>;
    template <size_t Size>
    using last_rate = rate<Size + 4>;

protected:
    /// The byte after a whole block of `Size` bytes.
    template <size_t Size>
    LINNET_INLINE static constexpr void pad(state& s) noexcept {
        s.x[Size / 4] = s.x[Size / 4] ^ word<WordType>::constant(0x01);
    }
    LINNET_INLINE static constexpr void add_color(state& s, uint32_t color) noexcept {
        s.x[11] = s.x[11] ^ word<WordType>::constant(color << 24);
    }
    LINNET_INLINE static constexpr void up(state& s, uint32_t color) noexcept {
        add_color(s, color);
        Permutation::permute(s);
    }
    /// Absorbs whole blocks of `Size` bytes before the last; the colors of the blocks after the first are zero.
    template <size_t Size>
    LINNET_INLINE static constexpr void absorb_blocks(state& s, const source& in, size_t size) noexcept {
        if constexpr (permutes_blocks) {
            if (!__builtin_is_constant_evaluated()) return Permutation::template absorb_blocks<Size>(s, in, size);
        }
        for (size_t done = 0; done < size; done += Size) {
            rate<Size>::template absorb<WordType>(s, in, done);
            pad<Size>(s);
            Permutation::permute(s);
        }
    }
};

/// Xoodyak's authenticated encryption (Xoodyak, section 3.2.2): Cyclist(key, nonce), Absorb(associated data), Encrypt(text),
/// Squeeze(tag). Associated data, empty too, has blocks of 44 bytes, text has blocks of 24.
template <class Permutation, Word WordType>
struct cyclist_aead : cyclist<Permutation, WordType>, last_block_waits<cyclist_aead<Permutation, WordType>> {
    using base = cyclist<Permutation, WordType>;
    using typename base::source, typename base::sink, typename base::length;
    using running = typename base::state;
    template <class Lanes>
    using over = cyclist_aead<Permutation, Lanes>;
    static constexpr size_t key_size = 16;
    static constexpr size_t nonce_size = 16;
    static constexpr size_t tag_size = 16;
    static constexpr size_t data_block = 44;
    static constexpr size_t block_size = 24;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.expands_key = false,
                                                .data_block_size = data_block,
                                                .holds_last = true,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .ends_empty = true}};
    using text_rate = typename base::template rate<block_size>;
    using last_text_rate = typename base::template last_rate<block_size>;
    using last_data_rate = typename base::template last_rate<data_block>;

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const source& key, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        running s = initialize(key, nonce);
        cyclist_aead::absorb_all(s, key, data, data_size, size != 0);
        for (;;) {
            const size_t count = size < block_size ? size : block_size;
            last_text_rate::template crypt_some<WordType>(s, in, out, 0, count, decrypting);
            in += count, out += count, size -= count;
            if (size == 0) break;
            Permutation::permute(s);
        }
        base::up(s, color_squeeze);
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, s.x, tag, tag_length);
        s.wipe();
        return good;
    }

    /// AbsorbKey (algorithm 3): the key, the nonce as identifier, and the size of that in a byte.
    LINNET_INLINE static constexpr running initialize(const source& key, const source& nonce) noexcept {
        using w = word<WordType>;
        const auto key_word = [&](size_t i) LINNET_LAMBDA { return w::template load<byte_order::little>(key, 4 * i); };
        const auto nonce_word = [&](size_t i) LINNET_LAMBDA { return w::template load<byte_order::little>(nonce, 4 * i); };
        running s{{key_word(0), key_word(1), key_word(2), key_word(3), nonce_word(0), nonce_word(1), nonce_word(2), nonce_word(3),
                   w::constant(nonce_size | 0x0100), w::constant(0), w::constant(0), w::constant(color_key << 24)}};
        Permutation::permute(s);
        base::add_color(s, color_absorb);
        return s;
    }

    LINNET_INLINE static constexpr void absorb(running& s, const source&, const source& data, size_t size) noexcept {
        base::template absorb_blocks<data_block>(s, data, size);
    }
    LINNET_INLINE static constexpr void absorb_last(running& s, const source&, const source& data, size_t offset,
                                                    const length& count, bool /*any_data*/, bool /*any_text*/) noexcept {
        last_data_rate::template absorb_last<WordType>(s, data, offset, count);
        base::up(s, color_crypt);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& s, const source&, const source& in, const sink& out, size_t size) noexcept {
        if constexpr (base::permutes_blocks) {
            if (!__builtin_is_constant_evaluated()) return Permutation::template crypt_blocks<Encrypt>(s, in, out, size);
        }
        for (size_t done = 0; done < size; done += block_size) {
            if constexpr (Encrypt) text_rate::template encrypt<WordType>(s, in, out, done);
            else text_rate::template decrypt<WordType>(s, in, out, done);
            base::template pad<block_size>(s);
            Permutation::permute(s);
        }
    }

    /// The last block of text, of 0 <= `count` <= 24 bytes.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& s, const source&, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        if constexpr (Encrypt) last_text_rate::template encrypt_last<WordType>(s, in, out, offset, count);
        else last_text_rate::template decrypt_last<WordType>(s, in, out, offset, count);
    }

    LINNET_INLINE static constexpr void keystream(const running& s, const source&, const sink& block) noexcept {
        text_rate::template squeeze<WordType>(s, block, 0);
    }
    LINNET_INLINE static constexpr void absorb_text(running& s, const source&, const source& text) noexcept {
        base::template absorb_blocks<block_size>(s, text, block_size);
    }
    LINNET_INLINE static constexpr void finish(running& s, const source& key, const source& text, size_t count,
                                               const sink& tag) noexcept {
        last_text_rate::template absorb_last<WordType>(s, text, 0, count);
        write_tag(s, key, tag);
    }
    LINNET_INLINE static constexpr void write_tag(running& s, const source&, const sink& tag) noexcept {
        base::up(s, color_squeeze);
        base::template rate<tag_size>::template squeeze<WordType>(s, tag, 0);
    }

private:
    static constexpr uint32_t color_key = 0x02, color_absorb = 0x03, color_crypt = 0x80, color_squeeze = 0x40;
};

/// Xoodyak's hash function and extendable-output function (Xoodyak, section 3.1): Absorb(message), Squeeze(output), in blocks of 16
/// bytes. Only the lowest bit of a color counts; the color of the first block is a part of the initial state.
template <class Permutation, Word WordType>
struct cyclist_hash_steps : cyclist<Permutation, WordType> {
    using base = cyclist<Permutation, WordType>;
    using typename base::source, typename base::sink, typename base::length, typename base::state;
    static constexpr size_t block_size = 16;
    using out_rate = typename base::template rate<block_size>;

    LINNET_INLINE static constexpr state initialize() noexcept {
        using w = word<WordType>;
        const WordType zero = w::constant(0);
        return {{zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, zero, w::constant(uint32_t{0x01} << 24)}};
    }
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        base::template absorb_blocks<block_size>(s, message, size);
    }
    LINNET_INLINE static constexpr void to_squeezing(state& s, const source& message, size_t offset, const length& count) noexcept {
        base::template last_rate<block_size>::template absorb_last<WordType>(s, message, offset, count);
        Permutation::permute(s);
    }
    LINNET_INLINE static constexpr void squeeze(state& s, const sink& output, size_t size) noexcept {
        size_t done = 0;
        for (; size - done > block_size; done += block_size) {
            out_rate::template squeeze<WordType>(s, output, done);
            next(s);
        }
        base::template last_rate<block_size>::template squeeze_last<WordType>(s, output, done, size - done);
    }
    LINNET_INLINE static constexpr void extract(const state& s, const sink& block) noexcept {
        out_rate::template squeeze<WordType>(s, block, 0);
    }
    /// An empty block, and the permutation.
    LINNET_INLINE static constexpr void next(state& s) noexcept {
        base::template pad<0>(s);
        Permutation::permute(s);
    }
};

template <class Permutation, size_t DigestSize, Word WordType>
struct cyclist_hash : cyclist_hash_steps<Permutation, WordType> {
    using base = cyclist_hash_steps<Permutation, WordType>;
    using typename base::source, typename base::sink, typename base::length, typename base::state;
    template <class Lanes>
    using over = cyclist_hash<Permutation, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{.holds_last = true, .lanes = {.available = true}};

    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset, const length& count,
                                               const sink& digest) noexcept {
        base::to_squeezing(s, message, offset, count);
        base::squeeze(s, digest, DigestSize);
    }
};

/// `DigestSize` is the usual size of the output.
template <class Permutation, size_t DigestSize, Word WordType>
struct cyclist_xof : cyclist_hash_steps<Permutation, WordType> {
    using base = cyclist_hash_steps<Permutation, WordType>;
    template <class Lanes>
    using over = cyclist_xof<Permutation, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{
        .holds_last = true, .output_block_size = base::block_size, .lanes = {.available = true}};
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
