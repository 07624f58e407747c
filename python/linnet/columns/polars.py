# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in Polars: expressions, eager or lazy, by map_batches.

    people.with_columns(polars.encrypt("phone", key=keys, key_ids="tenant", table="people", row_ids="id"))

An expression has the name of the column that it replaces. Arguments are as in linnet.columns, except that columns are given as
expressions or names.
"""

from __future__ import annotations

from typing import Any

from linnet.columns import _arrow, _engines
from linnet.columns._load import load

polars = load("polars", "Polars", "polars")

__all__ = ["decrypt", "digest", "encrypt", "mac", "reencrypt"]


def encrypt(values: Any, column: str | None = None, **options: Any) -> Any:
    """The cells of a column. column is the name that they are bound to, by default the name of the expression."""
    return _mapped("encrypt", values, column, options)


def decrypt(values: Any, column: str | None = None, **options: Any) -> Any:
    """The texts in the cells of a column. An invalid cell raises; with on_invalid="null" it is null, and status= makes the result
    structs of the value and its status."""
    return _mapped("decrypt", values, column, options)


def reencrypt(values: Any, column: str | None = None, **options: Any) -> Any:
    """The cells of a column, decrypted and encrypted again under another key."""
    return _mapped("reencrypt", values, column, options)


def digest(values: Any, column: str | None = None, **options: Any) -> Any:
    """The digests of a column."""
    return _mapped("digest", values, column, options)


def mac(values: Any, column: str | None = None, **options: Any) -> Any:
    """The MACs of a column."""
    return _mapped("mac", values, column, options)


def _expression(argument: str, given: Any) -> Any:
    if isinstance(given, str):
        return polars.col(given)
    if isinstance(given, polars.Expr):
        return given
    kind = type(given).__name__
    raise TypeError(f"{argument} is a {kind}; expected an expression or the name of a column, whose result with_columns takes")


def _mapped(operation: str, values: Any, column: str | None, options: dict[str, Any]) -> Any:
    value = _expression("values", values)
    name = value.meta.output_name()
    beside = {taken: _expression(taken, options.pop(taken)) for taken in _engines.TAKEN if options.get(taken) is not None}
    call = _engines.OfArrays(operation, name if column is None else column, tuple(beside), options)

    def work(rows: Any) -> Any:
        fields = rows.struct.unnest()
        return polars.from_arrow(call(*[fields[field].to_arrow() for field in ("value", *call.takes)]))

    kind = polars.from_arrow(_arrow.pyarrow.array([], call.type())).dtype
    together = polars.struct(value=value, **beside)
    return together.map_batches(work, return_dtype=kind, is_elementwise=True).alias(name)
