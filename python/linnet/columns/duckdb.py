# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in DuckDB: SQL functions over Arrow arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from linnet.columns import _arrow, _engines
from linnet.columns._load import load

duckdb = load("duckdb", "DuckDB", "duckdb")

__all__ = ["register"]

Takes = Sequence[str] | Mapping[str, str]


def register(connection: Any, name: str, operation: str, column: str, *, takes: Takes = (), **options: Any) -> None:
    """A function in SQL: name(value), or name(value, key_id, row_id) with takes=("key_ids", "row_ids").

    operation is "encrypt", "decrypt", "reencrypt", "digest" or "mac"; column is the name that cells are bound to; the other
    arguments are as in linnet.columns. Values are VARCHAR for encrypt, digest and mac, unless value="BLOB", and BLOB for the
    others. Key ids and row ids are VARCHAR; takes={"row_ids": "BIGINT"} says otherwise.

    A query that meets an invalid cell fails. With on_invalid="null" and status="status" decrypt returns a STRUCT of the value and
    its status.
    """
    value = options.pop("value", "BLOB" if operation in ("decrypt", "reencrypt") else "VARCHAR")
    call = _engines.OfArrays(operation, column, tuple(takes), options)
    connection.create_function(
        name,
        call.of_many(),
        [value, *(takes.values() if isinstance(takes, Mapping) else ["VARCHAR"] * len(takes))],
        _type_of(call.type()),
        type="arrow",
        null_handling="special",
        side_effects=operation in ("encrypt", "reencrypt"),
    )


def _type_of(kind: Any) -> Any:
    """DuckDB's type for an Arrow type."""
    empty = _arrow.pyarrow.table({"value": _arrow.pyarrow.array([], kind)})
    return duckdb.from_arrow(empty).types[0]
