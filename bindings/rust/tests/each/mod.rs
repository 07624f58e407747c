// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables`.
#![allow(unused_macros, dead_code)]
macro_rules! each_aead {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconAead128;
            $body
        }
        {
            type $a = linnet::AsconAead128WithNonceMasking;
            $body
        }
        {
            type $a = linnet::Aes128Gcm;
            $body
        }
        {
            type $a = linnet::Aes192Gcm;
            $body
        }
        {
            type $a = linnet::Aes256Gcm;
            $body
        }
        {
            type $a = linnet::Aes128GcmSiv;
            $body
        }
        {
            type $a = linnet::Aes256GcmSiv;
            $body
        }
        {
            type $a = linnet::Aes128Ccm;
            $body
        }
        {
            type $a = linnet::Aes192Ccm;
            $body
        }
        {
            type $a = linnet::Aes256Ccm;
            $body
        }
        {
            type $a = linnet::Aes128Eax;
            $body
        }
        {
            type $a = linnet::Aes192Eax;
            $body
        }
        {
            type $a = linnet::Aes256Eax;
            $body
        }
        {
            type $a = linnet::Aes128Ocb;
            $body
        }
        {
            type $a = linnet::Aes192Ocb;
            $body
        }
        {
            type $a = linnet::Aes256Ocb;
            $body
        }
        {
            type $a = linnet::ChaCha20Poly1305;
            $body
        }
        {
            type $a = linnet::XChaCha20Poly1305;
            $body
        }
        {
            type $a = linnet::RomulusN;
            $body
        }
        {
            type $a = linnet::RomulusM;
            $body
        }
        {
            type $a = linnet::RomulusT;
            $body
        }
        {
            type $a = linnet::IsapA128A;
            $body
        }
        {
            type $a = linnet::IsapA128;
            $body
        }
        {
            type $a = linnet::IsapK128A;
            $body
        }
        {
            type $a = linnet::IsapK128;
            $body
        }
        {
            type $a = linnet::GiftCofb;
            $body
        }
        {
            type $a = linnet::Xoodyak;
            $body
        }
        {
            type $a = linnet::Schwaemm256_128;
            $body
        }
        {
            type $a = linnet::Schwaemm192_192;
            $body
        }
        {
            type $a = linnet::Schwaemm128_128;
            $body
        }
        {
            type $a = linnet::Schwaemm256_256;
            $body
        }
        {
            type $a = linnet::TinyJambu128;
            $body
        }
        {
            type $a = linnet::TinyJambu192;
            $body
        }
        {
            type $a = linnet::TinyJambu256;
            $body
        }
        {
            type $a = linnet::PhotonBeetleAead128;
            $body
        }
        {
            type $a = linnet::PhotonBeetleAead32;
            $body
        }
        {
            type $a = linnet::Elephant160;
            $body
        }
        {
            type $a = linnet::Elephant176;
            $body
        }
        {
            type $a = linnet::Elephant200;
            $body
        }
        {
            type $a = linnet::Grain128AeadV2;
            $body
        }
        {
            type $a = linnet::Norx32_4_1;
            $body
        }
        {
            type $a = linnet::Norx64_4_1;
            $body
        }
        {
            type $a = linnet::Norx32_4_1V2;
            $body
        }
        {
            type $a = linnet::Ascon128;
            $body
        }
        {
            type $a = linnet::Ascon128a;
            $body
        }
        {
            type $a = linnet::Ascon80pq;
            $body
        }
    };
}
macro_rules! each_aead_in_parts {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconAead128;
            $body
        }
        {
            type $a = linnet::AsconAead128WithNonceMasking;
            $body
        }
        {
            type $a = linnet::Aes128Gcm;
            $body
        }
        {
            type $a = linnet::Aes192Gcm;
            $body
        }
        {
            type $a = linnet::Aes256Gcm;
            $body
        }
        {
            type $a = linnet::Aes128Eax;
            $body
        }
        {
            type $a = linnet::Aes192Eax;
            $body
        }
        {
            type $a = linnet::Aes256Eax;
            $body
        }
        {
            type $a = linnet::ChaCha20Poly1305;
            $body
        }
        {
            type $a = linnet::XChaCha20Poly1305;
            $body
        }
        {
            type $a = linnet::RomulusN;
            $body
        }
        {
            type $a = linnet::GiftCofb;
            $body
        }
        {
            type $a = linnet::Xoodyak;
            $body
        }
        {
            type $a = linnet::Schwaemm256_128;
            $body
        }
        {
            type $a = linnet::Schwaemm192_192;
            $body
        }
        {
            type $a = linnet::Schwaemm128_128;
            $body
        }
        {
            type $a = linnet::Schwaemm256_256;
            $body
        }
        {
            type $a = linnet::TinyJambu128;
            $body
        }
        {
            type $a = linnet::TinyJambu192;
            $body
        }
        {
            type $a = linnet::TinyJambu256;
            $body
        }
        {
            type $a = linnet::PhotonBeetleAead128;
            $body
        }
        {
            type $a = linnet::PhotonBeetleAead32;
            $body
        }
        {
            type $a = linnet::Elephant160;
            $body
        }
        {
            type $a = linnet::Elephant176;
            $body
        }
        {
            type $a = linnet::Elephant200;
            $body
        }
        {
            type $a = linnet::Norx32_4_1;
            $body
        }
        {
            type $a = linnet::Norx64_4_1;
            $body
        }
        {
            type $a = linnet::Norx32_4_1V2;
            $body
        }
        {
            type $a = linnet::Ascon128;
            $body
        }
        {
            type $a = linnet::Ascon128a;
            $body
        }
        {
            type $a = linnet::Ascon80pq;
            $body
        }
    };
}
macro_rules! each_hash {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconHash256;
            $body
        }
        {
            type $a = linnet::RomulusH;
            $body
        }
        {
            type $a = linnet::XoodyakHash;
            $body
        }
        {
            type $a = linnet::Esch256;
            $body
        }
        {
            type $a = linnet::Esch384;
            $body
        }
        {
            type $a = linnet::PhotonBeetleHash32;
            $body
        }
        {
            type $a = linnet::Sha224;
            $body
        }
        {
            type $a = linnet::Sha256;
            $body
        }
        {
            type $a = linnet::Sha384;
            $body
        }
        {
            type $a = linnet::Sha512;
            $body
        }
        {
            type $a = linnet::Sha512_256;
            $body
        }
        {
            type $a = linnet::Sha3_224;
            $body
        }
        {
            type $a = linnet::Sha3_256;
            $body
        }
        {
            type $a = linnet::Sha3_384;
            $body
        }
        {
            type $a = linnet::Sha3_512;
            $body
        }
        {
            type $a = linnet::AsconHash;
            $body
        }
        {
            type $a = linnet::AsconHashA;
            $body
        }
        {
            type $a = linnet::Sha1;
            $body
        }
    };
}
macro_rules! each_xof {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconXof128;
            $body
        }
        {
            type $a = linnet::XoodyakXof;
            $body
        }
        {
            type $a = linnet::XoEsch256;
            $body
        }
        {
            type $a = linnet::XoEsch384;
            $body
        }
        {
            type $a = linnet::Shake128;
            $body
        }
        {
            type $a = linnet::Shake256;
            $body
        }
        {
            type $a = linnet::AsconXof;
            $body
        }
        {
            type $a = linnet::AsconXofA;
            $body
        }
    };
}
macro_rules! each_customized_xof {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconCxof128;
            $body
        }
        {
            type $a = linnet::CShake128;
            $body
        }
        {
            type $a = linnet::CShake256;
            $body
        }
    };
}
macro_rules! each_mac {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconMac;
            $body
        }
        {
            type $a = linnet::AsconPrf;
            $body
        }
        {
            type $a = linnet::Aes128Cmac;
            $body
        }
        {
            type $a = linnet::Aes192Cmac;
            $body
        }
        {
            type $a = linnet::Aes256Cmac;
            $body
        }
        {
            type $a = linnet::Aes128CbcMac;
            $body
        }
        {
            type $a = linnet::Aes192CbcMac;
            $body
        }
        {
            type $a = linnet::Aes256CbcMac;
            $body
        }
        {
            type $a = linnet::Poly1305;
            $body
        }
        {
            type $a = linnet::HmacSha224;
            $body
        }
        {
            type $a = linnet::HmacSha256;
            $body
        }
        {
            type $a = linnet::HmacSha384;
            $body
        }
        {
            type $a = linnet::HmacSha512;
            $body
        }
        {
            type $a = linnet::HmacSha3_224;
            $body
        }
        {
            type $a = linnet::HmacSha3_256;
            $body
        }
        {
            type $a = linnet::HmacSha3_384;
            $body
        }
        {
            type $a = linnet::HmacSha3_512;
            $body
        }
        {
            type $a = linnet::HmacSha1;
            $body
        }
        {
            type $a = linnet::Kmac128;
            $body
        }
        {
            type $a = linnet::Kmac256;
            $body
        }
    };
}
macro_rules! each_mac_of_short {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::AsconPrfShort;
            $body
        }
    };
}
macro_rules! each_stream {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::Aes128Ctr;
            $body
        }
        {
            type $a = linnet::Aes192Ctr;
            $body
        }
        {
            type $a = linnet::Aes256Ctr;
            $body
        }
        {
            type $a = linnet::ChaCha20;
            $body
        }
        {
            type $a = linnet::ChaCha20Djb;
            $body
        }
        {
            type $a = linnet::XChaCha20;
            $body
        }
        {
            type $a = linnet::Salsa20;
            $body
        }
        {
            type $a = linnet::XSalsa20;
            $body
        }
    };
}
macro_rules! each_cbc {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::Aes128Cbc;
            $body
        }
        {
            type $a = linnet::Aes192Cbc;
            $body
        }
        {
            type $a = linnet::Aes256Cbc;
            $body
        }
        {
            type $a = linnet::Aes128CbcPkcs7;
            $body
        }
        {
            type $a = linnet::Aes192CbcPkcs7;
            $body
        }
        {
            type $a = linnet::Aes256CbcPkcs7;
            $body
        }
    };
}
macro_rules! each_keywrap {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::Aes128Kw;
            $body
        }
        {
            type $a = linnet::Aes192Kw;
            $body
        }
        {
            type $a = linnet::Aes256Kw;
            $body
        }
        {
            type $a = linnet::Aes128Kwp;
            $body
        }
        {
            type $a = linnet::Aes192Kwp;
            $body
        }
        {
            type $a = linnet::Aes256Kwp;
            $body
        }
    };
}
macro_rules! each_mac_with_nonce {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::Poly1305Aes;
            $body
        }
    };
}
macro_rules! each_secretbox {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::XSalsa20Poly1305;
            $body
        }
    };
}
macro_rules! each_kdf {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::HkdfSha256;
            $body
        }
        {
            type $a = linnet::HkdfSha384;
            $body
        }
        {
            type $a = linnet::HkdfSha512;
            $body
        }
    };
}
macro_rules! each_password_kdf {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::Pbkdf2HmacSha224;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha256;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha384;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha512;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha3_224;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha3_256;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha3_384;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha3_512;
            $body
        }
        {
            type $a = linnet::Pbkdf2HmacSha1;
            $body
        }
    };
}
macro_rules! each_drbg {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::HashDrbgSha256;
            $body
        }
        {
            type $a = linnet::HashDrbgSha512;
            $body
        }
        {
            type $a = linnet::HmacDrbgSha256;
            $body
        }
        {
            type $a = linnet::HmacDrbgSha512;
            $body
        }
    };
}
macro_rules! each_kex {
    ($a:ident, $body:expr) => {
        {
            type $a = linnet::X25519;
            $body
        }
    };
}

/// A known-answer file. A field has a label, the first byte of its values, their lengths, and whether they are numbers.
pub struct Record {
    pub id: &'static str,
    pub fields: &'static [(&'static str, u8, usize, usize, bool)],
    pub answer: &'static str,
    pub last_outermost: bool,
    /// The length of the answer if the algorithm has one.
    pub digest_size: usize,
    /// The field whose length determines the answer's otherwise.
    pub length_of: usize,
}

pub static RECORDS: [Record; 135] = [
    Record { id: "ascon-aead128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-aead128-nonce-masked", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-hash256", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "ascon-xof128", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 64, length_of: 0 },
    Record { id: "ascon-cxof128", fields: &[("Msg", 0, 0, 32, false), ("Z", 16, 0, 32, false)], answer: "MD", last_outermost: false, digest_size: 64, length_of: 1 },
    Record { id: "ascon-mac", fields: &[("Key", 0, 16, 16, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-prf", fields: &[("Key", 0, 16, 16, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-prfshort", fields: &[("Key", 0, 16, 16, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 16, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-gcm", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-192-gcm", fields: &[("Key", 0, 24, 24, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-gcm", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-gcm-siv", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-gcm-siv", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-ccm", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-192-ccm", fields: &[("Key", 0, 24, 24, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-ccm", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-eax", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-192-eax", fields: &[("Key", 0, 24, 24, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-eax", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-ocb", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-192-ocb", fields: &[("Key", 0, 24, 24, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-ocb", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-cmac", fields: &[("Key", 0, 16, 16, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-192-cmac", fields: &[("Key", 0, 24, 24, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-cmac", fields: &[("Key", 0, 32, 32, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-cbc-mac", fields: &[("Key", 0, 16, 16, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 0, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-192-cbc-mac", fields: &[("Key", 0, 24, 24, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 0, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-256-cbc-mac", fields: &[("Key", 0, 32, 32, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 0, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "aes-128-ctr", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-192-ctr", fields: &[("Key", 0, 24, 24, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-256-ctr", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-128-cbc", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-192-cbc", fields: &[("Key", 0, 24, 24, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-256-cbc", fields: &[("Key", 0, 32, 32, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-128-cbc-pkcs7", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-192-cbc-pkcs7", fields: &[("Key", 0, 24, 24, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-256-cbc-pkcs7", fields: &[("Key", 0, 32, 32, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "aes-128-kw", fields: &[("Key", 0, 16, 16, false), ("PT", 32, 0, 256, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "aes-192-kw", fields: &[("Key", 0, 24, 24, false), ("PT", 32, 0, 256, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "aes-256-kw", fields: &[("Key", 0, 32, 32, false), ("PT", 32, 0, 256, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "aes-128-kwp", fields: &[("Key", 0, 16, 16, false), ("PT", 32, 0, 256, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "aes-192-kwp", fields: &[("Key", 0, 24, 24, false), ("PT", 32, 0, 256, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "aes-256-kwp", fields: &[("Key", 0, 32, 32, false), ("PT", 32, 0, 256, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "poly1305-aes", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("", 0, 0, 0, false), ("Msg", 32, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "chacha20-poly1305", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "xchacha20-poly1305", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 24, 24, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "chacha20", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 12, 12, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "chacha20-djb", fields: &[("Key", 0, 32, 32, false), ("Nonce", 0, 8, 8, false), ("PT", 0, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "xchacha20", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 24, 24, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "salsa20", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 8, 8, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "xsalsa20", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 24, 24, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "poly1305", fields: &[("Key", 0, 32, 32, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "xsalsa20-poly1305", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 24, 24, false), ("PT", 32, 0, 1024, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 2 },
    Record { id: "romulus-n", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "romulus-m", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "romulus-t", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "romulus-h", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "isap-a-128a", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "isap-a-128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "isap-k-128a", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "isap-k-128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "gift-cofb", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "xoodyak", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "xoodyak-hash", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "xoodyak-xof", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "schwaemm-256-128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 32, 32, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "schwaemm-192-192", fields: &[("Key", 0, 24, 24, false), ("Nonce", 0, 24, 24, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "schwaemm-128-128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "schwaemm-256-256", fields: &[("Key", 0, 32, 32, false), ("Nonce", 0, 32, 32, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "esch256", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "esch384", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 48, length_of: 0 },
    Record { id: "xoesch256", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "xoesch384", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 48, length_of: 0 },
    Record { id: "tinyjambu-128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "tinyjambu-192", fields: &[("Key", 0, 24, 24, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "tinyjambu-256", fields: &[("Key", 0, 32, 32, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "photon-beetle-aead128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "photon-beetle-aead32", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "photon-beetle-hash", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "elephant-160", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "elephant-176", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "elephant-200", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "grain-128aeadv2", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 12, 12, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "norx32-4-1", fields: &[("Key", 0, 16, 16, false), ("Nonce", 16, 16, 16, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "norx64-4-1", fields: &[("Key", 0, 32, 32, false), ("Nonce", 16, 32, 32, false), ("PT", 32, 0, 32, false), ("AD", 48, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "norx32-4-1-v2", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 8, 8, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "sha-224", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 28, length_of: 0 },
    Record { id: "sha-256", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "sha-384", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 48, length_of: 0 },
    Record { id: "sha-512", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 64, length_of: 0 },
    Record { id: "sha-512-256", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "sha3-224", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 28, length_of: 0 },
    Record { id: "sha3-256", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "sha3-384", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 48, length_of: 0 },
    Record { id: "sha3-512", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 64, length_of: 0 },
    Record { id: "shake128", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "shake256", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 64, length_of: 0 },
    Record { id: "cshake128", fields: &[("Msg", 0, 0, 32, false), ("Z", 16, 0, 32, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 1 },
    Record { id: "cshake256", fields: &[("Msg", 0, 0, 32, false), ("Z", 16, 0, 32, false)], answer: "MD", last_outermost: false, digest_size: 64, length_of: 1 },
    Record { id: "hmac-sha-224", fields: &[("Key", 0, 28, 28, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha-256", fields: &[("Key", 0, 32, 32, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha-384", fields: &[("Key", 0, 48, 48, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha-512", fields: &[("Key", 0, 64, 64, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha3-224", fields: &[("Key", 0, 28, 28, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha3-256", fields: &[("Key", 0, 32, 32, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha3-384", fields: &[("Key", 0, 48, 48, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha3-512", fields: &[("Key", 0, 64, 64, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 16, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-sha-1", fields: &[("Key", 0, 20, 20, false), ("", 0, 0, 0, false), ("", 0, 0, 0, false), ("Msg", 0, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hkdf-sha-256", fields: &[("Key", 0, 32, 32, false), ("Salt", 16, 0, 32, false), ("Info", 32, 0, 32, false), ("", 0, 0, 0, false)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "hkdf-sha-384", fields: &[("Key", 0, 48, 48, false), ("Salt", 16, 0, 32, false), ("Info", 32, 0, 32, false), ("", 0, 0, 0, false)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "hkdf-sha-512", fields: &[("Key", 0, 64, 64, false), ("Salt", 16, 0, 32, false), ("Info", 32, 0, 32, false), ("", 0, 0, 0, false)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha-224", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha-256", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha-384", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha-512", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha3-224", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha3-256", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha3-384", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha3-512", fields: &[("Key", 0, 16, 16, false), ("Salt", 16, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 32, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "pbkdf2-hmac-sha-1", fields: &[("Key", 0, 16, 16, false), ("Salt", 0, 0, 32, false), ("", 0, 0, 0, false), ("Iterations", 0, 1, 33, true)], answer: "OKM", last_outermost: true, digest_size: 0, length_of: 1 },
    Record { id: "kmac128", fields: &[("Key", 0, 16, 16, false), ("", 0, 0, 0, false), ("Z", 16, 16, 16, false), ("Msg", 32, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "kmac256", fields: &[("Key", 0, 32, 32, false), ("", 0, 0, 0, false), ("Z", 16, 16, 16, false), ("Msg", 32, 0, 1024, false)], answer: "Tag", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hash-drbg-sha-256", fields: &[("EntropyInput", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PersonalizationString", 32, 0, 32, false), ("AdditionalInput", 48, 0, 32, false)], answer: "ReturnedBits", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hash-drbg-sha-512", fields: &[("EntropyInput", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PersonalizationString", 32, 0, 32, false), ("AdditionalInput", 48, 0, 32, false)], answer: "ReturnedBits", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-drbg-sha-256", fields: &[("EntropyInput", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PersonalizationString", 32, 0, 32, false), ("AdditionalInput", 48, 0, 32, false)], answer: "ReturnedBits", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "hmac-drbg-sha-512", fields: &[("EntropyInput", 0, 32, 32, false), ("Nonce", 16, 16, 16, false), ("PersonalizationString", 32, 0, 32, false), ("AdditionalInput", 48, 0, 32, false)], answer: "ReturnedBits", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "x25519", fields: &[("Key", 0, 32, 32, false), ("Peer", 16, 32, 32, false), ("Iterations", 32, 1, 20, true)], answer: "SS", last_outermost: false, digest_size: 0, length_of: 0 },
    Record { id: "ascon-128", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-128a", fields: &[("Key", 0, 16, 16, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-80pq", fields: &[("Key", 0, 20, 20, false), ("Nonce", 0, 16, 16, false), ("PT", 0, 0, 32, false), ("AD", 0, 0, 32, false)], answer: "CT", last_outermost: false, digest_size: 0, length_of: 3 },
    Record { id: "ascon-hash", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "ascon-hasha", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "ascon-xof", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "ascon-xofa", fields: &[("Msg", 0, 0, 1024, false), ("", 0, 0, 0, false)], answer: "MD", last_outermost: false, digest_size: 32, length_of: 0 },
    Record { id: "sha-1", fields: &[("Msg", 0, 0, 1024, false)], answer: "MD", last_outermost: false, digest_size: 20, length_of: 0 },
];
