// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_SHA3_HPP
#define LINNET_DETAIL_ALGORITHM_SHA3_HPP

/// The schemes of SHA-3 and cSHAKE, and the lists of their implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/cshake.hpp>
#include <linnet/detail/mode/rate.hpp>
#include <linnet/detail/mode/sponge.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p.hpp>
#include <linnet/detail/primitive/keccak_p/keccak_p1600_avx512.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Keccak-p[1600, 24] with the instructions of `Feature`.
template <class Feature>
struct keccak_p1600 {
    static constexpr bool absorbs_blocks = false;

    template <class WordType>
    LINNET_INLINE static constexpr void permute(keccak_state<WordType>& s) noexcept {
        keccak_p_outlined<24, Feature>(s);
    }
};
#if defined(LINNET_KECCAK_P1600_AVX512)
template <>
struct keccak_p1600<processor::x86_avx512> : keccak_p1600_avx512 {};
#endif

/// The sponge over Keccak-p[1600, 24] with a capacity of `Capacity` bytes (FIPS 202, section 4). `Pad` holds the domain separation
/// suffix and the first bit of the padding; the padding's last bit is the last bit of the block (sections 5.1 and 6).
template <size_t Capacity, uint8_t Pad, class Feature>
struct keccak_scheme : mode::sponge_scheme {
    using in = mode::rate<byte_order::little, Pad, 200 - Capacity>;
    using out = in;
    static constexpr size_t lane_vectors = 1; ///< a state takes 25 of 32 registers
    using permutation = keccak_p1600<Feature>;

    template <class WordType>
    using state = keccak_state<WordType>;

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> initialize() noexcept {
        return filled<state<WordType>>(word<WordType>::constant(0));
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_absorbed(keccak_state<WordType>& s) noexcept {
        permutation::permute(s);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void permute_squeezed(keccak_state<WordType>& s) noexcept {
        permutation::permute(s);
    }
    /// With the state in registers between the blocks.
    template <class WordType>
    static constexpr bool absorbs_blocks = permutation::absorbs_blocks;
    LINNET_INLINE static void absorb_blocks(keccak_state<uint64_t>& s, const uint8_t* message, size_t size) noexcept
        requires(permutation::absorbs_blocks)
    {
        permutation::absorb(s, message, size, in::size);
    }
    /// The last bit of the padding.
    template <class WordType>
    LINNET_INLINE static constexpr void set_last_bit(keccak_state<WordType>& s) noexcept {
        WordType& last = s.x[in::words - 1];
        last = last ^ word<WordType>::constant(uint64_t{0x80} << 56);
    }
    template <class WordType>
    LINNET_INLINE static constexpr void to_squeezing(keccak_state<WordType>& s) noexcept {
        set_last_bit(s);
        permutation::permute(s);
    }
};

/// cSHAKE (SP 800-185, section 3): the customization string precedes the message, in its own blocks. Without one it is SHAKE, whose
/// suffix differs.
template <size_t Capacity, class Feature>
struct cshake_scheme : keccak_scheme<Capacity, 0x04, Feature> {
    using base = keccak_scheme<Capacity, 0x04, Feature>;
    using portable = cshake_scheme<Capacity, processor::any>;
    using typename base::in;
    static constexpr size_t capacity = Capacity;
    static constexpr size_t customization_size_max = SIZE_MAX;
    static constexpr uint8_t pad = 0x04;
    template <class WordType>
    using bytes = keccak_bytes<base, WordType>;

    template <class WordType>
    struct state : keccak_state<WordType> {
        bool plain; ///< whether it is SHAKE
    };

    template <class WordType>
    LINNET_INLINE static constexpr state<WordType> initialize(const typename word<WordType>::source& customization,
                                                              size_t size) noexcept {
        state<WordType> s{base::template initialize<WordType>(), size == 0};
        if (!s.plain) absorb_names<WordType>(s, {}, customization, size); // no function name: NIST reserves it
        return s;
    }

    /// bytepad(encode_string(function) || encode_string(customization), rate) (section 2.3).
    template <class WordType>
    LINNET_INLINE static constexpr void absorb_names(keccak_state<WordType>& s, std::string_view function,
                                                     const typename word<WordType>::source& customization, size_t size) noexcept {
        keccak_bytes<base, WordType> to(s);
        to.left_encode(in::size);
        to.string(function);
        to.string(customization, size);
        to.end_block();
    }
};

/// The implementations of a core over 64-bit lanes, for each word and feature.
#if defined(__x86_64__)
template <template <class, class> class Core>
using keccak_implementations = implementations<
#if defined(LINNET_KECCAK_P1600_AVX512)
    on<processor::x86_avx512, Core<uint64_t, processor::x86_avx512>>,
#endif
    on<processor::x86_bmi2, Core<uint64_t, processor::x86_bmi2>>, Core<uint64_t, processor::any>,
    Core<interleaved, processor::any>>;
#else
template <template <class, class> class Core>
using keccak_implementations = implementations<Core<native_word, processor::any>, Core<other_word, processor::any>>;
#endif

/// SHA3-n: the capacity is twice the digest (FIPS 202, section 6.1).
template <size_t DigestSize>
struct sha3_hash {
    template <class WordType, class Feature>
    using over = mode::sponge_hash<keccak_scheme<2 * DigestSize, 0x06, Feature>, DigestSize, WordType>;
    using implementations = keccak_implementations<over>;
};
/// SHAKEn: the capacity is 2n bits, and so is the default output (section 6.2).
template <size_t Capacity>
struct shake_xof {
    template <class WordType, class Feature>
    using over = mode::sponge_xof<keccak_scheme<Capacity, 0x1f, Feature>, Capacity, WordType>;
    using implementations = keccak_implementations<over>;
};
template <size_t Capacity>
struct cshake_xof {
    template <class WordType, class Feature>
    using over = cshake<cshake_scheme<Capacity, Feature>, Capacity, WordType>;
    using implementations = keccak_implementations<over>;
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
