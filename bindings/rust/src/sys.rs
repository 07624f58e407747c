// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
//! The functions of linnet.h.
#![allow(non_camel_case_types, dead_code)]
use core::ffi::{c_char, c_int, c_void};

#[repr(C)]
pub struct linnet_algorithm {
    pub id: *const c_char,
    pub name: *const c_char,
    pub kind: c_int,
    pub status: c_int,
    pub specification: *const c_char,
    pub block_size: usize,
    pub key_size: usize,
    pub nonce_size: usize,
    pub nonce_size_min: usize,
    pub nonce_size_max: usize,
    pub tag_size: usize,
    pub tag_size_min: usize,
    pub tag_size_max: usize,
    pub tag_size_step: usize,
    pub digest_size: usize,
    pub customization_size_max: usize,
    pub message_size_max: usize,
    pub key_size_min: usize,
    pub key_size_max: usize,
    pub output_size_max: usize,
    pub extract_size: usize,
    pub online: c_int,
    pub public_key_size: usize,
    pub shared_secret_size: usize,
    pub one_time_key: c_int,
    pub zero_padded: c_int,
}
#[repr(C)]
pub struct linnet_strings {
    pub layout: c_int,
    pub size: usize,
    pub data: *const c_void,
    pub places: *const c_void,
}
#[repr(C)]
pub struct linnet_output {
    pub layout: c_int,
    pub size: usize,
    pub data: *mut c_void,
    pub pointers: *const *mut c_void,
}

/// An object in the caller's memory, of a number of words, and the function that wipes it. It wipes itself when it is dropped.
macro_rules! object {
    ($(#[$attribute:meta])* $name:ident, $words:literal, $wipe:ident) => {
        $(#[$attribute])*
        #[repr(C, align(8))]
        pub struct $name {
            opaque: [u64; $words],
        }
        impl $name {
            /// The memory for an object, which `init` has not initialized.
            pub(crate) const ROOM: Self = Self { opaque: [0; $words] };
        }
        impl Drop for $name {
            fn drop(&mut self) {
                // SAFETY: the pointer is to an object, or to its memory.
                unsafe { $wipe(self) }
            }
        }
    };
}

object! { linnet_ascon_aead128_keyed, 3, linnet_ascon_aead128_keyed_wipe }
object! { linnet_ascon_aead128_encryptor, 14, linnet_ascon_aead128_encryptor_wipe }
object! { linnet_ascon_aead128_decryptor, 14, linnet_ascon_aead128_decryptor_wipe }
object! { linnet_ascon_aead128_nonce_masked_keyed, 5, linnet_ascon_aead128_nonce_masked_keyed_wipe }
object! { linnet_ascon_aead128_nonce_masked_encryptor, 16, linnet_ascon_aead128_nonce_masked_encryptor_wipe }
object! { linnet_ascon_aead128_nonce_masked_decryptor, 16, linnet_ascon_aead128_nonce_masked_decryptor_wipe }
object! { #[derive(Clone)] linnet_ascon_hash256_hasher, 8, linnet_ascon_hash256_hasher_wipe }
object! { #[derive(Clone)] linnet_ascon_xof128_hasher, 8, linnet_ascon_xof128_hasher_wipe }
object! { #[derive(Clone)] linnet_ascon_cxof128_hasher, 8, linnet_ascon_cxof128_hasher_wipe }
object! { #[derive(Clone)] linnet_ascon_mac_keyed, 7, linnet_ascon_mac_keyed_wipe }
object! { #[derive(Clone)] linnet_ascon_mac_authenticator, 12, linnet_ascon_mac_authenticator_wipe }
object! { #[derive(Clone)] linnet_ascon_prf_keyed, 7, linnet_ascon_prf_keyed_wipe }
object! { #[derive(Clone)] linnet_ascon_prf_authenticator, 12, linnet_ascon_prf_authenticator_wipe }
object! { #[derive(Clone)] linnet_ascon_prfshort_keyed, 4, linnet_ascon_prfshort_keyed_wipe }
object! { #[derive(Clone)] linnet_ascon_prfshort_authenticator, 8, linnet_ascon_prfshort_authenticator_wipe }
object! { linnet_aes_128_gcm_keyed, 71, linnet_aes_128_gcm_keyed_wipe }
object! { linnet_aes_128_gcm_encryptor, 88, linnet_aes_128_gcm_encryptor_wipe }
object! { linnet_aes_128_gcm_decryptor, 88, linnet_aes_128_gcm_decryptor_wipe }
object! { linnet_aes_192_gcm_keyed, 71, linnet_aes_192_gcm_keyed_wipe }
object! { linnet_aes_192_gcm_encryptor, 88, linnet_aes_192_gcm_encryptor_wipe }
object! { linnet_aes_192_gcm_decryptor, 88, linnet_aes_192_gcm_decryptor_wipe }
object! { linnet_aes_256_gcm_keyed, 71, linnet_aes_256_gcm_keyed_wipe }
object! { linnet_aes_256_gcm_encryptor, 88, linnet_aes_256_gcm_encryptor_wipe }
object! { linnet_aes_256_gcm_decryptor, 88, linnet_aes_256_gcm_decryptor_wipe }
object! { linnet_aes_128_gcm_siv_keyed, 60, linnet_aes_128_gcm_siv_keyed_wipe }
object! { linnet_aes_256_gcm_siv_keyed, 60, linnet_aes_256_gcm_siv_keyed_wipe }
object! { linnet_aes_128_ccm_keyed, 60, linnet_aes_128_ccm_keyed_wipe }
object! { linnet_aes_192_ccm_keyed, 60, linnet_aes_192_ccm_keyed_wipe }
object! { linnet_aes_256_ccm_keyed, 60, linnet_aes_256_ccm_keyed_wipe }
object! { linnet_aes_128_eax_keyed, 64, linnet_aes_128_eax_keyed_wipe }
object! { linnet_aes_128_eax_encryptor, 78, linnet_aes_128_eax_encryptor_wipe }
object! { linnet_aes_128_eax_decryptor, 78, linnet_aes_128_eax_decryptor_wipe }
object! { linnet_aes_192_eax_keyed, 64, linnet_aes_192_eax_keyed_wipe }
object! { linnet_aes_192_eax_encryptor, 78, linnet_aes_192_eax_encryptor_wipe }
object! { linnet_aes_192_eax_decryptor, 78, linnet_aes_192_eax_decryptor_wipe }
object! { linnet_aes_256_eax_keyed, 64, linnet_aes_256_eax_keyed_wipe }
object! { linnet_aes_256_eax_encryptor, 78, linnet_aes_256_eax_encryptor_wipe }
object! { linnet_aes_256_eax_decryptor, 78, linnet_aes_256_eax_decryptor_wipe }
object! { linnet_aes_128_ocb_keyed, 126, linnet_aes_128_ocb_keyed_wipe }
object! { linnet_aes_192_ocb_keyed, 126, linnet_aes_192_ocb_keyed_wipe }
object! { linnet_aes_256_ocb_keyed, 126, linnet_aes_256_ocb_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_128_cmac_keyed, 65, linnet_aes_128_cmac_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_128_cmac_authenticator, 70, linnet_aes_128_cmac_authenticator_wipe }
object! { #[derive(Clone)] linnet_aes_192_cmac_keyed, 65, linnet_aes_192_cmac_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_192_cmac_authenticator, 70, linnet_aes_192_cmac_authenticator_wipe }
object! { #[derive(Clone)] linnet_aes_256_cmac_keyed, 65, linnet_aes_256_cmac_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_256_cmac_authenticator, 70, linnet_aes_256_cmac_authenticator_wipe }
object! { #[derive(Clone)] linnet_aes_128_cbc_mac_keyed, 61, linnet_aes_128_cbc_mac_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_128_cbc_mac_authenticator, 66, linnet_aes_128_cbc_mac_authenticator_wipe }
object! { #[derive(Clone)] linnet_aes_192_cbc_mac_keyed, 61, linnet_aes_192_cbc_mac_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_192_cbc_mac_authenticator, 66, linnet_aes_192_cbc_mac_authenticator_wipe }
object! { #[derive(Clone)] linnet_aes_256_cbc_mac_keyed, 61, linnet_aes_256_cbc_mac_keyed_wipe }
object! { #[derive(Clone)] linnet_aes_256_cbc_mac_authenticator, 66, linnet_aes_256_cbc_mac_authenticator_wipe }
object! { linnet_aes_128_ctr_cipher, 67, linnet_aes_128_ctr_cipher_wipe }
object! { linnet_aes_192_ctr_cipher, 67, linnet_aes_192_ctr_cipher_wipe }
object! { linnet_aes_256_ctr_cipher, 67, linnet_aes_256_ctr_cipher_wipe }
object! { #[derive(Clone)] linnet_poly1305_aes_keyed, 63, linnet_poly1305_aes_keyed_wipe }
object! { #[derive(Clone)] linnet_poly1305_aes_authenticator, 12, linnet_poly1305_aes_authenticator_wipe }
object! { linnet_chacha20_poly1305_keyed, 5, linnet_chacha20_poly1305_keyed_wipe }
object! { linnet_chacha20_poly1305_encryptor, 44, linnet_chacha20_poly1305_encryptor_wipe }
object! { linnet_chacha20_poly1305_decryptor, 44, linnet_chacha20_poly1305_decryptor_wipe }
object! { linnet_xchacha20_poly1305_keyed, 5, linnet_xchacha20_poly1305_keyed_wipe }
object! { linnet_xchacha20_poly1305_encryptor, 44, linnet_xchacha20_poly1305_encryptor_wipe }
object! { linnet_xchacha20_poly1305_decryptor, 44, linnet_xchacha20_poly1305_decryptor_wipe }
object! { linnet_chacha20_cipher, 24, linnet_chacha20_cipher_wipe }
object! { linnet_chacha20_djb_cipher, 24, linnet_chacha20_djb_cipher_wipe }
object! { linnet_xchacha20_cipher, 24, linnet_xchacha20_cipher_wipe }
object! { linnet_salsa20_cipher, 24, linnet_salsa20_cipher_wipe }
object! { linnet_xsalsa20_cipher, 24, linnet_xsalsa20_cipher_wipe }
object! { #[derive(Clone)] linnet_poly1305_keyed, 6, linnet_poly1305_keyed_wipe }
object! { #[derive(Clone)] linnet_poly1305_authenticator, 12, linnet_poly1305_authenticator_wipe }
object! { linnet_romulus_n_keyed, 49, linnet_romulus_n_keyed_wipe }
object! { linnet_romulus_n_encryptor, 139, linnet_romulus_n_encryptor_wipe }
object! { linnet_romulus_n_decryptor, 139, linnet_romulus_n_decryptor_wipe }
object! { linnet_romulus_m_keyed, 49, linnet_romulus_m_keyed_wipe }
object! { linnet_romulus_t_keyed, 49, linnet_romulus_t_keyed_wipe }
object! { #[derive(Clone)] linnet_romulus_h_hasher, 10, linnet_romulus_h_hasher_wipe }
object! { linnet_isap_a_128a_keyed, 3, linnet_isap_a_128a_keyed_wipe }
object! { linnet_isap_a_128_keyed, 3, linnet_isap_a_128_keyed_wipe }
object! { linnet_isap_k_128a_keyed, 3, linnet_isap_k_128a_keyed_wipe }
object! { linnet_isap_k_128_keyed, 3, linnet_isap_k_128_keyed_wipe }
object! { linnet_gift_cofb_keyed, 41, linnet_gift_cofb_keyed_wipe }
object! { linnet_gift_cofb_encryptor, 50, linnet_gift_cofb_encryptor_wipe }
object! { linnet_gift_cofb_decryptor, 50, linnet_gift_cofb_decryptor_wipe }
object! { linnet_xoodyak_keyed, 3, linnet_xoodyak_keyed_wipe }
object! { linnet_xoodyak_encryptor, 19, linnet_xoodyak_encryptor_wipe }
object! { linnet_xoodyak_decryptor, 19, linnet_xoodyak_decryptor_wipe }
object! { #[derive(Clone)] linnet_xoodyak_hash_hasher, 10, linnet_xoodyak_hash_hasher_wipe }
object! { #[derive(Clone)] linnet_xoodyak_xof_hasher, 10, linnet_xoodyak_xof_hasher_wipe }
object! { linnet_schwaemm_256_128_keyed, 3, linnet_schwaemm_256_128_keyed_wipe }
object! { linnet_schwaemm_256_128_encryptor, 17, linnet_schwaemm_256_128_encryptor_wipe }
object! { linnet_schwaemm_256_128_decryptor, 17, linnet_schwaemm_256_128_decryptor_wipe }
object! { linnet_schwaemm_192_192_keyed, 4, linnet_schwaemm_192_192_keyed_wipe }
object! { linnet_schwaemm_192_192_encryptor, 17, linnet_schwaemm_192_192_encryptor_wipe }
object! { linnet_schwaemm_192_192_decryptor, 17, linnet_schwaemm_192_192_decryptor_wipe }
object! { linnet_schwaemm_128_128_keyed, 3, linnet_schwaemm_128_128_keyed_wipe }
object! { linnet_schwaemm_128_128_encryptor, 13, linnet_schwaemm_128_128_encryptor_wipe }
object! { linnet_schwaemm_128_128_decryptor, 13, linnet_schwaemm_128_128_decryptor_wipe }
object! { linnet_schwaemm_256_256_keyed, 5, linnet_schwaemm_256_256_keyed_wipe }
object! { linnet_schwaemm_256_256_encryptor, 21, linnet_schwaemm_256_256_encryptor_wipe }
object! { linnet_schwaemm_256_256_decryptor, 21, linnet_schwaemm_256_256_decryptor_wipe }
object! { #[derive(Clone)] linnet_esch256_hasher, 10, linnet_esch256_hasher_wipe }
object! { #[derive(Clone)] linnet_esch384_hasher, 12, linnet_esch384_hasher_wipe }
object! { #[derive(Clone)] linnet_xoesch256_hasher, 10, linnet_xoesch256_hasher_wipe }
object! { #[derive(Clone)] linnet_xoesch384_hasher, 12, linnet_xoesch384_hasher_wipe }
object! { linnet_tinyjambu_128_keyed, 3, linnet_tinyjambu_128_keyed_wipe }
object! { linnet_tinyjambu_128_encryptor, 10, linnet_tinyjambu_128_encryptor_wipe }
object! { linnet_tinyjambu_128_decryptor, 10, linnet_tinyjambu_128_decryptor_wipe }
object! { linnet_tinyjambu_192_keyed, 4, linnet_tinyjambu_192_keyed_wipe }
object! { linnet_tinyjambu_192_encryptor, 11, linnet_tinyjambu_192_encryptor_wipe }
object! { linnet_tinyjambu_192_decryptor, 11, linnet_tinyjambu_192_decryptor_wipe }
object! { linnet_tinyjambu_256_keyed, 5, linnet_tinyjambu_256_keyed_wipe }
object! { linnet_tinyjambu_256_encryptor, 12, linnet_tinyjambu_256_encryptor_wipe }
object! { linnet_tinyjambu_256_decryptor, 12, linnet_tinyjambu_256_decryptor_wipe }
object! { linnet_photon_beetle_aead128_keyed, 3, linnet_photon_beetle_aead128_keyed_wipe }
object! { linnet_photon_beetle_aead128_encryptor, 14, linnet_photon_beetle_aead128_encryptor_wipe }
object! { linnet_photon_beetle_aead128_decryptor, 14, linnet_photon_beetle_aead128_decryptor_wipe }
object! { linnet_photon_beetle_aead32_keyed, 3, linnet_photon_beetle_aead32_keyed_wipe }
object! { linnet_photon_beetle_aead32_encryptor, 13, linnet_photon_beetle_aead32_encryptor_wipe }
object! { linnet_photon_beetle_aead32_decryptor, 13, linnet_photon_beetle_aead32_decryptor_wipe }
object! { #[derive(Clone)] linnet_photon_beetle_hash_hasher, 9, linnet_photon_beetle_hash_hasher_wipe }
object! { linnet_elephant_160_keyed, 4, linnet_elephant_160_keyed_wipe }
object! { linnet_elephant_160_encryptor, 22, linnet_elephant_160_encryptor_wipe }
object! { linnet_elephant_160_decryptor, 22, linnet_elephant_160_decryptor_wipe }
object! { linnet_elephant_176_keyed, 4, linnet_elephant_176_keyed_wipe }
object! { linnet_elephant_176_encryptor, 23, linnet_elephant_176_encryptor_wipe }
object! { linnet_elephant_176_decryptor, 23, linnet_elephant_176_decryptor_wipe }
object! { linnet_elephant_200_keyed, 5, linnet_elephant_200_keyed_wipe }
object! { linnet_elephant_200_encryptor, 26, linnet_elephant_200_encryptor_wipe }
object! { linnet_elephant_200_decryptor, 26, linnet_elephant_200_decryptor_wipe }
object! { linnet_grain_128aeadv2_keyed, 3, linnet_grain_128aeadv2_keyed_wipe }
object! { linnet_norx32_4_1_keyed, 3, linnet_norx32_4_1_keyed_wipe }
object! { linnet_norx32_4_1_encryptor, 22, linnet_norx32_4_1_encryptor_wipe }
object! { linnet_norx32_4_1_decryptor, 22, linnet_norx32_4_1_decryptor_wipe }
object! { linnet_norx64_4_1_keyed, 5, linnet_norx64_4_1_keyed_wipe }
object! { linnet_norx64_4_1_encryptor, 38, linnet_norx64_4_1_encryptor_wipe }
object! { linnet_norx64_4_1_decryptor, 38, linnet_norx64_4_1_decryptor_wipe }
object! { linnet_norx32_4_1_v2_keyed, 3, linnet_norx32_4_1_v2_keyed_wipe }
object! { linnet_norx32_4_1_v2_encryptor, 22, linnet_norx32_4_1_v2_encryptor_wipe }
object! { linnet_norx32_4_1_v2_decryptor, 22, linnet_norx32_4_1_v2_decryptor_wipe }
object! { #[derive(Clone)] linnet_sha_224_hasher, 15, linnet_sha_224_hasher_wipe }
object! { #[derive(Clone)] linnet_sha_256_hasher, 15, linnet_sha_256_hasher_wipe }
object! { #[derive(Clone)] linnet_sha_384_hasher, 27, linnet_sha_384_hasher_wipe }
object! { #[derive(Clone)] linnet_sha_512_hasher, 27, linnet_sha_512_hasher_wipe }
object! { #[derive(Clone)] linnet_sha_512_256_hasher, 27, linnet_sha_512_256_hasher_wipe }
object! { #[derive(Clone)] linnet_sha3_224_hasher, 45, linnet_sha3_224_hasher_wipe }
object! { #[derive(Clone)] linnet_sha3_256_hasher, 44, linnet_sha3_256_hasher_wipe }
object! { #[derive(Clone)] linnet_sha3_384_hasher, 40, linnet_sha3_384_hasher_wipe }
object! { #[derive(Clone)] linnet_sha3_512_hasher, 36, linnet_sha3_512_hasher_wipe }
object! { #[derive(Clone)] linnet_shake128_hasher, 48, linnet_shake128_hasher_wipe }
object! { #[derive(Clone)] linnet_shake256_hasher, 44, linnet_shake256_hasher_wipe }
object! { #[derive(Clone)] linnet_cshake128_hasher, 49, linnet_cshake128_hasher_wipe }
object! { #[derive(Clone)] linnet_cshake256_hasher, 45, linnet_cshake256_hasher_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_224_keyed, 10, linnet_hmac_sha_224_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_224_authenticator, 20, linnet_hmac_sha_224_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_256_keyed, 10, linnet_hmac_sha_256_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_256_authenticator, 20, linnet_hmac_sha_256_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_384_keyed, 18, linnet_hmac_sha_384_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_384_authenticator, 36, linnet_hmac_sha_384_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_512_keyed, 18, linnet_hmac_sha_512_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_512_authenticator, 36, linnet_hmac_sha_512_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_224_keyed, 52, linnet_hmac_sha3_224_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_224_authenticator, 72, linnet_hmac_sha3_224_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_256_keyed, 52, linnet_hmac_sha3_256_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_256_authenticator, 71, linnet_hmac_sha3_256_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_384_keyed, 52, linnet_hmac_sha3_384_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_384_authenticator, 67, linnet_hmac_sha3_384_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_512_keyed, 52, linnet_hmac_sha3_512_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha3_512_authenticator, 63, linnet_hmac_sha3_512_authenticator_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_1_keyed, 7, linnet_hmac_sha_1_keyed_wipe }
object! { #[derive(Clone)] linnet_hmac_sha_1_authenticator, 18, linnet_hmac_sha_1_authenticator_wipe }
object! { #[derive(Clone)] linnet_kmac128_keyed, 27, linnet_kmac128_keyed_wipe }
object! { #[derive(Clone)] linnet_kmac128_authenticator, 49, linnet_kmac128_authenticator_wipe }
object! { #[derive(Clone)] linnet_kmac256_keyed, 27, linnet_kmac256_keyed_wipe }
object! { #[derive(Clone)] linnet_kmac256_authenticator, 45, linnet_kmac256_authenticator_wipe }
object! { linnet_hash_drbg_sha_256_generator, 16, linnet_hash_drbg_sha_256_generator_wipe }
object! { linnet_hash_drbg_sha_512_generator, 30, linnet_hash_drbg_sha_512_generator_wipe }
object! { linnet_hmac_drbg_sha_256_generator, 14, linnet_hmac_drbg_sha_256_generator_wipe }
object! { linnet_hmac_drbg_sha_512_generator, 26, linnet_hmac_drbg_sha_512_generator_wipe }
object! { linnet_ascon_128_keyed, 3, linnet_ascon_128_keyed_wipe }
object! { linnet_ascon_128_encryptor, 13, linnet_ascon_128_encryptor_wipe }
object! { linnet_ascon_128_decryptor, 13, linnet_ascon_128_decryptor_wipe }
object! { linnet_ascon_128a_keyed, 3, linnet_ascon_128a_keyed_wipe }
object! { linnet_ascon_128a_encryptor, 14, linnet_ascon_128a_encryptor_wipe }
object! { linnet_ascon_128a_decryptor, 14, linnet_ascon_128a_decryptor_wipe }
object! { linnet_ascon_80pq_keyed, 4, linnet_ascon_80pq_keyed_wipe }
object! { linnet_ascon_80pq_encryptor, 14, linnet_ascon_80pq_encryptor_wipe }
object! { linnet_ascon_80pq_decryptor, 14, linnet_ascon_80pq_decryptor_wipe }
object! { #[derive(Clone)] linnet_ascon_hash_hasher, 8, linnet_ascon_hash_hasher_wipe }
object! { #[derive(Clone)] linnet_ascon_hasha_hasher, 8, linnet_ascon_hasha_hasher_wipe }
object! { #[derive(Clone)] linnet_ascon_xof_hasher, 8, linnet_ascon_xof_hasher_wipe }
object! { #[derive(Clone)] linnet_ascon_xofa_hasher, 8, linnet_ascon_xofa_hasher_wipe }
object! { #[derive(Clone)] linnet_sha_1_hasher, 14, linnet_sha_1_hasher_wipe }
object! { linnet_aead_keyed, 256, linnet_aead_keyed_wipe }
object! { linnet_aead_encryptor, 256, linnet_aead_encryptor_wipe }
object! { linnet_aead_decryptor, 256, linnet_aead_decryptor_wipe }
object! { #[derive(Clone)] linnet_hash_hasher, 64, linnet_hash_hasher_wipe }
object! { #[derive(Clone)] linnet_xof_hasher, 64, linnet_xof_hasher_wipe }
object! { #[derive(Clone)] linnet_mac_keyed, 128, linnet_mac_keyed_wipe }
object! { #[derive(Clone)] linnet_mac_authenticator, 128, linnet_mac_authenticator_wipe }
object! { linnet_stream_cipher, 128, linnet_stream_cipher_wipe }
object! { linnet_drbg_generator, 64, linnet_drbg_generator_wipe }

unsafe extern "C" {
    pub fn linnet_message(status: c_int) -> *const c_char;
    pub fn linnet_version() -> *const c_char;
    pub fn linnet_level() -> *const c_char;
    pub fn linnet_wipe(memory: *mut c_void, len: usize);
    pub fn linnet_equal(a: *const c_void, b: *const c_void, len: usize) -> c_int;
    pub fn linnet_find(id: *const c_char) -> *const linnet_algorithm;
    pub fn linnet_count() -> usize;
    pub fn linnet_at(index: usize) -> *const linnet_algorithm;
    pub fn linnet_batch_lanes(algorithm: *const linnet_algorithm) -> usize;
    pub fn linnet_ascon_aead128_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_keyed_init(this: *mut linnet_ascon_aead128_keyed, key: *const [u8; 16], tag_size: usize) -> c_int;
    pub fn linnet_ascon_aead128_keyed_encrypt(this: *const linnet_ascon_aead128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_aead128_keyed_decrypt(this: *const linnet_ascon_aead128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_encryptor_init(this: *mut linnet_ascon_aead128_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_encryptor_update_aad(this: *mut linnet_ascon_aead128_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_aead128_encryptor_update(this: *mut linnet_ascon_aead128_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_encryptor_finish(this: *mut linnet_ascon_aead128_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_decryptor_init(this: *mut linnet_ascon_aead128_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_decryptor_update_aad(this: *mut linnet_ascon_aead128_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_aead128_decryptor_update(this: *mut linnet_ascon_aead128_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_decryptor_verify(this: *mut linnet_ascon_aead128_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_keyed_wipe(this: *mut linnet_ascon_aead128_keyed);
    pub fn linnet_ascon_aead128_encryptor_wipe(this: *mut linnet_ascon_aead128_encryptor);
    pub fn linnet_ascon_aead128_decryptor_wipe(this: *mut linnet_ascon_aead128_decryptor);
    pub fn linnet_ascon_aead128_nonce_masked_encrypt(key: *const [u8; 32], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_decrypt(key: *const [u8; 32], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_keyed_init(this: *mut linnet_ascon_aead128_nonce_masked_keyed, key: *const [u8; 32], tag_size: usize) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_keyed_encrypt(this: *const linnet_ascon_aead128_nonce_masked_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_keyed_decrypt(this: *const linnet_ascon_aead128_nonce_masked_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_encryptor_init(this: *mut linnet_ascon_aead128_nonce_masked_encryptor, key: *const [u8; 32], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_encryptor_update_aad(this: *mut linnet_ascon_aead128_nonce_masked_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_encryptor_update(this: *mut linnet_ascon_aead128_nonce_masked_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_encryptor_finish(this: *mut linnet_ascon_aead128_nonce_masked_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_decryptor_init(this: *mut linnet_ascon_aead128_nonce_masked_decryptor, key: *const [u8; 32], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_decryptor_update_aad(this: *mut linnet_ascon_aead128_nonce_masked_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_decryptor_update(this: *mut linnet_ascon_aead128_nonce_masked_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_decryptor_verify(this: *mut linnet_ascon_aead128_nonce_masked_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_aead128_nonce_masked_keyed_wipe(this: *mut linnet_ascon_aead128_nonce_masked_keyed);
    pub fn linnet_ascon_aead128_nonce_masked_encryptor_wipe(this: *mut linnet_ascon_aead128_nonce_masked_encryptor);
    pub fn linnet_ascon_aead128_nonce_masked_decryptor_wipe(this: *mut linnet_ascon_aead128_nonce_masked_decryptor);
    pub fn linnet_ascon_hash256_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_hash256_hasher_init(this: *mut linnet_ascon_hash256_hasher);
    pub fn linnet_ascon_hash256_hasher_update(this: *mut linnet_ascon_hash256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_hash256_hasher_finish(this: *mut linnet_ascon_hash256_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_hash256_hasher_wipe(this: *mut linnet_ascon_hash256_hasher);
    pub fn linnet_ascon_xof128_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_xof128_hasher_init(this: *mut linnet_ascon_xof128_hasher);
    pub fn linnet_ascon_xof128_hasher_update(this: *mut linnet_ascon_xof128_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_xof128_hasher_squeeze(this: *mut linnet_ascon_xof128_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_xof128_hasher_wipe(this: *mut linnet_ascon_xof128_hasher);
    pub fn linnet_ascon_cxof128_digest(customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_cxof128_hasher_init(this: *mut linnet_ascon_cxof128_hasher, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_ascon_cxof128_hasher_update(this: *mut linnet_ascon_cxof128_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_cxof128_hasher_squeeze(this: *mut linnet_ascon_cxof128_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_cxof128_hasher_wipe(this: *mut linnet_ascon_cxof128_hasher);
    pub fn linnet_ascon_mac_compute(key: *const [u8; 16], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_verify(key: *const [u8; 16], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_keyed_init(this: *mut linnet_ascon_mac_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_keyed_compute(this: *const linnet_ascon_mac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_keyed_verify(this: *const linnet_ascon_mac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_authenticator_init(this: *mut linnet_ascon_mac_authenticator, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_authenticator_update(this: *mut linnet_ascon_mac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_mac_authenticator_finish(this: *mut linnet_ascon_mac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_authenticator_verify(this: *mut linnet_ascon_mac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_mac_keyed_wipe(this: *mut linnet_ascon_mac_keyed);
    pub fn linnet_ascon_mac_authenticator_wipe(this: *mut linnet_ascon_mac_authenticator);
    pub fn linnet_ascon_prf_compute(key: *const [u8; 16], message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_prf_verify(key: *const [u8; 16], message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_prf_keyed_init(this: *mut linnet_ascon_prf_keyed, key: *const [u8; 16], tag_size: usize) -> c_int;
    pub fn linnet_ascon_prf_keyed_compute(this: *const linnet_ascon_prf_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_prf_keyed_verify(this: *const linnet_ascon_prf_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_prf_authenticator_init(this: *mut linnet_ascon_prf_authenticator, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_prf_authenticator_update(this: *mut linnet_ascon_prf_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_prf_authenticator_finish(this: *mut linnet_ascon_prf_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_prf_authenticator_verify(this: *mut linnet_ascon_prf_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_ascon_prf_keyed_wipe(this: *mut linnet_ascon_prf_keyed);
    pub fn linnet_ascon_prf_authenticator_wipe(this: *mut linnet_ascon_prf_authenticator);
    pub fn linnet_ascon_prfshort_compute(key: *const [u8; 16], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_verify(key: *const [u8; 16], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_keyed_init(this: *mut linnet_ascon_prfshort_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_keyed_compute(this: *const linnet_ascon_prfshort_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_keyed_verify(this: *const linnet_ascon_prfshort_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_authenticator_init(this: *mut linnet_ascon_prfshort_authenticator, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_authenticator_update(this: *mut linnet_ascon_prfshort_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_prfshort_authenticator_finish(this: *mut linnet_ascon_prfshort_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_authenticator_verify(this: *mut linnet_ascon_prfshort_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_prfshort_keyed_wipe(this: *mut linnet_ascon_prfshort_keyed);
    pub fn linnet_ascon_prfshort_authenticator_wipe(this: *mut linnet_ascon_prfshort_authenticator);
    pub fn linnet_aes_128_gcm_encrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_gcm_decrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_gcm_keyed_init(this: *mut linnet_aes_128_gcm_keyed, key: *const [u8; 16], tag_size: usize) -> c_int;
    pub fn linnet_aes_128_gcm_keyed_encrypt(this: *const linnet_aes_128_gcm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_128_gcm_keyed_decrypt(this: *const linnet_aes_128_gcm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_gcm_encryptor_init(this: *mut linnet_aes_128_gcm_encryptor, key: *const [u8; 16], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_128_gcm_encryptor_update_aad(this: *mut linnet_aes_128_gcm_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_128_gcm_encryptor_update(this: *mut linnet_aes_128_gcm_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_gcm_encryptor_finish(this: *mut linnet_aes_128_gcm_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_gcm_decryptor_init(this: *mut linnet_aes_128_gcm_decryptor, key: *const [u8; 16], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_128_gcm_decryptor_update_aad(this: *mut linnet_aes_128_gcm_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_128_gcm_decryptor_update(this: *mut linnet_aes_128_gcm_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_gcm_decryptor_verify(this: *mut linnet_aes_128_gcm_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_gcm_keyed_wipe(this: *mut linnet_aes_128_gcm_keyed);
    pub fn linnet_aes_128_gcm_encryptor_wipe(this: *mut linnet_aes_128_gcm_encryptor);
    pub fn linnet_aes_128_gcm_decryptor_wipe(this: *mut linnet_aes_128_gcm_decryptor);
    pub fn linnet_aes_192_gcm_encrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_gcm_decrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_gcm_keyed_init(this: *mut linnet_aes_192_gcm_keyed, key: *const [u8; 24], tag_size: usize) -> c_int;
    pub fn linnet_aes_192_gcm_keyed_encrypt(this: *const linnet_aes_192_gcm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_192_gcm_keyed_decrypt(this: *const linnet_aes_192_gcm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_gcm_encryptor_init(this: *mut linnet_aes_192_gcm_encryptor, key: *const [u8; 24], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_192_gcm_encryptor_update_aad(this: *mut linnet_aes_192_gcm_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_192_gcm_encryptor_update(this: *mut linnet_aes_192_gcm_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_gcm_encryptor_finish(this: *mut linnet_aes_192_gcm_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_gcm_decryptor_init(this: *mut linnet_aes_192_gcm_decryptor, key: *const [u8; 24], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_192_gcm_decryptor_update_aad(this: *mut linnet_aes_192_gcm_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_192_gcm_decryptor_update(this: *mut linnet_aes_192_gcm_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_gcm_decryptor_verify(this: *mut linnet_aes_192_gcm_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_gcm_keyed_wipe(this: *mut linnet_aes_192_gcm_keyed);
    pub fn linnet_aes_192_gcm_encryptor_wipe(this: *mut linnet_aes_192_gcm_encryptor);
    pub fn linnet_aes_192_gcm_decryptor_wipe(this: *mut linnet_aes_192_gcm_decryptor);
    pub fn linnet_aes_256_gcm_encrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_gcm_decrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_gcm_keyed_init(this: *mut linnet_aes_256_gcm_keyed, key: *const [u8; 32], tag_size: usize) -> c_int;
    pub fn linnet_aes_256_gcm_keyed_encrypt(this: *const linnet_aes_256_gcm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_256_gcm_keyed_decrypt(this: *const linnet_aes_256_gcm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_gcm_encryptor_init(this: *mut linnet_aes_256_gcm_encryptor, key: *const [u8; 32], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_256_gcm_encryptor_update_aad(this: *mut linnet_aes_256_gcm_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_256_gcm_encryptor_update(this: *mut linnet_aes_256_gcm_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_gcm_encryptor_finish(this: *mut linnet_aes_256_gcm_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_gcm_decryptor_init(this: *mut linnet_aes_256_gcm_decryptor, key: *const [u8; 32], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_256_gcm_decryptor_update_aad(this: *mut linnet_aes_256_gcm_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_256_gcm_decryptor_update(this: *mut linnet_aes_256_gcm_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_gcm_decryptor_verify(this: *mut linnet_aes_256_gcm_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_gcm_keyed_wipe(this: *mut linnet_aes_256_gcm_keyed);
    pub fn linnet_aes_256_gcm_encryptor_wipe(this: *mut linnet_aes_256_gcm_encryptor);
    pub fn linnet_aes_256_gcm_decryptor_wipe(this: *mut linnet_aes_256_gcm_decryptor);
    pub fn linnet_aes_128_gcm_siv_encrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_gcm_siv_decrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_gcm_siv_keyed_init(this: *mut linnet_aes_128_gcm_siv_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_gcm_siv_keyed_encrypt(this: *const linnet_aes_128_gcm_siv_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_gcm_siv_keyed_decrypt(this: *const linnet_aes_128_gcm_siv_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_gcm_siv_keyed_wipe(this: *mut linnet_aes_128_gcm_siv_keyed);
    pub fn linnet_aes_256_gcm_siv_encrypt(key: *const [u8; 32], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_gcm_siv_decrypt(key: *const [u8; 32], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_gcm_siv_keyed_init(this: *mut linnet_aes_256_gcm_siv_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_aes_256_gcm_siv_keyed_encrypt(this: *const linnet_aes_256_gcm_siv_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_gcm_siv_keyed_decrypt(this: *const linnet_aes_256_gcm_siv_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_gcm_siv_keyed_wipe(this: *mut linnet_aes_256_gcm_siv_keyed);
    pub fn linnet_aes_128_ccm_encrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_ccm_decrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_ccm_keyed_init(this: *mut linnet_aes_128_ccm_keyed, key: *const [u8; 16], tag_size: usize) -> c_int;
    pub fn linnet_aes_128_ccm_keyed_encrypt(this: *const linnet_aes_128_ccm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_128_ccm_keyed_decrypt(this: *const linnet_aes_128_ccm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_ccm_keyed_wipe(this: *mut linnet_aes_128_ccm_keyed);
    pub fn linnet_aes_192_ccm_encrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_ccm_decrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_ccm_keyed_init(this: *mut linnet_aes_192_ccm_keyed, key: *const [u8; 24], tag_size: usize) -> c_int;
    pub fn linnet_aes_192_ccm_keyed_encrypt(this: *const linnet_aes_192_ccm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_192_ccm_keyed_decrypt(this: *const linnet_aes_192_ccm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_ccm_keyed_wipe(this: *mut linnet_aes_192_ccm_keyed);
    pub fn linnet_aes_256_ccm_encrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_ccm_decrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_ccm_keyed_init(this: *mut linnet_aes_256_ccm_keyed, key: *const [u8; 32], tag_size: usize) -> c_int;
    pub fn linnet_aes_256_ccm_keyed_encrypt(this: *const linnet_aes_256_ccm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_256_ccm_keyed_decrypt(this: *const linnet_aes_256_ccm_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_ccm_keyed_wipe(this: *mut linnet_aes_256_ccm_keyed);
    pub fn linnet_aes_128_eax_encrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_eax_decrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_eax_keyed_init(this: *mut linnet_aes_128_eax_keyed, key: *const [u8; 16], tag_size: usize) -> c_int;
    pub fn linnet_aes_128_eax_keyed_encrypt(this: *const linnet_aes_128_eax_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_128_eax_keyed_decrypt(this: *const linnet_aes_128_eax_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_eax_encryptor_init(this: *mut linnet_aes_128_eax_encryptor, key: *const [u8; 16], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_128_eax_encryptor_update_aad(this: *mut linnet_aes_128_eax_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_128_eax_encryptor_update(this: *mut linnet_aes_128_eax_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_eax_encryptor_finish(this: *mut linnet_aes_128_eax_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_eax_decryptor_init(this: *mut linnet_aes_128_eax_decryptor, key: *const [u8; 16], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_128_eax_decryptor_update_aad(this: *mut linnet_aes_128_eax_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_128_eax_decryptor_update(this: *mut linnet_aes_128_eax_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_eax_decryptor_verify(this: *mut linnet_aes_128_eax_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_eax_keyed_wipe(this: *mut linnet_aes_128_eax_keyed);
    pub fn linnet_aes_128_eax_encryptor_wipe(this: *mut linnet_aes_128_eax_encryptor);
    pub fn linnet_aes_128_eax_decryptor_wipe(this: *mut linnet_aes_128_eax_decryptor);
    pub fn linnet_aes_192_eax_encrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_eax_decrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_eax_keyed_init(this: *mut linnet_aes_192_eax_keyed, key: *const [u8; 24], tag_size: usize) -> c_int;
    pub fn linnet_aes_192_eax_keyed_encrypt(this: *const linnet_aes_192_eax_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_192_eax_keyed_decrypt(this: *const linnet_aes_192_eax_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_eax_encryptor_init(this: *mut linnet_aes_192_eax_encryptor, key: *const [u8; 24], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_192_eax_encryptor_update_aad(this: *mut linnet_aes_192_eax_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_192_eax_encryptor_update(this: *mut linnet_aes_192_eax_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_eax_encryptor_finish(this: *mut linnet_aes_192_eax_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_eax_decryptor_init(this: *mut linnet_aes_192_eax_decryptor, key: *const [u8; 24], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_192_eax_decryptor_update_aad(this: *mut linnet_aes_192_eax_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_192_eax_decryptor_update(this: *mut linnet_aes_192_eax_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_eax_decryptor_verify(this: *mut linnet_aes_192_eax_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_eax_keyed_wipe(this: *mut linnet_aes_192_eax_keyed);
    pub fn linnet_aes_192_eax_encryptor_wipe(this: *mut linnet_aes_192_eax_encryptor);
    pub fn linnet_aes_192_eax_decryptor_wipe(this: *mut linnet_aes_192_eax_decryptor);
    pub fn linnet_aes_256_eax_encrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_eax_decrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_eax_keyed_init(this: *mut linnet_aes_256_eax_keyed, key: *const [u8; 32], tag_size: usize) -> c_int;
    pub fn linnet_aes_256_eax_keyed_encrypt(this: *const linnet_aes_256_eax_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_256_eax_keyed_decrypt(this: *const linnet_aes_256_eax_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_eax_encryptor_init(this: *mut linnet_aes_256_eax_encryptor, key: *const [u8; 32], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_256_eax_encryptor_update_aad(this: *mut linnet_aes_256_eax_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_256_eax_encryptor_update(this: *mut linnet_aes_256_eax_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_eax_encryptor_finish(this: *mut linnet_aes_256_eax_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_eax_decryptor_init(this: *mut linnet_aes_256_eax_decryptor, key: *const [u8; 32], nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aes_256_eax_decryptor_update_aad(this: *mut linnet_aes_256_eax_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aes_256_eax_decryptor_update(this: *mut linnet_aes_256_eax_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_eax_decryptor_verify(this: *mut linnet_aes_256_eax_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_eax_keyed_wipe(this: *mut linnet_aes_256_eax_keyed);
    pub fn linnet_aes_256_eax_encryptor_wipe(this: *mut linnet_aes_256_eax_encryptor);
    pub fn linnet_aes_256_eax_decryptor_wipe(this: *mut linnet_aes_256_eax_decryptor);
    pub fn linnet_aes_128_ocb_encrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_ocb_decrypt(key: *const [u8; 16], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_ocb_keyed_init(this: *mut linnet_aes_128_ocb_keyed, key: *const [u8; 16], tag_size: usize) -> c_int;
    pub fn linnet_aes_128_ocb_keyed_encrypt(this: *const linnet_aes_128_ocb_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_128_ocb_keyed_decrypt(this: *const linnet_aes_128_ocb_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_128_ocb_keyed_wipe(this: *mut linnet_aes_128_ocb_keyed);
    pub fn linnet_aes_192_ocb_encrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_ocb_decrypt(key: *const [u8; 24], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_ocb_keyed_init(this: *mut linnet_aes_192_ocb_keyed, key: *const [u8; 24], tag_size: usize) -> c_int;
    pub fn linnet_aes_192_ocb_keyed_encrypt(this: *const linnet_aes_192_ocb_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_192_ocb_keyed_decrypt(this: *const linnet_aes_192_ocb_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_192_ocb_keyed_wipe(this: *mut linnet_aes_192_ocb_keyed);
    pub fn linnet_aes_256_ocb_encrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_ocb_decrypt(key: *const [u8; 32], nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_ocb_keyed_init(this: *mut linnet_aes_256_ocb_keyed, key: *const [u8; 32], tag_size: usize) -> c_int;
    pub fn linnet_aes_256_ocb_keyed_encrypt(this: *const linnet_aes_256_ocb_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aes_256_ocb_keyed_decrypt(this: *const linnet_aes_256_ocb_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aes_256_ocb_keyed_wipe(this: *mut linnet_aes_256_ocb_keyed);
    pub fn linnet_aes_128_cmac_compute(key: *const [u8; 16], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_verify(key: *const [u8; 16], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_keyed_init(this: *mut linnet_aes_128_cmac_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_keyed_compute(this: *const linnet_aes_128_cmac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_keyed_verify(this: *const linnet_aes_128_cmac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_authenticator_init(this: *mut linnet_aes_128_cmac_authenticator, key: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_authenticator_update(this: *mut linnet_aes_128_cmac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_aes_128_cmac_authenticator_finish(this: *mut linnet_aes_128_cmac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_authenticator_verify(this: *mut linnet_aes_128_cmac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cmac_keyed_wipe(this: *mut linnet_aes_128_cmac_keyed);
    pub fn linnet_aes_128_cmac_authenticator_wipe(this: *mut linnet_aes_128_cmac_authenticator);
    pub fn linnet_aes_192_cmac_compute(key: *const [u8; 24], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cmac_verify(key: *const [u8; 24], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cmac_keyed_init(this: *mut linnet_aes_192_cmac_keyed, key: *const [u8; 24]) -> c_int;
    pub fn linnet_aes_192_cmac_keyed_compute(this: *const linnet_aes_192_cmac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cmac_keyed_verify(this: *const linnet_aes_192_cmac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cmac_authenticator_init(this: *mut linnet_aes_192_cmac_authenticator, key: *const [u8; 24]) -> c_int;
    pub fn linnet_aes_192_cmac_authenticator_update(this: *mut linnet_aes_192_cmac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_aes_192_cmac_authenticator_finish(this: *mut linnet_aes_192_cmac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cmac_authenticator_verify(this: *mut linnet_aes_192_cmac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cmac_keyed_wipe(this: *mut linnet_aes_192_cmac_keyed);
    pub fn linnet_aes_192_cmac_authenticator_wipe(this: *mut linnet_aes_192_cmac_authenticator);
    pub fn linnet_aes_256_cmac_compute(key: *const [u8; 32], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cmac_verify(key: *const [u8; 32], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cmac_keyed_init(this: *mut linnet_aes_256_cmac_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_aes_256_cmac_keyed_compute(this: *const linnet_aes_256_cmac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cmac_keyed_verify(this: *const linnet_aes_256_cmac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cmac_authenticator_init(this: *mut linnet_aes_256_cmac_authenticator, key: *const [u8; 32]) -> c_int;
    pub fn linnet_aes_256_cmac_authenticator_update(this: *mut linnet_aes_256_cmac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_aes_256_cmac_authenticator_finish(this: *mut linnet_aes_256_cmac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cmac_authenticator_verify(this: *mut linnet_aes_256_cmac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cmac_keyed_wipe(this: *mut linnet_aes_256_cmac_keyed);
    pub fn linnet_aes_256_cmac_authenticator_wipe(this: *mut linnet_aes_256_cmac_authenticator);
    pub fn linnet_aes_128_cbc_mac_compute(key: *const [u8; 16], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_verify(key: *const [u8; 16], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_keyed_init(this: *mut linnet_aes_128_cbc_mac_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_keyed_compute(this: *const linnet_aes_128_cbc_mac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_keyed_verify(this: *const linnet_aes_128_cbc_mac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_authenticator_init(this: *mut linnet_aes_128_cbc_mac_authenticator, key: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_authenticator_update(this: *mut linnet_aes_128_cbc_mac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_aes_128_cbc_mac_authenticator_finish(this: *mut linnet_aes_128_cbc_mac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_authenticator_verify(this: *mut linnet_aes_128_cbc_mac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_cbc_mac_keyed_wipe(this: *mut linnet_aes_128_cbc_mac_keyed);
    pub fn linnet_aes_128_cbc_mac_authenticator_wipe(this: *mut linnet_aes_128_cbc_mac_authenticator);
    pub fn linnet_aes_192_cbc_mac_compute(key: *const [u8; 24], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_verify(key: *const [u8; 24], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_keyed_init(this: *mut linnet_aes_192_cbc_mac_keyed, key: *const [u8; 24]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_keyed_compute(this: *const linnet_aes_192_cbc_mac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_keyed_verify(this: *const linnet_aes_192_cbc_mac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_authenticator_init(this: *mut linnet_aes_192_cbc_mac_authenticator, key: *const [u8; 24]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_authenticator_update(this: *mut linnet_aes_192_cbc_mac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_aes_192_cbc_mac_authenticator_finish(this: *mut linnet_aes_192_cbc_mac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_authenticator_verify(this: *mut linnet_aes_192_cbc_mac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_cbc_mac_keyed_wipe(this: *mut linnet_aes_192_cbc_mac_keyed);
    pub fn linnet_aes_192_cbc_mac_authenticator_wipe(this: *mut linnet_aes_192_cbc_mac_authenticator);
    pub fn linnet_aes_256_cbc_mac_compute(key: *const [u8; 32], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_verify(key: *const [u8; 32], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_keyed_init(this: *mut linnet_aes_256_cbc_mac_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_keyed_compute(this: *const linnet_aes_256_cbc_mac_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_keyed_verify(this: *const linnet_aes_256_cbc_mac_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_authenticator_init(this: *mut linnet_aes_256_cbc_mac_authenticator, key: *const [u8; 32]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_authenticator_update(this: *mut linnet_aes_256_cbc_mac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_aes_256_cbc_mac_authenticator_finish(this: *mut linnet_aes_256_cbc_mac_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_authenticator_verify(this: *mut linnet_aes_256_cbc_mac_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_cbc_mac_keyed_wipe(this: *mut linnet_aes_256_cbc_mac_keyed);
    pub fn linnet_aes_256_cbc_mac_authenticator_wipe(this: *mut linnet_aes_256_cbc_mac_authenticator);
    pub fn linnet_aes_128_ctr_crypt(key: *const [u8; 16], nonce: *const [u8; 16], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_aes_128_ctr_cipher_init(this: *mut linnet_aes_128_ctr_cipher, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_128_ctr_cipher_update(this: *mut linnet_aes_128_ctr_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_aes_128_ctr_cipher_seek(this: *mut linnet_aes_128_ctr_cipher, position: u64) -> c_int;
    pub fn linnet_aes_128_ctr_cipher_wipe(this: *mut linnet_aes_128_ctr_cipher);
    pub fn linnet_aes_192_ctr_crypt(key: *const [u8; 24], nonce: *const [u8; 16], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_aes_192_ctr_cipher_init(this: *mut linnet_aes_192_ctr_cipher, key: *const [u8; 24], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_192_ctr_cipher_update(this: *mut linnet_aes_192_ctr_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_aes_192_ctr_cipher_seek(this: *mut linnet_aes_192_ctr_cipher, position: u64) -> c_int;
    pub fn linnet_aes_192_ctr_cipher_wipe(this: *mut linnet_aes_192_ctr_cipher);
    pub fn linnet_aes_256_ctr_crypt(key: *const [u8; 32], nonce: *const [u8; 16], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_aes_256_ctr_cipher_init(this: *mut linnet_aes_256_ctr_cipher, key: *const [u8; 32], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_aes_256_ctr_cipher_update(this: *mut linnet_aes_256_ctr_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_aes_256_ctr_cipher_seek(this: *mut linnet_aes_256_ctr_cipher, position: u64) -> c_int;
    pub fn linnet_aes_256_ctr_cipher_wipe(this: *mut linnet_aes_256_ctr_cipher);
    pub fn linnet_aes_128_cbc_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_128_cbc_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_128_cbc_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_192_cbc_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_192_cbc_encrypt(key: *const [u8; 24], nonce: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_192_cbc_decrypt(key: *const [u8; 24], nonce: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_256_cbc_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_256_cbc_encrypt(key: *const [u8; 32], nonce: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_256_cbc_decrypt(key: *const [u8; 32], nonce: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_128_cbc_pkcs7_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_128_cbc_pkcs7_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_128_cbc_pkcs7_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_192_cbc_pkcs7_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_192_cbc_pkcs7_encrypt(key: *const [u8; 24], nonce: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_192_cbc_pkcs7_decrypt(key: *const [u8; 24], nonce: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_256_cbc_pkcs7_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_256_cbc_pkcs7_encrypt(key: *const [u8; 32], nonce: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_256_cbc_pkcs7_decrypt(key: *const [u8; 32], nonce: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_128_kw_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_128_kw_wrap(key: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_128_kw_unwrap(key: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_192_kw_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_192_kw_wrap(key: *const [u8; 24], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_192_kw_unwrap(key: *const [u8; 24], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_256_kw_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_256_kw_wrap(key: *const [u8; 32], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_256_kw_unwrap(key: *const [u8; 32], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_128_kwp_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_128_kwp_wrap(key: *const [u8; 16], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_128_kwp_unwrap(key: *const [u8; 16], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_192_kwp_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_192_kwp_wrap(key: *const [u8; 24], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_192_kwp_unwrap(key: *const [u8; 24], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_aes_256_kwp_ciphertext_size(len: usize) -> usize;
    pub fn linnet_aes_256_kwp_wrap(key: *const [u8; 32], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_aes_256_kwp_unwrap(key: *const [u8; 32], ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_poly1305_aes_compute(key: *const [u8; 32], nonce: *const [u8; 16], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_verify(key: *const [u8; 32], nonce: *const [u8; 16], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_keyed_init(this: *mut linnet_poly1305_aes_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_poly1305_aes_keyed_compute(this: *const linnet_poly1305_aes_keyed, nonce: *const [u8; 16], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_keyed_verify(this: *const linnet_poly1305_aes_keyed, nonce: *const [u8; 16], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_authenticator_init(this: *mut linnet_poly1305_aes_authenticator, key: *const [u8; 32], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_authenticator_update(this: *mut linnet_poly1305_aes_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_poly1305_aes_authenticator_finish(this: *mut linnet_poly1305_aes_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_authenticator_verify(this: *mut linnet_poly1305_aes_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_aes_keyed_wipe(this: *mut linnet_poly1305_aes_keyed);
    pub fn linnet_poly1305_aes_authenticator_wipe(this: *mut linnet_poly1305_aes_authenticator);
    pub fn linnet_chacha20_poly1305_encrypt(key: *const [u8; 32], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_chacha20_poly1305_decrypt(key: *const [u8; 32], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_chacha20_poly1305_keyed_init(this: *mut linnet_chacha20_poly1305_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_chacha20_poly1305_keyed_encrypt(this: *const linnet_chacha20_poly1305_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_chacha20_poly1305_keyed_decrypt(this: *const linnet_chacha20_poly1305_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_chacha20_poly1305_encryptor_init(this: *mut linnet_chacha20_poly1305_encryptor, key: *const [u8; 32], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_chacha20_poly1305_encryptor_update_aad(this: *mut linnet_chacha20_poly1305_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_chacha20_poly1305_encryptor_update(this: *mut linnet_chacha20_poly1305_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_chacha20_poly1305_encryptor_finish(this: *mut linnet_chacha20_poly1305_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_chacha20_poly1305_decryptor_init(this: *mut linnet_chacha20_poly1305_decryptor, key: *const [u8; 32], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_chacha20_poly1305_decryptor_update_aad(this: *mut linnet_chacha20_poly1305_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_chacha20_poly1305_decryptor_update(this: *mut linnet_chacha20_poly1305_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_chacha20_poly1305_decryptor_verify(this: *mut linnet_chacha20_poly1305_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_chacha20_poly1305_keyed_wipe(this: *mut linnet_chacha20_poly1305_keyed);
    pub fn linnet_chacha20_poly1305_encryptor_wipe(this: *mut linnet_chacha20_poly1305_encryptor);
    pub fn linnet_chacha20_poly1305_decryptor_wipe(this: *mut linnet_chacha20_poly1305_decryptor);
    pub fn linnet_xchacha20_poly1305_encrypt(key: *const [u8; 32], nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xchacha20_poly1305_decrypt(key: *const [u8; 32], nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_xchacha20_poly1305_keyed_init(this: *mut linnet_xchacha20_poly1305_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_xchacha20_poly1305_keyed_encrypt(this: *const linnet_xchacha20_poly1305_keyed, nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xchacha20_poly1305_keyed_decrypt(this: *const linnet_xchacha20_poly1305_keyed, nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_xchacha20_poly1305_encryptor_init(this: *mut linnet_xchacha20_poly1305_encryptor, key: *const [u8; 32], nonce: *const [u8; 24]) -> c_int;
    pub fn linnet_xchacha20_poly1305_encryptor_update_aad(this: *mut linnet_xchacha20_poly1305_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_xchacha20_poly1305_encryptor_update(this: *mut linnet_xchacha20_poly1305_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_xchacha20_poly1305_encryptor_finish(this: *mut linnet_xchacha20_poly1305_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xchacha20_poly1305_decryptor_init(this: *mut linnet_xchacha20_poly1305_decryptor, key: *const [u8; 32], nonce: *const [u8; 24]) -> c_int;
    pub fn linnet_xchacha20_poly1305_decryptor_update_aad(this: *mut linnet_xchacha20_poly1305_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_xchacha20_poly1305_decryptor_update(this: *mut linnet_xchacha20_poly1305_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_xchacha20_poly1305_decryptor_verify(this: *mut linnet_xchacha20_poly1305_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_xchacha20_poly1305_keyed_wipe(this: *mut linnet_xchacha20_poly1305_keyed);
    pub fn linnet_xchacha20_poly1305_encryptor_wipe(this: *mut linnet_xchacha20_poly1305_encryptor);
    pub fn linnet_xchacha20_poly1305_decryptor_wipe(this: *mut linnet_xchacha20_poly1305_decryptor);
    pub fn linnet_chacha20_crypt(key: *const [u8; 32], nonce: *const [u8; 12], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_chacha20_cipher_init(this: *mut linnet_chacha20_cipher, key: *const [u8; 32], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_chacha20_cipher_update(this: *mut linnet_chacha20_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_chacha20_cipher_seek(this: *mut linnet_chacha20_cipher, position: u64) -> c_int;
    pub fn linnet_chacha20_cipher_wipe(this: *mut linnet_chacha20_cipher);
    pub fn linnet_chacha20_djb_crypt(key: *const [u8; 32], nonce: *const [u8; 8], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_chacha20_djb_cipher_init(this: *mut linnet_chacha20_djb_cipher, key: *const [u8; 32], nonce: *const [u8; 8]) -> c_int;
    pub fn linnet_chacha20_djb_cipher_update(this: *mut linnet_chacha20_djb_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_chacha20_djb_cipher_seek(this: *mut linnet_chacha20_djb_cipher, position: u64) -> c_int;
    pub fn linnet_chacha20_djb_cipher_wipe(this: *mut linnet_chacha20_djb_cipher);
    pub fn linnet_xchacha20_crypt(key: *const [u8; 32], nonce: *const [u8; 24], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_xchacha20_cipher_init(this: *mut linnet_xchacha20_cipher, key: *const [u8; 32], nonce: *const [u8; 24]) -> c_int;
    pub fn linnet_xchacha20_cipher_update(this: *mut linnet_xchacha20_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_xchacha20_cipher_seek(this: *mut linnet_xchacha20_cipher, position: u64) -> c_int;
    pub fn linnet_xchacha20_cipher_wipe(this: *mut linnet_xchacha20_cipher);
    pub fn linnet_salsa20_crypt(key: *const [u8; 32], nonce: *const [u8; 8], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_salsa20_cipher_init(this: *mut linnet_salsa20_cipher, key: *const [u8; 32], nonce: *const [u8; 8]) -> c_int;
    pub fn linnet_salsa20_cipher_update(this: *mut linnet_salsa20_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_salsa20_cipher_seek(this: *mut linnet_salsa20_cipher, position: u64) -> c_int;
    pub fn linnet_salsa20_cipher_wipe(this: *mut linnet_salsa20_cipher);
    pub fn linnet_xsalsa20_crypt(key: *const [u8; 32], nonce: *const [u8; 24], input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_xsalsa20_cipher_init(this: *mut linnet_xsalsa20_cipher, key: *const [u8; 32], nonce: *const [u8; 24]) -> c_int;
    pub fn linnet_xsalsa20_cipher_update(this: *mut linnet_xsalsa20_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_xsalsa20_cipher_seek(this: *mut linnet_xsalsa20_cipher, position: u64) -> c_int;
    pub fn linnet_xsalsa20_cipher_wipe(this: *mut linnet_xsalsa20_cipher);
    pub fn linnet_poly1305_compute(key: *const [u8; 32], message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_poly1305_verify(key: *const [u8; 32], message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_keyed_init(this: *mut linnet_poly1305_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_poly1305_keyed_compute(this: *const linnet_poly1305_keyed, message: *const c_void, len: usize, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_poly1305_keyed_verify(this: *const linnet_poly1305_keyed, message: *const c_void, len: usize, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_authenticator_init(this: *mut linnet_poly1305_authenticator, key: *const [u8; 32]) -> c_int;
    pub fn linnet_poly1305_authenticator_update(this: *mut linnet_poly1305_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_poly1305_authenticator_finish(this: *mut linnet_poly1305_authenticator, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_poly1305_authenticator_verify(this: *mut linnet_poly1305_authenticator, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_poly1305_keyed_wipe(this: *mut linnet_poly1305_keyed);
    pub fn linnet_poly1305_authenticator_wipe(this: *mut linnet_poly1305_authenticator);
    pub fn linnet_xsalsa20_poly1305_seal(key: *const [u8; 32], nonce: *const [u8; 24], plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xsalsa20_poly1305_open(key: *const [u8; 32], nonce: *const [u8; 24], ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_xsalsa20_poly1305_seal_box(key: *const [u8; 32], nonce: *const [u8; 24], plaintext: *const c_void, len: usize, boxed: *mut c_void) -> c_int;
    pub fn linnet_xsalsa20_poly1305_open_box(key: *const [u8; 32], nonce: *const [u8; 24], boxed: *const c_void, boxed_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_n_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_n_keyed_init(this: *mut linnet_romulus_n_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_keyed_encrypt(this: *const linnet_romulus_n_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_keyed_decrypt(this: *const linnet_romulus_n_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_n_encryptor_init(this: *mut linnet_romulus_n_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_encryptor_update_aad(this: *mut linnet_romulus_n_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_romulus_n_encryptor_update(this: *mut linnet_romulus_n_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_romulus_n_encryptor_finish(this: *mut linnet_romulus_n_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_decryptor_init(this: *mut linnet_romulus_n_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_decryptor_update_aad(this: *mut linnet_romulus_n_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_romulus_n_decryptor_update(this: *mut linnet_romulus_n_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_n_decryptor_verify(this: *mut linnet_romulus_n_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_romulus_n_keyed_wipe(this: *mut linnet_romulus_n_keyed);
    pub fn linnet_romulus_n_encryptor_wipe(this: *mut linnet_romulus_n_encryptor);
    pub fn linnet_romulus_n_decryptor_wipe(this: *mut linnet_romulus_n_decryptor);
    pub fn linnet_romulus_m_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_m_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_m_keyed_init(this: *mut linnet_romulus_m_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_romulus_m_keyed_encrypt(this: *const linnet_romulus_m_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_m_keyed_decrypt(this: *const linnet_romulus_m_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_m_keyed_wipe(this: *mut linnet_romulus_m_keyed);
    pub fn linnet_romulus_t_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_t_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_t_keyed_init(this: *mut linnet_romulus_t_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_romulus_t_keyed_encrypt(this: *const linnet_romulus_t_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_romulus_t_keyed_decrypt(this: *const linnet_romulus_t_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_romulus_t_keyed_wipe(this: *mut linnet_romulus_t_keyed);
    pub fn linnet_romulus_h_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_romulus_h_hasher_init(this: *mut linnet_romulus_h_hasher);
    pub fn linnet_romulus_h_hasher_update(this: *mut linnet_romulus_h_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_romulus_h_hasher_finish(this: *mut linnet_romulus_h_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_romulus_h_hasher_wipe(this: *mut linnet_romulus_h_hasher);
    pub fn linnet_isap_a_128a_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_a_128a_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_a_128a_keyed_init(this: *mut linnet_isap_a_128a_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_isap_a_128a_keyed_encrypt(this: *const linnet_isap_a_128a_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_a_128a_keyed_decrypt(this: *const linnet_isap_a_128a_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_a_128a_keyed_wipe(this: *mut linnet_isap_a_128a_keyed);
    pub fn linnet_isap_a_128_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_a_128_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_a_128_keyed_init(this: *mut linnet_isap_a_128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_isap_a_128_keyed_encrypt(this: *const linnet_isap_a_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_a_128_keyed_decrypt(this: *const linnet_isap_a_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_a_128_keyed_wipe(this: *mut linnet_isap_a_128_keyed);
    pub fn linnet_isap_k_128a_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_k_128a_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_k_128a_keyed_init(this: *mut linnet_isap_k_128a_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_isap_k_128a_keyed_encrypt(this: *const linnet_isap_k_128a_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_k_128a_keyed_decrypt(this: *const linnet_isap_k_128a_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_k_128a_keyed_wipe(this: *mut linnet_isap_k_128a_keyed);
    pub fn linnet_isap_k_128_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_k_128_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_k_128_keyed_init(this: *mut linnet_isap_k_128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_isap_k_128_keyed_encrypt(this: *const linnet_isap_k_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_isap_k_128_keyed_decrypt(this: *const linnet_isap_k_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_isap_k_128_keyed_wipe(this: *mut linnet_isap_k_128_keyed);
    pub fn linnet_gift_cofb_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_gift_cofb_keyed_init(this: *mut linnet_gift_cofb_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_keyed_encrypt(this: *const linnet_gift_cofb_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_keyed_decrypt(this: *const linnet_gift_cofb_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_gift_cofb_encryptor_init(this: *mut linnet_gift_cofb_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_encryptor_update_aad(this: *mut linnet_gift_cofb_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_gift_cofb_encryptor_update(this: *mut linnet_gift_cofb_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_gift_cofb_encryptor_finish(this: *mut linnet_gift_cofb_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_decryptor_init(this: *mut linnet_gift_cofb_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_decryptor_update_aad(this: *mut linnet_gift_cofb_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_gift_cofb_decryptor_update(this: *mut linnet_gift_cofb_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_gift_cofb_decryptor_verify(this: *mut linnet_gift_cofb_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_gift_cofb_keyed_wipe(this: *mut linnet_gift_cofb_keyed);
    pub fn linnet_gift_cofb_encryptor_wipe(this: *mut linnet_gift_cofb_encryptor);
    pub fn linnet_gift_cofb_decryptor_wipe(this: *mut linnet_gift_cofb_decryptor);
    pub fn linnet_xoodyak_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_xoodyak_keyed_init(this: *mut linnet_xoodyak_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_keyed_encrypt(this: *const linnet_xoodyak_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_keyed_decrypt(this: *const linnet_xoodyak_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_xoodyak_encryptor_init(this: *mut linnet_xoodyak_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_encryptor_update_aad(this: *mut linnet_xoodyak_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_xoodyak_encryptor_update(this: *mut linnet_xoodyak_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_xoodyak_encryptor_finish(this: *mut linnet_xoodyak_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_decryptor_init(this: *mut linnet_xoodyak_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_decryptor_update_aad(this: *mut linnet_xoodyak_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_xoodyak_decryptor_update(this: *mut linnet_xoodyak_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_xoodyak_decryptor_verify(this: *mut linnet_xoodyak_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_xoodyak_keyed_wipe(this: *mut linnet_xoodyak_keyed);
    pub fn linnet_xoodyak_encryptor_wipe(this: *mut linnet_xoodyak_encryptor);
    pub fn linnet_xoodyak_decryptor_wipe(this: *mut linnet_xoodyak_decryptor);
    pub fn linnet_xoodyak_hash_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_xoodyak_hash_hasher_init(this: *mut linnet_xoodyak_hash_hasher);
    pub fn linnet_xoodyak_hash_hasher_update(this: *mut linnet_xoodyak_hash_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_xoodyak_hash_hasher_finish(this: *mut linnet_xoodyak_hash_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_xoodyak_hash_hasher_wipe(this: *mut linnet_xoodyak_hash_hasher);
    pub fn linnet_xoodyak_xof_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xoodyak_xof_hasher_init(this: *mut linnet_xoodyak_xof_hasher);
    pub fn linnet_xoodyak_xof_hasher_update(this: *mut linnet_xoodyak_xof_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_xoodyak_xof_hasher_squeeze(this: *mut linnet_xoodyak_xof_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xoodyak_xof_hasher_wipe(this: *mut linnet_xoodyak_xof_hasher);
    pub fn linnet_schwaemm_256_128_encrypt(key: *const [u8; 16], nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_256_128_decrypt(key: *const [u8; 16], nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_128_keyed_init(this: *mut linnet_schwaemm_256_128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_256_128_keyed_encrypt(this: *const linnet_schwaemm_256_128_keyed, nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_256_128_keyed_decrypt(this: *const linnet_schwaemm_256_128_keyed, nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_128_encryptor_init(this: *mut linnet_schwaemm_256_128_encryptor, key: *const [u8; 16], nonce: *const [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_128_encryptor_update_aad(this: *mut linnet_schwaemm_256_128_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_256_128_encryptor_update(this: *mut linnet_schwaemm_256_128_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_128_encryptor_finish(this: *mut linnet_schwaemm_256_128_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_256_128_decryptor_init(this: *mut linnet_schwaemm_256_128_decryptor, key: *const [u8; 16], nonce: *const [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_128_decryptor_update_aad(this: *mut linnet_schwaemm_256_128_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_256_128_decryptor_update(this: *mut linnet_schwaemm_256_128_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_128_decryptor_verify(this: *mut linnet_schwaemm_256_128_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_256_128_keyed_wipe(this: *mut linnet_schwaemm_256_128_keyed);
    pub fn linnet_schwaemm_256_128_encryptor_wipe(this: *mut linnet_schwaemm_256_128_encryptor);
    pub fn linnet_schwaemm_256_128_decryptor_wipe(this: *mut linnet_schwaemm_256_128_decryptor);
    pub fn linnet_schwaemm_192_192_encrypt(key: *const [u8; 24], nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_decrypt(key: *const [u8; 24], nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 24], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_192_192_keyed_init(this: *mut linnet_schwaemm_192_192_keyed, key: *const [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_keyed_encrypt(this: *const linnet_schwaemm_192_192_keyed, nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_keyed_decrypt(this: *const linnet_schwaemm_192_192_keyed, nonce: *const [u8; 24], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 24], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_192_192_encryptor_init(this: *mut linnet_schwaemm_192_192_encryptor, key: *const [u8; 24], nonce: *const [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_encryptor_update_aad(this: *mut linnet_schwaemm_192_192_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_192_192_encryptor_update(this: *mut linnet_schwaemm_192_192_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_192_192_encryptor_finish(this: *mut linnet_schwaemm_192_192_encryptor, tag: *mut [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_decryptor_init(this: *mut linnet_schwaemm_192_192_decryptor, key: *const [u8; 24], nonce: *const [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_decryptor_update_aad(this: *mut linnet_schwaemm_192_192_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_192_192_decryptor_update(this: *mut linnet_schwaemm_192_192_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_192_192_decryptor_verify(this: *mut linnet_schwaemm_192_192_decryptor, tag: *const [u8; 24]) -> c_int;
    pub fn linnet_schwaemm_192_192_keyed_wipe(this: *mut linnet_schwaemm_192_192_keyed);
    pub fn linnet_schwaemm_192_192_encryptor_wipe(this: *mut linnet_schwaemm_192_192_encryptor);
    pub fn linnet_schwaemm_192_192_decryptor_wipe(this: *mut linnet_schwaemm_192_192_decryptor);
    pub fn linnet_schwaemm_128_128_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_128_128_keyed_init(this: *mut linnet_schwaemm_128_128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_keyed_encrypt(this: *const linnet_schwaemm_128_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_keyed_decrypt(this: *const linnet_schwaemm_128_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_128_128_encryptor_init(this: *mut linnet_schwaemm_128_128_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_encryptor_update_aad(this: *mut linnet_schwaemm_128_128_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_128_128_encryptor_update(this: *mut linnet_schwaemm_128_128_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_128_128_encryptor_finish(this: *mut linnet_schwaemm_128_128_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_decryptor_init(this: *mut linnet_schwaemm_128_128_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_decryptor_update_aad(this: *mut linnet_schwaemm_128_128_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_128_128_decryptor_update(this: *mut linnet_schwaemm_128_128_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_128_128_decryptor_verify(this: *mut linnet_schwaemm_128_128_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_schwaemm_128_128_keyed_wipe(this: *mut linnet_schwaemm_128_128_keyed);
    pub fn linnet_schwaemm_128_128_encryptor_wipe(this: *mut linnet_schwaemm_128_128_encryptor);
    pub fn linnet_schwaemm_128_128_decryptor_wipe(this: *mut linnet_schwaemm_128_128_decryptor);
    pub fn linnet_schwaemm_256_256_encrypt(key: *const [u8; 32], nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_decrypt(key: *const [u8; 32], nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 32], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_256_keyed_init(this: *mut linnet_schwaemm_256_256_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_keyed_encrypt(this: *const linnet_schwaemm_256_256_keyed, nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_keyed_decrypt(this: *const linnet_schwaemm_256_256_keyed, nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 32], plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_256_encryptor_init(this: *mut linnet_schwaemm_256_256_encryptor, key: *const [u8; 32], nonce: *const [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_encryptor_update_aad(this: *mut linnet_schwaemm_256_256_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_256_256_encryptor_update(this: *mut linnet_schwaemm_256_256_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_256_encryptor_finish(this: *mut linnet_schwaemm_256_256_encryptor, tag: *mut [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_decryptor_init(this: *mut linnet_schwaemm_256_256_decryptor, key: *const [u8; 32], nonce: *const [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_decryptor_update_aad(this: *mut linnet_schwaemm_256_256_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_schwaemm_256_256_decryptor_update(this: *mut linnet_schwaemm_256_256_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_schwaemm_256_256_decryptor_verify(this: *mut linnet_schwaemm_256_256_decryptor, tag: *const [u8; 32]) -> c_int;
    pub fn linnet_schwaemm_256_256_keyed_wipe(this: *mut linnet_schwaemm_256_256_keyed);
    pub fn linnet_schwaemm_256_256_encryptor_wipe(this: *mut linnet_schwaemm_256_256_encryptor);
    pub fn linnet_schwaemm_256_256_decryptor_wipe(this: *mut linnet_schwaemm_256_256_decryptor);
    pub fn linnet_esch256_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_esch256_hasher_init(this: *mut linnet_esch256_hasher);
    pub fn linnet_esch256_hasher_update(this: *mut linnet_esch256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_esch256_hasher_finish(this: *mut linnet_esch256_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_esch256_hasher_wipe(this: *mut linnet_esch256_hasher);
    pub fn linnet_esch384_digest(message: *const c_void, len: usize, digest: *mut [u8; 48]) -> c_int;
    pub fn linnet_esch384_hasher_init(this: *mut linnet_esch384_hasher);
    pub fn linnet_esch384_hasher_update(this: *mut linnet_esch384_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_esch384_hasher_finish(this: *mut linnet_esch384_hasher, digest: *mut [u8; 48]) -> c_int;
    pub fn linnet_esch384_hasher_wipe(this: *mut linnet_esch384_hasher);
    pub fn linnet_xoesch256_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xoesch256_hasher_init(this: *mut linnet_xoesch256_hasher);
    pub fn linnet_xoesch256_hasher_update(this: *mut linnet_xoesch256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_xoesch256_hasher_squeeze(this: *mut linnet_xoesch256_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xoesch256_hasher_wipe(this: *mut linnet_xoesch256_hasher);
    pub fn linnet_xoesch384_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xoesch384_hasher_init(this: *mut linnet_xoesch384_hasher);
    pub fn linnet_xoesch384_hasher_update(this: *mut linnet_xoesch384_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_xoesch384_hasher_squeeze(this: *mut linnet_xoesch384_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xoesch384_hasher_wipe(this: *mut linnet_xoesch384_hasher);
    pub fn linnet_tinyjambu_128_encrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_128_decrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_128_keyed_init(this: *mut linnet_tinyjambu_128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_tinyjambu_128_keyed_encrypt(this: *const linnet_tinyjambu_128_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_128_keyed_decrypt(this: *const linnet_tinyjambu_128_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_128_encryptor_init(this: *mut linnet_tinyjambu_128_encryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_tinyjambu_128_encryptor_update_aad(this: *mut linnet_tinyjambu_128_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_tinyjambu_128_encryptor_update(this: *mut linnet_tinyjambu_128_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_128_encryptor_finish(this: *mut linnet_tinyjambu_128_encryptor, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_128_decryptor_init(this: *mut linnet_tinyjambu_128_decryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_tinyjambu_128_decryptor_update_aad(this: *mut linnet_tinyjambu_128_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_tinyjambu_128_decryptor_update(this: *mut linnet_tinyjambu_128_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_128_decryptor_verify(this: *mut linnet_tinyjambu_128_decryptor, tag: *const [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_128_keyed_wipe(this: *mut linnet_tinyjambu_128_keyed);
    pub fn linnet_tinyjambu_128_encryptor_wipe(this: *mut linnet_tinyjambu_128_encryptor);
    pub fn linnet_tinyjambu_128_decryptor_wipe(this: *mut linnet_tinyjambu_128_decryptor);
    pub fn linnet_tinyjambu_192_encrypt(key: *const [u8; 24], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_192_decrypt(key: *const [u8; 24], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_192_keyed_init(this: *mut linnet_tinyjambu_192_keyed, key: *const [u8; 24]) -> c_int;
    pub fn linnet_tinyjambu_192_keyed_encrypt(this: *const linnet_tinyjambu_192_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_192_keyed_decrypt(this: *const linnet_tinyjambu_192_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_192_encryptor_init(this: *mut linnet_tinyjambu_192_encryptor, key: *const [u8; 24], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_tinyjambu_192_encryptor_update_aad(this: *mut linnet_tinyjambu_192_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_tinyjambu_192_encryptor_update(this: *mut linnet_tinyjambu_192_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_192_encryptor_finish(this: *mut linnet_tinyjambu_192_encryptor, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_192_decryptor_init(this: *mut linnet_tinyjambu_192_decryptor, key: *const [u8; 24], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_tinyjambu_192_decryptor_update_aad(this: *mut linnet_tinyjambu_192_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_tinyjambu_192_decryptor_update(this: *mut linnet_tinyjambu_192_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_192_decryptor_verify(this: *mut linnet_tinyjambu_192_decryptor, tag: *const [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_192_keyed_wipe(this: *mut linnet_tinyjambu_192_keyed);
    pub fn linnet_tinyjambu_192_encryptor_wipe(this: *mut linnet_tinyjambu_192_encryptor);
    pub fn linnet_tinyjambu_192_decryptor_wipe(this: *mut linnet_tinyjambu_192_decryptor);
    pub fn linnet_tinyjambu_256_encrypt(key: *const [u8; 32], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_256_decrypt(key: *const [u8; 32], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_256_keyed_init(this: *mut linnet_tinyjambu_256_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_tinyjambu_256_keyed_encrypt(this: *const linnet_tinyjambu_256_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_256_keyed_decrypt(this: *const linnet_tinyjambu_256_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_256_encryptor_init(this: *mut linnet_tinyjambu_256_encryptor, key: *const [u8; 32], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_tinyjambu_256_encryptor_update_aad(this: *mut linnet_tinyjambu_256_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_tinyjambu_256_encryptor_update(this: *mut linnet_tinyjambu_256_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_256_encryptor_finish(this: *mut linnet_tinyjambu_256_encryptor, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_256_decryptor_init(this: *mut linnet_tinyjambu_256_decryptor, key: *const [u8; 32], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_tinyjambu_256_decryptor_update_aad(this: *mut linnet_tinyjambu_256_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_tinyjambu_256_decryptor_update(this: *mut linnet_tinyjambu_256_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_tinyjambu_256_decryptor_verify(this: *mut linnet_tinyjambu_256_decryptor, tag: *const [u8; 8]) -> c_int;
    pub fn linnet_tinyjambu_256_keyed_wipe(this: *mut linnet_tinyjambu_256_keyed);
    pub fn linnet_tinyjambu_256_encryptor_wipe(this: *mut linnet_tinyjambu_256_encryptor);
    pub fn linnet_tinyjambu_256_decryptor_wipe(this: *mut linnet_tinyjambu_256_decryptor);
    pub fn linnet_photon_beetle_aead128_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead128_keyed_init(this: *mut linnet_photon_beetle_aead128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_keyed_encrypt(this: *const linnet_photon_beetle_aead128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_keyed_decrypt(this: *const linnet_photon_beetle_aead128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead128_encryptor_init(this: *mut linnet_photon_beetle_aead128_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_encryptor_update_aad(this: *mut linnet_photon_beetle_aead128_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_photon_beetle_aead128_encryptor_update(this: *mut linnet_photon_beetle_aead128_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead128_encryptor_finish(this: *mut linnet_photon_beetle_aead128_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_decryptor_init(this: *mut linnet_photon_beetle_aead128_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_decryptor_update_aad(this: *mut linnet_photon_beetle_aead128_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_photon_beetle_aead128_decryptor_update(this: *mut linnet_photon_beetle_aead128_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead128_decryptor_verify(this: *mut linnet_photon_beetle_aead128_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead128_keyed_wipe(this: *mut linnet_photon_beetle_aead128_keyed);
    pub fn linnet_photon_beetle_aead128_encryptor_wipe(this: *mut linnet_photon_beetle_aead128_encryptor);
    pub fn linnet_photon_beetle_aead128_decryptor_wipe(this: *mut linnet_photon_beetle_aead128_decryptor);
    pub fn linnet_photon_beetle_aead32_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead32_keyed_init(this: *mut linnet_photon_beetle_aead32_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_keyed_encrypt(this: *const linnet_photon_beetle_aead32_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_keyed_decrypt(this: *const linnet_photon_beetle_aead32_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead32_encryptor_init(this: *mut linnet_photon_beetle_aead32_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_encryptor_update_aad(this: *mut linnet_photon_beetle_aead32_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_photon_beetle_aead32_encryptor_update(this: *mut linnet_photon_beetle_aead32_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead32_encryptor_finish(this: *mut linnet_photon_beetle_aead32_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_decryptor_init(this: *mut linnet_photon_beetle_aead32_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_decryptor_update_aad(this: *mut linnet_photon_beetle_aead32_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_photon_beetle_aead32_decryptor_update(this: *mut linnet_photon_beetle_aead32_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_photon_beetle_aead32_decryptor_verify(this: *mut linnet_photon_beetle_aead32_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_photon_beetle_aead32_keyed_wipe(this: *mut linnet_photon_beetle_aead32_keyed);
    pub fn linnet_photon_beetle_aead32_encryptor_wipe(this: *mut linnet_photon_beetle_aead32_encryptor);
    pub fn linnet_photon_beetle_aead32_decryptor_wipe(this: *mut linnet_photon_beetle_aead32_decryptor);
    pub fn linnet_photon_beetle_hash_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_photon_beetle_hash_hasher_init(this: *mut linnet_photon_beetle_hash_hasher);
    pub fn linnet_photon_beetle_hash_hasher_update(this: *mut linnet_photon_beetle_hash_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_photon_beetle_hash_hasher_finish(this: *mut linnet_photon_beetle_hash_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_photon_beetle_hash_hasher_wipe(this: *mut linnet_photon_beetle_hash_hasher);
    pub fn linnet_elephant_160_encrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_elephant_160_decrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_160_keyed_init(this: *mut linnet_elephant_160_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_elephant_160_keyed_encrypt(this: *const linnet_elephant_160_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_elephant_160_keyed_decrypt(this: *const linnet_elephant_160_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_160_encryptor_init(this: *mut linnet_elephant_160_encryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_elephant_160_encryptor_update_aad(this: *mut linnet_elephant_160_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_elephant_160_encryptor_update(this: *mut linnet_elephant_160_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_elephant_160_encryptor_finish(this: *mut linnet_elephant_160_encryptor, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_elephant_160_decryptor_init(this: *mut linnet_elephant_160_decryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_elephant_160_decryptor_update_aad(this: *mut linnet_elephant_160_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_elephant_160_decryptor_update(this: *mut linnet_elephant_160_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_160_decryptor_verify(this: *mut linnet_elephant_160_decryptor, tag: *const [u8; 8]) -> c_int;
    pub fn linnet_elephant_160_keyed_wipe(this: *mut linnet_elephant_160_keyed);
    pub fn linnet_elephant_160_encryptor_wipe(this: *mut linnet_elephant_160_encryptor);
    pub fn linnet_elephant_160_decryptor_wipe(this: *mut linnet_elephant_160_decryptor);
    pub fn linnet_elephant_176_encrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_elephant_176_decrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_176_keyed_init(this: *mut linnet_elephant_176_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_elephant_176_keyed_encrypt(this: *const linnet_elephant_176_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_elephant_176_keyed_decrypt(this: *const linnet_elephant_176_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_176_encryptor_init(this: *mut linnet_elephant_176_encryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_elephant_176_encryptor_update_aad(this: *mut linnet_elephant_176_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_elephant_176_encryptor_update(this: *mut linnet_elephant_176_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_elephant_176_encryptor_finish(this: *mut linnet_elephant_176_encryptor, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_elephant_176_decryptor_init(this: *mut linnet_elephant_176_decryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_elephant_176_decryptor_update_aad(this: *mut linnet_elephant_176_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_elephant_176_decryptor_update(this: *mut linnet_elephant_176_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_176_decryptor_verify(this: *mut linnet_elephant_176_decryptor, tag: *const [u8; 8]) -> c_int;
    pub fn linnet_elephant_176_keyed_wipe(this: *mut linnet_elephant_176_keyed);
    pub fn linnet_elephant_176_encryptor_wipe(this: *mut linnet_elephant_176_encryptor);
    pub fn linnet_elephant_176_decryptor_wipe(this: *mut linnet_elephant_176_decryptor);
    pub fn linnet_elephant_200_encrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_elephant_200_decrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_200_keyed_init(this: *mut linnet_elephant_200_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_elephant_200_keyed_encrypt(this: *const linnet_elephant_200_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_elephant_200_keyed_decrypt(this: *const linnet_elephant_200_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_200_encryptor_init(this: *mut linnet_elephant_200_encryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_elephant_200_encryptor_update_aad(this: *mut linnet_elephant_200_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_elephant_200_encryptor_update(this: *mut linnet_elephant_200_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_elephant_200_encryptor_finish(this: *mut linnet_elephant_200_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_elephant_200_decryptor_init(this: *mut linnet_elephant_200_decryptor, key: *const [u8; 16], nonce: *const [u8; 12]) -> c_int;
    pub fn linnet_elephant_200_decryptor_update_aad(this: *mut linnet_elephant_200_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_elephant_200_decryptor_update(this: *mut linnet_elephant_200_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_elephant_200_decryptor_verify(this: *mut linnet_elephant_200_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_elephant_200_keyed_wipe(this: *mut linnet_elephant_200_keyed);
    pub fn linnet_elephant_200_encryptor_wipe(this: *mut linnet_elephant_200_encryptor);
    pub fn linnet_elephant_200_decryptor_wipe(this: *mut linnet_elephant_200_decryptor);
    pub fn linnet_grain_128aeadv2_encrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_grain_128aeadv2_decrypt(key: *const [u8; 16], nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_grain_128aeadv2_keyed_init(this: *mut linnet_grain_128aeadv2_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_grain_128aeadv2_keyed_encrypt(this: *const linnet_grain_128aeadv2_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 8]) -> c_int;
    pub fn linnet_grain_128aeadv2_keyed_decrypt(this: *const linnet_grain_128aeadv2_keyed, nonce: *const [u8; 12], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 8], plaintext: *mut c_void) -> c_int;
    pub fn linnet_grain_128aeadv2_keyed_wipe(this: *mut linnet_grain_128aeadv2_keyed);
    pub fn linnet_norx32_4_1_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_keyed_init(this: *mut linnet_norx32_4_1_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_keyed_encrypt(this: *const linnet_norx32_4_1_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_keyed_decrypt(this: *const linnet_norx32_4_1_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_encryptor_init(this: *mut linnet_norx32_4_1_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_encryptor_update_aad(this: *mut linnet_norx32_4_1_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_norx32_4_1_encryptor_update(this: *mut linnet_norx32_4_1_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_encryptor_finish(this: *mut linnet_norx32_4_1_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_decryptor_init(this: *mut linnet_norx32_4_1_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_decryptor_update_aad(this: *mut linnet_norx32_4_1_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_norx32_4_1_decryptor_update(this: *mut linnet_norx32_4_1_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_decryptor_verify(this: *mut linnet_norx32_4_1_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_keyed_wipe(this: *mut linnet_norx32_4_1_keyed);
    pub fn linnet_norx32_4_1_encryptor_wipe(this: *mut linnet_norx32_4_1_encryptor);
    pub fn linnet_norx32_4_1_decryptor_wipe(this: *mut linnet_norx32_4_1_decryptor);
    pub fn linnet_norx64_4_1_encrypt(key: *const [u8; 32], nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_decrypt(key: *const [u8; 32], nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 32], plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx64_4_1_keyed_init(this: *mut linnet_norx64_4_1_keyed, key: *const [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_keyed_encrypt(this: *const linnet_norx64_4_1_keyed, nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_keyed_decrypt(this: *const linnet_norx64_4_1_keyed, nonce: *const [u8; 32], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 32], plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx64_4_1_encryptor_init(this: *mut linnet_norx64_4_1_encryptor, key: *const [u8; 32], nonce: *const [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_encryptor_update_aad(this: *mut linnet_norx64_4_1_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_norx64_4_1_encryptor_update(this: *mut linnet_norx64_4_1_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_norx64_4_1_encryptor_finish(this: *mut linnet_norx64_4_1_encryptor, tag: *mut [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_decryptor_init(this: *mut linnet_norx64_4_1_decryptor, key: *const [u8; 32], nonce: *const [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_decryptor_update_aad(this: *mut linnet_norx64_4_1_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_norx64_4_1_decryptor_update(this: *mut linnet_norx64_4_1_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx64_4_1_decryptor_verify(this: *mut linnet_norx64_4_1_decryptor, tag: *const [u8; 32]) -> c_int;
    pub fn linnet_norx64_4_1_keyed_wipe(this: *mut linnet_norx64_4_1_keyed);
    pub fn linnet_norx64_4_1_encryptor_wipe(this: *mut linnet_norx64_4_1_encryptor);
    pub fn linnet_norx64_4_1_decryptor_wipe(this: *mut linnet_norx64_4_1_decryptor);
    pub fn linnet_norx32_4_1_v2_encrypt(key: *const [u8; 16], nonce: *const [u8; 8], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_v2_decrypt(key: *const [u8; 16], nonce: *const [u8; 8], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_v2_keyed_init(this: *mut linnet_norx32_4_1_v2_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_v2_keyed_encrypt(this: *const linnet_norx32_4_1_v2_keyed, nonce: *const [u8; 8], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_v2_keyed_decrypt(this: *const linnet_norx32_4_1_v2_keyed, nonce: *const [u8; 8], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_v2_encryptor_init(this: *mut linnet_norx32_4_1_v2_encryptor, key: *const [u8; 16], nonce: *const [u8; 8]) -> c_int;
    pub fn linnet_norx32_4_1_v2_encryptor_update_aad(this: *mut linnet_norx32_4_1_v2_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_norx32_4_1_v2_encryptor_update(this: *mut linnet_norx32_4_1_v2_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_v2_encryptor_finish(this: *mut linnet_norx32_4_1_v2_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_v2_decryptor_init(this: *mut linnet_norx32_4_1_v2_decryptor, key: *const [u8; 16], nonce: *const [u8; 8]) -> c_int;
    pub fn linnet_norx32_4_1_v2_decryptor_update_aad(this: *mut linnet_norx32_4_1_v2_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_norx32_4_1_v2_decryptor_update(this: *mut linnet_norx32_4_1_v2_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_norx32_4_1_v2_decryptor_verify(this: *mut linnet_norx32_4_1_v2_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_norx32_4_1_v2_keyed_wipe(this: *mut linnet_norx32_4_1_v2_keyed);
    pub fn linnet_norx32_4_1_v2_encryptor_wipe(this: *mut linnet_norx32_4_1_v2_encryptor);
    pub fn linnet_norx32_4_1_v2_decryptor_wipe(this: *mut linnet_norx32_4_1_v2_decryptor);
    pub fn linnet_sha_224_digest(message: *const c_void, len: usize, digest: *mut [u8; 28]) -> c_int;
    pub fn linnet_sha_224_hasher_init(this: *mut linnet_sha_224_hasher);
    pub fn linnet_sha_224_hasher_update(this: *mut linnet_sha_224_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha_224_hasher_finish(this: *mut linnet_sha_224_hasher, digest: *mut [u8; 28]) -> c_int;
    pub fn linnet_sha_224_hasher_wipe(this: *mut linnet_sha_224_hasher);
    pub fn linnet_sha_256_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_sha_256_hasher_init(this: *mut linnet_sha_256_hasher);
    pub fn linnet_sha_256_hasher_update(this: *mut linnet_sha_256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha_256_hasher_finish(this: *mut linnet_sha_256_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_sha_256_hasher_wipe(this: *mut linnet_sha_256_hasher);
    pub fn linnet_sha_384_digest(message: *const c_void, len: usize, digest: *mut [u8; 48]) -> c_int;
    pub fn linnet_sha_384_hasher_init(this: *mut linnet_sha_384_hasher);
    pub fn linnet_sha_384_hasher_update(this: *mut linnet_sha_384_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha_384_hasher_finish(this: *mut linnet_sha_384_hasher, digest: *mut [u8; 48]) -> c_int;
    pub fn linnet_sha_384_hasher_wipe(this: *mut linnet_sha_384_hasher);
    pub fn linnet_sha_512_digest(message: *const c_void, len: usize, digest: *mut [u8; 64]) -> c_int;
    pub fn linnet_sha_512_hasher_init(this: *mut linnet_sha_512_hasher);
    pub fn linnet_sha_512_hasher_update(this: *mut linnet_sha_512_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha_512_hasher_finish(this: *mut linnet_sha_512_hasher, digest: *mut [u8; 64]) -> c_int;
    pub fn linnet_sha_512_hasher_wipe(this: *mut linnet_sha_512_hasher);
    pub fn linnet_sha_512_256_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_sha_512_256_hasher_init(this: *mut linnet_sha_512_256_hasher);
    pub fn linnet_sha_512_256_hasher_update(this: *mut linnet_sha_512_256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha_512_256_hasher_finish(this: *mut linnet_sha_512_256_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_sha_512_256_hasher_wipe(this: *mut linnet_sha_512_256_hasher);
    pub fn linnet_sha3_224_digest(message: *const c_void, len: usize, digest: *mut [u8; 28]) -> c_int;
    pub fn linnet_sha3_224_hasher_init(this: *mut linnet_sha3_224_hasher);
    pub fn linnet_sha3_224_hasher_update(this: *mut linnet_sha3_224_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha3_224_hasher_finish(this: *mut linnet_sha3_224_hasher, digest: *mut [u8; 28]) -> c_int;
    pub fn linnet_sha3_224_hasher_wipe(this: *mut linnet_sha3_224_hasher);
    pub fn linnet_sha3_256_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_sha3_256_hasher_init(this: *mut linnet_sha3_256_hasher);
    pub fn linnet_sha3_256_hasher_update(this: *mut linnet_sha3_256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha3_256_hasher_finish(this: *mut linnet_sha3_256_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_sha3_256_hasher_wipe(this: *mut linnet_sha3_256_hasher);
    pub fn linnet_sha3_384_digest(message: *const c_void, len: usize, digest: *mut [u8; 48]) -> c_int;
    pub fn linnet_sha3_384_hasher_init(this: *mut linnet_sha3_384_hasher);
    pub fn linnet_sha3_384_hasher_update(this: *mut linnet_sha3_384_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha3_384_hasher_finish(this: *mut linnet_sha3_384_hasher, digest: *mut [u8; 48]) -> c_int;
    pub fn linnet_sha3_384_hasher_wipe(this: *mut linnet_sha3_384_hasher);
    pub fn linnet_sha3_512_digest(message: *const c_void, len: usize, digest: *mut [u8; 64]) -> c_int;
    pub fn linnet_sha3_512_hasher_init(this: *mut linnet_sha3_512_hasher);
    pub fn linnet_sha3_512_hasher_update(this: *mut linnet_sha3_512_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha3_512_hasher_finish(this: *mut linnet_sha3_512_hasher, digest: *mut [u8; 64]) -> c_int;
    pub fn linnet_sha3_512_hasher_wipe(this: *mut linnet_sha3_512_hasher);
    pub fn linnet_shake128_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_shake128_hasher_init(this: *mut linnet_shake128_hasher);
    pub fn linnet_shake128_hasher_update(this: *mut linnet_shake128_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_shake128_hasher_squeeze(this: *mut linnet_shake128_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_shake128_hasher_wipe(this: *mut linnet_shake128_hasher);
    pub fn linnet_shake256_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_shake256_hasher_init(this: *mut linnet_shake256_hasher);
    pub fn linnet_shake256_hasher_update(this: *mut linnet_shake256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_shake256_hasher_squeeze(this: *mut linnet_shake256_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_shake256_hasher_wipe(this: *mut linnet_shake256_hasher);
    pub fn linnet_cshake128_digest(customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_cshake128_hasher_init(this: *mut linnet_cshake128_hasher, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_cshake128_hasher_update(this: *mut linnet_cshake128_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_cshake128_hasher_squeeze(this: *mut linnet_cshake128_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_cshake128_hasher_wipe(this: *mut linnet_cshake128_hasher);
    pub fn linnet_cshake256_digest(customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_cshake256_hasher_init(this: *mut linnet_cshake256_hasher, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_cshake256_hasher_update(this: *mut linnet_cshake256_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_cshake256_hasher_squeeze(this: *mut linnet_cshake256_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_cshake256_hasher_wipe(this: *mut linnet_cshake256_hasher);
    pub fn linnet_hmac_sha_224_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_keyed_init(this: *mut linnet_hmac_sha_224_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha_224_keyed_compute(this: *const linnet_hmac_sha_224_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_keyed_verify(this: *const linnet_hmac_sha_224_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_authenticator_init(this: *mut linnet_hmac_sha_224_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_authenticator_update(this: *mut linnet_hmac_sha_224_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_authenticator_finish(this: *mut linnet_hmac_sha_224_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_authenticator_verify(this: *mut linnet_hmac_sha_224_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_224_keyed_wipe(this: *mut linnet_hmac_sha_224_keyed);
    pub fn linnet_hmac_sha_224_authenticator_wipe(this: *mut linnet_hmac_sha_224_authenticator);
    pub fn linnet_hmac_sha_256_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_keyed_init(this: *mut linnet_hmac_sha_256_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha_256_keyed_compute(this: *const linnet_hmac_sha_256_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_keyed_verify(this: *const linnet_hmac_sha_256_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_authenticator_init(this: *mut linnet_hmac_sha_256_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_authenticator_update(this: *mut linnet_hmac_sha_256_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_authenticator_finish(this: *mut linnet_hmac_sha_256_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_authenticator_verify(this: *mut linnet_hmac_sha_256_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_256_keyed_wipe(this: *mut linnet_hmac_sha_256_keyed);
    pub fn linnet_hmac_sha_256_authenticator_wipe(this: *mut linnet_hmac_sha_256_authenticator);
    pub fn linnet_hmac_sha_384_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_keyed_init(this: *mut linnet_hmac_sha_384_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha_384_keyed_compute(this: *const linnet_hmac_sha_384_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_keyed_verify(this: *const linnet_hmac_sha_384_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_authenticator_init(this: *mut linnet_hmac_sha_384_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_authenticator_update(this: *mut linnet_hmac_sha_384_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_authenticator_finish(this: *mut linnet_hmac_sha_384_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_authenticator_verify(this: *mut linnet_hmac_sha_384_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_384_keyed_wipe(this: *mut linnet_hmac_sha_384_keyed);
    pub fn linnet_hmac_sha_384_authenticator_wipe(this: *mut linnet_hmac_sha_384_authenticator);
    pub fn linnet_hmac_sha_512_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_keyed_init(this: *mut linnet_hmac_sha_512_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha_512_keyed_compute(this: *const linnet_hmac_sha_512_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_keyed_verify(this: *const linnet_hmac_sha_512_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_authenticator_init(this: *mut linnet_hmac_sha_512_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_authenticator_update(this: *mut linnet_hmac_sha_512_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_authenticator_finish(this: *mut linnet_hmac_sha_512_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_authenticator_verify(this: *mut linnet_hmac_sha_512_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_512_keyed_wipe(this: *mut linnet_hmac_sha_512_keyed);
    pub fn linnet_hmac_sha_512_authenticator_wipe(this: *mut linnet_hmac_sha_512_authenticator);
    pub fn linnet_hmac_sha3_224_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_keyed_init(this: *mut linnet_hmac_sha3_224_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_keyed_compute(this: *const linnet_hmac_sha3_224_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_keyed_verify(this: *const linnet_hmac_sha3_224_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_authenticator_init(this: *mut linnet_hmac_sha3_224_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_authenticator_update(this: *mut linnet_hmac_sha3_224_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_authenticator_finish(this: *mut linnet_hmac_sha3_224_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_authenticator_verify(this: *mut linnet_hmac_sha3_224_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_224_keyed_wipe(this: *mut linnet_hmac_sha3_224_keyed);
    pub fn linnet_hmac_sha3_224_authenticator_wipe(this: *mut linnet_hmac_sha3_224_authenticator);
    pub fn linnet_hmac_sha3_256_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_keyed_init(this: *mut linnet_hmac_sha3_256_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_keyed_compute(this: *const linnet_hmac_sha3_256_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_keyed_verify(this: *const linnet_hmac_sha3_256_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_authenticator_init(this: *mut linnet_hmac_sha3_256_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_authenticator_update(this: *mut linnet_hmac_sha3_256_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_authenticator_finish(this: *mut linnet_hmac_sha3_256_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_authenticator_verify(this: *mut linnet_hmac_sha3_256_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_256_keyed_wipe(this: *mut linnet_hmac_sha3_256_keyed);
    pub fn linnet_hmac_sha3_256_authenticator_wipe(this: *mut linnet_hmac_sha3_256_authenticator);
    pub fn linnet_hmac_sha3_384_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_keyed_init(this: *mut linnet_hmac_sha3_384_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_keyed_compute(this: *const linnet_hmac_sha3_384_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_keyed_verify(this: *const linnet_hmac_sha3_384_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_authenticator_init(this: *mut linnet_hmac_sha3_384_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_authenticator_update(this: *mut linnet_hmac_sha3_384_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_authenticator_finish(this: *mut linnet_hmac_sha3_384_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_authenticator_verify(this: *mut linnet_hmac_sha3_384_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_384_keyed_wipe(this: *mut linnet_hmac_sha3_384_keyed);
    pub fn linnet_hmac_sha3_384_authenticator_wipe(this: *mut linnet_hmac_sha3_384_authenticator);
    pub fn linnet_hmac_sha3_512_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_keyed_init(this: *mut linnet_hmac_sha3_512_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_keyed_compute(this: *const linnet_hmac_sha3_512_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_keyed_verify(this: *const linnet_hmac_sha3_512_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_authenticator_init(this: *mut linnet_hmac_sha3_512_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_authenticator_update(this: *mut linnet_hmac_sha3_512_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_authenticator_finish(this: *mut linnet_hmac_sha3_512_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_authenticator_verify(this: *mut linnet_hmac_sha3_512_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha3_512_keyed_wipe(this: *mut linnet_hmac_sha3_512_keyed);
    pub fn linnet_hmac_sha3_512_authenticator_wipe(this: *mut linnet_hmac_sha3_512_authenticator);
    pub fn linnet_hmac_sha_1_compute(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_verify(key: *const c_void, key_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_keyed_init(this: *mut linnet_hmac_sha_1_keyed, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_hmac_sha_1_keyed_compute(this: *const linnet_hmac_sha_1_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_keyed_verify(this: *const linnet_hmac_sha_1_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_authenticator_init(this: *mut linnet_hmac_sha_1_authenticator, key: *const c_void, key_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_authenticator_update(this: *mut linnet_hmac_sha_1_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_authenticator_finish(this: *mut linnet_hmac_sha_1_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_authenticator_verify(this: *mut linnet_hmac_sha_1_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_hmac_sha_1_keyed_wipe(this: *mut linnet_hmac_sha_1_keyed);
    pub fn linnet_hmac_sha_1_authenticator_wipe(this: *mut linnet_hmac_sha_1_authenticator);
    pub fn linnet_hkdf_sha_256_derive(secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hkdf_sha_256_extract(secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, key: *mut [u8; 32]) -> c_int;
    pub fn linnet_hkdf_sha_256_expand(key: *const c_void, key_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hkdf_sha_384_derive(secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hkdf_sha_384_extract(secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, key: *mut [u8; 48]) -> c_int;
    pub fn linnet_hkdf_sha_384_expand(key: *const c_void, key_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hkdf_sha_512_derive(secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hkdf_sha_512_extract(secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, key: *mut [u8; 64]) -> c_int;
    pub fn linnet_hkdf_sha_512_expand(key: *const c_void, key_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha_224_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha_256_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha_384_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha_512_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha3_224_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha3_256_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha3_384_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha3_512_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_pbkdf2_hmac_sha_1_derive(password: *const c_void, password_len: usize, salt: *const c_void, salt_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_kmac128_compute(key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac128_verify(key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac128_keyed_init(this: *mut linnet_kmac128_keyed, key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_kmac128_keyed_compute(this: *const linnet_kmac128_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac128_keyed_verify(this: *const linnet_kmac128_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac128_authenticator_init(this: *mut linnet_kmac128_authenticator, key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_kmac128_authenticator_update(this: *mut linnet_kmac128_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_kmac128_authenticator_finish(this: *mut linnet_kmac128_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac128_authenticator_verify(this: *mut linnet_kmac128_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac128_keyed_wipe(this: *mut linnet_kmac128_keyed);
    pub fn linnet_kmac128_authenticator_wipe(this: *mut linnet_kmac128_authenticator);
    pub fn linnet_kmac256_compute(key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac256_verify(key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac256_keyed_init(this: *mut linnet_kmac256_keyed, key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_kmac256_keyed_compute(this: *const linnet_kmac256_keyed, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac256_keyed_verify(this: *const linnet_kmac256_keyed, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac256_authenticator_init(this: *mut linnet_kmac256_authenticator, key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_kmac256_authenticator_update(this: *mut linnet_kmac256_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_kmac256_authenticator_finish(this: *mut linnet_kmac256_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac256_authenticator_verify(this: *mut linnet_kmac256_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_kmac256_keyed_wipe(this: *mut linnet_kmac256_keyed);
    pub fn linnet_kmac256_authenticator_wipe(this: *mut linnet_kmac256_authenticator);
    pub fn linnet_hash_drbg_sha_256_generate(entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_256_generator_init(this: *mut linnet_hash_drbg_sha_256_generator, entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_256_generator_reseed(this: *mut linnet_hash_drbg_sha_256_generator, entropy: *const c_void, entropy_len: usize, additional: *const c_void, additional_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_256_generator_generate(this: *mut linnet_hash_drbg_sha_256_generator, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_256_generator_wipe(this: *mut linnet_hash_drbg_sha_256_generator);
    pub fn linnet_hash_drbg_sha_512_generate(entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_512_generator_init(this: *mut linnet_hash_drbg_sha_512_generator, entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_512_generator_reseed(this: *mut linnet_hash_drbg_sha_512_generator, entropy: *const c_void, entropy_len: usize, additional: *const c_void, additional_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_512_generator_generate(this: *mut linnet_hash_drbg_sha_512_generator, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hash_drbg_sha_512_generator_wipe(this: *mut linnet_hash_drbg_sha_512_generator);
    pub fn linnet_hmac_drbg_sha_256_generate(entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_256_generator_init(this: *mut linnet_hmac_drbg_sha_256_generator, entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_256_generator_reseed(this: *mut linnet_hmac_drbg_sha_256_generator, entropy: *const c_void, entropy_len: usize, additional: *const c_void, additional_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_256_generator_generate(this: *mut linnet_hmac_drbg_sha_256_generator, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_256_generator_wipe(this: *mut linnet_hmac_drbg_sha_256_generator);
    pub fn linnet_hmac_drbg_sha_512_generate(entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_512_generator_init(this: *mut linnet_hmac_drbg_sha_512_generator, entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_512_generator_reseed(this: *mut linnet_hmac_drbg_sha_512_generator, entropy: *const c_void, entropy_len: usize, additional: *const c_void, additional_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_512_generator_generate(this: *mut linnet_hmac_drbg_sha_512_generator, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_hmac_drbg_sha_512_generator_wipe(this: *mut linnet_hmac_drbg_sha_512_generator);
    pub fn linnet_x25519_public_key(secret_key: *const [u8; 32], public_key: *mut [u8; 32]) -> c_int;
    pub fn linnet_x25519_agree(secret_key: *const [u8; 32], peer_public_key: *const [u8; 32], shared_secret: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_128_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128_keyed_init(this: *mut linnet_ascon_128_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_keyed_encrypt(this: *const linnet_ascon_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_keyed_decrypt(this: *const linnet_ascon_128_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128_encryptor_init(this: *mut linnet_ascon_128_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_encryptor_update_aad(this: *mut linnet_ascon_128_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_128_encryptor_update(this: *mut linnet_ascon_128_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128_encryptor_finish(this: *mut linnet_ascon_128_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_decryptor_init(this: *mut linnet_ascon_128_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_decryptor_update_aad(this: *mut linnet_ascon_128_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_128_decryptor_update(this: *mut linnet_ascon_128_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128_decryptor_verify(this: *mut linnet_ascon_128_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128_keyed_wipe(this: *mut linnet_ascon_128_keyed);
    pub fn linnet_ascon_128_encryptor_wipe(this: *mut linnet_ascon_128_encryptor);
    pub fn linnet_ascon_128_decryptor_wipe(this: *mut linnet_ascon_128_decryptor);
    pub fn linnet_ascon_128a_encrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_decrypt(key: *const [u8; 16], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128a_keyed_init(this: *mut linnet_ascon_128a_keyed, key: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_keyed_encrypt(this: *const linnet_ascon_128a_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_keyed_decrypt(this: *const linnet_ascon_128a_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128a_encryptor_init(this: *mut linnet_ascon_128a_encryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_encryptor_update_aad(this: *mut linnet_ascon_128a_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_128a_encryptor_update(this: *mut linnet_ascon_128a_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128a_encryptor_finish(this: *mut linnet_ascon_128a_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_decryptor_init(this: *mut linnet_ascon_128a_decryptor, key: *const [u8; 16], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_decryptor_update_aad(this: *mut linnet_ascon_128a_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_128a_decryptor_update(this: *mut linnet_ascon_128a_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_128a_decryptor_verify(this: *mut linnet_ascon_128a_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_128a_keyed_wipe(this: *mut linnet_ascon_128a_keyed);
    pub fn linnet_ascon_128a_encryptor_wipe(this: *mut linnet_ascon_128a_encryptor);
    pub fn linnet_ascon_128a_decryptor_wipe(this: *mut linnet_ascon_128a_decryptor);
    pub fn linnet_ascon_80pq_encrypt(key: *const [u8; 20], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_80pq_decrypt(key: *const [u8; 20], nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_80pq_keyed_init(this: *mut linnet_ascon_80pq_keyed, key: *const [u8; 20]) -> c_int;
    pub fn linnet_ascon_80pq_keyed_encrypt(this: *const linnet_ascon_80pq_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_80pq_keyed_decrypt(this: *const linnet_ascon_80pq_keyed, nonce: *const [u8; 16], aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const [u8; 16], plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_80pq_encryptor_init(this: *mut linnet_ascon_80pq_encryptor, key: *const [u8; 20], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_80pq_encryptor_update_aad(this: *mut linnet_ascon_80pq_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_80pq_encryptor_update(this: *mut linnet_ascon_80pq_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_ascon_80pq_encryptor_finish(this: *mut linnet_ascon_80pq_encryptor, tag: *mut [u8; 16]) -> c_int;
    pub fn linnet_ascon_80pq_decryptor_init(this: *mut linnet_ascon_80pq_decryptor, key: *const [u8; 20], nonce: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_80pq_decryptor_update_aad(this: *mut linnet_ascon_80pq_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_ascon_80pq_decryptor_update(this: *mut linnet_ascon_80pq_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_ascon_80pq_decryptor_verify(this: *mut linnet_ascon_80pq_decryptor, tag: *const [u8; 16]) -> c_int;
    pub fn linnet_ascon_80pq_keyed_wipe(this: *mut linnet_ascon_80pq_keyed);
    pub fn linnet_ascon_80pq_encryptor_wipe(this: *mut linnet_ascon_80pq_encryptor);
    pub fn linnet_ascon_80pq_decryptor_wipe(this: *mut linnet_ascon_80pq_decryptor);
    pub fn linnet_ascon_hash_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_hash_hasher_init(this: *mut linnet_ascon_hash_hasher);
    pub fn linnet_ascon_hash_hasher_update(this: *mut linnet_ascon_hash_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_hash_hasher_finish(this: *mut linnet_ascon_hash_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_hash_hasher_wipe(this: *mut linnet_ascon_hash_hasher);
    pub fn linnet_ascon_hasha_digest(message: *const c_void, len: usize, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_hasha_hasher_init(this: *mut linnet_ascon_hasha_hasher);
    pub fn linnet_ascon_hasha_hasher_update(this: *mut linnet_ascon_hasha_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_hasha_hasher_finish(this: *mut linnet_ascon_hasha_hasher, digest: *mut [u8; 32]) -> c_int;
    pub fn linnet_ascon_hasha_hasher_wipe(this: *mut linnet_ascon_hasha_hasher);
    pub fn linnet_ascon_xof_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_xof_hasher_init(this: *mut linnet_ascon_xof_hasher);
    pub fn linnet_ascon_xof_hasher_update(this: *mut linnet_ascon_xof_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_xof_hasher_squeeze(this: *mut linnet_ascon_xof_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_xof_hasher_wipe(this: *mut linnet_ascon_xof_hasher);
    pub fn linnet_ascon_xofa_digest(message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_xofa_hasher_init(this: *mut linnet_ascon_xofa_hasher);
    pub fn linnet_ascon_xofa_hasher_update(this: *mut linnet_ascon_xofa_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_ascon_xofa_hasher_squeeze(this: *mut linnet_ascon_xofa_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_ascon_xofa_hasher_wipe(this: *mut linnet_ascon_xofa_hasher);
    pub fn linnet_sha_1_digest(message: *const c_void, len: usize, digest: *mut [u8; 20]) -> c_int;
    pub fn linnet_sha_1_hasher_init(this: *mut linnet_sha_1_hasher);
    pub fn linnet_sha_1_hasher_update(this: *mut linnet_sha_1_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_sha_1_hasher_finish(this: *mut linnet_sha_1_hasher, digest: *mut [u8; 20]) -> c_int;
    pub fn linnet_sha_1_hasher_wipe(this: *mut linnet_sha_1_hasher);
    pub fn linnet_aead_encrypt(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aead_decrypt(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aead_keyed_init(this: *mut linnet_aead_keyed, algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_aead_keyed_encrypt(this: *const linnet_aead_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aead_keyed_decrypt(this: *const linnet_aead_keyed, nonce: *const c_void, nonce_len: usize, aad: *const c_void, aad_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aead_encryptor_init(this: *mut linnet_aead_encryptor, algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aead_encryptor_update_aad(this: *mut linnet_aead_encryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aead_encryptor_update(this: *mut linnet_aead_encryptor, plaintext: *const c_void, len: usize, ciphertext: *mut c_void) -> c_int;
    pub fn linnet_aead_encryptor_finish(this: *mut linnet_aead_encryptor, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_aead_decryptor_init(this: *mut linnet_aead_decryptor, algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_aead_decryptor_update_aad(this: *mut linnet_aead_decryptor, aad: *const c_void, aad_len: usize) -> c_int;
    pub fn linnet_aead_decryptor_update(this: *mut linnet_aead_decryptor, ciphertext: *const c_void, len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_aead_decryptor_verify(this: *mut linnet_aead_decryptor, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_aead_encrypt_batch(algorithm: *const linnet_algorithm, count: usize, keys: linnet_strings, nonces: linnet_strings, aad: linnet_strings, plaintexts: linnet_strings, ciphertexts: linnet_output, tags: linnet_output, repeats: c_int, statuses: *mut u8, threads: usize) -> c_int;
    pub fn linnet_aead_decrypt_batch(algorithm: *const linnet_algorithm, count: usize, keys: linnet_strings, nonces: linnet_strings, aad: linnet_strings, ciphertexts: linnet_strings, tags: linnet_strings, plaintexts: linnet_output, statuses: *mut u8, threads: usize) -> c_int;
    pub fn linnet_aead_keyed_wipe(this: *mut linnet_aead_keyed);
    pub fn linnet_aead_encryptor_wipe(this: *mut linnet_aead_encryptor);
    pub fn linnet_aead_decryptor_wipe(this: *mut linnet_aead_decryptor);
    pub fn linnet_hash_digest(algorithm: *const linnet_algorithm, message: *const c_void, len: usize, digest: *mut c_void, digest_len: usize) -> c_int;
    pub fn linnet_hash_hasher_init(this: *mut linnet_hash_hasher, algorithm: *const linnet_algorithm) -> c_int;
    pub fn linnet_hash_hasher_update(this: *mut linnet_hash_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_hash_hasher_finish(this: *mut linnet_hash_hasher, digest: *mut c_void, digest_len: usize) -> c_int;
    pub fn linnet_hash_digest_batch(algorithm: *const linnet_algorithm, count: usize, messages: linnet_strings, digests: linnet_output, statuses: *mut u8, threads: usize) -> c_int;
    pub fn linnet_hash_hasher_wipe(this: *mut linnet_hash_hasher);
    pub fn linnet_xof_digest(algorithm: *const linnet_algorithm, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xof_hasher_init(this: *mut linnet_xof_hasher, algorithm: *const linnet_algorithm, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_xof_hasher_update(this: *mut linnet_xof_hasher, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_xof_hasher_squeeze(this: *mut linnet_xof_hasher, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_xof_digest_batch(algorithm: *const linnet_algorithm, count: usize, customizations: linnet_strings, messages: linnet_strings, outputs: linnet_output, statuses: *mut u8, threads: usize) -> c_int;
    pub fn linnet_xof_hasher_wipe(this: *mut linnet_xof_hasher);
    pub fn linnet_mac_compute(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_mac_verify(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, customization: *const c_void, customization_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_mac_keyed_init(this: *mut linnet_mac_keyed, algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, customization: *const c_void, customization_len: usize, tag_size: usize) -> c_int;
    pub fn linnet_mac_keyed_compute(this: *const linnet_mac_keyed, nonce: *const c_void, nonce_len: usize, message: *const c_void, len: usize, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_mac_keyed_verify(this: *const linnet_mac_keyed, nonce: *const c_void, nonce_len: usize, message: *const c_void, len: usize, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_mac_authenticator_init(this: *mut linnet_mac_authenticator, algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, customization: *const c_void, customization_len: usize) -> c_int;
    pub fn linnet_mac_authenticator_update(this: *mut linnet_mac_authenticator, message: *const c_void, len: usize) -> c_int;
    pub fn linnet_mac_authenticator_finish(this: *mut linnet_mac_authenticator, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_mac_authenticator_verify(this: *mut linnet_mac_authenticator, tag: *const c_void, tag_len: usize) -> c_int;
    pub fn linnet_mac_compute_batch(algorithm: *const linnet_algorithm, count: usize, keys: linnet_strings, nonces: linnet_strings, customizations: linnet_strings, messages: linnet_strings, tags: linnet_output, repeats: c_int, statuses: *mut u8, threads: usize) -> c_int;
    pub fn linnet_mac_verify_batch(algorithm: *const linnet_algorithm, count: usize, keys: linnet_strings, nonces: linnet_strings, customizations: linnet_strings, messages: linnet_strings, tags: linnet_strings, tag_size: usize, statuses: *mut u8, threads: usize) -> c_int;
    pub fn linnet_mac_keyed_wipe(this: *mut linnet_mac_keyed);
    pub fn linnet_mac_authenticator_wipe(this: *mut linnet_mac_authenticator);
    pub fn linnet_kdf_derive(algorithm: *const linnet_algorithm, secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, info: *const c_void, info_len: usize, iterations: u32, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_kdf_extract(algorithm: *const linnet_algorithm, secret: *const c_void, secret_len: usize, salt: *const c_void, salt_len: usize, key: *mut c_void, key_len: usize) -> c_int;
    pub fn linnet_kdf_expand(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, info: *const c_void, info_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_stream_crypt(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_stream_cipher_init(this: *mut linnet_stream_cipher, algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize) -> c_int;
    pub fn linnet_stream_cipher_update(this: *mut linnet_stream_cipher, input: *const c_void, len: usize, output: *mut c_void) -> c_int;
    pub fn linnet_stream_cipher_seek(this: *mut linnet_stream_cipher, position: u64) -> c_int;
    pub fn linnet_stream_cipher_wipe(this: *mut linnet_stream_cipher);
    pub fn linnet_secretbox_seal(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, tag: *mut c_void, tag_len: usize) -> c_int;
    pub fn linnet_secretbox_open(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, ciphertext: *const c_void, len: usize, tag: *const c_void, tag_len: usize, plaintext: *mut c_void) -> c_int;
    pub fn linnet_secretbox_seal_box(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, plaintext: *const c_void, len: usize, boxed: *mut c_void, boxed_len: usize) -> c_int;
    pub fn linnet_secretbox_open_box(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, boxed: *const c_void, boxed_len: usize, plaintext: *mut c_void, plaintext_len: usize) -> c_int;
    pub fn linnet_drbg_generate(algorithm: *const linnet_algorithm, entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_drbg_generator_init(this: *mut linnet_drbg_generator, algorithm: *const linnet_algorithm, entropy: *const c_void, entropy_len: usize, nonce: *const c_void, nonce_len: usize, personalization: *const c_void, personalization_len: usize) -> c_int;
    pub fn linnet_drbg_generator_reseed(this: *mut linnet_drbg_generator, entropy: *const c_void, entropy_len: usize, additional: *const c_void, additional_len: usize) -> c_int;
    pub fn linnet_drbg_generator_generate(this: *mut linnet_drbg_generator, additional: *const c_void, additional_len: usize, output: *mut c_void, output_len: usize) -> c_int;
    pub fn linnet_drbg_generator_wipe(this: *mut linnet_drbg_generator);
    pub fn linnet_kex_public_key(algorithm: *const linnet_algorithm, secret_key: *const c_void, secret_key_len: usize, public_key: *mut c_void, public_key_len: usize) -> c_int;
    pub fn linnet_kex_agree(algorithm: *const linnet_algorithm, secret_key: *const c_void, secret_key_len: usize, peer_public_key: *const c_void, peer_public_key_len: usize, shared_secret: *mut c_void, shared_secret_len: usize) -> c_int;
    pub fn linnet_cbc_ciphertext_size(algorithm: *const linnet_algorithm, len: usize) -> usize;
    pub fn linnet_cbc_encrypt(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_cbc_decrypt(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, nonce: *const c_void, nonce_len: usize, ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
    pub fn linnet_keywrap_ciphertext_size(algorithm: *const linnet_algorithm, len: usize) -> usize;
    pub fn linnet_keywrap_wrap(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, plaintext: *const c_void, len: usize, ciphertext: *mut c_void, ciphertext_len: usize) -> c_int;
    pub fn linnet_keywrap_unwrap(algorithm: *const linnet_algorithm, key: *const c_void, key_len: usize, ciphertext: *const c_void, len: usize, plaintext: *mut c_void, plaintext_len: *mut usize) -> c_int;
}
