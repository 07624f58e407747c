// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_KEYSTREAM_AEAD_POLY1305_LANES_HPP
#define LINNET_DETAIL_MODE_KEYSTREAM_AEAD_POLY1305_LANES_HPP

#include <linnet/detail/core/aead_core.hpp>
#include <linnet/detail/primitive/chacha_core.hpp>
#include <linnet/detail/primitive/poly1305/poly1305_lanes.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {
#if LINNET_DEVICES
template <class Scheme, class WordType>
struct chacha20_poly1305_lanes;
#else

/// ChaCha20-Poly1305 (RFC 8439, section 2.8), with one message per lane.
template <class Scheme, class WordType>
struct chacha20_poly1305_lanes {
    using feature = processor::any;
    using word_type = WordType;
    using w = word<WordType>;
    using source = typename w::source;
    using sink = typename w::sink;
    using length = typename w::length;
    using mac = poly1305_lanes<WordType>;
    using factor = typename mac::factor;
    static constexpr size_t block_size = 64;
    static constexpr auto verify = verification::after_decryption;
    static constexpr detail::aead_traits traits{
        .expands_key = false,
        .incremental = false,                            // begins and ends for lanes only
        .lanes = {.longest = 24 * WordType::vector_size, // the blocks of a longer message fill the vectors
                  .fewest = WordType::number * (WordType::vector_size == 64 ? 3 : 5) / 8,
                  .ends_with_lengths = true}};

    struct state {
        chacha_state<WordType> next; ///< of each lane, the next block of keystream before the permutation
        typename mac::state hash;

        LINNET_INLINE void wipe() noexcept { detail::wipe(*this); }
    };

    LINNET_INLINE static state initialize(const source& key, const source& nonce) noexcept {
        state s{begun(key, nonce), {}};
        auto first = keystream(s); // its first half is the key of Poly1305
        mac::initialize(s.hash, first.x);
        first.wipe();
        return s;
    }

    /// Whole blocks of associated data; `absorb_last` takes the rest.
    LINNET_INLINE static void absorb(state& s, const source&, const source& data, size_t size) noexcept {
        factor f(s.hash);
        WordType words[mac::words];
        for (size_t at = 0; at < size; at += mac::block_size) {
            w::template load_words<order, mac::words>(data, at, words);
            mac::absorb(s.hash, f, words);
        }
        f.wipe();
    }
    LINNET_INLINE static void absorb_last(state& s, const source&, const source& data, size_t offset, const length& count,
                                          bool /*any_data*/, bool /*any_text*/) noexcept {
        if (count.all_zero()) return;
        factor f(s.hash);
        each_part(count, [&](size_t at, const length& rest) LINNET_LAMBDA {
            WordType words[mac::words];
            w::template load_words<order, mac::words>(data, offset + at, rest, words);
            mac::absorb_unless(s.hash, f, rest.below(1), words);
        });
        f.wipe();
    }

    template <bool Encrypt>
    LINNET_INLINE static void blocks(state& s, const source&, const source& in, const sink& out, size_t size) noexcept {
        factor f(s.hash);
        for (size_t at = 0; at < size; at += block_size) {
            auto stream = keystream(s);
            for (size_t i = 0; i < 16; i += mac::words) {
                WordType text[mac::words];
                WordType other[mac::words];
                w::template load_words<order, mac::words>(in, at + 4 * i, text);
                detail::each<mac::words>([&](auto k) LINNET_LAMBDA { other[k] = text[k] ^ stream.x[i + k]; });
                w::template store_words<order, mac::words>(out, at + 4 * i, other);
                mac::absorb(s.hash, f, Encrypt ? other : text);
            }
            stream.wipe();
        }
        f.wipe();
    }
    template <bool Encrypt>
    LINNET_INLINE static void last_block(state& s, const source&, const source& in, const sink& out, size_t offset,
                                         const length& count) noexcept {
        if (count.all_zero()) return;
        factor f(s.hash);
        auto stream = keystream(s);
        each_part(count, [&](size_t at, const length& rest) LINNET_LAMBDA {
            WordType text[mac::words];
            WordType other[mac::words];
            w::template load_words<order, mac::words>(in, offset + at, rest, text);
            detail::each<mac::words>([&](auto k) LINNET_LAMBDA { other[k] = text[k] ^ stream.x[at / 4 + k]; });
            w::template store_words<order, mac::words>(out, offset + at, rest, other);
            if (Encrypt)
                for (size_t k = 0; k < mac::words; ++k) text[k] = w::template first_bytes<order>(other[k], rest.after(4 * k));
            mac::absorb_unless(s.hash, f, rest.below(1), text);
        });
        stream.wipe();
        f.wipe();
    }

    /// The lengths, and the tag.
    template <class Sizes>
    LINNET_INLINE static void write_tag(state& s, const source&, const Sizes& data_size, const Sizes& size,
                                        const sink& tag) noexcept {
        const WordType lengths[mac::words] = {half(data_size, 0), half(data_size, 32), half(size, 0), half(size, 32)};
        factor f(s.hash);
        mac::absorb(s.hash, f, lengths);
        f.wipe();
        mac::finish(s.hash, tag);
    }

private:
    using permutation = typename Scheme::permutation;
    static constexpr byte_order order = byte_order::little;

    /// The state of block 0. The first 16 bytes of a nonce of 24 bytes derive its key.
    LINNET_INLINE static chacha_state<WordType> begun(const source& key, const source& nonce) noexcept {
        constexpr size_t of_key = Scheme::nonce_size == 24 ? 16 : 0;
        chacha_key<WordType> k;
        WordType input[4];
        detail::load_words<order, 8>(key, 0, k.x);
        if constexpr (of_key != 0) {
            w::template load_words<order, 4>(nonce, 0, input);
            auto derived = detail::chacha_derive<permutation>(k, [&](size_t i) LINNET_LAMBDA { return input[i]; });
            k = derived;
            derived.wipe();
        }
        w::template load_words<order, 4>(nonce, of_key, length(Scheme::nonce_size - of_key), input);
        const chacha_state<WordType> s = detail::chacha_begin<permutation>(k, [&](size_t i) LINNET_LAMBDA -> WordType {
            const uint8_t at = detail::table<Scheme::nonce_at>()[i];
            return at == 0xff ? w::constant(0) : input[(at - of_key) / 4];
        });
        k.wipe();
        return s;
    }

    /// The next block of keystream. No lane has so many blocks that their number exceeds a word.
    LINNET_INLINE static chacha_state<WordType> keystream(state& s) noexcept {
        chacha_state<WordType> stream = s.next;
        permutation::permute(stream);
        detail::each<16>([&](auto i) LINNET_LAMBDA { stream.x[i] = w::add(stream.x[i], s.next.x[i]); });
        WordType& number = s.next.x[permutation::counter];
        number = w::add(number, w::constant(1));
        return stream;
    }

    /// Calls f(at, rest) for each 16 bytes of which some lane has a part; `rest` is the size from there on in each lane.
    template <class Function>
    LINNET_INLINE static void each_part(const length& count, const Function& f) noexcept {
        for (size_t at = 0; at < block_size; at += mac::block_size) {
            const length rest = count.after(at);
            if (rest.all_zero()) return;
            f(at, rest);
        }
    }

    template <class Sizes>
    LINNET_INLINE static WordType half(const Sizes& size, unsigned shift) noexcept {
        uint32_t words[WordType::number];
        for (size_t i = 0; i < WordType::number; ++i) words[i] = static_cast<uint32_t>(uint64_t{size[i]} >> shift);
        return WordType::from(words);
    }
};

#endif
} // namespace mode
LINNET_NAMESPACE_END

#endif
