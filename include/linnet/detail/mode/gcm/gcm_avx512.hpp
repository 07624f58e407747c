// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_MODE_GCM_GCM_AVX512_HPP
#define LINNET_DETAIL_MODE_GCM_GCM_AVX512_HPP

#include <linnet/detail/mode/gcm/gcm.hpp>
#include <linnet/detail/primitive/aes/aes_x86.hpp>

// Without dispatch only if the build's target has the instructions.
#if defined(LINNET_AES_X86) &&                                                                                                     \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__VAES__) &&                       \
                                      defined(__VPCLMULQDQ__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_GCM_AVX512 1
#include <immintrin.h>

#define LINNET_TARGET_VAES gnu::target("avx512f,avx512bw,avx512vl,vaes,vpclmulqdq,aes,pclmul,bmi,bmi2")

LINNET_NAMESPACE_BEGIN
namespace mode {

/// GCM over AES with four blocks in a register. A sum of products with up to 16 powers of the hash function's key is reduced at
/// once. Incremental messages have their whole blocks here, in sixteens, and the rest where the other processors have it.
struct gcm_avx512 : gcm<aes_x86, polyval_x86<byte_order::big, 16>> {
    using base = gcm<aes_x86, polyval_x86<byte_order::big, 16>>;
    using feature = processor::x86_avx512_vaes;
    static constexpr std::string_view variant = feature::name;
    static constexpr size_t key_alignment = 64;
    static constexpr size_t sum_size = 16 * base::block_size; ///< bytes

    static void encrypt(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in, sink out,
                        size_t size, sink tag) noexcept {
        message<true>(k, base::initial(k, nonce), data, data_size, in, out, size, tag);
    }
    static void decrypt(const key& k, const sized_source<source>& nonce, source data, size_t data_size, source in, sink out,
                        size_t size, sink tag) noexcept {
        message<false>(k, base::initial(k, nonce), data, data_size, in, out, size, tag);
    }
    template <bool Encrypt>
    static void blocks(running& r, const key& k, source in, sink out, size_t size) noexcept {
        const size_t whole = size - size % sum_size;
        if (whole != 0) {
            sixteens<Encrypt>(r, k, in, out, whole);
            in += whole;
            out += whole;
            size -= whole;
        }
        if (size != 0) base::blocks<Encrypt>(r, k, in, out, size);
    }

private:
#define LINNET_VAES_INLINE gnu::always_inline, LINNET_TARGET_VAES
    // The intrinsic functions of these make g++ 12 warn of what it leaves undefined itself.
    [[LINNET_VAES_INLINE]] static __m512i broadcast(__m128i x) noexcept { return _mm512_maskz_broadcast_i32x4(0xffff, x); }
    [[LINNET_VAES_INLINE]] static __m128i lowest(__m512i x) noexcept { return _mm512_maskz_extracti32x4_epi32(0xf, x, 0); }

    /// What a loop keeps in registers: the keys of the rounds, of which those of a longer key may be any, and of the last.
    struct schedule {
        unsigned rounds;
        __m512i x[14];
        __m512i last;

        [[LINNET_VAES_INLINE]] explicit schedule(const key& k) noexcept : rounds(k.cipher.rounds) {
            for (unsigned i = 0; i < 14; ++i) x[i] = broadcast(_mm_loadu_si128(at(&k.cipher.x[i < rounds ? i : 0])));
            last = broadcast(_mm_loadu_si128(at(&k.cipher.x[rounds])));
        }
        template <size_t Number>
        [[LINNET_VAES_INLINE]] void one_round(__m512i (&b)[Number], unsigned i) const noexcept {
#pragma GCC unroll 4
            for (size_t j = 0; j < Number; ++j) b[j] = _mm512_aesenc_epi128(b[j], x[i]);
        }
        /// The rounds behind those of the shortest key.
        template <size_t Number>
        [[LINNET_VAES_INLINE]] void end(__m512i (&b)[Number]) const noexcept {
            if (rounds > 10) {
                one_round(b, 10);
                one_round(b, 11);
                if (rounds > 12) {
                    one_round(b, 12);
                    one_round(b, 13);
                }
            }
#pragma GCC unroll 4
            for (size_t j = 0; j < Number; ++j) b[j] = _mm512_aesenclast_epi128(b[j], last);
        }
        template <size_t Number>
        [[LINNET_VAES_INLINE]] void encrypt(__m512i (&b)[Number]) const noexcept {
            for (size_t j = 0; j < Number; ++j) b[j] = _mm512_xor_si512(b[j], x[0]);
#pragma GCC unroll 9
            for (unsigned i = 1; i < 10; ++i) one_round(b, i);
            end(b);
        }
    };

    [[LINNET_VAES_INLINE]] static const __m128i* at(const void* p) noexcept { return static_cast<const __m128i*>(p); }
    [[LINNET_VAES_INLINE]] static __m512i reversed(__m512i x) noexcept {
        return _mm512_shuffle_epi8(x, broadcast(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)));
    }
    [[LINNET_VAES_INLINE]] static __m512i sum_of(__m512i a, __m512i b, __m512i c) noexcept {
        return _mm512_ternarylogic_epi64(a, b, c, 0x96);
    }

    /// The counters of four blocks, with the part that counts as an integer.
    struct counters {
        __m512i next;

        [[LINNET_VAES_INLINE]] explicit counters(block_integer first) noexcept {
            const auto high = static_cast<long long>(detail::byte_swap(first.high));
            const auto low =
                static_cast<long long>((first.low & 0xffffffff) << 32 | detail::byte_swap(first.low & ~uint64_t{0xffffffff}));
            next = broadcast(_mm_set_epi64x(low, high));
            add(_mm512_set_epi32(3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0));
        }
        [[LINNET_VAES_INLINE]] __m512i take() noexcept {
            const __m128i order = _mm_set_epi8(12, 13, 14, 15, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m512i taken = _mm512_shuffle_epi8(next, broadcast(order));
            add(_mm512_set_epi32(4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0));
            return taken;
        }

    private:
        [[LINNET_VAES_INLINE]] void add(__m512i numbers) noexcept {
            using words [[gnu::vector_size(64)]] = uint32_t;
            next = reinterpret_cast<__m512i>(reinterpret_cast<words>(next) + reinterpret_cast<words>(numbers));
        }
    };

    /// The hash function: the state, and a sum of products that is not reduced yet.
    struct hashing {
        __m512i low = _mm512_setzero_si512();
        __m512i middle = _mm512_setzero_si512();
        __m512i high = _mm512_setzero_si512();
        __m128i state = _mm_setzero_si128();
        const key& k;
        size_t left = 0; ///< blocks up to the next reduction

        [[LINNET_VAES_INLINE]] explicit hashing(const key& k_) noexcept : k(k_) {}

        [[LINNET_VAES_INLINE]] void add(__m512i x, __m512i power) noexcept {
            low = _mm512_xor_si512(low, _mm512_clmulepi64_epi128(x, power, 0x00));
            high = _mm512_xor_si512(high, _mm512_clmulepi64_epi128(x, power, 0x11));
            middle = sum_of(middle, _mm512_clmulepi64_epi128(x, power, 0x01), _mm512_clmulepi64_epi128(x, power, 0x10));
        }
        /// Begins a sum of so many blocks, 16 at most.
        [[LINNET_VAES_INLINE]] void begin(size_t count) noexcept { left = count; }
        /// Takes 4 blocks, or the last ones of a sum, with zeroes behind.
        [[LINNET_VAES_INLINE]] void take(__m512i text, size_t count) noexcept {
            const __m512i x = _mm512_xor_si512(reversed(text), _mm512_zextsi128_si512(state));
            state = _mm_setzero_si128();
            const __mmask8 lanes = static_cast<__mmask8>(0xffu >> (left < 4 ? 8 - 2 * left : 0));
            add(x, _mm512_maskz_loadu_epi64(lanes, k.hash.power + 16 - left));
            left -= count;
        }
        [[LINNET_VAES_INLINE]] static __m128i folded(__m512i x) noexcept {
            const __m256i half =
                _mm256_xor_si256(_mm512_maskz_extracti64x4_epi64(0xf, x, 0), _mm512_maskz_extracti64x4_epi64(0xf, x, 1));
            return _mm_xor_si128(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
        }
        [[LINNET_VAES_INLINE]] void reduce() noexcept {
            const __m128i polynomial = _mm_set1_epi64x(static_cast<long long>(0xc200000000000000));
            const __m128i l = folded(low);
            __m128i m = folded(middle);
            m = _mm_ternarylogic_epi64(m, _mm_shuffle_epi32(l, 0x4e), _mm_clmulepi64_si128(l, polynomial, 0x00), 0x96);
            state =
                _mm_ternarylogic_epi64(folded(high), _mm_shuffle_epi32(m, 0x4e), _mm_clmulepi64_si128(m, polynomial, 0x00), 0x96);
            low = middle = high = _mm512_setzero_si512();
        }
    };

    /// The keystream of 16 blocks, and beside it, where there are such, the products of 16 other blocks, reversed.
    template <bool Hashed>
    [[LINNET_VAES_INLINE]] static void rounds_beside(const schedule& s, __m512i (&b)[4], hashing& h, __m512i (&x)[4]) noexcept {
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) b[j] = _mm512_xor_si512(b[j], s.x[0]);
#pragma GCC unroll 9
        for (unsigned i = 1; i < 10; ++i) {
            s.one_round(b, i);
            if (Hashed && i % 2 == 1 && i < 8) h.add(x[i / 2], _mm512_loadu_si512(h.k.hash.power + size_t{4} * (i / 2)));
            if (Hashed && i == 9) h.reduce();
        }
        s.end(b);
    }
    [[LINNET_VAES_INLINE]] static void products(hashing& h, __m512i (&x)[4]) noexcept {
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) h.add(x[j], _mm512_loadu_si512(h.k.hash.power + 4 * j));
        h.reduce();
    }

    /// 256 bytes a time. What is encrypted is hashed a time later, so that neither waits for the other.
    template <bool Encrypt>
    [[LINNET_VAES_INLINE]] static void whole_sixteens(const schedule& s, counters& c, hashing& h, source in, sink out,
                                                      size_t size) noexcept {
        __m512i x[4];
        for (size_t done = 0; done < size; done += 256) {
            __m512i b[4] = {c.take(), c.take(), c.take(), c.take()};
            __m512i text[4];
#pragma GCC unroll 4
            for (size_t j = 0; j < 4; ++j) {
                text[j] = _mm512_loadu_si512(in + done + 64 * j);
                if (!Encrypt) x[j] = reversed(text[j]);
            }
            if (Encrypt && done == 0) {
                rounds_beside<false>(s, b, h, x);
            } else {
                x[0] = _mm512_xor_si512(x[0], _mm512_zextsi128_si512(h.state));
                rounds_beside<true>(s, b, h, x);
            }
#pragma GCC unroll 4
            for (size_t j = 0; j < 4; ++j) {
                b[j] = _mm512_xor_si512(b[j], text[j]);
                _mm512_storeu_si512(out + done + 64 * j, b[j]);
                if (Encrypt) x[j] = reversed(b[j]);
            }
        }
        if (Encrypt && size != 0) {
            x[0] = _mm512_xor_si512(x[0], _mm512_zextsi128_si512(h.state));
            products(h, x);
        }
    }

    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_VAES]] static void sixteens(running& r, const key& k, source in, sink out,
                                                               size_t size) noexcept {
        const schedule s(k);
        hashing h(k);
        h.state = _mm_loadu_si128(at(&r.hash));
        // The block whose keystream is known is computed again.
        counters c(r.counter.template plus<32>(uint64_t{0} - 1));
        whole_sixteens<Encrypt>(s, c, h, in, out, size);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&r.hash), h.state);
        __m512i next[1] = {c.take()};
        s.encrypt(next);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&r.next), lowest(next[0]));
        r.counter = r.counter.template plus<32>(size / base::block_size);
        r.text_size += size;
    }

    /// A string that ends with a sum, or with `more` blocks that follow before it does.
    [[LINNET_VAES_INLINE]] static void absorb_data(hashing& h, source data, size_t size, size_t more) noexcept {
        for (; size >= 256; data += 256, size -= 256) {
            h.begin(16);
            for (size_t j = 0; j < 4; ++j) h.take(_mm512_loadu_si512(data + 64 * j), 4);
            h.reduce();
        }
        const size_t count = (size + 15) / 16;
        const bool fits = count + more <= 16;
        h.begin(fits ? count + more : count);
        for (; size >= 64; data += 64, size -= 64) h.take(_mm512_loadu_si512(data), 4);
        if (size != 0) h.take(_mm512_maskz_loadu_epi8(~uint64_t{0} >> (64 - size), data), (size + 15) / 16);
        if (!fits) {
            if (count != 0) h.reduce();
            h.begin(0);
        }
    }

    template <bool Encrypt>
    [[gnu::noinline, LINNET_TARGET_VAES]] static void message(const key& k, block_integer first, source data, size_t data_size,
                                                              source in, sink out, size_t size, sink tag) noexcept {
        const schedule s(k);
        hashing h(k);
        counters c(first.template plus<32>(1));
        const uint64_t text_size = size;
        absorb_data(h, data, data_size, size / 16 < 15 ? (size + 15) / 16 + 1 : 17);
        const size_t whole = size - size % 256;
        whole_sixteens<Encrypt>(s, c, h, in, out, whole);
        in += whole;
        out += whole;
        size -= whole;
        if (h.left == 0) h.begin(size > 240 ? 16 : (size + 15) / 16 + 1);
        __m128i mask = _mm_set_epi64x(static_cast<long long>(detail::byte_swap(first.low)),
                                      static_cast<long long>(detail::byte_swap(first.high)));
        for (; size != 0;) {
            const size_t count = size < 64 ? size : 64;
            const __mmask64 bytes = ~uint64_t{0} >> (64 - count);
            __m512i b[1] = {c.take()};
            s.encrypt(b);
            const __m512i text = _mm512_maskz_loadu_epi8(bytes, in);
            const __m512i other = _mm512_maskz_mov_epi8(bytes, _mm512_xor_si512(text, b[0]));
            _mm512_mask_storeu_epi8(out, bytes, other);
            h.take(Encrypt ? other : text, (count + 15) / 16);
            in += count;
            out += count;
            size -= count;
        }
        __m512i masks[1] = {_mm512_zextsi128_si512(mask)};
        s.encrypt(masks);
        mask = lowest(masks[0]);
        const auto bits = [](uint64_t n) { return static_cast<long long>(detail::byte_swap(8 * n)); };
        if (h.left == 0) {
            h.reduce();
            h.begin(1);
        }
        h.take(_mm512_zextsi128_si512(_mm_set_epi64x(bits(text_size), bits(data_size))), 1);
        h.reduce();
        const __m128i sum = lowest(reversed(_mm512_castsi128_si512(h.state)));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(tag), _mm_xor_si128(sum, mask));
    }
#undef LINNET_VAES_INLINE
};

} // namespace mode
LINNET_NAMESPACE_END

#endif
#endif
