// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_OCB_OCB_AVX512_HPP
#define LINNET_DETAIL_MODE_OCB_OCB_AVX512_HPP

#include <linnet/detail/mode/ocb/ocb.hpp>
#include <linnet/detail/primitive/aes/aes_avx512.hpp>

#if defined(LINNET_AES_AVX512)

LINNET_NAMESPACE_BEGIN
namespace mode {

/// AES-NI; for the text of OCB, sixteen blocks in four registers. The offset after sixteen blocks is the sum of the offset before
/// them, a sum that is always the same, and one L_j.
struct aes_ocb_avx512 : aes_x86 {
    using feature = processor::x86_avx512_vaes;
    static constexpr std::string_view variant = feature::name;
    static constexpr bool has_ocb_text = true;

    /// Processes the text from its start in batches of sixteen blocks. Returns how many bytes that was. `l` holds the first `Kept`
    /// L_j.
    template <bool Encrypt, size_t Kept, class Key>
    LINNET_INLINE static size_t ocb_text(const Key& k, const vector_block (&l)[Kept], vector_block& offset, vector_block& checksum,
                                         const uint8_t* in, uint8_t* out, size_t size) noexcept {
        const size_t whole = size - size % batch;
        if (whole != 0) sixteens<Encrypt, Kept>(k, l, offset, checksum, in, out, whole);
        return whole;
    }

private:
    static constexpr size_t batch = 256;

    template <bool Encrypt, size_t Kept>
    [[gnu::noinline, LINNET_TARGET_AVX512_VAES]] static void
    sixteens(const detail::aes_register_keys& keys, const vector_block (&l)[Kept], vector_block& offset_at,
             vector_block& checksum_at, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        namespace vaes = detail::vaes;
        vector_block inner[16]; // the sum of L_j up to each block, without the last block's own L_j
        vector_block sum = l[0];
        for (size_t i = 0; i < 16; ++i) {
            inner[i] = sum;
            if (i < 14) sum = sum ^ l[std::countr_zero(i + 2)];
        }
        __m512i relative[4];
        for (size_t i = 0; i < 4; ++i) relative[i] = _mm512_loadu_si512(&inner[4 * i]);
        const __m128i batch_sum = vaes::block_at(&inner[15]);
        __m128i offset = vaes::block_at(&offset_at);
        __m512i checksum = _mm512_setzero_si512();
        for (size_t done = 0; done < size; done += batch) {
            const vector_block own = l_of(l, done / 16 + 16);
            const __m128i last = vaes::block_at(&own);
            const __m512i base = vaes::broadcast(offset);
            __m512i offsets[4];
            __m512i b[4];
            const __m512i first_key = vaes::everywhere(keys.x[0]);
#pragma GCC unroll 4
            for (size_t i = 0; i < 4; ++i) {
                offsets[i] = _mm512_xor_si512(base, relative[i]);
                if (i == 3) offsets[i] = _mm512_xor_si512(offsets[i], _mm512_maskz_broadcast_i32x4(0xf000, last));
                b[i] = _mm512_loadu_si512(in + done + 64 * i);
                LINNET_OPAQUE(LINNET_VECTOR(b[i])); // else it may be loaded twice
                if constexpr (Encrypt) checksum = _mm512_xor_si512(checksum, b[i]);
                b[i] = vaes::sum_of(b[i], offsets[i], first_key);
            }
            vaes::rounds<1, 10, Encrypt>(keys, b);
            vaes::last_rounds<Encrypt>(keys, b);
#pragma GCC unroll 4
            for (size_t i = 0; i < 4; ++i) {
                b[i] = _mm512_xor_si512(b[i], offsets[i]);
                if constexpr (!Encrypt) checksum = _mm512_xor_si512(checksum, b[i]);
                _mm512_storeu_si512(out + done + 64 * i, b[i]);
            }
            offset = _mm_xor_si128(offset, _mm_xor_si128(batch_sum, last));
        }
        __m128i parts[4];
        _mm512_storeu_si512(parts, checksum);
        const __m128i all = _mm_xor_si128(_mm_xor_si128(parts[0], parts[1]), _mm_xor_si128(parts[2], parts[3]));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&checksum_at), _mm_xor_si128(vaes::block_at(&checksum_at), all));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&offset_at), offset);
        detail::wipe(parts);
        detail::wipe(inner);
    }

    /// x times the polynomial x in GF(2^128), as defined by OCB (RFC 7253, section 2).
    LINNET_INLINE static block_integer doubled(const block_integer& x) noexcept {
        return {x.high << 1 | x.low >> 63, x.low << 1 ^ (0x87 & (0 - (x.high >> 63)))};
    }

    /// L_j for block `number`, where 2^j is the largest power of 2 that divides it.
    template <size_t Kept>
    LINNET_INLINE static vector_block l_of(const vector_block (&l)[Kept], size_t number) noexcept {
        const auto j = static_cast<size_t>(std::countr_zero(number));
        if (j < Kept) return l[j];
        auto x = block_integer::of(l[Kept - 1]);
        for (size_t i = Kept - 1; i < j; ++i) x = doubled(x);
        return x.template block<vector_block>();
    }
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
