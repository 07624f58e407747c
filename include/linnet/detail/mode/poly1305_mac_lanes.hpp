// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_POLY1305_MAC_LANES_HPP
#define LINNET_DETAIL_MODE_POLY1305_MAC_LANES_HPP

#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/primitive/poly1305/poly1305_lanes.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {
#if LINNET_DEVICES
template <class WordType>
struct poly1305_mac_lanes;
#else

/// Poly1305 as a MAC, with one message per lane.
template <class WordType>
struct poly1305_mac_lanes {
    using feature = processor::any;
    using word_type = WordType;
    using w = word<WordType>;
    using source = typename w::source;
    using sink = typename w::sink;
    using length = typename w::length;
    using hash = poly1305_lanes<WordType>;
    using state = typename hash::state;
    static constexpr size_t block_size = hash::block_size;
    static constexpr size_t key_size = 32;
    static constexpr size_t tag_size = 16;
    static constexpr detail::absorbing_traits traits{
        .lanes = {.longest = 8 * WordType::vector_size, .fewest = WordType::number * 5 / 8}};

    struct key {
        WordType words[2 * hash::words];

        LINNET_INLINE void wipe() noexcept { wipe_words(words); }
    };

    LINNET_INLINE static key expand_key(const source& from) noexcept {
        key k;
        detail::load_words<order, 2 * hash::words>(from, 0, k.words);
        return k;
    }
    LINNET_INLINE static state initialize(const key& k) noexcept {
        state s;
        hash::initialize(s, k.words);
        return s;
    }
    LINNET_INLINE static void absorb(state& s, const source& message, size_t size) noexcept {
        typename hash::factor f(s);
        for (size_t at = 0; at < size; at += block_size) {
            WordType words[hash::words];
            w::template load_words<order, hash::words>(message, at, words);
            hash::absorb(s, f, words);
        }
        f.wipe();
    }
    LINNET_INLINE static void finish(state& s, const source& message, size_t offset, const length& count,
                                     const sink& tag) noexcept {
        if (!count.all_zero()) {
            typename hash::factor f(s);
            WordType words[hash::words];
            w::template load_words<order, hash::words>(message, offset, count, words);
            hash::absorb_last(s, f, count, words);
            f.wipe();
        }
        hash::finish(s, tag);
    }

private:
    static constexpr byte_order order = byte_order::little;
};

#endif
} // namespace mode
LINNET_NAMESPACE_END

#endif
