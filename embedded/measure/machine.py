# SPDX-License-Identifier: MIT OR Apache-2.0
"""A Cortex-M in Unicorn that calls functions of an image.

Memory hooks are not used: in Unicorn 2.1.4 a hook on writes disturbs conditional stores in IT blocks of an M3 or M4. Hooks on
blocks and on instructions do not."""

import ctypes
from collections.abc import Sequence

from unicorn import UC_ARCH_ARM, UC_HOOK_INTR, UC_MODE_MCLASS, UC_MODE_THUMB, Uc, UcError, arm_const
from unicorn.unicorn_py3.unicorn import uclib

from measure.cores import Core
from measure.image import Image
from measure.values import Room, Value

RAM, RAM_SIZE = 0x20000000, 0x00100000
STACK_TOP = RAM + RAM_SIZE - 0x100
SCRATCH = RAM + RAM_SIZE // 2
"""The address of arguments that are given as bytes."""
EXIT = 0x00F00000
_MAPPED = ((0, 0x200000), (0x08000000, 0x200000), (EXIT, 0x1000), (RAM, RAM_SIZE), (0xE0000000, 0x100000))
_CPACR = 0xE000ED88


class Fault(Exception):
    """The program did not return from a call."""


class Machine:
    def __init__(self, image: Image, core: Core) -> None:
        self.image, self.core = image, core
        self.uc = uc = Uc(UC_ARCH_ARM, UC_MODE_THUMB | UC_MODE_MCLASS)
        uc.ctl_set_cpu_model(core.emulated)
        for base, size in _MAPPED:
            uc.mem_map(base, size)
        self._load()
        self._free = SCRATCH
        self._trap: str | None = None
        uc.hook_add(UC_HOOK_INTR, self._interrupt)

    def _load(self) -> None:
        for segment in self.image.segments:
            self.uc.mem_write(segment.run, segment.data.ljust(segment.size, b"\0"))
            if segment.load != segment.run and segment.data:
                self.uc.mem_write(segment.load, segment.data)
        self.uc.mem_write(EXIT, b"\xfe\xe7" * 8)
        if self.core.name == "m4f":
            self.uc.mem_write(_CPACR, (0xF << 20).to_bytes(4, "little"))
            self.uc.reg_write(arm_const.UC_ARM_REG_C1_C0_2, 0xF << 20)
            self.uc.reg_write(arm_const.UC_ARM_REG_FPEXC, 1 << 30)

    def hook(self, kind: int, function: object, data: ctypes.Structure) -> None:
        """Makes the emulator call a C function with its state; both must live as long as the machine."""
        handle, called = ctypes.c_size_t(), ctypes.cast(function, ctypes.c_void_p)  # type: ignore[arg-type]
        everywhere = (ctypes.c_uint64(1), ctypes.c_uint64(0))
        failed = uclib.uc_hook_add(self.uc._uch, ctypes.byref(handle), kind, called, ctypes.byref(data), *everywhere)
        if failed:
            raise RuntimeError(f"the emulator refuses the hook with error {failed}")

    @staticmethod
    def register_reader() -> ctypes.c_void_p:
        """The emulator's function that such a C function calls to read registers."""
        return ctypes.cast(uclib.uc_reg_read, ctypes.c_void_p)

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
        """Runs a function to its end by the procedure call standard; returns r0 and its output."""
        words = self.put(values)
        result = self.go(function, words)
        return result, self.outputs(values, words)

    def put(self, values: Sequence[Value], offset: int = 0) -> list[int]:
        """The words of a call's arguments, after writing the bytes that they point to, each `offset` bytes from alignment."""
        self._free = SCRATCH
        return [v if isinstance(v, int) else self._placed(v, offset) for v in values]

    def _placed(self, value: bytes | Room, offset: int) -> int:
        if isinstance(value, bytes):
            return self._place(value, offset)
        held = (value.number or 0).to_bytes(value.size, "little")
        return self._place(held, offset if value.number is None else 0)

    def outputs(self, values: Sequence[Value], words: Sequence[int]) -> list[bytes]:
        return [bytes(self.uc.mem_read(word, v.size)) for v, word in zip(values, words) if isinstance(v, Room)]

    @staticmethod
    def entry_sp(words: Sequence[int]) -> int:
        """The stack pointer at the beginning of a function, below the stacked arguments."""
        return STACK_TOP - (4 * len(words[4:]) + 7) // 8 * 8

    def go(self, function: str, words: Sequence[int]) -> int:
        """Runs a function with these arguments, and returns r0."""
        uc = self.uc
        registers, stacked = words[:4], words[4:]
        for number, word in enumerate(registers):
            uc.reg_write(arm_const.UC_ARM_REG_R0 + number, word & 0xFFFFFFFF)
        sp = self.entry_sp(words)
        for number, word in enumerate(stacked):
            uc.mem_write(sp + 4 * number, (word & 0xFFFFFFFF).to_bytes(4, "little"))
        uc.reg_write(arm_const.UC_ARM_REG_SP, sp)
        uc.reg_write(arm_const.UC_ARM_REG_LR, EXIT | 1)
        self._trap = None
        failure = None
        try:
            uc.emu_start(self.image.address(function) | 1, EXIT)
        except UcError as error:
            failure = str(error)
        pc = uc.reg_read(arm_const.UC_ARM_REG_PC)
        failure = failure or self._trap or (None if pc & ~1 == EXIT else "stopped")
        if failure:
            raise Fault(f"{self.image.path.name}: {function}: {failure} at {pc:#x} in {self.image.function_at(pc)}")
        return int(uc.reg_read(arm_const.UC_ARM_REG_R0))
