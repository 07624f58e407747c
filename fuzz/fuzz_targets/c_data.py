# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arrays by the C data interface with structures that are wrong.

The interface does not tell the sizes of buffers: an importer has to assume that they reach as far as offsets and length say.
These arrays are wrong in every other way. Their buffers end where readable memory ends.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pyarrow
from arrow_exporter import Allocated, Exported, Guarded, offsets

import linnet
from fuzz_targets.common import INT64_MAX, Progress, Result, attempt, hostile_number, require, result
from linnet import _core, batch

REFUSALS = (ValueError, TypeError, MemoryError)
OFFSET_SIZES = {b"z": 4, b"u": 4, b"Z": 8, b"U": 8}
AEAD, MAC, HASH = "ascon-aead128", "hmac-sha-256", "sha-256"
LEAST = bytes([0, *[28] * 12]).ljust(256, b"\0")
"""As columns give it to _cell_headers: by the number of an algorithm the least size of what follows a header."""
WIDTH_MAX = (1 << 31) - 1
"""Of fixed-size strings in PyArrow, in bytes."""
POINTER = 8
"""The least size of a row: the package keeps as many bytes for each."""
HUGE = 1 << 32
"""Rows that do not fit in memory, though no buffer needs to have them, as of strings without bytes."""
FORMATS = (
    b"",
    b"zz",
    b"b",
    b"+s",
    b"w",
    b"w:",
    b"w:-1",
    b"w:+4",
    b"w: 4",
    b"w:4x",
    b"w:0x4",
    b"w:4,4",
    b"vz",
    b"\xff\xff",
    None,
    b"w:99999999999999999999",
    b"w:18446744073709551615",
    b"w:9223372036854775807",
    b"w:4611686018427387904",
)


def valid(source: random.Random, count: int, size: int | None = None) -> Exported:
    """An array of strings of this size, or of random ones."""
    before = source.choice((0, 0, 1, 7))
    fixed = source.random() < 0.4
    if fixed and size is None:
        size = source.choice((0, 1, 16, 33))
    strings = [source.randbytes(source.choice((0, 1, 15, 16, 40, 200)) if size is None else size) for _ in range(before + count)]
    data, bitmap = b"".join(strings), None
    if source.random() < 0.4:
        bitmap = source.randbytes((before + count + 7) // 8)
    common: dict[str, Any] = {
        "length": count,
        "offset": before,
        "null_count": -1 if bitmap else 0,
        "memory": source.choice((Allocated, Guarded)),
    }
    if fixed:
        return Exported(b"w:%d" % (size or 0), buffers=[bitmap, data], **common)
    format = source.choice(tuple(OFFSET_SIZES))
    ends = [sum(map(len, strings[:i])) for i in range(len(strings) + 1)]
    return Exported(format, buffers=[bitmap, offsets(*ends, size=OFFSET_SIZES[format]), data], **common)


# What is wrong with an array


def width(format: bytes | None) -> int | None:
    """That of a fixed-size format, None of another."""
    found = re.fullmatch(rb"w:([0-9]+)", format or b"")
    return int(found[1]) if found and int(found[1]) < 1 << 64 else None


def with_length(source: random.Random, one: Exported) -> Exported:
    """A length or an offset that no array can have, or, of strings without bytes, one that is only too large for memory."""
    row = max(width(one.format) or 0, OFFSET_SIZES.get(one.format or b"", 1), POINTER)
    wrong = [-1, -INT64_MAX - 1, -INT64_MAX, INT64_MAX, INT64_MAX - 1, INT64_MAX // row, INT64_MAX // row + 1]
    if width(one.format) == 0 and one.buffers[0] is None:
        wrong += [1 << bits for bits in (40, 58, 59, 60, 61, 62)]
    changes: dict[str, Any] = {source.choice(("length", "offset")): source.choice(wrong)}
    return replace(one, **changes)


def with_offset(source: random.Random, one: Exported) -> Exported:
    """One of the offsets wrong. None that an importer accepts lies beyond the data."""
    size = OFFSET_SIZES.get(one.format or b"")
    if size is None or one.buffers[1] is None or one.buffers[2] is None:
        return one
    all, most = numbers(one.buffers[1], size), len(one.buffers[2])
    at = source.randrange(len(all))
    limit = 1 << 8 * size - 1
    all[at] = (hostile_number(source, all[at], most, 8 * size) + limit) % (2 * limit) - limit
    if values(replace(one, buffers=[None, offsets(*all, size=size), b""], null_count=0)) is not None:
        all = [min(end, most) for end in all]
    return replace(one, buffers=[one.buffers[0], offsets(*all, size=size), one.buffers[2]])


def with_null(source: random.Random, one: Exported) -> Exported:
    at = source.randrange(len(one.buffers))
    return replace(one, buffers=[None if i == at else buffer for i, buffer in enumerate(one.buffers)])


def with_field(source: random.Random, one: Exported) -> Exported:
    numbers = (0, 1, 2, 3, 4, -1, 100, 1 << 62, INT64_MAX, -INT64_MAX - 1)
    name, wrong = source.choice(
        (
            ("n_buffers", source.choice(numbers)),
            ("n_children", source.choice(numbers)),
            ("null_count", source.choice(numbers)),
            ("has_buffers", False),
            ("released_type", True),
            ("released", True),
            ("names", source.choice(((b"arrow_array", b"arrow_schema"), (b"", b""), (b"arrow_schema", b"arrow_schema")))),
        )
    )
    changes: dict[str, Any] = {name: wrong}
    return replace(one, **changes)


def with_format(source: random.Random, one: Exported) -> Exported:
    """A format that has no array, or that the buffers fit too."""
    rows = max(one.offset + one.length, 0)
    fits = width(one.format) is not None and len(one.buffers[1] or b"") >= rows
    return replace(one, format=source.choice((*FORMATS, b"w:1", b"w:01") if fits else FORMATS))


MUTATIONS: Sequence[Callable[[random.Random, Exported], Exported]] = (
    with_length,
    with_offset,
    with_offset,
    with_offset,
    with_null,
    with_field,
    with_format,
)


def mutated(source: random.Random, one: Exported) -> Exported:
    for _ in range(source.choice((0, 1, 1, 1, 2))):
        one = source.choice(MUTATIONS)(source, one)
    return one


# What an array has by the specification


def numbers(buffer: bytes, size: int) -> list[int]:
    return [int.from_bytes(buffer[at : at + size], "little", signed=True) for at in range(0, len(buffer), size)]


def values(one: Exported) -> list[bytes | None] | int | None:
    """The strings, how many there are if that is more than memory has, or None if the array is not valid."""
    fixed, size = width(one.format), OFFSET_SIZES.get(one.format or b"")
    if (fixed is None and size is None) or one.released or one.released_type or not one.has_buffers:
        return None
    if one.names != (b"arrow_schema", b"arrow_array") or one.length < 0 or one.offset < 0:
        return None
    row = max(fixed or 0, size or 0, POINTER)
    if row > INT64_MAX or one.offset + one.length + 1 > INT64_MAX // row:
        return None
    if one._buffer_count() != (2 if size is None else 3) or (one.null_count > 0 and one.buffers[0] is None):
        return None
    if one.length >= HUGE or one.length == 0:
        return one.length or []
    strings = fixed_strings(one, fixed or 0) if size is None else strings_at(one, size)
    return None if strings is None else [None if is_null(one, i) else string for i, string in enumerate(strings)]


def is_null(one: Exported, i: int) -> bool:
    at, bitmap = one.offset + i, one.buffers[0]
    return one.null_count != 0 and bitmap is not None and not bitmap[at // 8] >> at % 8 & 1


def fixed_strings(one: Exported, size: int) -> list[bytes] | None:
    data = one.buffers[1]
    if size == 0:
        return [b""] * one.length
    return None if data is None else [data[at * size : (at + 1) * size] for at in range(one.offset, one.offset + one.length)]


def strings_at(one: Exported, size: int) -> list[bytes] | None:
    if one.buffers[1] is None:
        return None
    ends = numbers(one.buffers[1], size)[one.offset : one.offset + one.length + 1]
    if ends[0] < 0 or ends != sorted(ends) or (ends[0] != ends[-1] and one.buffers[2] is None):
        return None
    return [(one.buffers[2] or b"")[begin:end] for begin, end in itertools.pairwise(ends)]


# Calls


def check_digests(source: random.Random, one: Exported) -> bool:
    """Exactly the valid arrays are accepted, with the digests of their strings."""
    expected = values(one)
    good, made = attempt(lambda: batch.digest(HASH, one, threads=1), REFUSALS)
    if isinstance(expected, int):
        require(not good, f"{expected} rows")
        return False
    require(good == (expected is not None), "a valid array is refused" if expected is not None else "an invalid array is accepted")
    if good:
        digests = pyarrow.array(made)
        digests.validate(full=True)
        of = [None if string is None else linnet.sha256(string).digest() for string in expected or []]
        require(digests.to_pylist() == of, "digests of other strings")
    return good


def call_batch(source: random.Random, one: Exported, count: int) -> bool:
    """The array as each of the arguments, and others that may be wrong too."""

    arrays = [one]

    def other(size: int | None) -> Any:
        arrays.append(valid(source, count, size))
        if source.random() < 0.3:
            arrays[-1] = mutated(source, arrays[-1])
        return arrays[-1]

    calls: list[Callable[[], Any]] = [
        lambda: batch.mac(MAC, source.choice((bytes(32), other(32))), one, threads=1),
        lambda: batch.mac(MAC, one, other(None), threads=1),
        lambda: batch.verify(MAC, other(32), one, other(32), threads=1),
        lambda: batch.verify(MAC, bytes(32), other(None), one, threads=1),
        lambda: batch.encrypt(AEAD, source.choice((bytes(16), other(16))), other(16), one, other(None), threads=1),
        lambda: batch.encrypt(AEAD, one, other(16), other(None), threads=1),
        lambda: batch.encrypt(AEAD, bytes(16), one, other(None), threads=1),
        lambda: batch.encrypt(AEAD, bytes(16), other(16), other(None), one, threads=1),
        lambda: batch.decrypt(AEAD, bytes(16), other(16), one, other(None), threads=1),
        lambda: batch.decrypt(AEAD, bytes(16), one, other(None), other(None), threads=1),
        lambda: batch.decrypt(AEAD, bytes(16), other(16), other(None), one, threads=1),
        lambda: batch.digest("ascon-cxof128", other(None), length=20, customizations=one, threads=1),
    ]
    good, made = attempt(source.choice(calls), REFUSALS)
    if all((width(array.format) or 0) < WIDTH_MAX // 2 for array in arrays):  # an array without rows may have any width
        for array in made if isinstance(made, tuple) else (made,):
            if hasattr(array, "__arrow_c_array__"):
                pyarrow.array(array).validate(full=True)
    return good


def call_cells(source: random.Random, one: Exported, count: int) -> bool:
    """The functions of the module that columns call, with headers that cells may have."""
    header, ids = source.choice((b"\1\1\2ab", b"\2\1\0\2ab" + bytes(32))), [AEAD, None]
    shared = (ids, [bytes(16), b""], [header, b"\1\2\0"], [b"context", b""])
    of = b"".join(source.choice((0, 0, 0, 1, -1, -2)).to_bytes(4, "little", signed=True) for _ in range(count))

    def others() -> Exported:
        return valid(source, count)

    calls: list[Callable[[], Any]] = [
        lambda: _core._cell_headers(one, LEAST),
        lambda: _core._encrypt_cells(*shared, of, others(), one, bytes(16 * count), 1),
        lambda: _core._encrypt_cells(*shared, of, one, others(), bytes(16 * count), 1),
        lambda: _core._decrypt_cells(*shared, of, one, cells(source, header, count), 1),
        lambda: _core._decrypt_cells(*shared, of, others(), one, 1),
    ]
    return attempt(source.choice(calls), REFUSALS)[0]


def cells(source: random.Random, header: bytes, count: int) -> list[bytes]:
    return [header[: source.choice((2, 5, 100))] + source.randbytes(source.choice((0, 16, 31, 32, 40))) for _ in range(count)]


def run(source: random.Random, progress: Progress) -> Result:
    count = source.choice((0, 1, 2, 5, 9, 40))
    one = mutated(source, valid(source, count))
    progress.input(repr(one).encode())
    call = source.randrange(4)
    if call < 2:
        return result(check_digests(source, one))
    return result(call_batch(source, one, count) if call == 2 else call_cells(source, one, count))
