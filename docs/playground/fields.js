// SPDX-License-Identifier: MIT OR Apache-2.0
// The fields of each kind of algorithm, and what is computed from them.

const NONE = new Uint8Array(0);
const counting = (n) => Uint8Array.from({ length: n }, (_, i) => i);

/** A field for bytes: its label, the sizes that it takes (undefined: any), its first value, and whether it is a secret. */
const bytes = (name, label, sizes, value, { secret = false, long = false } = {}) =>
    ({ name, label, sizes, value, secret, long, type: 'bytes' });
const number = (name, label, value, min, max) => ({ name, label, value, min, max, type: 'number' });
const text = (value) => new TextEncoder().encode(value);

const key = (info, label = 'Key') => bytes('key', label, info.key, counting(info.key.usual), { secret: true });
const nonce = (info, label = 'Nonce') => bytes('nonce', label, info.nonce, counting(info.nonce.usual));
const message = (label = 'Message') => bytes('message', label, undefined, text('hello'), { long: true });
const output = (info, n) => number('length', 'Length of the output, bytes', n, 0, Math.min(info.outputMax || 65536, 65536));
const present = (...fields) => fields.filter((field) => field !== undefined);

const encrypting = [['encrypt', 'Encrypt'], ['decrypt', 'Decrypt']];
const result = (name, value) => [[name, value]];
const both = (cipher, v, way, input, out) => result(way === out[0] ? out[1] : 'Plaintext', cipher[way](v[input]));

/**
 * For each kind: its ways, such as encrypting and decrypting; its fields; and what it computes of their values, a list of names and bytes.
 */
export const KINDS = {
    aead: {
        title: 'AEADs',
        ways: encrypting,
        fields: (info) => present(key(info), info.nonce.max ? nonce(info) : undefined,
            bytes('aad', 'Associated data', undefined, NONE, { long: true }), message('Plaintext, or ciphertext and tag'),
            info.tag.min < info.tag.max ? number('tagSize', 'Size of the tag, bytes', info.tag.usual, info.tag.min, info.tag.max) : undefined),
        compute: (by, v, way) => both(by(v.key, v.nonce ?? NONE, v.aad, { tagSize: v.tagSize }), v, way, 'message',
            ['encrypt', 'Ciphertext and tag']),
    },
    hash: {
        title: 'Hash functions',
        fields: () => [message()],
        compute: (by, v) => result('Digest', by(v.message)),
    },
    xof: {
        title: 'Extendable-output functions',
        fields: (info) => present(message(), info.customizationMax
            ? bytes('customization', 'Customization string', { min: 0, max: info.customizationMax, step: 1 }, NONE) : undefined,
        output(info, info.digestSize)),
        compute: (by, v) => result('Output', by(v.message, { customization: v.customization, dkLen: v.length })),
    },
    mac: {
        title: 'MACs',
        fields: (info) => present(key(info), info.nonce.max ? nonce(info) : undefined, info.customizationMax
            ? bytes('customization', 'Customization string', { min: 0, max: info.customizationMax, step: 1 }, NONE) : undefined,
        message(), info.tag.min < info.tag.max
            ? number('tagSize', 'Size of the tag, bytes', info.tag.usual, info.tag.min, Math.min(info.tag.max, 65536)) : undefined),
        compute: (by, v) => result('Tag',
            by(v.key, v.message, { nonce: v.nonce, customization: v.customization, tagSize: v.tagSize })),
    },
    kdf: {
        title: 'Key derivation',
        fields: (info) => (info.extractSize
            ? [bytes('secret', 'Secret', undefined, counting(32), { secret: true }), bytes('salt', 'Salt', undefined, NONE),
                bytes('info', 'Info, the use of the key', undefined, NONE), output(info, 32)]
            : [bytes('secret', 'Password', undefined, text('password'), { secret: true }), bytes('salt', 'Salt', undefined, counting(16)),
                number('iterations', 'Iterations', 1000, 1, 1000000), output(info, 32)]),
        compute: (by, v) => result('Key', by.info.extractSize ? by(v.secret, v.salt, v.info, v.length)
            : by(v.secret, v.salt, { c: v.iterations, dkLen: v.length })),
    },
    stream: {
        title: 'Stream ciphers',
        fields: (info) => [key(info), nonce(info), message('Plaintext, or ciphertext')],
        compute: (by, v) => result('Ciphertext, or plaintext', by(v.key, v.nonce, v.message)),
    },
    secretbox: {
        title: 'Secret boxes',
        ways: [['seal', 'Seal'], ['open', 'Open']],
        fields: (info) => [key(info), nonce(info), message('Plaintext, or box')],
        compute: (by, v, way) => both(by(v.key, v.nonce), v, way, 'message', ['seal', 'Box']),
    },
    drbg: {
        title: 'Deterministic random bit generators',
        fields: (info) => [bytes('key', 'Entropy input', info.key, counting(info.key.usual), { secret: true }), nonce(info),
            bytes('personalization', 'Personalization string', undefined, NONE),
            bytes('additional', 'Additional input', undefined, NONE), output(info, 32)],
        compute(by, v) {
            const generator = by.create(v.key, v.nonce, v.personalization);
            try {
                return result('Output', generator.generate(v.length, v.additional));
            } finally {
                generator.wipe();
            }
        },
    },
    kex: {
        title: 'Key exchange',
        fields: (info) => [key(info, 'Secret key'), bytes('peer', "Peer's public key",
            { min: info.publicKeySize, max: info.publicKeySize, step: 1 }, Uint8Array.of(9, ...new Uint8Array(info.publicKeySize - 1)))],
        compute: (by, v) => [['Public key', by.getPublicKey(v.key)], ['Shared secret', by.getSharedSecret(v.key, v.peer)]],
    },
    cbc: {
        title: 'CBC',
        ways: encrypting,
        fields: (info) => [key(info), nonce(info, 'Initialization vector'),
            { ...message('Plaintext, or ciphertext'), value: text('sixteen letters.') }],
        compute: (by, v, way) => both(by(v.key, v.nonce), v, way, 'message', ['encrypt', 'Ciphertext']),
    },
    keywrap: {
        title: 'Key wrap',
        ways: [['encrypt', 'Wrap'], ['decrypt', 'Unwrap']],
        fields: (info) => [key(info), bytes('message', 'Key to wrap, or wrapped key', undefined, counting(16), { secret: true })],
        compute: (by, v, way) => both(by(v.key), v, way, 'message', ['encrypt', 'Wrapped key']),
    },
};
