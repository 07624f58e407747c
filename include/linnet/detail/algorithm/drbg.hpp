// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_DRBG_HPP
#define LINNET_DETAIL_ALGORITHM_DRBG_HPP

/// The DRBGs of SP 800-90A over the implementations of a hash function.

#include <linnet/detail/interface/drbg.hpp>
#include <linnet/detail/mode/hash_drbg.hpp>
#include <linnet/detail/mode/hmac_drbg.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

template <class Hash>
using hash_drbg_over = drbg<built_on<mode::hash_drbg, typename Hash::implementations>>;
template <class Hash>
using hmac_drbg_over = drbg<built_on<mode::hmac_drbg, typename Hash::implementations>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
