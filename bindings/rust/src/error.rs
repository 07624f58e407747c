// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why a call failed.

use crate::catalog::{Described, Sizes};
use core::ffi::c_int;
use core::fmt;

/// Why a call failed. A wrong length of a parameter leaves outputs as they were; after any other error they are zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// `what`, such as a key, has a length in bytes that the algorithm does not take.
    #[allow(missing_docs)]
    Length { algorithm: &'static str, what: &'static str, given: usize, taken: Sizes },
    /// A text has a length that this algorithm does not take under these parameters, or a buffer is too short for the result.
    Text(&'static str),
    /// This algorithm does not take an argument, such as 0 iterations.
    Argument(&'static str),
    /// An output overlaps another buffer in a way that is not allowed. Borrowed slices never do.
    Overlap,
    /// The tag, or the wrapped key, does not match.
    NotAuthentic,
    /// The object has finished or failed before; of a DRBG also: a reseed is due.
    Order(&'static str),
    /// The padding of a CBC plaintext is malformed: keep that secret.
    Padding,
    /// The peer's public key makes the shared secret zero for every secret key.
    PublicKey,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { algorithm, what, taken, .. } if taken.max == 0 => write!(f, "{algorithm} takes no {what}"),
            Self::Length { algorithm, what, given, taken } => {
                let article = if what.starts_with(['e', 'o']) { "an" } else { "a" };
                write!(f, "{algorithm} takes {article} {what} of {taken}, not {given}")
            }
            Self::Text(algorithm) => write!(f, "{algorithm} takes no text of this length, or the buffer is too short"),
            Self::Argument(algorithm) => write!(f, "{algorithm} does not take such an argument"),
            Self::Overlap => f.write_str("an output overlaps another buffer"),
            Self::NotAuthentic => f.write_str("not authentic"),
            Self::Order(algorithm) => {
                write!(f, "{algorithm}: a call after the last, after an error, or with a reseed due")
            }
            Self::Padding => f.write_str("malformed padding"),
            Self::PublicKey => f.write_str("a public key that makes every shared secret zero"),
        }
    }
}

impl core::error::Error for Error {}

impl From<Error> for aead::Error {
    fn from(_: Error) -> Self {
        Self
    }
}

/// The result of a call in C.
#[inline]
pub(crate) fn status<A: Described>(code: c_int) -> Result<(), Error> {
    match code {
        0 => Ok(()),
        2 => Err(Error::Text(A::ALGORITHM.name)),
        3 => Err(Error::Overlap),
        4 => Err(Error::NotAuthentic),
        5 => Err(Error::Order(A::ALGORITHM.name)),
        6 => Err(Error::Padding),
        7 => Err(Error::PublicKey),
        _ => Err(Error::Argument(A::ALGORITHM.name)),
    }
}

/// Refuses a length that is not one of the sizes.
#[inline]
pub(crate) fn takes<A: Described>(what: &'static str, given: usize, taken: Sizes) -> Result<(), Error> {
    let algorithm = A::ALGORITHM.name;
    if taken.has(given as u64) { Ok(()) } else { Err(Error::Length { algorithm, what, given, taken }) }
}

/// For calls that can fail only if this crate is wrong, or its caller in a way for which RustCrypto's traits panic too.
#[inline]
#[track_caller]
pub(crate) fn certain<T>(result: Result<T, Error>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("linnet: {error}"),
    }
}
