# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bytes of an input: from its descriptor, or decoded from armor."""

from __future__ import annotations

import os
import stat

from linnet_cli.io.stream import is_ready, read_into, read_up_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from linnet.sealed_file._armor import Reader

    Advance = Callable[[int], None]


class Source:
    """A descriptor as it is."""

    def __init__(self, fd: int, begin: bytes = b"") -> None:
        self.fd = fd
        self._begin = begin

    def read(self, size: int) -> bytes:
        """This many bytes, or fewer at the end."""
        part, self._begin = self._begin[:size], self._begin[size:]
        return part + read_up_to(self.fd, size - len(part))

    def read_into(self, buffer: memoryview) -> int:
        """Returns the number of bytes read, 0 only at the end. `read` has taken the beginning."""
        return read_into(self.fd, buffer)

    def is_ready(self, seconds: float = 0) -> bool:
        """Whether a read returns at once, or within this many seconds."""
        return is_ready(self.fd, seconds)

    def position(self) -> int | None:
        """The position of the next byte of a regular file."""
        return os.lseek(self.fd, 0, os.SEEK_CUR) if stat.S_ISREG(os.fstat(self.fd).st_mode) else None

    def counted(self, advance: Advance) -> Advance:
        """Converts a count of bytes read here to bytes of the input."""
        return advance


class ArmoredSource(Source):
    def __init__(self, fd: int, begin: bytes) -> None:
        from linnet.sealed_file._armor import Reader

        super().__init__(fd)
        self._reader: Reader = Reader(lambda size: os.read(fd, size), begin)

    def read(self, size: int) -> bytes:
        return self._reader(size)

    def read_into(self, buffer: memoryview) -> int:
        part = self._reader.some(len(buffer))
        buffer[: len(part)] = part
        return len(part)

    def is_ready(self, seconds: float = 0) -> bool:
        return self._reader.ready > 0 or super().is_ready(seconds)

    def position(self) -> int | None:
        return None

    def counted(self, advance: Advance) -> Advance:
        counted = 0

        def count(size: int) -> None:
            nonlocal counted
            if self._reader.taken > counted:
                counted, new = self._reader.taken, self._reader.taken - counted
                advance(new)

        return count


def sealed_source(fd: int) -> Source:
    """The source for a sealed file, which may be armored."""
    from linnet.sealed_file import _armor, _format

    begin = read_up_to(fd, len(_format.MAGIC))
    return ArmoredSource(fd, begin) if begin and _armor.is_armored(begin) else Source(fd, begin)


def size_of(fd: int) -> int | None:
    """The number of bytes left to read in a regular file."""
    status = os.fstat(fd)
    return max(status.st_size - os.lseek(fd, 0, os.SEEK_CUR), 0) if stat.S_ISREG(status.st_mode) else None
