// SPDX-License-Identifier: MIT OR Apache-2.0

/** Whether this engine runs the modules with SIMD: then `linnet-simd.wasm` is the one to load, else `linnet.wasm`. */
export declare const simd: boolean;

/** What `linnet` exports, from a module that the caller chose. */
export type Linnet = Omit<typeof import('./index.js'), 'LinnetError' | 'NotAuthentic'>;

/**
 * An instance of a module of this package, from its URL, a response, its bytes, or compiled. Of a module with some
 * families, such as `ascon.wasm`, only these algorithms are there.
 */
export declare function load(source: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Linnet>;
