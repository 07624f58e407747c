// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_AES_OCB_HPP
#define LINNET_DETAIL_ALGORITHM_AES_OCB_HPP

/// The list of implementations of OCB over AES.

#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/mode/ocb/ocb.hpp>
#include <linnet/detail/mode/ocb/ocb_avx512.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// The implementations of OCB over AES.
#if defined(LINNET_AES_AVX512)
using ocb_avx512 = on<mode::aes_ocb_avx512::feature, mode::ocb<mode::aes_ocb_avx512>>;
template <size_t KeySize>
using ocb_implementations = in_front<of_key_size<KeySize, ocb_avx512>, over_aes<KeySize, mode::ocb>>;
#else
template <size_t KeySize>
using ocb_implementations = over_aes<KeySize, mode::ocb>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
