// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_AVX512_HPP
#define LINNET_DETAIL_PRIMITIVE_ASCON_P_ASCON_P_AVX512_HPP

#include <linnet/detail/base/x86.hpp>
#include <linnet/detail/primitive/ascon_p/ascon_p.hpp>

#if defined(LINNET_X86_KERNELS)

LINNET_NAMESPACE_BEGIN
namespace detail {

/// One state of Ascon-p in vector registers. The permutation can be interleaved with a scalar one, as it does not need the scalar
/// rotations. The state is folded as in the pinned scalar rounds. Every result is pinned, in an order that has rotations
/// ready in time for the two units that do them.
class ascon_p_avx512 {
    __m128i a0_, x1_, a2_, x3_, a4_;

public:
    /// Folds a state. `first` is the constant of the next round.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] ascon_p_avx512(const ascon_state<uint64_t>& s, uint64_t first) noexcept
        : a0_(word(s.x[0] ^ s.x[4])),
          x1_(word(s.x[1])),
          a2_(word(s.x[2] ^ s.x[1] ^ first)),
          x3_(word(s.x[3])),
          a4_(word(s.x[4] ^ s.x[3])) {}

    /// Unfolds the state after the last round, in which `first` was the constant of the next round.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void unfold(ascon_state<uint64_t>& s, uint64_t first) const noexcept {
        s = {{x0(), value(x1_), value(a2_) ^ value(x1_) ^ first, value(x3_), value(a4_) ^ value(x3_)}};
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] uint64_t x0() const noexcept { return value(sum(a0_, a4_, x3_)); }

    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void add_x0(uint64_t x) noexcept { a0_ = sum(a0_, word(x)); }

    /// One round. `next` is the constant of the round after it.
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void run_round(uint64_t next) noexcept {
        const __m128i y4 = chi(a4_, a0_, x1_);
        const __m128i y2 = chi(a2_, x3_, a4_);
        const __m128i y3 = chi(x3_, a4_, a0_);
        const __m128i y0 = chi(a0_, x1_, a2_);
        const __m128i y1 = chi(x1_, a2_, x3_);
        const __m128i q4 = rotate_right<7>(y4);
        const __m128i r4 = rotate_right<41>(y4);
        const __m128i q2 = rotate_right<1>(y2);
        const __m128i r2 = rotate_right<6>(y2);
        const __m128i z3 = sum(y3, y2);
        const __m128i z0 = sum(y0, y4);
        const __m128i z1 = sum(y1, y0);
        const __m128i q0 = rotate_right<19>(z0);
        const __m128i r0 = rotate_right<28>(z0);
        const __m128i q1 = rotate_right<61>(z1);
        const __m128i r1 = rotate_right<39>(z1);
        const __m128i q3 = rotate_right<10>(z3);
        const __m128i r3 = rotate_right<17>(z3);
        const __m128i l4 = sum(q4, r4);
        const __m128i m4 = sum(z3, y4, l4);
        const __m128i m0 = sum(y0, l4);
        const __m128i m2 = sum(z1, sum(q2, r2, y2), word(~next));
        x3_ = sum(z3, q3, r3);
        a4_ = sum(m4, q3, r3);
        a0_ = sum(m0, q0, r0);
        x1_ = sum(z1, q1, r1);
        a2_ = sum(m2, q1, r1);
    }

    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] void wipe() noexcept {
        a0_ = x1_ = a2_ = x3_ = a4_ = _mm_setzero_si128();
        LINNET_PINNED(LINNET_VECTOR(a0_), LINNET_VECTOR(x1_), LINNET_VECTOR(a2_), LINNET_VECTOR(x3_), LINNET_VECTOR(a4_));
    }

private:
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m128i pinned(__m128i x) noexcept {
        LINNET_PINNED(LINNET_VECTOR(x));
        return x;
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m128i word(uint64_t x) noexcept {
        return _mm_set_epi64x(0, static_cast<long long>(x));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static uint64_t value(__m128i x) noexcept {
        return static_cast<uint64_t>(_mm_cvtsi128_si64(x));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m128i sum(__m128i a, __m128i b) noexcept {
        return pinned(_mm_xor_si128(a, b));
    }
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m128i sum(__m128i a, __m128i b, __m128i c) noexcept {
        return pinned(_mm_ternarylogic_epi64(a, b, c, 0x96));
    }
    /// a ^ (~b & c)
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m128i chi(__m128i a, __m128i b, __m128i c) noexcept {
        return pinned(_mm_ternarylogic_epi64(a, b, c, 0xd2));
    }
    template <int Count>
    [[gnu::always_inline, LINNET_TARGET_AVX512_VBMI2]] static __m128i rotate_right(__m128i x) noexcept {
        return pinned(_mm_maskz_ror_epi64(3, x, Count));
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif

#endif
