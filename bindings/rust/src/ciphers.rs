// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream ciphers.

use crate::calls::Stream;
use crate::error::certain;
use aead::inout::InOutBuf;
use cipher::{OverflowError, SeekNum, StreamCipherError};

/// A stream cipher and its position in the keystream.
pub(crate) struct Keystream<A: Stream>(A::Cipher, u64);

impl<A: Stream> Keystream<A> {
    pub(crate) fn new(key: &[u8], nonce: &[u8]) -> Self {
        Self(certain(A::cipher_init(key, nonce)), 0)
    }

    pub(crate) fn remains(&self, size: usize) -> Result<(), StreamCipherError> {
        let end = self.1.checked_add(size as u64).ok_or(StreamCipherError)?;
        if end <= A::ALGORITHM.message.max { Ok(()) } else { Err(StreamCipherError) }
    }

    pub(crate) fn apply(&mut self, text: InOutBuf<'_, '_, u8>) {
        self.1 = self.1.saturating_add(text.len() as u64);
        certain(A::cipher_update(&mut self.0, text));
    }

    pub(crate) fn position<T: SeekNum>(&self) -> Result<T, OverflowError> {
        T::from_block_byte(self.1, 1, 1)
    }

    pub(crate) fn seek<T: SeekNum>(&mut self, position: T) -> Result<(), StreamCipherError> {
        let (position, _) = position.into_block_byte::<u64>(1).map_err(|_| StreamCipherError)?;
        if position > A::ALGORITHM.message.max {
            return Err(StreamCipherError); // in C it would end the object
        }
        A::cipher_seek(&mut self.0, position).map_err(|_| StreamCipherError)?;
        self.1 = position;
        Ok(())
    }
}

/// Defines a stream cipher by the sizes of its key, nonce and blocks.
macro_rules! stream {
    ($(#[$doc:meta])* $name:ident, $key:ident, $nonce:ident, $block:ident) => {
        $(#[$doc])*
        pub struct $name(Keystream<$name>);
        secret!($name);
        size! { $name: KeySizeUser, KeySize = $key }
        size! { $name: IvSizeUser, IvSize = $nonce }
        size! { $name: BlockSizeUser, BlockSize = $block }
        impl KeyIvInit for $name {
            fn new(key: &Key<Self>, nonce: &Iv<Self>) -> Self {
                Self(Keystream::new(key, nonce))
            }
        }
        impl cipher::StreamCipher for $name {
            fn check_remaining(&self, size: usize) -> Result<(), StreamCipherError> {
                self.0.remains(size)
            }

            fn unchecked_apply_keystream_inout(&mut self, text: InOutBuf<'_, '_, u8>) {
                self.0.apply(text)
            }

            fn unchecked_write_keystream(&mut self, text: &mut [u8]) {
                text.fill(0);
                self.0.apply(text.into())
            }
        }
        impl cipher::StreamCipherSeek for $name {
            fn try_current_pos<T: SeekNum>(&self) -> Result<T, OverflowError> {
                self.0.position()
            }

            fn try_seek<T: SeekNum>(&mut self, position: T) -> Result<(), StreamCipherError> {
                self.0.seek(position)
            }
        }
    };
}
