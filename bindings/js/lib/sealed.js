// SPDX-License-Identifier: MIT OR Apache-2.0
// Sealed files, version 1: docs/sealed-file.md of the library specifies them, and names what is checked in which order.
import {
    asconAead128, asconCxof128, asconHash256, asconMac, catalog, find, hkdfSha256, LinnetError, NotAuthentic,
    pbkdf2HmacSha256, x25519,
} from '../index.js';
import { bytes as plain, named, SealedFileError } from './errors.js';
import { random } from './random.js';
import { scrypt } from './scrypt.js';

const utf8 = (text) => new TextEncoder().encode(text);
const MAGIC = Uint8Array.of(0x8d, 0x6c, 0x69, 0x6e, 0x6e, 0x65, 0x74, 0x0a);
const [CHUNK, TAG, HEADER_MAX] = [65536, 16, 65536];
const [PBKDF2, EPHEMERAL, RECIPIENT, SCRYPT] = [1, 2, 3, 4];
const BODIES = { [PBKDF2]: 84, [EPHEMERAL]: 32, [RECIPIENT]: 48, [SCRYPT]: 81 };
const KEY = 'linnet-key-1 ';
const NOUNS = { 'linnet-public-key-1:': 'public key', 'linnet-secret-key-1:': 'secret key' };
const [PUBLIC, SECRET] = Object.keys(NOUNS);

const SEALED = { name: 'a sealed file' }; // what messages name
const refused = (message) => new SealedFileError(message, 'sealed-file');
const wrong = (message) => new LinnetError(message, 'argument');

function joined(...parts) {
    const whole = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

/** An integer in n bytes, the most significant first. */
function encoded(value, n) {
    const bytes = new Uint8Array(n);
    for (let i = n - 1; i >= 0; i--, value = Math.floor(value / 256)) bytes[i] = value % 256;
    return bytes;
}
const number = (bytes) => bytes.reduce((n, byte) => 256 * n + byte, 0);

/** Compares in constant time: verifies the tags of both under a fresh key. */
function equal(a, b) {
    const key = random(16);
    try {
        asconMac.verify(key, a, asconMac(key, b));
        return true;
    } catch (error) {
        if (error instanceof NotAuthentic) return false;
        throw error;
    }
}

function of32(key, noun) {
    const bytes = plain(key, noun, SEALED);
    if (bytes.length === 32) return bytes;
    throw wrong(`${noun} must have 32 bytes, not ${bytes.length}`);
}

// Keys and their texts. No message repeats a text: it may be a secret.

const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));
/** The bytes of canonical base64, or none. */
function fromBase64(text) {
    try {
        const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
        return toBase64(bytes) === text ? bytes : undefined;
    } catch {
        return undefined;
    }
}

const stripped = (text) => text.replace(/^[ \t\r]+|[ \t\r]+$/g, '');

/** The only line that is neither blank nor a comment. */
function onlyLine(text, prefix) {
    const kept = [];
    if (typeof text !== 'string') throw wrong(`a key is read from a string, not ${typeof text}`);
    for (const line of text.replace(/^\ufeff/, '').split('\n')) {
        const key = stripped(stripped(line).replace(/^#[^]*/, '').replace(/[ \t]#[^]*/, ''));
        if (key !== '') kept.push(key);
    }
    if (kept.length === 1) return kept[0];
    throw wrong(`${kept.length} keys in the text; expected one line that begins with '${prefix}'`);
}

const checksum = (prefix, key) => asconHash256(joined(utf8(prefix), key)).subarray(0, 4);

function textOf(prefix, key) {
    const text = toBase64(joined(of32(key, `a ${NOUNS[prefix]}`), checksum(prefix, key)));
    return prefix + text.replaceAll('+', '-').replaceAll('/', '_');
}

function keyOf(prefix, text) {
    const line = onlyLine(text, prefix);
    if (!line.startsWith(prefix)) throw wrong(`no ${NOUNS[prefix]}; expected '${prefix}' and 48 characters`);
    const body = line.slice(prefix.length);
    if (body.length !== 48) throw wrong(`a ${NOUNS[prefix]} of ${body.length} characters after the colon; expected 48`);
    const bytes = fromBase64(body.replaceAll('-', '+').replaceAll('_', '/'));
    const key = bytes?.subarray(0, 32);
    if (key === undefined || textOf(prefix, key) !== line)
        throw wrong(`a ${NOUNS[prefix]} with a typing error: expected it as it was printed`);
    return key;
}

/** A public key has an owner unless its order is low, or it is not below 2^255 - 19. */
function owned(key) {
    const big = key.reduceRight((n, byte) => 256n * n + BigInt(byte), 0n);
    try {
        x25519.getSharedSecret(new Uint8Array(32), key);
        if (big < 2n ** 255n - 19n) return key;
    } catch (error) {
        if (error.code !== 'public-key') throw error;
    }
    throw wrong('a low-order public key, which has no owner; expected one that linnet public-key printed');
}

export const generateKey = () => random(32);
export const generateSecretKey = () => random(32);
export const publicKeyOf = (secretKey) => x25519.getPublicKey(of32(secretKey, 'a secret key'));
export const keyText = (key) => KEY + toBase64(of32(key, 'a key'));
export const publicKeyText = (key) => textOf(PUBLIC, key);
export const secretKeyText = (key) => textOf(SECRET, key);
export const readPublicKey = (text) => owned(keyOf(PUBLIC, text));
export const readSecretKey = (text) => keyOf(SECRET, text);
export function readKey(text) {
    const line = onlyLine(text, KEY);
    const key = line.startsWith(KEY) ? fromBase64(line.slice(KEY.length)) : undefined;
    if (key?.length === 32) return key;
    throw wrong(`no key; expected a line of '${KEY}' and 32 bytes in base64`);
}
export function fingerprint(key) {
    const message = joined(encoded(32, 8), of32(key, 'a key'));
    const name = asconCxof128(message, { customization: utf8('linnet key fingerprint 1'), dkLen: 16 });
    return Array.from(name, (byte, i) =>
        (i > 0 && i % 2 === 0 ? '-' : '') + byte.toString(16).padStart(2, '0')).join('');
}

// The ways to the secret of a file.

const wrap = (wrapping, secret) => asconAead128(wrapping.subarray(0, 16), wrapping.subarray(16)).encrypt(secret);
function unwrap(wrapping, wrapped) {
    try {
        return asconAead128(wrapping.subarray(0, 16), wrapping.subarray(16)).decrypt(wrapped);
    } catch (error) {
        if (error instanceof NotAuthentic) return undefined;
        throw error;
    }
}
const stanza = (type, ...body) => joined([type], encoded(BODIES[type], 2), ...body);
const agreed = (secretKey, peer, ephemeral, recipient) =>
    hkdfSha256(x25519.getSharedSecret(secretKey, peer), joined(ephemeral, recipient),
        utf8('linnet sealed file 1 x25519'), 32);
const stretched = (passphrase, salt, w) =>
    scrypt(pbkdf2HmacSha256, passphrase, joined(utf8('linnet sealed file 1 scrypt'), salt), w, 32);

const decoded = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** The bytes of a string, or of a Uint8Array. */
function bytesOf(text, what) {
    if (typeof text !== 'string') return plain(text, what, SEALED);
    const bytes = utf8(text);
    if (decoded(bytes) === text) return bytes;
    throw wrong(`the ${what} has half of a character, so it is not UTF-8; expected text in UTF-8`);
}

function words(passphrase) {
    const bytes = bytesOf(passphrase, 'passphrase');
    if (bytes.length < 1 || bytes.length > 1000)
        throw wrong(`the passphrase has ${bytes.length} bytes; expected 1 to 1000`);
    if (!equal(utf8(decoded(bytes)), bytes))
        throw wrong('the passphrase is not UTF-8, so it could not be typed everywhere; expected text in UTF-8');
    if (bytes.includes(0)) throw wrong('the passphrase has a NUL; expected text in UTF-8 without NUL');
    return bytes;
}

function several(keys, what) {
    const found = keys instanceof Uint8Array || keys?.[Symbol.iterator] === undefined ? [keys] : [...keys];
    if (found.length < 1 || found.length > 1023) throw wrong(`${what} has ${found.length} keys; expected 1 to 1023`);
    return found;
}

/** One of the named options, which must be the only one. */
function only(options, names) {
    const given = names.filter((name) => options[name] !== undefined);
    if (given.length === 1) return given[0];
    throw wrong(`expected one of ${names.join(', ')}, not ${given.join(' and ') || 'none'}`);
}

/** The secret of a new file, and its stanzas. */
function newSecret(options, { secret = random(32), ephemeral = random(32), passphraseSalt = random(32) }) {
    const { key, to, passphrase, workFactor = 18 } = options;
    const way = only(options, ['key', 'to', 'passphrase']);
    if (way === 'key') return [of32(key, 'the key'), new Uint8Array(0)];
    if (way === 'passphrase') {
        if (!Number.isInteger(workFactor) || workFactor < 15 || workFactor > 20)
            throw wrong(`workFactor is ${workFactor}; expected 15 to 20`);
        const wrapped = wrap(stretched(words(passphrase), passphraseSalt, workFactor), secret);
        return [secret, stanza(SCRYPT, passphraseSalt, [workFactor], wrapped)];
    }
    const recipients = several(to, 'to').map((one) => owned(of32(one, 'a public key')));
    const once = [...new Map(recipients.map((one) => [toBase64(one), one])).values()];
    const mine = x25519.getPublicKey(ephemeral);
    const wrapped = once.map((one) => stanza(RECIPIENT, wrap(agreed(ephemeral, one, mine, one), secret)));
    return [secret, joined(stanza(EPHEMERAL, mine), ...wrapped)];
}

/** The stanzas of a header, if this version knows them. */
function parsed(bytes) {
    const found = [];
    while (bytes.length > 0) {
        const end = 3 + number(bytes.subarray(1, 3));
        if (bytes.length < end) throw refused('malformed header: a key stanza is longer than the room for it');
        if (found.length === 1024) throw refused('malformed header: it has more than 1024 key stanzas');
        found.push({ type: bytes[0], body: bytes.subarray(3, end) });
        bytes = bytes.subarray(end);
    }
    if (found.some(({ type }) => BODIES[type] === undefined))
        throw refused('sealed for a kind of key that this version does not know; expected key stanzas of types 1 to 4');
    for (const { type, body } of found)
        if (body.length !== BODIES[type])
            throw refused(`malformed header: a key stanza of type ${type} has ${body.length} bytes`);
    const types = found.map(({ type }) => type).join('');
    if (!/^(1|4|23+)?$/.test(types))
        throw refused('malformed header: expected one passphrase, or an ephemeral key and then its recipients');
    const cost = found.length === 1 ? number(found[0].body.subarray(32, -48)) : 0;
    if (types === '1' && (cost < 100_000 || cost > 10_000_000))
        throw refused(`sealed with a passphrase and ${cost} iterations; expected 100000 to 10000000`);
    if (types === '4' && (cost < 15 || cost > 20))
        throw refused(`sealed with a passphrase and a work factor of ${cost}; expected 15 to 20`);
    return { found, cost };
}

/** The secret of a file with stanzas or without. */
function secretOf({ found, cost }, options) {
    const way = only(options, ['key', 'identity', 'passphrase']);
    const [first, ...wrapped] = found;
    const needs = first === undefined ? 'key' : first.type === EPHEMERAL ? 'identity' : 'passphrase';
    const how = needs === 'identity' ? `for ${wrapped.length} recipients` : `with a ${needs}`;
    if (way !== needs) throw refused(`sealed ${how}: open it with ${needs}, not ${way}`);
    if (needs === 'key') return of32(options.key, 'the key');
    if (needs === 'passphrase') {
        const { workFactorMax = 20 } = options;
        if (first.type === SCRYPT && cost > workFactorMax)
            throw refused(
                `sealed with a passphrase and a work factor of ${cost}, which takes ${2 ** (cost - 10)} MiB; `
                    + `expected at most ${workFactorMax}`,
            );
        const [passphrase, salt] = [words(options.passphrase), first.body.subarray(0, 32)];
        const by = first.type === SCRYPT ? stretched(passphrase, salt, cost)
            : pbkdf2HmacSha256(passphrase, salt, { c: cost, dkLen: 32 });
        const secret = unwrap(by, first.body.subarray(-48));
        if (secret === undefined) throw refused('wrong passphrase: the file was sealed with another one');
        return secret;
    }
    for (const identity of several(options.identity, 'identity')) {
        let wrapping;
        try {
            wrapping = agreed(of32(identity, 'an identity'), first.body, first.body, x25519.getPublicKey(identity));
        } catch (error) {
            if (error.code !== 'public-key') throw error;
            throw refused('malformed header: every shared secret with its ephemeral key is zero');
        }
        for (const { body } of wrapped) {
            const secret = unwrap(wrapping, body);
            if (secret !== undefined) return secret;
        }
    }
    throw refused(`sealed ${how}; none of them is this identity`);
}

// The header and the chunks.

const suits = (info) => info?.kind === 'aead' && info.tag.usual === TAG && info.key.usual >= 16
    && info.nonce.usual >= 12;

/** The commitment of a file, and what seals or opens its chunk of a number. */
function derived(secret, header, context, info) {
    const message = joined(encoded(32, 8), secret, header, context);
    const [k, n] = [info.key.usual, info.key.usual + info.nonce.usual];
    const output = asconCxof128(message, { customization: utf8('linnet sealed file 1'), dkLen: n + 32 });
    const chunk = (i) => {
        if (i >= 2 ** 32) throw refused(`too long: a sealed file has at most ${2 ** 32} chunks of ${CHUNK} bytes`);
        const nonce = output.slice(k, n);
        encoded(i, 8).forEach((byte, j) => (nonce[nonce.length - 8 + j] ^= byte));
        return find(info.id)(output.subarray(0, k), nonce);
    };
    return { commitment: output.subarray(n), chunk };
}

/** Collects bytes in memory of its own, and cuts them to a size that may change. */
class Pieces {
    #room = new Uint8Array(2 * (CHUNK + TAG));
    #length = 0;

    get rest() {
        return this.#room.subarray(0, this.#length);
    }

    add(value) {
        const bytes = plain(value, 'data', SEALED);
        const total = this.#length + bytes.length;
        if (total > this.#room.length) {
            const larger = new Uint8Array(Math.max(total, 2 * this.#room.length));
            larger.set(this.rest);
            this.#room = larger;
        }
        this.#room.set(bytes, this.#length);
        this.#length = total;
    }

    drop(n) {
        this.#room.copyWithin(0, n, this.#length);
        this.#length -= n;
    }

    *of(size) {
        let at = 0;
        for (; this.#length - at >= size; at += size) yield this.#room.subarray(at, at + size);
        this.drop(at);
    }
}

class Sealer {
    pieces = new Pieces();
    count = 0;
    /** `fixed` has the random values of a test vector. */
    constructor(options, fixed = {}) {
        named(options, ['key', 'to', 'passphrase', 'workFactor', 'context', 'algorithm'], SEALED);
        const { algorithm = 'ascon-aead128' } = options;
        const { salt = random(32) } = fixed;
        const context = bytesOf(options.context ?? '', 'context');
        const info = catalog.find(({ id }) => id === algorithm);
        if (!suits(info)) throw wrong(`'${algorithm}' cannot seal; expected the id of an AEAD with tags of 16 bytes`);
        const [secret, stanzas] = newSecret(options, fixed);
        const front = joined(MAGIC, [1, algorithm.length], utf8(algorithm), encoded(stanzas.length, 2), stanzas, salt);
        const { commitment, chunk } = derived(secret, front, context, info);
        const checked = joined(front, commitment);
        this.header = joined(checked, asconHash256(checked).subarray(0, 8));
        this.chunk = chunk;
    }
    *push(bytes) {
        this.pieces.add(bytes);
        for (const piece of this.pieces.of(CHUNK)) yield this.chunk(this.count++).encrypt(piece);
    }
    *end() {
        yield this.chunk(this.count).encrypt(this.pieces.rest);
    }
}

class Opener {
    pieces = new Pieces();
    count = 0;
    constructor(options) {
        named(options, ['key', 'identity', 'passphrase', 'workFactorMax', 'context', 'allowLegacy'], SEALED);
        only(options, ['key', 'identity', 'passphrase']);
        this.options = { ...options, context: bytesOf(options.context ?? '', 'context') };
    }

    /** The size of the header, as far as it is known. */
    #size(rest) {
        if (rest.subarray(0, 8).some((byte, i) => byte !== MAGIC[i])) {
            if (rest[0] === 0x2d) throw refused('not a sealed file: armor is not supported; expected the file without it');
            throw refused('not a sealed file: it does not begin as one');
        }
        if (rest.length > 8 && rest[8] !== 1)
            throw refused(`sealed-file version ${rest[8]} is not supported; expected version 1`);
        if (rest.length < 10 || rest.length < 12 + rest[9]) return 84 + (rest[9] ?? 0);
        const size = 84 + rest[9] + number(rest.subarray(10 + rest[9], 12 + rest[9]));
        if (size > HEADER_MAX) throw refused(`malformed header: it has ${size} bytes; expected at most ${HEADER_MAX}`);
        return size;
    }

    #begin(header) {
        const front = header.subarray(0, -8);
        if (asconHash256(front).subarray(0, 8).some((byte, i) => byte !== header.at(i - 8)))
            throw refused('damaged header: its checksum does not match');
        const [signed, at] = [front.subarray(0, -32), 10 + header[9]];
        const ascii = header.subarray(10, at);
        if (ascii.length < 1 || ascii.length > 64 || ascii.some((byte) => byte < 0x20 || byte > 0x7e))
            throw refused('malformed header: expected an algorithm id of 1 to 64 characters');
        const stanzas = parsed(signed.subarray(at + 2, -32));
        const id = decoded(ascii);
        const info = catalog.find((one) => one.id === id);
        if (!suits(info)) throw refused(`sealed with '${id}', which this version does not have`);
        const { context, allowLegacy = false } = this.options;
        if (info.status === 'legacy' && !allowLegacy)
            throw refused(`sealed with the legacy algorithm ${id}; expected allowLegacy`);
        const { commitment, chunk } = derived(secretOf(stanzas, this.options), signed, context, info);
        if (!equal(commitment, front.subarray(-32))) {
            const other = stanzas.found.length > 0 ? 'changed header' : 'wrong key';
            throw refused(`${other} or wrong context: the file was sealed with another, or with a context`);
        }
        this.chunk = chunk;
    }

    #opened(piece, what) {
        try {
            return this.chunk(this.count++).decrypt(piece);
        } catch (error) {
            if (error instanceof NotAuthentic) throw refused(`${what} is not authentic`);
            throw error;
        }
    }

    *push(bytes) {
        this.pieces.add(bytes);
        if (this.chunk === undefined) {
            const size = this.#size(this.pieces.rest);
            if (this.pieces.rest.length < size) return;
            this.#begin(this.pieces.rest.slice(0, size));
            this.pieces.drop(size);
        }
        for (const piece of this.pieces.of(CHUNK + TAG)) yield this.#opened(piece, `chunk ${this.count}`);
    }

    *end() {
        const n = this.pieces.rest.length;
        if (this.chunk === undefined) {
            if (n < 8) throw refused('not a sealed file: it does not begin as one');
            throw refused(`truncated: the file ends within the header, after ${n} bytes`);
        }
        const after = this.count > 0 ? `chunk ${this.count - 1}` : 'the header';
        if (n === 0) throw refused(`truncated: the file ends after ${after}; expected a final chunk`);
        if (n < TAG)
            throw refused(`truncated: the file ends ${n} bytes into chunk ${this.count}; expected ${TAG} or more`);
        yield this.#opened(this.pieces.rest, `the final chunk, number ${this.count},`);
    }
}

const whole = (by, bytes, header) => joined(header, ...by.push(bytes), ...by.end());
const stream = (make) => {
    let by;
    const send = (parts, controller) => {
        for (const part of parts) if (part.length > 0) controller.enqueue(part);
    };
    return new TransformStream({
        start(controller) {
            by = make();
            if (by.header !== undefined) controller.enqueue(by.header);
        },
        transform: (bytes, controller) => send(by.push(bytes), controller),
        flush: (controller) => send(by.end(), controller),
    });
};

export function sealWith(plaintext, options, fixed) {
    const by = new Sealer(options, fixed);
    return whole(by, plaintext, by.header);
}
export const seal = (plaintext, options) => sealWith(plaintext, options, {});
export const open = (sealed, options) => whole(new Opener(options), sealed, []);
export const sealStream = (options) => stream(() => new Sealer(options));
export const openStream = (options) => stream(() => new Opener(options));
