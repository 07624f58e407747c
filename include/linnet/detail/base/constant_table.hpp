// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_BASE_CONSTANT_TABLE_HPP
#define LINNET_DETAIL_BASE_CONSTANT_TABLE_HPP

#include <linnet/detail/base/config.hpp>

#include <type_traits>

LINNET_NAMESPACE_BEGIN
namespace detail {

#if defined(__CUDACC__)
/// A copy of a table for device code: nvcc silently compiles an index into a namespace-scope or class variable to a trap.
template <const auto& Table>
__host__ __device__ inline const auto& table_in_function() noexcept {
    static constexpr auto copy = Table;
    return copy;
}
#endif

/// A table of constants for indexing at run time. Every such table is accessed through this function.
template <const auto& Table>
LINNET_INLINE constexpr const auto& table() noexcept {
#if defined(__CUDACC__)
    if (!__builtin_is_constant_evaluated()) return table_in_function<Table>();
#endif
    return Table;
}

} // namespace detail
LINNET_NAMESPACE_END

#endif
