# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far memory below the stack pointer was written."""

from bisect import bisect_left

PAINT = bytes.fromhex("df34ac57")


def painted(size: int) -> bytes:
    return PAINT * (size // len(PAINT))


def written(memory: bytes) -> int:
    """The size of the painted memory from the lowest overwritten byte on."""
    step = len(PAINT)
    kept = bisect_left(range(len(memory) // step), True, key=lambda i: memory[: step * (i + 1)] != painted(step * (i + 1)))
    return len(memory) - step * kept
