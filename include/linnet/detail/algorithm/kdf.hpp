// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_KDF_HPP
#define LINNET_DETAIL_ALGORITHM_KDF_HPP

/// HKDF and PBKDF2 over the implementations of a hash function.

#include <linnet/detail/interface/kdf.hpp>
#include <linnet/detail/mode/hkdf.hpp>
#include <linnet/detail/mode/pbkdf2.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The implementations of HKDF and PBKDF2 over a hash function.
template <class Hash>
using hkdf_over = kdf<built_on<mode::hkdf, typename Hash::implementations>>;
template <class Hash>
using pbkdf2_over = password_kdf<built_on<mode::pbkdf2, typename Hash::implementations>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
