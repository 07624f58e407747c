// SPDX-License-Identifier: MIT OR Apache-2.0
//! Message authentication codes.

use crate::calls::Mac;
use crate::error::Error;

/// What some MACs take beside the key. The default has none of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct MacOptions<'a> {
    /// For Poly1305-AES; only once under a key.
    pub nonce: &'a [u8],
    /// For KMAC; separates the uses of a key.
    pub customization: &'a [u8],
}

/// The tag of a message that arrives in parts: for every MAC, with keys and tags of every size that it takes, and with its options. A
/// clone continues from a common prefix; under a nonce or a key for one message it must not.
///
/// ```
/// use linnet::{Authenticator, Kmac128, MacOptions};
/// let options = MacOptions { customization: b"sensors", ..MacOptions::default() };
/// let mut mac = Authenticator::<Kmac128>::new(&[0; 16], options)?;
/// mac.update(b"21.5")?;
/// let mut tag = [0; 20];
/// mac.clone().finish(&mut tag)?;
/// mac.verify(&tag)?;
/// # Ok::<(), linnet::Error>(())
/// ```
#[derive(Clone)]
pub struct Authenticator<A: Mac>(A::Authenticator);

secret_of!(Authenticator, Mac);

impl<A: Mac> Authenticator<A> {
    /// Begins a message.
    pub fn new(key: &[u8], options: MacOptions<'_>) -> Result<Self, Error> {
        A::authenticator_init(key, options.nonce, options.customization).map(Self)
    }

    /// Takes the next part of the message. It fails only if that becomes longer than the algorithm allows, as with Ascon-PRFshort.
    pub fn update(&mut self, part: &[u8]) -> Result<(), Error> {
        A::authenticator_update(&mut self.0, part)
    }

    /// Writes the tag.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        A::authenticator_finish(&mut self.0, tag)
    }

    /// Compares a tag in constant time. You must fix its length, not the sender of the tag.
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        A::authenticator_verify(&mut self.0, tag)
    }
}

macro_rules! authenticator {
    ($(#[$doc:meta])* $name:ident, $key:ident, $tag:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Authenticator<$name>);
        secret!($name);
        size! { $name: KeySizeUser, KeySize = $key }
        size! { $name: OutputSizeUser, OutputSize = $tag }
        impl digest::MacMarker for $name {}
        impl digest::Update for $name {
            fn update(&mut self, data: &[u8]) {
                certain(self.0.update(data))
            }
        }
        impl digest::FixedOutput for $name {
            fn finalize_into(self, out: &mut Output<Self>) {
                certain(self.0.finish(out))
            }
        }
    };
}

/// Defines a MAC by the sizes of its key and tag. A slice may have any length that the algorithm takes for a key.
macro_rules! mac {
    ($(#[$doc:meta])* $name:ident, $key:ident, $tag:ident) => {
        authenticator! { $(#[$doc])* $name, $key, $tag }
        impl $name {
            /// Returns the tag of a message, in one call of the library. The key may have any length that the algorithm takes.
            pub fn compute(key: &[u8], message: &[u8]) -> Result<Output<Self>, Error> {
                let mut tag = Output::<Self>::default();
                <Self as Mac>::compute(key, b"", b"", message, &mut tag)?;
                Ok(tag)
            }

            /// Compares the tag of a message in constant time, in one call of the library.
            pub fn verify_tag(key: &[u8], message: &[u8], tag: &Output<Self>) -> Result<(), Error> {
                <Self as Mac>::verify(key, b"", b"", message, tag)
            }
        }
        impl KeyInit for $name {
            fn new(key: &Key<Self>) -> Self {
                Self(certain(Authenticator::new(key, MacOptions::default())))
            }

            fn new_from_slice(key: &[u8]) -> Result<Self, digest::InvalidLength> {
                Authenticator::new(key, MacOptions::default()).map(Self).map_err(|_| digest::InvalidLength)
            }
        }
    };
}

/// Defines a MAC that takes a nonce, by the sizes of its key, tag and nonce.
macro_rules! mac_with_nonce {
    ($(#[$doc:meta])* $name:ident, $key:ident, $tag:ident, $nonce:ident) => {
        authenticator! { $(#[$doc])* $name, $key, $tag }
        size! { $name: IvSizeUser, IvSize = $nonce }
        impl KeyIvInit for $name {
            fn new(key: &Key<Self>, nonce: &Iv<Self>) -> Self {
                Self(certain(Authenticator::new(key, MacOptions { nonce, ..MacOptions::default() })))
            }
        }
    };
}

/// Defines a MAC of short messages. Only [`Authenticator`] takes it, because the traits have no error for a longer message.
macro_rules! mac_of_short {
    ($(#[$doc:meta])* $name:ident) => {
        marker! { $(#[$doc])* #[doc = "[`Authenticator`] takes it."] $name }
    };
}
