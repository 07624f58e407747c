// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_PROCESSOR_HPP
#define LINNET_DETAIL_BASE_PROCESSOR_HPP

#include <linnet/detail/base/config.hpp>

#include <string_view>
#include <type_traits>
#if defined(__x86_64__) && defined(__clang__)
#include <cpuid.h>
#endif

// LINNET_DISPATCH is defined where functions for instructions beyond the build's own -march are compiled, each with a `target`
// attribute, and the processor is asked before each is called. Code that is to be short has none of them.
#if (defined(__x86_64__) || (defined(__aarch64__) && defined(__linux__))) && LINNET_UNROLL && !defined(LINNET_NO_DISPATCH)
#define LINNET_DISPATCH
#endif

LINNET_NAMESPACE_BEGIN
namespace processor {

/// `call(f)` runs f, and `call<Core>(f)` runs f.template operator()<Core>(). Every function between this and the code that is
/// inlined into it is one more copy of that code for the compiler, and takes it as long as the first: so there is none for the
/// template.
#define LINNET_CALL(...)                                                                                                           \
    template <class... Core, class Function>                                                                                       \
    __VA_ARGS__ call(const Function& f) noexcept {                                                                                 \
        if constexpr (sizeof...(Core) == 0) f();                                                                                   \
        else f.template operator()<Core...>();                                                                                     \
    }

/// What every processor of the build's target has. A feature has these members: `certain` says that it needs no question, `call`
/// runs what is inlined into it as code for the feature.
struct any {
    static constexpr std::string_view name = "any";
    static constexpr bool certain = true;
    static constexpr bool supported() noexcept { return true; }
    LINNET_CALL(LINNET_INLINE static constexpr void)
};

/// Vectors of 128 bits, which the build's target has.
struct vectors : any {
    static constexpr std::string_view name = "vectors";
};

/// Whether a feature's instructions are compiled at all: the build has them, or asks for them.
#if defined(LINNET_DISPATCH)
template <class Feature>
inline constexpr bool compiled = true;
#else
template <class Feature>
inline constexpr bool compiled = Feature::certain;
#endif

#if defined(__x86_64__)

/// The processor levels of liblinnet, where the environment may force one: a feature above it is there for no one.
enum class level : unsigned char { x86_64, x86_64_v2, x86_64_v3, x86_64_v4, x86_64_v4_vbmi };
#if defined(LINNET_LEVEL_LIMIT)
extern "C" [[gnu::visibility("hidden")]] unsigned char linnet_level_limit;
LINNET_INLINE bool allowed(level lowest) noexcept {
    return __atomic_load_n(&linnet_level_limit, __ATOMIC_RELAXED) >= static_cast<unsigned char>(lowest);
}
#else
LINNET_INLINE constexpr bool allowed(level) noexcept { return true; }
#endif

/// Rotations that leave their operand, and and-not, of scalars.
struct x86_bmi2 {
    static constexpr std::string_view name = "bmi2";
#if defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain || (allowed(level::x86_64_v3) && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("bmi,bmi2")]] static void)
};

/// Rounds of AES and carry-less products, of which the code is assembly in the forms of AVX.
struct x86_aes {
    static constexpr std::string_view name = "aes";
#if defined(__AES__) && defined(__PCLMUL__) && defined(__AVX__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain || (allowed(level::x86_64_v3) && __builtin_cpu_supports("aes") && __builtin_cpu_supports("pclmul") &&
                           __builtin_cpu_supports("avx"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("aes,pclmul,avx")]] static void)
};

/// Look-ups of 4 bits in every byte of a register.
struct x86_avx2 {
    static constexpr std::string_view name = "avx2";
#if defined(__AVX2__) && defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain || (allowed(level::x86_64_v3) && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                           __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("avx2,bmi,bmi2")]] static void)
};

/// Rounds of AES and carry-less products, of four blocks in a register. Whatever has VPCLMULQDQ has VAES; the latter has no name in
/// every compiler.
struct x86_avx512_vaes {
    static constexpr std::string_view name = "avx512-vaes";
#if defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__VAES__) && defined(__VPCLMULQDQ__) && defined(__AES__) &&          \
    defined(__PCLMUL__) && defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain ||
               (allowed(level::x86_64_v4_vbmi) && __builtin_cpu_supports("vpclmulqdq") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("aes") && __builtin_cpu_supports("pclmul") &&
                __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("avx512f,avx512bw,avx512vl,vaes,vpclmulqdq,aes,pclmul,bmi,bmi2")]] static void)
};

/// Rotations of 32-bit words, in registers of 64 bytes.
struct x86_avx512 {
    static constexpr std::string_view name = "avx512";
#if defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain || (allowed(level::x86_64_v4) && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("avx512f,avx512bw,avx512vl,bmi,bmi2")]] static void)
};

/// Sums of products of 52-bit integers.
struct x86_avx512_ifma {
    static constexpr std::string_view name = "avx512-ifma";
#if defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__AVX512IFMA__) && defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain ||
               (allowed(level::x86_64_v4_vbmi) && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                __builtin_cpu_supports("avx512ifma") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("avx512f,avx512bw,avx512vl,avx512ifma,bmi,bmi2")]] static void)
};

/// Shifts and permutations of 16-bit words.
struct x86_avx512_vbmi2 {
    static constexpr std::string_view name = "avx512-vbmi2";
#if defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__AVX512VBMI2__) && defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain ||
               (allowed(level::x86_64_v4_vbmi) && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi2,bmi,bmi2")]] static void)
};

/// Look-ups of 7 bits in every byte, and linear functions of bytes.
struct x86_avx512_vbmi_gfni {
    static constexpr std::string_view name = "avx512-vbmi-gfni";
#if defined(__AVX512VBMI__) && defined(__AVX512VL__) && defined(__GFNI__) && defined(__BMI__) && defined(__BMI2__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain ||
               (allowed(level::x86_64_v4_vbmi) && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vl") &&
                __builtin_cpu_supports("gfni") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
    }
    LINNET_CALL([[gnu::noinline, gnu::target("avx512f,avx512vl,avx512vbmi,gfni,avx2,bmi,bmi2")]] static void)
};

#if defined(__clang__)
/// Clang has no name for this feature before version 18. What cpuid says, which takes long on a virtual machine, is kept: 1 or 2.
inline constinit unsigned char sha_known = 0;

inline bool has_sha() noexcept {
    unsigned char known = __atomic_load_n(&sha_known, __ATOMIC_RELAXED);
    if (known == 0) {
        unsigned a = 0;
        unsigned b = 0;
        unsigned c = 0;
        unsigned d = 0;
        constexpr unsigned sha = 1u << 29;
        known = __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & sha) != 0 ? 2 : 1;
        __atomic_store_n(&sha_known, known, __ATOMIC_RELAXED);
    }
    return known == 2;
}
#else
LINNET_INLINE bool has_sha() noexcept { return __builtin_cpu_supports("sha"); }
#endif

/// Rounds and message schedule of SHA-256, in registers that every processor has. No level has them; most processors of the third
/// do.
struct x86_sha {
    static constexpr std::string_view name = "sha-ni";
#if defined(__SHA__) && defined(__SSE4_1__)
    static constexpr bool certain = true;
#else
    static constexpr bool certain = false;
#endif
    LINNET_INLINE static bool supported() noexcept {
        return certain || (allowed(level::x86_64_v3) && has_sha() && __builtin_cpu_supports("sse4.1"));
    }
    /// What uses it is functions of their own.
    LINNET_CALL(LINNET_INLINE static void)
};

#elif defined(__aarch64__) && defined(__ARM_NEON)

/// Look-ups of 4 bits in every byte of a register.
struct arm_neon : any {
    static constexpr std::string_view name = "neon";
};

#endif

/// Asked of the processor where a core is chosen; what needs the instructions is a function of its own.
template <class Feature>
struct asked_first : Feature {
    LINNET_CALL(LINNET_INLINE static constexpr void)
};

/// In a function of its own.
struct apart : any {
    LINNET_CALL([[gnu::noinline]] static constexpr void)
};

/// Runs f in a function of its own, as code for `Feature`.
template <class Feature, class Function>
LINNET_INLINE constexpr void in_function(const Function& f) noexcept {
    std::conditional_t<std::is_same_v<Feature, any>, apart, Feature>::call(f);
}

} // namespace processor
LINNET_NAMESPACE_END

#endif
