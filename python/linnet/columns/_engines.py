# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shared by the engines: the calls of this package as functions of record batches, or of arrays, that can be sent to workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from linnet.columns import _arrow
from linnet.columns._decrypt import decrypt
from linnet.columns._digest import digest, mac
from linnet.columns._encrypt import encrypt
from linnet.columns._reencrypt import reencrypt

OPERATIONS: dict[str, Callable[..., Any]] = {
    "encrypt": encrypt,
    "decrypt": decrypt,
    "reencrypt": reencrypt,
    "digest": digest,
    "mac": mac,
}
TAKEN = ("key_ids", "row_ids", "new_key_ids")
"""What a function may take besides the values."""


def _require_status(operation: str, options: Mapping[str, Any]) -> None:
    """An engine drops the report: without a status, lost values would go unnoticed."""
    lenient = [name for name in ("on_invalid", "on_missing_key") if options.get(name, "raise") != "raise"]
    if operation == "decrypt" and lenient and options.get("status") is None:
        raise ValueError(f"{lenient[0]} is {options[lenient[0]]!r}; expected status= with it, since an engine drops the report")


@dataclass(frozen=True)
class OfBatches:
    """A call over record batches or tables; it returns the same kind."""

    operation: str
    column: str
    options: Mapping[str, Any] = field(repr=False)  # has keys

    def __post_init__(self) -> None:
        _require_status(self.operation, self.options)

    def __call__(self, data: Any) -> Any:
        made = OPERATIONS[self.operation](data, self.column, **self.options)
        return made[0] if self.operation == "decrypt" else made

    def schema(self, schema: Any) -> Any:
        """The schema of the result, for data with this schema. Asks for no key."""
        return self(_arrow.pyarrow.RecordBatch.from_pylist([], schema=schema)).schema


@dataclass(frozen=True)
class OfArrays:
    """A call over the array of values, and over arrays of its further arguments."""

    operation: str
    column: str
    takes: Sequence[str]
    options: Mapping[str, Any] = field(repr=False)  # has keys

    def __post_init__(self) -> None:
        _require_status(self.operation, self.options)
        if isinstance(self.takes, str):
            raise TypeError(f"takes is {self.takes!r}; expected a sequence of names, or of names and types")
        if self.operation not in OPERATIONS:
            raise ValueError(f"operation is {self.operation!r}; expected one of {', '.join(OPERATIONS)}")
        for name in self.takes:
            if name not in TAKEN:
                raise ValueError(f"takes has {name!r}; expected one of {', '.join(TAKEN)}")

    def __call__(self, values: Any, *beside: Any) -> Any:
        made = OPERATIONS[self.operation](values, self.column, **dict(zip(self.takes, beside)), **self.options)
        return made[0] if self.operation == "decrypt" else made

    def type(self) -> Any:
        """The type of the result. Asks for no key."""
        nothing = _arrow.pyarrow.array([], _arrow.pyarrow.binary())
        return self(nothing, *[nothing for _ in self.takes]).type

    def of_many(self) -> Callable[..., Any]:
        """A function with one positional parameter per array: some engines count them."""
        call = self.__call__
        by_number: list[Callable[..., Any]] = [
            lambda values: call(values),
            lambda values, one: call(values, one),
            lambda values, one, two: call(values, one, two),
            lambda values, one, two, three: call(values, one, two, three),
        ]
        return by_number[len(self.takes)]
