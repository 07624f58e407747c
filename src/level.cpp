// SPDX-License-Identifier: MIT OR Apache-2.0
// Chooses the processor level that this process runs. Always compiled for the lowest level.
#include "kernel.hpp"

#include <linnet/common.h>

#if defined(LINNET_SEVERAL_LEVELS)
#define LINNET_LEVEL_LIMIT
#include <linnet/detail/base/processor.hpp>

#include <climits>
#include <cpuid.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>

// No limit unless LINNET_CPU forces a level. Written before `known_level`, and so before any kernel reads it.
unsigned char linnet::processor::linnet_level_limit = UCHAR_MAX;

namespace linnet_library {
namespace {

using place = linnet::processor::level;

/// Features without a name in every compiler's __builtin_cpu_supports. If AVX is supported, the system saves vector registers.
bool has_movbe_f16c_lzcnt() noexcept {
    unsigned a = 0, b = 0, c = 0, d = 0, extended = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !__get_cpuid(0x80000001, &a, &b, &extended, &d)) return false;
    constexpr unsigned movbe = 1u << 22, f16c = 1u << 29, lzcnt = 1u << 5;
    return (c & movbe) != 0 && (c & f16c) != 0 && (extended & lzcnt) != 0;
}

bool has_x86_64() noexcept { return true; }
bool has_x86_64_v2() noexcept {
    return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("ssse3") && __builtin_cpu_supports("popcnt");
}
bool has_x86_64_v3() noexcept {
    return has_x86_64_v2() && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("fma") && __builtin_cpu_supports("aes") && __builtin_cpu_supports("pclmul") &&
           has_movbe_f16c_lzcnt();
}
bool has_x86_64_v4() noexcept {
    return has_x86_64_v3() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
bool has_x86_64_v4_vbmi() noexcept {
    return has_x86_64_v4() && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
           __builtin_cpu_supports("gfni") && __builtin_cpu_supports("vpclmulqdq");
}

struct one_level {
    const char* name;
    bool (*supported)() noexcept;
    place limit;
};

constexpr one_level all_levels[] = {{"x86-64", has_x86_64, place::x86_64},
                                    {"x86-64-v2", has_x86_64_v2, place::x86_64_v2},
                                    {"x86-64-v3", has_x86_64_v3, place::x86_64_v3},
                                    {"x86-64-v4", has_x86_64_v4, place::x86_64_v4},
                                    {"x86-64-v4-vbmi", has_x86_64_v4_vbmi, place::x86_64_v4_vbmi}};
constexpr std::size_t count = level_count;

/// The levels that the library was built for.
constexpr auto levels = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<one_level, count>{all_levels[level_numbers[I]]...};
}(std::make_index_sequence<count>());

std::size_t best() noexcept {
    std::size_t found = count - 1;
    while (found != 0 && !levels[found].supported()) --found;
    return found;
}

/// Reports what is wrong with LINNET_CPU, and which values are valid. For an unknown level, only characters that cannot move the
/// cursor of a terminal are shown.
void complain(const char* wanted, bool known, const char* instead) noexcept {
    std::fputs("linnet: LINNET_CPU=", stderr);
    for (const char* at = wanted; *at != '\0'; ++at) std::fputc(*at >= ' ' && *at <= '~' ? *at : '?', stderr);
    std::fputs(known ? ": this processor does not have that level" : ": no such level; there are", stderr);
    for (std::size_t i = 0; i < count && !known; ++i) std::fprintf(stderr, "%s %s", i != 0 ? "," : "", levels[i].name);
    std::fprintf(stderr, "; running %s\n", instead);
}

std::size_t hold_to(std::size_t level) noexcept {
    __atomic_store_n(&linnet::processor::linnet_level_limit, static_cast<unsigned char>(levels[level].limit), __ATOMIC_RELAXED);
    return level;
}

/// The level that LINNET_CPU requests, if the processor supports it; else the best.
std::size_t choose() noexcept {
    const std::size_t most = best();
#if defined(__GLIBC__)
    const char* const wanted = secure_getenv("LINNET_CPU");
#else
    const char* const wanted = nullptr;
#endif
    if (wanted == nullptr || *wanted == '\0') return most;
    for (std::size_t i = 0; i <= most; ++i)
        if (std::strcmp(wanted, levels[i].name) == 0) return hold_to(i);
    bool known = false;
    for (const one_level& one : levels) known = known || std::strcmp(wanted, one.name) == 0;
    complain(wanted, known, levels[most].name);
    return most;
}

} // namespace

std::size_t known_level = count;

std::size_t choose_level() noexcept {
    std::size_t none = count;
    const std::size_t choice = choose();
    const bool first = __atomic_compare_exchange_n(&known_level, &none, choice, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return first ? choice : none;
}

const char* level_name() noexcept { return levels[level()].name; }

} // namespace linnet_library

#else
const char* linnet_library::level_name() noexcept { return "only"; }

#endif

const char* linnet_level(void) { return linnet_library::level_name(); }
