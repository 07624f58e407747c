# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures the calls of a machine: instructions, modelled cycles and stack."""

from collections.abc import Sequence
from dataclasses import dataclass

from unicorn import UC_HOOK_BLOCK, Uc, arm_const

from measure.block import Block, Cycles, Path
from measure.cores import Core
from measure.cycles import Model
from measure.image import Image
from measure.instruction import Decoder
from measure.machine import EXIT, STACK_TOP, Fault, Machine
from measure.models import MODELS
from measure.stack import Depth, painted, written
from measure.values import Value

STACK_SIZE = 0x8000
"""How far below its top the stack is looked at."""


@dataclass(frozen=True)
class Measured:
    """A call: what it returned and took."""

    result: int
    outputs: list[bytes]
    instructions: int
    cycles: Cycles
    stack: int
    stack_written: int
    spent: dict[str, int]
    """Cycles of each function, without what it calls."""


class Meter(Machine):
    def __init__(self, image: Image, core: Core, model: Model | None = None) -> None:
        super().__init__(image, core)
        self.model = model or MODELS[core.name]
        self._decoder = Decoder()
        self._blocks: dict[tuple[int, int], Block] = {}
        self._path = Path()
        self._depth = Depth(STACK_TOP)
        self._before: Block | None = None
        # Unicorn instruments a block when it translates it, so the hook is there before anything runs.
        self.uc.hook_add(UC_HOOK_BLOCK, self._enter)

    def _enter(self, uc: Uc, address: int, size: int, _data: object) -> None:
        if address == EXIT:
            return
        block = self._block_at(address, size)
        self._path.edges[self._before, block] += 1
        self._path.last = block
        if block.sp_lowest or (self._before is not None and self._before.sp_unknown):
            self._depth.enter(block, uc.reg_read(arm_const.UC_ARM_REG_SP))
        self._before = block

    def _block_at(self, address: int, size: int) -> Block:
        block = self._blocks.get((address, size))
        if block is None:
            instructions = list(self._decoder.decode(self.read(address, size), address))
            if not instructions or instructions[-1].end != address + size:
                raise Fault(f"cannot disassemble {size} bytes at {address:#x} in {self.image.function_at(address)}")
            block = self._blocks[address, size] = Block(instructions, self.model)
        return block

    def measure(self, function: str, values: Sequence[Value]) -> Measured:
        """Calls a function and measures it. The memory of the stack is written over before."""
        words = self.put(values)
        entry = self.entry_sp(words)
        self.uc.mem_write(STACK_TOP - STACK_SIZE, painted(STACK_SIZE - (STACK_TOP - entry)))
        self._path, self._depth, self._before = Path(), Depth(entry), None
        result = self.go(function, words)
        if self._depth.bytes > STACK_SIZE:
            raise Fault(f"{function}: {self._depth.bytes} bytes of stack, more than the {STACK_SIZE} that are looked at")
        stack = self.read(STACK_TOP - STACK_SIZE, STACK_SIZE - (STACK_TOP - entry))
        path = self._path
        return Measured(
            result,
            self.outputs(values, words),
            path.instructions,
            path.cycles(self.model),
            self._depth.bytes,
            written(stack),
            self._spent(path),
        )

    def _spent(self, path: Path) -> dict[str, int]:
        spent: dict[str, int] = {}
        for start, cycles in path.cycles_by_start(self.model).items():
            name = self.image.function_at(start)
            spent[name] = spent.get(name, 0) + cycles
        return dict(sorted(spent.items(), key=lambda item: -item[1]))
