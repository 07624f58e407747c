// SPDX-License-Identifier: MIT OR Apache-2.0
import type { Info } from './entry.js';

export type * from './entry.js';

export type Code = 'argument' | 'length' | 'overlap' | 'not-authentic' | 'order' | 'padding' | 'public-key'
    | 'sealed-file';

/** The type of results: since TypeScript 5.9 Uint8Array<ArrayBuffer>, which web APIs take. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** An error of this package. The message says what was wrong and what was expected. */
export declare class LinnetError extends Error {
    constructor(message: string, code: Code);
    readonly code: Code;
}

/** A tag, or a wrapped key, does not match: the key, nonce, associated data or ciphertext is another. */
export declare class NotAuthentic extends LinnetError {
    constructor(message: string);
}

interface Described {
    readonly info: Info;
}

export interface Cipher {
    encrypt(plaintext: Uint8Array): Bytes;
    decrypt(ciphertext: Uint8Array): Bytes;
}

/** An object that holds a key or a message. `wipe` overwrites it; nothing else does, except the end of the message. */
interface Held {
    wipe(): void;
}
interface Part extends Held {
    updateAad(part: Uint8Array): this;
    update(part: Uint8Array): Bytes;
}
export interface Encryptor extends Part {
    /** The tag; it ends the message. */
    finish(): Bytes;
}
export interface Decryptor extends Part {
    /** Throws NotAuthentic if the tag does not match. No plaintext is authentic before this has returned. */
    verify(tag: Uint8Array): void;
}

/**
 * `encrypt` appends the tag; `decrypt` throws NotAuthentic if it does not match. A nonce must be used only once under a
 * key.
 */
export interface Aead extends Described {
    (key: Uint8Array, nonce: Uint8Array, aad?: Uint8Array, options?: { tagSize?: number }): Cipher;
    /** A message in parts, if `info.incremental`. */
    encryptor(key: Uint8Array, nonce: Uint8Array): Encryptor;
    decryptor(key: Uint8Array, nonce: Uint8Array): Decryptor;
}

export interface Hasher extends Held {
    update(part: Uint8Array): this;
    /** The digest; it ends the message. */
    digest(): Bytes;
    clone(): this;
}
export interface Hash extends Described {
    (message: Uint8Array): Bytes;
    create(): Hasher;
}

export interface XofHasher extends Hasher {
    /** The next n bytes of output. */
    xof(n: number): Bytes;
    xofInto(output: Uint8Array): Bytes;
}
/** `dkLen`: bytes of output. */
export type XofOptions = { dkLen?: number; customization?: Uint8Array };
export interface Xof extends Described {
    (message: Uint8Array, options?: XofOptions): Bytes;
    create(options?: XofOptions): XofHasher;
}

export interface Authenticator extends Hasher {
    /** Ends the message too. Throws NotAuthentic if the tag does not match. */
    verify(tag: Uint8Array): void;
}
export type MacOptions = { nonce?: Uint8Array; customization?: Uint8Array; tagSize?: number };
export interface Mac extends Described {
    (key: Uint8Array, message: Uint8Array, options?: MacOptions): Bytes;
    /** Compares in constant time. Throws NotAuthentic if the tag does not match. */
    verify(key: Uint8Array, message: Uint8Array, tag: Uint8Array, options?: MacOptions): void;
    create(key: Uint8Array, options?: MacOptions): Authenticator;
}

export interface Hkdf extends Described {
    (secret: Uint8Array, salt?: Uint8Array, info?: Uint8Array, length?: number): Bytes;
    extract(secret: Uint8Array, salt?: Uint8Array): Bytes;
    expand(key: Uint8Array, info?: Uint8Array, length?: number): Bytes;
}
export interface Pbkdf2 extends Described {
    /** `c`: iterations, at least 600 000 for SHA-256; `dkLen`: bytes of output, 32 unless given. */
    (password: Uint8Array, salt: Uint8Array, options: { c: number; dkLen?: number }): Bytes;
}

export interface StreamCipher extends Held {
    update(part: Uint8Array): Bytes;
    /** Continues at a position, in bytes from the beginning of the message. */
    seek(position: number): this;
}
/** Encrypts and decrypts; does not authenticate. */
export interface Stream extends Described {
    (key: Uint8Array, nonce: Uint8Array, message: Uint8Array): Bytes;
    create(key: Uint8Array, nonce: Uint8Array): StreamCipher;
}

export interface Box {
    seal(plaintext: Uint8Array): Bytes;
    open(box: Uint8Array): Bytes;
}
/** Boxes as NaCl and libsodium make them: the tag, then the ciphertext. */
export interface SecretBox extends Described {
    (key: Uint8Array, nonce: Uint8Array): Box;
}

export interface Generator extends Held {
    generate(n: number, additional?: Uint8Array): Bytes;
    reseed(entropy: Uint8Array, additional?: Uint8Array): this;
}
/** Where the system supplies random bytes, use crypto.getRandomValues. */
export interface Drbg extends Described {
    create(entropy: Uint8Array, nonce: Uint8Array, personalization?: Uint8Array): Generator;
}

export interface KeyExchange extends Described {
    getPublicKey(secretKey: Uint8Array): Bytes;
    /** Not a key yet: derive one from it and both public keys with a KDF. */
    getSharedSecret(secretKey: Uint8Array, publicKey: Uint8Array): Bytes;
    readonly utils: { randomSecretKey(): Uint8Array };
}

/** Does not authenticate: verify a MAC first, and keep an error of code 'padding' secret. */
export interface Cbc extends Described {
    (key: Uint8Array, iv: Uint8Array): Cipher;
}
export interface KeyWrap extends Described {
    (key: Uint8Array): Cipher;
}

export type Algorithm = Aead | Hash | Xof | Mac | Hkdf | Pbkdf2 | Stream | SecretBox | Drbg | KeyExchange | Cbc
    | KeyWrap;
