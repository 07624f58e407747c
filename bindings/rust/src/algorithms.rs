// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
//! The algorithms.
use crate::aeads::WithSizes;
use crate::calls::*;
use crate::catalog::{Described, Sizes, UNLIMITED};
use crate::ciphers::Keystream;
use crate::error::{Error, certain, takes};
use crate::hashes::Reader;
use crate::macs::{Authenticator, MacOptions};
use crate::sys::*;
use aead::consts::*;
use aead::array::typenum::Unsigned;
use aead::inout::InOutBuf;
use aead::{AeadCore, AeadInOut, Nonce, Tag, TagPosition};
use cipher::{Iv, IvSizeUser, KeyIvInit, OverflowError, SeekNum, StreamCipherError};
use digest::common::{BlockSizeUser, Key, KeyInit, KeySizeUser, Output, OutputSizeUser};

/// What an algorithm does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// AEADs.
    Aead = 0,
    /// Hash functions.
    HashFunction = 1,
    /// XOFs, extendable-output functions.
    Xof = 2,
    /// MACs, message authentication codes.
    Mac = 3,
    /// KDFs, key derivation functions.
    Kdf = 4,
    /// Stream ciphers.
    StreamCipher = 5,
    /// Secret boxes.
    SecretBox = 6,
    /// DRBGs, deterministic random bit generators.
    Drbg = 7,
    /// Key exchanges.
    KeyExchange = 8,
    /// CBC, cipher block chaining.
    Cbc = 9,
    /// Key wrap.
    KeyWrap = 10,
}
/// Who specifies an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Standing {
    /// A standards body: what to choose.
    Standard = 0,
    /// A public competition.
    Finalist = 1,
    /// A reviewed paper, an RFC or its draft.
    Published = 2,
    /// Superseded or broken, for interoperability only.
    Legacy = 3,
}
/// An algorithm of the catalog. A size that its kind does not have is 0; one without limit is [`UNLIMITED`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Algorithm {
    /// Such as "ascon-aead128".
    pub id: &'static str,
    /// Such as "Ascon-AEAD128".
    pub name: &'static str,
    /// What it does.
    pub kind: Kind,
    /// Who specifies it.
    pub standing: Standing,
    /// And its section.
    pub specification: &'static str,
    /// Bytes of a message for each call of the primitive.
    pub block_size: u64,
    /// Of a key exchange the secret key, of a DRBG the entropy input.
    pub key: Sizes,
    /// Of CBC the initialization vector.
    pub nonce: Sizes,
    /// Each key fixes one.
    pub tag: Sizes,
    /// Under a nonce of the usual size.
    pub message: Sizes,
    /// The longest customization string.
    pub customization_max: u64,
    /// Of an XOF the usual size of an output.
    pub digest_size: u64,
    /// The longest output of a KDF, and of one call of a DRBG.
    pub output_max: u64,
    /// Of a KDF in two steps the key between them; 0 if it takes a password.
    pub extract_size: u64,
    /// Of a key exchange.
    pub public_key_size: u64,
    /// Of a key exchange.
    pub shared_secret_size: u64,
    /// Whether messages can be processed in parts.
    pub incremental: bool,
    /// Whether a key must serve only one message.
    pub one_time_key: bool,
    /// Whether zero bytes after a message, up to a whole block, leave the tag unchanged.
    pub zero_padded: bool,
}
#[cfg(test)]
pub(crate) type Texts = [(&'static str, *const core::ffi::c_char); 3];
#[cfg(test)]
pub(crate) fn same(rust: &Algorithm, c: &linnet_algorithm) -> ([(u64, u64); 23], Texts) {
    ([(rust.kind as u64, c.kind as u64), (rust.standing as u64, c.status as u64), (rust.block_size, c.block_size as u64), (rust.key.usual, c.key_size as u64), (rust.key.min, c.key_size_min as u64), (rust.key.max, c.key_size_max as u64), (rust.nonce.usual, c.nonce_size as u64), (rust.nonce.min, c.nonce_size_min as u64), (rust.nonce.max, c.nonce_size_max as u64), (rust.tag.usual, c.tag_size as u64), (rust.tag.min, c.tag_size_min as u64), (rust.tag.max, c.tag_size_max as u64), (rust.tag.step, c.tag_size_step.max(1) as u64), (rust.message.max, c.message_size_max as u64), (rust.customization_max, c.customization_size_max as u64), (rust.digest_size, c.digest_size as u64), (rust.output_max, c.output_size_max as u64), (rust.extract_size, c.extract_size as u64), (rust.public_key_size, c.public_key_size as u64), (rust.shared_secret_size, c.shared_secret_size as u64), (rust.incremental as u64, c.online as u64), (rust.one_time_key as u64, c.one_time_key as u64), (rust.zero_padded as u64, c.zero_padded as u64)], [(rust.id, c.id), (rust.name, c.name), (rust.specification, c.specification)])
}
aead! {
    /// Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only once under a
    /// key. At most 2^54 bytes under one key, counting plaintext, associated data and nonces (section 4.3).
    /// [`WithSizes`] takes tags of 4 to 16 bytes (section 4.2.1), at least 8 unless the protocol limits the number of
    /// forgery attempts.
    AsconAead128, U16, U16, U16
}
impl Described for AsconAead128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-aead128",
        name: "Ascon-AEAD128",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "NIST SP 800-232, section 4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 4, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section 4.2.2. The second half of
    /// the key hides which messages under different keys share a nonce. This restores 128-bit security when many keys
    /// are attacked at once. Limits as for [`AsconAead128`].
    AsconAead128WithNonceMasking, U32, U16, U16
}
impl Described for AsconAead128WithNonceMasking {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-aead128-nonce-masked",
        name: "Ascon-AEAD128 with nonce masking",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "NIST SP 800-232, section 4.2.2",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 4, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and preimages.
    AsconHash256, U8, U32
}
impl Described for AsconHash256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-hash256",
        name: "Ascon-Hash256",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "NIST SP 800-232, section 5.1",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against collisions at
    /// most half the output's bits.
    AsconXof128, U8
}
impl Described for AsconXof128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-xof128",
        name: "Ascon-XOF128",
        kind: Kind::Xof,
        standing: Standing::Standard,
        specification: "NIST SP 800-232, section 5.2",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 64,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
customized_xof! {
    /// Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232, section 5.3.
    AsconCxof128, U8
}
impl Described for AsconCxof128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-cxof128",
        name: "Ascon-CXOF128",
        kind: Kind::Xof,
        standing: Standing::Standard,
        specification: "NIST SP 800-232, section 5.3",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 256,
        digest_size: 64,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3.
    AsconMac, U16, U16
}
impl Described for AsconMac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-mac",
        name: "Ascon-MAC",
        kind: Kind::Mac,
        standing: Standing::Published,
        specification: "Ascon v1.3 (CT-RSA 2024), section 3",
        block_size: 32,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3.
    AsconPrf, U16, U64
}
impl Described for AsconPrf {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-prf",
        name: "Ascon-PRF",
        kind: Kind::Mac,
        standing: Standing::Published,
        specification: "Ascon v1.3 (CT-RSA 2024), section 3",
        block_size: 32,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(64, 1, UNLIMITED, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac_of_short! {
    /// Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One permutation; a longer
    /// message is refused.
    AsconPrfShort
}
impl Described for AsconPrfShort {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-prfshort",
        name: "Ascon-PRFshort",
        kind: Kind::Mac,
        standing: Standing::Published,
        specification: "Ascon v1.3 (CT-RSA 2024), section 4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, 16, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. [`WithSizes`] takes
    /// tags of 12 to 16 bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key.
    /// With random nonces of 12 bytes, and with nonces of other sizes, encrypt fewer than 2^32 messages under one key
    /// (section 8.3). A forgery succeeds with a probability per attempt of 2^(-8 * bytes of the tag) times the blocks
    /// of the message.
    Aes128Gcm, U16, U12, U16
}
impl Described for Aes128Gcm {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-gcm",
        name: "AES-128-GCM",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "NIST SP 800-38D (2007), section 7",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 1, UNLIMITED, 1),
        tag: Sizes::of(16, 12, 16, 1),
        message: Sizes::of(0, 0, 68719476704, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-192-GCM: key 24 bytes, otherwise as [`Aes128Gcm`].
    Aes192Gcm, U24, U12, U16
}
impl Described for Aes192Gcm {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-gcm",
        name: "AES-192-GCM",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "NIST SP 800-38D (2007), section 7",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(12, 1, UNLIMITED, 1),
        tag: Sizes::of(16, 12, 16, 1),
        message: Sizes::of(0, 0, 68719476704, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-256-GCM: key 32 bytes, otherwise as [`Aes128Gcm`].
    Aes256Gcm, U32, U12, U16
}
impl Described for Aes256Gcm {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-gcm",
        name: "AES-256-GCM",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "NIST SP 800-38D (2007), section 7",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 1, UNLIMITED, 1),
        tag: Sizes::of(16, 12, 16, 1),
        message: Sizes::of(0, 0, 68719476704, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce reveals only that
    /// a message with its associated data is repeated; section 9 bounds how often that may happen. A plaintext has at
    /// most 2^36 bytes, which is enforced; the associated data may have as many. It reads the message twice, so it
    /// takes no messages in parts. During decryption, the output holds unverified plaintext; when it returns, the
    /// output is verified or zero. It derives keys for each message: where nonces are unique, [`Aes128Gcm`] is faster.
    Aes128GcmSiv, U16, U12, U16
}
impl Described for Aes128GcmSiv {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-gcm-siv",
        name: "AES-128-GCM-SIV",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "RFC 8452 (2019)",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, 68719476736, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-256-GCM-SIV: key 32 bytes, otherwise as [`Aes128GcmSiv`].
    Aes256GcmSiv, U32, U12, U16
}
impl Described for Aes256GcmSiv {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-gcm-siv",
        name: "AES-256-GCM-SIV",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "RFC 8452 (2019)",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, 68719476736, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. [`WithSizes`] takes tags of 4, 6, 8,
    /// 10, 12, 14 or 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is
    /// not a prefix of a longer one. With a nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most
    /// 65535 with 13, 16777215 with 12; a longer one is refused. A nonce must be used only once under a key: reuse
    /// reveals the XOR of the two plaintexts. At most 2^61 calls of the cipher under one key (section 5.3): two for
    /// each block of plaintext, one for each block of associated data. It takes no messages in parts, because it needs
    /// their lengths first.
    Aes128Ccm, U16, U12, U16
}
impl Described for Aes128Ccm {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-ccm",
        name: "AES-128-CCM",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "RFC 3610; NIST SP 800-38C",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 7, 13, 1),
        tag: Sizes::of(16, 4, 16, 2),
        message: Sizes::of(0, 0, 16777215, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-192-CCM: key 24 bytes, otherwise as [`Aes128Ccm`].
    Aes192Ccm, U24, U12, U16
}
impl Described for Aes192Ccm {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-ccm",
        name: "AES-192-CCM",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "RFC 3610; NIST SP 800-38C",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(12, 7, 13, 1),
        tag: Sizes::of(16, 4, 16, 2),
        message: Sizes::of(0, 0, 16777215, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-256-CCM: key 32 bytes, otherwise as [`Aes128Ccm`].
    Aes256Ccm, U32, U12, U16
}
impl Described for Aes256Ccm {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-ccm",
        name: "AES-256-CCM",
        kind: Kind::Aead,
        standing: Standing::Standard,
        specification: "RFC 3610; NIST SP 800-38C",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 7, 13, 1),
        tag: Sizes::of(16, 4, 16, 2),
        message: Sizes::of(0, 0, 16777215, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. [`WithSizes`] takes tags
    /// of 1 to 16 bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a
    /// prefix of a longer one. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts.
    /// Birthday bound: stay below 2^48 blocks of 16 bytes under one key.
    Aes128Eax, U16, U16, U16
}
impl Described for Aes128Eax {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-eax",
        name: "AES-128-EAX",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "\"The EAX Mode of Operation\", FSE 2004",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 0, UNLIMITED, 1),
        tag: Sizes::of(16, 1, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-192-EAX: key 24 bytes, otherwise as [`Aes128Eax`].
    Aes192Eax, U24, U16, U16
}
impl Described for Aes192Eax {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-eax",
        name: "AES-192-EAX",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "\"The EAX Mode of Operation\", FSE 2004",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(16, 0, UNLIMITED, 1),
        tag: Sizes::of(16, 1, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-256-EAX: key 32 bytes, otherwise as [`Aes128Eax`].
    Aes256Eax, U32, U16, U16
}
impl Described for Aes256Eax {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-eax",
        name: "AES-256-EAX",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "\"The EAX Mode of Operation\", FSE 2004",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(16, 0, UNLIMITED, 1),
        tag: Sizes::of(16, 1, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-128-OCB: key 16, nonce 1 to 15, default 12, tag 16 bytes; RFC 7253. [`WithSizes`] takes tags of 1 to 16
    /// bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a
    /// longer one. A nonce must be used only once under a key: reuse loses the confidentiality of both messages and the
    /// authenticity of all under that key (section 5). At most 2^48 blocks of 16 bytes under one key (section 5.1). It
    /// takes no messages in parts, because the last block is encrypted differently.
    Aes128Ocb, U16, U12, U16
}
impl Described for Aes128Ocb {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-ocb",
        name: "AES-128-OCB",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "RFC 7253",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 1, 15, 1),
        tag: Sizes::of(16, 1, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-192-OCB: key 24 bytes, otherwise as [`Aes128Ocb`].
    Aes192Ocb, U24, U12, U16
}
impl Described for Aes192Ocb {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-ocb",
        name: "AES-192-OCB",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "RFC 7253",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(12, 1, 15, 1),
        tag: Sizes::of(16, 1, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// AES-256-OCB: key 32 bytes, otherwise as [`Aes128Ocb`].
    Aes256Ocb, U32, U12, U16
}
impl Described for Aes256Ocb {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-ocb",
        name: "AES-256-OCB",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "RFC 7253",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 1, 15, 1),
        tag: Sizes::of(16, 1, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. At most 2^48 messages under one key (appendix B).
    Aes128Cmac, U16, U16
}
impl Described for Aes128Cmac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-cmac",
        name: "AES-128-CMAC",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "NIST SP 800-38B; RFC 4493",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// AES-192-CMAC: key 24 bytes, otherwise as [`Aes128Cmac`].
    Aes192Cmac, U24, U16
}
impl Described for Aes192Cmac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-cmac",
        name: "AES-192-CMAC",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "NIST SP 800-38B; RFC 4493",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// AES-256-CMAC: key 32 bytes, otherwise as [`Aes128Cmac`].
    Aes256Cmac, U32, U16
}
impl Described for Aes256Cmac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-cmac",
        name: "AES-256-CMAC",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "NIST SP 800-38B; RFC 4493",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// AES-128-CBC-MAC: key 16, tag 16 bytes; ISO/IEC 9797-1, MAC algorithm 1, padding method 1: zero bytes pad the
    /// message to whole blocks. Secure only if all messages under a key have one fixed length: from the tags of
    /// messages of different lengths anyone can compute tags of further messages. Appending zero bytes up to a whole
    /// block leaves the tag unchanged. Choose [`Aes128Cmac`] unless a peer requires this. At most 2^48 blocks under one
    /// key.
    Aes128CbcMac, U16, U16
}
impl Described for Aes128CbcMac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-cbc-mac",
        name: "AES-128-CBC-MAC",
        kind: Kind::Mac,
        standing: Standing::Legacy,
        specification: "ISO/IEC 9797-1, algorithm 1, padding method 1",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: true,
    };
}
mac! {
    /// AES-192-CBC-MAC: key 24 bytes, otherwise as [`Aes128CbcMac`].
    Aes192CbcMac, U24, U16
}
impl Described for Aes192CbcMac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-cbc-mac",
        name: "AES-192-CBC-MAC",
        kind: Kind::Mac,
        standing: Standing::Legacy,
        specification: "ISO/IEC 9797-1, algorithm 1, padding method 1",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: true,
    };
}
mac! {
    /// AES-256-CBC-MAC: key 32 bytes, otherwise as [`Aes128CbcMac`].
    Aes256CbcMac, U32, U16
}
impl Described for Aes256CbcMac {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-cbc-mac",
        name: "AES-256-CBC-MAC",
        kind: Kind::Mac,
        standing: Standing::Legacy,
        specification: "ISO/IEC 9797-1, algorithm 1, padding method 1",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: true,
    };
}
stream! {
    /// AES-128-CTR: key 16, nonce 16 bytes; SP 800-38A, section 6.5. The nonce is the first counter block; each
    /// following one is larger by 1, modulo 2^128. Does not authenticate: use an AEAD instead wherever possible. A
    /// counter block must be used only once under a key: reusing one reveals the XOR of the two plaintexts. If a nonce
    /// is 12 bytes that differ for each message and 4 zero bytes, a message has at most 2^36 bytes. At most 2^48 blocks
    /// of 16 bytes under one key.
    Aes128Ctr, U16, U16, U16
}
impl Described for Aes128Ctr {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-ctr",
        name: "AES-128-CTR",
        kind: Kind::StreamCipher,
        standing: Standing::Standard,
        specification: "NIST SP 800-38A, section 6.5",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// AES-192-CTR: key 24 bytes, otherwise as [`Aes128Ctr`].
    Aes192Ctr, U24, U16, U16
}
impl Described for Aes192Ctr {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-ctr",
        name: "AES-192-CTR",
        kind: Kind::StreamCipher,
        standing: Standing::Standard,
        specification: "NIST SP 800-38A, section 6.5",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// AES-256-CTR: key 32 bytes, otherwise as [`Aes128Ctr`].
    Aes256Ctr, U32, U16, U16
}
impl Described for Aes256Ctr {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-ctr",
        name: "AES-256-CTR",
        kind: Kind::StreamCipher,
        standing: Standing::Standard,
        specification: "NIST SP 800-38A, section 6.5",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-128-CBC: key 16, nonce (initialization vector) 16 bytes; plaintexts of whole blocks of 16 bytes, ciphertexts
    /// of the same length; SP 800-38A, section 6.2. For interoperability only: it does not authenticate; use an AEAD
    /// instead wherever possible. The initialization vector must be random for each message. At most 2^48 blocks under
    /// one key.
    Aes128Cbc
}
impl Described for Aes128Cbc {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-cbc",
        name: "AES-128-CBC",
        kind: Kind::Cbc,
        standing: Standing::Legacy,
        specification: "NIST SP 800-38A, section 6.2",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 18446744073709551599, 16),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-192-CBC: key 24 bytes, otherwise as [`Aes128Cbc`].
    Aes192Cbc
}
impl Described for Aes192Cbc {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-cbc",
        name: "AES-192-CBC",
        kind: Kind::Cbc,
        standing: Standing::Legacy,
        specification: "NIST SP 800-38A, section 6.2",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 18446744073709551599, 16),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-256-CBC: key 32 bytes, otherwise as [`Aes128Cbc`].
    Aes256Cbc
}
impl Described for Aes256Cbc {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-cbc",
        name: "AES-256-CBC",
        kind: Kind::Cbc,
        standing: Standing::Legacy,
        specification: "NIST SP 800-38A, section 6.2",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 18446744073709551599, 16),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-128-CBC with PKCS #7 padding: key 16, nonce (initialization vector) 16 bytes; plaintexts of any length,
    /// ciphertexts 1 to 16 bytes longer; SP 800-38A, section 6.2, RFC 5652, section 6.3. The padding is compared in
    /// constant time, but the result of the call says whether it was valid. A call with invalid padding also takes
    /// longer, because it zeroes the whole plaintext. An attacker who learns either can decrypt any message (padding
    /// oracle). For interoperability only, and only after a MAC was verified. The initialization vector must be random
    /// for each message. At most 2^48 blocks under one key.
    Aes128CbcPkcs7
}
impl Described for Aes128CbcPkcs7 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-cbc-pkcs7",
        name: "AES-128-CBC-PKCS7",
        kind: Kind::Cbc,
        standing: Standing::Legacy,
        specification: "NIST SP 800-38A, section 6.2; RFC 5652, section 6.3",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 18446744073709551599, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-192-CBC with padding: key 24 bytes, otherwise as [`Aes128CbcPkcs7`].
    Aes192CbcPkcs7
}
impl Described for Aes192CbcPkcs7 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-cbc-pkcs7",
        name: "AES-192-CBC-PKCS7",
        kind: Kind::Cbc,
        standing: Standing::Legacy,
        specification: "NIST SP 800-38A, section 6.2; RFC 5652, section 6.3",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 18446744073709551599, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-256-CBC with padding: key 32 bytes, otherwise as [`Aes128CbcPkcs7`].
    Aes256CbcPkcs7
}
impl Described for Aes256CbcPkcs7 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-cbc-pkcs7",
        name: "AES-256-CBC-PKCS7",
        kind: Kind::Cbc,
        standing: Standing::Legacy,
        specification: "NIST SP 800-38A, section 6.2; RFC 5652, section 6.3",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 18446744073709551599, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-128-KW, key wrap: key 16 bytes; wraps keys of 16 bytes or more, in steps of 8, to ciphertexts 8 bytes
    /// longer; RFC 3394, SP 800-38F. Authenticates, with 64 bits. Needs no nonce: equal keys give equal ciphertexts. At
    /// most 2^48 keys under one key.
    Aes128Kw
}
impl Described for Aes128Kw {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-kw",
        name: "AES-128-KW",
        kind: Kind::KeyWrap,
        standing: Standing::Standard,
        specification: "RFC 3394; NIST SP 800-38F",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(16, 16, 18446744073709551600, 8),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-192-KW: key 24 bytes, otherwise as [`Aes128Kw`].
    Aes192Kw
}
impl Described for Aes192Kw {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-kw",
        name: "AES-192-KW",
        kind: Kind::KeyWrap,
        standing: Standing::Standard,
        specification: "RFC 3394; NIST SP 800-38F",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(16, 16, 18446744073709551600, 8),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-256-KW: key 32 bytes, otherwise as [`Aes128Kw`].
    Aes256Kw
}
impl Described for Aes256Kw {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-kw",
        name: "AES-256-KW",
        kind: Kind::KeyWrap,
        standing: Standing::Standard,
        specification: "RFC 3394; NIST SP 800-38F",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(16, 16, 18446744073709551600, 8),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-128-KWP, key wrap with padding: key 16 bytes; wraps keys of 1 to 2^32 - 17 bytes, padded to a multiple of 8,
    /// to ciphertexts 8 bytes longer than that; RFC 5649, SP 800-38F. Otherwise as [`Aes128Kw`].
    Aes128Kwp
}
impl Described for Aes128Kwp {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-128-kwp",
        name: "AES-128-KWP",
        kind: Kind::KeyWrap,
        standing: Standing::Standard,
        specification: "RFC 5649; NIST SP 800-38F",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(1, 1, 4294967279, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-192-KWP: key 24 bytes, otherwise as [`Aes128Kwp`].
    Aes192Kwp
}
impl Described for Aes192Kwp {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-192-kwp",
        name: "AES-192-KWP",
        kind: Kind::KeyWrap,
        standing: Standing::Standard,
        specification: "RFC 5649; NIST SP 800-38F",
        block_size: 16,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(1, 1, 4294967279, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// AES-256-KWP: key 32 bytes, otherwise as [`Aes128Kwp`].
    Aes256Kwp
}
impl Described for Aes256Kwp {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "aes-256-kwp",
        name: "AES-256-KWP",
        kind: Kind::KeyWrap,
        standing: Standing::Standard,
        specification: "RFC 5649; NIST SP 800-38F",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(1, 1, 4294967279, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
mac_with_nonce! {
    /// Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes; D. J.
    /// Bernstein, "The Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are
    /// cleared. Messages of any length. A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce
    /// and their tags anyone can compute r; forgeries follow. At most 2^64 messages under one key. A forgery succeeds
    /// with a probability per attempt of 2^-103 for each 16 bytes of the longest message.
    Poly1305Aes, U32, U16, U16
}
impl Described for Poly1305Aes {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "poly1305-aes",
        name: "Poly1305-AES",
        kind: Kind::Mac,
        standing: Standing::Published,
        specification: "D. J. Bernstein, The Poly1305-AES message-authentication code (2005), section 2",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at most 2^38 - 64
    /// bytes, which is enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32 messages
    /// with random nonces. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest
    /// message.
    ChaCha20Poly1305, U32, U12, U16
}
impl Described for ChaCha20Poly1305 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "chacha20-poly1305",
        name: "ChaCha20-Poly1305",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "RFC 8439 (2018), section 2.8",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, 274877906880, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as [`ChaCha20Poly1305`];
    /// draft-irtf-cfrg-xchacha-03, section 2.
    XChaCha20Poly1305, U32, U24, U16
}
impl Described for XChaCha20Poly1305 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xchacha20-poly1305",
        name: "XChaCha20-Poly1305",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "draft-irtf-cfrg-xchacha-03, section 2",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(24, 24, 24, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, 274877906880, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// ChaCha20: key 32, nonce 12 bytes, block counter from 0; RFC 8439, section 2.4. A message has at most 2^38 bytes,
    /// which is enforced. Does not authenticate: use an AEAD instead wherever possible. A nonce must be used only once
    /// under a key: reuse reveals the XOR of the two plaintexts. With random nonces at most 2^32 messages under one
    /// key. The AEAD of RFC 8439, whose plaintexts begin at block 1, is [`ChaCha20Poly1305`].
    ChaCha20, U32, U12, U64
}
impl Described for ChaCha20 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "chacha20",
        name: "ChaCha20",
        kind: Kind::StreamCipher,
        standing: Standing::Published,
        specification: "RFC 8439 (2018), section 2.4",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 274877906944, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// ChaCha20 in its original form: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "ChaCha,
    /// a variant of Salsa20", 2008. Messages of any length. For interoperability only. Nonces are too short to be
    /// random: count. Otherwise as [`ChaCha20`].
    ChaCha20Djb, U32, U8, U64
}
impl Described for ChaCha20Djb {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "chacha20-djb",
        name: "ChaCha20-djb",
        kind: Kind::StreamCipher,
        standing: Standing::Legacy,
        specification: "D. J. Bernstein, ChaCha, a variant of Salsa20 (2008)",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(8, 8, 8, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with the block
    /// counter from 0. Otherwise as [`ChaCha20`].
    XChaCha20, U32, U24, U64
}
impl Described for XChaCha20 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xchacha20",
        name: "XChaCha20",
        kind: Kind::StreamCipher,
        standing: Standing::Published,
        specification: "draft-irtf-cfrg-xchacha-03, section 2.3",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(24, 24, 24, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 274877906944, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "Salsa20 specification", 2005,
    /// in the eSTREAM portfolio. Messages of any length. Nonces are too short to be random: count. Otherwise as
    /// [`ChaCha20`].
    Salsa20, U32, U8, U64
}
impl Described for Salsa20 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "salsa20",
        name: "Salsa20",
        kind: Kind::StreamCipher,
        standing: Standing::Published,
        specification: "D. J. Bernstein, Salsa20 specification (2005)",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(8, 8, 8, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
stream! {
    /// XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce", 2011.
    /// Messages of any length. Otherwise as [`ChaCha20`].
    XSalsa20, U32, U24, U64
}
impl Described for XSalsa20 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xsalsa20",
        name: "XSalsa20",
        kind: Kind::StreamCipher,
        standing: Standing::Published,
        specification: "D. J. Bernstein, Extending the Salsa20 nonce (2011)",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(24, 24, 24, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages under one
    /// key and their tags anyone can compute the key and forge further messages. So do not use a [`Authenticator`] for
    /// a second message, and do not continue a copy of an [`Authenticator`] with another message. For each message,
    /// take fresh output of a cipher or of a KDF as the key. A forgery succeeds with a probability per attempt of
    /// 2^-103 for each 16 bytes of the longest message.
    Poly1305, U32, U16
}
impl Described for Poly1305 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "poly1305",
        name: "Poly1305",
        kind: Kind::Mac,
        standing: Standing::Published,
        specification: "RFC 8439 (2018), section 2.5; a key serves one message",
        block_size: 16,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: true,
        zero_padded: false,
    };
}
marker! {
    /// XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein, "Cryptography in
    /// NaCl", 2009. NaCl puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used only
    /// once under a key, and may be random. A forgery succeeds with a probability per attempt of 2^-103 for each 16
    /// bytes of the longest message.
    XSalsa20Poly1305
}
impl Described for XSalsa20Poly1305 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xsalsa20-poly1305",
        name: "XSalsa20-Poly1305",
        kind: Kind::SecretBox,
        standing: Standing::Published,
        specification: "D. J. Bernstein, Cryptography in NaCl (2009)",
        block_size: 64,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(24, 24, 24, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key. 128-bit
    /// security (section 3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each.
    RomulusN, U16, U16, U16
}
impl Described for RomulusN {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "romulus-n",
        name: "Romulus-N",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Romulus v1.3 (2021), section 2.4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals only that a
    /// message with its associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the
    /// message twice: incremental encryption is impossible, and incremental decryption would release unverified
    /// plaintext. Limits as for [`RomulusN`], message and associated data together. During decryption, the output holds
    /// unverified plaintext; when it returns, the output is verified or zero.
    RomulusM, U16, U16, U16
}
impl Described for RomulusM {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "romulus-m",
        name: "Romulus-M",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Romulus v1.3 (2021), section 2.4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use the key,
    /// every other secret is used in at most two calls, and a message that is not authentic produces no keystream.
    /// About 121-bit security (section 3.1). A nonce must be used only once under a key; if one repeats, authenticity
    /// remains. It reads the message twice, so it takes no messages in parts. Limits as for [`RomulusN`].
    RomulusT, U16, U16, U16
}
impl Described for RomulusT {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "romulus-t",
        name: "Romulus-T",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Romulus v1.3 (2021), section 2.4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages (section 3.2).
    RomulusH, U32, U32
}
impl Described for RomulusH {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "romulus-h",
        name: "Romulus-H",
        kind: Kind::HashFunction,
        standing: Standing::Finalist,
        specification: "Romulus v1.3 (2021), section 2.4",
        block_size: 32,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A nonce must be
    /// used only once under a key. Stay below 2^64 blocks of 8 bytes under one key.
    IsapA128A, U16, U16, U16
}
impl Described for IsapA128A {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "isap-a-128a",
        name: "ISAP-A-128A",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "ISAP v2.0 (2021), section 2",
        block_size: 8,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// ISAP-A-128: as [`IsapA128A`], with twelve rounds for each bit of re-keying and each block of keystream.
    IsapA128, U16, U16, U16
}
impl Described for IsapA128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "isap-a-128",
        name: "ISAP-A-128",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "ISAP v2.0 (2021), section 2",
        block_size: 8,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p\[400]; ISAP v2.0, section 2. 128-bit security. A nonce
    /// must be used only once under a key. Stay below 2^64 blocks of 18 bytes under one key.
    IsapK128A, U16, U16, U16
}
impl Described for IsapK128A {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "isap-k-128a",
        name: "ISAP-K-128A",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "ISAP v2.0 (2021), section 2",
        block_size: 18,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// ISAP-K-128: as [`IsapK128A`], with twenty rounds for each block of the tag, and twelve everywhere else.
    IsapK128, U16, U16, U16
}
impl Described for IsapK128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "isap-k-128",
        name: "ISAP-K-128",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "ISAP v2.0 (2021), section 2",
        block_size: 18,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once under a
    /// key. Birthday bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR
    /// ePrint 2021/737).
    GiftCofb, U16, U16, U16
}
impl Described for GiftCofb {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "gift-cofb",
        name: "GIFT-COFB",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "GIFT-COFB v1.1 (2021), section 2.4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Xoodyak: key 16, nonce 16, tag 16 bytes; Xoodyak, section 3.2.2. A nonce must be used only once under a key.
    Xoodyak, U16, U16, U16
}
impl Described for Xoodyak {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xoodyak",
        name: "Xoodyak",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Xoodyak (2021), section 3.2.2",
        block_size: 24,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Xoodyak-Hash: digest 32 bytes; Xoodyak, section 3.1. 128-bit security against collisions and preimages.
    XoodyakHash, U16, U32
}
impl Described for XoodyakHash {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xoodyak-hash",
        name: "Xoodyak-Hash",
        kind: Kind::HashFunction,
        standing: Standing::Finalist,
        specification: "Xoodyak (2021), section 3.1",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// Xoodyak-XOF: output of any length; Xoodyak, section 3.1. At most 128-bit security; against collisions at most
    /// half the output's bits.
    XoodyakXof, U16
}
impl Described for XoodyakXof {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xoodyak-xof",
        name: "Xoodyak-XOF",
        kind: Kind::Xof,
        standing: Standing::Finalist,
        specification: "Xoodyak (2021), section 3.1",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Schwaemm256-128: key 16, nonce 32, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be
    /// used only once under a key, but may be random. At most 2^68 bytes under one key (table 2.3).
    Schwaemm256_128, U16, U32, U16
}
impl Described for Schwaemm256_128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "schwaemm-256-128",
        name: "Schwaemm256-128",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.3",
        block_size: 32,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(32, 32, 32, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Schwaemm192-192: key 24, nonce 24, tag 24 bytes; Sparkle v1.2, section 2.3. 184-bit security. A nonce must be
    /// used only once under a key, but may be random. At most 2^68 bytes under one key (table 2.3).
    Schwaemm192_192, U24, U24, U24
}
impl Described for Schwaemm192_192 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "schwaemm-192-192",
        name: "Schwaemm192-192",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.3",
        block_size: 24,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(24, 24, 24, 1),
        tag: Sizes::of(24, 24, 24, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Schwaemm128-128: key 16, nonce 16, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be
    /// used only once under a key; random ones only for far fewer than 2^64 messages (section 1.4.3). At most 2^68
    /// bytes under one key (table 2.3).
    Schwaemm128_128, U16, U16, U16
}
impl Described for Schwaemm128_128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "schwaemm-128-128",
        name: "Schwaemm128-128",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.3",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Schwaemm256-256: key 32, nonce 32, tag 32 bytes; Sparkle v1.2, section 2.3. 248-bit security. A nonce must be
    /// used only once under a key, but may be random. At most 2^133 bytes under one key (table 2.3).
    Schwaemm256_256, U32, U32, U32
}
impl Described for Schwaemm256_256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "schwaemm-256-256",
        name: "Schwaemm256-256",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.3",
        block_size: 32,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(32, 32, 32, 1),
        tag: Sizes::of(32, 32, 32, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Esch256: digest 32 bytes; Sparkle v1.2, section 2.2. 128-bit security against collisions and preimages.
    Esch256, U16, U32
}
impl Described for Esch256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "esch256",
        name: "Esch256",
        kind: Kind::HashFunction,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.2",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Esch384: digest 48 bytes; Sparkle v1.2, section 2.2. 192-bit security against collisions and preimages.
    Esch384, U16, U48
}
impl Described for Esch384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "esch384",
        name: "Esch384",
        kind: Kind::HashFunction,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.2",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 48,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// XOEsch256: output of any length; Sparkle v1.2, section 2.2. At most 128-bit security; against collisions at most
    /// half the output's bits.
    XoEsch256, U16
}
impl Described for XoEsch256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xoesch256",
        name: "XOEsch256",
        kind: Kind::Xof,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.2",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// XOEsch384: output of any length; Sparkle v1.2, section 2.2. At most 192-bit security; against collisions at most
    /// half the output's bits.
    XoEsch384, U16
}
impl Described for XoEsch384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "xoesch384",
        name: "XOEsch384",
        kind: Kind::Xof,
        standing: Standing::Finalist,
        specification: "Sparkle v1.2 (2021), section 2.2",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 48,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// TinyJAMBU-128: key 16, nonce 12, tag 8 bytes; TinyJAMBU v2, section 3.3. 112-bit security of the encryption,
    /// 64-bit against forgery (section 4.1). A nonce must be used only once under a key. Stay below 2^50 bytes under
    /// one key, the amount that the competition asks for.
    TinyJambu128, U16, U12, U8
}
impl Described for TinyJambu128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "tinyjambu-128",
        name: "TinyJAMBU-128",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "TinyJAMBU v2 (2021), section 3.3",
        block_size: 4,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(8, 8, 8, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// TinyJAMBU-192: as [`TinyJambu128`], with a key of 24 bytes and more security of the encryption; TinyJAMBU v2,
    /// section 3.4.
    TinyJambu192, U24, U12, U8
}
impl Described for TinyJambu192 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "tinyjambu-192",
        name: "TinyJAMBU-192",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "TinyJAMBU v2 (2021), section 3.4",
        block_size: 4,
        key: Sizes::of(24, 24, 24, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(8, 8, 8, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// TinyJAMBU-256: as [`TinyJambu128`], with a key of 32 bytes and 224-bit security of the encryption; TinyJAMBU v2,
    /// section 3.5.
    TinyJambu256, U32, U12, U8
}
impl Described for TinyJambu256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "tinyjambu-256",
        name: "TinyJAMBU-256",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "TinyJAMBU v2 (2021), section 3.5",
        block_size: 4,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(8, 8, 8, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// PHOTON-Beetle-AEAD\[128]: key 16, nonce 16, tag 16 bytes; PHOTON-Beetle v1.1, section 3.2. 121-bit security. A
    /// nonce must be used only once under a key. Stay below 2^50 bytes under one key, the amount that the competition
    /// asks for.
    PhotonBeetleAead128, U16, U16, U16
}
impl Described for PhotonBeetleAead128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "photon-beetle-aead128",
        name: "PHOTON-Beetle-AEAD[128]",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "PHOTON-Beetle v1.1 (2021), section 3.2",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// PHOTON-Beetle-AEAD\[32]: as [`PhotonBeetleAead128`], with blocks of 4 bytes and 128-bit security; PHOTON-Beetle
    /// v1.1, section 3.2.
    PhotonBeetleAead32, U16, U16, U16
}
impl Described for PhotonBeetleAead32 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "photon-beetle-aead32",
        name: "PHOTON-Beetle-AEAD[32]",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "PHOTON-Beetle v1.1 (2021), section 3.2",
        block_size: 4,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// PHOTON-Beetle-Hash\[32]: digest 32 bytes; PHOTON-Beetle v1.1, section 3.3. 112-bit security against collisions,
    /// 128-bit against preimages.
    PhotonBeetleHash32, U16, U32
}
impl Described for PhotonBeetleHash32 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "photon-beetle-hash",
        name: "PHOTON-Beetle-Hash[32]",
        kind: Kind::HashFunction,
        standing: Standing::Finalist,
        specification: "PHOTON-Beetle v1.1 (2021), section 3.3",
        block_size: 16,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Elephant-160, Dumbo: key 16, nonce 12, tag 8 bytes; Elephant v2, section 2.4. A nonce must be used only once
    /// under a key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
    Elephant160, U16, U12, U8
}
impl Described for Elephant160 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "elephant-160",
        name: "Elephant-160 (Dumbo)",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Elephant v2 (2021), section 2.4",
        block_size: 20,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(8, 8, 8, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Elephant-176, Jumbo: as [`Elephant160`], with a larger permutation; Elephant v2, section 2.5.
    Elephant176, U16, U12, U8
}
impl Described for Elephant176 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "elephant-176",
        name: "Elephant-176 (Jumbo)",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Elephant v2 (2021), section 2.5",
        block_size: 22,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(8, 8, 8, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Elephant-200, Delirium: key 16, nonce 12, tag 16 bytes; Elephant v2, section 2.6. The permutation is
    /// Keccak-f\[200], which suits software better. A nonce must be used only once under a key. Stay below 2^50 bytes
    /// under one key, as for [`Elephant160`].
    Elephant200, U16, U12, U16
}
impl Described for Elephant200 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "elephant-200",
        name: "Elephant-200 (Delirium)",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Elephant v2 (2021), section 2.6",
        block_size: 25,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Grain-128AEADv2: key 16, nonce 12, tag 8 bytes; Grain-128AEADv2, sections 2.5 and 2.6. A nonce must be used only
    /// once under a key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
    Grain128AeadV2, U16, U12, U8
}
impl Described for Grain128AeadV2 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "grain-128aeadv2",
        name: "Grain-128AEADv2",
        kind: Kind::Aead,
        standing: Standing::Finalist,
        specification: "Grain-128AEADv2 (2021), section 2.6",
        block_size: 8,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(12, 12, 12, 1),
        tag: Sizes::of(8, 8, 8, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once
    /// under a key; with random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt
    /// to forge one of that length succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0",
    /// Journal of Cryptology 32, 2019).
    Norx32_4_1, U16, U16, U16
}
impl Described for Norx32_4_1 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "norx32-4-1",
        name: "NORX32-4-1",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "NORX v3.0 (2016), sections 3.2 and 3.5",
        block_size: 48,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once
    /// under a key; with random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt
    /// to forge one of that length succeeds with a probability of about 2^(m - 256).
    Norx64_4_1, U32, U32, U32
}
impl Described for Norx64_4_1 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "norx64-4-1",
        name: "NORX64-4-1",
        kind: Kind::Aead,
        standing: Standing::Published,
        specification: "NORX v3.0 (2016), sections 3.2 and 3.5",
        block_size: 96,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(32, 32, 32, 1),
        tag: Sizes::of(32, 32, 32, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and the key
    /// (Chaigneau, Fuhr, Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology
    /// 32, 2019). For interoperability only, such as with Cifra. A nonce must be used only once under a key, and is too
    /// short to be random: count.
    Norx32_4_1V2, U16, U8, U16
}
impl Described for Norx32_4_1V2 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "norx32-4-1-v2",
        name: "NORX32-4-1 v2.0",
        kind: Kind::Aead,
        standing: Standing::Legacy,
        specification: "NORX v2.0 (2015); broken: ToSC 2017/1, pages 156 to 174",
        block_size: 48,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(8, 8, 8, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA-224: digest 28 bytes; FIPS 180-4, section 6.3. 112-bit security against collisions. A message has fewer than
    /// 2^61 bytes.
    Sha224, U64, U28
}
impl Described for Sha224 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha-224",
        name: "SHA-224",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 180-4, section 6.3",
        block_size: 64,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 28,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA-256: digest 32 bytes; FIPS 180-4, section 6.2. 128-bit security against collisions. A message has fewer than
    /// 2^61 bytes.
    Sha256, U64, U32
}
impl Described for Sha256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha-256",
        name: "SHA-256",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 180-4, section 6.2",
        block_size: 64,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA-384: digest 48 bytes; FIPS 180-4, section 6.5. 192-bit security against collisions. A message has fewer than
    /// 2^64 bytes.
    Sha384, U128, U48
}
impl Described for Sha384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha-384",
        name: "SHA-384",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 180-4, section 6.5",
        block_size: 128,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 48,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA-512: digest 64 bytes; FIPS 180-4, section 6.4. 256-bit security against collisions. A message has fewer than
    /// 2^64 bytes.
    Sha512, U128, U64
}
impl Described for Sha512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha-512",
        name: "SHA-512",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 180-4, section 6.4",
        block_size: 128,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 64,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA-512/256: digest 32 bytes; FIPS 180-4, section 6.7. 128-bit security against collisions, at the speed of
    /// SHA-512. A message has fewer than 2^64 bytes.
    Sha512_256, U128, U32
}
impl Described for Sha512_256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha-512-256",
        name: "SHA-512/256",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 180-4, section 6.7",
        block_size: 128,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against preimages.
    Sha3_224, U144, U28
}
impl Described for Sha3_224 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha3-224",
        name: "SHA3-224",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 202, section 6.1",
        block_size: 144,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 28,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against preimages.
    Sha3_256, U136, U32
}
impl Described for Sha3_256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha3-256",
        name: "SHA3-256",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 202, section 6.1",
        block_size: 136,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against preimages.
    Sha3_384, U104, U48
}
impl Described for Sha3_384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha3-384",
        name: "SHA3-384",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 202, section 6.1",
        block_size: 104,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 48,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against preimages.
    Sha3_512, U72, U64
}
impl Described for Sha3_512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha3-512",
        name: "SHA3-512",
        kind: Kind::HashFunction,
        standing: Standing::Standard,
        specification: "FIPS 202, section 6.1",
        block_size: 72,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 64,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at most half
    /// the output's bits.
    Shake128, U168
}
impl Described for Shake128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "shake128",
        name: "SHAKE128",
        kind: Kind::Xof,
        standing: Standing::Standard,
        specification: "FIPS 202, section 6.2",
        block_size: 168,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at most half
    /// the output's bits.
    Shake256, U136
}
impl Described for Shake256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "shake256",
        name: "SHAKE256",
        kind: Kind::Xof,
        standing: Standing::Standard,
        specification: "FIPS 202, section 6.2",
        block_size: 136,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 64,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
customized_xof! {
    /// cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an empty
    /// customization string it is [`Shake128`]. The function name, which NIST reserves, is empty.
    CShake128, U168
}
impl Described for CShake128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "cshake128",
        name: "cSHAKE128",
        kind: Kind::Xof,
        standing: Standing::Standard,
        specification: "NIST SP 800-185, section 3",
        block_size: 168,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: UNLIMITED,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
customized_xof! {
    /// cSHAKE256: as [`CShake128`], over [`Shake256`].
    CShake256, U136
}
impl Described for CShake256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "cshake256",
        name: "cSHAKE256",
        kind: Kind::Xof,
        standing: Standing::Standard,
        specification: "NIST SP 800-185, section 3",
        block_size: 136,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: UNLIMITED,
        digest_size: 64,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1, RFC
    /// 4231. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A
    /// message has fewer than 2^60 bytes.
    HmacSha224, U28, U28
}
impl Described for HmacSha224 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha-224",
        name: "HMAC-SHA-224",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 64,
        key: Sizes::of(28, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(28, 10, 28, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1, RFC
    /// 4231. A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A
    /// message has fewer than 2^60 bytes.
    HmacSha256, U32, U32
}
impl Described for HmacSha256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha-256",
        name: "HMAC-SHA-256",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 64,
        key: Sizes::of(32, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(32, 10, 32, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1, RFC
    /// 4231. A key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A
    /// message has fewer than 2^63 bytes.
    HmacSha384, U48, U48
}
impl Described for HmacSha384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha-384",
        name: "HMAC-SHA-384",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 128,
        key: Sizes::of(48, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(48, 10, 48, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1, RFC
    /// 4231. A key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A
    /// message has fewer than 2^63 bytes.
    HmacSha512, U64, U64
}
impl Described for HmacSha512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha-512",
        name: "HMAC-SHA-512",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 128,
        key: Sizes::of(64, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(64, 10, 64, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA3-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1 over
    /// FIPS 202, section 7. A key of more than 144 bytes is hashed first; trailing zero bytes of a shorter one have no
    /// effect.
    HmacSha3_224, U28, U28
}
impl Described for HmacSha3_224 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha3-224",
        name: "HMAC-SHA3-224",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 144,
        key: Sizes::of(28, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(28, 10, 28, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA3-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1 over
    /// FIPS 202, section 7. A key of more than 136 bytes is hashed first; trailing zero bytes of a shorter one have no
    /// effect.
    HmacSha3_256, U32, U32
}
impl Described for HmacSha3_256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha3-256",
        name: "HMAC-SHA3-256",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 136,
        key: Sizes::of(32, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(32, 10, 32, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA3-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1 over
    /// FIPS 202, section 7. A key of more than 104 bytes is hashed first; trailing zero bytes of a shorter one have no
    /// effect.
    HmacSha3_384, U48, U48
}
impl Described for HmacSha3_384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha3-384",
        name: "HMAC-SHA3-384",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 104,
        key: Sizes::of(48, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(48, 10, 48, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA3-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1 over
    /// FIPS 202, section 7. A key of more than 72 bytes is hashed first; trailing zero bytes of a shorter one have no
    /// effect.
    HmacSha3_512, U64, U64
}
impl Described for HmacSha3_512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha3-512",
        name: "HMAC-SHA3-512",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "FIPS 198-1",
        block_size: 72,
        key: Sizes::of(64, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(64, 10, 64, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// HMAC-SHA-1: key of any length, default 20 bytes; tag 20 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 2202.
    /// A key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has
    /// fewer than 2^60 bytes. The collisions of SHA-1 do not break it (RFC 6194, section 3.3), but choose
    /// [`HmacSha256`].
    HmacSha1, U20, U20
}
impl Described for HmacSha1 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-sha-1",
        name: "HMAC-SHA-1",
        kind: Kind::Mac,
        standing: Standing::Legacy,
        specification: "FIPS 198-1",
        block_size: 64,
        key: Sizes::of(20, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(20, 10, 20, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The secret must be
    /// hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
    /// information gives independent outputs. `extract` gives 32 bytes, from which `expand` derives an output; `derive`
    /// does both.
    HkdfSha256
}
impl Described for HkdfSha256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hkdf-sha-256",
        name: "HKDF-SHA-256",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 5869",
        block_size: 64,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 8160,
        extract_size: 32,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The secret must be
    /// hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
    /// information gives independent outputs. `extract` gives 48 bytes, from which `expand` derives an output; `derive`
    /// does both.
    HkdfSha384
}
impl Described for HkdfSha384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hkdf-sha-384",
        name: "HKDF-SHA-384",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 5869",
        block_size: 128,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 12240,
        extract_size: 48,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The secret must be
    /// hard to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different
    /// information gives independent outputs. `extract` gives 64 bytes, from which `expand` derives an output; `derive`
    /// does both.
    HkdfSha512
}
impl Described for HkdfSha512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hkdf-sha-512",
        name: "HKDF-SHA-512",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 5869",
        block_size: 128,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 16320,
        extract_size: 64,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 28 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha224
}
impl Described for Pbkdf2HmacSha224 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha-224",
        name: "PBKDF2-HMAC-SHA-224",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 64,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 120259084260,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 32 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha256
}
impl Described for Pbkdf2HmacSha256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha-256",
        name: "PBKDF2-HMAC-SHA-256",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 64,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 137438953440,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 48 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha384
}
impl Described for Pbkdf2HmacSha384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha-384",
        name: "PBKDF2-HMAC-SHA-384",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 128,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 206158430160,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 64 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha512
}
impl Described for Pbkdf2HmacSha512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha-512",
        name: "PBKDF2-HMAC-SHA-512",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 128,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 274877906880,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA3-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 28 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha3_224
}
impl Described for Pbkdf2HmacSha3_224 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha3-224",
        name: "PBKDF2-HMAC-SHA3-224",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 144,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 120259084260,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA3-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 32 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha3_256
}
impl Described for Pbkdf2HmacSha3_256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha3-256",
        name: "PBKDF2-HMAC-SHA3-256",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 136,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 137438953440,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA3-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 48 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha3_384
}
impl Described for Pbkdf2HmacSha3_384 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha3-384",
        name: "PBKDF2-HMAC-SHA3-384",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 104,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 206158430160,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA3-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 64 bytes costs you more than an attacker: do not ask for more.
    Pbkdf2HmacSha3_512
}
impl Described for Pbkdf2HmacSha3_512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha3-512",
        name: "PBKDF2-HMAC-SHA3-512",
        kind: Kind::Kdf,
        standing: Standing::Standard,
        specification: "RFC 8018, section 5.2",
        block_size: 72,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 274877906880,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// PBKDF2-HMAC-SHA-1: password and salt of any length; output 1 to (2^32 - 1) * 20 bytes; RFC 8018, section 5.2.
    /// Use a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more
    /// than 20 bytes costs you more than an attacker: do not ask for more. Choose [`Pbkdf2HmacSha256`].
    Pbkdf2HmacSha1
}
impl Described for Pbkdf2HmacSha1 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "pbkdf2-hmac-sha-1",
        name: "PBKDF2-HMAC-SHA-1",
        kind: Kind::Kdf,
        standing: Standing::Legacy,
        specification: "RFC 8018, section 5.2",
        block_size: 64,
        key: Sizes::of(0, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 85899345900,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32, at least
    /// 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4.
    Kmac128, U16, U32
}
impl Described for Kmac128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "kmac128",
        name: "KMAC128",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "NIST SP 800-185, section 4",
        block_size: 168,
        key: Sizes::of(16, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(32, 4, UNLIMITED, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: UNLIMITED,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
mac! {
    /// KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64, at least
    /// 8 unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4.
    Kmac256, U32, U64
}
impl Described for Kmac256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "kmac256",
        name: "KMAC256",
        kind: Kind::Mac,
        standing: Standing::Standard,
        specification: "NIST SP 800-185, section 4",
        block_size: 136,
        key: Sizes::of(32, 0, UNLIMITED, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(64, 4, UNLIMITED, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: UNLIMITED,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
generator! {
    /// Hash_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A
    /// Rev. 1, section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due.
    HashDrbgSha256, linnet_hash_drbg_sha_256_generator
}
impl Described for HashDrbgSha256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hash-drbg-sha-256",
        name: "Hash_DRBG-SHA-256",
        kind: Kind::Drbg,
        standing: Standing::Standard,
        specification: "SP 800-90A Rev. 1, section 10.1.1",
        block_size: 32,
        key: Sizes::of(32, 32, 4294967296, 1),
        nonce: Sizes::of(16, 16, 4294967296, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 65536,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
generator! {
    /// Hash_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A
    /// Rev. 1, section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster
    /// than over SHA-256 on 64-bit processors without SHA-256 instructions.
    HashDrbgSha512, linnet_hash_drbg_sha_512_generator
}
impl Described for HashDrbgSha512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hash-drbg-sha-512",
        name: "Hash_DRBG-SHA-512",
        kind: Kind::Drbg,
        standing: Standing::Standard,
        specification: "SP 800-90A Rev. 1, section 10.1.1",
        block_size: 64,
        key: Sizes::of(32, 32, 4294967296, 1),
        nonce: Sizes::of(16, 16, 4294967296, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 65536,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
generator! {
    /// HMAC_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A
    /// Rev. 1, section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due.
    HmacDrbgSha256, linnet_hmac_drbg_sha_256_generator
}
impl Described for HmacDrbgSha256 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-drbg-sha-256",
        name: "HMAC_DRBG-SHA-256",
        kind: Kind::Drbg,
        standing: Standing::Standard,
        specification: "SP 800-90A Rev. 1, section 10.1.2",
        block_size: 32,
        key: Sizes::of(32, 32, 4294967296, 1),
        nonce: Sizes::of(16, 16, 4294967296, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 65536,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
generator! {
    /// HMAC_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A
    /// Rev. 1, section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster
    /// than over SHA-256 on 64-bit processors without SHA-256 instructions.
    HmacDrbgSha512, linnet_hmac_drbg_sha_512_generator
}
impl Described for HmacDrbgSha512 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "hmac-drbg-sha-512",
        name: "HMAC_DRBG-SHA-512",
        kind: Kind::Drbg,
        standing: Standing::Standard,
        specification: "SP 800-90A Rev. 1, section 10.1.2",
        block_size: 64,
        key: Sizes::of(32, 32, 4294967296, 1),
        nonce: Sizes::of(16, 16, 4294967296, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 65536,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
marker! {
    /// X25519: secret key 32 bytes, public key 32 bytes, shared secret 32 bytes; RFC 7748, section 5. 128-bit security.
    /// Five bits of a secret key are fixed and the last bit of a public key is ignored, as section 5 requires; public
    /// keys not below 2^255 - 19 are reduced.
    X25519
}
impl Described for X25519 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "x25519",
        name: "X25519",
        kind: Kind::KeyExchange,
        standing: Standing::Published,
        specification: "RFC 7748, section 5",
        block_size: 32,
        key: Sizes::of(32, 32, 32, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, 0, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 32,
        shared_secret_size: 32,
        incremental: false,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once
    /// under a key. At most 2^64 blocks under one key.
    Ascon128, U16, U16, U16
}
impl Described for Ascon128 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-128",
        name: "Ascon-128",
        kind: Kind::Aead,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.4",
        block_size: 8,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be used only
    /// once under a key. At most 2^64 blocks under one key.
    Ascon128a, U16, U16, U16
}
impl Described for Ascon128a {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-128a",
        name: "Ascon-128a",
        kind: Kind::Aead,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.4",
        block_size: 16,
        key: Sizes::of(16, 16, 16, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
aead! {
    /// Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only
    /// once under a key. At most 2^64 blocks under one key.
    Ascon80pq, U20, U16, U16
}
impl Described for Ascon80pq {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-80pq",
        name: "Ascon-80pq",
        kind: Kind::Aead,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.4",
        block_size: 8,
        key: Sizes::of(20, 20, 20, 1),
        nonce: Sizes::of(16, 16, 16, 1),
        tag: Sizes::of(16, 16, 16, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 0,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Ascon-Hash (v1.2): digest 32 bytes; section 2.5.
    AsconHash, U8, U32
}
impl Described for AsconHash {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-hash",
        name: "Ascon-Hash",
        kind: Kind::HashFunction,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.5",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks.
    AsconHashA, U8, U32
}
impl Described for AsconHashA {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-hasha",
        name: "Ascon-HashA",
        kind: Kind::HashFunction,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.5",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// Ascon-Xof (v1.2): output of any length; section 2.5.
    AsconXof, U8
}
impl Described for AsconXof {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-xof",
        name: "Ascon-Xof",
        kind: Kind::Xof,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.5",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
xof! {
    /// Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks.
    AsconXofA, U8
}
impl Described for AsconXofA {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "ascon-xofa",
        name: "Ascon-XofA",
        kind: Kind::Xof,
        standing: Standing::Legacy,
        specification: "Ascon v1.2 (2021), section 2.5",
        block_size: 8,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 32,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}
hash! {
    /// SHA-1: digest 20 bytes; FIPS 180-4, section 6.1. Broken: a collision costs about 2^61 calls of the compression
    /// function, one with chosen prefixes 2^63 (G. Leurent, T. Peyrin, SHA-1 is a Shambles, USENIX Security 2020). A
    /// message has fewer than 2^61 bytes.
    Sha1, U64, U20
}
impl Described for Sha1 {
    const ALGORITHM: &'static Algorithm = &Algorithm {
        id: "sha-1",
        name: "SHA-1",
        kind: Kind::HashFunction,
        standing: Standing::Legacy,
        specification: "FIPS 180-4, section 6.1",
        block_size: 64,
        key: Sizes::of(0, 0, 0, 1),
        nonce: Sizes::of(0, 0, 0, 1),
        tag: Sizes::of(0, 0, 0, 1),
        message: Sizes::of(0, 0, UNLIMITED, 1),
        customization_max: 0,
        digest_size: 20,
        output_max: 0,
        extract_size: 0,
        public_key_size: 0,
        shared_secret_size: 0,
        incremental: true,
        one_time_key: false,
        zero_padded: false,
    };
}

pub(crate) static CATALOG: [&Algorithm; 135] = [
    AsconAead128::ALGORITHM,
    AsconAead128WithNonceMasking::ALGORITHM,
    AsconHash256::ALGORITHM,
    AsconXof128::ALGORITHM,
    AsconCxof128::ALGORITHM,
    AsconMac::ALGORITHM,
    AsconPrf::ALGORITHM,
    AsconPrfShort::ALGORITHM,
    Aes128Gcm::ALGORITHM,
    Aes192Gcm::ALGORITHM,
    Aes256Gcm::ALGORITHM,
    Aes128GcmSiv::ALGORITHM,
    Aes256GcmSiv::ALGORITHM,
    Aes128Ccm::ALGORITHM,
    Aes192Ccm::ALGORITHM,
    Aes256Ccm::ALGORITHM,
    Aes128Eax::ALGORITHM,
    Aes192Eax::ALGORITHM,
    Aes256Eax::ALGORITHM,
    Aes128Ocb::ALGORITHM,
    Aes192Ocb::ALGORITHM,
    Aes256Ocb::ALGORITHM,
    Aes128Cmac::ALGORITHM,
    Aes192Cmac::ALGORITHM,
    Aes256Cmac::ALGORITHM,
    Aes128CbcMac::ALGORITHM,
    Aes192CbcMac::ALGORITHM,
    Aes256CbcMac::ALGORITHM,
    Aes128Ctr::ALGORITHM,
    Aes192Ctr::ALGORITHM,
    Aes256Ctr::ALGORITHM,
    Aes128Cbc::ALGORITHM,
    Aes192Cbc::ALGORITHM,
    Aes256Cbc::ALGORITHM,
    Aes128CbcPkcs7::ALGORITHM,
    Aes192CbcPkcs7::ALGORITHM,
    Aes256CbcPkcs7::ALGORITHM,
    Aes128Kw::ALGORITHM,
    Aes192Kw::ALGORITHM,
    Aes256Kw::ALGORITHM,
    Aes128Kwp::ALGORITHM,
    Aes192Kwp::ALGORITHM,
    Aes256Kwp::ALGORITHM,
    Poly1305Aes::ALGORITHM,
    ChaCha20Poly1305::ALGORITHM,
    XChaCha20Poly1305::ALGORITHM,
    ChaCha20::ALGORITHM,
    ChaCha20Djb::ALGORITHM,
    XChaCha20::ALGORITHM,
    Salsa20::ALGORITHM,
    XSalsa20::ALGORITHM,
    Poly1305::ALGORITHM,
    XSalsa20Poly1305::ALGORITHM,
    RomulusN::ALGORITHM,
    RomulusM::ALGORITHM,
    RomulusT::ALGORITHM,
    RomulusH::ALGORITHM,
    IsapA128A::ALGORITHM,
    IsapA128::ALGORITHM,
    IsapK128A::ALGORITHM,
    IsapK128::ALGORITHM,
    GiftCofb::ALGORITHM,
    Xoodyak::ALGORITHM,
    XoodyakHash::ALGORITHM,
    XoodyakXof::ALGORITHM,
    Schwaemm256_128::ALGORITHM,
    Schwaemm192_192::ALGORITHM,
    Schwaemm128_128::ALGORITHM,
    Schwaemm256_256::ALGORITHM,
    Esch256::ALGORITHM,
    Esch384::ALGORITHM,
    XoEsch256::ALGORITHM,
    XoEsch384::ALGORITHM,
    TinyJambu128::ALGORITHM,
    TinyJambu192::ALGORITHM,
    TinyJambu256::ALGORITHM,
    PhotonBeetleAead128::ALGORITHM,
    PhotonBeetleAead32::ALGORITHM,
    PhotonBeetleHash32::ALGORITHM,
    Elephant160::ALGORITHM,
    Elephant176::ALGORITHM,
    Elephant200::ALGORITHM,
    Grain128AeadV2::ALGORITHM,
    Norx32_4_1::ALGORITHM,
    Norx64_4_1::ALGORITHM,
    Norx32_4_1V2::ALGORITHM,
    Sha224::ALGORITHM,
    Sha256::ALGORITHM,
    Sha384::ALGORITHM,
    Sha512::ALGORITHM,
    Sha512_256::ALGORITHM,
    Sha3_224::ALGORITHM,
    Sha3_256::ALGORITHM,
    Sha3_384::ALGORITHM,
    Sha3_512::ALGORITHM,
    Shake128::ALGORITHM,
    Shake256::ALGORITHM,
    CShake128::ALGORITHM,
    CShake256::ALGORITHM,
    HmacSha224::ALGORITHM,
    HmacSha256::ALGORITHM,
    HmacSha384::ALGORITHM,
    HmacSha512::ALGORITHM,
    HmacSha3_224::ALGORITHM,
    HmacSha3_256::ALGORITHM,
    HmacSha3_384::ALGORITHM,
    HmacSha3_512::ALGORITHM,
    HmacSha1::ALGORITHM,
    HkdfSha256::ALGORITHM,
    HkdfSha384::ALGORITHM,
    HkdfSha512::ALGORITHM,
    Pbkdf2HmacSha224::ALGORITHM,
    Pbkdf2HmacSha256::ALGORITHM,
    Pbkdf2HmacSha384::ALGORITHM,
    Pbkdf2HmacSha512::ALGORITHM,
    Pbkdf2HmacSha3_224::ALGORITHM,
    Pbkdf2HmacSha3_256::ALGORITHM,
    Pbkdf2HmacSha3_384::ALGORITHM,
    Pbkdf2HmacSha3_512::ALGORITHM,
    Pbkdf2HmacSha1::ALGORITHM,
    Kmac128::ALGORITHM,
    Kmac256::ALGORITHM,
    HashDrbgSha256::ALGORITHM,
    HashDrbgSha512::ALGORITHM,
    HmacDrbgSha256::ALGORITHM,
    HmacDrbgSha512::ALGORITHM,
    X25519::ALGORITHM,
    Ascon128::ALGORITHM,
    Ascon128a::ALGORITHM,
    Ascon80pq::ALGORITHM,
    AsconHash::ALGORITHM,
    AsconHashA::ALGORITHM,
    AsconXof::ALGORITHM,
    AsconXofA::ALGORITHM,
    Sha1::ALGORITHM,
];
