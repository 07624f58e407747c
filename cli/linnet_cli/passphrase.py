# SPDX-License-Identifier: MIT OR Apache-2.0
"""Passphrases: asked for on the terminal, or read from a file."""

from __future__ import annotations

import os
import termios
from collections.abc import Iterator
from contextlib import contextmanager

from linnet_cli.errors import BadUsage, about
from linnet_cli.key_file import SIZE_MAX, Key, read_with
from linnet_cli.stream import write_all

TERMINAL = "/dev/tty"
LINE_SIZE_MAX = 4096


def read(source: str) -> Key:
    """The first line of a file."""

    def parse(content: bytes) -> bytes:
        if len(content) > SIZE_MAX:
            raise BadUsage(f"not a passphrase file; expected at most {SIZE_MAX} bytes")
        return _checked(content.split(b"\n", 1)[0].removesuffix(b"\r"))

    return read_with(source, parse)


def ask(*, twice: bool) -> bytes:
    """On the terminal, which does not show what is typed, whatever standard input is."""
    try:
        terminal = os.open(TERMINAL, os.O_RDWR | os.O_CLOEXEC | os.O_NOCTTY)
    except OSError:
        raise BadUsage("there is no terminal to ask for the passphrase; expected --passphrase-file FILE") from None
    try:
        with about(TERMINAL), _silent(terminal):
            passphrase = _checked(_answer(terminal, "Passphrase: "))
            if twice and _answer(terminal, "The same again: ") != passphrase:
                raise BadUsage("the two passphrases differ; expected the same twice")
            return passphrase
    finally:
        os.close(terminal)


def _checked(passphrase: bytes) -> bytes:
    if not passphrase:
        raise BadUsage("the passphrase is empty; expected at least one character")
    try:
        passphrase.decode()
    except UnicodeDecodeError:
        raise BadUsage("the passphrase is not UTF-8, so it could not be typed everywhere; expected text in UTF-8") from None
    return passphrase


@contextmanager
def _silent(terminal: int) -> Iterator[None]:
    before = termios.tcgetattr(terminal)
    silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    try:
        termios.tcsetattr(terminal, termios.TCSADRAIN, silent)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _answer(terminal: int, prompt: str) -> bytes:
    write_all(terminal, memoryview(prompt.encode()))
    line = os.read(terminal, LINE_SIZE_MAX)
    write_all(terminal, memoryview(b"\n"))
    return line.removesuffix(b"\n")
