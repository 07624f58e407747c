// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_PHOTON_BEETLE_HPP
#define LINNET_PHOTON_BEETLE_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// PHOTON-Beetle v1.1 (Bao, Chakraborti, Datta, Guo, Nandi, Peyrin, Yasuda, 2021), a finalist of the NIST lightweight competition:
/// photon_beetle_aead128, photon_beetle_aead32, photon_beetle_hash. Choose ascon_aead128 and ascon_hash256, the standard, unless a
/// peer requires these. photon_beetle_aead128 is the designers' first choice. The permutation is made for small circuits; in
/// software it is among the slowest of the finalists, and photon_beetle_aead32 and photon_beetle_hash call it for each 4 bytes.
/// Reusing a nonce voids the claims: it reveals the sum of the first differing blocks of plaintexts, and lets an attacker who
/// chooses plaintexts decrypt others; where that may happen, choose romulus_m.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/photon_beetle.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/hash.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// PHOTON-Beetle-AEAD[128]: key 16, nonce 16, tag 16 bytes; PHOTON-Beetle v1.1, section 3.2. 121-bit security. A nonce must be used
/// only once under a key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
struct photon_beetle_aead128 : aead<detail::photon_beetle_aead128_implementations> {
    static constexpr std::string_view id = "photon-beetle-aead128";
    static constexpr std::string_view name = "PHOTON-Beetle-AEAD[128]";
    static constexpr std::string_view specification = "PHOTON-Beetle v1.1 (2021), section 3.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// PHOTON-Beetle-AEAD[32]: as photon_beetle_aead128, with blocks of 4 bytes and 128-bit security; PHOTON-Beetle v1.1, section 3.2.
struct photon_beetle_aead32 : aead<detail::photon_beetle_aead32_implementations> {
    static constexpr std::string_view id = "photon-beetle-aead32";
    static constexpr std::string_view name = "PHOTON-Beetle-AEAD[32]";
    static constexpr std::string_view specification = "PHOTON-Beetle v1.1 (2021), section 3.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// PHOTON-Beetle-Hash[32]: digest 32 bytes; PHOTON-Beetle v1.1, section 3.3. 112-bit security against collisions, 128-bit against
/// preimages.
struct photon_beetle_hash : hash<detail::photon_beetle_hash_implementations> {
    static constexpr std::string_view id = "photon-beetle-hash";
    static constexpr std::string_view name = "PHOTON-Beetle-Hash[32]";
    static constexpr std::string_view specification = "PHOTON-Beetle v1.1 (2021), section 3.3";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct photon_beetle_family : algorithm_list<photon_beetle_aead128, photon_beetle_aead32, photon_beetle_hash> {
    static constexpr std::string_view name = "photon_beetle";
};

LINNET_NAMESPACE_END

#endif
#endif
