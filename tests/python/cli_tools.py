# SPDX-License-Identifier: MIT OR Apache-2.0
"""The installed command, for the tests of the command line."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from reference import sealed_file as reference

LINNET = (str(Path(sys.executable).with_name("linnet")),)
# Simulates a file system without O_TMPFILE: the kernel treats the rest of the flag as O_DIRECTORY and refuses to write.
LINNET_WITHOUT_O_TMPFILE = (
    sys.executable,
    "-c",
    "import os; os.O_TMPFILE = os.O_DIRECTORY; from linnet_cli.main import main; main()",
)
# With a bar from the first byte on.
LINNET_WITH_BAR = (
    sys.executable,
    "-c",
    "from linnet_cli.output import progress; progress.MOMENT = 0; from linnet_cli.main import main; main()",
)
WITHOUT_RICH = "import sys; sys.modules['rich'] = None; "
LINNET_WITH_BAR_WITHOUT_RICH = (sys.executable, "-c", WITHOUT_RICH + LINNET_WITH_BAR[-1])
KEY_LINE = b"linnet-key-1 AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n"  # bytes 0 to 31
TIMEOUT = 120


def run(*arguments: str | Path, command: tuple[str, ...] = LINNET, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """A finished run of the command, with its output."""
    options = {"stdin": subprocess.DEVNULL, "timeout": TIMEOUT} | options
    if "input" in options:
        del options["stdin"]
    return subprocess.run([*command, *map(str, arguments)], capture_output=True, check=False, **options)


def start(*arguments: str | Path, command: tuple[str, ...] = LINNET, **options: Any) -> subprocess.Popen[bytes]:
    """Starts a run, with its standard streams as pipes."""
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen([*command, *map(str, arguments)], **(streams | options))


def run_on_terminal(
    *arguments: str | Path,
    output_too: bool = False,
    command: tuple[str, ...] = LINNET,
    term: str = "xterm-256color",
    columns: int = 120,
    **options: Any,
) -> tuple[int, str]:
    """The exit status, and the output on the terminal that was standard error."""
    try:
        ours, theirs = pty.openpty()
    except OSError:
        pytest.skip("this root has no pseudo-terminals; mount devpts on /dev/pts to run the test")
    streams = {"stdin": subprocess.DEVNULL, "stderr": theirs}
    streams["stdout"] = theirs if output_too else subprocess.DEVNULL
    environment = os.environ | {"TERM": term, "COLUMNS": str(columns)}
    process = subprocess.Popen([*command, *map(str, arguments)], env=environment, **streams, **options)
    os.close(theirs)
    shown = b""
    try:
        while select.select([ours], [], [], TIMEOUT)[0] and (part := os.read(ours, 4096)):
            shown += part
    except OSError:
        pass  # the last process has closed the terminal
    os.close(ours)
    return process.wait(), shown.decode()


class Terminal:
    """The terminal of a run of the command in a new session. The run's standard streams are pipes."""

    def __init__(
        self, *arguments: str | Path, typed_before: bytes = b"", command: tuple[str, ...] = LINNET, **options: Any
    ) -> None:
        try:
            self._ours, self._theirs = pty.openpty()
        except OSError:
            pytest.skip("this root has no pseudo-terminals; mount devpts on /dev/pts to run the test")
        self.shown = b""
        self.type(typed_before)
        options |= {"start_new_session": True, "preexec_fn": lambda: fcntl.ioctl(self._theirs, termios.TIOCSCTTY, 0)}
        self.process = start(*arguments, command=command, pass_fds=(self._theirs,), **options)

    def type(self, typed: bytes) -> None:
        os.write(self._ours, typed)

    def answer(self, prompt: bytes, typed: bytes) -> None:
        self.wait_for(prompt)
        self.type(typed)

    def wait_for(self, prompt: bytes) -> None:
        """Waits until the terminal shows a prompt, and nothing after it."""
        wait_until(lambda: self._look().endswith(prompt))

    def _look(self) -> bytes:
        while select.select([self._ours], [], [], 0)[0]:
            self.shown += os.read(self._ours, 4096)
        return self.shown

    @property
    def echoes(self) -> bool:
        return bool(termios.tcgetattr(self._theirs)[3] & termios.ECHO)

    def echo(self) -> None:
        """Turns echo on, as a shell does after stopping a program."""
        attributes = termios.tcgetattr(self._theirs)
        attributes[3] |= termios.ECHO
        termios.tcsetattr(self._theirs, termios.TCSANOW, attributes)

    def left(self) -> bytes:
        """Typed text that was not read."""
        os.set_blocking(self._theirs, False)
        try:
            return os.read(self._theirs, 4096)
        except BlockingIOError:
            return b""

    def end(self, input: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
        """The result of the run. The terminal must echo typed text again."""
        output, errors = self.process.communicate(input, TIMEOUT)
        self._look()
        assert self.echoes
        return subprocess.CompletedProcess(self.process.args, self.process.returncode, output, errors)

    def close(self) -> None:
        os.close(self._ours)
        os.close(self._theirs)


def write_key(directory: Path, line: bytes = KEY_LINE) -> Path:
    path = directory / "key"
    path.write_bytes(line)
    path.chmod(0o600)
    return path


def reference_file(size: int, algorithm: str = "ascon-aead128", salt: bytes = reference.SALT) -> bytes:
    """A sealed file made by the reference, under the key of KEY_LINE."""
    return reference.seal(reference.SECRET, algorithm, salt, reference.plaintext_of(size)).file


def wait_until(condition: Callable[[], bool], seconds: float = TIMEOUT) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)


def outputs(process: subprocess.Popen[bytes], directory: Path) -> Iterator[os.stat_result]:
    """The files in a directory, with a name or not, that a process has open for writing."""
    for fd in Path(f"/proc/{process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            flags = re.search(r"flags:\s*(\d+)", Path(f"{fd.parent}info", fd.name).read_text())
            writable = flags is not None and int(flags[1], 8) & os.O_ACCMODE == os.O_WRONLY
            if writable and os.readlink(fd).startswith(f"{directory}/"):
                yield fd.stat()


def bytes_written(process: subprocess.Popen[bytes], directory: Path) -> int:
    return max((output.st_size for output in outputs(process, directory)), default=0)


Open = Callable[..., Terminal]
"""The fixture `terminal` of conftest.py: Terminal, which ends with the test."""
