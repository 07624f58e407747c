// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_KDF_HPP
#define LINNET_KDF_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// Key derivation over HMAC: HKDF of RFC 5869 (2010), which makes keys of a secret, and PBKDF2 of RFC 8018 (2017), which makes them
/// of a password.
///
/// Choose hkdf_sha_256 for secrets that nobody can guess, such as keys and what a key exchange gives. Of a password somebody can
/// guess: pbkdf2_hmac_sha_256 with at least 600 000 iterations makes each guess expensive. Functions that need much memory, which
/// this family has not, do that better.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/kdf.hpp>
#include <linnet/mode/hkdf.hpp>
#include <linnet/mode/pbkdf2.hpp>
#include <linnet/sha2.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN

namespace detail {

/// The ways to compute HKDF and PBKDF2 over a hash function.
template <class Hash>
using hkdf_over = kdf<built_on<mode::hkdf, typename Hash::implementations>>;
template <class Hash>
using pbkdf2_over = password_kdf<built_on<mode::pbkdf2, typename Hash::implementations>>;

} // namespace detail

/// HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The secret must be hard to guess: no
/// password. A salt need not be secret, and a random one makes weak secrets stronger. Different information gives independent
/// outputs. `extract` gives 32 bytes, of which `expand` makes an output; `derive` is both.
struct hkdf_sha_256 : detail::hkdf_over<sha_256> {
    static constexpr std::string_view id = "hkdf-sha-256";
    static constexpr std::string_view name = "HKDF-SHA-256";
    static constexpr std::string_view specification = "RFC 5869";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The secret must be hard to guess:
/// no password. A salt need not be secret, and a random one makes weak secrets stronger. Different information gives independent
/// outputs. `extract` gives 48 bytes, of which `expand` makes an output; `derive` is both.
struct hkdf_sha_384 : detail::hkdf_over<sha_384> {
    static constexpr std::string_view id = "hkdf-sha-384";
    static constexpr std::string_view name = "HKDF-SHA-384";
    static constexpr std::string_view specification = "RFC 5869";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The secret must be hard to guess:
/// no password. A salt need not be secret, and a random one makes weak secrets stronger. Different information gives independent
/// outputs. `extract` gives 64 bytes, of which `expand` makes an output; `derive` is both.
struct hkdf_sha_512 : detail::hkdf_over<sha_512> {
    static constexpr std::string_view id = "hkdf-sha-512";
    static constexpr std::string_view name = "HKDF-SHA-512";
    static constexpr std::string_view specification = "RFC 5869";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-256: password and salt of any length; RFC 8018, section 5.2. A salt has at least 16 random bytes, another for
/// each password (SP 800-132, section 5.1). An output of more than 32 bytes costs its owner more than who guesses: ask for no more.
struct pbkdf2_hmac_sha_256 : detail::pbkdf2_over<sha_256> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-256";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-256";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// PBKDF2-HMAC-SHA-512: password and salt of any length; RFC 8018, section 5.2. A salt has at least 16 random bytes, another for
/// each password (SP 800-132, section 5.1). An output of more than 64 bytes costs its owner more than who guesses: ask for no more.
struct pbkdf2_hmac_sha_512 : detail::pbkdf2_over<sha_512> {
    static constexpr std::string_view id = "pbkdf2-hmac-sha-512";
    static constexpr std::string_view name = "PBKDF2-HMAC-SHA-512";
    static constexpr std::string_view specification = "RFC 8018, section 5.2";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct kdf_family : algorithm_list<hkdf_sha_256, hkdf_sha_384, hkdf_sha_512, pbkdf2_hmac_sha_256, pbkdf2_hmac_sha_512> {
    static constexpr std::string_view name = "kdf";
};

LINNET_NAMESPACE_END

#endif
#endif
