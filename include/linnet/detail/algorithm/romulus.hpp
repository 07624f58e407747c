// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_ROMULUS_HPP
#define LINNET_DETAIL_ALGORITHM_ROMULUS_HPP

/// The list of implementations of a mode of Romulus, over those of SKINNY-128-384+.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/primitive/skinny128/skinny128.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_nibbles.hpp>
#include <linnet/detail/primitive/skinny128/skinny128_vbmi.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The implementations of a mode of Romulus.
template <template <class> class Core>
using romulus_implementations = implementations<
#if defined(LINNET_SKINNY128_VBMI)
    on<skinny128_384_plus_vbmi::feature, Core<skinny128_384_plus_vbmi>>,
#endif
#if defined(LINNET_SKINNY128_NIBBLES)
    on<skinny128_384_plus_nibbles::feature, Core<skinny128_384_plus_nibbles>>,
#endif
    Core<skinny128_384_plus<uint32_t>>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
