// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_XOODYAK_HPP
#define LINNET_DETAIL_ALGORITHM_XOODYAK_HPP

/// Xoodoo[12] in the form of Cyclist's permutation, and the lists of implementations of Xoodyak.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/cyclist.hpp>
#include <linnet/detail/primitive/xoodoo.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

struct xoodoo_12 {
    template <class WordType>
    using state = xoodoo_state<WordType>;
    template <class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        xoodoo(s);
    }
};

using xoodyak_implementations = implementations<mode::cyclist_aead<xoodoo_12, uint32_t>>;
using xoodyak_hash_implementations = implementations<mode::cyclist_hash<xoodoo_12, 32, uint32_t>>;
using xoodyak_xof_implementations = implementations<mode::cyclist_xof<xoodoo_12, 32, uint32_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
