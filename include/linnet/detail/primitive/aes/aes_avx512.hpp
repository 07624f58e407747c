// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_AES_AES_AVX512_HPP
#define LINNET_DETAIL_PRIMITIVE_AES_AES_AVX512_HPP

/// AES with four blocks per register (VAES), for the modes that have a version for AVX-512.

#include <linnet/detail/primitive/aes/aes_x86.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds have no second version of a mode.
#if defined(LINNET_AES_X86) && !LINNET_SHARED &&                                                                                   \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__VAES__) &&                       \
                                      defined(__VPCLMULQDQ__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_AES_AVX512 1
#include <immintrin.h>

#define LINNET_VAES_INLINE gnu::always_inline, LINNET_TARGET_AVX512_VAES

LINNET_NAMESPACE_BEGIN
namespace detail::vaes {

using keys = aes_register_keys;

[[LINNET_VAES_INLINE]] inline __m128i block_at(const void* p) noexcept { return _mm_loadu_si128(static_cast<const __m128i*>(p)); }
// The intrinsics without masks make g++ 12 warn of values that it leaves undefined itself.
[[LINNET_VAES_INLINE]] inline __m512i broadcast(__m128i x) noexcept { return _mm512_maskz_broadcast_i32x4(0xffff, x); }
[[LINNET_VAES_INLINE]] inline __m128i lowest(__m512i x) noexcept { return _mm512_maskz_extracti32x4_epi32(0xf, x, 0); }
[[LINNET_VAES_INLINE]] inline __m256i lower_half(__m512i x) noexcept {
    using words [[gnu::vector_size(64)]] = uint64_t;
    const auto w = reinterpret_cast<words>(x);
    return reinterpret_cast<__m256i>(__builtin_shufflevector(w, w, 0, 1, 2, 3));
}
[[LINNET_VAES_INLINE]] inline __m512i sum_of(__m512i a, __m512i b, __m512i c) noexcept {
    return _mm512_ternarylogic_epi64(a, b, c, 0x96);
}
/// The bytes of each block in reverse order.
[[LINNET_VAES_INLINE]] inline __m128i reversing() noexcept {
    return _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
[[LINNET_VAES_INLINE]] inline __m128i reversed(__m128i x) noexcept { return _mm_shuffle_epi8(x, reversing()); }
[[LINNET_VAES_INLINE]] inline __m512i reversed(__m512i x) noexcept { return _mm512_shuffle_epi8(x, broadcast(reversing())); }
/// The mask of the first `count` bytes of a register, 0 to 64.
[[LINNET_VAES_INLINE]] inline uint64_t first_bytes(size_t count) noexcept {
    return _bzhi_u64(~uint64_t{0}, static_cast<unsigned>(count));
}

/// 16 bytes in all four blocks, loaded at each use: a compiler that sees a loop invariant would keep all round keys in registers,
/// of which there are too few, and store them first.
[[LINNET_VAES_INLINE]] inline __m512i everywhere(const u64x2& x) noexcept {
    __m512i r;
    asm volatile("vbroadcasti64x2 %1, %0" : "=v"(r) : "m"(x)); // NOLINT(hicpp-no-assembler)
    return r;
}

template <bool Encrypt = true, size_t Number>
[[LINNET_VAES_INLINE]] inline void one_round(__m512i (&b)[Number], __m512i key) noexcept {
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) b[j] = Encrypt ? _mm512_aesenc_epi128(b[j], key) : _mm512_aesdec_epi128(b[j], key);
}
/// Rounds `First` to `End` - 1.
template <unsigned First, unsigned End, bool Encrypt = true, size_t Number>
[[LINNET_VAES_INLINE]] inline void rounds(const keys& k, __m512i (&b)[Number]) noexcept {
    if constexpr (First < End) {
        one_round<Encrypt>(b, everywhere(k.x[First]));
        rounds<First + 1, End, Encrypt>(k, b);
    }
}
template <size_t Number>
[[LINNET_VAES_INLINE]] inline void add_first_key(const keys& k, __m512i (&b)[Number]) noexcept {
    const __m512i first = everywhere(k.x[0]);
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) b[j] = _mm512_xor_si512(b[j], first);
}
/// Round 10 to the last but one.
template <bool Encrypt = true, size_t Number>
[[LINNET_VAES_INLINE]] inline void later_rounds(const keys& k, __m512i (&b)[Number]) noexcept {
    if (k.rounds > 10) {
        rounds<10, 12, Encrypt>(k, b);
        if (k.rounds > 12) rounds<12, 14, Encrypt>(k, b);
    }
}
/// Round 10 to the last.
template <bool Encrypt = true, size_t Number>
[[LINNET_VAES_INLINE]] inline void last_rounds(const keys& k, __m512i (&b)[Number]) noexcept {
    later_rounds<Encrypt>(k, b);
    const __m512i key = everywhere(k.x[k.rounds]);
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) b[j] = Encrypt ? _mm512_aesenclast_epi128(b[j], key) : _mm512_aesdeclast_epi128(b[j], key);
}
/// The same, plus a text, which the last round adds together with its key.
template <size_t Number>
[[LINNET_VAES_INLINE]] inline void last_rounds_onto(const keys& k, __m512i (&b)[Number], const __m512i (&text)[Number]) noexcept {
    const __m512i key = everywhere(k.x[k.rounds]);
    __m512i last[Number];
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) last[j] = _mm512_xor_si512(key, text[j]);
    later_rounds(k, b);
#pragma GCC unroll 8
    for (size_t j = 0; j < Number; ++j) b[j] = _mm512_aesenclast_epi128(b[j], last[j]);
}
template <size_t Number>
[[LINNET_VAES_INLINE]] inline void encrypt(const keys& k, __m512i (&b)[Number]) noexcept {
    add_first_key(k, b);
    rounds<1, 10>(k, b);
    last_rounds(k, b);
}
[[LINNET_VAES_INLINE]] inline __m128i encrypted(const keys& k, __m128i b) noexcept {
    b = _mm_xor_si128(b, block_at(&k.x[0]));
#pragma GCC unroll 9
    for (unsigned i = 1; i < 10; ++i) b = _mm_aesenc_si128(b, block_at(&k.x[i]));
    for (unsigned i = 10; i < k.rounds; ++i) b = _mm_aesenc_si128(b, block_at(&k.x[i]));
    return _mm_aesenclast_si128(b, block_at(&k.x[k.rounds]));
}

/// The integer in counter blocks: the lower half of a 128-bit counter, which must not wrap; the last four bytes (GCM); or the first
/// four, little-endian (GCM-SIV).
enum class counted : uint8_t { big_128, big_32, little_32 };

/// Counter blocks, four at a time.
template <counted Part>
struct counters {
    __m512i next;        ///< with the integer in the machine's byte order
    uint8_t lowest_byte; ///< of the integer in the next block

    /// Starts `skipped` blocks after `first`.
    [[LINNET_VAES_INLINE]] explicit counters(__m128i first, int skipped = 0) noexcept
        : next(sum(in_order(broadcast(first)), skipped, skipped + 1, skipped + 2, skipped + 3)),
          lowest_byte(static_cast<uint8_t>(_mm_extract_epi8(first, 15) + skipped)) {}

    [[LINNET_VAES_INLINE]] __m512i take() noexcept {
        const __m512i taken = in_order(next);
        next = sum(next, 4, 4, 4, 4);
        lowest_byte += 4;
        return taken;
    }
    /// Sixteen blocks. They differ only in the last byte unless it wraps, which is as public as the counter.
    [[LINNET_VAES_INLINE]] void take(__m512i (&b)[4]) noexcept {
        if (Part == counted::little_32 || lowest_byte > 256 - 16) {
#pragma GCC unroll 4
            for (size_t j = 0; j < 4; ++j) b[j] = take();
            return;
        }
        b[0] = in_order(next);
#pragma GCC unroll 4
        for (int j = 1; j < 4; ++j) b[j] = with_last_byte_plus(b[0], 4 * j, 4 * j, 4 * j, 4 * j);
        next = sum(next, 16, 16, 16, 16);
        lowest_byte += 16;
    }
    /// The four blocks after `first`, whose integer is big-endian and whose last byte is at most 251.
    [[LINNET_VAES_INLINE]] static __m512i following(__m128i first) noexcept {
        return with_last_byte_plus(broadcast(first), 1, 2, 3, 4);
    }

private:
    /// Converts the integer from memory order to the machine's, and back.
    [[LINNET_VAES_INLINE]] static __m512i in_order(__m512i x) noexcept {
        if constexpr (Part == counted::little_32) return x;
        else if constexpr (Part == counted::big_128) return reversed(x);
        else return _mm512_shuffle_epi8(x, broadcast(_mm_set_epi8(12, 13, 14, 15, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)));
    }
    [[LINNET_VAES_INLINE]] static __m512i with_last_byte_plus(__m512i x, int a, int b, int c, int d) noexcept {
        constexpr int byte = 1 << 24;
        return sum_in<uint32_t>(x, _mm512_set_epi32(d * byte, 0, 0, 0, c * byte, 0, 0, 0, b * byte, 0, 0, 0, a * byte, 0, 0, 0));
    }
    [[LINNET_VAES_INLINE]] static __m512i sum(__m512i x, int a, int b, int c, int d) noexcept {
        if constexpr (Part == counted::big_128) return sum_in<uint64_t>(x, _mm512_set_epi64(0, d, 0, c, 0, b, 0, a));
        else if constexpr (Part == counted::big_32)
            return sum_in<uint32_t>(x, _mm512_set_epi32(d, 0, 0, 0, c, 0, 0, 0, b, 0, 0, 0, a, 0, 0, 0));
        else return sum_in<uint32_t>(x, _mm512_set_epi32(0, 0, 0, d, 0, 0, 0, c, 0, 0, 0, b, 0, 0, 0, a));
    }
    template <class Integer>
    [[LINNET_VAES_INLINE]] static __m512i sum_in(__m512i x, __m512i y) noexcept {
        using integers [[gnu::vector_size(64)]] = Integer;
        return reinterpret_cast<__m512i>(reinterpret_cast<integers>(x) + reinterpret_cast<integers>(y));
    }
};

/// Adds the keystream to a text of any size.
template <counted Part>
[[LINNET_VAES_INLINE]] inline void crypt(const keys& k, counters<Part> c, const uint8_t* in, uint8_t* out, size_t size) noexcept {
    for (; size >= 256; in += 256, out += 256, size -= 256) {
        __m512i b[4];
        c.take(b);
        encrypt(k, b);
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) _mm512_storeu_si512(out + 64 * j, _mm512_xor_si512(b[j], _mm512_loadu_si512(in + 64 * j)));
    }
    for (size_t count = 0; size != 0; in += count, out += count, size -= count) {
        count = size < 64 ? size : 64;
        __m512i b[1] = {c.take()};
        encrypt(k, b);
        const __mmask64 bytes = first_bytes(count);
        _mm512_mask_storeu_epi8(out, bytes, _mm512_xor_si512(b[0], _mm512_maskz_loadu_epi8(bytes, in)));
    }
}

} // namespace detail::vaes
LINNET_NAMESPACE_END

#endif
#endif
