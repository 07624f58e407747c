// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_ISAP_HPP
#define LINNET_ISAP_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// ISAP v2.0 (final-round submission to the NIST lightweight competition, 2021): authenticated encryption designed to stay secure
/// when an attacker measures the power or radiation of the device. Re-keying alone uses the key, one bit of a public string at a
/// time, so that differential power analysis finds no two computations to compare; decryption verifies the tag before it computes
/// any plaintext. This needs no masking.
///
/// Choose it for devices that an attacker may hold; elsewhere ascon_aead128 is several times faster. isap_a_128a is the designers'
/// first choice. The -128 variants have larger margins in re-keying and cost about six times as much for a short message; the -k-
/// variants are for hardware that has Keccak. It reads the message twice, so there are no incremental types.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/isap.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A nonce must be used only once
/// under a key. Stay below 2^64 blocks of 8 bytes under one key.
struct isap_a_128a : aead<detail::isap_a_128a_implementations> {
    static constexpr std::string_view id = "isap-a-128a";
    static constexpr std::string_view name = "ISAP-A-128A";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// ISAP-A-128: as isap_a_128a, with twelve rounds for each bit of re-keying and each block of keystream.
struct isap_a_128 : aead<detail::isap_a_128_implementations> {
    static constexpr std::string_view id = "isap-a-128";
    static constexpr std::string_view name = "ISAP-A-128";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p[400]; ISAP v2.0, section 2. 128-bit security. A nonce must be used only
/// once under a key. Stay below 2^64 blocks of 18 bytes under one key.
struct isap_k_128a : aead<detail::isap_k_128a_implementations> {
    static constexpr std::string_view id = "isap-k-128a";
    static constexpr std::string_view name = "ISAP-K-128A";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// ISAP-K-128: as isap_k_128a, with twenty rounds for each block of the tag, and twelve everywhere else.
struct isap_k_128 : aead<detail::isap_k_128_implementations> {
    static constexpr std::string_view id = "isap-k-128";
    static constexpr std::string_view name = "ISAP-K-128";
    static constexpr std::string_view specification = "ISAP v2.0 (2021), section 2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct isap_family : algorithm_list<isap_a_128a, isap_a_128, isap_k_128a, isap_k_128> {
    static constexpr std::string_view name = "isap";
};

LINNET_NAMESPACE_END

#endif
#endif
