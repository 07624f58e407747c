// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_ROMULUS_HPP
#define LINNET_ROMULUS_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The Romulus family, a finalist of the NIST lightweight competition: "Romulus v1.3" (Guo, Iwata, Khairallah, Minematsu, Peyrin,
/// 2021), over the tweakable block cipher SKINNY-128-384+.
///
/// Choose romulus_n if nonces never repeat, and romulus_m if they may. Choose romulus_t if an attacker may measure the device and
/// the two calls per message that use the key are protected against that. Choose romulus_h to hash with the same cipher.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/romulus.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/mode/romulus/romulus_h.hpp>
#include <linnet/detail/mode/romulus/romulus_m.hpp>
#include <linnet/detail/mode/romulus/romulus_n.hpp>
#include <linnet/detail/mode/romulus/romulus_t.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key. 128-bit security (section
/// 3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each.
struct romulus_n : aead<detail::romulus_implementations<mode::romulus_n_core>> {
    static constexpr std::string_view id = "romulus-n";
    static constexpr std::string_view name = "Romulus-N";
    static constexpr std::string_view specification = "Romulus v1.3 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals only that a message with its
/// associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the message twice: incremental
/// encryption is impossible, and incremental decryption would release unverified plaintext. Limits as for romulus_n, message and
/// associated data together. While `decrypt` runs, its output holds unverified plaintext; when it returns, the output is verified
/// or zero.
struct romulus_m : aead<detail::romulus_implementations<mode::romulus_m_core>> {
    static constexpr std::string_view id = "romulus-m";
    static constexpr std::string_view name = "Romulus-M";
    static constexpr std::string_view specification = "Romulus v1.3 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use the key, every other secret
/// is used in at most two calls, and a message that is not authentic produces no keystream. About 121-bit security (section 3.1). A
/// nonce must be used only once under a key; if one repeats, authenticity remains. It reads the message twice, so there are no
/// incremental types. Limits as for romulus_n.
struct romulus_t : aead<detail::romulus_implementations<mode::romulus_t_core>> {
    static constexpr std::string_view id = "romulus-t";
    static constexpr std::string_view name = "Romulus-T";
    static constexpr std::string_view specification = "Romulus v1.3 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages (section 3.2).
struct romulus_h : hash<detail::romulus_implementations<mode::romulus_h_core>> {
    static constexpr std::string_view id = "romulus-h";
    static constexpr std::string_view name = "Romulus-H";
    static constexpr std::string_view specification = "Romulus v1.3 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::finalist;
};

/// The family in the order of the catalog.
struct romulus_family : algorithm_list<romulus_n, romulus_m, romulus_t, romulus_h> {
    static constexpr std::string_view name = "romulus";
};

LINNET_NAMESPACE_END

#endif
#endif
