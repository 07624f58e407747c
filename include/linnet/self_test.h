/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by `make tables`; the last functions from the families of the catalog. */
/* clang-format off */
#ifndef LINNET_SELF_TEST_H
#define LINNET_SELF_TEST_H

/*
 * Self-tests for those who certify, as FIPS 140-3 demands them before an algorithm is used (implementation guidance, 10.3.A).
 *
 * The self-test of an algorithm computes a known answer, from tests/kat/vectors.txt, with the implementation that its calls use
 * on this processor, and compares it. Where a call reverses another, it also takes the answer back, and refuses the answer with a
 * wrong bit if it is authenticated. Nothing is allocated; a self-test needs less than 600 bytes of stack more than its algorithm.
 */

#include "common.h"
#include "by_id.h"

/* What a self-test returns if it fails; further values are those of common.h. */
#define LINNET_SELF_TEST_FAILED 9

/* Gets each answer, `len` bytes at `value`, after it is computed and before it is compared, with the id of its algorithm. A hook
   that changes a bit shows that the self-test fails, and what the program then does. */
typedef void (*linnet_self_test_hook)(void* context, const char* id, void* value, size_t len);

/* Tests an algorithm: LINNET_OK, LINNET_SELF_TEST_FAILED, or LINNET_ARGUMENT if it is NULL or none of the library's. The hook may
   be NULL; `context` is passed to it. */
LINNET_RESULT int linnet_self_test(const linnet_algorithm* algorithm, linnet_self_test_hook hook, void* context);

/* Tests every algorithm. It goes on after a failure, so that the hook sees each answer. */
LINNET_RESULT int linnet_self_test_all(linnet_self_test_hook hook, void* context);

/* Tests the algorithms of a family, and links no other. */
LINNET_RESULT int linnet_ascon_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_aes_gcm_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_aes_ccm_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_aes_eax_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_aes_ocb_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_aes_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_poly1305_aes_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_chacha20_poly1305_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_chacha_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_poly1305_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_xsalsa20_poly1305_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_romulus_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_isap_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_gift_cofb_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_xoodyak_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_sparkle_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_tinyjambu_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_photon_beetle_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_elephant_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_grain_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_norx_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_sha2_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_sha3_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_hmac_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_kdf_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_kmac_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_drbg_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_x25519_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_ascon_v12_self_test(linnet_self_test_hook hook, void* context);
LINNET_RESULT int linnet_sha1_self_test(linnet_self_test_hook hook, void* context);

#endif
