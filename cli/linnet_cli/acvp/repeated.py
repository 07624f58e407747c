# SPDX-License-Identifier: MIT OR Apache-2.0
"""A short content repeated to gigabytes, as one buffer: pages of the same memory, mapped one after the other."""

from __future__ import annotations

import ctypes
import math
import mmap
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

PART = 1 << 24
"""About how many bytes are in memory."""
PART_MAX = 1 << 30
MAP_FIXED = 0x10
"""On Linux. The module mmap has no name for it."""


@contextmanager
def repeated(content: bytes, size: int) -> Iterator[Iterator[memoryview]]:
    """The buffers to hash: a single one, as ACVP asks; parts where the system cannot map memory so."""
    part = math.lcm(len(content), mmap.ALLOCATIONGRANULARITY)
    part *= max(PART // part, 1)
    if size <= part or part > PART_MAX or size > sys.maxsize // 2 or not hasattr(os, "memfd_create"):
        yield _parts(memoryview(content * max(PART // len(content), 1)), size)
        return
    fd = os.memfd_create("linnet")
    try:
        with open(fd, "wb", closefd=False) as file:
            file.write(content * (part // len(content)))
        with _mapped(fd, part, size) as address:
            yield iter([memoryview((ctypes.c_ubyte * size).from_address(address)).cast("B")])
    finally:
        os.close(fd)


def _parts(part: memoryview, size: int) -> Iterator[memoryview]:
    while size:
        yield part[:size]
        size -= min(size, len(part))


@contextmanager
def _mapped(fd: int, part: int, size: int) -> Iterator[int]:
    """The address of the parts in a row. The first call reserves room for all of them."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]

    def mapped(address: int | None, length: int, flags: int, fd: int) -> int:
        found: int | None = libc.mmap(address, length, mmap.PROT_READ, flags, fd, 0)
        if found in (None, ctypes.c_void_p(-1).value):
            raise MemoryError(f"{length} bytes for a large data test")
        return found

    length = -(-size // part) * part
    base = mapped(None, length, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1)
    try:
        for offset in range(0, length, part):
            mapped(base + offset, part, mmap.MAP_SHARED | MAP_FIXED, fd)
        yield base
    finally:
        libc.munmap(base, length)
