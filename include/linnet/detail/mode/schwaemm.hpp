// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_SCHWAEMM_HPP
#define LINNET_DETAIL_MODE_SCHWAEMM_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/mode/last_block_waits.hpp>
#include <linnet/detail/mode/rate.hpp>

#include <string_view>
#include <utility>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// Schwaemm, a variant of the Beetle mode (Sparkle v1.2, section 2.3.2). The outer part of the state is fed back through
/// FeistelSwap, the plaintext is added to it, and before each permutation but the first the inner part too: the rate whitening W.
///
/// A `Permutation` has a state of `size` bytes in 32-bit words. The first `RateSize` bytes are the outer part. It defines the
/// template state<W>, with the words in an array `x`, and permutes: by `slim` between blocks, by `big` at the beginning and after a
/// last block.
template <class Permutation, size_t RateSize, Word WordType>
struct schwaemm : last_block_waits<schwaemm<Permutation, RateSize, WordType>> {
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using length = detail::length_of<WordType>;
    using rate = mode::rate<byte_order::little, 0x80, RateSize, 4>;
    using capacity = mode::rate<byte_order::little, 0x80, Permutation::size - RateSize, 4>;
    using running = typename Permutation::template state<WordType>;
    template <class Lanes>
    using over = schwaemm<Permutation, RateSize, Lanes>;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr size_t key_size = capacity::size;
    static constexpr size_t nonce_size = rate::size;
    static constexpr size_t tag_size = capacity::size;
    static constexpr size_t block_size = rate::size;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{.expands_key = false,
                                                .holds_last = true,
                                                .shares_directions = detail::shared_words<WordType>,
                                                .lanes = {.available = true, .faster_with_16 = true}};

    /// A whole message, for builds whose directions share code: makes the tag, or returns whether it is right.
    LINNET_INLINE static constexpr bool crypt(bool decrypting, const source& key, const source& nonce, const source& data,
                                              size_t data_size, source in, sink out, size_t size, const sink& tag,
                                              size_t tag_length) noexcept {
        running s = initialize(key, nonce);
        schwaemm::absorb_all(s, key, data, data_size, size != 0);
        for (; size > rate::size; in += rate::size, out += rate::size, size -= rate::size) {
            crypt_block(decrypting, s, in, out);
            Permutation::slim(s);
        }
        if (size == rate::size) {
            add_domain(s, of_text | 1);
            crypt_block(decrypting, s, in, out);
            Permutation::big(s);
        } else if (size != 0) {
            outer block = outer_of(s);
            rate::template crypt_some<WordType>(block, in, out, 0, size, decrypting);
            end(s, plaintext(s, block), size, of_text);
        }
        inner part = inner_of(s);
        capacity::template absorb<WordType>(part, key, 0);
        const bool good = detail::tag_bytes<byte_order::little>(decrypting, part.x, tag, tag_length);
        s.wipe();
        return good;
    }

    LINNET_INLINE static constexpr running initialize(const source& key, const source& nonce) noexcept {
        running s = detail::filled<running>(word<WordType>::constant(0));
        rate::template absorb<WordType>(s, nonce, 0);
        inner part = inner_of(s);
        capacity::template absorb<WordType>(part, key, 0);
        Permutation::big(s);
        return s;
    }

    LINNET_INLINE static constexpr void absorb(running& s, const source&, const source& data, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) take(s, data, done);
    }

    /// Absent associated data has no block.
    LINNET_INLINE static constexpr void absorb_last(running& s, const source&, const source& data, size_t offset,
                                                    const length& count, bool any_data, bool /*any_text*/) noexcept {
        if (any_data) take_last(s, data, offset, count, of_data);
    }

    template <bool Encrypt>
    LINNET_INLINE static constexpr void blocks(running& s, const source&, const source& in, const sink& out, size_t size) noexcept {
        for (size_t done = 0; done < size; done += rate::size) {
            outer block = outer_of(s);
            if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, done);
            else rate::template decrypt<WordType>(block, in, out, done);
            next(s, plaintext(s, block));
        }
    }

    /// The last block of text, of 1 <= `count` <= `RateSize` bytes.
    template <bool Encrypt>
    LINNET_INLINE static constexpr void last_block(running& s, const source&, const source& in, const sink& out, size_t offset,
                                                   const length& count) noexcept {
        outer block = outer_of(s);
        if (is_whole(count)) {
            if constexpr (Encrypt) rate::template encrypt<WordType>(block, in, out, offset);
            else rate::template decrypt<WordType>(block, in, out, offset);
        } else {
            if constexpr (Encrypt) rate::template encrypt_last<WordType>(block, in, out, offset, count);
            else rate::template decrypt_last<WordType>(block, in, out, offset, count);
        }
        end(s, plaintext(s, block), count, of_text);
    }

    LINNET_INLINE static constexpr void keystream(const running& s, const source&, const sink& block) noexcept {
        rate::template squeeze<WordType>(s, block, 0);
    }
    LINNET_INLINE static constexpr void absorb_text(running& s, const source&, const source& text) noexcept { take(s, text, 0); }
    LINNET_INLINE static constexpr void finish(running& s, const source& key, const source& text, size_t count,
                                               const sink& tag) noexcept {
        if (count != 0) take_last(s, text, 0, count, of_text);
        write_tag(s, key, tag);
    }
    /// Loads the key again, which would be kept from `initialize` on, on the stack.
    LINNET_INLINE static constexpr void write_tag(running& s, source key, const sink& tag) noexcept {
        if constexpr (!detail::in_lanes<WordType>) detail::spill(key);
        inner part = inner_of(s);
        capacity::template absorb<WordType>(part, key, 0);
        capacity::template squeeze<WordType>(part, tag, 0);
    }

private:
    /// A copy of the outer part, or a block; the words of the inner part in a state.
    struct outer {
        WordType x[rate::words];
    };
    struct inner {
        WordType* x;
    };

    // The domains, Const_A and Const_M, of an incomplete last block. A whole one adds 1.
    static constexpr unsigned of_any = 1U << (capacity::size / 8), of_data = of_any, of_text = of_any | 2;

    /// Whether a last block is treated as one before it. In lanes only the domain distinguishes it.
    LINNET_INLINE static constexpr bool is_whole([[maybe_unused]] const length& count) noexcept {
        if constexpr (detail::in_lanes<WordType>) return false;
        else return count == rate::size;
    }

    LINNET_INLINE static constexpr inner inner_of(running& s) noexcept { return {s.x + rate::words}; }
    LINNET_INLINE static constexpr outer outer_of(const running& s) noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>)
                   LINNET_LAMBDA { return outer{{s.x[Index]...}}; }(std::make_index_sequence<rate::words>{});
    }
    /// The padded plaintext of a block that was added to the outer part.
    LINNET_INLINE static constexpr outer plaintext(const running& s, const outer& block) noexcept {
        return [&]<size_t... Index>(std::index_sequence<Index...>)
                   LINNET_LAMBDA { return outer{{block.x[Index] ^ s.x[Index]...}}; }(std::make_index_sequence<rate::words>{});
    }

    /// Absorbs a block before the last.
    LINNET_INLINE static constexpr void take(running& s, const source& in, size_t offset) noexcept {
        outer block = detail::filled<outer>(word<WordType>::constant(0));
        rate::template absorb<WordType>(block, in, offset);
        next(s, block);
    }
    LINNET_INLINE static constexpr void take_last(running& s, const source& in, size_t offset, const length& count,
                                                  unsigned domain) noexcept {
        outer block = detail::filled<outer>(word<WordType>::constant(0));
        if (is_whole(count)) rate::template absorb<WordType>(block, in, offset);
        else rate::template absorb_last<WordType>(block, in, offset, count);
        end(s, block, count, domain);
    }

    LINNET_INLINE static constexpr void next(running& s, const outer& text) noexcept {
        feed(s, text);
        Permutation::slim(s);
    }
    /// Adds the domain of a last block to the last byte of the state.
    LINNET_INLINE static constexpr void add_domain(running& s, unsigned domain) noexcept {
        WordType& last = s.x[Permutation::size / 4 - 1];
        last = last ^ word<WordType>::constant(uint32_t{domain} << 24);
    }
    LINNET_INLINE static constexpr void end(running& s, const outer& text, const length& count, unsigned domain) noexcept {
        using w = word<WordType>;
        const auto constant = [](unsigned value) LINNET_LAMBDA { return w::constant(uint32_t{value} << 24); };
        if constexpr (detail::in_lanes<WordType>) {
            WordType& last = s.x[Permutation::size / 4 - 1];
            last = last ^ w::select(count.below(rate::size), constant(domain), constant(domain | 1));
        } else {
            add_domain(s, count == rate::size ? domain | 1 : domain);
        }
        feed(s, text);
        Permutation::big(s);
    }

    /// Calls f(i) for each word of a half of the outer part.
    template <class Function>
    LINNET_INLINE static constexpr void each_pair(const Function& f) noexcept {
#if LINNET_UNROLL
        detail::each<rate::words / 2>(f);
#else
        for (size_t i = 0; i < rate::words / 2; ++i) f(i);
#endif
    }

    /// Replaces the halves (S1, S2) of the outer part by (S2, S2 ^ S1), adds the plaintext, which makes rho_1, and adds W.
    LINNET_ONCE_OR_INLINE static constexpr void feed(running& s, const outer& text) noexcept {
        each_pair([&](size_t i) LINNET_LAMBDA { feed_words(s, i, text.x[i], text.x[rate::words / 2 + i]); });
    }
    /// The words `i` of both halves.
    LINNET_INLINE static constexpr void feed_words(running& s, size_t i, const WordType& text1, const WordType& text2) noexcept {
        constexpr size_t half = rate::words / 2;
        const auto white = [&](size_t at) LINNET_LAMBDA { return s.x[rate::words + at % capacity::words]; };
        const WordType first = s.x[i];
        const WordType second = s.x[half + i];
        s.x[i] = second ^ text1 ^ white(i);
        s.x[half + i] = second ^ first ^ text2 ^ white(half + i);
    }
    /// A whole block, up to the permutation.
    LINNET_ONCE_OR_INLINE static constexpr void crypt_block(bool decrypting, running& s, const source& in,
                                                            const sink& out) noexcept {
        const auto crypt_word = [&](size_t at) LINNET_LAMBDA {
            using w = word<WordType>;
            const WordType text = w::template load<byte_order::little>(in, 4 * at);
            const WordType sum = s.x[at] ^ text;
            w::template store<byte_order::little>(out, 4 * at, sum);
            return w::select(decrypting, sum, text);
        };
        each_pair([&](size_t i) LINNET_LAMBDA {
            const WordType text1 = crypt_word(i);
            feed_words(s, i, text1, crypt_word(rate::words / 2 + i));
        });
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
