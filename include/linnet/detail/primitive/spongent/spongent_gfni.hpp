// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SPONGENT_SPONGENT_GFNI_HPP
#define LINNET_DETAIL_PRIMITIVE_SPONGENT_SPONGENT_GFNI_HPP

#include <linnet/detail/base/barrier.hpp>
#include <linnet/detail/primitive/spongent/spongent.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) ||                                                                                               \
     (defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_SPONGENT_GFNI 1
#include <immintrin.h>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The place of a nibble in a register that has one in the low half of each byte. The nibbles of 8 bytes are in reverse order, as
/// gf2p8affineqb reads the rows of a matrix. The last 8 bytes are in an odd place, so that one broadcast of 16 bytes, masked, has
/// the constants of both ends of the state.
template <size_t Size>
constexpr size_t spongent_place(size_t nibble) noexcept {
    const size_t octet = nibble / 8;
    return 8 * (Size == 20 && octet == 4 ? 5 : octet) + 7 - nibble % 8;
}

/// The constants of the implementation for AVX-512 and GFNI. An S-box is a look-up of a nibble. With the state as the matrix,
/// gf2p8affineqb yields a plane's bits of 8 nibbles in each byte, and a move of bytes and one of bits spread them again.
template <size_t Size>
struct spongent_gfni_tables {
    static constexpr size_t nibbles = 2 * Size;
    alignas(64) uint8_t sbox[64]{};  ///< an index has 6 bits, and the upper two are arbitrary
    alignas(64) uint8_t bytes[64]{}; ///< of the product, which moves bit i of the nibbles to byte i
    alignas(64) uint8_t bits[64]{};
    alignas(64) uint8_t from_bytes[64]{}; ///< the same for the bytes of a state
    alignas(64) uint8_t from_bits[64]{};
    alignas(64) uint8_t pairs[64]{}; ///< back to the order of a state
    alignas(16) uint8_t constants[90][16]{};

    constexpr spongent_gfni_tables() noexcept {
        for (size_t i = 0; i < 64; ++i) sbox[i] = spongent_sbox_values[i % 16];
        for (size_t nibble = 0; nibble < nibbles; ++nibble) {
            const size_t at = spongent_place<Size>(nibble);
            const size_t slot = at / 8 * 8 + nibble % 8;
            const size_t plane = nibble / (Size / 2);
            const size_t in_plane = nibble % (Size / 2); // the bits 4 in_plane to 4 in_plane + 3
            const size_t octet = spongent_place<Size>(in_plane * 4) / 8;
            bytes[slot] = static_cast<uint8_t>(8 * octet + plane);
            bits[at] = static_cast<uint8_t>(8 * (nibble % 8) + in_plane % 2 * 4);
            from_bytes[slot] = static_cast<uint8_t>(nibble / 2);
            from_bits[at] = static_cast<uint8_t>(8 * (nibble % 8) + nibble % 2 * 4);
            pairs[nibble] = static_cast<uint8_t>(at);
        }
        for (size_t round = 0; round < 90; ++round) {
            constants[round][7] = spongent_counter[round] & 15;
            constants[round][6] = spongent_counter[round] >> 4;
            constants[round][8 + spongent_place<Size>(nibbles - 2) % 8] = spongent_reversed[round] & 15;
            constants[round][8 + spongent_place<Size>(nibbles - 1) % 8] = spongent_reversed[round] >> 4;
        }
    }
};
template <size_t Size>
inline constexpr spongent_gfni_tables<Size> spongent_gfni_constants{};

} // namespace detail

/// Spongent-pi with AVX-512 and GFNI.
template <size_t Size>
class spongent_gfni {
public:
    using feature = processor::x86_avx512_vbmi_gfni;
    static constexpr size_t parallel = 8;

    /// Permutes up to `parallel` blocks, arrays of bytes `x`.
    template <class Block>
    LINNET_INLINE static void permute(Block* blocks, size_t number) noexcept {
        if (number > 4) some<8>(blocks, number);
        else if (number > 2) some<4>(blocks, number);
        else if (number == 2) some<2>(blocks, number);
        else if (number == 1) some<1>(blocks, number);
    }

private:
    template <size_t Number, class Block>
    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void some(Block* blocks, size_t number) noexcept {
        all(blocks, number, std::make_index_sequence<Number>{});
    }
    template <class Block, size_t... Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void all(Block* blocks, size_t number,
                                                                           std::index_sequence<Index...>) noexcept {
        const auto& t = detail::spongent_gfni_constants<Size>;
        const __m512i sbox = load(t.sbox);
        const __m512i bytes = load(t.bytes);
        const __m512i bits = load(t.bits);
        const __m512i units = _mm512_set1_epi64(0x0804020108040201);
        const __m512i zero = _mm512_setzero_si512();
        __m512i x[sizeof...(Index)];
        ((x[Index] = spread(blocks[Index < number ? Index : 0].x)), ...);
        for (size_t round = detail::spongent_first_round<Size>; round < 90; ++round) {
            const __m512i constant =
                _mm512_maskz_broadcast_i32x4(0x0c03, _mm_load_si128(reinterpret_cast<const __m128i*>(t.constants[round])));
            ((x[Index] = moved(_mm512_xor_si512(x[Index], constant), sbox)), ...);
            ((x[Index] = _mm512_gf2p8affine_epi64_epi8(units, x[Index], 0)), ...);
            ((x[Index] = moved(bytes, x[Index])), ...);
            ((x[Index] = shifted(bits, x[Index])), ...);
        }
        ((Index < number ? store(blocks[Index].x, x[Index]) : static_cast<void>(0)), ...);
        ((x[Index] = zero), ...);
        (wipe(x[Index]), ...);
    }
    // The unmasked intrinsics make GCC warn of an uninitialised variable of their own.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i moved(const __m512i& index, const __m512i& x) noexcept {
        return _mm512_maskz_permutexvar_epi8(~__mmask64{0}, index, x);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i shifted(const __m512i& places,
                                                                                  const __m512i& x) noexcept {
        return _mm512_maskz_multishift_epi64_epi8(~__mmask64{0}, places, x);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void wipe(__m512i& x) noexcept {
        LINNET_PINNED(LINNET_VECTOR(x));
    }
    template <class Table>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i load(const Table& from) noexcept {
        static_assert(sizeof from == 64);
        return _mm512_load_si512(&from);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i spread(const uint8_t* from) noexcept {
        const auto& t = detail::spongent_gfni_constants<Size>;
        const __m512i x = _mm512_castsi256_si512(_mm256_maskz_loadu_epi8((uint32_t{1} << Size) - 1, from));
        return shifted(load(t.from_bits), moved(load(t.from_bytes), x));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void store(uint8_t* to, const __m512i& x) noexcept {
        const auto& t = detail::spongent_gfni_constants<Size>;
        const __m512i y = moved(load(t.pairs), _mm512_and_si512(x, _mm512_set1_epi8(15)));
        const __m512i sums = _mm512_maddubs_epi16(y, _mm512_set1_epi16(0x1001));
        _mm256_mask_storeu_epi8(to, (uint32_t{1} << Size) - 1, _mm512_maskz_cvtepi16_epi8(~__mmask32{0}, sums));
    }
};

LINNET_NAMESPACE_END

#endif

#endif
