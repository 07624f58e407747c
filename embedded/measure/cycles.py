# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the cycle models of all cores have in common."""

from dataclasses import dataclass, replace
from typing import Protocol

from measure.instruction import Instruction


@dataclass(frozen=True)
class Price:
    """Cycles of an instruction that does not branch, or falls through; `taken` more where it branches. `least` and `most` bound
    what the manual leaves open."""

    cycles: int
    taken: int = 0
    least: int | None = None
    most: int | None = None
    ends_block: bool = False
    """It branches, always or by its condition."""

    @property
    def low(self) -> int:
        return self.cycles if self.least is None else self.least

    @property
    def high(self) -> int:
        return self.cycles if self.most is None else self.most

    def at_least(self, cycles: int) -> "Price":
        return replace(self, least=min(self.low, cycles))


class Model(Protocol):
    """The price of an instruction directly after another, or after None where that is unknown or was a branch."""

    def price(self, i: Instruction, previous: Instruction | None) -> Price: ...
