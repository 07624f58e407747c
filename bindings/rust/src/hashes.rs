// SPDX-License-Identifier: MIT OR Apache-2.0
//! Hash functions and extendable-output functions.

use crate::calls::Xof;
use crate::error::certain;

/// Defines the type that takes a message, by the size of its blocks.
macro_rules! hasher {
    ($(#[$doc:meta])* $name:ident, $block:ident, $kind:ident, $($customization:expr)?) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(<$name as $kind>::Hasher);
        secret!($name);
        size! { $name: BlockSizeUser, BlockSize = $block }
        impl Default for $name {
            fn default() -> Self {
                Self(certain(Self::hasher_init($($customization)?)))
            }
        }
        impl digest::Update for $name {
            fn update(&mut self, data: &[u8]) {
                certain(Self::hasher_update(&mut self.0, data))
            }
        }
    };
}

/// Lets the type begin another message.
macro_rules! reset {
    ($name:ident) => {
        impl digest::Reset for $name {
            fn reset(&mut self) {
                *self = Self::default();
            }
        }
    };
}

/// Defines a hash function by the sizes of its blocks and its digest.
macro_rules! hash {
    ($(#[$doc:meta])* $name:ident, $block:ident, $digest:ident) => {
        hasher! { $(#[$doc])* $name, $block, Hash, }
        reset! { $name }
        size! { $name: OutputSizeUser, OutputSize = $digest }
        impl $name {
            /// Returns the digest of a message, as `Digest::digest`, in one call of the library.
            #[must_use]
            pub fn digest(message: impl AsRef<[u8]>) -> Output<Self> {
                let mut output = Output::<Self>::default();
                certain(<Self as Hash>::digest(message.as_ref(), &mut output));
                output
            }
        }
        impl digest::HashMarker for $name {}
        impl digest::FixedOutput for $name {
            fn finalize_into(mut self, out: &mut Output<Self>) {
                certain(Self::hasher_finish(&mut self.0, out))
            }
        }
        impl digest::FixedOutputReset for $name {
            fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
                digest::FixedOutput::finalize_into(core::mem::take(self), out)
            }
        }
    };
}

/// The output of an XOF, of any length.
pub struct Reader<A: Xof>(pub(crate) A::Hasher);

secret_of!(Reader, Xof);

impl<A: Xof> Clone for Reader<A> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<A: Xof> digest::XofReader for Reader<A> {
    fn read(&mut self, buffer: &mut [u8]) {
        certain(A::hasher_squeeze(&mut self.0, buffer));
    }
}

macro_rules! xof_output {
    ($name:ident) => {
        impl digest::ExtendableOutput for $name {
            type Reader = Reader<Self>;

            fn finalize_xof(self) -> Self::Reader {
                Reader(self.0)
            }
        }
    };
}

/// Defines an XOF by the size of its blocks.
macro_rules! xof {
    ($(#[$doc:meta])* $name:ident, $block:ident) => {
        hasher! { $(#[$doc])* $name, $block, Xof, &[] }
        xof_output! { $name }
        reset! { $name }
        impl $name {
            /// Writes the output for a message, as `ExtendableOutput::digest_xof`, in one call of the library.
            pub fn digest_xof(message: impl AsRef<[u8]>, output: &mut [u8]) {
                certain(<Self as Xof>::digest(b"", message.as_ref(), output));
            }
        }
        impl digest::ExtendableOutputReset for $name {
            fn finalize_xof_reset(&mut self) -> Self::Reader {
                digest::ExtendableOutput::finalize_xof(core::mem::take(self))
            }
        }
    };
}

/// Defines an XOF that takes a customization string, which is empty by default.
macro_rules! customized_xof {
    ($(#[$doc:meta])* $name:ident, $block:ident) => {
        hasher! { $(#[$doc])* $name, $block, Xof, &[] }
        xof_output! { $name }
        impl digest::TryCustomizedInit for $name {
            type Error = Error;

            fn try_new_customized(customization: &[u8]) -> Result<Self, Error> {
                Self::hasher_init(customization).map(Self)
            }
        }
    };
}
