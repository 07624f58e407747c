# SPDX-License-Identifier: MIT OR Apache-2.0
"""A Cortex-M in Unicorn that calls functions of an image, and measures them.

Memory hooks are not used: in Unicorn 2.1.4 a hook on writes disturbs conditional stores in IT blocks of an M3 or M4. Hooks on
blocks and on instructions do not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from unicorn import UC_ARCH_ARM, UC_HOOK_BLOCK, UC_HOOK_INTR, UC_MODE_MCLASS, UC_MODE_THUMB, Uc, UcError, arm_const

from measure.block import Block, Cycles, Path
from measure.cores import Core
from measure.cycles import Model
from measure.image import Image
from measure.instruction import Decoder
from measure.models import MODELS
from measure.stack import Depth, painted, written
from measure.values import Room, Value

RAM, RAM_SIZE = 0x20000000, 0x00100000
STACK_TOP = RAM + RAM_SIZE
STACK_SIZE = 0x8000
SCRATCH = RAM + RAM_SIZE // 2
"""Where arguments lie that are given as bytes."""
_EXIT = 0x00F00000
_MAPPED = ((0, 0x200000), (0x08000000, 0x200000), (_EXIT, 0x1000), (RAM, RAM_SIZE), (0xE0000000, 0x100000))
_CPACR = 0xE000ED88


class Fault(Exception):
    """The program did not come back from a call."""


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


class Machine:
    def __init__(self, image: Image, core: Core, model: Model | None = None) -> None:
        self.image, self.core = image, core
        self.model = model or MODELS[core.name]
        self.decoder = Decoder()
        self.uc = uc = Uc(UC_ARCH_ARM, UC_MODE_THUMB | UC_MODE_MCLASS)
        uc.ctl_set_cpu_model(core.emulated)
        for base, size in _MAPPED:
            uc.mem_map(base, size)
        self._load()
        self._blocks: dict[tuple[int, int], Block] = {}
        self._free = SCRATCH
        self._trap: str | None = None
        self._on_block: Callable[[int, int], None] | None = None
        # Unicorn instruments a block when it translates it, so the hook is there before anything runs.
        uc.hook_add(UC_HOOK_BLOCK, self._block)
        uc.hook_add(UC_HOOK_INTR, self._interrupt)

    def _load(self) -> None:
        for segment in self.image.segments:
            self.uc.mem_write(segment.run, segment.data.ljust(segment.size, b"\0"))
            if segment.load != segment.run and segment.data:
                self.uc.mem_write(segment.load, segment.data)
        self.uc.mem_write(_EXIT, b"\xfe\xe7" * 8)
        if self.core.name == "m4f":
            self.uc.mem_write(_CPACR, (0xF << 20).to_bytes(4, "little"))
            self.uc.reg_write(arm_const.UC_ARM_REG_C1_C0_2, 0xF << 20)
            self.uc.reg_write(arm_const.UC_ARM_REG_FPEXC, 1 << 30)

    def _block(self, _uc: Uc, address: int, size: int, _data: object) -> None:
        if self._on_block and address != _EXIT:
            self._on_block(address, size)

    def _interrupt(self, uc: Uc, number: int, _data: object) -> None:
        self._trap = f"exception {number}"
        uc.emu_stop()

    def _place(self, data: bytes, offset: int) -> int:
        address = -(-self._free // 8) * 8 + offset
        self._free = address + len(data)
        self.uc.mem_write(address, data or b"\0")
        return address

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.uc.mem_read(address, size))

    def run(self, function: str, values: Sequence[Value]) -> tuple[int, list[bytes]]:
        """Runs a function to its end, as the procedure call standard says, and returns r0 and what it wrote."""
        words = self.put(values)
        result = self._run(function, words[:4], words[4:])
        return result, self.outputs(values, words)

    def put(self, values: Sequence[Value], offset: int = 0) -> list[int]:
        """The words of a call's arguments, with what they point to in memory, each `offset` bytes from alignment."""
        self._free = SCRATCH
        return [v if isinstance(v, int) else self._place(v if isinstance(v, bytes) else bytes(v.size), offset) for v in values]

    def outputs(self, values: Sequence[Value], words: Sequence[int]) -> list[bytes]:
        return [bytes(self.uc.mem_read(word, v.size)) for v, word in zip(values, words) if isinstance(v, Room)]

    @staticmethod
    def _entry_sp(stacked: Sequence[int]) -> int:
        return STACK_TOP - (4 * len(stacked) + 7) // 8 * 8

    def _run(self, function: str, registers: Sequence[int], stacked: Sequence[int]) -> int:
        uc = self.uc
        for number, word in enumerate(registers):
            uc.reg_write(arm_const.UC_ARM_REG_R0 + number, word & 0xFFFFFFFF)
        sp = self._entry_sp(stacked)
        for number, word in enumerate(stacked):
            uc.mem_write(sp + 4 * number, (word & 0xFFFFFFFF).to_bytes(4, "little"))
        uc.reg_write(arm_const.UC_ARM_REG_SP, sp)
        uc.reg_write(arm_const.UC_ARM_REG_LR, _EXIT | 1)
        self._trap = None
        failure = None
        try:
            uc.emu_start(self.image.address(function) | 1, _EXIT)
        except UcError as error:
            failure = str(error)
        pc = uc.reg_read(arm_const.UC_ARM_REG_PC)
        failure = failure or self._trap or (None if pc & ~1 == _EXIT else "stopped")
        if failure:
            raise Fault(f"{self.image.path.name}: {function}: {failure} at {pc:#x} in {self.image.function_at(pc)}")
        return int(uc.reg_read(arm_const.UC_ARM_REG_R0))

    def _block_at(self, address: int, size: int) -> Block:
        block = self._blocks.get((address, size))
        if block is None:
            instructions = list(self.decoder.decode(self.read(address, size), address))
            if not instructions or instructions[-1].end != address + size:
                raise Fault(f"cannot disassemble {size} bytes at {address:#x} in {self.image.function_at(address)}")
            block = self._blocks[address, size] = Block(instructions, self.model)
        return block

    def measure(self, function: str, values: Sequence[Value]) -> Measured:
        """Calls a function and measures it. The memory of the stack is written over before."""
        words = self.put(values)
        registers, stacked = words[:4], words[4:]
        entry = self._entry_sp(stacked)
        self.uc.mem_write(STACK_TOP - STACK_SIZE, painted(STACK_SIZE))
        path, depth = Path(), Depth(entry)
        edges, read, sp = path.edges, self.uc.reg_read, arm_const.UC_ARM_REG_SP
        before: Block | None = None

        def on_block(address: int, size: int) -> None:
            nonlocal before
            block = self._block_at(address, size)
            edges[before, block] += 1
            if block.sp_lowest or (before is not None and before.sp_unknown):
                depth.enter(block, read(sp))
            before = block

        self._on_block = on_block
        try:
            result = self._run(function, registers, stacked)
        finally:
            self._on_block = None
        if depth.bytes > STACK_SIZE:
            raise Fault(f"{function}: {depth.bytes} bytes of stack, more than the {STACK_SIZE} that are looked at")
        stack = self.read(STACK_TOP - STACK_SIZE, STACK_SIZE - (STACK_TOP - entry))
        outputs = self.outputs(values, words)
        cycles = path.cycles(self.model)
        return Measured(result, outputs, path.instructions, cycles, depth.bytes, written(stack), self._spent(path))

    def _spent(self, path: Path) -> dict[str, int]:
        spent: dict[str, int] = {}
        for start, cycles in path.cycles_by_start(self.model).items():
            name = self.image.function_at(start)
            spent[name] = spent.get(name, 0) + cycles
        return dict(sorted(spent.items(), key=lambda item: -item[1]))
