# SPDX-License-Identifier: MIT OR Apache-2.0
"""The parameters of the description as C declares them and as the functions pass them on."""

from __future__ import annotations

from generate.description import TEXTS, Algorithm, Kind, Operation, Parameter

WIDTH = 132


def name_of(p: Parameter, a: Algorithm | None) -> str:
    """The name of the parameter; the secret of a password KDF is called password."""
    return "password" if p.name == "secret" and a is not None and a.holds("password") else p.name


def length(p: Parameter, a: Algorithm | None = None) -> str:
    """The name of the parameter that holds the length of `p`."""
    return "len" if p.name in TEXTS and not p.out else f"{name_of(p, a)}_len"


def length_of(name: str, of: Operation) -> str:
    return next(length(p) for p in of.parameters if p.name == name)


def _pointer(p: Parameter, name: str = "") -> str:
    return f"{'' if p.out else 'const '}void* {name or p.name}"


def declared(p: Parameter, a: Algorithm | None) -> list[str]:
    """The declaration of the parameter in the functions of algorithm `a`, or, if `a` is None, in the functions by id."""
    if p.number:
        return [f"{p.number} {p.name}"]
    size = a.fixed(p) if a else None
    if size is not None:
        return [f"{'' if p.out else 'const '}uint8_t {name_of(p, a)}[{size}]"]
    name = name_of(p, a)
    if p.same_as or (p.sum and a):
        return [_pointer(p, name)]
    if p.up_to:
        return [_pointer(p, name), f"size_t* {length(p, a)}"]
    return [_pointer(p, name), f"size_t {length(p, a)}"]


def passed(p: Parameter, of: Operation, a: Algorithm | None) -> str:
    """The C++ argument for a parameter of the table's function."""
    if p.number:
        return p.name
    name = name_of(p, a)
    size = a.fixed(p) if a else None
    if size is not None:
        count = str(size)
    elif p.sum and a:
        other, sign, size_name = p.sum
        n, more = length_of(other, of), a.fields[size_name]
        count = f"{n} + {more}" if sign == "+" else f"{n} < {more} ? 0 : {n} - {more}"
    elif p.same_as:
        count = length_of(p.same_as, of)
    else:
        count = length(p, a)
    return f"c::{'room' if p.out else 'bytes'}({name}, {count})"


def by_id(kind: Kind, all_of_kind: list[Algorithm], of: Operation) -> list[Parameter]:
    """The parameters of a function by id: all that any algorithm of the kind has."""
    return [p for p in of.parameters if any(a.has(p) for a in all_of_kind)]


def batch_parameters(parameters: list[Parameter]) -> list[tuple[str, str]]:
    """Name and type of each parameter of a batch, in place of the parameters of one message."""
    return [(p.name if p.name == "aad" else f"{p.name}s", "linnet_output" if p.out else "linnet_strings") for p in parameters]


def call(head: str, parameters: list[str], end: str, indent: str = "    ") -> str:
    """A call or declaration, broken between parameters where a line is full."""
    lines = [head + "("]
    for number, parameter in enumerate(parameters):
        piece = parameter + (", " if number + 1 < len(parameters) else "")
        closing = len(end) + 1 if number + 1 == len(parameters) else 0
        if len(lines[-1] + piece.rstrip()) + closing > WIDTH:
            lines.append(indent)
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines) + ")" + end + "\n"
