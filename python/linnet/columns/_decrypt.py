# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

import linnet
from linnet import _core
from linnet.batch import _entry
from linnet.columns import _arrow
from linnet.columns._form import ALGORITHMS, Place, parse_header
from linnet.columns._keys import KeyArgument, KeySource, MissingKey, as_source, fetch_all

pyarrow = _arrow.pyarrow
compute = pyarrow.compute

KEY_SIZES = sorted({_entry(id, "aead").key_size for id in ALGORITHMS.values()})
LEAST = bytes(_entry(ALGORITHMS[n], "aead").nonce_size + 16 if n in ALGORITHMS else 0 for n in range(256))
"""By the number of the algorithm what a cell has behind its header at least: a nonce and a tag; 0 of an algorithm that is none."""
STATUSES = ["ok", None, "invalid", "no key"]
"""By the states of _core."""
INVALID = 2


class InvalidCells(linnet.InvalidTag):
    """Some cells are invalid: `rows` has their numbers, and `row_ids` their ids, where rows have ids."""

    def __init__(self, message: str, rows: Iterable[int] = (), row_ids: Iterable[Any] | None = None) -> None:
        super().__init__(message)
        self.rows, self.row_ids = tuple(rows), None if row_ids is None else tuple(row_ids)

    @classmethod
    def of(cls, column: str, rows: list[int], row_ids: list[Any] | None) -> InvalidCells:
        named = rows if row_ids is None else row_ids
        shown = ", ".join(map(repr, named[:10])) + (", ..." if len(named) > 10 else "")
        what, cells = "row" if row_ids is None else "row id", "cells are" if len(named) > 1 else "cell is"
        return cls(f"{column}: {len(named)} {cells} invalid: {what} {shown}", rows, row_ids)


@dataclass(frozen=True)
class Report:
    """What a decryption found, in cells. Reports add up."""

    good: int = 0
    null: int = 0
    invalid: int = 0
    """Null in the result: forged, truncated, foreign, or not a value of the column's type."""
    no_key: int = 0
    """Null in the result: there is no such key."""
    missing_keys: frozenset[str] = frozenset()

    def __add__(self, other: Report) -> Report:
        return Report(
            self.good + other.good,
            self.null + other.null,
            self.invalid + other.invalid,
            self.no_key + other.no_key,
            self.missing_keys | other.missing_keys,
        )


def decrypt(
    data: Any,
    column: str,
    *,
    key: KeyArgument,
    key_id: str | None = None,
    key_ids: Any = None,
    table: str = "",
    row_ids: Any = None,
    associated_data: bytes = b"",
    name: str | None = None,
    into: str | None = None,
    type: Any = None,
    status: str | None = None,
    on_invalid: Literal["null", "raise"] = "null",
    on_missing_key: Literal["null", "raise"] = "raise",
    threads: int | None = None,
) -> tuple[Any, Report]:
    """The data with a column decrypted, and a report.

    A cell that is forged, truncated or foreign, that is, from another table, column or row, becomes null and is counted; with
    on_invalid="raise" it raises InvalidCells, which names the rows. A key that does not exist raises MissingKey; with
    on_missing_key="null" its cells become null and are counted, as after a key was destroyed on purpose.

    Cells name their keys. With key_id or key_ids a cell whose key has another id is foreign. type is the type of the result, by
    default binary; a column that was encrypted with serialize=True needs its type. status names a column to add that says of each
    cell "ok", "invalid" or "no key". The other arguments are those of encrypt.
    """
    for argument, value in (("on_invalid", on_invalid), ("on_missing_key", on_missing_key)):
        if value not in ("null", "raise"):
            raise ValueError(f"{argument} is {value!r}; expected 'null' or 'raise'")
    source = as_source(key, key_id, key_ids)
    if isinstance(source, bytes) and len(source) not in KEY_SIZES:
        raise ValueError(f"key is {len(source)} bytes; expected {' or '.join(map(str, KEY_SIZES))}")
    place = Place(table, column if name is None else name, associated_data, row_ids is not None)
    reports, wrong, named = [], list[int](), list[Any]()

    def work(rows: _arrow.Rows) -> _arrow.Results:
        cells = _arrow.as_binary(rows.column(), column)
        headers, numbers = _core._cell_headers(cells, LEAST)
        expected = key_id if key_ids is None else rows.beside("key_ids")
        if expected is not None:
            numbers = _expect(headers, numbers, expected)
        opened = _Headers(headers, numbers, source)
        if opened.missing and on_missing_key == "raise":
            raise MissingKey.of(opened.missing)
        ids = rows.beside("row_ids")
        capsules, found = _core._decrypt_cells(
            opened.algorithms,
            opened.keys,
            headers,
            place.associated(headers),
            opened.numbers,
            _arrow.row_ids(ids),
            cells,
            threads,
        )
        values, ill_formed = _arrow.typed(_arrow.taken(capsules, cells), type)
        states = bytearray(found)
        for i in ill_formed:
            states[i] = INVALID
        here = [i for i, state in enumerate(states) if state == INVALID] if INVALID in states else []
        wrong.extend(rows.first + i for i in here)
        named.extend([] if ids is None or not here else ids.take(pyarrow.array(here)).to_pylist())
        good, null, invalid, no_key = (states.count(i) for i in range(4))
        reports.append(Report(good, null, invalid, no_key, frozenset(opened.missing)))
        made = [] if status is None else [(status, _statuses(bytes(states)))]
        return [*made, (into or column, values)]

    made = _arrow.for_batches(data, column, {"key_ids": key_ids, "row_ids": row_ids}, work, {"into": into, "status": status})
    if wrong and on_invalid == "raise":
        raise InvalidCells.of(column, wrong, None if row_ids is None else named)
    return made, sum(reports, Report())


class _Headers:
    """What belongs to the headers of a column: algorithms and keys, where there are any."""

    def __init__(self, headers: list[bytes], numbers: bytes, source: KeySource) -> None:
        parsed = [parse_header(header) for header in headers]
        used = set(_arrow.integers(numbers).unique().to_pylist())
        asked = list(dict.fromkeys(one.key_id for i, one in enumerate(parsed) if one is not None and i in used))
        found = fetch_all(source, asked)
        self.missing = [key_id for key_id in asked if key_id not in found]
        self.keys = [b"" if one is None else found.get(one.key_id, b"") for one in parsed]
        self.algorithms = [
            one.algorithm if one is not None and len(key) == _entry(one.algorithm, "aead").key_size else None
            for one, key in zip(parsed, self.keys)
        ]
        # Nobody encrypts with an algorithm that the key does not fit.
        foreign = [i for i, one in enumerate(parsed) if one is None or (one.key_id in found and self.algorithms[i] is None)]
        self.numbers = _replaced(numbers, foreign)


def _replaced(numbers: bytes, foreign: list[int]) -> bytes:
    if not foreign:
        return numbers
    all = _arrow.integers(numbers)
    return _arrow.numbers(compute.if_else(compute.is_in(all, pyarrow.array(foreign, pyarrow.int32())), _FOREIGN, all))


_FOREIGN = pyarrow.scalar(-2, pyarrow.int32())


def _expect(headers: list[bytes], numbers: bytes, key_ids: Any) -> bytes:
    """The numbers of headers, where the cell has the key id that is expected of it."""
    all = _arrow.integers(numbers)
    parsed = [parse_header(header) for header in headers]
    names = pyarrow.array([None if one is None else one.key_id for one in parsed], pyarrow.string())
    found = names.take(compute.if_else(compute.less(all, 0), pyarrow.scalar(None, pyarrow.int32()), all))
    if not isinstance(key_ids, str):
        key_ids = key_ids.cast(pyarrow.string())
    same = compute.fill_null(compute.equal(found, key_ids), False)
    return _arrow.numbers(compute.if_else(compute.or_(same, compute.less(all, 0)), all, _FOREIGN))


def _statuses(states: bytes) -> Any:
    numbers = pyarrow.Array.from_buffers(pyarrow.uint8(), len(states), [None, pyarrow.py_buffer(states)])
    return pyarrow.array(STATUSES, pyarrow.string()).take(numbers)
