// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_PHOTON256_PHOTON256_GFNI_HPP
#define LINNET_DETAIL_PRIMITIVE_PHOTON256_PHOTON256_GFNI_HPP

#include <linnet/detail/base/barrier.hpp>
#include <linnet/detail/primitive/photon256/photon256.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) ||                                                                                               \
     (defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_PHOTON256_GFNI 1
#include <immintrin.h>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of the implementation for GFNI. One register has the state in the form of photon256_pairs: quarter i has rows i
/// and i + 4, byte j of it has column j. An S-box is a look-up of a nibble, ShiftRows moves bytes within the quarters, and the
/// product of a pair of rows and a part of the matrix is one instruction.
struct photon256_gfni_tables {
    alignas(32) uint64_t constants[12][4]{};
    alignas(32) uint64_t matrix[4][4]{}; ///< [n][i]: from the rows of quarter (i + n) % 4 to those of quarter i
    alignas(32) uint8_t sbox[2][32]{};   ///< for the low nibbles and for the high ones
    alignas(32) uint8_t rows[2][32]{};

    constexpr photon256_gfni_tables() noexcept {
        constexpr uint8_t values[16] = {12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2};
        for (size_t i = 0; i < 4; ++i) {
            for (size_t round = 0; round < 12; ++round) constants[round][i] = photon256_pair_constant(round, i);
            for (size_t n = 0; n < 4; ++n) matrix[n][i] = part(i, (i + n) % 4);
            for (size_t j = 0; j < 8; ++j) {
                const uint8_t value = values[(8 * i + j) % 16];
                sbox[0][8 * i + j] = value;
                sbox[1][8 * i + j] = static_cast<uint8_t>(value << 4);
                rows[0][8 * i + j] = static_cast<uint8_t>(8 * (i % 2) + (j + i) % 8);
                rows[1][8 * i + j] = static_cast<uint8_t>(8 * (i % 2) + (j + i + 4) % 8);
            }
        }
    }

private:
    /// The matrix of gf2p8affineqb that maps the rows of one quarter to what they add to the rows of another.
    static constexpr uint64_t part(size_t to, size_t from) noexcept {
        uint64_t m = 0;
        for (size_t in = 0; in < 8; ++in) {
            for (size_t out = 0; out < 8; ++out) {
                const unsigned product = photon256_multiply(photon256_matrix[to + out / 4 * 4][from + in / 4 * 4], 1U << (in % 4));
                m |= uint64_t{product >> (out % 4) & 1} << (8 * (7 - out) + in);
            }
        }
        return m;
    }
};
inline constexpr photon256_gfni_tables photon256_gfni_constants{};

} // namespace detail

/// PHOTON256 with AVX-512 and GFNI.
struct photon256_gfni {
    using feature = processor::x86_avx512_vbmi_gfni;

    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void permute(photon256_state<uint32_t>& s) noexcept {
        const __m256i low = _mm256_set1_epi8(15);
        const __m256i before = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(s.x));
        __m256i x = _mm256_or_si256(nibbles(_mm256_castsi256_si128(before), low),
                                    _mm256_slli_epi16(nibbles(_mm256_extracti128_si256(before, 1), low), 4));
        const auto& t = detail::photon256_gfni_constants;
        for (const auto& constants : t.constants) {
            x = _mm256_xor_si256(x, load(constants));
            const __m256i first = _mm256_shuffle_epi8(load(t.sbox[0]), _mm256_and_si256(x, low));
            const __m256i second = _mm256_shuffle_epi8(load(t.sbox[1]), _mm256_and_si256(_mm256_srli_epi16(x, 4), low));
            x = _mm256_or_si256(_mm256_shuffle_epi8(first, load(t.rows[0])), _mm256_shuffle_epi8(second, load(t.rows[1])));
            const __m256i y0 = _mm256_gf2p8affine_epi64_epi8(x, load(t.matrix[0]), 0);
            const __m256i y1 = _mm256_gf2p8affine_epi64_epi8(_mm256_permute4x64_epi64(x, 0x39), load(t.matrix[1]), 0);
            const __m256i y2 = _mm256_gf2p8affine_epi64_epi8(_mm256_permute4x64_epi64(x, 0x4e), load(t.matrix[2]), 0);
            const __m256i y3 = _mm256_gf2p8affine_epi64_epi8(_mm256_permute4x64_epi64(x, 0x93), load(t.matrix[3]), 0);
            x = _mm256_xor_si256(_mm256_xor_si256(y0, y1), _mm256_xor_si256(y2, y3));
        }
        const __m256i halves =
            _mm256_packus_epi16(bytes(_mm256_and_si256(x, low)), bytes(_mm256_and_si256(_mm256_srli_epi16(x, 4), low)));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(s.x), _mm256_permute4x64_epi64(halves, 0xd8));
        x = _mm256_setzero_si256();
        LINNET_PINNED(LINNET_VECTOR(x));
    }

private:
    template <class Table>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m256i load(const Table& from) noexcept {
        static_assert(sizeof from == 32);
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(&from));
    }
    /// The nibbles of 16 bytes, in a byte each.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m256i nibbles(const __m128i& from,
                                                                                  const __m256i& low) noexcept {
        const __m256i wide = _mm256_cvtepu8_epi16(from);
        return _mm256_and_si256(_mm256_or_si256(wide, _mm256_slli_epi16(wide, 4)), low);
    }
    /// Two nibbles in the first byte of each 16 bits.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m256i bytes(const __m256i& from) noexcept {
        return _mm256_and_si256(_mm256_or_si256(from, _mm256_srli_epi16(from, 4)), _mm256_set1_epi16(0xff));
    }
};

LINNET_NAMESPACE_END

#endif

#endif
