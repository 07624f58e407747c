// SPDX-License-Identifier: MIT OR Apache-2.0
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import * as sealed from '../sealed.js';
import { sealWith } from '../lib/sealed.js';
import { counting, hex, read } from './common.js';

const { open, seal, SealedFileError } = sealed;
const bytes = (text) => Uint8Array.from(Buffer.from(text, 'hex'));
const utf8 = (text) => new TextEncoder().encode(text);
const mod251 = (n) => Uint8Array.from({ length: n }, (_, i) => i % 251);
const refuses = (text) => (error) => error.message.includes(text);

const [general,
    ...vectors] = read('../../../docs/sealed-file.md').split('```text\n')[1].split('```')[0].trim().split('\n\n');
const fields = (block) => Object.fromEntries(block.split('\n').map((line) => line.split(' = ')));
const { secret, salt, fingerprint } = fields(general);
const [key, fixed] = [bytes(secret), { salt: bytes(salt), secret: bytes(secret) }];
const recipients = fields(vectors.at(-3));
const identities = [1, 2].map((i) => sealed.readSecretKey(recipients[`secret key ${i}`]));
const publicKeys = [1, 2].map((i) => sealed.readPublicKey(recipients[`public key ${i}`]));

test('the vectors of the specification', () => {
    assert.equal(sealed.fingerprint(key), fingerprint);
    for (const block of vectors.filter((one) => one.startsWith('algorithm'))) {
        const v = fields(block);
        const [plaintext, { context, algorithm }] = [mod251(parseInt(v.plaintext, 10)), v];
        const file = sealWith(plaintext, { key, context, algorithm }, fixed);
        assert.equal(createHash('sha256').update(file).digest('hex'), v['SHA-256 of the file']);
        assert.deepEqual(open(file, { key, context }), plaintext);
    }
    const file = bytes(recipients.header + recipients.chunks);
    const ephemeral = bytes(recipients['ephemeral secret key']);
    assert.equal(hex(sealWith(mod251(5), { to: publicKeys }, { ...fixed, ephemeral })), hex(file));
    for (const identity of identities) assert.deepEqual(open(file, { identity }), mod251(5));
    for (const v of vectors.slice(-2).map(fields)) {
        const { passphrase } = v;
        const made = bytes(v.header + v.chunks);
        assert.deepEqual(open(made, { passphrase }), mod251(5));
        if (v['work factor'] === undefined) continue;
        assert.equal(hex(sealWith(mod251(5), { passphrase }, { ...fixed, passphraseSalt: bytes(v['passphrase salt']) })),
            hex(made));
        assert.throws(() => open(made, { passphrase, workFactorMax: 17 }), refuses('256 MiB; expected at most 17'));
    }
});

test('texts of keys', () => {
    const [identity] = identities;
    assert.deepEqual(sealed.publicKeyOf(identity), publicKeys[0]);
    assert.equal(sealed.publicKeyText(publicKeys[0]), recipients['public key 1']);
    assert.equal(sealed.secretKeyText(identity), recipients['secret key 1']);
    assert.deepEqual(sealed.readKey(`# mine\n\n ${sealed.keyText(key)} # and more\r\n`), key);
    assert.throws(() => sealed.readKey('linnet-key-1 AAAA'), refuses('32 bytes in base64'));
    assert.throws(() => sealed.readPublicKey(recipients['public key 1'].replace('ST6', 'ST7')),
        refuses('typing error'));
    assert.throws(() => sealed.readPublicKey(recipients['secret key 1']), refuses('no public key'));
    assert.throws(() => sealed.readPublicKey(sealed.publicKeyText(new Uint8Array(32))), refuses('low-order'));
});

test('changed and truncated files are refused', () => {
    const file = seal(counting(5), { to: publicKeys[0] });
    for (let i = 0; i < file.length; i++) {
        const changed = file.slice();
        changed[i] ^= 1;
        assert.throws(() => open(changed, { identity: identities[0] }), SealedFileError, `byte ${i}`);
        assert.throws(() => open(file.subarray(0, i), { identity: identities[0] }), SealedFileError, `${i} bytes`);
    }
    const long = seal(mod251(70000), { key });
    assert.throws(() => open(long.subarray(0, 97 + 65552), { key }), refuses('truncated: the file ends after chunk 0'));
    assert.throws(() => open(long.subarray(0, -1), { key }), refuses('the final chunk, number 1, is not authentic'));
    assert.throws(() => open(long, { key: counting(32, 1) }), refuses('wrong key or wrong context'));
    assert.throws(() => open(long, { key, context: 'other' }), refuses('wrong context'));
    assert.throws(() => open(long, { identity: identities[0] }), refuses('sealed with a key: open it with key'));
    assert.throws(() => open(file, { identity: identities[1] }), refuses('none of them is this identity'));
    assert.throws(() => seal(key, { key, passphrase: 'a' }), refuses('not key and passphrase'));
    assert.throws(() => seal(key, { passphrase: '' }), refuses('0 bytes; expected 1 to 1000'));
    for (const passphrase of ['\ud800', Uint8Array.of(0xff)])
        assert.throws(() => seal(key, { passphrase }), refuses('not UTF-8'));
    assert.throws(() => seal(key, { key, algorithm: 'sha-256' }), refuses("'sha-256' cannot seal"));
    assert.throws(() => open(seal(key, { key, algorithm: 'ascon-128' }), { key }), refuses('legacy algorithm'));
    assert.throws(() => open(seal(key, { passphrase: 'a', workFactor: 15 }), { passphrase: 'b' }),
        refuses('wrong passphrase'));
});

test('streams', async () => {
    const through = async (data, n, stream) => {
        const parts = Array.from({ length: Math.ceil(data.length / n) }, (_, i) => data.subarray(i * n, (i + 1) * n));
        const got = [];
        const source = new ReadableStream({
            start(controller) {
                for (const part of parts) controller.enqueue(part);
                controller.close();
            },
        });
        for await (const part of source.pipeThrough(stream)) got.push(part);
        return Uint8Array.from(Buffer.concat(got));
    };
    for (const size of [0, 1, 65535, 65536, 200000]) {
        const text = mod251(size);
        const file = await through(text, 30001, sealed.sealStream({ key }));
        assert.equal(file.length, 97 + size + 16 * (Math.floor(size / 65536) + 1));
        assert.deepEqual(open(file, { key }), text);
        assert.deepEqual(await through(file, 777, sealed.openStream({ key })), text);
        await assert.rejects(through(file.subarray(0, -1), 777, sealed.openStream({ key })), SealedFileError);
    }
});

test('parts in memory that the caller uses again', async () => {
    for (const make of [(n) => Buffer.alloc(n), (n) => new Uint8Array(n)])
        for (const way of ['sealStream', 'openStream']) {
            const text = mod251(150_000);
            const [from, to] = way === 'sealStream' ? [text, undefined] : [seal(text, { key }), text];
            const stream = sealed[way]({ key });
            const read = new Response(stream.readable).arrayBuffer();
            const [writer, part] = [stream.writable.getWriter(), make(999)];
            for (let at = 0; at < from.length; at += part.length) {
                const n = Math.min(part.length, from.length - at);
                part.set(from.subarray(at, at + n));
                await writer.write(part.subarray(0, n));
            }
            await writer.close();
            const made = new Uint8Array(await read);
            assert.deepEqual(to === undefined ? open(made, { key }) : made, text);
        }
});

test('options that a sealed file does not have', () => {
    const text = mod251(5);
    assert.throws(() => seal(text, { key, salt: key }), refuses("takes no option 'salt'"));
    assert.throws(() => seal(text, { key, secret: key }), refuses("takes no option 'secret'"));
    assert.throws(() => seal(text, { key, context: new Uint16Array(1) }), refuses('the context must be a Uint8Array, not Uint16Array'));
    assert.throws(() => seal(text, { key, context: '\ud800' }), refuses('half of a character'));
    assert.throws(() => seal(text, { to: 5 }), refuses('must be a Uint8Array, not number'));
    assert.throws(() => seal(text), refuses('options must be an object'));
    assert.throws(() => sealed.readKey(utf8(sealed.keyText(key))), refuses('from a string, not object'));
    assert.throws(() => open(utf8('-----BEGIN'), { key }), refuses('armor is not supported'));
});
