// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_KMAC_HPP
#define LINNET_DETAIL_ALGORITHM_KMAC_HPP

/// The lists of implementations of KMAC.

#include <linnet/detail/algorithm/sha3.hpp>
#include <linnet/detail/mode/kmac_of_cshake.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

template <size_t Capacity>
struct kmac_code {
    template <class WordType, class Feature>
    using over = mode::kmac<cshake_scheme<Capacity, Feature>, WordType>;
    using implementations = keccak_implementations<over>;
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
