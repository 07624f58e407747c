// SPDX-License-Identifier: MIT OR Apache-2.0
import base64 from '../dist/scrypt.wasm.js';

// Every engine compiles a module of less than 4 KB at once.
const module = new WebAssembly.Module(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)));

/** scrypt (RFC 7914) with N = 2^w, r = 8 and p = 1, over a PBKDF2. It takes 2^w KiB of memory. */
export function scrypt(pbkdf2, password, salt, w, dkLen) {
    const { mix, memory, __heap_base: base } = new WebAssembly.Instance(module).exports;
    const at = base.value;
    const end = at + 1024 * (2 + 2 ** w);
    memory.grow(Math.ceil((end - memory.buffer.byteLength) / 65536));
    const bytes = new Uint8Array(memory.buffer);
    try {
        bytes.set(pbkdf2(password, salt, { c: 1, dkLen: 1024 }), at);
        mix(2 ** w);
        return pbkdf2(password, bytes.slice(at, at + 1024), { c: 1, dkLen });
    } finally {
        bytes.fill(0);
    }
}
