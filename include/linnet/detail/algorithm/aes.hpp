// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_AES_HPP
#define LINNET_DETAIL_ALGORITHM_AES_HPP

/// The implementations of counter mode over AES.

#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/mode/ctr.hpp>
#include <linnet/detail/mode/ctr_avx2.hpp>
#include <linnet/detail/mode/ctr_avx512.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

#if defined(LINNET_AES_AVX2)
template <size_t KeySize>
using ctr_with_avx2 = in_front<of_key_size<KeySize, mode::ctr_avx2>, over_aes<KeySize, mode::ctr>>;
#else
template <size_t KeySize>
using ctr_with_avx2 = over_aes<KeySize, mode::ctr>;
#endif

#if defined(LINNET_AES_AVX512)
template <size_t KeySize>
using ctr_implementations = in_front<of_key_size<KeySize, mode::ctr_avx512>, ctr_with_avx2<KeySize>>;
#else
template <size_t KeySize>
using ctr_implementations = ctr_with_avx2<KeySize>;
#endif

} // namespace detail
LINNET_NAMESPACE_END

#endif
