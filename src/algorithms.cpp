// SPDX-License-Identifier: MIT OR Apache-2.0
#define LINNET_EVERY_FAMILY
#include "algorithms.hpp"
#include "kernel.hpp"

#include <linnet/catalog.hpp>

#include <utility>

#define LINNET_DECLARE(level, family, name) LINNET_DECLARE_KERNEL(level, name)
#define LINNET_ALGORITHM(family, name) LINNET_LEVELS(LINNET_DECLARE, family, name)
#define LINNET_OBJECT_OF(name, object)
#include "generated/catalog.inc"
#undef LINNET_ALGORITHM

namespace linnet_library {
namespace {

constexpr std::size_t count = linnet::catalog::size;

/// An algorithm's kernels, one a level.
#define LINNET_ADDRESS(level, family, name) &LINNET_KERNEL(level, name),
#define LINNET_ALGORITHM(family, name) {LINNET_LEVELS(LINNET_ADDRESS, family, name)},
constexpr const kernel* kernels[count][LINNET_LEVEL_COUNT] = {
#include "generated/catalog.inc"
};

/// What of a kernel is there: at one level of the library proper the default alone.
constexpr std::span<const implementation> listed(const kernel& all) noexcept {
    std::size_t size = 1;
    while (size < all.size() && all[size].name != nullptr) ++size;
    return std::span(all).first(size);
}

template <std::size_t Level, std::size_t... I>
constexpr std::array<algorithm, count> catalog_at(std::index_sequence<I...>) noexcept {
    return {algorithm{linnet::catalog_entries[I], listed(*kernels[I][Level])}...};
}

template <std::size_t... Level>
constexpr std::array<std::array<algorithm, count>, sizeof...(Level)> at_levels(std::index_sequence<Level...>) noexcept {
    return {catalog_at<Level>(std::make_index_sequence<count>())...};
}

#if defined(LINNET_EVERY_IMPLEMENTATION)
const auto catalogs = at_levels(std::make_index_sequence<LINNET_LEVEL_COUNT>());
#else
constexpr auto catalogs = at_levels(std::make_index_sequence<LINNET_LEVEL_COUNT>());
#endif

} // namespace

std::span<const algorithm> algorithms() noexcept { return catalogs[level()]; }

} // namespace linnet_library
