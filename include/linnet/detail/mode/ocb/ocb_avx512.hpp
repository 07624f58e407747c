// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_OCB_OCB_AVX512_HPP
#define LINNET_DETAIL_MODE_OCB_OCB_AVX512_HPP

#include <linnet/detail/mode/ocb/ocb.hpp>
#include <linnet/detail/primitive/aes/aes_x86.hpp>

// Without dispatch only if the build's target has the instructions.
#if defined(LINNET_AES_X86) &&                                                                                                     \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__VAES__) &&                       \
                                      defined(__VPCLMULQDQ__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_OCB_AVX512 1
#include <immintrin.h>

LINNET_NAMESPACE_BEGIN
namespace mode {

/// AES-NI, and for the text of OCB sixteen blocks in four registers. Behind sixteen blocks the offset is that in front of them, a
/// sum that is always the same, and one L_j.
struct aes_ocb_avx512 : aes_x86 {
    using feature = processor::x86_avx512_vaes;
    static constexpr std::string_view variant = feature::name;
    static constexpr bool has_ocb_text = true;

    /// Takes sixteens of blocks from the first of a text on; returns how many bytes they are. `l` are the first `kept` L_j.
    template <bool Encrypt, size_t Kept, class Key>
    LINNET_INLINE static size_t ocb_text(const Key& k, const vector_block (&l)[Kept], vector_block& offset, vector_block& checksum,
                                         const uint8_t* in, uint8_t* out, size_t size) noexcept {
        const size_t whole = size - size % batch;
        if (whole != 0) sixteens<Encrypt, Kept>(k, l, offset, checksum, in, out, whole);
        return whole;
    }

private:
    static constexpr size_t batch = 256;
#define LINNET_OCB_INLINE gnu::always_inline, gnu::target("avx512f,avx512bw,avx512vl,vaes,vpclmulqdq,aes,pclmul,bmi,bmi2")
    [[LINNET_OCB_INLINE]] static __m128i block_at(const void* p) noexcept {
        return _mm_loadu_si128(static_cast<const __m128i*>(p));
    }
    // The intrinsic function of this makes g++ 12 warn of what it leaves undefined itself.
    [[LINNET_OCB_INLINE]] static __m512i broadcast(__m128i x) noexcept { return _mm512_maskz_broadcast_i32x4(0xffff, x); }
    [[LINNET_OCB_INLINE]] static __m512i sum_of(__m512i a, __m512i b, __m512i c) noexcept {
        return _mm512_ternarylogic_epi64(a, b, c, 0x96);
    }

    /// What the loop keeps in registers: the keys of the rounds, of which those of a longer key may be any, and of the last.
    struct schedule {
        unsigned rounds;
        __m512i x[14];
        __m512i last;

        [[LINNET_OCB_INLINE]] explicit schedule(const detail::aes_register_keys& k) noexcept : rounds(k.rounds) {
            for (unsigned i = 0; i < 14; ++i) x[i] = broadcast(block_at(&k.x[i < rounds ? i : 0]));
            last = broadcast(block_at(&k.x[rounds]));
        }
    };

    template <bool Encrypt, size_t Kept>
    [[gnu::noinline, gnu::target("avx512f,avx512bw,avx512vl,vaes,vpclmulqdq,aes,pclmul,bmi,bmi2")]] static void
    sixteens(const detail::aes_register_keys& keys, const vector_block (&l)[Kept], vector_block& offset_at,
             vector_block& checksum_at, const uint8_t* in, uint8_t* out, size_t size) noexcept {
        const schedule s(keys);
        vector_block inner[16]; // the sums of L_j in front of each block, but for the last block's own
        vector_block sum = l[0];
        for (size_t i = 0; i < 16; ++i) {
            inner[i] = sum;
            if (i < 14) sum = sum ^ l[std::countr_zero(i + 2)];
        }
        __m512i relative[4];
        for (size_t i = 0; i < 4; ++i) relative[i] = _mm512_loadu_si512(&inner[4 * i]);
        const __m128i behind = block_at(&inner[15]);
        __m128i offset = block_at(&offset_at);
        __m512i checksum = _mm512_setzero_si512();
        for (size_t done = 0; done < size; done += batch) {
            const vector_block own = l_of(l, done / 16 + 16);
            const __m128i last = block_at(&own);
            const __m512i base = broadcast(offset);
            __m512i offsets[4];
            __m512i b[4];
#pragma GCC unroll 4
            for (size_t i = 0; i < 4; ++i) {
                offsets[i] = _mm512_xor_si512(base, relative[i]);
                if (i == 3) offsets[i] = _mm512_xor_si512(offsets[i], _mm512_maskz_broadcast_i32x4(0xf000, last));
                b[i] = _mm512_loadu_si512(in + done + 64 * i);
                if constexpr (Encrypt) checksum = _mm512_xor_si512(checksum, b[i]);
                b[i] = sum_of(b[i], offsets[i], s.x[0]);
            }
            rounds_of<Encrypt>(b, s);
#pragma GCC unroll 4
            for (size_t i = 0; i < 4; ++i) {
                b[i] = _mm512_xor_si512(b[i], offsets[i]);
                if constexpr (!Encrypt) checksum = _mm512_xor_si512(checksum, b[i]);
                _mm512_storeu_si512(out + done + 64 * i, b[i]);
            }
            offset = _mm_xor_si128(offset, _mm_xor_si128(behind, last));
        }
        __m128i parts[4];
        _mm512_storeu_si512(parts, checksum);
        const __m128i all = _mm_xor_si128(_mm_xor_si128(parts[0], parts[1]), _mm_xor_si128(parts[2], parts[3]));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&checksum_at), _mm_xor_si128(block_at(&checksum_at), all));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&offset_at), offset);
        detail::wipe(parts);
        detail::wipe(inner);
    }

    template <bool Encrypt>
    [[LINNET_OCB_INLINE]] static void one_round(__m512i (&b)[4], const __m512i& key) noexcept {
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) {
            if constexpr (Encrypt) b[j] = _mm512_aesenc_epi128(b[j], key);
            else b[j] = _mm512_aesdec_epi128(b[j], key);
        }
    }
    template <bool Encrypt>
    [[LINNET_OCB_INLINE]] static void rounds_of(__m512i (&b)[4], const schedule& s) noexcept {
#pragma GCC unroll 9
        for (unsigned i = 1; i < 10; ++i) one_round<Encrypt>(b, s.x[i]);
        if (s.rounds > 10) {
            one_round<Encrypt>(b, s.x[10]);
            one_round<Encrypt>(b, s.x[11]);
            if (s.rounds > 12) {
                one_round<Encrypt>(b, s.x[12]);
                one_round<Encrypt>(b, s.x[13]);
            }
        }
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) {
            if constexpr (Encrypt) b[j] = _mm512_aesenclast_epi128(b[j], s.last);
            else b[j] = _mm512_aesdeclast_epi128(b[j], s.last);
        }
    }

    /// x times the polynomial x in GF(2^128), as OCB takes it (RFC 7253, section 2).
    LINNET_INLINE static block_integer doubled(const block_integer& x) noexcept {
        return {x.high << 1 | x.low >> 63, x.low << 1 ^ (0x87 & (0 - (x.high >> 63)))};
    }

    /// L_j for a block whose number is a multiple of 2^j and of no larger power.
    template <size_t Kept>
    LINNET_INLINE static vector_block l_of(const vector_block (&l)[Kept], size_t number) noexcept {
        const auto j = static_cast<size_t>(std::countr_zero(number));
        if (j < Kept) return l[j];
        auto x = block_integer::of(l[Kept - 1]);
        for (size_t i = Kept - 1; i < j; ++i) x = doubled(x);
        return x.template block<vector_block>();
    }
#undef LINNET_OCB_INLINE
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
