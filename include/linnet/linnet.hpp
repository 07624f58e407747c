// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_LINNET_HPP
#define LINNET_LINNET_HPP

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Includes all algorithms.

#include <linnet/aes.hpp>
#include <linnet/aes_ccm.hpp>
#include <linnet/aes_eax.hpp>
#include <linnet/aes_gcm.hpp>
#include <linnet/aes_ocb.hpp>
#include <linnet/ascon.hpp>
#include <linnet/ascon_v12.hpp>
#include <linnet/catalog.hpp>
#include <linnet/chacha.hpp>
#include <linnet/chacha20_poly1305.hpp>
#include <linnet/concepts.hpp>
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

#endif
#endif
