// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_POLY1305_AES_HPP
#define LINNET_DETAIL_ALGORITHM_POLY1305_AES_HPP

/// The list of implementations of Poly1305-AES.

#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/mode/poly1305_of_cipher.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

#if LINNET_SHARED
using poly1305_aes_implementations = implementations<mode::poly1305_aes<aes<16>>>;
#else
using poly1305_aes_implementations = over_any_aes<mode::poly1305_aes>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
