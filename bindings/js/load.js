// SPDX-License-Identifier: MIT OR Apache-2.0
import { Library, simd } from './lib/library.js';

export { simd };

/**
 * An instance of a module of this package, from its URL, a response, its bytes, or compiled: all algorithms, `catalog`
 * and `find`.
 */
export async function load(source) {
    const from = source instanceof URL || typeof source === 'string' ? await fetch(source) : source;
    if (typeof Response === 'function' && from instanceof Response && !from.ok)
        throw new Error(`the module could not be loaded from ${from.url}: ${from.status} ${from.statusText}`);
    const bytes = typeof Response === 'function' && from instanceof Response ? await from.arrayBuffer() : from;
    const made = await WebAssembly.instantiate(bytes);
    const library = new Library(made.instance ?? made);
    return Object.freeze({ ...library.algorithms, catalog: library.catalog, find: library.find });
}
