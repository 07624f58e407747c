// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_SHA2_SHA2_X86_HPP
#define LINNET_DETAIL_PRIMITIVE_SHA2_SHA2_X86_HPP

#include <linnet/detail/base/each.hpp>
#include <linnet/detail/base/processor.hpp>
#include <linnet/detail/primitive/sha2/sha2_compress.hpp>

// Without dispatch only if the build's target has the instructions. Size-optimised builds use the portable version.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM)
#include <immintrin.h>

#if !defined(LINNET_NO_DISPATCH) || (defined(__SHA__) && defined(__SSE4_1__))
#define LINNET_SHA2_NI 1

LINNET_NAMESPACE_BEGIN

/// The compression function of SHA-256 by the SHA instructions, which keep the words of the state as A B E F and C D G H.
struct sha2_ni : sha2<uint32_t> {
    static constexpr std::string_view variant = processor::x86_sha::name;
    static constexpr bool loads_registers = true;

    static void absorb(state& s, const source& message, size_t size) noexcept {
        if (size != 0) blocks<true>(s.x, message, size);
    }
    static void compress(state& s, block& b) noexcept { blocks<false>(s.x, b.w, block_size); }

private:
    using words [[gnu::vector_size(16)]] = uint32_t;

    [[LINNET_TARGET_SHA]] LINNET_INLINE static __m128i sum_of(const __m128i& a, const __m128i& b) noexcept {
        return reinterpret_cast<__m128i>(reinterpret_cast<words>(a) + reinterpret_cast<words>(b));
    }

    /// Blocks of bytes, or one block of words.
    template <bool Bytes>
    [[gnu::noinline, LINNET_TARGET_SHA]] static void blocks(uint32_t* x, const void* message, size_t size) noexcept {
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
            for (int i = 0; i < 16; ++i) { // four rounds, and the words for the rounds that come 16 later
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

#if LINNET_VECTORS && (!defined(LINNET_NO_DISPATCH) || (defined(__AVX2__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_SHA2_VECTORS 1

LINNET_NAMESPACE_BEGIN

/// The compression function of SHA-512, with the message schedules of two blocks in vectors, one in each half. They are computed
/// two words at a time, which do not depend on each other. The rounds of the first block are interleaved with the schedules; those
/// of the second follow. `Feature` is processor::x86_avx2 or processor::x86_avx512, which rotates vectors.
template <class Feature>
struct sha2_vectors : sha2<uint64_t> {
    static constexpr std::string_view variant = Feature::name;
    static constexpr bool loads_registers = true;

    static void absorb(state& s, const source& message, size_t size) noexcept {
        if (size != 0) blocks<true>(s.x, message, size);
    }
    static void compress(state& s, block& b) noexcept { blocks<false>(s.x, reinterpret_cast<const uint8_t*>(b.w), block_size); }

private:
    using vector [[gnu::vector_size(32)]] = uint64_t;
    using half [[gnu::vector_size(16)]] = uint64_t;
    using bytes [[gnu::vector_size(16)]] = uint8_t;
    /// Words of the schedule with the constants of their rounds: two of the first block, two of the second, and so on.
    struct schedule {
        alignas(32) uint64_t w[4 * rounds / 2];
    };

    /// Blocks of bytes, or one block of words.
    template <bool Bytes>
    static void blocks(uint64_t* x, const uint8_t* from, size_t size) noexcept {
        processor::in_function<Feature>([&]() LINNET_LAMBDA {
            schedule m;
            for (;;) {
                const bool two = size > block_size;
                vector w[8];
                detail::each<8>([&](auto i) LINNET_LAMBDA {
                    take_pairs<Bytes>(w[i], from + 16 * i, from + 16 * i + (two ? block_size : 0));
                    store(m, i, w[i]);
                });
                compress_one<true>(x, m, 0, w);
                if (two) compress_one<false>(x, m, 2, w);
                if constexpr (Bytes) {
                    if (size <= 2 * block_size) break;
                    size -= 2 * block_size;
                    from += 2 * block_size;
                } else {
                    break;
                }
            }
            detail::wipe(m);
        });
    }

    /// Two words of each of two blocks.
    template <bool Bytes>
    LINNET_INLINE static void take_pairs(vector& to, const uint8_t* first, const uint8_t* second) noexcept {
        half pairs[2];
        __builtin_memcpy(&pairs[0], first, sizeof pairs[0]);
        __builtin_memcpy(&pairs[1], second, sizeof pairs[1]);
        if constexpr (Bytes) {
            detail::each<2>([&](auto i) LINNET_LAMBDA {
                const auto b = reinterpret_cast<bytes>(pairs[i]);
                pairs[i] =
                    reinterpret_cast<half>(__builtin_shufflevector(b, b, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8));
            });
        }
        to = __builtin_shufflevector(pairs[0], pairs[1], 0, 1, 2, 3);
    }
    LINNET_INLINE static void store(schedule& m, size_t pair, const vector& w) noexcept {
        half k;
        __builtin_memcpy(&k, detail::sha2_k<uint64_t>.k + 2 * pair, sizeof k);
        const vector sum = w + __builtin_shufflevector(k, k, 0, 1, 0, 1);
        __builtin_memcpy(m.w + 4 * pair, &sum, sizeof sum);
    }

    /// The pair of words that comes eight pairs after `w[Index]`.
    template <size_t Index>
    LINNET_INLINE static void expand(vector (&w)[8], schedule& m, size_t pair) noexcept {
        const vector w1 = __builtin_shufflevector(w[Index], w[(Index + 1) % 8], 1, 4, 3, 6);
        const vector w9 = __builtin_shufflevector(w[(Index + 4) % 8], w[(Index + 5) % 8], 1, 4, 3, 6);
        const vector w14 = w[(Index + 7) % 8];
        const vector small0 = (w1 >> 1 | w1 << 63) ^ (w1 >> 8 | w1 << 56) ^ w1 >> 7;
        const vector small1 = (w14 >> 19 | w14 << 45) ^ (w14 >> 61 | w14 << 3) ^ w14 >> 6;
        w[Index] += small0 + (w9 + small1);
        store(m, pair + 8 + Index, w[Index]);
    }

    /// The place of a variable in round `Index`; a is variable 0. Variables stay and change names.
    template <size_t Index>
    static constexpr size_t place(size_t i) noexcept {
        return (i + 32 - Index) % 8;
    }
    template <bool Expand>
    LINNET_INLINE static void sixteen(uint64_t (&v)[8], uint64_t& bc, schedule& m, size_t pair, size_t offset,
                                      vector (&w)[8]) noexcept {
        const uint64_t* const wk = m.w + 4 * pair + offset;
        detail::each<8>([&](auto i) LINNET_LAMBDA {
            half_round_e<2 * i>(v, wk[4 * i]);
            if constexpr (i != 0) half_round_a<2 * i + 15>(v, bc);
            half_round_e<2 * i + 1>(v, wk[4 * i + 1]);
            half_round_a<2 * i>(v, bc);
            if constexpr (Expand) expand<i>(w, m, pair);
        });
        half_round_a<15>(v, bc);
    }

    /// The rounds of one block, whose words are at `offset` in each four of the schedule.
    template <bool Expand> // NOLINTNEXTLINE(readability-non-const-parameter): x is changed
    LINNET_INLINE static void compress_one(uint64_t* x, schedule& m, size_t offset, vector (&w)[8]) noexcept {
        uint64_t v[8];
        detail::each<8>([&](auto i) LINNET_LAMBDA { v[i] = x[i]; });
        uint64_t bc = v[1] ^ v[2];
        size_t pair = 0;
        if constexpr (Expand) {
            for (; pair < rounds / 2 - 8; pair += 8) sixteen<true>(v, bc, m, pair, offset, w);
        }
        for (; pair < rounds / 2; pair += 8) sixteen<false>(v, bc, m, pair, offset, w);
        detail::each<8>([&](auto i) LINNET_LAMBDA { x[i] += v[i]; });
    }

    // A round is two halves in assembly, since compilers would move more instructions. The next round waits for the half of e. It
    // does not wait for the half of a, which follows the first half of the next round.

    template <size_t Index>
    LINNET_INLINE static void half_round_e(uint64_t (&v)[8], const uint64_t& wk) noexcept {
        uint64_t t = 0; // NOLINT(misc-const-correctness): assembly sets it
        uint64_t u = 0; // NOLINT(misc-const-correctness): assembly sets it
        asm volatile("addq %[wk], %[h]\n\t"
                     "rorxq $41, %[e], %[t]\n\t"
                     "rorxq $18, %[e], %[u]\n\t"
                     "xorq %[u], %[t]\n\t"
                     "andnq %[g], %[e], %[u]\n\t"
                     "addq %[u], %[h]\n\t"
                     "rorxq $14, %[e], %[u]\n\t"
                     "xorq %[u], %[t]\n\t"
                     "movq %[e], %[u]\n\t"
                     "andq %[f], %[u]\n\t"
                     "addq %[u], %[h]\n\t"
                     "addq %[h], %[d]\n\t"
                     "addq %[t], %[d]\n\t"
                     "addq %[t], %[h]"
                     : [h] "+r"(v[place<Index>(7)]), [d] "+r"(v[place<Index>(3)]), [t] "=&r"(t), [u] "=&r"(u)
                     : [e] "r"(v[place<Index>(4)]), [f] "r"(v[place<Index>(5)]), [g] "r"(v[place<Index>(6)]), [wk] "m"(wk)
                     : "cc");
    }
    /// Maj is b ^ ((a ^ b) & (b ^ c)); the round before computed b ^ c.
    template <size_t Index>
    LINNET_INLINE static void half_round_a(uint64_t (&v)[8], uint64_t& bc) noexcept {
        uint64_t t = 0;  // NOLINT(misc-const-correctness): assembly sets it
        uint64_t ab = 0; // NOLINT(misc-const-correctness): assembly sets it
        asm volatile("rorxq $39, %[a], %[t]\n\t"
                     "rorxq $34, %[a], %[ab]\n\t"
                     "xorq %[ab], %[t]\n\t"
                     "rorxq $28, %[a], %[ab]\n\t"
                     "xorq %[ab], %[t]\n\t"
                     "addq %[t], %[h]\n\t"
                     "movq %[a], %[ab]\n\t"
                     "xorq %[b], %[ab]\n\t"
                     "andq %[ab], %[bc]\n\t"
                     "xorq %[b], %[bc]\n\t"
                     "addq %[bc], %[h]"
                     : [h] "+r"(v[place<Index>(7)]), [bc] "+r"(bc), [ab] "=&r"(ab), [t] "=&r"(t)
                     : [a] "r"(v[place<Index>(0)]), [b] "r"(v[place<Index>(1)])
                     : "cc");
        bc = ab;
    }
};

LINNET_NAMESPACE_END
#endif

#endif

#endif
