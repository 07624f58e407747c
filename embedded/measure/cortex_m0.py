# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cycles of a Cortex-M0 with a single-cycle multiplier: Technical Reference Manual DDI 0432C, table 3-1, without wait states."""

from measure.cycles import Price
from measure.instruction import Instruction, Kind

_FIXED = {
    Kind.LOAD: Price(2),
    Kind.STORE: Price(2),
    Kind.CALL: Price(4, ends_block=True),
    Kind.BRANCH_TO_REGISTER: Price(3, ends_block=True),
    Kind.STATUS: Price(4),
    Kind.BARRIER: Price(4),
}


class CortexM0:
    def price(self, i: Instruction, previous: Instruction | None) -> Price:
        if i.kind is Kind.MULTIPLE:
            return Price(4 + i.words, ends_block=True) if i.writes_pc else Price(1 + i.words)
        if i.kind is Kind.BRANCH:
            return Price(1, taken=2, ends_block=True) if i.conditional else Price(3, ends_block=True)
        if i.kind in _FIXED:
            return _FIXED[i.kind]
        return Price(3, ends_block=True) if i.writes_pc else Price(1)
