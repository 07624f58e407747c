# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

import linnet
from linnet.columns import _arrow, _values
from linnet.columns._arrow import Data
from linnet.columns._derived import KEY_SIZE_MAX
from linnet.columns._form import IPC, KEY_SIZES, PLAIN, Place, accepted
from linnet.columns._keys import KeyArgument, KeySource, as_source
from linnet.columns._open import INVALID, NULL, Accepted, Opened, Opener, Report

pyarrow = _arrow.pyarrow

STATUSES = ["ok", None, "invalid", "no key"]
"""Indexed by the states of _core."""


class InvalidCells(linnet.InvalidTag):
    """Some cells are invalid, or null with on_null="raise": `rows` has their numbers, and `row_ids` their ids, if rows have ids."""

    def __init__(self, message: str, rows: Iterable[int] = (), row_ids: Iterable[Any] | None = None) -> None:
        super().__init__(message)
        self.rows, self.row_ids = tuple(rows), None if row_ids is None else tuple(row_ids)

    @classmethod
    def of(
        cls, column: str, rows: list[int], row_ids: list[Any] | None, is_what: str, reasons: Mapping[str, int] = {}
    ) -> InvalidCells:
        named = rows if row_ids is None else row_ids
        shown = ", ".join(map(repr, named[:10])) + (", ..." if len(named) > 10 else "")
        what, cells = "row" if row_ids is None else "row id", "cells are" if len(named) > 1 else "cell is"
        why = f" ({', '.join(f'{count} {reason}' for reason, count in reasons.items())})" if reasons else ""
        return cls(f"{column}: {len(named)} {cells} {is_what}: {what} {shown}{why}", rows, row_ids)


Response = Literal["null", "raise"]


def decrypt(
    data: Data,
    column: str,
    *,
    key: KeyArgument,
    key_id: str | None = None,
    key_ids: Any = None,
    any_key: bool = False,
    table: str = "",
    row_ids: Any = None,
    associated_data: bytes = b"",
    algorithm: str | Collection[str] = "ascon-aead128",
    name: str | None = None,
    into: str | None = None,
    type: Any = None,
    status: str | None = None,
    on_invalid: Response = "raise",
    on_missing_key: Response = "raise",
    on_null: Response = "null",
    accept_version_1: bool = False,
    max_key_ids: int = 1024,
    threads: int | None = None,
) -> tuple[Data, Report]:
    """The data with a column decrypted, and a report.

    A cell that is forged, truncated or foreign (from another table, column or row, or under another key) raises InvalidCells, which
    names the rows and the reasons; with on_invalid="null" it becomes null and is counted. A key that does not exist raises
    MissingKey; with on_missing_key="null" its cells become null and are counted: use this after a key was destroyed on purpose.
    Anyone who can write to the table can replace a cell by null: if no value may be null, pass on_null="raise".

    Cells name their keys. A cell under another key than key_id, or than its row has in key_ids, is foreign. If key is a function,
    give key_id or key_ids; any_key=True instead accepts a cell under any key of the function, and asks it for at most max_key_ids
    keys a record batch. algorithm is the id of the AEAD, or a collection of accepted ids. Cells of version
    1, which name their algorithm and do not commit to their key, are read with accept_version_1=True.

    type is the type of the result, by default binary; a column that was encrypted with serialize=True needs its type. status names
    a column to add, which has "ok", "invalid" or "no key" for each cell, and null for a null. If data is an array, the result is
    then an array of structs, whose fields are "value" and that name. The other arguments are as in encrypt.
    """
    for argument, value in (("on_invalid", on_invalid), ("on_missing_key", on_missing_key), ("on_null", on_null)):
        if value not in ("null", "raise"):
            raise ValueError(f"{argument} is {value!r}; expected 'null' or 'raise'")
    source, algorithms = as_source(key, key_id, key_ids), accepted(algorithm)
    require_expected_key(source, key_id, key_ids, any_key)
    require_key_size(source, algorithms)
    require_type(type)
    place = Place(table, column if name is None else name, associated_data, row_ids is not None)
    accepts = Accepted(algorithms, encoding_of(type), accept_version_1, key_id, max_key_ids if any_key else None)
    opener = Opener(source, accepts, place, on_missing_key, threads)
    reports, found = list[Report](), Rejected(on_invalid, on_null)

    def work(rows: _arrow.Rows) -> _arrow.Results:
        opened = opener.open(_arrow.as_binary(rows.column(), column), rows)
        values, ill_formed = _values.typed(opened.texts, type)
        opened.reject(ill_formed)
        reports.append(opened.report())
        found.add(opened, rows)
        made = [] if status is None else [(status, _statuses(bytes(opened.states)))]
        return [*made, (into or column, values)]

    made = _arrow.for_batches(data, column, {"key_ids": key_ids, "row_ids": row_ids}, work, {"into": into, "status": status})
    report = sum(reports, Report())
    found.raise_for(column, row_ids is not None, report)
    return made, report


def require_expected_key(source: KeySource, key_id: str | None, key_ids: Any, any_key: bool) -> None:
    """Refuses a call that does not say which keys cells may use."""
    expected = key_id is not None or key_ids is not None
    if any_key and expected:
        raise ValueError("any_key is true and key_id or key_ids is given; expected one of them")
    if not (isinstance(source, bytes) or expected or any_key):
        raise ValueError("key is a function; expected key_id or key_ids to say under which key a cell must be, or any_key=True")


def require_key_size(source: KeySource, algorithms: Collection[str]) -> None:
    """Refuses a key that fits no algorithm. Keys from a function are judged cell by cell."""
    least = min(KEY_SIZES[id] for id in algorithms)
    if isinstance(source, bytes) and not least <= len(source) <= KEY_SIZE_MAX:
        raise ValueError(f"key is {len(source)} bytes; expected {least} to {KEY_SIZE_MAX}")


def require_type(type: Any) -> None:
    if type is not None and not isinstance(type, pyarrow.DataType):
        raise TypeError(f"type is {type!r}; expected a type of PyArrow, such as pyarrow.string()")


def encoding_of(type: Any) -> int:
    """The encoding of values whose type the caller gives."""
    return PLAIN if type is None or _arrow.is_bytes(_arrow.value_type(type)) else IPC


class Rejected:
    """The rows, in all record batches, whose cells raise because they are invalid or null; and their ids."""

    def __init__(self, on_invalid: Response, on_null: Response) -> None:
        raising = [state for state, response in ((INVALID, on_invalid), (NULL, on_null)) if response == "raise"]
        self._rows: dict[int, list[int]] = {state: [] for state in raising}
        self._ids: dict[int, list[Any]] = {state: [] for state in raising}

    def add(self, opened: Opened, rows: _arrow.Rows) -> None:
        ids = rows.beside("row_ids")
        for state, all in self._rows.items():
            here = opened.rows_in(state)
            all.extend(rows.first + i for i in here)
            if ids is not None and here:
                self._ids[state].extend(ids[i].as_py() for i in here)

    def raise_for(self, column: str, have_ids: bool, report: Report) -> None:
        for state, rows in self._rows.items():
            if rows:
                is_what, reasons = ("invalid", report.reasons) if state == INVALID else ("null", {})
                raise InvalidCells.of(column, rows, self._ids[state] if have_ids else None, is_what, reasons)


def _statuses(states: bytes) -> Any:
    numbers = pyarrow.Array.from_buffers(pyarrow.uint8(), len(states), [None, pyarrow.py_buffer(states)])
    return pyarrow.array(STATUSES, pyarrow.string()).take(numbers)
