// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from the catalog.

/**
 * Sizes in bytes: `min` to `max` in steps of `step`; `usual` is the default. All are 0 if the algorithm has no such
 * parameter.
 */
export type Sizes = Readonly<Record<'usual' | 'min' | 'max' | 'step', number>>;

/** An algorithm as data. Sizes are in bytes; one that the kind does not have is 0, one without limit is Infinity. */
export interface Info {
    /** Such as `ascon-aead128`. */
    readonly id: string;
    readonly name: string;
    readonly kind: 'aead' | 'hash' | 'xof' | 'mac' | 'kdf' | 'stream' | 'secretbox' | 'drbg' | 'kex' | 'cbc' | 'keywrap';
    readonly status: 'standard' | 'finalist' | 'published' | 'legacy';
    readonly specification: string;
    /** Bytes of a message for each call of the primitive. */
    readonly blockSize: number;
    /** Of a key exchange the secret key, of a DRBG the entropy input. */
    readonly key: Sizes;
    /** Of CBC the initialization vector. */
    readonly nonce: Sizes;
    readonly tag: Sizes;
    /** Of an XOF the usual size of an output. */
    readonly digestSize: number;
    readonly customizationMax: number;
    /** Under a nonce of the usual size. */
    readonly messageMax: number;
    /** Of one call of a KDF or DRBG. */
    readonly outputMax: number;
    /** Of a KDF in two steps the key between them; 0 if it takes a password. */
    readonly extractSize: number;
    /** Whether messages can be processed in parts. */
    readonly incremental: boolean;
    readonly publicKeySize: number;
    readonly sharedSecretSize: number;
    /** Whether a key must serve only one message. */
    readonly oneTimeKey: boolean;
    /** Whether zero bytes after a message, up to a whole block, leave the tag unchanged. */
    readonly zeroPadded: boolean;
}
