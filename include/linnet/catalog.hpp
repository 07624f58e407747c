// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_CATALOG_HPP
#define LINNET_CATALOG_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// The list of all algorithms. Tests, benchmarks, bindings, the command line and the tables in the documents are made from it.

#include <linnet/aes.hpp>
#include <linnet/aes_ccm.hpp>
#include <linnet/aes_eax.hpp>
#include <linnet/aes_gcm.hpp>
#include <linnet/aes_ocb.hpp>
#include <linnet/ascon.hpp>
#include <linnet/ascon_v12.hpp>
#include <linnet/chacha.hpp>
#include <linnet/chacha20_poly1305.hpp>
#include <linnet/describe.hpp>
#include <linnet/drbg.hpp>
#include <linnet/elephant.hpp>
#include <linnet/gift_cofb.hpp>
#include <linnet/grain.hpp>
#include <linnet/hmac.hpp>
#include <linnet/isap.hpp>
#include <linnet/kdf.hpp>
#include <linnet/kmac.hpp>
#include <linnet/norx.hpp>
#include <linnet/photon_beetle.hpp>
#include <linnet/poly1305.hpp>
#include <linnet/poly1305_aes.hpp>
#include <linnet/romulus.hpp>
#include <linnet/sha1.hpp>
#include <linnet/sha2.hpp>
#include <linnet/sha3.hpp>
#include <linnet/sparkle.hpp>
#include <linnet/tinyjambu.hpp>
#include <linnet/x25519.hpp>
#include <linnet/xoodyak.hpp>
#include <linnet/xsalsa20_poly1305.hpp>

LINNET_NAMESPACE_BEGIN

/// The families, in the order of the catalog. The build reads this list and the families' lists to compile each family once.
using families =
    algorithm_list<ascon_family, aes_gcm_family, aes_ccm_family, aes_eax_family, aes_ocb_family, aes_family, poly1305_aes_family,
                   chacha20_poly1305_family, chacha_family, poly1305_family, xsalsa20_poly1305_family, romulus_family, isap_family,
                   gift_cofb_family, xoodyak_family, sparkle_family, tinyjambu_family, photon_beetle_family, elephant_family,
                   grain_family, norx_family, sha2_family, sha3_family, hmac_family, kdf_family, kmac_family, drbg_family,
                   x25519_family, ascon_v12_family, sha1_family>;

namespace detail {

template <class... Algo, class... More>
algorithm_list<Algo..., More...> operator+(algorithm_list<Algo...>, algorithm_list<More...>);

template <class... Family>
auto joined(algorithm_list<Family...>) -> decltype((algorithm_list<>{} + ... + Family{}));

template <class... Algo>
constexpr std::array<catalog_entry, sizeof...(Algo)> describe_all(algorithm_list<Algo...>) noexcept {
    return {describe<Algo>()...};
}

} // namespace detail

using catalog = decltype(detail::joined(families{}));

/// The catalog as data.
inline constexpr auto catalog_entries = detail::describe_all(catalog{});

LINNET_NAMESPACE_END

#endif
#endif
