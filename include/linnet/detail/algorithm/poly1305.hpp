// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_POLY1305_HPP
#define LINNET_DETAIL_ALGORITHM_POLY1305_HPP

/// The list of implementations of Poly1305.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/poly1305_mac.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

using poly1305_implementations = implementations<
#if defined(LINNET_POLY1305_VECTORS)
    mode::poly1305_avx512, mode::poly1305_avx2,
#endif
#if LINNET_64_BIT && defined(__SIZEOF_INT128__)
    mode::poly1305_64,
#endif
    mode::poly1305_32>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
