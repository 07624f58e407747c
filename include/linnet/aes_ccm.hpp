// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_CCM_HPP
#define LINNET_AES_CCM_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// AES in CCM, counter mode with CBC-MAC (RFC 3610; NIST SP 800-38C): aes_128_ccm, aes_192_ccm, aes_256_ccm. Bluetooth, Zigbee,
/// IEEE 802.15.4 and WPA2 use it. It takes two calls of the cipher per 16 bytes. Unless a peer requires it, choose GCM, which is
/// faster, or a misuse-resistant scheme, which is more robust.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/mode/ccm.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. `keyed` takes tags of 4, 6, 8, 10, 12, 14 or 16 bytes,
/// at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one. With a
/// nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most 65535 with 13, 16777215 with 12; a longer one is
/// refused. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. At most 2^61 calls of the
/// cipher under one key (section 5.3): two for each block of plaintext, one for each block of associated data. Incremental types
/// take the lengths first.
struct aes_128_ccm : aead<detail::over_aes<16, mode::ccm>> {
    static constexpr std::string_view id = "aes-128-ccm";
    static constexpr std::string_view name = "AES-128-CCM";
    static constexpr std::string_view specification = "RFC 3610; NIST SP 800-38C";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-CCM: key 24 bytes, otherwise as aes_128_ccm.
struct aes_192_ccm : aead<detail::over_aes<24, mode::ccm>> {
    static constexpr std::string_view id = "aes-192-ccm";
    static constexpr std::string_view name = "AES-192-CCM";
    static constexpr std::string_view specification = "RFC 3610; NIST SP 800-38C";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-CCM: key 32 bytes, otherwise as aes_128_ccm.
struct aes_256_ccm : aead<detail::over_aes<32, mode::ccm>> {
    static constexpr std::string_view id = "aes-256-ccm";
    static constexpr std::string_view name = "AES-256-CCM";
    static constexpr std::string_view specification = "RFC 3610; NIST SP 800-38C";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct aes_ccm_family : algorithm_list<aes_128_ccm, aes_192_ccm, aes_256_ccm> {
    static constexpr std::string_view name = "aes_ccm";
};

LINNET_NAMESPACE_END

#endif
#endif
