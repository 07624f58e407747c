# SPDX-License-Identifier: MIT OR Apache-2.0
"""Functions of the C library that compilers call, as the standard specifies them (ISO C, 7.24). Their code is not read."""

from __future__ import annotations

from prove.machine import Unsupported, scattered
from prove.x86 import X86

_RETURNED = "rax"
_CHANGED = ("rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", *(f"ymm{i}" for i in range(16)))
"""What a call may change (System V ABI for AMD64, section 3.2.1), besides the flags and the stack below its own."""


def _returns(m: X86, value: int) -> None:
    m.aligned(m.stack_pointer() + 8, 16)
    for name in _CHANGED:
        m.set(name, m.words.input(256 if name[0] == "y" else 64))
    m.unknown_flags()
    m.set(_RETURNED, m.words.constant(value, 64))
    m.pc = m.number(m.pop(), "the target of a branch")
    m.memory.forget(m.stack_pointer())


def _arguments(m: X86) -> tuple[int, int]:
    return m.number(m.get("rdi"), "an address"), m.number(m.get("rdx"), "a length")


def _move(m: X86) -> None:
    (to, size), of = _arguments(m), m.number(m.get("rsi"), "an address")
    m.memory.put(to, m.memory.found(of, size))
    _returns(m, to)


def _copy(m: X86) -> None:
    (to, size), of = _arguments(m), m.number(m.get("rsi"), "an address")
    if abs(to - of) < size:
        raise Unsupported("memcpy of overlapping bytes")
    _move(m)


def _fill(m: X86) -> None:
    to, size = _arguments(m)
    m.memory.put(to, scattered(m.get("sil")) * size)
    _returns(m, to)


FUNCTIONS = {"memcpy": _copy, "memmove": _move, "memset": _fill}
