# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arrow arrays by the C data interface, made with ctypes: also arrays that no library exports, for the tests and the fuzzer."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

_libc = ctypes.CDLL(None, use_errno=True)
_libc.malloc.restype = _libc.mmap.restype = ctypes.c_void_p
_libc.malloc.argtypes = [ctypes.c_size_t]
_libc.free.argtypes = [ctypes.c_void_p]
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
_libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]

_Release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_NOTHING = _Release(lambda _: None)


class CSchema(ctypes.Structure):
    """struct ArrowSchema."""

    _fields_ = (
        ("format", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("metadata", ctypes.c_char_p),
        ("flags", ctypes.c_int64),
        ("n_children", ctypes.c_int64),
        ("children", ctypes.c_void_p),
        ("dictionary", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
        ("private_data", ctypes.c_void_p),
    )


class CArray(ctypes.Structure):
    """struct ArrowArray."""

    _fields_ = (
        ("length", ctypes.c_int64),
        ("null_count", ctypes.c_int64),
        ("offset", ctypes.c_int64),
        ("n_buffers", ctypes.c_int64),
        ("n_children", ctypes.c_int64),
        ("buffers", ctypes.c_void_p),
        ("children", ctypes.c_void_p),
        ("dictionary", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
        ("private_data", ctypes.c_void_p),
    )


class Allocated:
    """A copy of bytes in memory of exactly their size, from malloc, which AddressSanitizer watches."""

    def __init__(self, content: bytes) -> None:
        self.address = _libc.malloc(len(content))
        ctypes.memmove(self.address, content, len(content))

    def __del__(self) -> None:
        _libc.free(self.address)


class Guarded:
    """A copy of bytes that ends at an unreadable page. Code that reads beyond them is ended by a signal."""

    def __init__(self, content: bytes) -> None:
        room = (len(content) // mmap.PAGESIZE + 1) * mmap.PAGESIZE
        self._size = room + 2 * mmap.PAGESIZE
        self._memory = _libc.mmap(None, self._size, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
        if self._memory == ctypes.c_void_p(-1).value:
            raise MemoryError("mmap")
        end = self._memory + mmap.PAGESIZE + room
        for page in (self._memory, end):
            if _libc.mprotect(page, mmap.PAGESIZE, 0) != 0:
                raise OSError(ctypes.get_errno(), "mprotect")
        self.address = end - len(content)
        ctypes.memmove(self.address, content, len(content))

    def __del__(self) -> None:
        _libc.munmap(self._memory, self._size)


@dataclass
class Exported:
    """An object with __arrow_c_array__, whose structures have these values. None among the buffers is a null pointer."""

    format: bytes | None
    length: int
    buffers: Sequence[bytes | None]
    offset: int = 0
    null_count: int = 0
    n_buffers: int | None = None
    n_children: int = 0
    has_buffers: bool = True
    released_type: bool = False
    released: bool = False
    names: tuple[bytes, bytes] = (b"arrow_schema", b"arrow_array")
    memory: Callable[[bytes], Any] = field(default=Guarded, repr=False)
    _held: list[Any] = field(default_factory=list, repr=False, compare=False)

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        release = ctypes.cast(_NOTHING, ctypes.c_void_p)
        schema = CSchema(format=self.format, name=b"", flags=2, n_children=self.n_children)
        schema.release = None if self.released_type else release
        array = CArray(self.length, self.null_count, self.offset, self._buffer_count(), self.n_children)
        array.buffers = ctypes.cast(self._pointers(), ctypes.c_void_p) if self.has_buffers else None
        array.release = None if self.released else release
        self._held += [schema, array]
        made = [_new_capsule(ctypes.addressof(one), name, None) for one, name in zip((schema, array), self.names)]
        return made[0], made[1]

    def _buffer_count(self) -> int:
        return len(self.buffers) if self.n_buffers is None else self.n_buffers

    def _pointers(self) -> Any:
        held = [None if one is None else self.memory(one) for one in self.buffers]
        pointers = (ctypes.c_void_p * len(held))(*(None if one is None else one.address for one in held))
        self._held += [*held, pointers]
        return pointers


def offsets(*values: int, size: int = 4) -> bytes:
    """The buffer of offsets of these values."""
    return b"".join(value.to_bytes(size, "little", signed=True) for value in values)
