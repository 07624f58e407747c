// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

#include "ascon.hpp"
#include "aes_gcm.hpp"
#include "aes_ccm.hpp"
#include "aes_eax.hpp"
#include "aes_ocb.hpp"
#include "aes.hpp"
#include "poly1305_aes.hpp"
#include "chacha20_poly1305.hpp"
#include "chacha.hpp"
#include "poly1305.hpp"
#include "xsalsa20_poly1305.hpp"
#include "romulus.hpp"
#include "isap.hpp"
#include "gift_cofb.hpp"
#include "xoodyak.hpp"
#include "sparkle.hpp"
#include "tinyjambu.hpp"
#include "photon_beetle.hpp"
#include "elephant.hpp"
#include "grain.hpp"
#include "norx.hpp"
#include "sha2.hpp"
#include "sha3.hpp"
#include "hmac.hpp"
#include "kdf.hpp"
#include "kmac.hpp"
#include "drbg.hpp"
#include "x25519.hpp"
#include "ascon_v12.hpp"
#include "sha1.hpp"

/// FUNCTION(FAMILY) for each.
#define LINNET_EACH_FAMILY(function) \
    function(ascon) \
    function(aes_gcm) \
    function(aes_ccm) \
    function(aes_eax) \
    function(aes_ocb) \
    function(aes) \
    function(poly1305_aes) \
    function(chacha20_poly1305) \
    function(chacha) \
    function(poly1305) \
    function(xsalsa20_poly1305) \
    function(romulus) \
    function(isap) \
    function(gift_cofb) \
    function(xoodyak) \
    function(sparkle) \
    function(tinyjambu) \
    function(photon_beetle) \
    function(elephant) \
    function(grain) \
    function(norx) \
    function(sha2) \
    function(sha3) \
    function(hmac) \
    function(kdf) \
    function(kmac) \
    function(drbg) \
    function(x25519) \
    function(ascon_v12) \
    function(sha1)
