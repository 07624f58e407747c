// SPDX-License-Identifier: MIT OR Apache-2.0
import { described } from './entry.js';
import { LinnetError } from './errors.js';
import { make } from './kinds.js';

const PAGE = 65536;

/** The name that this package exports for an id: the rule of tools/bindings/js.py. */
export function nameOf(id) {
    const joined = id.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    return joined.replace(/(\d)-(?=\d)/g, '$1_').replaceAll('-', '');
}

/**
 * An instance of a module. Calls are synchronous, so one at a time uses its memory: the stack of the compiled code at
 * the bottom, its constants, and then room for the arguments and results of the call. A call ends with `clear`, which
 * zeroes the stack and that room.
 */
export class Library {
    constructor(instance) {
        this.calls = instance.exports;
        this.memory = this.calls.memory;
        this.bytes = new Uint8Array(this.memory.buffer);
        this.stack = this.calls.__global_base.value;
        this.base = (this.calls.__heap_base.value + 15) & ~15;
        this.top = this.base;
        this.algorithms = {};
        this.catalog = Object.freeze(Array.from({ length: this.calls.linnet_count() }, (_, i) => this.#described(i)));
    }

    /** Room for n bytes, aligned to 16: its address. */
    room(n) {
        const at = this.top;
        const end = at + 16 * Math.ceil(n / 16);
        if (n > 0x7fffffff || end > 0xffff0000)
            throw new LinnetError(`no room for ${n} bytes in WebAssembly`, 'length');
        if (end > this.bytes.length) {
            try {
                this.memory.grow(Math.ceil((end - this.bytes.length) / PAGE));
            } catch {
                throw new LinnetError(`no room for ${n} bytes in WebAssembly`, 'length');
            }
            this.bytes = new Uint8Array(this.memory.buffer);
        }
        this.top = end;
        return at;
    }

    /** The address of a copy, with room for more bytes after it. */
    put(bytes, more = 0) {
        const at = this.room(bytes.length + more);
        this.bytes.set(bytes, at);
        return at;
    }

    /** A copy of what a call wrote. */
    take(at, n) {
        return this.bytes.slice(at, at + n);
    }

    clear() {
        this.bytes.fill(0, 0, this.stack);
        this.bytes.fill(0, this.base, this.top);
        this.top = this.base;
    }

    #described(index) {
        const at = this.calls.linnet_at(index);
        const words = new DataView(this.memory.buffer, at);
        const text = (from) => new TextDecoder().decode(this.bytes.subarray(from, this.bytes.indexOf(0, from)));
        const info = described((offset) => words.getUint32(offset, true), text);
        this.algorithms[nameOf(info.id)] = make(this, info, at);
        return info;
    }

    /**
     * The algorithm with an id or a name in any usual spelling: only letters and digits count, in upper or lower case.
     */
    find = (name) => {
        const plain = (text) => text.replace(/[^0-9a-z]/gi, '').toLowerCase();
        const info = this.catalog.find((a) => [a.id, a.name].map(plain).includes(plain(String(name))));
        if (info === undefined) throw new LinnetError(`there is no algorithm '${name}'`, 'argument');
        return this.algorithms[nameOf(info.id)];
    };
}

// A module with a function that uses v128, which an engine without SIMD refuses.
const SIMD = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** Whether this engine runs the modules with SIMD. */
export const simd = WebAssembly.validate(new Uint8Array(SIMD));

/** An instance from base64. */
export async function embedded(base64) {
    const text = atob(base64);
    const module = new Uint8Array(text.length);
    for (let i = 0; i < module.length; i++) module[i] = text.charCodeAt(i);
    return new Library((await WebAssembly.instantiate(module)).instance);
}
