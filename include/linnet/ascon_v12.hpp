// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_ASCON_V12_HPP
#define LINNET_ASCON_V12_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Ascon v1.2, the submission to the NIST lightweight competition (2021): ascon_128, ascon_128a, ascon_80pq, ascon_hash,
/// ascon_hasha, ascon_xof, ascon_xofa. It is big-endian, and its initial values differ from SP 800-232. For interoperability only:
/// choose the algorithms of ascon.hpp.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/ascon.hpp>
#include <linnet/detail/algorithm/ascon_v12.hpp>
#include <linnet/detail/interface/aead.hpp>
#include <linnet/detail/interface/hash.hpp>
#include <linnet/detail/interface/xof.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once under a key. At
/// most 2^64 blocks under one key.
struct ascon_128 : aead<detail::ascon_duplex<detail::ascon_128_scheme>::implementations> {
    static constexpr std::string_view id = "ascon-128";
    static constexpr std::string_view name = "Ascon-128";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be used only once under a key.
/// At most 2^64 blocks under one key.
struct ascon_128a : aead<detail::ascon_duplex<detail::ascon_128a_scheme>::implementations> {
    static constexpr std::string_view id = "ascon-128a";
    static constexpr std::string_view name = "Ascon-128a";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once under a key.
/// At most 2^64 blocks under one key.
struct ascon_80pq : aead<detail::ascon_duplex<detail::ascon_80pq_scheme>::implementations> {
    static constexpr std::string_view id = "ascon-80pq";
    static constexpr std::string_view name = "Ascon-80pq";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.4";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// Ascon-Hash (v1.2): digest 32 bytes; section 2.5.
struct ascon_hash : hash<detail::ascon_sponge_hash<detail::ascon_hash_v12_scheme, 32>::implementations> {
    static constexpr std::string_view id = "ascon-hash";
    static constexpr std::string_view name = "Ascon-Hash";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.5";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks.
struct ascon_hasha : hash<detail::ascon_sponge_hash<detail::ascon_hasha_scheme, 32>::implementations> {
    static constexpr std::string_view id = "ascon-hasha";
    static constexpr std::string_view name = "Ascon-HashA";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.5";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// Ascon-Xof (v1.2): output of any length; section 2.5.
struct ascon_xof : xof<detail::ascon_sponge_xof<detail::ascon_xof_scheme, 32>::implementations> {
    static constexpr std::string_view id = "ascon-xof";
    static constexpr std::string_view name = "Ascon-Xof";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.5";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks.
struct ascon_xofa : xof<detail::ascon_sponge_xof<detail::ascon_xofa_scheme, 32>::implementations> {
    static constexpr std::string_view id = "ascon-xofa";
    static constexpr std::string_view name = "Ascon-XofA";
    static constexpr std::string_view specification = "Ascon v1.2 (2021), section 2.5";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// The algorithms of Ascon v1.2, the submission to the competition.
struct ascon_v12_family : algorithm_list<ascon_128, ascon_128a, ascon_80pq, ascon_hash, ascon_hasha, ascon_xof, ascon_xofa> {
    static constexpr std::string_view name = "ascon_v12";
};

LINNET_NAMESPACE_END

#endif
#endif
