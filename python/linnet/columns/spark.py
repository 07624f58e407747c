# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in PySpark: for DataFrames, by mapInArrow, and as SQL functions.

    sealed = spark.encrypt(people, "phone", key=keys, key_ids="tenant", table="people", row_ids="id")

The arguments are as in linnet.columns. They are pickled and sent to the workers: the workers call a key service.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from linnet.columns import _engines
from linnet.columns._load import load

functions = load("pyspark.sql.functions", "PySpark", "spark")
types = load("pyspark.sql.pandas.types", "PySpark", "spark")

__all__ = ["decrypt", "digest", "encrypt", "mac", "reencrypt", "register"]


def encrypt(data: Any, column: str, **options: Any) -> Any:
    """A DataFrame with a column encrypted, lazily. If Spark computes a partition again, its nonces differ."""
    return _mapped(data, _engines.OfBatches("encrypt", column, _alone(options)))


def decrypt(data: Any, column: str, **options: Any) -> Any:
    """A DataFrame with a column decrypted, lazily. An invalid cell fails the job. There is no report: with on_invalid="null" count
    the values of the column that status= adds."""
    return _mapped(data, _engines.OfBatches("decrypt", column, _alone(options)))


def reencrypt(data: Any, column: str, **options: Any) -> Any:
    """A DataFrame with a column decrypted and encrypted again, under another key, lazily."""
    return _mapped(data, _engines.OfBatches("reencrypt", column, _alone(options)))


def digest(data: Any, column: str, **options: Any) -> Any:
    """A DataFrame with the digests of a column, lazily."""
    return _mapped(data, _engines.OfBatches("digest", column, _alone(options)))


def mac(data: Any, column: str, **options: Any) -> Any:
    """A DataFrame with the MACs of a column, lazily."""
    return _mapped(data, _engines.OfBatches("mac", column, _alone(options)))


def register(session: Any, name: str, operation: str, column: str, *, takes: Sequence[str] = (), **options: Any) -> None:
    """A function in SQL: name(value), or name(value, key_id, row_id) with takes=("key_ids", "row_ids").

    operation is "encrypt", "decrypt", "reencrypt", "digest" or "mac"; column is the name that cells are bound to. A query that
    meets an invalid cell fails; with on_invalid="null" and status="status" decrypt returns structs of the value and its status.
    """
    call = _engines.OfArrays(operation, column, tuple(takes), _alone(options))
    function = functions.arrow_udf(call.of_many(), types.from_arrow_type(call.type()))
    session.udf.register(name, function.asNondeterministic() if operation in ("encrypt", "reencrypt") else function)


def _alone(options: dict[str, Any]) -> dict[str, Any]:
    """One thread for each task: Spark runs as many tasks as there are processors."""
    return {"threads": 1, **options}


def _mapped(data: Any, call: _engines.OfBatches) -> Any:
    def work(batches: Iterator[Any]) -> Iterator[Any]:
        return map(call, batches)

    return data.mapInArrow(work, types.from_arrow_schema(call.schema(types.to_arrow_schema(data.schema))))
