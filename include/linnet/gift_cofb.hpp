// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_GIFT_COFB_HPP
#define LINNET_GIFT_COFB_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// GIFT-COFB v1.1 (Banik, Chakraborti, Inoue, Iwata, Minematsu, Nandi, Peyrin, Sasaki, Sim, Todo, 2021), a finalist of the NIST
/// lightweight competition: gift_cofb. Choose ascon_aead128, the standard, unless a peer requires this one. It is designed for
/// small hardware: little state, and one call of a small block cipher per 16 bytes. Reusing a nonce loses confidentiality and
/// authenticity; where that may happen, choose a misuse-resistant scheme.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/gift_cofb.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once under a key. Birthday
/// bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR ePrint 2021/737).
struct gift_cofb : aead<detail::gift_cofb_implementations> {
    static constexpr std::string_view id = "gift-cofb";
    static constexpr std::string_view name = "GIFT-COFB";
    static constexpr std::string_view specification = "GIFT-COFB v1.1 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct gift_cofb_family : algorithm_list<gift_cofb> {
    static constexpr std::string_view name = "gift_cofb";
};

LINNET_NAMESPACE_END

#endif
#endif
