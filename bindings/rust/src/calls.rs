// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
//! The calls of the library for each kind of algorithm. They take slices, and refuse wrong lengths.
//!
//! Each call is sound: C gets the pointer and the length of a slice; the pointer to as many bytes as it reads or writes, which was
//! checked; or an object that `init` has initialized. A text is processed in place or into memory that no other argument has.
#![allow(clippy::too_many_arguments, missing_docs)]
use crate::catalog::{Described, Sizes, UNLIMITED};
use crate::error::{Error, certain, status, takes};
use crate::algorithms::*;
use crate::sys::*;
use aead::inout::InOutBuf;

pub trait Aead: Described {
    type Keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error>;
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error>;
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error>;
}
impl Aead for AsconAead128 {
    type Keyed = linnet_ascon_aead128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_ascon_aead128_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for AsconAead128WithNonceMasking {
    type Keyed = linnet_ascon_aead128_nonce_masked_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes128Gcm {
    type Keyed = linnet_aes_128_gcm_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_128_gcm_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_gcm_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_gcm_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes192Gcm {
    type Keyed = linnet_aes_192_gcm_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_192_gcm_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_gcm_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_gcm_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes256Gcm {
    type Keyed = linnet_aes_256_gcm_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_256_gcm_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_gcm_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_gcm_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes128GcmSiv {
    type Keyed = linnet_aes_128_gcm_siv_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_128_gcm_siv_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_gcm_siv_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_gcm_siv_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes256GcmSiv {
    type Keyed = linnet_aes_256_gcm_siv_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_256_gcm_siv_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_gcm_siv_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_gcm_siv_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes128Ccm {
    type Keyed = linnet_aes_128_ccm_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_128_ccm_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_ccm_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_ccm_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes192Ccm {
    type Keyed = linnet_aes_192_ccm_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_192_ccm_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_ccm_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_ccm_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes256Ccm {
    type Keyed = linnet_aes_256_ccm_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_256_ccm_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_ccm_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_ccm_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes128Eax {
    type Keyed = linnet_aes_128_eax_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_128_eax_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_eax_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_eax_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes192Eax {
    type Keyed = linnet_aes_192_eax_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_192_eax_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_eax_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_eax_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes256Eax {
    type Keyed = linnet_aes_256_eax_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_256_eax_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_eax_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_eax_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes128Ocb {
    type Keyed = linnet_aes_128_ocb_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_128_ocb_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_ocb_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_ocb_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes192Ocb {
    type Keyed = linnet_aes_192_ocb_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_192_ocb_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_ocb_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_ocb_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for Aes256Ocb {
    type Keyed = linnet_aes_256_ocb_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_aes_256_ocb_keyed_init(&mut this, key.as_ptr().cast(), tag_size) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_ocb_keyed_encrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_ocb_keyed_decrypt(this, nonce.as_ptr().cast(), nonce.len(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), tag.len(), ciphertext.1.cast()) })
    }
}
impl Aead for ChaCha20Poly1305 {
    type Keyed = linnet_chacha20_poly1305_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_chacha20_poly1305_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_chacha20_poly1305_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_chacha20_poly1305_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for XChaCha20Poly1305 {
    type Keyed = linnet_xchacha20_poly1305_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_xchacha20_poly1305_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_xchacha20_poly1305_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_xchacha20_poly1305_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for RomulusN {
    type Keyed = linnet_romulus_n_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_romulus_n_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_romulus_n_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_romulus_n_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for RomulusM {
    type Keyed = linnet_romulus_m_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_romulus_m_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_romulus_m_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_romulus_m_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for RomulusT {
    type Keyed = linnet_romulus_t_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_romulus_t_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_romulus_t_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_romulus_t_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for IsapA128A {
    type Keyed = linnet_isap_a_128a_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_isap_a_128a_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_isap_a_128a_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_isap_a_128a_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for IsapA128 {
    type Keyed = linnet_isap_a_128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_isap_a_128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_isap_a_128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_isap_a_128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for IsapK128A {
    type Keyed = linnet_isap_k_128a_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_isap_k_128a_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_isap_k_128a_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_isap_k_128a_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for IsapK128 {
    type Keyed = linnet_isap_k_128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_isap_k_128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_isap_k_128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_isap_k_128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for GiftCofb {
    type Keyed = linnet_gift_cofb_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_gift_cofb_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_gift_cofb_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_gift_cofb_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Xoodyak {
    type Keyed = linnet_xoodyak_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_xoodyak_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_xoodyak_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_xoodyak_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Schwaemm256_128 {
    type Keyed = linnet_schwaemm_256_128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_256_128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Schwaemm192_192 {
    type Keyed = linnet_schwaemm_192_192_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_192_192_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag.len(), Sizes::new(24, 24))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_192_192_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag.len(), Sizes::new(24, 24))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_192_192_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Schwaemm128_128 {
    type Keyed = linnet_schwaemm_128_128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_128_128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_128_128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_128_128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Schwaemm256_256 {
    type Keyed = linnet_schwaemm_256_256_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_256_256_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_256_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_256_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for TinyJambu128 {
    type Keyed = linnet_tinyjambu_128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for TinyJambu192 {
    type Keyed = linnet_tinyjambu_192_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_192_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_192_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_192_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for TinyJambu256 {
    type Keyed = linnet_tinyjambu_256_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_256_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_256_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_256_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for PhotonBeetleAead128 {
    type Keyed = linnet_photon_beetle_aead128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_photon_beetle_aead128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for PhotonBeetleAead32 {
    type Keyed = linnet_photon_beetle_aead32_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_photon_beetle_aead32_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead32_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead32_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Elephant160 {
    type Keyed = linnet_elephant_160_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_elephant_160_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_elephant_160_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_elephant_160_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Elephant176 {
    type Keyed = linnet_elephant_176_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_elephant_176_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_elephant_176_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_elephant_176_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Elephant200 {
    type Keyed = linnet_elephant_200_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_elephant_200_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_elephant_200_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_elephant_200_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Grain128AeadV2 {
    type Keyed = linnet_grain_128aeadv2_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_grain_128aeadv2_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_grain_128aeadv2_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_grain_128aeadv2_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Norx32_4_1 {
    type Keyed = linnet_norx32_4_1_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_norx32_4_1_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Norx64_4_1 {
    type Keyed = linnet_norx64_4_1_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_norx64_4_1_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_norx64_4_1_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_norx64_4_1_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Norx32_4_1V2 {
    type Keyed = linnet_norx32_4_1_v2_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_norx32_4_1_v2_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(8, 8))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_v2_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(8, 8))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_v2_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Ascon128 {
    type Keyed = linnet_ascon_128_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_ascon_128_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Ascon128a {
    type Keyed = linnet_ascon_128a_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_ascon_128a_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128a_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128a_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
impl Aead for Ascon80pq {
    type Keyed = linnet_ascon_80pq_keyed;
    fn keyed_init(key: &[u8], tag_size: usize) -> Result<Self::Keyed, Error> {
        takes::<Self>("key", key.len(), Sizes::new(20, 20))?;
        takes::<Self>("tag", tag_size, Self::ALGORITHM.tag)?;
        let mut this = Self::Keyed::ROOM;
        status::<Self>(unsafe { linnet_ascon_80pq_keyed_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn keyed_encrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], plaintext: InOutBuf<'_, '_, u8>, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_80pq_keyed_encrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), plaintext.0.cast(), len, plaintext.1.cast(), tag.as_mut_ptr().cast()) })
    }
    fn keyed_decrypt(this: &Self::Keyed, nonce: &[u8], aad: &[u8], ciphertext: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_80pq_keyed_decrypt(this, nonce.as_ptr().cast(), aad.as_ptr().cast(), aad.len(), ciphertext.0.cast(), len, tag.as_ptr().cast(), ciphertext.1.cast()) })
    }
}
pub trait AeadInParts: Described {
    type Encryptor;
    type Decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error>;
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error>;
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error>;
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error>;
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error>;
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error>;
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error>;
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error>;
}
impl AeadInParts for AsconAead128 {
    type Encryptor = linnet_ascon_aead128_encryptor;
    type Decryptor = linnet_ascon_aead128_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_aead128_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_aead128_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_aead128_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_aead128_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_aead128_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_aead128_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for AsconAead128WithNonceMasking {
    type Encryptor = linnet_ascon_aead128_nonce_masked_encryptor;
    type Decryptor = linnet_ascon_aead128_nonce_masked_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_aead128_nonce_masked_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Aes128Gcm {
    type Encryptor = linnet_aes_128_gcm_encryptor;
    type Decryptor = linnet_aes_128_gcm_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_128_gcm_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_gcm_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_gcm_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_gcm_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_128_gcm_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_gcm_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_gcm_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_gcm_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Aes192Gcm {
    type Encryptor = linnet_aes_192_gcm_encryptor;
    type Decryptor = linnet_aes_192_gcm_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_192_gcm_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_gcm_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_gcm_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_gcm_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_192_gcm_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_gcm_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_gcm_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_gcm_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Aes256Gcm {
    type Encryptor = linnet_aes_256_gcm_encryptor;
    type Decryptor = linnet_aes_256_gcm_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_256_gcm_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_gcm_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_gcm_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_gcm_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_256_gcm_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_gcm_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_gcm_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_gcm_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Aes128Eax {
    type Encryptor = linnet_aes_128_eax_encryptor;
    type Decryptor = linnet_aes_128_eax_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_128_eax_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_eax_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_eax_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_eax_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_128_eax_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_eax_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_128_eax_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_eax_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Aes192Eax {
    type Encryptor = linnet_aes_192_eax_encryptor;
    type Decryptor = linnet_aes_192_eax_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_192_eax_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_eax_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_eax_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_eax_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_192_eax_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_eax_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_192_eax_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_eax_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Aes256Eax {
    type Encryptor = linnet_aes_256_eax_encryptor;
    type Decryptor = linnet_aes_256_eax_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_256_eax_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_eax_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_eax_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_eax_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_aes_256_eax_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast(), nonce.len()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_eax_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_aes_256_eax_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_eax_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for ChaCha20Poly1305 {
    type Encryptor = linnet_chacha20_poly1305_encryptor;
    type Decryptor = linnet_chacha20_poly1305_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_chacha20_poly1305_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_chacha20_poly1305_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_chacha20_poly1305_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_chacha20_poly1305_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_chacha20_poly1305_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_chacha20_poly1305_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_chacha20_poly1305_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_chacha20_poly1305_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for XChaCha20Poly1305 {
    type Encryptor = linnet_xchacha20_poly1305_encryptor;
    type Decryptor = linnet_xchacha20_poly1305_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_xchacha20_poly1305_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xchacha20_poly1305_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_xchacha20_poly1305_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_xchacha20_poly1305_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_xchacha20_poly1305_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xchacha20_poly1305_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_xchacha20_poly1305_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_xchacha20_poly1305_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for RomulusN {
    type Encryptor = linnet_romulus_n_encryptor;
    type Decryptor = linnet_romulus_n_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_romulus_n_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_romulus_n_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_romulus_n_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_romulus_n_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_romulus_n_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_romulus_n_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_romulus_n_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_romulus_n_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for GiftCofb {
    type Encryptor = linnet_gift_cofb_encryptor;
    type Decryptor = linnet_gift_cofb_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_gift_cofb_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_gift_cofb_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_gift_cofb_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_gift_cofb_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_gift_cofb_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_gift_cofb_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_gift_cofb_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_gift_cofb_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Xoodyak {
    type Encryptor = linnet_xoodyak_encryptor;
    type Decryptor = linnet_xoodyak_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_xoodyak_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoodyak_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_xoodyak_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_xoodyak_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_xoodyak_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoodyak_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_xoodyak_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_xoodyak_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Schwaemm256_128 {
    type Encryptor = linnet_schwaemm_256_128_encryptor;
    type Decryptor = linnet_schwaemm_256_128_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_256_128_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_256_128_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_128_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_schwaemm_256_128_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_256_128_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_256_128_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_128_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_schwaemm_256_128_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Schwaemm192_192 {
    type Encryptor = linnet_schwaemm_192_192_encryptor;
    type Decryptor = linnet_schwaemm_192_192_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_192_192_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_192_192_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_192_192_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(24, 24))?;
        status::<Self>(unsafe { linnet_schwaemm_192_192_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_192_192_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_192_192_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_192_192_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(24, 24))?;
        status::<Self>(unsafe { linnet_schwaemm_192_192_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Schwaemm128_128 {
    type Encryptor = linnet_schwaemm_128_128_encryptor;
    type Decryptor = linnet_schwaemm_128_128_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_128_128_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_128_128_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_128_128_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_schwaemm_128_128_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_128_128_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_128_128_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_128_128_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_schwaemm_128_128_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Schwaemm256_256 {
    type Encryptor = linnet_schwaemm_256_256_encryptor;
    type Decryptor = linnet_schwaemm_256_256_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_256_256_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_256_256_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_256_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_schwaemm_256_256_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_schwaemm_256_256_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_schwaemm_256_256_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_schwaemm_256_256_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_schwaemm_256_256_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for TinyJambu128 {
    type Encryptor = linnet_tinyjambu_128_encryptor;
    type Decryptor = linnet_tinyjambu_128_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_128_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_tinyjambu_128_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_128_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_tinyjambu_128_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_128_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_tinyjambu_128_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_128_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_tinyjambu_128_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for TinyJambu192 {
    type Encryptor = linnet_tinyjambu_192_encryptor;
    type Decryptor = linnet_tinyjambu_192_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_192_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_tinyjambu_192_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_192_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_tinyjambu_192_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_192_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_tinyjambu_192_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_192_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_tinyjambu_192_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for TinyJambu256 {
    type Encryptor = linnet_tinyjambu_256_encryptor;
    type Decryptor = linnet_tinyjambu_256_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_256_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_tinyjambu_256_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_256_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_tinyjambu_256_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_tinyjambu_256_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_tinyjambu_256_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_tinyjambu_256_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_tinyjambu_256_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for PhotonBeetleAead128 {
    type Encryptor = linnet_photon_beetle_aead128_encryptor;
    type Decryptor = linnet_photon_beetle_aead128_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_photon_beetle_aead128_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_photon_beetle_aead128_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead128_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_photon_beetle_aead128_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_photon_beetle_aead128_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_photon_beetle_aead128_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead128_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_photon_beetle_aead128_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for PhotonBeetleAead32 {
    type Encryptor = linnet_photon_beetle_aead32_encryptor;
    type Decryptor = linnet_photon_beetle_aead32_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_photon_beetle_aead32_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_photon_beetle_aead32_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead32_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_photon_beetle_aead32_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_photon_beetle_aead32_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_photon_beetle_aead32_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_photon_beetle_aead32_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_photon_beetle_aead32_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Elephant160 {
    type Encryptor = linnet_elephant_160_encryptor;
    type Decryptor = linnet_elephant_160_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_elephant_160_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_elephant_160_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_elephant_160_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_elephant_160_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_elephant_160_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_elephant_160_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_elephant_160_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_elephant_160_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Elephant176 {
    type Encryptor = linnet_elephant_176_encryptor;
    type Decryptor = linnet_elephant_176_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_elephant_176_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_elephant_176_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_elephant_176_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_elephant_176_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_elephant_176_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_elephant_176_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_elephant_176_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(8, 8))?;
        status::<Self>(unsafe { linnet_elephant_176_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Elephant200 {
    type Encryptor = linnet_elephant_200_encryptor;
    type Decryptor = linnet_elephant_200_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_elephant_200_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_elephant_200_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_elephant_200_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_elephant_200_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_elephant_200_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_elephant_200_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_elephant_200_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_elephant_200_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Norx32_4_1 {
    type Encryptor = linnet_norx32_4_1_encryptor;
    type Decryptor = linnet_norx32_4_1_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_norx32_4_1_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_norx32_4_1_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_norx32_4_1_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_norx32_4_1_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_norx32_4_1_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_norx32_4_1_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Norx64_4_1 {
    type Encryptor = linnet_norx64_4_1_encryptor;
    type Decryptor = linnet_norx64_4_1_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_norx64_4_1_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_norx64_4_1_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_norx64_4_1_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_norx64_4_1_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(32, 32))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_norx64_4_1_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_norx64_4_1_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_norx64_4_1_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_norx64_4_1_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Norx32_4_1V2 {
    type Encryptor = linnet_norx32_4_1_v2_encryptor;
    type Decryptor = linnet_norx32_4_1_v2_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(8, 8))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_norx32_4_1_v2_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_norx32_4_1_v2_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_v2_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_norx32_4_1_v2_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(8, 8))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_norx32_4_1_v2_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_norx32_4_1_v2_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_norx32_4_1_v2_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_norx32_4_1_v2_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Ascon128 {
    type Encryptor = linnet_ascon_128_encryptor;
    type Decryptor = linnet_ascon_128_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_128_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_128_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_128_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_128_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_128_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_128_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Ascon128a {
    type Encryptor = linnet_ascon_128a_encryptor;
    type Decryptor = linnet_ascon_128a_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_128a_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_128a_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128a_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_128a_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_128a_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_128a_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_128a_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_128a_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
impl AeadInParts for Ascon80pq {
    type Encryptor = linnet_ascon_80pq_encryptor;
    type Decryptor = linnet_ascon_80pq_decryptor;
    fn encryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Encryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(20, 20))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Encryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_80pq_encryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn encryptor_update_aad(this: &mut Self::Encryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_80pq_encryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn encryptor_update(this: &mut Self::Encryptor, plaintext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, plaintext) = (plaintext.len(), plaintext.into_raw());
        status::<Self>(unsafe { linnet_ascon_80pq_encryptor_update(this, plaintext.0.cast(), len, plaintext.1.cast()) })
    }
    fn encryptor_finish(this: &mut Self::Encryptor, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_80pq_encryptor_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn decryptor_init(key: &[u8], nonce: &[u8]) -> Result<Self::Decryptor, Error> {
        takes::<Self>("key", key.len(), Sizes::new(20, 20))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Decryptor::ROOM;
        status::<Self>(unsafe { linnet_ascon_80pq_decryptor_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn decryptor_update_aad(this: &mut Self::Decryptor, aad: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_80pq_decryptor_update_aad(this, aad.as_ptr().cast(), aad.len()) })
    }
    fn decryptor_update(this: &mut Self::Decryptor, ciphertext: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, ciphertext) = (ciphertext.len(), ciphertext.into_raw());
        status::<Self>(unsafe { linnet_ascon_80pq_decryptor_update(this, ciphertext.0.cast(), len, ciphertext.1.cast()) })
    }
    fn decryptor_verify(this: &mut Self::Decryptor, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_80pq_decryptor_verify(this, tag.as_ptr().cast()) })
    }
}
pub trait Hash: Described {
    type Hasher: Clone;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error>;
    fn hasher_init() -> Result<Self::Hasher, Error>;
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error>;
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error>;
}
impl Hash for AsconHash256 {
    type Hasher = linnet_ascon_hash256_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_ascon_hash256_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_ascon_hash256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_hash256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_ascon_hash256_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for RomulusH {
    type Hasher = linnet_romulus_h_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_romulus_h_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_romulus_h_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_romulus_h_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_romulus_h_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for XoodyakHash {
    type Hasher = linnet_xoodyak_hash_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_xoodyak_hash_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_xoodyak_hash_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoodyak_hash_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_xoodyak_hash_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Esch256 {
    type Hasher = linnet_esch256_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_esch256_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_esch256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_esch256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_esch256_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Esch384 {
    type Hasher = linnet_esch384_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(48, 48))?;
        status::<Self>(unsafe { linnet_esch384_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_esch384_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_esch384_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(48, 48))?;
        status::<Self>(unsafe { linnet_esch384_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for PhotonBeetleHash32 {
    type Hasher = linnet_photon_beetle_hash_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_photon_beetle_hash_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_photon_beetle_hash_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_photon_beetle_hash_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_photon_beetle_hash_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha224 {
    type Hasher = linnet_sha_224_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(28, 28))?;
        status::<Self>(unsafe { linnet_sha_224_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha_224_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha_224_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(28, 28))?;
        status::<Self>(unsafe { linnet_sha_224_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha256 {
    type Hasher = linnet_sha_256_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_sha_256_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha_256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha_256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_sha_256_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha384 {
    type Hasher = linnet_sha_384_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(48, 48))?;
        status::<Self>(unsafe { linnet_sha_384_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha_384_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha_384_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(48, 48))?;
        status::<Self>(unsafe { linnet_sha_384_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha512 {
    type Hasher = linnet_sha_512_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(64, 64))?;
        status::<Self>(unsafe { linnet_sha_512_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha_512_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha_512_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(64, 64))?;
        status::<Self>(unsafe { linnet_sha_512_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha512_256 {
    type Hasher = linnet_sha_512_256_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_sha_512_256_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha_512_256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha_512_256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_sha_512_256_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha3_224 {
    type Hasher = linnet_sha3_224_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(28, 28))?;
        status::<Self>(unsafe { linnet_sha3_224_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha3_224_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha3_224_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(28, 28))?;
        status::<Self>(unsafe { linnet_sha3_224_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha3_256 {
    type Hasher = linnet_sha3_256_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_sha3_256_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha3_256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha3_256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_sha3_256_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha3_384 {
    type Hasher = linnet_sha3_384_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(48, 48))?;
        status::<Self>(unsafe { linnet_sha3_384_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha3_384_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha3_384_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(48, 48))?;
        status::<Self>(unsafe { linnet_sha3_384_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha3_512 {
    type Hasher = linnet_sha3_512_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(64, 64))?;
        status::<Self>(unsafe { linnet_sha3_512_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha3_512_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha3_512_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(64, 64))?;
        status::<Self>(unsafe { linnet_sha3_512_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for AsconHash {
    type Hasher = linnet_ascon_hash_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_ascon_hash_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_ascon_hash_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_hash_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_ascon_hash_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for AsconHashA {
    type Hasher = linnet_ascon_hasha_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_ascon_hasha_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_ascon_hasha_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_hasha_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(32, 32))?;
        status::<Self>(unsafe { linnet_ascon_hasha_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
impl Hash for Sha1 {
    type Hasher = linnet_sha_1_hasher;
    fn digest(message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(20, 20))?;
        status::<Self>(unsafe { linnet_sha_1_digest(message.as_ptr().cast(), message.len(), digest.as_mut_ptr().cast()) })
    }
    fn hasher_init() -> Result<Self::Hasher, Error> {
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_sha_1_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_sha_1_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_finish(this: &mut Self::Hasher, digest: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("digest", digest.len(), Sizes::new(20, 20))?;
        status::<Self>(unsafe { linnet_sha_1_hasher_finish(this, digest.as_mut_ptr().cast()) })
    }
}
pub trait Xof: Described {
    type Hasher: Clone;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error>;
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error>;
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error>;
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error>;
}
impl Xof for AsconXof128 {
    type Hasher = linnet_ascon_xof128_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_ascon_xof128_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_ascon_xof128_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_xof128_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_xof128_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for AsconCxof128 {
    type Hasher = linnet_ascon_cxof128_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        status::<Self>(unsafe { linnet_ascon_cxof128_digest(customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        let mut this = Self::Hasher::ROOM;
        status::<Self>(unsafe { linnet_ascon_cxof128_hasher_init(&mut this, customization.as_ptr().cast(), customization.len()) })?;
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_cxof128_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_cxof128_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for XoodyakXof {
    type Hasher = linnet_xoodyak_xof_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_xoodyak_xof_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_xoodyak_xof_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoodyak_xof_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoodyak_xof_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for XoEsch256 {
    type Hasher = linnet_xoesch256_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_xoesch256_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_xoesch256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoesch256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoesch256_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for XoEsch384 {
    type Hasher = linnet_xoesch384_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_xoesch384_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_xoesch384_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoesch384_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xoesch384_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for Shake128 {
    type Hasher = linnet_shake128_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_shake128_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_shake128_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_shake128_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_shake128_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for Shake256 {
    type Hasher = linnet_shake256_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_shake256_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_shake256_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_shake256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_shake256_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for CShake128 {
    type Hasher = linnet_cshake128_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        status::<Self>(unsafe { linnet_cshake128_digest(customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        let mut this = Self::Hasher::ROOM;
        status::<Self>(unsafe { linnet_cshake128_hasher_init(&mut this, customization.as_ptr().cast(), customization.len()) })?;
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_cshake128_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_cshake128_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for CShake256 {
    type Hasher = linnet_cshake256_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        status::<Self>(unsafe { linnet_cshake256_digest(customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        let mut this = Self::Hasher::ROOM;
        status::<Self>(unsafe { linnet_cshake256_hasher_init(&mut this, customization.as_ptr().cast(), customization.len()) })?;
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_cshake256_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_cshake256_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for AsconXof {
    type Hasher = linnet_ascon_xof_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_ascon_xof_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_ascon_xof_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_xof_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_xof_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
impl Xof for AsconXofA {
    type Hasher = linnet_ascon_xofa_hasher;
    fn digest(customization: &[u8], message: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        status::<Self>(unsafe { linnet_ascon_xofa_digest(message.as_ptr().cast(), message.len(), output.as_mut_ptr().cast(), output.len()) })
    }
    fn hasher_init(customization: &[u8]) -> Result<Self::Hasher, Error> {
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Hasher::ROOM;
        unsafe { linnet_ascon_xofa_hasher_init(&mut this) };
        Ok(this)
    }
    fn hasher_update(this: &mut Self::Hasher, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_xofa_hasher_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn hasher_squeeze(this: &mut Self::Hasher, output: &mut [u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_xofa_hasher_squeeze(this, output.as_mut_ptr().cast(), output.len()) })
    }
}
pub trait Mac: Described {
    type Authenticator: Clone;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error>;
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error>;
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error>;
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error>;
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error>;
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error>;
}
impl Mac for AsconMac {
    type Authenticator = linnet_ascon_mac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_mac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_mac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_ascon_mac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_mac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_mac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_mac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for AsconPrf {
    type Authenticator = linnet_ascon_prf_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_ascon_prf_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_ascon_prf_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_ascon_prf_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_prf_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_ascon_prf_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_ascon_prf_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for AsconPrfShort {
    type Authenticator = linnet_ascon_prfshort_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_prfshort_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_prfshort_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_ascon_prfshort_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_ascon_prfshort_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_prfshort_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_ascon_prfshort_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Aes128Cmac {
    type Authenticator = linnet_aes_128_cmac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cmac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cmac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_aes_128_cmac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_cmac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cmac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cmac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Aes192Cmac {
    type Authenticator = linnet_aes_192_cmac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cmac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cmac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_aes_192_cmac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_cmac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cmac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cmac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Aes256Cmac {
    type Authenticator = linnet_aes_256_cmac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cmac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cmac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_aes_256_cmac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_cmac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cmac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cmac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Aes128CbcMac {
    type Authenticator = linnet_aes_128_cbc_mac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cbc_mac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cbc_mac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_aes_128_cbc_mac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_cbc_mac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cbc_mac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_128_cbc_mac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Aes192CbcMac {
    type Authenticator = linnet_aes_192_cbc_mac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cbc_mac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cbc_mac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_aes_192_cbc_mac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_cbc_mac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cbc_mac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_192_cbc_mac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Aes256CbcMac {
    type Authenticator = linnet_aes_256_cbc_mac_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cbc_mac_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cbc_mac_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_aes_256_cbc_mac_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_cbc_mac_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cbc_mac_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_aes_256_cbc_mac_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Poly1305Aes {
    type Authenticator = linnet_poly1305_aes_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_aes_compute(key.as_ptr().cast(), nonce.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_aes_verify(key.as_ptr().cast(), nonce.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_poly1305_aes_authenticator_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_poly1305_aes_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_aes_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_aes_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for Poly1305 {
    type Authenticator = linnet_poly1305_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_compute(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_verify(key.as_ptr().cast(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_poly1305_authenticator_init(&mut this, key.as_ptr().cast()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_poly1305_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_authenticator_finish(this, tag.as_mut_ptr().cast()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Sizes::new(16, 16))?;
        status::<Self>(unsafe { linnet_poly1305_authenticator_verify(this, tag.as_ptr().cast()) })
    }
}
impl Mac for HmacSha224 {
    type Authenticator = linnet_hmac_sha_224_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_224_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_224_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha_224_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha_224_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_224_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_224_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha256 {
    type Authenticator = linnet_hmac_sha_256_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_256_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_256_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha_256_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha_256_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_256_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_256_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha384 {
    type Authenticator = linnet_hmac_sha_384_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_384_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_384_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha_384_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha_384_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_384_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_384_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha512 {
    type Authenticator = linnet_hmac_sha_512_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_512_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_512_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha_512_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha_512_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_512_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_512_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha3_224 {
    type Authenticator = linnet_hmac_sha3_224_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_224_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_224_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha3_224_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha3_224_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_224_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_224_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha3_256 {
    type Authenticator = linnet_hmac_sha3_256_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_256_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_256_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha3_256_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha3_256_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_256_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_256_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha3_384 {
    type Authenticator = linnet_hmac_sha3_384_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_384_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_384_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha3_384_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha3_384_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_384_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_384_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha3_512 {
    type Authenticator = linnet_hmac_sha3_512_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_512_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_512_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha3_512_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha3_512_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_512_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha3_512_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for HmacSha1 {
    type Authenticator = linnet_hmac_sha_1_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_1_compute(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_1_verify(key.as_ptr().cast(), key.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, 0))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_hmac_sha_1_authenticator_init(&mut this, key.as_ptr().cast(), key.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_hmac_sha_1_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_1_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_hmac_sha_1_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for Kmac128 {
    type Authenticator = linnet_kmac128_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac128_compute(key.as_ptr().cast(), key.len(), customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac128_verify(key.as_ptr().cast(), key.len(), customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_kmac128_authenticator_init(&mut this, key.as_ptr().cast(), key.len(), customization.as_ptr().cast(), customization.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_kmac128_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac128_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac128_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl Mac for Kmac256 {
    type Authenticator = linnet_kmac256_authenticator;
    fn compute(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac256_compute(key.as_ptr().cast(), key.len(), customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn verify(key: &[u8], nonce: &[u8], customization: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac256_verify(key.as_ptr().cast(), key.len(), customization.as_ptr().cast(), customization.len(), message.as_ptr().cast(), message.len(), tag.as_ptr().cast(), tag.len()) })
    }
    fn authenticator_init(key: &[u8], nonce: &[u8], customization: &[u8]) -> Result<Self::Authenticator, Error> {
        takes::<Self>("key", key.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(0, 0))?;
        takes::<Self>("customization string", customization.len(), Sizes::new(0, Self::ALGORITHM.customization_max))?;
        let mut this = Self::Authenticator::ROOM;
        status::<Self>(unsafe { linnet_kmac256_authenticator_init(&mut this, key.as_ptr().cast(), key.len(), customization.as_ptr().cast(), customization.len()) })?;
        Ok(this)
    }
    fn authenticator_update(this: &mut Self::Authenticator, message: &[u8]) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_kmac256_authenticator_update(this, message.as_ptr().cast(), message.len()) })
    }
    fn authenticator_finish(this: &mut Self::Authenticator, tag: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac256_authenticator_finish(this, tag.as_mut_ptr().cast(), tag.len()) })
    }
    fn authenticator_verify(this: &mut Self::Authenticator, tag: &[u8]) -> Result<(), Error> {
        takes::<Self>("tag", tag.len(), Self::ALGORITHM.tag)?;
        status::<Self>(unsafe { linnet_kmac256_authenticator_verify(this, tag.as_ptr().cast(), tag.len()) })
    }
}
impl HkdfSha256 {
    /// Derives an output of 1 byte or more.
    pub fn derive(secret: &[u8], salt: &[u8], info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hkdf_sha_256_derive(secret.as_ptr().cast(), secret.len(), salt.as_ptr().cast(), salt.len(), info.as_ptr().cast(), info.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
    /// Derives a key from a secret, for any number of calls of `expand`.
    pub fn extract(secret: &[u8], salt: &[u8]) -> [u8; 32] {
        let mut key = [0; 32];
        certain(status::<Self>(unsafe { linnet_hkdf_sha_256_extract(secret.as_ptr().cast(), secret.len(), salt.as_ptr().cast(), salt.len(), &mut key) }));
        key
    }
    /// Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names.
    pub fn expand(key: &[u8], info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(Self::ALGORITHM.extract_size, UNLIMITED))?;
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hkdf_sha_256_expand(key.as_ptr().cast(), key.len(), info.as_ptr().cast(), info.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl HkdfSha384 {
    /// Derives an output of 1 byte or more.
    pub fn derive(secret: &[u8], salt: &[u8], info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hkdf_sha_384_derive(secret.as_ptr().cast(), secret.len(), salt.as_ptr().cast(), salt.len(), info.as_ptr().cast(), info.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
    /// Derives a key from a secret, for any number of calls of `expand`.
    pub fn extract(secret: &[u8], salt: &[u8]) -> [u8; 48] {
        let mut key = [0; 48];
        certain(status::<Self>(unsafe { linnet_hkdf_sha_384_extract(secret.as_ptr().cast(), secret.len(), salt.as_ptr().cast(), salt.len(), &mut key) }));
        key
    }
    /// Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names.
    pub fn expand(key: &[u8], info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(Self::ALGORITHM.extract_size, UNLIMITED))?;
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hkdf_sha_384_expand(key.as_ptr().cast(), key.len(), info.as_ptr().cast(), info.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl HkdfSha512 {
    /// Derives an output of 1 byte or more.
    pub fn derive(secret: &[u8], salt: &[u8], info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hkdf_sha_512_derive(secret.as_ptr().cast(), secret.len(), salt.as_ptr().cast(), salt.len(), info.as_ptr().cast(), info.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
    /// Derives a key from a secret, for any number of calls of `expand`.
    pub fn extract(secret: &[u8], salt: &[u8]) -> [u8; 64] {
        let mut key = [0; 64];
        certain(status::<Self>(unsafe { linnet_hkdf_sha_512_extract(secret.as_ptr().cast(), secret.len(), salt.as_ptr().cast(), salt.len(), &mut key) }));
        key
    }
    /// Derives an output of 1 byte or more from the key that `extract` wrote, for the use that `info` names.
    pub fn expand(key: &[u8], info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("key", key.len(), Sizes::new(Self::ALGORITHM.extract_size, UNLIMITED))?;
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hkdf_sha_512_expand(key.as_ptr().cast(), key.len(), info.as_ptr().cast(), info.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha224 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha_224_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha256 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha_256_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha384 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha_384_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha512 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha_512_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha3_224 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha3_224_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha3_256 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha3_256_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha3_384 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha3_384_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha3_512 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha3_512_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl Pbkdf2HmacSha1 {
    /// Derives an output of 1 byte or more.
    pub fn derive(password: &[u8], salt: &[u8], iterations: u32, output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(1, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_pbkdf2_hmac_sha_1_derive(password.as_ptr().cast(), password.len(), salt.as_ptr().cast(), salt.len(), iterations, output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
pub trait Stream: Described {
    type Cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error>;
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error>;
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error>;
}
impl Stream for Aes128Ctr {
    type Cipher = linnet_aes_128_ctr_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(16, 16))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_aes_128_ctr_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_aes_128_ctr_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_128_ctr_cipher_seek(this, position) })
    }
}
impl Stream for Aes192Ctr {
    type Cipher = linnet_aes_192_ctr_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(24, 24))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_aes_192_ctr_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_aes_192_ctr_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_192_ctr_cipher_seek(this, position) })
    }
}
impl Stream for Aes256Ctr {
    type Cipher = linnet_aes_256_ctr_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(16, 16))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_aes_256_ctr_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_aes_256_ctr_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_aes_256_ctr_cipher_seek(this, position) })
    }
}
impl Stream for ChaCha20 {
    type Cipher = linnet_chacha20_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(12, 12))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_chacha20_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_chacha20_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_chacha20_cipher_seek(this, position) })
    }
}
impl Stream for ChaCha20Djb {
    type Cipher = linnet_chacha20_djb_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(8, 8))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_chacha20_djb_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_chacha20_djb_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_chacha20_djb_cipher_seek(this, position) })
    }
}
impl Stream for XChaCha20 {
    type Cipher = linnet_xchacha20_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_xchacha20_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_xchacha20_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xchacha20_cipher_seek(this, position) })
    }
}
impl Stream for Salsa20 {
    type Cipher = linnet_salsa20_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(8, 8))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_salsa20_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_salsa20_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_salsa20_cipher_seek(this, position) })
    }
}
impl Stream for XSalsa20 {
    type Cipher = linnet_xsalsa20_cipher;
    fn cipher_init(key: &[u8], nonce: &[u8]) -> Result<Self::Cipher, Error> {
        takes::<Self>("key", key.len(), Sizes::new(32, 32))?;
        takes::<Self>("nonce", nonce.len(), Sizes::new(24, 24))?;
        let mut this = Self::Cipher::ROOM;
        status::<Self>(unsafe { linnet_xsalsa20_cipher_init(&mut this, key.as_ptr().cast(), nonce.as_ptr().cast()) })?;
        Ok(this)
    }
    fn cipher_update(this: &mut Self::Cipher, input: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
        let (len, input) = (input.len(), input.into_raw());
        status::<Self>(unsafe { linnet_xsalsa20_cipher_update(this, input.0.cast(), len, input.1.cast()) })
    }
    fn cipher_seek(this: &mut Self::Cipher, position: u64) -> Result<(), Error> {
        status::<Self>(unsafe { linnet_xsalsa20_cipher_seek(this, position) })
    }
}
impl XSalsa20Poly1305 {
    /// Writes the box of a plaintext: the tag, followed by the ciphertext.
    pub fn seal(key: &[u8; 32], nonce: &[u8; 24], plaintext: &[u8], boxed: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("box", boxed.len(), Sizes::new(plaintext.len() as u64 + 16, plaintext.len() as u64 + 16))?;
        status::<Self>(unsafe { linnet_xsalsa20_poly1305_seal_box(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), boxed.as_mut_ptr().cast()) })?;
        Ok(())
    }
    /// Decrypts a box if its tag verifies. A box shorter than a tag is [`Error::Length`].
    pub fn open(key: &[u8; 32], nonce: &[u8; 24], boxed: &[u8], plaintext: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("box", boxed.len(), Sizes::new(plaintext.len() as u64 + 16, plaintext.len() as u64 + 16))?;
        status::<Self>(unsafe { linnet_xsalsa20_poly1305_open_box(key, nonce, boxed.as_ptr().cast(), boxed.len(), plaintext.as_mut_ptr().cast()) })?;
        Ok(())
    }
}
impl HashDrbgSha256 {
    /// Instantiates the generator.
    pub fn new(entropy: &[u8], nonce: &[u8], personalization: &[u8]) -> Result<Self, Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = linnet_hash_drbg_sha_256_generator::ROOM;
        status::<Self>(unsafe { linnet_hash_drbg_sha_256_generator_init(&mut this, entropy.as_ptr().cast(), entropy.len(), nonce.as_ptr().cast(), nonce.len(), personalization.as_ptr().cast(), personalization.len()) })?;
        Ok(Self(this))
    }
    /// Takes a fresh entropy input. If that fails, nothing changes.
    pub fn reseed(&mut self, entropy: &[u8], additional: &[u8]) -> Result<(), Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        status::<Self>(unsafe { linnet_hash_drbg_sha_256_generator_reseed(&mut self.0, entropy.as_ptr().cast(), entropy.len(), additional.as_ptr().cast(), additional.len()) })?;
        Ok(())
    }
    /// Writes output. After the algorithm's maximum number of requests it fails with [`Error::Order`] until `reseed`.
    pub fn generate(&mut self, additional: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(0, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hash_drbg_sha_256_generator_generate(&mut self.0, additional.as_ptr().cast(), additional.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl HashDrbgSha512 {
    /// Instantiates the generator.
    pub fn new(entropy: &[u8], nonce: &[u8], personalization: &[u8]) -> Result<Self, Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = linnet_hash_drbg_sha_512_generator::ROOM;
        status::<Self>(unsafe { linnet_hash_drbg_sha_512_generator_init(&mut this, entropy.as_ptr().cast(), entropy.len(), nonce.as_ptr().cast(), nonce.len(), personalization.as_ptr().cast(), personalization.len()) })?;
        Ok(Self(this))
    }
    /// Takes a fresh entropy input. If that fails, nothing changes.
    pub fn reseed(&mut self, entropy: &[u8], additional: &[u8]) -> Result<(), Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        status::<Self>(unsafe { linnet_hash_drbg_sha_512_generator_reseed(&mut self.0, entropy.as_ptr().cast(), entropy.len(), additional.as_ptr().cast(), additional.len()) })?;
        Ok(())
    }
    /// Writes output. After the algorithm's maximum number of requests it fails with [`Error::Order`] until `reseed`.
    pub fn generate(&mut self, additional: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(0, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hash_drbg_sha_512_generator_generate(&mut self.0, additional.as_ptr().cast(), additional.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl HmacDrbgSha256 {
    /// Instantiates the generator.
    pub fn new(entropy: &[u8], nonce: &[u8], personalization: &[u8]) -> Result<Self, Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = linnet_hmac_drbg_sha_256_generator::ROOM;
        status::<Self>(unsafe { linnet_hmac_drbg_sha_256_generator_init(&mut this, entropy.as_ptr().cast(), entropy.len(), nonce.as_ptr().cast(), nonce.len(), personalization.as_ptr().cast(), personalization.len()) })?;
        Ok(Self(this))
    }
    /// Takes a fresh entropy input. If that fails, nothing changes.
    pub fn reseed(&mut self, entropy: &[u8], additional: &[u8]) -> Result<(), Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        status::<Self>(unsafe { linnet_hmac_drbg_sha_256_generator_reseed(&mut self.0, entropy.as_ptr().cast(), entropy.len(), additional.as_ptr().cast(), additional.len()) })?;
        Ok(())
    }
    /// Writes output. After the algorithm's maximum number of requests it fails with [`Error::Order`] until `reseed`.
    pub fn generate(&mut self, additional: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(0, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hmac_drbg_sha_256_generator_generate(&mut self.0, additional.as_ptr().cast(), additional.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl HmacDrbgSha512 {
    /// Instantiates the generator.
    pub fn new(entropy: &[u8], nonce: &[u8], personalization: &[u8]) -> Result<Self, Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        takes::<Self>("nonce", nonce.len(), Self::ALGORITHM.nonce)?;
        let mut this = linnet_hmac_drbg_sha_512_generator::ROOM;
        status::<Self>(unsafe { linnet_hmac_drbg_sha_512_generator_init(&mut this, entropy.as_ptr().cast(), entropy.len(), nonce.as_ptr().cast(), nonce.len(), personalization.as_ptr().cast(), personalization.len()) })?;
        Ok(Self(this))
    }
    /// Takes a fresh entropy input. If that fails, nothing changes.
    pub fn reseed(&mut self, entropy: &[u8], additional: &[u8]) -> Result<(), Error> {
        takes::<Self>("entropy input", entropy.len(), Self::ALGORITHM.key)?;
        status::<Self>(unsafe { linnet_hmac_drbg_sha_512_generator_reseed(&mut self.0, entropy.as_ptr().cast(), entropy.len(), additional.as_ptr().cast(), additional.len()) })?;
        Ok(())
    }
    /// Writes output. After the algorithm's maximum number of requests it fails with [`Error::Order`] until `reseed`.
    pub fn generate(&mut self, additional: &[u8], output: &mut [u8]) -> Result<(), Error> {
        takes::<Self>("output", output.len(), Sizes::new(0, Self::ALGORITHM.output_max))?;
        status::<Self>(unsafe { linnet_hmac_drbg_sha_512_generator_generate(&mut self.0, additional.as_ptr().cast(), additional.len(), output.as_mut_ptr().cast(), output.len()) })?;
        Ok(())
    }
}
impl X25519 {
    /// Computes the public key of a secret key.
    pub fn public_key(secret_key: &[u8; 32]) -> [u8; 32] {
        let mut public_key = [0; 32];
        certain(status::<Self>(unsafe { linnet_x25519_public_key(secret_key, &mut public_key) }));
        public_key
    }
    /// Computes the shared secret from a secret key and the peer's public key. It is not a key yet: derive one from it and both public keys with a KDF.
    pub fn agree(secret_key: &[u8; 32], peer_public_key: &[u8; 32]) -> Result<[u8; 32], Error> {
        let mut shared_secret = [0; 32];
        status::<Self>(unsafe { linnet_x25519_agree(secret_key, peer_public_key, &mut shared_secret) })?;
        Ok(shared_secret)
    }
}
impl Aes128Cbc {
    /// The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_128_cbc_ciphertext_size(len) }
    }
    /// Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate.
    pub fn encrypt<'a>(key: &[u8; 16], nonce: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_128_cbc_encrypt(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts the ciphertext, and removes the padding if the algorithm pads.
    pub fn decrypt<'a>(key: &[u8; 16], nonce: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(0, 0, UNLIMITED, 16))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_128_cbc_decrypt(key, nonce, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes192Cbc {
    /// The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_192_cbc_ciphertext_size(len) }
    }
    /// Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate.
    pub fn encrypt<'a>(key: &[u8; 24], nonce: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_192_cbc_encrypt(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts the ciphertext, and removes the padding if the algorithm pads.
    pub fn decrypt<'a>(key: &[u8; 24], nonce: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(0, 0, UNLIMITED, 16))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_192_cbc_decrypt(key, nonce, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes256Cbc {
    /// The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_256_cbc_ciphertext_size(len) }
    }
    /// Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate.
    pub fn encrypt<'a>(key: &[u8; 32], nonce: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_256_cbc_encrypt(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts the ciphertext, and removes the padding if the algorithm pads.
    pub fn decrypt<'a>(key: &[u8; 32], nonce: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(0, 0, UNLIMITED, 16))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_256_cbc_decrypt(key, nonce, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes128CbcPkcs7 {
    /// The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_128_cbc_pkcs7_ciphertext_size(len) }
    }
    /// Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate.
    pub fn encrypt<'a>(key: &[u8; 16], nonce: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_128_cbc_pkcs7_encrypt(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts the ciphertext, and removes the padding if the algorithm pads.
    pub fn decrypt<'a>(key: &[u8; 16], nonce: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(16, 16, UNLIMITED, 16))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_128_cbc_pkcs7_decrypt(key, nonce, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes192CbcPkcs7 {
    /// The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_192_cbc_pkcs7_ciphertext_size(len) }
    }
    /// Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate.
    pub fn encrypt<'a>(key: &[u8; 24], nonce: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_192_cbc_pkcs7_encrypt(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts the ciphertext, and removes the padding if the algorithm pads.
    pub fn decrypt<'a>(key: &[u8; 24], nonce: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(16, 16, UNLIMITED, 16))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_192_cbc_pkcs7_decrypt(key, nonce, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes256CbcPkcs7 {
    /// The size of the ciphertext for `len` bytes of plaintext; 0 if no plaintext has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_256_cbc_pkcs7_ciphertext_size(len) }
    }
    /// Encrypts the plaintext, after padding it if the algorithm pads; does not authenticate.
    pub fn encrypt<'a>(key: &[u8; 32], nonce: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_256_cbc_pkcs7_encrypt(key, nonce, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts the ciphertext, and removes the padding if the algorithm pads.
    pub fn decrypt<'a>(key: &[u8; 32], nonce: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(16, 16, UNLIMITED, 16))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_256_cbc_pkcs7_decrypt(key, nonce, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes128Kw {
    /// The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_128_kw_ciphertext_size(len) }
    }
    /// Encrypts and authenticates a key under another.
    pub fn wrap<'a>(key: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_128_kw_wrap(key, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts a wrapped key if it is authentic.
    pub fn unwrap<'a>(key: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(24, 24, UNLIMITED, 8))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_128_kw_unwrap(key, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes192Kw {
    /// The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_192_kw_ciphertext_size(len) }
    }
    /// Encrypts and authenticates a key under another.
    pub fn wrap<'a>(key: &[u8; 24], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_192_kw_wrap(key, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts a wrapped key if it is authentic.
    pub fn unwrap<'a>(key: &[u8; 24], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(24, 24, UNLIMITED, 8))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_192_kw_unwrap(key, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes256Kw {
    /// The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_256_kw_ciphertext_size(len) }
    }
    /// Encrypts and authenticates a key under another.
    pub fn wrap<'a>(key: &[u8; 32], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_256_kw_wrap(key, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts a wrapped key if it is authentic.
    pub fn unwrap<'a>(key: &[u8; 32], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(24, 24, UNLIMITED, 8))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_256_kw_unwrap(key, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes128Kwp {
    /// The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_128_kwp_ciphertext_size(len) }
    }
    /// Encrypts and authenticates a key under another.
    pub fn wrap<'a>(key: &[u8; 16], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_128_kwp_wrap(key, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts a wrapped key if it is authentic.
    pub fn unwrap<'a>(key: &[u8; 16], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(16, 16, UNLIMITED, 8))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_128_kwp_unwrap(key, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes192Kwp {
    /// The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_192_kwp_ciphertext_size(len) }
    }
    /// Encrypts and authenticates a key under another.
    pub fn wrap<'a>(key: &[u8; 24], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_192_kwp_wrap(key, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts a wrapped key if it is authentic.
    pub fn unwrap<'a>(key: &[u8; 24], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(16, 16, UNLIMITED, 8))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_192_kwp_unwrap(key, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
impl Aes256Kwp {
    /// The size of the wrapped form of a key of `len` bytes; 0 if no key has that length.
    pub fn ciphertext_size(len: usize) -> usize {
        unsafe { linnet_aes_256_kwp_ciphertext_size(len) }
    }
    /// Encrypts and authenticates a key under another.
    pub fn wrap<'a>(key: &[u8; 32], plaintext: &[u8], ciphertext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("plaintext", plaintext.len(), Self::ALGORITHM.message)?;
        let len = Self::ciphertext_size(plaintext.len());
        takes::<Self>("buffer", ciphertext.len(), Sizes::new(len as u64, UNLIMITED))?;
        status::<Self>(unsafe { linnet_aes_256_kwp_wrap(key, plaintext.as_ptr().cast(), plaintext.len(), ciphertext.as_mut_ptr().cast(), ciphertext.len()) })?;
        Ok(&mut ciphertext[..len])
    }
    /// Decrypts a wrapped key if it is authentic.
    pub fn unwrap<'a>(key: &[u8; 32], ciphertext: &[u8], plaintext: &'a mut [u8]) -> Result<&'a mut [u8], Error> {
        takes::<Self>("ciphertext", ciphertext.len(), Sizes::of(16, 16, UNLIMITED, 8))?;
        let mut len = plaintext.len();
        status::<Self>(unsafe { linnet_aes_256_kwp_unwrap(key, ciphertext.as_ptr().cast(), ciphertext.len(), plaintext.as_mut_ptr().cast(), &mut len) })?;
        Ok(&mut plaintext[..len])
    }
}
