// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_XOODYAK_HPP
#define LINNET_DETAIL_ALGORITHM_XOODYAK_HPP

/// Xoodoo[12] in the form of Cyclist's permutation, and the lists of implementations of Xoodyak.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/cyclist.hpp>
#include <linnet/detail/primitive/xoodoo/xoodoo.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Xoodoo[12] with the instructions of `Feature`.
template <class Feature>
struct xoodoo_12 {
    template <class WordType>
    using state = xoodoo_state<WordType>;
    template <class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        xoodoo<Feature>(s);
    }
};

/// The implementations of a core over Xoodoo[12].
#if defined(__x86_64__)
template <template <class> class Core>
using xoodoo_implementations =
    implementations<on<processor::x86_bmi2, Core<xoodoo_12<processor::x86_bmi2>>>, Core<xoodoo_12<processor::any>>>;
#else
template <template <class> class Core>
using xoodoo_implementations = implementations<Core<xoodoo_12<processor::any>>>;
#endif

template <class Permutation>
using xoodyak_core = mode::cyclist_aead<Permutation, uint32_t>;
template <class Permutation>
using xoodyak_hash_core = mode::cyclist_hash<Permutation, 32, uint32_t>;
template <class Permutation>
using xoodyak_xof_core = mode::cyclist_xof<Permutation, 32, uint32_t>;

using xoodyak_implementations = xoodoo_implementations<xoodyak_core>;
using xoodyak_hash_implementations = xoodoo_implementations<xoodyak_hash_core>;
using xoodyak_xof_implementations = xoodoo_implementations<xoodyak_xof_core>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
