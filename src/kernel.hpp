// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_KERNEL_HPP
#define LINNET_SRC_KERNEL_HPP

/// How objects of the library find the tables. A family is compiled once for each processor level. The resulting objects export
/// only kernels<of_FAMILY, LEVEL>::ALGORITHM, the implementations of an algorithm, which generated/FAMILY.hpp declares.
///
/// Without levels.hpp and levels/FAMILY.hpp, which the build writes, there is only level 0.

#include "table.hpp"

#include <array>
#include <utility>

namespace linnet_library {

/// The implementations of an algorithm: all of them in the tests' library, terminated by one without a name; otherwise only the
/// default.
#if defined(LINNET_EVERY_IMPLEMENTATION)
using kernel = std::array<implementation, 12>;
#else
using kernel = std::array<implementation, 1>;
#endif

/// The implementations of each algorithm of a family, compiled for one level.
template <class Family, std::size_t Level>
struct kernels;

} // namespace linnet_library

#if defined(LINNET_SEVERAL_LEVELS)
#include "levels.hpp"
#endif

namespace linnet_library {

#if defined(LINNET_SEVERAL_LEVELS)
/// For each level of the library, the number of the level whose tables of the family serve it.
template <class Family>
constexpr std::array<std::size_t, level_count> served{};

template <class Family>
consteval std::size_t serving(std::size_t level) noexcept {
    return served<Family>[level];
}

/// level_count before the level is chosen.
[[gnu::visibility("hidden")]] extern std::size_t known_level;
[[gnu::cold, gnu::noinline]] std::size_t choose_level() noexcept;

/// The level that serves this process, counted among the levels that the library was built for: 0 is the lowest. Inlined into the
/// functions of linnet.h, which would otherwise save all their arguments around a call.
inline std::size_t level() noexcept {
    const std::size_t known = __atomic_load_n(&known_level, __ATOMIC_ACQUIRE);
    return __builtin_expect(known != level_count, 1) ? known : choose_level();
}
#else
inline constexpr std::size_t level_count = 1;
template <class>
consteval std::size_t serving(std::size_t) noexcept {
    return 0;
}
inline std::size_t level() noexcept { return 0; }
#endif

/// The name of that level.
const char* level_name() noexcept;

/// The implementation that a user gets. The algorithm's kernel at `Level` is at *KernelAt{}.operator()<Level>().
template <class KernelAt>
const implementation& chosen(KernelAt) noexcept {
    static constexpr auto all = []<std::size_t... Level>(std::index_sequence<Level...>) {
        return std::array<const kernel*, level_count>{KernelAt{}.template operator()<Level>()...};
    }(std::make_index_sequence<level_count>());
    return (*all[level()])[0];
}

} // namespace linnet_library

#endif
