# SPDX-License-Identifier: MIT OR Apache-2.0
"""Exit statuses, and the exceptions that cause them. An OSError causes IO_FAILED."""

from __future__ import annotations

import errno
import os

DONE = 0
NOT_VERIFIED = 1
BAD_USAGE = 2
IO_FAILED = 3


class Failure(Exception):
    """Has an exit status, and may have a second line that says what to do."""

    status = NOT_VERIFIED

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class NotVerified(Failure):
    """The data are not what they should be."""


class BadUsage(Failure):
    """The command asks for something impossible, or lacks an option."""

    status = BAD_USAGE


class BadAnswer(BadUsage):
    """The typed answer is wrong. `about` adds no file's name."""


class WrongAnswer(BadAnswer):
    """The typed answer is not the right one."""

    status = NOT_VERIFIED


class about:
    """In a `with` block: names a file in failures, and in OSErrors from calls that know only a descriptor, or always."""

    def __init__(self, name: str, *, always: bool = False) -> None:
        self._name = name
        self._always = always

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: type[BaseException] | None, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, OSError):
            if self._always or error.filename is None:
                error.filename = self._name
        elif isinstance(error, Exception) and not isinstance(error, BadAnswer):
            failure = failure_of(error)
            if failure is not None:
                raise type(failure)(f"{self._name}: {failure}", hint=failure.hint) from None


def failure_of(error: Exception) -> Failure | None:
    """The failure for an exception of the package or of the command."""
    if isinstance(error, Failure):
        return error
    if isinstance(error, (OSError, MemoryError)):
        return None
    from linnet.sealed_file import BadKey, NoScrypt, NotAccepted, SealedFileError, TooLong

    if isinstance(error, (BadKey, NoScrypt, NotAccepted, TooLong)):
        return BadUsage(str(error))
    return NotVerified(str(error)) if isinstance(error, SealedFileError) else None


class starting_threads:
    """In a `with` block. If the system gives no thread, Python raises RuntimeError."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, RuntimeError):
            raise OSError(errno.EAGAIN, "cannot start a thread") from None


def describe(error: OSError | MemoryError) -> str:
    if isinstance(error, MemoryError):
        return ": ".join(filter(None, (os.strerror(errno.ENOMEM), str(error))))
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename is not None else reason
