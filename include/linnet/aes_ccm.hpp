// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_CCM_HPP
#define LINNET_AES_CCM_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// AES in CCM, counter with CBC-MAC (RFC 3610; NIST SP 800-38C): aes_128_ccm, aes_192_ccm, aes_256_ccm. What Bluetooth, Zigbee,
/// IEEE 802.15.4 and WPA2 use. It costs two calls of the cipher for 16 bytes; where a peer does not ask for it, GCM is faster, and
/// a scheme that resists misuse of nonces more robust.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/aead.hpp>
#include <linnet/interface/over_aes.hpp>
#include <linnet/mode/ccm.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-CCM: key 16, nonce 7 to 13, usually 12, tag 16 bytes; SP 800-38C. `keyed` takes tags of 4, 6, 8, 10, 12, 14 or 16 bytes,
/// of which a shorter one is no beginning of a longer one; at least 8 unless the protocol limits the attempts of a forger. A nonce
/// of n bytes allows texts of less than 2^(8 (15 - n)) bytes: 65535 with 13, 16777215 with 12; a longer one is refused. A nonce
/// serves once under a key; one that is used twice gives up the confidentiality of both texts. At most 2^61 blocks of 16 bytes
/// under one key (section 5.3), each of text counted twice. Where a message comes in pieces its lengths come first.
struct aes_128_ccm : aead<detail::over_aes<16, mode::ccm>> {
    static constexpr std::string_view id = "aes-128-ccm";
    static constexpr std::string_view name = "AES-128-CCM";
    static constexpr std::string_view specification = "RFC 3610; NIST SP 800-38C";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-CCM: key 24 bytes, else as aes_128_ccm.
struct aes_192_ccm : aead<detail::over_aes<24, mode::ccm>> {
    static constexpr std::string_view id = "aes-192-ccm";
    static constexpr std::string_view name = "AES-192-CCM";
    static constexpr std::string_view specification = "RFC 3610; NIST SP 800-38C";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-CCM: key 32 bytes, else as aes_128_ccm.
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
