// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from the catalog.
import { embedded, simd } from './lib/library.js';

const module = simd ? import('./dist/ascon-simd.wasm.js') : import('./dist/ascon.wasm.js');
const library = await embedded((await module).default);

export { LinnetError, NotAuthentic } from './lib/errors.js';
export const { catalog, find } = library;
export const {
    asconAead128,
    asconAead128NonceMasked,
    asconHash256,
    asconXof128,
    asconCxof128,
    asconMac,
    asconPrf,
    asconPrfshort,
} = library.algorithms;
