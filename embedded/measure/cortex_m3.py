# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cycles of a Cortex-M3 and of a Cortex-M4: Technical Reference Manuals DDI 0337 and DDI 0439, table 3-1 and "Load/store timings",
without wait states."""

from dataclasses import dataclass

from measure.cycles import Price
from measure.instruction import Instruction, Kind

_BRANCHES = (Kind.BRANCH, Kind.CALL, Kind.BRANCH_TO_REGISTER, Kind.BRANCH_ON_ZERO)


@dataclass(frozen=True)
class _CortexM3AndM4:
    """The model that both share. The pipeline refill after a branch takes 1 to 3 cycles by the manual; the model uses 2
    throughout."""

    refill: int = 2
    store: int = 1

    def arithmetic(self, kind: Kind) -> Price:
        raise NotImplementedError

    def price(self, i: Instruction, previous: Instruction | None) -> Price:
        price = self._price(i, previous)
        # A skipped instruction of an IT block is priced as if it ran; it may take one cycle.
        if i.conditional and not price.ends_block:
            return price.at_least(1)
        return price

    def _price(self, i: Instruction, previous: Instruction | None) -> Price:
        if i.kind is Kind.IF_THEN:
            folded = previous is not None and previous.size == 2
            return Price(0 if folded else 1, least=0, most=1)
        if i.kind in _BRANCHES or i.kind is Kind.TABLE_BRANCH or i.writes_pc:
            return self._branch(i)
        if i.memory is not None:
            return Price(self._transfer(i, previous))
        return self.arithmetic(i.kind)

    def _branch(self, i: Instruction) -> Price:
        if i.kind is Kind.TABLE_BRANCH or i.kind is Kind.LOAD:
            return Price(3 + self.refill, ends_block=True)
        longer = i.words
        if i.conditional or i.kind is Kind.BRANCH_ON_ZERO:
            return Price(1, taken=longer + self.refill, ends_block=True)
        return Price(1 + longer + self.refill, ends_block=True)

    def _transfer(self, i: Instruction, previous: Instruction | None) -> int:
        if i.words:
            return 1 + i.words
        assert i.memory is not None
        if _follows_load(i, previous):
            return 1
        if i.kind is Kind.LOAD or i.memory.index:
            return 2
        return self.store


def _follows_load(i: Instruction, previous: Instruction | None) -> bool:
    """Whether a transfer overlaps the preceding load, whose result its address does not need."""
    if previous is None or previous.kind is not Kind.LOAD or i.memory is None:
        return False
    return previous.destination not in (i.memory.base, i.memory.index)


class CortexM3(_CortexM3AndM4):
    def arithmetic(self, kind: Kind) -> Price:
        return _M3.get(kind, Price(1))


class CortexM4(_CortexM3AndM4):
    def arithmetic(self, kind: Kind) -> Price:
        return _M4.get(kind, Price(1))


_BOTH = {Kind.DIVIDE: Price(6, least=2, most=12), Kind.STATUS: Price(2)}
_M3 = _BOTH | {
    Kind.MULTIPLY_ADD: Price(2),
    Kind.LONG_MULTIPLY: Price(4, least=3, most=5),
    Kind.LONG_MULTIPLY_ADD: Price(5, least=4, most=7),
}
_M4 = _BOTH | {Kind.FLOAT_MULTIPLY_ADD: Price(3), Kind.FLOAT_DIVIDE: Price(14), Kind.FLOAT_MOVE: Price(2)}
