// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_CONFIG_HPP
#define LINNET_DETAIL_BASE_CONFIG_HPP

// Each public header wraps its contents in LINNET_CPP20, so other compilers report only these errors.
#if defined(__apple_build_version__) ? __clang_major__ < 15 : defined(__clang__) ? __clang_major__ < 16 : __GNUC__ < 12
#error "Linnet's headers need GCC 12 or later, or Clang 16 or later; from another compiler link the prebuilt library with linnet.h"
#elif __cplusplus >= 202002L
#define LINNET_CPP20
#else
#error "Linnet is C++20: compile with -std=c++20 or later"
#endif

#if defined(__x86_64__) && !defined(__SSE2__)
#undef LINNET_CPP20
#error "Linnet's headers need SSE2 on x86-64, which -mgeneral-regs-only and -mno-sse take away: compile this file with -msse2"
#endif

#include <linnet/version.hpp>

// The headers use __builtin_is_constant_evaluated(), which every supported compiler has, instead of std::is_constant_evaluated().
// That is a call, which g++ keeps as a branch around each of a permutation's thousand instructions through half of its passes.

// User settings. Each must be the same in every translation unit that shares objects:
//  - LINNET_UNROLL: 1, permutations are unrolled; 0, they are loops, and all other code is size-optimised where possible. Default:
//    1 where registers have 64 bits or instructions are Thumb-2, but 0 at -Os and -Oz and for devices.
//  - LINNET_INLINE_PERMUTATION: 2, the permutation of single messages, over the target's native word, is inlined into its callers;
//    1, only into loops over blocks, which whole and incremental messages then share; 0, it is a function, as it always is over all
//    other words. Default: 2 where registers have 64 bits and for devices, but 0 at -O0, -Os and -Oz and without inline assembly.
//  - LINNET_SHARED: 1, both directions, whole and last blocks, and all algorithms over the same words share the functions that
//    process a message; 0, each has its own. Default: 0 where registers have 64 bits and for devices, else 1.
//  - LINNET_LIBRARY, defined: the default of LINNET_INLINE_PERMUTATION is 1 instead of 2, which compiles in a fraction of the time.
//    The compiled library defines it.
//  - LINNET_SMALL: 1 sets LINNET_UNROLL and LINNET_INLINE_PERMUTATION to 0; 0 enables both. Default: the settings of those two.
//  - LINNET_NO_ASM, defined: no inline assembly at all. Implied under MemorySanitizer, which cannot follow it, and for devices.
//  - LINNET_NO_DISPATCH, defined: no code for instructions that the build's own -march lacks, and no CPU detection. On x86-64 CPU
//    detection needs libgcc or compiler-rt; a freestanding build that links neither sets this. Implied for devices.
//  - LINNET_M3_FAST_MULTIPLY, defined: on a Cortex-M3 32-bit products use umull and umlal, whose time depends on the operands:
//    anyone who can measure how long a call takes may learn about its key. Default: 16-bit products. No effect elsewhere.
//  - LINNET_DEVICES: 1, code for GPUs and similar devices; 0, for a processor. Default: the target that the compiler reports.
//  - LINNET_INLINE: inlines a function; LINNET_LAMBDA: inlines a lambda. Coverage builds, which count each function once, and
//    sanitizer builds, which take minutes to compile a long function, set them to `inline` and to nothing.
//  - LINNET_DECLASSIFY: an expression macro with which a constant-time checker marks a decision as public.

// Device compilers translate a file several times, for the host and for the device. The settings must be the same each time, or the
// host would look for functions under names that the device does not know. AdaptiveCpp states on its command line for which devices
// it compiles. If the processor is the only one (`omp`), its kernels are ordinary code.
#if defined(LINNET_DEVICES)
#elif defined(__ACPP_ENABLE_CUDA_TARGET__) || defined(__ACPP_ENABLE_HIP_TARGET__) || defined(__ACPP_ENABLE_LLVM_SSCP_TARGET__) ||  \
    defined(__CUDACC__) || defined(__HIPCC__) || defined(__SYCL_COMPILER_VERSION)
#define LINNET_DEVICES 1
#elif defined(SYCL_LANGUAGE_VERSION) && !defined(__ACPP_ENABLE_OMPHOST_TARGET__)
#define LINNET_DEVICES 1
#else
#define LINNET_DEVICES 0
#endif

// Whether registers have 64 bits, including targets with 32-bit addresses.
#if __SIZEOF_POINTER__ >= 8 || defined(__x86_64__) || defined(__aarch64__) || defined(__wasm__)
#define LINNET_64_BIT 1
#else
#define LINNET_64_BIT 0
#endif

// Whether a usable instruction multiplies two 32-bit integers to 64 bits. Cortex-M0 and M23 have none. On the Cortex-M3 its time
// depends on the operands.
#if defined(__thumb__) && !defined(__thumb2__)
#define LINNET_LONG_MULTIPLY 0
#elif defined(__ARM_ARCH_7M__) && !defined(LINNET_M3_FAST_MULTIPLY)
#define LINNET_LONG_MULTIPLY 0
#else
#define LINNET_LONG_MULTIPLY 1
#endif

// Whether the strings at two addresses overlap, if neither is empty. Two strings in the memory of a Cortex-M have far fewer than
// 2^32 bytes together. One comparison is enough there: how far the last byte of b is past the first of a. The other form adds no
// sizes.
// NOLINTBEGIN(bugprone-macro-parentheses): no argument has an operator of lower precedence
#if defined(__ARM_ARCH_PROFILE) && __ARM_ARCH_PROFILE == 'M'
#define LINNET_SHARE_A_BYTE(a, size_a, b, size_b) (b - (a + 1 - size_b) < size_a + size_b - 1)
#else
#define LINNET_SHARE_A_BYTE(a, size_a, b, size_b) (b - a < size_a || a - b < size_b)
#endif
// NOLINTEND(bugprone-macro-parentheses)

// Whether instructions rotate an operand at no cost, and barriers can make the compiler use that.
#if defined(__thumb2__) && !defined(LINNET_NO_ASM)
#define LINNET_ROTATES_OPERANDS 1
#else
#define LINNET_ROTATES_OPERANDS 0
#endif

// Whether there are vectors that the compiler may put words into.
#if !LINNET_DEVICES && (defined(__SSE2__) || defined(__ARM_NEON) || defined(__VEC__))
#define LINNET_VECTORS 1
#else
#define LINNET_VECTORS 0
#endif

#if LINNET_DEVICES && !defined(LINNET_NO_ASM)
#define LINNET_NO_ASM
#endif
// AdaptiveCpp's accelerated mode for processors inlines functions into kernels even if they were compiled for other instructions.
#if (LINNET_DEVICES || defined(__ACPP_USE_ACCELERATED_CPU__)) && !defined(LINNET_NO_DISPATCH)
#define LINNET_NO_DISPATCH
#endif
#if defined(__has_feature)
#if __has_feature(memory_sanitizer) && !defined(LINNET_NO_ASM)
#define LINNET_NO_ASM
#endif
#endif

#if defined(LINNET_SMALL)
#if LINNET_SMALL
#define LINNET_UNROLL 0
#define LINNET_INLINE_PERMUTATION 0
#else
#define LINNET_UNROLL 1
#define LINNET_INLINE_PERMUTATION 2
#endif
#endif
#if !defined(LINNET_UNROLL)
#if (LINNET_64_BIT || (defined(__thumb2__) && defined(__OPTIMIZE__))) && !LINNET_DEVICES && !defined(__OPTIMIZE_SIZE__)
#define LINNET_UNROLL 1
#else
#define LINNET_UNROLL 0
#endif
#endif
// Whether rounds are loops for speed on a processor with few registers, such as a Cortex-M0 at -O2. There the order of sums decides
// which values are spilled.
#if LINNET_UNROLL || LINNET_DEVICES || defined(__OPTIMIZE_SIZE__)
#define LINNET_FAST_LOOPS 0
#else
#define LINNET_FAST_LOOPS 1
#endif
#if !defined(LINNET_INLINE_PERMUTATION)
#if LINNET_DEVICES || (LINNET_64_BIT && defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__) && !defined(LINNET_NO_ASM))
#if defined(LINNET_LIBRARY)
#define LINNET_INLINE_PERMUTATION 1
#else
#define LINNET_INLINE_PERMUTATION 2
#endif
#else
#define LINNET_INLINE_PERMUTATION 0
#endif
#endif

#if !defined(LINNET_SHARED)
#if LINNET_64_BIT || LINNET_DEVICES
#define LINNET_SHARED 0
#else
#define LINNET_SHARED 1
#endif
#endif

#if !defined(LINNET_DECLASSIFY)
#define LINNET_DECLASSIFY(object) static_cast<void>(object)
#endif

// Without optimisation each inlined function keeps its own place on the stack, 40 KB in all: too much where LINNET_SHARED is set.
#if !defined(LINNET_INLINE)
#if LINNET_SHARED && !defined(__OPTIMIZE__)
#define LINNET_INLINE inline
#else
#define LINNET_INLINE [[gnu::always_inline]] inline
#endif
#endif

// For functions that take or return vectors by value: code for other instruction sets passes them elsewhere. A build whose vectors
// are all its own may define these otherwise.
#if !defined(LINNET_LANES_INLINE)
#define LINNET_LANES_INLINE [[gnu::always_inline]] inline
#define LINNET_LANES_LAMBDA __attribute__((always_inline))
#endif

#if defined(LINNET_SMALL) && LINNET_SMALL
#define LINNET_INLINE_UNLESS_SMALL inline
#else
#define LINNET_INLINE_UNLESS_SMALL LINNET_INLINE // for code that a mode has in several places
#endif
#if LINNET_SHARED
#define LINNET_ONCE [[gnu::noinline]] // for code that a mode calls from several places and should have once
#define LINNET_ONCE_OR_INLINE LINNET_ONCE
#else
#define LINNET_ONCE
#define LINNET_ONCE_OR_INLINE LINNET_INLINE
#endif
// For functions whose arguments exceed the registers. Each span would be written as two words; 64-bit compilers then copy it
// through one register, which waits for both stores.
#if LINNET_64_BIT
#define LINNET_INLINE_CALL LINNET_INLINE
#else
#define LINNET_INLINE_CALL inline
#endif
#if !defined(LINNET_LAMBDA) // the same for a lambda, after its parameters
#if LINNET_SHARED && !defined(__OPTIMIZE__)
#define LINNET_LAMBDA
#else
#define LINNET_LAMBDA __attribute__((always_inline))
#endif
#endif

// Everything is in an inline namespace named after the settings that change the generated code. So a linker never replaces the copy
// of a template built for an older processor, or for size, by one built for a newer processor, or for speed. The name of a usual
// build is short, such as linnet::for_x86_avx2, as compilers and debuggers print it: default settings add nothing.
#define LINNET_PASTE_(a, b, c, d, e, f) for_##a##b##c##d##e##f
#define LINNET_PASTE(a, b, c, d, e, f) LINNET_PASTE_(a, b, c, d, e, f)

#if defined(__AVX512VBMI2__) && defined(__AVX512VBMI__) && defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__GFNI__)
#define LINNET_ABI_TARGET x86_avx512_vbmi2_gfni
#elif defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__)
#define LINNET_ABI_TARGET x86_avx512_vbmi_gfni
#elif defined(__AVX512VBMI2__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define LINNET_ABI_TARGET x86_avx512_vbmi2
#elif defined(__AVX512BW__) && defined(__AVX512VL__)
#define LINNET_ABI_TARGET x86_avx512
#elif defined(__AVX512F__)
#define LINNET_ABI_TARGET x86_avx512f
#elif defined(__AVX2__)
#define LINNET_ABI_TARGET x86_avx2
#elif defined(__AVX__)
#define LINNET_ABI_TARGET x86_avx
#elif defined(__SSE4_1__)
#define LINNET_ABI_TARGET x86_sse4
#elif defined(__SSSE3__)
#define LINNET_ABI_TARGET x86_ssse3
#elif defined(__x86_64__) || defined(__i386__)
#define LINNET_ABI_TARGET x86
#elif defined(__ARM_FEATURE_SHA3)
#define LINNET_ABI_TARGET arm_sha3
#elif defined(__ARM_FEATURE_CRYPTO) || defined(__ARM_FEATURE_AES)
#define LINNET_ABI_TARGET arm_crypto
#elif defined(__ARM_NEON)
#define LINNET_ABI_TARGET arm_neon
#elif defined(__ARM_ARCH_7M__) && LINNET_LONG_MULTIPLY
#define LINNET_ABI_TARGET thumb2_fast_multiply
#elif defined(__thumb2__)
#define LINNET_ABI_TARGET thumb2
#elif defined(__thumb__)
#define LINNET_ABI_TARGET thumb1
#else
#define LINNET_ABI_TARGET generic
#endif

#if defined(__BMI2__) && defined(__AVX512IFMA__)
#define LINNET_ABI_BITS _bmi2_ifma
#elif defined(__BMI2__)
#define LINNET_ABI_BITS _bmi2
#elif defined(__BMI__)
#define LINNET_ABI_BITS _bmi
#else
#define LINNET_ABI_BITS
#endif

#if defined(__VAES__) && defined(__VPCLMULQDQ__)
#define LINNET_ABI_AES _vaes
#elif defined(__AES__) && defined(__PCLMUL__)
#define LINNET_ABI_AES _aes
#elif defined(__ARM_FEATURE_AES)
#define LINNET_ABI_AES _armaes
#else
#define LINNET_ABI_AES
#endif

#if defined(__SHA__) && defined(__SSE4_1__)
#define LINNET_ABI_SHA _sha
#else
#define LINNET_ABI_SHA
#endif

#if LINNET_UNROLL && LINNET_INLINE_PERMUTATION == 1
#define LINNET_ABI_SIZE _loops
#elif LINNET_UNROLL && LINNET_INLINE_PERMUTATION
#define LINNET_ABI_SIZE
#elif LINNET_UNROLL && LINNET_SHARED
#define LINNET_ABI_SIZE _unrolled_shared
#elif LINNET_UNROLL
#define LINNET_ABI_SIZE _unrolled
#elif LINNET_INLINE_PERMUTATION
#define LINNET_ABI_SIZE _inlined
#elif LINNET_SHARED && LINNET_FAST_LOOPS
#define LINNET_ABI_SIZE _fast_loops_shared
#elif LINNET_SHARED
#define LINNET_ABI_SIZE _small_shared
#elif LINNET_FAST_LOOPS
#define LINNET_ABI_SIZE _fast_loops
#else
#define LINNET_ABI_SIZE _small
#endif

#if defined(LINNET_NO_ASM) && defined(LINNET_NO_DISPATCH)
#define LINNET_ABI_ASM _noasm_fixed
#elif defined(LINNET_NO_ASM)
#define LINNET_ABI_ASM _noasm
#elif defined(LINNET_NO_DISPATCH)
#define LINNET_ABI_ASM _fixed
#else
#define LINNET_ABI_ASM
#endif

#define LINNET_ABI LINNET_PASTE(LINNET_ABI_TARGET, LINNET_ABI_BITS, LINNET_ABI_AES, LINNET_ABI_SHA, LINNET_ABI_SIZE, LINNET_ABI_ASM)
#define LINNET_NAMESPACE_BEGIN                                                                                                     \
    namespace linnet {                                                                                                             \
    inline namespace LINNET_ABI {
#define LINNET_NAMESPACE_END                                                                                                       \
    }                                                                                                                              \
    }

#endif
