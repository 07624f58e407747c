// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_KMAC_HPP
#define LINNET_KMAC_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// KMAC, the MAC and pseudorandom function of NIST SP 800-185 (2016), section 4, over Keccak: kmac128, kmac256.
///
/// The length of a tag is an input: a shorter tag is not a prefix of a longer one. A customization string, empty by default,
/// separates the uses of a key: `compute` and `verify` take it after the key; the constructors of `keyed` and `authenticator` take
/// one. A keyed context (`keyed`) saves at least one call of the permutation per message, two with a customization string.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/kmac.hpp>
#include <linnet/detail/interface/mac.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32, at least 8 unless the
/// risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4.
struct kmac128 : mac<detail::kmac_code<32>::implementations> {
    static constexpr std::string_view id = "kmac128";
    static constexpr std::string_view name = "KMAC128";
    static constexpr std::string_view specification = "NIST SP 800-185, section 4";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64, at least 8 unless the
/// risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4.
struct kmac256 : mac<detail::kmac_code<64>::implementations> {
    static constexpr std::string_view id = "kmac256";
    static constexpr std::string_view name = "KMAC256";
    static constexpr std::string_view specification = "NIST SP 800-185, section 4";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct kmac_family : algorithm_list<kmac128, kmac256> {
    static constexpr std::string_view name = "kmac";
};

LINNET_NAMESPACE_END

#endif
#endif
