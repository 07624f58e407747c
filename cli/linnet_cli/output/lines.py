# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lines for the user on standard output and standard error."""

from __future__ import annotations

import os
import sys

from linnet_cli.errors import about
from linnet_cli.io.stream import is_terminal, standard_output, write_all


def print_line(line: str, *, end: bytes = b"\n") -> None:
    """Prints to standard output; file names may hold any bytes."""
    with about("standard output"):
        write_all(standard_output(), memoryview(os.fsencode(line) + end))


def show_line(line: str, *, end: bytes = b"\n") -> None:
    """Prints a line that holds a name or another foreign text. A terminal gets no control characters."""
    print_line(visible(line) if is_terminal(sys.stdout) else line, end=end)


def visible(text: str) -> str:
    """The text, with control and unprintable characters escaped as in C strings."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _escaped(c) for c in text)


def _escaped(character: str) -> str:
    """The escape of a character: \\n, \\r, \\t, and other bytes in octal, as in coreutils."""
    short = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return short.get(character) or "".join(f"\\{byte:03o}" for byte in os.fsencode(character))


def complain(message: str, *, hint: str = "") -> None:
    """Prints to standard error, if there is any, without text that may be a secret."""
    if sys.stderr is not None:
        from contextlib import suppress

        from linnet_cli.output.hiding import without_secrets

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
