# SPDX-License-Identifier: MIT OR Apache-2.0
"""The entry points of the package for JavaScript, and their declarations for TypeScript."""

from __future__ import annotations

import re
import textwrap

from generate.description import Algorithm, kinds

from bindings import entry
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

# What the members of an entry are called that do not have their name of C in camel case, and what their comments say.
_NAMES = {"online": "incremental"}
_COMMENTS = {
    "id": "Such as `ascon-aead128`.",
    "blockSize": "Bytes of a message for each call of the primitive.",
    "key": "Of a key exchange the secret key, of a DRBG the entropy input.",
    "nonce": "Of CBC the initialization vector.",
    "digestSize": "Of an XOF the usual size of an output.",
    "messageMax": "Under a nonce of the usual size.",
    "outputMax": "Of one call of a KDF or DRBG.",
    "extractSize": "Of a KDF in two steps the key between them; 0 if it takes a password.",
    "incremental": "Whether messages can be processed in parts.",
    "oneTimeKey": "Whether a key must serve only one message.",
    "zeroPadded": "Whether zero bytes after a message, up to a whole block, leave the tag unchanged.",
}
_ENTRY = """
/**
 * Sizes in bytes: `min` to `max` in steps of `step`; `usual` is the default. All are 0 if the algorithm has no such
 * parameter.
 */
export type Sizes = Readonly<Record<'usual' | 'min' | 'max' | 'step', number>>;

/** An algorithm as data. Sizes are in bytes; one that the kind does not have is 0, one without limit is Infinity. */
export interface Info {
"""


def _camel(name: str) -> str:
    return re.sub(r"_([a-z])", lambda m: m[1].upper(), name)


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
        "lib/entry.js": entry_script(),
        "lib/entry.d.ts": entry_declarations(),
    }


def _members() -> dict[str, tuple[str, str]]:
    """The members of an entry: the type in TypeScript, and the value from by_id.h's members, of 4 bytes each."""
    choices = {"kind": list(kinds()), "status": entry.STATUSES}
    at = {name: f"word({4 * i})" for i, (_, name) in enumerate(entry.MEMBERS)}
    made = {}
    for of, name in entry.MEMBERS:
        sized = name.removesuffix("_size")
        camel = _camel(_NAMES.get(name, name).replace("_size_max", "_max"))
        if name in choices:
            made[name] = " | ".join(f"'{one}'" for one in choices[name]), f"{choices[name]}[{at[name]}]"
        elif f"{sized}_size_min" in at:
            parts = [at[part] for part in (name, f"{name}_min", f"{name}_max", f"{name}_step") if part in at]
            made[sized] = "Sizes", f"sizes({', '.join(parts)})"
        elif re.fullmatch(r"(key|nonce|tag)_size_\w+", name) is None:
            ways = {"int": ("boolean", "{} !== 0"), "size_t": ("number", "size({})"), "const char*": ("string", "text({})")}
            made[camel] = ways[of][0], ways[of][1].format(at[name])
    return made


def entry_script() -> str:
    """What reads an entry of the catalog."""
    return (
        f"{_HEAD}const size = (n) => (n === 0xffffffff ? Infinity : n);\n"
        "const sizes = (usual, min, max, step = 1) => Object.freeze({ usual, min, max: size(max), step: step || 1 });\n\n"
        "/** The entry whose members `word` reads, and its strings `text`. */\n"
        "export const described = (word, text) => Object.freeze({\n"
        + "".join(f"    {name}: {value},\n" for name, (_, value) in _members().items())
        + "});\n"
    )


def entry_declarations() -> str:
    comments = {name: f"    /** {_COMMENTS[name]} */\n" if name in _COMMENTS else "" for name in _members()}
    members = (f"{comments[name]}    readonly {name}: {of};\n" for name, (of, _) in _members().items())
    return f"{_HEAD}{_ENTRY}{''.join(members)}}}\n"


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
