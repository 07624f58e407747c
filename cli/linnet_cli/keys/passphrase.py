# SPDX-License-Identifier: MIT OR Apache-2.0
"""Passphrases: asked for on the terminal, or read from a file."""

from __future__ import annotations

import os
import signal
import termios
from contextlib import contextmanager

from linnet.sealed_file import BadKey, _keys
from linnet.sealed_file._stanzas import PASSPHRASE_SIZE_MAX, checked_passphrase
from linnet_cli.errors import BadAnswer, BadUsage, about
from linnet_cli.io.stream import write_all
from linnet_cli.keys.key_file import Key, read_with
from linnet_cli.output.lines import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

TERMINAL = "/dev/tty"


def read(source: str) -> Key:
    """The first line of a file, without a byte-order mark."""

    def parse(content: bytes) -> bytes:
        if len(content) > _keys.KEY_FILE_SIZE_MAX:
            raise BadUsage(f"not a passphrase file; expected at most {_keys.KEY_FILE_SIZE_MAX} bytes")
        if content.startswith(_keys.UTF_16):
            raise BadUsage(_keys.IN_UTF_16)
        line = content.removeprefix(_keys.BYTE_ORDER_MARK).split(b"\n", 1)[0]
        return checked_passphrase(line.removesuffix(b"\r"))

    return read_with(source, parse)


def ask(*, twice: bool, of: str = "") -> bytes:
    """Asks on the terminal, whatever standard input is. The terminal does not show the typed text."""
    try:
        terminal = os.open(TERMINAL, os.O_RDWR | os.O_CLOEXEC | os.O_NOCTTY)
    except OSError:
        raise BadAnswer("there is no terminal to ask for the passphrase; expected --passphrase-file FILE") from None
    try:
        with _silent(terminal):
            prompt = f"Passphrase of {visible(of)}: " if of else "Passphrase: "
            passphrase = checked_passphrase(_answer(terminal, prompt))
            if twice and _answer(terminal, "The same again: ") != passphrase:
                raise BadAnswer("the two passphrases differ; expected the same twice")
            return passphrase
    except (BadUsage, BadKey) as error:
        raise BadAnswer(str(error)) from None
    finally:
        os.close(terminal)


@contextmanager
def _silent(terminal: int) -> Iterator[None]:
    """Discards text typed before, which the terminal has shown, and unread text after it, which the shell would show."""
    before = _attributes(terminal)
    silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    # A shell that stopped the program makes the terminal show typed text again.
    handler = signal.signal(signal.SIGCONT, lambda *_: _set_attributes(terminal, silent))
    try:
        _set_attributes(terminal, silent)
        yield
    finally:
        signal.signal(signal.SIGCONT, handler)
        _set_attributes(terminal, before)


def _attributes(terminal: int) -> list[Any]:
    try:
        return termios.tcgetattr(terminal)
    except termios.error as error:
        raise OSError(*error.args, TERMINAL) from None


def _set_attributes(terminal: int, attributes: list[Any]) -> None:
    try:
        termios.tcsetattr(terminal, termios.TCSAFLUSH, attributes)
    except termios.error as error:
        raise OSError(*error.args, TERMINAL) from None


def _answer(terminal: int, prompt: str) -> bytes:
    """A line; the end of input (Ctrl-D) within it does not end it."""
    with about(TERMINAL):
        write_all(terminal, memoryview(os.fsencode(prompt)))
        line = b""
        while not line.endswith(b"\n") and (part := os.read(terminal, PASSPHRASE_SIZE_MAX)):
            line += part
        write_all(terminal, memoryview(b"\n"))
    if not line.endswith(b"\n"):
        raise BadUsage("no passphrase was typed; expected a line")
    return line.removesuffix(b"\n")
