// SPDX-License-Identifier: MIT OR Apache-2.0
//! The catalog as data.

use crate::algorithms::{Algorithm, CATALOG};
use core::fmt;

/// A size without limit.
pub const UNLIMITED: u64 = u64::MAX;

/// The sizes in bytes that a parameter may have. All are 0 if the algorithm does not have the parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Sizes {
    /// The size in the types.
    pub usual: u64,
    /// The least.
    pub min: u64,
    /// The greatest, or [`UNLIMITED`].
    pub max: u64,
    /// From one size to the next.
    pub step: u64,
}

impl Sizes {
    pub(crate) const fn of(usual: u64, min: u64, max: u64, step: u64) -> Self {
        Self { usual, min, max, step }
    }

    pub(crate) const fn new(min: u64, max: u64) -> Self {
        Self::of(min, min, max, 1)
    }

    /// Whether `n` is one of the sizes.
    #[must_use]
    #[inline]
    pub const fn has(&self, n: u64) -> bool {
        n >= self.min && n <= self.max && (n - self.min) % self.step == 0
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.min, self.max) {
            (1, 1) => f.write_str("1 byte"),
            (min, max) if min == max => write!(f, "{min} bytes"),
            (1, max) if max > i64::MAX as u64 => f.write_str("1 byte or more"),
            (min, max) if max > i64::MAX as u64 => write!(f, "{min} bytes or more"),
            (min, max) => write!(f, "{min} to {max} bytes"),
        }?;
        if self.step == 1 { Ok(()) } else { write!(f, " in steps of {}", self.step) }
    }
}

/// The type of an algorithm.
pub trait Described {
    /// The algorithm in the catalog.
    const ALGORITHM: &'static Algorithm;
}

/// All algorithms.
#[must_use]
pub fn catalog() -> &'static [&'static Algorithm] {
    &CATALOG
}

/// The algorithm with an id or a name in any usual spelling: only letters and digits count, in upper or lower case.
///
/// ```
/// let found = linnet::find("SHA3_256").ok_or("no such algorithm")?;
/// assert_eq!((found.id, found.digest_size), ("sha3-256", 32));
/// assert!(linnet::find("sha4").is_none());
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn find(name: &str) -> Option<&'static Algorithm> {
    fn letters(text: &str) -> impl Iterator<Item = u8> + '_ {
        text.bytes().filter(u8::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase())
    }
    let alike = |other: &str| letters(name).eq(letters(other));
    CATALOG.iter().find(|algorithm| alike(algorithm.id) || alike(algorithm.name)).copied()
}

#[cfg(test)]
#[allow(unsafe_code)]
mod tests {
    use super::*;
    use crate::{algorithms::same, sys};
    use core::ffi::CStr;

    #[test]
    fn the_catalog_is_that_of_the_library() {
        // SAFETY: the function has no arguments.
        assert_eq!(catalog().len(), unsafe { sys::linnet_count() }, "run `make tables`");
        for (index, rust) in catalog().iter().enumerate() {
            // SAFETY: the index is in the catalog, whose entries are static.
            let (numbers, texts) = same(rust, unsafe { &*sys::linnet_at(index) });
            for (number, (ours, c)) in numbers.into_iter().enumerate() {
                assert_eq!(ours, c, "{}: number {number}: run `make tables`", rust.id);
            }
            for (ours, c) in texts {
                // SAFETY: the catalog's texts are zero-terminated literals.
                assert_eq!(Ok(ours), unsafe { CStr::from_ptr(c) }.to_str(), "run `make tables`");
            }
            assert_eq!((find(rust.id), find(rust.name)), (Some(*rust), Some(*rust)));
        }
    }
}
