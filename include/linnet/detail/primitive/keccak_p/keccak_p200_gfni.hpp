// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_GFNI_HPP
#define LINNET_DETAIL_PRIMITIVE_KECCAK_P_KECCAK_P200_GFNI_HPP

#include <linnet/detail/primitive/keccak_p/keccak_p200_vectors.hpp>

// Without dispatch only if the build's target has the instructions.
#if defined(LINNET_KECCAK_P200_VECTORS) && defined(__x86_64__) && !defined(LINNET_NO_ASM) &&                                       \
    (!defined(LINNET_NO_DISPATCH) ||                                                                                               \
     (defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_KECCAK_P200_GFNI 1
#include <immintrin.h>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The constants of Keccak-f[200] in one register, where each lane is twice, in a word, so that a rotation is a selection of bits.
/// Quarter y < 4 has A[0, y] to A[4, y] in its words 0 to 4; plane 4 is in words that quarters 0 and 1 leave free. So theta moves
/// lanes within a quarter once every quarter has the parities of the columns. `moved`, `left`, `right` and `rotated` are for the
/// lanes that chi uses as A[x, y], A[x + 1, y] and A[x + 2, y], moved by rho and pi.
struct keccak_p200_tables {
    alignas(64) uint8_t moved[3][64]{};
    alignas(64) uint8_t left[3][64]{};
    alignas(64) uint8_t right[3][64]{};
    alignas(64) uint8_t rotated[3][64]{};
    alignas(64) uint8_t rotated_once[64]{};
    alignas(64) uint8_t plane4[64]{};
    alignas(64) uint8_t to_slots[64]{};
    alignas(64) uint8_t to_order[64]{};
    uint32_t constants[18]{};

    constexpr keccak_p200_tables() noexcept {
        for (unsigned y = 0; y < 5; ++y)
            for (unsigned x = 0; x < 5; ++x) set(x, y);
        for (unsigned i = 0; i < 32; ++i) set_rotation(rotated_once, i, 1);
        for (size_t i = 0; i < 18; ++i) constants[i] = (keccak_constants[i] & 0xff) * 0x0101;
    }

private:
    static constexpr unsigned slot(unsigned x, unsigned y) noexcept { return y < 4 ? 8 * y + x : x < 3 ? 5 + x : 10 + x; }
    static constexpr void set_pair(uint8_t (&table)[64], unsigned to, unsigned first, unsigned second) noexcept {
        table[size_t{2} * to] = static_cast<uint8_t>(first);
        table[size_t{2} * to + 1] = static_cast<uint8_t>(second);
    }
    static constexpr void set_word(uint8_t (&table)[64], unsigned to, unsigned from) noexcept {
        set_pair(table, to, 2 * from, 2 * from + 1);
    }
    static constexpr void set_rotation(uint8_t (&table)[64], unsigned to, unsigned rotation) noexcept {
        const unsigned bits = 16 * (to % 4) + (8 - rotation) % 8;
        set_pair(table, to, bits, bits);
    }
    constexpr void set(unsigned x, unsigned y) noexcept {
        const unsigned to = slot(x, y);
        for (unsigned ahead = 0; ahead < 3; ++ahead) {
            const keccak_step origin = keccak_origin<8>((x + ahead) % 5, y);
            set_word(moved[ahead], to, slot(origin.from % 5, origin.from / 5));
            set_word(left[ahead], to, (origin.from + 4) % 5);
            set_word(right[ahead], to, (origin.from + 1) % 5);
            set_rotation(rotated[ahead], to, origin.rotation);
        }
        set_word(plane4, to, slot(x, 4));
        set_pair(to_slots, to, x + 5 * y, x + 5 * y);
        to_order[x + size_t{5} * y] = static_cast<uint8_t>(2 * to);
    }
};
inline constexpr keccak_p200_tables keccak_p200_gfni_constants{};

/// Keccak-f[200] with AVX-512 and GFNI: few blocks in a register each, more in vectors side by side.
class keccak_p200_gfni {
    using many = keccak_p200_vectors<processor::x86_avx512_vbmi_gfni, byte_rotation::by_gfni>;

public:
    using feature = many::feature;
    static constexpr size_t parallel = many::parallel;

    template <class Block>
    LINNET_INLINE static void permute(Block* blocks, size_t number) noexcept {
        if (number > 4) many::permute(blocks, number);
        else if (number > 2) some<4>(blocks, number);
        else if (number == 2) some<2>(blocks, number);
        else if (number == 1) some<1>(blocks, number);
    }

private:
    static constexpr __mmask32 bytes = 0x1ffffff; ///< of a block

    template <size_t Number, class Block>
    [[gnu::noinline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void some(Block* blocks, size_t number) noexcept {
        all(blocks, number, std::make_index_sequence<Number>{});
    }
    template <class Block, size_t... Index>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void all(Block* blocks, size_t number,
                                                                           std::index_sequence<Index...>) noexcept {
        const auto& t = keccak_p200_gfni_constants;
        __m512i z[sizeof...(Index)];
        ((z[Index] =
              moved(t.to_slots, _mm512_castsi256_si512(_mm256_maskz_loadu_epi8(bytes, blocks[Index < number ? Index : 0].x)))),
         ...);
        for (const uint32_t constant : t.constants) ((z[Index] = one_round(z[Index], constant)), ...);
        ((z[Index] = moved(t.to_order, z[Index])), ...);
        ((Index < number ? _mm512_mask_storeu_epi8(blocks[Index].x, bytes, z[Index]) : static_cast<void>(0)), ...);
        ((z[Index] = _mm512_setzero_si512()), ...);
        (wipe(z[Index]), ...);
    }

    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i one_round(const __m512i& z, uint32_t constant) noexcept {
        const auto& t = keccak_p200_gfni_constants;
        const __m512i sum3 = sum(z, turned<0x39>(z), turned<0x4e>(z));
        const __m512i parity = sum(sum3, turned<0x93>(z), moved(t.plane4, z));
        const __m512i twice = shifted(t.rotated_once, parity);
        const __m512i first = _mm512_maskz_set1_epi32(1, static_cast<int>(constant));
        const __m512i b0 = lane<0>(_mm512_xor_si512(moved(t.moved[0], z), first), parity, twice);
        const __m512i b1 = lane<1>(moved(t.moved[1], z), parity, twice);
        const __m512i b2 = lane<2>(moved(t.moved[2], z), parity, twice);
        return _mm512_ternarylogic_epi64(b0, b1, b2, 0xd2); // b0 ^ (~b1 & b2)
    }
    /// Theta and rho after pi: adds the parities of the columns left and right of the lanes' old places, and rotates.
    template <size_t Ahead>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i lane(const __m512i& x, const __m512i& parity,
                                                                               const __m512i& twice) noexcept {
        const auto& t = keccak_p200_gfni_constants;
        return shifted(t.rotated[Ahead],
                       sum(x, _mm512_shuffle_epi8(parity, load(t.left[Ahead])), _mm512_shuffle_epi8(twice, load(t.right[Ahead]))));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i sum(const __m512i& a, const __m512i& b,
                                                                              const __m512i& c) noexcept {
        return _mm512_ternarylogic_epi64(a, b, c, 0x96);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i load(const uint8_t (&table)[64]) noexcept {
        return _mm512_load_si512(table);
    }
    // The unmasked intrinsics make GCC warn of an uninitialised variable of their own.
    template <int Order>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i turned(const __m512i& z) noexcept {
        return _mm512_maskz_shuffle_i64x2(0xff, z, z, Order);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i moved(const uint8_t (&table)[64],
                                                                                const __m512i& z) noexcept {
        return _mm512_maskz_permutexvar_epi8(~__mmask64{0}, load(table), z);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static __m512i shifted(const uint8_t (&table)[64],
                                                                                  const __m512i& z) noexcept {
        return _mm512_maskz_multishift_epi64_epi8(~__mmask64{0}, load(table), z);
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI_GFNI]] static void wipe(__m512i& z) noexcept {
        LINNET_PINNED(LINNET_VECTOR(z));
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif

#endif
