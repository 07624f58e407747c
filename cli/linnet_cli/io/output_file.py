# SPDX-License-Identifier: MIT OR Apache-2.0
"""Output files that appear under their name only when they are complete.

The file has no name while it is written (O_TMPFILE), so that nothing is left over however the program
ends. If the system cannot do that, it has a temporary name, which every catchable signal removes.
"""

from __future__ import annotations

import errno
import os
import stat

from linnet_cli.errors import about
from linnet_cli.io import signals
from linnet_cli.io.descriptors import Identity, identity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

NO_HARD_LINKS = {errno.EPERM, errno.EOPNOTSUPP, errno.EMLINK}
CANNOT_SYNC = {errno.EINVAL, errno.EOPNOTSUPP}
ATTEMPTS = 100


class OutputFile:
    """Write to `fd`, then `publish`. Leaving the `with` block without that discards the file."""

    def __init__(self, path: str, *, overwrite: bool) -> None:
        self.path = path
        self.fd = -1
        self._overwrite = overwrite
        self._directory = -1
        self._temporary: str | None = None
        directory, self._name = os.path.split(path)
        self._refuse_what_exists()
        try:
            with signals.held(), about(path, always=True):
                # Without O_PATH the directory must be readable too.
                flags = getattr(os, "O_PATH", os.O_RDONLY) | os.O_DIRECTORY | os.O_CLOEXEC
                self._directory = os.open(directory or ".", flags)
                self._open()
        except BaseException:
            self._discard()
            raise

    def __enter__(self) -> OutputFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._discard()

    def publish(self, mode: int, *, durable: bool = False) -> Identity | None:
        """Gives the complete file its mode and its name. If it replaces another file, or must be durable, its data are on the disk
        before that and its name when this returns."""
        with signals.held(), about(self.path, always=True):
            os.fchmod(self.fd, mode)
            published = identity(os.fstat(self.fd))
            if self._overwrite and self._existing_mode() is not None:
                self._refuse_what_exists()
                durable = True
            if durable:
                sync(self.fd)
            self._name_it()
            if durable:
                self._sync_directory()
            return published

    def _name_it(self) -> None:
        if self._temporary is None and not self._overwrite:
            self._link_unnamed(self._name)
            return
        if self._temporary is None:
            self._temporary = self._with_fresh_name(self._link_unnamed)
        self._close()
        if self._overwrite:
            os.replace(self._temporary, self._name, src_dir_fd=self._directory, dst_dir_fd=self._directory)
        else:
            self._move_without_overwriting(self._temporary)
        self._temporary = None

    def _refuse_what_exists(self) -> None:
        mode = self._existing_mode()
        directory = mode is not None and stat.S_ISDIR(mode)
        if directory or not self._name or (self._overwrite and os.path.isdir(self.path)):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), self.path)
        if mode is not None and not self._overwrite:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), self.path)
        if mode is not None and not (stat.S_ISREG(mode) or stat.S_ISLNK(mode)):
            raise FileExistsError(errno.EEXIST, "a special file has taken the name", self.path)

    def _existing_mode(self) -> int | None:
        """The mode of the file with the name, which may be a link. Impossible names fail here."""
        try:
            if self._directory < 0:
                return os.lstat(self.path).st_mode
            return os.stat(self._name, dir_fd=self._directory, follow_symlinks=False).st_mode
        except FileNotFoundError:
            return None

    def _open(self) -> None:
        """Opens an unnamed file if possible; if not, the attempt with a name shows the error."""
        if hasattr(os, "O_TMPFILE"):
            try:
                self.fd = os.open(".", os.O_TMPFILE | os.O_WRONLY | os.O_CLOEXEC, 0o600, dir_fd=self._directory)
            except OSError:
                pass
            else:
                if os.path.exists(f"/proc/self/fd/{self.fd}"):
                    return
                self._close()
        self._temporary = self._with_fresh_name(self._create)

    def _create(self, name: str) -> None:
        self.fd = os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600, dir_fd=self._directory)

    def _link_unnamed(self, name: str) -> None:
        """Names a file that was opened with O_TMPFILE, as linkat(2) describes."""
        os.link(f"/proc/self/fd/{self.fd}", name, dst_dir_fd=self._directory, follow_symlinks=True)

    def _with_fresh_name(self, make: Callable[[str], None]) -> str:
        for _ in range(ATTEMPTS):
            name = f".linnet-{os.urandom(8).hex()}.tmp"
            try:
                make(name)
            except FileExistsError:
                continue
            return name
        raise FileExistsError(errno.EEXIST, "no free temporary name", self.path)

    def _move_without_overwriting(self, temporary: str) -> None:
        try:
            os.link(temporary, self._name, src_dir_fd=self._directory, dst_dir_fd=self._directory, follow_symlinks=False)
        except OSError as error:
            if error.errno not in NO_HARD_LINKS:
                raise
            # An empty file reserves the name, so that the rename replaces no other file.
            os.close(os.open(self._name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600, dir_fd=self._directory))
            os.replace(temporary, self._name, src_dir_fd=self._directory, dst_dir_fd=self._directory)
        else:
            os.unlink(temporary, dir_fd=self._directory)

    def _sync_directory(self) -> None:
        try:
            fd = os.open(".", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC, dir_fd=self._directory)
        except PermissionError:
            os.sync()
            return
        try:
            sync(fd)
        finally:
            os.close(fd)

    def _close(self) -> None:
        fd, self.fd = self.fd, -1
        if fd >= 0:
            os.close(fd)

    def _discard(self) -> None:
        with signals.held():
            temporary, self._temporary = self._temporary, None
            if temporary is not None:
                _attempt(lambda: os.unlink(temporary, dir_fd=self._directory))
            _attempt(self._close)
            if self._directory >= 0:
                os.close(self._directory)
                self._directory = -1


def _attempt(action: Callable[[], None]) -> None:
    try:
        action()
    except OSError:
        return


def sync(fd: int) -> None:
    """Forces data to the disk. Some file systems do not support this, and do not need it."""
    try:
        _force(fd)
    except OSError as error:
        if error.errno not in CANNOT_SYNC:
            raise


def _force(fd: int) -> None:
    import fcntl

    full = getattr(fcntl, "F_FULLFSYNC", None)  # on systems where fsync stops at the disk's cache
    if full is None:
        os.fsync(fd)
    else:
        fcntl.fcntl(fd, full)
