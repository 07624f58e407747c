// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SHA1_SHA1_X86_HPP
#define LINNET_DETAIL_PRIMITIVE_SHA1_SHA1_X86_HPP

#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/sha1/sha1_compress.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) || (defined(__SHA__) && defined(__SSE4_1__)))
#include <immintrin.h>

#define LINNET_SHA1_NI 1

LINNET_NAMESPACE_BEGIN

/// The compression function of SHA-1 by the SHA instructions. They keep a to d in a register, a highest, and take e and the words
/// of four rounds in another.
struct sha1_ni : sha1<uint32_t> {
    static constexpr std::string_view variant = processor::x86_sha::name;
    static constexpr bool loads_registers = true;

    static void absorb(state& s, const source& message, size_t size) noexcept {
        if (size != 0) blocks<true>(s.x, message, size);
    }
    static void compress(state& s, block& b) noexcept { blocks<false>(s.x, b.w, block_size); }

private:
    /// Blocks of bytes, or one block of words.
    template <bool Bytes>
    [[gnu::noinline, LINNET_TARGET_SHA]] static void blocks(uint32_t* x, const void* message, size_t size) noexcept {
        const __m128i reverse = _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        auto* const state = reinterpret_cast<__m128i*>(x);
        const auto* from = static_cast<const __m128i*>(message);
        __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128(state), 0x1b);
        __m128i e = _mm_set_epi32(static_cast<int>(x[4]), 0, 0, 0);
        for (; size != 0; size -= block_size, from += 4) {
            const __m128i abcd_before = abcd;
            const __m128i e_before = e;
            __m128i w[4];
#pragma GCC unroll 4
            for (int i = 0; i < 4; ++i) {
                w[i] = _mm_loadu_si128(from + i);
                if constexpr (Bytes) w[i] = _mm_shuffle_epi8(w[i], reverse);
                else w[i] = _mm_shuffle_epi32(w[i], 0x1b);
            }
            __m128i a_before = e; // its rotation is the next e; before all rounds, e itself
            rounds_of<0, true>(abcd, a_before, w);
            rounds_of<1, false>(abcd, a_before, w);
            rounds_of<2, false>(abcd, a_before, w);
            rounds_of<3, false>(abcd, a_before, w);
            e = _mm_sha1nexte_epu32(a_before, e_before);
            abcd = sum_of(abcd, abcd_before);
        }
        _mm_storeu_si128(state, _mm_shuffle_epi32(abcd, 0x1b));
        x[4] = static_cast<uint32_t>(_mm_extract_epi32(e, 3));
    }

    using words_type [[gnu::vector_size(16)]] = uint32_t;
    [[LINNET_TARGET_SHA]] LINNET_INLINE static __m128i sum_of(const __m128i& a, const __m128i& b) noexcept {
        return reinterpret_cast<__m128i>(reinterpret_cast<words_type>(a) + reinterpret_cast<words_type>(b));
    }

    /// Twenty rounds, four at a time, and the words for the rounds that come 16 later.
    template <int Function, bool First>
    [[LINNET_TARGET_SHA]] LINNET_INLINE static void rounds_of(__m128i& abcd, __m128i& a_before, __m128i (&w)[4]) noexcept {
#pragma GCC unroll 5
        for (int i = 0; i < 5; ++i) {
            constexpr int words_ahead = 4;
            const int group = 5 * Function + i;
            __m128i& now = w[group % words_ahead];
            const __m128i sum = First && i == 0 ? sum_of(a_before, now) : _mm_sha1nexte_epu32(a_before, now);
            a_before = abcd;
            // Clang's header returns four integers.
            abcd = std::bit_cast<__m128i>(_mm_sha1rnds4_epu32(abcd, sum, Function));
            if (group < 16)
                now = _mm_sha1msg2_epu32(_mm_sha1msg1_epu32(now, w[(group + 1) % 4]) ^ w[(group + 2) % 4], w[(group + 3) % 4]);
        }
    }
};

LINNET_NAMESPACE_END

#endif

#endif
