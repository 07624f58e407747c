# SPDX-License-Identifier: MIT OR Apache-2.0
"""How deep the stack goes: the lowest stack pointer of a run, and how far the memory below was written."""

from measure.block import Block

PAINT = bytes.fromhex("df34ac57")


class Depth:
    """Follows the stack pointer from block to block."""

    def __init__(self, entry: int) -> None:
        self._entry = self._lowest = entry

    def enter(self, block: Block, sp: int) -> None:
        self._lowest = min(self._lowest, sp + block.sp_lowest)

    @property
    def bytes(self) -> int:
        return self._entry - self._lowest


def painted(size: int) -> bytes:
    return PAINT * (size // len(PAINT))


def written(memory: bytes) -> int:
    """The bytes of painted memory from the lowest that is no longer paint."""
    step = len(PAINT)
    for offset in range(0, len(memory), step):
        if memory[offset : offset + step] != PAINT:
            return len(memory) - offset
    return 0
