// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_KEYSTREAM_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/core/cipher_core.hpp>
#include <linnet/detail/primitive/chacha_core.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// An unfinished text: the state of its keystream, with the counter of block 0.
template <class WordType>
struct keystream_running {
    chacha_state<WordType> first;
    uint64_t next; ///< the number of the next block

    LINNET_INLINE constexpr void wipe() noexcept { first.wipe(); }
};

/// The keystream of a permutation: each block is the permuted state plus the state, which holds the block's number.
template <class Permutation, ArithmeticWord WordType>
struct keystream_words {
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using state = chacha_state<WordType>;
    using key = chacha_key<WordType>;
    using running = keystream_running<WordType>;
    using permutation = Permutation;
    using feature = processor::any;
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr size_t block_size = 64;

    static constexpr key expand_key(const source& from) noexcept {
        return key::generate([&](size_t i) LINNET_LAMBDA { return w::template load<byte_order::little>(from, 4 * i); });
    }
    /// The state from a key and an input of four words.
    template <class Function>
    LINNET_INLINE static constexpr state begin(const key& k, const Function& input) noexcept {
        return detail::chacha_begin<Permutation>(k, input);
    }
    /// HChaCha20 or HSalsa20: derives a key from a key and an input.
    template <class Function>
    LINNET_INLINE static constexpr key derive(const key& k, const Function& input) noexcept {
        return detail::chacha_derive<Permutation>(k, input);
    }
    LINNET_INLINE static constexpr void seek(running& r, uint64_t number) noexcept { r.next = number; }

    /// Any number of bytes; a partial block only at the end.
    [[gnu::noinline]] static constexpr void crypt(running& r, const source& in, const sink& out, size_t size) noexcept {
        for (size_t at = 0; at < size; at += block_size) {
            state s = next_block(r);
            const size_t end = size - at < block_size ? size : at + block_size;
            const WordType* next = s.x;
            size_t from = at;
            for (; end - from >= 4; from += 4) w::template store<order>(out, from, w::template load<order>(in, from) ^ *next++);
            if (const size_t left = end - from; left != 0)
                w::template store_partial<order>(out, from, left, w::template load_partial<order>(in, from, left) ^ *next);
            detail::wipe_kept(s);
        }
    }

    /// The next block of keystream.
    [[gnu::noinline]] static constexpr void keystream(running& r, const sink& to) noexcept {
        state s = next_block(r);
        for (size_t i = 0; i < 16; ++i) w::template store<order>(to, 4 * i, s.x[i]);
        detail::wipe_kept(s);
    }
    static constexpr size_t most_ahead = 1; ///< the most blocks that `ahead` computes
    /// The next `count` blocks of keystream, 1 to `most_ahead`. Returns how many it wrote, but advances only by `count`.
    LINNET_INLINE static constexpr size_t ahead(running& r, const sink& to, size_t /*count*/) noexcept {
        keystream(r, to);
        return 1;
    }

private:
    using w = word<WordType>;
    static constexpr byte_order order = byte_order::little;

    static constexpr state next_block(running& r) noexcept {
        state s = r.first;
        count(s, r.next);
        Permutation::permute(s);
#if LINNET_UNROLL && !LINNET_64_BIT
#pragma GCC unroll 4
#endif
        for (size_t i = 0; i < 16; ++i) s.x[i] = w::add(s.x[i], r.first.x[i]);
        count(s, r.next++);
        return s;
    }
    /// Adds the number of a block.
    LINNET_INLINE static constexpr void count(state& s, uint64_t number) noexcept {
        WordType& low = s.x[Permutation::counter];
        WordType& high = s.x[Permutation::counter + 1];
        low = w::add(low, w::constant(static_cast<uint32_t>(number)));
        high = w::add(high, w::constant(static_cast<uint32_t>(number >> 32)));
    }
};

/// A stream cipher. `Scheme` defines the input; `Blocks` computes the keystream.
template <class Scheme, class Blocks>
struct keystream_cipher : Blocks {
    using typename Blocks::key, typename Blocks::running, typename Blocks::source, typename Blocks::sink;
    using word_type = typename Blocks::word_type;
    static constexpr size_t key_size = 32;
    static constexpr size_t nonce_size = Scheme::nonce_size;
    static constexpr detail::cipher_traits traits{.text_size_max = Scheme::text_size_max};

    static constexpr running initialize(const key& k, const source& nonce) noexcept {
        if constexpr (nonce_size == 24) return start_from_derived(k, nonce);
        else return {Blocks::begin(k, input_of(nonce)), 0};
    }
    LINNET_INLINE static constexpr void crypt(running& r, const key&, const source& in, const sink& out, size_t size) noexcept {
        Blocks::crypt(r, in, out, size);
    }
    LINNET_INLINE static constexpr void keystream(running& r, const key&, const sink& to) noexcept { Blocks::keystream(r, to); }

private:
    static constexpr uint8_t none = 0xff;

    LINNET_INLINE static constexpr word_type loaded(const source& nonce, size_t offset) noexcept {
        return word<word_type>::template load<byte_order::little>(nonce, offset);
    }
    LINNET_INLINE static constexpr auto input_of(const source& nonce) noexcept {
        return [&nonce](size_t i) LINNET_LAMBDA -> word_type {
            const uint8_t at = detail::table<Scheme::nonce_at>()[i];
            return at == none ? word<word_type>::constant(0) : loaded(nonce, at);
        };
    }
    /// For a nonce of 24 bytes, whose first 16 derive a key.
    LINNET_ONCE static constexpr running start_from_derived(const key& k, const source& nonce) noexcept {
        auto derived = Blocks::derive(k, [&](size_t i) LINNET_LAMBDA { return loaded(nonce, 4 * i); });
        const running r{Blocks::begin(derived, input_of(nonce)), 0};
        detail::wipe_kept(derived);
        return r;
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
