// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the macros that define algorithms share.

/// For a type that holds a key or a state, which is wiped when it is dropped: its name is all that is shown.
macro_rules! secret {
    ($name:ident) => {
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
        #[cfg(feature = "zeroize")]
        impl zeroize::ZeroizeOnDrop for $name {}
    };
}

/// The same for a type of an algorithm `A`.
macro_rules! secret_of {
    ($name:ident, $kind:path $(, $size:ident)*) => {
        impl<A: $kind $(, $size)*> core::fmt::Debug for $name<A $(, $size)*> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), " of {}"), A::ALGORITHM.name)
            }
        }
        #[cfg(feature = "zeroize")]
        impl<A: $kind $(, $size)*> zeroize::ZeroizeOnDrop for $name<A $(, $size)*> {}
    };
}

/// States a size for a trait that has nothing else.
macro_rules! size {
    ($name:ident: $of:ident, $size:ident = $value:ident) => {
        impl $of for $name {
            type $size = $value;
        }
    };
}

/// Defines an algorithm that has methods only.
macro_rules! marker {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
    };
}

/// Defines a deterministic random bit generator by its object.
macro_rules! generator {
    ($(#[$doc:meta])* $name:ident, $object:ident) => {
        $(#[$doc])*
        ///
        /// Where the operating system supplies random bytes, use those.
        pub struct $name(pub(crate) $object);
        secret!($name);
    };
}
