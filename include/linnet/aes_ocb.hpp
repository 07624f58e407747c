// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_OCB_HPP
#define LINNET_AES_OCB_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// AES in OCB3 (RFC 7253): aes_128_ocb, aes_192_ocb, aes_256_ocb. It takes one call of the cipher per 16 bytes, and many run in
/// parallel: the fastest mode where there is no instruction for GCM's multiplication.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/aes_ocb.hpp>
#include <linnet/detail/interface/aead.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-OCB: key 16, nonce 1 to 15, default 12, tag 16 bytes; RFC 7253. `keyed` takes tags of 1 to 16 bytes, at least 8 unless
/// the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one. A nonce must be used only
/// once under a key: reuse loses the confidentiality of both messages and the authenticity of all under that key (section 5). At
/// most 2^48 blocks of 16 bytes under one key (section 5.1). There are no incremental types, because the last block is encrypted
/// differently.
struct aes_128_ocb : aead<detail::ocb_implementations<16>> {
    static constexpr std::string_view id = "aes-128-ocb";
    static constexpr std::string_view name = "AES-128-OCB";
    static constexpr std::string_view specification = "RFC 7253";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// AES-192-OCB: key 24 bytes, otherwise as aes_128_ocb.
struct aes_192_ocb : aead<detail::ocb_implementations<24>> {
    static constexpr std::string_view id = "aes-192-ocb";
    static constexpr std::string_view name = "AES-192-OCB";
    static constexpr std::string_view specification = "RFC 7253";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// AES-256-OCB: key 32 bytes, otherwise as aes_128_ocb.
struct aes_256_ocb : aead<detail::ocb_implementations<32>> {
    static constexpr std::string_view id = "aes-256-ocb";
    static constexpr std::string_view name = "AES-256-OCB";
    static constexpr std::string_view specification = "RFC 7253";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct aes_ocb_family : algorithm_list<aes_128_ocb, aes_192_ocb, aes_256_ocb> {
    static constexpr std::string_view name = "aes_ocb";
};

LINNET_NAMESPACE_END

#endif
#endif
