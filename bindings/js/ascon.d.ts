// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from the catalog.
import type {
    Algorithm, Info, Aead, Hash, Mac, Xof,
} from './lib/types.js';

export { LinnetError, NotAuthentic } from './lib/types.js';
export type * from './lib/types.js';

/** The algorithms as data, in the order of the catalog. */
export declare const catalog: readonly Info[];

/** The algorithm with an id or a name in any usual spelling: only letters and digits count, in upper or lower case. */
export declare function find(name: string): Algorithm;

/**
 * Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only once under a key. At
 * most 2^54 bytes under one key, counting plaintext, associated data and nonces (section 4.3). It takes tags of 4 to 16
 * bytes (section 4.2.1), at least 8 unless the protocol limits the number of forgery attempts.
 */
export declare const asconAead128: Aead;

/**
 * Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section 4.2.2. The second half of the
 * key hides which messages under different keys share a nonce. This restores 128-bit security when many keys are
 * attacked at once. Limits as for asconAead128.
 */
export declare const asconAead128NonceMasked: Aead;

/**
 * Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and preimages.
 */
export declare const asconHash256: Hash;

/**
 * Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against collisions at most
 * half the output's bits.
 */
export declare const asconXof128: Xof;

/**
 * Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232, section 5.3.
 */
export declare const asconCxof128: Xof;

/**
 * Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3.
 */
export declare const asconMac: Mac;

/**
 * Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3.
 */
export declare const asconPrf: Mac;

/**
 * Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One permutation; a longer message
 * is refused.
 */
export declare const asconPrfshort: Mac;
