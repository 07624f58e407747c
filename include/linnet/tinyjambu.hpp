// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TINYJAMBU_HPP
#define LINNET_TINYJAMBU_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// TinyJAMBU, version 2 (Wu, Huang, 2021), a finalist of the NIST lightweight competition: tinyjambu_128, tinyjambu_192,
/// tinyjambu_256. Choose ascon_aead128, the standard, unless a peer requires these. Their state has 16 bytes, the smallest of the
/// finalists, and they have little code; but they call the permutation for each 4 bytes of text, and are slow in long messages. A
/// tag of 8 bytes is right by chance for one forgery in 2^64. They do not commit to a key, and are not for related keys: forgeries
/// under related keys are practical with keys of 24 and of 32 bytes (ToSC 2023/2, pages 176 to 188). Reusing a nonce reveals the
/// sum of the first differing blocks of plaintexts, and lets an attacker who chooses plaintexts decrypt others; where that may
/// happen, choose romulus_m.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/tinyjambu.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// TinyJAMBU-128: key 16, nonce 12, tag 8 bytes; TinyJAMBU v2, section 3.3. 112-bit security of the encryption, 64-bit against
/// forgery (section 4.1). A nonce must be used only once under a key. Stay below 2^50 bytes under one key, the amount that
/// the competition asks for.
struct tinyjambu_128 : aead<detail::tinyjambu_128_implementations> {
    static constexpr std::string_view id = "tinyjambu-128";
    static constexpr std::string_view name = "TinyJAMBU-128";
    static constexpr std::string_view specification = "TinyJAMBU v2 (2021), section 3.3";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// TinyJAMBU-192: as tinyjambu_128, with a key of 24 bytes and more security of the encryption; TinyJAMBU v2, section 3.4.
struct tinyjambu_192 : aead<detail::tinyjambu_192_implementations> {
    static constexpr std::string_view id = "tinyjambu-192";
    static constexpr std::string_view name = "TinyJAMBU-192";
    static constexpr std::string_view specification = "TinyJAMBU v2 (2021), section 3.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// TinyJAMBU-256: as tinyjambu_128, with a key of 32 bytes and 224-bit security of the encryption; TinyJAMBU v2, section 3.5.
struct tinyjambu_256 : aead<detail::tinyjambu_256_implementations> {
    static constexpr std::string_view id = "tinyjambu-256";
    static constexpr std::string_view name = "TinyJAMBU-256";
    static constexpr std::string_view specification = "TinyJAMBU v2 (2021), section 3.5";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct tinyjambu_family : algorithm_list<tinyjambu_128, tinyjambu_192, tinyjambu_256> {
    static constexpr std::string_view name = "tinyjambu";
};

LINNET_NAMESPACE_END

#endif
#endif
