# SPDX-License-Identifier: MIT OR Apache-2.0
"""The static properties of a block of straight code, and the cost of a run of blocks."""

from collections import defaultdict
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from itertools import accumulate

from measure.cycles import Model, Price
from measure.instruction import Instruction


@dataclass(frozen=True)
class Cycles:
    """Cycles by the model, and bounds for what the manuals leave open."""

    modelled: int = 0
    least: int = 0
    most: int = 0

    def __add__(self, other: "Cycles") -> "Cycles":
        return Cycles(self.modelled + other.modelled, self.least + other.least, self.most + other.most)

    def __mul__(self, times: int) -> "Cycles":
        return Cycles(self.modelled * times, self.least * times, self.most * times)


def _even(cycles: int) -> Cycles:
    return Cycles(cycles, cycles, cycles)


class Block:
    """Instructions that run one after another."""

    def __init__(self, instructions: list[Instruction], model: Model) -> None:
        prices: list[Price] = []
        previous = None
        for i in instructions:
            prices.append(model.price(i, previous))
            previous = i
        self.start = instructions[0].address
        self.end = instructions[-1].end
        self.count = len(instructions)
        self.first, self.last = instructions[0], instructions[-1]
        self.cost = Cycles(sum(p.cycles for p in prices), sum(p.low for p in prices), sum(p.high for p in prices))
        self.taken = prices[-1].taken
        self.branches = prices[-1].ends_block
        known = [i.sp_change or 0 for i in instructions]
        self.sp_lowest = min(0, *accumulate(known))
        """How far the stack pointer goes below its value at the beginning, as far as the code determines it."""
        self.sp_unknown = any(i.sp_change is None for i in instructions)

    def at(self, start: int) -> "Block":
        """The same instructions at another address; no cost depends on the address."""
        moved = copy(self)
        moved.start, moved.end = start, start + self.end - self.start
        return moved

    def cost_after(self, before: "Block | None", model: Model) -> Cycles:
        """The cost of entering from another block, in addition to that block's own cost."""
        if before is None:
            return self.cost
        if before.branches:
            return self.cost + (_even(before.taken) if self.start != before.end else Cycles())
        if self.start != before.end:
            return self.cost
        # The emulator split straight code: the first instruction follows the last one of the other block.
        change = model.price(self.first, before.last).cycles - model.price(self.first, None).cycles
        return self.cost + _even(change)


@dataclass
class Run:
    """How often each block ran after each other block, and how low the stack pointer was."""

    last: Block
    """The block that returned."""
    edges: dict[tuple[Block | None, Block], int] = field(default_factory=dict)
    lowest_sp: int = 1 << 32

    @property
    def instructions(self) -> int:
        return sum(block.count * times for (_, block), times in self.edges.items())

    def cycles(self, model: Model) -> Cycles:
        inside = sum((block.cost_after(before, model) * times for (before, block), times in self.edges.items()), Cycles())
        return inside + _even(self.last.taken)

    def cycles_by_start(self, model: Model) -> Mapping[int, int]:
        """The modelled cycles of each block, by its address."""
        spent: dict[int, int] = defaultdict(int)
        for (before, block), times in self.edges.items():
            spent[block.start] += block.cost_after(before, model).modelled * times
        spent[self.last.start] += self.last.taken
        return spent
