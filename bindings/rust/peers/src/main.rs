// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compares the speed of the crate, of RustCrypto's crates and of rscrypto, and prints a table in Markdown. `make bench-rust` writes it
//! to docs/guide/rust.md.

use linnet::aead::{AeadInOut, KeyInit};
use linnet::digest::{Digest, Mac};
use rscrypto::aead::expert::AeadWithNonce as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

const SIZES: [usize; 3] = [64, 1024, 16384];
const ROUNDS: usize = 101;

type Call<'a> = Box<dyn FnMut(&mut [u8]) + 'a>;

fn sealing<A: AeadInOut + KeyInit + 'static>() -> Call<'static> {
    let (aead, nonce) = (A::new(&Default::default()), Default::default());
    Box::new(move |text| {
        black_box(aead.encrypt_inout_detached(&nonce, b"", text.into()).expect("a tag"));
    })
}

fn hashing<H: Digest>() -> Call<'static> {
    Box::new(|text| {
        black_box(H::digest(text));
    })
}

fn authenticating<M: Mac + KeyInit>() -> Call<'static> {
    Box::new(|text| {
        let mac = <M as KeyInit>::new_from_slice(&[1; 32]).expect("a key");
        black_box(mac.chain_update(text).finalize());
    })
}

/// Calls that a type has beside the traits.
macro_rules! digest {
    ($name:ident) => {
        Box::new(|text: &mut [u8]| {
            black_box(linnet::$name::digest(text));
        })
    };
}

macro_rules! rscrypto_sealing {
    ($name:ident, $key:ident, $size:literal, $nonce:expr) => {{
        let (aead, nonce) = (rscrypto::$name::new(&rscrypto::$key::from_bytes([0; $size])), $nonce);
        Box::new(move |text: &mut [u8]| {
            black_box(aead.encrypt_in_place(&nonce, b"", text).expect("a tag"));
        })
    }};
}

macro_rules! rscrypto_hashing {
    ($name:ident) => {
        Box::new(|text: &mut [u8]| {
            black_box(<rscrypto::$name as rscrypto::Digest>::digest(text));
        })
    };
}

/// The algorithm, and a call of this crate, of RustCrypto, and of rscrypto.
fn races() -> Vec<(&'static str, [Call<'static>; 3])> {
    use rscrypto::aead::{Nonce96, Nonce128};
    let (short, long) = (Nonce96::from_bytes([0; 12]), Nonce128::from_bytes([0; 16]));
    let compute = |text: &mut [u8]| {
        black_box(linnet::HmacSha256::compute(&[1; 32], text).expect("a tag"));
    };
    let hmac = |text: &mut [u8]| {
        black_box(<rscrypto::HmacSha256 as rscrypto::Mac>::mac(&[1; 32], text));
    };
    vec![
        (
            "Ascon-AEAD128",
            [
                sealing::<linnet::AsconAead128>(),
                sealing::<ascon_aead::AsconAead128>(),
                rscrypto_sealing!(AsconAead128, AsconAead128Key, 16, long),
            ],
        ),
        (
            "AES-128-GCM",
            [
                sealing::<linnet::Aes128Gcm>(),
                sealing::<aes_gcm::Aes128Gcm>(),
                rscrypto_sealing!(Aes128Gcm, Aes128GcmKey, 16, short),
            ],
        ),
        (
            "AES-256-GCM-SIV",
            [
                sealing::<linnet::Aes256GcmSiv>(),
                sealing::<aes_gcm_siv::Aes256GcmSiv>(),
                rscrypto_sealing!(Aes256GcmSiv, Aes256GcmSivKey, 32, short),
            ],
        ),
        (
            "ChaCha20-Poly1305",
            [
                sealing::<linnet::ChaCha20Poly1305>(),
                sealing::<chacha20poly1305::ChaCha20Poly1305>(),
                rscrypto_sealing!(ChaCha20Poly1305, ChaCha20Poly1305Key, 32, short),
            ],
        ),
        (
            "Ascon-Hash256",
            [digest!(AsconHash256), hashing::<ascon_hash256::AsconHash256>(), rscrypto_hashing!(AsconHash256)],
        ),
        ("SHA-256", [digest!(Sha256), hashing::<sha2::Sha256>(), rscrypto_hashing!(Sha256)]),
        ("SHA-512", [digest!(Sha512), hashing::<sha2::Sha512>(), rscrypto_hashing!(Sha512)]),
        ("SHA3-256", [digest!(Sha3_256), hashing::<sha3::Sha3_256>(), rscrypto_hashing!(Sha3_256)]),
        ("HMAC-SHA-256", [Box::new(compute), authenticating::<hmac::Hmac<sha2::Sha256>>(), Box::new(hmac)]),
    ]
}

/// The time of one call in nanoseconds, from as many as take about half a millisecond.
fn nanoseconds(call: &mut Call, text: &mut [u8]) -> f64 {
    let mut count = 1;
    loop {
        let start = Instant::now();
        (0..count).for_each(|_| call(text));
        let took = start.elapsed();
        if took > Duration::from_micros(500) {
            return took.as_nanos() as f64 / f64::from(count);
        }
        count *= 2;
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    text.lines().find_map(|line| line.strip_prefix("model name\t: ")).unwrap_or("an unknown processor").into()
}

fn main() {
    println!(
        "{}. Nanoseconds for a call, and how many times as long another crate takes: medians of {ROUNDS} rounds.\n",
        processor()
    );
    println!("| Algorithm | Bytes | Linnet, ns | RustCrypto | rscrypto 0.9 |\n|---|--:|--:|--:|--:|");
    for (name, mut calls) in races() {
        for size in SIZES {
            let mut text = vec![0; size];
            let rounds: Vec<[f64; 3]> =
                (0..ROUNDS).map(|_| calls.each_mut().map(|call| nanoseconds(call, &mut text))).collect();
            let of = |value: &dyn Fn(&[f64; 3]) -> f64| median(rounds.iter().map(value).collect());
            let (ours, first, second) = (of(&|r| r[0]), of(&|r| r[1] / r[0]), of(&|r| r[2] / r[0]));
            println!("| {name} | {size} | {ours:.0} | {first:.2} | {second:.2} |");
        }
    }
}
