# SPDX-License-Identifier: MIT OR Apache-2.0
"""Exit statuses, and the exceptions that lead to them. An OSError leads to IO_FAILED."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

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
    """The command asks for what cannot be done, or lacks an option."""

    status = BAD_USAGE


class BadAnswer(BadUsage):
    """What was typed is wrong, whatever file it was asked for."""


class WrongAnswer(BadAnswer):
    """It was not what was asked for."""

    status = NOT_VERIFIED


@contextmanager
def about(name: str, *, always: bool = False) -> Iterator[None]:
    """Names a file in failures, and in OSErrors of calls that know a descriptor only, or always."""
    try:
        yield
    except OSError as error:
        if always or error.filename is None:
            error.filename = name
        raise
    except BadAnswer:
        raise
    except Exception as error:
        failure = failure_of(error)
        if failure is None:
            raise
        raise type(failure)(f"{name}: {failure}", hint=failure.hint) from None


def failure_of(error: Exception) -> Failure | None:
    """What an exception means to the command, if it is one of the package or of ours."""
    if isinstance(error, Failure):
        return error
    if isinstance(error, (OSError, MemoryError)):
        return None
    from linnet.sealed_file import BadKey, NotAccepted, SealedFileError, TooLong

    if isinstance(error, (BadKey, NotAccepted, TooLong)):
        return BadUsage(str(error))
    return NotVerified(str(error)) if isinstance(error, SealedFileError) else None


@contextmanager
def starting_threads() -> Iterator[None]:
    """Where the system gives no thread, Python says so by RuntimeError."""
    try:
        yield
    except RuntimeError:
        raise OSError(errno.EAGAIN, "cannot start a thread") from None


def describe(error: OSError | MemoryError) -> str:
    if isinstance(error, MemoryError):
        return os.strerror(errno.ENOMEM)
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename is not None else reason
