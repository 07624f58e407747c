// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_PHOTON_BEETLE_HPP
#define LINNET_DETAIL_ALGORITHM_PHOTON_BEETLE_HPP

/// PHOTON256 in the form of the permutation of Beetle, and the lists of implementations of PHOTON-Beetle.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/beetle.hpp>
#include <linnet/detail/primitive/photon256/photon256.hpp>
#include <linnet/detail/primitive/photon256/photon256_gfni.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

struct photon256_portable {
    template <class WordType>
    using state = photon256_state<WordType>;
    template <class WordType>
    LINNET_INLINE static constexpr void permute(state<WordType>& s) noexcept {
        photon256(s);
    }
};

#if defined(LINNET_PHOTON256_GFNI)
/// In lanes it is the portable one.
struct photon256_by_gfni : photon256_portable {
    using photon256_portable::permute;
    LINNET_INLINE static void permute(photon256_state<uint32_t>& s) noexcept { photon256_gfni::permute(s); }
};
#endif

/// The implementations of a core over PHOTON256.
template <template <class> class Core>
using photon256_implementations = implementations<
#if defined(LINNET_PHOTON256_GFNI)
    on<photon256_gfni::feature, Core<photon256_by_gfni>>,
#endif
    Core<photon256_portable>>;

template <class Permutation>
using photon_beetle_aead128_core = mode::beetle_aead<Permutation, 16, uint32_t>;
template <class Permutation>
using photon_beetle_aead32_core = mode::beetle_aead<Permutation, 4, uint32_t>;
template <class Permutation>
using photon_beetle_hash_core = mode::beetle_hash<Permutation, uint32_t>;

using photon_beetle_aead128_implementations = photon256_implementations<photon_beetle_aead128_core>;
using photon_beetle_aead32_implementations = photon256_implementations<photon_beetle_aead32_core>;
using photon_beetle_hash_implementations = photon256_implementations<photon_beetle_hash_core>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
