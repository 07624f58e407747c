// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_PROCESSOR_HPP
#define LINNET_DETAIL_BASE_PROCESSOR_HPP

#include <linnet/detail/base/config.hpp>

#include <string_view>
#include <type_traits>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

// LINNET_DISPATCH is defined where functions for instructions beyond the build's own -march are compiled. Each has a `target`
// attribute, and CPU detection precedes each call. Size-optimised builds have none.
#if (defined(__x86_64__) || (defined(__aarch64__) && defined(__linux__))) && LINNET_UNROLL && !defined(LINNET_NO_DISPATCH)
#define LINNET_DISPATCH
#endif

LINNET_NAMESPACE_BEGIN
namespace processor {

/// `call(f)` runs f, and `call<Core>(f)` runs f.template operator()<Core>(): a lambda around f would be another copy of the code
/// inlined into f, which takes the compiler as long as the first.
#define LINNET_CALL(...)                                                                                                           \
    template <class... Core, class Function>                                                                                       \
    __VA_ARGS__ call(const Function& f) noexcept {                                                                                 \
        if constexpr (sizeof...(Core) == 0) f();                                                                                   \
        else f.template operator()<Core...>();                                                                                     \
    }

/// The features that every processor of the build's target has. A feature has these members: `certain` says that it needs no CPU
/// detection; `call` runs the code inlined into it as code for the feature.
struct any {
    static constexpr std::string_view name = "any";
    static constexpr bool certain = true;
    static constexpr bool supported() noexcept { return true; }
    LINNET_CALL(LINNET_INLINE static constexpr void)
};

/// 128-bit vectors, which the build's target has.
struct vectors : any {
    static constexpr std::string_view name = "vectors";
};

/// Whether code for a feature is compiled at all: the build's target has the feature, or CPU dispatch is on.
#if defined(LINNET_DISPATCH)
template <class Feature>
inline constexpr bool compiled = true;
#else
template <class Feature>
inline constexpr bool compiled = Feature::certain;
#endif

#if defined(__x86_64__)

/// The processor levels of liblinnet. The environment may limit the level: features above the limit are not used.
enum class level : unsigned char { x86_64, x86_64_v2, x86_64_v3, x86_64_v4, x86_64_v4_vbmi };
#if defined(LINNET_LEVEL_LIMIT)
extern "C" [[gnu::visibility("hidden")]] unsigned char linnet_level_limit;
LINNET_INLINE bool allowed(level lowest) noexcept {
    return __atomic_load_n(&linnet_level_limit, __ATOMIC_RELAXED) >= static_cast<unsigned char>(lowest);
}
#else
LINNET_INLINE constexpr bool allowed(level) noexcept { return true; }
#endif

/// Whether register EBX of cpuid's leaf 7 has all of `Bits`, for extensions that not every compiler has a name for. The answer,
/// slow to get on a virtual machine, is kept: 0 if not known, 1 for no, 2 for yes.
template <unsigned Bits>
struct leaf7 {
    static bool has_all() noexcept {
        unsigned char known = __atomic_load_n(&known_, __ATOMIC_RELAXED);
        if (known == 0) {
            unsigned a = 0;
            unsigned b = 0;
            unsigned c = 0;
            unsigned d = 0;
            known = __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & Bits) == Bits ? 2 : 1;
            __atomic_store_n(&known_, known, __ATOMIC_RELAXED);
        }
        return known == 2;
    }

private:
    static inline constinit unsigned char known_ = 0;
};

#if defined(__clang__) // has no name for it before version 18
LINNET_INLINE bool has_sha() noexcept { return leaf7<1u << 29>::has_all(); }
#else
LINNET_INLINE bool has_sha() noexcept { return __builtin_cpu_supports("sha"); }
#endif

// The extensions of the instruction set: the macro that the compiler defines if the build has one, and the check at run time. Every
// processor with VPCLMULQDQ has VAES, for which not every compiler has a name.
#define LINNET_EXTENSION_sse4_1(use) use(__SSE4_1__, __builtin_cpu_supports("sse4.1"))
#define LINNET_EXTENSION_avx(use) use(__AVX__, __builtin_cpu_supports("avx"))
#define LINNET_EXTENSION_avx2(use) use(__AVX2__, __builtin_cpu_supports("avx2"))
#define LINNET_EXTENSION_bmi(use) use(__BMI__, __builtin_cpu_supports("bmi"))
#define LINNET_EXTENSION_bmi2(use) use(__BMI2__, __builtin_cpu_supports("bmi2"))
#define LINNET_EXTENSION_aes(use) use(__AES__, __builtin_cpu_supports("aes"))
#define LINNET_EXTENSION_pclmul(use) use(__PCLMUL__, __builtin_cpu_supports("pclmul"))
#define LINNET_EXTENSION_sha(use) use(__SHA__, has_sha())
#define LINNET_EXTENSION_gfni(use) use(__GFNI__, __builtin_cpu_supports("gfni"))
#define LINNET_EXTENSION_vaes(use) use(__VAES__, true)
#define LINNET_EXTENSION_vpclmulqdq(use) use(__VPCLMULQDQ__, __builtin_cpu_supports("vpclmulqdq"))
#define LINNET_EXTENSION_avx512bw(use) use(__AVX512BW__, __builtin_cpu_supports("avx512bw"))
#define LINNET_EXTENSION_avx512vl(use) use(__AVX512VL__, __builtin_cpu_supports("avx512vl"))
#define LINNET_EXTENSION_avx512ifma(use) use(__AVX512IFMA__, __builtin_cpu_supports("avx512ifma"))
#define LINNET_EXTENSION_avx512vbmi(use) use(__AVX512VBMI__, __builtin_cpu_supports("avx512vbmi"))
#define LINNET_EXTENSION_avx512vbmi2(use) use(__AVX512VBMI2__, __builtin_cpu_supports("avx512vbmi2"))

#define LINNET_TEXT(x) #x
#define LINNET_BUILT(macro, asked) LINNET_TEXT(macro)[0] == '1'
#define LINNET_ASKED(macro, asked) asked
#define LINNET_ALL_1(use, x) LINNET_EXTENSION_##x(use)
#define LINNET_ALL_2(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_1(use, __VA_ARGS__))
#define LINNET_ALL_3(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_2(use, __VA_ARGS__))
#define LINNET_ALL_4(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_3(use, __VA_ARGS__))
#define LINNET_ALL_5(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_4(use, __VA_ARGS__))
#define LINNET_ALL_6(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_5(use, __VA_ARGS__))
#define LINNET_ALL_7(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_6(use, __VA_ARGS__))
#define LINNET_ALL_8(use, x, ...) LINNET_EXTENSION_##x(use) __VA_OPT__(&&LINNET_ALL_7(use, __VA_ARGS__))

/// Whether the build has all extensions, and whether the processor has. One expression, because g++ folds it into few comparisons;
/// it does not fold calls.
#define LINNET_NEEDS(lowest, ...)                                                                                                  \
    static constexpr bool certain = LINNET_ALL_8(LINNET_BUILT, __VA_ARGS__);                                                       \
    LINNET_INLINE static bool supported() noexcept {                                                                               \
        return certain || (allowed(level::lowest) && LINNET_ALL_8(LINNET_ASKED, __VA_ARGS__));                                     \
    }

// A feature: the type, its name, the lowest level, and the extensions in the form of the attribute `target`. The compiler's runtime
// keeps VPCLMULQDQ, GFNI and VBMI2 in a different word from the others. They come first, so that one comparison tests all others.
#define LINNET_FEATURE(type, text, lowest, ...)                                                                                    \
    struct type {                                                                                                                  \
        static constexpr std::string_view name = text;                                                                             \
        LINNET_NEEDS(lowest, __VA_ARGS__)                                                                                          \
        LINNET_CALL([[gnu::noinline, gnu::target(#__VA_ARGS__)]] static void)                                                      \
    };
// clang-format off
LINNET_FEATURE(x86_bmi2, "bmi2", x86_64_v3, bmi,bmi2) // scalar rotations that keep their operand, and and-not
LINNET_FEATURE(x86_aes, "aes", x86_64_v3, aes,pclmul,avx) // AES rounds and carry-less products, in AVX assembly
LINNET_FEATURE(x86_avx2, "avx2", x86_64_v3, avx2,bmi,bmi2) // 4-bit look-ups in every byte of a register
LINNET_FEATURE(x86_avx2_aes, "avx2-aes", x86_64_v3, avx2,bmi,bmi2,aes,pclmul) // AES, one block per register
LINNET_FEATURE(x86_avx2_vaes, "avx2-vaes", x86_64_v3, vpclmulqdq,vaes,avx2,bmi,bmi2,aes,pclmul) // AES, two blocks per register
LINNET_FEATURE(x86_avx512, "avx512", x86_64_v4, avx512bw,avx512vl,bmi,bmi2) // rotations of 32-bit words, in 64-byte registers
LINNET_FEATURE(x86_avx512_vaes, "avx512-vaes", x86_64_v4_vbmi, vpclmulqdq,vaes,avx512bw,avx512vl,aes,pclmul,bmi,bmi2) // AES, 4 blocks
LINNET_FEATURE(x86_avx512_ifma, "avx512-ifma", x86_64_v4_vbmi, avx512bw,avx512vl,avx512ifma,bmi,bmi2) // products of 52-bit integers
LINNET_FEATURE(x86_avx512_vbmi2, "avx512-vbmi2", x86_64_v4_vbmi, avx512vbmi2,avx512bw,avx512vl,bmi,bmi2) // permutes 16-bit words
LINNET_FEATURE(x86_avx512_vbmi_gfni, "avx512-vbmi-gfni", x86_64_v4_vbmi, gfni,avx512vbmi,avx512vl,bmi,bmi2) // 7-bit look-ups
// clang-format on

// The same features as attributes, for functions that use the instructions by name.
#define LINNET_TARGET_SHA gnu::target("sha,sse4.1,ssse3")
#define LINNET_TARGET_AVX2 gnu::target("avx2,bmi,bmi2")
#define LINNET_TARGET_AVX512 gnu::target("avx512f,avx512bw,avx512vl,bmi,bmi2")
#define LINNET_TARGET_AVX512_VAES gnu::target("avx512f,avx512bw,avx512vl,vaes,vpclmulqdq,aes,pclmul,bmi,bmi2")
#define LINNET_TARGET_AVX512_IFMA gnu::target("avx512f,avx512bw,avx512vl,avx512ifma,bmi,bmi2")
#define LINNET_TARGET_AVX512_VBMI2 gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi2,bmi,bmi2")
#define LINNET_TARGET_AVX512_VBMI_GFNI gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi,gfni,bmi,bmi2")

/// Rounds and message schedule of SHA-1 and SHA-256, in registers that every processor has. No level includes them; most processors
/// of the third level have them. Their users are functions of their own.
struct x86_sha {
    static constexpr std::string_view name = "sha-ni";
    LINNET_NEEDS(x86_64_v3, sha, sse4_1)
    LINNET_CALL(LINNET_INLINE static void)
};

/// Multiplications and additions that leave flags alone (MULX, ADCX, ADOX): processors of Intel since 2014 and AMD since 2017.
/// Never certain: the library's inline namespace does not tell builds with ADX from others. Its users are assembly.
struct x86_adx {
    static constexpr std::string_view name = "adx";
    static constexpr bool certain = false;
    LINNET_INLINE static bool supported() noexcept {
        constexpr unsigned bmi2_and_adx = 1u << 8 | 1u << 19;
        return allowed(level::x86_64_v3) && leaf7<bmi2_and_adx>::has_all();
    }
    LINNET_CALL(LINNET_INLINE static void)
};

#undef LINNET_EXTENSION_sse4_1
#undef LINNET_EXTENSION_avx
#undef LINNET_EXTENSION_avx2
#undef LINNET_EXTENSION_bmi
#undef LINNET_EXTENSION_bmi2
#undef LINNET_EXTENSION_aes
#undef LINNET_EXTENSION_pclmul
#undef LINNET_EXTENSION_sha
#undef LINNET_EXTENSION_gfni
#undef LINNET_EXTENSION_vaes
#undef LINNET_EXTENSION_vpclmulqdq
#undef LINNET_EXTENSION_avx512bw
#undef LINNET_EXTENSION_avx512vl
#undef LINNET_EXTENSION_avx512ifma
#undef LINNET_EXTENSION_avx512vbmi
#undef LINNET_EXTENSION_avx512vbmi2
#undef LINNET_TEXT
#undef LINNET_BUILT
#undef LINNET_ASKED
#undef LINNET_ALL_1
#undef LINNET_ALL_2
#undef LINNET_ALL_3
#undef LINNET_ALL_4
#undef LINNET_ALL_5
#undef LINNET_ALL_6
#undef LINNET_ALL_7
#undef LINNET_ALL_8
#undef LINNET_NEEDS
#undef LINNET_FEATURE

#elif defined(__aarch64__) && defined(__ARM_NEON)

/// 4-bit look-ups in every byte of a register.
struct arm_neon : any {
    static constexpr std::string_view name = "neon";
};

#endif

/// Queries the processor for `Feature`, but inlines f: it only calls functions that are compiled for `Feature`.
template <class Feature>
struct asked_first : Feature {
    LINNET_CALL(LINNET_INLINE static constexpr void)
};

/// Runs f in a function of its own.
struct outlined : any {
    LINNET_CALL([[gnu::noinline]] static constexpr void)
};

/// Runs f in a function of its own, compiled for vectors of `Size` bytes, which all callers share.
template <size_t Size, class Function>
LINNET_INLINE constexpr void in_function_for_vectors(const Function& f) noexcept {
#if defined(__x86_64__)
    if constexpr (Size == 64) x86_avx512::call(f);
    else if constexpr (Size == 32) x86_avx2::call(f);
    else outlined::call(f);
#else
    outlined::call(f);
#endif
}

/// Runs f in a function of its own, as code for `Feature`.
template <class Feature, class Function>
LINNET_INLINE constexpr void in_function(const Function& f) noexcept {
    std::conditional_t<std::is_same_v<Feature, any>, outlined, Feature>::call(f);
}

} // namespace processor
LINNET_NAMESPACE_END

#endif
