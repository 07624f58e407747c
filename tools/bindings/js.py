# SPDX-License-Identifier: MIT OR Apache-2.0
"""The entry points of the package for JavaScript, and their declarations for TypeScript."""

from __future__ import annotations

import re
import textwrap

from generate.description import Algorithm

from bindings.words import of_every_language

_TYPES = {
    "aead": "Aead",
    "hash": "Hash",
    "xof": "Xof",
    "mac": "Mac",
    "kdf": "Hkdf",
    "stream": "Stream",
    "secretbox": "SecretBox",
    "drbg": "Drbg",
    "kex": "KeyExchange",
    "cbc": "Cbc",
    "keywrap": "KeyWrap",
}
_HEAD = "// SPDX-License-Identifier: MIT OR Apache-2.0\n// Made by `make tables` from the catalog.\n"
_SCRIPT = """import {{ embedded, simd }} from './lib/library.js';

const module = simd ? import('./dist/{0}-simd.wasm.js') : import('./dist/{0}.wasm.js');
const library = await embedded((await module).default);

export {{ LinnetError, NotAuthentic }} from './lib/errors.js';
export const {{ catalog, find }} = library;
export const {{
{1}}} = library.algorithms;
"""
_DECLARED = """import type {{
    Algorithm, Info, {0},
}} from './lib/types.js';

export {{ LinnetError, NotAuthentic }} from './lib/types.js';
export type * from './lib/types.js';

/** The algorithms as data, in the order of the catalog. */
export declare const catalog: readonly Info[];

/** The algorithm with an id or a name in any usual spelling: only letters and digits count, in upper or lower case. */
export declare function find(name: string): Algorithm;
"""


def name_of(a: Algorithm) -> str:
    """The id in camel case; a hyphen between two digits becomes `_`. nameOf in lib/library.js is the same rule."""
    joined = re.sub(r"-([a-z])", lambda m: m[1].upper(), a.id)
    return re.sub(r"(\d)-(?=\d)", r"\1_", joined).replace("-", "")


def _type(a: Algorithm) -> str:
    return "Pbkdf2" if a.kind.name == "kdf" and not a.holds("two_steps") else _TYPES[a.kind.name]


def files(listed: list[Algorithm]) -> dict[str, str]:
    """A module for all algorithms, and one for the Ascon family."""
    ascon = [a for a in listed if a.family == "ascon"]
    return {
        "index.js": script(listed, "linnet"),
        "index.d.ts": declarations(listed),
        "ascon.js": script(ascon, "ascon"),
        "ascon.d.ts": declarations(ascon),
    }


def script(listed: list[Algorithm], module: str) -> str:
    """A module that exports every algorithm of dist/MODULE.wasm.js."""
    names = [name_of(a) for a in listed]
    if len(set(names)) != len(listed):
        raise ValueError(f"two algorithms have one name in JavaScript: {sorted(names)}")
    return _HEAD + _SCRIPT.format(module, "".join(f"    {name},\n" for name in names))


def declarations(listed: list[Algorithm]) -> str:
    names = {a.type: name_of(a) for a in listed}
    text = _HEAD + _DECLARED.format(", ".join(sorted({_type(a) for a in listed})))
    for a in listed:
        comment = re.sub(r"\b(\w+)\b", lambda m: names.get(m[1], m[1]), of_every_language(a.comment).replace("*/", "* /"))
        lines = textwrap.wrap(comment, 117, break_long_words=False, break_on_hyphens=False)
        text += "\n/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"
        text += f"export declare const {name_of(a)}: {_type(a)};\n"
    return text
