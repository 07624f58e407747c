// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_ISAP_HPP
#define LINNET_ISAP_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// ISAP v2.0 (final-round submission to the NIST lightweight competition, 2021): authenticated encryption designed to stay secure
/// when an attacker measures the power or radiation of the device. Re-keying alone uses the key, one bit of a public string at a
/// time, so that differential power analysis finds no two computations to compare; decryption verifies the tag before it computes
/// any plaintext. This needs no masking.
///
/// Choose it for devices that an attacker may hold; elsewhere ascon_aead128 is several times faster. isap_a_128a is the designers'
/// first choice. The -128 variants have larger margins in re-keying and cost about six times as much for a short message; the -k-
/// variants are for hardware that has Keccak. It reads the message twice, so there are no incremental types.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/implementations.hpp>
#include <linnet/detail/mode/isap/isap_avx512.hpp>
#include <linnet/detail/mode/isap/isap_core.hpp>
#include <linnet/detail/mode/isap/isap_folded.hpp>
#include <linnet/detail/mode/isap/isap_keccak.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>

#include <string_view>

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

/// ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A nonce must be used only once
/// under a key. Stay below 2^64 blocks of 8 bytes under one key.
struct isap_a_128a : aead<detail::isap_a_128a_implementations> {
    static constexpr std::string_view id = "isap-a-128a";
    static constexpr std::string_view name = "ISAP-A-128A";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// ISAP-A-128: as isap_a_128a, with twelve rounds for each bit of re-keying and each block of keystream.
struct isap_a_128 : aead<detail::isap_a_128_implementations> {
    static constexpr std::string_view id = "isap-a-128";
    static constexpr std::string_view name = "ISAP-A-128";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p[400]; ISAP v2.0, section 2. 128-bit security. A nonce must be used only
/// once under a key. Stay below 2^64 blocks of 18 bytes under one key.
struct isap_k_128a : aead<detail::isap_k_128a_implementations> {
    static constexpr std::string_view id = "isap-k-128a";
    static constexpr std::string_view name = "ISAP-K-128A";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// ISAP-K-128: as isap_k_128a, with twenty rounds for each block of the tag, and twelve everywhere else.
struct isap_k_128 : aead<detail::isap_k_128_implementations> {
    static constexpr std::string_view id = "isap-k-128";
    static constexpr std::string_view name = "ISAP-K-128";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct isap_family : algorithm_list<isap_a_128a, isap_a_128, isap_k_128a, isap_k_128> {
    static constexpr std::string_view name = "isap";
};

LINNET_NAMESPACE_END

#endif
#endif
