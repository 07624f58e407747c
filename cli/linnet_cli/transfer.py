# SPDX-License-Identifier: MIT OR Apache-2.0
"""From the input that a command names to its output: files, devices or the standard streams."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from linnet_cli.errors import BadUsage, NotVerified, about
from linnet_cli.output_file import OutputFile
from linnet_cli.progress import progress
from linnet_cli.sealing import Advance, Sink
from linnet_cli.stream import is_terminal, standard_input, standard_output

STANDARD = "-"
Job = Callable[[int, Sink, Advance], None]


def transfer(title: str, source: str, target: str, *, force: bool, job: Job) -> None:
    """Runs a job that reads `source` and writes `target`."""
    name = "standard input" if source == STANDARD else source
    with _input(source) as fd:
        if _is_stream(target):
            _to_stream(title, name, fd, target, job)
        else:
            _to_file(title, name, fd, target, force, job)


def _to_file(title: str, name: str, fd: int, target: str, force: bool, job: Job) -> None:
    try:
        with OutputFile(target, overwrite=force) as output:
            _run(title, name, fd, Sink(output.fd, target), job, bar=True)
            output.publish(_mode_for(fd))
    except FileExistsError as error:
        raise OSError(error.errno, "File exists; --force replaces it", target) from None


def _to_stream(title: str, name: str, fd: int, target: str, job: Job) -> None:
    with _stream(target) as out:
        sink = Sink(out, "standard output" if target == STANDARD else target)
        try:
            _run(title, name, fd, sink, job, bar=not os.isatty(out))
        except NotVerified as error:
            written = f"only an authentic prefix of {sink.written} bytes" if sink.written else "nothing"
            raise type(error)(f"{error}; {written} was written", hint=error.hint) from None


def _run(title: str, name: str, fd: int, sink: Sink, job: Job, *, bar: bool) -> None:
    with progress(title, _size_of(fd), wanted=bar) as advance, about(name):
        job(fd, sink, advance)


@contextmanager
def _input(source: str) -> Iterator[int]:
    if source == STANDARD:
        yield standard_input()
        return
    fd = os.open(source, os.O_RDONLY | os.O_CLOEXEC)
    try:
        if stat.S_ISDIR(os.fstat(fd).st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), source)
        yield fd
    finally:
        os.close(fd)


@contextmanager
def _stream(target: str) -> Iterator[int]:
    if target == STANDARD:
        yield standard_output()
        return
    fd = os.open(target, os.O_WRONLY | os.O_CLOEXEC)
    try:
        yield fd
    finally:
        os.close(fd)


def _is_stream(target: str) -> bool:
    """Standard output, or an existing device or pipe, which is written to and not replaced."""
    if target == STANDARD:
        return True
    try:
        mode = os.stat(target).st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _size_of(fd: int) -> int | None:
    status = os.fstat(fd)
    return status.st_size if stat.S_ISREG(status.st_mode) else None


def _mode_for(fd: int) -> int:
    """The permissions of the input within the umask; 0600 if the input is no file."""
    mode = os.fstat(fd).st_mode
    if not stat.S_ISREG(mode):
        return 0o600
    umask = os.umask(0o077)
    os.umask(umask)
    return stat.S_IMODE(mode) & 0o777 & ~umask


def refuse_terminal(target: str) -> None:
    if target == STANDARD and is_terminal(sys.stdout):
        raise BadUsage("standard output is a terminal; expected -o FILE or a redirection")
