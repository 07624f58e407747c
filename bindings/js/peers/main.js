// SPDX-License-Identifier: MIT OR Apache-2.0
// Compares the speed of the package, of noble's packages and of js-ascon, and prints a table in Markdown. `make bench-js` writes it to
// docs/guide/javascript.md.
import { readFileSync } from 'node:fs';
import { gcm, gcmsiv } from '@noble/ciphers/aes.js';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import JsAscon from 'js-ascon';
import * as linnet from '../index.js';

const ROUNDS = 31;
const SIZES = [64, 1024, 16384];
const key = Uint8Array.from({ length: 32 }, (_, i) => i);
const [short, long] = [key.slice(0, 12), key.slice(0, 16)];
const none = new Uint8Array(0);

// The algorithm; the peer; and what each makes of a message.
const races = [
    ['Ascon-AEAD128', 'js-ascon', (m) => linnet.asconAead128(long, long).encrypt(m),
        (m) => JsAscon.encrypt(long, long, none, m)],
    ['Ascon-Hash256', 'js-ascon', (m) => linnet.asconHash256(m), (m) => JsAscon.hash(m)],
    ['AES-128-GCM', 'noble', (m) => linnet.aes128Gcm(long, short).encrypt(m), (m) => gcm(long, short).encrypt(m)],
    ['AES-256-GCM-SIV', 'noble', (m) => linnet.aes256GcmSiv(key, short).encrypt(m), (m) => gcmsiv(key, short).encrypt(m)],
    ['ChaCha20-Poly1305', 'noble', (m) => linnet.chacha20Poly1305(key, short).encrypt(m),
        (m) => chacha20poly1305(key, short).encrypt(m)],
    ['SHA-256', 'noble', (m) => linnet.sha256(m), (m) => sha256(m)],
    ['SHA-512', 'noble', (m) => linnet.sha512(m), (m) => sha512(m)],
    ['SHA3-256', 'noble', (m) => linnet.sha3_256(m), (m) => sha3_256(m)],
    ['HMAC-SHA-256', 'noble', (m) => linnet.hmacSha256(key, m), (m) => hmac(sha256, key, m)],
    ['X25519', 'noble', () => linnet.x25519.getSharedSecret(key, key), () => x25519.getSharedSecret(key, key)],
];

/** The time of one call in microseconds, from as many as take some milliseconds. */
function microseconds(call, message) {
    for (let count = 1; ; count *= 2) {
        const start = performance.now();
        for (let i = 0; i < count; i++) call(message);
        const took = performance.now() - start;
        if (took > 4) return (1000 * took) / count;
    }
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const rounded = (n) => (n < 10 ? n.toFixed(1) : n.toFixed(0));

const processor = /model name\t: (.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'an unknown processor';
console.log(`${processor}, Node ${process.versions.node}. Microseconds for a call, medians of ${ROUNDS} rounds; a ratio above 1 means `
    + 'that Linnet is faster.\n');
console.log('| Algorithm | Bytes | Linnet | Peer | Ratio | Peer is |\n|---|--:|--:|--:|--:|---|');
for (const [name, peer, ours, theirs] of races)
    for (const size of name === 'X25519' ? [32] : SIZES) {
        const message = new Uint8Array(size);
        const found = ours(message);
        if (Buffer.compare(found, Uint8Array.from(theirs(message))) !== 0) throw new Error(`${name} differs from ${peer}`);
        microseconds(ours, message);
        microseconds(theirs, message);
        const rounds = Array.from({ length: ROUNDS }, () => [microseconds(ours, message), microseconds(theirs, message)]);
        const [a, b] = [0, 1].map((i) => median(rounds.map((round) => round[i])));
        const ratio = median(rounds.map(([x, y]) => y / x));
        console.log(`| ${name} | ${size} | ${rounded(a)} | ${rounded(b)} | ${ratio.toFixed(1)} | ${peer} |`);
    }
