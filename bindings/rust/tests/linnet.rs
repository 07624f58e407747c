// SPDX-License-Identifier: MIT OR Apache-2.0
//! What must hold for every algorithm of a kind, and what is refused.

use linnet::aead::{AeadInOut, KeyInit};
use linnet::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use linnet::digest::{Digest, ExtendableOutputReset, FixedOutputReset, Mac, TryCustomizedInit, XofReader};
use linnet::{Authenticator, Decryptor, Described, Encryptor, Error, MacOptions};

#[macro_use]
#[rustfmt::skip]
mod each;

fn counting(n: u64) -> Vec<u8> {
    (0..n).map(|i| i as u8).collect()
}

fn changed_messages_are_refused<A: KeyInit + AeadInOut + Described>() {
    let aead = A::new_from_slice(&counting(A::ALGORITHM.key.usual)).expect("a key");
    let nonce = counting(A::ALGORITHM.nonce.usual).as_slice().try_into().expect("a nonce");
    let (data, mut sealed) = (counting(20), counting(40));
    aead.encrypt_in_place(&nonce, &data, &mut sealed).expect("a ciphertext");
    assert_eq!(sealed.len() as u64, 40 + A::ALGORITHM.tag.usual);
    for i in 0..sealed.len() {
        let mut changed = sealed.clone();
        changed[i] ^= 0x40;
        let (text, tag) = changed.split_at_mut(40);
        let tag = (&*tag).try_into().expect("a tag");
        assert!(aead.decrypt_inout_detached(&nonce, &data, text.into(), tag).is_err(), "byte {i}");
        assert_eq!(changed[..40], [0; 40], "byte {i}");
        assert!(aead.decrypt_in_place(&nonce, &data, &mut sealed[..i].to_vec()).is_err(), "{i} bytes");
    }
    assert!(aead.decrypt_in_place(&nonce, &data[1..], &mut sealed.clone()).is_err());
}

#[test]
fn changed_messages() {
    each_aead!(A, changed_messages_are_refused::<A>());
}

#[test]
fn aeads_in_parts() {
    each_aead_in_parts!(A, {
        let (bytes, nonce) = (counting(A::ALGORITHM.key.usual), counting(A::ALGORITHM.nonce.usual));
        let key = bytes.as_slice().try_into().expect("a key");
        let (data, mut whole, mut text) = (counting(50), counting(100), counting(100));
        let mut tag = counting(A::ALGORITHM.tag.usual);
        A::new(key).seal(&nonce, &data, &mut whole, &mut tag).expect("a ciphertext");
        let mut m = Encryptor::<A>::new(key, &nonce).expect("a message");
        data.chunks(7).for_each(|part| m.update_aad(part).expect("data"));
        text.chunks_mut(13).for_each(|part| m.update(part.into()).expect("a text"));
        let tag = m.finish().expect("a tag");
        assert_eq!((&text, tag.as_slice()), (&whole, tag.as_slice()));
        let begin = || Decryptor::<A>::new(key, &nonce).expect("a message");
        let mut m = begin();
        m.update_aad(&data).expect("data");
        m.update(text.as_mut_slice().into()).expect("a text");
        m.verify(&tag).expect("authentic");
        assert_eq!(text, counting(100));
        let mut m = begin();
        m.update(whole.as_mut_slice().into()).expect("a text");
        assert_eq!(m.update_aad(&data), Err(Error::Order(A::ALGORITHM.name)));
        assert_eq!(begin().verify(&tag), Err(Error::NotAuthentic));
    });
}

#[test]
fn hashes_in_parts() {
    fn hash<H: Digest + FixedOutputReset + Clone>() {
        let (mut hasher, whole) = (H::new(), H::digest(counting(300)));
        counting(300).chunks(17).for_each(|part| Digest::update(&mut hasher, part));
        assert_eq!(hasher.clone().finalize(), whole);
        assert_eq!(Digest::finalize_reset(&mut hasher), whole);
        assert_eq!(hasher.finalize(), H::digest(b""));
    }
    fn xof<X: Default + ExtendableOutputReset>() {
        let (mut hasher, mut whole, mut output) = (X::default(), [0; 99], [0; 99]);
        X::digest_xof(counting(300), &mut whole);
        counting(300).chunks(17).for_each(|part| hasher.update(part));
        let mut reader = hasher.finalize_xof_reset();
        output.chunks_mut(10).for_each(|part| reader.read(part));
        assert_eq!(output, whole);
        hasher.update(&counting(300));
        hasher.finalize_xof_into(&mut output);
        assert_eq!(output, whole);
    }
    each_hash!(A, hash::<A>());
    each_xof!(A, xof::<A>());
}

#[test]
fn macs_verify() {
    fn mac<M: Mac + KeyInit + Described>() {
        let new = || <M as KeyInit>::new_from_slice(&counting(M::ALGORITHM.key.usual)).expect("a key");
        let mut tag = new().chain_update(b"hello").finalize().into_bytes();
        assert!(new().chain_update(b"hel").chain_update(b"lo").verify(&tag).is_ok());
        tag[0] ^= 1;
        assert!(new().chain_update(b"hello").verify(&tag).is_err());
    }
    each_mac!(A, mac::<A>());
    let mac = <linnet::Poly1305Aes as KeyIvInit>::new(&[1; 32].into(), &[2; 16].into()).chain_update(b"hello");
    assert!(mac.clone().verify_slice(&mac.finalize().into_bytes()).is_ok());
    assert!(<linnet::HmacSha256 as KeyInit>::new_from_slice(&counting(200)).is_ok());
    assert!(<linnet::AsconMac as KeyInit>::new_from_slice(&counting(17)).is_err());
}

#[test]
fn streams_seek() {
    each_stream!(A, {
        let (key, nonce) = (counting(A::ALGORITHM.key.usual), counting(A::ALGORITHM.nonce.usual));
        let mut cipher = A::new_from_slices(&key, &nonce).expect("a key and a nonce");
        let (mut text, mut whole) = (counting(200), counting(200));
        cipher.apply_keystream(&mut whole);
        assert_eq!(cipher.current_pos::<u64>(), 200);
        cipher.seek(77_u32);
        cipher.apply_keystream(&mut text[77..]);
        assert_eq!(text[77..], whole[77..]);
        let end = A::ALGORITHM.message.max;
        cipher.seek(end - 1);
        assert!(cipher.try_apply_keystream(&mut text[..2]).is_err());
        assert!(cipher.try_apply_keystream(&mut text[..1]).is_ok());
        assert!(end == u64::MAX || cipher.try_seek(end + 1).is_err());
    });
}

/// Checks the message of an error.
fn says<T>(result: Result<T, Error>, message: &str) {
    assert_eq!(result.err().expect("an error").to_string(), message);
}

#[test]
fn wrong_lengths_are_named() {
    let (key, mut text, mut tag, mut room, none) = ([0; 16], [7; 3], [0; 16], [0; 23], MacOptions::default());
    let aead = linnet::AsconAead128::new(&key.into());
    says(aead.seal(&[0; 15], b"", &mut text, &mut tag), "Ascon-AEAD128 takes a nonce of 16 bytes, not 15");
    says(aead.seal(&[0; 16], b"", &mut text, &mut tag[1..9]), "Ascon-AEAD128 takes a tag of 16 bytes, not 8");
    assert_eq!(text, [7; 3]);
    let opened = linnet::Aes128Gcm::new(&key.into()).open(&[], b"", &mut text, &tag);
    says(opened, "AES-128-GCM takes a nonce of 1 byte or more, not 0");
    let hash = linnet::AsconCxof128::try_new_customized(&[0; 257]);
    says(hash, "Ascon-CXOF128 takes a customization string of 0 to 256 bytes, not 257");
    let mac = Authenticator::<linnet::HmacSha256>::new(b"", MacOptions { nonce: b"n", ..none });
    says(mac, "HMAC-SHA-256 takes no nonce");
    let mac = Authenticator::<linnet::Kmac128>::new(b"key", none).expect("a key");
    says(mac.finish(&mut [0; 3]), "KMAC128 takes a tag of 4 bytes or more, not 3");
    let mut mac = Authenticator::<linnet::AsconPrfShort>::new(&key, none).expect("a key");
    says(mac.update(&[0; 17]), "Ascon-PRFshort takes no text of this length, or the buffer is too short");
    let derived = linnet::HkdfSha256::derive(b"", b"", b"", &mut []);
    says(derived, "HKDF-SHA-256 takes an output of 1 to 8160 bytes, not 0");
    assert!(matches!(linnet::Pbkdf2HmacSha256::derive(b"", b"", 0, &mut [0; 32]), Err(Error::Argument(_))));
    let encrypted = linnet::Aes128Cbc::encrypt(&key, &key, &[0; 20], &mut room);
    says(encrypted, "AES-128-CBC takes a plaintext of 0 bytes or more in steps of 16, not 20");
    let decrypted = linnet::Aes128Cbc::decrypt(&key, &key, &[0; 15], &mut room);
    says(decrypted, "AES-128-CBC takes a ciphertext of 0 bytes or more in steps of 16, not 15");
    let decrypted = linnet::Aes128CbcPkcs7::decrypt(&key, &key, &[], &mut room);
    says(decrypted, "AES-128-CBC-PKCS7 takes a ciphertext of 16 bytes or more in steps of 16, not 0");
    let unwrapped = linnet::Aes128Kw::unwrap(&key, &[0; 23], &mut room);
    says(unwrapped, "AES-128-KW takes a ciphertext of 24 bytes or more in steps of 8, not 23");
    let expanded = linnet::HkdfSha256::expand(&[0; 31], b"", &mut room);
    says(expanded, "HKDF-SHA-256 takes a key of 32 bytes or more, not 31");
    let wrapped = linnet::Aes128Kw::wrap(&key, &[0; 16], &mut room);
    says(wrapped, "AES-128-KW takes a buffer of 24 bytes or more, not 23");
    let opened = linnet::XSalsa20Poly1305::open(&[1; 32], &[2; 24], &[0; 15], &mut []);
    says(opened, "XSalsa20-Poly1305 takes a box of 16 bytes, not 15");
    let generator = linnet::HashDrbgSha256::new(&[], &[], &[]);
    says(generator, "Hash_DRBG-SHA-256 takes an entropy input of 32 to 4294967296 bytes, not 0");
    assert_eq!(linnet::X25519::agree(&[1; 32], &[0; 32]), Err(Error::PublicKey));
}

#[test]
fn boxes_and_wraps() {
    let (mut boxed, mut room, mut again) = ([0; 26], [0xaa; 40], [0xaa; 40]);
    linnet::XSalsa20Poly1305::seal(&[1; 32], &[2; 24], &counting(10), &mut boxed).expect("a box");
    linnet::XSalsa20Poly1305::open(&[1; 32], &[2; 24], &boxed, &mut again[..10]).expect("authentic");
    assert_eq!(again[..10], counting(10));
    boxed[3] ^= 1;
    let opened = linnet::XSalsa20Poly1305::open(&[1; 32], &[2; 24], &boxed, &mut again[..10]);
    assert_eq!((opened, &again[..10]), (Err(Error::NotAuthentic), [0; 10].as_slice()));

    let wrapped = linnet::Aes128Kwp::wrap(&[1; 16], &counting(13), &mut room).expect("a wrapped key");
    assert_eq!(linnet::Aes128Kwp::unwrap(&[1; 16], wrapped, &mut again).as_deref(), Ok(counting(13).as_slice()));
    wrapped[3] ^= 1;
    assert_eq!(linnet::Aes128Kwp::unwrap(&[1; 16], wrapped, &mut again), Err(Error::NotAuthentic));
    assert_eq!(again[..16], [0; 16]);

    let text = linnet::Aes128CbcPkcs7::encrypt(&[1; 16], &[2; 16], &counting(20), &mut room).expect("a ciphertext");
    let decrypted = linnet::Aes128CbcPkcs7::decrypt(&[1; 16], &[2; 16], text, &mut again);
    assert_eq!(decrypted.as_deref(), Ok(counting(20).as_slice()));
    text[15] ^= 0x80;
    assert_eq!(linnet::Aes128CbcPkcs7::decrypt(&[1; 16], &[2; 16], text, &mut again), Err(Error::Padding));
}

#[test]
fn nothing_of_a_key_is_shown() {
    assert_eq!(format!("{:?}", linnet::AsconAead128::new(&[7; 16].into())), "AsconAead128 { .. }");
    assert_eq!(linnet::version(), env!("CARGO_PKG_VERSION"));
}
