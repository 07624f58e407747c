// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from the catalog.
const size = (n) => (n === 0xffffffff ? Infinity : n);
const sizes = (usual, min, max, step = 1) => Object.freeze({ usual, min, max: size(max), step: step || 1 });

/** The entry whose members `word` reads, and its strings `text`. */
export const described = (word, text) => Object.freeze({
    id: text(word(0)),
    name: text(word(4)),
    kind: ['aead', 'hash', 'xof', 'mac', 'kdf', 'stream', 'secretbox', 'drbg', 'kex', 'cbc', 'keywrap'][word(8)],
    status: ['standard', 'finalist', 'published', 'legacy'][word(12)],
    specification: text(word(16)),
    blockSize: size(word(20)),
    key: sizes(word(24), word(68), word(72)),
    nonce: sizes(word(28), word(32), word(36)),
    tag: sizes(word(40), word(44), word(48), word(52)),
    digestSize: size(word(56)),
    customizationMax: size(word(60)),
    messageMax: size(word(64)),
    outputMax: size(word(76)),
    extractSize: size(word(80)),
    incremental: word(84) !== 0,
    publicKeySize: size(word(88)),
    sharedSecretSize: size(word(92)),
    oneTimeKey: word(96) !== 0,
    zeroPadded: word(100) !== 0,
});
