// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PRIMITIVE_SHA2_X86_HPP
#define LINNET_PRIMITIVE_SHA2_X86_HPP

#include <linnet/detail/processor.hpp>
#include <linnet/primitive/sha2.hpp>

// Without dispatch only if the build's target has the instructions. Code that is to be short has the portable text alone.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM)
#include <immintrin.h>

#if !defined(LINNET_NO_DISPATCH) || (defined(__SHA__) && defined(__SSE4_1__))
#define LINNET_SHA2_NI 1

LINNET_NAMESPACE_BEGIN

/// The compression function of SHA-256 by the instructions for it, which keep the words of the state as A B E F and C D G H.
struct sha2_ni : sha2<uint32_t> {
    static constexpr std::string_view variant = processor::x86_sha::name;

    static void absorb(state& s, const source& message, size_t size) noexcept {
        if (size != 0) blocks<true>(s.x, message, size);
    }
    static void compress(state& s, block& b) noexcept { blocks<false>(s.x, b.w, block_size); }

private:
    using words [[gnu::vector_size(16)]] = uint32_t;

    [[gnu::target("sha,sse4.1,ssse3")]] LINNET_INLINE static __m128i sum_of(const __m128i& a, const __m128i& b) noexcept {
        return reinterpret_cast<__m128i>(reinterpret_cast<words>(a) + reinterpret_cast<words>(b));
    }

    /// Blocks of bytes, or one of words.
    template <bool Bytes>
    [[gnu::noinline, gnu::target("sha,sse4.1,ssse3")]] static void blocks(uint32_t* x, const void* message, size_t size) noexcept {
        const __m128i swap = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
        const auto* const k = reinterpret_cast<const __m128i*>(detail::sha2_k<uint32_t>.k);
        auto* const state = reinterpret_cast<__m128i*>(x);
        const auto* from = static_cast<const __m128i*>(message);
        const __m128i dcba = _mm_shuffle_epi32(_mm_loadu_si128(state), 0xb1);
        const __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128(state + 1), 0x1b);
        __m128i abef = _mm_alignr_epi8(dcba, hgfe, 8);
        __m128i cdgh = _mm_blend_epi16(hgfe, dcba, 0xf0);
        for (; size != 0; size -= block_size, from += 4) {
            const __m128i abef_before = abef;
            const __m128i cdgh_before = cdgh;
            __m128i w[4];
#pragma GCC unroll 4
            for (int i = 0; i < 4; ++i) {
                w[i] = _mm_loadu_si128(from + i);
                if constexpr (Bytes) w[i] = _mm_shuffle_epi8(w[i], swap);
            }
#pragma GCC unroll 16
            for (int i = 0; i < 16; ++i) { // four rounds, and the words for those that come 16 rounds later
                const __m128i sum = sum_of(w[i % 4], _mm_load_si128(k + i));
                cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
                abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
                if (i < 12) {
                    const __m128i& last = w[(i + 3) % 4];
                    w[i % 4] = _mm_sha256msg2_epu32(
                        sum_of(_mm_sha256msg1_epu32(w[i % 4], w[(i + 1) % 4]), _mm_alignr_epi8(last, w[(i + 2) % 4], 4)), last);
                }
            }
            abef = sum_of(abef, abef_before);
            cdgh = sum_of(cdgh, cdgh_before);
        }
        const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
        const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
        _mm_storeu_si128(state, _mm_blend_epi16(feba, dchg, 0xf0));
        _mm_storeu_si128(state + 1, _mm_alignr_epi8(dchg, feba, 8));
    }
};

LINNET_NAMESPACE_END

#endif

#if !defined(LINNET_NO_DISPATCH) || (defined(__AVX2__) && defined(__BMI__) && defined(__BMI2__))
#define LINNET_SHA2_AVX2 1
#define LINNET_TARGET_AVX2 gnu::target("avx2,bmi,bmi2")

LINNET_NAMESPACE_BEGIN

/// The compression function of SHA-512 with the message schedules of two blocks in vectors, a half for each: two words at a time,
/// which need none of each other. The rounds of the first block run beside them, those of the second behind.
struct sha2_avx2 : sha2<uint64_t> {
    static constexpr std::string_view variant = processor::x86_avx2::name;

    static void absorb(state& s, const source& message, size_t size) noexcept {
        if (size != 0) blocks<true>(s.x, message, size);
    }
    static void compress(state& s, block& b) noexcept { blocks<false>(s.x, b.w, block_size); }

private:
    using vector = __m256i;
    using words [[gnu::vector_size(32)]] = uint64_t;
    /// Words of the schedule with the constants of their rounds: two of the first block, two of the second, and so on.
    struct schedule {
        alignas(32) uint64_t w[4 * rounds / 2];
    };

    template <bool Bytes>
    [[gnu::noinline, LINNET_TARGET_AVX2]] static void blocks(uint64_t* x, const void* message, size_t size) noexcept {
        const auto* from = static_cast<const uint8_t*>(message);
        schedule m;
        for (;;) {
            const bool two = size > block_size;
            vector w[8];
            for (size_t i = 0; i < 8; ++i) {
                w[i] = load<Bytes>(from + 16 * i, from + 16 * i + (two ? block_size : 0));
                store(m, i, w[i]);
            }
            compress_one<true>(x, m, 0, w);
            if (two) compress_one<false>(x, m, 2, w);
            if (size <= 2 * block_size) break;
            size -= 2 * block_size;
            from += 2 * block_size;
        }
        detail::wipe(m);
    }

    template <bool Bytes>
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static vector load(const uint8_t* first, const uint8_t* second) noexcept {
        const auto half = [](const uint8_t* at) { return reinterpret_cast<const __m128i*>(at); };
        const vector both = _mm256_loadu2_m128i(half(second), half(first));
        if constexpr (!Bytes) return both;
        const vector swap = _mm256_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, //
                                            8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
        return _mm256_shuffle_epi8(both, swap);
    }
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static void store(schedule& m, size_t pair, const vector& w) noexcept {
        const auto* const k = reinterpret_cast<const __m128i*>(detail::sha2_k<uint64_t>.k) + pair;
        _mm256_store_si256(reinterpret_cast<vector*>(m.w + 4 * pair), sum_of(w, _mm256_broadcastsi128_si256(_mm_load_si128(k))));
    }

    /// The pair of words that comes eight pairs after `w[Index]`.
    template <size_t Index>
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static void expand(vector (&w)[8], schedule& m, size_t pair) noexcept {
        const vector w1 = _mm256_alignr_epi8(w[(Index + 1) % 8], w[Index], 8);
        const vector w9 = _mm256_alignr_epi8(w[(Index + 5) % 8], w[(Index + 4) % 8], 8);
        const vector& w14 = w[(Index + 7) % 8];
        const vector small0 = rotate<1>(w1) ^ rotate<8>(w1) ^ _mm256_srli_epi64(w1, 7);
        const vector small1 = rotate<19>(w14) ^ rotate<61>(w14) ^ _mm256_srli_epi64(w14, 6);
        w[Index] = sum_of(sum_of(w[Index], small0), sum_of(w9, small1));
        store(m, pair + 8 + Index, w[Index]);
    }
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static vector sum_of(const vector& a, const vector& b) noexcept {
        return reinterpret_cast<vector>(reinterpret_cast<words>(a) + reinterpret_cast<words>(b));
    }
    template <int Count>
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static vector rotate(const vector& x) noexcept {
        return _mm256_srli_epi64(x, Count) ^ _mm256_slli_epi64(x, 64 - Count);
    }

    /// The rounds of one block, whose words are at `half` in each four of the schedule.
    template <bool Expand>
    [[LINNET_TARGET_AVX2]] static void compress_one(uint64_t* x, schedule& m, size_t half, vector (&w)[8]) noexcept {
        // NOLINTNEXTLINE(readability-isolate-declaration): the state is one thing
        uint64_t a = x[0], b = x[1], c = x[2], d = x[3], e = x[4], f = x[5], g = x[6], h = x[7], bc = b ^ c;
        for (size_t pair = 0; pair < rounds / 2; pair += 8) {
            const uint64_t* const wk = m.w + 4 * pair + half;
            const bool more = Expand && pair + 8 < rounds / 2;
            two_rounds<0>(a, b, c, d, e, f, g, h, bc, wk);
            if (more) expand<0>(w, m, pair);
            two_rounds<1>(g, h, a, b, c, d, e, f, bc, wk);
            if (more) expand<1>(w, m, pair);
            two_rounds<2>(e, f, g, h, a, b, c, d, bc, wk);
            if (more) expand<2>(w, m, pair);
            two_rounds<3>(c, d, e, f, g, h, a, b, bc, wk);
            if (more) expand<3>(w, m, pair);
            two_rounds<4>(a, b, c, d, e, f, g, h, bc, wk);
            if (more) expand<4>(w, m, pair);
            two_rounds<5>(g, h, a, b, c, d, e, f, bc, wk);
            if (more) expand<5>(w, m, pair);
            two_rounds<6>(e, f, g, h, a, b, c, d, bc, wk);
            if (more) expand<6>(w, m, pair);
            two_rounds<7>(c, d, e, f, g, h, a, b, bc, wk);
            if (more) expand<7>(w, m, pair);
        }
        const uint64_t v[8] = {a, b, c, d, e, f, g, h};
        for (size_t i = 0; i < 8; ++i) x[i] += v[i];
    }
    template <size_t Index>
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static void two_rounds(uint64_t& a, uint64_t& b, uint64_t& c, uint64_t& d, uint64_t& e,
                                                                uint64_t& f, uint64_t& g, uint64_t& h, uint64_t& bc,
                                                                const uint64_t* wk) noexcept {
        one_round(a, b, d, e, f, g, h, bc, wk[4 * Index]);
        one_round(h, a, c, d, e, f, g, bc, wk[4 * Index + 1]);
    }
    /// Maj is b ^ ((a ^ b) & (b ^ c)), of which the round before has b ^ c.
    [[LINNET_TARGET_AVX2]] LINNET_INLINE static void one_round(uint64_t a, uint64_t b, uint64_t& d, uint64_t e, uint64_t f,
                                                               uint64_t g, uint64_t& h, uint64_t& bc, uint64_t wk) noexcept {
        h += wk;
        h += (e & f) + (~e & g);
        h += std::rotr(e, 14) ^ std::rotr(e, 18) ^ std::rotr(e, 41);
        d += h;
        const uint64_t ab = a ^ b;
        h += std::rotr(a, 28) ^ std::rotr(a, 34) ^ std::rotr(a, 39);
        h += b ^ (ab & bc);
        bc = ab;
    }
};

LINNET_NAMESPACE_END
#undef LINNET_TARGET_AVX2
#endif

#endif

#endif
