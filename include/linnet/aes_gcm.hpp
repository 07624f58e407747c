// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_AES_GCM_HPP
#define LINNET_AES_GCM_HPP

#include <linnet/detail/config.hpp>
#if defined(LINNET_CPP20)

/// AES-GCM (NIST SP 800-38D), the authenticated encryption of TLS, IPsec and much else: aes_128_gcm, aes_192_gcm and aes_256_gcm.
/// A nonce that is used twice under a key gives away the sum of the texts and the key of the hash function, with which anything can
/// be forged from then on.
///
/// concepts.hpp says what every call of these types promises.

#include <linnet/interface/aead.hpp>
#include <linnet/interface/over_aes.hpp>
#include <linnet/mode/gcm.hpp>
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
template <byte_order Order, size_t KeySize>
struct polyval_beside<Order, aes_x86<KeySize>> {
    using type = polyval_x86<Order>;
};
#endif

template <class Cipher>
using gcm_core = mode::gcm<Cipher, typename polyval_beside<byte_order::big, Cipher>::type>;

} // namespace detail

/// AES-128-GCM: key 16, nonce 12, or any other size from 1, tag 16 bytes, under a kept key also 12 to 15; SP 800-38D, section 7. A
/// text has at most 2^36 - 32 bytes. With nonces of 12 bytes chosen at random, and with others whatever they are, stay below 2^32
/// messages under a key (section 8.3). A forgery succeeds with a probability of its blocks times 2^-(8 tag_size) an attempt.
struct aes_128_gcm : aead<detail::over_aes<16, detail::gcm_core>> {
    static constexpr std::string_view id = "aes-128-gcm";
    static constexpr std::string_view name = "AES-128-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-192-GCM: as aes_128_gcm with a key of 24 bytes.
struct aes_192_gcm : aead<detail::over_aes<24, detail::gcm_core>> {
    static constexpr std::string_view id = "aes-192-gcm";
    static constexpr std::string_view name = "AES-192-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// AES-256-GCM: as aes_128_gcm with a key of 32 bytes.
struct aes_256_gcm : aead<detail::over_aes<32, detail::gcm_core>> {
    static constexpr std::string_view id = "aes-256-gcm";
    static constexpr std::string_view name = "AES-256-GCM";
    static constexpr std::string_view specification = "NIST SP 800-38D (2007), section 7";
    static constexpr algorithm_status status = algorithm_status::standard;
};

/// The family in the order of the catalog.
struct aes_gcm_family : algorithm_list<aes_128_gcm, aes_192_gcm, aes_256_gcm> {
    static constexpr std::string_view name = "aes_gcm";
};

LINNET_NAMESPACE_END

#endif
#endif
