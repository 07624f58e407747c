# SPDX-License-Identifier: MIT OR Apache-2.0
"""linnet.columns in Ray Data, by map_batches.

    sealed = ray.encrypt(people, "phone", key=keys, key_ids="tenant", table="people", row_ids="id")

The arguments are as in linnet.columns. They are pickled and sent to the workers: the workers call a key service.
"""

from __future__ import annotations

from typing import Any

from linnet.columns import _engines
from linnet.columns._load import load

load("ray.data", "Ray Data", "ray")

__all__ = ["decrypt", "digest", "encrypt", "mac", "reencrypt"]


def encrypt(data: Any, column: str, *, resources: dict[str, Any] | None = None, **options: Any) -> Any:
    """A Dataset with a column encrypted, lazily. resources are further arguments of map_batches."""
    return _mapped("encrypt", data, column, resources, options)


def decrypt(data: Any, column: str, *, resources: dict[str, Any] | None = None, **options: Any) -> Any:
    """A Dataset with a column decrypted, lazily. An invalid cell fails the job. There is no report: with on_invalid="null" count
    the values of the column that status= adds."""
    return _mapped("decrypt", data, column, resources, options)


def reencrypt(data: Any, column: str, *, resources: dict[str, Any] | None = None, **options: Any) -> Any:
    """A Dataset with a column decrypted and encrypted again, under another key, lazily."""
    return _mapped("reencrypt", data, column, resources, options)


def digest(data: Any, column: str, *, resources: dict[str, Any] | None = None, **options: Any) -> Any:
    """A Dataset with the digests of a column, lazily."""
    return _mapped("digest", data, column, resources, options)


def mac(data: Any, column: str, *, resources: dict[str, Any] | None = None, **options: Any) -> Any:
    """A Dataset with the MACs of a column, lazily."""
    return _mapped("mac", data, column, resources, options)


def _mapped(operation: str, data: Any, column: str, resources: dict[str, Any] | None, options: dict[str, Any]) -> Any:
    call = _engines.OfBatches(operation, column, {"threads": 1, **options})  # Ray runs as many tasks as there are processors

    def work(batch: Any) -> Any:
        return call(batch)

    work.__name__ = work.__qualname__ = f"{operation} {column}"  # in progress bars
    return data.map_batches(work, **{"batch_format": "pyarrow", "batch_size": None, "zero_copy_batch": True, **(resources or {})})
