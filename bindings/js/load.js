// SPDX-License-Identifier: MIT OR Apache-2.0
import { Library, simd } from './lib/library.js';

export { simd };

/** What an address has. Node's fetch does not read files. */
async function fetched(address) {
    const { protocol } = new URL(address, globalThis.location?.href ?? 'file:');
    if (protocol !== 'file:' || globalThis.process === undefined) return fetch(address);
    const node = /* @vite-ignore */ 'node:fs/promises';
    const { readFile } = await import(/* webpackIgnore: true */ node);
    return readFile(new URL(address));
}

/**
 * An instance of a module of this package, from its URL, a response, its bytes, or compiled: all algorithms, `catalog`
 * and `find`.
 */
export async function load(source) {
    const from = source instanceof URL || typeof source === 'string' ? await fetched(source) : source;
    if (typeof Response === 'function' && from instanceof Response && !from.ok)
        throw new Error(`the module could not be loaded from ${from.url}: ${from.status} ${from.statusText}`);
    const bytes = typeof Response === 'function' && from instanceof Response ? await from.arrayBuffer() : from;
    const made = await WebAssembly.instantiate(bytes);
    const library = new Library(made.instance ?? made);
    return Object.freeze({ ...library.algorithms, catalog: library.catalog, find: library.find });
}
