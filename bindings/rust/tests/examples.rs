// SPDX-License-Identifier: MIT OR Apache-2.0
//! The examples of docs/guide/rust.md.

type Result = core::result::Result<(), Box<dyn core::error::Error>>;

#[test]
fn one_message() -> Result {
    use linnet::AsconAead128;
    use linnet::aead::{Aead, KeyInit, Payload};

    let key = [0; 16]; // in real use: 16 random bytes, kept secret
    let nonce = [0; 16]; // never the same twice under one key
    let aead = AsconAead128::new(&key.into());
    let sealed = aead.encrypt(&nonce.into(), Payload { msg: b"21.5 degrees", aad: b"sensor 7" })?;
    let opened = aead.decrypt(&nonce.into(), Payload { msg: &sealed, aad: b"sensor 7" })?;
    assert_eq!(opened, b"21.5 degrees");
    // Another sensor's message is refused.
    assert!(aead.decrypt(&nonce.into(), Payload { msg: &sealed, aad: b"sensor 8" }).is_err());
    Ok(())
}

#[test]
fn in_place() -> Result {
    use linnet::AsconAead128;
    use linnet::aead::KeyInit;

    let aead = AsconAead128::new(&[0; 16].into());
    let (mut text, mut tag) = (*b"21.5 degrees", [0; 16]);
    aead.seal(&[0; 16], b"sensor 7", &mut text, &mut tag)?;
    aead.open(&[0; 16], b"sensor 7", &mut text, &tag)?; // or linnet::Error::NotAuthentic, and the text is zero
    assert_eq!(&text, b"21.5 degrees");
    Ok(())
}

#[test]
fn parts() -> Result {
    use linnet::{AsconAead128, Decryptor, Encryptor};

    let (key, nonce) = ([0; 16].into(), [0; 16]);
    let mut message = *b"a long message";
    let mut m = Encryptor::<AsconAead128>::new(&key, &nonce)?;
    m.update_aad(b"sensor 7")?;
    for part in message.chunks_mut(4) {
        m.update(part.into())?;
    }
    let tag = m.finish()?;

    let mut m = Decryptor::<AsconAead128>::new(&key, &nonce)?;
    m.update_aad(b"sensor 7")?;
    for part in message.chunks_mut(5) {
        m.update(part.into())?;
    }
    m.verify(&tag)?; // the plaintext is authentic only now
    assert_eq!(&message, b"a long message");
    Ok(())
}

#[test]
fn hashes() -> Result {
    use linnet::digest::{Digest, ExtendableOutput, Update, XofReader};
    use linnet::{Sha256, Shake128};

    let digest = Sha256::digest(b"hello");
    let mut hasher = Sha256::new();
    Digest::update(&mut hasher, b"hel");
    Digest::update(&mut hasher, b"lo");
    assert_eq!(hasher.finalize(), digest);

    let mut xof = Shake128::default();
    xof.update(b"hello");
    let mut reader = xof.finalize_xof();
    let mut output = [0; 100];
    reader.read(&mut output); // any number of times
    Ok(())
}

#[test]
fn macs() -> Result {
    use linnet::digest::{KeyInit, Mac};
    use linnet::{Authenticator, HmacSha256, Kmac128, MacOptions};

    let tag = HmacSha256::compute(b"a key of any length", b"hello")?;
    HmacSha256::verify_tag(b"a key of any length", b"hello", &tag)?; // or Error::NotAuthentic

    let mut mac = HmacSha256::new_from_slice(b"a key of any length")?; // in parts
    mac.update(b"hel");
    mac.update(b"lo");
    mac.verify(&tag)?;

    let options = MacOptions { customization: b"sensors", ..MacOptions::default() };
    let mut mac = Authenticator::<Kmac128>::new(&[0; 16], options)?;
    mac.update(b"hello")?;
    let mut tag = [0; 20]; // of any size that the algorithm has
    mac.finish(&mut tag)?;
    Ok(())
}

#[test]
fn key_agreement() -> Result {
    use linnet::{HkdfSha256, X25519};

    let (ours, theirs) = ([1; 32], [2; 32]); // in real use: random bytes
    let (our_public, their_public) = (X25519::public_key(&ours), X25519::public_key(&theirs));
    let shared = X25519::agree(&ours, &their_public)?;
    let mut key = [0; 32];
    HkdfSha256::derive(&shared, b"", &[our_public, their_public].concat(), &mut key)?;
    assert_eq!(shared, X25519::agree(&theirs, &our_public)?);
    Ok(())
}

#[test]
fn by_name() -> Result {
    let algorithm = linnet::find("SHA3_256").ok_or("no such algorithm")?;
    assert_eq!((algorithm.id, algorithm.digest_size), ("sha3-256", 32));
    for algorithm in linnet::catalog().iter().filter(|a| a.kind == linnet::Kind::Aead) {
        println!("{}: nonces of {}", algorithm.name, algorithm.nonce);
    }
    Ok(())
}
