# SPDX-License-Identifier: MIT OR Apache-2.0
"""The meaning of a name on the command line: a stream, a special file, or a named file."""

from __future__ import annotations

import errno
import os
import stat

from linnet_cli.errors import BadUsage
from linnet_cli.io.stream import standard_input, standard_output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

STANDARD = "-"
STREAMS = {"stdin": 0, "stdout": 1, "stderr": 2}
DIRECTORIES = ("/dev/fd", "/proc/self/fd", "/proc/thread-self/fd")

Identity = tuple[int, int, int]


def identity(status: os.stat_result) -> Identity | None:
    """Equal for two names of the same regular file or block device; None for anything else."""
    if stat.S_ISREG(status.st_mode):
        return 0, status.st_dev, status.st_ino
    return (1, status.st_rdev, 0) if stat.S_ISBLK(status.st_mode) else None


def identity_of(path: str) -> Identity | None:
    """The identity of the file with this name, or that a link leads to; None if there is no file."""
    try:
        return identity(os.stat(path))
    except OSError:
        return None


def descriptor_named(path: str) -> int | None:
    """The descriptor that /dev/stdout, /dev/fd/N or /proc/self/fd/N means. Opening such a name would open its file again."""
    directory, name = os.path.split(path)
    if not directory:
        return None
    if name in STREAMS:
        return STREAMS[name] if os.path.realpath(directory) == "/dev" else None
    if name.isascii() and name.isdigit() and os.path.realpath(directory) in map(os.path.realpath, DIRECTORIES):
        return int(name)
    return None


def input_name(source: str) -> str:
    return "standard input" if source == STANDARD else source


def output_name(target: str) -> str:
    return "standard output" if target == STANDARD else target


def is_standard_input(source: str) -> bool:
    return source == STANDARD or descriptor_named(source) == 0


def is_standard_output(target: str) -> bool:
    return target == STANDARD or descriptor_named(target) == 1


def open_input(source: str) -> int:
    """A new descriptor, which the caller closes."""
    if source == STANDARD:
        return os.dup(standard_input())
    if _is_key(source) and not os.path.lexists(source):
        raise BadUsage("a key itself where a file is named; expected the name of a file that has it")
    number = descriptor_named(source)
    fd = os.open(source, os.O_RDONLY | os.O_CLOEXEC | os.O_NOCTTY) if number is None else _duplicate(number, source)
    if stat.S_ISDIR(os.fstat(fd).st_mode):
        os.close(fd)
        _fail(errno.EISDIR, source)
    return fd


def _is_key(text: str) -> bool:
    from linnet.sealed_file._keys import key_in

    return bool(key_in(text))


def open_stream(target: str) -> int | None:
    """A descriptor of a stream or special file to write to; None if a new file must be made."""
    if target == STANDARD:
        return os.dup(standard_output())
    number = descriptor_named(target)
    if number is not None:
        return _duplicate(number, target)
    try:
        status = os.stat(target)
    except OSError:
        return None
    return None if stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode) else _open_special(target, status)


def _duplicate(number: int, name: str) -> int:
    """Duplicates a descriptor that linnet was given. Its own descriptors, which are not inheritable, are refused."""
    try:
        if os.get_inheritable(number):
            return os.dup(number)
    except (OSError, OverflowError):
        pass
    _fail(errno.EBADF, name)


def _open_special(target: str, seen: os.stat_result) -> int:
    """Opens the file that was checked, and no other file that has taken its name since."""
    if stat.S_ISFIFO(seen.st_mode):
        _refuse_planted(target, seen)
    fd = os.open(target, os.O_WRONLY | os.O_CLOEXEC | os.O_NOCTTY)
    if not os.path.samestat(seen, os.fstat(fd)):
        os.close(fd)
        raise OSError(errno.ESTALE, "changed while it was opened", target)
    return fd


def _refuse_planted(target: str, fifo: os.stat_result) -> None:
    """Does what the kernel does with fs.protected_fifos, which covers only calls that may create a file."""
    directory = os.stat(os.path.dirname(os.path.realpath(target)))
    shared = directory.st_mode & stat.S_ISVTX and directory.st_mode & stat.S_IWOTH
    if shared and fifo.st_uid not in (os.geteuid(), directory.st_uid):
        raise PermissionError(errno.EACCES, "a pipe of another user in a directory that all may write to", target)


def refuse_terminal(target: str) -> None:
    """Refuses a terminal, unless it was named: a serial line is a terminal too."""
    number = 1 if target == STANDARD else descriptor_named(target)
    if number is not None and _is_terminal(number):
        raise BadUsage(f"{output_name(target)} is a terminal; expected -o FILE or a redirection")


def _is_terminal(number: int) -> bool:
    try:
        return os.isatty(number)
    except OverflowError:
        return False


def _fail(number: int, name: str) -> NoReturn:
    raise OSError(number, os.strerror(number), name)
