// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_X86_HPP
#define LINNET_DETAIL_BASE_X86_HPP

#include <linnet/detail/base/processor.hpp>

// LINNET_X86_KERNELS is defined where functions for special x86-64 instructions are compiled. Each has a `target` attribute and is
// selected by CPU dispatch. LINNET_NO_DISPATCH removes those that the build's own -march does not support. Size-optimised builds
// and MemorySanitizer builds have none; MemorySanitizer cannot follow them.
#if defined(__x86_64__) && LINNET_UNROLL && !defined(LINNET_NO_ASM) &&                                                             \
    (!defined(LINNET_NO_DISPATCH) ||                                                                                               \
     (defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__AVX512VBMI2__) && defined(__BMI__) && defined(__BMI2__)))
#define LINNET_X86_KERNELS
#include <immintrin.h>
#endif

#endif
