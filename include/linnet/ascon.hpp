// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_ASCON_HPP
#define LINNET_ASCON_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The Ascon family. Choose the standard, NIST SP 800-232 (2025): ascon_aead128, ascon_hash256, ascon_xof128, ascon_cxof128. Ascon
/// v1.3 (Dobraunig, Eichlseder, Mendel, Schlaeffer, "Ascon MAC, PRF, and Short-Input PRF", CT-RSA 2024, with the byte order and
/// initial values of SP 800-232): ascon_mac, ascon_prf, ascon_prfshort. ascon_v12.hpp has the algorithms as submitted to the
/// competition.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/ascon.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/interface/mac.hpp>
#include <linnet/detail/interface/xof.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only once under a key. At most 2^54
/// bytes under one key, counting plaintext, associated data and nonces (section 4.3). `keyed` takes tags of 4 to 16 bytes (section
/// 4.2.1), at least 8 unless the protocol limits the number of forgery attempts.
struct ascon_aead128 : aead<detail::ascon_duplex<detail::ascon_aead128_scheme>::implementations> {
    static constexpr std::string_view id = "ascon-aead128";
    static constexpr std::string_view name = "Ascon-AEAD128";
    static constexpr std::string_view specification = "NIST SP 800-232, section 4";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section 4.2.2. The second half of the key hides
/// which messages under different keys share a nonce. This restores 128-bit security when many keys are attacked at once. Limits as
/// for ascon_aead128.
struct ascon_aead128_nonce_masked : aead<detail::ascon_duplex<detail::ascon_aead128_nonce_masked_scheme>::implementations> {
    static constexpr std::string_view id = "ascon-aead128-nonce-masked";
    static constexpr std::string_view name = "Ascon-AEAD128 with nonce masking";
    static constexpr std::string_view specification = "NIST SP 800-232, section 4.2.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and preimages.
struct ascon_hash256 : hash<detail::ascon_sponge_hash<detail::ascon_hash256_scheme, 32>::implementations> {
    static constexpr std::string_view id = "ascon-hash256";
    static constexpr std::string_view name = "Ascon-Hash256";
    static constexpr std::string_view specification = "NIST SP 800-232, section 5.1";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against collisions at most half the
/// output's bits.
struct ascon_xof128 : xof<detail::ascon_sponge_xof<detail::ascon_xof128_scheme, 64>::implementations> {
    static constexpr std::string_view id = "ascon-xof128";
    static constexpr std::string_view name = "Ascon-XOF128";
    static constexpr std::string_view specification = "NIST SP 800-232, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232, section 5.3.
struct ascon_cxof128 : xof<detail::ascon_sponge_cxof<detail::ascon_cxof128_scheme, 64>::implementations> {
    static constexpr std::string_view id = "ascon-cxof128";
    static constexpr std::string_view name = "Ascon-CXOF128";
    static constexpr std::string_view specification = "NIST SP 800-232, section 5.3";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3.
struct ascon_mac : mac<detail::ascon_sponge_mac<detail::ascon_mac_scheme, 16, 16>::implementations> {
    static constexpr std::string_view id = "ascon-mac";
    static constexpr std::string_view name = "Ascon-MAC";
    static constexpr std::string_view specification = "Ascon v1.3 (CT-RSA 2024), section 3";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3.
struct ascon_prf : mac<detail::ascon_sponge_mac<detail::ascon_any_prf_scheme, 64, SIZE_MAX>::implementations> {
    static constexpr std::string_view id = "ascon-prf";
    static constexpr std::string_view name = "Ascon-PRF";
    static constexpr std::string_view specification = "Ascon v1.3 (CT-RSA 2024), section 3";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One permutation; a longer message is refused.
struct ascon_prfshort : mac<detail::ascon_prfshort_implementations> {
    static constexpr std::string_view id = "ascon-prfshort";
    static constexpr std::string_view name = "Ascon-PRFshort";
    static constexpr std::string_view specification = "Ascon v1.3 (CT-RSA 2024), section 4";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The algorithms of SP 800-232 and those in its format, in the order of the catalog.
struct ascon_family : algorithm_list<ascon_aead128, ascon_aead128_nonce_masked, ascon_hash256, ascon_xof128, ascon_cxof128,
                                     ascon_mac, ascon_prf, ascon_prfshort> {
    static constexpr std::string_view name = "ascon";
};

LINNET_NAMESPACE_END

#endif
#endif
