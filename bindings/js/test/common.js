// SPDX-License-Identifier: MIT OR Apache-2.0
import { readFileSync } from 'node:fs';
import { load } from '../load.js';

export const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const module = (name) => load(readFileSync(new URL(`../dist/${name}.wasm`, import.meta.url)));

/** Each module of the package, by its name. */
export const modules = {};
for (const name of ['linnet', 'linnet-simd', 'ascon', 'ascon-simd']) modules[name] = await module(name);

/** All modules, and their algorithms of a kind. */
export function* each(kind) {
    for (const [name, linnet] of Object.entries(modules))
        for (const info of linnet.catalog)
            if (info.kind === kind) yield [`${name}: ${info.id}`, linnet.find(info.id), info];
}

export const counting = (n, from = 0) => Uint8Array.from({ length: n }, (_, i) => i + from);
export const hex = (bytes) => Buffer.from(bytes).toString('hex');
