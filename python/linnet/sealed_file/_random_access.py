# SPDX-License-Identifier: MIT OR Apache-2.0
"""Any part of the plaintext of a sealed file (docs/sealed-file.md, "Reading a part").

The size of the file is not trusted. The number of the final chunk follows from it, and that chunk is opened first: it is authentic
only under its own number, so it proves how many chunks precede it, and how long the plaintext is.
"""

from __future__ import annotations

from linnet.sealed_file import _format
from linnet.sealed_file._errors import BadChunk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    _ReadAt = Callable[[int, int], bytes]
    """Returns a number of bytes from a position of the file; fewer only at its end."""
    _Refusal = Callable[[int, memoryview], Exception]
    """The error for the chunk with this number, which is not authentic."""


class Parts:
    """The plaintext of a file of `end` bytes, whose header ends at `begin`."""

    def __init__(self, chunks: _format.Chunks, read_at: _ReadAt, begin: int, end: int, refusal: _Refusal | None = None) -> None:
        self._chunks, self._read_at, self._begin = chunks, read_at, begin
        self._step = chunks.size + _format.TAG_SIZE
        self._refusal = chunks.refusal if refusal is None else refusal
        self._kept = -1, memoryview(b"")
        """The number of the chunk opened last, and its plaintext: for calls that read a few bytes each."""
        self._final_number, size = divmod(max(end - begin, 0), self._step)
        self._final = self._open_final(size)
        self.size = self._final_number * chunks.size + len(self._final)
        """The verified size of the whole plaintext in bytes."""

    def _open_final(self, size: int) -> bytes:
        sealed = self._read_at(self._begin + self._final_number * self._step, size)
        plaintext = bytearray(max(len(sealed) - _format.TAG_SIZE, 0))
        if not self._chunks.open(self._final_number, memoryview(sealed), memoryview(plaintext)):
            raise self._refusal(self._final_number, memoryview(sealed))
        return bytes(plaintext)

    def read(self, start: int, stop: int) -> Iterator[memoryview]:
        """The bytes from start to stop, which lie within the plaintext, each part as soon as its chunks are verified."""
        if start == stop:
            return
        size, at_once = self._chunks.size, self._chunks.at_once
        whole = min(stop, self._final_number * size)
        for number in range(start // size, -(-whole // size), at_once):
            count = min(at_once, -(-whole // size) - number)
            yield self._open(number, count)[max(start - number * size, 0) : whole - number * size]
        first = self._final_number * size
        if stop > first:
            yield memoryview(self._final)[max(start - first, 0) : stop - first]

    def _open(self, number: int, count: int) -> memoryview:
        """Chunks before the final one."""
        if (number, count) == (self._kept[0], 1):
            return self._kept[1]
        sealed = self._read_at(self._begin + number * self._step, count * self._step)
        if len(sealed) < count * self._step:
            raise BadChunk(f"truncated: the file lost chunk {number + len(sealed) // self._step} while it was read")
        plaintext = memoryview(bytearray(count * self._chunks.size))
        opened, bad = self._chunks.open_all(number, memoryview(sealed), plaintext, last=False)
        if bad is not None:
            raise self._refusal(number + opened // self._chunks.size, bad)
        self._kept = number + count - 1, plaintext[-self._chunks.size :]
        return plaintext
