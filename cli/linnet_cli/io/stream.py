# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reading and writing descriptors without a copy, and the standard streams."""

from __future__ import annotations

import errno
import os
import select
import sys
from _signal import SIGPIPE  # type: ignore[import-not-found]

from linnet_cli.io.signals import Interrupted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO


def write_all(fd: int, data: memoryview) -> None:
    """Writes everything. A broken pipe ends the program, as SIGPIPE would without Python."""
    try:
        while data:
            data = data[os.write(fd, data) :]
    except BrokenPipeError:
        raise Interrupted(SIGPIPE) from None


def _descriptor(stream: TextIO | None, name: str) -> int:
    """Python has no stream if the descriptor was closed from the start, and may reuse the descriptor."""
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), name)
    return stream.fileno()


def standard_input() -> int:
    return _descriptor(sys.stdin, "standard input")


def standard_output() -> int:
    return _descriptor(sys.stdout, "standard output")


def is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def can_draw(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal that moves its cursor."""
    return is_terminal(stream) and os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")


def read_into(fd: int, buffer: memoryview) -> int:
    """Returns the number of bytes read, 0 only at the end of the file."""
    return os.readv(fd, [buffer])


def read_up_to(fd: int, size: int) -> bytes:
    """This many bytes, or fewer at the end of the file."""
    parts = b""
    while len(parts) < size and (part := os.read(fd, size - len(parts))):
        parts += part
    return parts


def is_ready(fd: int, seconds: float = 0) -> bool:
    """Whether a read returns at once, or does so within some seconds; a regular file is always ready."""
    if not hasattr(select, "poll"):
        return bool(select.select([fd], [], [], seconds)[0])
    one = select.poll()  # unlike select, it takes descriptors of any number
    one.register(fd, select.POLLIN)
    return bool(one.poll(seconds * 1000))
