// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_EAX_HPP
#define LINNET_AES_EAX_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// AES in EAX (Bellare, Rogaway, Wagner, "The EAX Mode of Operation", FSE 2004): aes_128_eax, aes_192_eax, aes_256_eax. Counter
/// mode and CMAC: two calls of the cipher for 16 bytes, nonces of any length; lengths need not be known in advance.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/mode/eax.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. `keyed` takes tags of 1 to 16 bytes, at
/// least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a prefix of a longer one. A nonce must be
/// used only once under a key: reuse reveals the XOR of the two plaintexts. Birthday bound: stay below 2^48 blocks of 16 bytes
/// under one key.
struct aes_128_eax : aead<detail::over_aes<16, mode::eax>> {
    static constexpr std::string_view id = "aes-128-eax";
    static constexpr std::string_view name = "AES-128-EAX";
    static constexpr std::string_view specification = "\"The EAX Mode of Operation\", FSE 2004";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// AES-192-EAX: key 24 bytes, otherwise as aes_128_eax.
struct aes_192_eax : aead<detail::over_aes<24, mode::eax>> {
    static constexpr std::string_view id = "aes-192-eax";
    static constexpr std::string_view name = "AES-192-EAX";
    static constexpr std::string_view specification = "\"The EAX Mode of Operation\", FSE 2004";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// AES-256-EAX: key 32 bytes, otherwise as aes_128_eax.
struct aes_256_eax : aead<detail::over_aes<32, mode::eax>> {
    static constexpr std::string_view id = "aes-256-eax";
    static constexpr std::string_view name = "AES-256-EAX";
    static constexpr std::string_view specification = "\"The EAX Mode of Operation\", FSE 2004";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct aes_eax_family : algorithm_list<aes_128_eax, aes_192_eax, aes_256_eax> {
    static constexpr std::string_view name = "aes_eax";
};

LINNET_NAMESPACE_END

#endif
#endif
