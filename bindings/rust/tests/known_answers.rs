// SPDX-License-Identifier: MIT OR Apache-2.0
//! Makes the known-answer file of every algorithm, and compares its digest with the official one.

use linnet::aead::{AeadInOut, KeyInit};
use linnet::cipher::{KeyIvInit, StreamCipher};
use linnet::digest::{Digest, ExtendableOutput, Mac, TryCustomizedInit};
use linnet::{Authenticator, Described, MacOptions};
use std::fmt::Write;

#[macro_use]
#[rustfmt::skip]
mod each;

/// Makes the file of an algorithm. `answer` takes the values of the fields, and a length for answers of any; it returns `None` if the
/// algorithm takes no plaintext of this length. The value of a number has as many bytes.
fn check<A: Described>(mut answer: impl FnMut(&[&[u8]], usize) -> Option<Vec<u8>>) {
    let record = each::RECORDS.iter().find(|record| record.id == A::ALGORITHM.id).expect("run `make tables`");
    let counting = |first: u8| (0..1024).map(|i| (usize::from(first) + i) as u8).collect();
    let bytes: Vec<Vec<u8>> = record.fields.iter().map(|field| counting(field.1)).collect();
    let mut lengths: Vec<usize> = record.fields.iter().map(|field| field.2).collect();
    let mut fastest_first: Vec<usize> = (0..lengths.len()).collect();
    if !record.last_outermost {
        fastest_first.reverse();
    }
    let (mut count, mut file) = (0, sha2::Sha256::default());
    loop {
        let values: Vec<&[u8]> = bytes.iter().zip(&lengths).map(|(bytes, length)| &bytes[..*length]).collect();
        let any = if record.digest_size != 0 { record.digest_size } else { 2 + 4 * lengths[record.length_of] };
        if let Some(made) = answer(&values, any) {
            count += 1;
            let mut text = format!("{}Count = {count}\n", if count == 1 { "" } else { "\n" });
            for (&(label, _, _, _, number), value) in
                record.fields.iter().zip(values).filter(|(field, _)| !field.0.is_empty())
            {
                let hex = if number { format!("{:016X}", value.len()) } else { hex(value) };
                writeln!(text, "{}", format!("{label} = {hex}").trim_end()).expect("room");
            }
            writeln!(text, "{}", format!("{} = {}", record.answer, hex(&made)).trim_end()).expect("room");
            Digest::update(&mut file, text);
        }
        let next = fastest_first.iter().find(|&&at| {
            let (_, _, least, most, _) = record.fields[at];
            lengths[at] = if lengths[at] < most { lengths[at] + 1 } else { least };
            lengths[at] != least
        });
        if next.is_none() {
            break;
        }
    }
    let digests = include_str!("../../../tests/kat/digests.txt");
    let right = digests.lines().find_map(|line| line.strip_prefix(record.id)?.strip_prefix(' ')).expect(record.id);
    assert_eq!(hex(&file.finalize()).to_lowercase(), right, "{}: {count} records", record.id);
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02X}")).collect()
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("as many bytes")
}

fn sealed<A: KeyInit + AeadInOut>(v: &[&[u8]]) -> Option<Vec<u8>> {
    let (aead, nonce) = (A::new_from_slice(v[0]).expect("a key"), v[1].try_into().expect("a nonce"));
    let mut text = v[2].to_vec();
    aead.encrypt_in_place(nonce, v[3], &mut text).expect("a ciphertext");
    let mut opened = text.clone();
    aead.decrypt_in_place(nonce, v[3], &mut opened).expect("authentic");
    assert_eq!(opened, v[2]);
    Some(text)
}

#[test]
fn aeads() {
    each_aead!(A, check::<A>(|v, _| sealed::<A>(v)));
}

fn squeezed(mut xof: impl ExtendableOutput, message: &[u8], length: usize) -> Option<Vec<u8>> {
    xof.update(message);
    filled(length, |output| xof.finalize_xof_into(output))
}

fn filled(length: usize, fill: impl FnOnce(&mut [u8])) -> Option<Vec<u8>> {
    let mut output = vec![0; length];
    fill(&mut output);
    Some(output)
}

#[test]
fn hashes_and_xofs() {
    each_hash!(
        A,
        check::<A>(|v, _| {
            assert_eq!(A::digest(v[0]), <A as Digest>::digest(v[0]));
            Some(A::digest(v[0]).to_vec())
        })
    );
    each_xof!(A, check::<A>(|v, n| squeezed(A::default(), v[0], n)));
    each_customized_xof!(A, check::<A>(|v, n| squeezed(A::try_new_customized(v[1]).expect("a string"), v[0], n)));
}

macro_rules! authenticated {
    ($a:ident) => {
        check::<$a>(|v, _| {
            let options = MacOptions { nonce: v[1], customization: v[2] };
            let mut mac = Authenticator::<$a>::new(v[0], options).expect("a key");
            mac.update(v[3]).expect("a message");
            filled($a::ALGORITHM.tag.usual as usize, |tag| {
                mac.clone().finish(tag).expect("a tag");
                mac.verify(tag).expect("authentic");
            })
        })
    };
}

fn mac<M: Mac + KeyInit + Described>() {
    let new = |key: &[u8]| <M as KeyInit>::new_from_slice(key).expect("a key");
    if M::ALGORITHM.customization_max == 0 {
        check::<M>(|v, _| Some(new(v[0]).chain_update(v[3]).finalize().into_bytes().to_vec()));
    }
}

#[test]
fn macs() {
    each_mac!(A, {
        mac::<A>();
        let key = vec![7; A::ALGORITHM.key.usual as usize];
        let mac = <A as KeyInit>::new_from_slice(&key).expect("a key").chain_update(b"hello");
        let mut tag = A::compute(&key, b"hello").expect("a tag");
        assert_eq!(tag, mac.finalize().into_bytes());
        A::verify_tag(&key, b"hello", &tag).expect("authentic");
        tag[0] ^= 1;
        assert_eq!(A::verify_tag(&key, b"hello", &tag), Err(linnet::Error::NotAuthentic));
    });
    each_mac!(A, authenticated!(A));
    each_mac_with_nonce!(A, authenticated!(A));
    each_mac_of_short!(A, authenticated!(A));
}

#[test]
fn keys_and_random_bits() {
    each_kdf!(A, check::<A>(|v, n| filled(n, |output| A::derive(v[0], v[1], v[2], output).expect("an output"))));
    let steps = |v: &[&[u8]]| linnet::HkdfSha256::extract(v[0], v[1]);
    check::<linnet::HkdfSha256>(|v, n| {
        filled(n, |output| linnet::HkdfSha256::expand(&steps(v), v[2], output).expect("an output"))
    });
    each_drbg!(
        A,
        check::<A>(|v, n| {
            let mut generator = A::new(v[0], v[1], v[2]).expect("a generator");
            filled(n, |output| generator.generate(v[3], output).expect("an output"))
        })
    );
    each_kex!(
        A,
        check::<A>(|v, _| {
            let (mut secret, peer) = (array(v[0]), array(v[1]));
            let mut shared = A::agree(&secret, &peer).expect("a secret");
            for _ in 1..v[2].len() {
                let peer = A::public_key(&secret);
                secret = shared;
                shared = A::agree(&secret, &peer).expect("a secret");
            }
            Some(shared.to_vec())
        })
    );
}

#[test]
fn keys_from_passwords() {
    each_password_kdf!(
        A,
        check::<A>(|v, n| filled(n, |output| A::derive(v[0], v[1], v[3].len() as u32, output).expect("an output")))
    );
}

#[test]
fn ciphers() {
    each_stream!(
        A,
        check::<A>(|v, _| {
            let mut text = v[2].to_vec();
            A::new_from_slices(v[0], v[1]).expect("a key and a nonce").apply_keystream(&mut text);
            Some(text)
        })
    );
    each_secretbox!(
        A,
        check::<A>(|v, _| {
            filled(v[2].len() + 16, |out| A::seal(&array(v[0]), &array(v[1]), v[2], out).expect("a box"))
        })
    );
    each_cbc!(
        A,
        check::<A>(|v, _| {
            A::encrypt(&array(v[0]), &array(v[1]), v[2], &mut [0; 1040]).ok().map(|ciphertext| ciphertext.to_vec())
        })
    );
    each_keywrap!(
        A,
        check::<A>(|v, _| A::wrap(&array(v[0]), v[1], &mut [0; 1040]).ok().map(|wrapped| wrapped.to_vec()))
    );
}
