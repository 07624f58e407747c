// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SHA1_HPP
#define LINNET_SHA1_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The hash function SHA-1 of FIPS 180-4 (2015), for interoperability only.
///
/// Collisions are known (M. Stevens, E. Bursztein, P. Karpman, A. Albertini, Y. Markov, The first collision for full SHA-1, CRYPTO
/// 2017), and NIST withdraws SHA-1 at the end of 2030. Choose sha_256. SHA-1 allows length extension: from the digest of a message
/// anyone can compute digests of longer messages.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/sha1.hpp>
#include <linnet/detail/interface/hash.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// SHA-1: digest 20 bytes; FIPS 180-4, section 6.1. Broken: a collision costs about 2^61 calls of the compression function, one
/// with chosen prefixes 2^63 (G. Leurent, T. Peyrin, SHA-1 is a Shambles, USENIX Security 2020). A message has fewer than 2^61
/// bytes.
struct sha_1 : hash<detail::sha_1_implementations> {
    static constexpr std::string_view id = "sha-1";
    static constexpr std::string_view name = "SHA-1";
    static constexpr std::string_view specification = "FIPS 180-4, section 6.1";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// The family in the order of the catalog.
struct sha1_family : algorithm_list<sha_1> {
    static constexpr std::string_view name = "sha1";
};

LINNET_NAMESPACE_END

#endif
#endif
