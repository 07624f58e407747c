// SPDX-License-Identifier: MIT OR Apache-2.0
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import * as linnet from '../index.js';
import * as ascon from '../ascon.js';
import { load, simd } from '../load.js';
import { embedded, Library, nameOf } from '../lib/library.js';
import { counting, each, hex, modules, read } from './common.js';

const { LinnetError, NotAuthentic } = linnet;
const refuses = (code, text) => (error) =>
    error instanceof LinnetError && error.code === code && error.message.includes(text);

test('every algorithm is exported, and declared', () => {
    for (const [entry, path] of [[linnet, '../index'], [ascon, '../ascon']]) {
        const names = entry.catalog.map((info) => nameOf(info.id));
        const declared = [...read(`${path}.d.ts`).matchAll(/declare const (\w+): [A-Z]/g)].map((match) => match[1]);
        assert.deepEqual(declared, names);
        for (const info of entry.catalog) assert.equal(entry[nameOf(info.id)].info, info);
        const others = ['catalog', 'find', 'LinnetError', 'NotAuthentic'];
        assert.deepEqual(Object.keys(entry).sort(), [...names, ...others].sort());
    }
});

test('names', () => {
    assert.equal(nameOf('aes-128-gcm-siv'), 'aes128GcmSiv');
    assert.equal(nameOf('hmac-sha3-256'), 'hmacSha3_256');
    assert.equal(nameOf('norx32-4-1'), 'norx32_4_1');
    for (const name of ['ascon-aead128', 'Ascon-AEAD128', 'ASCON_AEAD128'])
        assert.equal(linnet.find(name), linnet.asconAead128);
    assert.throws(() => linnet.find('ascon'), refuses('argument', "'ascon'"));
});

test('changed messages are refused', () => {
    const [text, data] = [counting(20), counting(9)];
    for (const [name, aead, info] of each('aead')) {
        const [key, nonce] = [counting(info.key.usual), counting(info.nonce.usual)];
        const sealed = aead(key, nonce, data).encrypt(text);
        assert.equal(sealed.length, text.length + info.tag.usual, name);
        for (let i = 0; i < sealed.length; i++) {
            const changed = sealed.slice();
            changed[i] ^= 0x40;
            assert.throws(() => aead(key, nonce, data).decrypt(changed), NotAuthentic, `${name}, byte ${i}`);
            assert.throws(() => aead(key, nonce, data).decrypt(sealed.subarray(0, i)), NotAuthentic,
                `${name}, ${i} bytes`);
        }
        assert.throws(() => aead(key, nonce, data.subarray(1)).decrypt(sealed), NotAuthentic, name);
        for (let n = info.tag.min; n <= info.tag.max; n += info.tag.step) {
            const by = aead(key, nonce, data, { tagSize: n });
            assert.equal(by.encrypt(text).length, text.length + n, name);
            assert.deepEqual(by.decrypt(by.encrypt(text)), text, name);
        }
    }
});

test('wrong sizes and types', () => {
    const { aes128Gcm, asconAead128, hkdfSha256, pbkdf2HmacSha256, shake128, x25519 } = linnet;
    const [key, nonce] = [counting(16), counting(12)];
    assert.throws(() => aes128Gcm(counting(17), nonce),
        refuses('length', 'AES-128-GCM takes a key of 16 bytes, not 17'));
    assert.throws(() => aes128Gcm(key, new Uint8Array(0)), refuses('length', 'a nonce of 1 byte or more, not 0'));
    assert.throws(() => aes128Gcm(key, nonce, key, { tagSize: 11 }), refuses('length', '12 to 16 bytes, not 11'));
    assert.throws(() => aes128Gcm('0123456789abcdef', nonce),
        refuses('argument', 'the key must be a Uint8Array, not string'));
    assert.throws(() => asconAead128(key, key).encrypt([1]),
        refuses('argument', 'the plaintext must be a Uint8Array, not array'));
    assert.throws(() => linnet.sha256(undefined), refuses('argument', 'not undefined'));
    assert.throws(() => shake128(key, { customization: key }),
        refuses('length', 'SHAKE128 takes no customization string'));
    assert.throws(() => shake128(key, { dkLen: -1 }), refuses('length', '0 or more, not -1'));
    assert.throws(() => linnet.hmacSha256(key, key, { nonce }), refuses('length', 'takes no nonce'));
    assert.throws(() => linnet.kmac128(key, key, { tagSize: 1.5 }), refuses('length', 'not 1.5'));
    assert.throws(() => hkdfSha256(key, key, key, 0), refuses('length', '1 to 8160 bytes, not 0'));
    assert.throws(() => pbkdf2HmacSha256(key, key, { c: 0 }),
        refuses('length', 'iterations, must be an integer of 1 to'));
    assert.throws(() => pbkdf2HmacSha256(key, key), refuses('argument', 'not undefined'));
    assert.throws(() => linnet.aes128Cbc(key, key).encrypt(nonce), refuses('length', 'blocks of 16 bytes, not 12'));
    assert.throws(() => linnet.aes128Cbc(key, key).decrypt(nonce), refuses('length', 'AES-128-CBC'));
    assert.throws(() => linnet.aes128CbcPkcs7(key, key).decrypt(key), refuses('padding', 'padding'));
    assert.throws(() => linnet.aes128Kw(key).encrypt(nonce), refuses('length', 'wraps no key of 12 bytes'));
    assert.throws(() => linnet.aes128Kw(key).decrypt(counting(24)), NotAuthentic);
    assert.throws(() => linnet.xsalsa20Poly1305(counting(32), counting(24)).open(key), NotAuthentic);
    assert.throws(() => linnet.xsalsa20Poly1305(counting(32), counting(24)).open(nonce), NotAuthentic);
    assert.throws(() => x25519.getSharedSecret(counting(32), key),
        refuses('length', 'a public key of 32 bytes, not 16'));
    assert.throws(() => x25519.getSharedSecret(counting(32), new Uint8Array(32)), refuses('public-key', 'zero'));
    assert.throws(() => linnet.hmacDrbgSha256.create(key, key), refuses('length', 'entropy input'));
    assert.throws(() => linnet.romulusM.encryptor(key, key), refuses('argument', 'does not process messages in parts'));
});

test('arguments that are not what they seem', () => {
    const { asconAead128, hmacSha256, kmac128, sha256 } = linnet;
    const [key, text] = [counting(16), counting(20)];
    assert.throws(() => asconAead128(key, key, key, { tagSize: '8' }), refuses('argument', 'must be an integer'));
    assert.throws(() => kmac128(key, text, { personalization: key }), refuses('argument', "takes no option 'personalization'"));
    assert.throws(() => asconAead128(key, key, key, null), refuses('argument', 'not null'));
    assert.throws(() => hmacSha256(key, text, { nonce: '' }), refuses('argument', 'the nonce must be a Uint8Array'));
    assert.throws(() => sha256(new Uint16Array(2)), refuses('argument', 'not Uint16Array'));
    class Longer extends Uint8Array {
        get length() {
            return 1e9;
        }
    }
    const longer = new Longer(20);
    assert.deepEqual(sha256(longer), sha256(new Uint8Array(20)));
    const mine = key.slice();
    const by = asconAead128(mine, mine);
    const sealed = by.encrypt(text);
    mine.fill(0);
    assert.deepEqual(by.encrypt(text), sealed);
    assert.deepEqual(sha256(Buffer.from(text)), sha256(text));
    const { buffer } = text.slice();
    const gone = new Uint8Array(buffer);
    structuredClone(buffer, { transfer: [buffer] });
    assert.throws(() => sha256(gone), refuses('argument', 'was transferred elsewhere'));
    assert.equal(new NotAuthentic('x').name, 'NotAuthentic');
});

const parts = (bytes, n) =>
    Array.from({ length: Math.ceil(bytes.length / n) }, (_, i) => bytes.subarray(i * n, (i + 1) * n));

test('messages in parts', () => {
    const [text, data] = [counting(100), counting(50)];
    for (const [name, aead, info] of each('aead')) {
        if (!info.incremental) continue;
        const [key, nonce] = [counting(info.key.usual), counting(info.nonce.usual)];
        const whole = aead(key, nonce, data).encrypt(text);
        const by = aead.encryptor(key, nonce);
        for (const part of parts(data, 7)) by.updateAad(part);
        const sealed = Buffer.concat(parts(text, 13).map((part) => by.update(part)));
        assert.equal(hex(sealed) + hex(by.finish()), hex(whole), name);
        assert.throws(() => by.finish(), refuses('order', info.name));
        const to = aead.decryptor(key, nonce).updateAad(data);
        assert.equal(hex(to.update(whole.subarray(0, 100))), hex(text), name);
        to.verify(whole.subarray(100));
        assert.throws(() => aead.decryptor(key, nonce).verify(whole.subarray(100)), NotAuthentic);
    }
    for (const [name, hash] of each('hash')) {
        const by = hash.create();
        for (const part of parts(text, 17)) by.update(part);
        const other = by.clone().update(data);
        assert.deepEqual(by.digest(), hash(text), name);
        assert.deepEqual(other.digest(), hash(Buffer.concat([text, data])), name);
        assert.throws(() => by.update(text), refuses('order', ''));
    }
    for (const [name, xof] of each('xof')) {
        const by = xof.create();
        for (const part of parts(text, 17)) by.update(part);
        const other = by.clone();
        const whole = xof(text, { dkLen: 99 });
        assert.equal(hex(by.xof(40)) + hex(by.xofInto(new Uint8Array(59))), hex(whole), name);
        assert.throws(() => by.update(text), refuses('order', ''));
        assert.deepEqual(other.digest(), xof(text), name);
        assert.throws(() => other.xof(1), refuses('order', ''));
    }
    for (const [name, mac, info] of each('mac')) {
        const message = text.subarray(0, info.messageMax);
        const [key, options] = [counting(info.key.usual), { nonce: counting(info.nonce.usual) }];
        const by = mac.create(key, options).update(message.subarray(0, 5)).update(message.subarray(5));
        const [other, third] = [by.clone(), by.clone()];
        const tag = mac(key, message, options);
        assert.deepEqual(by.digest(), tag, name);
        other.verify(tag);
        tag[0] ^= 1;
        assert.throws(() => third.verify(tag), NotAuthentic, name);
        assert.throws(() => mac.verify(key, message, tag, options), NotAuthentic, name);
    }
    for (const [name, stream, info] of each('stream')) {
        const [key, nonce] = [counting(info.key.usual), counting(info.nonce.usual)];
        const by = stream.create(key, nonce);
        const whole = stream(key, nonce, text);
        assert.equal(hex(by.update(text.subarray(0, 30))) + hex(by.update(text.subarray(30))), hex(whole), name);
        assert.equal(hex(by.seek(77).update(text.subarray(77))), hex(whole.subarray(77)), name);
        by.wipe();
        assert.throws(() => by.update(text), refuses('order', ''));
    }
    const [secret, salt] = [counting(20), counting(9)];
    const { hkdfSha256: hkdf, hmacDrbgSha256: drbg } = linnet;
    assert.deepEqual(hkdf.expand(hkdf.extract(secret, salt), data, 42), hkdf(secret, salt, data, 42));
    const generator = drbg.create(counting(drbg.info.key.usual), counting(drbg.info.nonce.usual));
    const first = generator.generate(16);
    assert.notDeepEqual(generator.reseed(counting(drbg.info.key.usual)).generate(16), first);
});

test('nothing of a key or a message is left in memory', async () => {
    const pattern = (n, first) => Uint8Array.from({ length: n }, (_, i) => (first + 37 * i) & 255);
    for (const name of ['linnet', 'linnet-simd']) {
        const module = await WebAssembly.instantiate(readFileSync(new URL(`../dist/${name}.wasm`, import.meta.url)));
        const library = new Library(module.instance);
        const before = library.bytes.slice();
        const same = (what) => {
            assert.deepEqual(Buffer.compare(library.bytes.subarray(0, before.length), before), 0, what);
            assert.ok(library.bytes.subarray(before.length).every((byte) => byte === 0), what);
        };
        for (const info of library.catalog) {
            const by = library.find(info.id);
            const [key, nonce, text] = [pattern(info.key.usual, 91), pattern(info.nonce.usual, 17), pattern(40, 200)];
            const calls = {
                aead: () => [by(key, nonce, text).encrypt(text), () => by(key, nonce).decrypt(text)],
                hash: () => [by(text), by.create().update(text)],
                xof: () => [by(text), by.create().update(text)],
                mac: () => [by(key, text.subarray(0, 16), { nonce }),
                    by.create(key, { nonce }).update(text.subarray(0, 16))],
                kdf: () => (info.extractSize === 0 ? by(key, text, { c: 2 }) : by(key, text, text)),
                stream: () => [by(key, nonce, text), by.create(key, nonce).update(text)],
                secretbox: () => [by(key, nonce).seal(text), () => by(key, nonce).open(text)],
                drbg: () => by.create(key, nonce).generate(40),
                kex: () => by.getSharedSecret(key, by.getPublicKey(key)),
                cbc: () => by(key, nonce).encrypt(pattern(32, 5)),
                keywrap: () => [by(key).encrypt(text), () => by(key).decrypt(text)],
            };
            for (const made of [calls[info.kind]()].flat()) if (typeof made === 'function') assert.throws(made);
            same(`${name}, ${info.id}`);
        }
        library.find('ascon-aead128')(pattern(16, 91), pattern(16, 17)).encrypt(pattern(1 << 20, 3));
        same(`${name}, after its memory has grown`);
    }
});

test('modules are chosen and loaded', async () => {
    assert.equal(simd, true);
    const base64 = (await import('../dist/ascon.wasm.js')).default;
    assert.deepEqual((await embedded(base64)).find('ascon-hash256')(counting(3)), linnet.asconHash256(counting(3)));
    const path = new URL('../dist/ascon.wasm', import.meta.url);
    const server = createServer((request, response) => {
        response.writeHead(request.url === '/ascon.wasm' ? 200 : 404, { 'content-type': 'application/wasm' });
        response.end(readFileSync(path));
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const at = `http://127.0.0.1:${server.address().port}/`;
    const loaded = await load(new URL(`${at}ascon.wasm`));
    assert.deepEqual(loaded.asconHash256(counting(3)), linnet.asconHash256(counting(3)));
    await assert.rejects(load(`${at}other.wasm`), /404/);
    server.close();
    const compiled = await load(await WebAssembly.compile(readFileSync(path)));
    assert.equal(compiled.catalog.length, ascon.catalog.length);
    assert.ok(modules['ascon-simd'].catalog.length === ascon.catalog.length);
});

test('sizes of the modules, with brotli', () => {
    for (const name of Object.keys(modules)) {
        const size = brotliCompressSync(readFileSync(new URL(`../dist/${name}.wasm`, import.meta.url))).length;
        const most = name.startsWith('linnet') ? 150_000 : 20_000;
        assert.ok(size <= most, `${name} has ${size} bytes; expected at most ${most}`);
    }
});

test('the package has these files', () => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json'],
        { cwd: new URL('..', import.meta.url), stdio: 'pipe' });
    const files = JSON.parse(packed)[0].files.map((file) => file.path).sort();
    const both = (name) => [`${name}.d.ts`, `${name}.js`];
    const wasm = [...Object.keys(modules), 'scrypt'].flatMap((name) => [`dist/${name}.wasm`, `dist/${name}.wasm.js`]);
    const lib = ['entry.d.ts', 'entry.js', 'errors.js', 'kinds.js', 'library.js', 'random.js', 'scrypt.js', 'sealed.js', 'types.d.ts'].map((f) => `lib/${f}`);
    const entries = ['ascon', 'index', 'load', 'sealed'].flatMap(both);
    const texts = ['dist/LICENSE-APACHE', 'dist/LICENSE-MIT', 'README.md', 'package.json'];
    assert.deepEqual(files, [...entries, ...wasm, ...lib, ...texts].sort());
});

test('TypeScript', { skip: process.env.LINNET_TSC === undefined }, () => {
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom'];
    execFileSync(process.env.LINNET_TSC, [...options, 'test/example.ts'],
        { cwd: new URL('..', import.meta.url), stdio: 'inherit' });
});
