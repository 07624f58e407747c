// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_SPONGE_HPP
#define LINNET_DETAIL_MODE_SPONGE_HPP

#include <linnet/detail/base/secret.hpp>
#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/word/native.hpp>
#include <linnet/detail/word/word_concepts.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// The base of a sponge's scheme: over most words it leaves the loops over whole blocks to the sponge.
struct sponge_scheme {
    template <class WordType>
    static constexpr bool absorbs_blocks = false;
    template <class WordType>
    static constexpr bool squeezes_blocks = false;
};

/// The sponge (SP 800-232, section 5.1). A `Scheme` defines two rates, `in` and `out`, and the permutation in three places: between
/// absorbed blocks, between absorbing and squeezing, and between squeezed blocks. Each is a template over the word. It states
/// `lane_vectors`. Over a word for which it has `absorbs_blocks` or `squeezes_blocks`, it has that loop over whole blocks, of one
/// block or more.
template <class Scheme, Word WordType>
struct sponge {
    using scheme = Scheme;
    using feature = processor::any;
    using word_type = WordType;
    using source = typename word<WordType>::source;
    using sink = typename word<WordType>::sink;
    using in = typename Scheme::in;
    using out = typename Scheme::out;
    using state = typename Scheme::template state<WordType>;
    static constexpr detail::lane_traits sponge_lanes{.available = true, .vectors = Scheme::lane_vectors};
    static constexpr std::string_view variant = word_name<WordType>;
    static constexpr size_t block_size = in::size;

    /// The whole blocks of a message.
    LINNET_INLINE static constexpr void absorb(state& s, const source& message, size_t size) noexcept {
        if constexpr (Scheme::template absorbs_blocks<WordType>) {
            if (!__builtin_is_constant_evaluated()) {
                if (size != 0) Scheme::absorb_blocks(s, message, size);
                return;
            }
        }
        if constexpr (detail::loops_alone && !detail::in_lanes<WordType>) absorb_outlined(s, message, size);
        else absorb_blocks(s, message, size);
    }

    /// The rest of the message, and the padding.
    LINNET_INLINE static constexpr void to_squeezing(state& s, const source& message, size_t offset,
                                                     const detail::length_of<WordType>& count) noexcept {
        in::template absorb_last<WordType>(s, message, offset, count);
        Scheme::to_squeezing(s);
    }

    LINNET_INLINE static constexpr void squeeze(state& s, const sink& output, size_t size) noexcept {
        size_t done = 0;
        if constexpr (Scheme::template squeezes_blocks<WordType>) {
            if (!__builtin_is_constant_evaluated() && size >= out::size) {
                done = size - size % out::size;
                Scheme::squeeze_blocks(s, output, done);
                if (done == size) return;
                Scheme::permute_squeezed(s);
            }
        }
        for (; size - done > out::size; done += out::size) {
            out::template squeeze<WordType>(s, output, done);
            Scheme::permute_squeezed(s);
        }
        if (size - done == out::size) out::template squeeze<WordType>(s, output, done);
        else out::template squeeze_last<WordType>(s, output, done, size - done);
    }

    LINNET_INLINE static constexpr void extract(const state& s, const sink& block) noexcept {
        out::template squeeze<WordType>(s, block, 0);
    }
    LINNET_INLINE static constexpr void next(state& s) noexcept { Scheme::permute_squeezed(s); }

private:
    LINNET_INLINE static constexpr void absorb_blocks(state& s, const source& message, size_t size) noexcept {
        for (size_t done = 0; done < size; done += in::size) {
            in::template absorb<WordType>(s, message, done);
            Scheme::permute_absorbed(s);
        }
    }
    static constexpr void absorb_outlined(state& outer, const source& message, size_t size) noexcept {
        state s = outer;
        absorb_blocks(s, message, size);
        outer = s;
        s.wipe();
    }
};

/// A hash function over a sponge.
template <class Scheme, size_t DigestSize, Word WordType>
struct sponge_hash : sponge<Scheme, WordType> {
    using base = sponge<Scheme, WordType>;
    using typename base::source, typename base::sink, typename base::state;
    template <class Lanes>
    using over = sponge_hash<Scheme, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{.lanes = base::sponge_lanes};

    LINNET_INLINE static constexpr state initialize() noexcept { return Scheme::template initialize<WordType>(); }
    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset,
                                               const detail::length_of<WordType>& count, const sink& digest) noexcept {
        base::to_squeezing(s, message, offset, count);
        base::squeeze(s, digest, DigestSize);
    }
};

/// An extendable-output function over a sponge; `DigestSize` is the usual size of its output.
template <class Scheme, size_t DigestSize, Word WordType>
struct sponge_xof : sponge<Scheme, WordType> {
    using base = sponge<Scheme, WordType>;
    using typename base::state;
    template <class Lanes>
    using over = sponge_xof<Scheme, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{.output_block_size = Scheme::out::size, .lanes = base::sponge_lanes};

    LINNET_INLINE static constexpr state initialize() noexcept { return Scheme::template initialize<WordType>(); }
};

/// The same with a customization string of at most `Scheme::customization_size_max` bytes.
template <class Scheme, size_t DigestSize, Word WordType>
struct sponge_cxof : sponge<Scheme, WordType> {
    using base = sponge<Scheme, WordType>;
    using typename base::state, typename base::source;
    template <class Lanes>
    using over = sponge_cxof<Scheme, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{.output_block_size = Scheme::out::size,
                                                     .customization_size_max = Scheme::customization_size_max,
                                                     .lanes = base::sponge_lanes};

    LINNET_INLINE static constexpr state initialize(const source& customization, size_t size) noexcept {
        return Scheme::template initialize<WordType>(customization, size);
    }
};

/// A message authentication code over a keyed sponge. An expanded key is the state after the key. If `TagSizeMax` is larger than
/// `TagSize` it is a pseudorandom function, whose output has any length from 1 to `TagSizeMax`.
template <class Scheme, size_t TagSize, size_t TagSizeMax, Word WordType>
struct sponge_mac : sponge<Scheme, WordType> {
    using base = sponge<Scheme, WordType>;
    using typename base::state, typename base::source;
    using key = state;
    template <class Lanes>
    using over = sponge_mac<Scheme, TagSize, TagSizeMax, Lanes>;
    static constexpr size_t key_size = Scheme::key_size;
    static constexpr size_t tag_size = TagSize;
    static constexpr detail::absorbing_traits traits{.output_block_size = Scheme::out::size,
                                                     .tag_size_min = TagSizeMax == TagSize ? TagSize : 1,
                                                     .tag_size_max = TagSizeMax,
                                                     .lanes = base::sponge_lanes};

    LINNET_INLINE static constexpr key expand_key(const source& from) noexcept {
        return Scheme::template initialize<WordType>(from);
    }
    LINNET_INLINE static constexpr state initialize(const key& k) noexcept { return k; }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
