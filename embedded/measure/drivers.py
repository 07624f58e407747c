# SPDX-License-Identifier: MIT OR Apache-2.0
"""C++ sources for an algorithm: functions with the parameters of linnet.h that call its header, and functions that call the C API
incrementally."""

from collections.abc import Iterable

from generate.c import length, length_of
from generate.description import TEXTS, Object, Operation, Parameter

from measure.calls import FIRST_PART, Call, Interface, function, operation
from measure.catalog import Algorithm

_FIRST = f"const std::size_t first = len < {FIRST_PART} ? len : {FIRST_PART};\n    "


def _parameters(a: Algorithm, of: Operation) -> str:
    words = []
    for p in a.described.parameters(of):
        if p.number:
            words.append(f"std::{p.number} {p.name}")
            continue
        words.append(f"{'' if p.out else 'const '}std::uint8_t* {p.name}")
        if p.up_to:
            words.append(f"std::size_t* {p.name}_len")
        elif a.described.fixed(p) is None and not p.same_as and not p.sum:
            words.append(f"std::size_t {length(p)}")
    return ", ".join(words)


def _head(a: Algorithm, name: str, call: Call, attributes: str = "") -> str:
    return f'extern "C" {attributes}int {name}({_parameters(a, operation(a, call))})'


# The header --------------------------------------------------------------------------------


def _bytes(a: Algorithm, p: Parameter, of: Operation) -> str:
    """A parameter in the form that the header takes."""
    if p.number:
        return p.name
    if p.up_to:
        return f"{{{p.name}, *{p.name}_len}}, *{p.name}_len"
    if p.sum:
        other, sign, size = p.sum
        count = length_of(other, of)
        return f"{{{p.name}, {count} {sign} {a.sizes[size]}}}"
    if p.same_as:
        return f"{{{p.name}, len}}"
    fixed = a.described.fixed(p)
    count = length(p) if fixed is None else str(fixed)
    if p.of_catalog is None or p.at_most:
        return f"{{{p.name}, {count}}}"
    return f"linnet::{a.type}::{p.of_catalog}_{'out' if p.out else 'in'}({p.name}, {count})"


def _at_once(a: Algorithm, of: Operation) -> str:
    arguments = ", ".join(_bytes(a, p, of) for p in a.described.parameters(of))
    if of.name == "digest" and not a.customizable:  # cannot fail
        return f"linnet::{a.type}::digest({arguments});\n    return 0;"
    return f"return int(linnet::{a.type}::{of.name}({arguments}).why());"


def _object(a: Algorithm, of: Operation) -> tuple[Object, list[Operation], Operation | None]:
    """The object that does the same incrementally, its update operations, and the first of its final operations whose parameters
    all belong to the whole operation."""
    thing = next(t for t in a.described.objects() if t.name == of.incremental)
    given = {(p.name, p.out) for p in of.parameters}
    parts = [o for o in thing.operations if o.name.startswith("update")]
    ends = [o for o in thing.operations if o not in parts and not o.name.startswith("init")]
    return thing, parts, next((o for o in ends if {(p.name, p.out) for p in o.parameters} <= given), None)


def _split(of: Operation) -> bool:
    """Whether it takes parts of the message; the message comes in two."""
    return any(p.name in TEXTS for p in of.parameters)


def _part(p: Parameter, second: bool) -> tuple[str, str]:
    return (f"{p.name} + first", "len - first") if second else (p.name, "first")


def _incremental(a: Algorithm, of: Operation) -> str:
    thing, parts, last = _object(a, of)
    init = next(o for o in thing.operations if o.name == "init")
    made = ", ".join(_bytes(a, p, init) for p in a.described.parameters(init))
    text = f"linnet::{a.type}::{thing.name} object{f'({made})' if made else ''};\n"
    steps = []
    for o in parts:
        if _split(o):
            for second in (False, True):
                steps.append(f"object.{o.name}({', '.join('{' + ', '.join(_part(p, second)) + '}' for p in o.parameters)})")
        else:
            steps.append(f"object.{o.name}({', '.join(_bytes(a, p, o) for p in o.parameters)})")
    if last is not None:
        steps.append(f"object.{last.name}({', '.join(_bytes(a, p, last) for p in last.parameters)})")
    text += "".join(f"    static_cast<void>({step});\n" for step in steps[:-1])
    return text + f"    return int({steps[-1]}.why());"


def header_source(a: Algorithm, calls: Iterable[Call]) -> str:
    """The functions header_CALL; each uses the header."""
    text = f"#include <{a.header}>\n"
    for call in calls:
        of = operation(a, call)
        body = _FIRST + _incremental(a, of) if call.incremental else _at_once(a, of)
        text += f"{_head(a, function(a, Interface.HEADER, call), call)} {{\n    {body}\n}}\n"
    return text


# The C API --------------------------------------------------------------------------------


def c_source(calls: Iterable[tuple[Algorithm, Call]]) -> str:
    """The functions incremental_ALGORITHM_CALL, in sections that do not count as measured code."""
    text = "#include <linnet.h>\n#include <cstddef>\n#include <cstdint>\n"
    for a, call in calls:
        name = function(a, Interface.C, call)
        attributes = f'__attribute__((section(".bench.{name}"), noinline)) '
        text += f"{_head(a, name, call, attributes)} {{\n    {_FIRST}{_c_incremental(a, operation(a, call))}\n}}\n"
    return text


def _c_arguments(a: Algorithm, of: Operation) -> str:
    words = ["&object"]
    for p in a.described.parameters(of):
        words.append(p.name)
        if a.described.fixed(p) is None:
            words.append(length(p))
    return ", ".join(words)


def _c_incremental(a: Algorithm, of: Operation) -> str:
    thing, parts, last = _object(a, of)
    init = next(o for o in thing.operations if o.name == "init")
    prefix = f"linnet_{a.type}_{thing.name}"
    begun = f"{prefix}_init({_c_arguments(a, init)})"
    can_fail = bool(a.described.parameters(init))
    text = f"{prefix} object;\n    " + (f"int bad = {begun};\n" if can_fail else f"int bad = 0;\n    {begun};\n")
    for o in parts:
        if not _split(o):
            text += f"    bad |= {prefix}_{o.name}({_c_arguments(a, o)});\n"
            continue
        for second in (False, True):
            parts_of = [_part(p, second) for p in o.parameters]
            words = [*parts_of[0], *(pointer for pointer, _ in parts_of[1:])]
            text += f"    bad |= {prefix}_{o.name}(&object, {', '.join(words)});\n"
    ends = last is not None and last.name in ("finish", "verify")
    if last is not None:
        text += f"    bad |= {prefix}_{last.name}({_c_arguments(a, last)});\n"
    return text + ("" if ends else f"    {prefix}_wipe(&object);\n") + "    return bad;"
