// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_XOODYAK_HPP
#define LINNET_XOODYAK_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Xoodyak (Daemen, Hoffert, Mella, Peeters, Van Assche, Van Keer, 2021), a finalist of the NIST lightweight competition: xoodyak,
/// xoodyak_hash, xoodyak_xof. Choose ascon_aead128, ascon_hash256 and ascon_xof128, the standard, unless a peer requires these. One
/// permutation of twelve 32-bit words serves all three: on 32-bit processors they are among the fastest finalists, in little code.
/// On 64-bit processors without AVX-512 ascon_aead128 is faster. Reusing a nonce reveals the sum of the first differing blocks of
/// plaintexts, and lets an attacker who chooses plaintexts decrypt others; where that may happen, choose romulus_m.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/xoodyak.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/interface/xof.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Xoodyak: key 16, nonce 16, tag 16 bytes; Xoodyak, section 3.2.2. A nonce must be used only once under a key.
struct xoodyak : aead<detail::xoodyak_implementations> {
    static constexpr std::string_view id = "xoodyak";
    static constexpr std::string_view name = "Xoodyak";
    static constexpr std::string_view specification = "Xoodyak (2021), section 3.2.2";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Xoodyak-Hash: digest 32 bytes; Xoodyak, section 3.1. 128-bit security against collisions and preimages.
struct xoodyak_hash : hash<detail::xoodyak_hash_implementations> {
    static constexpr std::string_view id = "xoodyak-hash";
    static constexpr std::string_view name = "Xoodyak-Hash";
    static constexpr std::string_view specification = "Xoodyak (2021), section 3.1";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Xoodyak-XOF: output of any length; Xoodyak, section 3.1. At most 128-bit security; against collisions at most half the output's
/// bits.
struct xoodyak_xof : xof<detail::xoodyak_xof_implementations> {
    static constexpr std::string_view id = "xoodyak-xof";
    static constexpr std::string_view name = "Xoodyak-XOF";
    static constexpr std::string_view specification = "Xoodyak (2021), section 3.1";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct xoodyak_family : algorithm_list<xoodyak, xoodyak_hash, xoodyak_xof> {
    static constexpr std::string_view name = "xoodyak";
};

LINNET_NAMESPACE_END

#endif
#endif
