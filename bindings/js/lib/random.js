// SPDX-License-Identifier: MIT OR Apache-2.0
// Node 18 has no global crypto.
const node = /* @vite-ignore */ 'node:crypto';
const crypto = globalThis.crypto ?? (await import(/* webpackIgnore: true */ node)).webcrypto;

/** n random bytes of the system. */
export const random = (n) => crypto.getRandomValues(new Uint8Array(n));
