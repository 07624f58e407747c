// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_GCM_HPP
#define LINNET_AES_GCM_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// AES-GCM (NIST SP 800-38D), the authenticated encryption of TLS and IPsec: aes_128_gcm, aes_192_gcm and aes_256_gcm. Reusing a
/// nonce reveals the XOR of the plaintexts and the GHASH key; forgeries follow. Where a nonce may repeat, use aes_128_gcm_siv or
/// aes_256_gcm_siv (RFC 8452), which then reveal only that a message is repeated. GMAC, a MAC with a nonce, is GCM with the message
/// as associated data and an empty plaintext.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/aes_gcm.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. `keyed` takes tags of 12 to 16
/// bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key. With random nonces of 12 bytes, and
/// with nonces of other sizes, encrypt fewer than 2^32 messages under one key (section 8.3). A forgery succeeds with a probability
/// per attempt of 2^-(8 tag_size) times the blocks of the message.
struct aes_128_gcm : aead<detail::gcm_implementations<16>> {
    static constexpr std::string_view id = "aes-128-gcm";
    static constexpr std::string_view name = "AES-128-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-GCM: key 24 bytes, otherwise as aes_128_gcm.
struct aes_192_gcm : aead<detail::gcm_implementations<24>> {
    static constexpr std::string_view id = "aes-192-gcm";
    static constexpr std::string_view name = "AES-192-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-GCM: key 32 bytes, otherwise as aes_128_gcm.
struct aes_256_gcm : aead<detail::gcm_implementations<32>> {
    static constexpr std::string_view id = "aes-256-gcm";
    static constexpr std::string_view name = "AES-256-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce reveals only that a message with
/// its associated data is repeated; section 9 bounds how often that may happen. A plaintext has at most 2^36 bytes, which is
/// enforced; the associated data may have as many. It reads the message twice, so there are no incremental types. While `decrypt`
/// runs, its output holds unverified plaintext; when it returns, the output is verified or zero. It derives keys for each message:
/// where nonces are unique, aes_128_gcm is faster.
struct aes_128_gcm_siv : aead<detail::gcm_siv_implementations<16>> {
    static constexpr std::string_view id = "aes-128-gcm-siv";
    static constexpr std::string_view name = "AES-128-GCM-SIV";
    static constexpr std::string_view specification = "RFC 8452 (2019)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// AES-256-GCM-SIV: key 32 bytes, otherwise as aes_128_gcm_siv.
struct aes_256_gcm_siv : aead<detail::gcm_siv_implementations<32>> {
    static constexpr std::string_view id = "aes-256-gcm-siv";
    static constexpr std::string_view name = "AES-256-GCM-SIV";
    static constexpr std::string_view specification = "RFC 8452 (2019)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct aes_gcm_family : algorithm_list<aes_128_gcm, aes_192_gcm, aes_256_gcm, aes_128_gcm_siv, aes_256_gcm_siv> {
    static constexpr std::string_view name = "aes_gcm";
};

LINNET_NAMESPACE_END

#endif
#endif
