// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CHACHA_HPP
#define LINNET_CHACHA_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// The stream ciphers ChaCha20 (RFC 8439), in its original form too, XChaCha20, Salsa20 and XSalsa20. To encrypt, choose an AEAD:
/// chacha20_poly1305.hpp has those of ChaCha20. What encrypts here without authentication is for protocols that authenticate by
/// other means.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/keystreams.hpp>
#include <linnet/interface/stream.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

/// ChaCha20: key 32, nonce 12 bytes, block counter from 0 on; RFC 8439, section 2.4. A text has at most 2^38 bytes, which is
/// enforced. Authenticates nothing: an AEAD is almost always what is wanted. A nonce serves once under a key: else the sum of the
/// two texts is known; 12 bytes are too few to choose at random for more than 2^32 texts. RFC 8439's AEAD, whose texts begin at
/// block 1, is chacha20_poly1305.
struct chacha20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::chacha20_scheme>> {
    static constexpr std::string_view id = "chacha20";
    static constexpr std::string_view name = "ChaCha20";
    static constexpr std::string_view specification = "RFC 8439 (2018), section 2.4";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// ChaCha20 as it was first published: key 32, nonce 8 bytes, block counter of 64 bits from 0 on; D. J. Bernstein, "ChaCha, a
/// variant of Salsa20", 2008. Texts of any length. For what other programs have written; nonces are too short to be random. Else as
/// chacha20.
struct chacha20_djb : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::chacha20_djb_scheme>> {
    static constexpr std::string_view id = "chacha20-djb";
    static constexpr std::string_view name = "ChaCha20-djb";
    static constexpr std::string_view specification = "D. J. Bernstein, ChaCha, a variant of Salsa20 (2008)";
    static constexpr algorithm_status status = algorithm_status::legacy;
};

/// XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with the block counter from 0
/// on. Else as chacha20.
struct xchacha20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::xchacha20_scheme>> {
    static constexpr std::string_view id = "xchacha20";
    static constexpr std::string_view name = "XChaCha20";
    static constexpr std::string_view specification = "draft-irtf-cfrg-xchacha-03, section 2.3";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0 on; D. J. Bernstein, "Salsa20 specification", 2005, of the
/// eSTREAM portfolio. Texts of any length. Nonces are too short to be random. Else as chacha20.
struct salsa20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::salsa20_scheme>> {
    static constexpr std::string_view id = "salsa20";
    static constexpr std::string_view name = "Salsa20";
    static constexpr std::string_view specification = "D. J. Bernstein, Salsa20 specification (2005)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce", 2011. Texts of any
/// length. Else as chacha20.
struct xsalsa20 : stream_cipher<detail::over_keystreams<mode::keystream_cipher, detail::xsalsa20_scheme>> {
    static constexpr std::string_view id = "xsalsa20";
    static constexpr std::string_view name = "XSalsa20";
    static constexpr std::string_view specification = "D. J. Bernstein, Extending the Salsa20 nonce (2011)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct chacha_family : algorithm_list<chacha20, chacha20_djb, xchacha20, salsa20, xsalsa20> {
    static constexpr std::string_view name = "chacha";
};

LINNET_NAMESPACE_END

#endif
#endif
