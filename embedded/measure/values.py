# SPDX-License-Identifier: MIT OR Apache-2.0
"""The arguments of a C function, and an interface that can call it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Room:
    """Bytes that a call writes."""

    size: int
    number: int | None = None
    """The initial content. A number, which is stored as a length; otherwise zeroes."""


Value = int | bytes | Room


class Runner(Protocol):
    """Calls a function, and returns its return value and its output."""

    def run(self, function: str, values: Sequence[Value]) -> tuple[int, list[bytes]]: ...
