// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_HPP
#define LINNET_AES_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// AES in the modes that are no authenticated encryption: the message authentication code CMAC (RFC 4493; NIST SP 800-38B).
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/mac.hpp>
#include <linnet/interface/over_aes.hpp>
#include <linnet/mode/cmac.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. Under one key at most 2^48 messages (appendix B).
struct aes_128_cmac : mac<detail::over_aes<16, mode::cmac>> {
    static constexpr std::string_view id = "aes-128-cmac";
    static constexpr std::string_view name = "AES-128-CMAC";
    static constexpr std::string_view specification = "RFC 4493; NIST SP 800-38B";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-CMAC: key 24 bytes, else as aes_128_cmac.
struct aes_192_cmac : mac<detail::over_aes<24, mode::cmac>> {
    static constexpr std::string_view id = "aes-192-cmac";
    static constexpr std::string_view name = "AES-192-CMAC";
    static constexpr std::string_view specification = "NIST SP 800-38B";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-CMAC: key 32 bytes, else as aes_128_cmac.
struct aes_256_cmac : mac<detail::over_aes<32, mode::cmac>> {
    static constexpr std::string_view id = "aes-256-cmac";
    static constexpr std::string_view name = "AES-256-CMAC";
    static constexpr std::string_view specification = "NIST SP 800-38B";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct aes_family : algorithm_list<aes_128_cmac, aes_192_cmac, aes_256_cmac> {
    static constexpr std::string_view name = "aes";
};

LINNET_NAMESPACE_END

#endif
#endif
