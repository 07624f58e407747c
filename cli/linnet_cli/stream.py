# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reading and writing descriptors without a copy, and the standard streams."""

from __future__ import annotations

import errno
import os
import select
import sys
from _signal import SIGPIPE  # type: ignore[import-not-found]

from linnet_cli.errors import about
from linnet_cli.signals import Interrupted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO


def write_all(fd: int, data: memoryview) -> None:
    """Writes everything. A broken pipe ends the program, as its signal would if Python let it."""
    try:
        while data:
            data = data[os.write(fd, data) :]
    except BrokenPipeError:
        raise Interrupted(SIGPIPE) from None


def _descriptor(stream: TextIO | None, name: str) -> int:
    """Python has no stream where the descriptor was closed from the start, and may open it anew."""
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


def print_line(line: str, *, end: bytes = b"\n") -> None:
    """To standard output; file names may hold any bytes."""
    with about("standard output"):
        write_all(standard_output(), memoryview(os.fsencode(line) + end))


def show_line(line: str, *, end: bytes = b"\n") -> None:
    """Prints a line that holds a name, or another text that is not ours. A terminal gets nothing that it might obey."""
    print_line(visible(line) if is_terminal(sys.stdout) else line, end=end)


def visible(text: str) -> str:
    """What a terminal might obey, or could not show, as a C string would have it."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _escaped(c) for c in text)


def _escaped(character: str) -> str:
    """As in bytes: \\n, \\t, and the rest octal, as coreutils writes them."""
    short = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return short.get(character) or "".join(f"\\{byte:03o}" for byte in os.fsencode(character))


def complain(message: str, *, hint: str = "") -> None:
    """To standard error, if there is any, and without what may be a secret."""
    if sys.stderr is not None:
        from contextlib import suppress

        from linnet_cli.hiding import without_secrets

        message, hint = (without_secrets(text, sys.argv[1:]) for text in (message, hint))
        lines = f"linnet: {visible(message)}\n" + (f"{visible(hint)}\n" if hint else "")
        with suppress(OSError):
            os.write(sys.stderr.fileno(), os.fsencode(lines))


class Quiet:
    """Whether warnings and progress are unwanted."""

    wanted = False


def warn(message: str) -> None:
    if not Quiet.wanted:
        complain(f"warning: {message}")


def read_into(fd: int, buffer: memoryview) -> int:
    """The number of bytes read, 0 at the end of the file only."""
    return os.readv(fd, [buffer])


def read_up_to(fd: int, size: int) -> bytes:
    """As many bytes, or fewer at the end of the file."""
    parts = b""
    while len(parts) < size and (part := os.read(fd, size - len(parts))):
        parts += part
    return parts


def is_ready(fd: int) -> bool:
    """Whether a read returns at once; a regular file is always ready."""
    if not hasattr(select, "poll"):
        return bool(select.select([fd], [], [], 0)[0])
    one = select.poll()  # unlike select, for descriptors of any number
    one.register(fd, select.POLLIN)
    return bool(one.poll(0))
