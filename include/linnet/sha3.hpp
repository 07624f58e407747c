// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SHA3_HPP
#define LINNET_SHA3_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// SHA-3 (FIPS 202, 2015): the hash functions sha3_224, sha3_256, sha3_384 and sha3_512 and the XOFs shake128 and shake256. From SP
/// 800-185 (2016): cshake128 and cshake256, which take a customization string. Unlike SHA-2 they do not allow length extension. On
/// a microcontroller ascon_hash256 is faster and smaller.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/sha3.hpp>
#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/interface/xof.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against preimages.
struct sha3_224 : hash<detail::sha3_hash<28>::implementations> {
    static constexpr std::string_view id = "sha3-224";
    static constexpr std::string_view name = "SHA3-224";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against preimages.
struct sha3_256 : hash<detail::sha3_hash<32>::implementations> {
    static constexpr std::string_view id = "sha3-256";
    static constexpr std::string_view name = "SHA3-256";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against preimages.
struct sha3_384 : hash<detail::sha3_hash<48>::implementations> {
    static constexpr std::string_view id = "sha3-384";
    static constexpr std::string_view name = "SHA3-384";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against preimages.
struct sha3_512 : hash<detail::sha3_hash<64>::implementations> {
    static constexpr std::string_view id = "sha3-512";
    static constexpr std::string_view name = "SHA3-512";
    static constexpr std::string_view specification = "FIPS 202, section 6.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at most half the output's
/// bits.
struct shake128 : xof<detail::shake_xof<32>::implementations> {
    static constexpr std::string_view id = "shake128";
    static constexpr std::string_view name = "SHAKE128";
    static constexpr std::string_view specification = "FIPS 202, section 6.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at most half the output's
/// bits.
struct shake256 : xof<detail::shake_xof<64>::implementations> {
    static constexpr std::string_view id = "shake256";
    static constexpr std::string_view name = "SHAKE256";
    static constexpr std::string_view specification = "FIPS 202, section 6.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an empty customization string
/// it is shake128. The function name, which NIST reserves, is empty.
struct cshake128 : xof<detail::cshake_xof<32>::implementations> {
    static constexpr std::string_view id = "cshake128";
    static constexpr std::string_view name = "cSHAKE128";
    static constexpr std::string_view specification = "NIST SP 800-185, section 3";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// cSHAKE256: as cshake128, over shake256.
struct cshake256 : xof<detail::cshake_xof<64>::implementations> {
    static constexpr std::string_view id = "cshake256";
    static constexpr std::string_view name = "cSHAKE256";
    static constexpr std::string_view specification = "NIST SP 800-185, section 3";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct sha3_family : algorithm_list<sha3_224, sha3_256, sha3_384, sha3_512, shake128, shake256, cshake128, cshake256> {
    static constexpr std::string_view name = "sha3";
};

LINNET_NAMESPACE_END

#endif
#endif
