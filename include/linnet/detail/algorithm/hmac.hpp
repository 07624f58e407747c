// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_HMAC_HPP
#define LINNET_DETAIL_ALGORITHM_HMAC_HPP

/// HMAC over the implementations of a hash function.

#include <linnet/detail/interface/mac.hpp>
#include <linnet/detail/mode/hmac_of_hash.hpp>
#include <linnet/detail/mode/sponge_chain.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// A hash function of sha3.hpp in the form that HMAC takes.
template <class Hash>
struct hmac_hash {
    using implementations = built_on<mode::sponge_chain, typename Hash::implementations>;
};

/// The implementations of HMAC over a hash function.
template <class Hash>
using hmac_over = mac<built_on<mode::hmac, typename Hash::implementations>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
