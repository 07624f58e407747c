# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a function in C is given, and something that can call it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Room:
    """Bytes that a call writes."""

    size: int
    number: int | None = None
    """What it holds before, if it is a number, which lies where its size says; else zeroes."""


Value = int | bytes | Room


class Runner(Protocol):
    """Calls a function, and returns what it returned and wrote."""

    def run(self, function: str, values: Sequence[Value]) -> tuple[int, list[bytes]]: ...
