// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_AES_GCM_HPP
#define LINNET_DETAIL_ALGORITHM_AES_GCM_HPP

/// The cores of GCM and GCM-SIV with GHASH beside the cipher, and the lists of their implementations.

#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/mode/gcm/gcm.hpp>
#include <linnet/detail/mode/gcm/gcm_avx2.hpp>
#include <linnet/detail/mode/gcm/gcm_avx512.hpp>
#include <linnet/detail/mode/gcm/gcm_siv.hpp>
#include <linnet/detail/mode/gcm/gcm_siv_avx2.hpp>
#include <linnet/detail/mode/gcm/gcm_siv_avx512.hpp>
#include <linnet/detail/primitive/ghash.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// GHASH over the blocks of a cipher. It uses the same instructions as the cipher.
template <byte_order Order, class Cipher>
struct polyval_beside {
    using type = polyval<typename Cipher::block, Order>;
};
#if defined(LINNET_AES_X86)
template <byte_order Order>
struct polyval_beside<Order, aes_x86> {
    using type = polyval_x86<Order>;
};
#endif

#if defined(LINNET_AES_ARM)
template <byte_order Order>
struct polyval_beside<Order, aes_arm> {
    using type = polyval_arm<Order>;
};
#endif

template <class Cipher>
using gcm_core = mode::gcm<Cipher, typename polyval_beside<byte_order::big, Cipher>::type>;

template <class Cipher>
using gcm_siv_core = mode::gcm_siv<Cipher, typename polyval_beside<byte_order::little, Cipher>::type>;

#if defined(LINNET_AES_AVX2)
/// Mode<FEATURE, WIDTH> with two blocks per register, then with one, then the cores of `List`.
template <size_t KeySize, template <class, size_t> class Mode, class List>
using with_avx2 = in_front<of_key_size<KeySize, Mode<processor::x86_avx2_vaes, 2>>,
                           in_front<of_key_size<KeySize, Mode<processor::x86_avx2_aes, 1>>, List>>;
template <size_t KeySize>
using gcm_with_avx2 = with_avx2<KeySize, mode::gcm_avx2, over_aes<KeySize, gcm_core>>;
template <size_t KeySize>
using gcm_siv_with_avx2 = with_avx2<KeySize, mode::gcm_siv_avx2, over_aes<KeySize, gcm_siv_core>>;
#else
template <size_t KeySize>
using gcm_with_avx2 = over_aes<KeySize, gcm_core>;
template <size_t KeySize>
using gcm_siv_with_avx2 = over_aes<KeySize, gcm_siv_core>;
#endif

#if defined(LINNET_AES_AVX512)
template <size_t KeySize>
using gcm_implementations = in_front<of_key_size<KeySize, mode::gcm_avx512>, gcm_with_avx2<KeySize>>;
template <size_t KeySize>
using gcm_siv_implementations = in_front<of_key_size<KeySize, mode::gcm_siv_avx512>, gcm_siv_with_avx2<KeySize>>;
#else
template <size_t KeySize>
using gcm_implementations = gcm_with_avx2<KeySize>;
template <size_t KeySize>
using gcm_siv_implementations = gcm_siv_with_avx2<KeySize>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
