# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures the calls of a machine: instructions, modelled cycles and stack."""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from struct import Struct

from unicorn import UC_HOOK_BLOCK, arm_const

from measure import builds
from measure.block import Block, Cycles, Run
from measure.cores import Core
from measure.cycles import Model
from measure.image import Image
from measure.instruction import Decoder
from measure.machine import EXIT, STACK_TOP, Fault, Machine
from measure.models import MODELS
from measure.stack import painted, written
from measure.values import Value

STACK_SIZE = 0x8000
"""How far below its top the stack is searched."""


_EDGE = Struct("6I")
"""Address and size of the previous block and of the block, the lowest stack pointer, count: struct edge in edges.c."""


_known: dict[tuple[Model, bytes], Block] = {}
"""Disassembled code by its bytes: images of related algorithms have much in common."""


class _Edges(ctypes.Structure):
    _fields_ = (
        ("read_register", ctypes.c_void_p),
        ("sp", ctypes.c_int32),
        ("end", ctypes.c_uint32),
        ("held", ctypes.c_void_p),
        ("room", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("before", ctypes.c_uint32),
        ("before_size", ctypes.c_uint32),
    )


@dataclass(frozen=True)
class Measured:
    """A call: its return value, output and costs."""

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
        self._library = ctypes.CDLL(str(builds.shared_library(Path(__file__).with_name("edges.c"))))
        self._edges = _Edges(read_register=self.register_reader(), sp=arm_const.UC_ARM_REG_SP, end=EXIT)
        # Unicorn instruments a block when it translates it, so the hook is there before anything runs.
        self.hook(UC_HOOK_BLOCK, self._library.edges_enter, self._edges)

    def __del__(self) -> None:
        self._library.edges_free(ctypes.byref(self._edges))

    def _block_at(self, address: int, size: int) -> Block:
        block = self._blocks.get((address, size))
        if block is None:
            code = self.read(address, size)
            known = _known.get((self.model, code)) or _known.setdefault((self.model, code), self._block_of(code, address))
            block = self._blocks[address, size] = known.at(address)
        return block

    def _block_of(self, code: bytes, address: int) -> Block:
        instructions = list(self._decoder.decode(code, address))
        if not instructions or instructions[-1].end != address + len(code):
            raise Fault(f"cannot disassemble {len(code)} bytes at {address:#x} in {self.image.function_at(address)}")
        return Block(instructions, self.model)

    def measure(self, function: str, values: Sequence[Value]) -> Measured:
        """Calls a function and measures it. The stack memory is overwritten before the call."""
        words = self.put(values)
        entry = self.entry_sp(words)
        self.uc.mem_write(STACK_TOP - STACK_SIZE, painted(STACK_SIZE - (STACK_TOP - entry)))
        self._library.edges_clear(ctypes.byref(self._edges))
        result = self.go(function, words)
        run = self._run()
        depth = entry - run.lowest_sp
        if depth > STACK_SIZE:
            raise Fault(f"{function}: {depth} bytes of stack, more than the {STACK_SIZE} that are looked at")
        stack = self.read(STACK_TOP - STACK_SIZE, STACK_SIZE - (STACK_TOP - entry))
        return Measured(
            result,
            self.outputs(values, words),
            run.instructions,
            run.cycles(self.model),
            depth,
            written(stack),
            self._spent(run),
        )

    def _run(self) -> Run:
        """What the last call executed."""
        held = self._edges
        run = Run(last=self._block_at(held.before, held.before_size))
        for *before, address, size, lowest_sp, times in _EDGE.iter_unpack(ctypes.string_at(held.held, held.room * _EDGE.size)):
            if size:
                block = self._block_at(address, size)
                run.edges[self._block_at(*before) if any(before) else None, block] = times
                run.lowest_sp = min(run.lowest_sp, lowest_sp + block.sp_lowest)
        return run

    def _spent(self, run: Run) -> dict[str, int]:
        spent: dict[str, int] = {}
        for start, cycles in run.cycles_by_start(self.model).items():
            name = self.image.function_at(start)
            spent[name] = spent.get(name, 0) + cycles
        return dict(sorted(spent.items(), key=lambda item: -item[1]))
