# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares runs: whether they execute the same instructions, and load and store at the same addresses.

An instruction that an IT block skips is not visible, so one that depends on a secret shows as a different trace."""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakKeyDictionary

from unicorn import UC_HOOK_CODE

from measure import builds
from measure.cores import Core
from measure.image import Image
from measure.instruction import PC, Decoder, Instruction
from measure.machine import Machine
from measure.values import Value


class _Access(ctypes.Structure):
    _fields_ = (
        ("base", ctypes.c_int16),
        ("index", ctypes.c_int16),
        ("shift", ctypes.c_uint8),
        ("alignment", ctypes.c_uint8),
        ("known", ctypes.c_uint8),
        ("offset", ctypes.c_int32),
    )


class _Step(ctypes.Structure):
    _fields_ = (("pc", ctypes.c_uint32), ("address", ctypes.c_uint32))


_DECODE = ctypes.CFUNCTYPE(None, ctypes.c_uint32, ctypes.c_uint32)


class _Trace(ctypes.Structure):
    _fields_ = (
        ("read_register", ctypes.c_void_p),
        ("decode", _DECODE),
        ("accesses", ctypes.POINTER(_Access)),
        ("code_begin", ctypes.c_uint32),
        ("code_end", ctypes.c_uint32),
        ("comparing", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("unaligned", ctypes.c_uint32),
        ("differs", ctypes.c_uint32),
        ("at", ctypes.c_uint32),
        ("found", _Step),
        ("steps", ctypes.POINTER(_Step)),
        ("length", ctypes.c_uint32),
        ("room", ctypes.c_uint32),
    )


@dataclass(frozen=True)
class Run:
    """A traced call. `difference` describes how it differs from the first, if it does."""

    result: int
    outputs: list[bytes]
    instructions: int
    difference: str | None
    unaligned: str | None


class _Code:
    """How the instructions of an image form addresses, as far as they were decoded."""

    def __init__(self, image: Image) -> None:
        code = [s for s in image.segments if s.load == s.run]
        self.begin, self.end = min(s.run for s in code), max(s.run + s.size for s in code)
        self.accesses = (_Access * ((self.end - self.begin) // 2 + 2))()


_codes: WeakKeyDictionary[Image, _Code] = WeakKeyDictionary()
"""By image, for all that trace it."""


class Tracer(Machine):
    def __init__(self, image: Image, core: Core) -> None:
        super().__init__(image, core)
        self._library = ctypes.CDLL(str(builds.shared_library(Path(__file__).with_name("trace.c"))))
        self._decoder = Decoder()
        self._code = _codes.get(image) or _codes.setdefault(image, _Code(image))
        self._decode_callback = _DECODE(self._decode)
        self._trace = _Trace(
            read_register=self.register_reader(),
            decode=self._decode_callback,
            accesses=self._code.accesses,
            code_begin=self._code.begin,
            code_end=self._code.end,
        )
        self.hook(UC_HOOK_CODE, self._library.trace_step, self._trace)

    def __del__(self) -> None:
        self._library.trace_free(ctypes.byref(self._trace))

    def _instruction(self, pc: int, size: int = 4) -> Instruction:
        return next(self._decoder.decode(self.read(pc, size), pc))

    def _decode(self, pc: int, size: int) -> None:
        memory = self._instruction(pc, size).memory
        access = self._code.accesses[(pc - self._code.begin) // 2]
        access.known = 1
        if memory is None:
            return
        # The program counter is known from the step itself.
        access.base = 0 if memory.base == PC else memory.base
        access.index, access.shift, access.offset = memory.index, memory.shift, memory.offset
        access.alignment = memory.alignment

    def trace(self, function: str, values: Sequence[Value], offset: int = 0, first: bool = False) -> Run:
        """Calls a function, with buffers `offset` bytes from alignment. Later runs are compared with the first."""
        t = self._trace
        t.comparing, t.count, t.unaligned, t.differs = int(not first), 0, 0, 0
        words = self.put(values, offset)
        result = self.go(function, words)
        difference = None if first else self._difference()
        unaligned = self._place_of(t.unaligned) if t.unaligned else None
        return Run(result, self.outputs(values, words), t.count, difference, unaligned)

    def _difference(self) -> str | None:
        t = self._trace
        if not t.differs and t.count == t.length:
            return None
        if not t.differs or t.at >= t.length:
            return f"{t.count} instructions, not {t.length}"
        before, now = t.steps[t.at], t.found
        if before.pc == now.pc:
            return f"{now.address:#x}, not {before.address:#x}, is accessed {self._place_of(now.pc)}"
        last = t.steps[t.at - 1].pc
        return f"{now.pc:#x}, not {before.pc:#x}, follows {self._place_of(last)}"

    def _place_of(self, pc: int) -> str:
        return f"at {pc:#x} ({self._instruction(pc).text}) in {self.image.function_at(pc)}"
