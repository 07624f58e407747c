// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
// clang-format off
#pragma once

namespace linnet_library {

inline constexpr std::size_t algorithm_count = 114;

/// The implementations of each algorithm, as they were compiled for a level.
template <std::size_t Level>
struct kernels {
    static const kernel ascon_aead128;
    static const kernel ascon_aead128_nonce_masked;
    static const kernel ascon_hash256;
    static const kernel ascon_xof128;
    static const kernel ascon_cxof128;
    static const kernel ascon_mac;
    static const kernel ascon_prf;
    static const kernel ascon_prfshort;
    static const kernel aes_128_gcm;
    static const kernel aes_192_gcm;
    static const kernel aes_256_gcm;
    static const kernel aes_128_gcm_siv;
    static const kernel aes_256_gcm_siv;
    static const kernel aes_128_ccm;
    static const kernel aes_192_ccm;
    static const kernel aes_256_ccm;
    static const kernel aes_128_eax;
    static const kernel aes_192_eax;
    static const kernel aes_256_eax;
    static const kernel aes_128_ocb;
    static const kernel aes_192_ocb;
    static const kernel aes_256_ocb;
    static const kernel aes_128_cmac;
    static const kernel aes_192_cmac;
    static const kernel aes_256_cmac;
    static const kernel aes_128_cbc_mac;
    static const kernel aes_192_cbc_mac;
    static const kernel aes_256_cbc_mac;
    static const kernel aes_128_ctr;
    static const kernel aes_192_ctr;
    static const kernel aes_256_ctr;
    static const kernel aes_128_cbc;
    static const kernel aes_192_cbc;
    static const kernel aes_256_cbc;
    static const kernel aes_128_cbc_pkcs7;
    static const kernel aes_192_cbc_pkcs7;
    static const kernel aes_256_cbc_pkcs7;
    static const kernel aes_128_kw;
    static const kernel aes_192_kw;
    static const kernel aes_256_kw;
    static const kernel aes_128_kwp;
    static const kernel aes_192_kwp;
    static const kernel aes_256_kwp;
    static const kernel poly1305_aes;
    static const kernel chacha20_poly1305;
    static const kernel xchacha20_poly1305;
    static const kernel chacha20;
    static const kernel chacha20_djb;
    static const kernel xchacha20;
    static const kernel salsa20;
    static const kernel xsalsa20;
    static const kernel poly1305;
    static const kernel xsalsa20_poly1305;
    static const kernel romulus_n;
    static const kernel romulus_m;
    static const kernel romulus_t;
    static const kernel romulus_h;
    static const kernel isap_a_128a;
    static const kernel isap_a_128;
    static const kernel isap_k_128a;
    static const kernel isap_k_128;
    static const kernel gift_cofb;
    static const kernel norx32_4_1;
    static const kernel norx64_4_1;
    static const kernel norx32_4_1_v2;
    static const kernel sha_224;
    static const kernel sha_256;
    static const kernel sha_384;
    static const kernel sha_512;
    static const kernel sha_512_256;
    static const kernel sha3_224;
    static const kernel sha3_256;
    static const kernel sha3_384;
    static const kernel sha3_512;
    static const kernel shake128;
    static const kernel shake256;
    static const kernel cshake128;
    static const kernel cshake256;
    static const kernel hmac_sha_224;
    static const kernel hmac_sha_256;
    static const kernel hmac_sha_384;
    static const kernel hmac_sha_512;
    static const kernel hmac_sha3_224;
    static const kernel hmac_sha3_256;
    static const kernel hmac_sha3_384;
    static const kernel hmac_sha3_512;
    static const kernel hmac_sha_1;
    static const kernel hkdf_sha_256;
    static const kernel hkdf_sha_384;
    static const kernel hkdf_sha_512;
    static const kernel pbkdf2_hmac_sha_224;
    static const kernel pbkdf2_hmac_sha_256;
    static const kernel pbkdf2_hmac_sha_384;
    static const kernel pbkdf2_hmac_sha_512;
    static const kernel pbkdf2_hmac_sha3_224;
    static const kernel pbkdf2_hmac_sha3_256;
    static const kernel pbkdf2_hmac_sha3_384;
    static const kernel pbkdf2_hmac_sha3_512;
    static const kernel pbkdf2_hmac_sha_1;
    static const kernel kmac128;
    static const kernel kmac256;
    static const kernel hash_drbg_sha_256;
    static const kernel hash_drbg_sha_512;
    static const kernel hmac_drbg_sha_256;
    static const kernel hmac_drbg_sha_512;
    static const kernel x25519;
    static const kernel ascon_128;
    static const kernel ascon_128a;
    static const kernel ascon_80pq;
    static const kernel ascon_hash;
    static const kernel ascon_hasha;
    static const kernel ascon_xof;
    static const kernel ascon_xofa;
    static const kernel sha_1;
};

} // namespace linnet_library
