// SPDX-License-Identifier: MIT OR Apache-2.0
import { Bytes, LinnetError } from './lib/types.js';

/**
 * A sealed file that does not open. The message says why. No byte of a chunk that is not authentic has been released.
 */
export declare class SealedFileError extends LinnetError {}

/** How to seal: with exactly one of `key`, `to` and `passphrase`. */
export interface SealOptions {
    /** 32 bytes of a key file. */
    key?: Uint8Array;
    /** The public keys of recipients, each of 32 bytes. */
    to?: Uint8Array | Iterable<Uint8Array>;
    passphrase?: string | Uint8Array;
    /** Of a passphrase: 15 to 20, 18 unless given. scrypt then takes 2^workFactor KiB, and about a second. */
    workFactor?: number;
    /** What sealer and opener agree on, such as the purpose of the file. It is not stored. */
    context?: string | Uint8Array;
    /** The id of an AEAD, ascon-aead128 unless given. */
    algorithm?: string;
}

/** How to open: with exactly one of `key`, `identity` and `passphrase`. */
export interface OpenOptions {
    key?: Uint8Array;
    /** A secret key, or several. */
    identity?: Uint8Array | Iterable<Uint8Array>;
    passphrase?: string | Uint8Array;
    /** The most that a passphrase may cost. */
    workFactorMax?: number;
    context?: string | Uint8Array;
    allowLegacy?: boolean;
}

export declare function seal(plaintext: Uint8Array, options: SealOptions): Bytes;
/** Throws SealedFileError if the file is not authentic to its end, or is sealed otherwise. */
export declare function open(sealed: Uint8Array, options: OpenOptions): Bytes;
export declare function sealStream(options: SealOptions): TransformStream<Uint8Array, Bytes>;
/**
 * Gives verified chunks as they come. Only the end of the stream says that the file is whole: an error says that it is
 * not.
 */
export declare function openStream(options: OpenOptions): TransformStream<Uint8Array, Bytes>;

export declare function generateKey(): Bytes;
export declare function generateSecretKey(): Bytes;
export declare function publicKeyOf(secretKey: Uint8Array): Bytes;
/** The texts that the command line reads and writes. */
export declare function keyText(key: Uint8Array): string;
export declare function publicKeyText(publicKey: Uint8Array): string;
export declare function secretKeyText(secretKey: Uint8Array): string;
export declare function readKey(text: string): Bytes;
export declare function readPublicKey(text: string): Bytes;
export declare function readSecretKey(text: string): Bytes;
/** Names a key without revealing it. */
export declare function fingerprint(key: Uint8Array): string;
