// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_OVER_AES_HPP
#define LINNET_DETAIL_ALGORITHM_OVER_AES_HPP

/// The implementations of a mode of operation over AES.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/primitive/aes/aes_arm.hpp>
#include <linnet/detail/primitive/aes/aes_portable.hpp>
#include <linnet/detail/primitive/aes/aes_vector.hpp>
#include <linnet/detail/primitive/aes/aes_x86.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

#if LINNET_SHARED
/// Core<Cipher> for AES with keys of `KeySize` bytes, without room for longer keys.
template <size_t KeySize, template <class> class Core>
using over_aes = implementations<Core<aes<KeySize>>>;
#else
template <size_t KeySize, class... Core>
auto list_of_key_size(implementations<Core...>) -> implementations<of_key_size<KeySize, Core>...>;
template <size_t KeySize, class List>
using each_of_key_size = decltype(list_of_key_size<KeySize>(List{}));

/// Core<Cipher> for each implementation of AES, with keys of any size.
template <template <class> class Core>
using over_any_aes = implementations<
#if defined(LINNET_AES_X86)
    on<aes_x86::feature, Core<aes_x86>>,
#endif
#if defined(LINNET_AES_ARM)
    on<aes_arm::feature, Core<aes_arm>>,
#endif
#if defined(LINNET_AES_VECTOR)
    on<aes_vector::feature, Core<aes_vector>>,
#endif
    Core<aes<aes_any_size>>>;

/// The same with keys of `KeySize` bytes.
template <size_t KeySize, template <class> class Core>
using over_aes = each_of_key_size<KeySize, over_any_aes<Core>>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
