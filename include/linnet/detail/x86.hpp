// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_X86_HPP
#define LINNET_DETAIL_X86_HPP

#include <linnet/detail/config.hpp>

// LINNET_X86_KERNELS is defined where functions for special x86-64 instructions are compiled, each with a `target` attribute, to be
// chosen by the processor's features. LINNET_NO_DISPATCH removes those that the build's own -march does not have. Code that is to
// be short has none; MemorySanitizer cannot follow them.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) || (defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__AVX512VBMI2__)))
#define LINNET_X86_KERNELS
#include <immintrin.h>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Whether the processor, and the operating system, have AVX-512 F, BW, VL and VBMI2.
LINNET_INLINE bool has_avx512_vbmi2() noexcept {
#if defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__AVX512VBMI2__)
    return true;
#else
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2");
#endif
}

} // namespace detail
LINNET_NAMESPACE_END

#define LINNET_TARGET_AVX512_VBMI2 gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi2")

#endif

#endif
