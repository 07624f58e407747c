// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_SPARKLE_HPP
#define LINNET_DETAIL_ALGORITHM_SPARKLE_HPP

/// Sparkle in the form of the permutation of Schwaemm and Esch, the scheme of Esch, and the lists of implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/esch.hpp>
#include <linnet/detail/mode/schwaemm.hpp>
#include <linnet/detail/primitive/sparkle/sparkle.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Sparkle with the steps of its slim and its big version (Sparkle v1.2, table 2.1), with the instructions of `Feature`.
template <unsigned Branches, unsigned Slim, unsigned Big, class Feature>
struct sparkle_versions {
    template <class WordType>
    using state = sparkle_state<Branches, WordType>;
    static constexpr size_t size = size_t{8} * Branches;

    template <class WordType>
    LINNET_INLINE static constexpr void slim(state<WordType>& s) noexcept {
        sparkle<Feature>(s, Slim);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void big(state<WordType>& s) noexcept {
        sparkle<Feature>(s, Big);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void inject(state<WordType>& s, const WordType (&block)[4]) noexcept {
        sparkle_inject(s, block);
    }
};

template <class Feature>
using sparkle_256 = sparkle_versions<4, 7, 10, Feature>;
template <class Feature>
using sparkle_384 = sparkle_versions<6, 7, 11, Feature>;
template <class Feature>
using sparkle_512 = sparkle_versions<8, 8, 12, Feature>;

/// Esch, with `Domain` 0, and XOEsch, with `Domain` 4 (Sparkle v1.2, section 2.2).
template <class Permutation, uint8_t Domain>
struct esch_scheme : mode::sponge_scheme {
    using in = mode::indirect_rate<Permutation, Domain>;
    using out = mode::rate<byte_order::little, 0x80, 16, 4>;
    template <class WordType>
    using state = typename Permutation::template state<WordType>;
    static constexpr size_t lane_vectors = 2;

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> initialize() noexcept {
        return filled<state<WordType>>(word<WordType>::constant(0));
    }
    template <class State>
    LINNET_INLINE static constexpr void permute_absorbed(State& s) noexcept {
        Permutation::slim(s);
    }
    template <class State>
    LINNET_INLINE static constexpr void to_squeezing(State& s) noexcept {
        Permutation::big(s);
    }
    template <class State>
    LINNET_INLINE static constexpr void permute_squeezed(State& s) noexcept {
        Permutation::slim(s);
    }
};

// The implementations of a core over Sparkle. Two branches in a row are slower than words if rotations take three instructions.
#if defined(LINNET_ROWS)
template <template <class> class Core>
using sparkle_256_implementations = implementations<on<processor::x86_avx512, Core<processor::x86_avx512>>, Core<processor::any>>;
template <template <class> class Core>
using sparkle_implementations = implementations<on<processor::x86_avx512, Core<processor::x86_avx512>>,
                                                on<processor::x86_avx2, Core<processor::x86_avx2>>, Core<processor::any>>;
#else
template <template <class> class Core>
using sparkle_256_implementations = implementations<Core<processor::any>>;
template <template <class> class Core>
using sparkle_implementations = sparkle_256_implementations<Core>;
#endif

template <class Feature>
using schwaemm_128_128_core = mode::schwaemm<sparkle_256<Feature>, 16, uint32_t>;
template <class Feature>
using schwaemm_192_192_core = mode::schwaemm<sparkle_384<Feature>, 24, uint32_t>;
template <class Feature>
using schwaemm_256_128_core = mode::schwaemm<sparkle_384<Feature>, 32, uint32_t>;
template <class Feature>
using schwaemm_256_256_core = mode::schwaemm<sparkle_512<Feature>, 32, uint32_t>;
template <class Feature>
using esch256_core = mode::esch_hash<esch_scheme<sparkle_384<Feature>, 0>, 32, uint32_t>;
template <class Feature>
using esch384_core = mode::esch_hash<esch_scheme<sparkle_512<Feature>, 0>, 48, uint32_t>;
template <class Feature>
using xoesch256_core = mode::esch_xof<esch_scheme<sparkle_384<Feature>, 4>, 32, uint32_t>;
template <class Feature>
using xoesch384_core = mode::esch_xof<esch_scheme<sparkle_512<Feature>, 4>, 48, uint32_t>;

using schwaemm_128_128_implementations = sparkle_256_implementations<schwaemm_128_128_core>;
using schwaemm_192_192_implementations = sparkle_implementations<schwaemm_192_192_core>;
using schwaemm_256_128_implementations = sparkle_implementations<schwaemm_256_128_core>;
using schwaemm_256_256_implementations = sparkle_implementations<schwaemm_256_256_core>;
using esch256_implementations = sparkle_implementations<esch256_core>;
using esch384_implementations = sparkle_implementations<esch384_core>;
using xoesch256_implementations = sparkle_implementations<xoesch256_core>;
using xoesch384_implementations = sparkle_implementations<xoesch384_core>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
