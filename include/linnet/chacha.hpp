// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CHACHA_HPP
#define LINNET_CHACHA_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The stream ciphers ChaCha20 (RFC 8439, and in its original form), XChaCha20, Salsa20 and XSalsa20. To encrypt, choose an AEAD
/// over ChaCha20: chacha20_poly1305.hpp. Stream ciphers alone are for protocols that authenticate by other means.
///
/// concepts.hpp specifies every call of these types.

#include <linnet/detail/algorithm/keystreams.hpp>
#include <linnet/detail/interface/stream.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// ChaCha20: key 32, nonce 12 bytes, block counter from 0; RFC 8439, section 2.4. A message has at most 2^38 bytes, which is
/// enforced. Does not authenticate: use an AEAD instead wherever possible. A nonce must be used only once under a key: reuse
/// reveals the XOR of the two plaintexts. With random nonces at most 2^32 messages under one key. The AEAD of RFC 8439, whose
/// plaintexts begin at block 1, is chacha20_poly1305.
struct chacha20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::chacha20_scheme>> {
    static constexpr std::string_view id = "chacha20";
    static constexpr std::string_view name = "ChaCha20";
    static constexpr std::string_view specification = "RFC 8439 (2018), section 2.4";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// ChaCha20 in its original form: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "ChaCha, a variant of
/// Salsa20", 2008. Messages of any length. For interoperability only. Nonces are too short to be random: count. Otherwise as
/// chacha20.
struct chacha20_djb : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::chacha20_djb_scheme>> {
    static constexpr std::string_view id = "chacha20-djb";
    static constexpr std::string_view name = "ChaCha20-djb";
    static constexpr std::string_view specification = "D. J. Bernstein, ChaCha, a variant of Salsa20 (2008)";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with the block counter from 0.
/// Otherwise as chacha20.
struct xchacha20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::xchacha20_scheme>> {
    static constexpr std::string_view id = "xchacha20";
    static constexpr std::string_view name = "XChaCha20";
    static constexpr std::string_view specification = "draft-irtf-cfrg-xchacha-03, section 2.3";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "Salsa20 specification", 2005, in the eSTREAM
/// portfolio. Messages of any length. Nonces are too short to be random: count. Otherwise as chacha20.
struct salsa20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::salsa20_scheme>> {
    static constexpr std::string_view id = "salsa20";
    static constexpr std::string_view name = "Salsa20";
    static constexpr std::string_view specification = "D. J. Bernstein, Salsa20 specification (2005)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce", 2011. Messages of any
/// length. Otherwise as chacha20.
struct xsalsa20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::xsalsa20_scheme>> {
    static constexpr std::string_view id = "xsalsa20";
    static constexpr std::string_view name = "XSalsa20";
    static constexpr std::string_view specification = "D. J. Bernstein, Extending the Salsa20 nonce (2011)";
    static constexpr algorithm_status status = algorithm_status::published;
};

struct chacha_family : algorithm_list<chacha20, chacha20_djb, xchacha20, salsa20, xsalsa20> {
    static constexpr std::string_view name = "chacha";
};

LINNET_NAMESPACE_END

#endif
#endif
