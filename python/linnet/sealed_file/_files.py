# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files that appear under their name only when they are complete."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

NO_HARD_LINKS = {errno.EPERM, errno.EOPNOTSUPP, errno.EMLINK}


@contextlib.contextmanager
def new_file(path: str | os.PathLike[str], *, overwrite: bool) -> Iterator[BinaryIO]:
    """A file to write to, of mode 0600. It gets its name at the end, when it is on the disk; on an error it is deleted."""
    path = os.fspath(path)
    if not overwrite and os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), path)
    directory, name = os.path.split(path)
    if not name or os.path.isdir(path):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    temporary = os.path.join(directory, f".linnet-{os.urandom(8).hex()}.tmp")
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    fd = os.open(temporary, flags, 0o600)
    try:
        with os.fdopen(fd, "wb") as file:
            yield file
            file.flush()
            os.fsync(fd)
        _publish(temporary, path, overwrite=overwrite)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)
    _sync_directory(directory or ".")


def _publish(temporary: str, path: str, *, overwrite: bool) -> None:
    if overwrite:
        os.replace(temporary, path)
    elif os.name == "nt":
        os.rename(temporary, path)  # on Windows this replaces no file
    else:
        try:
            os.link(temporary, path, follow_symlinks=False)
        except OSError as error:
            if error.errno not in NO_HARD_LINKS:
                raise
            # An empty file reserves the name, so that the rename replaces no other file.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            os.replace(temporary, path)


def _sync_directory(directory: str) -> None:
    """Makes the name durable across a power cut, if the system has such a call."""
    with contextlib.suppress(OSError):
        fd = os.open(directory, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
