// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_ISAP_HPP
#define LINNET_DETAIL_ALGORITHM_ISAP_HPP

/// The permutations and schemes of ISAP, and the lists of their implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/isap/isap_avx512.hpp>
#include <linnet/detail/mode/isap/isap_core.hpp>
#include <linnet/detail/mode/isap/isap_folded.hpp>
#include <linnet/detail/mode/isap/isap_keccak.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

#include <array>
#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Ascon-p in the form that ISAP uses.
struct isap_ascon {
    static constexpr byte_order order = byte_order::big;
    static constexpr size_t word_size = 8;
    static constexpr size_t rate_size = 8;
    static constexpr uint64_t first_bit = uint64_t{1} << 63;
    static constexpr size_t lane_vectors = 2;

    template <class WordType>
    using state = ascon_state<WordType>;

    template <unsigned Rounds, class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        ascon_p<Rounds>(s);
    }

    /// Whether `absorb_bits` replaces the loop over bits.
#if defined(LINNET_THUMB)
    template <class WordType>
    static constexpr bool absorbs_bits = std::is_same_v<WordType, interleaved>;

    /// Absorbs the 128 bits of `y` one by one, with a round between two bits.
    static void absorb_bits(state<interleaved>& s, const interleaved* y) noexcept {
        ascon_thumb_bits(s.x, y, 64);
        ascon_thumb_bits(s.x, y + 1, 63);
        s.x[0].odd ^= y[1].even << 31;
    }
#else
    template <class WordType>
    static constexpr bool absorbs_bits = false;
#endif
};

/// Keccak-p[400] in the form that ISAP uses.
struct isap_keccak {
    static constexpr byte_order order = byte_order::little;
    static constexpr size_t word_size = 2;
    static constexpr size_t rate_size = 18;
    static constexpr size_t lane_vectors = 1; ///< a state takes 25 of 32 registers
    static constexpr uint64_t first_bit = 0x80;

    template <class WordType>
    static constexpr bool absorbs_bits = false;

    template <class WordType>
    using state = keccak_state<WordType>;

    template <unsigned Rounds, class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        keccak_p<Rounds>(s);
    }
};

/// A member of the family: a permutation and its numbers of rounds, named as the specification's s_H, s_B, s_E and s_K.
template <class Permutation, unsigned RoundsH, unsigned RoundsB, unsigned RoundsE, unsigned RoundsK>
struct isap_scheme : Permutation {
    static constexpr unsigned rounds_hash = RoundsH;
    static constexpr unsigned rounds_bit = RoundsB;
    static constexpr unsigned rounds_stream = RoundsE;
    static constexpr unsigned rounds_key = RoundsK;
    static constexpr std::array<uint8_t, 7> initial_value{128, 8 * Permutation::rate_size, 1, RoundsH, RoundsB, RoundsE, RoundsK};

    template <class WordType>
    LINNET_INLINE static constexpr void permute_hash(typename Permutation::template state<WordType>& s) noexcept {
        Permutation::template permute<RoundsH>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_bit(typename Permutation::template state<WordType>& s) noexcept {
        Permutation::template permute<RoundsB>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_stream(typename Permutation::template state<WordType>& s) noexcept {
        Permutation::template permute<RoundsE>(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_key(typename Permutation::template state<WordType>& s) noexcept {
        Permutation::template permute<RoundsK>(s);
    }
};

/// The implementations of a member of the family.
template <class Scheme>
struct isap_over_ascon {
    template <class WordType, class Loops = mode::isap_loops<Scheme, WordType>>
    using core = mode::isap<Scheme, WordType, Loops>;

    using implementations = linnet::implementations<
#if defined(LINNET_ASCON_PINNED)
#if defined(LINNET_X86_KERNELS)
        on<processor::x86_avx512_vbmi2, core<uint64_t, mode::isap_ascon_avx512<Scheme>>>,
#endif
        on<processor::x86_bmi2, core<uint64_t, mode::isap_ascon_folded<Scheme, processor::x86_bmi2>>>,
        core<uint64_t, mode::isap_ascon_folded<Scheme>>,
#else
        core<native_word>,
#endif
        core<other_word>>;
};

template <class Scheme>
struct isap_over_keccak {
    template <class WordType, class Loops = mode::isap_loops<Scheme, WordType>>
    using core = mode::isap<Scheme, WordType, Loops>;

    using implementations = linnet::implementations<
#if defined(LINNET_X86_KERNELS)
        on<processor::x86_avx512_vbmi2, core<doubled, mode::isap_keccak_avx512<Scheme>>>,
#endif
#if defined(LINNET_KECCAK_IN_MEMORY)
#if defined(__x86_64__)
        on<processor::x86_bmi2, core<doubled, mode::isap_keccak_in_memory<Scheme, processor::x86_bmi2>>>,
#endif
        core<doubled, mode::isap_keccak_in_memory<Scheme>>
#else
        core<doubled>
#endif
        >;
};

using isap_a_128a_implementations = isap_over_ascon<isap_scheme<isap_ascon, 12, 1, 6, 12>>::implementations;
using isap_a_128_implementations = isap_over_ascon<isap_scheme<isap_ascon, 12, 12, 12, 12>>::implementations;
using isap_k_128a_implementations = isap_over_keccak<isap_scheme<isap_keccak, 16, 1, 8, 8>>::implementations;
using isap_k_128_implementations = isap_over_keccak<isap_scheme<isap_keccak, 20, 12, 12, 12>>::implementations;

} // namespace detail
LINNET_NAMESPACE_END

#endif
