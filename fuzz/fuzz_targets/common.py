# SPDX-License-Identifier: MIT OR Apache-2.0
from __future__ import annotations

import enum
import random
from collections.abc import Callable
from typing import Any

INT64_MAX = 2**63 - 1


class Result(enum.Enum):
    """What became of an input."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    SKIPPED = "skipped"
    """The input did not reach the package."""


class Progress:
    """Where the run of an input is."""

    def in_pyarrow(self, inside: bool) -> None:
        """Whether PyArrow alone runs from now on. An end of the process there is no finding."""

    def input(self, content: bytes) -> None:
        """What is saved if this input is a finding."""


class Finding(AssertionError):
    """A result that is wrong."""


def require(holds: object, otherwise: str) -> None:
    if not holds:
        raise Finding(otherwise)


def attempt(work: Callable[[], Any], allowed: tuple[type[BaseException], ...]) -> tuple[bool, Any]:
    """Whether a call returned, and what. It may raise the exceptions that are allowed."""
    try:
        return True, work()
    except allowed:
        return False, None


def result(accepted: bool) -> Result:
    return Result.ACCEPTED if accepted else Result.REFUSED


def mutated_bytes(source: random.Random, data: bytes) -> bytes:
    """The data with a byte changed, a part cut out, or a part of it or zeros put in."""
    at, size = source.randint(0, len(data)), source.choice((1, 1, 2, 4, 16))
    kind = source.randrange(5)
    if kind == 0 and at < len(data):
        return data[:at] + bytes([data[at] ^ 1 << source.randrange(8)]) + data[at + 1 :]
    if kind == 1:
        return data[:at] + data[at + size :]
    if kind == 2:
        return data[:at] + source.randbytes(size) + data[at:]
    if kind == 3:
        return data[:at] + bytes(size) + data[at + size :]
    other = source.randint(0, len(data))
    return data[:at] + data[other : other + size] + data[at:]


def mutate_word(source: random.Random, data: bytearray, begin: int, end: int) -> None:
    """Changes a word of 4 or 8 bytes between two places, preferably a small number, which may be a length or an offset."""
    size = source.choice((4, 8))
    places = range(begin, end - size + 1, size)
    if not places:
        return
    at = source.choice(places)
    for _ in range(20):
        value = int.from_bytes(data[at : at + size], "little", signed=True)
        if 0 < value <= 2 * len(data) or (value == 0 and source.random() < 0.1):
            break
        at = source.choice(places)
    value = int.from_bytes(data[at : at + size], "little", signed=True)
    data[at : at + size] = (hostile_number(source, value, len(data), 8 * size) % (1 << 8 * size)).to_bytes(size, "little")


def hostile_number(source: random.Random, value: int, size: int, bits: int) -> int:
    """A number in place of a length or an offset."""
    most = (1 << bits - 1) - 1
    near = (value + 1, value - 1, -value, 2 * value, value // 2, value + 8, value - 8, value + (1 << 32))
    of_memory = (0, 1, 2, size - 1, size, size + 1)
    extreme = (-1, -most - 1, most, most - 1, most - 15, most // 2, most // 4 + 1, most // 8, 1 << 31, (1 << 32) - 1)
    chosen = source.choice((*near, *of_memory, *extreme))
    return chosen if source.random() < 0.9 else source.getrandbits(bits)
