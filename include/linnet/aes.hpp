// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_HPP
#define LINNET_AES_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// AES (FIPS 197) in the modes that are not authenticated encryption: the MACs CMAC and CBC-MAC, counter mode (CTR), cipher block
/// chaining (CBC), and key wrap (KW, KWP). To encrypt, choose an AEAD over AES: aes_gcm.hpp, aes_ccm.hpp, aes_eax.hpp or
/// aes_ocb.hpp. CTR and CBC are for protocols that authenticate by other means.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/aes.hpp>
#include <linnet/detail/algorithm/over_aes.hpp>
#include <linnet/detail/interface/mac.hpp>
#include <linnet/detail/interface/one_shot_cipher.hpp>
#include <linnet/detail/interface/stream.hpp>
#include <linnet/detail/mode/cbc.hpp>
#include <linnet/detail/mode/cbc_mac.hpp>
#include <linnet/detail/mode/cmac.hpp>
#include <linnet/detail/mode/key_wrap.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. At most 2^48 messages under one key (appendix B).
struct aes_128_cmac : mac<detail::over_aes<16, mode::cmac>> {
    static constexpr std::string_view id = "aes-128-cmac";
    static constexpr std::string_view name = "AES-128-CMAC";
    static constexpr std::string_view specification = "NIST SP 800-38B; RFC 4493";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-CMAC: key 24 bytes, otherwise as aes_128_cmac.
struct aes_192_cmac : mac<detail::over_aes<24, mode::cmac>> {
    static constexpr std::string_view id = "aes-192-cmac";
    static constexpr std::string_view name = "AES-192-CMAC";
    static constexpr std::string_view specification = "NIST SP 800-38B; RFC 4493";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-CMAC: key 32 bytes, otherwise as aes_128_cmac.
struct aes_256_cmac : mac<detail::over_aes<32, mode::cmac>> {
    static constexpr std::string_view id = "aes-256-cmac";
    static constexpr std::string_view name = "AES-256-CMAC";
    static constexpr std::string_view specification = "NIST SP 800-38B; RFC 4493";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-128-CBC-MAC: key 16, tag 16 bytes; ISO/IEC 9797-1, MAC algorithm 1, padding method 1: zero bytes pad the message to whole
/// blocks. Secure only if all messages under a key have one fixed length: from the tags of messages of different lengths anyone can
/// compute tags of further messages. Appending zero bytes up to a whole block leaves the tag unchanged. Choose aes_128_cmac unless
/// a peer requires this. At most 2^48 blocks under one key.
struct aes_128_cbc_mac : mac<detail::over_aes<16, mode::cbc_mac>> {
    static constexpr std::string_view id = "aes-128-cbc-mac";
    static constexpr std::string_view name = "AES-128-CBC-MAC";
    static constexpr std::string_view specification = "ISO/IEC 9797-1, algorithm 1, padding method 1";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-192-CBC-MAC: key 24 bytes, otherwise as aes_128_cbc_mac.
struct aes_192_cbc_mac : mac<detail::over_aes<24, mode::cbc_mac>> {
    static constexpr std::string_view id = "aes-192-cbc-mac";
    static constexpr std::string_view name = "AES-192-CBC-MAC";
    static constexpr std::string_view specification = "ISO/IEC 9797-1, algorithm 1, padding method 1";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-256-CBC-MAC: key 32 bytes, otherwise as aes_128_cbc_mac.
struct aes_256_cbc_mac : mac<detail::over_aes<32, mode::cbc_mac>> {
    static constexpr std::string_view id = "aes-256-cbc-mac";
    static constexpr std::string_view name = "AES-256-CBC-MAC";
    static constexpr std::string_view specification = "ISO/IEC 9797-1, algorithm 1, padding method 1";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-128-CTR: key 16, nonce 16 bytes; SP 800-38A, section 6.5. The nonce is the first counter block; each following one is larger
/// by 1, modulo 2^128. Does not authenticate: use an AEAD instead wherever possible. A counter block must be used only once under a
/// key: reusing one reveals the XOR of the two plaintexts. If a nonce is 12 bytes that differ for each message and 4 zero bytes, a
/// message has at most 2^36 bytes. At most 2^48 blocks of 16 bytes under one key.
struct aes_128_ctr : stream_cipher<detail::ctr_implementations<16>> {
    static constexpr std::string_view id = "aes-128-ctr";
    static constexpr std::string_view name = "AES-128-CTR";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.5";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-CTR: key 24 bytes, otherwise as aes_128_ctr.
struct aes_192_ctr : stream_cipher<detail::ctr_implementations<24>> {
    static constexpr std::string_view id = "aes-192-ctr";
    static constexpr std::string_view name = "AES-192-CTR";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.5";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-CTR: key 32 bytes, otherwise as aes_128_ctr.
struct aes_256_ctr : stream_cipher<detail::ctr_implementations<32>> {
    static constexpr std::string_view id = "aes-256-ctr";
    static constexpr std::string_view name = "AES-256-CTR";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.5";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-128-CBC: key 16, nonce (initialization vector) 16 bytes; plaintexts of whole blocks of 16 bytes, ciphertexts of the same
/// length; SP 800-38A, section 6.2. For interoperability only: it does not authenticate; use an AEAD instead wherever possible. The
/// initialization vector must be random for each message. At most 2^48 blocks under one key.
struct aes_128_cbc : cbc<detail::over_aes<16, mode::cbc_whole>> {
    static constexpr std::string_view id = "aes-128-cbc";
    static constexpr std::string_view name = "AES-128-CBC";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.2";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-192-CBC: key 24 bytes, otherwise as aes_128_cbc.
struct aes_192_cbc : cbc<detail::over_aes<24, mode::cbc_whole>> {
    static constexpr std::string_view id = "aes-192-cbc";
    static constexpr std::string_view name = "AES-192-CBC";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.2";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-256-CBC: key 32 bytes, otherwise as aes_128_cbc.
struct aes_256_cbc : cbc<detail::over_aes<32, mode::cbc_whole>> {
    static constexpr std::string_view id = "aes-256-cbc";
    static constexpr std::string_view name = "AES-256-CBC";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.2";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-128-CBC with PKCS #7 padding: key 16, nonce (initialization vector) 16 bytes; plaintexts of any length, ciphertexts 1 to 16
/// bytes longer; SP 800-38A, section 6.2, RFC 5652, section 6.3. The padding is compared in constant time, but the result of the
/// call says whether it was valid. A call with invalid padding also takes longer, because it zeroes the whole plaintext. An
/// attacker who learns either can decrypt any message (padding oracle). For interoperability only, and only after a MAC was
/// verified. The initialization vector must be random for each message. At most 2^48 blocks under one key.
struct aes_128_cbc_pkcs7 : cbc<detail::over_aes<16, mode::cbc_pkcs7>> {
    static constexpr std::string_view id = "aes-128-cbc-pkcs7";
    static constexpr std::string_view name = "AES-128-CBC-PKCS7";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.2; RFC 5652, section 6.3";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-192-CBC with padding: key 24 bytes, otherwise as aes_128_cbc_pkcs7.
struct aes_192_cbc_pkcs7 : cbc<detail::over_aes<24, mode::cbc_pkcs7>> {
    static constexpr std::string_view id = "aes-192-cbc-pkcs7";
    static constexpr std::string_view name = "AES-192-CBC-PKCS7";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.2; RFC 5652, section 6.3";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-256-CBC with padding: key 32 bytes, otherwise as aes_128_cbc_pkcs7.
struct aes_256_cbc_pkcs7 : cbc<detail::over_aes<32, mode::cbc_pkcs7>> {
    static constexpr std::string_view id = "aes-256-cbc-pkcs7";
    static constexpr std::string_view name = "AES-256-CBC-PKCS7";
    static constexpr std::string_view specification = "NIST SP 800-38A, section 6.2; RFC 5652, section 6.3";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// AES-128-KW, key wrap: key 16 bytes; wraps keys of 16 bytes or more, in steps of 8, to ciphertexts 8 bytes longer; RFC 3394, SP
/// 800-38F. Authenticates, with 64 bits. Needs no nonce: equal keys give equal ciphertexts. At most 2^48 keys under one key.
struct aes_128_kw : keywrap<detail::over_aes<16, mode::kw>> {
    static constexpr std::string_view id = "aes-128-kw";
    static constexpr std::string_view name = "AES-128-KW";
    static constexpr std::string_view specification = "RFC 3394; NIST SP 800-38F";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-KW: key 24 bytes, otherwise as aes_128_kw.
struct aes_192_kw : keywrap<detail::over_aes<24, mode::kw>> {
    static constexpr std::string_view id = "aes-192-kw";
    static constexpr std::string_view name = "AES-192-KW";
    static constexpr std::string_view specification = "RFC 3394; NIST SP 800-38F";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-KW: key 32 bytes, otherwise as aes_128_kw.
struct aes_256_kw : keywrap<detail::over_aes<32, mode::kw>> {
    static constexpr std::string_view id = "aes-256-kw";
    static constexpr std::string_view name = "AES-256-KW";
    static constexpr std::string_view specification = "RFC 3394; NIST SP 800-38F";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-128-KWP, key wrap with padding: key 16 bytes; wraps keys of 1 to 2^32 - 17 bytes, padded to a multiple of 8, to ciphertexts
/// 8 bytes longer than that; RFC 5649, SP 800-38F. Otherwise as aes_128_kw.
struct aes_128_kwp : keywrap<detail::over_aes<16, mode::kwp>> {
    static constexpr std::string_view id = "aes-128-kwp";
    static constexpr std::string_view name = "AES-128-KWP";
    static constexpr std::string_view specification = "RFC 5649; NIST SP 800-38F";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-KWP: key 24 bytes, otherwise as aes_128_kwp.
struct aes_192_kwp : keywrap<detail::over_aes<24, mode::kwp>> {
    static constexpr std::string_view id = "aes-192-kwp";
    static constexpr std::string_view name = "AES-192-KWP";
    static constexpr std::string_view specification = "RFC 5649; NIST SP 800-38F";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-KWP: key 32 bytes, otherwise as aes_128_kwp.
struct aes_256_kwp : keywrap<detail::over_aes<32, mode::kwp>> {
    static constexpr std::string_view id = "aes-256-kwp";
    static constexpr std::string_view name = "AES-256-KWP";
    static constexpr std::string_view specification = "RFC 5649; NIST SP 800-38F";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct aes_family
    : algorithm_list<aes_128_cmac, aes_192_cmac, aes_256_cmac, aes_128_cbc_mac, aes_192_cbc_mac, aes_256_cbc_mac, aes_128_ctr,
                     aes_192_ctr, aes_256_ctr, aes_128_cbc, aes_192_cbc, aes_256_cbc, aes_128_cbc_pkcs7, aes_192_cbc_pkcs7,
                     aes_256_cbc_pkcs7, aes_128_kw, aes_192_kw, aes_256_kw, aes_128_kwp, aes_192_kwp, aes_256_kwp> {
    static constexpr std::string_view name = "aes";
};

LINNET_NAMESPACE_END

#endif
#endif
