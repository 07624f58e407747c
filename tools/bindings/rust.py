# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.h in Rust, to show that the description suffices for bindings: python3 tools/generate/rust.py prints it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from generate.c import batch_parameters, by_id, length, name_of
from generate.description import Algorithm, Kind, Object, Operation, Parameter, catalog, kinds

_NUMBERS = {"uint32_t": "u32", "uint64_t": "u64", "size_t": "usize"}
_HEAD = """#![no_std]
#![allow(non_camel_case_types)]
use core::ffi::{c_char, c_int, c_void};

#[repr(C)]
pub struct linnet_algorithm {
    _opaque: [u8; 0],
}
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


def _object(prefix: str, thing: Object, size: int) -> str:
    return f"#[repr(C, align(8))]\npub struct {prefix}_{thing.name} {{\n    _opaque: [u64; {size // 8}],\n}}\n"


def _wipe(prefix: str, thing: Object) -> str:
    return f"    pub fn {prefix}_{thing.name}_wipe(this: *mut {prefix}_{thing.name});\n"


def _of_algorithm(a: Algorithm) -> tuple[str, str]:
    prefix = f"linnet_{a.type}"
    functions = "".join(f"    pub fn {prefix}_{f.name}(len: usize) -> usize;\n" for f in a.kind.functions if not f.tables_only)
    for thing, of in a.operations():
        words = [w for p in a.parameters(of) for w in _declared(p, a)]
        functions += _function(_name(prefix, thing, of), thing, of, prefix, [], words, of.name != "init" or bool(words))
    objects = "".join(_object(prefix, thing, int(a.fields[thing.name])) for thing in a.objects())
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
    objects = "".join(_object(prefix, thing, thing.room) for thing in kind.objects)
    return objects, functions + "".join(_wipe(prefix, thing) for thing in kind.objects)


def block() -> str:
    listed = catalog()
    made = [_of_algorithm(a) for a in listed]
    made += [_of_kind(kind, [a for a in listed if a.kind is kind]) for kind in kinds().values()]
    objects, functions = ("".join(part) for part in zip(*made))
    return f'{_HEAD}{objects}\nextern "C" {{\n{_COMMON}{functions}}}\n'


if __name__ == "__main__":
    print(block(), end="")
