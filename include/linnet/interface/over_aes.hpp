// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_INTERFACE_OVER_AES_HPP
#define LINNET_INTERFACE_OVER_AES_HPP

/// The ways to compute a mode of operation over AES.

#include <linnet/interface/implementations.hpp>
#include <linnet/primitive/aes.hpp>
#include <linnet/primitive/aes_arm.hpp>
#include <linnet/primitive/aes_vector.hpp>
#include <linnet/primitive/aes_x86.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Core<Cipher> for each form of AES with keys of `KeySize` bytes.
template <size_t KeySize, template <class> class Core>
using over_aes = implementations<
#if defined(LINNET_AES_X86)
    on<typename aes_x86<KeySize>::feature, Core<aes_x86<KeySize>>>,
#endif
#if defined(LINNET_AES_ARM)
    on<typename aes_arm<KeySize>::feature, Core<aes_arm<KeySize>>>,
#endif
#if defined(LINNET_AES_VECTOR)
    on<typename aes_vector<KeySize>::feature, Core<aes_vector<KeySize>>>,
#endif
    Core<aes<KeySize>>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
