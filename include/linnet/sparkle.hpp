// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SPARKLE_HPP
#define LINNET_SPARKLE_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Sparkle v1.2 (Beierle, Biryukov, Cardoso dos Santos, Groszschaedl, Moradi, Perrin, Rezaei Shahmirzadi, Udovenko, Velichkov,
/// Wang, 2021), a finalist of the NIST lightweight competition: the AEADs Schwaemm, the hash functions Esch and the
/// extendable-output functions XOEsch. Choose ascon_aead128, ascon_hash256 and ascon_xof128, the standard, unless a peer requires
/// these. schwaemm_256_128 and esch256 are the designers' first choice. They add, rotate and exclusive-or words of 32 bits: on
/// 32-bit processors they are among the fastest finalists; on 64-bit processors ascon_aead128 is faster. The nonces of all but
/// schwaemm_128_128 are long enough to be random. Reusing a nonce voids the claims: it reveals the sum of the first differing
/// blocks of plaintexts, and lets an attacker who chooses plaintexts decrypt others and forge messages; where that may happen,
/// choose romulus_m.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/sparkle.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/interface/xof.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Schwaemm256-128: key 16, nonce 32, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be used only once
/// under a key, but may be random. At most 2^68 bytes under one key (table 2.3).
struct schwaemm_256_128 : aead<detail::schwaemm_256_128_implementations> {
    static constexpr std::string_view id = "schwaemm-256-128";
    static constexpr std::string_view name = "Schwaemm256-128";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.3";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Schwaemm192-192: key 24, nonce 24, tag 24 bytes; Sparkle v1.2, section 2.3. 184-bit security. A nonce must be used only once
/// under a key, but may be random. At most 2^68 bytes under one key (table 2.3).
struct schwaemm_192_192 : aead<detail::schwaemm_192_192_implementations> {
    static constexpr std::string_view id = "schwaemm-192-192";
    static constexpr std::string_view name = "Schwaemm192-192";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.3";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Schwaemm128-128: key 16, nonce 16, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be used only once
/// under a key; random ones only for far fewer than 2^64 messages (section 1.4.3). At most 2^68 bytes under one key (table 2.3).
struct schwaemm_128_128 : aead<detail::schwaemm_128_128_implementations> {
    static constexpr std::string_view id = "schwaemm-128-128";
    static constexpr std::string_view name = "Schwaemm128-128";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.3";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Schwaemm256-256: key 32, nonce 32, tag 32 bytes; Sparkle v1.2, section 2.3. 248-bit security. A nonce must be used only once
/// under a key, but may be random. At most 2^133 bytes under one key (table 2.3).
struct schwaemm_256_256 : aead<detail::schwaemm_256_256_implementations> {
    static constexpr std::string_view id = "schwaemm-256-256";
    static constexpr std::string_view name = "Schwaemm256-256";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.3";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Esch256: digest 32 bytes; Sparkle v1.2, section 2.2. 128-bit security against collisions and preimages.
struct esch256 : hash<detail::esch256_implementations> {
    static constexpr std::string_view id = "esch256";
    static constexpr std::string_view name = "Esch256";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Esch384: digest 48 bytes; Sparkle v1.2, section 2.2. 192-bit security against collisions and preimages.
struct esch384 : hash<detail::esch384_implementations> {
    static constexpr std::string_view id = "esch384";
    static constexpr std::string_view name = "Esch384";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// XOEsch256: output of any length; Sparkle v1.2, section 2.2. At most 128-bit security; against collisions at most half the
/// output's bits.
struct xoesch256 : xof<detail::xoesch256_implementations> {
    static constexpr std::string_view id = "xoesch256";
    static constexpr std::string_view name = "XOEsch256";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// XOEsch384: output of any length; Sparkle v1.2, section 2.2. At most 192-bit security; against collisions at most half the
/// output's bits.
struct xoesch384 : xof<detail::xoesch384_implementations> {
    static constexpr std::string_view id = "xoesch384";
    static constexpr std::string_view name = "XOEsch384";
    static constexpr std::string_view specification = "Sparkle v1.2 (2021), section 2.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct sparkle_family : algorithm_list<schwaemm_256_128, schwaemm_192_192, schwaemm_128_128, schwaemm_256_256, esch256, esch384,
                                       xoesch256, xoesch384> {
    static constexpr std::string_view name = "sparkle";
};

LINNET_NAMESPACE_END

#endif
#endif
