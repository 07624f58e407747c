// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_POLYVAL_AVX512_HPP
#define LINNET_DETAIL_PRIMITIVE_POLYVAL_AVX512_HPP

/// GHASH and POLYVAL with four blocks per register (VPCLMULQDQ). Elements and products are as in ghash.hpp.

#include <linnet/detail/primitive/aes/aes_avx512.hpp>

#if defined(LINNET_AES_AVX512)

LINNET_NAMESPACE_BEGIN
namespace detail::vaes {

/// Sums of products in each of the four lanes, in three parts.
struct products {
    __m512i low = _mm512_setzero_si512(), middle = _mm512_setzero_si512(), high = _mm512_setzero_si512();

    [[LINNET_VAES_INLINE]] products() noexcept = default;
    [[LINNET_VAES_INLINE]] products(__m512i x, __m512i y) noexcept
        : low(_mm512_clmulepi64_epi128(x, y, 0x00)),
          middle(_mm512_xor_si512(_mm512_clmulepi64_epi128(x, y, 0x01), _mm512_clmulepi64_epi128(x, y, 0x10))),
          high(_mm512_clmulepi64_epi128(x, y, 0x11)) {}
    [[LINNET_VAES_INLINE]] void add(__m512i x, __m512i y) noexcept {
        low = _mm512_xor_si512(low, _mm512_clmulepi64_epi128(x, y, 0x00));
        middle = sum_of(middle, _mm512_clmulepi64_epi128(x, y, 0x01), _mm512_clmulepi64_epi128(x, y, 0x10));
        high = _mm512_xor_si512(high, _mm512_clmulepi64_epi128(x, y, 0x11));
    }
    /// Two products at once, with fewer additions.
    [[LINNET_VAES_INLINE]] void add(__m512i x, __m512i y, __m512i u, __m512i v) noexcept {
        low = sum_of(low, _mm512_clmulepi64_epi128(x, y, 0x00), _mm512_clmulepi64_epi128(u, v, 0x00));
        middle = sum_of(middle, _mm512_clmulepi64_epi128(x, y, 0x01), _mm512_clmulepi64_epi128(x, y, 0x10));
        middle = sum_of(middle, _mm512_clmulepi64_epi128(u, v, 0x01), _mm512_clmulepi64_epi128(u, v, 0x10));
        high = sum_of(high, _mm512_clmulepi64_epi128(x, y, 0x11), _mm512_clmulepi64_epi128(u, v, 0x11));
    }
    /// Times x^-128, lane by lane: multiples of the polynomial cancel the lower word twice.
    [[LINNET_VAES_INLINE]] __m512i reduced() const noexcept {
        const __m512i polynomial = _mm512_set1_epi64(static_cast<long long>(0xc200000000000000));
        const __m512i m = sum_of(middle, exchanged(low), _mm512_clmulepi64_epi128(low, polynomial, 0x00));
        return sum_of(high, exchanged(m), _mm512_clmulepi64_epi128(m, polynomial, 0x00));
    }

private:
    [[LINNET_VAES_INLINE]] static __m512i exchanged(__m512i x) noexcept {
        return _mm512_maskz_shuffle_epi32(0xffff, x, _MM_PERM_BADC);
    }
};

/// The sum of the lanes.
[[LINNET_VAES_INLINE]] inline __m128i folded(__m512i x) noexcept {
    const __m256i half = _mm256_xor_si256(lower_half(x), _mm512_maskz_extracti64x4_epi64(0xf, x, 1));
    return _mm_xor_si128(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

/// Powers of a key, the highest first, as in polyval_x86; then three zeroes, since loads of four may reach them.
template <size_t Number>
using powers_of_key = u64x2[Number + 3];

/// Computes the last `count` of them: 4, 8 or 16.
template <size_t Size>
[[LINNET_VAES_INLINE]] inline void fill_powers(u64x2 (&power)[Size], __m128i key, size_t count) noexcept {
    u64x2* const end = power + Size - 3;
    const __m512i h = broadcast(key);
    const __m128i second = lowest(products(h, h).reduced());
    // The third and the fourth power in the lower lanes.
    const __m512i next = products(broadcast(second), _mm512_inserti32x4(_mm512_zextsi128_si512(second), key, 1)).reduced();
    const __m512i first_four = _mm512_inserti32x4(_mm512_inserti32x4(next, second, 2), key, 3);
    _mm512_storeu_si512(end - 1, _mm512_setzero_si512());
    _mm512_storeu_si512(end - 4, first_four);
    if (count == 4) return;
    const __m512i fourth = broadcast(lowest(next));
    const __m512i second_four = products(first_four, fourth).reduced();
    _mm512_storeu_si512(end - 8, second_four);
    if (count == 8) return;
    const __m512i eighth = broadcast(lowest(second_four));
    _mm512_storeu_si512(end - 12, products(first_four, eighth).reduced());
    _mm512_storeu_si512(end - 16, products(second_four, eighth).reduced());
}

/// A hash in progress: GHASH, or POLYVAL if `Order` is little.
///
/// A string ends in one sum of up to `Most` blocks with descending powers, which is reduced once. Before it, long strings pass in
/// batches of sixteen blocks, four per lane. Horner's rule in every lane, with the powers 16, 12, 8 and 4 of the key in all lanes,
/// keeps the lanes separate. The sum, where every block has a power of its own, adds them. After batches it must begin with a whole
/// register.
template <byte_order Order, size_t Most>
struct polynomial_hash {
    __m512i carried = _mm512_setzero_si512(); ///< to be added to the next blocks
    products sum{};
    const powers_of_key<Most>& power;
    size_t left = 0; ///< blocks up to the end of the sum

    [[LINNET_VAES_INLINE]] explicit polynomial_hash(const powers_of_key<Most>& p) noexcept : power(p) {}

    template <class Register>
    [[LINNET_VAES_INLINE]] static Register element(Register x) noexcept {
        if constexpr (Order == byte_order::big) return reversed(x);
        else return x;
    }
    /// The powers for part `Index` of a batch.
    template <size_t Index>
    [[LINNET_VAES_INLINE]] __m512i power_of() const noexcept {
        return everywhere(power[Most - 16 + 4 * Index]);
    }
    [[LINNET_VAES_INLINE]] void take_batch(const uint8_t* from) noexcept {
        __m512i x[4];
#pragma GCC unroll 4
        for (size_t j = 0; j < 4; ++j) x[j] = element(_mm512_loadu_si512(from + 64 * j));
        products p(_mm512_xor_si512(x[0], carried), power_of<0>());
        p.add(x[1], power_of<1>(), x[2], power_of<2>());
        p.add(x[3], power_of<3>());
        carried = p.reduced();
    }

    /// Begins a sum of `count` blocks, at most `Most`.
    [[LINNET_VAES_INLINE]] void begin(size_t count) noexcept {
        left = count;
        sum = {};
    }
    /// Takes four blocks, or the last `count` of a sum, followed by zeroes, whose products are zero.
    [[LINNET_VAES_INLINE]] void take(__m512i text, size_t count) noexcept { take_element(element(text), count); }
    [[LINNET_VAES_INLINE]] void take_element(__m512i x, size_t count) noexcept {
        sum.add(_mm512_xor_si512(x, carried), _mm512_loadu_si512(power + Most - left));
        carried = _mm512_setzero_si512();
        left -= count;
    }
    [[LINNET_VAES_INLINE]] void end() noexcept { carried = _mm512_zextsi128_si512(folded(sum.reduced())); }

    /// A string, padded to whole blocks. It ends in a sum in which `more` blocks follow; `take` takes them if they fit.
    [[LINNET_VAES_INLINE]] void take_string(const uint8_t* from, size_t size, size_t more) noexcept {
        for (; size >= 512; from += 256, size -= 256) take_batch(from);
        if (size >= 256 && (size + 15) / 16 + more > Most) {
            begin(16);
            take_blocks(from, 256);
            end();
            from += 256;
            size -= 256;
        }
        const size_t count = (size + 15) / 16;
        const bool fits = count + more <= Most;
        begin(fits ? count + more : count);
        take_blocks(from, size);
        if (fits) return;
        if (count != 0) end();
        begin(0);
    }
    /// A string within a sum.
    [[LINNET_VAES_INLINE]] void take_blocks(const uint8_t* from, size_t size) noexcept {
        for (; size >= 64; from += 64, size -= 64) take(_mm512_loadu_si512(from), 4);
        if (size != 0) take(_mm512_maskz_loadu_epi8(first_bytes(size), from), (size + 15) / 16);
    }
    /// The block of the two lengths in bits.
    [[LINNET_VAES_INLINE]] static __m128i lengths(uint64_t data_size, uint64_t text_size) noexcept {
        const auto data_bits = 8 * static_cast<long long>(data_size);
        const auto text_bits = 8 * static_cast<long long>(text_size);
        return Order == byte_order::big ? _mm_set_epi64x(data_bits, text_bits) : _mm_set_epi64x(text_bits, data_bits);
    }
    /// Takes the lengths as the last block of a sum; returns the hash of the message.
    [[LINNET_VAES_INLINE]] __m128i finish(uint64_t data_size, uint64_t text_size) noexcept {
        take_element(_mm512_zextsi128_si512(lengths(data_size, text_size)), 1);
        return element(folded(sum.reduced()));
    }
};

} // namespace detail::vaes
LINNET_NAMESPACE_END

#endif
#endif
