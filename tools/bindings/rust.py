# SPDX-License-Identifier: MIT OR Apache-2.0
"""The crate for Rust: linnet.h as declarations, safe calls over them, a type for each algorithm, and what the tests use."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator

from generate.c import batch_parameters, by_id, length, name_of
from generate.description import Algorithm, Kind, Object, Operation, Parameter, kinds

from bindings import entry
from bindings.words import of_every_language

_HEAD = "// SPDX-License-Identifier: MIT OR Apache-2.0\n// Made by `make tables`.\n"
_NUMBERS = {"uint32_t": "u32", "uint64_t": "u64", "size_t": "usize"}
_COPIED = ("hash", "xof", "mac")

# sys.rs: linnet.h ---------------------------------------------------------------------------------

_IN_RUST = {"const char*": "*const c_char", "int": "c_int", "size_t": "usize"}
_TYPES = """//! The functions of linnet.h.
#![allow(non_camel_case_types, dead_code)]
use core::ffi::{c_char, c_int, c_void};

#[repr(C)]
pub struct linnet_algorithm {
%s}
#[repr(C)]
pub struct linnet_strings {
    pub layout: c_int,
    pub size: usize,
    pub data: *const c_void,
    pub places: *const c_void,
}
#[repr(C)]
pub struct linnet_output {
    pub layout: c_int,
    pub size: usize,
    pub data: *mut c_void,
    pub pointers: *const *mut c_void,
}

/// An object in the caller's memory, of a number of words, and the function that wipes it. It wipes itself when it is dropped.
macro_rules! object {
    ($(#[$attribute:meta])* $name:ident, $words:literal, $wipe:ident) => {
        $(#[$attribute])*
        #[repr(C, align(8))]
        pub struct $name {
            opaque: [u64; $words],
        }
        impl $name {
            /// The memory for an object, which `init` has not initialized.
            pub(crate) const ROOM: Self = Self { opaque: [0; $words] };
        }
        impl Drop for $name {
            fn drop(&mut self) {
                // SAFETY: the pointer is to an object, or to its memory.
                unsafe { $wipe(self) }
            }
        }
    };
}

"""
_COMMON = """    pub fn linnet_message(status: c_int) -> *const c_char;
    pub fn linnet_version() -> *const c_char;
    pub fn linnet_level() -> *const c_char;
    pub fn linnet_wipe(memory: *mut c_void, len: usize);
    pub fn linnet_equal(a: *const c_void, b: *const c_void, len: usize) -> c_int;
    pub fn linnet_find(id: *const c_char) -> *const linnet_algorithm;
    pub fn linnet_count() -> usize;
    pub fn linnet_at(index: usize) -> *const linnet_algorithm;
    pub fn linnet_batch_lanes(algorithm: *const linnet_algorithm) -> usize;
"""


def _declared(p: Parameter, a: Algorithm | None) -> list[str]:
    name = name_of(p, a)
    if p.number:
        return [f"{name}: {_NUMBERS[p.number]}"]
    pointer = "*mut" if p.out else "*const"
    size = a.fixed(p) if a else None
    if size is not None:
        return [f"{name}: {pointer} [u8; {size}]"]
    if p.same_as or (p.sum and a):
        return [f"{name}: {pointer} c_void"]
    return [f"{name}: {pointer} c_void", f"{length(p, a)}: {'*mut ' if p.up_to else ''}usize"]


def _function(
    name: str, thing: Object | None, of: Operation, prefix: str, first: list[str], words: list[str], can_fail: bool
) -> str:
    if thing is not None:
        kept = thing.shared and of.name != "init"
        first = [f"this: {'*const' if kept else '*mut'} {prefix}_{thing.name}", *first]
    return f"    pub fn {name}({', '.join([*first, *words])}){' -> c_int' if can_fail else ''};\n"


def _name(prefix: str, thing: Object | None, of: Operation) -> str:
    return f"{prefix}_{thing.name}_{of.name}" if thing else f"{prefix}_{of.name}"


def _object(prefix: str, kind: Kind, thing: Object, size: int) -> str:
    name = f"{prefix}_{thing.name}"
    copied = "#[derive(Clone)] " if kind.name in _COPIED else ""
    return f"object! {{ {copied}{name}, {size // 8}, {name}_wipe }}\n"


def _wipe(prefix: str, thing: Object) -> str:
    return f"    pub fn {prefix}_{thing.name}_wipe(this: *mut {prefix}_{thing.name});\n"


def _of_algorithm(a: Algorithm) -> tuple[str, str]:
    prefix = f"linnet_{a.type}"
    functions = "".join(f"    pub fn {prefix}_{f.name}(len: usize) -> usize;\n" for f in a.kind.functions if not f.tables_only)
    for thing, of in a.operations():
        words = [w for p in a.parameters(of) for w in _declared(p, a)]
        functions += _function(_name(prefix, thing, of), thing, of, prefix, [], words, of.name != "init" or bool(words))
    objects = "".join(_object(prefix, a.kind, thing, int(a.fields[thing.name])) for thing in a.objects())
    return objects, functions + "".join(_wipe(prefix, thing) for thing in a.objects())


def _of_kind(kind: Kind, all_of_kind: list[Algorithm]) -> tuple[str, str]:
    prefix, algorithm = f"linnet_{kind.name}", "algorithm: *const linnet_algorithm"
    functions = "".join(
        f"    pub fn {prefix}_{f.name}({algorithm}, len: usize) -> usize;\n" for f in kind.functions if not f.tables_only
    )
    for thing, of in kind.all_operations():
        words = [w for p in by_id(kind, all_of_kind, of) for w in _declared(p, None)]
        first = [algorithm] if thing is None or of.name == "init" else []
        functions += _function(_name(prefix, thing, of), thing, of, prefix, first, words, True)
    for of in (o for o in kind.operations if o.batch):
        words = [f"{name}: {kind_of}" for name, kind_of in batch_parameters(by_id(kind, all_of_kind, of))]
        own = {"int repeats": ["repeats: c_int"], "size_t tag_size": ["tag_size: usize"], None: []}[of.batch_takes]
        words = [algorithm, "count: usize", *words, *own, "statuses: *mut u8", "threads: usize"]
        functions += f"    pub fn {prefix}_{of.name}_batch({', '.join(words)}) -> c_int;\n"
    objects = "".join(_object(prefix, kind, thing, thing.room) for thing in kind.objects)
    return objects, functions + "".join(_wipe(prefix, thing) for thing in kind.objects)


def declarations(listed: list[Algorithm]) -> str:
    fields = "".join(f"    pub {name}: {_IN_RUST[of]},\n" for of, name in entry.MEMBERS)
    made = [_of_algorithm(a) for a in listed]
    made += [_of_kind(kind, [a for a in listed if a.kind is kind]) for kind in kinds().values()]
    objects, functions = ("".join(part) for part in zip(*made, strict=True))
    return f'{_HEAD}{_TYPES % fields}{objects}\nunsafe extern "C" {{\n{_COMMON}{functions}}}\n'


# calls.rs: one trait for each kind, whose functions take slices and check their lengths -----------

_USED = {
    "aead": ("keyed", "encryptor", "decryptor"),
    "hash": ("digest", "hasher"),
    "xof": ("digest", "hasher"),
    "mac": ("compute", "verify", "authenticator"),
    "stream": ("cipher",),
}
"""What kinds with a trait have in it: objects, and operations in one call. Types of other kinds have methods."""
_METHODS = {
    "kdf": ("derive", "extract", "expand"),
    "secretbox": ("seal_box", "open_box"),
    "drbg": ("generator",),
    "kex": ("public_key", "agree"),
    "cbc": ("encrypt", "decrypt"),
    "keywrap": ("wrap", "unwrap"),
}
_NAMES = {"init": "new", "seal_box": "seal", "open_box": "open"}
_TRAITS = {"aead": "Aead", "hash": "Hash", "xof": "Xof", "mac": "Mac", "stream": "Stream"}
_OF_FACT = {None: "", "online": "InParts"}
_TEXTS = {
    "customization": "customization string",
    "entropy": "entropy input",
    "secret_key": "secret key",
    "peer_public_key": "public key",
    "public_key": "public key",
    "shared_secret": "shared secret",
    "boxed": "box",
}
_IMPORTS = """//! The calls of the library for each kind of algorithm. They take slices, and refuse wrong lengths.
//!
//! Each call is sound: C gets the pointer and the length of a slice; the pointer to as many bytes as it reads or writes, which was
//! checked; or an object that `init` has initialized. A text is processed in place or into memory that no other argument has.
#![allow(clippy::too_many_arguments, missing_docs)]
use crate::catalog::{Described, Sizes, UNLIMITED};
use crate::error::{Error, certain, status, takes};
use crate::algorithms::*;
use crate::sys::*;
use aead::inout::InOutBuf;

"""


def _texts(of: Operation) -> dict[str, str]:
    """Inputs whose outputs may be in place of them, and these outputs."""
    return {p.same_as: p.name for p in of.parameters if p.same_as}


def _signature(kind: Kind, listed: list[Algorithm], thing: Object | None, of: Operation) -> str:
    words = []
    if thing and of.name != "init":
        words.append(f"this: &{'' if thing.shared else 'mut '}Self::{thing.name.capitalize()}")
    for p in by_id(kind, listed, of):
        if p.number:
            words.append(f"{p.name}: {_NUMBERS[p.number]}")
        elif p.name in _texts(of):
            words.append(f"{p.name}: InOutBuf<'_, '_, u8>")
        elif not p.same_as:
            words.append(f"{p.name}: &{'mut ' if p.out else ''}[u8]")
    made = f"Self::{thing.name.capitalize()}" if thing and of.name == "init" else "()"
    name = f"{thing.name}_{of.name}" if thing else of.name
    return f"fn {name}({', '.join(words)}) -> Result<{made}, Error>"


def _sizes_taken(a: Algorithm, of: Operation, p: Parameter) -> str:
    """The sizes of a parameter that may have several, or an empty text if it may have any."""
    if of.name == "expand" and p.name == "key":  # RFC 5869, section 2.3
        return "Sizes::new(Self::ALGORITHM.extract_size, UNLIMITED)"
    if p.name == "ciphertext" and a.kind.table == "one_shot_cipher" and not p.out:
        return _ciphertexts(a)
    if p.at_most:
        return f"Sizes::new(0, Self::ALGORITHM.{p.of_catalog}_max)"
    if p.of_catalog:
        return f"Self::ALGORITHM.{p.of_catalog}"
    if p.out and p.size == "any" and a.kind.name in ("kdf", "drbg"):
        return f"Sizes::new({int(a.kind.name == 'kdf')}, Self::ALGORITHM.output_max)"
    if p.name == "plaintext" and a.kind.table == "one_shot_cipher" and not p.out:
        return "Self::ALGORITHM.message"
    if p.sum:
        size = f"{p.sum[0] if p.sum[1] == '+' else p.name}.len() as u64 + {a.fields[p.sum[2]]}"
        return f"Sizes::new({size}, {size})"
    return ""


def _ciphertexts(a: Algorithm) -> str:
    """The sizes of ciphertexts of CBC and key wrap, which are whole blocks, of key wrap half blocks after the first half."""
    wraps, padded = a.kind.name == "keywrap", a.fields["plaintext_step"] == "1"
    step = 8 if wraps else int(a.fields["block"])
    least = (16 if wraps else step) if padded else int(a.fields["plaintext_min"]) + (8 if wraps else 0)
    return f"Sizes::of({least}, {least}, UNLIMITED, {step})"


def _check(a: Algorithm, of: Operation, p: Parameter) -> str:
    """The statement that checks the length of a parameter."""
    text, fixed = _TEXTS.get(p.name, p.name), a.fixed(p) if a.has(p) else 0
    if fixed is not None and not p.number:
        return f'takes::<Self>("{text}", {p.name}.len(), Sizes::new({fixed}, {fixed}))?;'
    if p.number:
        return f'takes::<Self>("tag", {p.name}, Self::ALGORITHM.tag)?;' if p.name == "tag_size" else ""
    sizes, name = _sizes_taken(a, of, p), name_of(p, a)
    if p.sum and p.sum[1] == "-":
        text, name = _TEXTS[p.sum[0]], p.sum[0]
    return f'takes::<Self>("{text}", {name}.len(), {sizes})?;' if sizes else ""


def _passed(a: Algorithm, of: Operation, p: Parameter) -> list[str]:
    if p.number:
        return [p.name]
    if p.name in _texts(of):
        return [f"{p.name}.0.cast()", "len"]
    if p.same_as:
        return [f"{p.same_as}.1.cast()"]
    pointer = f"{p.name}.as_{'mut_' if p.out else ''}ptr().cast()"
    return [pointer] if a.fixed(p) is not None else [pointer, f"{p.name}.len()"]


def _call(a: Algorithm, all_of_kind: list[Algorithm], thing: Object | None, of: Operation) -> str:
    """The body of the function for one algorithm."""
    lines = [_check(a, of, p) for p in by_id(a.kind, all_of_kind, of)]
    lines += [f"let (len, {text}) = ({text}.len(), {text}.into_raw());" for text in _texts(of)]
    begins = of.name == "init"
    arguments = [word for p in a.parameters(of) for word in _passed(a, of, p)]
    if thing and begins:
        lines.append(f"let mut this = Self::{thing.name.capitalize()}::ROOM;")
    if thing:
        arguments.insert(0, "&mut this" if begins else "this")
    called = f"unsafe {{ {_name(f'linnet_{a.type}', thing, of)}({', '.join(arguments)}) }}"
    if begins and not a.parameters(of):
        lines += [f"{called};", "Ok(this)"]
    elif begins:
        lines += [f"status::<Self>({called})?;", "Ok(this)"]
    else:
        lines.append(f"status::<Self>({called})")
    return "".join(f"        {line}\n" for line in lines if line)


def _used(kind: Kind, names: dict[str, tuple[str, ...]]) -> Iterator[tuple[str | None, Object | None, Operation]]:
    """What the crate calls, with the fact under which an algorithm has it."""
    for thing, of in kind.all_operations():
        if (thing or of).name in names.get(kind.name, ()):
            yield (thing or of).fact, thing, of


def _method(a: Algorithm, thing: Object | None, of: Operation) -> str:
    """An operation as a method of the type. An output of one size is returned, and the part that is written of any other."""
    receiver = ["&mut self"] if thing and of.name != "init" else []
    words, returned, result = receiver, "()", "Ok(())"
    lines: list[str] = []
    arguments: list[str] = []
    for p in a.parameters(of):
        name, fixed, checked = name_of(p, a), a.fixed(p), _check(a, of, p)
        if p.number:
            words, arguments = [*words, f"{name}: {_NUMBERS[p.number]}"], [*arguments, name]
            continue
        if fixed is not None and p.out:
            lines.append(f"let mut {name} = [0; {fixed}];")
            returned, result = f"[u8; {fixed}]", f"Ok({name})"
            arguments.append(f"&mut {name}")
            continue
        if fixed is not None:
            words, arguments = [*words, f"{name}: &[u8; {fixed}]"], [*arguments, name]
            continue
        words.append(f"{name}: &{'mut ' if p.out else ''}[u8]")
        pointer = f"{name}.as_{'mut_' if p.out else ''}ptr().cast()"
        lines.append(checked)
        if p.up_to:
            lines.append(f"let mut len = {name}.len();")
        if p.size == "ciphertext_size":
            lines.append(f"let len = Self::ciphertext_size({length(of.parameters[-2], a).replace('len', 'plaintext.len()')});")
            lines.append(f'takes::<Self>("buffer", {name}.len(), Sizes::new(len as u64, UNLIMITED))?;')
        if p.up_to or p.size == "ciphertext_size":
            returned, result = "&mut [u8]", f"Ok(&mut {name}[..len])"
        counted = [] if p.sum else ["&mut len" if p.up_to else f"{name}.len()"]
        arguments += [pointer, *counted]
    if returned == "&mut [u8]":
        words = [re.sub(r"(: &)(mut )", r"\1'a \2", word) for word in words]
        returned = "&'a mut [u8]"
    fails = bool(thing or of.refuses or any("?" in line for line in lines))
    if thing and of.name == "init":
        lines.append(f"let mut this = linnet_{a.type}_{thing.name}::ROOM;")
        returned, result, arguments = "Self", "Ok(Self(this))", ["&mut this", *arguments]
    elif thing:
        arguments.insert(0, "&mut self.0")
    called = f"status::<Self>(unsafe {{ {_name(f'linnet_{a.type}', thing, of)}({', '.join(arguments)}) }})"
    lines += [f"{called}?;", result] if fails else [f"certain({called});", result.removeprefix("Ok(").removesuffix(")")]
    text = re.sub(r"LINNET_(\w)(\w*)", lambda m: f"[`Error::{m[1]}{m[2].lower()}`]", of.text)
    lifetime = "<'a>" if "'a " in returned else ""
    made = f"Result<{returned}, Error>" if fails else returned
    body = "".join(f"        {line}\n" for line in lines if line)
    head = f"    /// {text}\n    pub fn {_NAMES.get(of.name, of.name)}{lifetime}({', '.join(words)}) -> {made} {{\n"
    return head + body + "    }\n"


def _methods(a: Algorithm) -> str:
    """The methods of an algorithm whose kind has no trait."""
    text = f"impl {type_of(a)} {{\n"
    for f in (f for f in a.kind.functions if not f.tables_only):
        text += f"    /// {f.text}\n    pub fn {f.name}(len: usize) -> usize {{\n"
        text += f"        unsafe {{ linnet_{a.type}_{f.name}(len) }}\n    }}\n"
    return text + "".join(_method(a, thing, of) for fact, thing, of in _used(a.kind, _METHODS) if a.holds(fact)) + "}\n"


def calls(listed: list[Algorithm]) -> str:
    text = _HEAD + _IMPORTS
    for kind in kinds().values():
        all_of_kind = [a for a in listed if a.kind is kind]
        for fact in dict.fromkeys(fact for fact, _, _ in _used(kind, _USED)):
            own = [(thing, of) for its, thing, of in _used(kind, _USED) if its == fact]
            name, things = _TRAITS[kind.name] + _OF_FACT[fact], list(dict.fromkeys(t.name for t, _ in own if t))
            bound = ": Clone" if kind.name in _COPIED else ""
            text += f"pub trait {name}: Described {{\n" + "".join(f"    type {t.capitalize()}{bound};\n" for t in things)
            text += "".join(f"    {_signature(kind, all_of_kind, thing, of)};\n" for thing, of in own) + "}\n"
            for a in (a for a in all_of_kind if a.holds(fact)):
                text += f"impl {name} for {type_of(a)} {{\n"
                text += "".join(f"    type {t.capitalize()} = linnet_{a.type}_{t};\n" for t in things)
                for thing, of in own:
                    text += f"    {_signature(kind, all_of_kind, thing, of)} {{\n{_call(a, all_of_kind, thing, of)}    }}\n"
                text += "}\n"
        text += "".join(_methods(a) for a in all_of_kind if kind.name in _METHODS)
    return text


# algorithms.rs: a type for each algorithm, and the catalog ----------------------------------------

_KINDS = {
    "aead": "Aead",
    "hash": "HashFunction",
    "xof": "Xof",
    "mac": "Mac",
    "kdf": "Kdf",
    "stream": "StreamCipher",
    "secretbox": "SecretBox",
    "drbg": "Drbg",
    "kex": "KeyExchange",
    "cbc": "Cbc",
    "keywrap": "KeyWrap",
}
_WORDS = {"PRFshort": "PRF-Short", "AEADv2": "AEAD-V2", " v2.0": "-V2", "_DRBG": "-DRBG", "cSHAKE": "C-SHAKE"}
_LINKS = {"aead": {"keyed": "WithSizes"}, "mac": {"keyed": "Authenticator", "authenticator": "Authenticator"}}
_TOP = """//! The algorithms.
use crate::aeads::WithSizes;
use crate::calls::*;
use crate::catalog::{Described, Sizes, UNLIMITED};
use crate::ciphers::Keystream;
use crate::error::{Error, certain, takes};
use crate::hashes::Reader;
use crate::macs::{Authenticator, MacOptions};
use crate::sys::*;
use aead::consts::*;
use aead::array::typenum::Unsigned;
use aead::inout::InOutBuf;
use aead::{AeadCore, AeadInOut, Nonce, Tag, TagPosition};
use cipher::{Iv, IvSizeUser, KeyIvInit, OverflowError, SeekNum, StreamCipherError};
use digest::common::{BlockSizeUser, Key, KeyInit, KeySizeUser, Output, OutputSizeUser};

"""


def type_of(a: Algorithm) -> str:
    """The name of the type: the algorithm's without what is in parentheses, its acronyms as words."""
    name = re.sub(r" \(.*\)", "", a.fields["name"])
    for old, new in _WORDS.items():
        name = name.replace(old, new)
    name = re.sub(r"[A-Z]{2,}(?![a-z])", lambda m: m[0].title(), name)
    name = re.sub(r"(?<=\d)[^0-9A-Za-z]+(?=\d)", "_", name)
    return "".join(word[0].upper() + word[1:] for word in re.split(r"[^0-9A-Za-z_]+", name) if word)


def _comment(a: Algorithm, names: dict[str, str]) -> str:
    links = names | _LINKS.get(a.kind.name, {})

    def link(match: re.Match[str]) -> str:
        bare = match[0].strip("`")
        linked = bare in links and (bare in names or match[0] != bare)
        return (f"[`{names[bare]}`]" if bare in names else f"[`{links[bare]}`]") if linked else match[0]

    about, _, text = of_every_language(a.comment, types=True).replace("[", "\\[").partition(": ")
    text = re.sub(r"`?[A-Za-z]\w*`?", link, text)
    lines = textwrap.wrap(f"{about}: {text}", 112, break_long_words=False, break_on_hyphens=False)
    return "".join(f"    /// {line}\n" for line in lines)


def _macro(a: Algorithm) -> tuple[str, list[str]]:
    """The macro that defines the type, and the sizes that it takes."""
    sizes = {
        "aead": ("key", "nonce", "tag"),
        "hash": ("block", "digest"),
        "xof": ("block",),
        "mac": ("key", "tag"),
        "stream": ("key", "nonce", "block"),
    }
    kind, names = a.kind.name, sizes.get(a.kind.name, ())
    if kind == "xof" and a.fields["customization_max"] != "0":
        kind = "customized_xof"
    elif kind == "mac" and a.fields["message_max"] != "any":
        kind, names = "mac_of_short", ()
    elif kind == "mac" and a.fields["nonce"] != "0":
        kind, names = "mac_with_nonce", ("key", "tag", "nonce")
    elif kind == "kdf" and a.holds("password"):
        kind = "password_kdf"
    return kind, [f"U{a.fields[name]}" for name in names]


def _number(size: int | None) -> str:
    return "UNLIMITED" if size is None else str(size)


def _sizes(a: Algorithm, name: str) -> str:
    low, high, step = a.sizes(name)
    return f"Sizes::of({a.fields[name]}, {low}, {_number(high)}, {step})"


def _message(a: Algorithm) -> str:
    least, most = a.fields["plaintext_min"], a.fields["message_max"]
    return f"Sizes::of({least}, {least}, {'UNLIMITED' if most == 'any' else most}, {a.fields['plaintext_step']})"


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# The members of an algorithm: the name, the type, what it says, its value, and the members in C that have it.
_MEMBERS = (
    ("id", "&'static str", 'Such as "ascon-aead128".', lambda a: _text(a.id), "id"),
    ("name", "&'static str", 'Such as "Ascon-AEAD128".', lambda a: _text(a.fields["name"]), "name"),
    ("kind", "Kind", "What it does.", lambda a: f"Kind::{_KINDS[a.kind.name]}", "kind"),
    ("standing", "Standing", "Who specifies it.", lambda a: f"Standing::{a.fields['status'].capitalize()}", "status"),
    ("specification", "&'static str", "And its section.", lambda a: _text(a.fields["specification"]), "specification"),
    ("block_size", "u64", "Bytes of a message for each call of the primitive.", lambda a: a.fields["block"], "block_size"),
    (
        "key",
        "Sizes",
        "Of a key exchange the secret key, of a DRBG the entropy input.",
        lambda a: _sizes(a, "key"),
        "key_size key_size_min key_size_max",
    ),
    (
        "nonce",
        "Sizes",
        "Of CBC the initialization vector.",
        lambda a: _sizes(a, "nonce"),
        "nonce_size nonce_size_min nonce_size_max",
    ),
    ("tag", "Sizes", "Each key fixes one.", lambda a: _sizes(a, "tag"), "tag_size tag_size_min tag_size_max tag_size_step"),
    ("message", "Sizes", "Under a nonce of the usual size.", _message, "? ? message_size_max"),
    (
        "customization_max",
        "u64",
        "The longest customization string.",
        lambda a: _number(a.sizes("customization")[1]),
        "customization_size_max",
    ),
    ("digest_size", "u64", "Of an XOF the usual size of an output.", lambda a: a.fields["digest"], "digest_size"),
    (
        "output_max",
        "u64",
        "The longest output of a KDF, and of one call of a DRBG.",
        lambda a: _number(a.sizes("output")[1]),
        "output_size_max",
    ),
    (
        "extract_size",
        "u64",
        "Of a KDF in two steps the key between them; 0 if it takes a password.",
        lambda a: a.fields["extract"],
        "extract_size",
    ),
    ("public_key_size", "u64", "Of a key exchange.", lambda a: a.fields["public_key"], "public_key_size"),
    ("shared_secret_size", "u64", "Of a key exchange.", lambda a: a.fields["shared_secret"], "shared_secret_size"),
    (
        "incremental",
        "bool",
        "Whether messages can be processed in parts.",
        lambda a: _bool(bool(a.kind.objects) and all(a.holds(thing.fact) for thing in a.kind.objects)),
        "online",
    ),
    (
        "one_time_key",
        "bool",
        "Whether a key must serve only one message.",
        lambda a: _bool(a.fields["one_time_key"] != "0"),
        "one_time_key",
    ),
    (
        "zero_padded",
        "bool",
        "Whether zero bytes after a message, up to a whole block, leave the tag unchanged.",
        lambda a: _bool(a.fields["zero_padded"] != "0"),
        "zero_padded",
    ),
)
_STANDINGS = {
    "Standard": "A standards body: what to choose.",
    "Finalist": "A public competition.",
    "Published": "A reviewed paper, an RFC or its draft.",
    "Legacy": "Superseded or broken, for interoperability only.",
}
_DERIVED = "#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n#[non_exhaustive]\n"


def _types() -> str:
    """The types of the catalog, and for a test the numbers in Rust with those in C."""
    text = f"/// What an algorithm does.\n{_DERIVED}pub enum Kind {{\n"
    text += "".join(f"    /// {kind.title}.\n    {_KINDS[kind.name]} = {kind.enumerator},\n" for kind in kinds().values()) + "}\n"
    text += f"/// Who specifies an algorithm.\n{_DERIVED}pub enum Standing {{\n"
    text += "".join(f"    /// {about}\n    {name} = {number},\n" for number, (name, about) in enumerate(_STANDINGS.items())) + "}\n"
    about = "An algorithm of the catalog. A size that its kind does not have is 0; one without limit is [`UNLIMITED`]."
    text += f"/// {about}\n{_DERIVED}pub struct Algorithm {{\n"
    text += "".join(f"    /// {says}\n    pub {name}: {of},\n" for name, of, says, _, _ in _MEMBERS) + "}\n"
    pairs, texts = [], []
    for name, of, _, _, in_c in _MEMBERS:
        if of == "Sizes":
            parts = zip(("usual", "min", "max", "step"), in_c.split(), strict=False)
            members = [(part, member + (".max(1)" if part == "step" else "")) for part, member in parts if member != "?"]
            pairs += [f"(rust.{name}.{part}, c.{member} as u64)" for part, member in members]
        elif of.startswith("&"):
            texts.append(f"(rust.{name}, c.{in_c})")
        else:
            pairs.append(f"(rust.{name}{'' if of == 'u64' else ' as u64'}, c.{in_c} as u64)")
    return text + (
        f"#[cfg(test)]\npub(crate) type Texts = [(&'static str, *const core::ffi::c_char); {len(texts)}];\n"
        f"#[cfg(test)]\npub(crate) fn same(rust: &Algorithm, c: &linnet_algorithm) -> ([(u64, u64); {len(pairs)}], Texts) {{\n"
        f"    ([{', '.join(pairs)}], [{', '.join(texts)}])\n}}\n"
    )


def _described(a: Algorithm) -> str:
    members = "".join(f"        {name}: {value(a)},\n" for name, _, _, value, _ in _MEMBERS)
    return f"impl Described for {type_of(a)} {{\n    const ALGORITHM: &'static Algorithm = &Algorithm {{\n{members}    }};\n}}\n"


def _bool(holds: bool) -> str:
    return str(holds).lower()


def algorithms(listed: list[Algorithm]) -> str:
    names = {a.type: type_of(a) for a in listed}
    if len(set(names.values())) != len(listed):
        raise ValueError(f"two algorithms have one name in Rust: {sorted(names.values())}")
    text = _HEAD + _TOP + _types()
    for a in listed:
        macro, sizes = _macro(a)
        if a.kind.name in _METHODS:
            macro, sizes = ("generator", [f"linnet_{a.type}_generator"]) if a.kind.name == "drbg" else ("marker", [])
        text += f"{macro}! {{\n{_comment(a, names)}    {', '.join([type_of(a), *sizes])}\n}}\n{_described(a)}"
    rows = "".join(f"    {type_of(a)}::ALGORITHM,\n" for a in listed)
    return text + f"\npub(crate) static CATALOG: [&Algorithm; {len(listed)}] = [\n{rows}];\n"


# tests/each/mod.rs: the types of each kind, and the known-answer files ----------------------------


def _record(a: Algorithm) -> str:
    """The known-answer file: each field that the algorithm has, or an empty one in its place, and its lengths."""
    record = a.kind.record
    of = next(o for o in a.kind.operations if o.name == record.of)
    parameters = {p.name: p for p in of.parameters}
    there = [f.parameter not in parameters or a.has(parameters[f.parameter]) for f in record.fields]
    varied = sum(holds and (f.rule == "any" or f.least != f.most) for f, holds in zip(record.fields, there, strict=True))
    words, place, length_of = [], 0, None
    for number, (f, holds) in enumerate(zip(record.fields, there, strict=True)):
        p = parameters.get(f.parameter)
        if not holds:
            words.append('("", 0, 0, 0, false)')
            continue
        usual = int(a.fields[f.of or (p.of_catalog if p and p.of_catalog else "")] if f.rule in ("usual", "or_else") else 0)
        least, most = (usual, usual) if usual else (f.least, f.least if f.rule == "or_else" else f.most)
        if f.rule == "any":
            least, most = 0, 1024 if varied == 1 else 32
            limit = a.fields["message_max"]
            most = min(most, int(limit)) if f.parameter == "message" and limit != "any" else most
            if length_of is None and (record.last_outermost or number + 1 == len(record.fields)):
                length_of = number
        at = 0 if a.fields["status"] in ("finalist", "legacy") else f.place if f.place >= 0 else place
        words.append(f'("{f.label}", {16 * at}, {least}, {most}, {_bool(p is None or p.number is not None)})')
        place += 1
    return (
        f'    Record {{ id: "{a.id}", fields: &[{", ".join(words)}], answer: "{record.label}", '
        f"last_outermost: {_bool(record.last_outermost)}, digest_size: {a.fields['digest']}, length_of: {length_of or 0} }},\n"
    )


def each(listed: list[Algorithm]) -> str:
    """A macro for each kind, which evaluates an expression for each of its types; and the known-answer files."""
    found: dict[str, list[str]] = {}
    for a in listed:
        found.setdefault(_macro(a)[0], []).append(type_of(a))
        if a.kind.name == "aead" and a.holds("online"):
            found.setdefault("aead_in_parts", []).append(type_of(a))
    text = _HEAD + "#![allow(unused_macros, dead_code)]\n"
    for macro, types in found.items():
        bodies = "".join(f"        {{\n            type $a = linnet::{name};\n            $body\n        }}\n" for name in types)
        text += f"macro_rules! each_{macro} {{\n    ($a:ident, $body:expr) => {{\n{bodies}    }};\n}}\n"
    text += """
/// A known-answer file. A field has a label, the first byte of its values, their lengths, and whether they are numbers.
pub struct Record {
    pub id: &'static str,
    pub fields: &'static [(&'static str, u8, usize, usize, bool)],
    pub answer: &'static str,
    pub last_outermost: bool,
    /// The length of the answer if the algorithm has one.
    pub digest_size: usize,
    /// The field whose length determines the answer's otherwise.
    pub length_of: usize,
}

"""
    return text + f"pub static RECORDS: [Record; {len(listed)}] = [\n" + "".join(map(_record, listed)) + "];\n"


def files(listed: list[Algorithm]) -> dict[str, str]:
    """The generated files of the crate."""
    return {
        "src/sys.rs": declarations(listed),
        "src/calls.rs": calls(listed),
        "src/algorithms.rs": algorithms(listed),
        "tests/each/mod.rs": each(listed),
    }
