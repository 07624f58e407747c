/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables` from the families of the catalog. */
/* clang-format off */
#ifndef LINNET_H
#define LINNET_H

/*
 * Linnet in C: every algorithm, by its own functions and by its id. For C99 and C++, in liblinnet.
 * Each header may be included on its own; linnet/common.h has the rules for all calls.
 */

#include "linnet/common.h"
#include "linnet/ascon.h"
#include "linnet/aes_gcm.h"
#include "linnet/aes_ccm.h"
#include "linnet/aes_eax.h"
#include "linnet/aes_ocb.h"
#include "linnet/aes.h"
#include "linnet/poly1305_aes.h"
#include "linnet/chacha20_poly1305.h"
#include "linnet/chacha.h"
#include "linnet/poly1305.h"
#include "linnet/xsalsa20_poly1305.h"
#include "linnet/romulus.h"
#include "linnet/isap.h"
#include "linnet/gift_cofb.h"
#include "linnet/xoodyak.h"
#include "linnet/sparkle.h"
#include "linnet/tinyjambu.h"
#include "linnet/photon_beetle.h"
#include "linnet/elephant.h"
#include "linnet/grain.h"
#include "linnet/norx.h"
#include "linnet/sha2.h"
#include "linnet/sha3.h"
#include "linnet/hmac.h"
#include "linnet/kdf.h"
#include "linnet/kmac.h"
#include "linnet/drbg.h"
#include "linnet/x25519.h"
#include "linnet/ascon_v12.h"
#include "linnet/sha1.h"
#include "linnet/by_id.h"
#include "linnet/self_test.h"

#endif
