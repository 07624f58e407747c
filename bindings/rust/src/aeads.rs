// SPDX-License-Identifier: MIT OR Apache-2.0
//! Authenticated encryption with associated data.

use crate::calls::{Aead, AeadInParts};
use crate::error::{Error, certain};
use aead::array::ArraySize;
use aead::inout::InOutBuf;
use aead::{AeadCore, AeadInOut, Key, KeyInit, KeySizeUser, Nonce, Tag, TagPosition};
use core::marker::PhantomData;

/// A key of an AEAD for nonces and tags of other sizes than the usual. `cargo build` refuses sizes that the algorithm does not take.
/// A forgery succeeds with probability 2^(-8 * tag size) in each attempt, unless the comment on the algorithm states another.
///
/// ```
/// use linnet::aead::{AeadInOut, KeyInit, consts::{U8, U16}};
/// type ShortTags = linnet::WithSizes<linnet::AsconAead128, U16, U8>;
///
/// let mut text = *b"hello";
/// let tag = ShortTags::new(&[0; 16].into()).encrypt_inout_detached(&[1; 16].into(), b"", (&mut text[..]).into())?;
/// assert_eq!(tag.len(), 8);
/// # Ok::<(), linnet::aead::Error>(())
/// ```
pub struct WithSizes<A: Aead, N, T> {
    pub(crate) keyed: A::Keyed,
    sizes: PhantomData<fn() -> (N, T)>,
}

secret_of!(WithSizes, Aead, N, T);

impl<A: Aead + KeySizeUser, N, T> KeySizeUser for WithSizes<A, N, T> {
    type KeySize = A::KeySize;
}

impl<A: Aead + KeySizeUser, N: ArraySize, T: ArraySize> KeyInit for WithSizes<A, N, T> {
    fn new(key: &Key<Self>) -> Self {
        const {
            assert!(A::ALGORITHM.nonce.has(N::U64), "the algorithm takes no nonce of this size");
            assert!(A::ALGORITHM.tag.has(T::U64), "the algorithm takes no tag of this size");
        }
        Self { keyed: certain(A::keyed_init(key, T::USIZE)), sizes: PhantomData }
    }
}

impl<A: Aead, N: ArraySize, T: ArraySize> AeadCore for WithSizes<A, N, T> {
    type NonceSize = N;
    type TagSize = T;
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

impl<A: Aead, N: ArraySize, T: ArraySize> AeadInOut for WithSizes<A, N, T> {
    fn encrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        aad: &[u8],
        text: InOutBuf<'_, '_, u8>,
    ) -> aead::Result<Tag<Self>> {
        let mut tag = Tag::<Self>::default();
        A::keyed_encrypt(&self.keyed, nonce, aad, text, &mut tag)?;
        Ok(tag)
    }

    fn decrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        aad: &[u8],
        text: InOutBuf<'_, '_, u8>,
        tag: &Tag<Self>,
    ) -> aead::Result<()> {
        Ok(A::keyed_decrypt(&self.keyed, nonce, aad, text, tag)?)
    }
}

/// Defines an AEAD by the sizes of its key, nonce and tag.
macro_rules! aead {
    ($(#[$doc:meta])* $name:ident, $key:ident, $nonce:ident, $tag:ident) => {
        $(#[$doc])*
        pub struct $name(WithSizes<$name, $nonce, $tag>);
        secret!($name);
        impl $name {
            /// Encrypts in place and writes the tag, of the usual size. The nonce may have any size that the algorithm takes.
            pub fn seal(&self, nonce: &[u8], aad: &[u8], text: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
                takes::<Self>("tag", tag.len(), Sizes::new($tag::U64, $tag::U64))?;
                Self::keyed_encrypt(&self.0.keyed, nonce, aad, text.into(), tag)
            }

            /// Decrypts in place if the tag verifies; otherwise the text is zero.
            pub fn open(&self, nonce: &[u8], aad: &[u8], text: &mut [u8], tag: &[u8]) -> Result<(), Error> {
                takes::<Self>("tag", tag.len(), Sizes::new($tag::U64, $tag::U64))?;
                Self::keyed_decrypt(&self.0.keyed, nonce, aad, text.into(), tag)
            }
        }
        size! { $name: KeySizeUser, KeySize = $key }
        impl KeyInit for $name {
            fn new(key: &Key<Self>) -> Self {
                Self(KeyInit::new(key))
            }
        }
        impl AeadCore for $name {
            type NonceSize = $nonce;
            type TagSize = $tag;
            const TAG_POSITION: TagPosition = TagPosition::Postfix;
        }
        impl AeadInOut for $name {
            fn encrypt_inout_detached(
                &self,
                nonce: &Nonce<Self>,
                aad: &[u8],
                text: InOutBuf<'_, '_, u8>,
            ) -> aead::Result<Tag<Self>> {
                self.0.encrypt_inout_detached(nonce, aad, text)
            }

            fn decrypt_inout_detached(
                &self,
                nonce: &Nonce<Self>,
                aad: &[u8],
                text: InOutBuf<'_, '_, u8>,
                tag: &Tag<Self>,
            ) -> aead::Result<()> {
                self.0.decrypt_inout_detached(nonce, aad, text, tag)
            }
        }
    };
}

/// Defines one of the two types for parts by its object and the functions of it.
macro_rules! in_parts {
    ($(#[$doc:meta])* $name:ident, $init:ident, $update_aad:ident, $update:ident) => {
        $(#[$doc])*
        pub struct $name<A: AeadInParts>(A::$name);
        secret_of!($name, AeadInParts);
        impl<A: AeadInParts + KeySizeUser> $name<A> {
            /// Begins a message. The nonce may have any size that the algorithm takes.
            pub fn new(key: &Key<A>, nonce: &[u8]) -> Result<Self, Error> {
                A::$init(key, nonce).map(Self)
            }

            /// Takes the next part of the associated data, before any text.
            pub fn update_aad(&mut self, aad: &[u8]) -> Result<(), Error> {
                A::$update_aad(&mut self.0, aad)
            }

            /// Takes the next part of the text. Any error ends the message.
            pub fn update(&mut self, text: InOutBuf<'_, '_, u8>) -> Result<(), Error> {
                A::$update(&mut self.0, text)
            }
        }
    };
}

in_parts! {
    /// Encrypts one message in parts: `update_aad` any number of times, then `update` any number of times, then `finish`. It exists for
    /// algorithms that are [`incremental`](crate::Algorithm::incremental).
    ///
    /// ```
    /// let mut m = linnet::Encryptor::<linnet::AsconAead128>::new(&[0; 16].into(), &[1; 16])?;
    /// let mut text = *b"hello";
    /// m.update_aad(b"sensor 7")?;
    /// m.update((&mut text[..]).into())?;
    /// assert_eq!(m.finish()?.len(), 16);
    /// # Ok::<(), linnet::Error>(())
    /// ```
    Encryptor, encryptor_init, encryptor_update_aad, encryptor_update
}

in_parts! {
    /// Decrypts one message in parts, as [`Encryptor`] encrypts it. No plaintext is authentic before `verify` has succeeded: do not use
    /// it until then.
    Decryptor, decryptor_init, decryptor_update_aad, decryptor_update
}

impl<A: AeadInParts + AeadCore> Encryptor<A> {
    /// Returns the tag.
    pub fn finish(mut self) -> Result<Tag<A>, Error> {
        let mut tag = Tag::<A>::default();
        A::encryptor_finish(&mut self.0, &mut tag)?;
        Ok(tag)
    }
}

impl<A: AeadInParts + AeadCore> Decryptor<A> {
    /// Compares the tag in constant time. The plaintext is authentic only if this succeeds.
    pub fn verify(mut self, tag: &Tag<A>) -> Result<(), Error> {
        A::decryptor_verify(&mut self.0, tag)
    }
}
