// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_TINYJAMBU_HPP
#define LINNET_DETAIL_MODE_TINYJAMBU_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/last_block_waits.hpp>
#include <linnet/detail/mode/rate.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The mode of TinyJAMBU (TinyJAMBU v2, sections 3.2.2 and 3.3). Before each block of nonce, associated data and text, and before
/// each half of the tag, three bits that say which it is are added to the state, and a keyed permutation follows. A block is added
/// to the last word of the state; the word before it is keystream and tag. The size of an incomplete block is added to the word
/// before that.
///
/// The last block waits even if it is whole: so all messages end with a block, and in lanes they do so together.
///
/// A `Permutation` has states of four 32-bit words in an array `x`. It defines key_size, the templates state<W> and key<W>, and the
/// functions expand_key and permute, which takes a number of steps: `long_steps` for the key, for text and for the first half of
/// the tag.
template <class Permutation, Word WordType>
struct tinyjambu : last_block_waits<tinyjambu<Permutation, WordType>> {
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using length = detail::length_of<WordType>;
    using rate = mode::rate<byte_order::little, 0, 4, 4>;
    using key = typename Permutation::template key<WordType>;
    using running = typename Permutation::template state<WordType>;
    template <class Lanes>
    using over = tinyjambu<Permutation, Lanes>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr size_t key_size = Permutation::key_size;
    static constexpr size_t nonce_size = 12;
    static constexpr size_t tag_size = 8;
    static constexpr size_t block_size = rate::size;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.holds_last = true,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .faster_with_16 = true}};

    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        return Permutation::template expand_key<WordType>(from);
    }

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const key& k, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        running s = initialize(k, nonce);
        tinyjambu::absorb_all(s, k, data, data_size, size != 0);
        for (; size >= block_size; in += block_size, out += block_size, size -= block_size) crypt_block(decrypting, s, k, in, out);
        if (size != 0) {
            permute(s, k, frame::text, Permutation::long_steps);
            one_word block{{s.x[2]}};
            rate::template crypt_some<WordType>(block, in, out, 0, size, decrypting);
            add_text(s, block);
            add_size(s, size);
        }
        finalize(s, k);
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, s.x + 1, tag, tag_length);
        s.wipe();
        return good;
    }

    LINNET_INLINE static constexpr running initialize(const key& k, const source& nonce) noexcept {
        using w = word<WordType>;
        const WordType zero = w::constant(0);
        running s{{zero, zero, zero, zero}};
        Permutation::permute(s, k, Permutation::long_steps);
        for (size_t i = 0; i < nonce_size; i += 4) {
            permute(s, k, frame::nonce, short_steps);
            s.x[3] = s.x[3] ^ w::template load<byte_order::little>(nonce, i);
        }
        return s;
    }

    LINNET_INLINE static constexpr void absorb(running& s, const key& k, const source& data, size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size) {
            permute(s, k, frame::data, short_steps);
            s.x[3] = s.x[3] ^ word<WordType>::template load<byte_order::little>(data, done);
        }
    }

    LINNET_INLINE static constexpr void absorb_last(running& s, const key& k, const source& data, size_t offset,
                                                    const length& count, bool any_data, bool /*any_text*/) noexcept {
        if (!any_data) return;
        permute(s, k, frame::data, short_steps);
        take_last(s, data, offset, count);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& s, const key& k, const source& in, const sink& out, size_t size) noexcept {
        for (size_t done = 0; done < size; done += block_size) whole_block<Encrypt>(s, k, in, out, done);
    }

    /// The last block of text, of 1 <= `count` <= 4 bytes.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& s, const key& k, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        if (is_whole(count)) return whole_block<Encrypt>(s, k, in, out, offset);
        permute(s, k, frame::text, Permutation::long_steps);
        one_word block{{s.x[2]}};
        if constexpr (Encrypt) rate::template encrypt_last<WordType>(block, in, out, offset, count);
        else rate::template decrypt_last<WordType>(block, in, out, offset, count);
        add_text(s, block);
        add_size(s, count);
    }

    LINNET_INLINE static constexpr void keystream(running& s, const key& k, const sink& block) noexcept {
        permute(s, k, frame::text, Permutation::long_steps);
        word<WordType>::template store<byte_order::little>(block, 0, s.x[2]);
    }
    LINNET_INLINE static constexpr void absorb_text(running& s, const key&, const source& text) noexcept {
        s.x[3] = s.x[3] ^ word<WordType>::template load<byte_order::little>(text, 0);
    }
    LINNET_INLINE static constexpr void finish(running& s, const key& k, const source& text, size_t count,
                                               const sink& tag) noexcept {
        if (count != 0) take_last(s, text, 0, count);
        write_tag(s, k, tag);
    }
    LINNET_INLINE static constexpr void write_tag(running& s, const key& k, const sink& tag) noexcept {
        finalize(s, k);
        for (size_t i = 0; i < 2; ++i) word<WordType>::template store<byte_order::little>(tag, 4 * i, s.x[1 + i]);
    }

private:
    /// The numbers of three bits, FrameBits (TinyJAMBU v2, section 3.2.2).
    enum class frame : uint8_t { nonce = 1, data = 3, text = 5, tag = 7 };
    static constexpr unsigned short_steps = 640; ///< for nonce and associated data, and for the second half of the tag

    struct one_word {
        WordType x[1];
    };

    /// Adds the frame bits, which are bits 36 to 38 of the state, and permutes.
    LINNET_INLINE static constexpr void permute(running& s, const key& k, frame bits, unsigned steps) noexcept {
        s.x[1] = s.x[1] ^ word<WordType>::constant(static_cast<uint32_t>(bits) << 4);
        Permutation::permute(s, k, steps);
    }

    /// Whether a last block needs no masks; in lanes all have them.
    LINNET_INLINE static constexpr bool is_whole([[maybe_unused]] const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) return false;
        else return count == block_size;
    }
    template <bool Encrypt>
    LINNET_INLINE static constexpr void whole_block(running& s, const key& k, const source& in, const sink& out,
                                                    size_t offset) noexcept {
        permute(s, k, frame::text, Permutation::long_steps);
        one_word block{{s.x[2]}};
        if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, offset);
        else rate::template decrypt<WordType>(block, in, out, offset);
        add_text(s, block);
    }
    LINNET_INLINE static constexpr void crypt_block(bool decrypting, running& s, const key& k, const source& in,
                                                    const sink& out) noexcept {
        using w = word<WordType>;
        permute(s, k, frame::text, Permutation::long_steps);
        const WordType text = w::template load<byte_order::little>(in, 0);
        const WordType sum = s.x[2] ^ text;
        w::template store<byte_order::little>(out, 0, sum);
        s.x[3] = s.x[3] ^ w::select(decrypting, sum, text);
    }
    /// Adds the plaintext of a block that was added to the keystream.
    LINNET_INLINE static constexpr void add_text(running& s, const one_word& block) noexcept {
        s.x[3] = s.x[3] ^ block.x[0] ^ s.x[2];
    }
    /// Adds the last block, of 1 <= `count` <= 4 bytes.
    LINNET_INLINE static constexpr void take_last(running& s, const source& in, size_t offset, const length& count) noexcept {
        one_word block{{s.x[3]}};
        if (is_whole(count)) rate::template absorb<WordType>(block, in, offset);
        else rate::template absorb_last<WordType>(block, in, offset, count);
        s.x[3] = block.x[0];
        add_size(s, count);
    }
    /// The size of an incomplete block; of a whole one zero.
    LINNET_INLINE static constexpr void add_size(running& s, const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) s.x[1] = s.x[1] ^ (count.bytes & word<WordType>::constant(3));
        else s.x[1] = s.x[1] ^ word<WordType>::constant(static_cast<uint32_t>(count % block_size));
    }

    /// Leaves the tag in the second and the third word (TinyJAMBU v2, section 3.3.4).
    LINNET_INLINE static constexpr void finalize(running& s, const key& k) noexcept {
        permute(s, k, frame::tag, Permutation::long_steps);
        const WordType first = s.x[2];
        permute(s, k, frame::tag, short_steps);
        s.x[1] = first;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
