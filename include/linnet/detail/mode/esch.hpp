// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_ESCH_HPP
#define LINNET_DETAIL_MODE_ESCH_HPP

#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/mode/sponge.hpp>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// How Esch takes blocks of 16 bytes, in the form of a sponge's rate (Sparkle v1.2, section 2.2.2): `Permutation::inject` mixes a
/// block and adds it to the left half of the state, whose last byte belongs to the inner part. There a constant is added before
/// the last block is permuted: `Domain` and 1 for an incomplete one, which is padded; `Domain` and 2 for a whole one, which is not.
template <class Permutation, uint8_t Domain>
struct indirect_rate {
    using plain = mode::rate<byte_order::little, 0x80, 16, 4>;
    static constexpr size_t size = plain::size;

    template <class WordType, class State>
    LINNET_INLINE static constexpr void absorb(State& s, const typename word<WordType>::source& in, size_t offset) noexcept {
        if constexpr (LINNET_UNROLL && !detail::in_lanes<WordType>) {
            const auto text = [&](size_t i)
                                  LINNET_LAMBDA { return word<WordType>::template load<byte_order::little>(in, offset + 4 * i); };
            const block<WordType> b = {{text(0), text(1), text(2), text(3)}};
            Permutation::inject(s, b.x);
        } else {
            block<WordType> b = none<WordType>();
            plain::template absorb<WordType>(b, in, offset);
            Permutation::inject(s, b.x);
        }
    }

    /// The last block, of 0 <= `count` <= 16 bytes.
    template <class WordType, class State>
    LINNET_INLINE static constexpr void absorb_last(State& s, const typename word<WordType>::source& in, size_t offset,
                                                    const detail::length_of<WordType>& count) noexcept {
        using w = word<WordType>;
        block<WordType> b = none<WordType>();
        WordType& marked = s.x[Permutation::size / 8 - 1];
        if constexpr (detail::in_lanes<WordType>) {
            plain::template absorb_last<WordType>(b, in, offset, count);
            marked = marked ^ w::select(count.below(size), w::constant(padded), w::constant(whole));
        } else {
            if (count == size) plain::template absorb<WordType>(b, in, offset);
            else plain::template absorb_last<WordType>(b, in, offset, count);
            marked = marked ^ w::constant(count == size ? whole : padded);
        }
        Permutation::inject(s, b.x);
    }

private:
    static constexpr uint32_t padded = uint32_t{Domain | 1} << 24, whole = uint32_t{Domain | 2} << 24;

    template <class WordType>
    struct block {
        WordType x[4];
    };
    template <class WordType>
    LINNET_INLINE static constexpr block<WordType> none() noexcept {
        const WordType zero = word<WordType>::constant(0);
        return {{zero, zero, zero, zero}};
    }
};

template <class Scheme>
inline constexpr detail::lane_traits esch_lanes{.available = true, .vectors = Scheme::lane_vectors, .faster_with_16 = true};

/// A hash function over a sponge whose last block waits, even a whole one.
template <class Scheme, size_t DigestSize, Word WordType>
struct esch_hash : sponge<Scheme, WordType> {
    using base = sponge<Scheme, WordType>;
    using typename base::source, typename base::sink, typename base::state;
    template <class Lanes>
    using over = esch_hash<Scheme, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{.holds_last = true, .lanes = esch_lanes<Scheme>};

    LINNET_INLINE static constexpr state initialize() noexcept { return Scheme::template initialize<WordType>(); }
    LINNET_INLINE static constexpr void finish(state& s, const source& message, size_t offset,
                                               const detail::length_of<WordType>& count, const sink& digest) noexcept {
        base::to_squeezing(s, message, offset, count);
        base::squeeze(s, digest, DigestSize);
    }
};

/// An extendable-output function over it; `DigestSize` is the usual size of its output.
template <class Scheme, size_t DigestSize, Word WordType>
struct esch_xof : sponge<Scheme, WordType> {
    using base = sponge<Scheme, WordType>;
    using typename base::state;
    template <class Lanes>
    using over = esch_xof<Scheme, DigestSize, Lanes>;
    static constexpr size_t digest_size = DigestSize;
    static constexpr detail::absorbing_traits traits{
        .holds_last = true, .output_block_size = Scheme::out::size, .lanes = esch_lanes<Scheme>};

    LINNET_INLINE static constexpr state initialize() noexcept { return Scheme::template initialize<WordType>(); }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
