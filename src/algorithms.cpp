// SPDX-License-Identifier: MIT OR Apache-2.0
#include "algorithms.hpp"
#include "generated/kernels.hpp"

#include <linnet/catalog.hpp>

#include <utility>

namespace linnet_library {

#if !defined(LINNET_SEVERAL_LEVELS)
#define LINNET_ELSEWHERE(family) extern template struct kernels<of_##family, 0>;
LINNET_EACH_FAMILY(LINNET_ELSEWHERE)
#endif

namespace {

constexpr std::size_t count = linnet::catalog::size;

/// The kernels of all algorithms at a level.
template <std::size_t Level>
constexpr const kernel* kernels_at[count] = {
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
    return {algorithm{linnet::catalog_entries[I], listed(*kernels_at<Level>[I])}...};
}

template <std::size_t... Level>
constexpr std::array<std::array<algorithm, count>, sizeof...(Level)> at_levels(std::index_sequence<Level...>) noexcept {
    return {catalog_at<Level>(std::make_index_sequence<count>())...};
}

#if defined(LINNET_EVERY_IMPLEMENTATION)
const auto catalogs = at_levels(std::make_index_sequence<level_count>());
#else
constexpr auto catalogs = at_levels(std::make_index_sequence<level_count>());
#endif

} // namespace

std::span<const algorithm> algorithms() noexcept { return catalogs[level()]; }

} // namespace linnet_library
