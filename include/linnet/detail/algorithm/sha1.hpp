// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_ALGORITHM_SHA1_HPP
#define LINNET_DETAIL_ALGORITHM_SHA1_HPP

/// The scheme of SHA-1, and the list of its implementations.

#include <linnet/detail/dispatch/list.hpp>
#include <linnet/detail/mode/merkle_damgard.hpp>
#include <linnet/detail/primitive/sha1/sha1_compress.hpp>
#include <linnet/detail/primitive/sha1/sha1_x86.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

struct sha_1_scheme {
    static constexpr size_t digest_size = 20;
    static constexpr uint32_t initial[]{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}; ///< section 5.3.1
    template <class WordType>
    using compression = sha1<WordType>;
};

using sha_1_implementations = implementations<
#if defined(LINNET_SHA1_NI)
    on<processor::x86_sha, mode::merkle_damgard<sha_1_scheme, uint32_t, sha1_ni>>,
#endif
    mode::merkle_damgard<sha_1_scheme, uint32_t>>;

} // namespace detail
LINNET_NAMESPACE_END

#endif
