# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs images on boards and in emulators, and reads their output."""

import os
import selectors
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from target.boards import Board

END = "end"
"""The last line of a program's output."""


class NoAnswer(Exception):
    """A program did not reach its end; the text is its output."""


def listen(command: Sequence[str], seconds: float) -> list[str]:
    """The output lines of a command until one of them is END; then the command is stopped, since OpenOCD would keep running."""
    try:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except FileNotFoundError as missing:
        raise NoAnswer(f"{command[0]} is not installed: tools/install_dependencies.sh embedded") from missing
    assert process.stdout
    heard = b""
    give_up = time.monotonic() + seconds
    try:
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            while END not in heard.decode(errors="replace").splitlines():
                if not ready.select(max(0, give_up - time.monotonic())):
                    raise NoAnswer(f"nothing more in {seconds:.0f} s after: {heard.decode(errors='replace')}")
                more = os.read(process.stdout.fileno(), 65536)
                if not more:
                    raise NoAnswer(f"ended after: {heard.decode(errors='replace')}")
                heard += more
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    lines = heard.decode(errors="replace").splitlines()
    return lines[: lines.index(END)]


def emulate(board: Board, image: Path, seconds: float = 120) -> list[str]:
    return listen(board.emulate(image), seconds)


def flash(board: Board, image: Path, seconds: float = 1200) -> list[str]:
    return listen(board.flash(image), seconds)
