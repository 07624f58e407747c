// SPDX-License-Identifier: MIT OR Apache-2.0
// The examples of docs/guide/javascript.md.
import assert from 'node:assert/strict';
import test from 'node:test';

const { webcrypto: crypto } = await import('node:crypto'); // Node 18 has no global one
const utf8 = (text) => new TextEncoder().encode(text);

test('one message', async () => {
    const { asconAead128 } = await import('../index.js');
    const key = crypto.getRandomValues(new Uint8Array(16));
    const nonce = crypto.getRandomValues(new Uint8Array(16)); // never the same twice under one key
    const sealed = asconAead128(key, nonce, utf8('sensor 7')).encrypt(utf8('21.5 degrees')); // the tag is appended
    const opened = asconAead128(key, nonce, utf8('sensor 7')).decrypt(sealed); // or throws NotAuthentic
    assert.deepEqual(opened, utf8('21.5 degrees'));
    // End.
});

test('parts', async () => {
    const { aes256Gcm } = await import('../index.js');
    const [key, nonce] = [new Uint8Array(32), new Uint8Array(12)]; // in real use: random bytes
    const encryptor = aes256Gcm.encryptor(key, nonce).updateAad(utf8('sensor 7'));
    const parts = [encryptor.update(utf8('a long ')), encryptor.update(utf8('message'))];
    const tag = encryptor.finish();

    const decryptor = aes256Gcm.decryptor(key, nonce).updateAad(utf8('sensor 7'));
    const opened = parts.map((part) => decryptor.update(part));
    decryptor.verify(tag); // or throws NotAuthentic; the plaintext is authentic only now
    assert.deepEqual(Buffer.concat(opened).toString(), 'a long message');
    // End.
});

test('hashes', async () => {
    const { sha256, shake128 } = await import('../index.js');
    const digest = sha256(utf8('hello'));
    const hasher = sha256.create().update(utf8('hel')).update(utf8('lo'));
    assert.deepEqual(hasher.digest(), digest);

    const output = shake128(utf8('hello'), { dkLen: 100 });
    const reader = shake128.create().update(utf8('hello'));
    assert.deepEqual(reader.xof(40), output.slice(0, 40)); // any number of times
    // End.
});

test('macs', async () => {
    const { hmacSha256, kmac128 } = await import('../index.js');
    const key = new Uint8Array(16); // in real use: random bytes
    const tag = hmacSha256(key, utf8('hello'));
    hmacSha256.verify(key, utf8('hello'), tag); // or throws NotAuthentic
    kmac128(key, utf8('hello'), { customization: utf8('sensors'), tagSize: 20 });
    // End.
});

test('keys', async () => {
    const { hkdfSha256, x25519 } = await import('../index.js');
    const [ours, theirs] = [x25519.utils.randomSecretKey(), x25519.utils.randomSecretKey()];
    const publicKeys = [ours, theirs].map((secretKey) => x25519.getPublicKey(secretKey));
    const shared = x25519.getSharedSecret(ours, publicKeys[1]);
    const key = hkdfSha256(shared, new Uint8Array(0), Buffer.concat(publicKeys), 32);
    assert.deepEqual(x25519.getSharedSecret(theirs, publicKeys[0]), shared);
    assert.equal(key.length, 32);
    // End.
});

test('sealed files', async () => {
    const { open, seal } = await import('../sealed.js');
    const file = seal(utf8('hello'), { passphrase: 'correct horse battery staple' }); // about a second
    assert.deepEqual(open(file, { passphrase: 'correct horse battery staple' }), utf8('hello'));
    // End.
});

test('by name', async () => {
    const { catalog, find } = await import('../index.js');
    assert.equal(find('SHA3_256').info.id, 'sha3-256');
    for (const info of catalog.filter(({ kind }) => kind === 'aead'))
        console.log(`${info.name}: keys of ${info.key.usual} bytes, nonces of ${info.nonce.usual}`);
    // End.
});
