// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_SUPPORT_REBIND_HPP
#define LINNET_TESTS_SUPPORT_REBIND_HPP

#include "support/wrapped.hpp"

#include <linnet/catalog.hpp>

namespace linnet_test {

/// The scheme behind an algorithm that is a mode over a scheme and a word, found through its base class; and the same mode over
/// another word. A new mode adds its line to both.
namespace rebind_detail {

template <class S, class W>
S scheme_of(const linnet::mode::duplex_aead<S, W>*);
template <class S, linnet::size_t D, class W>
S scheme_of(const linnet::mode::sponge_hash<S, D, W>*);
template <class S, linnet::size_t D, class W>
S scheme_of(const linnet::mode::sponge_xof<S, D, W>*);
template <class S, linnet::size_t D, linnet::size_t C, class W>
S scheme_of(const linnet::mode::sponge_cxof<S, D, C, W>*);
template <class S, linnet::size_t T, linnet::size_t M, class W>
S scheme_of(const linnet::mode::sponge_mac<S, T, M, W>*);
template <class C, class W>
C scheme_of(const linnet::mode::cofb_aead<C, W>*);

template <class V, class S, class W>
linnet::mode::duplex_aead<S, V> over(const linnet::mode::duplex_aead<S, W>*);
template <class V, class S, linnet::size_t D, class W>
linnet::mode::sponge_hash<S, D, V> over(const linnet::mode::sponge_hash<S, D, W>*);
template <class V, class S, linnet::size_t D, class W>
linnet::mode::sponge_xof<S, D, V> over(const linnet::mode::sponge_xof<S, D, W>*);
template <class V, class S, linnet::size_t D, linnet::size_t C, class W>
linnet::mode::sponge_cxof<S, D, C, V> over(const linnet::mode::sponge_cxof<S, D, C, W>*);
template <class V, class S, linnet::size_t T, linnet::size_t M, class W>
linnet::mode::sponge_mac<S, T, M, V> over(const linnet::mode::sponge_mac<S, T, M, W>*);
template <class V, class C, class W>
linnet::mode::cofb_aead<C, V> over(const linnet::mode::cofb_aead<C, W>*);

/// The words of an AEAD's mode over V, and the scalar of as many bits as the words of the primitive have.
template <class V, class S, class W>
linnet::mode::duplex<S, V> core_over(const linnet::mode::duplex_aead<S, W>*);
template <class V, class C, class W>
linnet::mode::cofb<C, V> core_over(const linnet::mode::cofb_aead<C, W>*);

std::uint64_t scalar_of(const void*);
template <class C, class W>
std::uint32_t scalar_of(const linnet::mode::cofb_aead<C, W>*);

} // namespace rebind_detail

template <class A>
concept has_portable_text = requires(const A* a) { rebind_detail::scheme_of(a); };

template <has_portable_text A>
using scheme_of = decltype(rebind_detail::scheme_of(static_cast<const A*>(nullptr)));

template <has_portable_text A>
using scalar_of = decltype(rebind_detail::scalar_of(static_cast<const A*>(nullptr)));

template <has_portable_text A, class W>
using core_over = decltype(rebind_detail::core_over<W>(static_cast<const A*>(nullptr)));

/// The algorithm A computed with words of type W, itself an algorithm.
template <has_portable_text A, class W>
struct over : decltype(rebind_detail::over<W>(static_cast<const A*>(nullptr))) {
    static constexpr auto id = A::id;
    static constexpr auto name = A::name;
    static constexpr auto specification = A::specification;
    static constexpr auto status = A::status;
};

/// A word for single messages that the catalog's algorithm does not use here.
template <has_portable_text A>
using other_word =
    std::conditional_t<std::is_same_v<scalar_of<A>, std::uint32_t>, wrapped,
                       std::conditional_t<std::is_same_v<linnet::native_word, std::uint64_t>, linnet::interleaved, std::uint64_t>>;

} // namespace linnet_test

#endif
