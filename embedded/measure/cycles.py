# SPDX-License-Identifier: MIT OR Apache-2.0
"""Code that the cycle models of all cores share."""

from dataclasses import dataclass, replace
from typing import Protocol

from measure.instruction import Instruction


@dataclass(frozen=True)
class Price:
    """Cycles of an instruction that does not branch or whose branch is not taken; `taken` is added if it is. `least` and `most` are
    bounds for what the manual leaves open."""

    cycles: int
    taken: int = 0
    least: int | None = None
    most: int | None = None
    ends_block: bool = False
    """Whether it branches, unconditionally or conditionally."""

    @property
    def low(self) -> int:
        return self.cycles if self.least is None else self.least

    @property
    def high(self) -> int:
        return self.cycles if self.most is None else self.most

    def at_least(self, cycles: int) -> "Price":
        return replace(self, least=min(self.low, cycles))


class Model(Protocol):
    """The price of an instruction directly after another; None if the other is unknown or was a branch."""

    def price(self, i: Instruction, previous: Instruction | None) -> Price: ...
