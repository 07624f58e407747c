// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_IFMA_HPP
#define LINNET_DETAIL_WORD_IFMA_HPP

#include <linnet/detail/base/processor.hpp>

#if LINNET_VECTORS && LINNET_UNROLL && defined(__x86_64__)
#define LINNET_IFMA 1

// Vector assembly is in functions, which compilers inline only into functions with an identical target.
#define LINNET_IN_IFMA [[LINNET_TARGET_AVX512_IFMA]]

LINNET_NAMESPACE_BEGIN
namespace detail {

template <size_t Number>
struct lanes_of_64 {
    using vector [[gnu::vector_size(8 * Number)]] = uint64_t;
};

/// Sums products of 52-bit integers in lanes with AVX-512 IFMA. The low and high 52-bit halves have separate sums.
template <size_t Number>
struct ifma_sum {
    using vector = typename lanes_of_64<Number>::vector;
    vector low{};
    vector high{};

    LINNET_INLINE void add_product(const vector& a, const vector& b) noexcept {
#if defined(LINNET_NO_ASM)
        constexpr unsigned half = 26;
        constexpr uint64_t ones = (uint64_t{1} << half) - 1;
        const vector a_low = a & ones, a_high = a >> half & ones;
        const vector b_low = b & ones, b_high = b >> half & ones;
        const vector first = a_low * b_low;
        const vector middle = a_low * b_high + a_high * b_low + (first >> half);
        low += (middle & ones) << half | (first & ones);
        high += a_high * b_high + (middle >> half);
#else
        add_halves(low, high, a, b);
#endif
    }

#if !defined(LINNET_NO_ASM)
    /// Hides an integer from the compiler.
    LINNET_IN_IFMA static void optimizer_barrier(vector& x) noexcept { asm("" : "+v"(x)); }

private:
    LINNET_IN_IFMA static void add_halves(vector& low, vector& high, const vector& a, const vector& b) noexcept {
        asm("vpmadd52luq %2, %1, %0" : "+v"(low) : "v"(a), "v"(b));
        asm("vpmadd52huq %2, %1, %0" : "+v"(high) : "v"(a), "v"(b));
    }
#endif
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
#endif
