// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_NORX_HPP
#define LINNET_NORX_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// NORX (Aumasson, Jovanovic, Neves), a candidate of the third round of CAESAR: norx32_4_1 and norx64_4_1 of NORX v3.0 (2016), and
/// norx32_4_1_v2 of NORX v2.0 (2015), which is broken. Choose ascon_aead128, the standard, or chacha20_poly1305 unless a peer
/// requires one of these. The associated data are the header; there is no trailer. Reusing a nonce loses confidentiality: two
/// messages with the same associated data reveal the XOR of the first blocks of plaintext that differ.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/norx.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once under a key; with
/// random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt to forge one of that length
/// succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0", Journal of Cryptology 32, 2019).
struct norx32_4_1 : aead<detail::norx32_implementations<detail::norx32_scheme>> {
    static constexpr std::string_view id = "norx32-4-1";
    static constexpr std::string_view name = "NORX32-4-1";
    static constexpr std::string_view specification = "NORX v3.0 (2016), sections 3.2 and 3.5";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once under a key; with
/// random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt to forge one of that length
/// succeeds with a probability of about 2^(m - 256).
struct norx64_4_1 : aead<detail::norx64_implementations<detail::norx64_scheme>> {
    static constexpr std::string_view id = "norx64-4-1";
    static constexpr std::string_view name = "NORX64-4-1";
    static constexpr std::string_view specification = "NORX v3.0 (2016), sections 3.2 and 3.5";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and the key (Chaigneau, Fuhr,
/// Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology 32, 2019). For interoperability
/// only, such as with Cifra. A nonce must be used only once under a key, and is too short to be random: count.
struct norx32_4_1_v2 : aead<detail::norx32_implementations<detail::norx32_v2_scheme>> {
    static constexpr std::string_view id = "norx32-4-1-v2";
    static constexpr std::string_view name = "NORX32-4-1 v2.0";
    static constexpr std::string_view specification = "NORX v2.0 (2015); broken: ToSC 2017/1, pages 156 to 174";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// The family in the order of the catalog.
struct norx_family : algorithm_list<norx32_4_1, norx64_4_1, norx32_4_1_v2> {
    static constexpr std::string_view name = "norx";
};

LINNET_NAMESPACE_END

#endif
#endif
