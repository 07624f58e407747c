// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_GCM_HPP
#define LINNET_AES_GCM_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// AES-GCM (NIST SP 800-38D), the authenticated encryption of TLS, IPsec and much else: aes_128_gcm, aes_192_gcm and aes_256_gcm.
/// A nonce that is used twice under a key gives away the sum of the texts and the key of the hash function, with which anything can
/// be forged from then on. Where that may happen aes_128_gcm_siv and aes_256_gcm_siv (RFC 8452) give away no more than that a
/// message is repeated. GMAC, a code for a message and a nonce, is GCM of an empty text whose associated data is the message.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/aead.hpp>
#include <linnet/interface/over_aes.hpp>
#include <linnet/mode/gcm.hpp>
#include <linnet/mode/gcm_avx512.hpp>
#include <linnet/mode/gcm_siv.hpp>
#include <linnet/primitive/ghash.hpp>

#include <string_view>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// GHASH over the blocks of a cipher, by what instructions the cipher has.
template <byte_order Order, class Cipher>
struct polyval_beside {
    using type = polyval<typename Cipher::block, Order>;
};
#if defined(LINNET_AES_X86)
template <byte_order Order>
struct polyval_beside<Order, aes_x86> {
    using type = polyval_x86<Order>;
};
#endif

#if defined(LINNET_AES_ARM)
template <byte_order Order>
struct polyval_beside<Order, aes_arm> {
    using type = polyval_arm<Order>;
};
#endif

template <class Cipher>
using gcm_core = mode::gcm<Cipher, typename polyval_beside<byte_order::big, Cipher>::type>;

template <class Cipher>
using gcm_siv_core = mode::gcm_siv<Cipher, typename polyval_beside<byte_order::little, Cipher>::type>;

#if defined(LINNET_GCM_AVX512) && !LINNET_SHARED
template <size_t KeySize>
using gcm_implementations = in_front<of_key_size<KeySize, mode::gcm_avx512>, over_aes<KeySize, gcm_core>>;
#else
template <size_t KeySize>
using gcm_implementations = over_aes<KeySize, gcm_core>;
#endif

} // namespace detail

/// AES-128-GCM: key 16, nonce 12, or any other size from 1, tag 16 bytes, under a kept key also 12 to 15; SP 800-38D, section 7. A
/// text has at most 2^36 - 32 bytes. With nonces of 12 bytes chosen at random, and with others whatever they are, stay below 2^32
/// messages under a key (section 8.3). A forgery succeeds with a probability of its blocks times 2^-(8 tag_size) an attempt.
struct aes_128_gcm : aead<detail::gcm_implementations<16>> {
    static constexpr std::string_view id = "aes-128-gcm";
    static constexpr std::string_view name = "AES-128-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-GCM: as aes_128_gcm with a key of 24 bytes.
struct aes_192_gcm : aead<detail::gcm_implementations<24>> {
    static constexpr std::string_view id = "aes-192-gcm";
    static constexpr std::string_view name = "AES-192-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-GCM: as aes_128_gcm with a key of 32 bytes.
struct aes_256_gcm : aead<detail::gcm_implementations<32>> {
    static constexpr std::string_view id = "aes-256-gcm";
    static constexpr std::string_view name = "AES-256-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Resists nonce misuse: a repeated nonce reveals that a message with
/// its associated data is repeated, and no more; the bounds of section 9 say how often it may be. A text has at most 2^36 bytes,
/// which is enforced; so may its associated data have. It passes twice, so there are no incremental types. While `decrypt` runs,
/// its output holds text that is not verified yet; what it leaves there is verified or zero. Every message makes keys of its own:
/// where nonces are sure to be unique aes_128_gcm is faster.
struct aes_128_gcm_siv : aead<detail::over_aes<16, detail::gcm_siv_core>> {
    static constexpr std::string_view id = "aes-128-gcm-siv";
    static constexpr std::string_view name = "AES-128-GCM-SIV";
    static constexpr std::string_view specification = "RFC 8452 (2019)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// AES-256-GCM-SIV: as aes_128_gcm_siv with a key of 32 bytes.
struct aes_256_gcm_siv : aead<detail::over_aes<32, detail::gcm_siv_core>> {
    static constexpr std::string_view id = "aes-256-gcm-siv";
    static constexpr std::string_view name = "AES-256-GCM-SIV";
    static constexpr std::string_view specification = "RFC 8452 (2019)";
    static constexpr algorithm_status status = algorithm_status::published;
};

/// The family in the order of the catalog.
struct aes_gcm_family : algorithm_list<aes_128_gcm, aes_192_gcm, aes_256_gcm, aes_128_gcm_siv, aes_256_gcm_siv> {
    static constexpr std::string_view name = "aes_gcm";
};

LINNET_NAMESPACE_END

#endif
#endif
