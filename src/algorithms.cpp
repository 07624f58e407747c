// SPDX-License-Identifier: MIT OR Apache-2.0
#include "algorithms.hpp"
#include "entries.hpp"
#include "generated/kernels.hpp"

#include <utility>
#if defined(LINNET_ONLY)
#include <vector>
#endif

namespace linnet_library {

#if !defined(LINNET_SEVERAL_LEVELS)
#define LINNET_ELSEWHERE(family) extern template struct kernels<of_##family, 0>;
LINNET_EACH_FAMILY(LINNET_ELSEWHERE)
#endif

namespace {

constexpr std::size_t count = algorithm_count;

/// Whether a family is compiled: tests of some families list them in LINNET_ONLY, each name between blanks.
consteval bool compiled([[maybe_unused]] std::string_view family) noexcept {
#if defined(LINNET_ONLY)
    constexpr std::string_view only = LINNET_ONLY;
    for (std::size_t at = only.find(family); at != only.npos; at = only.find(family, at + 1))
        if (only[at - 1] == ' ' && only[at + family.size()] == ' ') return true;
    return false;
#else
    return true;
#endif
}

/// The kernels of all algorithms at a level; null where the family is not compiled.
template <std::size_t Level>
constexpr const kernel* kernels_at[count] = {
#define LINNET_ALGORITHM(family, algorithm)                                                                                        \
    compiled(#family) ? &kernels<of_##family, serving<of_##family>(Level)>::algorithm : nullptr,
#include "generated/catalog.inc"
#undef LINNET_ALGORITHM
};

/// The implementations in a kernel; in the library proper only the default.
constexpr std::span<const implementation> listed(const kernel* all) noexcept {
    if (all == nullptr) return {};
    std::size_t size = 1;
    while (size < all->size() && (*all)[size].name != nullptr) ++size;
    return std::span(*all).first(size);
}

template <std::size_t Level, std::size_t... I>
constexpr std::array<algorithm, count> catalog_at(std::index_sequence<I...>) noexcept {
    return {algorithm{entries[I], listed(kernels_at<Level>[I])}...};
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

std::span<const algorithm> algorithms() noexcept {
#if defined(LINNET_ONLY)
    static const std::vector<algorithm> some = [] {
        std::vector<algorithm> there;
        for (const algorithm& one : catalogs[level()])
            if (!one.implementations.empty()) there.push_back(one);
        return there;
    }();
    return some;
#else
    return catalogs[level()];
#endif
}

} // namespace linnet_library
