// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_X25519_HPP
#define LINNET_DETAIL_ALGORITHM_X25519_HPP

/// The list of implementations of X25519.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/primitive/x25519/x25519_adx.hpp>
#include <linnet/detail/primitive/x25519/x25519_ladder.hpp>
#include <linnet/detail/primitive/x25519/x25519_vectors.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

using x25519_implementations = implementations<
#if defined(LINNET_X25519_VECTORS)
    x25519_vectors,
#endif
#if defined(LINNET_X25519_ADX)
    x25519_adx,
#endif
#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
    x25519_over<uint64_t>,
#endif
    x25519_over<uint32_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
