// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_GRAIN_HPP
#define LINNET_GRAIN_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Grain-128AEADv2 (Hell, Johansson, Maximov, Meier, Sönnerup, Yoshida, 2021), a finalist of the NIST lightweight competition:
/// grain_128aeadv2. Choose ascon_aead128, the standard, unless a peer requires this. It is a stream cipher for hardware, where its
/// two shift registers take few gates; in software each byte takes 16 clocks, of which 32 are computed at once. A tag of 8 bytes is
/// right by chance for one forgery in 2^64. Reusing a nonce voids the claims: it reveals the sum of both plaintexts and the bits
/// that hide the tag, with which an attacker forges messages; where that may happen, choose romulus_m. The length of the associated
/// data is authenticated before it, so that an incremental message needs the lengths first, as those of aes_ccm.hpp do.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/grain.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Grain-128AEADv2: key 16, nonce 12, tag 8 bytes; Grain-128AEADv2, sections 2.5 and 2.6. A nonce must be used only once under a
/// key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
struct grain_128aeadv2 : aead<detail::grain_128aeadv2_implementations> {
    static constexpr std::string_view id = "grain-128aeadv2";
    static constexpr std::string_view name = "Grain-128AEADv2";
    static constexpr std::string_view specification = "Grain-128AEADv2 (2021), section 2.6";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct grain_family : algorithm_list<grain_128aeadv2> {
    static constexpr std::string_view name = "grain";
};

LINNET_NAMESPACE_END

#endif
#endif
