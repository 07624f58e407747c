// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![no_std]
#![deny(missing_docs, unsafe_code)]

#[macro_use]
mod macros;
#[macro_use]
mod aeads;
#[macro_use]
mod ciphers;
#[macro_use]
mod hashes;
#[macro_use]
mod macs;
#[rustfmt::skip]
mod algorithms;
#[allow(unsafe_code)]
#[doc(hidden)]
#[rustfmt::skip]
pub mod calls;
mod catalog;
mod error;
#[allow(unsafe_code, missing_docs)]
#[rustfmt::skip]
mod sys;

pub use aead;
pub use aeads::{Decryptor, Encryptor, WithSizes};
pub use algorithms::*;
pub use catalog::{Described, Sizes, UNLIMITED, catalog, find};
pub use cipher;
pub use digest;
pub use error::Error;
pub use hashes::Reader;
pub use macs::{Authenticator, MacOptions};

/// The version of the C++ library, such as "0.1.0".
#[must_use]
#[allow(unsafe_code)]
pub fn version() -> &'static str {
    // SAFETY: C returns a zero-terminated literal.
    let text = unsafe { core::ffi::CStr::from_ptr(sys::linnet_version()) };
    text.to_str().unwrap_or_default()
}
